//! How the words sound, in the phones of the recogniser's American acoustic model.
//!
//! The 39 phones are those of the CMU pronouncing dictionary. German and Spanish sounds that it lacks are written with their
//! nearest neighbours; where there are two, both are listed, and so are the usual foreign accents. `ü` lies between `IH`
//! and `UW`, `ö` near `ER`, the `ch` of `acht` between `HH` and `K`, that of `König` near `SH`.
mod de;
mod en;
mod es;
mod fr;
mod names;

use crate::language::{Language, fold};

/// A word and how it sounds, the most usual first.
type SoundsOfWord = (&'static str, &'static [&'static str]);

/// Every word that can be heard in `language`, the names of the files included.
pub fn words(language: Language) -> impl Iterator<Item = &'static str> {
    table(language).map(|(word, _)| *word)
}

/// How `word` sounds in `language`; nothing for a word that is not listed.
///
/// ```
/// # use anna_hector::{language::Language, listen::pronounce};
/// assert_eq!(pronounce::sounds("zwei", Language::German).first(), Some(&"T S V AY"));
/// assert!(pronounce::sounds("Zylinder", Language::German).is_empty());
/// ```
#[must_use]
pub fn sounds(word: &str, language: Language) -> &'static [&'static str] {
    let folded = fold::word(word);
    table(language).find(|(listed, _)| fold::word(listed) == folded).map_or(&[], |(_, sounds)| *sounds)
}

fn table(language: Language) -> impl Iterator<Item = &'static SoundsOfWord> {
    let (names, own) = match language {
        Language::German => (names::WORDS, de::WORDS),
        Language::Spanish => (es::NAMES, es::WORDS),
        Language::English => (names::WORDS, en::WORDS),
        Language::French => (fr::NAMES, fr::WORDS),
    };
    names.iter().chain(own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::words_to_learn;

    const PHONES: &str = "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W \
                          Y Z ZH";

    #[test]
    fn every_word_that_is_taught_can_be_heard_without_teaching() {
        for language in Language::ALL {
            for text in words_to_learn(language) {
                for word in text.split(' ') {
                    assert!(!sounds(word, language).is_empty(), "{language}: {word}");
                }
            }
        }
    }

    #[test]
    fn words_sound_in_phones_of_the_model_and_are_listed_once() {
        for language in Language::ALL {
            let mut seen: Vec<String> = Vec::new();
            for (word, sounds) in table(language) {
                assert!(!seen.contains(&fold::word(word)), "{language}: {word} twice");
                seen.push(fold::word(word));
                for phone in sounds.iter().flat_map(|sound| sound.split(' ')) {
                    assert!(PHONES.split(' ').any(|known| known == phone), "{language}, {word}: {phone}");
                }
            }
        }
    }
}
