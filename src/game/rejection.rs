//! Refusals: a reason with its Article, and a way out; nothing has changed.
//!
//! The table in this file is the only list of them.
use std::time::Duration;

use shakmaty::{Color, Square};

use super::{Device, NotKept, Seat};
use crate::{
    language::{Arg, Line, Phrase},
    laws::{Article, Edition, Misfit, RawMove, answered, illegal::Fault, pace::Rules, quickplay::Request},
};

/// What stands in the way of a command that is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RefusalKind {
    /// The move itself: another one would have been taken.
    Move,
    /// The opponent's move is to be repeated first (D.2.1 of 2014).
    Repetition,
    /// The opponent's move is to be executed first (D.2.1 of 2014).
    Execution,
    /// The order within a move: something else is due, or this is done already.
    Order,
    /// The person: somebody else may do it.
    Person,
    /// The moment: the game, a clock, a claim, an offer, an adjournment or a comparison has to be at another point.
    Moment,
    /// The rules: the Laws or the set-up of this game do not provide for it.
    Rules,
    /// The record: it shows otherwise.
    Record,
    /// Something that has to be told first: a reason, a passphrase, a time.
    Missing,
    /// The disk: it cannot be kept.
    Disk,
}

/// A row for each refusal: its name and what it tells, its kind, the matter of the Laws on which it rests, and its words.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $(($($field:ident: $type:ty),+))? => $kind:ident, $article:expr, $phrase:expr;)+) => {
        /// Why a command was refused.
        ///
        /// A request for extra time cites G.4 of 2014 and III.4 of 2018 and 2023; an illegal move in blitz B3.c of 2009, B.4
        /// of 2014 and 2018, B.3 of 2023.
        ///
        /// A press that is held back is not a refusal but an event, because the arbiter sees it: D.2.4 (E.2.3 of 2009, D.2.3 of
        /// 2014) for the visually impaired player, D.1 (E.1) for the sighted one where that adaptation was chosen.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Rejection {
            $(
                $(#[$doc])*
                #[doc = concat!("\n\nRests on `", stringify!($article), "`.")]
                $name $(($($type),+))?,
            )+
        }

        impl Rejection {
            /// The name of each refusal.
            pub const NAMES: &[&str] = &[$(stringify!($name)),+];

            /// What stands in the way.
            #[must_use]
            #[allow(unused_variables, reason = "a row names what its kind does not depend on")]
            #[allow(clippy::too_many_lines, reason = "one row for each refusal")]
            pub const fn kind(self) -> RefusalKind {
                match self {
                    $(Self::$name $(($($field),+))? => RefusalKind::$kind,)+
                }
            }

            /// The matter of the Laws on which the refusal rests.
            #[must_use]
            #[allow(unused_variables, reason = "a row names what only its words tell")]
            pub const fn article(self) -> Article {
                match self {
                    $(Self::$name $(($($field),+))? => $article,)+
                }
            }

            /// Its words: the reason and the way out.
            #[must_use]
            #[allow(unused_variables, reason = "a row names what only its Article depends on")]
            #[allow(clippy::too_many_lines, reason = "one row for each refusal")]
            pub fn phrase(self) -> Phrase {
                match self {
                    $(Self::$name $(($($field),+))? => $phrase,)+
                }
            }

            /// Each refusal, with every value of what it tells that changes its Article or its words.
            #[cfg(test)]
            #[allow(unused_variables, reason = "most refusals tell nothing beyond their name")]
            #[allow(clippy::too_many_lines, reason = "one row for each refusal")]
            fn examples() -> Vec<Self> {
                use tests::Examples;
                let mut all = Vec::new();
                $(
                    let most = [1 $($(, <$type>::EXAMPLES.len())+)?].into_iter().max().unwrap_or(1);
                    for index in 0..most {
                        all.push(Self::$name $(($(<$type>::EXAMPLES[index % <$type>::EXAMPLES.len()]),+))?);
                    }
                )+
                all
            }
        }
    };
}

