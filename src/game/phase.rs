//! Where a game stands. What belongs to one phase only lives inside it.
use shakmaty::{ByColor, Color};

use super::{
    Adjournment, AnswerCommand, Command, Due, Ending, EndingCommand, PendingClaim, Ply, ReconcileCommand,
    Reconciliation, Sealing, StartCommand, adjournment::Custody,
};

/// The phase of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Before the first clock is started.
    Waiting,
    /// The game is on.
    Playing(Turn),
    /// A move ended the game on the board; the arbiter or both players have yet to confirm it.
    Ended {
        /// How it ended.
        ending: Ending,
        /// Which players have confirmed.
        confirmed: ByColor<bool>,
        /// What comes next, should the arbiter find that the game goes on.
        next: Turn,
    },
    /// The game is over.
    Finished(Ending),
    /// A move is sealed, and the game waits to be resumed.
    Adjourned(Box<Adjournment>),
}

/// The ply in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Its record so far.
    pub ply: Ply,
    /// Its player seals his move instead of making it.
    pub sealing: Option<Sealing>,
    /// What waits for an answer.
    pub pending: Pending,
}

/// What waits for an answer while the game is on. It ends with the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pending {
    /// Who offered a draw that stands.
    pub offer: Option<Color>,
    /// The claim that waits for the arbiter.
    pub claim: Option<PendingClaim>,
    /// Claims made behind it, the first to be taken up first; one that the arbiter has put off comes last.
    pub waiting: Vec<PendingClaim>,
    /// The boards and sheets are being brought together.
    pub reconciliation: Option<Box<Reconciliation>>,
}

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
    Repeat(crate::laws::RawMove),
    /// The repetition differed: repeat again.
    RepeatAgain(crate::laws::RawMove),
    /// Execute the opponent's move on one's own board.
    Execute(crate::laws::RawMove),
    /// The opponent presses next.
    AwaitPress,
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
    /// The opponent has yet to say that he goes on after the restart.
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
            Self::ConfirmReady => Some(Command::Start(StartCommand::Ready)),
            Self::AwaitStart => Some(Command::Start(StartCommand::Begin)),
            Self::Reconcile(Due::Correct(kind, _) | Due::Compare(kind)) => {
                Some(Command::Reconcile(ReconcileCommand::Confirm(kind)))
            }
            Self::AwaitArbiter
            | Self::AwaitAnnouncement
            | Self::AwaitPress
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

impl Turn {
    /// A ply that begins, and nothing waits for an answer.
    #[must_use]
    pub(super) fn of(ply: Ply) -> Self {
        Self { ply, sealing: None, pending: Pending::default() }
    }

    /// Whose move it is.
    #[must_use]
    pub const fn mover(&self) -> Color {
        self.ply.mover
    }

    /// What `side` has to do while a move is being sealed.
    #[must_use]
    pub fn sealing_step(&self, side: Color) -> Option<Step> {
        let sealing = self.sealing.as_ref()?;
        Some(match sealing.custody {
            Custody::Arbiter if sealing.envelope.is_none() && side == self.mover() => Step::DeclareSealed,
            Custody::Arbiter => Step::AwaitResumption,
            Custody::Player if side != self.mover() => Step::AwaitSealing,
            Custody::Player if sealing.envelope.is_some() || self.ply.stands().is_some() => Step::CloseEnvelope,
            Custody::Player => Step::Seal,
        })
    }
}
