//! What the machine under the program does to a game, for the log and the arbiter.
use std::time::Duration;

/// Something that the program noticed about its machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Incident {
    /// The machine slept so long. The running clock was charged: a chess clock does not sleep.
    Slept(Duration),
    /// The wall clock was put forward. No chess clock follows it.
    WallClockForward(Duration),
    /// The wall clock was put back. No chess clock follows it.
    WallClockBack(Duration),
    /// The battery is low: per cent left.
    BatteryLow(u8),
    /// The disk with the journal is nearly full: megabytes left.
    DiskNearlyFull(u32),
}

/// The battery of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Battery {
    /// Charge, per cent.
    pub percent: u8,
    /// What the machine runs on.
    pub supply: Supply,
    /// So long it lasts at the present rate, where the machine can tell and runs on it.
    pub lasts: Option<Duration>,
}

/// What a machine runs on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Supply {
    /// The mains.
    Mains,
    /// Its battery.
    Battery,
}
