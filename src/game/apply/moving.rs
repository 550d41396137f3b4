//! What the mover does: touches, places, announces, presses.
use shakmaty::{Color, Square};

use crate::{
    clock::Moment,
    game::{
        Deed, Entry, Game, MoveAct, Phase, Ply, PressKind, Seat, Statement, StoppedAt, Unpressed, sealing::Custody,
        statement::Stated,
    },
    laws::RawMove,
};

impl Game {
    /// What the mover did.
    pub(super) fn apply_move(&mut self, at: Moment, by: Seat, act: &MoveAct) {
        match *act {
            MoveAct::Touched(square) => self.touch(Deed { at, by, what: square }),
            MoveAct::Adjusted(square) => {
                self.with_current(|ply| ply.adjusted.push(Deed { at, by, what: square }));
                self.state(Stated { by, what: Statement::Adjusts(square), lapsed: None });
            }
            MoveAct::Withdrawn(what) => self.withdraw(by, what),
            MoveAct::Entered(said) => self.enter(Deed { at, by, what: said }),
            MoveAct::EntryTakenBack(_) => self.take_back_entry(at),
            MoveAct::Replaced(said) => self.replace(Deed { at, by, what: said }),
            MoveAct::Misspoken(said) => self.misspeak(Deed { at, by, what: said }),
            MoveAct::Placed(said) => self.place(Deed { at, by, what: said }),
            MoveAct::Announced(said) | MoveAct::Corrected(said) => self.announce(Deed { at, by, what: said }),
            MoveAct::Pressed(kind) => self.press(Deed { at, by, what: kind }),
            MoveAct::LeftUnpressed => self.leave_unpressed(at),
            MoveAct::CompletedByNextMove(side) => self.complete_open_ply(side),
            MoveAct::PressHeldBack => self.with_current(|ply| ply.held_back.push(Deed { at, by, what: () })),
        }
    }

    fn touch(&mut self, deed: Deed<Square>) {
        let offers = self.claims().draw_offers().to_vec();
        // What he had said that he adjusts is not touched to move it (4.2, 9.1.b).
        let adjusts = deed.by != Seat::Arbiter
            && self.record().current_ply().is_some_and(|ply| ply.adjusted.iter().any(|said| said.what == deed.what));
        let before = deed.by == Seat::Arbiter && self.record().was_touched_in_what_is_ruled_off(deed.what);
        // Who has no move yet touches nothing with the intention of moving it (9.1.a; 9.1.2.1).
        let touches = |side: &Color| !adjusts && !before && self.record().has_the_move(*side);
        if let Some(side) = self.rights().toucher(deed.by).filter(touches) {
            self.lapse_offer(side);
        }
        self.with_current(|ply| ply.touched.push(deed));
        let lapsed = offers.into_iter().find(|&by| !self.claims().has_offered(by));
        self.state(Stated { by: deed.by, what: Statement::Touched(deed.what), lapsed });
    }

    /// What the arbiter finds is his decision, and no slip.
    pub(super) fn state(&mut self, stated: Stated) {
        self.stated.extend((stated.by != Seat::Arbiter).then_some(stated));
    }

    /// A statement about a piece was a slip: an offer of a draw that it answered stands again.
    pub(super) fn withdraw(&mut self, by: Seat, what: Statement) {
        let stated = self.stated.iter().rposition(|stated| (stated.by, stated.what) == (by, what));
        let stated = stated.map(|index| self.stated.remove(index));
        let current = match &mut self.phase {
            Phase::Playing(turn) => Some(&mut turn.ply),
            Phase::Waiting | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => None,
        };
        let withdrawn = current.is_some_and(|ply| ply.withdraw(by, what))
            || self.plies.last_mut().is_some_and(|ply| ply.withdraw(by, what));
        if !withdrawn {
            // An older version let a statement be withdrawn moves later; the record of the ply had it by then.
            return;
        }
        let lapsed = stated.and_then(|stated| stated.lapsed);
        self.stand_offer(lapsed);
    }

    /// The first sign of a move stands for its touch. What is added later to the same move - the piece to the words, the
    /// words to the piece, a correction - answers no offer that was made in between.
    pub(super) fn lapse_offer_by_move(&mut self) {
        let Some(ply) = self.record().current_ply() else { return };
        // What binds him since a move was taken back was touched before the offer, and answers none.
        let from_before =
            |deed: &Deed<Square>| deed.by == Seat::Arbiter && self.record().was_touched_in_what_is_ruled_off(deed.what);
        let has_touched = ply.touches_by_mover().any(|deed| !from_before(deed));
        if !has_touched && ply.placed.is_none() && ply.replaced.is_empty() && ply.announced.is_empty() {
            self.lapse_offer(ply.mover);
        }
    }

    pub(super) fn place(&mut self, deed: Deed<RawMove>) {
        self.lapse_offer_by_move();
        let Phase::Playing(turn) = &mut self.phase else { return };
        // A comparison has set it up already.
        if turn.ply.stands_by_words_alone() && turn.ply.played().is_some_and(|stands| stands.same_move(deed.what)) {
            turn.ply.placed = Some(deed);
            return;
        }
        // Hands can put a piece anywhere; what cannot be done on this board is kept in the record alone.
        let board = self.boards.get_mut(turn.ply.mover);
        let shown = turn.ply.entry().is_some() || turn.ply.stands_by_words_alone();
        if shown {
            turn.ply.take_off(board);
        }
        turn.ply.board_before_placing = Some(board.clone());
        turn.ply.standing.make(deed.what, board);
        turn.ply.placed = Some(deed);
    }

