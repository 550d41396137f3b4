//! What has happened. Events are journalled before they are applied, and applying one cannot fail.
use std::time::Duration;

use shakmaty::{Board, ByColor, Color, Square};

use super::{Claim, Device, Ending, Envelope, Incident, Order, ReconcileAct, Seat, Statement, Written};
use crate::{
    clock::Control,
    laws::{RawMove, irregularity::Irregularity, penalty::Penalty, quickplay::Compensation},
};

/// Something that happened, and who did it; `by` is `None` for the clock itself.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Event {
    /// Who did it; `None`: the clock or the program on its own.
    pub by: Option<Seat>,
    /// What happened.
    pub act: Act,
}

/// How a press of the clock came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PressKind {
    /// After the announcement.
    Regular,
    /// The sighted player's, before his announcement.
    Early,
    /// Without any move.
    WithoutMove,
}

/// An attempt that was refused and has to be on record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Denial {
    /// Somebody wanted the arbiter's powers without his PIN.
    NoPin,
    /// Somebody gave a wrong PIN.
    WrongPin,
    /// A time was to be set below zero.
    BelowZero,
    /// Somebody else than the arbiter wanted to change the clock.
    NotArbiter,
}

/// The thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Act {
    /// The game began.
    Started,
    /// A piece was touched.
    Touched(Square),
    /// A move stands on the mover's board.
    Placed(RawMove),
    /// The mover's move stands on the screen; it is not made yet.
    Entered(RawMove),
    /// The move on the screen was taken back, before it was announced or pressed.
    EntryTakenBack(RawMove),
    /// A move was announced.
    Announced(RawMove),
    /// The announcement was corrected to this move.
    Corrected(RawMove),
    /// The mover pressed.
    Pressed(PressKind),
    /// The opponent replied to a move that was made and not pressed: he has the move (1.1; 1.3 of 2018), and the clock goes
    /// on as it was.
    LeftUnpressed,
    /// The move that this side left unpressed is completed by its next one (6.2.a.2 of 2014, 6.2.1.2).
    CompletedByNextMove(Color),
    /// A press was held back: the move was not announced (D.2.3, D.2.4).
    PressHeldBack,
    /// The move was repeated, as this.
    Repeated(RawMove),
    /// The move was executed on the other board, as this.
    Executed(RawMove),
    /// A draw was offered by this side.
    DrawOffered(Color),
    /// The offer was declined.
    DrawDeclined,
    /// The clocks were stopped to call the arbiter.
    ClockStopped,
    /// The clock of the side to move goes on.
    ClockRestarted,
    /// The arbiter set a clock.
    ClockSet {
        /// Whose.
        side: Color,
        /// Time left.
        left: Duration,
        /// Moves completed.
        completed: u32,
    },
    /// The arbiter replaced the setting of the clock.
    ControlReplaced(Box<ByColor<Control>>),
    /// From now on each move brings this much more to both players (G.4 of 2014, III.4).
    IncrementIntroduced(Duration),
    /// The arbiter imposed a penalty on this side; what it changes on the clock or in the result is an act of its own.
    Penalised(Color, Penalty),
    /// The arbiter gave his grounds for what he has just done.
    Explained(String),
    /// The arbiter has given his PIN.
    ArbiterEntered,
    /// The arbiter is done.
    ArbiterLeft,
    /// The arbiter's page was locked by itself: play goes on, or nobody uses it.
    ArbiterLocked,
    /// A PIN was given before the wait after a wrong one was over, so long before. It was not looked at.
    PinTooSoon(Duration),
    /// Something was refused that has to be on record.
    Denied(Denial),
    /// This player is not at the board.
    Absent(Color),
    /// This player has come to the board.
    Arrived(Color),
    /// The default time has passed, and this player is not at the board.
    DefaultTimePassed(Color),
    /// A claim was made by this side: the clocks stop for the arbiter.
    Claimed(Color, Claim),
    /// The arbiter put his decision on the claim off; this is for the opponent.
    ClaimPostponed(Compensation),
    /// The arbiter agreed to the claim.
    ClaimGranted,
    /// The arbiter rejected the claim.
    ClaimRejected,
    /// An illegal move of this side, the ply counted from 1, was found; it counts against him.
    IllegalMoveFound {
        /// The ply, counted from 1.
        ply: usize,
        /// Whose move it was.
        side: Color,
    },
    /// The pawn that the last ply left on its last rank is replaced by a queen (7.5.a of 2014, 7.5.2).
    PawnBecameQueen,
    /// The pawn that was left on its last rank, and is taken back, promotes on that square (4.6.c of 2009).
    PromotionBegun {
        /// Where it came from.
        from: Square,
        /// Where it was released.
        to: Square,
    },
    /// The arbiter found another irregularity.
    IrregularityFound(Irregularity),
    /// The player on move said that he adjusts this piece.
    Adjusted(Square),
    /// What was stated of a piece was withdrawn as a slip, before anything else was done.
    Withdrawn(Statement),
    /// This player has signed both scoresheets.
    SheetSigned(Color),
    /// The flag of this side was found down while a claim waits for the arbiter's decision: he decides now.
    FlagAwaitsClaim(Color),
    /// Whether this side could still checkmate was not determined: the ending that follows takes it that it could.
    ChanceUndetermined(Color),
    /// The arbiter found that nothing tells which flag fell first.
    FlagOrderUnknown,
    /// This visually impaired player asked his assistant for moves completed and time.
    AssistantAsked(Color),
    /// Automatic calls are forbidden.
    CallsForbidden,
    /// Automatic calls are allowed again.
    CallsAllowed,
    /// The arbiter lets play go on although the journal cannot be written: until it can be, the record is in memory alone.
    UnrecordedAllowed,
    /// The program noticed something about its machine.
    Noticed(Incident),
    /// The electronic board of this side, which has come to rest, sees this: it differs from the record, or agrees with it
    /// again. A fact of a witness, told to the arbiter; nothing follows from it.
    BoardSensed {
        /// Whose board.
        side: Color,
        /// What stands on it.
        board: Board,
    },
    /// The time of this side ran out. A fact of the clock, told to the arbiter; the game goes on until it is claimed.
    TimeRanOut(Color),
    /// A move, a word or a claim ended the game; an ending on the board waits to be confirmed.
    Ended(Ending),
    /// The end was confirmed by this person.
    EndingConfirmed,
    /// The arbiter found that the game goes on.
    EndingRejected,
    /// The position after this many plies was restored.
    WentBack(usize),
    /// An input device belongs to this person from now on; only his commands pass from it. By himself: he took what was
    /// offered to him.
    DeviceGiven(Device, Seat),
    /// An input device is offered to this person, who has yet to take it.
    DeviceOffered(Device, Seat),
    /// A device that was offered stays whose it is: its owner withdrew it, the other did not take it, or nobody did anything.
    DeviceKept(Device),
    /// The program was restarted after this time; the running time was charged up to the last heartbeat.
    Resumed {
        /// Time the program was down, by the wall clock; not charged.
        down: Duration,
    },
    /// The clock that ran when the program stopped stands until both players have said that they go on.
    ClockHeld,
    /// After a restart this player said that he goes on.
    Ready(Color),
    /// The arbiter told the player on move to seal.
    AdjournmentOrdered(Order),
    /// The player on move sealed a move, in place of any he sealed before.
    MoveSealed(Envelope),
    /// The clocks were stopped on the sealed move: the game is adjourned.
    Adjourned,
    /// A sealed reply was handed in, and the absent player's clock started (E.9.c).
    ReplyHandedIn,
    /// The game is resumed.
    ResumptionBegan,
    /// The clock of the player who has to reply was started in his absence (E.9.b, E.11).
    ReplyingClockStarted,
    /// The envelope was opened; this was in it.
    EnvelopeOpened(Written),
    /// The envelope is lost.
    EnvelopeLost,
    /// The player made the move of which he says that he sealed it (E.12).
    SealedMoveDeclared(RawMove),
    /// The boards and sheets are brought together (D.2.8 of 2014, D.2.9).
    Reconcile(ReconcileAct),
}
