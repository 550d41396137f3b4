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
                standing.footprint(slip.what, before).take_off(board, before);
            }
            let before = board.clone();
            standing.make(deed.what, board);
            before
        };
        let board = self.boards.get(mover.other()).clone();
        let own = self.own_after(index, mover.other());
        let executed = own.and_then(|own| {
            let ply = self.ply_mut(own)?;
            let read = ply.stands();
            let executed = beneath(ply, &board, execute)?;
            if ply.stands() != read {
                self.follow(own);
            }
            Some(executed)
        });
        let (before, after) = executed.unwrap_or_else(|| {
            let mut after = board;
            (execute(&mut after), after)
        });
        *self.boards.get_mut(mover.other()) = after;
        if let Some(ply) = self.ply_mut(index) {
            ply.board_before_execution = Some(before);
        }
    }

    /// The index of the move that `side` has made, or shows, after the ply with this index: in hand, pressed and not announced yet, or at
    /// the end.
    fn own_after(&self, index: usize, side: Color) -> Option<usize> {
        let made = |ply: &Ply| ply.mover == side && ply.stands().is_some() && ply.board_before_placing.is_some();
        (index + 1..=self.plies.len()).find(|&later| self.record().ply_at(later).is_some_and(made))
    }

    /// The move with this index was read anew: the plies that follow begin where it leads now.
    fn follow(&mut self, index: usize) {
        for later in index + 1..=self.plies.len() {
            let Some(standing) = self.plies.get(later - 1).map(Ply::after) else { return };
            if let Some(ply) = self.ply_mut(later) {
                ply.before = standing.position();
                ply.standing = standing;
            }
        }
    }
}

/// Executes beneath a move that its player has made already, on his board: before and after. He takes that up, and makes it again, read as
/// it is from what he has executed: en passant shows only there. `None` where the board does not stand as he made it.
fn beneath(own: &mut Ply, board: &Board, execute: impl Fn(&mut Board) -> Board) -> Option<(Board, Board)> {
    let stands = own.stands()?;
    let made_from = own.board_before_placing.as_ref()?;
    let footprint = own.standing.footprint(stands, made_from);
    let stands_otherwise = own.board_beneath.is_none() && !footprint.stands_on(board);
    if footprint.is_empty() || stands_otherwise {
        return None;
    }
    let mut without = board.clone();
    footprint.take_off(&mut without, own.board_beneath.as_ref().unwrap_or(made_from));
    let before = execute(&mut without);
    let again = read_on(stands, &without, own).filter(|&again| !own.standing.footprint(again, &without).is_empty());
    let Some(again) = again else {
        // The executed move has taken the piece that he moved: it stands on its new square until he takes the move back.
        let mut after = board.clone();
        execute(&mut after);
        own.board_beneath = Some(without);
        return Some((before, after));
    };
    let mut after = without.clone();
    own.standing.make(again, &mut after);
    own.board_before_placing = Some(without);
    own.board_beneath = None;
    own.read_anew(again);
    Some((before, after))
}

/// The same move as it is from this board; `None` where its piece does not stand there.
fn read_on(stands: RawMove, board: &Board, own: &Ply) -> Option<RawMove> {
    let RawMove::Piece { role, from, to, promotion, en_passant, .. } = stands else { return Some(stands) };
    board.piece_at(from).filter(|&there| there == role.of(own.mover))?;
    let passed = own.before.as_ref().and_then(|before| before.maybe_ep_square());
    let occupant = board.color_at(to);
    let en_passant = occupant.is_none() && role == Role::Pawn && (en_passant || passed == Some(to));
    let capture = en_passant || occupant == Some(own.mover.other());
    Some(RawMove::Piece { role, from, to, capture, en_passant, promotion })
}
