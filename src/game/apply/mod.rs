//! Applying events. Whatever was journalled happened: nothing here can fail, refuse or look at a clock.
use shakmaty::{ByColor, Color};

mod adjourn;
mod clock;
mod ending;
mod reconcile;

use super::{
    Act, AdjournmentAct, AnswerAct, ArbiterAct, Calls, ClaimAct, ClaimStage, ClockAct, Deed, DeviceAct, DrawAct,
    EndingAct, Entry, Event, Game, LockAct, MoveAct, NoticeAct, Penalised, Pending, Phase, Ply, Presence, PresenceAct,
    PressKind, Seat, StartAct, Statement, Turn, Unpressed, Written, statement::Stated,
};
use crate::{
    clock::Moment,
    game::adjournment::Custody,
    laws::{RawMove, standing::Standing, touch::Begun},
};

impl Game {
    /// Takes an event into the story. An event that does not fit the story changes nothing.
    #[expect(clippy::too_many_lines, reason = "one row for each act")]
    pub fn apply(&mut self, at: Moment, event: &Event) {
        let by = event.by.unwrap_or(Seat::Arbiter);
        let (offer, stated) = (self.draw_offer(), self.stated);
        if self.is_acted_on(event) {
            self.stated = None;
        }
        self.lock.follow(at, event);
        match event.act {
            Act::Start(StartAct::Started) => self.begin(at),
            Act::Move(MoveAct::Touched(square)) => {
                if let Some(side) = self.toucher(by) {
                    self.lapse_offer(side);
                }
                self.with_current(|ply| ply.touched.push(Deed { at, by, what: square }));
                let lapsed = offer.filter(|_| self.draw_offer().is_none());
                self.state(Stated { by, what: Statement::Touched(square), lapsed });
            }
            Act::Move(MoveAct::Adjusted(square)) => {
                self.with_current(|ply| ply.adjusted.push(Deed { at, by, what: square }));
                self.state(Stated { by, what: Statement::Adjusts(square), lapsed: None });
            }
            Act::Move(MoveAct::Withdrawn(what)) => self.withdraw(by, what, stated),
            Act::Arbiter(ArbiterAct::PromotionBegun { from, to }) => {
                self.with_current(|ply| ply.begun = Some(Begun { from, to }))
            }
            Act::Arbiter(ArbiterAct::PawnBecameQueen) => self.complete_promotion(at),
            Act::Move(MoveAct::Entered(said)) => self.enter(Deed { at, by, what: said }),
            Act::Move(MoveAct::EntryTakenBack(_)) => self.take_back_entry(at),
            Act::Move(MoveAct::Placed(said)) => self.place(Deed { at, by, what: said }),
            Act::Move(MoveAct::Announced(said) | MoveAct::Corrected(said)) => {
                self.announce(Deed { at, by, what: said })
            }
            Act::Move(MoveAct::Pressed(kind)) => self.press(Deed { at, by, what: kind }),
            Act::Move(MoveAct::LeftUnpressed) => self.leave_unpressed(at),
            Act::Move(MoveAct::CompletedByNextMove(side)) => self.complete_open_ply(side),
            Act::Move(MoveAct::PressHeldBack) => self.with_current(|ply| ply.held_back.push(Deed { at, by, what: () })),
            Act::Answer(AnswerAct::Repeated(said)) => self.repeat(Deed { at, by, what: said }),
            Act::Answer(AnswerAct::Executed(said)) => self.execute(Deed { at, by, what: said }),
            Act::Draw(DrawAct::Offered(side)) => {
                self.with_pending(|pending| pending.offer = Some(side));
                self.with_latest(|ply| ply.offers.push(side));
            }
            Act::Draw(DrawAct::Declined) => self.with_pending(|pending| pending.offer = None),
            Act::Ending(EndingAct::Ended(ending)) => self.end(at, ending),
            Act::Ending(EndingAct::Confirmed) => self.confirm(by),
            Act::Ending(EndingAct::Rejected) => self.reopen(),
            Act::Arbiter(ArbiterAct::WentBack(plies)) => self.go_back(at, plies),
            Act::Device(DeviceAct::Given(device, seat)) => self.give_device(device, seat),
            Act::Device(DeviceAct::Offered(device, seat)) => self.offer_device(at, device, seat),
            Act::Device(DeviceAct::Kept(device)) => self.end_device_offer(device),
            Act::Start(StartAct::Resumed { .. }) => {
                self.forget_gamepads();
                // After a restart the journal is written as always.
                self.unrecorded = false;
            }
            Act::Notice(NoticeAct::BoardSensed { side, ref board }) => self.keep_sensed(at, side, board),
            Act::Start(StartAct::ClockHeld) => self.hold(at),
            Act::Start(StartAct::Ready(side)) => self.note_ready(side),
            Act::Adjournment(AdjournmentAct::Ordered(ref order)) => self.order_to_seal(at, order),
            Act::Adjournment(AdjournmentAct::MoveSealed(ref envelope)) => self.seal(envelope),
            Act::Adjournment(AdjournmentAct::Adjourned) => self.adjourn(at),
            Act::Adjournment(AdjournmentAct::ReplyHandedIn) => self.hand_in_reply(at),
            Act::Adjournment(AdjournmentAct::ResumptionBegan) => self.resumed = Some((at, self.plies.len())),
            Act::Adjournment(AdjournmentAct::ReplyingClockStarted) => self.start_replying_clock(at),
            Act::Adjournment(AdjournmentAct::EnvelopeOpened(ref written)) => self.open(at, written),
            Act::Adjournment(AdjournmentAct::EnvelopeLost) => self.lose_envelope(),
            Act::Adjournment(AdjournmentAct::SealedMoveDeclared(said)) => self.open(at, &Written::Move(said)),
            Act::Reconcile(ref act) => self.apply_reconcile(at, by, act),
            Act::Clock(ClockAct::Stopped) => self.clock.stop(at),
            Act::Clock(ClockAct::Restarted) => self.restart_clock(at),
            Act::Clock(ClockAct::Set { side, left, completed }) => self.set_clock(at, side, left, completed),
            Act::Clock(ClockAct::ControlReplaced(ref controls)) => self.replace_control(at, controls),
            Act::Clock(ClockAct::IncrementIntroduced(time)) => self.clock.introduce_increment(time),
            Act::Clock(ClockAct::TimeRanOut(side)) => self.note_flag(side),
            Act::Claim(ClaimAct::FlagOrderUnknown) => self.clock.unmark_flags(),
            Act::Arbiter(ArbiterAct::Penalised(side, penalty)) => self.penalties.push(Penalised { at, side, penalty }),
            Act::Presence(PresenceAct::Absent(side)) => *self.presence.get_mut(side) = Presence::Absent,
            Act::Presence(PresenceAct::Arrived(side)) => self.note_arrival(side),
            Act::Presence(PresenceAct::DefaultTimePassed(side)) => *self.presence.get_mut(side) = Presence::Defaulted,
            Act::Arbiter(ArbiterAct::IllegalMoveFound { side, .. }) => self.count_illegal_move(side),
            Act::Ending(EndingAct::SheetSigned(side)) => *self.signed.get_mut(side) = true,
            Act::Clock(ClockAct::AssistantAsked(side)) => *self.asked.get_mut(side) = Some(self.clock.reading(at)),
            Act::Clock(ClockAct::CallsForbidden) => self.calls = Calls::Forbidden,
            Act::Clock(ClockAct::CallsAllowed) => self.calls = Calls::Allowed,
            Act::Arbiter(ArbiterAct::UnrecordedAllowed) => self.unrecorded = true,
            Act::Notice(NoticeAct::Noticed(ref incident)) => self.note_incident(incident),
            Act::Claim(ClaimAct::Made(side, claim)) => self.open_claim(at, side, claim),
            Act::Claim(ClaimAct::Postponed(compensation)) => self.put_claim_to(ClaimStage::Postponed(compensation)),
            Act::Claim(ClaimAct::Granted | ClaimAct::Rejected) => self.with_pending(|pending| pending.claim = None),
            Act::Claim(ClaimAct::FlagAwaits(loser)) => {
                self.clock.stop(at);
                self.put_claim_to(ClaimStage::FlagFallen(loser));
            }
            // For the record: what follows of them is an act of its own.
            Act::Arbiter(ArbiterAct::IrregularityFound(_))
            | Act::Ending(EndingAct::ChanceUndetermined(_))
            | Act::Arbiter(ArbiterAct::Explained(_)) => {}
            // For the lock of the arbiter's page, which has followed.
            Act::Lock(LockAct::Entered | LockAct::Left)
            | Act::Lock(LockAct::Locked | LockAct::TooSoon(_) | LockAct::Denied(_)) => {}
        }
        self.end_hold(&event.act);
    }