refusals! {
    /// The game has not begun.
    NotStarted => Moment, Article::Alternation, Phrase::line(Line::NotStarted);
    /// The game has begun already.
    AlreadyStarted => Moment, Article::Alternation, Phrase::line(Line::AlreadyStarted);
    /// By this edition no competition begins before the regulations' default time is entered.
    DefaultTimeMissing(edition: Edition) => Missing, Article::DefaultTime, Phrase::with(Line::SetupDefaultTimeMissing, [Arg::Article(Article::DefaultTime, edition)]);
    /// The game has ended, or waits for its end to be confirmed.
    Over => Moment, Article::Checkmate, Phrase::line(Line::GameOver);
    /// The boards cannot be compared after the end: a player who does not agree with it calls the arbiter, who takes it back.
    EndUnconfirmed => Moment, Article::Checkmate, Phrase::Several(vec![Phrase::line(Line::GameOver), Phrase::line(Line::StepConfirm)]);
    /// The game is over, and the arbiter wants to do something to its clocks: first it has to go on.
    OverUntilWithdrawn => Moment, Article::ArbitersPowers, Phrase::line(Line::OverUntilWithdrawn);
    /// There is no such ruling, or it was withdrawn already.
    NoSuchRuling => Record, Article::ArbitersPowers, Phrase::line(Line::NothingToCorrect);
    /// The clocks are stopped for the arbiter.
    ClockStopped => Moment, Article::StoppingTheClocks, Phrase::line(Line::ClocksStopped);
    /// The clock is running already.
    ClockRuns => Moment, Article::StoppingTheClocks, Phrase::line(Line::ClockRunsAlready);
    /// The clock stands after a restart until both players have said that they go on.
    ReadyFirst => Moment, Article::StoppingTheClocks, Phrase::line(Line::ReadyFirst);
    /// The envelope was opened, and this side's clock stands until both players have said that they go on (E.9 of 2014, I.9).
    ResumptionFirst(side: Color) => Moment, Article::Resumption, Phrase::with(Line::ClockHeld, [Arg::Color(side)]);
    /// He has said already that he goes on after the restart.
    ReadyAlready => Moment, Article::StoppingTheClocks, Phrase::line(Line::StepAwaitReady);
    /// It is the turn of this side.
    NotYourTurn(side: Color) => Order, Article::Alternation, Phrase::with(Line::NotYourTurn, [Arg::Color(side)]);
    /// The opponent has made his move and not pressed: until then a reply is announced or placed, and not tried on the screen.
    PressAwaited => Order, Article::Alternation, Phrase::line(Line::StepAwaitPress);
    /// This person may not do that.
    NotYours => Person, Article::Assistant, Phrase::line(Line::NotYours);
    /// His player has not asked the assistant for moves completed and time. Logged.
    Unasked => Person, Article::Assistant, Phrase::line(Line::AskFirst);
    /// The sighted player's assistant moves and announces, and does nothing else.
    NotTheOpponentsAssistants => Person, Article::OpponentsAssistant, Phrase::line(Line::NotYours);
    /// The sighted player has no assistant where the visually impaired player has one, and this side is his.
    OpponentHasAssistant(side: Color) => Person, Article::OpponentsAssistant, Phrase::with(Line::OpponentHasAssistant, [Arg::Color(side)]);
    /// This side has no assistant yet who could have a gamepad.
    NoAssistant(side: Color) => Person, Article::Assistant, Phrase::with(Line::NoAssistant, [Arg::Color(side)]);
    /// Only the arbiter may do that.
    ArbiterOnly => Person, Article::ArbitersPowers, Phrase::line(Line::ArbiterOnly);
    /// The opponent's move must be repeated first.
    RepeatFirst(said: RawMove) => Repetition, Article::Announcing, Phrase::with(Line::RepeatFirst, [Arg::Move(said)]);
    /// The repetition differed and must agree first.
    RepeatAgainFirst => Repetition, Article::Announcing, Phrase::line(Line::RepeatAgainFirst);
    /// The opponent's move must be executed first.
    ExecuteFirst(said: RawMove) => Execution, Article::Announcing, Phrase::with(Line::ExecuteFirst, [Arg::Move(said)]);
    /// The opponent has pressed but not announced yet.
    AwaitAnnouncement(side: Color) => Order, Article::Announcing, Phrase::with(Line::AwaitAnnouncement, [Arg::Color(side)]);
    /// Nothing has been announced that could be corrected.
    NothingAnnounced => Order, Article::Announcing, Phrase::line(Line::NothingAnnounced);
    /// Nothing has been announced that could be repeated or executed.
    NothingToRepeat => Order, Article::Announcing, Phrase::line(Line::NothingToRepeat);
    /// A move is announced already: this one, or another.
    AlreadyAnnounced(said: RawMove) => Order, Article::Announcing, Phrase::with(Line::AlreadyAnnounced, [Arg::Move(said)]);
    /// A move stands on the board already: this one, or another.
    AlreadyPlaced(said: RawMove) => Order, Article::MoveStands, Phrase::with(Line::AlreadyPlaced, [Arg::Move(said)]);
    /// The announcement has been repeated already.
    AlreadyRepeated => Order, Article::Announcing, Phrase::line(Line::AlreadyRepeated);
    /// The move has been executed already.
    AlreadyExecuted => Order, Article::Announcing, Phrase::line(Line::AlreadyExecuted);
    /// The opponent's clock has been started, or he has answered: a slip can no longer be corrected.
    CorrectionTooLate => Order, Article::Slip, Phrase::line(Line::CorrectionTooLate);
    /// The correction is not the move that stands on the board.
    CorrectionMustFitPiece(placed: RawMove) => Move, Article::MoveStands, Phrase::with(Line::CorrectionMustFitPiece, [Arg::Move(placed)]);
    /// The move cannot be carried out on the board.
    Misfit(misfit: Misfit) => Move, Article::BoardsDiffer, misfit_phrase(misfit);
    /// The move that the opponent announced cannot be made on the board of the player who executes it.
    DoesNotFitBoard(announced: RawMove) => Move, Article::BoardsDiffer, Phrase::with(Line::DoesNotFitBoard, [Arg::Move(announced)]);
    /// Practice: the move is illegal.
    Illegal(said: RawMove, fault: Fault) => Move, Article::LegalMove, Phrase::with(Line::IllegalMove, [Arg::Move(said), Arg::Phrase(Box::new(fault.into()))]);
    /// Practice: the promotion piece is missing.
    PromotionMissing => Move, Article::Announcing, Phrase::line(Line::AskPromotion);
    /// Practice: what was executed (first) is not what was announced.
    ExecutedOtherwise(executed: RawMove, announced: RawMove) => Move, Article::Announcing, Phrase::with(Line::ExecutedOtherwise, [Arg::Move(executed), Arg::Move(announced)]);
    /// No draw is offered to this player.
    NoOffer => Moment, Article::DrawOffer, Phrase::line(Line::NoOffer);
    /// The offer that stands is this player's own.
    OwnOffer(side: Color) => Moment, Article::DrawOffer, Phrase::Several(vec![Phrase::with(Line::DrawOffered, [Arg::Color(side)]), Phrase::line(Line::OfferStands)]);
    /// A draw is offered already.
    OfferStands => Moment, Article::DrawOffer, Phrase::line(Line::OfferStands);
    /// The edition allows agreement only after both have moved.
    TooEarlyToAgree => Rules, Article::DrawByAgreement, Phrase::line(Line::TooEarlyToAgree);
    /// The opponent's flag has not fallen.
    FlagNotDown(side: Color) => Moment, Article::FlagObserved, Phrase::with(Line::FlagNotDown, [Arg::Color(side)]);
    /// There are not so many plies.
    NoSuchPly(ply: usize) => Record, Article::Irregularity, Phrase::line(Line::NoSuchPly);
    /// There is nothing to confirm.
    NothingToConfirm => Moment, Article::Checkmate, Phrase::line(Line::NothingToConfirm);
    /// The arbiter's PIN is needed. Logged.
    PinNeeded => Person, Article::ArbitersPowers, Phrase::line(Line::PinNeeded);
    /// A time below zero was asked for. Logged.
    BelowZero => Record, Article::ClockSetting, Phrase::line(Line::BelowZero);
    /// The time of a ruling cannot be taken back: its player has used it.
    TimeUsedUp => Record, Article::ClockSetting, Phrase::line(Line::TimeUsedUp);
    /// The game is played without a clock.
    NoClock => Rules, Article::ClockSetting, Phrase::line(Line::NoClock);
    /// The claimant's own flag is down (A.4.c of 2014).
    OwnFlagDown => Moment, Article::RapidFlag, Phrase::line(Line::OwnFlagDown);
    /// Both flags are down in an earlier period, and the game goes on (6.11.a).
    BothFlagsGoesOn => Rules, Article::BothFlags, Phrase::line(Line::BothFlagsGoesOn);
    /// The arbiter may not point out a flag here (A4.d.1 of 2009).
    FlagIsThePlayers => Person, Article::RapidFlag, Phrase::line(Line::FlagIsThePlayers);
    /// The setting of the clock stands after so many moves, unless the arbiter says why the schedule would suffer.
    SettingStands => Rules, Article::RapidSetting, Phrase::line(Line::SettingStands);
    /// The rules of the quickplay finish do not hold in this game.
    NoQuickplay(request: Request) => Rules, quickplay(request), Phrase::line(Line::NoQuickplay);
    /// A claim in the quickplay finish needs less than two minutes on the clock.
    TwoMinutesOrMore(request: Request) => Moment, quickplay(request), Phrase::line(Line::TwoMinutesOrMore);
    /// It is to be made before the claimant's flag has fallen.
    QuickplayAfterFlag(request: Request, side: Color) => Moment, quickplay(request), Phrase::with(Line::MarkTimeRanOut, [Arg::Color(side)]);
    /// A claim waits for the arbiter already.
    ClaimWaits => Moment, Article::ArbitersPowers, Phrase::line(Line::ClaimWaits);
    /// No claim waits for the arbiter.
    NoClaim => Moment, Article::ArbitersPowers, Phrase::line(Line::NoClaim);
    /// This decision cannot be put off.
    CannotPostpone => Rules, Article::QuickplayDraw, Phrase::line(Line::CannotPostpone);
    /// This player is at the board.
    AlreadyHere(side: Color) => Moment, Article::DefaultTime, Phrase::with(Line::AlreadyHere, [Arg::Color(side)]);
    /// The regulations forbid agreeing on a draw now.
    AgreementForbidden => Rules, Article::AgreementForbidden, Phrase::line(Line::AgreementForbidden);
    /// The players may agree on a draw already.
    AgreementAllowed => Moment, Article::AgreementForbidden, Phrase::line(Line::AgreementAllowed);
    /// The record shows no illegal move there.
    NotIllegal => Record, Article::IllegalMove, Phrase::line(Line::NotIllegal);
    /// It counts against its player already, and one move counts once.
    CountedAlready => Record, Article::IllegalMove, Phrase::Several(vec![Phrase::line(Line::CountedAlready), Phrase::line(Line::NameSideAndMove)]);
    /// Both have moved: it could have been either, and the arbiter says whose move it was by counting it.
    WhoseHands => Missing, Article::IllegalMove, Phrase::line(Line::NameSideAndMove);
    /// The illegal move has been answered and stands.
    TooLateForIllegal(rules: Rules) => Moment, answered::article(rules), Phrase::line(Line::TooLateForIllegal);
    /// The arbiter does not intervene by himself: the opponent claims it before he moves.
    IllegalIsThePlayers(rules: Rules) => Person, answered::article(rules), Phrase::line(Line::IllegalIsThePlayers);
    /// Practice: the piece that was touched on this square moves, or is captured.
    TouchedPieceMoves(square: Square) => Move, Article::TouchedPiece, Phrase::with(Line::TouchedPieceMoves, [Arg::Square(square)]);
    /// Practice: the move that was written for a claim is the one to play.
    IntendedMoveStands(said: RawMove) => Move, Article::WrongDrawClaim, Phrase::with(Line::IntendedMoveStands, [Arg::Move(said)]);
    /// The arbiter decides about touched pieces only when a player asks (A4.b of 2009).
    TouchIsThePlayers => Person, Article::RapidTouch, Phrase::line(Line::TouchIsThePlayers);
    /// No piece stands on this square that could be touched or adjusted.
    NothingThere(square: Square) => Record, Article::TouchedPiece, Phrase::with(Line::NoPieceToTouch, [Arg::Square(square)]);
    /// The piece there is on record as touched already.
    AlreadyTouched(square: Square) => Record, Article::TouchedPiece, Phrase::with(Line::AlreadyTouched, [Arg::Square(square)]);
    /// This person has stated nothing that could still be withdrawn.
    NothingToWithdraw => Moment, Article::TouchedPiece, Phrase::line(Line::NothingToWithdraw);
    /// No move stands on the screen that could be taken back.
    NoEntry => Moment, Article::MoveStands, Phrase::line(Line::NoEntry);
    /// The game is not over yet.
    NotOver => Moment, Article::SigningTheSheets, Phrase::line(Line::NotOver);
    /// This player has signed already.
    AlreadySigned => Moment, Article::SigningTheSheets, Phrase::line(Line::AlreadySigned);
    /// The game is adjourned.
    Adjourned => Moment, Article::Resumption, Phrase::line(Line::AdjournedAlready);
    /// The player was told to seal: he does not announce.
    SealInstead => Moment, Article::Sealing, Phrase::line(Line::SealInstead);
    /// What is sealed is changed in the envelope, not on the board; for a player who sees.
    MoveInEnvelope => Moment, Article::Sealing, Phrase::line(Line::MoveInEnvelope);
    /// A move has been announced or made already: it is completed first, and the opponent seals.
    MoveInHand => Moment, Article::Sealing, Phrase::line(Line::MoveInHand);
    /// The clocks are stopped, and a move is sealed in its player's time.
    SealWithClock => Moment, Article::Sealing, Phrase::line(Line::SealWithClock);
    /// Nothing is sealed yet.
    SealFirst => Moment, Article::Sealing, Phrase::line(Line::SealFirst);
    /// Nobody told this player to seal.
    NotToldToSeal => Person, Article::Sealing, Phrase::line(Line::NotToldToSeal);
    /// The move that was played on the board is the sealed one.
    SealedOnBoard => Moment, Article::Sealing, Phrase::line(Line::SealedOnBoard);
    /// The envelope is closed, and its move cannot be changed.
    EnvelopeClosed => Moment, Article::Sealing, Phrase::line(Line::EnvelopeClosed);
    /// The arbiter's passphrase is not known here (any more).
    PassphraseNeeded => Missing, Article::OpeningTheEnvelope, Phrase::line(Line::PassphraseNeeded);
    /// The passphrase does not open the envelope.
    WrongPassphrase => Missing, Article::OpeningTheEnvelope, Phrase::line(Line::WrongPassphrase);
    /// The envelope was damaged, or belongs to another game.
    EnvelopeDamaged => Missing, Article::LostEnvelope, Phrase::line(Line::EnvelopeDamaged);
    /// There is no envelope to be opened.
    NoEnvelope => Moment, Article::OpeningTheEnvelope, Phrase::line(Line::NoEnvelope);
    /// The player who has to reply is not there.
    ReplyingPlayerAbsent(side: Color) => Moment, Article::OpeningTheEnvelope, Phrase::with(Line::ReplyingPlayerAbsent, [Arg::Color(side)]);
    /// A sealed move that ended the game would stand: the envelope is opened first.
    OpenFirst => Moment, Article::LateForResumption, Phrase::line(Line::OpenFirst);
    /// The envelope is lost: the player says what he sealed.
    DeclareInstead => Moment, Article::LostEnvelope, Phrase::line(Line::DeclareInstead);
    /// The resumption has begun already.
    ResumedAlready => Moment, Article::Resumption, Phrase::line(Line::ResumedAlready);
    /// The device belongs to somebody else, or to nobody yet.
    NotYourDevice => Person, Article::Adaptation, Phrase::line(Line::NotYourDevice);
    /// The device is offered to this person already.
    OfferedAlready(device: Device, to: Seat) => Moment, Article::Adaptation, Phrase::with(Line::DeviceOffered, [to.named(), device.named()]);
    /// An offer of this device was withdrawn or declined: some seconds pass before the next, since all hear it.
    OfferedTooOften(left: Duration) => Moment, Article::Adaptation, Phrase::with(Line::PinWait, [Arg::Time(left)]);
    /// No such device is offered (any more).
    NothingOffered => Moment, Article::Adaptation, Phrase::line(Line::DeviceNotOffered);
    /// A gamepad that is nobody's, and may be in the hands of another: its own buttons take it.
    TakenByItsButtons(device: Device, to: Seat) => Person, Article::Adaptation, Phrase::with(Line::PadOffered, [to.named(), device.named()]);
    /// A device is offered to this person, and nobody consents for him.
    ConsentIsTheirs(seat: Seat) => Person, Article::Adaptation, consent(seat);
    /// The boards and sheets are being brought together: that comes first.
    ReconcileFirst => Moment, Article::BoardsDiffer, Phrase::line(Line::ReconcileFirst);
    /// No comparison of boards and sheets is under way.
    NotReconciling => Moment, Article::BoardsDiffer, Phrase::line(Line::NotReconciling);
    /// The arbiter has yet to decide which position counts.
    DecideFirst => Moment, Article::BoardsDiffer, Phrase::line(Line::DecideFirst);
    /// The boards do not stand as they should yet, or are not confirmed.
    CorrectFirst => Moment, Article::BoardsDiffer, Phrase::line(Line::CorrectFirst);
    /// Nothing can be found from the records as they are.
    NothingDetermined => Record, Article::SheetsDiffer, Phrase::line(Line::NothingDetermined);
    /// The boards stand alike: the rule takes nothing back.
    BoardsAlike(edition: Edition) => Record, Article::BoardsDiffer, Phrase::with(Line::SheetsPutRight, [Arg::Article(Article::BoardsDiffer, edition)]);
    /// The journal does not tell how the clocks stood.
    ClocksUnknown => Missing, Article::SheetsDiffer, Phrase::line(Line::ClockTimesUnknown);
    /// Other times than the proposed ones need grounds.
    GroundsNeeded => Missing, Article::SheetsDiffer, Phrase::line(Line::GroundsNeeded);
    /// The edition has no such penalty: a fine came in 2014.
    NoSuchPenalty => Rules, Article::ArbitersPowers, Phrase::line(Line::NoSuchPenalty);
    /// An illegal move that the difference of the boards explains is counted for a reason that the arbiter gives.
    BoardsDiffered => Missing, Article::BoardsDiffer, Phrase::line(Line::BoardsDifferedSayWhy);
    /// What the record does not show is counted for a reason that the arbiter gives.
    CountNeedsGrounds => Missing, Article::IllegalMove, Phrase::line(Line::SayWhy);
    /// The position that was claimed was taken back meanwhile: the arbiter gives his reason for the draw.
    DrawNeedsGrounds => Missing, Article::WrongDrawClaim, Phrase::line(Line::SayWhy);
    /// The clock has marked which flag fell first, and the arbiter finds otherwise for a reason that he gives.
    OrderNeedsGrounds => Missing, Article::BothFlags, Phrase::line(Line::SayWhy);
    /// A game is lost by default without the record only for a reason that the arbiter gives.
    DefaultNeedsGrounds(rule: Article) => Missing, rule, Phrase::line(Line::SayWhy);
    /// It cannot be kept, and what is not kept is not announced: room is made on the disk, or the arbiter lets play go on
    /// unrecorded.
    NotKept(why: NotKept) => Disk, Article::Score, not_kept(why);
    /// The journal can be written, or play goes on unrecorded already.
    NothingToAllow => Moment, Article::ArbitersPowers, Phrase::line(Line::NothingToAllow);
}

