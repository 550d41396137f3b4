//! What the arbiter has found against the players: penalties, illegal moves, an illegal position.
use shakmaty::{ByColor, Color};

use crate::{clock::Moment, laws::penalty::Penalty};

/// A penalty that was imposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Penalised {
    /// Moment of the ruling.
    pub at: Moment,
    /// The player who is penalised.
    pub side: Color,
    /// The penalty that was imposed.
    pub penalty: Penalty,
}

/// Penalties, illegal moves, and an illegal position that he has seen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Conduct {
    /// In the order in which they were imposed.
    pub(super) penalties: Vec<Penalised>,
    /// How many illegal moves of each player were completed and found.
    illegal_moves: ByColor<u32>,
    /// How many plies were completed when the arbiter told that he sees an illegal position, and when that was.
    pub(super) illegal_seen: Option<(usize, Moment)>,
}

impl Conduct {
    /// How many illegal moves of this player count.
    pub(super) fn illegal_moves(&self, side: Color) -> u32 {
        *self.illegal_moves.get(side)
    }

    /// One more counts.
    pub(super) fn count_illegal_move(&mut self, side: Color) {
        let count = self.illegal_moves.get_mut(side);
        *count = count.saturating_add(1);
    }
}
