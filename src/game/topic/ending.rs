//! The end of the game: on the board, by a word, and its confirmation (5.1, 5.2, 8.7).
use shakmaty::Color;

use crate::game::Ending;

/// What somebody asks that ends the game or confirms its end.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum EndingCommand {
    /// The player resigns.
    Resign,
    /// The player signs both scoresheets (8.7).
    SignSheets,
    /// The end of the game that a move brought is confirmed.
    Confirm,
    /// The arbiter finds that the game has not ended.
    Reject,
}

/// What happened about the end of the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum EndingAct {
    /// This player has signed both scoresheets.
    SheetSigned(Color),
    /// Whether this side could still checkmate was not determined: the ending that follows takes it that it could.
    ChanceUndetermined(Color),
    /// A move, a word or a claim ended the game; an ending on the board waits to be confirmed.
    Ended(Ending),
    /// The end was confirmed by this person.
    Confirmed,
    /// The arbiter found that the game goes on.
    Rejected,
}
