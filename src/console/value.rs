//! Values that the state of a game is written with.
use std::time::Duration;

use serde_json::{Value, json};
use shakmaty::{ByColor, Color};

use crate::{
    game::Reason,
    language::{Phrase, Style, Wording, speak},
    laws::RawMove,
};

/// What White has, and what Black has.
pub(super) fn by_color(of: impl FnMut(Color) -> Value) -> Value {
    let ByColor { white, black } = ByColor::new_with(of);
    json!({ "white": white, "black": black })
}

/// The name of a side.
pub(super) fn name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

/// A time in milliseconds.
pub(super) fn millis(time: Duration) -> Value {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX).into()
}

/// Why a game ended.
pub(super) const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Resignation => "resignation",
        Reason::Stalemate => "stalemate",
        Reason::DeadPosition => "dead position",
        Reason::Agreement => "agreement",
        Reason::TimeForfeit => "time forfeit",
        Reason::TimeForfeitWithoutMatingMaterial => "time forfeit, opponent cannot mate",
        Reason::BothFlags => "both flags",
        Reason::DefaultTime => "default time",
        Reason::LateForResumption => "late for the resumption",
        Reason::Penalty => "penalty",
        Reason::Quickplay => "quickplay finish",
        Reason::Threefold => "threefold repetition",
        Reason::FiftyMoves => "fifty moves",
        Reason::FivefoldRepetition => "fivefold repetition",
        Reason::SeventyFiveMoves => "seventy-five moves",
        Reason::IllegalMoves => "illegal moves",
        Reason::IllegalMovesWithoutMatingMaterial => "illegal moves, opponent cannot mate",
        Reason::Irregularity => "irregularity",
        Reason::ColoursReversed => "colours reversed",
        Reason::PositionLost => "position lost",
        Reason::SealedMove => "sealed move",
        Reason::IllegalPosition => "illegal position",
    }
}

/// A move in full words.
pub(super) fn words(said: RawMove) -> String {
    speak(&Phrase::full_move(said), Wording { style: Style::Full, ..Wording::default() }).to_string()
}
