//! Where a game stands. What belongs to one phase only lives inside it.
use shakmaty::ByColor;

use super::{Adjournment, Ending, Turn};

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
    Finished(Ending),
    /// A move is sealed, and the game waits to be resumed.
    Adjourned(Box<Adjournment>),
}
