//! The start and the restart, in words.
use std::time::Duration;

use shakmaty::Color;

use super::{Audience, Cue, claim, cue::room, ending, ruled, setup, words_to_repeat};
use crate::{
    game::{Announcer, Game, PendingClaim, Rejection, Seat, StartAct, Step},
    language::{Arg, Line, Phrase},
};

/// The cues of the start or of a restart.
pub(super) fn began(act: &StartAct, game: &Game) -> Vec<Cue> {
    match *act {
        StartAct::Started => started(game),
        StartAct::Resumed { down } => resumed(down, game),
        StartAct::ClockHeld => held(game),
        StartAct::Ready(side) => ready(side, game),
    }
}

/// A Chess960 position is named before the first clock runs: both players set it up by its number. The arbiter is told of
/// an assistant that the edition requires.
fn started(game: &Game) -> Vec<Cue> {
    let number = game.setup().chess960().map(|number| room(Line::Chess960Start, [Arg::Number(number.get().into())]));
    let begins = game.mover().map(|side| room(Line::GameBegins, [Arg::Color(side)]));
    let lacking = setup::assistant_lacking(game.setup()).map(Cue::arbiter);
    number.into_iter().chain(begins).chain(lacking).collect()
}

/// How long the program was down, as far as it is known.
#[must_use]
pub fn resumed_phrase(down: Option<Duration>) -> Phrase {
    match down {
        Some(down) => Phrase::with(Line::MarkResumed, [Arg::Time(down)]),
        None => Phrase::line(Line::MarkResumedUnknown),
    }
}

fn resumed(down: Option<Duration>, game: &Game) -> Vec<Cue> {
    let mut cues = vec![Cue::arbiter(resumed_phrase(down))];
    // Where a clock ran, the words that it stands say the rest.
    if game.clock().side_running().is_some() || game.sitting().held().is_some() {
        return cues;
    }
    if let Some(ending) = game.ending().filter(|_| !game.is_finished()) {
        cues.extend(unheard(game));
        cues.extend(ending::ended(ending, game));
        return cues;
    }
    if Color::ALL.into_iter().any(|side| matches!(game.step(side), Step::AwaitArbiter | Step::Reconcile(_))) {
        cues.push(room(Line::ClockStopped, []));
        cues.extend(ruled::rulings_to_repeat(game));
        cues.extend(claimed(game));
        cues.extend(passphrase_lost(game));
        cues.extend(due(game));
    } else {
        let goes_on = game.mover().map(|side| room(Line::Resumed, [Arg::Color(side)]));
        // Nobody is on move before the envelope is opened.
        let closed = Color::ALL.into_iter().all(|side| game.step(side) == Step::AwaitResumption);
        let sealed = closed.then(|| room(Line::StepAwaitResumption, []));
        cues.extend(goes_on.or(sealed));
    }
    cues.extend(unheard(game));
    cues
}

/// What the program may not have said before it ended, and the room has to hear: the announcement that nobody has repeated, and an
/// offer of a draw that stands.
fn unheard(game: &Game) -> impl Iterator<Item = Cue> {
    let offered = |&side: &Color| room(Line::DrawOffered, [Arg::Color(side)]);
    to_repeat(game).into_iter().chain(game.claims().draw_offers().iter().map(offered))
}

/// The announcement that nobody has repeated (D.2.1), if no comparison has ruled it off.
fn to_repeat(game: &Game) -> Option<Cue> {
    let last = game.record().last_announced().filter(|_| !game.is_finished())?;
    if game.comparison().rules_off(last) {
        return None;
    }
    let ply = game.record().ply_to_answer(last.mover.other())?;
    let is_owed = matches!(game.record().answer_owed(last.mover.other()), Some(Step::Repeat(_) | Step::RepeatAgain(_)));
    let sounds = *game.setup().announcer.get(ply.mover) == Announcer::Program;
    (is_owed && sounds).then(|| words_to_repeat(ply, game).map(Cue::room))?
}

/// The claims that wait for the arbiter, with what the record says to them: whoever was to hear of them may not have.
fn claimed(game: &Game) -> impl Iterator<Item = Cue> {
    let claims = game.claims();
    claims
        .current()
        .filter(PendingClaim::stops_play)
        .into_iter()
        .chain(claims.behind().iter().copied())
        .flat_map(|pending| claim::claimed(pending.by, pending.claim, game))
}

/// What each player has to do, in private.
fn due(game: &Game) -> impl Iterator<Item = Cue> {
    Color::ALL.into_iter().map(|side| {
        let to = Audience::private(Seat::Player(side), game.setup());
        Cue::answer(to, super::step_phrase(game.step(side)))
    })
}

/// The clock stands after a restart, or since the envelope was opened: the room hears it, and each player what he has to do.
fn held(game: &Game) -> Vec<Cue> {
    let Some(held) = game.sitting().held() else { return Vec::new() };
    let mut cues = vec![room(Line::ClockHeld, [Arg::Color(held.side)])];
    // After an envelope was opened, this says it all.
    if game.sitting().held_at_resumption().is_some() {
        return cues;
    }
    cues.extend(unheard(game));
    cues.extend(passphrase_lost(game));
    cues.extend(due(game));
    cues
}

/// A player goes on. Where the clock stands for the passphrase alone, each hears whom he waits for, and the arbiter for what.
fn ready(side: Color, game: &Game) -> Vec<Cue> {
    let mut cues = vec![room(Line::PlayerReady, [Arg::Color(side)])];
    if game.sitting().awaits_passphrase() {
        cues.extend(passphrase_lost(game));
        cues.extend(due(game));
    }
    cues
}

/// The passphrase is in no record: after a restart the arbiter gives it again before a move can be sealed, or changed in its envelope.
pub(super) fn passphrase_lost(game: &Game) -> Option<Cue> {
    game.sitting().lacks_passphrase().then(|| Cue::arbiter(Rejection::PassphraseNeeded.phrase()))
}
