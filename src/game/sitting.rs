//! When the players sit down: the start of the game, its resumption after an adjournment, and the pause after a restart.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{
    Adjournment, Envelope, Game, Outside, Phase, Presence, Reason, Sealed, Step,
    adjournment::Unopened,
    sealing::{Cause, Custody},
};
use crate::clock::Moment;

/// The clock that stands after a restart, and who has said that he goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Held {
    /// Whose clock ran when the program stopped, and will run again.
    pub side: Color,
    /// Who has said that he goes on.
    pub ready: ByColor<bool>,
}

/// The moments from which the game's times count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Session {
    /// When White's clock was started.
    pub(super) started: Option<Moment>,
    /// When an adjourned game was resumed, and how many plies were completed then.
    pub(super) resumed: Option<(Moment, usize)>,
    /// How long the program has been down since the session began, as far as is known. No moment of the game counts it, but who is not
    /// there is late by it, too.
    pub(super) down: Duration,
    /// The clock stands after a restart of the program.
    pub(super) held: Option<Held>,
}

impl Session {
    /// When the players were to sit down last: the default time counts from then.
    pub(super) fn began(&self) -> Option<Moment> {
        self.resumed.map(|(at, _)| at).or(self.started)
    }

    /// White's clock is started.
    pub(super) fn start(&mut self, at: Moment) {
        self.started = Some(at);
        self.down = Duration::ZERO;
    }

    /// The players sit down again after so many plies.
    pub(super) fn resume(&mut self, at: Moment, plies: usize) {
        self.resumed = Some((at, plies));
        self.down = Duration::ZERO;
    }
}

/// When the players of a game sit down: its start, an adjournment, the resumption, a restart; and who is there.
#[derive(Debug, Clone, Copy)]
pub struct Sitting<'a> {
    pub(super) game: &'a Game,
}

impl<'a> Sitting<'a> {
    /// Whether `side` has sealed his move and not stopped the clock yet, or the game is adjourned: the place for an offer of
    /// a draw (E.2.f, E.4).
    #[must_use]
    pub fn has_sealed(self, side: Color) -> bool {
        match &self.game.phase {
            Phase::Adjourned(_) => true,
            Phase::Playing(turn) => turn.mover() == side && turn.sealing_step(side) == Some(Step::CloseEnvelope),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => false,
        }
    }

