//! What a game hands to [`reconciliation`](crate::reconciliation).
use super::Game;
use crate::{clock::Moment, reconciliation::ClockHistory};

impl Game {
    /// What the clocks showed before the first move and after each completed ply. Plies that were ruled off are no part
    /// of it.
    #[must_use]
    pub fn clock_history(&self) -> ClockHistory {
        ClockHistory {
            at_start: Self::new(self.setup.clone()).clock().reading(Moment::START),
            after: self.plies.iter().map(|ply| ply.pressed.map(|(_, reading)| reading)).collect(),
        }
    }
}
