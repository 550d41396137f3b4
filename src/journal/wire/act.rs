//! Acts on the wire: one table, a row for each act.
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{Board, ByColor, Color, Square};

use super::{
    arbiter::{WireIncident, WirePenalty},
    reconcile::WireReconcile,
};
use crate::{
    clock::Control,
    game::{
        Act, AdjournmentAct, AnswerAct, ArbiterAct, Claim, ClaimAct, ClockAct, Denial, Device, DeviceAct, DrawAct,
        Ending, EndingAct, Envelope, Incident, LockAct, MoveAct, NoticeAct, Order, Outcome, PresenceAct, PressKind,
        Reason, ReconcileAct, Seat, StartAct, Statement, Written,
    },
    journal::envelope::{from_hex, to_hex},
    laws::{
        RawMove,
        irregularity::Irregularity,
        quickplay::{Compensation, Request},
    },
    spelling::{Text, WireMove, WireWritten, millis},
};

/// A claim: `"illegal-move"`, `{"threefold":null}`, `{"touch":"e2"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WireClaim {
    Quickplay(Text<Request>),
    Threefold(Option<WireMove>),
    FiftyMoves(Option<WireMove>),
    IllegalMove,
    Touch(Text<Square>),
}

impl From<Claim> for WireClaim {
    fn from(claim: Claim) -> Self {
        match claim {
            Claim::Quickplay(request) => Self::Quickplay(Text(request)),
            Claim::Threefold(said) => Self::Threefold(said.map(Into::into)),
            Claim::FiftyMoves(said) => Self::FiftyMoves(said.map(Into::into)),
            Claim::IllegalMove => Self::IllegalMove,
            Claim::Touch(square) => Self::Touch(Text(square)),
        }
    }
}

impl From<WireClaim> for Claim {
    fn from(wire: WireClaim) -> Self {
        match wire {
            WireClaim::Quickplay(request) => Self::Quickplay(request.0),
            WireClaim::Threefold(said) => Self::Threefold(said.map(Into::into)),
            WireClaim::FiftyMoves(said) => Self::FiftyMoves(said.map(Into::into)),
            WireClaim::IllegalMove => Self::IllegalMove,
            WireClaim::Touch(square) => Self::Touch(square.0),
        }
    }
}

/// How a field is written and read. `Value` is what the game has.
trait Wired {
    type Value;

    fn of(value: Self::Value) -> Self;

    fn value(self) -> Self::Value;
}

impl<T> Wired for Text<T> {
    type Value = T;

    fn of(value: T) -> Self {
        Self(value)
    }

    fn value(self) -> T {
        self.0
    }
}

impl<T: Wired> Wired for Option<T> {
    type Value = Option<T::Value>;

    fn of(value: Option<T::Value>) -> Self {
        value.map(T::of)
    }

    fn value(self) -> Option<T::Value> {
        self.map(T::value)
    }
}

/// A time in whole milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Millis(u64);

impl Wired for Millis {
    type Value = Duration;

    fn of(value: Duration) -> Self {
        Self(millis(value))
    }

    fn value(self) -> Duration {
        Duration::from_millis(self.0)
    }
}

/// A sealed move in hex digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct HexDigits(String);

impl Wired for HexDigits {
    type Value = Envelope;

    fn of(value: Envelope) -> Self {
        Self(to_hex(&value))
    }

    fn value(self) -> Envelope {
        from_hex(&self.0)
    }
}

macro_rules! wired {
    (as_it_is: $($plain:ty),+; converted: $($wire:ty => $value:ty),+ $(,)?) => {
        $(impl Wired for $plain {
            type Value = $plain;

            fn of(value: $plain) -> Self {
                value
            }

            fn value(self) -> $plain {
                self
            }
        })+
        $(impl Wired for $wire {
            type Value = $value;

            fn of(value: $value) -> Self {
                value.into()
            }

            fn value(self) -> $value {
                self.into()
            }
        })+
    };
}

wired! {
    as_it_is: u32, usize, String, WirePenalty;
    converted: WireMove => RawMove, WireClaim => Claim, WireIncident => Incident, WireWritten => Written,
        WireReconcile => ReconcileAct,
}

