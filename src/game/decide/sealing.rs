//! Sealing a move: who may, when, and what closes the envelope (E.1, E.9 of 2014; I.1, I.9 of 2018 and 2023).
use shakmaty::Color;

use super::Acts;
use crate::{
    clock::Moment,
    game::{
        Act, AdjournmentAct, ClaimCommand, ClockAct, ClockCommand, Command, Envelope, MoveAct, MoveCommand, Order,
        Passphrase, Phase, Ply, Presence, PresenceCommand, Rejection, Sealing, Seat, Sitting, Turn,
        sealing::{Cause, Custody},
    },
    laws::{RawMove, assistant::Duty},
};

impl Sitting<'_> {
    pub(super) fn decide_while_sealing(self, now: Moment, by: Seat, command: &Command, turn: &Turn) -> Option<Acts> {
        let sealing = turn.sealing.as_ref()?;
        let mover = turn.mover();
        let (closed, replies) = (sealing.custody == Custody::Arbiter, sealing.cause == Cause::AbsentOpponent);
        let announces = matches!(command, Command::Move(MoveCommand::Announce(_) | MoveCommand::Correct(_)));
        if announces && self.game.record().awaits_late_announcement() && by != Seat::Player(mover) {
            return None;
        }
        // Who has moved and not pressed may stop his clock (6.2.a of 2014; 6.2.1), and the other one seals in his own time.
        let is_late = self.game.plies.last().is_some_and(|last| last.is_open() && by.side() == Some(last.mover));
        if is_late && *command == Command::Move(MoveCommand::Press) {
            return None;
        }
        let makes = matches!(
            command,
            Command::Move(MoveCommand::Place(_) | MoveCommand::Enter(_))
                | Command::Move(MoveCommand::TakeBack | MoveCommand::Press)
        );
        if closed && (announces || makes) {
            return Some(Err(Rejection::EnvelopeClosed));
        }
        // One move is sealed: what lies in an envelope already is changed there.
        let sealed = sealing.envelope.is_some();
        let puts = matches!(command, Command::Move(MoveCommand::Place(_) | MoveCommand::Enter(_)));
        let own = by.side() == Some(mover);
        if sealed && puts && own && !self.game.setup.is_impaired(mover) {
            return Some(Err(Rejection::MoveInEnvelope));
        }
        if announces || sealed && puts && own {
            return Some(Err(Rejection::SealInstead));
        }
        if let (Command::Presence(PresenceCommand::Forfeit(late)), true) = (command, closed) {
            return self.decide_late(by, *late, mover);
        }
        if *command == Command::Claim(ClaimCommand::Flag) {
            return self.decide_flag_before_envelope(now, by);
        }
        if let (Command::Move(MoveCommand::Place(said)), false) = (command, replies) {
            return Some(self.decide_place_sealed(by, *said));
        }
        if let (Command::Move(MoveCommand::Enter(said)), false) = (command, replies) {
            return Some(self.game.handshake().decide_enter_sealed(by, *said));
        }
        // The player stops his own clock, once there is something in the envelope; before, and while the move ahead of it is not
        // announced, it is a call for the arbiter. A move on the screen is sealed by the press alone, and may be a slip.
        let may_close = !closed && !self.game.record().awaits_late_announcement();
        let in_envelope = may_close && is_sealed(turn) && turn.ply.entry().is_none();
        let stops = *command == Command::Clock(ClockCommand::Stop) && by == Seat::Player(mover) && in_envelope;
        (stops || *command == Command::Move(MoveCommand::Press)).then(|| self.decide_close(now, by, turn, sealing))
    }

    pub(super) fn decide_adjourn(self, now: Moment, by: Seat, order: &Order, passphrase: &Passphrase) -> Acts {
        if matches!(self.game.phase, Phase::Adjourned(_)) {
            return Err(Rejection::Adjourned);
        }
        self.game.rights().arbiters(by)?;
        // He seals in his own time; after a restart the arbiter gives the passphrase again before that goes on.
        let seals = |why| if why == Rejection::ClockStopped { Rejection::SealWithClock } else { why };
        let is_given_again = matches!(self.game.phase, Phase::Playing(Turn { sealing: Some(_), .. }));
        // Who names a session or a resumption adjourns the game.
        let names_nothing = order.rest_of_session.is_zero() && order.resumes.is_empty();
        let for_reply = names_nothing && self.reply_lacks_passphrase();
        if !for_reply && !(is_given_again && (self.held().is_some() || self.lacks_passphrase())) {
            self.game.rights().must_run().map_err(seals)?;
        }
        // What lies in the envelope, and another move that takes its place, has one passphrase.
        if passphrase.is_another() {
            return Err(Rejection::WrongPassphrase);
        }
        let ordered = |order: Order| Act::Adjournment(AdjournmentAct::Ordered(order));
        match &self.game.phase {
            // It orders nothing: the game is not adjourned once more.
            Phase::Playing(_) if for_reply => Ok(Vec::new()),
            Phase::Playing(Turn { sealing: Some(sealing), .. }) => {
                let goes_on = self.awaits_passphrase().then_some(Act::Clock(ClockAct::Restarted));
                // Given again, it is on record: another restart asks for it once more.
                let again = self.lacks_passphrase().then(|| sealing.given_again(now)).flatten();
                let corrected = sealing.corrected(order, now).or(again);
                Ok(corrected.map(ordered).into_iter().chain(goes_on).collect())
            }
            // After his move a player does not have the move any more (1.1), and what the room has heard is not secret.
            Phase::Playing(Turn { ply, .. }) if self.is_in_hand(ply) => Err(Rejection::MoveInHand),
            Phase::Playing(_) | Phase::Waiting | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => {
                Ok(vec![ordered(order.clone())])
            }
        }
    }

    fn is_in_hand(self, ply: &Ply) -> bool {
        ply.is_made(&self.game.setup) || ply.announcement().is_some()
    }

    /// Whether this person may seal a move now: the player on move who was told to, in person (E.1.a), or who replies to
    /// an absent opponent (E.9.c).
    ///
    /// # Errors
    /// [`Rejection`].
    pub(super) fn may_seal(self, by: Seat) -> Result<(), Rejection> {
        if matches!(self.game.phase, Phase::Adjourned(_)) {
            return Err(Rejection::EnvelopeClosed);
        }
        self.game.rights().must_run()?;
        let side = self.sealer(by)?;
        let Phase::Playing(turn) = &self.game.phase else { return Err(Rejection::Over) };
        if turn.mover() != side {
            return Err(Rejection::NotYourTurn(turn.mover()));
        }
        let replies = self.game.session.resumed.is_some() && self.presence(side.other()) != Presence::Here;
        match &turn.sealing {
            Some(Sealing { custody: Custody::Arbiter, .. }) => Err(Rejection::EnvelopeClosed),
            None if !replies => Err(Rejection::NotToldToSeal),
            _ if turn.ply.placed.is_some() => Err(Rejection::SealedOnBoard),
            _ => self.game.handshake().must_have_answered(side),
        }
    }

    /// For whom this person seals: a player for himself, or his assistant, who does the formalities of the adjournment for him
    /// (D.2.9.f of 2014, D.2.10.f of 2018).
    fn sealer(self, by: Seat) -> Result<Color, Rejection> {
        match by {
            Seat::Assistant(side) => self.game.rights().may(by, Duty::Adjourn).map(|()| side),
            Seat::Player(_) | Seat::Arbiter => self.game.rights().player(by),
        }
    }

    /// Whether this person may put his move in an envelope now. One move is sealed: the one on the screen, or another one after that
    /// was taken back.
    ///
    /// # Errors
    /// [`Rejection`].
    pub fn may_hand_in(self, by: Seat) -> Result<(), Rejection> {
        self.may_seal(by)?;
        let stands = self.game.record().current_ply().and_then(Ply::entry).is_some();
        if stands { Err(Rejection::SealedOnBoard) } else { Ok(()) }
    }

    pub(super) fn decide_hand_in(self, by: Seat, envelope: &Envelope) -> Acts {
        self.may_hand_in(by)?;
        Ok(vec![Act::Adjournment(AdjournmentAct::MoveSealed(envelope.clone()))])
    }

    /// Played on the board after he was told to seal, a move is the sealed one (E.1.a); nothing is announced of it.
    fn decide_place_sealed(self, by: Seat, said: RawMove) -> Acts {
        self.may_seal(by)?;
        let side = self.game.rights().player(by)?;
        said.execute(&mut self.game.boards.get(side).clone(), side).map_err(Rejection::Misfit)?;
        Ok(vec![Act::Move(MoveAct::Placed(said))])
    }

    /// The clock is stopped, and the envelope with it closed.
    fn decide_close(self, now: Moment, by: Seat, turn: &Turn, sealing: &Sealing) -> Acts {
        self.game.rights().must_run()?;
        self.game.rights().may(by, Duty::KeepScoreAndPress)?;
        let mover = turn.mover();
        if by.side() != Some(mover) {
            return Err(Rejection::NotYourTurn(mover));
        }
        if !is_sealed(turn) {
            return Err(Rejection::SealFirst);
        }
        if self.game.record().awaits_late_announcement() {
            return Err(Rejection::AwaitAnnouncement(mover.other()));
        }
        if sealing.cause == Cause::AbsentOpponent {
            let made = self.game.handshake().entry_made_by_press(&turn.ply);
            return Ok(made.into_iter().chain([Act::Adjournment(AdjournmentAct::ReplyHandedIn)]).collect());
        }
        let mut acts: Vec<Act> = turn.ply.entry().map(|said| Act::Move(MoveAct::Placed(said))).into_iter().collect();
        acts.push(Act::Adjournment(AdjournmentAct::Adjourned));
        // E.1.b: he is deemed to have sealed at the end of the session.
        let (rest, left) = (sealing.rest_of_session(now), self.game.clock.left(mover, now));
        if let Some(left) = left.filter(|_| !rest.is_zero()) {
            let completed = *self.game.clock.reading(now).completed.get(mover);
            acts.push(Act::Clock(ClockAct::Set { side: mover, left: left.saturating_sub(rest), completed }));
        }
        Ok(acts)
    }
}

/// Whether there is something in the envelope: a sealed move, or one that stands on the board.
fn is_sealed(Turn { ply, sealing, pending: _ }: &Turn) -> bool {
    let placed = |ply: &Ply| ply.stands().is_some();
    placed(ply) || sealing.as_ref().is_some_and(|sealing| sealing.envelope.is_some())
}
