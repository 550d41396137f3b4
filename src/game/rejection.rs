//! Refusals: a reason with its Article, and a way out; nothing has changed.
use shakmaty::{Color, Square};

use super::{NotKept, Seat};
use crate::laws::{Article, Edition, Misfit, RawMove, answered, illegal::Fault, pace::Rules, quickplay::Request};

/// Why a command was refused.
///
/// | refusal | 2009 | 2014 | 2018 | 2023 |
/// |---|---|---|---|---|
/// | [`NotStarted`](Self::NotStarted) | 1.1 | 1.1 | 1.2 | 1.2 |
/// | [`AlreadyStarted`](Self::AlreadyStarted) | 1.1 | 1.1 | 1.2 | 1.2 |
/// | [`NotYourTurn`](Self::NotYourTurn) | 1.1 | 1.1 | 1.2 | 1.2 |
/// | [`PressAwaited`](Self::PressAwaited) | 1.1 | 1.1 | 1.2 | 1.2 |
/// | [`Over`](Self::Over) | 5.1.a | 5.1.a | 5.1.1 | 5.1.1 |
/// | [`NothingToConfirm`](Self::NothingToConfirm) | 5.1.a | 5.1.a | 5.1.1 | 5.1.1 |
/// | [`ClockStopped`](Self::ClockStopped) | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 |
/// | [`ClockRuns`](Self::ClockRuns) | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 |
/// | [`ReadyFirst`](Self::ReadyFirst) | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 |
/// | [`ReadyAlready`](Self::ReadyAlready) | 6.12.b | 6.12.b | 6.11.2 | 6.11.2 |
/// | [`NotYours`](Self::NotYours) | E.2.9 | D.2.9 | D.2.10 | D.2.10 |
/// | [`ArbiterOnly`](Self::ArbiterOnly) | 13.4 | 12.9 | 12.9 | 12.9 |
/// | [`RepeatFirst`](Self::RepeatFirst) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`RepeatAgainFirst`](Self::RepeatAgainFirst) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`ExecuteFirst`](Self::ExecuteFirst) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`AwaitAnnouncement`](Self::AwaitAnnouncement) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`NothingAnnounced`](Self::NothingAnnounced) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`NothingToRepeat`](Self::NothingToRepeat) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`AlreadyAnnounced`](Self::AlreadyAnnounced) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`AlreadyRepeated`](Self::AlreadyRepeated) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`AlreadyExecuted`](Self::AlreadyExecuted) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`PromotionMissing`](Self::PromotionMissing) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`ExecutedOtherwise`](Self::ExecutedOtherwise) | E.2.1 | D.2.1 | D.2.1 | D.2.1 |
/// | [`CorrectionTooLate`](Self::CorrectionTooLate) | E.2.6 | D.2.7 | D.2.8 | D.2.8 |
/// | [`CorrectionMustFitPiece`](Self::CorrectionMustFitPiece) | 4.6 | 4.7 | 4.7 | 4.7 |
/// | [`AlreadyPlaced`](Self::AlreadyPlaced) | 4.6 | 4.7 | 4.7 | 4.7 |
/// | [`Misfit`](Self::Misfit) | E.2.7 | D.2.8 | D.2.9 | D.2.9 |
/// | [`Illegal`](Self::Illegal) | 3 | 3.10 | 3.10.1 | 3.10.1 |
/// | [`NoOffer`](Self::NoOffer) | 9.1.b | 9.1.b | 9.1.2 | 9.1.2 |
/// | [`OfferStands`](Self::OfferStands) | 9.1.b | 9.1.b | 9.1.2 | 9.1.2 |
/// | [`TooEarlyToAgree`](Self::TooEarlyToAgree) | 5.2.c | 5.2.c | 5.2.3 | 5.2.3 |
/// | [`FlagNotDown`](Self::FlagNotDown) | 6.8 | 6.8 | 6.8 | 6.8 |
/// | [`NoSuchPly`](Self::NoSuchPly) | 6.13 | 7.1 | 7.1 | 7.1 |
/// | [`PinNeeded`](Self::PinNeeded) | 13.4 | 12.9 | 12.9 | 12.9 |
/// | [`BelowZero`](Self::BelowZero) | 6.10.b | 6.10.b | 6.10.2 | 6.10.2 |
/// | [`NoClock`](Self::NoClock) | 6.10.b | 6.10.b | 6.10.2 | 6.10.2 |
/// | [`OwnFlagDown`](Self::OwnFlagDown) | A4.d | A.4.c | A.4.3 | A.5.3 |
/// | [`BothFlagsGoesOn`](Self::BothFlagsGoesOn) | 6.11 | 6.11 | III.3.1 | III.3.1 |
/// | [`FlagIsThePlayers`](Self::FlagIsThePlayers) | A4.d | A.4.c | A.4.3 | A.5.3 |
/// | [`SettingStands`](Self::SettingStands) | A4.a | A.4.a | A.4.1 | A.5.1 |
/// | [`NoQuickplay`](Self::NoQuickplay) | 10.2 | G.5 | III.5 | III.5 |
/// | [`TwoMinutesOrMore`](Self::TwoMinutesOrMore) | 10.2 | G.5 | III.5 | III.5 |
/// | [`ClaimWaits`](Self::ClaimWaits) | 13.4 | 12.9 | 12.9 | 12.9 |
/// | [`NoClaim`](Self::NoClaim) | 13.4 | 12.9 | 12.9 | 12.9 |
/// | [`CannotPostpone`](Self::CannotPostpone) | 10.2 | G.5 | III.5 | III.5 |
/// | [`AlreadyHere`](Self::AlreadyHere) | 6.6.a | 6.7.a | 6.7.1 | 6.7.1 |
/// | [`AgreementForbidden`](Self::AgreementForbidden) | 9.1.a | 9.1.a | 9.1.1 | 9.1.1 |
/// | [`NotIllegal`](Self::NotIllegal) | 7.4 | 7.5 | 7.5.1 | 7.5.1 |
/// | [`TooLateForIllegal`](Self::TooLateForIllegal) | A4.c | A.4.b | A.4.2 | A.5.2 |
/// | [`IllegalIsThePlayers`](Self::IllegalIsThePlayers) | A4.c | A.4.b | A.4.2 | A.5.2 |
/// | [`TouchedPieceMoves`](Self::TouchedPieceMoves) | 4.3 | 4.3 | 4.3 | 4.3 |
/// | [`IntendedMoveStands`](Self::IntendedMoveStands) | 9.5.b | 9.5.b | 9.5.3 | 9.5.3 |
/// | [`TouchIsThePlayers`](Self::TouchIsThePlayers) | A4.b | 4.3 | 4.3 | 4.3 |
/// | [`NothingThere`](Self::NothingThere) | 4.3 | 4.3 | 4.3 | 4.3 |
/// | [`AlreadyTouched`](Self::AlreadyTouched) | 4.3 | 4.3 | 4.3 | 4.3 |
/// | [`NothingToWithdraw`](Self::NothingToWithdraw) | 4.3 | 4.3 | 4.3 | 4.3 |
/// | [`NoEntry`](Self::NoEntry) | 4.6 | 4.7 | 4.7 | 4.7 |
/// | [`NotOver`](Self::NotOver) | 8.7 | 8.7 | 8.7 | 8.7 |
/// | [`AlreadySigned`](Self::AlreadySigned) | 8.7 | 8.7 | 8.7 | 8.7 |
/// | [`Adjourned`](Self::Adjourned) | G.9 | E.9 | I.9 | I.9 |
/// | [`SealInstead`](Self::SealInstead) | G.1 | E.1 | I.1 | I.1 |
/// | [`MoveInHand`](Self::MoveInHand) | G.1 | E.1 | I.1 | I.1 |
/// | [`SealFirst`](Self::SealFirst) | G.1 | E.1 | I.1 | I.1 |
/// | [`NotToldToSeal`](Self::NotToldToSeal) | G.1 | E.1 | I.1 | I.1 |
/// | [`SealedOnBoard`](Self::SealedOnBoard) | G.1 | E.1 | I.1 | I.1 |
/// | [`EnvelopeClosed`](Self::EnvelopeClosed) | G.1 | E.1 | I.1 | I.1 |
/// | [`PassphraseNeeded`](Self::PassphraseNeeded) | G.7 | E.7 | I.7 | I.7 |
/// | [`WrongPassphrase`](Self::WrongPassphrase) | G.7 | E.7 | I.7 | I.7 |
/// | [`EnvelopeDamaged`](Self::EnvelopeDamaged) | G.11 | E.12 | I.12 | I.12 |
/// | [`NoEnvelope`](Self::NoEnvelope) | G.7 | E.7 | I.7 | I.7 |
/// | [`ReplyingPlayerAbsent`](Self::ReplyingPlayerAbsent) | G.7 | E.7 | I.7 | I.7 |
/// | [`OpenFirst`](Self::OpenFirst) | G.10 | E.10 | I.10 | I.10 |
/// | [`DeclareInstead`](Self::DeclareInstead) | G.11 | E.12 | I.12 | I.12 |
/// | [`ResumedAlready`](Self::ResumedAlready) | G.9 | E.9 | I.9 | I.9 |
/// | [`NotYourDevice`](Self::NotYourDevice) | E.1 | D.1 | D.1 | D.1 |
/// | [`NothingOffered`](Self::NothingOffered) | E.1 | D.1 | D.1 | D.1 |
/// | [`ConsentIsTheirs`](Self::ConsentIsTheirs) | E.1 | D.1 | D.1 | D.1 |
/// | [`ReconcileFirst`](Self::ReconcileFirst) | E.2.7 | D.2.8 | D.2.9 | D.2.9 |
/// | [`NotReconciling`](Self::NotReconciling) | E.2.7 | D.2.8 | D.2.9 | D.2.9 |
/// | [`DecideFirst`](Self::DecideFirst) | E.2.7 | D.2.8 | D.2.9 | D.2.9 |
/// | [`CorrectFirst`](Self::CorrectFirst) | E.2.7 | D.2.8 | D.2.9 | D.2.9 |
/// | [`NothingDetermined`](Self::NothingDetermined) | E.2.8 | D.2.8 | D.2.9 | D.2.9 |
/// | [`ClocksUnknown`](Self::ClocksUnknown) | E.2.8 | D.2.8 | D.2.9 | D.2.9 |
/// | [`GroundsNeeded`](Self::GroundsNeeded) | E.2.8 | D.2.8 | D.2.9 | D.2.9 |
/// | [`NotKept`](Self::NotKept) | E.2.5 | D.2.6 | D.2.7 | D.2.7 |
/// | [`NothingToAllow`](Self::NothingToAllow) | 13.4 | 12.9 | 12.9 | 12.9 |
///
/// A request for extra time cites G.4 of 2014 and III.4 of 2018 and 2023; an illegal move in blitz B3.c of 2009, B.4 of 2014 and
/// 2018, B.3 of 2023.
///
/// A press that is held back is no refusal but an event, because the arbiter sees it: D.2.4 (E.2.3 of 2009, D.2.3 of 2014)
/// for the visually impaired player, D.1 (E.1) for the sighted one where that adaptation was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rejection {
    /// The game has not begun.
    NotStarted,
    /// The game has begun already.
    AlreadyStarted,
    /// The game has ended, or waits for its end to be confirmed.
    Over,
    /// The clocks are stopped for the arbiter.
    ClockStopped,
    /// The clock is running already.
    ClockRuns,
    /// The clock stands after a restart until both players have said that they go on.
    ReadyFirst,
    /// He has said already that he goes on after the restart.
    ReadyAlready,
    /// It is the turn of this side.
    NotYourTurn(Color),
    /// The opponent has made his move and not pressed: until then a reply is announced or placed, and not tried on the screen.
    PressAwaited,
    /// This person may not do that.
    NotYours,
    /// Only the arbiter may do that.
    ArbiterOnly,
    /// The opponent's move must be repeated first.
    RepeatFirst(RawMove),
    /// The repetition differed and must agree first.
    RepeatAgainFirst,
    /// The opponent's move must be executed first.
    ExecuteFirst(RawMove),
    /// The opponent has pressed but not announced yet.
    AwaitAnnouncement(Color),
    /// Nothing has been announced that could be corrected.
    NothingAnnounced,
    /// Nothing has been announced that could be repeated or executed.
    NothingToRepeat,
    /// Something else is announced already.
    AlreadyAnnounced(RawMove),
    /// Something else stands on the board already.
    AlreadyPlaced(RawMove),
    /// Repeated already.
    AlreadyRepeated,
    /// Executed already.
    AlreadyExecuted,
    /// The opponent's clock runs: a slip can no longer be corrected.
    CorrectionTooLate,
    /// The correction is not the move that stands on the board.
    CorrectionMustFitPiece(RawMove),
    /// The move cannot be carried out on the board.
    Misfit(Misfit),
    /// Practice: the move is illegal.
    Illegal(RawMove, Fault),
    /// Practice: the promotion piece is missing.
    PromotionMissing,
    /// Practice: what was executed (first) is not what was announced.
    ExecutedOtherwise(RawMove, RawMove),
    /// No draw is offered to this player.
    NoOffer,
    /// A draw is offered already.
    OfferStands,
    /// The edition allows agreement only after both have moved.
    TooEarlyToAgree,
    /// The opponent's flag has not fallen.
    FlagNotDown(Color),
    /// There are not so many plies.
    NoSuchPly(usize),
    /// There is nothing to confirm.
    NothingToConfirm,
    /// The arbiter's PIN is needed. Logged.
    PinNeeded,
    /// A time below zero was asked for. Logged.
    BelowZero,
    /// The game is played without a clock.
    NoClock,
    /// The claimant's own flag is down (A.4.c of 2014).
    OwnFlagDown,
    /// Both flags are down in an earlier period, and the game goes on (6.11.a).
    BothFlagsGoesOn,
    /// The arbiter may not point out a flag here (A4.d.1 of 2009).
    FlagIsThePlayers,
    /// The setting of the clock stands after so many moves, unless the arbiter says why the schedule would suffer.
    SettingStands,
    /// The rules of the quickplay finish do not hold in this game.
    NoQuickplay(Request),
    /// A claim in the quickplay finish needs less than two minutes on the clock.
    TwoMinutesOrMore(Request),
    /// A claim waits for the arbiter already.
    ClaimWaits,
    /// No claim waits for the arbiter.
    NoClaim,
    /// This decision cannot be put off.
    CannotPostpone,
    /// This player is at the board.
    AlreadyHere(Color),
    /// The regulations forbid agreeing on a draw now.
    AgreementForbidden,
    /// The record shows no illegal move there.
    NotIllegal,
    /// The illegal move has been answered and stands.
    TooLateForIllegal(Rules),
    /// The arbiter does not intervene by himself: the opponent claims it before he moves.
    IllegalIsThePlayers(Rules),
    /// Practice: the piece that was touched on this square moves, or is captured.
    TouchedPieceMoves(Square),
    /// Practice: the move that was written for a claim is the one to play.
    IntendedMoveStands(RawMove),
    /// The arbiter decides about touched pieces only when a player asks (A4.b of 2009).
    TouchIsThePlayers,
    /// No piece stands on this square that could be touched or adjusted.
    NothingThere(Square),
    /// The piece there is on record as touched already.
    AlreadyTouched(Square),
    /// This person has stated nothing that could still be withdrawn.
    NothingToWithdraw,
    /// No move stands on the screen that could be taken back.
    NoEntry,
    /// The game is not over yet.
    NotOver,
    /// This player has signed already.
    AlreadySigned,
    /// The game is adjourned.
    Adjourned,
    /// The player was told to seal: he does not announce.
    SealInstead,
    /// A move has been announced or made already: it is completed first, and the opponent seals.
    MoveInHand,
    /// Nothing is sealed yet.
    SealFirst,
    /// Nobody told this player to seal.
    NotToldToSeal,
    /// The move that was played on the board is the sealed one.
    SealedOnBoard,
    /// The envelope is closed, and its move cannot be changed.
    EnvelopeClosed,
    /// The arbiter's passphrase is not known here (any more).
    PassphraseNeeded,
    /// The passphrase does not open the envelope.
    WrongPassphrase,
    /// The envelope was damaged, or belongs to another game.
    EnvelopeDamaged,
    /// There is no envelope to be opened.
    NoEnvelope,
    /// The player who has to reply is not there.
    ReplyingPlayerAbsent(Color),
    /// A sealed move that ended the game would stand: the envelope is opened first.
    OpenFirst,
    /// The envelope is lost: the player says what he sealed.
    DeclareInstead,
    /// The resumption has begun already.
    ResumedAlready,
    /// The device belongs to somebody else, or to nobody yet.
    NotYourDevice,
    /// No such device is offered (any more).
    NothingOffered,
    /// A device is offered to this person, and nobody consents for him.
    ConsentIsTheirs(Seat),
    /// The boards and sheets are being brought together: that comes first.
    ReconcileFirst,
    /// They are not.
    NotReconciling,
    /// The arbiter has yet to decide which position counts.
    DecideFirst,
    /// The boards do not stand as they should yet, or are not confirmed.
    CorrectFirst,
    /// Nothing can be found from the records as they are.
    NothingDetermined,
    /// The journal does not tell how the clocks stood.
    ClocksUnknown,
    /// Other times than the proposed ones need grounds.
    GroundsNeeded,
    /// It cannot be kept, and what is not kept is not announced: room is made on the disk, or the arbiter lets play go on
    /// unrecorded.
    NotKept(NotKept),
    /// The journal can be written, or play goes on unrecorded already.
    NothingToAllow,
}

