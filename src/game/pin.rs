//! The arbiter's number: anyone who gives it speaks as the arbiter.
use std::{fmt, str::FromStr, time::Duration};

use sha2::{Digest, Sha256};
use thiserror::Error;
use zeroize::{Zeroize, ZeroizeOnDrop};

use crate::clock::Moment;

/// The digits of a PIN, four to eight, before they are hashed. Nothing shows them but [`Digits::expose`].
///
/// ```
/// # use anna_hector::game::Digits;
/// let digits: Digits = "4711".parse().unwrap();
/// assert_eq!(format!("{digits:?}"), "Digits(..)");
/// assert!("12".parse::<Digits>().is_err());
/// assert_eq!(Digits::drawn(7).expose(), "000007");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Digits(String);

/// The text is not a PIN. It is not repeated: it may be one with a slip in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this is not a PIN: write four to eight digits")]
pub struct PinError;

impl Digits {
    /// The fewest digits of a PIN.
    pub const FEWEST: usize = 4;
    /// The greatest number of digits.
    pub const MOST: usize = 8;

    /// Six digits, drawn by a random number.
    #[must_use]
    pub fn drawn(random: u64) -> Self {
        Self(format!("{:06}", random % 1_000_000))
    }

    /// The digits themselves, to be shown to the arbiter once, or hashed.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl FromStr for Digits {
    type Err = PinError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let fits = (Self::FEWEST..=Self::MOST).contains(&s.len()) && s.bytes().all(|b| b.is_ascii_digit());
        if fits { Ok(Self(s.to_owned())) } else { Err(PinError) }
    }
}

impl Drop for Digits {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl ZeroizeOnDrop for Digits {}

impl fmt::Debug for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digits(..)")
    }
}

/// What somebody gives as the arbiter's PIN. It does not show itself: most wrong ones are right but for a slip.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PinTry {
    digits: String,
    compared: Option<Compared>,
}

/// A PIN, and whether a try is this one: what takes long is done once, and where nobody waits for it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Compared {
    pin: Pin,
    is_it: bool,
}

impl PinTry {
    /// These digits, compared with a PIN: [`Pin::is`] then answers at once.
    #[must_use]
    pub fn compared_with(mut self, pin: &Pin) -> Self {
        self.compared = Some(Compared { pin: pin.clone(), is_it: pin.is(&self) });
        self
    }

    /// Whether it was compared with this PIN.
    #[must_use]
    pub fn is_compared_with(&self, pin: &Pin) -> bool {
        self.compared.as_ref().is_some_and(|compared| compared.pin == *pin)
    }
}

impl<T: Into<String>> From<T> for PinTry {
    fn from(text: T) -> Self {
        Self { digits: text.into(), compared: None }
    }
}

impl Drop for PinTry {
    fn drop(&mut self) {
        self.digits.zeroize();
    }
}

impl ZeroizeOnDrop for PinTry {}

impl fmt::Debug for PinTry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PinTry(..)")
    }
}

const SALT: usize = 16;
const KEY: usize = 32;

/// How a PIN is hashed: with scrypt, at a cost, over a salt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hashing {
    salt: [u8; SALT],
    cost: u8,
}

impl Hashing {
    /// For a game; the salt comes from the operating system. A try costs some hundredths of a second and 16 MB.
    #[must_use]
    pub const fn guarding(salt: [u8; SALT]) -> Self {
        Self { salt, cost: 14 }
    }

    /// For a rehearsal in simulated time, which has no secret: at next to no cost.
    #[must_use]
    pub const fn rehearsing() -> Self {
        Self { salt: [0; SALT], cost: 1 }
    }
}

/// The arbiter's PIN, kept as a hash: a look at the journal does not show it. It is a lock against the person who comes to the
/// table, not against somebody who takes the file away and tries all numbers on it: there are too few of them.
///
/// ```
/// # use anna_hector::game::{Hashing, Pin};
/// let pin = Pin::new(&"4711".parse().unwrap(), Hashing::rehearsing());
/// assert!(pin.is(&"4711".into()) && !pin.is(&"4712".into()) && !pin.is(&"".into()));
/// assert_eq!(pin.to_string().parse(), Ok(pin.clone()));
/// assert_eq!(format!("{pin:?}"), "Pin(..)");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Pin(PinHash);

#[derive(Clone, PartialEq, Eq, Hash)]
enum PinHash {
    /// SHA-256 in hexadecimal digits: journals before scrypt.
    Sha256(String),
    /// A hash by scrypt.
    Scrypt { cost: u8, salt: [u8; SALT], key: [u8; KEY] },
}

/// The text is not a PIN as a journal keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this is not a hashed PIN")]
pub struct PinFormError;

impl Pin {
    /// The PIN of these digits.
    #[must_use]
    pub fn new(digits: &Digits, Hashing { salt, cost }: Hashing) -> Self {
        Self(PinHash::Scrypt { cost, salt, key: stretch(&digits.0, &salt, cost) })
    }

    /// Whether this is the PIN.
    #[must_use]
    pub fn is(&self, given: &PinTry) -> bool {
        match (&given.compared, &self.0) {
            (Some(compared), _) if compared.pin == *self => compared.is_it,
            (_, PinHash::Sha256(hash)) => sha256(&given.digits) == *hash,
            (_, PinHash::Scrypt { cost, salt, key }) => stretch(&given.digits, salt, *cost) == *key,
        }
    }
}

