//! Events and moves on the wire.
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
        Ending, EndingAct, LockAct, MoveAct, NoticeAct, Order, Outcome, PresenceAct, PressKind, Reason, Seat, StartAct,
        Statement,
    },
    journal::envelope::{from_hex, to_hex},
    laws::{
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

/// What happened. Empty braces, so that a field of a newer format is an error here as well.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum WireAct {
    Started {},
    Touched {
        square: Text<Square>,
    },
    Placed {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Entered {
        #[serde(rename = "move")]
        said: WireMove,
    },
    EntryTakenBack {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Announced {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Corrected {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Pressed {
        kind: Text<PressKind>,
    },
    LeftUnpressed {},
    CompletedByNextMove {
        side: Text<Color>,
    },
    PressHeldBack {},
    Replaced {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Misspoken {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Repeated {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Executed {
        #[serde(rename = "move")]
        said: WireMove,
    },
    DrawOffered {
        side: Text<Color>,
    },
    DrawDeclined {},
    ClockStopped {},
    ClockRestarted {},
    ClockSet {
        side: Text<Color>,
        #[serde(rename = "left-ms")]
        left: u64,
        completed: u32,
    },
    TimeRanOut {
        side: Text<Color>,
    },
    ControlReplaced {
        white: Text<Control>,
        black: Text<Control>,
    },
    IncrementIntroduced {
        #[serde(rename = "time-ms")]
        time: u64,
    },
    ChanceUndetermined {
        side: Text<Color>,
    },
    FlagOrderUnknown {},
    FlagAwaitsClaim {
        side: Text<Color>,
    },
    Penalised {
        side: Text<Color>,
        penalty: WirePenalty,
        #[serde(rename = "time-ms", default, skip_serializing_if = "Option::is_none")]
        time: Option<u64>,
    },
    Explained {
        grounds: String,
    },
    ArbiterEntered {},
    ArbiterLeft {},
    ArbiterLocked {},
    PinTooSoon {
        #[serde(rename = "left-ms")]
        left: u64,
    },
    Denied {
        denial: Text<Denial>,
    },
    Absent {
        side: Text<Color>,
    },
    Arrived {
        side: Text<Color>,
    },
    DefaultTimePassed {
        side: Text<Color>,
    },
    Claimed {
        side: Text<Color>,
        claim: WireClaim,
    },
    IllegalMoveFound {
        ply: usize,
        side: Text<Color>,
    },
    PawnBecameQueen {},
    PromotionBegun {
        from: Text<Square>,
        to: Text<Square>,
    },
    IrregularityFound {
        what: Text<Irregularity>,
    },
    Adjusted {
        square: Text<Square>,
    },
    TouchWithdrawn {
        square: Text<Square>,
    },
    AdjustmentWithdrawn {
        square: Text<Square>,
    },
    SheetSigned {
        side: Text<Color>,
    },
    ClaimPostponed {},
    ClaimPostponedWithoutTime {},
    ClaimGranted {},
    ClaimRejected {},
    AssistantAsked {
        side: Text<Color>,
    },
    CallsForbidden {},
    CallsAllowed {},
    UnrecordedAllowed {},
    Noticed {
        incident: WireIncident,
    },
    BoardSensed {
        side: Text<Color>,
        board: Text<Board>,
    },
    Ended {
        outcome: Text<Outcome>,
        reason: Text<Reason>,
    },
    EndingConfirmed {},
    EndingRejected {},
    WentBack {
        plies: usize,
    },
    DeviceGiven {
        device: Text<Device>,
        to: Text<Seat>,
    },
    DeviceOffered {
        device: Text<Device>,
        to: Text<Seat>,
    },
    DeviceKept {
        device: Text<Device>,
    },
    Resumed {
        #[serde(rename = "down-ms", default, skip_serializing_if = "Option::is_none")]
        down: Option<u64>,
    },
    ClockHeld {},
    Ready {
        side: Text<Color>,
    },
    AdjournmentOrdered {
        #[serde(rename = "rest-ms")]
        rest: u64,
        resumes: String,
    },
    MoveSealed {
        envelope: String,
    },
    Adjourned {},
    ReplyHandedIn {},
    ResumptionBegan {},
    ReplyingClockStarted {},
    EnvelopeOpened {
        sealed: WireWritten,
    },
    EnvelopeLost {},
    SealedMoveDeclared {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Reconcile {
        step: WireReconcile,
    },
}

fn control_replaced(ByColor { white, black }: ByColor<Control>) -> WireAct {
    WireAct::ControlReplaced { white: Text(white), black: Text(black) }
}

const fn claim_postponed(compensation: Compensation) -> WireAct {
    match compensation {
        Compensation::TwoMinutes => WireAct::ClaimPostponed {},
        Compensation::None => WireAct::ClaimPostponedWithoutTime {},
    }
}

impl From<Act> for WireAct {
    #[expect(clippy::too_many_lines, reason = "one row for each act")]
    fn from(act: Act) -> Self {
        match act {
            Act::Start(StartAct::Started) => Self::Started {},
            Act::Move(MoveAct::Touched(square)) => Self::Touched { square: Text(square) },
            Act::Move(MoveAct::Placed(said)) => Self::Placed { said: said.into() },
            Act::Move(MoveAct::Entered(said)) => Self::Entered { said: said.into() },
            Act::Move(MoveAct::EntryTakenBack(said)) => Self::EntryTakenBack { said: said.into() },
            Act::Move(MoveAct::Announced(said)) => Self::Announced { said: said.into() },
            Act::Move(MoveAct::Corrected(said)) => Self::Corrected { said: said.into() },
            Act::Move(MoveAct::Pressed(kind)) => Self::Pressed { kind: Text(kind) },
            Act::Move(MoveAct::LeftUnpressed) => Self::LeftUnpressed {},
            Act::Move(MoveAct::CompletedByNextMove(side)) => Self::CompletedByNextMove { side: Text(side) },
            Act::Move(MoveAct::PressHeldBack) => Self::PressHeldBack {},
            Act::Move(MoveAct::Replaced(said)) => Self::Replaced { said: said.into() },
            Act::Move(MoveAct::Misspoken(said)) => Self::Misspoken { said: said.into() },
            Act::Answer(AnswerAct::Repeated(said)) => Self::Repeated { said: said.into() },
            Act::Answer(AnswerAct::Executed(said)) => Self::Executed { said: said.into() },
            Act::Draw(DrawAct::Offered(side)) => Self::DrawOffered { side: Text(side) },
            Act::Draw(DrawAct::Declined) => Self::DrawDeclined {},
            Act::Clock(ClockAct::Stopped) => Self::ClockStopped {},
            Act::Clock(ClockAct::Restarted) => Self::ClockRestarted {},
            Act::Clock(ClockAct::Set { side, left, completed }) => {
                Self::ClockSet { side: Text(side), left: millis(left), completed }
            }
            Act::Clock(ClockAct::TimeRanOut(side)) => Self::TimeRanOut { side: Text(side) },
            Act::Clock(ClockAct::ControlReplaced(controls)) => control_replaced(*controls),
            Act::Clock(ClockAct::IncrementIntroduced(time)) => Self::IncrementIntroduced { time: millis(time) },
            Act::Ending(EndingAct::ChanceUndetermined(side)) => Self::ChanceUndetermined { side: Text(side) },
            Act::Claim(ClaimAct::FlagOrderUnknown) => Self::FlagOrderUnknown {},
            Act::Claim(ClaimAct::FlagAwaits(side)) => Self::FlagAwaitsClaim { side: Text(side) },
            Act::Arbiter(ArbiterAct::Penalised(side, penalty)) => {
                let (penalty, time) = WirePenalty::of(penalty);
                Self::Penalised { side: Text(side), penalty, time }
            }
            Act::Arbiter(ArbiterAct::Explained(grounds)) => Self::Explained { grounds },
            Act::Lock(LockAct::Entered) => Self::ArbiterEntered {},
            Act::Lock(LockAct::Left) => Self::ArbiterLeft {},
            Act::Lock(LockAct::Locked) => Self::ArbiterLocked {},
            Act::Lock(LockAct::TooSoon(left)) => Self::PinTooSoon { left: millis(left) },
            Act::Lock(LockAct::Denied(denial)) => Self::Denied { denial: Text(denial) },
            Act::Presence(PresenceAct::Absent(side)) => Self::Absent { side: Text(side) },
            Act::Presence(PresenceAct::Arrived(side)) => Self::Arrived { side: Text(side) },
            Act::Presence(PresenceAct::DefaultTimePassed(side)) => Self::DefaultTimePassed { side: Text(side) },
            Act::Claim(ClaimAct::Made(side, claim)) => Self::Claimed { side: Text(side), claim: claim.into() },
            Act::Arbiter(ArbiterAct::IllegalMoveFound { ply, side }) => {
                Self::IllegalMoveFound { ply, side: Text(side) }
            }
            Act::Arbiter(ArbiterAct::PawnBecameQueen) => Self::PawnBecameQueen {},
            Act::Arbiter(ArbiterAct::PromotionBegun { from, to }) => {
                Self::PromotionBegun { from: Text(from), to: Text(to) }
            }
            Act::Arbiter(ArbiterAct::IrregularityFound(what)) => Self::IrregularityFound { what: Text(what) },
            Act::Move(MoveAct::Adjusted(square)) => Self::Adjusted { square: Text(square) },
            Act::Move(MoveAct::Withdrawn(Statement::Touched(square))) => Self::TouchWithdrawn { square: Text(square) },
            Act::Move(MoveAct::Withdrawn(Statement::Adjusts(square))) => {
                Self::AdjustmentWithdrawn { square: Text(square) }
            }
            Act::Ending(EndingAct::SheetSigned(side)) => Self::SheetSigned { side: Text(side) },
            Act::Claim(ClaimAct::Postponed(compensation)) => claim_postponed(compensation),
            Act::Claim(ClaimAct::Granted) => Self::ClaimGranted {},
            Act::Claim(ClaimAct::Rejected) => Self::ClaimRejected {},
            Act::Clock(ClockAct::AssistantAsked(side)) => Self::AssistantAsked { side: Text(side) },
            Act::Clock(ClockAct::CallsForbidden) => Self::CallsForbidden {},
            Act::Clock(ClockAct::CallsAllowed) => Self::CallsAllowed {},
            Act::Arbiter(ArbiterAct::UnrecordedAllowed) => Self::UnrecordedAllowed {},
            Act::Notice(NoticeAct::Noticed(incident)) => Self::Noticed { incident: incident.into() },
            Act::Notice(NoticeAct::BoardSensed { side, board }) => {
                Self::BoardSensed { side: Text(side), board: Text(board) }
            }
            Act::Ending(EndingAct::Ended(Ending { outcome, reason })) => {
                Self::Ended { outcome: Text(outcome), reason: Text(reason) }
            }
            Act::Ending(EndingAct::Confirmed) => Self::EndingConfirmed {},
            Act::Ending(EndingAct::Rejected) => Self::EndingRejected {},
            Act::Arbiter(ArbiterAct::WentBack(plies)) => Self::WentBack { plies },
            Act::Device(DeviceAct::Given(device, to)) => Self::DeviceGiven { device: Text(device), to: Text(to) },
            Act::Device(DeviceAct::Offered(device, to)) => Self::DeviceOffered { device: Text(device), to: Text(to) },
            Act::Device(DeviceAct::Kept(device)) => Self::DeviceKept { device: Text(device) },
            Act::Start(StartAct::Resumed { down }) => Self::Resumed { down: down.map(millis) },
            Act::Start(StartAct::ClockHeld) => Self::ClockHeld {},
            Act::Start(StartAct::Ready(side)) => Self::Ready { side: Text(side) },
            Act::Adjournment(AdjournmentAct::Ordered(Order { rest_of_session, resumes })) => {
                Self::AdjournmentOrdered { rest: millis(rest_of_session), resumes }
            }
            Act::Adjournment(AdjournmentAct::MoveSealed(envelope)) => Self::MoveSealed { envelope: to_hex(&envelope) },
            Act::Adjournment(AdjournmentAct::Adjourned) => Self::Adjourned {},
            Act::Adjournment(AdjournmentAct::ReplyHandedIn) => Self::ReplyHandedIn {},
            Act::Adjournment(AdjournmentAct::ResumptionBegan) => Self::ResumptionBegan {},
            Act::Adjournment(AdjournmentAct::ReplyingClockStarted) => Self::ReplyingClockStarted {},
            Act::Adjournment(AdjournmentAct::EnvelopeOpened(written)) => {
                Self::EnvelopeOpened { sealed: written.into() }
            }
            Act::Adjournment(AdjournmentAct::EnvelopeLost) => Self::EnvelopeLost {},
            Act::Adjournment(AdjournmentAct::SealedMoveDeclared(said)) => {
                Self::SealedMoveDeclared { said: said.into() }
            }
            Act::Reconcile(act) => Self::Reconcile { step: act.into() },
        }
    }
}

impl From<WireAct> for Act {
    #[expect(clippy::too_many_lines, reason = "one row for each act")]
    fn from(wire: WireAct) -> Self {
        match wire {
            WireAct::Started {} => Self::Start(StartAct::Started),
            WireAct::Touched { square } => Self::Move(MoveAct::Touched(square.0)),
            WireAct::Placed { said } => Self::Move(MoveAct::Placed(said.into())),
            WireAct::Entered { said } => Self::Move(MoveAct::Entered(said.into())),
            WireAct::EntryTakenBack { said } => Self::Move(MoveAct::EntryTakenBack(said.into())),
            WireAct::Announced { said } => Self::Move(MoveAct::Announced(said.into())),
            WireAct::Corrected { said } => Self::Move(MoveAct::Corrected(said.into())),
            WireAct::Pressed { kind } => Self::Move(MoveAct::Pressed(kind.0)),
            WireAct::LeftUnpressed {} => Self::Move(MoveAct::LeftUnpressed),
            WireAct::CompletedByNextMove { side } => Self::Move(MoveAct::CompletedByNextMove(side.0)),
            WireAct::PressHeldBack {} => Self::Move(MoveAct::PressHeldBack),
            WireAct::Replaced { said } => Self::Move(MoveAct::Replaced(said.into())),
            WireAct::Misspoken { said } => Self::Move(MoveAct::Misspoken(said.into())),
            WireAct::Repeated { said } => Self::Answer(AnswerAct::Repeated(said.into())),
            WireAct::Executed { said } => Self::Answer(AnswerAct::Executed(said.into())),
            WireAct::DrawOffered { side } => Self::Draw(DrawAct::Offered(side.0)),
            WireAct::DrawDeclined {} => Self::Draw(DrawAct::Declined),
            WireAct::ClockStopped {} => Self::Clock(ClockAct::Stopped),
            WireAct::ClockRestarted {} => Self::Clock(ClockAct::Restarted),
            WireAct::ClockSet { side, left, completed } => {
                Self::Clock(ClockAct::Set { side: side.0, left: Duration::from_millis(left), completed })
            }
            WireAct::TimeRanOut { side } => Self::Clock(ClockAct::TimeRanOut(side.0)),
            WireAct::ControlReplaced { white, black } => {
                Self::Clock(ClockAct::ControlReplaced(Box::new(ByColor { white: white.0, black: black.0 })))
            }
            WireAct::IncrementIntroduced { time } => {
                Self::Clock(ClockAct::IncrementIntroduced(Duration::from_millis(time)))
            }
            WireAct::ChanceUndetermined { side } => Self::Ending(EndingAct::ChanceUndetermined(side.0)),
            WireAct::FlagOrderUnknown {} => Self::Claim(ClaimAct::FlagOrderUnknown),
            WireAct::FlagAwaitsClaim { side } => Self::Claim(ClaimAct::FlagAwaits(side.0)),
            WireAct::Penalised { side, penalty, time } => {
                Self::Arbiter(ArbiterAct::Penalised(side.0, penalty.with(time)))
            }
            WireAct::Explained { grounds } => Self::Arbiter(ArbiterAct::Explained(grounds)),
            WireAct::ArbiterEntered {} => Self::Lock(LockAct::Entered),
            WireAct::ArbiterLeft {} => Self::Lock(LockAct::Left),
            WireAct::ArbiterLocked {} => Self::Lock(LockAct::Locked),
            WireAct::PinTooSoon { left } => Self::Lock(LockAct::TooSoon(Duration::from_millis(left))),
            WireAct::Denied { denial } => Self::Lock(LockAct::Denied(denial.0)),
            WireAct::Absent { side } => Self::Presence(PresenceAct::Absent(side.0)),
            WireAct::Arrived { side } => Self::Presence(PresenceAct::Arrived(side.0)),
            WireAct::DefaultTimePassed { side } => Self::Presence(PresenceAct::DefaultTimePassed(side.0)),
            WireAct::Claimed { side, claim } => Self::Claim(ClaimAct::Made(side.0, claim.into())),
            WireAct::IllegalMoveFound { ply, side } => {
                Self::Arbiter(ArbiterAct::IllegalMoveFound { ply, side: side.0 })
            }
            WireAct::PawnBecameQueen {} => Self::Arbiter(ArbiterAct::PawnBecameQueen),
            WireAct::PromotionBegun { from, to } => {
                Self::Arbiter(ArbiterAct::PromotionBegun { from: from.0, to: to.0 })
            }
            WireAct::IrregularityFound { what } => Self::Arbiter(ArbiterAct::IrregularityFound(what.0)),
            WireAct::Adjusted { square } => Self::Move(MoveAct::Adjusted(square.0)),
            WireAct::TouchWithdrawn { square } => Self::Move(MoveAct::Withdrawn(Statement::Touched(square.0))),
            WireAct::AdjustmentWithdrawn { square } => Self::Move(MoveAct::Withdrawn(Statement::Adjusts(square.0))),
            WireAct::SheetSigned { side } => Self::Ending(EndingAct::SheetSigned(side.0)),
            WireAct::ClaimPostponed {} => Self::Claim(ClaimAct::Postponed(Compensation::TwoMinutes)),
            WireAct::ClaimPostponedWithoutTime {} => Self::Claim(ClaimAct::Postponed(Compensation::None)),
            WireAct::ClaimGranted {} => Self::Claim(ClaimAct::Granted),
            WireAct::ClaimRejected {} => Self::Claim(ClaimAct::Rejected),
            WireAct::AssistantAsked { side } => Self::Clock(ClockAct::AssistantAsked(side.0)),
            WireAct::CallsForbidden {} => Self::Clock(ClockAct::CallsForbidden),
            WireAct::CallsAllowed {} => Self::Clock(ClockAct::CallsAllowed),
            WireAct::UnrecordedAllowed {} => Self::Arbiter(ArbiterAct::UnrecordedAllowed),
            WireAct::Noticed { incident } => Self::Notice(NoticeAct::Noticed(incident.into())),
            WireAct::BoardSensed { side, board } => {
                Self::Notice(NoticeAct::BoardSensed { side: side.0, board: board.0 })
            }
            WireAct::Ended { outcome, reason } => {
                Self::Ending(EndingAct::Ended(Ending { outcome: outcome.0, reason: reason.0 }))
            }
            WireAct::EndingConfirmed {} => Self::Ending(EndingAct::Confirmed),
            WireAct::EndingRejected {} => Self::Ending(EndingAct::Rejected),
            WireAct::WentBack { plies } => Self::Arbiter(ArbiterAct::WentBack(plies)),
            WireAct::DeviceGiven { device, to } => Self::Device(DeviceAct::Given(device.0, to.0)),
            WireAct::DeviceOffered { device, to } => Self::Device(DeviceAct::Offered(device.0, to.0)),
            WireAct::DeviceKept { device } => Self::Device(DeviceAct::Kept(device.0)),
            WireAct::Resumed { down } => Self::Start(StartAct::Resumed { down: down.map(Duration::from_millis) }),
            WireAct::ClockHeld {} => Self::Start(StartAct::ClockHeld),
            WireAct::Ready { side } => Self::Start(StartAct::Ready(side.0)),
            WireAct::AdjournmentOrdered { rest, resumes } => Self::Adjournment(AdjournmentAct::Ordered(Order {
                rest_of_session: Duration::from_millis(rest),
                resumes,
            })),
            WireAct::MoveSealed { envelope } => Self::Adjournment(AdjournmentAct::MoveSealed(from_hex(&envelope))),
            WireAct::Adjourned {} => Self::Adjournment(AdjournmentAct::Adjourned),
            WireAct::ReplyHandedIn {} => Self::Adjournment(AdjournmentAct::ReplyHandedIn),
            WireAct::ResumptionBegan {} => Self::Adjournment(AdjournmentAct::ResumptionBegan),
            WireAct::ReplyingClockStarted {} => Self::Adjournment(AdjournmentAct::ReplyingClockStarted),
            WireAct::EnvelopeOpened { sealed } => Self::Adjournment(AdjournmentAct::EnvelopeOpened(sealed.into())),
            WireAct::EnvelopeLost {} => Self::Adjournment(AdjournmentAct::EnvelopeLost),
            WireAct::SealedMoveDeclared { said } => Self::Adjournment(AdjournmentAct::SealedMoveDeclared(said.into())),
            WireAct::Reconcile { step } => Self::Reconcile(step.into()),
        }
    }
}
