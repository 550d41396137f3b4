//! Which mates fit behind a wall that stays as it is: for each, who has to go where.
use shakmaty::{Bitboard, Board, Piece, Role, Square, attacks};

use super::{
    LOSER, WINNER,
    chart::{Distances, NEVER, distances},
    reach::Terrain,
};

/// A mate to aim at. Pieces that it does not name may stand anywhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Picture {
    /// Moves that the pieces need if nothing is in their way.
    pub(super) cost: u32,
    /// From where each piece goes to where. The loser's king comes first, the piece that gives check second.
    pub(super) places: Vec<PiecePath>,
}

/// One piece's way into a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PiecePath {
    pub(super) from: Square,
    pub(super) to: Square,
}

/// How many steps at most go into one list of pictures.
const MOST_STEPS: u64 = 10_000;

/// The pictures that fit, the nearest first, and what it took to paint them: the nearest one for each square of the king
/// and each place of the piece that gives check. The list may be incomplete: it serves a search, and proves nothing.
pub(super) fn pictures(board: &Board, terrain: &Terrain) -> (Vec<Picture>, u64) {
    let mut painter = Painter::new(board, terrain);
    painter.paint();
    painter.painted.sort_by_key(|picture| picture.cost);
    (painter.painted, painter.steps)
}

/// A piece that moves, and how far it has to each square.
pub(super) struct Mover {
    at: Square,
    piece: Piece,
    pub(super) distances: Distances,
    pub(super) reached: Bitboard,
}

impl Mover {
    pub(super) fn new(at: Square, piece: Piece, terrain: &Terrain) -> Self {
        let distances = distances(piece, at.into(), terrain);
        let reached = Square::ALL.into_iter().filter(|&square| distances[square as usize] != NEVER).collect();
        Self { at, piece, distances, reached }
    }
}

/// Puts pieces into a picture, and takes them out again.
struct Painter {
    /// Flight squares that are never open: attacked for ever, or taken by a piece of the loser's that never moves.
    closed: Bitboard,
    movers: Vec<Mover>,
    /// Whether each piece is in the picture.
    placed: Vec<bool>,
    /// Where pieces stand in the picture, with all that never moves and all pawns.
    standing: Bitboard,
    /// Where nothing may come between the check and the king.
    line: Bitboard,
    places: Vec<PiecePath>,
    best: Option<Picture>,
    painted: Vec<Picture>,
    steps: u64,
}

impl Painter {
    fn new(board: &Board, terrain: &Terrain) -> Self {
        let standing = terrain.fixed | board.pawns();
        let movers: Vec<Mover> = board
            .iter()
            .filter(|&(at, _)| !standing.contains(at))
            .map(|(at, piece)| Mover::new(at, piece, terrain))
            .collect();
        Self {
            closed: *terrain.held.get(WINNER) | (standing & board.by_color(LOSER)),
            placed: vec![false; movers.len()],
            movers,
            standing,
            line: Bitboard::EMPTY,
            places: Vec::new(),
            best: None,
            painted: Vec::new(),
            steps: 0,
        }
    }

    fn paint(&mut self) {
        let Some(king) = self.movers.iter().position(|mover| mover.piece == LOSER.king()) else { return };
        for square in self.movers[king].reached & !self.standing & !self.closed {
            let cost = self.put(king, square);
            for checker in 0..self.movers.len() {
                self.give_check(square, checker, cost);
            }
            self.take_out(king, square);
        }
    }

    /// Paints the mates of the king on `king` by this piece, if it is one that can give check.
    fn give_check(&mut self, king: Square, checker: usize, cost: u32) {
        let piece = self.movers[checker].piece;
        if piece.color != WINNER || piece.role == Role::King {
            return;
        }
        for square in attacks::attacks(king, piece, self.standing) & self.movers[checker].reached & !self.standing {
            let cost = cost + self.put(checker, square);
            self.line = attacks::between(square, king);
            let attacked = attacks::attacks(square, piece, self.standing.without(king));
            self.cover(king, attacks::king_attacks(king) & !self.closed & !attacked, cost);
            self.painted.extend(self.best.take());
            self.take_out(checker, square);
        }
    }

    /// Covers the flight squares that are still open in the cheapest way.
    fn cover(&mut self, king: Square, open: Bitboard, cost: u32) {
        self.steps += 1;
        if self.steps > MOST_STEPS || self.best.as_ref().is_some_and(|best| best.cost <= cost) {
            return;
        }
        let Some(flight) = open.first() else {
            self.best = Some(Picture { cost, places: self.places.clone() });
            return;
        };
        for mover in 0..self.movers.len() {
            if self.placed[mover] {
                continue;
            }
            for square in self.covering(mover, flight, king) {
                let cost = cost + self.put(mover, square);
                let piece = self.movers[mover].piece;
                let closed = match piece.color {
                    LOSER => flight.into(),
                    WINNER => attacks::attacks(square, piece, self.standing.without(king)),
                };
                self.cover(king, open & !closed, cost);
                self.take_out(mover, square);
            }
        }
    }

    /// From where a piece covers the flight square: the winner's attack it, the loser's stand on it.
    fn covering(&self, mover: usize, flight: Square, king: Square) -> Bitboard {
        let Mover { piece, reached, .. } = self.movers[mover];
        let places = match (piece.color, piece.role) {
            (LOSER, _) => flight.into(),
            (WINNER, Role::King) => attacks::king_attacks(flight) & !attacks::king_attacks(king),
            (WINNER, _) => attacks::attacks(flight, piece, self.standing.without(king)),
        };
        places & reached & !self.standing & !self.line
    }

    /// Puts a piece into the picture; what that costs.
    fn put(&mut self, mover: usize, to: Square) -> u32 {
        self.placed[mover] = true;
        self.standing.add(to);
        self.places.push(PiecePath { from: self.movers[mover].at, to });
        self.movers[mover].distances[to as usize].into()
    }

    fn take_out(&mut self, mover: usize, from: Square) {
        self.placed[mover] = false;
        self.standing.discard(from);
        self.places.pop();
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

    use super::*;

    fn painted(fen: &str) -> Vec<Picture> {
        let position: Chess = fen.parse::<Fen>().expect(fen).into_position(CastlingMode::Standard).expect("a position");
        pictures(position.board(), &Terrain::of(&position)).0
    }

    #[test]
    fn a_king_behind_the_wall_is_mated_only_between_his_own_bishops() {
        let painted = painted("6b1/1b2k3/8/1p1pBp1p/1P1P1P1P/6B1/bB1B4/K7 b - - 0 1");
        let nearest: Vec<_> = painted[0].places.iter().map(|place| (place.from, place.to)).collect();
        let stands = |square| (square, square);
        assert_eq!(
            nearest,
            [(Square::E7, Square::H8), stands(Square::E5), (Square::B7, Square::H7), stands(Square::G8)]
        );
        assert_eq!(painted[0].cost, 7);
        // Of the bishops, two of his have to stand beside him.
        let beside = |picture: &Picture| picture.places.len() == 4;
        assert!(painted.iter().all(beside), "{painted:?}");
    }

    #[test]
    fn one_bishop_beside_the_king_is_too_few() {
        assert!(painted("6b1/4k3/8/1p1pBp1p/1P1P1P1P/6B1/bB1B4/K7 b - - 0 1").is_empty());
    }
}
