//! The lock of the arbiter's page.
use super::Acts;
use crate::{
    clock::Moment,
    game::{Act, Denial, Game, LockAct, LockCommand, PinTry, Rejection, Seat},
};

impl Game {
    /// A command about the lock.
    pub(super) fn decide_lock(&self, now: Moment, by: Seat, command: &LockCommand) -> Acts {
        match command {
            LockCommand::GivePin(digits) => self.decide_pin(now, by, digits),
            LockCommand::Leave => Self::decide_leave(by),
        }
    }

    /// A try during the wait is not looked at: neither does it prolong the wait.
    pub(super) fn decide_pin(&self, now: Moment, by: Seat, given: &PinTry) -> Acts {
        if by != Seat::Arbiter {
            return Err(Rejection::ArbiterOnly);
        }
        Ok(vec![match (&self.setup.pin, self.pin_wait(now)) {
            (None, _) => Act::Lock(LockAct::Entered),
            (Some(_), Some(left)) => Act::Lock(LockAct::TooSoon(left)),
            (Some(pin), None) if pin.is(given) => Act::Lock(LockAct::Entered),
            (Some(_), None) => Act::Lock(LockAct::Denied(Denial::WrongPin)),
        }])
    }

    pub(super) fn decide_leave(by: Seat) -> Acts {
        if by == Seat::Arbiter { Ok(vec![Act::Lock(LockAct::Left)]) } else { Err(Rejection::ArbiterOnly) }
    }
}