    /// What he had moved he has touched (4.3).
    fn replace(&mut self, deed: Deed<RawMove>) {
        let Phase::Playing(turn) = &mut self.phase else { return };
        let ply = &mut turn.ply;
        let Some(first) = ply.placed else { return self.place(deed) };
        ply.take_off(self.boards.get_mut(ply.mover));
        ply.placed = None;
        for square in ply.touched_by(first.what) {
            if ply.touched_by_mover().all(|touched| touched != square) {
                ply.touched.push(Deed { at: first.at, by: Seat::Player(ply.mover), what: square });
            }
        }
        ply.replaced.push(first);
        self.place(deed);
    }

    fn misspeak(&mut self, deed: Deed<RawMove>) {
        if let Some(ply) = self.ply_in_words() {
            ply.misspoken.push(deed);
        }
    }

    /// The ply that is being announced: the one that was pressed before, or the one in progress.
    fn ply_in_words(&mut self) -> Option<&mut Ply> {
        if self.record().awaits_late_announcement() {
            return self.plies.last_mut();
        }
        match &mut self.phase {
            Phase::Playing(turn) => Some(&mut turn.ply),
            Phase::Waiting | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => None,
        }
    }

    /// The move stands on the screen; nothing is made, and no offer is answered by it.
    pub(super) fn enter(&mut self, deed: Deed<RawMove>) {
        let Phase::Playing(turn) = &mut self.phase else { return };
        let board = self.boards.get_mut(turn.ply.mover);
        turn.ply.board_before_placing = Some(board.clone());
        turn.ply.standing.make(deed.what, board);
        turn.ply.entries.push(Entry { deed, taken_back: None });
    }

    /// A move on the screen that nobody has announced will be made no more.
    pub(super) fn take_back_what_is_tried(&mut self, at: Moment) {
        if self.record().current_ply().is_some_and(|ply| ply.announced_entry().is_none()) {
            self.take_back_entry(at);
        }
    }

    /// By the player who made it, or because it will be made no more.
    fn take_back_entry(&mut self, at: Moment) {
        let Phase::Playing(turn) = &mut self.phase else { return };
        if turn.ply.entry().is_none() {
            return;
        }
        turn.ply.take_off(self.boards.get_mut(turn.ply.mover));
        if let Some(entry) = turn.ply.entries.last_mut() {
            entry.taken_back = Some(at);
        }
    }

    pub(super) fn announce(&mut self, deed: Deed<RawMove>) {
        if !self.record().awaits_late_announcement() {
            self.lapse_offer_by_move();
        }
        self.take_back_what_other_words_set_up(deed.what);
        let Some(ply) = self.ply_in_words() else { return };
        // What he shows on the screen follows his words.
        let shown = deed.by == Seat::Player(ply.mover) && ply.self_announced_entry().is_some();
        ply.announce(deed);
        if shown {
            self.take_back_entry(deed.at);
            self.enter(deed);
        }
    }

    /// What a comparison has set up of words that are corrected now was never released.
    fn take_back_what_other_words_set_up(&mut self, said: RawMove) {
        let Phase::Playing(turn) = &mut self.phase else { return };
        let ply = &mut turn.ply;
        if ply.stands_by_words_alone() && ply.played().is_some_and(|stands| !stands.same_move(said)) {
            ply.take_off(self.boards.get_mut(ply.mover));
            ply.placed = None;
        }
    }

    pub(super) fn press(&mut self, deed: Deed<PressKind>) {
        let stopped = self.stopped_at(deed.at);
        let Phase::Playing(turn) = &mut self.phase else { return };
        let late = self.plies.last_mut().filter(|last| last.is_open() && deed.by.side() == Some(last.mover));
        let is_late = late.is_some();
        // A reply that was sealed in turn was pressed when it was handed in (E.9.c).
        let handed_in = !is_late && turn.sealing.take().is_some_and(|sealing| sealing.custody == Custody::Arbiter);
        let ply = late.unwrap_or(&mut turn.ply);
        if !handed_in {
            ply.stopped = Some(stopped);
            self.clock.press(ply.mover, deed.at);
        }
        self.time_told.cover(ply.mover);
        ply.pressed = Some((deed, self.clock.reading(deed.at)));
        if !is_late {
            let next = turn.ply.next();
            self.plies.push(std::mem::replace(&mut turn.ply, next));
        }
        self.forget_flags(deed.at);
    }

    /// The clocks as a ply is completed now.
    pub(super) fn stopped_at(&self, at: Moment) -> StoppedAt {
        StoppedAt { reading: self.clock.reading(at), logged: self.log.len() }
    }

    /// The opponent replies before the press: the clock goes on as it is.
    pub(super) fn leave_unpressed(&mut self, at: Moment) {
        let stopped = self.stopped_at(at);
        let Phase::Playing(turn) = &mut self.phase else { return };
        turn.ply.stopped = Some(stopped);
        turn.ply.unpressed = Some(Unpressed::Open);
        let next = turn.ply.next();
        self.plies.push(std::mem::replace(&mut turn.ply, next));
    }

    pub(super) fn complete_open_ply(&mut self, side: Color) {
        let Some(ply) = self.plies.rfind_mut(|ply| ply.mover == side && ply.is_open()) else { return };
        ply.unpressed = Some(Unpressed::CompletedByNextMove);
        self.clock.complete_unpressed(side);
    }
}
