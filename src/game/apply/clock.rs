//! What is done to the clock, by the arbiter, and by time itself.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::{
    clock::{Control, Moment, Reading},
    game::{
        Act, AdjournmentAct, ArbiterAct, Calls, ClockAct, Game, ReconcileAct, Shift,
        conduct::{ClockShift, ControlReplaced, CounterSet, Least, ShiftCause},
    },
};

impl Game {
    /// What happened to the clock.
    pub(super) fn apply_clock(&mut self, at: Moment, act: &ClockAct) {
        match *act {
            ClockAct::Stopped => self.clock.stop(at),
            ClockAct::Restarted => self.restart_clock(at),
            ClockAct::Set { side, left, completed } | ClockAct::Proposed { side, left, completed } => {
                let before = self.clock.reading(at);
                self.note_least(at, side);
                self.set_clock(at, side, left, completed);
                self.note_shifts(at, before, act);
            }
            ClockAct::ControlReplaced(ref controls) => {
                let (before, after) = (self.clock.controls().clone(), (**controls).clone());
                self.conduct.replaced.push(ControlReplaced { before, after, logged: self.log.len() });
                self.replace_control(at, controls);
            }
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

    /// Time that is given back does not bring the duty to record back (8.4). A position that is restored does.
    fn note_least(&mut self, at: Moment, side: Color) {
        let restores =
            |act: &Act| matches!(act, Act::Reconcile(ReconcileAct::Settled) | Act::Arbiter(ArbiterAct::WentBack(_)));
        let period = self.clock.period(side);
        let now = self.clock.lowest_run(side, at).or_else(|| self.conduct.least_before(side, period));
        let least = now.filter(|_| !self.has_just(at, restores)).map(|left| Least { period, left });
        self.conduct.keep_least(side, least);
    }

    /// Whether the same command has brought such an act before.
    pub(super) fn has_just(&self, at: Moment, is_such: impl Fn(&Act) -> bool) -> bool {
        self.log.iter().rev().take_while(|logged| logged.at == at).any(|logged| is_such(&logged.event.act))
    }

    /// Keeps what a setting changes of each time and counter. What only restores a position, or carries a penalty out, is known by that; what a
    /// withdrawal gives back is a setting of its own, and so is what the arbiter sets in the place of a proposed time.
    fn note_shifts(&mut self, at: Moment, before: Reading, set: &ClockAct) {
        let of = if let ClockAct::Set { side, .. } = set { Some(*side) } else { None };
        let is_own =
            self.has_just(at, |act| matches!(act, Act::Clock(ClockAct::Proposed { side, .. }) if of == Some(*side)));
        let withdrawn =
            |number: usize| self.has_just(at, |act| *act == Act::Arbiter(ArbiterAct::RulingWithdrawn(number + 1)));
        let withdrawn = (0..self.conduct.rulings.len()).find(|&ruling| withdrawn(ruling));
        if self.sets_with_ruling(at) && !is_own && withdrawn.is_none() {
            return;
        }
        for side in Color::ALL {
            if let (Some(before), Some(after)) = (*before.left.get(side), self.clock.left(side, at))
                && before != after
            {
                let shift = after.checked_sub(before).map_or_else(|| Shift::Take(before - after), Shift::Add);
                let cause = withdrawn.map_or(ShiftCause::Setting, ShiftCause::Withdrawal);
                self.conduct.shifts.push(ClockShift { of: side, shift, logged: self.log.len(), cause });
            }
            let completed = self.clock.completed(side);
            if completed != *before.completed.get(side) {
                let recorded = *self.record().moves_among(self.plies.len()).get(side);
                self.conduct.counters.push(CounterSet { of: side, completed, recorded, logged: self.log.len() });
            }
        }
    }

    /// Whether the clocks are set by the command that restores a position, or makes a ruling.
    fn sets_with_ruling(&self, at: Moment) -> bool {
        let brings_times = |act: &Act| {
            matches!(
                act,
                Act::Reconcile(ReconcileAct::Settled)
                    | Act::Adjournment(AdjournmentAct::Adjourned)
                    | Act::Arbiter(
                        ArbiterAct::WentBack(_)
                            | ArbiterAct::PawnBecameQueen
                            | ArbiterAct::IllegalMoveFound { .. }
                            | ArbiterAct::Penalised(..)
                    )
            )
        };
        self.has_just(at, brings_times)
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
