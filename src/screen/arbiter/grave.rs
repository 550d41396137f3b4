//! The acts of the arbiter that are asked twice: those that rule moves off, or change the result or a clock.
use shakmaty::Color;

use crate::{
    game::{ArbiterCommand, Command, PresenceCommand},
    language::Label,
    laws::penalty::Penalty,
};

/// What an act comes to, as the question before it says; `None` for an act that is carried out at once.
pub(super) const fn consequence(command: &Command) -> Option<Label> {
    match command {
        Command::Arbiter(command) => match command {
            ArbiterCommand::GoBack(_) | ArbiterCommand::FindIllegal(_) => Some(Label::ConfirmGoBack),
            ArbiterCommand::FindIrregularity(_) => Some(Label::ConfirmIrregularity),
            ArbiterCommand::Penalise(_, penalty) => of_penalty(*penalty),
            ArbiterCommand::PlayUnrecorded => None,
        },
        Command::Presence(command) => match command {
            PresenceCommand::Forfeit(_) => Some(Label::ConfirmGameLost),
            PresenceCommand::Absent(_) | PresenceCommand::Arrive(_) => None,
        },
        Command::Start(_)
        | Command::Move(_)
        | Command::Answer(_)
        | Command::Draw(_)
        | Command::Ending(_)
        | Command::Claim(_)
        | Command::Clock(_)
        | Command::Because(..)
        | Command::Lock(_)
        | Command::Device(_)
        | Command::Adjournment(_)
        | Command::Reconcile(_) => None,
    }
}

const fn of_penalty(penalty: Penalty) -> Option<Label> {
    match penalty {
        Penalty::TimeToOpponent(_) | Penalty::TimeFromOffender(_) => Some(Label::ConfirmClock),
        Penalty::GameLost | Penalty::GameLostOpponentHalf | Penalty::GameLostToBoth => Some(Label::ConfirmGameLost),
        Penalty::PointsToOpponent | Penalty::PointsFromOffender | Penalty::Exclusion => Some(Label::ConfirmResultList),
        Penalty::Warning | Penalty::Fine => None,
    }
}

/// Whom a grave act hits, where it hits one of the two: the buttons for both players stand side by side.
pub(super) const fn concerns(command: &Command) -> Option<Color> {
    if let Command::Arbiter(ArbiterCommand::Penalise(side, _)) = command {
        Some(*side)
    } else if let Command::Presence(PresenceCommand::Forfeit(side)) = command {
        *side
    } else {
        None
    }
}
