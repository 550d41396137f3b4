//! Claims.
use shakmaty::Color;

use crate::{
    clock::Moment,
    game::{Claim, ClaimAct, ClaimStage, Deed, Game, Pending, PendingClaim, Phase, Seat},
};

impl Pending {
    /// A claim is judged at once, unless another one is being judged; one that was put off waits behind it. A claim that
    /// waited is taken up by being made again.
    fn open_claim(&mut self, made: PendingClaim) {
        let put_off = |pending: &PendingClaim| matches!(pending.stage, ClaimStage::Postponed(_));
        match self.claim {
            Some(claim) if !put_off(&claim) => {
                let place = self.waiting.iter().position(put_off).unwrap_or(self.waiting.len());
                self.waiting.insert(place, made);
            }
            claim => {
                self.waiting.retain(|waiting| (waiting.by, waiting.claim) != (made.by, made.claim));
                self.waiting.extend(claim);
                self.claim = Some(made);
            }
        }
    }

    /// These claims wait, the first of them to be judged now.
    pub(super) fn of_claims(mut claims: Vec<PendingClaim>) -> Self {
        let waiting = claims.split_off(claims.len().min(1));
        Self { claim: claims.pop(), waiting, ..Self::default() }
    }

    /// What was put off is there again.
    pub(super) fn settle_claim(&mut self) {
        self.claim = None;
        let put_off = |pending: &PendingClaim| matches!(pending.stage, ClaimStage::Postponed(_));
        if !self.waiting.is_empty() && self.waiting.iter().all(put_off) {
            self.claim = Some(self.waiting.remove(0));
        }
    }
}

impl Game {
    /// What became of a claim.
    pub(super) fn apply_claim(&mut self, at: Moment, act: &ClaimAct) {
        match *act {
            ClaimAct::Made(side, claim) => self.open_claim(at, side, claim),
            ClaimAct::Postponed(compensation) => self.put_claim_to(ClaimStage::Postponed(compensation)),
            ClaimAct::Granted => {
                self.conduct.granted = self.claims().current();
                self.with_pending(Pending::settle_claim);
            }
            ClaimAct::Rejected => self.with_pending(Pending::settle_claim),
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
        let is_taken_up = self.claims().behind().iter().any(|waits| (waits.by, waits.claim) == (by, claim));
        self.with_pending(|pending| pending.open_claim(PendingClaim { by, claim, stage: ClaimStage::Open }));
        if let (Some(said), Phase::Playing(turn)) = (claim.intended(), &mut self.phase)
            && turn.mover() == by
            && !is_taken_up
            && turn.ply.intended.is_none()
        {
            turn.ply.intended = Some(Deed { at, by: Seat::Player(by), what: said });
        }
    }
}
