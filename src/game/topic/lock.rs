//! The lock of the arbiter's page: his PIN and attempts without it.
use std::time::Duration;

use crate::game::PinTry;

/// What is done with the lock.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum LockCommand {
    /// The arbiter gives his PIN.
    GivePin(PinTry),
    /// The arbiter is done: his powers need the PIN again.
    Leave,
}

/// What happened to the lock.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum LockAct {
    /// The arbiter has given his PIN.
    Entered,
    /// The arbiter is done.
    Left,
    /// The arbiter's page was locked by itself: play goes on, or nobody uses it.
    Locked,
    /// A PIN was given before the wait after a wrong one was over, so long before. It was not looked at.
    TooSoon(Duration),
    /// Something was refused that has to be on record.
    Denied(Denial),
}

/// An attempt that was refused and has to be on record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Denial {
    /// Somebody wanted the arbiter's powers without his PIN.
    NoPin,
    /// Somebody gave a wrong PIN.
    WrongPin,
    /// A time was to be set below zero.
    BelowZero,
    /// Somebody else than the arbiter wanted to change the clock.
    NotArbiter,
    /// An assistant asked for moves completed or time before his player had asked him (D.2.9.d of 2014).
    Unasked,
}
