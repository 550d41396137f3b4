//! The arbiter's number: whoever gives it speaks as the arbiter.
use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};
use thiserror::Error;

/// The arbiter's PIN, four to eight digits, kept as a hash: a look at the journal does not show it. It is a lock against
/// a simple manipulation at the table, not against somebody who has the machine to himself.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pin(String);

/// The text is no PIN.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no PIN: write four to eight digits")]
pub struct PinError(pub String);

const HASH_DIGITS: usize = 64;

impl Pin {
    /// Whether `digits` are this PIN.
    ///
    /// ```
    /// # use anna_hector::game::Pin;
    /// let pin: Pin = "4711".parse().unwrap();
    /// assert!(pin.is("4711") && !pin.is("4712") && !pin.is(""));
    /// assert_eq!(pin.to_string().parse(), Ok(pin));
    /// assert!("12".parse::<Pin>().is_err());
    /// ```
    #[must_use]
    pub fn is(&self, digits: &str) -> bool {
        hash(digits) == self.0
    }
}

fn hash(digits: &str) -> String {
    let salted = format!("anna-hector PIN {digits}");
    Sha256::digest(salted).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The hash, as the journal keeps it.
impl fmt::Display for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Pin {
    type Err = PinError;

    /// Reads four to eight digits, or the hash that the journal keeps.
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if (4..=8).contains(&s.len()) && s.bytes().all(|b| b.is_ascii_digit()) {
            Ok(Self(hash(s)))
        } else if s.len() == HASH_DIGITS && s.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            Ok(Self(s.to_owned()))
        } else {
            Err(PinError(s.to_owned()))
        }
    }
}
