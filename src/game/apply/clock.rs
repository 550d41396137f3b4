//! What is done to the clock, by the arbiter, and by time itself.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::{
    clock::{Control, Moment},
    game::{Claim, ClaimStage, Game, Incident, PendingClaim, Phase, Presence},
};

impl Game {
    pub(super) fn restart_clock(&mut self, at: Moment) {
        if let Some(side) = self.held.map(|held| held.side).or_else(|| self.side_to_run()) {
            self.clock.start(side, at);
        }
    }

    pub(super) fn set_clock(&mut self, at: Moment, side: Color, left: Duration, completed: u32) {
        self.clock.set(side, left, completed, at);
        self.forget_flags(at);
    }

    /// The right control tells the pace, and so the rules.
    pub(super) fn replace_control(&mut self, at: Moment, controls: &ByColor<Control>) {
        self.clock.replace(controls.clone(), at);
        self.setup.control = controls.clone();
        self.forget_flags(at);
    }

    pub(super) fn note_flag(&mut self, side: Color) {
        self.clock.mark_flag(side);
        *self.flags_told.get_mut(side) = true;
    }

    pub(super) fn note_arrival(&mut self, side: Color) {
        *self.late.get_mut(side) |= self.presence(side) == Presence::Defaulted;
        *self.presence.get_mut(side) = Presence::Here;
    }

    pub(super) fn count_illegal_move(&mut self, side: Color) {
        let count = self.illegal_moves.get_mut(side);
        *count = count.saturating_add(1);
    }

    /// Once everything is on the disk, play is recorded as always. What else the program notices is for the log.
    pub(super) const fn note_incident(&mut self, incident: &Incident) {
        if matches!(incident, Incident::JournalKept(_)) {
            self.unrecorded = false;
        }
    }

    pub(super) fn put_claim_to(&mut self, stage: ClaimStage) {
        self.with_pending(|pending| pending.claim = pending.claim.map(|claim| PendingClaim { stage, ..claim }));
    }

    pub(super) fn open_claim(&mut self, at: Moment, by: Color, claim: Claim) {
        self.clock.stop(at);
        self.with_pending(|pending| pending.claim = Some(PendingClaim { by, claim, stage: ClaimStage::Open }));
        if let (Some(said), Phase::Playing(turn)) = (claim.intended(), &mut self.phase)
            && turn.mover() == by
            && turn.ply.intended.is_none()
        {
            turn.ply.intended = Some(said);
        }
    }

    /// A clock that has time again has no flag to tell of.
    pub(super) fn forget_flags(&mut self, at: Moment) {
        for side in Color::ALL {
            if !self.clock.is_flag_down(side, at) {
                *self.flags_told.get_mut(side) = false;
            }
        }
    }
}
