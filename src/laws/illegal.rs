//! Why a move is illegal: Articles 3.1 to 3.9 (all editions).
//!
//! 3.1: not to a square occupied by a piece of the same colour. 3.2-3.6: how the pieces move, and over nothing that
//! stands between. 3.7: the pawn, its capture, en passant and promotion. 3.8: the king and castling. 3.9: no piece
//! may be moved so that the own king is exposed to check or left in it.
use shakmaty::{Bitboard, Board, CastlingSide, Chess, Color, Piece, Position, Rank, Role, Setup, Square, attacks};

use super::{
    RawMove,
    announcement::{castling_squares, rook_with_right},
};

/// What is wrong with a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// The square of departure is empty.
    NothingThere(Square),
    /// The piece on the square of departure is the opponent's.
    OpponentsPiece(Square),
    /// Another piece of the player's stands there than was named.
    AnotherPiece {
        /// The square of departure.
        from: Square,
        /// What stands there.
        found: Role,
    },
    /// Departure and arrival are the same square.
    NoMovement(Square),
    /// A piece of that kind does not move like that (3.2 to 3.8).
    NotItsWay(Role),
    /// Something stands in between (3.5), or straight before a pawn (3.7).
    WayBlocked(Square),
    /// A piece of the player's own stands on the square of arrival (3.1).
    OwnPiece(Square),
    /// A pawn moves aslant and has nothing to take there (3.7).
    NothingToTake(Square),
    /// The king is in check and would stay so (3.9).
    StaysInCheck,
    /// The king would be exposed to check (3.9).
    ExposesKing,
    /// A pawn arrives on its last rank and no new piece is named (3.7).
    PromotionMissing,
    /// A promotion piece is named where nothing is promoted.
    NoPromotion,
    /// A pawn cannot become that piece (3.7).
    NotAPromotionPiece(Role),
    /// The king is captured, which is never allowed (1.2 of 2009 and 2014, 1.4.1 of 2018 and 2023).
    TakesKing(Square),
    /// Castling is not possible (3.8).
    Castling(CastlingFault),
}

/// Why castling is not possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CastlingFault {
    /// King or rook are not on their squares.
    NotReady,
    /// King or that rook have moved.
    RightLost,
    /// A piece stands in between.
    Blocked(Square),
    /// The king is in check.
    InCheck,
    /// The king would cross an attacked square.
    ThroughCheck(Square),
    /// The king would arrive on an attacked square.
    IntoCheck,
}

/// What makes `said` illegal in `position`; `None` if it is legal.
///
/// ```
/// # use anna_hector::laws::{RawMove, illegal::{self, Fault}};
/// # use shakmaty::{Board, Chess, Role, Square};
/// let said = RawMove::from_squares(&Board::default(), Square::A1, Square::A3, None).unwrap();
/// assert_eq!(illegal::why(&Chess::default(), said), Some(Fault::WayBlocked(Square::A2)));
/// ```
#[must_use]
pub fn why(position: &Chess, said: RawMove) -> Option<Fault> {
    if said.check(position).is_some() {
        return None;
    }
    Some(match said {
        RawMove::Castling(side) => Fault::Castling(castling_fault(position, side)),
        RawMove::Piece { .. } => {
            let there =
                Placement { board: position.board(), turn: position.turn(), en_passant: position.maybe_ep_square() };
            there.fault(said).unwrap_or_else(|| left_in_check(position.board(), position.turn()))
        }
    })
}

/// What makes `said` illegal where an earlier illegal move has left no possible position - a king that could be taken, a
/// pawn on the last rank - as far as the pieces on the board and the castling rights tell.
#[must_use]
pub fn why_by_placement(setup: &Setup, said: RawMove) -> Option<Fault> {
    let there = Placement { board: &setup.board, turn: setup.turn, en_passant: setup.ep_square };
    there
        .fault(said)
        .or_else(|| there.taken_king(said))
        .or_else(|| there.castling_fault(setup.castling_rights, said))
        .or_else(|| there.exposed_king(setup.castling_rights, said))
}

