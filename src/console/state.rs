//! The state of a game as JSON, for the person who checks a rehearsal.
use serde_json::{Value, json};
use shakmaty::{Color, Position};

use super::{
    adjournment::adjournment,
    log::{act, claim, penalised},
    reconcile,
    rehearse::Rehearsal,
    value::{by_color, millis, name, reason, words},
};
use crate::{
    clock::{Moment, control::both_written},
    game::{Ending, Event, Game, Mark, Outcome, Phase, Seat, SheetLine, Step},
    language::{Phrase, Wording, speak},
    laws::{RawMove, chess960::Number},
};

/// The final state: placement of both boards, full FEN, phase and ending, clocks, counters, sheets, penalties, log.
///
/// `fen` is written even where an illegal move has left no possible position. Times are milliseconds.
#[must_use]
pub fn final_state(rehearsal: &Rehearsal) -> Value {
    let Rehearsal { game, now, log, .. } = rehearsal;
    let clock = game.clock().reading(*now);
    json!({
        "edition": game.setup().edition.year(),
        "chess960": game.setup().chess960().map(Number::get),
        "boards": by_color(|side| game.board(side).to_string().into()),
        "fen": fen(game),
        "phase": phase(game),
        "turn": game.mover().map(name),
        "steps": by_color(|side| step(game.step(side)).into()),
        "ending": game.ending().map(|ending| ending_value(ending, game)),
        "clocks": by_color(|side| clock.left.get(side).map_or(Value::Null, millis)),
        "used": by_color(|side| millis(game.clock().used(side, *now))),
        "counters": by_color(|side| (*clock.completed.get(side)).into()),
        "to_control": by_color(|side| (*clock.to_control.get(side)).into()),
        "pace": format!("{:?}", game.setup().pace()).to_lowercase(),
        "control": both_written(game.clock().controls()),
        "claim": game.claims().current().map(|pending| claim(pending, game)),
        "illegal_moves": by_color(|side| game.rulings().illegal_moves(side).into()),
        "signed": by_color(|side| game.has_signed(side).into()),
        "adjournment": adjournment(game, *now),
        "running": game.clock().side_running().map(name),
        "first_flag": game.clock().first_flag().map(name),
        "draw_offer": game.claims().draw_offers().first().map(|&side| name(side)),
        "sheets": by_color(|side| sheet(game, side)),
        "reconciliation": reconcile::state(game),
        "sheet_origins": by_color(|side| reconcile::origin(game.comparison().sheet_origin(side)).into()),
        "penalties": game.rulings().all().iter().filter_map(penalised).collect::<Vec<_>>(),
        "log": log.iter().map(|(at, event)| log_line(*at, event)).collect::<Vec<_>>(),
    })
}

fn fen(game: &Game) -> Option<String> {
    Some(game.record().standing()?.fen())
}

const fn step(step: Step) -> &'static str {
    match step {
        Step::AwaitStart => "await start",
        Step::AwaitArbiter => "await arbiter",
        Step::AwaitAnnouncement => "await announcement",
        Step::Repeat(_) => "repeat",
        Step::RepeatAgain(_) => "repeat again",
        Step::Execute(_) => "execute",
        Step::AwaitPress => "await press",
        Step::PressBehindReply => "press behind reply",
        Step::Move => "move",
        Step::Announce => "announce",
        Step::Press => "press",
        Step::PressWaits => "press waits",
        Step::ConfirmEnding => "confirm ending",
        Step::Over => "over",
        Step::Seal => "seal",
        Step::CloseEnvelope => "close envelope",
        Step::AwaitSealing => "await sealing",
        Step::AwaitResumption => "await resumption",
        Step::Reconcile(due) => reconcile::step(due),
        Step::DeclareSealed => "declare sealed",
        Step::ConfirmReady => "confirm ready",
        Step::ConfirmResumption(_) => "confirm resumption",
        Step::AwaitReady => "await ready",
    }
}

const fn phase(game: &Game) -> &'static str {
    match game.phase() {
        Phase::Waiting => "waiting",
        Phase::Playing(_) => "playing",
        Phase::Ended { .. } => "ended",
        Phase::Finished(_) => "finished",
        Phase::Adjourned(_) => "adjourned",
    }
}

fn ending_value(ending: Ending, game: &Game) -> Value {
    json!({
        "winner": ending.winner().map(name),
        "draw": ending.outcome == Outcome::Drawn,
        "score": ending.score(),
        "reason": reason(ending.reason),
        "article": ending.article(game.setup().edition, game.setup().rules()).number(game.setup().edition),
        "confirmed": game.is_finished(),
    })
}

fn sheet(game: &Game, side: Color) -> Value {
    game.record().sheet(side, Seat::Arbiter).iter().map(|line| sheet_line(line, game)).collect()
}

fn sheet_line(line: &SheetLine, game: &Game) -> Value {
    json!({
        "ply": line.ply,
        "mover": name(line.mover),
        "uci": line.entry.and_then(|said| uci(said, line, game)),
        "words": line.entry.map(words),
        "marks": line.marks.iter().map(mark).collect::<Vec<_>>(),
    })
}

fn uci(said: RawMove, line: &SheetLine, game: &Game) -> Option<String> {
    let before = game.record().position_after(line.ply - 1);
    let board = before.as_ref().map_or_else(|| game.board(line.mover), Position::board);
    let castles = match said {
        RawMove::Castling(side) => game.setup().castling_rook(line.mover, side),
        RawMove::Piece { .. } => None,
    };
    Some(said.to_uci_with(board, line.mover, castles)?.to_string())
}

/// A mark in one word and what belongs to it.
fn mark(mark: &Mark) -> Value {
    match *mark {
        Mark::Illegal(fault) => {
            let reason = speak(&Phrase::from(fault), Wording::default()).to_string();
            json!({ "illegal": reason })
        }
        Mark::PressedEarly => json!("pressed early"),
        Mark::PressedWithoutMove => json!("pressed without move"),
        Mark::HeldBack(times) => json!({ "presses held back": times }),
        Mark::Slips(times) => json!({ "slips": times }),
        Mark::ReplacedIllegal(said) => json!({ "replaced illegal": words(said) }),
        Mark::ReplacedLegal(said) => json!({ "replaced legal": words(said) }),
        Mark::Misspoken(said) => json!({ "misspoken": words(said) }),
        Mark::RepeatedAs(said) => json!({ "repeated as": words(said) }),
        Mark::AnnouncedOtherwise => json!("announced otherwise than placed"),
        Mark::ExecutedAs(said) => json!({ "executed as": words(said) }),
        Mark::IntentionBroken(said) => json!({ "written": words(said) }),
        Mark::TouchBroken(square) => json!({ "touched": square.to_string() }),
        Mark::DrawOffered(side) => json!({ "draw offered by": name(side) }),
    }
}

fn log_line(at: Moment, event: &Event) -> Value {
    let by = event.by.map_or_else(|| "clock".to_owned(), |seat| seat.to_string());
    let (act, detail) = act(&event.act);
    json!({ "at": at.as_millis(), "by": by, "event": act, "detail": detail })
}
