//! Letters and digits: Article numbers, and names where there is no system voice.
use super::SpokenSoFar;
use crate::language::{Language, Speech, fold};

/// Every letter that has a clip, in the alphabets of the languages.
pub(crate) const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜßÑ";
/// The subpoints of Articles (`5.1.a`), written small.
pub(crate) const SUBPOINTS: &str = "abcde";
/// Numbers within Article numbers (`D.2.10`) that are one clip; greater ones are said digit by digit.
pub(crate) const ARTICLE_NUMBERS: std::ops::RangeInclusive<u32> = 0..=20;

/// `text` letter by letter and digit by digit, each a clip; written, it is the text in capitals again.
///
/// A letter without a clip is named as the letter it is derived from (`é` as `E`), anything else is a pause.
///
/// ```
/// # use anna_hector::language::{Language, spell};
/// assert_eq!(spell("Łódź 2, José", Language::German).to_string(), "LODZ 2, JOSE");
/// ```
#[must_use]
pub fn spell(text: &str, language: Language) -> Speech {
    let mut speech = Speech::default();
    let mut joined = false;
    for c in text.chars() {
        let clips = letter_clips(c);
        if clips.is_empty() && !is_combining(c) && joined {
            // Between words and at punctuation: a pause, once.
            speech.mark(if c.is_whitespace() { "" } else { "," });
            joined = false;
        }
        for clip in clips {
            if joined {
                speech.glued(language, clip)
            } else {
                speech.clip(language, clip)
            }
            joined = true;
        }
    }
    speech
}

/// The names of the clips for one character, none if it has no name.
fn letter_clips(c: char) -> Vec<String> {
    if c.is_ascii_digit() || c == 'ß' {
        return vec![c.to_string()];
    }
    let upper: String = c.to_uppercase().collect();
    if c.is_alphabetic() && upper.chars().all(|u| LETTERS.contains(u)) {
        return upper.chars().map(String::from).collect();
    }
    let base = fold::letters(c).to_uppercase();
    base.chars().filter(|b| b.is_ascii_alphanumeric()).map(String::from).collect()
}

const fn is_combining(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

impl SpokenSoFar {
    /// An Article's number: `D.2.3` as `D`, `zwei`, `drei`.
    pub(super) fn article(&mut self, number: &'static str) {
        let language = self.language();
        for (i, component) in number.split('.').enumerate() {
            if i > 0 {
                self.speech.parts.push(crate::language::Part::Silent("."));
            }
            let whole = component.parse().is_ok_and(|n: u32| ARTICLE_NUMBERS.contains(&n));
            let clips = if whole { vec![component] } else { component.split("").filter(|c| !c.is_empty()).collect() };
            for (j, clip) in clips.into_iter().enumerate() {
                if i == 0 && j == 0 { self.speech.clip(language, clip) } else { self.speech.glued(language, clip) }
            }
        }
    }
}
