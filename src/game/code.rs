//! The code of the journal, as it is shown to the arbiter.
use std::{fmt, str::FromStr};

use shakmaty::Square;

/// Four squares, thus eight words of the announcements, that stand for everything the journal holds up to a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Code(pub [Square; 4]);

impl Code {
    /// The code that the first 24 bits give, three for each word.
    #[must_use]
    pub fn of_bits([first, second, third]: [u8; 3]) -> Self {
        let bits = u32::from_be_bytes([0, first, second, third]);
        Self([18, 12, 6, 0].map(|shift| Square::new(bits >> shift & 63)))
    }
}

/// `a1 b4 c2 d7`.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third, fourth] = self.0;
        write!(f, "{first} {second} {third} {fourth}")
    }
}

/// The text is not a code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("is not a code of a journal: write four squares, in words or as a1 b4 c2 d7")]
pub struct NoCode;

impl FromStr for Code {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<Self, NoCode> {
        let squares: Result<Vec<Square>, _> = text.split(' ').map(str::parse).collect();
        squares.ok().and_then(|squares| squares.try_into().ok()).map(Self).ok_or(NoCode)
    }
}

/// A code that was shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Numbered {
    /// Which of the game's codes it is, counted from 1.
    pub number: u32,
    /// The words of the code.
    pub code: Code,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_is_written() {
        for bits in [[0, 0, 0], [255, 255, 255], [0x12, 0x34, 0x56]] {
            let code = Code::of_bits(bits);
            assert_eq!(code.to_string().parse(), Ok(code));
        }
        assert_eq!(Code::of_bits([0, 0, 1]).to_string(), "a1 a1 a1 b1");
        assert_eq!("a1 b1 c1".parse::<Code>(), Err(NoCode));
    }
}
