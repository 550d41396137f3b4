//! Letters with accents: which there are for a letter, and how they are called one by one.
use super::{Arg, Line, Phrase, say::LETTERS};

/// The accents, each with its letters after the letters they are derived from. Two letters with one name are not told apart
/// by ear: of `Đ` and `Ð`, and of the marks that only one language has beside them, there is one.
const ACCENTS: [(Line, &str); 16] = [
    (Line::LetterAcute, "AÁCĆEÉIÍLĹNŃOÓRŔSŚUÚYÝZŹ"),
    (Line::LetterGrave, "AÀEÈIÌOÒUÙ"),
    (Line::LetterCircumflex, "AÂEÊIÎOÔUÛ"),
    (Line::LetterDiaeresis, "EËIÏYŸ"),
    (Line::LetterTilde, "AÃOÕ"),
    (Line::LetterCedilla, "CÇSŞTŢ"),
    (Line::LetterCaron, "CČDĎEĚLĽNŇRŘSŠTŤZŽ"),
    (Line::LetterStroke, "DĐLŁOØ"),
    (Line::LetterRing, "AÅUŮ"),
    (Line::LetterOgonek, "AĄEĘIĮUŲ"),
    (Line::LetterBreve, "AĂGĞ"),
    (Line::LetterMacron, "AĀEĒIĪOŌUŪ"),
    (Line::LetterDot, "EĖZŻ"),
    (Line::LetterDoubleAcute, "OŐUŰ"),
    (Line::LetterComma, "GĢKĶLĻNŅRŖSȘTȚ"),
    (Line::LetterLigature, "AÆOŒ"),
];

/// Letters that have a name of their own, after those that they are derived from.
const NAMED: &str = "AÄOÖUÜNÑ";

/// The capital letters that are derived from one, those first that have a name of their own.
///
/// ```
/// # use anna_hector::language::letter::derived;
/// assert_eq!(derived('N').collect::<String>(), "ÑŃŇŅ");
/// assert_eq!(derived('B').count(), 0);
/// ```
pub fn derived(base: char) -> impl Iterator<Item = char> {
    let all = std::iter::once(NAMED).chain(ACCENTS.map(|(_, letters)| letters));
    all.flat_map(pairs).filter(move |(of, _)| *of == base).map(|(_, letter)| letter)
}

/// Each letter with the one before it, two by two.
fn pairs(letters: &'static str) -> impl Iterator<Item = (char, char)> {
    let after = letters.chars().skip(1).step_by(2);
    letters.chars().step_by(2).zip(after)
}

/// A text letter by letter, each with its accent: `É` as `E Akut`.
///
/// ```
/// # use anna_hector::language::{Wording, letter::spelled, speak};
/// let heard = |text| speak(&spelled(text), Wording::default()).to_string();
/// assert_eq!(heard("Núñez"), "N. U Akut. ÑEZ");
/// ```
#[must_use]
pub fn spelled(text: &str) -> Phrase {
    let mut parts: Vec<Phrase> = Vec::new();
    for c in text.chars() {
        match (named(c), parts.last_mut()) {
            (Some(phrase), _) => parts.push(phrase),
            (None, Some(Phrase::Letters(letters))) => letters.push(c),
            (None, _) => parts.push(Phrase::Letters(c.to_string())),
        }
    }
    if parts.len() == 1 { parts.remove(0) } else { Phrase::Several(parts) }
}

/// A character that is more than a letter of the alphabet.
fn named(c: char) -> Option<Phrase> {
    match c {
        '-' => return Some(Phrase::line(Line::LetterHyphen)),
        '\'' => return Some(Phrase::line(Line::LetterApostrophe)),
        _ => {}
    }
    let capital = c.to_uppercase().next().filter(|capital| !LETTERS.contains(*capital))?;
    let of = |&(line, letters): &(Line, &'static str)| {
        pairs(letters).find(|(_, letter)| *letter == capital).map(|(base, _)| (line, base))
    };
    let (line, base) = ACCENTS.iter().find_map(of)?;
    Some(Phrase::with(line, [Arg::Phrase(Box::new(Phrase::Letters(base.to_string())))]))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::language::{Language, Wording, speak};

    /// Who chooses by ear has nothing but the name.
    #[test]
    fn no_two_letters_are_called_the_same() {
        for language in Language::ALL {
            let wording = Wording { language, ..Wording::default() };
            let mut called = BTreeMap::new();
            for letter in ('A'..='Z').flat_map(|base| std::iter::once(base).chain(derived(base))) {
                let name = speak(&spelled(&letter.to_string()), wording).to_string();
                assert_eq!(called.insert(name, letter), None, "{language}: {letter}");
            }
        }
    }

    /// A capital letter and its small one are one character each: a text has as many as were chosen.
    #[test]
    fn each_letter_has_a_small_one() {
        for letter in ('A'..='Z').flat_map(derived) {
            let small: Vec<char> = letter.to_lowercase().collect();
            assert_eq!((small.len(), small[0].to_uppercase().collect::<String>()), (1, letter.to_string()));
        }
    }
}
