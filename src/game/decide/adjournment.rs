//! Adjourning and resuming: late players, the envelope that is opened, and what it brings (Appendix E of 2014, Guidelines of 2009, 2018 and
//! 2023). How a move is sealed is beside it.
use shakmaty::{CastlingSide, Color};

use super::{Acts, by_chance};
use crate::{
    clock::Moment,
    game::{
        Act, AdjournmentAct, AdjournmentCommand, ClaimCommand, ClockCommand, Command, EndingAct, Envelope, Game,
        MoveAct, Opening, Phase, Presence, PresenceCommand, PressKind, Reason, Rejection, Sealed, Sealing, Seat,
        Sitting, StartAct, Turn, Written, command::Timing, sealing::Custody,
    },
    language::{Among, Understanding, Unknown, understand, understand_written},
    laws::{
        RawMove,
        adjournment::{self, Attendance, Forfeit, Procedure},
        illegal::Fault,
        standing::Standing,
    },
    reconciliation::note,
};

impl<'a> Sitting<'a> {
    /// A command about an adjournment.
    pub(super) fn decide_adjournment(self, now: Moment, by: Seat, command: &AdjournmentCommand) -> Acts {
        match command {
            AdjournmentCommand::Order(order, passphrase) => self.decide_adjourn(now, by, order, passphrase),
            AdjournmentCommand::Seal(_) => self.may_hand_in(by).and(Err(Rejection::PassphraseNeeded)),
            AdjournmentCommand::HandIn(envelope) => self.decide_hand_in(by, envelope),
            AdjournmentCommand::Open(opening) => self.decide_open(now, by, opening),
            AdjournmentCommand::Resume => self.decide_resumption(by),
            AdjournmentCommand::EnvelopeLost => self.decide_lost(by),
            AdjournmentCommand::DeclareSealed(said) => self.decide_declare(now, by, *said),
        }
    }

    /// What a command means while a player seals or the game is adjourned; `None` where it means what it always does.
    pub(super) fn decide_in_adjournment(self, now: Moment, by: Seat, command: &Command) -> Option<Acts> {
        match &self.game.phase {
            Phase::Adjourned(adjourned) => self.decide_while_adjourned(now, by, command, adjourned.outside.sealer),
            Phase::Playing(turn) => self.decide_while_sealing(now, by, command, turn),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => None,
        }
    }

    fn decide_while_adjourned(self, now: Moment, by: Seat, command: &Command, sealer: Color) -> Option<Acts> {
        // The replying player's clock ran when the program stopped, and goes on.
        if *command == Command::Clock(ClockCommand::Restart) && self.held().is_some() {
            return None;
        }
        // It is started for the one who has to reply and is not there.
        let is_resumed = self.game.session.resumed.is_some();
        let awaited = || adjournment::at_resumption(self.attendance(sealer.other())) == Procedure::StartReplyingClock;
        if *command == Command::Clock(ClockCommand::Restart) && is_resumed && awaited() {
            return Some(self.decide_resumption(by));
        }
        if let Command::Presence(PresenceCommand::Forfeit(late)) = command {
            return self.decide_late(by, *late, sealer);
        }
        if *command == Command::Claim(ClaimCommand::Flag) {
            return self.decide_flag_before_envelope(now, by);
        }
        match command.timing() {
            Timing::Move | Timing::Quickplay | Timing::Position => Some(Err(Rejection::Adjourned)),
            Timing::Answer | Timing::Finding | Timing::Always => None,
        }
    }

    /// Lost for coming late, where an envelope is still closed: a sealed move that ended the game would stand (E.10).
    pub(super) fn decide_late(self, by: Seat, late: Option<Color>, sealer: Color) -> Option<Acts> {
        let after = adjournment::forfeit(self.game.setup.edition, late, sealer) == Forfeit::AfterOpening;
        after.then(|| self.game.rights().arbiters(by).and(Err(Rejection::OpenFirst)))
    }

    /// A flag that falls while an envelope is closed: a sealed move that ended the game, ended it before (5.1.1, 5.2.1, 6.9; E.8).
    pub(super) fn decide_flag_before_envelope(self, now: Moment, by: Seat) -> Option<Acts> {
        let waits = self.is_flag_before_envelope(now);
        waits.then(|| {
            if by == Seat::Arbiter {
                self.game.rights().arbiters(by).and(Err(Rejection::OpenFirst))
            } else {
                Err(Rejection::Adjourned)
            }
        })
    }

    /// Whether the player who has to answer an envelope that is still closed has run out of time.
    pub(in crate::game) fn is_flag_before_envelope(self, now: Moment) -> bool {
        self.envelope_to_open().is_some_and(|(turn, sealed)| {
            sealed != Sealed::Lost && self.game.clock.is_flag_down(turn.mover().other(), now)
        })
    }

    fn attendance(self, side: Color) -> Attendance {
        match self.presence(side) {
            Presence::Here => Attendance::Here,
            Presence::Absent => Attendance::Absent,
            Presence::Defaulted => Attendance::Defaulted,
        }
    }

