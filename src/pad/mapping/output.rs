//! What comes out of the mapping, and what it has to know of the place where its acts go.
use std::time::Duration;

use crate::{
    desk::Intent,
    language::Phrase,
    pad::{Button, ButtonSet, PadAct, PadChange},
};

/// Where the acts of a pad go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Context {
    /// To a desk at the table.
    Table,
    /// To a desk where a move is being dialled.
    Dialling,
    /// To a desk where a question is open.
    Asked,
    /// To a desk where a list is open.
    List,
    /// To the set-up, or the question whether to go on with a game: what steps through it has a meaning, and what is
    /// about the gamepad itself.
    Form,
    /// To the set-up, at a part of a time control: a stick steps and leaps through its values.
    Part,
}

impl Context {
    /// Whether no desk is there yet.
    #[must_use]
    pub const fn is_form(self) -> bool {
        matches!(self, Self::Form | Self::Part)
    }
}

/// What a rhythm tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rhythm {
    /// One's own time.
    Own,
    /// The opponent's time.
    Opponents,
    /// Whose clock runs.
    Running,
    /// This time, to learn it.
    Lesson(Duration),
}

/// Speaking into the microphone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadTalk {
    /// The button went down.
    Begin,
    /// It came up.
    End,
    /// The pad was unplugged while it was held.
    Lost,
}

/// What an event asks for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PadOutput {
    /// An act at the desk.
    Intent(Intent),
    /// Words for the ear of the pad's owner.
    Say(Phrase),
    /// A rhythm for his hands.
    Feel(Rhythm),
    /// The key for talking goes down or up.
    Talk(PadTalk),
    /// A button was chosen for an act.
    Bind {
        /// The act to bind.
        act: PadAct,
        /// What is held.
        held: ButtonSet,
        /// What is pressed then.
        button: Button,
    },
    /// A button of dialling was chosen, or how a stick is read.
    Change(PadChange),
    /// The next profile is wanted.
    NextProfile,
    /// Pads are to be given to players.
    Assign,
    /// There is nothing that this could do.
    Refused,
}
