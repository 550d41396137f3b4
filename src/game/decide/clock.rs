//! The clock as the people at the table use it: stopping it for the arbiter (6.12.b), setting it (7.1), the claim that a
//! flag has fallen (6.8, 6.9).
use std::time::Duration;

use shakmaty::Color;

use super::Acts;
use crate::{
    clock::Moment,
    game::{Act, Ending, Game, Phase, Reason, Rejection, Seat},
    laws::{
        assistant::Duty,
        winnable::{self, Winnable},
    },
};

impl Game {
    /// Anyone may stop the clocks to call the arbiter; whether the reason was valid is his to judge.
    pub(super) fn decide_stop(&self) -> Acts {
        self.must_run()?;
        Ok(vec![Act::ClockStopped])
    }

    pub(super) fn decide_restart(&self, by: Seat) -> Acts {
        self.must_be_on()?;
        self.arbiters(by)?;
        if self.clock.side_running().is_some() {
            return Err(Rejection::ClockRuns);
        }
        Ok(vec![Act::ClockRestarted])
    }

    pub(super) fn decide_set(
        &self,
        now: Moment,
        by: Seat,
        side: Color,
        left: Duration,
        completed: Option<u32>,
    ) -> Acts {
        self.arbiters(by)?;
        if matches!(self.phase, Phase::Finished(_)) {
            return Err(Rejection::Over);
        }
        let completed = completed.unwrap_or_else(|| *self.clock.reading(now).completed.get(side));
        Ok(vec![Act::ClockSet { side, left, completed }])
    }

    /// A flag has fallen when a player claims it or the arbiter observes it (6.8).
    pub(super) fn decide_claim_flag(&self, now: Moment, by: Seat) -> Acts {
        self.must_be_on()?;
        if by != Seat::Arbiter {
            self.may(by, Duty::ClaimAndReport)?;
        }
        let first = self.clock.first_flag().or_else(|| Color::ALL.into_iter().find(|&side| self.is_down(side, now)));
        let meant = by.side().map(Color::other).or(first).or(self.mover()).unwrap_or(Color::White);
        if !self.is_down(meant, now) {
            return Err(Rejection::FlagNotDown(meant));
        }
        // Both down: the clock has marked the first, and so the order is established (6.11; III.3.1 of 2018 and 2023).
        let loser = if self.is_down(meant.other(), now) { first.unwrap_or(meant) } else { meant };
        Ok(vec![Act::Ended(self.time_forfeit(loser.other()))])
    }

    fn is_down(&self, side: Color, now: Moment) -> bool {
        self.clock.is_flag_down(side, now)
    }

    /// Article 6.9: lost on time, unless the opponent cannot mate in the position on the board.
    fn time_forfeit(&self, winner: Color) -> Ending {
        let verdict = self.position_now().map(|position| winnable::by_material(&position, winner));
        match verdict {
            Some(Winnable::ExcludedByMaterial) => {
                Ending { winner: None, reason: Reason::TimeForfeitWithoutMatingMaterial }
            }
            _ => Ending { winner: Some(winner), reason: Reason::TimeForfeit },
        }
    }
}
