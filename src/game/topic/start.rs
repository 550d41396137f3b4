//! The start of the game, and its restart after the program ended.
use std::time::Duration;

use shakmaty::Color;

/// What begins a game or goes on with one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum StartCommand {
    /// Begin the game: White's clock starts.
    Begin,
    /// A restart goes on with an unfinished game; `down` is the time the program was not running.
    Resume {
        /// Time between the last heartbeat and the restart; `None` where no clock can tell. It is not charged.
        down: Option<Duration>,
    },
    /// After a restart the player says that he goes on: the clock stands until both have.
    Ready,
}

/// What happened at the start or a restart.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum StartAct {
    /// The game began.
    Started,
    /// The program was restarted after this time; the running time was charged up to the last heartbeat.
    Resumed {
        /// Time the program was down; `None` where no clock can tell. Not charged.
        down: Option<Duration>,
    },
    /// The clock that ran when the program stopped stands until both players have said that they go on.
    ClockHeld,
    /// After a restart this player said that he goes on.
    Ready(Color),
}