    /// Whether after this event the last statement about a piece can be withdrawn no longer: its author has done something
    /// else, or others rest on it already.
    fn is_acted_on(&self, event: &Event) -> bool {
        let Some(stated) = self.stated else { return false };
        let others_rest_on_it = matches!(
            event.act,
            Act::Claim(ClaimAct::Made(..)) | Act::Ending(EndingAct::Ended(_)) | Act::Arbiter(ArbiterAct::WentBack(_))
        );
        event.by == Some(stated.by) || event.by == Some(Seat::Arbiter) || others_rest_on_it
    }

    /// What the arbiter finds is his decision, and no slip.
    fn state(&mut self, stated: Stated) {
        self.stated = (stated.by != Seat::Arbiter).then_some(stated);
    }

    /// A statement about a piece was a slip: an offer of a draw that it answered stands again.
    fn withdraw(&mut self, by: Seat, what: Statement, stated: Option<Stated>) {
        let current = match &mut self.phase {
            Phase::Playing(turn) => Some(&mut turn.ply),
            Phase::Waiting | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => None,
        };
        let _ = current.is_some_and(|ply| ply.withdraw(by, what))
            || self.plies.last_mut().is_some_and(|ply| ply.withdraw(by, what));
        let lapsed = stated.filter(|stated| (stated.by, stated.what) == (by, what)).and_then(|stated| stated.lapsed);
        self.with_pending(|pending| pending.offer = pending.offer.or(lapsed));
    }

