//! Claims and requests in the quickplay finish (Article 10 of 2009, Appendix G of 2014, Guidelines III).
use shakmaty::Color;

use super::Acts;
use crate::{
    clock::Moment,
    game::{
        Act, Claim, ClaimAct, ClaimStage, Claims, ClockAct, DrawAct, Ending, EndingAct, PendingClaim, Reason,
        Rejection, Ruling, Seat,
    },
    laws::quickplay::{
        self, Compensation, Conditions, EXTRA_FOR_OPPONENT, Increment, Obstacle, REQUESTED_INCREMENT, Request,
        Situation,
    },
};

impl Claims<'_> {
    /// The claim stops the clocks, if the player has not stopped them himself to make it (10.2; G.5). By Appendix D of
    /// 2009 it ends the game where there is no arbiter; here the arbiter's seat is always there to be asked.
    pub(super) fn decide_quickplay(self, now: Moment, by: Seat, request: Request) -> Acts {
        self.game.rights().must_be_on()?;
        let side = self.game.rights().player(by)?;
        // He has the move once his opponent's is made, pressed or not (1.1; 1.3 from 2018).
        if self.game.mover() != Some(side) && self.game.record().ply_before_press(side).is_none() {
            return Err(Rejection::NotYourTurn(side.other()));
        }
        self.must_not_wait(side, Claim::Quickplay(request))?;
        let situation = Situation {
            conditions: self.quickplay_conditions(),
            period: self.game.timekeeping().flags(now).period,
            left: self.game.clock.left(side, now),
        };
        quickplay::may_ask(self.game.setup.edition, request, situation).map_err(|obstacle| match obstacle {
            Obstacle::NotInForce => Rejection::NoQuickplay(request),
            Obstacle::NotLessThanTwoMinutes => Rejection::TwoMinutesOrMore(request),
            Obstacle::FlagDown => Rejection::QuickplayAfterFlag(request, side),
        })?;
        let mut acts = vec![Act::Claim(ClaimAct::Made(side, Claim::Quickplay(request)))];
        let is_offer = quickplay::is_draw_offer(self.game.setup.edition, request);
        if is_offer && !self.has_offered(side) && self.must_be_allowed_to_agree().is_ok() {
            acts.push(Act::Draw(DrawAct::Offered(side)));
        }
        Ok(acts)
    }

    /// What a player may ask for in the last period of this game, as its clocks are set now. Whether he may at the moment is
    /// decided when he asks.
    pub(in crate::game) fn quickplay_requests(self) -> Vec<Request> {
        let timed = Color::ALL.into_iter().all(|side| self.game.clock.controls().get(side).is_timed());
        let can_hold =
            |request: &Request| quickplay::can_hold(self.game.setup.edition, *request, self.quickplay_conditions());
        [Request::Draw, Request::ExtraTime].into_iter().filter(|_| timed).filter(can_hold).collect()
    }

    fn quickplay_conditions(self) -> Conditions {
        let controls = self.game.clock.controls();
        let mut periods = Color::ALL.into_iter().flat_map(|side| controls.get(side).periods());
        let increment =
            if periods.any(|period| !period.bonus.at_most().is_zero()) { Increment::Used } else { Increment::None };
        let (pace, rules, quickplay) = (self.game.setup.pace(), self.game.setup.rules(), self.game.setup.quickplay);
        Conditions { pace, rules, quickplay, increment }
    }

    pub(super) fn decide_quickplay_ruling(
        self,
        now: Moment,
        by: Seat,
        pending: PendingClaim,
        request: Request,
        ruling: Ruling,
    ) -> Acts {
        let PendingClaim { by: claimant, stage, .. } = pending;
        let mut acts = match (request, ruling) {
            (Request::Draw, Ruling::Accept) => {
                return Ok(vec![
                    Act::Claim(ClaimAct::Granted),
                    Act::Ending(EndingAct::Ended(Ending::drawn(Reason::Quickplay))),
                ]);
            }
            // Extra time is given where the offer that goes with the request was refused.
            (Request::ExtraTime, Ruling::Accept) if self.has_offered(claimant) => {
                return Err(Rejection::OfferStands);
            }
            (Request::ExtraTime, Ruling::Accept) => {
                vec![Act::Claim(ClaimAct::Granted), Act::Clock(ClockAct::IncrementIntroduced(REQUESTED_INCREMENT))]
            }
            (Request::Draw, Ruling::Postpone(compensation)) if stage == ClaimStage::Open => {
                vec![Act::Claim(ClaimAct::Postponed(compensation))]
            }
            (_, Ruling::Postpone(_)) => return Err(Rejection::CannotPostpone),
            // Nothing is given to the opponent where the request for extra time fails: the claim itself is still open.
            (Request::ExtraTime, Ruling::Reject) => return Ok(vec![Act::Claim(ClaimAct::Rejected)]),
            (Request::Draw, Ruling::Reject) => vec![Act::Claim(ClaimAct::Rejected)],
        };
        match (stage, ruling) {
            // He had his two minutes when the decision was put off, or gets none; after a flag there is nothing to give.
            (ClaimStage::Postponed(Compensation::TwoMinutes) | ClaimStage::FlagFallen(_), _)
            | (_, Ruling::Postpone(Compensation::None)) => {}
            // A time that is set comes before an increment that both receive.
            (ClaimStage::Postponed(Compensation::None) | ClaimStage::Open, _) => {
                let given = self.game.timekeeping().time_by_ruling(now, by, claimant.other(), EXTRA_FOR_OPPONENT)?;
                drop(acts.splice(1..1, given));
            }
        }
        Ok(acts)
    }
}
