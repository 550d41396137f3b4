//! The only place that reads a clock.
//!
//! On Linux the session's time is CLOCK_BOOTTIME, which goes on while a laptop sleeps; std's `Instant` stands still
//! there. Elsewhere it is `Instant`. Wall time dates journals, sheets and the log, sorts the unfinished games, tells how long an event of a
//! gamepad has waited to be read, and, where the machine was started anew, how long the program was down. The running clock never rests
//! on it.
//!
//! What the machine does to its clocks meanwhile - a sleep, a jump of the wall clock - is found by comparing two
//! [`Readings`], and told to the arbiter. It does not change the game's time: a [`Moment`] comes from the boot clock alone.
use std::time::Duration;

use crate::{
    clock::Moment,
    game::Incident,
    journal::{Run, boot_number},
};

/// The session's clock: moments that continue where an earlier session of the same game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RealClock {
    began: Duration,
    offset: Moment,
}

/// The wall clock at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WallTime {
    /// Milliseconds since 1970 in UTC.
    pub unix_ms: u64,
    /// RFC 3339, in local time.
    pub rfc3339: String,
}

/// Longer than this nothing has waited to be read.
const OLDEST: Duration = Duration::from_secs(60);

impl RealClock {
    /// How long ago the machine stamped something with its wall clock. One that was set meanwhile makes nothing older than
    /// one minute, and nothing later than now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "here a clock is read")]
    pub fn age_of(stamp: std::time::SystemTime) -> Duration {
        std::time::SystemTime::now().duration_since(stamp).unwrap_or_default().min(OLDEST)
    }

    /// A clock that shows the start now.
    #[must_use]
    pub fn starting() -> Self {
        Self::starting_at(Moment::START)
    }

    /// A clock that shows `offset` now.
    #[must_use]
    pub fn starting_at(offset: Moment) -> Self {
        Self { began: uptime(), offset }
    }

    /// The moment it is.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.offset + uptime().saturating_sub(self.began)
    }

    /// The time since the clock was made, unrounded: for measuring.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        uptime().saturating_sub(self.began)
    }

    /// The clock of the machine, with the number of its run where the system gives one.
    #[must_use]
    pub fn run() -> Option<Run> {
        static BOOT: std::sync::LazyLock<Option<u128>> = std::sync::LazyLock::new(boot_number);
        let since_boot_ms = u64::try_from(uptime().as_millis()).ok()?;
        Some(Run { boot: (*BOOT)?, since_boot_ms })
    }

    /// The wall time it is.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the one real clock")]
    pub fn wall() -> WallTime {
        let now = jiff::Timestamp::try_from(std::time::SystemTime::now()).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
        let zoned = now.to_zoned(jiff::tz::TimeZone::system());
        WallTime {
            unix_ms: u64::try_from(now.as_millisecond()).unwrap_or(0),
            rfc3339: zoned.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string(),
        }
    }
}

/// How late the program may be before that is put on record.
const LATE: Duration = Duration::from_secs(2);

/// What is noticed when the program, which had planned to wait for `planned`, was away for `passed` while the machine was awake.
#[must_use]
pub(super) fn standstill(planned: Duration, passed: Duration) -> Option<Incident> {
    let late = whole_ms(passed.saturating_sub(planned));
    (late > LATE).then_some(Incident::StoodStill(late))
}

/// The machine's three clocks, read one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Readings {
    /// Since the machine was started, sleep included.
    pub boot: Duration,
    /// Since the machine was started, sleep left out. Where the system has no such pair of clocks, the same as `boot`.
    pub monotonic: Duration,
    /// Since 1970 in UTC, as the machine's clock is set.
    pub wall: Duration,
}

/// A sleep is noticed from here on. Nothing but a sleep moves the boot clock against the monotonic one; what is below is
/// the time between the two readings on a busy machine.
const SLEEP: Duration = Duration::from_secs(1);
/// A jump of the wall clock is noticed from here on: more than a leap second.
const JUMP: Duration = Duration::from_secs(2);
/// Time servers slew the wall clock by up to 1 in 2,000; so much of the time between two readings, twice that, is not a jump.
const SLEWING: u32 = 1000;

impl Readings {
    /// What the clocks show now.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the one real clock")]
    pub fn now() -> Self {
        let wall = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        let monotonic = uptime_awake();
        Self { boot: uptime(), monotonic, wall }
    }

    /// What happened to the machine between `self` and `later`: a sleep, a jump of the wall clock, or both.
    ///
    /// The wall clock is held against the boot clock, which goes on in a sleep: by itself it cannot tell a jump from a
    /// sleep. Where the system has no clock that goes on, a sleep is noticed as a jump forward.
    ///
    /// ```
    /// use anna_hector::{app::Readings, game::Incident};
    /// use std::time::Duration;
    ///
    /// let at = |boot, monotonic, wall| {
    ///     let [boot, monotonic, wall] = [boot, monotonic, wall].map(Duration::from_secs);
    ///     Readings { boot, monotonic, wall }
    /// };
    /// let before = at(1_000, 900, 1_700_000_000);
    /// let slept = Incident::Slept(Duration::from_secs(300));
    /// assert_eq!(before.incidents(at(1_301, 901, 1_700_000_301)), [slept]);
    /// assert_eq!(before.incidents(at(1_301, 1_201, 1_700_000_301)), []);
    /// ```
    #[must_use]
    pub fn incidents(self, later: Self) -> Vec<Incident> {
        let passed = later.boot.saturating_sub(self.boot);
        let slept = passed.saturating_sub(later.monotonic.saturating_sub(self.monotonic));
        let slept = (slept >= SLEEP).then_some(Incident::Slept(whole_ms(slept)));
        slept.into_iter().chain(self.jump(later, passed)).collect()
    }

