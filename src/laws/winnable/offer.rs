//! Pieces that can be offered to a pawn of the other side: it leaves its file when it takes, and the wall may open.
use shakmaty::{Bitboard, Board, Piece, Role, attacks};

use super::{
    picture::{Mover, Picture, PiecePath},
    reach::Terrain,
};

/// Each piece on each square where it can go, as far as the walls let it, and where a pawn attacks it: the nearest first.
/// As a picture each has one place.
pub(super) fn offers(board: &Board, terrain: &Terrain) -> Vec<Picture> {
    let is_offered = |piece: Piece| !matches!(piece.role, Role::Pawn | Role::King);
    let mut offers = Vec::new();
    for (from, piece) in board.iter().filter(|&(_, piece)| is_offered(piece)) {
        let mover = Mover::new(from, piece, terrain);
        let taken: Bitboard = (board.pawns() & board.by_color(piece.color.other()))
            .into_iter()
            .flat_map(|pawn| attacks::pawn_attacks(piece.color.other(), pawn))
            .collect();
        for to in taken & mover.reached {
            let cost = u32::from(mover.distances[to as usize]);
            offers.push(Picture { cost, places: vec![PiecePath { from, to }] });
        }
    }
    offers.sort_by_key(|offer| offer.cost);
    offers
}
