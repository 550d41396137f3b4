//! The clock as the people at the table use it: stopping it for the arbiter (6.12.b), setting it (7.1, 6.10), the claim
//! that a flag has fallen (6.8, 6.9, 6.11).
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Acts, by_chance};
use crate::{
    clock::{Control, Moment},
    game::{Act, Claim, ClaimAct, ClockAct, Game, Phase, Reason, Rejection, Seat, Shift},
    laws::{
        assistant::Duty,
        flag::{self, Observer, Verdict},
        time::{self, SettingChange},
        winnable::chance,
    },
};

impl Game {
    /// Anyone may stop the clocks to call the arbiter; whether the reason was valid is his to judge.
    pub(super) fn decide_stop(&self) -> Acts {
        self.must_run()?;
        Ok(vec![Act::Clock(ClockAct::Stopped)])
    }

    pub(super) fn decide_restart(&self, by: Seat) -> Acts {
        self.must_be_on()?;
        self.arbiters(by)?;
        if self.clock.side_running().is_some() {
            return Err(Rejection::ClockRuns);
        }
        // Unanswered, it would stand in the way of every later one. In the quickplay finish he may watch the play first.
        if self.claim().is_some_and(|pending| !matches!(pending.claim, Claim::Quickplay(_))) {
            return Err(Rejection::ClaimWaits);
        }
        Ok(vec![Act::Clock(ClockAct::Restarted)])
    }

    pub(super) fn decide_set(
        &self,
        now: Moment,
        by: Seat,
        side: Color,
        left: Option<Duration>,
        completed: Option<u32>,
    ) -> Acts {
        self.may_edit_clock(by)?;
        if !self.clock.controls().get(side).is_timed() {
            return Err(Rejection::NoClock);
        }
        let left = left.ok_or(Rejection::BelowZero)?;
        let completed = completed.unwrap_or_else(|| *self.clock.reading(now).completed.get(side));
        Ok(vec![Act::Clock(ClockAct::Set { side, left, completed })])
    }

    /// More or less time for one player, by the arbiter's judgement (12.5, 12.9.b-c of 2014).
    pub(super) fn decide_shift(&self, now: Moment, by: Seat, side: Color, shift: Shift) -> Acts {
        self.may_edit_clock(by)?;
        let left = self.clock.left(side, now).ok_or(Rejection::NoClock)?;
        let left = match shift {
            Shift::Add(time) => left.checked_add(time),
            Shift::Take(time) => left.checked_sub(time),
        };
        self.decide_set(now, by, side, left, None)
    }

    /// A wrong setting is replaced as soon as it is found (6.10.b); in rapid and blitz with inadequate supervision only
    /// until so many moves are completed.
    pub(super) fn decide_replace(&self, now: Moment, by: Seat, controls: &ByColor<Control>, grounds: Grounds) -> Acts {
        self.may_edit_clock(by)?;
        let completed = self.clock.reading(now).completed;
        let both = completed.white.min(completed.black);
        match (time::setting_may_change(self.setup.edition, self.setup.rules(), both), grounds) {
            (SettingChange::Free, _) | (SettingChange::ForTheSchedule, Grounds::Given) => {
                Ok(vec![Act::Clock(ClockAct::ControlReplaced(Box::new(controls.clone())))])
            }
            (SettingChange::ForTheSchedule | SettingChange::TooLate, _) => Err(Rejection::SettingStands),
        }
    }

    fn may_edit_clock(&self, by: Seat) -> Result<(), Rejection> {
        self.arbiters(by)?;
        if matches!(self.phase, Phase::Finished(_)) { Err(Rejection::Over) } else { Ok(()) }
    }

    /// A flag has fallen when a player claims it or the arbiter observes it (6.8), each where the edition lets him.
    pub(super) fn decide_claim_flag(&self, now: Moment, by: Seat) -> Acts {
        self.must_be_on()?;
        let (edition, rules) = (self.setup.edition, self.setup.rules());
        let flags = self.flags(now);
        let claimant = if by == Seat::Arbiter {
            self.arbiters(by)?;
            let both = flags.down.white && flags.down.black;
            if flag::observer(edition, rules) == Observer::Players && !both {
                return Err(Rejection::FlagIsThePlayers);
            }
            None
        } else {
            self.may(by, Duty::ClaimAndReport)?;
            by.side()
        };
        let verdict = flag::verdict(edition, rules, flags, claimant);
        match verdict {
            Verdict::NotDown => Err(Rejection::FlagNotDown(self.flag_meant(claimant))),
            Verdict::GoesOn => Err(Rejection::BothFlagsGoesOn),
            Verdict::ClaimFails => Err(Rejection::OwnFlagDown),
            Verdict::Loses(_) | Verdict::Draw => Ok(self.flag_acts(verdict)),
        }
    }

    fn flag_meant(&self, claimant: Option<Color>) -> Color {
        claimant.map(Color::other).or(self.mover()).unwrap_or(Color::White)
    }

    /// The arbiter finds that the mark of the clock does not tell the order - it was knocked over, set anew.
    pub(super) fn decide_order_unknown(&self, now: Moment, by: Seat) -> Acts {
        self.must_be_on()?;
        self.arbiters(by)?;
        let flags = flag::Flags { first: None, ..self.flags(now) };
        if !(flags.down.white && flags.down.black) {
            let up = if flags.down.white { Color::Black } else { Color::White };
            return Err(Rejection::FlagNotDown(up));
        }
        let verdict = flag::verdict(self.setup.edition, self.setup.rules(), flags, None);
        let mut acts = vec![Act::Claim(ClaimAct::FlagOrderUnknown)];
        acts.extend(self.flag_acts(verdict));
        Ok(acts)
    }

    /// Article 6.9: lost on time, unless the opponent cannot mate in the position on the board.
    pub(in crate::game) fn time_forfeit(&self, winner: Color) -> Vec<Act> {
        let chance = chance(self.position_now().as_ref(), winner);
        by_chance(winner, chance, Reason::TimeForfeit, Reason::TimeForfeitWithoutMatingMaterial)
    }
}

/// Whether the arbiter has said why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grounds {
    /// He has.
    Given,
    /// He has not.
    Missing,
}
