//! What the arbiter has found and imposed, and what follows from what he finds.
use shakmaty::Color;

use super::{Game, Ruled};

/// What the arbiter has found and imposed in a game, and what follows from what he finds.
#[derive(Debug, Clone, Copy)]
pub struct Rulings<'a> {
    pub(super) game: &'a Game,
}

impl<'a> Rulings<'a> {
    /// All rulings against players so far, in their order; those that were withdrawn too.
    #[must_use]
    pub fn all(self) -> &'a [Ruled] {
        &self.game.conduct.rulings
    }

    /// The ruling with this number, counted from 1, unless it was withdrawn.
    #[must_use]
    pub fn standing(self, number: usize) -> Option<&'a Ruled> {
        self.all().get(number.checked_sub(1)?).filter(|ruled| ruled.withdrawn.is_none())
    }

    /// How many illegal moves of this player were completed and found.
    #[must_use]
    pub fn illegal_moves(self, side: Color) -> u32 {
        self.game.conduct.illegal_moves(side)
    }

    /// The move in progress when the arbiter saw that the position is illegal, as a ply, and when that was (A.4.d of 2014): it is so
    /// still.
    #[must_use]
    pub fn illegal_position_seen(self) -> Option<(usize, crate::clock::Moment)> {
        let seen = self.game.conduct.illegal_seen.filter(|&(seen, _)| self.game.record().is_illegal_since(seen));
        seen.map(|(plies, at)| (plies + 1, at))
    }
}