impl Rejection {
    /// The number of its Article.
    #[must_use]
    pub const fn number(self, edition: Edition) -> &'static str {
        self.article().number(edition)
    }
}

const fn quickplay(request: Request) -> Article {
    match request {
        Request::Draw => Article::QuickplayDraw,
        Request::ExtraTime => Article::QuickplayIncrement,
    }
}

fn misfit_phrase(misfit: Misfit) -> Phrase {
    match misfit {
        Misfit::NoSuchPiece { role, from } => Phrase::with(Line::NoSuchPiece, [Arg::Role(role), Arg::Square(from)]),
        Misfit::NotReadyToCastle(_) => Phrase::line(Line::CastlingNotReady),
        Misfit::NoMovement(square) => Phrase::with(Line::NoMovement, [Arg::Square(square)]),
    }
}

fn consent(seat: Seat) -> Phrase {
    match seat {
        Seat::Player(side) => Phrase::with(Line::ConsentIsTheirs, [Arg::Color(side)]),
        Seat::Assistant(_) | Seat::Arbiter => Phrase::line(Line::NotYourDevice),
    }
}

const fn not_kept(why: NotKept) -> Phrase {
    match why {
        NotKept::DiskFull => Phrase::line(Line::NotKeptDiskFull),
        NotKept::Unwritable => Phrase::line(Line::NotKeptUnwritable),
    }
}

#[cfg(test)]
mod tests;
