//! Who is at the board (6.6 and 6.7 of 2009 and 2014, 6.7 of 2018).
use shakmaty::{ByColor, Color};

/// Whether a player is at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Presence {
    /// The player is at the board.
    #[default]
    Here,
    /// He is not, and the default time has not passed.
    Absent,
    /// He is not, and the default time has passed.
    Defaulted,
}

/// The presence of both players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Attendance {
    pub(super) presence: ByColor<Presence>,
    /// Who came after the default time.
    pub(super) late: ByColor<bool>,
}

impl Attendance {
    /// Whether this player is at the board.
    pub(super) fn presence(&self, side: Color) -> Presence {
        *self.presence.get(side)
    }

    /// Whether he came after the default time.
    pub(super) fn came_late(&self, side: Color) -> bool {
        *self.late.get(side)
    }
}
