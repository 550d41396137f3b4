//! Refusals: a reason with its Article, and a way out; nothing has changed.
use shakmaty::Color;

use crate::laws::{Article, Edition, Misfit, RawMove, illegal::Fault};

/// Why a command was refused.
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
    /// It is the turn of this side.
    NotYourTurn(Color),
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
}

impl Rejection {
    /// The matter of the Laws on which the refusal rests.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::NotStarted | Self::AlreadyStarted | Self::NotYourTurn(_) => Article::Alternation,
            Self::Over | Self::NothingToConfirm => Article::Checkmate,
            Self::ClockStopped | Self::ClockRuns => Article::StoppingTheClocks,
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
            Self::CorrectionMustFitPiece(_) | Self::AlreadyPlaced(_) => Article::MoveStands,
            Self::Misfit(_) => Article::BoardsDiffer,
            Self::Illegal(..) => Article::LegalMove,
            Self::NoOffer | Self::OfferStands => Article::DrawOffer,
            Self::TooEarlyToAgree => Article::DrawByAgreement,
            Self::FlagNotDown(_) => Article::FlagObserved,
            Self::NoSuchPly(_) => Article::Irregularity,
        }
    }

    /// The number of that Article.
    #[must_use]
    pub const fn number(self, edition: Edition) -> &'static str {
        self.article().number(edition)
    }
}
