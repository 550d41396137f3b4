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

/// A row for each refusal: its name and what it tells, the matter of the Laws on which it rests, and its words.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident $(($($field:ident: $type:ty),+))? => $article:expr, $phrase:expr;)+) => {
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
    NotStarted => Article::Alternation, Phrase::line(Line::NotStarted);
    /// The game has begun already.
    AlreadyStarted => Article::Alternation, Phrase::line(Line::AlreadyStarted);
    /// By this edition no competition begins before the regulations' default time is entered.
    DefaultTimeMissing(edition: Edition) => Article::DefaultTime, Phrase::with(Line::SetupDefaultTimeMissing, [Arg::Article(Article::DefaultTime, edition)]);
    /// The game has ended, or waits for its end to be confirmed.
    Over => Article::Checkmate, Phrase::line(Line::GameOver);
    /// The clocks are stopped for the arbiter.
    ClockStopped => Article::StoppingTheClocks, Phrase::line(Line::ClocksStopped);
    /// The clock is running already.
    ClockRuns => Article::StoppingTheClocks, Phrase::line(Line::ClockRunsAlready);
    /// The clock stands after a restart until both players have said that they go on.
    ReadyFirst => Article::StoppingTheClocks, Phrase::line(Line::ReadyFirst);
    /// He has said already that he goes on after the restart.
    ReadyAlready => Article::StoppingTheClocks, Phrase::line(Line::StepAwaitReady);
    /// It is the turn of this side.
    NotYourTurn(side: Color) => Article::Alternation, Phrase::with(Line::NotYourTurn, [Arg::Color(side)]);
    /// The opponent has made his move and not pressed: until then a reply is announced or placed, and not tried on the screen.
    PressAwaited => Article::Alternation, Phrase::line(Line::StepAwaitPress);
    /// This person may not do that.
    NotYours => Article::Assistant, Phrase::line(Line::NotYours);
    /// His player has not asked the assistant for moves completed and time. Logged.
    Unasked => Article::Assistant, Phrase::line(Line::AskFirst);
    /// The sighted player's assistant moves and announces, and does nothing else.
    NotTheOpponentsAssistants => Article::OpponentsAssistant, Phrase::line(Line::NotYours);
    /// The sighted player has no assistant where the visually impaired player has one, and this side is his.
    OpponentHasAssistant(side: Color) => Article::OpponentsAssistant, Phrase::with(Line::OpponentHasAssistant, [Arg::Color(side)]);
    /// This side has no assistant yet who could have a gamepad.
    NoAssistant(side: Color) => Article::Assistant, Phrase::with(Line::NoAssistant, [Arg::Color(side)]);
    /// Only the arbiter may do that.
    ArbiterOnly => Article::ArbitersPowers, Phrase::line(Line::ArbiterOnly);
    /// The opponent's move must be repeated first.
    RepeatFirst(said: RawMove) => Article::Announcing, Phrase::with(Line::RepeatFirst, [Arg::Move(said)]);
    /// The repetition differed and must agree first.
    RepeatAgainFirst => Article::Announcing, Phrase::line(Line::RepeatAgainFirst);
    /// The opponent's move must be executed first.
    ExecuteFirst(said: RawMove) => Article::Announcing, Phrase::with(Line::ExecuteFirst, [Arg::Move(said)]);
    /// The opponent has pressed but not announced yet.
    AwaitAnnouncement(side: Color) => Article::Announcing, Phrase::with(Line::AwaitAnnouncement, [Arg::Color(side)]);
    /// Nothing has been announced that could be corrected.
    NothingAnnounced => Article::Announcing, Phrase::line(Line::NothingAnnounced);
    /// Nothing has been announced that could be repeated or executed.
    NothingToRepeat => Article::Announcing, Phrase::line(Line::NothingToRepeat);
    /// Something else is announced already.
    AlreadyAnnounced(said: RawMove) => Article::Announcing, Phrase::with(Line::AlreadyAnnounced, [Arg::Move(said)]);
    /// Something else stands on the board already.
    AlreadyPlaced(said: RawMove) => Article::MoveStands, Phrase::with(Line::AlreadyPlaced, [Arg::Move(said)]);
    /// Repeated already.
    AlreadyRepeated => Article::Announcing, Phrase::line(Line::AlreadyRepeated);
    /// Executed already.
    AlreadyExecuted => Article::Announcing, Phrase::line(Line::AlreadyExecuted);
    /// The opponent's clock runs: a slip can no longer be corrected.
    CorrectionTooLate => Article::Slip, Phrase::line(Line::CorrectionTooLate);
    /// The correction is not the move that stands on the board.
    CorrectionMustFitPiece(placed: RawMove) => Article::MoveStands, Phrase::with(Line::CorrectionMustFitPiece, [Arg::Move(placed)]);
    /// The move cannot be carried out on the board.
    Misfit(misfit: Misfit) => Article::BoardsDiffer, misfit_phrase(misfit);
    /// Practice: the move is illegal.
    Illegal(said: RawMove, fault: Fault) => Article::LegalMove, Phrase::with(Line::IllegalMove, [Arg::Move(said), Arg::Phrase(Box::new(fault.into()))]);
    /// Practice: the promotion piece is missing.
    PromotionMissing => Article::Announcing, Phrase::line(Line::AskPromotion);
    /// Practice: what was executed (first) is not what was announced.
    ExecutedOtherwise(executed: RawMove, announced: RawMove) => Article::Announcing, Phrase::with(Line::ExecutedOtherwise, [Arg::Move(executed), Arg::Move(announced)]);
    /// No draw is offered to this player.
    NoOffer => Article::DrawOffer, Phrase::line(Line::NoOffer);
    /// The offer that stands is this player's own.
    OwnOffer(side: Color) => Article::DrawOffer, Phrase::Several(vec![Phrase::with(Line::DrawOffered, [Arg::Color(side)]), Phrase::line(Line::OfferStands)]);
    /// A draw is offered already.
    OfferStands => Article::DrawOffer, Phrase::line(Line::OfferStands);
    /// The edition allows agreement only after both have moved.
    TooEarlyToAgree => Article::DrawByAgreement, Phrase::line(Line::TooEarlyToAgree);
    /// The opponent's flag has not fallen.
    FlagNotDown(side: Color) => Article::FlagObserved, Phrase::with(Line::FlagNotDown, [Arg::Color(side)]);
    /// There are not so many plies.
    NoSuchPly(ply: usize) => Article::Irregularity, Phrase::line(Line::NoSuchPly);
    /// There is nothing to confirm.
    NothingToConfirm => Article::Checkmate, Phrase::line(Line::NothingToConfirm);
    /// The arbiter's PIN is needed. Logged.
    PinNeeded => Article::ArbitersPowers, Phrase::line(Line::PinNeeded);
    /// A time below zero was asked for. Logged.
    BelowZero => Article::ClockSetting, Phrase::line(Line::BelowZero);
    /// The game is played without a clock.
    NoClock => Article::ClockSetting, Phrase::line(Line::NoClock);
    /// The claimant's own flag is down (A.4.c of 2014).
    OwnFlagDown => Article::RapidFlag, Phrase::line(Line::OwnFlagDown);
    /// Both flags are down in an earlier period, and the game goes on (6.11.a).
    BothFlagsGoesOn => Article::BothFlags, Phrase::line(Line::BothFlagsGoesOn);
    /// The arbiter may not point out a flag here (A4.d.1 of 2009).
    FlagIsThePlayers => Article::RapidFlag, Phrase::line(Line::FlagIsThePlayers);
    /// The setting of the clock stands after so many moves, unless the arbiter says why the schedule would suffer.
    SettingStands => Article::RapidSetting, Phrase::line(Line::SettingStands);
    /// The rules of the quickplay finish do not hold in this game.
    NoQuickplay(request: Request) => quickplay(request), Phrase::line(Line::NoQuickplay);
    /// A claim in the quickplay finish needs less than two minutes on the clock.
    TwoMinutesOrMore(request: Request) => quickplay(request), Phrase::line(Line::TwoMinutesOrMore);
    /// A claim waits for the arbiter already.
    ClaimWaits => Article::ArbitersPowers, Phrase::line(Line::ClaimWaits);
    /// No claim waits for the arbiter.
    NoClaim => Article::ArbitersPowers, Phrase::line(Line::NoClaim);
    /// This decision cannot be put off.
    CannotPostpone => Article::QuickplayDraw, Phrase::line(Line::CannotPostpone);
    /// This player is at the board.
    AlreadyHere(side: Color) => Article::DefaultTime, Phrase::with(Line::AlreadyHere, [Arg::Color(side)]);
    /// The regulations forbid agreeing on a draw now.
    AgreementForbidden => Article::AgreementForbidden, Phrase::line(Line::AgreementForbidden);
    /// The record shows no illegal move there.
    NotIllegal => Article::IllegalMove, Phrase::line(Line::NotIllegal);
    /// It counts against its player already, and one move counts once.
    CountedAlready => Article::IllegalMove, Phrase::Several(vec![Phrase::line(Line::CountedAlready), Phrase::line(Line::NameSideAndMove)]);
    /// Both have moved: it could have been either, and the arbiter says whose move it was by counting it.
    WhoseHands => Article::IllegalMove, Phrase::line(Line::NameSideAndMove);
    /// The illegal move has been answered and stands.
    TooLateForIllegal(rules: Rules) => answered::article(rules), Phrase::line(Line::TooLateForIllegal);
    /// The arbiter does not intervene by himself: the opponent claims it before he moves.
    IllegalIsThePlayers(rules: Rules) => answered::article(rules), Phrase::line(Line::IllegalIsThePlayers);
    /// Practice: the piece that was touched on this square moves, or is captured.
    TouchedPieceMoves(square: Square) => Article::TouchedPiece, Phrase::with(Line::TouchedPieceMoves, [Arg::Square(square)]);
    /// Practice: the move that was written for a claim is the one to play.
    IntendedMoveStands(said: RawMove) => Article::WrongDrawClaim, Phrase::with(Line::IntendedMoveStands, [Arg::Move(said)]);
    /// The arbiter decides about touched pieces only when a player asks (A4.b of 2009).
    TouchIsThePlayers => Article::RapidTouch, Phrase::line(Line::TouchIsThePlayers);
    /// No piece stands on this square that could be touched or adjusted.
    NothingThere(square: Square) => Article::TouchedPiece, Phrase::with(Line::NoPieceToTouch, [Arg::Square(square)]);
    /// The piece there is on record as touched already.
    AlreadyTouched(square: Square) => Article::TouchedPiece, Phrase::with(Line::AlreadyTouched, [Arg::Square(square)]);
    /// This person has stated nothing that could still be withdrawn.
    NothingToWithdraw => Article::TouchedPiece, Phrase::line(Line::NothingToWithdraw);
    /// No move stands on the screen that could be taken back.
    NoEntry => Article::MoveStands, Phrase::line(Line::NoEntry);
    /// The game is not over yet.
    NotOver => Article::SigningTheSheets, Phrase::line(Line::NotOver);
    /// This player has signed already.
    AlreadySigned => Article::SigningTheSheets, Phrase::line(Line::AlreadySigned);
    /// The game is adjourned.
    Adjourned => Article::Resumption, Phrase::line(Line::AdjournedAlready);
    /// The player was told to seal: he does not announce.
    SealInstead => Article::Sealing, Phrase::line(Line::SealInstead);
    /// A move has been announced or made already: it is completed first, and the opponent seals.
    MoveInHand => Article::Sealing, Phrase::line(Line::MoveInHand);
    /// Nothing is sealed yet.
    SealFirst => Article::Sealing, Phrase::line(Line::SealFirst);
    /// Nobody told this player to seal.
    NotToldToSeal => Article::Sealing, Phrase::line(Line::NotToldToSeal);
    /// The move that was played on the board is the sealed one.
    SealedOnBoard => Article::Sealing, Phrase::line(Line::SealedOnBoard);
    /// The envelope is closed, and its move cannot be changed.
    EnvelopeClosed => Article::Sealing, Phrase::line(Line::EnvelopeClosed);
    /// The arbiter's passphrase is not known here (any more).
    PassphraseNeeded => Article::OpeningTheEnvelope, Phrase::line(Line::PassphraseNeeded);
    /// The passphrase does not open the envelope.
    WrongPassphrase => Article::OpeningTheEnvelope, Phrase::line(Line::WrongPassphrase);
    /// The envelope was damaged, or belongs to another game.
    EnvelopeDamaged => Article::LostEnvelope, Phrase::line(Line::EnvelopeDamaged);
    /// There is no envelope to be opened.
    NoEnvelope => Article::OpeningTheEnvelope, Phrase::line(Line::NoEnvelope);
    /// The player who has to reply is not there.
    ReplyingPlayerAbsent(side: Color) => Article::OpeningTheEnvelope, Phrase::with(Line::ReplyingPlayerAbsent, [Arg::Color(side)]);
    /// A sealed move that ended the game would stand: the envelope is opened first.
    OpenFirst => Article::LateForResumption, Phrase::line(Line::OpenFirst);
    /// The envelope is lost: the player says what he sealed.
    DeclareInstead => Article::LostEnvelope, Phrase::line(Line::DeclareInstead);
    /// The resumption has begun already.
    ResumedAlready => Article::Resumption, Phrase::line(Line::ResumedAlready);
    /// The device belongs to somebody else, or to nobody yet.
    NotYourDevice => Article::Adaptation, Phrase::line(Line::NotYourDevice);
    /// The device is offered to this person already.
    OfferedAlready(device: Device, to: Seat) => Article::Adaptation, Phrase::with(Line::DeviceOffered, [to.named(), device.named()]);
    /// An offer of this device was withdrawn or declined: some seconds pass before the next, since all hear it.
    OfferedTooOften(left: Duration) => Article::Adaptation, Phrase::with(Line::PinWait, [Arg::Time(left)]);
    /// No such device is offered (any more).
    NothingOffered => Article::Adaptation, Phrase::line(Line::DeviceNotOffered);
    /// A device is offered to this person, and nobody consents for him.
    ConsentIsTheirs(seat: Seat) => Article::Adaptation, consent(seat);
    /// The boards and sheets are being brought together: that comes first.
    ReconcileFirst => Article::BoardsDiffer, Phrase::line(Line::ReconcileFirst);
    /// They are not.
    NotReconciling => Article::BoardsDiffer, Phrase::line(Line::NotReconciling);
    /// The arbiter has yet to decide which position counts.
    DecideFirst => Article::BoardsDiffer, Phrase::line(Line::DecideFirst);
    /// The boards do not stand as they should yet, or are not confirmed.
    CorrectFirst => Article::BoardsDiffer, Phrase::line(Line::CorrectFirst);
    /// Nothing can be found from the records as they are.
    NothingDetermined => Article::SheetsDiffer, Phrase::line(Line::NothingDetermined);
    /// The boards stand alike: the rule takes nothing back.
    BoardsAlike(edition: Edition) => Article::BoardsDiffer, Phrase::with(Line::SheetsPutRight, [Arg::Article(Article::BoardsDiffer, edition)]);
    /// The journal does not tell how the clocks stood.
    ClocksUnknown => Article::SheetsDiffer, Phrase::line(Line::ClockTimesUnknown);
    /// Other times than the proposed ones need grounds.
    GroundsNeeded => Article::SheetsDiffer, Phrase::line(Line::GroundsNeeded);
    /// What the record does not show is counted for a reason that the arbiter gives.
    CountNeedsGrounds => Article::IllegalMove, Phrase::line(Line::SayWhy);
    /// It cannot be kept, and what is not kept is not announced: room is made on the disk, or the arbiter lets play go on
    /// unrecorded.
    NotKept(why: NotKept) => Article::Score, not_kept(why);
    /// The journal can be written, or play goes on unrecorded already.
    NothingToAllow => Article::ArbitersPowers, Phrase::line(Line::NothingToAllow);
}

