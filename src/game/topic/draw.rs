//! Offers of a draw (9.1).
use shakmaty::Color;

/// What a player does about an offer.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DrawCommand {
    /// A draw is offered.
    Offer,
    /// The draw is accepted.
    Accept,
    /// The draw is declined.
    Decline,
}

/// What became of an offer.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DrawAct {
    /// A draw was offered by this side.
    Offered(Color),
    /// The offer was declined.
    Declined,
}
