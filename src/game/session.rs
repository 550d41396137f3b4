//! When the players sit down: the start of the game, its resumption after an adjournment, and the pause after a restart.
use crate::clock::Moment;

use super::Held;

/// The moments from which the game's times count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Session {
    /// When White's clock was started.
    pub(super) started: Option<Moment>,
    /// When an adjourned game was resumed, and how many plies were completed then.
    pub(super) resumed: Option<(Moment, usize)>,
    /// The clock stands after a restart of the program.
    pub(super) held: Option<Held>,
}

impl Session {
    /// When the players were to sit down last: the default time counts from then.
    pub(super) fn began(&self) -> Option<Moment> {
        self.resumed.map(|(at, _)| at).or(self.started)
    }
}
