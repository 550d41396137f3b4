//! Refusals in words: the reason and the way out, to whoever asked, and to nobody else.
use super::{Audience, Content, Cue, Priority};
use crate::{
    game::{Device, Game, NotKept, Rejection, Seat},
    language::{Arg, Line, Phrase},
    laws::{Article, Misfit},
};

/// The cue of a refused command: for the asker alone.
#[must_use]
pub fn refuse(rejection: Rejection, by: Seat, game: &Game) -> Cue {
    let setup = game.setup();
    let content = Content::Refuse { article: rejection.number(setup.edition), phrase: reason_phrase(rejection) };
    Cue { to: Audience::private(by, setup), priority: Priority::Answer, content }
}

/// The cue for words that were not understood, or fit several moves: for the asker alone (D.2.1).
#[must_use]
pub fn not_understood(phrase: Phrase, by: Seat, game: &Game) -> Cue {
    let setup = game.setup();
    let content = Content::Refuse { article: Article::Announcing.number(setup.edition), phrase };
    Cue { to: Audience::private(by, setup), priority: Priority::Answer, content }
}

/// The cue for whoever does something to his announcement, or presses again, while his press waits for its last word.
#[must_use]
pub fn press_waits(by: Seat, game: &Game) -> Cue {
    let setup = game.setup();
    let content =
        Content::Refuse { article: Article::Slip.number(setup.edition), phrase: Phrase::line(Line::PressWaits) };
    Cue { to: Audience::private(by, setup), priority: Priority::Answer, content }
}

/// The cues for a button on the page of a person that was taken by a device of somebody else: to the page, and to whoever has
/// the device.
#[must_use]
pub fn page_of_another(of: Seat, by: Device, game: &Game) -> Vec<Cue> {
    let setup = game.setup();
    let phrase = page_phrase(of);
    let content = Content::Refuse { article: Article::Adaptation.number(setup.edition), phrase };
    let owner = game.owner_of(by).map(|owner| Audience::private(owner, setup));
    let told = owner.into_iter().chain([Audience::Page(of)]);
    told.map(|to| Cue { to, priority: Priority::Answer, content: content.clone() }).collect()
}

/// Who acts on an assistant's page, and how he gets a device.
#[must_use]
pub fn page_phrase(of: Seat) -> Phrase {
    match of {
        Seat::Assistant(side) => Phrase::with(Line::PageOfAssistant, [Arg::Color(side)]),
        Seat::Player(_) | Seat::Arbiter => Phrase::line(Line::NotYourDevice),
    }
}

