//! Events and moves on the wire.
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{Board, ByColor, CastlingSide, Color, Role, Square};

use super::{
    arbiter::{WireIncident, WirePenalty},
    reconcile::WireReconcile,
    text::Text,
};
use crate::{
    clock::Control,
    game::{Act, Claim, Denial, Device, Ending, Order, Outcome, PressKind, Reason, Seat, Statement},
    journal::envelope::{WireWritten, from_hex, to_hex},
    laws::{
        RawMove,
        irregularity::Irregularity,
        quickplay::{Compensation, Request},
    },
};

/// A move: `{"castling":"short"}` or `{"piece":"N","from":"g1","to":"f3","capture":false}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "no move: write a castling side, or piece, from, to and capture")]
pub(in crate::journal) enum WireMove {
    Castling(WireCastling),
    Piece(WirePieceMove),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::journal) struct WireCastling {
    castling: Text<CastlingSide>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::journal) struct WirePieceMove {
    piece: Text<Role>,
    from: Text<Square>,
    to: Text<Square>,
    capture: bool,
    #[serde(rename = "en-passant", default, skip_serializing_if = "std::ops::Not::not")]
    en_passant: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    promotion: Option<Text<Role>>,
}

impl From<RawMove> for WireMove {
    fn from(said: RawMove) -> Self {
        match said {
            RawMove::Castling(side) => Self::Castling(WireCastling { castling: Text(side) }),
            RawMove::Piece { role, from, to, capture, en_passant, promotion } => Self::Piece(WirePieceMove {
                piece: Text(role),
                from: Text(from),
                to: Text(to),
                capture,
                en_passant,
                promotion: promotion.map(Text),
            }),
        }
    }
}

impl From<WireMove> for RawMove {
    fn from(wire: WireMove) -> Self {
        match wire {
            WireMove::Castling(WireCastling { castling }) => Self::Castling(castling.0),
            WireMove::Piece(WirePieceMove { piece, from, to, capture, en_passant, promotion }) => Self::Piece {
                role: piece.0,
                from: from.0,
                to: to.0,
                capture,
                en_passant,
                promotion: promotion.map(|role| role.0),
            },
        }
    }
}

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
        #[serde(rename = "down-ms")]
        down: u64,
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