impl Rejection {
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
mod tests {
    use std::collections::BTreeSet;

    use shakmaty::{CastlingSide, Role};

    use super::*;
    use crate::language::{Language, Part, Style, Wording, inventory, speak};

    /// Values to tell in a refusal.
    pub(super) trait Examples: Sized + 'static {
        const EXAMPLES: &'static [Self];
    }

    macro_rules! examples {
        ($($type:ty: $($value:expr),+;)+) => {
            $(impl Examples for $type {
                const EXAMPLES: &'static [Self] = &[$($value),+];
            })+
        };
    }

    const KNIGHT: RawMove = RawMove::Piece {
        role: Role::Knight,
        from: Square::G1,
        to: Square::F3,
        capture: false,
        en_passant: false,
        promotion: None,
    };

    examples! {
        Color: Color::White, Color::Black;
        Square: Square::E4;
        RawMove: KNIGHT, RawMove::Castling(CastlingSide::KingSide);
        usize: 1, 300;
        Misfit: Misfit::NoSuchPiece { role: Role::Rook, from: Square::A1 },
            Misfit::NotReadyToCastle(CastlingSide::QueenSide), Misfit::NoMovement(Square::A1);
        Fault: Fault::StaysInCheck, Fault::NothingThere(Square::A1), Fault::NotItsWay(Role::Bishop), Fault::TakesKing(Square::E1);
        Request: Request::Draw, Request::ExtraTime;
        Rules: Rules::Competition, Rules::Rapid, Rules::Blitz;
        Edition: Edition::Fide2009, Edition::Fide2014, Edition::Fide2018, Edition::Fide2023;
        Device: Device::Keyboard, Device::Mouse, Device::Gamepad(1);
        Duration: Duration::from_secs(10);
        NotKept: NotKept::DiskFull, NotKept::Unwritable;
        Seat: Seat::Player(Color::White), Seat::Assistant(Color::White), Seat::Arbiter;
    }

