//! Whether a mate fits into the bound.
use shakmaty::{Bitboard, Role, Square, attacks};

use super::{
    super::{LOSER, WINNER},
    ReachBound,
};

/// Which flight squares of the mated king have to be covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flights {
    /// All: for a bound that still grows.
    All,
    /// Those that the king may ever reach: for a bound that is complete.
    Reached,
}

impl ReachBound {
    /// Whether on some square the loser's king may be in check, with each flight square attacked or blocked.
    pub(super) fn mate_fits(&self, flights: Flights) -> bool {
        let stands = self.stands[*self.kings.get(LOSER) as usize];
        let hunters = self.stands[*self.kings.get(WINNER) as usize];
        let attacked = self.attacked();
        let covered = attacked | *self.terrain.held.get(WINNER) | (self.terrain.fixed & *self.own.get(LOSER));
        (stands & attacked).into_iter().any(|king| {
            let mut open = attacks::king_attacks(king) & !covered;
            if flights == Flights::Reached {
                open &= stands;
            }
            self.can_block(open)
                || (hunters & !attacks::king_attacks(king).with(king)).into_iter().any(|hunter| {
                    let near = attacks::king_attacks(hunter);
                    !open.is_disjoint(near) && self.can_block(open & !near)
                })
        })
    }

    /// The squares that the winner's pieces other than the king may attack.
    fn attacked(&self) -> Bitboard {
        let blockers = self.terrain.fixed.without(*self.kings.get(LOSER));
        let mut attacked = Bitboard::EMPTY;
        for &(first, piece) in &self.pieces {
            if piece.color != WINNER || piece.role == Role::King || self.fates.lost.contains(first) {
                continue;
            }
            for square in self.stands[first as usize] {
                attacked |= attacks::attacks(square, piece, blockers);
            }
            for square in self.promoted[first as usize] {
                attacked |= attacks::queen_attacks(square, blockers) | attacks::knight_attacks(square);
            }
        }
        attacked
    }

    /// Whether the loser's pieces can stand on all of `squares` at once, as far as each may go.
    fn can_block(&self, squares: Bitboard) -> bool {
        let mut at = [None; 64];
        squares.into_iter().all(|square| self.find_blocker(square, &mut at, &mut Bitboard::EMPTY.clone()))
    }

    /// Finds a piece for `square`, moving those that have been given squares to others where need be.
    fn find_blocker(&self, square: Square, at: &mut [Option<Square>; 64], tried: &mut Bitboard) -> bool {
        for &(first, piece) in &self.pieces {
            let blocks =
                piece.color == LOSER && piece.role != Role::King && self.stands[first as usize].contains(square);
            if !blocks || tried.contains(first) {
                continue;
            }
            tried.add(first);
            if at[first as usize].is_none_or(|other| self.find_blocker(other, at, tried)) {
                at[first as usize] = Some(square);
                return true;
            }
        }
        false
    }
}
