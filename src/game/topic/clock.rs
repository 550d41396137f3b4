//! The clock as it is stopped, set and asked about. A press belongs to [the move](super::moving).
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::clock::Control;

/// What somebody asks of the clock.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ClockCommand {
    /// Both clocks are stopped to call the arbiter.
    Stop,
    /// The clock of the side to move goes on.
    Restart,
    /// The arbiter sets a clock: time left and moves completed.
    Set {
        /// Side of the clock.
        side: Color,
        /// Time left; `None` for one below zero, which is refused and logged.
        left: Option<Duration>,
        /// Moves completed; `None` leaves the counter.
        completed: Option<u32>,
    },
    /// The arbiter gives a player time or takes some away.
    Shift {
        /// Side of the clock.
        side: Color,
        /// By how much.
        shift: Shift,
    },
    /// The arbiter replaces a wrong setting of the clock (6.10.b; 6.10.2).
    ReplaceControl(Box<ByColor<Control>>),
    /// The visually impaired player asks his assistant for moves completed and time (D.2.9.d of 2014).
    AskAssistant,
    /// The assistant asks for moves completed and time himself: before his player has asked him it is refused and logged.
    AskUnasked,
    /// The arbiter forbids automatic calls of the time.
    ForbidCalls,
    /// The arbiter allows them again.
    AllowCalls,
}

/// What happened to the clock.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ClockAct {
    /// The clocks were stopped to call the arbiter.
    Stopped,
    /// The clock of the side to move goes on.
    Restarted,
    /// The arbiter set a clock.
    Set {
        /// Side of the clock.
        side: Color,
        /// Time left from now on.
        left: Duration,
        /// Moves completed from now on.
        completed: u32,
    },
    /// To what a ruling would have set a clock that the arbiter sets otherwise in the same act (7.1). What he sets follows.
    Proposed {
        /// Side of the clock.
        side: Color,
        /// Time left by the ruling.
        left: Duration,
        /// Moves completed by the ruling.
        completed: u32,
    },
    /// The arbiter replaced the setting of the clock.
    ControlReplaced(Box<ByColor<Control>>),
    /// From now on each move brings this much more to both players (G.4 of 2014, III.4).
    IncrementIntroduced(Duration),
    /// This visually impaired player asked his assistant for moves completed and time.
    AssistantAsked(Color),
    /// Automatic calls are forbidden.
    CallsForbidden,
    /// Automatic calls are allowed again.
    CallsAllowed,
    /// The time of this side ran out. A fact of the clock, told to the arbiter; the game goes on until it is claimed.
    TimeRanOut(Color),
}

/// A change of a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shift {
    /// Add this much time.
    Add(Duration),
    /// Take away this much time.
    Take(Duration),
}

impl Shift {
    /// The time after it; none is left where more is taken than there was.
    pub(in crate::game) const fn of(self, left: Duration) -> Duration {
        match self {
            Self::Add(time) => left.saturating_add(time),
            Self::Take(time) => left.saturating_sub(time),
        }
    }

    /// What undoes it.
    pub(in crate::game) const fn undone(self) -> Self {
        match self {
            Self::Add(time) => Self::Take(time),
            Self::Take(time) => Self::Add(time),
        }
    }
}
