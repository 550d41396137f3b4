//! Events that time alone causes: a flag falls, a default time passes, an unused page is locked.
use std::time::Duration;

use shakmaty::Color;

use super::{
    Act, Claim, ClaimAct, ClaimStage, Claims, ClockAct, EndingAct, Event, FlagNotice, Game, PendingClaim, Phase,
    Presence, PresenceAct,
};
use crate::{
    clock::Moment,
    laws::{
        adjournment,
        flag::{self, Flags, Observer, PeriodKind, Verdict},
        quickplay::Request,
        time,
    },
};

/// What time brings about in a game, and how its clocks are stopped, set and asked for.
#[derive(Debug, Clone, Copy)]
pub struct Timekeeping<'a> {
    pub(super) game: &'a Game,
}

impl Timekeeping<'_> {
    /// The next moment at which time alone brings something about, if nobody does anything before.
    #[must_use]
    pub fn next_deadline(self) -> Option<Moment> {
        let deadlines =
            [self.flag_deadline(), self.default_deadline(), self.lock_deadline(), self.game.devices().deadline()];
        deadlines.into_iter().flatten().min()
    }

    fn flag_deadline(self) -> Option<Moment> {
        let side = self.game.clock.side_running()?;
        self.game.clock.next_deadline().filter(|_| !self.game.time_told.has_flag(side))
    }

    fn default_deadline(self) -> Option<Moment> {
        let on = match self.game.phase {
            Phase::Playing(_) => true,
            Phase::Adjourned(_) => self.game.session.resumed.is_some(),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => false,
        };
        let waits = on && Color::ALL.iter().any(|&side| self.game.sitting().presence(side) == Presence::Absent);
        let left = self.default_time()?.saturating_sub(self.game.session.down);
        Some(self.game.session.began()? + left).filter(|_| waits)
    }

    /// The time of a clock that stays though its counter goes back to `period`: without what the periods have brought that begin again,
    /// since their moves are to be made anew. `None` where it has used some of that already: nothing would be left.
    #[must_use]
    pub fn without_periods_after(self, period: usize, side: Color, left: Duration) -> Option<Duration> {
        let control = self.game.clock.controls().get(side);
        let again = period + 1..=self.game.clock.period(side);
        let brought: Duration = again.filter_map(|period| control.period(period)).map(|period| period.time).sum();
        left.checked_sub(brought).filter(|left| brought.is_zero() || !left.is_zero())
    }

    /// The default time that holds in this game; `None` where the arbiter has to say it.
    #[must_use]
    pub const fn default_time(self) -> Option<Duration> {
        if self.game.session.resumed.is_some() {
            return adjournment::default_time(self.game.setup.edition, self.game.setup.default_time);
        }
        time::default_time(self.game.setup.edition, self.game.setup.default_time)
    }

    /// What time alone has brought about at `now`.
    #[must_use]
    pub fn due(self, now: Moment) -> Vec<Event> {
        let lock = self.lock_due(now);
        let mut acts = Vec::new();
        if self.default_deadline().is_some_and(|deadline| deadline <= now) {
            let late = Color::ALL.into_iter().filter(|&side| self.game.sitting().presence(side) == Presence::Absent);
            acts.extend(late.map(|side| Act::Presence(PresenceAct::DefaultTimePassed(side))));
        }
        if let Some(side) = self.game.clock.side_running().filter(|_| self.flag_deadline().is_some_and(|at| at <= now))
        {
            acts.push(Act::Clock(ClockAct::TimeRanOut(side)));
            acts.extend(self.after_flag(now, side));
        }
        acts.extend(self.game.devices().due(now));
        let events = lock.into_iter().chain(acts.into_iter().map(|act| Event { by: None, act })).collect();
        self.game.with_ending(now, self.game.with_what_stands(now, events))
    }

    /// What follows at once from the flag of `side`: nothing, unless the clock's notice counts as the arbiter's
    /// observation, and he may observe it.
    pub(super) fn after_flag(self, now: Moment, side: Color) -> Vec<Act> {
        if self.game.setup.flag_notice == FlagNotice::Told || self.game.sitting().is_flag_before_envelope(now) {
            return Vec::new();
        }
        let mut flags = self.flags(now);
        *flags.down.get_mut(side) = true;
        flags.first = flags.first.or(Some(side));
        let both = flags.down.white && flags.down.black;
        let rules = self.game.setup.rules();
        if flag::observer(self.game.setup.edition, rules) == Observer::Players && !both {
            return Vec::new();
        }
        self.flag_acts(self.verdict_on(flags))
    }

    /// What these flags mean by themselves, with nobody's claim.
    pub(super) fn verdict_on(self, flags: Flags) -> Verdict {
        flag::verdict(self.game.setup.edition, self.game.setup.rules(), flags, None)
    }

    /// What the flags mean now where nothing tells which fell first.
    pub(crate) fn verdict_without_order(self, now: Moment) -> Verdict {
        self.verdict_on(Flags { first: None, ..self.flags(now) })
    }

    /// Which flags are down, and what is known of their order.
    pub(super) fn flags(self, now: Moment) -> Flags {
        let down = shakmaty::ByColor::new_with(|side| self.game.clock.is_flag_down(side, now));
        let last = Color::ALL.iter().all(|&side| self.game.clock.moves_to_control(side).is_none());
        let period = if last { PeriodKind::Last } else { PeriodKind::Earlier };
        Flags { down, first: self.game.clock.first_flag(), period }
    }

    /// The acts of a verdict that ends the game, or brings the arbiter to a claim that he has put off.
    pub(super) fn flag_acts(self, verdict: Verdict) -> Vec<Act> {
        match verdict {
            Verdict::Loses(loser) if self.game.claims().claim_comes_before_flag(loser) => {
                vec![Act::Claim(ClaimAct::FlagAwaits(loser))]
            }
            Verdict::Loses(loser) => self.time_forfeit(loser.other()),
            Verdict::Draw => vec![Act::Ending(EndingAct::Ended(super::Ending::drawn(super::Reason::BothFlags)))],
            Verdict::NotDown | Verdict::GoesOn | Verdict::ClaimFails => Vec::new(),
        }
    }
}

impl Claims<'_> {
    /// The clocks stand for a claim of either player, and it is judged first (6.12.b, 9.5.a; 6.11.2). One that was put off was
    /// judged by its claimant's flag alone, and a request for extra time does not keep a flag from being what it is.
    pub(super) fn claim_comes_before_flag(self, loser: Color) -> bool {
        let Some(PendingClaim { by, claim, stage }) = self.current() else { return false };
        match (claim, stage) {
            (Claim::Quickplay(Request::ExtraTime), _) => false,
            (Claim::Quickplay(Request::Draw), ClaimStage::Postponed(_)) => by == loser,
            (Claim::Quickplay(Request::Draw), ClaimStage::Open | ClaimStage::FlagFallen(_))
            | (Claim::Threefold(_) | Claim::FiftyMoves(_) | Claim::IllegalMove | Claim::Touch(_), _) => true,
        }
    }
}
