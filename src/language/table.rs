//! What each language has to fill in: one table, whose every field is needed, so that a missing word does not compile.
use std::borrow::Cow;

use shakmaty::{ByCastlingSide, ByColor, ByRole};

use super::{Line, Request, word::Word};

/// The names of the files, fixed by Appendix D and the same in every language.
pub(super) const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

/// The words of one language.
pub(super) struct Table {
    /// One to eight, as the ranks are called.
    pub(super) ranks: [&'static str; 8],
    /// The kinds of pieces.
    pub(super) roles: ByRole<&'static str>,
    /// The kinds of pieces with their colour, in the right order and gender.
    pub(super) pieces: ByColor<ByRole<&'static str>>,
    /// The same after the indefinite article of its gender.
    pub(super) one_piece: ByColor<ByRole<&'static str>>,
    /// The two sides, as sentences name them.
    pub(super) colors: ByColor<&'static str>,
    /// Between departure and arrival.
    pub(super) to: &'static str,
    /// Instead of it, when something is captured.
    pub(super) takes: &'static str,
    /// After a capture en passant.
    pub(super) en_passant: &'static str,
    /// Before the promotion piece.
    pub(super) promotion: &'static str,
    /// After a move that gives check, where that is announced.
    pub(super) check: &'static str,
    /// After a move that mates.
    pub(super) mate: &'static str,
    /// What a player says when his move stands on his board (D.2.3).
    pub(super) stands: &'static [&'static str],
    /// What a player says when he corrects a slip of the tongue in the same breath (D.2.8).
    pub(super) corrections: &'static [&'static str],
    /// The two names of castling.
    pub(super) castling: ByCastlingSide<&'static str>,
    /// Units of time.
    pub(super) hour: Unit,
    /// Units of time.
    pub(super) minute: Unit,
    /// Units of time.
    pub(super) second: Unit,
    /// Which numbers are followed by the plural of a unit.
    pub(super) plural: Plural,
    /// Between a number and its tenths.
    pub(super) point: &'static str,
    /// The words of a number from 0 to 999.
    pub(super) numeral: fn(u32, Gender) -> Numeral,
    /// How the hundreds are joined to the rest of a number.
    pub(super) joint: Joint,
    /// The piece letters of algebraic notation; a pawn has none.
    pub(super) letters: ByRole<Option<char>>,
    /// How algebraic notation writes a promotion and castling.
    pub(super) notation: Notation,
    /// The text of a sentence.
    pub(super) template: fn(Line) -> &'static str,
    /// The fixed words of a request, before its object; the first are those that are taught.
    pub(super) request: fn(Request) -> &'static [&'static str],
    /// Words that are understood besides those above, folded or not.
    pub(super) aliases: &'static [(&'static str, Word)],
}

/// A unit of time.
pub(super) struct Unit {
    pub(super) one: &'static str,
    pub(super) many: &'static str,
    pub(super) gender: Gender,
}

/// Which numbers are followed by the plural of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plural {
    /// All but one itself: `0 minutes`, `1.5 minutes`.
    ButForOne,
    /// Two and more: `0 minute`, `1,5 minute`.
    FromTwo,
}

impl Plural {
    /// Whether so many tenths of a unit take its plural.
    pub(super) const fn is_taken_by(self, tenths: u32) -> bool {
        match self {
            Self::ButForOne => tenths != 10,
            Self::FromTwo => tenths >= 20,
        }
    }
}

/// What a number is said for: in Spanish and German, one is another word before a noun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gender {
    /// Counting, without a noun: `eins`, `uno`.
    Counting,
    /// Before a masculine noun: `un minuto`.
    Masculine,
    /// Before a feminine noun: `eine Minute`, `una hora`.
    Feminine,
}

/// A number in words: at most two clips.
pub(super) struct Numeral {
    pub(super) hundreds: Option<&'static str>,
    pub(super) rest: Option<Cow<'static, str>>,
}

/// How the hundreds of a number are joined to the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Joint {
    /// `hundertdrei`.
    Glued,
    /// `ciento tres`.
    Spaced,
}

/// What differs between local algebraic notations besides the letters.
pub(super) struct Notation {
    /// Before the promotion piece: `e8=Q`, `e8D`.
    pub(super) promotion: &'static str,
    /// After a capture en passant.
    pub(super) en_passant: &'static str,
    /// `O-O`, `0-0`.
    pub(super) castling: ByCastlingSide<&'static str>,
}
