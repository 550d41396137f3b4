//! Sealing, adjourning and resuming in words. No sentence before the opening holds the sealed move.
use super::{
    Audience, Cue,
    event::{arbiter, marks, room},
};
use crate::{
    game::{Act, Event, Game, Seat, Step},
    language::{Arg, Line, Phrase},
    laws::adjournment::{WrongTime, wrong_time},
};

/// The cues of an act of adjournment; none for any other.
pub(super) fn narrate_adjournment(event: &Event, game: &Game) -> Vec<Cue> {
    let reply = game.current_ply().map(|ply| ply.mover);
    let sealer = game.adjournment().map(|adjourned| adjourned.outside.sealer).or(reply);
    match &event.act {
        Act::AdjournmentOrdered(_) => {
            game.mover().map(|side| room(Line::PleaseSeal, [Arg::Color(side)])).into_iter().collect()
        }
        Act::MoveSealed(_) => private(event.by, Line::MoveSealed, game),
        Act::Adjourned => sealer.map(|side| adjourned(side, game)).unwrap_or_default(),
        Act::ReplyHandedIn => {
            game.mover().map(|side| room(Line::ReplySealed, [Arg::Color(side)])).into_iter().collect()
        }
        Act::ResumptionBegan => vec![room(Line::ResumptionBegins, [])],
        Act::ReplyingClockStarted => {
            sealer.map(|side| room(Line::ClockRestarted, [Arg::Color(side.other())])).into_iter().collect()
        }
        Act::EnvelopeOpened(_) | Act::SealedMoveDeclared(_) => opened(game),
        Act::EnvelopeLost => sealer.map(|side| room(Line::EnvelopeLost, [Arg::Color(side)])).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn private(by: Option<Seat>, line: Line, game: &Game) -> Vec<Cue> {
    by.map(|by| Cue::answer(Audience::private(by, game.setup()), Phrase::line(line))).into_iter().collect()
}

/// The room hears that the game is adjourned; the arbiter sees the outside of the envelope on his page.
fn adjourned(sealer: shakmaty::Color, game: &Game) -> Vec<Cue> {
    let number = Arg::Number(game.move_number());
    vec![room(Line::GameAdjourned, [Arg::Color(sealer)]), arbiter(Line::MarkEnvelope, [Arg::Color(sealer), number])]
}

/// The arbiter reads the sealed move out, or that it names none; he alone is told why it is illegal, and which touched piece
/// it leaves.
fn opened(game: &Game) -> Vec<Cue> {
    let Some(ply) = game.current_ply() else { return Vec::new() };
    match ply.announcement() {
        Some(said) => [vec![room(Line::SealedMoveIs, [Arg::Color(ply.mover), Arg::Move(said)])], marks(ply)].concat(),
        None => vec![room(Line::SealedMoveUnclear, [Arg::Color(ply.mover)])],
    }
}

/// A time that is set after both have moved again: the arbiter is told what the edition says of it (E.13).
pub(super) fn set_after_resumption(game: &Game) -> Option<Cue> {
    let moved = game.moves_since_resumption()?;
    match wrong_time(game.setup().edition, moved) {
        WrongTime::Corrected => None,
        WrongTime::StandsUnlessArbiterDecides => Some(arbiter(Line::MarkTimeStands, [])),
        WrongTime::StandsUnlessTooSevere => Some(arbiter(Line::MarkTimeStandsSevere, [])),
    }
}

/// What to do while a move is sealed or the game is adjourned.
pub(super) fn step_phrase(step: Step) -> Phrase {
    Phrase::line(match step {
        Step::Seal => Line::StepSeal,
        Step::CloseEnvelope => Line::StepCloseEnvelope,
        Step::AwaitSealing => Line::StepAwaitSealing,
        Step::DeclareSealed => Line::StepDeclareSealed,
        _ => Line::StepAwaitResumption,
    })
}
