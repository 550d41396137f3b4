//! What stands on a board, and what hands have to correct there, in words.
use shakmaty::{Bitboard, Board, Color, Piece, Role, Square};

use super::{Audience, Content, Cue, Priority};
use crate::{
    game::Game,
    language::{Arg, Line, Phrase},
    reconciliation::{BoardKind, Correction, correction_on},
};

/// What stands on a square.
pub(super) fn on_square(board: &Board, square: Square) -> Phrase {
    match board.piece_at(square) {
        Some(piece) => Phrase::with(Line::SquareHolds, [Arg::Square(square), Arg::Piece(piece)]),
        None => Phrase::with(Line::SquareEmpty, [Arg::Square(square)]),
    }
}

/// The squares of a set as a player reads them: by file from his own left, and along a file from his own side.
fn in_reading_order(squares: Bitboard, side: Color) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares
        .sort_by_key(|square| (side.fold_wb(*square, square.rotate_180()).file(), side.relative_rank(square.rank())));
    squares
}

/// Where pieces of this kind and colour stand.
pub(super) fn places(board: &Board, side: Color, piece: Piece) -> Phrase {
    let squares = in_reading_order(board.by_piece(piece), side);
    if squares.is_empty() {
        return Phrase::with(Line::NoneOnBoard, [Arg::Piece(piece)]);
    }
    listing(squares.into_iter().map(|square| (piece, square)))
}

fn listing(pieces: impl Iterator<Item = (Piece, Square)>) -> Phrase {
    Phrase::Several(
        pieces.map(|(piece, square)| Phrase::with(Line::PieceOn, [Arg::Piece(piece), Arg::Square(square)])).collect(),
    )
}

/// All pieces of one colour, the king first; the squares as the player of `side` reads them.
pub(super) fn all_of(board: &Board, side: Color, color: Color) -> Phrase {
    let kinds = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    listing(
        kinds.into_iter().map(|role| Piece { color, role }).flat_map(|piece| {
            in_reading_order(board.by_piece(piece), side).into_iter().map(move |square| (piece, square))
        }),
    )
}

/// What stands on these squares.
pub(super) fn along(board: &Board, squares: Bitboard) -> Phrase {
    let pieces: Vec<(Piece, Square)> =
        squares.into_iter().filter_map(|square| Some((board.piece_at(square)?, square))).collect();
    if pieces.is_empty() { Phrase::line(Line::LineEmpty) } else { listing(pieces.into_iter()) }
}

/// What stands on both diagonals through a square.
pub(super) fn diagonals(board: &Board, square: Square) -> Phrase {
    let through = shakmaty::attacks::bishop_attacks(square, Bitboard::EMPTY).with(square);
    along(board, through)
}

/// What a board needs that differed when the arbiter set up a position.
pub(super) fn put_right(game: &Game) -> Vec<Cue> {
    let corrections = game.comparison().corrections_of_what_was_set_up().iter();
    corrections.flat_map(|&(kind, correction)| to_correct(kind, correction, game)).collect()
}

/// A correction, to the player whose hands make it.
pub(super) fn to_correct(kind: BoardKind, correction: Correction, game: &Game) -> Vec<Cue> {
    let phrase = correction_on(kind, correction);
    let owner = game.setup().board_owner(kind);
    if game.setup().is_impaired(owner) {
        let to = Audience::Earphone(owner);
        let spoken = Cue { to, priority: Priority::Game, content: Content::Say(phrase.clone()) };
        vec![spoken, Cue::arbiter(phrase)]
    } else {
        vec![Cue::room(phrase)]
    }
}
