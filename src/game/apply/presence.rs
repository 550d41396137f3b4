//! Who is at the board.
use crate::game::{Presence, PresenceAct, attendance::Attendance};

impl Attendance {
    /// What happened to a player's presence.
    pub(super) fn apply(&mut self, act: &PresenceAct) {
        match *act {
            PresenceAct::Absent(side) => *self.presence.get_mut(side) = Presence::Absent,
            PresenceAct::Arrived(side) => {
                *self.late.get_mut(side) |= self.presence(side) == Presence::Defaulted;
                *self.presence.get_mut(side) = Presence::Here;
            }
            PresenceAct::DefaultTimePassed(side) => *self.presence.get_mut(side) = Presence::Defaulted,
        }
    }
}
