//! How sealing, adjourning and resuming change the game.
use crate::{
    clock::Moment,
    game::{
        Adjournment, AdjournmentAct, Deed, Envelope, Game, Order, Phase, Sealed, Sealing, Seat, Turn, Written,
        sealing::Custody,
    },
    laws::RawMove,
};

impl Game {
    /// What happened about an adjournment.
    pub(super) fn apply_adjournment(&mut self, at: Moment, act: &AdjournmentAct) {
        match *act {
            AdjournmentAct::Ordered(ref order) => self.order_to_seal(at, order),
            AdjournmentAct::MoveSealed(ref envelope) => self.seal(envelope),
            AdjournmentAct::Adjourned => self.adjourn(at),
            AdjournmentAct::ReplyHandedIn => self.hand_in_reply(at),
            AdjournmentAct::ResumptionBegan => self.session.resume(at, self.plies.len()),
            AdjournmentAct::ReplyingClockStarted => self.start_replying_clock(at),
            AdjournmentAct::EnvelopeOpened(ref written) => self.open(at, written),
            AdjournmentAct::EnvelopeLost => self.lose_envelope(),
            AdjournmentAct::SealedMoveDeclared(said) => self.open(at, &Written::Move(said)),
        }
    }

    pub(super) fn order_to_seal(&mut self, at: Moment, order: &Order) {
        if let Phase::Playing(turn) = &mut self.phase {
            // What is sealed stays so where the order is corrected.
            let ordered = Sealing::ordered(order.clone(), at);
            turn.sealing = Some(match turn.sealing.take() {
                Some(before) => Sealing { cause: ordered.cause, ..before },
                None => ordered,
            });
        }
    }

    /// What was offered to the sealer before is declined with his move (9.1.b of 2009 and 2014, 9.1.2.1); what is offered to him after
    /// that stands (E.4), though he changes the move.
    pub(super) fn seal(&mut self, envelope: &Envelope) {
        if let Phase::Playing(turn) = &mut self.phase {
            let mover = turn.mover();
            let before = turn.sealing.get_or_insert_with(Sealing::reply).envelope.replace(envelope.clone());
            if before.is_none() {
                turn.pending.offers.retain(|&by| by == mover);
            }
        }
    }

    pub(super) fn start_replying_clock(&mut self, at: Moment) {
        if let Phase::Adjourned(adjourned) = &self.phase {
            self.clock.start(adjourned.outside.sealer.other(), at);
        }
    }

    pub(super) fn lose_envelope(&mut self) {
        match &mut self.phase {
            Phase::Adjourned(adjourned) => {
                if let Sealed::Closed(envelope) = std::mem::replace(&mut adjourned.sealed, Sealed::Lost) {
                    self.conduct.lost_envelope = Some(envelope);
                }
            }
            Phase::Playing(Turn { sealing: Some(sealing), .. }) => {
                self.conduct.lost_envelope = sealing.envelope.take();
            }
            Phase::Playing(_) | Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => {}
        }
    }

    pub(super) fn adjourn(&mut self, at: Moment) {
        let Some(outside) = self.sitting().outside(at) else { return };
        let Phase::Playing(turn) = &self.phase else { return };
        let Some(sealing) = &turn.sealing else { return };
        self.clock.stop(at);
        let (mut ply, pending) = (turn.ply.clone(), turn.pending.clone());
        let sealed = match (ply.placed, &sealing.envelope) {
            (Some(placed), _) => Sealed::OnBoard(placed.what),
            (None, Some(envelope)) => Sealed::Closed(envelope.clone()),
            (None, None) => return,
        };
        // E.5: the position before the sealed move is set up again.
        ply.take_off(self.boards.get_mut(ply.mover));
        ply.placed = None;
        self.session.resumed = None;
        // Who is late is late for this session (6.7, E.10).
        self.attendance.late = shakmaty::ByColor::default();
        self.phase =
            Phase::Adjourned(Box::new(Adjournment { turn: Turn { ply, sealing: None, pending }, outside, sealed }));
    }

    /// E.9.c: his clock is stopped and the absent player's started; the move itself is made when that one comes.
    pub(super) fn hand_in_reply(&mut self, at: Moment) {
        let stopped = self.stopped_at(at);
        let Phase::Playing(turn) = &mut self.phase else { return };
        let Some(sealing) = &mut turn.sealing else { return };
        sealing.custody = Custody::Arbiter;
        turn.ply.stopped = Some(stopped);
        let mover = turn.mover();
        self.clock.press(mover, at);
    }

    /// The envelope is used up: the move in it is made on the board of its player and announced.
    pub(super) fn open(&mut self, at: Moment, written: &Written) {
        let turn = match &self.phase {
            Phase::Adjourned(adjourned) => adjourned.turn.clone(),
            Phase::Playing(turn) => turn.clone(),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => return,
        };
        let said = self.sitting().meant(&turn, written);
        self.phase = Phase::Playing(turn);
        if let Some(said) = said {
            self.make_sealed(at, said);
        }
    }

    /// An offer of a draw that was made since survives it (E.4): the move was sealed before.
    fn make_sealed(&mut self, at: Moment, said: RawMove) {
        let offers = self.claims().draw_offers().to_vec();
        let Some(mover) = self.mover() else { return };
        let deed = Deed { at, by: Seat::Player(mover), what: said };
        self.place(deed);
        self.announce(deed);
        self.with_pending(|pending| pending.offers = offers);
    }
}