    fn begin(&mut self, at: Moment) {
        use shakmaty::Position;
        if self.phase == Phase::Waiting {
            let mover = self.setup.start.turn();
            let ply = Ply::new(mover, Standing::of(&self.setup.start, self.setup.castling));
            self.phase = Phase::Playing(Turn::of(ply));
            self.clock.start(mover, at);
            self.started = Some(at);
        }
    }

    /// Changes what waits for an answer, while the game is on or adjourned.
    fn with_pending(&mut self, change: impl FnOnce(&mut Pending)) {
        match &mut self.phase {
            Phase::Playing(turn) => change(&mut turn.pending),
            Phase::Adjourned(adjourned) => change(&mut adjourned.turn.pending),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => {}
        }
    }

    fn with_current(&mut self, change: impl FnOnce(&mut Ply)) {
        if let Phase::Playing(turn) = &mut self.phase {
            change(&mut turn.ply);
        }
    }

    /// Changes the latest ply that is not wholly untouched: the one in progress, or the last completed one.
    fn with_latest(&mut self, change: impl FnOnce(&mut Ply)) {
        match (&mut self.phase, self.plies.last_mut()) {
            (Phase::Playing(turn), None) => change(&mut turn.ply),
            (Phase::Playing(turn), Some(_)) if turn.ply.played().is_some() => change(&mut turn.ply),
            (_, Some(last)) => change(last),
            _ => {}
        }
    }

    /// Whether the completed ply before the one in progress was pressed before it was announced.
    pub(crate) fn awaits_late_announcement(&self) -> bool {
        self.plies.last().is_some_and(|ply| ply.announced.is_empty() && ply.placed.is_some())
    }

    /// An offer made to `side` lapses when he touches a piece to move it (9.1.b of 2009 and 2014, 9.1.2 of 2018
    /// and 2023).
    fn lapse_offer(&mut self, side: Color) {
        self.with_pending(|pending| pending.offer = pending.offer.filter(|&by| by == side));
    }