/// The pieces and what else a move depends on besides the safety of the king.
struct Placement<'a> {
    board: &'a Board,
    turn: Color,
    en_passant: Option<Square>,
}

impl Placement<'_> {
    fn fault(&self, said: RawMove) -> Option<Fault> {
        let RawMove::Piece { role, from, to, promotion, .. } = said else { return None };
        self.departure_fault(role, from)
            .or_else(|| (from == to).then_some(Fault::NoMovement(from)))
            .or_else(|| self.way_fault(role, from, to))
            .or_else(|| self.board.by_color(self.turn).contains(to).then_some(Fault::OwnPiece(to)))
            .or_else(|| promotion_fault(self.turn, role, to, promotion))
    }

    fn castling_fault(&self, rights: Bitboard, said: RawMove) -> Option<Fault> {
        let RawMove::Castling(side) = said else { return None };
        let with_right = rook_with_right(self.board, self.turn, side, rights);
        match (castling_squares(self.board, self.turn, side), with_right) {
            (None, _) => Some(CastlingFault::NotReady),
            (Some(_), None) => Some(CastlingFault::RightLost),
            (Some((king, _)), Some(rook)) => castling_hindrance(self.board, self.turn, side, [king, rook]),
        }
        .map(Fault::Castling)
    }

    fn taken_king(&self, said: RawMove) -> Option<Fault> {
        let RawMove::Piece { to, .. } = said else { return None };
        (self.board.piece_at(to) == Some(self.turn.other().king())).then_some(Fault::TakesKing(to))
    }

    fn exposed_king(&self, rights: Bitboard, said: RawMove) -> Option<Fault> {
        let mut board = self.board.clone();
        let castles = match said {
            RawMove::Castling(side) => rook_with_right(self.board, self.turn, side, rights),
            RawMove::Piece { .. } => None,
        };
        said.execute_with(&mut board, self.turn, castles).ok()?;
        let king = board.king_of(self.turn)?;
        board.attacks_to(king, !self.turn, board.occupied()).any().then(|| left_in_check(self.board, self.turn))
    }

    fn departure_fault(&self, role: Role, from: Square) -> Option<Fault> {
        match self.board.piece_at(from) {
            None => Some(Fault::NothingThere(from)),
            Some(piece) if piece.color != self.turn => Some(Fault::OpponentsPiece(from)),
            Some(piece) if piece.role != role => Some(Fault::AnotherPiece { from, found: piece.role }),
            Some(_) => None,
        }
    }

    fn way_fault(&self, role: Role, from: Square, to: Square) -> Option<Fault> {
        let piece = role.of(self.turn);
        if !is_its_way(piece, from, to) {
            return Some(Fault::NotItsWay(role));
        }
        let occupied = self.board.occupied();
        let between = attacks::between(from, to) & occupied;
        if let Some(blocker) = nearest(between, from) {
            return Some(Fault::WayBlocked(blocker));
        }
        if role != Role::Pawn {
            return None;
        }
        let straight = from.file() == to.file();
        match (straight, occupied.contains(to)) {
            (true, true) => Some(Fault::WayBlocked(to)),
            (false, false) if self.en_passant != Some(to) => Some(Fault::NothingToTake(to)),
            _ => None,
        }
    }
}

/// Whether a piece of that colour and kind moves so at all, whatever stands in between: a knight's leap, a rook's line,
/// a pawn's step, double step or slant.
#[must_use]
pub fn is_its_way(piece: Piece, from: Square, to: Square) -> bool {
    match piece.role {
        Role::Pawn => attacks::pawn_attacks(piece.color, from).contains(to) || is_pawn_step(piece.color, from, to),
        _ => attacks::attacks(from, piece, Bitboard::EMPTY).contains(to),
    }
}

fn is_pawn_step(color: Color, from: Square, to: Square) -> bool {
    let (start, end) = (color.relative_rank(from.rank()), color.relative_rank(to.rank()));
    let steps = end.to_u32().checked_sub(start.to_u32());
    from.file() == to.file() && (steps == Some(1) || (steps == Some(2) && start == Rank::Second))
}

