//! A position as a key of the transposition table. No two positions share one, as they might share a Zobrist hash: what rests on
//! it is a proof.
use std::hash::{BuildHasherDefault, Hash, Hasher};

use shakmaty::{Bitboard, Chess, Position, attacks};

/// Four bits a square, in planes: exact, so that two positions are never taken for one another.
///
/// 0 empty, 1 to 6 a pawn, knight, bishop, rook, queen, king, 7 the king that is to move; 8 more for Black. The 8 by
/// itself is a rook that may still castle (its rank tells whose), or the square behind a pawn that may be taken en
/// passant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct PositionKey([u64; 4]);

impl PositionKey {
    pub(super) fn of(position: &Chess) -> Self {
        let board = position.board();
        let to_move = position.our(shakmaty::Role::King);
        let castling = position.castles().castling_rights();
        let marked = castling | en_passant(position);
        let ones = board.pawns() | board.bishops() | board.queens() | to_move;
        let twos = board.knights() | board.bishops() | board.kings();
        let fours = (board.rooks_and_queens() | board.kings()) & !castling;
        Self([ones.into(), twos.into(), fours.into(), ((board.black() & !castling) | marked).into()])
    }

    /// A well-mixed number, for tables.
    pub(super) fn mixed(&self) -> u64 {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mut mixed = 0_u64;
        for plane in self.0 {
            mixed = (mixed.rotate_left(23) ^ plane).wrapping_mul(ODD);
            mixed ^= mixed >> 32;
        }
        mixed
    }
}

/// The square behind a pawn that has just made a double step, if an opponent's pawn stands beside it.
fn en_passant(position: &Chess) -> Bitboard {
    position.maybe_ep_square().map_or(Bitboard::EMPTY, |square| {
        let takers = attacks::pawn_attacks(position.turn().other(), square) & position.our(shakmaty::Role::Pawn);
        if takers.any() { Bitboard::from_square(square) } else { Bitboard::EMPTY }
    })
}

/// A [`PositionKey`] is hashed as it is mixed.
impl Hash for PositionKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.mixed());
    }
}

/// Takes the mixed number as it is.
#[derive(Default)]
pub(super) struct Mixed(u64);

/// Builds [`Mixed`] hashers: the same in every run, as a replayed game must be.
pub(super) type MixedState = BuildHasherDefault<Mixed>;

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0.rotate_left(8) ^ u64::from(byte));
    }

    fn write_u64(&mut self, mixed: u64) {
        self.0 = mixed;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