/// The words of a refusal.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one row for each refusal")]
pub fn reason_phrase(rejection: Rejection) -> Phrase {
    use Rejection as R;
    match rejection {
        R::NotStarted => Phrase::line(Line::NotStarted),
        R::AlreadyStarted => Phrase::line(Line::AlreadyStarted),
        R::Over => Phrase::line(Line::GameOver),
        R::ClockStopped => Phrase::line(Line::ClocksStopped),
        R::ClockRuns => Phrase::line(Line::ClockRunsAlready),
        R::ReadyFirst => Phrase::line(Line::ReadyFirst),
        R::ReadyAlready => Phrase::line(Line::StepAwaitReady),
        R::NotYourTurn(side) => Phrase::with(Line::NotYourTurn, [Arg::Color(side)]),
        R::PressAwaited => Phrase::line(Line::StepAwaitPress),
        R::NotYours => Phrase::line(Line::NotYours),
        R::ArbiterOnly => Phrase::line(Line::ArbiterOnly),
        R::RepeatFirst(said) => Phrase::with(Line::RepeatFirst, [Arg::Move(said)]),
        R::RepeatAgainFirst => Phrase::line(Line::RepeatAgainFirst),
        R::ExecuteFirst(said) => Phrase::with(Line::ExecuteFirst, [Arg::Move(said)]),
        R::AwaitAnnouncement(side) => Phrase::with(Line::AwaitAnnouncement, [Arg::Color(side)]),
        R::NothingAnnounced => Phrase::line(Line::NothingAnnounced),
        R::NothingToRepeat => Phrase::line(Line::NothingToRepeat),
        R::AlreadyAnnounced(said) => Phrase::with(Line::AlreadyAnnounced, [Arg::Move(said)]),
        R::AlreadyPlaced(said) => Phrase::with(Line::AlreadyPlaced, [Arg::Move(said)]),
        R::AlreadyRepeated => Phrase::line(Line::AlreadyRepeated),
        R::AlreadyExecuted => Phrase::line(Line::AlreadyExecuted),
        R::CorrectionTooLate => Phrase::line(Line::CorrectionTooLate),
        R::CorrectionMustFitPiece(placed) => Phrase::with(Line::CorrectionMustFitPiece, [Arg::Move(placed)]),
        R::Misfit(misfit) => misfit_phrase(misfit),
        R::Illegal(said, fault) => {
            Phrase::with(Line::IllegalMove, [Arg::Move(said), Arg::Phrase(Box::new(fault.into()))])
        }
        R::PromotionMissing => Phrase::line(Line::AskPromotion),
        R::ExecutedOtherwise(executed, announced) => {
            Phrase::with(Line::ExecutedOtherwise, [Arg::Move(executed), Arg::Move(announced)])
        }
        R::NoOffer => Phrase::line(Line::NoOffer),
        R::OfferStands => Phrase::line(Line::OfferStands),
        R::TooEarlyToAgree => Phrase::line(Line::TooEarlyToAgree),
        R::FlagNotDown(side) => Phrase::with(Line::FlagNotDown, [Arg::Color(side)]),
        R::NoSuchPly(ply) => Phrase::with(Line::NoSuchPly, [Arg::Number(u32::try_from(ply).unwrap_or(u32::MAX))]),
        R::NothingToConfirm => Phrase::line(Line::NothingToConfirm),
        R::AlreadyHere(side) => Phrase::with(Line::AlreadyHere, [Arg::Color(side)]),
        R::PinNeeded => Phrase::line(Line::PinNeeded),
        R::BelowZero => Phrase::line(Line::BelowZero),
        R::NoClock => Phrase::line(Line::NoClock),
        R::OwnFlagDown => Phrase::line(Line::OwnFlagDown),
        R::BothFlagsGoesOn => Phrase::line(Line::BothFlagsGoesOn),
        R::FlagIsThePlayers => Phrase::line(Line::FlagIsThePlayers),
        R::SettingStands => Phrase::line(Line::SettingStands),
        R::NoQuickplay(_) => Phrase::line(Line::NoQuickplay),
        R::TwoMinutesOrMore(_) => Phrase::line(Line::TwoMinutesOrMore),
        R::ClaimWaits => Phrase::line(Line::ClaimWaits),
        R::NoClaim => Phrase::line(Line::NoClaim),
        R::CannotPostpone => Phrase::line(Line::CannotPostpone),
        R::AgreementForbidden => Phrase::line(Line::AgreementForbidden),
        R::NotIllegal => Phrase::line(Line::NotIllegal),
        R::TooLateForIllegal(_) => Phrase::line(Line::TooLateForIllegal),
        R::IllegalIsThePlayers(_) => Phrase::line(Line::IllegalIsThePlayers),
        R::TouchedPieceMoves(square) => Phrase::with(Line::TouchedPieceMoves, [Arg::Square(square)]),
        R::IntendedMoveStands(said) => Phrase::with(Line::IntendedMoveStands, [Arg::Move(said)]),
        R::TouchIsThePlayers => Phrase::line(Line::TouchIsThePlayers),
        R::NothingThere(square) => Phrase::with(Line::NoPieceToTouch, [Arg::Square(square)]),
        R::AlreadyTouched(square) => Phrase::with(Line::AlreadyTouched, [Arg::Square(square)]),
        R::NothingToWithdraw => Phrase::line(Line::NothingToWithdraw),
        R::NoEntry => Phrase::line(Line::NoEntry),
        R::NotOver => Phrase::line(Line::NotOver),
        R::AlreadySigned => Phrase::line(Line::AlreadySigned),
        R::Adjourned => Phrase::line(Line::AdjournedAlready),
        R::SealInstead => Phrase::line(Line::SealInstead),
        R::MoveInHand => Phrase::line(Line::MoveInHand),
        R::SealFirst => Phrase::line(Line::SealFirst),
        R::NotToldToSeal => Phrase::line(Line::NotToldToSeal),
        R::SealedOnBoard => Phrase::line(Line::SealedOnBoard),
        R::EnvelopeClosed => Phrase::line(Line::EnvelopeClosed),
        R::PassphraseNeeded => Phrase::line(Line::PassphraseNeeded),
        R::WrongPassphrase => Phrase::line(Line::WrongPassphrase),
        R::EnvelopeDamaged => Phrase::line(Line::EnvelopeDamaged),
        R::NoEnvelope => Phrase::line(Line::NoEnvelope),
        R::ReplyingPlayerAbsent(side) => Phrase::with(Line::ReplyingPlayerAbsent, [Arg::Color(side)]),
        R::OpenFirst => Phrase::line(Line::OpenFirst),
        R::DeclareInstead => Phrase::line(Line::DeclareInstead),
        R::ResumedAlready => Phrase::line(Line::ResumedAlready),
        R::NotYourDevice => Phrase::line(Line::NotYourDevice),
        R::NothingOffered => Phrase::line(Line::DeviceNotOffered),
        R::ConsentIsTheirs(Seat::Player(side)) => Phrase::with(Line::ConsentIsTheirs, [Arg::Color(side)]),
        R::ConsentIsTheirs(Seat::Assistant(_) | Seat::Arbiter) => Phrase::line(Line::NotYourDevice),
        R::ReconcileFirst => Phrase::line(Line::ReconcileFirst),
        R::NotReconciling => Phrase::line(Line::NotReconciling),
        R::DecideFirst => Phrase::line(Line::DecideFirst),
        R::CorrectFirst => Phrase::line(Line::CorrectFirst),
        R::NothingDetermined => Phrase::line(Line::NothingDetermined),
        R::ClocksUnknown => Phrase::line(Line::ClockTimesUnknown),
        R::GroundsNeeded => Phrase::line(Line::GroundsNeeded),
        R::NotKept(NotKept::DiskFull) => Phrase::line(Line::NotKeptDiskFull),
        R::NotKept(NotKept::Unwritable) => Phrase::line(Line::NotKeptUnwritable),
        R::NothingToAllow => Phrase::line(Line::NothingToAllow),
    }
}

fn misfit_phrase(misfit: Misfit) -> Phrase {
    match misfit {
        Misfit::NoSuchPiece { role, from } => Phrase::with(Line::NoSuchPiece, [Arg::Role(role), Arg::Square(from)]),
        Misfit::NotReadyToCastle(_) => Phrase::line(Line::CastlingNotReady),
        Misfit::NoMovement(square) => Phrase::with(Line::NoMovement, [Arg::Square(square)]),
    }
}
