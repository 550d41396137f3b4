//! How a player seals his move: the order, the envelope and the passphrase that closes it (Appendix E of 2014).
use std::{fmt, time::Duration};

use zeroize::{Zeroize, ZeroizeOnDrop};

use crate::{clock::Moment, laws::RawMove};

/// A sealed move in its envelope: bytes that nobody reads without the arbiter's passphrase. The game keeps them, and
/// gives them up when the envelope is opened.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Envelope(Vec<u8>);

impl Envelope {
    /// An envelope of these bytes, which must already be unreadable.
    #[must_use]
    pub const fn new(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// The bytes, as they lie in the file beside the journal.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Envelope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Envelope({} bytes)", self.0.len())
    }
}

/// What a player wrote as his sealed move. Never shown by `Debug`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Written {
    /// A move that was understood and read back to him.
    Move(RawMove),
    /// Words as he wrote them; whether they name one legal move shows when the envelope is opened (E.8).
    Words(String),
}

impl Drop for Written {
    fn drop(&mut self) {
        if let Self::Words(words) = self {
            words.zeroize();
        }
    }
}

impl fmt::Debug for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Written(..)")
    }
}

/// The arbiter's passphrase. Never shown, kept only by what closes and opens envelopes, and wiped from memory after use.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Passphrase {
    words: String,
    /// Whether it was tried on the envelope that it is to close again, and does not open it.
    is_another: bool,
}

impl Drop for Passphrase {
    fn drop(&mut self) {
        self.words.zeroize();
    }
}

impl ZeroizeOnDrop for Passphrase {}

impl Passphrase {
    /// A floor against slips of the hand, and no more: one guess costs some tenths of a second, and four letters are guessed overnight. Who
    /// has to fear that takes three words.
    pub const SHORTEST: usize = 4;

    /// A passphrase, if it has at least [`Passphrase::SHORTEST`] characters.
    ///
    /// ```
    /// # use anna_hector::game::Passphrase;
    /// let passphrase = Passphrase::new("sieben Raben").unwrap();
    /// assert_eq!(format!("{passphrase:?}"), "Passphrase(..)");
    /// assert_eq!(Passphrase::new("abc"), None);
    /// ```
    #[must_use]
    pub fn new(text: impl Into<String>) -> Option<Self> {
        let passphrase = Self { words: text.into(), is_another: false };
        (passphrase.words.chars().count() >= Self::SHORTEST).then_some(passphrase)
    }

    /// The words themselves, to close or open an envelope with.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.words
    }

    /// This passphrase, tried on the envelope that lies there, which it does not open.
    #[must_use]
    pub fn found_another(mut self) -> Self {
        self.is_another = true;
        self
    }

    /// Whether it was tried on the envelope that lies there, and does not open it.
    #[must_use]
    pub const fn is_another(&self) -> bool {
        self.is_another
    }
}

impl fmt::Debug for Passphrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passphrase(..)")
    }
}

/// What the arbiter orders when he tells the player on move to seal.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Order {
    /// What is left of the session: it is taken from the clock of a player who adjourns before its end (E.1.b).
    pub rest_of_session: Duration,
    /// Date, time and place of the resumption, in the arbiter's words (E.2.g).
    pub resumes: String,
}

/// What becomes of an envelope that the arbiter wants to open.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Opening {
    /// He gives his passphrase.
    With(Passphrase),
    /// It was opened, and this is in it.
    Read(Written),
    /// The passphrase is another.
    WrongPassphrase,
    /// The envelope was damaged or belongs to another game.
    Damaged,
}

/// A player who seals, until the clock is stopped; or who has sealed his reply because his opponent is not there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealing {
    /// Why he seals.
    pub cause: Cause,
    /// What he has sealed so far; he may change it until the clock is stopped (E.1.a).
    pub envelope: Option<Envelope>,
    /// Whether it is in the arbiter's hands.
    pub custody: Custody,
}

/// Why a player seals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// The game is adjourned (E.1).
    Adjournment {
        /// The arbiter's order.
        order: Order,
        /// When he gave it.
        at: Moment,
    },
    /// The opponent is not there at the resumption (E.9.c).
    AbsentOpponent,
}

/// Who has the envelope.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Custody {
    /// The player, who may change his move.
    Player,
    /// The arbiter keeps it.
    Arbiter,
}

impl Sealing {
    /// He has been told to seal.
    #[must_use]
    pub const fn ordered(order: Order, at: Moment) -> Self {
        Self { cause: Cause::Adjournment { order, at }, envelope: None, custody: Custody::Player }
    }

    /// He seals his reply in turn.
    #[must_use]
    pub const fn reply() -> Self {
        Self { cause: Cause::AbsentOpponent, envelope: None, custody: Custody::Player }
    }

    /// When he was told to seal, if the game is adjourned by it.
    #[must_use]
    pub const fn ordered_at(&self) -> Option<Moment> {
        match self.cause {
            Cause::Adjournment { at, .. } => Some(at),
            Cause::AbsentOpponent => None,
        }
    }

    /// Whether the arbiter has a closed envelope of this player.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        matches!((self.custody, &self.envelope), (Custody::Arbiter, Some(_)))
    }

    /// So much of the session has passed while no moment of the game counted it.
    pub(super) fn shorten_session(&mut self, passed: Duration) {
        match &mut self.cause {
            Cause::Adjournment { order, .. } => {
                order.rest_of_session = order.rest_of_session.saturating_sub(passed);
            }
            Cause::AbsentOpponent => {}
        }
    }

    /// The order as it is once this one is given as well: what it names counts, what it leaves out stays. `None` where it changes nothing:
    /// the move is sealed, or a reply that nobody ordered.
    pub(super) fn corrected(&self, order: &Order, now: Moment) -> Option<Order> {
        let Cause::Adjournment { order: before, .. } = &self.cause else { return None };
        let names_rest = !order.rest_of_session.is_zero();
        let names_resumption = !order.resumes.is_empty() && order.resumes != before.resumes;
        (names_rest || names_resumption || self.envelope.is_none()).then(|| Order {
            rest_of_session: if names_rest { order.rest_of_session } else { self.rest_of_session(now) },
            resumes: if names_resumption { order.resumes.clone() } else { before.resumes.clone() },
        })
    }

    /// The order once more, after a restart: the session has gone on since.
    pub(super) fn given_again(&self, now: Moment) -> Option<Order> {
        let Cause::Adjournment { order, .. } = &self.cause else { return None };
        Some(Order { rest_of_session: self.rest_of_session(now), resumes: order.resumes.clone() })
    }

    /// What is left of the session at `now`, in the words of E.1.b: he is deemed to have sealed at its end.
    #[must_use]
    pub fn rest_of_session(&self, now: Moment) -> Duration {
        match &self.cause {
            Cause::Adjournment { order, at } => order.rest_of_session.saturating_sub(now.since(*at)),
            Cause::AbsentOpponent => Duration::ZERO,
        }
    }
}
