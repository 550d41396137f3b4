//! The procedure that brings boards and sheets together, in the JSON state and its log.
use serde_json::{Value, json};

use super::value::{by_color, millis, name, words};
use crate::{
    clock::Reading,
    game::{Basis, ClockProposal, ComparisonStage, Decision, Due, Game, Notice, ReconcileAct, SheetOrigin},
    language::understand::telling::Telling,
    laws::standing::Standing,
    reconciliation::{BoardKind, Correction, RecordsVerdict, SheetEntry},
};

/// What a player has to do.
pub(super) const fn step(due: Due) -> &'static str {
    match due {
        Due::Tell => "tell board",
        Due::Correct(..) => "correct board",
        Due::AwaitOther => "await other board",
        Due::Compare(_) => "compare board",
    }
}

/// Null where nothing is being compared.
pub(super) fn state(game: &Game) -> Value {
    let (Some(under_way), Some(stage)) = (game.comparison().procedure(), game.comparison().stage()) else {
        return Value::Null;
    };
    let (stage, due) = match stage {
        ComparisonStage::Facts => ("facts", Value::Null),
        ComparisonStage::Correcting(kind, correction) => ("correcting", correction_value(kind, correction)),
        ComparisonStage::Comparing(kind) => ("comparing", board(kind).into()),
        ComparisonStage::Clocks => ("clocks", Value::Null),
    };
    let finding = game.comparison().finding();
    json!({
        "by": under_way.by.to_string(),
        "at": under_way.at.as_millis(),
        "clocks_then": clocks(under_way.reading),
        "stage": stage,
        "due": due,
        "finding": verdict(&finding.verdict),
        "last_agreed_ply": finding.last_agreed,
        "truth_fen": under_way.decided.as_ref().map_or_else(
            || finding.truth.as_ref().map(Standing::fen),
            |decided| Some(decided.truth.fen()),
        ),
        "corrections": game.comparison().corrections_due().len(),
        "clocks_proposed": game.comparison().clock_proposal().map(proposal),
    })
}

const fn verdict(verdict: &RecordsVerdict) -> &'static str {
    match verdict {
        RecordsVerdict::Equal => "equal",
        RecordsVerdict::SheetsAgree => "sheets agree",
        RecordsVerdict::SheetsDiffer { .. } => "sheets differ",
        RecordsVerdict::IllegalEntry { .. } => "illegal entry",
        RecordsVerdict::Undetermined { .. } => "undetermined",
    }
}

fn proposal(proposal: ClockProposal) -> Value {
    match proposal {
        ClockProposal::Unchanged => "unchanged".into(),
        ClockProposal::Unknown => "unknown".into(),
        ClockProposal::Set(reading) => clocks(reading),
    }
}

fn clocks(reading: Reading) -> Value {
    json!({
        "left": by_color(|side| reading.left.get(side).map_or(Value::Null, millis)),
        "completed": by_color(|side| (*reading.completed.get(side)).into()),
    })
}

const fn board(kind: BoardKind) -> &'static str {
    match kind {
        BoardKind::Special => "special",
        BoardKind::Normal => "normal",
    }
}

pub(super) const fn origin(origin: SheetOrigin) -> &'static str {
    match origin {
        SheetOrigin::Player => "player",
        SheetOrigin::Assistant => "assistant",
        SheetOrigin::Recording => "recording",
        SheetOrigin::Program => "program",
    }
}

fn correction_value(kind: BoardKind, Correction { piece, from, to }: Correction) -> Value {
    json!({
        "board": board(kind),
        "piece": piece.char(),
        "from": from.map(|square| square.to_string()),
        "to": to.map(|square| square.to_string()),
    })
}

fn entry(entry: &SheetEntry) -> Value {
    match entry {
        SheetEntry::Move(said) => words(*said).into(),
        SheetEntry::Written(text) => text.clone().into(),
        SheetEntry::Gap => Value::Null,
    }
}

/// The acts of the procedure in the log.
pub(super) fn reconcile_act(act: &ReconcileAct) -> (&'static str, Value) {
    match act {
        ReconcileAct::Begun => ("comparison begun", Value::Null),
        ReconcileAct::Noticed(Notice::RefusedMove(said)) => ("refused move noticed", words(*said).into()),
        ReconcileAct::Noticed(Notice::OddRepetition(said)) => ("odd repetition noticed", words(*said).into()),
        ReconcileAct::Told(kind, Telling::All(pieces)) => {
            ("board told", json!({ "board": board(*kind), "pieces": pieces.to_string() }))
        }
        ReconcileAct::Told(kind, Telling::Squares(squares)) => {
            let told = squares.iter().map(|(square, piece)| format!("{square} {}", piece.map_or('-', |p| p.char())));
            ("squares told", json!({ "board": board(*kind), "squares": told.collect::<Vec<_>>() }))
        }
        ReconcileAct::SheetTold(side, text) => {
            let entries: Vec<Value> = text.entries.iter().map(entry).collect();
            ("sheet told", json!({ "side": name(*side), "entries": entries }))
        }
        ReconcileAct::EntryTold { side, ply, entry: written } => {
            ("entry told", json!({ "side": name(*side), "ply": ply, "entry": entry(written) }))
        }
        ReconcileAct::SheetKept(side, by) => ("sheet kept", json!({ "side": name(*side), "by": origin(*by) })),
        ReconcileAct::Decided(Decision { kept, moves, basis }) => {
            let basis = match basis {
                Basis::Rule => "rule",
                Basis::IllegalMove => "illegal move",
                Basis::UnpromotedPawn => "unpromoted pawn",
                Basis::Judgement => "judgement",
            };
            let moves: Vec<String> = moves.iter().map(|&said| words(said)).collect();
            ("position decided", json!({ "kept": kept, "moves": moves, "basis": basis }))
        }
        ReconcileAct::Corrected(kind, correction) => ("board corrected", correction_value(*kind, *correction)),
        ReconcileAct::Confirmed(kind) => ("board confirmed", board(*kind).into()),
        ReconcileAct::ReadOut(rank) => ("rank read out", rank.char().to_string().into()),
        ReconcileAct::Settled => ("comparison settled", Value::Null),
        ReconcileAct::CalledOff => ("comparison called off", Value::Null),
    }
}
