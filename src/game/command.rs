//! What somebody at the table asks for. A command may be refused; an [`Event`](super::Event) has happened.
use std::time::Duration;

use shakmaty::{ByColor, Color, Square};

use super::{Claim, Device, Envelope, Opening, Order, Passphrase, PinTry, ReconcileCommand, Ruling, Seat, Written};
use crate::{
    clock::Control,
    laws::{RawMove, irregularity::Irregularity, penalty::Penalty, quickplay::Request},
};

/// A command from a seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Command {
    /// Begin the game: White's clock starts.
    Start,
    /// A piece was touched (D.2.2: taken out of its aperture; 4.3).
    Touch(Square),
    /// The mover's move stands on his own board.
    Place(RawMove),
    /// The mover has made this move on the board that the screen shows. Nobody hears of it, and it can be taken back, until
    /// he announces it or presses; another one takes its place.
    Enter(RawMove),
    /// The move on the screen was a slip of the mouse.
    TakeBack,
    /// The mover announces. Where the program announces, this makes it speak.
    Announce(RawMove),
    /// A slip of the tongue is corrected, before the press.
    Correct(RawMove),
    /// The mover stops his clock and starts his opponent's.
    Press,
    /// The other player repeats; `None` when he repeated what was announced, by mouth.
    Repeat(Option<RawMove>),
    /// The other player executes on his board; `None` for what was announced.
    Execute(Option<RawMove>),
    /// A draw is offered.
    OfferDraw,
    /// The draw is accepted.
    AcceptDraw,
    /// The draw is declined.
    DeclineDraw,
    /// The player resigns.
    Resign,
    /// The opponent's flag is claimed to have fallen; given by the arbiter, he has observed it.
    ClaimFlag,
    /// The arbiter finds that nothing tells which flag fell first (6.11).
    FlagOrderUnknown,
    /// A claim or request in the quickplay finish.
    ClaimQuickplay(Request),
    /// Another claim for the arbiter.
    Claim(Claim),
    /// The arbiter finds that this ply, counted from 1, was illegal (7.4 of 2009, 7.5).
    FindIllegal(usize),
    /// The arbiter finds another irregularity (7.1 to 7.4).
    FindIrregularity(Irregularity),
    /// The player on move says that he adjusts this piece, before he touches it (4.2).
    Adjust(Square),
    /// What the same person stated last of a piece - touched, adjusted - was a slip.
    Withdraw,
    /// The player signs both scoresheets (8.7).
    SignSheets,
    /// The arbiter's answer to the claim that waits for him.
    Rule(Ruling),
    /// Both clocks are stopped to call the arbiter.
    StopClock,
    /// The clock of the side to move goes on.
    RestartClock,
    /// The arbiter sets a clock: time left and moves completed.
    SetClock {
        /// Whose.
        side: Color,
        /// Time left; `None` for one below zero, which is refused and logged.
        left: Option<Duration>,
        /// Moves completed; `None` leaves the counter.
        completed: Option<u32>,
    },
    /// The arbiter gives a player time or takes some away.
    ShiftClock {
        /// Whose.
        side: Color,
        /// By how much.
        shift: Shift,
    },
    /// The arbiter replaces a wrong setting of the clock (6.10.b; 6.10.2).
    ReplaceControl(Box<ByColor<Control>>),
    /// The arbiter imposes a penalty on this side (12.9).
    Penalise(Color, Penalty),
    /// The arbiter does something and says why.
    Because(Box<Command>, String),
    /// The arbiter gives his PIN.
    GivePin(PinTry),
    /// The arbiter is done: his powers need the PIN again.
    LeaveArbiter,
    /// This player is not at the board.
    Absent(Color),
    /// This player has come to the board.
    Arrive(Color),
    /// The arbiter declares the game lost to this side for its absence, to both with `None` (6.7).
    Forfeit(Option<Color>),
    /// The visually impaired player asks his assistant for moves completed and time (D.2.9.d of 2014).
    AskAssistant,
    /// The arbiter forbids automatic calls of the time.
    ForbidCalls,
    /// The arbiter allows them again.
    AllowCalls,
    /// The arbiter lets play go on although the journal cannot be written.
    PlayUnrecorded,
    /// The end of the game that a move brought is confirmed.
    ConfirmEnding,
    /// The arbiter finds that the game has not ended.
    RejectEnding,
    /// The arbiter restores the position after this many plies (7.1, 7.5): everything later is ruled off.
    GoBack(usize),
    /// An input device is for this person: offered by its owner, given by the arbiter.
    GiveDevice(Device, Seat),
    /// The device that is offered is taken.
    TakeDevice(Device),
    /// The device that is offered stays whose it is: withdrawn by its owner, or declined.
    KeepDevice(Device),
    /// A restart goes on with an unfinished game; `down` is the time the program was not running.
    Resume {
        /// Time between the last heartbeat and the restart, by the wall clock. It is not charged.
        down: Duration,
    },
    /// After a restart the player says that he goes on: the clock stands until both have.
    Ready,
    /// The arbiter tells the player on move to seal (E.1); the passphrase is for whoever closes the envelope.
    Adjourn(Order, Passphrase),
    /// The player seals this, or seals it instead of what he sealed before. Becomes [`Command::HandIn`] where envelopes
    /// are closed; refused where the passphrase is not known.
    Seal(Written),
    /// The player hands his move in, unreadable.
    HandIn(Envelope),
    /// The time of resumption has come.
    BeginResumption,
    /// The arbiter opens the envelope.
    Open(Opening),
    /// The arbiter finds that the envelope is lost (E.12).
    EnvelopeLost,
    /// The player who sealed says what it was, after the envelope was lost.
    DeclareSealed(RawMove),
    /// The boards and sheets are brought together (D.2.8 of 2014, D.2.9).
    Reconcile(ReconcileCommand),
}

