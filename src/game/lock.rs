//! The lock of the arbiter's page: who opened it, how long it stays open, and what a wrong PIN costs.
//!
//! It is opened by the PIN. It is locked by the arbiter, who says so or leaves the page; at a restart of the program; by
//! any announcement or press of a player or his assistant while a clock runs, however lately it was opened: the players see
//! the one screen, and it shows what the record says to a move that is not pressed yet; and after five minutes without use,
//! whatever the clocks do. An arbiter with more to do than one act stops the clocks first.
use std::time::Duration;

use super::{Access, Act, Denial, Event, Game, LockAct, MoveAct, Rights, Seat, StartAct, Timekeeping, pin::Tries};
use crate::clock::Moment;

/// After so long without use the page is locked.
const UNUSED: Duration = Duration::from_secs(5 * 60);

/// The lock of a game that has a PIN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Lock {
    tries: Tries,
    /// When the arbiter did something last, since he gave the PIN.
    open: Option<Moment>,
}

impl Lock {
    /// Takes in an event that has been applied.
    pub(super) fn follow(&mut self, at: Moment, event: &Event) {
        match &event.act {
            Act::Lock(LockAct::Entered) => *self = Self { tries: Tries::default(), open: Some(at) },
            // Anyone who started the program again is not known to be the arbiter.
            Act::Lock(LockAct::Left | LockAct::Locked) | Act::Start(StartAct::Resumed { .. }) => self.open = None,
            Act::Lock(LockAct::Denied(Denial::WrongPin)) => self.tries.wrong(at),
            Act::Lock(LockAct::Denied(Denial::NoPin | Denial::BelowZero | Denial::NotArbiter | Denial::Unasked))
            | Act::Lock(LockAct::TooSoon(_))
            | Act::Start(StartAct::Started | StartAct::ClockHeld | StartAct::Ready(_))
            | Act::Move(_)
            | Act::Answer(_)
            | Act::Draw(_)
            | Act::Ending(_)
            | Act::Claim(_)
            | Act::Clock(_)
            | Act::Arbiter(_)
            | Act::Presence(_)
            | Act::Device(_)
            | Act::Adjournment(_)
            | Act::Notice(_)
            | Act::Reconcile(_) => {
                if event.by == Some(Seat::Arbiter) {
                    self.open = self.open.map(|_| at);
                }
            }
        }
    }
}

impl Game {
    /// How long no PIN is looked at after a wrong one; `None` when one is.
    #[must_use]
    pub fn pin_wait(&self, now: Moment) -> Option<Duration> {
        self.lock.tries.left(now)
    }

    /// How long no PIN is looked at after the wrong one that was given last, counted from then.
    #[must_use]
    pub fn wait_after_wrong_pin(&self) -> Duration {
        self.lock.tries.wait()
    }

    /// How many wrong PINs were given since the last right one.
    #[must_use]
    pub const fn wrong_pins(&self) -> u32 {
        self.lock.tries.count()
    }

    /// The lock that follows where these events of a player or his assistant let play go on.
    pub(super) fn lock_after(&self, events: &[Event]) -> Option<Event> {
        self.lock.open.filter(|_| self.setup.pin.is_some())?;
        let plays = |event: &Event| {
            let at_the_board = matches!(event.by, Some(Seat::Player(_) | Seat::Assistant(_)));
            at_the_board
                && matches!(event.act, Act::Move(MoveAct::Announced(_) | MoveAct::Corrected(_) | MoveAct::Pressed(_)))
        };
        let runs = self.clock.side_running().is_some();
        let locked = events.iter().any(|event| event.act == Act::Lock(LockAct::Locked));
        (runs && !locked && events.iter().any(plays)).then_some(Event { by: None, act: Act::Lock(LockAct::Locked) })
    }
}

impl Timekeeping<'_> {
    /// When the page is locked because nobody uses it.
    pub(super) fn lock_deadline(self) -> Option<Moment> {
        let guarded = self.game.setup.pin.is_some();
        self.game.lock.open.filter(|_| guarded).map(|used| used + UNUSED)
    }

    /// The page locks because nobody has used it, and devices go back to their owners; empty while neither is due. This is due even
    /// while something else is.
    #[must_use]
    pub fn lock_due(self, now: Moment) -> Vec<Event> {
        let due = self.lock_deadline().is_some_and(|deadline| deadline <= now);
        let mut events = Vec::from_iter(due.then_some(Event { by: None, act: Act::Lock(LockAct::Locked) }));
        events.extend(self.game.devices().back_after(&events));
        events
    }
}

impl Rights<'_> {
    /// Whether the arbiter's powers are open: his PIN was given, or there is none - in practice, in a rehearsal, and in
    /// journals of versions before every competition had one.
    #[must_use]
    pub const fn access(self) -> Access {
        match (&self.game.setup.pin, self.game.lock.open) {
            (None, _) | (Some(_), Some(_)) => Access::Open,
            (Some(_), None) => Access::Locked,
        }
    }
}