    /// The first sign of a move stands for its touch. What is added later to the same move - the piece to the words, the
    /// words to the piece, a correction - answers no offer that was made in between.
    fn lapse_offer_by_move(&mut self) {
        let Some(ply) = self.current_ply() else { return };
        if ply.touched.is_empty() && ply.placed.is_none() && ply.announced.is_empty() {
            self.lapse_offer(ply.mover);
        }
    }

    fn place(&mut self, deed: Deed<RawMove>) {
        self.lapse_offer_by_move();
        let Phase::Playing(turn) = &mut self.phase else { return };
        // Hands can put a piece anywhere; what cannot be done on this board is kept in the record alone.
        let board = self.boards.get_mut(turn.ply.mover);
        if turn.ply.entry().is_some()
            && let Some(before) = turn.ply.board_before_placing.take()
        {
            *board = before;
        }
        turn.ply.board_before_placing = Some(board.clone());
        let _ = deed.what.execute(board, turn.ply.mover);
        turn.ply.placed = Some(deed);
    }

    /// The move stands on the screen; nothing is made, and no offer is answered by it.
    fn enter(&mut self, deed: Deed<RawMove>) {
        let Phase::Playing(turn) = &mut self.phase else { return };
        let board = self.boards.get_mut(turn.ply.mover);
        turn.ply.board_before_placing = Some(board.clone());
        let _ = deed.what.execute(board, turn.ply.mover);
        turn.ply.entries.push(Entry { deed, taken_back: None });
    }

    /// By whoever made it, or because it will be made no more.
    fn take_back_entry(&mut self, at: Moment) {
        let Phase::Playing(turn) = &mut self.phase else { return };
        if turn.ply.entry().is_none() {
            return;
        }
        if let Some(before) = turn.ply.board_before_placing.take() {
            *self.boards.get_mut(turn.ply.mover) = before;
        }
        if let Some(entry) = turn.ply.entries.last_mut() {
            entry.taken_back = Some(at);
        }
    }

    fn announce(&mut self, deed: Deed<RawMove>) {
        let late = self.awaits_late_announcement();
        if !late {
            self.lapse_offer_by_move();
        }
        let ply = match (&mut self.phase, self.plies.last_mut()) {
            (_, Some(last)) if late => last,
            (Phase::Playing(turn), _) => &mut turn.ply,
            _ => return,
        };
        ply.announce(deed);
    }

    fn press(&mut self, deed: Deed<PressKind>) {
        let Phase::Playing(turn) = &mut self.phase else { return };
        // A reply that was sealed in turn was pressed when it was handed in (E.9.c).
        let handed_in = turn.sealing.take().is_some_and(|sealing| sealing.custody == Custody::Arbiter);
        let late = self.plies.last_mut().filter(|last| last.is_open() && deed.by.side() == Some(last.mover));
        let is_late = late.is_some();
        let ply = late.unwrap_or(&mut turn.ply);
        ply.stopped = Some(self.clock.reading(deed.at));
        if !handed_in {
            self.clock.press(ply.mover, deed.at);
        }
        *self.asked.get_mut(ply.mover) = None;
        ply.pressed = Some((deed, self.clock.reading(deed.at)));
        if !is_late {
            let next = turn.ply.next();
            self.plies.push(std::mem::replace(&mut turn.ply, next));
        }
        self.forget_flags(deed.at);
    }

    /// The opponent replies before the press: the clock goes on as it is.
    fn leave_unpressed(&mut self, at: Moment) {
        let Phase::Playing(turn) = &mut self.phase else { return };
        turn.ply.stopped = Some(self.clock.reading(at));
        turn.ply.unpressed = Some(Unpressed::Open);
        let next = turn.ply.next();
        self.plies.push(std::mem::replace(&mut turn.ply, next));
    }

    fn complete_open_ply(&mut self, side: Color) {
        let Some(ply) = self.plies.iter_mut().rev().find(|ply| ply.mover == side && ply.is_open()) else { return };
        ply.unpressed = Some(Unpressed::CompletedByNextMove);
        self.clock.complete_unpressed(side);
    }

