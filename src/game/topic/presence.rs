//! Who is at the board (6.6 of 2009, 6.7).
use shakmaty::Color;

/// What is said of a player's presence.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PresenceCommand {
    /// This player is not at the board.
    Absent(Color),
    /// This player has come to the board.
    Arrive(Color),
    /// The arbiter declares the game lost to this side for its absence, to both with `None` (6.7).
    Forfeit(Option<Color>),
}

/// What happened to a player's presence.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PresenceAct {
    /// This player is not at the board.
    Absent(Color),
    /// This player has come to the board.
    Arrived(Color),
    /// The default time has passed, and this player is not at the board.
    DefaultTimePassed(Color),
}
