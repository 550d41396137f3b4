//! A sign of life of the program: when it ran, by every clock that tells.
use crate::clock::Moment;

/// A sign of life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Beat {
    /// The moment in the session.
    pub moment: Moment,
    /// The wall clock: milliseconds since 1970 in UTC.
    pub wall_unix_ms: u64,
    /// The clock of the machine, which nobody sets; `None` where the system does not tell, or an older version wrote.
    pub run: Option<Run>,
}

/// How long the machine had been running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Run {
    /// Its number, another after each start of the machine.
    pub boot: u128,
    /// Milliseconds since its start, sleep included.
    pub since_boot_ms: u64,
}

/// The number of this run of the machine; `None` where the system gives none.
#[must_use]
pub fn boot_number() -> Option<u128> {
    let text = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    u128::from_str_radix(&text.trim().replace('-', ""), 16).ok()
}
