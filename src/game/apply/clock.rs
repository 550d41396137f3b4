//! What is done to the clock, by the arbiter, and by time itself.
use shakmaty::Color;

use crate::{
    clock::Moment,
    game::{Act, Calls, Claim, ClaimStage, Game, Incident, Penalised, PendingClaim, Phase, Presence},
};

impl Game {
    pub(super) fn apply_to_clock(&mut self, at: Moment, act: &Act) {
        match act {
            Act::ClockStopped => self.clock.stop(at),
            Act::ClockRestarted => {
                if let Some(side) = self.held.map(|held| held.side).or_else(|| self.side_to_run()) {
                    self.clock.start(side, at);
                }
            }
            Act::ClockSet { side, left, completed } => {
                self.clock.set(*side, *left, *completed, at);
                self.forget_flags(at);
            }
            Act::ControlReplaced(controls) => {
                self.clock.replace((**controls).clone(), at);
                // The right control tells the pace, and so the rules.
                self.setup.control = (**controls).clone();
                self.forget_flags(at);
            }
            Act::IncrementIntroduced(time) => self.clock.introduce_increment(*time),
            Act::TimeRanOut(side) => {
                self.clock.mark_flag(*side);
                *self.flags_told.get_mut(*side) = true;
            }
            Act::FlagOrderUnknown => self.clock.unmark_flags(),
            Act::Penalised(side, penalty) => self.penalties.push(Penalised { at, side: *side, penalty: *penalty }),
            Act::Absent(side) => *self.presence.get_mut(*side) = Presence::Absent,
            Act::Arrived(side) => {
                *self.late.get_mut(*side) |= self.presence(*side) == Presence::Defaulted;
                *self.presence.get_mut(*side) = Presence::Here;
            }
            Act::DefaultTimePassed(side) => *self.presence.get_mut(*side) = Presence::Defaulted,
            Act::IllegalMoveFound { side, .. } => {
                let count = self.illegal_moves.get_mut(*side);
                *count = count.saturating_add(1);
            }
            Act::SheetSigned(side) => *self.signed.get_mut(*side) = true,
            Act::AssistantAsked(side) => *self.asked.get_mut(*side) = Some(self.clock.reading(at)),
            Act::CallsForbidden => self.calls = Calls::Forbidden,
            Act::CallsAllowed => self.calls = Calls::Allowed,
            Act::UnrecordedAllowed => self.unrecorded = true,
            Act::Noticed(Incident::JournalKept(_)) => self.unrecorded = false,
            claim => self.apply_claim(at, claim),
        }
    }

    fn apply_claim(&mut self, at: Moment, act: &Act) {
        match act {
            Act::Claimed(by, claim) => self.open_claim(at, *by, *claim),
            Act::ClaimPostponed(compensation) => {
                let stage = ClaimStage::Postponed(*compensation);
                self.claim = self.claim.map(|claim| PendingClaim { stage, ..claim });
            }
            Act::ClaimGranted | Act::ClaimRejected => self.claim = None,
            Act::FlagAwaitsClaim(loser) => {
                self.clock.stop(at);
                self.claim = self.claim.map(|c| PendingClaim { stage: ClaimStage::FlagFallen(*loser), ..c });
            }
            // The rest is for the log and the lock of the arbiter's page: grounds, denials, incidents; and a restart, whose
            // gap the moment itself charges.
            _ => {}
        }
    }

    fn open_claim(&mut self, at: Moment, by: Color, claim: Claim) {
        self.clock.stop(at);
        self.claim = Some(PendingClaim { by, claim, stage: ClaimStage::Open });
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
