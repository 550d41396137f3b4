//! What is done to the clock, by the arbiter, and by time itself.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::{
    clock::{Control, Moment},
    game::{Act, Calls, ClaimAct, ClockAct, Game, conduct::TimeGiven},
};

impl Game {
    /// What happened to the clock.
    pub(super) fn apply_clock(&mut self, at: Moment, act: &ClockAct) {
        match *act {
            ClockAct::Stopped => self.clock.stop(at),
            ClockAct::Restarted => self.restart_clock(at),
            ClockAct::Set { side, left, completed } => {
                self.note_given(at, side, left);
                self.set_clock(at, side, left, completed);
            }
            ClockAct::ControlReplaced(ref controls) => self.replace_control(at, controls),
            ClockAct::IncrementIntroduced(time) => self.clock.introduce_increment(time),
            ClockAct::TimeRanOut(side) => self.note_flag(side),
            ClockAct::AssistantAsked(side) => self.time_told.ask(side, self.clock.reading(at)),
            ClockAct::CallsForbidden => self.time_told.calls = Calls::Forbidden,
            ClockAct::CallsAllowed => self.time_told.calls = Calls::Allowed,
        }
    }

    pub(super) fn restart_clock(&mut self, at: Moment) {
        if let Some(side) = self.session.held.map(|held| held.side).or_else(|| self.sitting().side_to_run()) {
            self.clock.start(side, at);
        }
    }

    /// Keeps what the answer to a claim gives: the clock is set with it.
    fn note_given(&mut self, at: Moment, side: Color, left: Duration) {
        let answered =
            |act: &Act| matches!(act, Act::Claim(ClaimAct::Granted | ClaimAct::Rejected | ClaimAct::Postponed(_)));
        let given = self.clock.left(side, at).and_then(|before| left.checked_sub(before));
        if let Some(time) = given.filter(|_| self.log.last().is_some_and(|last| answered(&last.event.act))) {
            self.conduct.given.push(TimeGiven { to: side, time, logged: self.log.len() });
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
        self.time_told.tell_flag(side);
    }

    /// A clock that has time again has no flag to tell of.
    pub(super) fn forget_flags(&mut self, at: Moment) {
        for side in Color::ALL {
            if !self.clock.is_flag_down(side, at) {
                self.time_told.forget_flag(side);
            }
        }
    }
}
