//! The game is adjourned, the move sealed, the game resumed (Guidelines E; I of 2018 and 2023).
use crate::{
    game::{Envelope, Opening, Order, Passphrase, Written},
    laws::RawMove,
};

/// What is asked about an adjournment.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AdjournmentCommand {
    /// The arbiter tells the player on move to seal (E.1); the passphrase is for the person who closes the envelope.
    Order(Order, Passphrase),
    /// The player seals this, or seals it instead of what he sealed before. Becomes [`Self::HandIn`] where envelopes
    /// are closed; refused where the passphrase is not known.
    Seal(Written),
    /// The player hands his move in, unreadable.
    HandIn(Envelope),
    /// The time of resumption has come.
    Resume,
    /// The arbiter opens the envelope.
    Open(Opening),
    /// The arbiter finds that the envelope is lost (E.12).
    EnvelopeLost,
    /// The player who sealed says what it was, after the envelope was lost.
    DeclareSealed(RawMove),
}

/// What happened about an adjournment.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AdjournmentAct {
    /// The arbiter told the player on move to seal.
    Ordered(Order),
    /// The player on move sealed a move, in place of any he sealed before.
    MoveSealed(Envelope),
    /// The clocks were stopped on the sealed move: the game is adjourned.
    Adjourned,
    /// A sealed reply was handed in, and the absent player's clock started (E.9.c).
    ReplyHandedIn,
    /// The game is resumed.
    ResumptionBegan,
    /// The clock of the player who has to reply was started in his absence (E.9.b, E.11).
    ReplyingClockStarted,
    /// The envelope was opened; this was in it.
    EnvelopeOpened(Written),
    /// The envelope is lost.
    EnvelopeLost,
    /// The player made the move of which he says that he sealed it (E.12).
    SealedMoveDeclared(RawMove),
}
