//! What is waited for, as a value that can be handed to another thread and compared later.
use shakmaty::{Board, Chess, Color};

use super::grammar::Expecting;
use crate::{language::Among, laws::RawMove};

/// Moves among which a spoken one is looked for; owned, where [`Among`] borrows.
#[derive(Debug, Clone, PartialEq)]
pub enum Scope {
    /// The legal moves of this position: practice, or where that assist is granted.
    Legal(Box<Chess>),
    /// What everybody sees.
    Placement {
        /// Where the pieces stand.
        board: Box<Board>,
        /// Whose move it would be.
        turn: Color,
    },
}

impl From<Among<'_>> for Scope {
    fn from(among: Among<'_>) -> Self {
        match among {
            Among::Legal(position) => Self::Legal(Box::new(position.clone())),
            Among::Placement { board, turn } => Self::Placement { board: Box::new(board.clone()), turn },
        }
    }
}

/// What was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExpectedAnswer {
    /// Nothing: a move, a question or a wish may come.
    Nothing,
    /// Nothing; but that the move which was announced stands on the board is to be said.
    Standing,
    /// Which of these moves is meant; another one after `nein` or without it.
    Which(Vec<RawMove>),
    /// Whether this move was meant: yes, no, the move again, another one after `nein` or without it, or a question of the
    /// player's.
    Meant(RawMove),
    /// Something that is answered with yes or no; a question of the player's may come between.
    YesOrNo,
    /// What stands on a board.
    Board,
}

/// What a person can be heard to say now.
#[derive(Debug, Clone, PartialEq)]
pub struct Expectation {
    /// The moves that may be said.
    pub scope: Scope,
    /// What was asked.
    pub asked: ExpectedAnswer,
}

impl Expectation {
    /// What is expected, for [`Ear::prepare`](super::Ear::prepare).
    #[must_use]
    pub fn expecting(&self) -> Expecting<'_> {
        let among = match &self.scope {
            Scope::Legal(position) => Among::Legal(position),
            Scope::Placement { board, turn } => Among::Placement { board, turn: *turn },
        };
        match &self.asked {
            ExpectedAnswer::Nothing => Expecting::Move(among),
            ExpectedAnswer::Standing => Expecting::Standing(among),
            ExpectedAnswer::Which(candidates) => Expecting::Choice { among, candidates },
            ExpectedAnswer::Meant(asked) => Expecting::Meant { among, asked: *asked },
            ExpectedAnswer::YesOrNo => Expecting::YesOrNo,
            ExpectedAnswer::Board => Expecting::Board,
        }
    }
}
