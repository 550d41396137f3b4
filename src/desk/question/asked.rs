//! What can be asked: before which command, how much its answer takes, and in which words.
use shakmaty::Color;

use super::Gravity;
use crate::{
    desk::claims,
    game::{
        AdjournmentCommand, AnswerCommand, ArbiterCommand, Claim, ClaimCommand, ClockCommand, Command, DeviceCommand,
        DrawCommand, EndingCommand, LockCommand, MoveCommand, PresenceCommand, ReconcileCommand, Seat, Setup,
        StartCommand,
    },
    language::{Arg, Line, Phrase},
    laws::quickplay::Request,
};

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Whether to resign.
    Resign,
    /// Whether to offer a draw.
    OfferDraw,
    /// Whether to accept the draw that is offered.
    AcceptDraw,
    /// Whether to claim this.
    Claim(Claim),
    /// Whether to claim the opponent's time.
    ClaimFlag,
    /// Whether to ask for this in the quickplay finish.
    Quickplay(Request),
    /// Whether to stop the clocks and compare the boards, since they differ.
    BoardsDiffer,
    /// Whether to sign both scoresheets.
    Sign,
    /// Whether to press the clock though no move was made. A second press answers yes, [`HOLD`](super::HOLD) after the first.
    PressWithoutMove,
    /// Whether nobody overhears the player, who speaks the sealed move of this number (E.1.a).
    Alone {
        /// The number of the move.
        number: u32,
    },
}

impl Asked {
    /// What is asked before a player's command is carried out; `None` for one that is carried out at once.
    pub(in crate::desk) const fn before(command: &Command) -> Option<Self> {
        Some(match command {
            Command::Ending(EndingCommand::Resign) => Self::Resign,
            Command::Draw(DrawCommand::Offer) => Self::OfferDraw,
            Command::Draw(DrawCommand::Accept) => Self::AcceptDraw,
            Command::Claim(ClaimCommand::Make(claim)) => Self::Claim(*claim),
            Command::Claim(ClaimCommand::Flag) => Self::ClaimFlag,
            Command::Claim(ClaimCommand::Quickplay(request)) => Self::Quickplay(*request),
            Command::Ending(EndingCommand::SignSheets) => Self::Sign,
            Command::Reconcile(command) => return Self::before_reconciling(command),
            // The handshake and what stops a clock are done at once; the arbiter's page asks its own questions.
            Command::Start(StartCommand::Begin)
            | Command::Move(MoveCommand::Touch(_) | MoveCommand::Place(_))
            | Command::Move(MoveCommand::Enter(_) | MoveCommand::TakeBack)
            | Command::Arbiter(ArbiterCommand::PlayUnrecorded)
            | Command::Move(MoveCommand::Announce(_) | MoveCommand::Correct(_) | MoveCommand::Press)
            | Command::Answer(AnswerCommand::Repeat(_) | AnswerCommand::Execute(_))
            | Command::Draw(DrawCommand::Decline)
            | Command::Claim(ClaimCommand::FlagOrderUnknown)
            | Command::Arbiter(ArbiterCommand::FindIllegal(_) | ArbiterCommand::FindIrregularity(_))
            | Command::Move(MoveCommand::Adjust(_) | MoveCommand::Withdraw)
            | Command::Claim(ClaimCommand::Rule(_))
            | Command::Clock(ClockCommand::Stop | ClockCommand::Restart)
            | Command::Clock(ClockCommand::Set { .. } | ClockCommand::Shift { .. } | ClockCommand::ReplaceControl(_))
            | Command::Arbiter(ArbiterCommand::Penalise(..))
            | Command::Because(..)
            | Command::Lock(LockCommand::GivePin(_) | LockCommand::Leave)
            | Command::Presence(
                PresenceCommand::Absent(_) | PresenceCommand::Arrive(_) | PresenceCommand::Forfeit(_),
            )
            | Command::Clock(ClockCommand::AskAssistant | ClockCommand::ForbidCalls | ClockCommand::AllowCalls)
            | Command::Ending(EndingCommand::Confirm | EndingCommand::Reject)
            | Command::Arbiter(ArbiterCommand::GoBack(_))
            | Command::Device(DeviceCommand::Give(..) | DeviceCommand::Take(_) | DeviceCommand::Keep(_))
            | Command::Start(StartCommand::Resume { .. } | StartCommand::Ready)
            | Command::Adjournment(AdjournmentCommand::Order(..) | AdjournmentCommand::Seal(_))
            | Command::Adjournment(AdjournmentCommand::HandIn(_) | AdjournmentCommand::Resume)
            | Command::Adjournment(
                AdjournmentCommand::Open(_) | AdjournmentCommand::EnvelopeLost | AdjournmentCommand::DeclareSealed(_),
            ) => return None,
        })
    }

