//! Sealing, adjourning and resuming in words. No sentence before the opening holds the sealed move.
use shakmaty::Color;

use super::{
    Audience, Cue,
    cue::{arbiter, room},
    moving::marks,
};
use crate::{
    game::{AdjournmentAct, Game, Seat, Step},
    language::{Arg, Line, Phrase},
    laws::adjournment::{WrongTime, wrong_time},
};

/// The cues of an adjournment.
pub(super) fn of_adjournment(by: Option<Seat>, act: &AdjournmentAct, game: &Game) -> Vec<Cue> {
    match *act {
        AdjournmentAct::Ordered(_) => ordered(game),
        AdjournmentAct::MoveSealed(_) => sealed(by, game),
        AdjournmentAct::Adjourned => adjourned(game),
        AdjournmentAct::ReplyHandedIn => reply_handed_in(game),
        AdjournmentAct::ResumptionBegan => vec![room(Line::ResumptionBegins, [])],
        AdjournmentAct::ReplyingClockStarted => replying_clock_started(game),
        AdjournmentAct::EnvelopeOpened(_) | AdjournmentAct::SealedMoveDeclared(_) => opened(game),
        AdjournmentAct::EnvelopeLost => envelope_lost(game),
    }
}

/// Who has sealed is told, and a player who does not see hears it where his assistant did it for him: it can still be changed.
fn sealed(by: Option<Seat>, game: &Game) -> Vec<Cue> {
    let mut cues = private(by, Line::MoveSealed, game);
    if let Some(Seat::Assistant(side)) = by
        && game.setup().is_impaired(side)
    {
        cues.extend(private(Some(Seat::Player(side)), Line::MoveSealed, game));
    }
    cues
}

/// The player on move is told to seal, unless he has.
pub(super) fn ordered(game: &Game) -> Vec<Cue> {
    of_side(game.mover().filter(|_| game.sitting().open_envelope().is_none()), Line::PleaseSeal)
}

/// The reply of the player on move is in the arbiter's hands.
pub(super) fn reply_handed_in(game: &Game) -> Vec<Cue> {
    of_side(game.mover(), Line::ReplySealed)
}

/// The clock of the player who has to reply runs.
pub(super) fn replying_clock_started(game: &Game) -> Vec<Cue> {
    of_side(sealer(game).map(Color::other), Line::ClockRestarted)
}

/// Nobody knows what the player has sealed.
pub(super) fn envelope_lost(game: &Game) -> Vec<Cue> {
    of_side(sealer(game), Line::EnvelopeLost)
}

/// Whose move is in the envelope, of an adjourned game or of a reply.
fn sealer(game: &Game) -> Option<Color> {
    let reply = game.record().current_ply().map(|ply| ply.mover);
    game.sitting().adjournment().map(|adjourned| adjourned.outside.sealer).or(reply)
}

fn of_side(side: Option<Color>, line: Line) -> Vec<Cue> {
    side.map(|side| room(line, [Arg::Color(side)])).into_iter().collect()
}

pub(super) fn private(by: Option<Seat>, line: Line, game: &Game) -> Vec<Cue> {
    by.map(|by| Cue::answer(Audience::private(by, game.setup()), Phrase::line(line))).into_iter().collect()
}

/// The room hears that the game is adjourned; the arbiter sees the outside of the envelope on his page.
pub(super) fn adjourned(game: &Game) -> Vec<Cue> {
    let Some(sealer) = sealer(game) else { return Vec::new() };
    let number = Arg::Number(game.record().move_number());
    vec![room(Line::GameAdjourned, [Arg::Color(sealer)]), arbiter(Line::MarkEnvelope, [Arg::Color(sealer), number])]
}

/// The arbiter reads the sealed move out, or that the paper names none. He alone is told why it is illegal, and which touched piece
/// it does not move.
pub(super) fn opened(game: &Game) -> Vec<Cue> {
    let Some(ply) = game.record().current_ply() else { return Vec::new() };
    match ply.announcement() {
        Some(said) => [vec![room(Line::SealedMoveIs, [Arg::Color(ply.mover), Arg::Move(said)])], marks(ply)].concat(),
        None => vec![room(Line::SealedMoveUnclear, [Arg::Color(ply.mover)])],
    }
}

/// A time that is set after both have moved again: the arbiter is told what the edition says of it (E.13).
pub(super) fn set_after_resumption(game: &Game) -> Option<Cue> {
    let moved = game.sitting().moves_since_resumption()?;
    match wrong_time(game.setup().edition, moved) {
        WrongTime::Corrected => None,
        WrongTime::StandsUnlessArbiterDecides => Some(arbiter(Line::MarkTimeStands, [])),
        WrongTime::StandsUnlessTooSevere => Some(arbiter(Line::MarkTimeStandsSevere, [])),
    }
}

/// What to do while a move is sealed or the game is adjourned.
#[expect(clippy::wildcard_enum_match_arm, reason = "only the steps of an adjournment come here")]
pub(super) fn step_phrase(step: Step) -> Phrase {
    Phrase::line(match step {
        Step::Seal => Line::StepSeal,
        Step::CloseEnvelope => Line::StepCloseEnvelope,
        Step::AwaitSealing => Line::StepAwaitSealing,
        Step::DeclareSealed => Line::StepDeclareSealed,
        _ => Line::StepAwaitResumption,
    })
}
