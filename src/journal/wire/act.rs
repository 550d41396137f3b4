//! Acts on the wire: one table, a row for each act, sorted by topic.
use serde::{Deserialize, Serialize};
use shakmaty::{Board, ByColor, Color, Piece, Square};

use super::{
    arbiter::{WireIncident, WirePenalty},
    reconcile::WireReconcile,
    table::{Millis, Wired, wire_table, wired},
};
use crate::{
    clock::Control,
    game::{
        Act, AdjournmentAct, AnswerAct, ArbiterAct, Claim, ClaimAct, ClockAct, Denial, Device, DeviceAct, DrawAct,
        Ending, EndingAct, Envelope, Lifted, LockAct, MoveAct, NoticeAct, Order, Outcome, PresenceAct, PressKind,
        Reason, Seat, StartAct, Statement, Written,
    },
    laws::{
        RawMove,
        irregularity::Irregularity,
        quickplay::{Compensation, Request},
    },
    spelling::{Text, WireMove, WireWritten},
};

wire_table! {
    /// A claim: `"illegal-move"`, `{"threefold":null}`, `{"touch":"e2"}`.
    #[serde(rename_all = "kebab-case")]
    WireClaim of Claim:
    Quickplay(request: Text<Request>) = [Quickplay(request)];
    Threefold(said: Option<WireMove>) = [Threefold(said)];
    FiftyMoves(said: Option<WireMove>) = [FiftyMoves(said)];
    IllegalMove = [IllegalMove];
    Touch(square: Text<Square>) = [Touch(square)];
}

/// A sealed move in hex digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct HexDigits(Vec<u8>);

impl TryFrom<String> for HexDigits {
    type Error = &'static str;

    fn try_from(digits: String) -> Result<Self, Self::Error> {
        let nibble = |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
        let byte = |pair: &[u8]| match *pair {
            [high, low] => Some(nibble(high)? << 4 | nibble(low)?),
            _ => None,
        };
        let bytes: Option<Vec<u8>> = digits.as_bytes().chunks(2).map(byte).collect();
        bytes.map(Self).ok_or("an envelope is pairs of hex digits")
    }
}

