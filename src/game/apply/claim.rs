//! Claims.
use shakmaty::Color;

use crate::{
    clock::Moment,
    game::{Claim, ClaimAct, ClaimStage, Game, PendingClaim, Phase},
};

impl Game {
    /// What became of a claim.
    pub(super) fn apply_claim(&mut self, at: Moment, act: &ClaimAct) {
        match *act {
            ClaimAct::Made(side, claim) => self.open_claim(at, side, claim),
            ClaimAct::Postponed(compensation) => self.put_claim_to(ClaimStage::Postponed(compensation)),
            ClaimAct::Granted | ClaimAct::Rejected => self.with_pending(|pending| pending.claim = None),
            ClaimAct::FlagAwaits(loser) => {
                self.clock.stop(at);
                self.put_claim_to(ClaimStage::FlagFallen(loser));
            }
            ClaimAct::FlagOrderUnknown => self.clock.unmark_flags(),
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
}
