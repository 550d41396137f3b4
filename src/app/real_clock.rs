//! The only place that reads a clock.
//!
//! On Linux the session's time is CLOCK_BOOTTIME, which goes on while a laptop sleeps; std's `Instant` stands still
//! there. Elsewhere it is `Instant`. Wall time is read for the log alone; no decision rests on it.
use std::time::Duration;

use crate::clock::Moment;

/// The session's clock: moments that continue where an earlier session of the same game ended.
#[derive(Debug, Clone, Copy)]
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

impl RealClock {
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

#[cfg(target_os = "linux")]
fn uptime() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[cfg(not(target_os = "linux"))]
#[expect(clippy::disallowed_methods, reason = "the one real clock")]
fn uptime() -> Duration {
    static BEGAN: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    BEGAN.get_or_init(std::time::Instant::now).elapsed()
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
}
