//! Whether an output plays: its driver learns of a device that is stuck only after seconds, and whoever needs to know it sooner counts.
use std::sync::atomic::{AtomicU64, Ordering};

/// How often a device has asked for samples: each few milliseconds, unless it rests or plays nothing any more.
#[derive(Debug, Default)]
pub(super) struct OutputLife(AtomicU64);

impl OutputLife {
    /// The device asks for samples.
    pub(super) fn fills(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How often it has.
    pub(super) fn filled(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
