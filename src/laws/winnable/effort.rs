//! What an analysis may cost, and how it is broken off.
use std::ops::ControlFlow;

use super::SearchEnd;

/// Counts positions down, and asks now and then whether to go on.
pub(super) struct Effort<'a> {
    left: u64,
    until_asked: u64,
    cancel: &'a dyn Fn() -> bool,
}

impl<'a> Effort<'a> {
    /// So often, in positions, the caller is asked: a fraction of a millisecond.
    const ASKED_EVERY: u64 = 512;

    pub(super) fn new(positions: u64, cancel: &'a dyn Fn() -> bool) -> Self {
        Self { left: positions, until_asked: Self::ASKED_EVERY, cancel }
    }

    /// Pays for `positions`.
    pub(super) fn spend(&mut self, positions: u64) -> ControlFlow<SearchEnd, ()> {
        let Some(left) = self.left.checked_sub(positions) else {
            self.left = 0;
            return ControlFlow::Break(SearchEnd::BrokenOff);
        };
        self.left = left;
        match self.until_asked.checked_sub(positions) {
            Some(rest) => self.until_asked = rest,
            None if (self.cancel)() => return ControlFlow::Break(SearchEnd::BrokenOff),
            None => self.until_asked = Self::ASKED_EVERY,
        }
        ControlFlow::Continue(())
    }
}
