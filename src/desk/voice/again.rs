//! The opponent's move said once more, when it is answered already.
use shakmaty::Square;

use super::super::Purpose;
use crate::{
    game::{Seat, View},
    language::{Among, Understanding, understand},
    laws::RawMove,
};

/// Whether words for a move of one's own are those in which the opponent's move was repeated a moment ago. Who says them once too often would
/// announce a move that he does not mean: in competition by what everybody sees, so that it may be one that no piece can make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Again {
    No,
    /// He is asked.
    Perhaps,
}

impl Again {
    /// Of the words that were heard for a move for this. Who has shown that move already, and an assistant, who repeats nothing, means it.
    pub(super) fn of(heard: &str, said: RawMove, purpose: Purpose, view: &View<'_>) -> Self {
        let Some((opponent, answered)) = view.announcement_to_answer else { return Self::No };
        let shown = view.entry.or(view.replaceable).is_some_and(|shown| shown.same_move(said));
        let is_player = matches!(view.seat, Seat::Player(_));
        if purpose != Purpose::Announce || opponent == view.announces || shown || !is_player {
            return Self::No;
        }
        let is_it = |said: RawMove| said.same_move(answered);
        let RawMove::Piece { role, from, to, capture, en_passant, .. } = answered else {
            return if is_it(said) { Self::Perhaps } else { Self::No };
        };
        // The board as it was when the move was announced. Which piece it took does not matter to its words.
        let mut board = view.board.clone();
        let taken = if en_passant { Square::from_coords(to.file(), from.rank()) } else { to };
        board.discard_piece_at(to);
        if capture {
            board.set_piece_at(taken, opponent.other().pawn());
        }
        board.set_piece_at(from, role.of(opponent));
        let again =
            match understand(heard, view.setup.wording.language, Among::Placement { board: &board, turn: opponent }) {
                Understanding::Move(said) => is_it(said),
                Understanding::Ambiguous { candidates, .. } => candidates.into_iter().any(is_it),
                Understanding::Illegal { .. } | Understanding::Unknown(_) => false,
            };
        if again { Self::Perhaps } else { Self::No }
    }
}