    /// The envelope of the player who seals now, until it is closed: he may put another move in its place.
    #[must_use]
    pub fn open_envelope(self) -> Option<&'a Envelope> {
        let Phase::Playing(turn) = &self.game.phase else { return None };
        let sealing = turn.sealing.as_ref().filter(|sealing| sealing.custody == Custody::Player)?;
        sealing.envelope.as_ref()
    }

    /// What belongs on the outside of the envelope of the player who seals now (E.2).
    #[must_use]
    pub fn outside(self, now: Moment) -> Option<Outside> {
        let turn = match &self.game.phase {
            Phase::Playing(turn) => turn,
            Phase::Adjourned(adjourned) => return Some(adjourned.outside.clone()),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => return None,
        };
        let mut used = self.game.clock.reading(now).used;
        let mut resumes = String::new();
        if let Some(sealing) = &turn.sealing {
            *used.get_mut(turn.mover()) += sealing.rest_of_session(now);
            if let Cause::Adjournment { order, .. } = &sealing.cause {
                resumes.clone_from(&order.resumes);
            }
        }
        Some(Outside {
            names: self.game.setup.names.clone(),
            position: turn.ply.standing.fen(),
            used,
            sealer: turn.mover(),
            move_number: self.game.record().move_number(),
            draw_offer: self.game.claims().draw_offers().first().copied(),
            resumes,
        })
    }

    /// Whose clock goes on when the clocks are restarted: the mover's, or that of the absent player for whom a sealed
    /// reply waits.
    pub(super) fn side_to_run(self) -> Option<Color> {
        let Phase::Playing(turn) = &self.game.phase else { return None };
        // The opponent has replied before the press, and the clock ran on. Behind a restored position it is that of the player on move.
        let has_replied = turn.ply.placed.is_some() || !turn.ply.announced.is_empty();
        let is_restored = self.game.ruled_off.iter().any(|(kept, _)| *kept == self.game.plies.len());
        if let Some(open) = self.game.plies.last().filter(|last| last.is_open() && has_replied && !is_restored) {
            return Some(open.mover);
        }
        let waits = turn.sealing.as_ref().is_some_and(|sealing| sealing.custody == Custody::Arbiter);
        Some(if waits { turn.mover().other() } else { turn.mover() })
    }

    /// Whether the game was adjourned, and its resumption has begun.
    #[must_use]
    pub const fn is_resumed(self) -> bool {
        self.game.session.resumed.is_some()
    }

    /// Moves that each player has made since the resumption, his sealed one apart.
    #[must_use]
    pub fn moves_since_resumption(self) -> Option<shakmaty::ByColor<usize>> {
        let (_, first) = self.game.session.resumed?;
        let made = |side: Color| {
            self.game.plies.iter().skip(first + 1).filter(|ply| ply.mover == side && ply.played().is_some()).count()
        };
        Some(shakmaty::ByColor::new_with(made))
    }

    /// Whether a player is at the board.
    #[must_use]
    pub fn presence(self, side: Color) -> Presence {
        self.game.attendance.presence(side)
    }

    /// Whether a player came after the default time (6.7).
    #[must_use]
    pub fn came_late(self, side: Color) -> bool {
        self.game.attendance.came_late(side)
    }

    /// Whether a player who came was let play on: he has made a move in this session, also one that was ruled off since. The sealed move
    /// was made before it.
    #[must_use]
    pub fn was_let_play_on(self, side: Color) -> bool {
        let first = self.game.session.resumed.map_or(0, |(_, plies)| plies + 1);
        let start = self.game.setup.start_standing();
        let ruled_off = self.game.ruled_off.iter().flat_map(|(_, plies)| plies.iter());
        let moved = |ply: &super::Ply| ply.mover == side && ply.played().is_some() && !ply.is_in_hand();
        let in_session = |ply: &super::Ply| ply.standing.plies_since(&start) >= first;
        self.game.record().all_plies().chain(ruled_off).any(|ply| moved(ply) && in_session(ply))
    }

    /// Whether the default time passed before a player came (6.7).
    pub(super) fn is_too_late(self, side: Color) -> bool {
        self.presence(side) == Presence::Defaulted || self.came_late(side) && !self.was_let_play_on(side)
    }

    /// Why a player loses who is not there: the start of play has one rule, a resumption another (6.7, E.10).
    pub(super) fn reason_for_default(self) -> Reason {
        if self.adjournment().is_some() || self.is_resumed() { Reason::LateForResumption } else { Reason::DefaultTime }
    }

    /// The sealed move that lies with the arbiter unopened, also after a game that ended before it was opened.
    pub(super) fn unopened(self) -> Option<Unopened> {
        match &self.game.phase {
            Phase::Adjourned(adjourned) => Some(Unopened::Adjourned(adjourned.clone())),
            Phase::Playing(turn) if turn.ply.played().is_none() => {
                let sealing = turn.sealing.as_ref().filter(|sealing| sealing.custody == Custody::Arbiter);
                sealing.cloned().map(Unopened::Reply)
            }
            Phase::Finished(_) => self.game.conduct.unopened.as_deref().cloned(),
            Phase::Playing(_) | Phase::Waiting | Phase::Ended { .. } => None,
        }
    }

    /// Whether a sealed move lies with the arbiter in a closed envelope, or is known to him (E.1.a).
    #[must_use]
    pub fn has_unopened(self) -> bool {
        match self.unopened() {
            Some(Unopened::Adjourned(adjourned)) => adjourned.sealed != Sealed::Lost,
            Some(Unopened::Reply(sealing)) => sealing.envelope.is_some(),
            None => false,
        }
    }

    /// The adjournment, while the game is adjourned.
    #[must_use]
    pub fn adjournment(self) -> Option<&'a Adjournment> {
        match &self.game.phase {
            Phase::Adjourned(adjourned) => Some(adjourned),
            _ => None,
        }
    }
}