    #[test]
    fn every_refusal_has_its_article_in_every_edition() {
        for refusal in Rejection::examples() {
            for edition in Edition::ALL {
                assert!(!refusal.number(edition).is_empty(), "{refusal:?} in {edition}");
            }
        }
        let names: BTreeSet<&str> = Rejection::NAMES.iter().copied().collect();
        assert_eq!(names.len(), Rejection::NAMES.len());
        let shown: BTreeSet<String> = Rejection::examples().iter().map(|refusal| format!("{refusal:?}")).collect();
        let shown: BTreeSet<&str> = shown.iter().map(|shown| shown.split(['(', ' ']).next().expect("a name")).collect();
        assert_eq!(shown, names);
    }

    #[test]
    fn the_article_of_a_refusal_may_depend_on_what_it_tells() {
        let cited = |refusal: Rejection| Edition::ALL.map(|edition| refusal.number(edition));
        assert_eq!(cited(Rejection::NoQuickplay(Request::Draw)), ["10.2", "G.5", "III.5", "III.5"]);
        assert_eq!(cited(Rejection::TwoMinutesOrMore(Request::ExtraTime))[1..], ["G.4", "III.4", "III.4"]);
        assert_eq!(cited(Rejection::TooLateForIllegal(Rules::Blitz)), ["B3.c", "B.4", "B.4", "B.3"]);
        assert_eq!(cited(Rejection::TooLateForIllegal(Rules::Rapid)), ["A4.c", "A.4.b", "A.4.2", "A.5.2"]);
    }

    /// A refusal that cannot be said would be a silent one.
    #[test]
    fn every_refusal_can_be_said_in_every_language() {
        for language in Language::ALL {
            let clips = inventory(language);
            for refusal in Rejection::examples() {
                let speech =
                    speak(&refusal.phrase(), Wording { language, ranks: language, style: Style::Full, pieces: None });
                let text = speech.to_string();
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{refusal:?}: {text}");
                for part in &speech.parts {
                    let (Part::Clip { language: own, text } | Part::Glued { language: own, text }) = part else {
                        continue;
                    };
                    assert!(*own == language && clips.contains(text), "{refusal:?}: `{text}` is not in the bank");
                }
            }
        }
    }
}