impl Rejection {
    /// The matter of the Laws on which the refusal rests.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::NotStarted | Self::AlreadyStarted | Self::NotYourTurn(_) | Self::PressAwaited => Article::Alternation,
            Self::Over | Self::NothingToConfirm => Article::Checkmate,
            Self::ClockStopped | Self::ClockRuns | Self::ReadyFirst | Self::ReadyAlready => Article::StoppingTheClocks,
            Self::NotYours => Article::Assistant,
            Self::ArbiterOnly => Article::ArbitersPowers,
            Self::RepeatFirst(_)
            | Self::RepeatAgainFirst
            | Self::ExecuteFirst(_)
            | Self::AwaitAnnouncement(_)
            | Self::NothingAnnounced
            | Self::NothingToRepeat
            | Self::AlreadyAnnounced(_)
            | Self::AlreadyRepeated
            | Self::AlreadyExecuted
            | Self::PromotionMissing
            | Self::ExecutedOtherwise(..) => Article::Announcing,
            Self::CorrectionTooLate => Article::Slip,
            Self::CorrectionMustFitPiece(_) | Self::AlreadyPlaced(_) | Self::NoEntry => Article::MoveStands,
            Self::Misfit(_) | Self::ReconcileFirst | Self::NotReconciling | Self::DecideFirst | Self::CorrectFirst => {
                Article::BoardsDiffer
            }
            Self::Illegal(..) => Article::LegalMove,
            Self::NoOffer | Self::OfferStands => Article::DrawOffer,
            Self::TooEarlyToAgree => Article::DrawByAgreement,
            Self::FlagNotDown(_) => Article::FlagObserved,
            Self::NoSuchPly(_) => Article::Irregularity,
            Self::PinNeeded => Article::ArbitersPowers,
            Self::BelowZero | Self::NoClock => Article::ClockSetting,
            Self::OwnFlagDown | Self::FlagIsThePlayers => Article::RapidFlag,
            Self::BothFlagsGoesOn => Article::BothFlags,
            Self::SettingStands => Article::RapidSetting,
            Self::NoQuickplay(Request::Draw) | Self::TwoMinutesOrMore(Request::Draw) => Article::QuickplayDraw,
            Self::NoQuickplay(Request::ExtraTime) | Self::TwoMinutesOrMore(Request::ExtraTime) => {
                Article::QuickplayIncrement
            }
            // Whatever was claimed, the arbiter judges it.
            Self::ClaimWaits | Self::NoClaim | Self::NothingToAllow => Article::ArbitersPowers,
            Self::NotKept(_) => Article::Score,
            Self::CannotPostpone => Article::QuickplayDraw,
            Self::AlreadyHere(_) => Article::DefaultTime,
            Self::AgreementForbidden => Article::AgreementForbidden,
            Self::NotIllegal => Article::IllegalMove,
            Self::TooLateForIllegal(rules) | Self::IllegalIsThePlayers(rules) => answered::article(rules),
            Self::TouchedPieceMoves(_) | Self::NothingThere(_) | Self::AlreadyTouched(_) | Self::NothingToWithdraw => {
                Article::TouchedPiece
            }
            Self::IntendedMoveStands(_) => Article::WrongDrawClaim,
            Self::TouchIsThePlayers => Article::RapidTouch,
            Self::NotOver | Self::AlreadySigned => Article::SigningTheSheets,
            Self::SealInstead
            | Self::MoveInHand
            | Self::SealFirst
            | Self::NotToldToSeal
            | Self::SealedOnBoard
            | Self::EnvelopeClosed => Article::Sealing,
            Self::PassphraseNeeded | Self::WrongPassphrase | Self::NoEnvelope | Self::ReplyingPlayerAbsent(_) => {
                Article::OpeningTheEnvelope
            }
            Self::EnvelopeDamaged | Self::DeclareInstead => Article::LostEnvelope,
            Self::OpenFirst => Article::LateForResumption,
            Self::NotYourDevice | Self::NothingOffered | Self::ConsentIsTheirs(_) => Article::Adaptation,
            Self::Adjourned | Self::ResumedAlready => Article::Resumption,
            Self::NothingDetermined | Self::ClocksUnknown | Self::GroundsNeeded => Article::SheetsDiffer,
        }
    }

    /// Whether another move would not have been refused: what was wrong is the move, not the moment or the person.
    #[must_use]
    pub const fn is_about_the_move(self) -> bool {
        matches!(
            self,
            Self::Misfit(_)
                | Self::Illegal(..)
                | Self::PromotionMissing
                | Self::TouchedPieceMoves(_)
                | Self::IntendedMoveStands(_)
                | Self::CorrectionMustFitPiece(_)
                | Self::ExecutedOtherwise(..)
        )
    }

    /// The number of that Article.
    #[must_use]
    pub const fn number(self, edition: Edition) -> &'static str {
        self.article().number(edition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table in the documentation of [`Rejection`] is what the program cites.
    #[test]
    #[expect(clippy::too_many_lines, reason = "one row for each refusal")]
    fn the_documented_articles_are_those_that_are_cited() {
        let square = shakmaty::Square::A1;
        let said = RawMove::Castling(shakmaty::CastlingSide::KingSide);
        let all = [
            Rejection::NotStarted,
            Rejection::AlreadyStarted,
            Rejection::NotYourTurn(Color::White),
            Rejection::PressAwaited,
            Rejection::Over,
            Rejection::NothingToConfirm,
            Rejection::ClockStopped,
            Rejection::ClockRuns,
            Rejection::ReadyFirst,
            Rejection::ReadyAlready,
            Rejection::NotYours,
            Rejection::ArbiterOnly,
            Rejection::RepeatFirst(said),
            Rejection::RepeatAgainFirst,
            Rejection::ExecuteFirst(said),
            Rejection::AwaitAnnouncement(Color::White),
            Rejection::NothingAnnounced,
            Rejection::NothingToRepeat,
            Rejection::AlreadyAnnounced(said),
            Rejection::AlreadyRepeated,
            Rejection::AlreadyExecuted,
            Rejection::PromotionMissing,
            Rejection::ExecutedOtherwise(said, said),
            Rejection::CorrectionTooLate,
            Rejection::CorrectionMustFitPiece(said),
            Rejection::AlreadyPlaced(said),
            Rejection::Misfit(Misfit::NoMovement(square)),
            Rejection::Illegal(said, Fault::StaysInCheck),
            Rejection::NoOffer,
            Rejection::OfferStands,
            Rejection::TooEarlyToAgree,
            Rejection::FlagNotDown(Color::White),
            Rejection::NoSuchPly(1),
            Rejection::PinNeeded,
            Rejection::BelowZero,
            Rejection::NoClock,
            Rejection::OwnFlagDown,
            Rejection::BothFlagsGoesOn,
            Rejection::FlagIsThePlayers,
            Rejection::SettingStands,
            Rejection::NoQuickplay(Request::Draw),
            Rejection::TwoMinutesOrMore(Request::Draw),
            Rejection::ClaimWaits,
            Rejection::NoClaim,
            Rejection::CannotPostpone,
            Rejection::AlreadyHere(Color::White),
            Rejection::AgreementForbidden,
            Rejection::NotIllegal,
            Rejection::TooLateForIllegal(Rules::Rapid),
            Rejection::IllegalIsThePlayers(Rules::Rapid),
            Rejection::TouchedPieceMoves(square),
            Rejection::IntendedMoveStands(said),
            Rejection::TouchIsThePlayers,
            Rejection::NothingThere(square),
            Rejection::AlreadyTouched(square),
            Rejection::NothingToWithdraw,
            Rejection::NoEntry,
            Rejection::NotOver,
            Rejection::AlreadySigned,
            Rejection::Adjourned,
            Rejection::SealInstead,
            Rejection::MoveInHand,
            Rejection::SealFirst,
            Rejection::NotToldToSeal,
            Rejection::SealedOnBoard,
            Rejection::EnvelopeClosed,
            Rejection::PassphraseNeeded,
            Rejection::WrongPassphrase,
            Rejection::EnvelopeDamaged,
            Rejection::NoEnvelope,
            Rejection::ReplyingPlayerAbsent(Color::White),
            Rejection::OpenFirst,
            Rejection::DeclareInstead,
            Rejection::ResumedAlready,
            Rejection::NotYourDevice,
            Rejection::NothingOffered,
            Rejection::ConsentIsTheirs(Seat::Player(Color::White)),
            Rejection::ReconcileFirst,
            Rejection::NotReconciling,
            Rejection::DecideFirst,
            Rejection::CorrectFirst,
            Rejection::NothingDetermined,
            Rejection::ClocksUnknown,
            Rejection::GroundsNeeded,
            Rejection::NotKept(NotKept::DiskFull),
            Rejection::NothingToAllow,
        ];
        let rows: Vec<&str> =
            include_str!("rejection.rs").lines().filter(|line| line.starts_with("/// | [`")).collect();
        assert_eq!(rows.len(), all.len());
        for (row, rejection) in rows.iter().zip(all) {
            let name = format!("{rejection:?}");
            let name = name.split(['(', ' ']).next().unwrap_or_default();
            let numbers = Edition::ALL.map(|edition| rejection.number(edition)).join(" | ");
            assert_eq!(*row, format!("/// | [`{name}`](Self::{name}) | {numbers} |"));
        }
    }
}
