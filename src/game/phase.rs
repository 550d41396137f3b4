//! Where a game stands. What belongs to one phase only lives inside it.
use shakmaty::ByColor;

use super::{Adjournment, Ending, Ply, Turn};

/// The phase of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Before the first clock is started.
    Waiting,
    /// The game is on.
    Playing(Turn),
    /// A move ended the game on the board; the arbiter or both players have yet to confirm it.
    Ended {
        /// How it ended.
        ending: Ending,
        /// Which players have confirmed.
        confirmed: ByColor<bool>,
        /// What comes next, should the arbiter find that the game goes on.
        next: Turn,
    },
    /// The game is over.
    Finished(FinishedGame),
    /// A move is sealed, and the game waits to be resumed.
    Adjourned(Box<Adjournment>),
}

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// How it ended.
    pub ending: Ending,
    /// The ply that was in hand, where no move was made in it: what was touched and offered in it, and each press that was held back,
    /// stays on record.
    pub unplayed: Option<Box<Ply>>,
}