impl Command {
    /// What is asked for, without the arbiter's grounds for it.
    #[must_use]
    pub fn bare(&self) -> &Self {
        match self {
            Self::Because(command, _) => command.bare(),
            command => command,
        }
    }

    /// Whether it says or shows which move is made: on the board, in words, or in other words.
    #[must_use]
    pub fn tells_move(&self) -> bool {
        self.bare().told_move().is_some()
    }

    /// The move that it says or shows, without grounds.
    pub(super) const fn told_move(&self) -> Option<RawMove> {
        if let Self::Place(said) | Self::Enter(said) | Self::Announce(said) | Self::Correct(said) = self {
            Some(*said)
        } else {
            None
        }
    }

    /// What it is about, as far as that decides when it can be given.
    pub(super) const fn topic(&self) -> Topic {
        match self {
            Self::Touch(_)
            | Self::Adjust(_)
            | Self::Withdraw
            | Self::Place(_)
            | Self::Enter(_)
            | Self::TakeBack
            | Self::Announce(_)
            | Self::Correct(_)
            | Self::Press => Topic::Move,
            Self::Repeat(_) | Self::Execute(_) => Topic::Answer,
            Self::RestartClock | Self::GoBack(_) => Topic::Position,
            Self::ClaimQuickplay(_) => Topic::Quickplay,
            Self::Claim(_) | Self::FindIllegal(_) | Self::FindIrregularity(_) | Self::Adjourn(..) => Topic::Finding,
            Self::Start
            | Self::OfferDraw
            | Self::AcceptDraw
            | Self::DeclineDraw
            | Self::Resign
            | Self::ClaimFlag
            | Self::FlagOrderUnknown
            | Self::SignSheets
            | Self::Rule(_)
            | Self::StopClock
            | Self::SetClock { .. }
            | Self::ShiftClock { .. }
            | Self::ReplaceControl(_)
            | Self::Penalise(..)
            | Self::Because(..)
            | Self::GivePin(_)
            | Self::LeaveArbiter
            | Self::Absent(_)
            | Self::Arrive(_)
            | Self::Forfeit(_)
            | Self::AskAssistant
            | Self::ForbidCalls
            | Self::AllowCalls
            | Self::PlayUnrecorded
            | Self::ConfirmEnding
            | Self::RejectEnding
            | Self::GiveDevice(..)
            | Self::TakeDevice(_)
            | Self::KeepDevice(_)
            | Self::Resume { .. }
            | Self::Ready
            | Self::Seal(_)
            | Self::HandIn(_)
            | Self::BeginResumption
            | Self::Open(_)
            | Self::EnvelopeLost
            | Self::DeclareSealed(_)
            | Self::Reconcile(_) => Topic::Other,
        }
    }

    /// Whether it changes what stands on the clock: an attempt without the right to is on record.
    #[must_use]
    pub fn edits_clock(&self) -> bool {
        matches!(
            self.bare(),
            Self::SetClock { .. } | Self::ShiftClock { .. } | Self::ReplaceControl(_) | Self::Penalise(..)
        )
    }

    /// Whether it gives a PIN: whoever tries one at another seat than the arbiter's is on record.
    #[must_use]
    pub fn gives_pin(&self) -> bool {
        matches!(self.bare(), Self::GivePin(_))
    }

    /// Whether it lets play go on unrecorded, with grounds or without.
    #[must_use]
    pub fn lets_play_unrecorded(&self) -> bool {
        *self.bare() == Self::PlayUnrecorded
    }
}

/// What a command is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
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
    /// What can be given whatever stands on the boards.
    Other,
}

/// A change of a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shift {
    /// More.
    Add(Duration),
    /// Less.
    Take(Duration),
}
