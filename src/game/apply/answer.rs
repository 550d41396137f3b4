//! The answer to an announcement.
use shakmaty::{Board, Color};

use crate::{
    clock::Moment,
    game::{AnswerAct, Deed, Game, Phase, Ply, Seat},
    laws::RawMove,
};

impl Game {
    /// What the other player did.
    pub(super) fn apply_answer(&mut self, at: Moment, by: Seat, act: &AnswerAct) {
        match *act {
            AnswerAct::Repeated(said) => self.repeat(Deed { at, by, what: said }),
            AnswerAct::Executed(said) => self.execute(Deed { at, by, what: said }),
        }
    }

    pub(super) fn ply_mut(&mut self, index: usize) -> Option<&mut Ply> {
        match &mut self.phase {
            Phase::Playing(turn) if index == self.plies.len() => Some(&mut turn.ply),
            Phase::Waiting | Phase::Playing(_) | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => {
                self.plies.get_mut(index)
            }
        }
    }

    pub(super) fn repeat(&mut self, deed: Deed<RawMove>) {
        let answered = deed.by.side().and_then(|side| self.record().index_to_answer(side));
        let Some(ply) = answered.and_then(|index| self.ply_mut(index)) else { return };
        ply.repeated.push(deed);
        if ply.announcement().is_some_and(|announced| announced.same_move(deed.what)) {
            *ply.entered.get_mut(ply.mover.other()) = Some(deed.what);
        }
    }

    pub(super) fn execute(&mut self, deed: Deed<RawMove>) {
        // An assistant moves on either board (D.2.10.a), so his side does not tell whose move it is.
        let side = match deed.by {
            Seat::Player(side) => Some(side),
            Seat::Assistant(_) | Seat::Arbiter => self.record().side_to_answer(),
        };
        let Some(index) = side.and_then(|side| self.record().index_to_answer(side)) else { return };
        let Some(ply) = self.ply_mut(index) else { return };
        let mover = ply.mover;
        ply.executed.push(deed);
        let before = ply.board_before_execution.clone();
        let before = self.beneath_own_move(mover.other(), |board| {
            let before = before.unwrap_or_else(|| board.clone());
            board.clone_from(&before);
            let _ = deed.what.execute(board, mover);
            before
        });
        if let Some(ply) = self.ply_mut(index) {
            ply.board_before_execution = Some(before);
        }
    }

    /// What is done on the board of `side` before the move that it has in hand there already, made or on the screen: taking that back
    /// leaves it done.
    fn beneath_own_move<T>(&mut self, side: Color, work: impl FnOnce(&mut Board) -> T) -> T {
        let board = self.boards.get_mut(side);
        let own = match &mut self.phase {
            Phase::Playing(turn) if turn.ply.mover == side => Some(&mut turn.ply),
            Phase::Playing(_) | Phase::Waiting | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => None,
        };
        let in_hand = own.and_then(|own| Some((own.stands()?, own.board_before_placing.as_mut()?)));
        let Some((stands, beneath)) = in_hand else { return work(board) };
        let done = work(beneath);
        board.clone_from(beneath);
        let _ = stands.execute(board, side);
        done
    }
}
