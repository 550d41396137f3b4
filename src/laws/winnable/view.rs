//! One question for up to four: the board turned so that the winner plays White and the loser's king stands on the files
//! e to h.
//!
//! The Laws treat both colours alike, and both wings but for castling. So a position and its reflections have the same
//! verdict; as they are all looked at in one and the same way, they also have it at the same expense.
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, File, Move, Position, PositionError, Square};

use super::LOSER;

/// A reflection of the board, which is its own inverse.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardReflection {
    reflect: fn(Square) -> Square,
}

impl BoardReflection {
    /// `position` as the analysis looks at it, and how to come back. `None` for a position that cannot be set up.
    pub(super) fn of(position: &Chess, winner: Color) -> Option<(Self, Chess)> {
        let mut setup = position.to_setup(EnPassantMode::Legal);
        if winner == Color::Black {
            setup.mirror();
        }
        let left = setup.board.king_of(LOSER).is_some_and(|king| king.file() < File::E);
        let flips = left && setup.castling_rights.is_empty();
        if flips {
            setup.board.flip_horizontal();
            setup.ep_square = setup.ep_square.map(Square::flip_horizontal);
        }
        let reflect = match (winner, flips) {
            (Color::White, false) => |square| square,
            (Color::White, true) => Square::flip_horizontal,
            (Color::Black, false) => Square::flip_vertical,
            (Color::Black, true) => Square::rotate_180,
        };
        // Chess960 has all castling of standard chess as well.
        let seen = setup
            .position::<Chess>(CastlingMode::Chess960)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check);
        Some((Self { reflect }, seen.ok()?))
    }

    /// The move on the board that was asked about.
    pub(super) fn back(self, m: Move) -> Move {
        let at = self.reflect;
        match m {
            Move::Normal { role, from, capture, to, promotion } => {
                Move::Normal { role, from: at(from), capture, to: at(to), promotion }
            }
            Move::EnPassant { from, to } => Move::EnPassant { from: at(from), to: at(to) },
            Move::Castle { king, rook } => Move::Castle { king: at(king), rook: at(rook) },
            Move::Put { role, to } => Move::Put { role, to: at(to) },
        }
    }
}
