//! What the machine under the program does to a game, and what the program keeps beside it, for the log and the arbiter.
use std::time::Duration;

use shakmaty::Color;

/// Something that the program noticed about its machine, or kept.
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
    /// The player's own announcement was kept as a recording (D.2.6).
    Recorded {
        /// Of which ply, counted from 1.
        ply: u32,
        /// The number of the recording.
        clip: u32,
    },
    /// Nothing comes from the electronic board of this side any more.
    SensorLost(Color),
    /// The electronic board of this side is back.
    SensorBack(Color),
    /// The gamepad of this number was unplugged, or has no charge left.
    PadGone(u8),
    /// The gamepad of this number is there again.
    PadBack(u8),
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