pub(in crate::journal) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
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
            Act::Started => Self::Started {},
            Act::Touched(square) => Self::Touched { square: Text(square) },
            Act::Placed(said) => Self::Placed { said: said.into() },
            Act::Entered(said) => Self::Entered { said: said.into() },
            Act::EntryTakenBack(said) => Self::EntryTakenBack { said: said.into() },
            Act::Announced(said) => Self::Announced { said: said.into() },
            Act::Corrected(said) => Self::Corrected { said: said.into() },
            Act::Pressed(kind) => Self::Pressed { kind: Text(kind) },
            Act::LeftUnpressed => Self::LeftUnpressed {},
            Act::CompletedByNextMove(side) => Self::CompletedByNextMove { side: Text(side) },
            Act::PressHeldBack => Self::PressHeldBack {},
            Act::Repeated(said) => Self::Repeated { said: said.into() },
            Act::Executed(said) => Self::Executed { said: said.into() },
            Act::DrawOffered(side) => Self::DrawOffered { side: Text(side) },
            Act::DrawDeclined => Self::DrawDeclined {},
            Act::ClockStopped => Self::ClockStopped {},
            Act::ClockRestarted => Self::ClockRestarted {},
            Act::ClockSet { side, left, completed } => {
                Self::ClockSet { side: Text(side), left: millis(left), completed }
            }
            Act::TimeRanOut(side) => Self::TimeRanOut { side: Text(side) },
            Act::ControlReplaced(controls) => control_replaced(*controls),
            Act::IncrementIntroduced(time) => Self::IncrementIntroduced { time: millis(time) },
            Act::ChanceUndetermined(side) => Self::ChanceUndetermined { side: Text(side) },
            Act::FlagOrderUnknown => Self::FlagOrderUnknown {},
            Act::FlagAwaitsClaim(side) => Self::FlagAwaitsClaim { side: Text(side) },
            Act::Penalised(side, penalty) => {
                let (penalty, time) = WirePenalty::of(penalty);
                Self::Penalised { side: Text(side), penalty, time }
            }
            Act::Explained(grounds) => Self::Explained { grounds },
            Act::ArbiterEntered => Self::ArbiterEntered {},
            Act::ArbiterLeft => Self::ArbiterLeft {},
            Act::ArbiterLocked => Self::ArbiterLocked {},
            Act::PinTooSoon(left) => Self::PinTooSoon { left: millis(left) },
            Act::Denied(denial) => Self::Denied { denial: Text(denial) },
            Act::Absent(side) => Self::Absent { side: Text(side) },
            Act::Arrived(side) => Self::Arrived { side: Text(side) },
            Act::DefaultTimePassed(side) => Self::DefaultTimePassed { side: Text(side) },
            Act::Claimed(side, claim) => Self::Claimed { side: Text(side), claim: claim.into() },
            Act::IllegalMoveFound { ply, side } => Self::IllegalMoveFound { ply, side: Text(side) },
            Act::PawnBecameQueen => Self::PawnBecameQueen {},
            Act::PromotionBegun { from, to } => Self::PromotionBegun { from: Text(from), to: Text(to) },
            Act::IrregularityFound(what) => Self::IrregularityFound { what: Text(what) },
            Act::Adjusted(square) => Self::Adjusted { square: Text(square) },
            Act::Withdrawn(Statement::Touched(square)) => Self::TouchWithdrawn { square: Text(square) },
            Act::Withdrawn(Statement::Adjusts(square)) => Self::AdjustmentWithdrawn { square: Text(square) },
            Act::SheetSigned(side) => Self::SheetSigned { side: Text(side) },
            Act::ClaimPostponed(compensation) => claim_postponed(compensation),
            Act::ClaimGranted => Self::ClaimGranted {},
            Act::ClaimRejected => Self::ClaimRejected {},
            Act::AssistantAsked(side) => Self::AssistantAsked { side: Text(side) },
            Act::CallsForbidden => Self::CallsForbidden {},
            Act::CallsAllowed => Self::CallsAllowed {},
            Act::UnrecordedAllowed => Self::UnrecordedAllowed {},
            Act::Noticed(incident) => Self::Noticed { incident: incident.into() },
            Act::BoardSensed { side, board } => Self::BoardSensed { side: Text(side), board: Text(board) },
            Act::Ended(Ending { outcome, reason }) => Self::Ended { outcome: Text(outcome), reason: Text(reason) },
            Act::EndingConfirmed => Self::EndingConfirmed {},
            Act::EndingRejected => Self::EndingRejected {},
            Act::WentBack(plies) => Self::WentBack { plies },
            Act::DeviceGiven(device, to) => Self::DeviceGiven { device: Text(device), to: Text(to) },
            Act::DeviceOffered(device, to) => Self::DeviceOffered { device: Text(device), to: Text(to) },
            Act::DeviceKept(device) => Self::DeviceKept { device: Text(device) },
            Act::Resumed { down } => Self::Resumed { down: millis(down) },
            Act::ClockHeld => Self::ClockHeld {},
            Act::Ready(side) => Self::Ready { side: Text(side) },
            Act::AdjournmentOrdered(Order { rest_of_session, resumes }) => {
                Self::AdjournmentOrdered { rest: millis(rest_of_session), resumes }
            }
            Act::MoveSealed(envelope) => Self::MoveSealed { envelope: to_hex(&envelope) },
            Act::Adjourned => Self::Adjourned {},
            Act::ReplyHandedIn => Self::ReplyHandedIn {},
            Act::ResumptionBegan => Self::ResumptionBegan {},
            Act::ReplyingClockStarted => Self::ReplyingClockStarted {},
            Act::EnvelopeOpened(written) => Self::EnvelopeOpened { sealed: written.into() },
            Act::EnvelopeLost => Self::EnvelopeLost {},
            Act::SealedMoveDeclared(said) => Self::SealedMoveDeclared { said: said.into() },
            Act::Reconcile(act) => Self::Reconcile { step: act.into() },
        }
    }
}

