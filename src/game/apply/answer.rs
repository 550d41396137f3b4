//! The answer to an announcement.
use shakmaty::{Board, Color, Position, Role};

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
            // What the arbiter has put right counts, whatever the words were.
            let ruled = ply.played().filter(|_| ply.replaced_by.is_some());
            *ply.entered.get_mut(ply.mover.other()) = Some(ruled.unwrap_or(deed.what));
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
        let own = self.own_after(index, mover.other()).and_then(|own| rebase(own, execute));
        let board = self.boards.get_mut(mover.other());
        let stood = board.clone();
        let before = execute(board);
        // It moved first: his own move, which may have taken the piece or its square, is made again upon it. What stands otherwise stays.
        if let Some(own) = own.filter(|own| own.as_made == stood || *board == before) {
            *board = own.made_again;
        }
        if let Some(ply) = self.ply_mut(index) {
            ply.board_before_execution = Some(before);
        }
    }

    /// The move that `side` has made, or shows, after the ply with this index: in hand, pressed and not announced yet, or at the end.
    fn own_after(&mut self, index: usize, side: Color) -> Option<&mut Ply> {
        let made = |ply: &Ply| ply.mover == side && ply.stands().is_some() && ply.board_before_placing.is_some();
        if let Some(later) = (index + 1..self.plies.len()).find(|&later| made(&self.plies[later])) {
            return self.plies.get_mut(later);
        }
        match &mut self.phase {
            Phase::Playing(turn) if turn.ply.mover == side => Some(&mut turn.ply),
            Phase::Playing(_) | Phase::Waiting | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => None,
        }
    }
}

/// A player's board with a move of his own that he made before he executed the other's.
struct OwnMade {
    /// As he made it.
    as_made: Board,
    /// Made again upon what he has executed.
    made_again: Board,
}

/// Executes beneath a move that stands already, which is taken back to that from now on. `None` where it cannot be made again upon it.
fn rebase(own: &mut Ply, execute: impl Fn(&mut Board) -> Board) -> Option<OwnMade> {
    let stands = own.stands()?;
    let beneath = own.board_before_placing.as_mut()?;
    let made = |said: RawMove, beneath: &Board| {
        let mut board = beneath.clone();
        own.standing.make(said, &mut board);
        board
    };
    let as_made = made(stands, beneath);
    let mut executed = beneath.clone();
    execute(&mut executed);
    // En passant it takes a pawn that was not there yet.
    let passed = own.before.as_ref().and_then(|before| before.maybe_ep_square());
    let again = match stands {
        RawMove::Piece { role: Role::Pawn, from, to, promotion, .. } if passed == Some(to) => {
            RawMove::from_squares(own.standing.board(), from, to, promotion).unwrap_or(stands)
        }
        RawMove::Piece { .. } | RawMove::Castling(_) => stands,
    };
    let made_again = Some(made(again, &executed)).filter(|board| *board != executed)?;
    *beneath = executed;
    Some(OwnMade { as_made, made_again })
}
