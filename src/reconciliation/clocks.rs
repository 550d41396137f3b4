//! What the clocks showed after each ply.
use crate::clock::Reading;

/// The history of the clocks of a game, as its journal has it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ClockHistory {
    /// Before the first move.
    pub at_start: Reading,
    /// After each completed ply, the first one first; `None` where the clock was not pressed.
    pub after: Vec<Option<Reading>>,
}

impl ClockHistory {
    /// Both times and counters as they stood after so many plies, if that is known.
    #[must_use]
    pub fn at(&self, plies: usize) -> Option<Reading> {
        match plies.checked_sub(1) {
            None => Some(self.at_start),
            Some(index) => self.after.get(index).copied().flatten(),
        }
    }
}
