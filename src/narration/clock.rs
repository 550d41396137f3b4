//! What happens on the clock, in words.
use std::time::Duration;

use shakmaty::Color;

use super::{
    Audience, Cue,
    adjournment::set_after_resumption,
    cue::{arbiter, everybody, room},
};
use crate::{
    game::{ClockAct, Game, Seat},
    language::{Arg, Line, Phrase},
};

/// The cues of what happened to the clock.
pub(super) fn of_clock(by: Option<Seat>, act: &ClockAct, game: &Game) -> Vec<Cue> {
    match *act {
        // The arbiter does not call himself.
        ClockAct::Stopped if by == Some(Seat::Arbiter) => vec![room(Line::StepAwaitArbiter, [])],
        ClockAct::Stopped => vec![room(Line::ClockStopped, [])],
        ClockAct::Restarted => restarted(game),
        ClockAct::Set { side, left, completed } => set(side, left, completed, game),
        ClockAct::ControlReplaced(_) => everybody(game, &Phrase::line(Line::ControlReplaced)),
        ClockAct::IncrementIntroduced(time) => {
            everybody(game, &Phrase::with(Line::IncrementIntroduced, [Arg::Time(time)]))
        }
        ClockAct::TimeRanOut(side) => vec![arbiter(Line::MarkTimeRanOut, [Arg::Color(side)])],
        ClockAct::AssistantAsked(side) => asked(by, side, game),
        ClockAct::CallsForbidden => everybody(game, &Phrase::line(Line::CallsForbidden)),
        ClockAct::CallsAllowed => everybody(game, &Phrase::line(Line::CallsAllowed)),
    }
}

/// Whose clock goes on.
pub(super) fn restarted(game: &Game) -> Vec<Cue> {
    let running = game.clock().side_running();
    running.map(|side| room(Line::ClockRestarted, [Arg::Color(side)])).into_iter().collect()
}

/// What stands on the clock now.
pub(super) fn set(side: Color, left: Duration, completed: u32, game: &Game) -> Vec<Cue> {
    let args = vec![Arg::Color(side), Arg::Time(left), Arg::Number(completed)];
    let mut cues = everybody(game, &Phrase::Line(Line::ClockSet, args));
    cues.extend(set_after_resumption(game));
    cues
}

/// The player hears that his assistant is asked. Where it is the assistant who says so, the arbiter is told.
pub(super) fn asked(by: Option<Seat>, side: Color, game: &Game) -> Vec<Cue> {
    let assistant = Seat::Assistant(side);
    let question = Phrase::with(Line::AssistantAsked, [Arg::Color(side)]);
    let player = Audience::private(Seat::Player(side), game.setup());
    let mut cues = vec![
        Cue::answer(Audience::Page(assistant), question.clone()),
        Cue::answer(player, Phrase::line(Line::AssistantTold)),
    ];
    if by == Some(assistant) {
        cues.push(Cue::arbiter(question));
    }
    cues
}
