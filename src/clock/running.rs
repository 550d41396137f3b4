//! A chess clock: two times, one of which may be running, and the move counters.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Bonus, Control, Moment, SavedTime};

/// A chess clock. Times are kept as what was granted and what was used, so that nothing is lost: the sum of both
/// players' used times is the time the clock ran.
///
/// ```
/// use anna_hector::clock::{Clock, Control, Moment};
/// use shakmaty::{ByColor, Color};
/// use std::time::Duration;
///
/// let control: Control = "2/1+5,1+5".parse().unwrap();
/// let mut clock = Clock::new(ByColor { white: control.clone(), black: control }, Default::default());
/// clock.start(Color::White, Moment::START);
/// clock.press(Color::White, Moment::from_millis(20_000));
/// assert_eq!(clock.left(Color::White, Moment::from_millis(30_000)), Some(Duration::from_secs(50)));
/// assert_eq!(clock.moves_to_control(Color::White), Some(1));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    controls: ByColor<Control>,
    saved_time: SavedTime,
    sides: ByColor<PlayerClock>,
    running: Option<Running>,
    first_flag: Option<Color>,
}

/// No game has more moves of a player whose time is known: a counter that is set beyond asks for no room.
const MOST_MOVES: u32 = 10_000;

/// What is kept for one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct PlayerClock {
    /// Everything he received: periods, bonuses, the arbiter's corrections.
    granted: Duration,
    /// What of that his control gave him: the rest are corrections.
    by_control: Duration,
    /// Everything he used, the run in progress apart.
    used: Duration,
    /// Of that, what his move in progress has taken.
    thought: Duration,
    /// What each completed move has taken that a bonus is given back for: nothing of one that came too late or was not pressed.
    thoughts: Vec<Duration>,
    completed: u32,
    /// Moves completed before the one whose bonus is in force: a move that ended the game begins no other.
    begun_after: u32,
    /// Whether its flag is marked as fallen. The time of a later period does not raise it: the moves were not completed in
    /// the time allotted to them (6.9).
    marked: bool,
    /// The least time that was left at the end of a run in this period; `None` before the first.
    lowest: Option<Duration>,
}

impl PlayerClock {
    /// Before his first move.
    fn given(at_start: Duration) -> Self {
        Self { granted: at_start, by_control: at_start, ..Self::default() }
    }

    /// What a control gives him for the moves that he has completed.
    fn by(&self, control: &Control) -> Duration {
        let back = |(move_before, thought): (u32, &Duration)| control.bonus_after(move_before).after_move(*thought);
        let back: Duration = (0..self.completed).zip(&self.thoughts).map(back).sum();
        control.given_after(self.completed) + back
    }

    /// His control gives him more.
    fn gain(&mut self, time: Duration) {
        self.granted += time;
        self.by_control += time;
    }

    /// What he has not used of what he was given is lost.
    fn drop_saved(&mut self) {
        let lost = self.granted.saturating_sub(self.used);
        self.granted -= lost;
        self.by_control = self.by_control.saturating_sub(lost);
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Running {
    side: Color,
    since: Moment,
}

/// Both times and counters as they stood at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reading {
    /// Time left, as [`Clock::left`] has it; `None` without a clock.
    pub left: ByColor<Option<Duration>>,
    /// Time used since the game began.
    pub used: ByColor<Duration>,
    /// Moves completed by each side.
    pub completed: ByColor<u32>,
    /// Moves still to be completed before the next period; `None` in the last one.
    pub to_control: ByColor<Option<u32>>,
    /// The period, counted from 0.
    pub period: ByColor<usize>,
    /// What a delay leaves of itself to the move in progress or to the next one; zero elsewhere.
    pub delay: ByColor<Duration>,
}

impl Clock {
    /// A clock that stands, set to each player's control.
    #[must_use]
    pub fn new(controls: ByColor<Control>, saved_time: SavedTime) -> Self {
        let sides = ByColor::new_with(|side| PlayerClock::given(controls.get(side).at_start()));
        Self { controls, saved_time, sides, running: None, first_flag: None }
    }

