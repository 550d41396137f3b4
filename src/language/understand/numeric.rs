//! The numeric notation of correspondence chess (ICCF): `five two five four`, `5254`, `52-54`, `fünf sieben fünf acht eins`.
//!
//! Files are counted from 1 like ranks. A fifth number is the promotion piece: 1 queen, 2 rook, 3 bishop, 4 knight.
//! Castling is the king's move of two files.
use shakmaty::{File, Rank, Role, Square};

use super::{Among, UtteranceReading, lexicon, words};
use crate::language::{Language, fold};

/// The promotion pieces by their numbers, from 1.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The number that names a promotion piece; `None` for what no pawn becomes.
#[must_use]
pub fn promotion_number(role: Role) -> Option<Rank> {
    PROMOTIONS.iter().position(|&piece| piece == role).map(|index| Rank::ALL[index])
}

/// The reading of `text` as numbers, with words after them (`Schach`, `Dame`); `None` if it is not numbers.
pub(super) fn reading(text: &str, among: Among<'_>, language: Language) -> Option<UtteranceReading> {
    let joined = text.replace(['-', '–', '—', '‐', '‑', '−', 'x', '×', ':', '='], "");
    let spaced = if is_digits(&joined) { joined.chars().flat_map(|c| [c, ' ']).collect() } else { text.to_owned() };
    let tokens: Vec<&str> =
        spaced.split_whitespace().map(|token| token.trim_matches(|c: char| !c.is_alphanumeric())).collect();
    let numbers: Vec<u32> = tokens.iter().map_while(|token| number(token)).collect();
    let [from_file, from_rank, to_file, to_rank, promotion @ ..] = numbers.as_slice() else { return None };
    let square = |file: u32, rank: u32| Square::from_coords(File::new(file), Rank::new(rank));
    let promotion = match promotion {
        [] => None,
        [index] => Some(*PROMOTIONS.get(*index as usize)?),
        _ => return None,
    };
    let (from, to) = (square(*from_file, *from_rank), square(*to_file, *to_rank));
    let reading = super::algebraic::from_squares(from, to, promotion, among);
    words::suffix(reading, &tokens[numbers.len()..].join(" "), language)
}

/// Four or five digits and nothing else.
fn is_digits(text: &str) -> bool {
    matches!(text.len(), 4 | 5) && text.bytes().all(|b| b.is_ascii_digit())
}

/// The number of a word or digit, counted from 0.
fn number(token: &str) -> Option<u32> {
    let word = fold::word(token);
    let digit = Rank::from_char(word.chars().next()?).filter(|_| word.len() == 1);
    digit.or_else(|| lexicon::rank(&word)).map(Rank::to_u32)
}
