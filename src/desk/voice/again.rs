//! The opponent's move said once more, when it is answered already.
use super::super::Purpose;
use crate::{
    game::View,
    language::{Among, Understanding, Unknown, understand},
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
    /// Of the words that were heard for a move for this.
    pub(super) fn of(heard: &str, purpose: Purpose, view: &View<'_>) -> Self {
        let Some((opponent, answered)) = view.announcement_to_answer else { return Self::No };
        if purpose != Purpose::Announce || opponent == view.announces {
            return Self::No;
        }
        // The board as it was when the move was announced; what it took does not matter to its words.
        let mut board = view.board.clone();
        if let RawMove::Piece { role, from, to, .. } = answered {
            board.discard_piece_at(to);
            board.set_piece_at(from, role.of(opponent));
        }
        let among = Among::Placement { board: &board, turn: opponent };
        match understand(heard, view.setup.wording.language, among) {
            Understanding::Move(said) if said.same_move(answered) => Self::Perhaps,
            Understanding::Unknown(Unknown::CastlingByName(side)) if answered == RawMove::Castling(side) => {
                Self::Perhaps
            }
            Understanding::Move(_)
            | Understanding::Ambiguous { .. }
            | Understanding::Illegal { .. }
            | Understanding::Unknown(_) => Self::No,
        }
    }
}
