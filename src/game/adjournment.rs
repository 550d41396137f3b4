//! An adjourned game: the turn that was sealed, and the envelope as it lies there (Appendix E of 2014).
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Envelope, Sealing, Step, Turn};
use crate::laws::RawMove;

/// What is written on the envelope (E.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outside {
    /// The players' names.
    pub names: ByColor<String>,
    /// The position before the sealed move, as a FEN.
    pub position: String,
    /// Time used by each.
    pub used: ByColor<Duration>,
    /// The player who sealed.
    pub sealer: Color,
    /// The number of the sealed move.
    pub move_number: u32,
    /// Who offered a draw, if an offer stands.
    pub draw_offer: Option<Color>,
    /// Date, time and place of the resumption.
    pub resumes: String,
}

/// What is in the envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sealed {
    /// The move is enciphered: nobody can read it without the passphrase.
    Closed(Envelope),
    /// The move that was played on the board after the order to seal (E.1.a).
    OnBoard(RawMove),
    /// The envelope was lost (E.12).
    Lost,
}

/// A game that is adjourned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjournment {
    /// The turn of the player who sealed, as it stood before his move.
    pub turn: Turn,
    /// The outside of the envelope.
    pub outside: Outside,
    /// What the envelope holds.
    pub sealed: Sealed,
}

impl Adjournment {
    /// What `side` has to do: the player who sealed says what it was where the envelope is lost (E.12).
    #[must_use]
    pub fn step(&self, side: Color) -> Step {
        if self.sealed == Sealed::Lost && self.outside.sealer == side {
            Step::DeclareSealed
        } else {
            Step::AwaitResumption
        }
    }
}

/// A sealed move that lies with the arbiter and was not opened: it outlives an end that is taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unopened {
    /// Of the adjourned game.
    Adjourned(Box<Adjournment>),
    /// The reply that was sealed in turn (E.9.c).
    Reply(Sealing),
}