/// No file makes the program work or fill the memory without end: 2^17 is what scrypt's author takes for a login.
const MOST_COST: u8 = 17;
/// scrypt's r, as its author has it.
const BLOCK: u32 = 8;
/// The parameter p of scrypt: parallelisation.
const LANES: u32 = 1;

/// `cost` is at most [`MOST_COST`].
fn stretch(digits: &str, salt: &[u8], cost: u8) -> [u8; KEY] {
    let mut key = [0; KEY];
    let params = scrypt::Params::new(cost, BLOCK, LANES, KEY).expect("r and p fit every cost below 64");
    scrypt::scrypt(digits.as_bytes(), salt, &params, &mut key).expect("the key has a length that scrypt can make");
    key
}

fn sha256(digits: &str) -> String {
    hex(&Sha256::digest(format!("anna-hector PIN {digits}")))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let plain = digits.len() == 2 * N && digits.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate().filter(|_| plain) {
        *byte = u8::from_str_radix(&digits[2 * index..2 * index + 2], 16).ok()?;
    }
    plain.then_some(bytes)
}

/// The hash, as the journal keeps it: `scrypt:COST:SALT:KEY`.
impl fmt::Display for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            PinHash::Sha256(hash) => f.write_str(hash),
            PinHash::Scrypt { cost, salt, key } => write!(f, "scrypt:{cost}:{}:{}", hex(salt), hex(key)),
        }
    }
}

impl fmt::Debug for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pin(..)")
    }
}

impl FromStr for Pin {
    type Err = PinFormError;

    /// Reads what the journal keeps: the hash of today, or that of older journals.
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let scrypt = || {
            let mut parts = s.strip_prefix("scrypt:")?.split(':');
            let (cost, salt, key) = (parts.next()?, parts.next()?, parts.next()?);
            let cost = cost.parse().ok().filter(|cost| (1..=MOST_COST).contains(cost))?;
            let kept = PinHash::Scrypt { cost, salt: unhex(salt)?, key: unhex(key)? };
            parts.next().is_none().then_some(kept)
        };
        let sha256 = || unhex::<32>(s).map(|_| PinHash::Sha256(s.to_owned()));
        // A cost written otherwise than the program does would not come back the same.
        scrypt().or_else(sha256).map(Self).filter(|pin| pin.to_string() == s).ok_or(PinFormError)
    }
}

/// The wrong PINs given one after the other, and the wait that they cost. It follows from the journal, so that a restart
/// does not end it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tries {
    wrong: u32,
    last: Option<Moment>,
}

/// No wait is longer: an arbiter whom somebody has locked out on purpose gets in.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

impl Tries {
    /// One more wrong one.
    pub(super) const fn wrong(&mut self, at: Moment) {
        self.wrong = self.wrong.saturating_add(1);
        self.last = Some(at);
    }

    pub(super) const fn count(self) -> u32 {
        self.wrong
    }

    /// How long it is until the next try is looked at, after the last: 1, 2, 4 ... seconds, at most five minutes.
    pub(super) fn wait(self) -> Duration {
        let doublings = self.wrong.saturating_sub(1);
        Duration::from_secs(2_u64.saturating_pow(doublings)).min(LONGEST_WAIT)
    }

    /// How long it is at `now`, if it is not over.
    pub(super) fn left(self, now: Moment) -> Option<Duration> {
        let until = self.last? + self.wait();
        Some(until.since(now)).filter(|left| !left.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digits(text: &str) -> Digits {
        text.parse().unwrap()
    }

    #[test]
    fn a_pin_of_an_older_journal_is_read_and_fits() {
        // SHA-256 of `anna-hector PIN 4711`.
        let kept = sha256("4711");
        let pin: Pin = kept.parse().unwrap();
        assert_eq!((pin.to_string(), kept.len()), (kept, 64));
        assert!(pin.is(&"4711".into()) && !pin.is(&"4712".into()));
    }

    #[test]
    fn the_same_digits_are_kept_otherwise_in_each_game() {
        let [one, other] = [[1; 16], [2; 16]].map(|salt| Pin::new(&digits("4711"), Hashing::guarding(salt)));
        assert_ne!(one, other);
        assert!(one.is(&"4711".into()) && other.is(&"4711".into()) && !other.is(&"4171".into()));
        let kept = one.to_string();
        assert!(kept.starts_with("scrypt:14:01010101"), "{kept}");
        assert_eq!(kept.parse(), Ok(one));
    }

    #[test]
    fn what_is_no_kept_pin_is_refused() {
        let kept = Pin::new(&digits("4711"), Hashing::rehearsing()).to_string();
        let dear = kept.replace("scrypt:1:", "scrypt:31:");
        let padded = kept.replace("scrypt:1:", "scrypt:01:");
        let upper = kept.replace("0000", "00AA");
        for odd in ["4711", "", "scrypt", &kept[..kept.len() - 1], &format!("{kept}:"), &dear, &padded, &upper] {
            assert_eq!(odd.parse::<Pin>(), Err(PinFormError), "{odd}");
        }
    }

    #[test]
    fn each_wrong_try_costs_a_longer_wait_up_to_five_minutes() {
        let mut tries = Tries::default();
        assert_eq!(tries.left(Moment::START), None);
        let mut waits = Vec::new();
        for _ in 0..12 {
            tries.wrong(Moment::START);
            waits.push(tries.left(Moment::START).unwrap().as_secs());
        }
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
        let at = |ms| Moment::from_millis(ms);
        assert_eq!(tries.left(at(299_999)), Some(Duration::from_millis(1)));
        assert_eq!(tries.left(at(300_000)), None);
    }
}
