//! The answer to an announcement.
use shakmaty::{Board, Color};

use crate::{
    clock::Moment,
    game::{AnswerAct, Deed, Game, Phase, Ply, Repetition, Seat},
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
        if ply.repetition() == Repetition::Agrees {
            *ply.entered.get_mut(ply.mover.other()) = Some(ply.with_new_piece(deed.what));
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
        let (mover, standing) = (ply.mover, ply.standing.clone());
        let slip = ply.board_before_execution.take().zip(ply.executed.last().copied());
        ply.executed.push(deed);
        let execute = |board: &mut Board| {
            if let Some((before, slip)) = &slip {
                standing.take_back(slip.what, board, before);
            }
            let before = board.clone();
            standing.make(deed.what, board);
            before
        };
        // What this player has in hand of his own next move is taken back to a board on which this is done.
        let own = self.own_in_hand(mover.other()).and_then(|own| {
            let stands = own.stands()?;
            let mut beneath = own.board_before_placing.take()?;
            let with_own = |beneath: &Board| {
                let mut board = beneath.clone();
                own.standing.make(stands, &mut board);
                board
            };
            let as_made = with_own(&beneath);
            execute(&mut beneath);
            let made_again = Some(with_own(&beneath)).filter(|board| *board != beneath);
            own.board_before_placing = Some(beneath);
            Some((as_made, made_again?))
        });
        let board = self.boards.get_mut(mover.other());
        let stood = board.clone();
        let before = execute(board);
        // It moved first: his own move, which may have taken the piece or its square, is made again upon it. What stands otherwise stays.
        if let Some((_, made_again)) = own.filter(|(as_made, _)| *as_made == stood || *board == before) {
            *board = made_again;
        }
        if let Some(ply) = self.ply_mut(index) {
            ply.board_before_execution = Some(before);
        }
    }

    /// The move that `side` has in hand, or had when the game ended.
    fn own_in_hand(&mut self, side: Color) -> Option<&mut Ply> {
        let late = self.record().awaits_late_announcement();
        let own = match &mut self.phase {
            Phase::Playing(turn) if turn.ply.mover == side => Some(&mut turn.ply),
            // Pressed, and still to be announced.
            Phase::Playing(_) if late => self.plies.last_mut(),
            Phase::Playing(_) => None,
            Phase::Finished(_) => self.plies.last_mut().filter(|last| last.is_in_hand()),
            Phase::Waiting | Phase::Adjourned(_) | Phase::Ended { .. } => None,
        };
        own.filter(|own| own.mover == side)
    }
}