    /// The index of the ply by the opponent of this person that is being answered; the one in progress comes last.
    fn answered_ply(&self, by: Seat, of: impl Fn(&Ply) -> bool) -> Option<usize> {
        let opponent = by.side().map(Color::other);
        let plies: Vec<&Ply> = self.all_plies().collect();
        plies
            .iter()
            .rposition(|ply| !ply.announced.is_empty() && opponent.is_none_or(|side| ply.mover == side) && of(ply))
    }

    fn ply_mut(&mut self, index: usize) -> Option<&mut Ply> {
        match &mut self.phase {
            Phase::Playing(turn) if index == self.plies.len() => Some(&mut turn.ply),
            Phase::Waiting | Phase::Playing(_) | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => {
                self.plies.get_mut(index)
            }
        }
    }

    fn repeat(&mut self, deed: Deed<RawMove>) {
        let Some(ply) = self.answered_ply(deed.by, |_| true).and_then(|index| self.ply_mut(index)) else { return };
        ply.repeated.push(deed);
        if ply.announcement().is_some_and(|announced| announced.same_move(deed.what)) {
            *ply.entered.get_mut(ply.mover.other()) = Some(deed.what);
        }
    }

    fn execute(&mut self, deed: Deed<RawMove>) {
        // An assistant moves on either board (D.2.10.a), so his side does not tell whose move it is.
        let by = if matches!(deed.by, Seat::Assistant(_)) { Seat::Arbiter } else { deed.by };
        let Some(index) = self.answered_ply(by, |ply| ply.execution().is_none()) else { return };
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

    /// Restores the position after `count` plies on both boards; the clocks stand.
    fn go_back(&mut self, at: Moment, count: usize) {
        self.clock.stop(at);
        let mut undone = self.plies.split_off(count.min(self.plies.len()));
        if let Phase::Playing(turn) = &self.phase {
            undone.push(turn.ply.clone());
        }
        self.ruled_off.push((self.plies.len(), undone));
        self.execute_on_both_boards(at);
        let start = || Standing::of(&self.setup.start, self.setup.castling);
        let standing = self.plies.last().map_or_else(start, Ply::after);
        let board = self.placement_after(self.plies.len());
        self.boards = ByColor { white: board.clone(), black: board };
        let first = shakmaty::Position::turn(&self.setup.start);
        let mover = if self.plies.len().is_multiple_of(2) { first } else { first.other() };
        self.phase = Phase::Playing(Turn::of(Ply::new(mover, standing)));
    }

    /// Restoring a position sets up both boards, so nobody has to execute the last move of it any more.
    fn execute_on_both_boards(&mut self, at: Moment) {
        let Some(last) = self.plies.last_mut() else { return };
        if let Some(what) = last.announcement().filter(|_| last.execution().is_none()) {
            last.executed.push(Deed { at, by: Seat::Arbiter, what });
        }
    }

    /// The pawn that the last ply left on its last rank becomes a queen on both boards; the next player is on move.
    fn complete_promotion(&mut self, at: Moment) {
        self.execute_on_both_boards(at);
        let Some(last) = self.plies.last_mut() else { return };
        let queen = shakmaty::Role::Queen;
        last.replaced_by = Some(queen);
        last.entered = ByColor::new_with(|side| last.entered.get(side).map(|said| said.with_promotion(queen)));
        let next = Ply::new(last.mover.other(), last.after());
        let board = self.placement_after(self.plies.len());
        self.boards = ByColor { white: board.clone(), black: board };
        let pending = self.pending().cloned().unwrap_or_default();
        self.phase = Phase::Playing(Turn { ply: next, sealing: None, pending });
    }

    /// The placement to which the record leads after so many plies, legal or not.
    #[must_use]
    pub(super) fn placement_after(&self, count: usize) -> shakmaty::Board {
        let mut board = shakmaty::Position::board(&self.setup.start).clone();
        for ply in &self.plies[..count] {
            if let Some(played) = ply.played() {
                let _ = played.execute(&mut board, ply.mover);
            }
        }
        board
    }
}
