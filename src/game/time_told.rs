//! Which times a player has been told, and which he may be told.
use shakmaty::{ByColor, Color};

use crate::clock::Reading;

/// Whether players may have automatic calls of the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Calls {
    /// The program may say a time unasked.
    #[default]
    Allowed,
    /// The arbiter has forbidden them.
    Forbidden,
}

/// The flags that were told, the time that was asked for, and the calls.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct TimeTold {
    /// Which flags the clock has told of.
    flags: ByColor<bool>,
    /// The times as they stood when a player asked his assistant for them; gone with his next press.
    asked: ByColor<Option<Reading>>,
    pub(super) calls: Calls,
}

impl TimeTold {
    /// Whether the clock has told of this flag.
    pub(super) fn has_flag(&self, side: Color) -> bool {
        *self.flags.get(side)
    }

    pub(super) fn tell_flag(&mut self, side: Color) {
        *self.flags.get_mut(side) = true;
    }

    pub(super) fn forget_flag(&mut self, side: Color) {
        *self.flags.get_mut(side) = false;
    }

    /// The times that this player's assistant may see.
    pub(super) fn asked(&self, side: Color) -> Option<&Reading> {
        self.asked.get(side).as_ref()
    }

    pub(super) fn ask(&mut self, side: Color, times: Reading) {
        *self.asked.get_mut(side) = Some(times);
    }

    pub(super) fn cover(&mut self, side: Color) {
        *self.asked.get_mut(side) = None;
    }
}
