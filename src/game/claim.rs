//! Claims that wait for the arbiter.
use shakmaty::{ByColor, Color, Square};

use super::{Game, Seat, conduct::Consent};
use crate::laws::{
    Article, RawMove,
    quickplay::{Compensation, Request},
};

/// What a player claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// A draw, or extra time, in the quickplay finish (Article 10 of 2009, Appendix G of 2014, Guidelines III).
    Quickplay(Request),
    /// A draw: the position stands for the third time, or will with the move that the claimant has written (9.2).
    Threefold(Option<RawMove>),
    /// A draw: fifty moves without a capture or a move of a pawn, or with the move that the claimant has written (9.3).
    FiftyMoves(Option<RawMove>),
    /// The opponent has completed an illegal move (7.4 of 2009, 7.5).
    IllegalMove,
    /// The opponent has touched this piece (4.3, 4.8).
    Touch(Square),
}

impl Claim {
    /// Whether the claim is an offer of a draw as well, where the regulations allow one (9.1.b.3 of 2014).
    #[must_use]
    pub const fn offers_draw(self) -> bool {
        matches!(self, Self::Quickplay(_) | Self::Threefold(_) | Self::FiftyMoves(_))
    }

    /// The matters of the Laws by which it is judged, the one that it rests on first.
    #[must_use]
    pub const fn articles(self) -> &'static [Article] {
        match self {
            Self::Quickplay(Request::Draw) => &[Article::QuickplayDraw],
            Self::Quickplay(Request::ExtraTime) => &[Article::QuickplayIncrement],
            Self::Threefold(_) => &[Article::Threefold, Article::WrongDrawClaim],
            Self::FiftyMoves(_) => &[Article::FiftyMoves, Article::WrongDrawClaim],
            Self::IllegalMove => &[Article::IllegalMove, Article::IllegalMovePenalty, Article::TouchedPiece],
            Self::Touch(_) => &[Article::TouchedPiece, Article::TouchClaim],
        }
    }

    /// The move that the claimant has written and intends to play.
    #[must_use]
    pub const fn intended(self) -> Option<RawMove> {
        match self {
            Self::Threefold(said) | Self::FiftyMoves(said) => said,
            Self::Quickplay(_) | Self::IllegalMove | Self::Touch(_) => None,
        }
    }
}

/// How far the arbiter has come with a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimStage {
    /// He has yet to judge it.
    Open,
    /// He watches, and judges later or after a flag has fallen (10.2.b, G.5.b, III.5.2); this the opponent has had.
    Postponed(Compensation),
    /// A flag was claimed meanwhile: now he judges.
    FlagFallen(Color),
}

/// A claim that has been made and not been settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PendingClaim {
    /// Who made it.
    pub by: Color,
    /// What it is.
    pub claim: Claim,
    /// How far it is.
    pub stage: ClaimStage,
}

impl PendingClaim {
    /// Whether the clocks stand for it: a claim that was postponed waits while play goes on.
    #[must_use]
    pub const fn stops_play(&self) -> bool {
        match self.stage {
            ClaimStage::Open | ClaimStage::FlagFallen(_) => true,
            ClaimStage::Postponed(_) => false,
        }
    }
}

/// What the arbiter says to a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The arbiter agrees with the claim.
    Accept,
    /// He puts his decision off, and gives the opponent this.
    Postpone(Compensation),
    /// He does not agree.
    Reject,
}

/// The offer of a draw and the claims of a game: what waits, what the record says to it, and what may be offered or claimed.
#[derive(Debug, Clone, Copy)]
pub struct Claims<'a> {
    pub(super) game: &'a Game,
}

impl<'a> Claims<'a> {
    /// Who offered a draw that still stands, the first offer first.
    #[must_use]
    pub fn draw_offers(self) -> &'a [Color] {
        self.game.pending().map_or(&[], |pending| &pending.offers)
    }

    /// Whether this player offered a draw, and the offer still stands.
    #[must_use]
    pub fn has_offered(self, side: Color) -> bool {
        self.draw_offers().contains(&side)
    }

    /// Whose offer this person sees: the one that he can answer comes before his own.
    #[must_use]
    pub fn draw_offer_seen_by(self, seat: Seat) -> Option<Color> {
        let to_answer = seat.side().map(Color::other).filter(|&side| self.has_offered(side));
        to_answer.or_else(|| self.draw_offers().first().copied())
    }

    /// Whether the players may agree on a draw only with the arbiter's consent, which he has not given: the regulations may ask for it at
    /// any time, or before so many moves (9.1.a of 2009 and 2014, 9.1.1).
    #[must_use]
    pub fn needs_consent(self) -> bool {
        let made = ByColor::new_with(|side| self.game.record().moves_made(side));
        self.game.conduct.consent == Consent::Missing && !self.game.setup.agreement.is_allowed(made)
    }

    /// The claim that waits for the arbiter.
    #[must_use]
    pub fn current(self) -> Option<PendingClaim> {
        self.game.pending()?.claim
    }

    /// The claims that wait behind it.
    #[must_use]
    pub fn behind(self) -> &'a [PendingClaim] {
        self.game.pending().map_or(&[], |pending| &pending.waiting)
    }
}