    /// The controls it is set to.
    #[must_use]
    pub const fn controls(&self) -> &ByColor<Control> {
        &self.controls
    }

    /// Whose time is running.
    #[must_use]
    pub fn side_running(&self) -> Option<Color> {
        self.running.map(|r| r.side)
    }

    fn current_run(&self, side: Color, now: Moment) -> Duration {
        self.running.filter(|r| r.side == side).map_or(Duration::ZERO, |r| now.since(r.since))
    }

    /// Time that `side` has used until `now`.
    #[must_use]
    pub fn used(&self, side: Color, now: Moment) -> Duration {
        self.sides.get(side).used + self.current_run(side, now)
    }

    /// Time that the move in progress of `side` has taken until `now`.
    fn thought(&self, side: Color, now: Moment) -> Duration {
        self.sides.get(side).thought + self.current_run(side, now)
    }

    /// What counts for `side` now: everything granted, and what a delay does not count of the move in progress.
    fn available(&self, side: Color, now: Moment) -> Duration {
        self.sides.get(side).granted + self.bonus(side).during_move(self.thought(side, now))
    }

    /// Time left to `side`, `None` without a clock. Zero when its flag is down, until a move that came too late brings the
    /// time of the next period.
    #[must_use]
    pub fn left(&self, side: Color, now: Moment) -> Option<Duration> {
        let timed = self.controls.get(side).is_timed();
        timed.then(|| self.available(side, now).saturating_sub(self.used(side, now)))
    }

    /// What a delay leaves of itself to the move in progress: so long the time of `side` does not run down. Zero
    /// elsewhere.
    #[must_use]
    pub fn delay_left(&self, side: Color, now: Moment) -> Duration {
        self.bonus(side).during_move(Duration::MAX).saturating_sub(self.thought(side, now))
    }

    /// The bonus of the move of `side` that is in progress or comes next.
    #[must_use]
    pub fn bonus(&self, side: Color) -> Bonus {
        self.controls.get(side).bonus_after(self.sides.get(side).begun_after)
    }

    /// The time used at which the flag of `side` falls in a move with this bonus: a whole delay counts with what was
    /// granted.
    fn limit(&self, side: Color, bonus: Bonus) -> Option<Duration> {
        let timed = self.controls.get(side).is_timed();
        timed.then(|| self.sides.get(side).granted + bonus.during_move(Duration::MAX))
    }

    /// Both times and counters.
    #[must_use]
    pub fn reading(&self, now: Moment) -> Reading {
        Reading {
            left: ByColor::new_with(|side| self.left(side, now)),
            used: ByColor::new_with(|side| self.used(side, now)),
            completed: ByColor::new_with(|side| self.sides.get(side).completed),
            to_control: ByColor::new_with(|side| self.moves_to_control(side)),
            period: ByColor::new_with(|side| self.period(side)),
            delay: ByColor::new_with(|side| self.delay_left(side, now)),
        }
    }

    /// Moves that `side` has completed.
    #[must_use]
    pub fn completed(&self, side: Color) -> u32 {
        self.sides.get(side).completed
    }

    /// Moves that `side` has yet to complete before its next period begins; `None` in the last period and without a
    /// clock.
    #[must_use]
    pub fn moves_to_control(&self, side: Color) -> Option<u32> {
        self.controls.get(side).place_of(self.sides.get(side).completed).1
    }

    /// The period in which `side` is, counted from 0.
    #[must_use]
    pub fn period(&self, side: Color) -> usize {
        self.controls.get(side).place_of(self.sides.get(side).completed).0
    }

    /// Whether the flag of `side` is down: its time is used up, or was before it completed the moves of the period.
    #[must_use]
    pub fn is_flag_down(&self, side: Color, now: Moment) -> bool {
        self.sides.get(side).marked || self.is_used_up(side, now)
    }

    fn is_used_up(&self, side: Color, now: Moment) -> bool {
        self.limit(side, self.bonus(side)).is_some_and(|limit| self.used(side, now) >= limit)
    }

