//! What went wrong in the sequence, counted by kind.
use std::collections::BTreeMap;

use crate::{
    game::{AnswerCommand, Command, MoveCommand, Rejection, Step},
    language::{Arg, Line, Phrase},
};

/// A kind of slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrillSlip {
    /// Another move was announced than the one asked for.
    OtherMove,
    /// The promotion piece was forgotten.
    Promotion,
    /// The clock was pressed before the announcement.
    PressFirst,
    /// Something else was done when the clock was to be pressed.
    NoPress,
    /// Something else was done when the opponent's move was to be repeated.
    NoRepetition,
    /// The opponent's move was repeated as another.
    RepeatedOtherwise,
    /// A move was announced when the opponent's was still to be executed.
    NoExecution,
    /// The opponent's move was executed as another, or elsewhere.
    ExecutedOtherwise,
    /// Something was done that was not due.
    NotDue,
}

impl DrillSlip {
    const fn line(self) -> Line {
        match self {
            Self::OtherMove => Line::SlipOtherMove,
            Self::Promotion => Line::SlipPromotion,
            Self::PressFirst => Line::SlipPressFirst,
            Self::NoPress => Line::SlipNoPress,
            Self::NoRepetition => Line::SlipNoRepetition,
            Self::RepeatedOtherwise => Line::SlipRepeatedOtherwise,
            Self::NoExecution => Line::SlipNoExecution,
            Self::ExecutedOtherwise => Line::SlipExecutedOtherwise,
            Self::NotDue => Line::SlipNotDue,
        }
    }
}

/// How often each slip was made.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Slips(BTreeMap<DrillSlip, u32>);

impl Slips {
    pub(super) fn add(&mut self, slip: DrillSlip) {
        *self.0.entry(slip).or_default() += 1;
    }

    /// How often this slip was made.
    #[must_use]
    pub fn of(&self, slip: DrillSlip) -> u32 {
        self.0.get(&slip).copied().unwrap_or_default()
    }

    /// All of them.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.values().sum()
    }

    /// The whole in words: how many, and of which kinds.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        if self.total() == 0 {
            return Phrase::line(Line::DrillClean);
        }
        let kinds = self.0.iter().map(|(slip, &count)| Phrase::with(slip.line(), [Arg::Number(count)]));
        let total = Phrase::with(Line::DrillSlips, [Arg::Number(self.total())]);
        Phrase::Several(std::iter::once(total).chain(kinds).collect())
    }
}

/// The slip that a refusal shows, of a player whose step it was; `None` for what has nothing to do with the sequence.
pub(super) const fn of_refusal(step: Step, command: &Command, rejection: Rejection) -> Option<DrillSlip> {
    let slip = match (rejection, command) {
        (Rejection::RepeatFirst(_) | Rejection::RepeatAgainFirst, _) => DrillSlip::NoRepetition,
        (Rejection::ExecuteFirst(_), _) => DrillSlip::NoExecution,
        (Rejection::ExecutedOtherwise(..), _) | (Rejection::Misfit(_), Command::Answer(AnswerCommand::Execute(_))) => {
            DrillSlip::ExecutedOtherwise
        }
        (Rejection::NothingAnnounced, Command::Move(MoveCommand::Press)) => DrillSlip::PressFirst,
        (Rejection::PromotionMissing, _) => DrillSlip::Promotion,
        (
            Rejection::Illegal(..)
            | Rejection::Misfit(_)
            | Rejection::CorrectionMustFitPiece(_)
            | Rejection::TouchedPieceMoves(_),
            Command::Move(MoveCommand::Announce(_) | MoveCommand::Correct(_))
            | Command::Move(MoveCommand::Place(_) | MoveCommand::Enter(_)),
        ) => DrillSlip::OtherMove,
        (
            Rejection::AlreadyAnnounced(_)
            | Rejection::AlreadyPlaced(_)
            | Rejection::AlreadyRepeated
            | Rejection::AlreadyExecuted
            | Rejection::NothingToRepeat
            | Rejection::NothingAnnounced
            | Rejection::CorrectionTooLate
            | Rejection::AwaitAnnouncement(_)
            | Rejection::NotYourTurn(_)
            | Rejection::PressAwaited,
            _,
        ) => match step {
            Step::Press => DrillSlip::NoPress,
            _ => DrillSlip::NotDue,
        },
        _ => return None,
    };
    Some(slip)
}
