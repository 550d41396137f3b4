//! The arbiter: his PIN, his penalties (12.9), who is at the board (6.7), and the claims he judges (Article 10 of 2009,
//! Appendix G of 2014, Guidelines III).
use std::time::Duration;

use shakmaty::Color;

use super::{Acts, clock::Grounds};
use crate::{
    clock::Moment,
    game::{
        Act, ArbiterAct, ArbiterCommand, Claim, ClaimAct, ClaimStage, ClockAct, ClockCommand, Command, Denial, DrawAct,
        Ending, EndingAct, Game, LockAct, Outcome, PendingClaim, PinTry, Presence, PresenceAct, PresenceCommand,
        Reason, ReconcileCommand, Rejection, Ruling, Seat, Shift,
    },
    laws::{
        completion::Sight,
        penalty::Penalty,
        quickplay::{
            self, Compensation, EXTRA_FOR_OPPONENT, Increment, Obstacle, REQUESTED_INCREMENT, Request, Situation,
        },
    },
};

impl Game {
    /// A try during the wait is not looked at: neither does it prolong the wait.
    pub(super) fn decide_pin(&self, now: Moment, by: Seat, given: &PinTry) -> Acts {
        if by != Seat::Arbiter {
            return Err(Rejection::ArbiterOnly);
        }
        Ok(vec![match (&self.setup.pin, self.pin_wait(now)) {
            (None, _) => Act::Lock(LockAct::Entered),
            (Some(_), Some(left)) => Act::Lock(LockAct::TooSoon(left)),
            (Some(pin), None) if pin.is(given) => Act::Lock(LockAct::Entered),
            (Some(_), None) => Act::Lock(LockAct::Denied(Denial::WrongPin)),
        }])
    }

    /// That the journal can be written after all is known where it is written.
    pub(super) fn decide_unrecorded(&self, by: Seat) -> Acts {
        self.arbiters(by)?;
        if self.unrecorded {
            Err(Rejection::NothingToAllow)
        } else {
            Ok(vec![Act::Arbiter(ArbiterAct::UnrecordedAllowed)])
        }
    }

    pub(super) fn decide_leave(by: Seat) -> Acts {
        if by == Seat::Arbiter { Ok(vec![Act::Lock(LockAct::Left)]) } else { Err(Rejection::ArbiterOnly) }
    }

    /// Whatever the command brings, and the arbiter's grounds for it after that.
    pub(super) fn decide_because(&self, now: Moment, by: Seat, command: &Command, grounds: &str) -> Acts {
        let mut acts = self.decide_by_grounds(now, by, command).unwrap_or_else(|| self.acts_of(now, by, command))?;
        let said: String = grounds.chars().filter(|c| !c.is_control()).take(200).collect();
        acts.push(Act::Arbiter(ArbiterAct::Explained(said)));
        Ok(acts)
    }

    /// What grounds give another meaning; `None` for what means the same with them.
    fn decide_by_grounds(&self, now: Moment, by: Seat, command: &Command) -> Option<Acts> {
        if let Command::Clock(ClockCommand::ReplaceControl(controls)) = command {
            return Some(self.decide_replace(now, by, controls, Grounds::Given));
        }
        if let (Command::Arbiter(ArbiterCommand::FindIllegal(ply)), None) = (command, self.reconciliation()) {
            return Some(self.decide_find_illegal(now, by, *ply, Grounds::Given));
        }
        // Who comes late loses unless the arbiter decides otherwise (6.7, E.10), and the other way round.
        if let Command::Presence(PresenceCommand::Forfeit(side)) = command {
            return Some(self.decide_forfeit(by, *side));
        }
        if let Command::Reconcile(ReconcileCommand::Close(clocks)) = command {
            return Some(self.decide_close_reconciliation(now, by, *clocks, Grounds::Given));
        }
        None
    }

    pub(super) fn decide_penalise(&self, now: Moment, by: Seat, side: Color, penalty: Penalty) -> Acts {
        self.must_have_started()?;
        self.arbiters(by)?;
        let mut acts = vec![Act::Arbiter(ArbiterAct::Penalised(side, penalty))];
        let lost = |outcome| vec![Act::Ending(EndingAct::Ended(Ending { outcome, reason: Reason::Penalty }))];
        let over = !matches!(self.phase, crate::game::Phase::Playing(_));
        acts.extend(match penalty {
            Penalty::TimeToOpponent(time) => self.decide_shift(now, by, side.other(), Shift::Add(time))?,
            Penalty::TimeFromOffender(time) => self.decide_shift(now, by, side, Shift::Take(time))?,
            Penalty::GameLost | Penalty::GameLostOpponentHalf | Penalty::GameLostToBoth if over => {
                return Err(Rejection::Over);
            }
            Penalty::GameLost => lost(Outcome::Won(side.other())),
            Penalty::GameLostOpponentHalf => lost(Outcome::HalfPoint(side.other())),
            Penalty::GameLostToBoth => lost(Outcome::LostByBoth),
            Penalty::Warning
            | Penalty::PointsToOpponent
            | Penalty::PointsFromOffender
            | Penalty::Fine
            | Penalty::Exclusion => Vec::new(),
        });
        Ok(acts)
    }

    fn must_have_started(&self) -> Result<(), Rejection> {
        if self.phase == crate::game::Phase::Waiting { Err(Rejection::NotStarted) } else { Ok(()) }
    }

