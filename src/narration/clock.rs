//! What happens on the clock, in words.
use std::time::Duration;

use shakmaty::Color;

use super::{
    Audience, Cue,
    adjournment::set_after_resumption,
    cue::{arbiter, everybody, room},
    start::passphrase_lost,
    step_phrase,
};
use crate::{
    game::{ClockAct, Game, Seat, Step},
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
        // What he sets in its place is told.
        ClockAct::Proposed { .. } => Vec::new(),
        ClockAct::ControlReplaced(_) => everybody(game, &replaced(game)),
        ClockAct::IncrementIntroduced(time) => {
            everybody(game, &Phrase::with(Line::IncrementIntroduced, [Arg::Time(time)]))
        }
        ClockAct::TimeRanOut(side) => vec![arbiter(Line::MarkTimeRanOut, [Arg::Color(side)])],
        ClockAct::AssistantAsked(side) => asked(by, side, game),
        ClockAct::CallsForbidden => everybody(game, &Phrase::line(Line::CallsForbidden)),
        ClockAct::CallsAllowed => everybody(game, &Phrase::line(Line::CallsAllowed)),
    }
}

/// Whose clock goes on. Whoever cannot see what he was in the middle of hears it: he may have pressed before the stop, and it did not
/// count.
fn restarted(game: &Game) -> Vec<Cue> {
    let Some(running) = game.clock().side_running() else { return Vec::new() };
    let due = |side: Color| {
        let step = game.step(side);
        let begun = matches!(
            step,
            Step::Press
                | Step::PressBehindReply
                | Step::PressWaits
                | Step::Repeat(_)
                | Step::RepeatAgain(_)
                | Step::Execute(_)
        );
        match Audience::private(Seat::Player(side), game.setup()) {
            to @ Audience::Earphone(_) if begun => Some(Cue::answer(to, step_phrase(step))),
            Audience::Earphone(_) | Audience::Page(_) | Audience::Room => None,
        }
    };
    [room(Line::ClockRestarted, [Arg::Color(running)])]
        .into_iter()
        .chain(Color::ALL.into_iter().filter_map(due))
        .chain(passphrase_lost(game))
        .collect()
}

/// The right setting, and what stands on the clocks with it.
fn replaced(game: &Game) -> Phrase {
    let now = game.log().last().map(|logged| logged.at);
    let shown = |side: Color| {
        let left = game.clock().left(side, now?)?;
        Some(shows(side, left, game.clock().completed(side)))
    };
    let shown = Color::ALL.into_iter().filter_map(shown);
    Phrase::Several([Phrase::line(Line::ControlReplaced)].into_iter().chain(shown).collect())
}

fn shows(side: Color, left: Duration, completed: u32) -> Phrase {
    Phrase::Line(Line::ClockSet, vec![Arg::Color(side), Arg::Time(left), Arg::Number(completed)])
}

/// What stands on the clock now.
pub(super) fn set(side: Color, left: Duration, completed: u32, game: &Game) -> Vec<Cue> {
    let mut cues = everybody(game, &shows(side, left, completed));
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