/// What is wrong with a move of this side after which its king is in check: whether it was so before.
fn left_in_check(before: &Board, turn: Color) -> Fault {
    let in_check = |king| before.attacks_to(king, !turn, before.occupied()).any();
    if before.king_of(turn).is_some_and(in_check) { Fault::StaysInCheck } else { Fault::ExposesKing }
}

fn nearest(squares: Bitboard, from: Square) -> Option<Square> {
    squares.into_iter().min_by_key(|sq| from.distance(*sq))
}

fn promotion_fault(color: Color, role: Role, to: Square, promotion: Option<Role>) -> Option<Fault> {
    let promotes = role == Role::Pawn && color.relative_rank(to.rank()) == Rank::Eighth;
    match promotion {
        None if promotes => Some(Fault::PromotionMissing),
        Some(_) if !promotes => Some(Fault::NoPromotion),
        Some(piece @ (Role::King | Role::Pawn)) => Some(Fault::NotAPromotionPiece(piece)),
        _ => None,
    }
}

fn castling_fault(position: &Chess, side: CastlingSide) -> CastlingFault {
    let (board, color) = (position.board(), position.turn());
    let Some(rook) = position.castles().rook(color, side) else {
        let ready = castling_squares(board, color, side).is_some();
        return if ready { CastlingFault::RightLost } else { CastlingFault::NotReady };
    };
    let Some(king) = board.king_of(color) else { return CastlingFault::NotReady };
    castling_hindrance(board, color, side, [king, rook]).unwrap_or(CastlingFault::IntoCheck)
}

