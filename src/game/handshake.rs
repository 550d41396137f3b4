//! The move under way: what its player has in hand, and what is stated of it.
use shakmaty::{Board, Color, Piece, Square};

use super::{Game, Seat, Statement};

/// The move under way (D.2.1): made and announced by one player, repeated and executed by the other.
#[derive(Debug, Clone, Copy)]
pub struct Handshake<'a> {
    pub(super) game: &'a Game,
}

impl<'a> Handshake<'a> {
    /// The board of `side` as it was before it executed anything of the ply it has to answer: a slip that was executed
    /// and then corrected is repeated and executed anew from here.
    #[must_use]
    pub fn board_to_answer_from(self, side: Color) -> &'a Board {
        let ply = self.game.record().ply_to_answer(side).filter(|ply| ply.execution().is_none());
        ply.and_then(|ply| ply.board_before_execution.as_ref()).unwrap_or_else(|| self.game.board(side))
    }

    /// The piece on a square of the board of `side`: as it stood before his move in hand, or as it stands now.
    #[must_use]
    pub fn piece_in_reach(self, side: Color, square: Square) -> Option<Piece> {
        self.board_to_move_from(side).piece_at(square).or_else(|| self.game.board(side).piece_at(square))
    }

    /// What this person stated last of a piece, while a slip of it can still be withdrawn.
    #[must_use]
    pub fn withdrawable(self, by: Seat) -> Option<Statement> {
        let stated = self.game.stated.iter().rfind(|stated| stated.by == by)?.what;
        let plies = [self.game.record().current_ply(), self.game.plies.last()];
        plies.into_iter().flatten().any(|ply| ply.states(by, stated)).then_some(stated)
    }

    /// Whose move is announced next, or is announced and can be corrected: one that was pressed before that, else the one in
    /// progress.
    pub(super) fn side_to_announce(self) -> Option<Color> {
        let late =
            self.game.plies.last().filter(|_| self.game.record().awaits_late_announcement()).map(|ply| ply.mover);
        late.or_else(|| self.game.mover())
    }

    /// The board of `side` before its move in progress was placed.
    #[must_use]
    pub fn board_to_move_from(self, side: Color) -> &'a Board {
        let ply = self.game.record().ply_to_announce(side);
        ply.and_then(|ply| ply.board_before_placing.as_ref()).unwrap_or_else(|| self.game.board(side))
    }
}