    /// The flag that fell first, once [`Clock::mark_flag`] has marked it.
    #[must_use]
    pub const fn first_flag(&self) -> Option<Color> {
        self.first_flag
    }

    /// The moment at which the running side's flag falls, or fell: a time that was set to nothing is over as soon as it
    /// runs.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Moment> {
        let Running { side, since } = self.running?;
        let limit = self.limit(side, self.bonus(side))?;
        Some(since + limit.saturating_sub(self.used(side, since)))
    }

    /// The least time that `side` has had left in this period, until `now`; `None` without a clock. A time that the
    /// arbiter sets begins anew.
    #[must_use]
    pub fn lowest_left(&self, side: Color, now: Moment) -> Option<Duration> {
        let left = self.left(side, now)?;
        Some(self.sides.get(side).lowest.map_or(left, |lowest| lowest.min(left)))
    }

    /// The least time that `side` has had left, as [`Self::lowest_left`], where its clock has run since it was last set; `None` where it
    /// has not.
    #[must_use]
    pub fn lowest_run(&self, side: Color, now: Moment) -> Option<Duration> {
        let runs = self.running.is_some_and(|running| running.side == side);
        self.lowest_left(side, now).filter(|_| runs || self.sides.get(side).lowest.is_some())
    }

    /// The moment at which the running side has only `left` left; `None` while no time runs down. In the past for more
    /// than there is.
    #[must_use]
    pub fn when_left(&self, left: Duration) -> Option<Moment> {
        let flag = self.next_deadline()?;
        Some(Moment::START + flag.since(Moment::START).saturating_sub(left))
    }

    /// Marks the flag of `side` as fallen, and as the first to fall if none is marked.
    pub fn mark_flag(&mut self, side: Color) {
        self.sides.get_mut(side).marked = true;
        self.first_flag.get_or_insert(side);
    }

    /// Forgets the marks: nothing tells the order any more. A flag whose time is used up is down all the same.
    pub fn unmark_flags(&mut self) {
        self.first_flag = None;
        for side in Color::ALL {
            self.sides.get_mut(side).marked = false;
        }
    }

    /// The flag of `side` is up again; the other's, if it is marked, is now the first.
    fn raise_flag(&mut self, side: Color) {
        self.sides.get_mut(side).marked = false;
        if self.first_flag == Some(side) {
            self.first_flag = Some(side.other()).filter(|&other| self.sides.get(other).marked);
        }
    }

    /// From now on each move that is completed brings this much more to its player: what stands on the clocks stays (G.4 of
    /// 2014, III.4).
    pub fn introduce_increment(&mut self, time: Duration) {
        for side in Color::ALL {
            self.controls.get_mut(side).add_increment(time);
        }
    }

    /// Starts the time of `side`; the other side's stands.
    pub fn start(&mut self, side: Color, now: Moment) {
        self.stop(now);
        self.running = Some(Running { side, since: now });
    }

    /// Stops both times.
    pub fn stop(&mut self, now: Moment) {
        let Some(Running { side, since }) = self.running else { return };
        let (run, lowest) = (now.since(since), self.lowest_left(side, now));
        self.running = None;
        let state = self.sides.get_mut(side);
        state.used += run;
        state.thought += run;
        state.lowest = lowest;
    }

    /// `side` has completed a move and presses: his counter advances, what his next move brings is added, and the other
    /// time runs.
    pub fn press(&mut self, side: Color, now: Moment) {
        self.stop(now);
        self.complete(side);
        self.prepare_next_move(side);
        self.start(side.other(), now);
    }

