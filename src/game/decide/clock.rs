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

    pub(super) fn decide_claim_flag(&self, now: Moment, by: Seat) -> Acts {
        self.must_be_on()?;
        self.may(by, Duty::ClaimAndReport)?;
        let winner = by.side().ok_or(Rejection::NotYours)?;
        if !self.clock.is_flag_down(winner.other(), now) {
            return Err(Rejection::FlagNotDown(winner.other()));
        }
        Ok(vec![Act::Ended(self.time_forfeit(winner))])
    }

    /// Article 6.9: lost on time, unless the opponent cannot mate.
    fn time_forfeit(&self, winner: Color) -> Ending {
        let verdict = self.position().map(|position| winnable::by_material(&position, winner));
        match verdict {
            Some(Winnable::ExcludedByMaterial) => {
                Ending { winner: None, reason: Reason::TimeForfeitWithoutMatingMaterial }
            }
            _ => Ending { winner: Some(winner), reason: Reason::TimeForfeit },
        }
    }
}
