//! Time as an argument.
use std::{
    fmt,
    ops::{Add, Sub},
    time::Duration,
};

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
