//! What the lines of a journal say: the first one of the game that was set up, each other one of an event.
use crate::{
    clock::Moment,
    game::{Event, Setup},
};

/// The version of the format that this program writes.
pub const FORMAT: u32 = 1;

/// What stands in the first line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The version of the program that set up the game.
    pub program: String,
    /// When it was set up, by the wall clock: RFC 3339.
    pub started: String,
    /// What was agreed.
    pub setup: Setup,
}

impl Header {
    /// The header of a game set up by this program at this wall time (RFC 3339).
    #[must_use]
    pub fn new(started: impl Into<String>, setup: Setup) -> Self {
        Self { program: env!("CARGO_PKG_VERSION").to_owned(), started: started.into(), setup }
    }
}

/// An event line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Moment of the event.
    pub at: Moment,
    /// Who did what.
    pub event: Event,
    /// The wall time, RFC 3339, where one was recorded: at a restart.
    pub wall: Option<String>,
}

impl Line {
    /// The lines of what happened at a moment, with the wall time where it is to be known.
    pub(super) fn of(at: Moment, events: &[Event], wall: Option<&str>) -> Vec<Self> {
        let line = |event: &Event| Self { at, event: event.clone(), wall: wall.map(str::to_owned) };
        events.iter().map(line).collect()
    }
}
