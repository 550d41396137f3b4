//! The other player's answer to an announcement: he repeats it and executes it on his board (D.2.1 of 2014).
use crate::laws::RawMove;

/// What the other player does with an announced move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AnswerCommand {
    /// The other player repeats; `None` when he repeated what was announced, by mouth.
    Repeat(Option<RawMove>),
    /// The other player executes on his board; `None` for what was announced.
    Execute(Option<RawMove>),
}

/// What the other player did with an announced move.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AnswerAct {
    /// The move was repeated, as this.
    Repeated(RawMove),
    /// The move was executed on the other board, as this.
    Executed(RawMove),
}