    /// The arbiter notes who is not there: only somebody who has not moved yet can come too late.
    pub(super) fn decide_absent(&self, by: Seat, side: Color) -> Acts {
        self.arbiters(by)?;
        if self.ending().is_some() {
            return Err(Rejection::Over);
        }
        // At a resumption anybody may be missing, whatever he has played (E.6 to E.9).
        let adjourned = matches!(self.phase, crate::game::Phase::Adjourned(_));
        if !adjourned && self.all_plies().any(|ply| ply.mover == side && ply.played().is_some()) {
            return Err(Rejection::AlreadyHere(side));
        }
        Ok(vec![Act::Presence(PresenceAct::Absent(side))])
    }

    pub(super) fn decide_arrive(&self, by: Seat, side: Color) -> Acts {
        if by != Seat::Player(side) {
            self.arbiters(by)?;
        }
        if self.presence(side) == Presence::Here {
            return Err(Rejection::AlreadyHere(side));
        }
        Ok(vec![Act::Presence(PresenceAct::Arrived(side))])
    }

    /// Lost for absence. The default time alone ends nothing: the arbiter may decide otherwise (6.7).
    pub(super) fn decide_forfeit(&self, by: Seat, side: Option<Color>) -> Acts {
        self.must_be_on()?;
        self.arbiters(by)?;
        let outcome = side.map_or(Outcome::LostByBoth, |side| Outcome::Won(side.other()));
        Ok(vec![Act::Ending(EndingAct::Ended(Ending { outcome, reason: Reason::DefaultTime }))])
    }

    /// Only a visually impaired player has an assistant who answers.
    pub(super) fn decide_ask_assistant(&self, by: Seat) -> Acts {
        let side = self.player(by)?;
        match *self.setup.sight.get(side) {
            Sight::Impaired => Ok(vec![Act::Clock(ClockAct::AssistantAsked(side))]),
            Sight::Sighted => Err(Rejection::NotYours),
        }
    }

    /// The claim stops the clocks, if the player has not stopped them himself to make it (10.2; G.5). By Appendix D of
    /// 2009 it ends the game where there is no arbiter; here the arbiter's seat is always there to be asked.
    pub(super) fn decide_quickplay(&self, now: Moment, by: Seat, request: Request) -> Acts {
        self.must_be_on()?;
        let side = self.player(by)?;
        if self.mover() != Some(side) {
            return Err(Rejection::NotYourTurn(side.other()));
        }
        if self.claim().is_some() {
            return Err(Rejection::ClaimWaits);
        }
        let situation = Situation {
            pace: self.setup.pace(),
            rules: self.setup.rules(),
            quickplay: self.setup.quickplay,
            increment: if self.has_bonus() { Increment::Used } else { Increment::None },
            period: self.flags(now).period,
            left: self.clock.left(side, now),
        };
        quickplay::may_ask(self.setup.edition, request, situation).map_err(|obstacle| match obstacle {
            Obstacle::NotInForce => Rejection::NoQuickplay(request),
            Obstacle::NotLessThanTwoMinutes => Rejection::TwoMinutesOrMore(request),
        })?;
        let mut acts = vec![Act::Claim(ClaimAct::Made(side, Claim::Quickplay(request)))];
        if quickplay::is_draw_offer(self.setup.edition, request) {
            acts.push(Act::Draw(DrawAct::Offered(side)));
        }
        Ok(acts)
    }

    fn has_bonus(&self) -> bool {
        let controls = self.clock.controls();
        [&controls.white, &controls.black]
            .iter()
            .any(|control| control.periods().iter().any(|period| !period.bonus.at_most().is_zero()))
    }

    pub(super) fn decide_rule(&self, now: Moment, by: Seat, ruling: Ruling) -> Acts {
        self.must_be_on()?;
        self.arbiters(by)?;
        self.decide_ruling(now, by, self.claim().ok_or(Rejection::NoClaim)?, ruling)
    }

    pub(super) fn decide_quickplay_ruling(
        &self,
        now: Moment,
        by: Seat,
        pending: PendingClaim,
        request: Request,
        ruling: Ruling,
    ) -> Acts {
        let PendingClaim { by: claimant, stage, .. } = pending;
        let opponents_time =
            |time: Duration| self.decide_shift(now, by, claimant.other(), Shift::Add(time)).unwrap_or_default();
        let mut acts = match (request, ruling) {
            (Request::Draw, Ruling::Accept) => {
                return Ok(vec![
                    Act::Claim(ClaimAct::Granted),
                    Act::Ending(EndingAct::Ended(Ending::drawn(Reason::Quickplay))),
                ]);
            }
            // Extra time is given where the offer that goes with the request was refused.
            (Request::ExtraTime, Ruling::Accept) if self.draw_offer() == Some(claimant) => {
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
        if let Some(loser) = stage.flag() {
            acts.extend(self.time_forfeit(loser.other()));
        }
        match (stage, ruling) {
            // He had his two minutes when the decision was put off, or gets none; after a flag there is nothing to give.
            (ClaimStage::Postponed(Compensation::TwoMinutes) | ClaimStage::FlagFallen(_), _)
            | (_, Ruling::Postpone(Compensation::None)) => {}
            // A time that is set comes before an increment that both receive.
            (ClaimStage::Postponed(Compensation::None) | ClaimStage::Open, _) => {
                drop(acts.splice(1..1, opponents_time(EXTRA_FOR_OPPONENT)));
            }
        }
        Ok(acts)
    }
}