    /// The time of resumption has come: the clock of an absent player who has to reply is started (E.9.b, E.11).
    pub(super) fn decide_resumption(self, by: Seat) -> Acts {
        let Phase::Adjourned(adjourned) = &self.game.phase else { return Err(Rejection::NoEnvelope) };
        self.game.rights().arbiters(by)?;
        self.game.claims().must_be_ruled()?;
        let replying = adjourned.outside.sealer.other();
        let clock = match adjournment::at_resumption(self.attendance(replying)) {
            Procedure::StartReplyingClock => Some(Act::Adjournment(AdjournmentAct::ReplyingClockStarted)),
            Procedure::Open => None,
        };
        if self.game.session.resumed.is_some() {
            // He has seen only since then that nobody is there to reply.
            let starts = clock.filter(|_| self.game.clock.side_running().is_none());
            return starts.map(|start| vec![start]).ok_or(Rejection::ResumedAlready);
        }
        Ok([Act::Adjournment(AdjournmentAct::ResumptionBegan)].into_iter().chain(clock).collect())
    }

    pub(super) fn decide_open(self, now: Moment, by: Seat, opening: &Opening) -> Acts {
        self.game.rights().arbiters(by)?;
        let (turn, sealed) = self.envelope_to_open().ok_or(Rejection::NoEnvelope)?;
        self.game.claims().must_be_ruled()?;
        let replying = turn.mover().other();
        // One that is found again is opened as ever.
        let fits = matches!(opening, Opening::With(_) | Opening::Read(_));
        let is_found = fits && self.game.clock.is_flag_down(replying, now);
        let flag_waits = self.is_flag_before_envelope(now) || is_found;
        if !flag_waits && !adjournment::may_open(self.attendance(replying)) {
            return Err(Rejection::ReplyingPlayerAbsent(replying));
        }
        let written = match (opening, sealed) {
            (_, Sealed::OnBoard(said)) => Written::Move(said),
            (Opening::Read(written), _) => written.clone(),
            (Opening::With(_), _) => return Err(Rejection::PassphraseNeeded),
            (Opening::WrongPassphrase | Opening::Damaged, Sealed::Lost) => return Err(Rejection::DeclareInstead),
            (Opening::WrongPassphrase, _) => return Err(Rejection::WrongPassphrase),
            (Opening::Damaged, _) => return Err(Rejection::EnvelopeDamaged),
        };
        let mut acts = self.begin_resumption();
        acts.push(Act::Adjournment(AdjournmentAct::EnvelopeOpened(written.clone())));
        acts.extend(self.consequence(turn, &written, &self.game.after(now, by, &acts)));
        if flag_waits {
            let flag = self.game.after(now, by, &acts).timekeeping().after_flag(now, replying);
            acts.extend(flag);
        }
        acts.extend(self.until_both_go_on(&acts));
        Ok(acts)
    }

    /// The sealed move is made on the board before the clock of the player who replies is started (G.9.a of 2009, E.9.a of 2014, I.9.1 of
    /// 2018 and 2023), on both boards here: each player says when he goes on. A reply out of an envelope stands against a clock that
    /// runs already (E.9.c).
    fn until_both_go_on(self, acts: &[Act]) -> Option<Act> {
        let resumed = matches!(self.game.phase, Phase::Adjourned(_));
        let goes_on = matches!(acts.last(), Some(Act::Move(MoveAct::Pressed(_))));
        (resumed && goes_on).then_some(Act::Start(StartAct::ClockHeld))
    }

    /// Opening the envelope begins the resumption, if nothing else has.
    fn begin_resumption(self) -> Vec<Act> {
        if self.game.session.resumed.is_some() {
            Vec::new()
        } else {
            vec![Act::Adjournment(AdjournmentAct::ResumptionBegan)]
        }
    }

    /// The turn of the player whose envelope the arbiter has, and what is in it.
    fn envelope_to_open(self) -> Option<(&'a Turn, Sealed)> {
        match &self.game.phase {
            Phase::Adjourned(adjourned) => Some((&adjourned.turn, adjourned.sealed.clone())),
            Phase::Playing(turn) => {
                let sealing = turn.sealing.as_ref().filter(|sealing| sealing.custody == Custody::Arbiter)?;
                Some((turn, sealing.envelope.clone().map_or(Sealed::Lost, Sealed::Closed)))
            }
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => None,
        }
    }

    /// The envelope that the arbiter holds, closed; also one that was told to be lost, which the passphrase finds again.
    #[must_use]
    pub fn envelope(self) -> Option<Envelope> {
        match self.envelope_to_open()?.1 {
            Sealed::Closed(envelope) => Some(envelope),
            Sealed::Lost => self.game.conduct.lost_envelope.clone(),
            Sealed::OnBoard(_) => None,
        }
    }

