//! The short manual on the device: read section by section, by ear as by eye, wherever F1 is pressed.
use super::{Direction, Intent};
use crate::language::{Line, Phrase};

/// A section of the manual.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Section {
    /// What the program does, and what it does not.
    Program,
    /// A game from the first move on.
    FirstGame,
    /// Speaking moves.
    Voice,
    /// The most needed keys.
    Keys,
    /// The gamepad.
    Pad,
    /// The felt clock.
    Felt,
    /// Asking for times; automatic calls.
    Clock,
    /// Draw, resignation, claims.
    Claims,
    /// When the boards differ.
    Boards,
    /// The arbiter and his page.
    Arbiter,
}

/// What an act does to the open manual.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Turn {
    /// This section is in hand.
    To(Section),
    /// It is closed.
    Close,
    /// It stays open; the act does what it always does.
    Stay,
    /// It stays open, and nothing happens: how it is closed is said.
    Refused,
}

impl Section {
    /// Every section, in reading order.
    pub const ALL: [Self; 10] = [
        Self::Program,
        Self::FirstGame,
        Self::Voice,
        Self::Keys,
        Self::Pad,
        Self::Felt,
        Self::Clock,
        Self::Claims,
        Self::Boards,
        Self::Arbiter,
    ];

    /// Its words.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        Phrase::line(match self {
            Self::Program => Line::ManualProgram,
            Self::FirstGame => Line::ManualFirstGame,
            Self::Voice => Line::ManualVoice,
            Self::Keys => Line::KeyHelp,
            Self::Pad => Line::ManualPad,
            Self::Felt => Line::ManualFelt,
            Self::Clock => Line::ManualClock,
            Self::Claims => Line::ManualClaims,
            Self::Boards => Line::ManualBoards,
            Self::Arbiter => Line::ManualArbiter,
        })
    }

    /// What is said when the manual is opened: how it is read, and the first section.
    pub(super) fn opening() -> Phrase {
        Phrase::Several(vec![Phrase::line(Line::ManualOpened), Self::ALL[0].phrase()])
    }

    /// What `intent` does to the manual, opened at this section. Up and down read on, and questions are answered.
    pub(super) fn turn(self, intent: &Intent) -> Turn {
        let here = Self::ALL.iter().position(|&section| section == self).unwrap_or(0);
        match intent {
            Intent::Walk(Direction::Up) => Turn::To(Self::ALL[here.saturating_sub(1)]),
            Intent::Walk(Direction::Down) => Turn::To(Self::ALL[(here + 1).min(Self::ALL.len() - 1)]),
            Intent::Help | Intent::Escape => Turn::Close,
            answer if answer.only_answers() => Turn::Stay,
            _ => Turn::Refused,
        }
    }
}