    /// Adds what the move just completed gives back and what the next one brings, and the next period's time where the
    /// period is fulfilled. A flag that is down receives no bonus any more.
    pub fn prepare_next_move(&mut self, side: Color) {
        let control = self.controls.get(side);
        let mut state = self.sides.get(side).clone();
        let before = state.completed.saturating_sub(1);
        let bonus = control.bonus_after(before);
        let flag_down = self.limit(side, bonus).is_some_and(|limit| state.used >= limit);
        state.thoughts.push(if flag_down { Duration::ZERO } else { state.thought });
        if !flag_down {
            state.gain(bonus.after_move(state.thought));
        }
        let period = control.place_of(state.completed).0;
        if let Some(next) = control.period(period).filter(|_| period != control.place_of(before).0) {
            if bonus.is_delay() && self.saved_time == SavedTime::Dropped {
                state.drop_saved();
            }
            state.gain(next.time);
            state.lowest = None;
        }
        if !flag_down {
            state.gain(control.bonus_after(state.completed).before_move());
        }
        *self.sides.get_mut(side) = PlayerClock { thought: Duration::ZERO, begun_after: state.completed, ..state };
    }

    /// Counts a move of `side` as completed without starting the other time (the move ended the game, Article 6.2).
    pub fn complete(&mut self, side: Color) {
        let state = self.sides.get_mut(side);
        state.completed = state.completed.saturating_add(1);
    }

    /// Counts a move of `side` that no press completed (6.2.a.2 of 2014): its time goes on, and no bonus comes; the time of
    /// the next period does, where the period is fulfilled.
    pub fn complete_unpressed(&mut self, side: Color) {
        let control = self.controls.get(side);
        let completed = self.sides.get(side).completed;
        let period = control.place_of(completed.saturating_add(1)).0;
        let next = control.period(period).filter(|_| period != control.place_of(completed).0).map(|period| period.time);
        self.complete(side);
        let state = self.sides.get_mut(side);
        state.thoughts.push(Duration::ZERO);
        state.begun_after = state.completed;
        if let Some(next) = next {
            state.gain(next);
            state.lowest = None;
        }
    }

    /// Sets the time left to `side` and its counter of completed moves. The time used stays what it was, and nothing is
    /// added: the counter alone tells which period is running. The move in progress stays the same; what moves have taken that the
    /// counter skips or drops is not known any more.
    pub fn set(&mut self, side: Color, left: Duration, completed: u32, now: Moment) {
        let used = self.used(side, now);
        let thought = self.thought(side, now);
        let control = self.controls.get(side);
        let during = control.bonus_after(completed).during_move(thought);
        let state = self.sides.get_mut(side);
        let before = state.by(control);
        state.completed = completed;
        state.thoughts.resize(usize::try_from(completed.min(MOST_MOVES)).expect("memory holds them"), Duration::ZERO);
        state.by_control = (state.by_control + state.by(control)).saturating_sub(before);
        state.begun_after = completed;
        state.granted = (used + left).saturating_sub(during);
        state.lowest = None;
        if !left.is_zero() {
            self.raise_flag(side);
        }
    }

    /// Other moves are in progress: what was thought in those that are taken back says nothing about the bonus of these. What the clocks
    /// show stays.
    pub fn begin_moves_anew(&mut self, now: Moment) {
        let running = self.running;
        self.stop(now);
        self.running = running.map(|running| Running { since: now, ..running });
        for side in Color::ALL {
            let during = self.bonus(side).during_move(self.thought(side, now));
            let state = self.sides.get_mut(side);
            state.granted += during;
            state.thought = Duration::ZERO;
        }
    }

    /// Takes another control in the place of a wrong setting (6.10.b of 2014): each player has what it gives for the moves he has
    /// completed, with what it gives back for their time, less what he has used; what penalties and the arbiter's settings have given
    /// and taken stays so. A clock that thereby has time again shows no flag.
    pub fn replace(&mut self, controls: ByColor<Control>, now: Moment) {
        let running = self.running;
        self.stop(now);
        self.controls = controls;
        for side in Color::ALL {
            let state = self.sides.get_mut(side);
            let by_control = state.by(self.controls.get(side));
            state.granted = (state.granted + by_control).saturating_sub(state.by_control);
            state.by_control = by_control;
            state.begun_after = state.completed;
            state.lowest = None;
            if !self.is_used_up(side, now) {
                self.raise_flag(side);
            }
        }
        self.running = running.map(|r| Running { since: now, ..r });
    }
}

#[cfg(test)]
mod tests;
