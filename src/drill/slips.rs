//! What went wrong in the sequence, counted by kind.
use std::collections::BTreeMap;

use crate::{
    game::{AnswerCommand, Command, MoveCommand, RefusalKind, Rejection, Step},
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
pub(super) fn of_refusal(step: Step, command: &Command, rejection: Rejection) -> Option<DrillSlip> {
    match rejection.kind() {
        RefusalKind::Repetition => Some(DrillSlip::NoRepetition),
        RefusalKind::Execution => Some(DrillSlip::NoExecution),
        RefusalKind::Move => of_wrong_move(command, rejection),
        RefusalKind::Order => Some(out_of_order(step, command, rejection)),
        RefusalKind::Person
        | RefusalKind::Moment
        | RefusalKind::Rules
        | RefusalKind::Record
        | RefusalKind::Missing
        | RefusalKind::Disk => None,
    }
}

fn of_wrong_move(command: &Command, rejection: Rejection) -> Option<DrillSlip> {
    if rejection == Rejection::PromotionMissing {
        Some(DrillSlip::Promotion)
    } else if command.tells_move() {
        Some(DrillSlip::OtherMove)
    } else {
        matches!(command, Command::Answer(AnswerCommand::Execute(_))).then_some(DrillSlip::ExecutedOtherwise)
    }
}

fn out_of_order(step: Step, command: &Command, rejection: Rejection) -> DrillSlip {
    if rejection == Rejection::NothingAnnounced && *command == Command::Move(MoveCommand::Press) {
        DrillSlip::PressFirst
    } else if step == Step::Press {
        DrillSlip::NoPress
    } else {
        DrillSlip::NotDue
    }
}
