//! A journal signed with a key that lies on the arbiter's stick (ed25519): what codes on paper prove of the lines before them, a
//! signature proves of every line up to its own, to anybody who has the public half of the key.
//!
//! The key is a small text file, as those of `age` are: a comment with the public key, and the secret one, each 32 bytes in
//! hexadecimal. A signature is a file of one line; it signs the hash of the header, the number of the last line and its hash,
//! and thus, by the chain, every line.
use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use thiserror::Error;
use zeroize::Zeroizing;

use super::{Record, wire};

/// How a key file and a signature begin their lines.
const SECRET: &str = "ANNA-HECTOR-SECRET-KEY ";
const PUBLIC: &str = "ANNA-HECTOR-PUBLIC-KEY ";
const SIGNATURE: &str = "anna-hector signature 1 ";
/// What is signed begins so: no other text of this key can be taken for it.
const DOMAIN: &str = "anna-hector journal signature 1";

/// Why a key or a signature is of no use.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum KeyError {
    /// No key in it.
    #[error("is not a key; make one with `anna-hector journal key FILE`")]
    NoKey,
    /// A public key where the secret one is needed.
    #[error("is the public half of a key; to sign, name the file on the arbiter's stick")]
    OnlyPublic,
    /// No signature in it.
    #[error("is not a signature; `anna-hector journal sign` writes one")]
    NoSignature,
    /// It was made with another key, or changed since.
    #[error("was not made with this key, or was changed since")]
    Foreign,
}

/// The arbiter's key. Wiped from memory when it is let go.
pub struct Key(SigningKey);

impl Key {
    /// The key that these random bytes are.
    #[must_use]
    pub fn of_bytes(bytes: &Zeroizing<[u8; 32]>) -> Self {
        Self(SigningKey::from_bytes(bytes))
    }

    /// The half of it that may be known to everybody.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }

    /// The text of its file.
    #[must_use]
    pub fn text(&self) -> Zeroizing<String> {
        let secret = Zeroizing::new(hex(self.0.as_bytes()));
        let about =
            "# The key of an arbiter. It belongs on his stick, not beside the games; whoever has it signs in his name.";
        Zeroizing::new(format!("{about}\n# {}\n{SECRET}{}\n", self.public(), *secret))
    }

    /// Signs a journal up to its last whole line.
    #[must_use]
    pub fn sign(&self, record: &Record) -> Signed {
        let mut signed = Signed {
            line: record.next_number() - 1,
            hash: record.last_hash.clone(),
            signature: Signature::from_bytes(&[0; 64]),
        };
        signed.signature = self.0.sign(&signed.message(&record.identity));
        signed
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({})", self.public())
    }
}

impl FromStr for Key {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let secret = text.lines().find_map(|line| line.trim().strip_prefix(SECRET));
        let Some(secret) = secret else {
            return Err(text.parse::<PublicKey>().map_or(KeyError::NoKey, |_| KeyError::OnlyPublic));
        };
        let bytes: Zeroizing<[u8; 32]> = Zeroizing::new(bytes(secret).ok_or(KeyError::NoKey)?);
        Ok(Self::of_bytes(&bytes))
    }
}

/// The half of a key that may be known to everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PUBLIC}{}", hex(self.0.as_bytes()))
    }
}

/// Out of the text of either half's file, or the 64 digits alone.
impl FromStr for PublicKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        if text.lines().any(|line| line.trim().starts_with(SECRET)) {
            return text.parse().map(|key: Key| key.public());
        }
        let line = text.lines().map(|line| line.trim().trim_start_matches("# ").trim_start_matches(PUBLIC));
        let found = line.filter_map(bytes::<32>).find_map(|bytes| VerifyingKey::from_bytes(&bytes).ok());
        found.map(Self).ok_or(KeyError::NoKey)
    }
}

/// A signature of a journal up to a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signed {
    /// The last line that it stands for, counted from 1.
    pub line: u64,
    hash: String,
    signature: Signature,
}

impl Signed {
    fn message(&self, identity: &str) -> Vec<u8> {
        format!("{DOMAIN}\n{identity}\n{}\n{}\n", self.line, self.hash).into_bytes()
    }

    /// Whether this key made it for the journal that begins with this header.
    ///
    /// # Errors
    /// [`KeyError::Foreign`].
    pub fn is_by(&self, key: PublicKey, record: &Record) -> Result<(), KeyError> {
        key.0.verify_strict(&self.message(&record.identity), &self.signature).map_err(|_| KeyError::Foreign)
    }

    /// Whether the line with its number in the bytes of a journal is the one that was signed; nothing where there is none.
    #[must_use]
    pub(super) fn fits(&self, bytes: &[u8]) -> Option<bool> {
        let index = usize::try_from(self.line).ok()?.checked_sub(1)?;
        let line = bytes.split_inclusive(|&byte| byte == b'\n').nth(index).filter(|line| line.ends_with(b"\n"))?;
        Some(wire::sha256_hex(line) == self.hash)
    }
}

/// One line: `anna-hector signature 1 line 87 HASH SIGNATURE`.
impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, hash, signature } = self;
        write!(f, "{SIGNATURE}line {line} {hash} {}", hex(&signature.to_bytes()))
    }
}

impl FromStr for Signed {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let rest = text.trim().strip_prefix(SIGNATURE).ok_or(KeyError::NoSignature)?;
        let ["line", line, hash, signature] = rest.split(' ').collect::<Vec<_>>()[..] else {
            return Err(KeyError::NoSignature);
        };
        let hash = bytes::<32>(hash).map(|hash| hex(&hash)).ok_or(KeyError::NoSignature)?;
        let signature = bytes(signature).map(|bytes| Signature::from_bytes(&bytes)).ok_or(KeyError::NoSignature)?;
        Ok(Self { line: line.parse().map_err(|_| KeyError::NoSignature)?, hash, signature })
    }
}

/// The file of a journal's signature, beside it.
#[must_use]
pub fn signature_of(journal: &Path) -> PathBuf {
    journal.with_extension("signature")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes<const N: usize>(digits: &str) -> Option<[u8; N]> {
    if digits.len() != 2 * N || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u8) -> Key {
        Key::of_bytes(&Zeroizing::new([number; 32]))
    }

    #[test]
    fn keys_and_signatures_are_read_as_they_are_written() {
        let key = key(7);
        assert_eq!(key.text().parse::<Key>().expect("a key").public(), key.public());
        assert_eq!(key.text().parse::<PublicKey>(), Ok(key.public()));
        assert_eq!(key.public().to_string().parse::<PublicKey>(), Ok(key.public()));
        assert_eq!(key.public().to_string().parse::<Key>().map(|key| key.public()), Err(KeyError::OnlyPublic));
        assert_eq!("sieben".parse::<PublicKey>(), Err(KeyError::NoKey));
        assert!(!format!("{key:?}").contains(&"07".repeat(8)), "its secret is not shown");
        let signed = Signed { line: 3, hash: "ab".repeat(32), signature: key.0.sign(b"x") };
        assert_eq!(signed.to_string().parse(), Ok(signed.clone()));
        assert_eq!(signed.to_string().replace("line 3", "line x").parse::<Signed>(), Err(KeyError::NoSignature));
    }
}
