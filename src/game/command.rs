//! What somebody at the table asks for. A command may be refused; an [`Event`](super::Event) has happened.
use std::time::Duration;

use shakmaty::ByColor;

use super::{
    AdjournmentCommand, AnswerCommand, ArbiterCommand, Claim, ClaimCommand, ClockCommand, DeviceCommand, DrawCommand,
    EndingCommand, LockCommand, MoveCommand, PresenceCommand, ReconcileCommand, StartCommand,
};
use crate::laws::RawMove;

/// A command from a seat, by its topic.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Command {
    /// The game begins or goes on after a restart.
    Start(StartCommand),
    /// The move in progress.
    Move(MoveCommand),
    /// The other player's answer to it.
    Answer(AnswerCommand),
    /// An offer of a draw.
    Draw(DrawCommand),
    /// The end of the game.
    Ending(EndingCommand),
    /// Something for the arbiter to judge, and his answer.
    Claim(ClaimCommand),
    /// To do with the clock.
    Clock(ClockCommand),
    /// What the arbiter finds or orders.
    Arbiter(ArbiterCommand),
    /// The arbiter does something and says why.
    Because(Box<Self>, String),
    /// The arbiter rules, and the clocks are set to his own times in the place of those that the ruling brings; `None` for a clock that
    /// he leaves to it.
    AtTimes(Box<Self>, ByColor<Option<Duration>>),
    /// The lock of the arbiter's page.
    Lock(LockCommand),
    /// Who is at the board.
    Presence(PresenceCommand),
    /// An input device changes hands.
    Device(DeviceCommand),
    /// The game is adjourned or resumed.
    Adjournment(AdjournmentCommand),
    /// The boards and sheets are brought together (D.2.8 of 2014, D.2.9).
    Reconcile(ReconcileCommand),
}

impl Command {
    /// What is asked for, without the arbiter's grounds for it and his times after it.
    #[must_use]
    pub fn bare(&self) -> &Self {
        if let Self::Because(command, _) | Self::AtTimes(command, _) = self { command.bare() } else { self }
    }

    /// Whether it says or shows which move is made: on the board, in words, or in other words.
    #[must_use]
    pub fn tells_move(&self) -> bool {
        self.bare().told_move().is_some()
    }

    /// The move that it says or shows, without grounds.
    pub(super) const fn told_move(&self) -> Option<RawMove> {
        if let Self::Move(
            MoveCommand::Place(said)
            | MoveCommand::Enter(said)
            | MoveCommand::Announce(said)
            | MoveCommand::Correct(said),
        ) = self
        {
            Some(*said)
        } else {
            None
        }
    }

    /// When it can be given.
    pub(super) const fn timing(&self) -> Timing {
        match self {
            Self::Move(_) => Timing::Move,
            Self::Answer(_) => Timing::Answer,
            Self::Clock(ClockCommand::Restart) | Self::Arbiter(ArbiterCommand::GoBack(_)) => Timing::Position,
            Self::Claim(ClaimCommand::Make(Claim::Quickplay(_))) => Timing::Quickplay,
            Self::Claim(ClaimCommand::Make(_))
            | Self::Arbiter(
                ArbiterCommand::FindIllegal(_) | ArbiterCommand::CountIllegal(..) | ArbiterCommand::FindIrregularity(_),
            )
            | Self::Adjournment(AdjournmentCommand::Order(..)) => Timing::Finding,
            Self::Start(_)
            | Self::Draw(_)
            | Self::Ending(_)
            | Self::Claim(ClaimCommand::Flag | ClaimCommand::FlagOrderUnknown | ClaimCommand::Rule(_))
            | Self::Clock(
                ClockCommand::Stop
                | ClockCommand::Set { .. }
                | ClockCommand::Shift { .. }
                | ClockCommand::ReplaceControl(_)
                | ClockCommand::AskAssistant
                | ClockCommand::AskUnasked
                | ClockCommand::ForbidCalls
                | ClockCommand::AllowCalls,
            )
            | Self::Arbiter(
                ArbiterCommand::Penalise(..) | ArbiterCommand::PlayUnrecorded | ArbiterCommand::WithdrawRuling(_),
            )
            | Self::Because(..)
            | Self::AtTimes(..)
            | Self::Lock(_)
            | Self::Presence(_)
            | Self::Device(_)
            | Self::Adjournment(
                AdjournmentCommand::Seal(_)
                | AdjournmentCommand::HandIn(_)
                | AdjournmentCommand::Resume
                | AdjournmentCommand::Open(_)
                | AdjournmentCommand::EnvelopeLost
                | AdjournmentCommand::DeclareSealed(_),
            )
            | Self::Reconcile(_) => Timing::Always,
        }
    }

    /// Whether it changes what stands on the clock: an attempt without the right to is on record.
    #[must_use]
    pub fn edits_clock(&self) -> bool {
        matches!(
            self.bare(),
            Self::Clock(ClockCommand::Set { .. } | ClockCommand::Shift { .. } | ClockCommand::ReplaceControl(_))
                | Self::Arbiter(ArbiterCommand::Penalise(..) | ArbiterCommand::WithdrawRuling(_))
        )
    }

    /// Whether it gives a PIN: anyone who tries one at another seat than the arbiter's is on record.
    #[must_use]
    pub fn gives_pin(&self) -> bool {
        matches!(self.bare(), Self::Lock(LockCommand::GivePin(_)))
    }

    /// Whether it lets play go on unrecorded, with grounds or without.
    #[must_use]
    pub fn lets_play_unrecorded(&self) -> bool {
        *self.bare() == Self::Arbiter(ArbiterCommand::PlayUnrecorded)
    }
}

/// What decides when a command can be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Timing {
    /// The move in progress, by its player's hands and words.
    Move,
    /// The other player's answer to it.
    Answer,
    /// Play goes on, from here or from an earlier position.
    Position,
    /// The quickplay finish.
    Quickplay,
    /// What the arbiter is to judge, or orders.
    Finding,
    /// Commands that do not depend on the boards.
    Always,
}