impl From<WireAct> for Act {
    #[expect(clippy::too_many_lines, reason = "one row for each act")]
    fn from(wire: WireAct) -> Self {
        match wire {
            WireAct::Started {} => Self::Started,
            WireAct::Touched { square } => Self::Touched(square.0),
            WireAct::Placed { said } => Self::Placed(said.into()),
            WireAct::Entered { said } => Self::Entered(said.into()),
            WireAct::EntryTakenBack { said } => Self::EntryTakenBack(said.into()),
            WireAct::Announced { said } => Self::Announced(said.into()),
            WireAct::Corrected { said } => Self::Corrected(said.into()),
            WireAct::Pressed { kind } => Self::Pressed(kind.0),
            WireAct::LeftUnpressed {} => Self::LeftUnpressed,
            WireAct::CompletedByNextMove { side } => Self::CompletedByNextMove(side.0),
            WireAct::PressHeldBack {} => Self::PressHeldBack,
            WireAct::Repeated { said } => Self::Repeated(said.into()),
            WireAct::Executed { said } => Self::Executed(said.into()),
            WireAct::DrawOffered { side } => Self::DrawOffered(side.0),
            WireAct::DrawDeclined {} => Self::DrawDeclined,
            WireAct::ClockStopped {} => Self::ClockStopped,
            WireAct::ClockRestarted {} => Self::ClockRestarted,
            WireAct::ClockSet { side, left, completed } => {
                Self::ClockSet { side: side.0, left: Duration::from_millis(left), completed }
            }
            WireAct::TimeRanOut { side } => Self::TimeRanOut(side.0),
            WireAct::ControlReplaced { white, black } => {
                Self::ControlReplaced(Box::new(ByColor { white: white.0, black: black.0 }))
            }
            WireAct::IncrementIntroduced { time } => Self::IncrementIntroduced(Duration::from_millis(time)),
            WireAct::ChanceUndetermined { side } => Self::ChanceUndetermined(side.0),
            WireAct::FlagOrderUnknown {} => Self::FlagOrderUnknown,
            WireAct::FlagAwaitsClaim { side } => Self::FlagAwaitsClaim(side.0),
            WireAct::Penalised { side, penalty, time } => Self::Penalised(side.0, penalty.with(time)),
            WireAct::Explained { grounds } => Self::Explained(grounds),
            WireAct::ArbiterEntered {} => Self::ArbiterEntered,
            WireAct::ArbiterLeft {} => Self::ArbiterLeft,
            WireAct::ArbiterLocked {} => Self::ArbiterLocked,
            WireAct::PinTooSoon { left } => Self::PinTooSoon(Duration::from_millis(left)),
            WireAct::Denied { denial } => Self::Denied(denial.0),
            WireAct::Absent { side } => Self::Absent(side.0),
            WireAct::Arrived { side } => Self::Arrived(side.0),
            WireAct::DefaultTimePassed { side } => Self::DefaultTimePassed(side.0),
            WireAct::Claimed { side, claim } => Self::Claimed(side.0, claim.into()),
            WireAct::IllegalMoveFound { ply, side } => Self::IllegalMoveFound { ply, side: side.0 },
            WireAct::PawnBecameQueen {} => Self::PawnBecameQueen,
            WireAct::PromotionBegun { from, to } => Self::PromotionBegun { from: from.0, to: to.0 },
            WireAct::IrregularityFound { what } => Self::IrregularityFound(what.0),
            WireAct::Adjusted { square } => Self::Adjusted(square.0),
            WireAct::TouchWithdrawn { square } => Self::Withdrawn(Statement::Touched(square.0)),
            WireAct::AdjustmentWithdrawn { square } => Self::Withdrawn(Statement::Adjusts(square.0)),
            WireAct::SheetSigned { side } => Self::SheetSigned(side.0),
            WireAct::ClaimPostponed {} => Self::ClaimPostponed(Compensation::TwoMinutes),
            WireAct::ClaimPostponedWithoutTime {} => Self::ClaimPostponed(Compensation::None),
            WireAct::ClaimGranted {} => Self::ClaimGranted,
            WireAct::ClaimRejected {} => Self::ClaimRejected,
            WireAct::AssistantAsked { side } => Self::AssistantAsked(side.0),
            WireAct::CallsForbidden {} => Self::CallsForbidden,
            WireAct::CallsAllowed {} => Self::CallsAllowed,
            WireAct::UnrecordedAllowed {} => Self::UnrecordedAllowed,
            WireAct::Noticed { incident } => Self::Noticed(incident.into()),
            WireAct::BoardSensed { side, board } => Self::BoardSensed { side: side.0, board: board.0 },
            WireAct::Ended { outcome, reason } => Self::Ended(Ending { outcome: outcome.0, reason: reason.0 }),
            WireAct::EndingConfirmed {} => Self::EndingConfirmed,
            WireAct::EndingRejected {} => Self::EndingRejected,
            WireAct::WentBack { plies } => Self::WentBack(plies),
            WireAct::DeviceGiven { device, to } => Self::DeviceGiven(device.0, to.0),
            WireAct::DeviceOffered { device, to } => Self::DeviceOffered(device.0, to.0),
            WireAct::DeviceKept { device } => Self::DeviceKept(device.0),
            WireAct::Resumed { down } => Self::Resumed { down: Duration::from_millis(down) },
            WireAct::ClockHeld {} => Self::ClockHeld,
            WireAct::Ready { side } => Self::Ready(side.0),
            WireAct::AdjournmentOrdered { rest, resumes } => {
                Self::AdjournmentOrdered(Order { rest_of_session: Duration::from_millis(rest), resumes })
            }
            WireAct::MoveSealed { envelope } => Self::MoveSealed(from_hex(&envelope)),
            WireAct::Adjourned {} => Self::Adjourned,
            WireAct::ReplyHandedIn {} => Self::ReplyHandedIn,
            WireAct::ResumptionBegan {} => Self::ResumptionBegan,
            WireAct::ReplyingClockStarted {} => Self::ReplyingClockStarted,
            WireAct::EnvelopeOpened { sealed } => Self::EnvelopeOpened(sealed.into()),
            WireAct::EnvelopeLost {} => Self::EnvelopeLost,
            WireAct::SealedMoveDeclared { said } => Self::SealedMoveDeclared(said.into()),
            WireAct::Reconcile { step } => Self::Reconcile(step.into()),
        }
    }
}