    fn jump(self, later: Self, passed: Duration) -> Option<Incident> {
        let due = self.wall + passed;
        let (forward, back) = (later.wall.saturating_sub(due), due.saturating_sub(later.wall));
        let no_jump = |by: Duration| by < JUMP + passed / SLEWING;
        match (no_jump(forward), no_jump(back)) {
            (false, _) => Some(Incident::WallClockForward(whole_ms(forward))),
            (_, false) => Some(Incident::WallClockBack(whole_ms(back))),
            (true, true) => None,
        }
    }
}

/// What is told and what the journal keeps are the same value.
fn whole_ms(time: Duration) -> Duration {
    Duration::from_millis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(target_os = "linux")]
fn uptime() -> Duration {
    read(rustix::time::ClockId::Boottime)
}

#[cfg(target_os = "linux")]
fn uptime_awake() -> Duration {
    read(rustix::time::ClockId::Monotonic)
}

#[cfg(target_os = "linux")]
fn read(clock: rustix::time::ClockId) -> Duration {
    let time = rustix::time::clock_gettime(clock);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[cfg(not(target_os = "linux"))]
#[expect(clippy::disallowed_methods, reason = "the one real clock")]
fn uptime() -> Duration {
    static BEGAN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGAN.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(not(target_os = "linux"))]
fn uptime_awake() -> Duration {
    uptime()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_continue_where_the_session_before_ended() {
        let clock = RealClock::starting_at(Moment::from_millis(60_000));
        assert!(clock.now() >= Moment::from_millis(60_000));
        assert!(clock.now() < Moment::from_millis(120_000));
        assert!(RealClock::wall().rfc3339.len() >= "2026-05-01T10:00:00+02:00".len());
    }

    #[test]
    fn the_three_clocks_are_three_clocks() {
        let readings = Readings::now();
        assert!(readings.boot >= readings.monotonic, "{readings:?}");
        assert!(readings.wall > Duration::from_secs(1_700_000_000), "{readings:?}");
        assert_eq!(readings.incidents(Readings::now()), []);
    }

    /// What is noticed when so many milliseconds pass by each clock.
    fn check(boot: u64, monotonic: u64, wall: i64, noticed: &[Incident]) {
        let ms = Duration::from_millis;
        let before = Readings { boot: ms(5_000_000), monotonic: ms(4_000_000), wall: ms(1_700_000_000_000) };
        let later = Readings {
            boot: before.boot + ms(boot),
            monotonic: before.monotonic + ms(monotonic),
            wall: ms(1_700_000_000_000_u64.saturating_add_signed(wall)),
        };
        assert_eq!(before.incidents(later), noticed, "{boot} {monotonic} {wall}");
    }

    #[test]
    fn a_sleep_is_the_boot_clock_ahead_of_the_monotonic_one() {
        let slept = |ms| [Incident::Slept(Duration::from_millis(ms))];
        check(1_000, 1_000, 1_000, &[]);
        check(1_999, 1_000, 1_999, &[]);
        check(2_000, 1_000, 2_000, &slept(1_000));
        check(8 * 3_600_000, 3, 8 * 3_600_000, &slept(8 * 3_600_000 - 3));
    }

    #[test]
    fn a_jump_is_the_wall_clock_against_the_boot_clock_and_a_sleep_is_none() {
        let (forward, back) = (
            |ms| [Incident::WallClockForward(Duration::from_millis(ms))],
            |ms| [Incident::WallClockBack(Duration::from_millis(ms))],
        );
        check(1_000, 1_000, 1_000 + 3_600_000, &forward(3_600_000));
        check(1_000, 1_000, 1_000 - 3_600_000, &back(3_600_000));
        check(1_000, 1_000, 1_000 + 2_001, &forward(2_001));
        check(1_000, 1_000, 1_000 - 2_001, &back(2_001));
    }

    #[test]
    fn a_standstill_is_more_than_two_seconds_beyond_what_was_planned() {
        let ms = Duration::from_millis;
        assert_eq!(standstill(ms(1000), ms(3000)), None);
        assert_eq!(standstill(ms(1000), ms(3001)), Some(Incident::StoodStill(ms(2001))));
        assert_eq!(standstill(Duration::ZERO, ms(9000)), Some(Incident::StoodStill(ms(9000))));
        assert_eq!(standstill(Duration::MAX, ms(9000)), None);
    }

    #[test]
    fn slewing_and_leap_seconds_are_no_jump() {
        check(1_000, 1_000, 2_000, &[]);
        check(1_000, 1_000, 0, &[]);
        // 1 in 2,000 over ten hours, both ways.
        check(36_000_000, 36_000_000, 36_018_000, &[]);
        check(36_000_000, 36_000_000, 35_982_000, &[]);
    }

    #[test]
    fn a_sleep_and_a_jump_are_told_apart_when_both_happen() {
        let hour = Duration::from_secs(3600);
        let both = [Incident::Slept(hour), Incident::WallClockBack(2 * hour)];
        check(3_601_000, 1_000, -3_599_000, &both);
    }
}
