//! Time as an argument.
use std::{
    fmt,
    ops::{Add, Sub},
    str::FromStr,
    time::Duration,
};

use thiserror::Error;

/// A point in the session: whole milliseconds since the session began, continued across restarts.
///
/// Whole milliseconds, so that what the journal keeps and what was decided are the same value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Moment(u64);

impl Moment {
    /// The beginning of the session.
    pub const START: Self = Self(0);

    /// The moment `ms` milliseconds after the session began.
    #[must_use]
    pub const fn from_millis(ms: u64) -> Self {
        Self(ms)
    }

    /// Milliseconds since the session began.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// Time passed since `earlier`; zero if that lies ahead.
    ///
    /// ```
    /// # use anna_hector::clock::Moment;
    /// # use std::time::Duration;
    /// let later = Moment::START + Duration::from_millis(1500);
    /// assert_eq!(later.since(Moment::START), Duration::from_millis(1500));
    /// assert_eq!(Moment::START.since(later), Duration::ZERO);
    /// ```
    #[must_use]
    pub const fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Duration> for Moment {
    type Output = Self;

    fn add(self, time: Duration) -> Self {
        Self(self.0.saturating_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
    }
}

impl Sub for Moment {
    type Output = Duration;

    fn sub(self, earlier: Self) -> Duration {
        self.since(earlier)
    }
}

/// As scripts write it: `0:12:05.250`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (s, ms) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}.{ms:03}", s / 3600, s / 60 % 60, s % 60)
    }
}

/// No `h:mm:ss`, or `h:mm:ss.mmm`, of less than 1000 hours.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a time; write h:mm:ss, for example 0:12:05.250")]
pub struct NoMoment(pub String);

impl FromStr for Moment {
    type Err = NoMoment;

    /// ```
    /// # use anna_hector::clock::Moment;
    /// assert_eq!("0:12:05.25".parse(), Ok(Moment::from_millis(725_250)));
    /// assert!("12:05".parse::<Moment>().is_err() && "0:60:00".parse::<Moment>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        time_of_day(text).ok_or_else(|| NoMoment(text.to_owned()))
    }
}

fn time_of_day(text: &str) -> Option<Moment> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let parts: Vec<u64> = whole.split(':').map(|part| digits(part)?.parse().ok()).collect::<Option<_>>()?;
    let [hours, minutes, seconds] = parts[..] else { return None };
    let millis: u64 = format!("{:0<3}", digits(fraction).filter(|f| f.len() <= 3)?).parse().ok()?;
    let in_range = hours <= 999 && minutes < 60 && seconds < 60;
    in_range.then(|| Moment::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + millis))
}

fn digits(text: &str) -> Option<&str> {
    (!text.is_empty() && text.len() <= 6 && text.bytes().all(|b| b.is_ascii_digit())).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_hours_minutes_seconds() {
        assert_eq!("0:12:05.250".parse(), Ok(Moment::from_millis(725_250)));
        assert_eq!("1:00:00".parse(), Ok(Moment::from_millis(3_600_000)));
        assert_eq!("0:00:00.5".parse(), Ok(Moment::from_millis(500)));
        for bad in ["", "12:05", "0:60:00", "0:00:60", "0:00:01.2345", "-1:00:00", "0:00:0x", "0::1"] {
            assert_eq!(bad.parse::<Moment>(), Err(NoMoment(bad.to_owned())), "{bad}");
        }
    }
}