/// What stands in the way of castling with this king and rook, or attacks where the king is, crosses or arrives (3.8).
fn castling_hindrance(
    board: &Board,
    color: Color,
    side: CastlingSide,
    [king, rook]: [Square; 2],
) -> Option<CastlingFault> {
    let way = |from, to| attacks::between(from, to).with(to);
    let crossed = way(king, side.king_to(color));
    let free = board.occupied().without(king).without(rook);
    if let Some(blocker) = nearest((crossed | way(rook, side.rook_to(color))) & free, king) {
        return Some(CastlingFault::Blocked(blocker));
    }
    if board.attacks_to(king, !color, board.occupied()).any() {
        return Some(CastlingFault::InCheck);
    }
    let attacked = crossed.into_iter().filter(|sq| board.attacks_to(*sq, !color, free).any());
    let first = attacked.min_by_key(|sq| king.distance(*sq))?;
    let arrives = first == side.king_to(color);
    Some(if arrives { CastlingFault::IntoCheck } else { CastlingFault::ThroughCheck(first) })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::{CastlingMode, fen::Fen, uci::UciMove};

    use super::*;

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position")
    }

    fn check(fen: &str, uci: &str, expected: Option<Fault>) {
        let position = position(fen);
        let Ok(UciMove::Normal { from, to, promotion }) = uci.parse() else { panic!("{uci} is not a move") };
        let said = RawMove::from_squares(position.board(), from, to, promotion).unwrap_or(RawMove::Piece {
            role: Role::Pawn,
            from,
            to,
            capture: false,
            en_passant: false,
            promotion,
        });
        assert_eq!(why(&position, said), expected, "{uci} in {fen}");
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn ordinary_faults() {
        check(START, "e2e4", None);
        check(START, "e4e5", Some(Fault::NothingThere(Square::E4)));
        check(START, "e7e5", Some(Fault::OpponentsPiece(Square::E7)));
        check(START, "g1g3", Some(Fault::NotItsWay(Role::Knight)));
        check(START, "e2e5", Some(Fault::NotItsWay(Role::Pawn)));
        check(START, "a1a5", Some(Fault::WayBlocked(Square::A2)));
        check(START, "g1e2", Some(Fault::OwnPiece(Square::E2)));
        check(START, "e2d3", Some(Fault::NothingToTake(Square::D3)));
        check(START, "e2e4q", Some(Fault::NoPromotion));
    }

    #[test]
    fn pawns() {
        let fen = "4k3/P7/8/3pP3/4p3/4P3/8/4K3 w - d6 0 1";
        check(fen, "e5d6", None);
        check(fen, "e3e4", Some(Fault::WayBlocked(Square::E4)));
        check(fen, "a7a8", Some(Fault::PromotionMissing));
        check(fen, "a7a8k", Some(Fault::NotAPromotionPiece(Role::King)));
        check(fen, "a7a8n", None);
    }

    #[test]
    fn the_king_may_not_be_left_in_check() {
        check("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2d3", Some(Fault::ExposesKing));
        check("4k3/8/8/8/4r3/8/B7/4K3 w - - 0 1", "a2d5", Some(Fault::StaysInCheck));
        check("4k3/8/8/8/3r4/8/8/4K3 w - - 0 1", "e1d1", Some(Fault::ExposesKing));
    }

    #[test]
    fn castling() {
        let fault = |f| Some(Fault::Castling(f));
        check(START, "e1g1", fault(CastlingFault::Blocked(Square::F1)));
        check("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", None);
        check("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", fault(CastlingFault::RightLost));
        check("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1", fault(CastlingFault::NotReady));
        check("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1g1", fault(CastlingFault::InCheck));
        check("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1g1", fault(CastlingFault::ThroughCheck(Square::F1)));
        check("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "e1g1", fault(CastlingFault::IntoCheck));
        check("4k3/8/8/8/2r5/8/8/R3K2R w KQ - 0 1", "e1c1", fault(CastlingFault::IntoCheck));
        check("4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", "e1c1", None);
    }

    /// Black's king could be taken: what hinders castling hinders it there as well.
    #[test]
    fn castling_where_no_position_is_possible() {
        let check = |fen: &str, expected| {
            let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
            assert_eq!(why_by_placement(&setup, RawMove::Castling(CastlingSide::KingSide)), expected, "{fen}");
        };
        let fault = |f| Some(Fault::Castling(f));
        check("4k3/8/8/8/8/8/4R3/R3K2R w KQ - 0 1", None);
        check("4k3/8/8/8/8/8/4R3/R3KB1R w KQ - 0 1", fault(CastlingFault::Blocked(Square::F1)));
        check("4k3/8/8/8/8/4n3/4R3/R3K2R w KQ - 0 1", fault(CastlingFault::ThroughCheck(Square::F1)));
        check("4k3/8/8/8/8/5n2/4R3/R3K2R w KQ - 0 1", fault(CastlingFault::InCheck));
    }

    /// Black's king could be taken: what is wrong with White's own king is told as anywhere else.
    #[test]
    fn a_king_left_in_check_where_no_position_is_possible() {
        let setup = "4k3/8/8/8/4r3/8/4R3/4K2R w - - 0 1".parse::<Fen>().expect("a FEN").into_setup();
        let said = |from, to| RawMove::from_squares(&setup.board, from, to, None).expect("a piece is there");
        assert_eq!(why_by_placement(&setup, said(Square::E2, Square::D2)), Some(Fault::ExposesKing));
        let setup = "4k3/8/8/7b/8/8/8/r3K2R w - - 0 1".parse::<Fen>().expect("a FEN").into_setup();
        let said = RawMove::from_squares(&setup.board, Square::H1, Square::H2, None).expect("a rook is there");
        assert_eq!(why_by_placement(&setup, said), Some(Fault::StaysInCheck));
    }

    proptest! {
        /// The two answers about legality never contradict each other, and neither panics.
        #[test]
        fn a_fault_is_named_exactly_when_the_move_is_illegal(
            from in 0..64u32, to in 0..64u32, role in 0..6usize, promotion in 0..7usize, plies in 0..60usize, seed: u64,
        ) {
            let mut position = Chess::default();
            for ply in 0..plies {
                let moves = position.legal_moves();
                if moves.is_empty() { break; }
                let choice = seed.rotate_left(u32::try_from(ply).unwrap_or(0) * 7) as usize % moves.len();
                position.play_unchecked(moves[choice]);
            }
            let said = RawMove::Piece {
                role: Role::ALL[role],
                from: Square::new(from),
                to: Square::new(to),
                capture: false,
                en_passant: false,
                promotion: Role::ALL.get(promotion).copied(),
            };
            prop_assert_eq!(why(&position, said).is_none(), said.check(&position).is_some());
        }
    }
}