impl From<HexDigits> for String {
    fn from(HexDigits(bytes): HexDigits) -> Self {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl Wired for HexDigits {
    type Value = Envelope;

    fn of(value: Envelope) -> Self {
        Self(value.bytes().to_vec())
    }

    fn value(self) -> Envelope {
        Envelope::new(self.0)
    }
}

wired! { converted: WireMove => RawMove, WireWritten => Written; }

wire_table! {
    /// What happened. Empty braces, so that a field of a newer format is an error here as well.
    #[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
    WireAct of Act:
    Started {} = [Start(StartAct::Started)];
    Resumed {
        #[serde(rename = "down-ms", default, skip_serializing_if = "Option::is_none")]
        down: Option<Millis>
    } = [Start(StartAct::Resumed { down })];
    ClockHeld {} = [Start(StartAct::ClockHeld)];
    Ready { side: Text<Color> } = [Start(StartAct::Ready(side))];
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
    Adjusted { square: Text<Square> } = [Move(MoveAct::Adjusted(square))];
    TouchWithdrawn { square: Text<Square> } = [Move(MoveAct::Withdrawn(Statement::Touched(square)))];
    AdjustmentWithdrawn { square: Text<Square> } = [Move(MoveAct::Withdrawn(Statement::Adjusts(square)))];
    Repeated { r#move: WireMove } = [Answer(AnswerAct::Repeated(r#move))];
    Executed { r#move: WireMove } = [Answer(AnswerAct::Executed(r#move))];
    DrawOffered { side: Text<Color> } = [Draw(DrawAct::Offered(side))];
    DrawDeclined {} = [Draw(DrawAct::Declined)];
    DrawConsented {} = [Draw(DrawAct::Consented)];
    ChanceUndetermined { side: Text<Color> } = [Ending(EndingAct::ChanceUndetermined(side))];
    SheetSigned { side: Text<Color> } = [Ending(EndingAct::SheetSigned(side))];
    Ended { outcome: Text<Outcome>, reason: Text<Reason> } = [Ending(EndingAct::Ended(Ending { outcome, reason }))];
    EndingConfirmed {} = [Ending(EndingAct::Confirmed)];
    EndingRejected {} = [Ending(EndingAct::Rejected)];
    FlagOrderUnknown {} = [Claim(ClaimAct::FlagOrderUnknown)];
    FlagAwaitsClaim { side: Text<Color> } = [Claim(ClaimAct::FlagAwaits(side))];
    Claimed { side: Text<Color>, claim: WireClaim } = [Claim(ClaimAct::Made(side, claim))];
    ClaimPostponed {} = [Claim(ClaimAct::Postponed(Compensation::TwoMinutes))];
    ClaimPostponedWithoutTime {} = [Claim(ClaimAct::Postponed(Compensation::None))];
    ClaimGranted {} = [Claim(ClaimAct::Granted)];
    ClaimRejected {} = [Claim(ClaimAct::Rejected)];
    ClockStopped {} = [Clock(ClockAct::Stopped)];
    ClockRestarted {} = [Clock(ClockAct::Restarted)];
    ClockSet {
        side: Text<Color>,
        #[serde(rename = "left-ms")]
        left: Millis,
        completed: u32
    } = [Clock(ClockAct::Set { side, left, completed })];
    ClockProposed {
        side: Text<Color>,
        #[serde(rename = "left-ms")]
        left: Millis,
        completed: u32
    } = [Clock(ClockAct::Proposed { side, left, completed })];
    TimeRanOut { side: Text<Color> } = [Clock(ClockAct::TimeRanOut(side))];
    ControlReplaced {
        white: Text<Control>,
        black: Text<Control>
    } = [Clock(ClockAct::ControlReplaced(both))]
        where both = (white, black) by of_each, of_both;
    IncrementIntroduced { #[serde(rename = "time-ms")] time: Millis } = [Clock(ClockAct::IncrementIntroduced(time))];
    AssistantAsked { side: Text<Color> } = [Clock(ClockAct::AssistantAsked(side))];
    CallsForbidden {} = [Clock(ClockAct::CallsForbidden)];
    CallsAllowed {} = [Clock(ClockAct::CallsAllowed)];
    Penalised {
        side: Text<Color>,
        penalty: WirePenalty,
        #[serde(rename = "time-ms", default, skip_serializing_if = "Option::is_none")]
        time: Option<Millis>
    } = [Arbiter(ArbiterAct::Penalised(side, whole))]
        where whole = (penalty, time) by WirePenalty::of, WirePenalty::with;
    Explained { grounds: String } = [Arbiter(ArbiterAct::Explained(grounds))];
    IllegalMoveFound { ply: usize, side: Text<Color> } = [Arbiter(ArbiterAct::IllegalMoveFound { ply, side })];
    PawnBecameQueen {} = [Arbiter(ArbiterAct::PawnBecameQueen)];
    PromotionBegun { from: Text<Square>, to: Text<Square> } = [Arbiter(ArbiterAct::PromotionBegun { from, to })];
    IrregularityFound { what: Text<Irregularity> } = [Arbiter(ArbiterAct::IrregularityFound(what))];
    UnrecordedAllowed {} = [Arbiter(ArbiterAct::UnrecordedAllowed)];
    WentBack { plies: usize } = [Arbiter(ArbiterAct::WentBack(plies))];
    RulingWithdrawn { ruling: usize } = [Arbiter(ArbiterAct::RulingWithdrawn(ruling))];
    ArbiterEntered {} = [Lock(LockAct::Entered)];
    ArbiterLeft {} = [Lock(LockAct::Left)];
    ArbiterLocked {} = [Lock(LockAct::Locked)];
    PinTooSoon { #[serde(rename = "left-ms")] left: Millis } = [Lock(LockAct::TooSoon(left))];
    Denied { denial: Text<Denial> } = [Lock(LockAct::Denied(denial))];
    Absent { side: Text<Color> } = [Presence(PresenceAct::Absent(side))];
    Arrived { side: Text<Color> } = [Presence(PresenceAct::Arrived(side))];
    DefaultTimePassed { side: Text<Color> } = [Presence(PresenceAct::DefaultTimePassed(side))];
    DeviceGiven { device: Text<Device>, to: Text<Seat> } = [Device(DeviceAct::Given(device, to))];
    DeviceOffered { device: Text<Device>, to: Text<Seat> } = [Device(DeviceAct::Offered(device, to))];
    DeviceKept { device: Text<Device> } = [Device(DeviceAct::Kept(device))];
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
    Noticed { incident: WireIncident } = [Notice(NoticeAct::Noticed(incident))];
    BoardSensed { side: Text<Color>, board: Text<Board> } = [Notice(NoticeAct::BoardSensed { side, board })];
    LiftSensed {
        side: Text<Color>,
        square: Text<Square>,
        piece: Text<Piece>,
        #[serde(rename = "away-ms")]
        away: Millis,
        ply: usize
    } = [Notice(NoticeAct::LiftSensed(Lifted { side, square, piece, away, ply }))];
}

#[expect(clippy::boxed_local, reason = "the act holds a box")]
fn of_each(both: Box<ByColor<Control>>) -> (Control, Control) {
    let ByColor { white, black } = *both;
    (white, black)
}

fn of_both(white: Control, black: Control) -> Box<ByColor<Control>> {
    Box::new(ByColor { white, black })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digits_in_the_journal_are_the_envelope() {
        let envelope = Envelope::new((0..=u8::MAX).collect());
        let digits = serde_json::to_string(&HexDigits::of(envelope.clone())).expect("text");
        assert!(digits.starts_with("\"000102") && digits.ends_with("feff\""), "{digits}");
        let read: HexDigits = serde_json::from_str(&digits).expect("digits");
        assert_eq!(read.value(), envelope);
    }

    #[test]
    fn digits_that_are_none_are_no_envelope() {
        for digits in ["\"0\"", "\"0g\"", "\"+f\"", "\"0ä\""] {
            assert!(serde_json::from_str::<HexDigits>(digits).is_err(), "{digits}");
        }
    }
}
