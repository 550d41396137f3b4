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
    /// The arbiter lets the players agree on a draw where the regulations ask for his consent (9.1.a of 2009 and 2014, 9.1.1).
    Consent,
}

/// What became of an offer.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DrawAct {
    /// A draw was offered by this side.
    Offered(Color),
    /// The offer was declined.
    Declined,
    /// The arbiter lets the players agree on a draw.
    Consented,
}
