//! What the program itself notices. Nobody asks for it, so there is no command.
use std::time::Duration;

use shakmaty::{Board, Color, Piece, Square};

use crate::game::Incident;

/// What the program noticed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum NoticeAct {
    /// The program noticed something about its machine.
    Noticed(Incident),
    /// The electronic board of this side, which has come to rest, sees this: it differs from the record, or agrees with it
    /// again. A fact of a witness, told to the arbiter; nothing follows from it.
    BoardSensed {
        /// The player whose board it is.
        side: Color,
        /// What stands on it.
        board: Board,
    },
    /// An electronic board saw a piece lifted and put back. A fact of a witness, told to the arbiter; nothing follows from it.
    LiftSensed(Lifted),
}

/// A piece that was off its square on an electronic board and came back to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lifted {
    /// The player whose board it is.
    pub side: Color,
    /// Where the piece stands.
    pub square: Square,
    /// What stood there before and after.
    pub piece: Piece,
    /// How long it was off, or until another was played.
    pub away: Duration,
    /// The ply during which it was lifted, counted from 1.
    pub ply: usize,
}
