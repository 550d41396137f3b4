//! A chess clock: two times, one of which may be running, and the move counters.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Control, Moment};

/// A chess clock. Times are kept as what was granted and what was used, so that nothing is lost: the sum of both
/// players' used times is the time the clock ran.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    control: Control,
    granted: ByColor<Duration>,
    used: ByColor<Duration>,
    completed: ByColor<u32>,
    running: Option<Running>,
    first_flag: Option<Color>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Running {
    side: Color,
    since: Moment,
}

/// Both times and counters as they stood at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reading {
    /// Time left; zero when the flag is down.
    pub left: ByColor<Duration>,
    /// Moves completed.
    pub completed: ByColor<u32>,
}

impl Clock {
    /// A clock that stands, set to the control.
    #[must_use]
    pub fn new(control: Control) -> Self {
        Self {
            control,
            granted: ByColor::new_with(|_| control.at_start()),
            used: ByColor::default(),
            completed: ByColor::default(),
            running: None,
            first_flag: None,
        }
    }

    /// The control it is set to.
    #[must_use]
    pub const fn control(&self) -> Control {
        self.control
    }

    /// Whose time is running.
    #[must_use]
    pub fn side_running(&self) -> Option<Color> {
        self.running.map(|r| r.side)
    }

    /// Time that `side` has used until `now`.
    #[must_use]
    pub fn used(&self, side: Color, now: Moment) -> Duration {
        let current = self.running.filter(|r| r.side == side).map_or(Duration::ZERO, |r| now.since(r.since));
        *self.used.get(side) + current
    }

    /// Time left to `side`; zero when its flag is down.
    #[must_use]
    pub fn left(&self, side: Color, now: Moment) -> Duration {
        self.granted.get(side).saturating_sub(self.used(side, now))
    }

    /// Both times and counters.
    #[must_use]
    pub fn reading(&self, now: Moment) -> Reading {
        Reading { left: ByColor::new_with(|side| self.left(side, now)), completed: self.completed }
    }

    /// Whether the time of `side` is used up.
    #[must_use]
    pub fn is_flag_down(&self, side: Color, now: Moment) -> bool {
        self.left(side, now).is_zero()
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
        Some(since + self.left(side, since))
    }

    /// Marks the flag of `side` as the first to fall, if none is marked.
    pub fn mark_flag(&mut self, side: Color) {
        self.first_flag.get_or_insert(side);
    }

    /// Starts the time of `side`; the other side's stands.
    pub fn start(&mut self, side: Color, now: Moment) {
        self.stop(now);
        self.running = Some(Running { side, since: now });
    }

    /// Stops both times.
    pub fn stop(&mut self, now: Moment) {
        if let Some(Running { side, since }) = self.running.take() {
            *self.used.get_mut(side) += now.since(since);
        }
    }

    /// `side` has completed a move and presses: his counter advances, his increment for the next move is added unless
    /// his flag is down, and the other time runs.
    pub fn press(&mut self, side: Color, now: Moment) {
        self.stop(now);
        self.complete(side);
        self.add_increment(side, now);
        self.start(side.other(), now);
    }

    /// Adds the increment for the next move of `side`, unless its flag is down.
    pub fn add_increment(&mut self, side: Color, now: Moment) {
        if !self.is_flag_down(side, now) {
            *self.granted.get_mut(side) += self.control.increment;
        }
    }

    /// Counts a move of `side` as completed without starting the other time (the move ended the game, Article 6.2).
    pub fn complete(&mut self, side: Color) {
        let completed = self.completed.get_mut(side);
        *completed = completed.saturating_add(1);
    }

    /// Sets the time left to `side` and its counter of completed moves. The time used stays what it was.
    pub fn set(&mut self, side: Color, left: Duration, completed: u32, now: Moment) {
        *self.granted.get_mut(side) = self.used(side, now) + left;
        *self.completed.get_mut(side) = completed;
        if self.first_flag == Some(side) && !left.is_zero() {
            self.first_flag = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(ms: u64) -> Moment {
        Moment::from_millis(ms)
    }

    fn clock(control: &str) -> Clock {
        Clock::new(control.parse().expect("a good control"))
    }

    #[test]
    fn the_increment_is_there_before_each_move() {
        let mut clock = clock("90+30");
        assert_eq!(clock.left(Color::White, at(0)), Duration::from_secs(5430));
        clock.start(Color::White, at(0));
        clock.press(Color::White, at(10_000));
        assert_eq!(clock.left(Color::White, at(99_000)), Duration::from_secs(5450));
        assert_eq!(clock.reading(at(10_001)).completed, ByColor { white: 1, black: 0 });
    }

    #[test]
    fn presses_a_millisecond_apart_count_right() {
        let mut clock = clock("5");
        clock.start(Color::White, at(0));
        clock.press(Color::White, at(1));
        clock.press(Color::Black, at(2));
        clock.stop(at(3));
        assert_eq!(clock.used(Color::White, at(9)), Duration::from_millis(2));
        assert_eq!(clock.used(Color::Black, at(9)), Duration::from_millis(1));
    }

    #[test]
    fn no_increment_after_the_flag() {
        let mut clock = clock("0:01+5");
        clock.start(Color::White, at(0));
        assert_eq!(clock.next_deadline(), Some(at(6000)));
        assert!(!clock.is_flag_down(Color::White, at(5999)));
        assert!(clock.is_flag_down(Color::White, at(6000)));
        clock.press(Color::White, at(7000));
        assert_eq!(clock.left(Color::White, at(7000)), Duration::ZERO);
    }

    #[test]
    fn used_times_add_up_to_the_time_the_clock_ran() {
        let mut clock = clock("1");
        clock.start(Color::White, at(7));
        let mut now = 7;
        for ply in 0..300_u64 {
            now += 1 + ply * 37 % 911;
            clock.press(if ply % 2 == 0 { Color::White } else { Color::Black }, at(now));
        }
        let sum = clock.used(Color::White, at(now)) + clock.used(Color::Black, at(now));
        assert_eq!(sum, Duration::from_millis(now - 7));
    }
}
