//! Statements about hands on a board: a piece is touched, or only adjusted (4.2, 4.3; D.2.2).
//!
//! A statement is evidence at once. A slip is withdrawn before the next act of the person who made it: both stay on record.
//! Who has stated several withdraws them one by one, the last one first: stating another ends none of them.
use shakmaty::{Color, Square};

use super::Seat;

/// What is stated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Statement {
    /// The piece there is touched.
    Touched(Square),
    /// The piece there is adjusted.
    Adjusts(Square),
}

impl Statement {
    /// The square it is about.
    #[must_use]
    pub const fn square(self) -> Square {
        match self {
            Self::Touched(square) | Self::Adjusts(square) => square,
        }
    }
}

/// A statement, while it can still be withdrawn: the last one first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Stated {
    /// Who made it.
    pub(super) by: Seat,
    /// What it was.
    pub(super) what: Statement,
    /// Whose offer of a draw it answered: it stands again if nothing was touched.
    pub(super) lapsed: Option<Color>,
}
