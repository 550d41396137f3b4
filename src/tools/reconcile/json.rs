//! A finding as one JSON object.
use std::time::Duration;

use serde_json::{Value, json};
use shakmaty::{ByColor, Color};

use crate::{
    clock::Reading,
    laws::standing::Standing,
    reconciliation::{Alignment, BoardKind, Correction, Finding, Kind, RecordsVerdict},
};

/// The object that the manual describes. Times are milliseconds.
pub(super) fn object(finding: &Finding, words: String) -> Value {
    let corrections = |kind| finding.corrections.get(kind).iter().map(correction).collect::<Value>();
    json!({
        "finding": verdict(&finding.verdict),
        "truth_fen": finding.truth.as_ref().map(Standing::fen),
        "last_agreed_ply": finding.last_agreed,
        "adjusts": finding.adjusts().map(board).collect::<Value>(),
        "corrections": {
            "special": corrections(BoardKind::Special),
            "normal": corrections(BoardKind::Normal),
        },
        "alignment": finding.alignment.as_ref().map(alignment),
        "clocks": finding.clocks.map(|reading| clocks(reading, finding.last_agreed)),
        "words": words,
    })
}

const fn verdict(verdict: &RecordsVerdict) -> &'static str {
    match verdict {
        RecordsVerdict::Equal => "equal",
        RecordsVerdict::SheetsAgree => "sheets_agree",
        RecordsVerdict::SheetsDiffer { .. } => "sheets_differ",
        RecordsVerdict::IllegalEntry { .. } => "illegal_entry",
        RecordsVerdict::Undetermined { .. } => "undetermined",
    }
}

const fn board(kind: BoardKind) -> &'static str {
    match kind {
        BoardKind::Special => "special",
        BoardKind::Normal => "normal",
    }
}

fn side(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

fn correction(one: &Correction) -> Value {
    json!({
        "piece": one.piece.char(),
        "from": one.from.map(|square| square.to_string()),
        "to": one.to.map(|square| square.to_string()),
    })
}

fn alignment(alignment: &Alignment) -> Value {
    let kind = match alignment.kind {
        Kind::Missing => "missing",
        Kind::Doubled => "doubled",
        Kind::Swapped => "swapped",
    };
    json!({ "sheet": side(alignment.sheet), "ply": alignment.ply, "kind": kind })
}

fn clocks(reading: Reading, ply: usize) -> Value {
    let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    json!({
        "ply": ply,
        "left": by_color(reading.left.map(|time| time.map_or(Value::Null, |time| millis(time).into()))),
        "completed": by_color(reading.completed.map(Value::from)),
    })
}

fn by_color(values: ByColor<Value>) -> Value {
    json!({ "white": values.white, "black": values.black })
}