    const fn before_reconciling(command: &ReconcileCommand) -> Option<Self> {
        match command {
            ReconcileCommand::Begin => Some(Self::BoardsDiffer),
            ReconcileCommand::Tell(..)
            | ReconcileCommand::TellSheet(..)
            | ReconcileCommand::TellEntry { .. }
            | ReconcileCommand::KeptBy(..)
            | ReconcileCommand::Accept
            | ReconcileCommand::Choose(_)
            | ReconcileCommand::Confirm(_)
            | ReconcileCommand::ReadOut(_)
            | ReconcileCommand::Close(_)
            | ReconcileCommand::CallOff => None,
        }
    }

    /// What is done when the answer is yes; nothing in the game where only the player's word was wanted.
    #[must_use]
    pub const fn command(self) -> Option<Command> {
        Some(match self {
            Self::Resign => Command::Ending(EndingCommand::Resign),
            Self::OfferDraw => Command::Draw(DrawCommand::Offer),
            Self::AcceptDraw => Command::Draw(DrawCommand::Accept),
            Self::Claim(claim) => Command::Claim(ClaimCommand::Make(claim)),
            Self::ClaimFlag => Command::Claim(ClaimCommand::Flag),
            Self::Quickplay(request) => Command::Claim(ClaimCommand::Quickplay(request)),
            Self::BoardsDiffer => Command::Reconcile(ReconcileCommand::Begin),
            Self::Sign => Command::Ending(EndingCommand::SignSheets),
            Self::PressWithoutMove => Command::Move(MoveCommand::Press),
            Self::Alone { .. } => return None,
        })
    }

    /// How much its answer takes.
    #[must_use]
    pub const fn gravity(self) -> Gravity {
        match self {
            Self::Resign | Self::AcceptDraw | Self::Sign => Gravity::Grave,
            Self::OfferDraw
            | Self::Claim(_)
            | Self::ClaimFlag
            | Self::Quickplay(_)
            | Self::BoardsDiffer
            | Self::PressWithoutMove
            | Self::Alone { .. } => Gravity::Usual,
        }
    }

    /// The question, put to `by`. Who loses, agrees or signs is named by his side and his name.
    pub(crate) fn words(self, by: Seat, setup: &Setup) -> Phrase {
        let of_person = |line: Line| Phrase::with(line, [person(by, setup)]);
        match self {
            Self::Resign => of_person(Line::ConfirmResign),
            Self::AcceptDraw => of_person(Line::ConfirmAcceptDraw),
            Self::Sign => of_person(Line::ConfirmSign),
            Self::OfferDraw => Phrase::line(Line::ConfirmOfferDraw),
            Self::Claim(claim) => claims::claim_words(claim),
            Self::ClaimFlag => Phrase::line(Line::ConfirmClaimFlag),
            Self::Quickplay(Request::Draw) => Phrase::line(Line::ConfirmClaimDraw),
            Self::Quickplay(Request::ExtraTime) => Phrase::line(Line::ConfirmAskExtraTime),
            Self::BoardsDiffer => Phrase::line(Line::ConfirmBoardsDiffer),
            Self::PressWithoutMove => Phrase::line(Line::ConfirmPressWithoutMove),
            Self::Alone { .. } => Phrase::line(Line::VoiceSealAlone),
        }
    }
}

/// The side of a player, and his name where he has one.
fn person(by: Seat, setup: &Setup) -> Arg {
    let side = by.side().unwrap_or(Color::White);
    match setup.names.get(side).trim() {
        "" => Arg::Color(side),
        name => Arg::Phrase(Box::new(Phrase::with(Line::PersonNamed, [Arg::Color(side), Arg::Text(name.to_owned())]))),
    }
}
