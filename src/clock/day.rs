//! What time of day a moment of the session was. A moment counts on where the program was not running: each start brings a time
//! of the wall clock of its own.
use std::time::Duration;

use super::Moment;

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The moments whose time of day is known, the first first; any other is counted from the last one before it.
///
/// ```
/// use anna_hector::clock::{DayTimes, Moment};
///
/// let mut day = DayTimes::default();
/// day.add(Moment::START, "2026-05-01T23:59:30+02:00");
/// let at = day.at(Moment::from_millis(45_000)).expect("known");
/// assert_eq!(at.as_secs(), 15, "a quarter of a minute after midnight");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DayTimes(Vec<(Moment, Duration)>);

impl DayTimes {
    /// This moment was this time by the wall clock of the table (RFC 3339). Text that is not a time adds nothing.
    pub fn add(&mut self, at: Moment, wall: &str) {
        self.0.extend(of_day(wall).map(|time| (at, time)));
    }

    /// The time of day, since midnight; `None` before any is known.
    #[must_use]
    pub fn at(&self, moment: Moment) -> Option<Duration> {
        let (at, time) = self.0.iter().rev().find(|(at, _)| *at <= moment)?;
        let since = *time + moment.since(*at);
        let of_day = u64::try_from(since.as_millis() % DAY.as_millis()).expect("a day has few milliseconds");
        Some(Duration::from_millis(of_day))
    }
}

/// `2026-05-01T10:00:00+02:00` is ten hours after midnight.
fn of_day(wall: &str) -> Option<Duration> {
    let (_, time) = wall.split_once(['T', ' '])?;
    let mut parts = time.get(..8)?.split(':').map(str::parse::<u64>);
    let (hours, minutes, seconds) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    Some(Duration::from_secs((hours * 60 + minutes) * 60 + seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_restart_it_is_the_time_of_that_start() {
        let mut day = DayTimes::default();
        assert_eq!(day.at(Moment::START), None);
        day.add(Moment::START, "2026-05-01T10:00:00Z");
        day.add(Moment::from_millis(60_000), "2026-05-01T12:30:00+02:00");
        day.add(Moment::from_millis(70_000), "no time");
        let at = |ms| day.at(Moment::from_millis(ms)).map(|time| time.as_secs());
        assert_eq!(at(59_000), Some(36_059));
        assert_eq!(at(61_000), Some(45_001), "half an hour was nobody's");
    }
}
