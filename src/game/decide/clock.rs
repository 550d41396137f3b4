//! The clock as the people at the table use it: stopping it for the arbiter (6.12.b), setting it (7.1, 6.10), the claim
//! that a flag has fallen (6.8, 6.9, 6.11).
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Acts, by_chance};
use crate::{
    clock::{Control, Moment},
    game::{Act, ClockAct, ClockCommand, EndingAct, Phase, Reason, Rejection, Rights, Seat, Shift, Timekeeping},
    laws::{
        completion::Sight,
        time::{self, SettingChange},
    },
};

impl Timekeeping<'_> {
    /// A command about the clock.
    pub(super) fn decide_clock(self, now: Moment, by: Seat, command: &ClockCommand) -> Acts {
        match command {
            ClockCommand::Stop => self.decide_stop(by),
            ClockCommand::Restart => self.decide_restart(by),
            ClockCommand::Set { side, left, completed } => self.decide_set(now, by, *side, *left, *completed),
            ClockCommand::Shift { side, shift } => self.decide_shift(now, by, *side, *shift),
            ClockCommand::ReplaceControl(controls) => self.decide_replace(by, controls, Grounds::Missing),
            ClockCommand::AskAssistant => self.decide_ask_assistant(by),
            ClockCommand::AskUnasked => self.decide_ask_unasked(by),
            ClockCommand::ForbidCalls => {
                self.game.rights().arbiters(by).map(|()| vec![Act::Clock(ClockAct::CallsForbidden)])
            }
            ClockCommand::AllowCalls => {
                self.game.rights().arbiters(by).map(|()| vec![Act::Clock(ClockAct::CallsAllowed)])
            }
        }
    }

    /// Anyone may stop the clocks to call the arbiter; whether the reason was valid is his to judge. So may who does not agree to an end
    /// that a move has brought: it holds only where that move was in accordance with Articles 3 and 4 (5.1.1, 5.2.1, 5.2.2).
    pub(super) fn decide_stop(self, by: Seat) -> Acts {
        if matches!(self.game.phase, Phase::Ended { .. }) {
            let stopped = Act::Clock(ClockAct::Stopped);
            let ends = |act: &&Act| matches!(act, Act::Ending(EndingAct::Ended(_)));
            let mut since = self.game.log.iter().rev().map(|logged| &logged.event.act).take_while(|act| !ends(act));
            return if since.any(|act| *act == stopped) { Err(Rejection::ClockStopped) } else { Ok(vec![stopped]) };
        }
        self.game.rights().clocks_may_go_on(by)?;
        self.game.rights().must_run()?;
        Ok(vec![Act::Clock(ClockAct::Stopped)])
    }

    pub(super) fn decide_restart(self, by: Seat) -> Acts {
        self.game.rights().clocks_may_go_on(by)?;
        self.game.rights().must_be_on()?;
        self.game.rights().arbiters(by)?;
        if self.game.clock.side_running().is_some() {
            return Err(Rejection::ClockRuns);
        }
        self.game.claims().must_be_ruled()?;
        // Nobody can seal without it: the player would lose time. What lies in the envelope he can close.
        if self.game.sitting().lacks_passphrase() && self.game.sitting().open_envelope().is_none() {
            return Err(Rejection::PassphraseNeeded);
        }
        Ok(vec![Act::Clock(ClockAct::Restarted)])
    }

    pub(super) fn decide_set(
        self,
        now: Moment,
        by: Seat,
        side: Color,
        left: Option<Duration>,
        completed: Option<u32>,
    ) -> Acts {
        self.game.rights().may_edit_clock(by)?;
        if !self.game.clock.controls().get(side).is_timed() {
            return Err(Rejection::NoClock);
        }
        let left = left.ok_or(Rejection::BelowZero)?;
        let completed = completed.unwrap_or_else(|| *self.game.clock.reading(now).completed.get(side));
        Ok(vec![Act::Clock(ClockAct::Set { side, left, completed })])
    }

    /// The time that a ruling gives to a player; nothing where he plays without a clock.
    pub(super) fn time_by_ruling(self, now: Moment, by: Seat, side: Color, time: Duration) -> Acts {
        let decided = self.decide_shift(now, by, side, Shift::Add(time));
        if decided == Err(Rejection::NoClock) { Ok(Vec::new()) } else { decided }
    }

    /// More or less time for one player, by the arbiter's judgement (12.5, 12.9.b-c of 2014).
    pub(super) fn decide_shift(self, now: Moment, by: Seat, side: Color, shift: Shift) -> Acts {
        self.game.rights().may_edit_clock(by)?;
        let left = self.game.clock.left(side, now).ok_or(Rejection::NoClock)?;
        let left = match shift {
            Shift::Add(time) => left.checked_add(time),
            Shift::Take(time) => left.checked_sub(time),
        };
        self.decide_set(now, by, side, left, None)
    }

    /// A wrong setting is replaced as soon as it is found (6.10.b); in rapid and blitz with inadequate supervision only
    /// until so many moves are completed.
    pub(super) fn decide_replace(self, by: Seat, controls: &ByColor<Control>, grounds: Grounds) -> Acts {
        self.game.rights().may_edit_clock(by)?;
        let both = self.game.record().moves_completed_by_both();
        match (time::setting_may_change(self.game.setup.edition, self.game.setup.rules(), both), grounds) {
            (SettingChange::Free, _) | (SettingChange::ForTheSchedule, Grounds::Given) => {
                Ok(vec![Act::Clock(ClockAct::ControlReplaced(Box::new(controls.clone())))])
            }
            (SettingChange::ForTheSchedule | SettingChange::TooLate, _) => Err(Rejection::SettingStands),
        }
    }

    /// Article 6.9: lost on time, unless the opponent cannot mate in the position on the board.
    pub(in crate::game) fn time_forfeit(self, winner: Color) -> Vec<Act> {
        by_chance(
            winner,
            self.game.record().chance_now(winner),
            Reason::TimeForfeit,
            Reason::TimeForfeitWithoutMatingMaterial,
        )
    }

    /// Only a visually impaired player has an assistant who answers. Where he asks aloud, the assistant says so: both hear of it,
    /// and the record has who did.
    pub(super) fn decide_ask_assistant(self, by: Seat) -> Acts {
        let side = match by {
            Seat::Assistant(side) if self.game.setup.is_impaired(side) => side,
            Seat::Player(side) if self.game.setup.is_impaired(side) && !self.game.rights().has_assistant(side) => {
                return Err(Rejection::NoAssistant(side));
            }
            Seat::Assistant(_) | Seat::Player(_) | Seat::Arbiter => self.game.rights().player(by)?,
        };
        match *self.game.setup.sight.get(side) {
            Sight::Impaired => Ok(vec![Act::Clock(ClockAct::AssistantAsked(side))]),
            Sight::Sighted => Err(Rejection::NotYours),
        }
    }

    /// The assistant tells moves and time on request only (D.2.9.d of 2014, D.2.10.4): what he asks unasked is on record.
    fn decide_ask_unasked(self, by: Seat) -> Acts {
        match by {
            Seat::Assistant(side) if self.game.time_told.asked(side).is_some() => Ok(Vec::new()),
            Seat::Assistant(_) => Err(Rejection::Unasked),
            Seat::Player(_) | Seat::Arbiter => Err(Rejection::NotYours),
        }
    }
}

impl Rights<'_> {
    fn may_edit_clock(self, by: Seat) -> Result<(), Rejection> {
        self.arbiters(by)?;
        self.clocks_may_go_on(by)
    }

    /// The clocks of a game that is over stand. The arbiter is told how it goes on.
    fn clocks_may_go_on(self, by: Seat) -> Result<(), Rejection> {
        match (&self.game.phase, by) {
            (Phase::Finished(_), Seat::Arbiter) => Err(Rejection::OverUntilWithdrawn),
            (Phase::Finished(_), Seat::Player(_) | Seat::Assistant(_)) => Err(Rejection::Over),
            (Phase::Waiting | Phase::Playing(_) | Phase::Ended { .. } | Phase::Adjourned(_), _) => Ok(()),
        }
    }
}

/// Whether the arbiter has said why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grounds {
    /// He has.
    Given,
    /// He has not said why.
    Missing,
}
