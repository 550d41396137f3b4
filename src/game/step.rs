//! What a player has to do next, and the command by which he says that he has done it.
use shakmaty::Color;

use super::{AnswerCommand, Command, Due, EndingCommand, ReconcileCommand, StartCommand};
use crate::laws::RawMove;

/// What a player has to do next under the handshake of D.2.1; the opponent's track and his own never mix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Wait for the game to begin.
    AwaitStart,
    /// The clocks are stopped for the arbiter.
    AwaitArbiter,
    /// The opponent announces next.
    AwaitAnnouncement,
    /// Repeat the opponent's announcement.
    Repeat(RawMove),
    /// The repetition differed: repeat again.
    RepeatAgain(RawMove),
    /// Execute the opponent's move on one's own board.
    Execute(RawMove),
    /// The opponent presses next.
    AwaitPress,
    /// The opponent has answered before the press, and one's own clock still runs: press (6.2.1).
    PressBehindReply,
    /// Move and announce.
    Move,
    /// The move stands on the board: announce it.
    Announce,
    /// The move is announced: place it if it is not, and press.
    Press,
    /// The clock is pressed, and waits for the last word of the announcement: nothing is to be done. Only a person's view
    /// has it (see [`View::while_press_waits`](super::View::while_press_waits)): the press has not happened yet.
    PressWaits,
    /// Confirm the end of the game.
    ConfirmEnding,
    /// The game is over.
    Over,
    /// Seal the move.
    Seal,
    /// A move is sealed: change it, or stop the clock.
    CloseEnvelope,
    /// The opponent seals his move.
    AwaitSealing,
    /// The game is adjourned, or a sealed reply waits for its opening.
    AwaitResumption,
    /// The boards and sheets are being brought together.
    Reconcile(Due),
    /// The program was restarted and the clock stands: say that one goes on.
    ConfirmReady,
    /// The envelope was opened, and this side's clock stands: say that one goes on once the sealed move is made.
    ConfirmResumption(Color),
    /// The opponent has yet to say that he goes on.
    AwaitReady,
    /// The envelope is lost: say which move was in it (E.12).
    DeclareSealed,
}

impl Step {
    /// The command by which a player says that he has done it, where one word says all.
    #[must_use]
    pub const fn confirmation(self) -> Option<Command> {
        match self {
            Self::Repeat(_) | Self::RepeatAgain(_) => Some(Command::Answer(AnswerCommand::Repeat(None))),
            Self::Execute(_) => Some(Command::Answer(AnswerCommand::Execute(None))),
            Self::ConfirmEnding => Some(Command::Ending(EndingCommand::Confirm)),
            Self::ConfirmReady | Self::ConfirmResumption(_) => Some(Command::Start(StartCommand::Ready)),
            Self::AwaitStart => Some(Command::Start(StartCommand::Begin)),
            Self::Reconcile(Due::Correct(kind, _) | Due::Compare(kind)) => {
                Some(Command::Reconcile(ReconcileCommand::Confirm(kind)))
            }
            Self::AwaitArbiter
            | Self::AwaitAnnouncement
            | Self::AwaitPress
            | Self::PressBehindReply
            | Self::Move
            | Self::Announce
            | Self::Press
            | Self::PressWaits
            | Self::Over
            | Self::Seal
            | Self::CloseEnvelope
            | Self::AwaitSealing
            | Self::AwaitResumption
            | Self::Reconcile(Due::Tell | Due::AwaitOther)
            | Self::AwaitReady
            | Self::DeclareSealed => None,
        }
    }
}