/// Makes the wire form of acts and both conversions from one table. A row: `Name { field: wire type } = [act]`, the act with the
/// fields' names in it. `where whole = (parts) by split, join` is for an act that has several fields in one value.
macro_rules! acts {
    ($($name:ident { $($(#[$attribute:meta])* $field:ident: $wire:ty),* } = [$($act:tt)+]
        $(where $whole:ident = ($($part:ident),+) by $split:path, $join:path)?;)+) => {
        /// What happened. Empty braces, so that a field of a newer format is an error here as well.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
        pub(super) enum WireAct {
            $($name { $($(#[$attribute])* $field: $wire),* },)+
        }

        impl From<Act> for WireAct {
            fn from(act: Act) -> Self {
                match act {
                    $(Act::$($act)+ => {
                        $(let ($($part,)+) = $split($whole);)?
                        Self::$name { $($field: Wired::of($field)),* }
                    })+
                }
            }
        }

        impl From<WireAct> for Act {
            fn from(wire: WireAct) -> Self {
                match wire {
                    $(WireAct::$name { $($field),* } => {
                        $(let $field = $field.value();)*
                        $(let $whole = $join($($part),+);)?
                        Self::$($act)+
                    })+
                }
            }
        }
    };
}

acts! {
    Started {} = [Start(StartAct::Started)];
    Touched { square: Text<Square> } = [Move(MoveAct::Touched(square))];
    Placed { r#move: WireMove } = [Move(MoveAct::Placed(r#move))];
    Entered { r#move: WireMove } = [Move(MoveAct::Entered(r#move))];
    EntryTakenBack { r#move: WireMove } = [Move(MoveAct::EntryTakenBack(r#move))];
    Announced { r#move: WireMove } = [Move(MoveAct::Announced(r#move))];
    Corrected { r#move: WireMove } = [Move(MoveAct::Corrected(r#move))];
    Pressed { kind: Text<PressKind> } = [Move(MoveAct::Pressed(kind))];
    LeftUnpressed {} = [Move(MoveAct::LeftUnpressed)];
    CompletedByNextMove { side: Text<Color> } = [Move(MoveAct::CompletedByNextMove(side))];
    PressHeldBack {} = [Move(MoveAct::PressHeldBack)];
    Replaced { r#move: WireMove } = [Move(MoveAct::Replaced(r#move))];
    Misspoken { r#move: WireMove } = [Move(MoveAct::Misspoken(r#move))];
    Repeated { r#move: WireMove } = [Answer(AnswerAct::Repeated(r#move))];
    Executed { r#move: WireMove } = [Answer(AnswerAct::Executed(r#move))];
    DrawOffered { side: Text<Color> } = [Draw(DrawAct::Offered(side))];
    DrawDeclined {} = [Draw(DrawAct::Declined)];
    ClockStopped {} = [Clock(ClockAct::Stopped)];
    ClockRestarted {} = [Clock(ClockAct::Restarted)];
    ClockSet {
        side: Text<Color>,
        #[serde(rename = "left-ms")]
        left: Millis,
        completed: u32
    } = [Clock(ClockAct::Set { side, left, completed })];
    TimeRanOut { side: Text<Color> } = [Clock(ClockAct::TimeRanOut(side))];
    ControlReplaced {
        white: Text<Control>,
        black: Text<Control>
    } = [Clock(ClockAct::ControlReplaced(both))]
        where both = (white, black) by of_each, of_both;
    IncrementIntroduced { #[serde(rename = "time-ms")] time: Millis } = [Clock(ClockAct::IncrementIntroduced(time))];
    ChanceUndetermined { side: Text<Color> } = [Ending(EndingAct::ChanceUndetermined(side))];
    FlagOrderUnknown {} = [Claim(ClaimAct::FlagOrderUnknown)];
    FlagAwaitsClaim { side: Text<Color> } = [Claim(ClaimAct::FlagAwaits(side))];
    Penalised {
        side: Text<Color>,
        penalty: WirePenalty,
        #[serde(rename = "time-ms", default, skip_serializing_if = "Option::is_none")]
        time: Option<Millis>
    } = [Arbiter(ArbiterAct::Penalised(side, whole))]
        where whole = (penalty, time) by WirePenalty::of, WirePenalty::with;
    Explained { grounds: String } = [Arbiter(ArbiterAct::Explained(grounds))];
    ArbiterEntered {} = [Lock(LockAct::Entered)];
    ArbiterLeft {} = [Lock(LockAct::Left)];
    ArbiterLocked {} = [Lock(LockAct::Locked)];
    PinTooSoon { #[serde(rename = "left-ms")] left: Millis } = [Lock(LockAct::TooSoon(left))];
    Denied { denial: Text<Denial> } = [Lock(LockAct::Denied(denial))];
    Absent { side: Text<Color> } = [Presence(PresenceAct::Absent(side))];
    Arrived { side: Text<Color> } = [Presence(PresenceAct::Arrived(side))];
    DefaultTimePassed { side: Text<Color> } = [Presence(PresenceAct::DefaultTimePassed(side))];
    Claimed { side: Text<Color>, claim: WireClaim } = [Claim(ClaimAct::Made(side, claim))];
    IllegalMoveFound { ply: usize, side: Text<Color> } = [Arbiter(ArbiterAct::IllegalMoveFound { ply, side })];
    PawnBecameQueen {} = [Arbiter(ArbiterAct::PawnBecameQueen)];
    PromotionBegun { from: Text<Square>, to: Text<Square> } = [Arbiter(ArbiterAct::PromotionBegun { from, to })];
    IrregularityFound { what: Text<Irregularity> } = [Arbiter(ArbiterAct::IrregularityFound(what))];
    Adjusted { square: Text<Square> } = [Move(MoveAct::Adjusted(square))];
    TouchWithdrawn { square: Text<Square> } = [Move(MoveAct::Withdrawn(Statement::Touched(square)))];
    AdjustmentWithdrawn { square: Text<Square> } = [Move(MoveAct::Withdrawn(Statement::Adjusts(square)))];
    SheetSigned { side: Text<Color> } = [Ending(EndingAct::SheetSigned(side))];
    ClaimPostponed {} = [Claim(ClaimAct::Postponed(Compensation::TwoMinutes))];
    ClaimPostponedWithoutTime {} = [Claim(ClaimAct::Postponed(Compensation::None))];
    ClaimGranted {} = [Claim(ClaimAct::Granted)];
    ClaimRejected {} = [Claim(ClaimAct::Rejected)];
    AssistantAsked { side: Text<Color> } = [Clock(ClockAct::AssistantAsked(side))];
    CallsForbidden {} = [Clock(ClockAct::CallsForbidden)];
    CallsAllowed {} = [Clock(ClockAct::CallsAllowed)];
    UnrecordedAllowed {} = [Arbiter(ArbiterAct::UnrecordedAllowed)];
    Noticed { incident: WireIncident } = [Notice(NoticeAct::Noticed(incident))];
    BoardSensed { side: Text<Color>, board: Text<Board> } = [Notice(NoticeAct::BoardSensed { side, board })];
    Ended { outcome: Text<Outcome>, reason: Text<Reason> } = [Ending(EndingAct::Ended(Ending { outcome, reason }))];
    EndingConfirmed {} = [Ending(EndingAct::Confirmed)];
    EndingRejected {} = [Ending(EndingAct::Rejected)];
    WentBack { plies: usize } = [Arbiter(ArbiterAct::WentBack(plies))];
    DeviceGiven { device: Text<Device>, to: Text<Seat> } = [Device(DeviceAct::Given(device, to))];
    DeviceOffered { device: Text<Device>, to: Text<Seat> } = [Device(DeviceAct::Offered(device, to))];
    DeviceKept { device: Text<Device> } = [Device(DeviceAct::Kept(device))];
    Resumed {
        #[serde(rename = "down-ms", default, skip_serializing_if = "Option::is_none")]
        down: Option<Millis>
    } = [Start(StartAct::Resumed { down })];
    ClockHeld {} = [Start(StartAct::ClockHeld)];
    Ready { side: Text<Color> } = [Start(StartAct::Ready(side))];
    AdjournmentOrdered {
        #[serde(rename = "rest-ms")]
        rest: Millis,
        resumes: String
    } = [Adjournment(AdjournmentAct::Ordered(Order { rest_of_session: rest, resumes }))];
    MoveSealed { envelope: HexDigits } = [Adjournment(AdjournmentAct::MoveSealed(envelope))];
    Adjourned {} = [Adjournment(AdjournmentAct::Adjourned)];
    ReplyHandedIn {} = [Adjournment(AdjournmentAct::ReplyHandedIn)];
    ResumptionBegan {} = [Adjournment(AdjournmentAct::ResumptionBegan)];
    ReplyingClockStarted {} = [Adjournment(AdjournmentAct::ReplyingClockStarted)];
    EnvelopeOpened { sealed: WireWritten } = [Adjournment(AdjournmentAct::EnvelopeOpened(sealed))];
    EnvelopeLost {} = [Adjournment(AdjournmentAct::EnvelopeLost)];
    SealedMoveDeclared { r#move: WireMove } = [Adjournment(AdjournmentAct::SealedMoveDeclared(r#move))];
    Reconcile { step: WireReconcile } = [Reconcile(step)];
}

#[expect(clippy::boxed_local, reason = "the act holds a box")]
fn of_each(both: Box<ByColor<Control>>) -> (Control, Control) {
    let ByColor { white, black } = *both;
    (white, black)
}

fn of_both(white: Control, black: Control) -> Box<ByColor<Control>> {
    Box::new(ByColor { white, black })
}
