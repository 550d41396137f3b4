//! Offers pieces to pawns of the other side: a pawn that takes leaves its file, and the wall may open.
use std::ops::ControlFlow;

use shakmaty::{Bitboard, Board, Chess, Piece, Position, Role, attacks};

use super::{
    SearchEnd,
    approach::{Bounds, Goal, approach},
    effort::Effort,
    picture::{Mover, Picture, PiecePath},
    reach::Terrain,
};

/// How many offers are tried, the nearest first.
const MOST: usize = 40;
/// Bounds of the first round for each offer: what it leads to is near. What is in the way has to go first, which takes
/// moves of pieces that the offer does not name: more positions are alike than on the way to a mate.
const FIRST_ROUND: Bounds = Bounds { positions: 3_000, alike: 4 };

/// Rounds of offers, which can be taken up again.
pub(super) struct Offers<'p> {
    root: &'p Chess,
    /// Each with what stands in its way, as far as is known.
    offers: Vec<(Picture, Terrain)>,
    bounds: Bounds,
}

impl<'p> Offers<'p> {
    /// The offers that go round all pawns as they stand, and those that go round the blocked ones, as a loose pawn moves or
    /// is taken.
    ///
    /// Long before it is proved that a wall never moves it is in the way: a bishop that stands before it has to go round. So
    /// what counts here is how the pawns stand. This serves a search, and proves nothing.
    pub(super) fn on(root: &'p Chess, terrain: Terrain) -> Self {
        let board = root.board();
        let mut offers: Vec<(Picture, Terrain)> = Vec::new();
        for pawns in [board.pawns(), blocked(board)] {
            let walls = Terrain { fixed: terrain.fixed | pawns, ..terrain };
            for offer in among(board, &walls) {
                if offers.iter().all(|(other, _)| *other != offer) {
                    offers.push((offer, walls));
                }
            }
        }
        offers.sort_by_key(|(offer, _)| offer.cost);
        offers.truncate(MOST);
        Self { root, offers, bounds: FIRST_ROUND }
    }

    /// One more round, with wider bounds than the one before: what comes of each piece that a pawn takes.
    pub(super) fn run(&mut self, effort: &mut Effort) -> ControlFlow<SearchEnd> {
        for (offer, walls) in &self.offers {
            approach(self.root, offer, walls, Goal::Taken, self.bounds, effort)?;
        }
        self.bounds = self.bounds.wider();
        ControlFlow::Continue(())
    }
}

/// The pawns that stand before a pawn of the other side.
fn blocked(board: &Board) -> Bitboard {
    let (white, black) = (board.pawns() & board.white(), board.pawns() & board.black());
    (white & black.shift(-8)) | (black & white.shift(8))
}

/// Each piece on each square where it can go, as far as the walls let it, and where a pawn attacks it. As a picture each has
/// one place.
fn among(board: &Board, walls: &Terrain) -> Vec<Picture> {
    let is_offered = |piece: Piece| !matches!(piece.role, Role::Pawn | Role::King);
    let mut offers = Vec::new();
    for (from, piece) in board.iter().filter(|&(_, piece)| is_offered(piece)) {
        let mover = Mover::new(from, piece, walls);
        let taken: Bitboard = (board.pawns() & board.by_color(piece.color.other()))
            .into_iter()
            .flat_map(|pawn| attacks::pawn_attacks(piece.color.other(), pawn))
            .collect();
        for to in taken & mover.reached {
            let cost = u32::from(mover.distances[to as usize]);
            offers.push(Picture { cost, places: vec![PiecePath { from, to }] });
        }
    }
    offers
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Square, fen::Fen};

    use super::*;

    fn offers(fen: &str) -> Vec<(u32, Square, Square)> {
        let position: Chess = fen.parse::<Fen>().expect(fen).into_position(CastlingMode::Standard).expect("a position");
        let offers = Offers::on(&position, Terrain::of(&position)).offers;
        offers.iter().map(|(offer, _)| (offer.cost, offer.places[0].from, offer.places[0].to)).collect()
    }

    /// The kings stand where they could take bishops, so that nothing of this wall is sure to stay.
    #[test]
    fn a_bishop_goes_round_the_pawns_to_be_taken() {
        let fen = "5k2/7B/3b2p1/p1p1p1p1/P1P1P1P1/3Bb3/6Kb/3Bb3 w - - 0 1";
        let past_the_loose_pawn = [(1, Square::H7, Square::F5), (2, Square::H7, Square::H5)];
        assert_eq!(offers(fen), [past_the_loose_pawn[0], past_the_loose_pawn[1], (3, Square::H7, Square::F5)]);
    }

    #[test]
    fn behind_a_wall_nothing_is_offered() {
        assert_eq!(offers("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1"), []);
    }
}
