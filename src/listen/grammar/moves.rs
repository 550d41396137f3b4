//! The moves that a player may announce now.
use shakmaty::{CastlingSide, Position, Rank, Role, Square};

use crate::{
    language::Among,
    laws::{RawMove, announcement::castling_squares, illegal::is_its_way},
};

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The legal moves, or every move that some piece on the board could make by its way of moving: blocked squares, pins,
/// checks and castling rights disregarded. A pawn that arrives on its last rank is also listed without a new piece, which
/// can be announced by mistake.
#[must_use]
pub fn possible(among: Among<'_>) -> Vec<RawMove> {
    let mut moves = match among {
        Among::Legal(position) => position.legal_moves().into_iter().map(RawMove::from_move).collect(),
        Among::Placement { .. } => by_way_of_moving(among),
    };
    let promotions: Vec<RawMove> = moves.iter().filter_map(|&said| without_promotion(said)).collect();
    for said in promotions {
        if !moves.contains(&said) {
            moves.push(said);
        }
    }
    moves
}

/// Whether everybody sees that `said` can be a move of the side to move: the piece that is named stands there, it moves so,
/// and a pawn becomes a piece on its last rank and nowhere else. What stands in between, checks and pins are not asked, so
/// that nothing depends on whether a move is legal.
#[must_use]
pub fn could_be(said: RawMove, among: Among<'_>) -> bool {
    let named = |said: RawMove| match said {
        RawMove::Piece { role, .. } => Some(role),
        RawMove::Castling(_) => None,
    };
    let seen = possible(Among::Placement { board: among.board(), turn: among.turn() });
    seen.into_iter().any(|other| other.same_move(said) && named(other) == named(said))
}

fn without_promotion(said: RawMove) -> Option<RawMove> {
    match said {
        RawMove::Piece { role, from, to, capture, en_passant, promotion: Some(_) } => {
            Some(RawMove::Piece { role, from, to, capture, en_passant, promotion: None })
        }
        _ => None,
    }
}

fn by_way_of_moving(among: Among<'_>) -> Vec<RawMove> {
    let (board, color) = (among.board(), among.turn());
    let mut moves: Vec<RawMove> = CastlingSide::ALL
        .into_iter()
        .filter(|&side| castling_squares(board, color, side).is_some())
        .map(RawMove::Castling)
        .collect();
    let own = board.by_color(color).into_iter().filter_map(|from| Some((from, board.role_at(from)?)));
    for (from, role) in own {
        for to in Square::ALL.into_iter().filter(|&to| is_its_way(role.of(color), from, to)) {
            let taken = board.color_at(to) == Some(!color);
            // What everybody sees: a pawn that could have passed stands beside it.
            let passed = board.piece_at(Square::from_coords(to.file(), from.rank())) == Some((!color).pawn());
            let aslant = role == Role::Pawn && from.file() != to.file() && board.color_at(to).is_none();
            let en_passant = aslant && passed && color.relative_rank(from.rank()) == Rank::Fifth;
            let said =
                |promotion| RawMove::Piece { role, from, to, capture: taken || en_passant, en_passant, promotion };
            if role == Role::Pawn && color.relative_rank(to.rank()) == Rank::Eighth {
                moves.extend(PROMOTIONS.map(|piece| said(Some(piece))));
            } else {
                moves.push(said(None));
            }
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use shakmaty::{Chess, Color, fen::Fen};

    use super::*;

    fn placement(fen: &str) -> (shakmaty::Board, Color) {
        let setup = fen.parse::<Fen>().expect("a FEN").into_setup();
        (setup.board, setup.turn)
    }

    #[test]
    fn every_legal_move_is_possible_by_its_way_of_moving() {
        let fen = "r3k2r/P1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPP1/R3K2R w KQkq - 0 1";
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(shakmaty::CastlingMode::Standard).unwrap();
        let (board, turn) = placement(fen);
        let all = possible(Among::Placement { board: &board, turn });
        for said in possible(Among::Legal(&position)) {
            assert!(all.iter().any(|other| other.same_move(said)), "{said:?}");
        }
    }

    #[test]
    fn what_everybody_sees_rules_out_jumps_other_pieces_and_wrong_promotions() {
        let (board, turn) = placement("4k3/4r3/8/P7/8/8/4R3/R3K3 w - - 0 1");
        let among = Among::Placement { board: &board, turn };
        let move_of =
            |role, from, to, promotion| RawMove::Piece { role, from, to, capture: false, en_passant: false, promotion };
        for (role, from, to, promotion) in [
            (Role::King, Square::E1, Square::A6, None),
            (Role::Rook, Square::B1, Square::B2, None),
            (Role::Rook, Square::E7, Square::E8, None),
            (Role::Queen, Square::A1, Square::A2, None),
            (Role::Pawn, Square::A5, Square::A6, Some(Role::Queen)),
            (Role::Rook, Square::A1, Square::A8, Some(Role::Queen)),
        ] {
            assert!(!could_be(move_of(role, from, to, promotion), among), "{role:?} {from} {to}");
        }
        // A pinned rook, a king beside the other's rook, a rook through a pawn: that is nobody's business.
        for (role, from, to) in [
            (Role::Rook, Square::E2, Square::A2),
            (Role::King, Square::E1, Square::F2),
            (Role::Rook, Square::A1, Square::A8),
        ] {
            assert!(could_be(move_of(role, from, to, None), among), "{role:?} {from} {to}");
        }
        let (board, turn) = placement("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        let among = Among::Placement { board: &board, turn };
        let promotes = |piece| could_be(move_of(Role::Pawn, Square::A7, Square::A8, piece), among);
        assert!(promotes(Some(Role::Knight)) && promotes(None), "without a piece by mistake");
        assert!(!promotes(Some(Role::Pawn)) && !promotes(Some(Role::King)));
    }

    #[test]
    fn a_pawn_takes_en_passant_where_a_pawn_stands_beside_it_on_the_fifth_rank() {
        let (board, turn) = placement("4k3/8/8/3pP3/P1p5/1p6/8/4K3 w - - 0 1");
        let all = possible(Among::Placement { board: &board, turn });
        let takes: Vec<_> = all
            .iter()
            .filter_map(|said| match *said {
                RawMove::Piece { from, to, en_passant: true, .. } => Some((from, to)),
                _ => None,
            })
            .collect();
        assert_eq!(takes, [(Square::E5, Square::D6)]);
        // Somebody may say it by mistake all the same, and it is a step of a pawn.
        assert!(all.iter().any(|said| matches!(said, RawMove::Piece { from: Square::E5, to: Square::F6, .. })));
    }

    #[test]
    fn what_stands_in_the_way_changes_nothing() {
        let (board, turn) = placement("4k3/8/8/8/P7/8/8/R3K3 w - - 0 1");
        let all = possible(Among::Placement { board: &board, turn });
        let rook =
            |to| all.iter().any(|said| matches!(*said, RawMove::Piece { from: Square::A1, to: t, .. } if t == to));
        assert!(rook(Square::A8), "behind a pawn");
        assert!(rook(Square::A4), "onto an own pawn");
        assert!(!rook(Square::B3), "no rook moves so");
        assert!(all.contains(&RawMove::Castling(CastlingSide::QueenSide)), "without the right to");
        assert!(!all.contains(&RawMove::Castling(CastlingSide::KingSide)), "without a rook");
    }
}