    /// What the sealed move brings about, the game being `opened`: a legal one goes on or ends the game; any other loses (E.8).
    fn consequence(self, turn: &Turn, written: &Written, opened: &Game) -> Vec<Act> {
        let said = self.meant(turn, written).filter(|&said| turn.ply.standing.fault(said).is_none());
        match said {
            None => {
                let chance = adjournment::after_flawed_seal(&turn.ply.standing, turn.mover());
                by_chance(turn.mover().other(), chance, Reason::SealedMove, Reason::SealedMove)
            }
            Some(_) => vec![after_sealed(opened)],
        }
    }

    /// The one move that a player wrote, if it is one, legal or not (E.8.c): what fits several legal moves is ambiguous, what
    /// names none means nothing (E.8.a, b).
    pub(in crate::game) fn meant(self, turn: &Turn, written: &Written) -> Option<RawMove> {
        match written {
            Written::Move(said) => Some(*said),
            Written::Words(words) => {
                let position = turn.ply.standing.position()?;
                let (language, among) = (self.game.setup.wording.language, Among::Legal(&position));
                // What is on record counts. A small letter is a piece only where it means nothing that a pawn could have done:
                // an illegal move of a pawn stays one.
                // An offer or a time beside it does not belong to the move.
                let words = note::without_notes(words);
                let words = without_number(&words);
                let strict = understand_written(words, language, among);
                let read = match strict {
                    Understanding::Unknown(_)
                    | Understanding::Illegal { fault: Fault::NotItsWay(_) | Fault::NothingToTake(_), .. } => {
                        understand(words, language, among)
                    }
                    Understanding::Move(_) | Understanding::Ambiguous { .. } | Understanding::Illegal { .. } => strict,
                };
                match read {
                    Understanding::Move(said) | Understanding::Illegal { said, .. } => Some(said),
                    // Its name is for the ear (D.2.1); on paper its squares say it.
                    Understanding::Unknown(Unknown::CastlingByName(side)) => Some(RawMove::Castling(side)),
                    Understanding::Unknown(Unknown::WhichCastling) => only_castling(&turn.ply.standing),
                    Understanding::Ambiguous { .. } | Understanding::Unknown(_) => None,
                }
            }
        }
    }

    pub(super) fn decide_lost(self, by: Seat) -> Acts {
        self.game.rights().arbiters(by)?;
        let closed = match &self.game.phase {
            Phase::Adjourned(adjourned) => matches!(adjourned.sealed, Sealed::Closed(_)),
            Phase::Playing(turn) => turn.sealing.as_ref().is_some_and(Sealing::is_closed),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => false,
        };
        if closed { Ok(vec![Act::Adjournment(AdjournmentAct::EnvelopeLost)]) } else { Err(Rejection::NoEnvelope) }
    }

    /// E.12.a: the player makes the move of which he says that it was the sealed one.
    pub(super) fn decide_declare(self, now: Moment, by: Seat, said: RawMove) -> Acts {
        let (turn, sealed) = self.envelope_to_open().ok_or(Rejection::NoEnvelope)?;
        let sealer = turn.mover();
        if sealed != Sealed::Lost {
            return Err(Rejection::Adjourned);
        }
        if self.game.rights().player(by)? != sealer {
            return Err(Rejection::NotYourTurn(sealer));
        }
        self.game.claims().must_be_ruled()?;
        let replying = sealer.other();
        if !adjournment::may_open(self.attendance(replying)) {
            return Err(Rejection::ReplyingPlayerAbsent(replying));
        }
        said.execute(&mut self.game.boards.get(sealer).clone(), sealer).map_err(Rejection::Misfit)?;
        let mut acts = self.begin_resumption();
        acts.push(Act::Adjournment(AdjournmentAct::SealedMoveDeclared(said)));
        // It is made on the board: an illegal one is an illegal move like any other.
        acts.push(after_sealed(&self.game.after(now, by, &acts)));
        acts.extend(self.until_both_go_on(&acts));
        Ok(acts)
    }
}

/// A written move without its number, with or without a dot. Figures alone are a move in the notation of ICCF.
fn without_number(words: &str) -> &str {
    let is_number = |word: &str| word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    let numbered =
        words.split_once(' ').filter(|(number, rest)| is_number(number) && rest.contains(char::is_alphabetic));
    numbered.map_or(words, |(_, rest)| rest)
}

/// The sealed move is made like any other: it ends the game, or is pressed. A mate by another piece than the touched one does not end
/// it (5.1.a of 2014, 5.1.1).
fn after_sealed(opened: &Game) -> Act {
    let ending = opened.record().ending_on_the_board();
    ending.map_or(Act::Move(MoveAct::Pressed(PressKind::Regular)), |ending| Act::Ending(EndingAct::Ended(ending)))
}

/// The castling that a player wrote without its side: where his king castles to one side only, the word says to which.
fn only_castling(standing: &Standing) -> Option<RawMove> {
    let mut legal = CastlingSide::ALL.map(RawMove::Castling).into_iter().filter(|&said| standing.fault(said).is_none());
    legal.next().filter(|_| legal.next().is_none())
}
