//! The answer to an announcement.
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
        let Some(ply) = self.record().answered_ply(deed.by, |_| true).and_then(|index| self.ply_mut(index)) else {
            return;
        };
        ply.repeated.push(deed);
        if ply.announcement().is_some_and(|announced| announced.same_move(deed.what)) {
            *ply.entered.get_mut(ply.mover.other()) = Some(deed.what);
        }
    }

    pub(super) fn execute(&mut self, deed: Deed<RawMove>) {
        // An assistant moves on either board (D.2.10.a), so his side does not tell whose move it is.
        let by = if matches!(deed.by, Seat::Assistant(_)) { Seat::Arbiter } else { deed.by };
        let Some(index) = self.record().answered_ply(by, |ply| ply.execution().is_none()) else { return };
        let Some(ply) = self.ply_mut(index) else { return };
        let mover = ply.mover;
        ply.executed.push(deed);
        let before = ply.board_before_execution.clone();
        let board = self.boards.get_mut(mover.other());
        let before = before.unwrap_or_else(|| board.clone());
        board.clone_from(&before);
        let _ = deed.what.execute(board, mover);
        if let Some(ply) = self.ply_mut(index) {
            ply.board_before_execution = Some(before);
        }
    }
}
