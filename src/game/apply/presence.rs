//! Who is at the board.
use shakmaty::Color;

use crate::game::{Game, Presence, PresenceAct};

impl Game {
    /// What happened to a player's presence.
    pub(super) fn apply_presence(&mut self, act: &PresenceAct) {
        match *act {
            PresenceAct::Absent(side) => *self.presence.get_mut(side) = Presence::Absent,
            PresenceAct::Arrived(side) => self.note_arrival(side),
            PresenceAct::DefaultTimePassed(side) => *self.presence.get_mut(side) = Presence::Defaulted,
        }
    }

    pub(super) fn note_arrival(&mut self, side: Color) {
        *self.late.get_mut(side) |= self.presence(side) == Presence::Defaulted;
        *self.presence.get_mut(side) = Presence::Here;
    }
}
