//! How far each kind of piece has to go for a mate in a corner.
use std::sync::LazyLock;

use shakmaty::{Bitboard, Piece, Role, Square, attacks};

use super::{LOSER, WINNER, reach::Terrain};

/// Moves to go from each square, [`NEVER`] where there is no way.
pub(super) type Distances = [u8; 64];

/// No way leads there.
pub(super) const NEVER: u8 = u8::MAX;

/// The distances for a mate in one of the corners where the winner's pawns promote.
///
/// Both kings and the knights approach it. The loser's bishops go beside his king, where they take its flight squares;
/// the winner's go to the corner too, to attack it.
#[derive(Debug)]
pub(super) struct Chart {
    pub(super) loser_king: Distances,
    pub(super) winner_king: Distances,
    pub(super) loser_knight: Distances,
    pub(super) winner_knight: Distances,
    pub(super) bishop: Distances,
}

/// The charts for both corners.
#[derive(Debug)]
pub(super) struct Charts {
    pub(super) h_file: Chart,
    pub(super) a_file: Chart,
}

/// On an empty board.
pub(super) static EMPTY_BOARD: LazyLock<Charts> = LazyLock::new(|| Charts::on(&Terrain::default()));

impl Charts {
    /// Where some pieces never move, and some squares are attacked for ever.
    pub(super) fn on(terrain: &Terrain) -> Self {
        Self { h_file: Chart::new(|square| square, terrain), a_file: Chart::new(Square::flip_horizontal, terrain) }
    }
}

impl Chart {
    /// The chart for h8, or what `flip` makes of it.
    fn new(flip: fn(Square) -> Square, terrain: &Terrain) -> Self {
        let to = |piece: Piece, goals: &[Square]| {
            distances(piece, goals.iter().map(|&square| flip(square)).collect(), terrain)
        };
        Self {
            loser_king: to(LOSER.king(), &[Square::H8]),
            winner_king: to(WINNER.king(), &[Square::G7]),
            loser_knight: to(LOSER.knight(), &[Square::G8]),
            winner_knight: to(WINNER.knight(), &[Square::E5]),
            bishop: to(WINNER.bishop(), &[Square::H8, Square::G8, Square::H7]),
        }
    }
}

/// Moves to go from each square to the nearest of the goals; for all pieces but pawns also those back.
pub(super) fn distances(piece: Piece, goals: Bitboard, terrain: &Terrain) -> Distances {
    let held = if piece.role == Role::King { *terrain.held.get(piece.color.other()) } else { Bitboard::EMPTY };
    let barred = terrain.fixed | held;
    let mut distances = [NEVER; 64];
    let (mut seen, mut edge) = (goals, goals);
    for distance in 0..NEVER {
        let mut next = Bitboard::EMPTY;
        for square in edge {
            distances[square as usize] = distance;
            next |= attacks::attacks(square, piece, terrain.fixed);
        }
        edge = next & !seen & !barred;
        if edge.is_empty() {
            break;
        }
        seen |= edge;
    }
    distances
}
