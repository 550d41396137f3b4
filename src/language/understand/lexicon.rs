//! The words that are understood, of all languages at once.
use std::{collections::HashMap, sync::LazyLock};

use shakmaty::{File, Rank, Role};

use super::Word;
use crate::language::{Language, fold, table::FILES};

/// Names of the files as they are also written.
const FILE_ALIASES: &[(&str, File)] = &[
    ("Ana", File::A),
    ("Bela", File::B),
    ("Caesar", File::C),
    ("Cäsar", File::C),
    ("Zäsar", File::C),
    ("Zesar", File::C),
    ("Dawid", File::D),
    ("Ewa", File::E),
    ("Gustaf", File::G),
    ("Gustavo", File::G),
    ("Hektor", File::H),
    ("Ector", File::H),
];

/// Words that are read and that no recogniser listens for: more words in a grammar would cost it accuracy.
const READ_ONLY: &[(&str, Language, Word)] = &[
    // As the Laws of 2014 print it (D.2.1).
    ("Laeuffer", Language::German, Word::Role(Role::Bishop)),
    ("gleich", Language::German, Word::Promotion),
    ("pide", Language::Spanish, Word::Promotion),
    ("equals", Language::English, Word::Promotion),
    // As programs that write down speech spell what they do not know to be chess.
    ("night", Language::English, Word::Role(Role::Knight)),
    ("for", Language::English, Word::Rank(Rank::Fourth)),
    ("ate", Language::English, Word::Rank(Rank::Eighth)),
];

static WORDS: LazyLock<HashMap<String, Vec<(Language, Word)>>> = LazyLock::new(|| {
    let mut words: HashMap<String, Vec<(Language, Word)>> = HashMap::new();
    let said = Language::ALL
        .into_iter()
        .flat_map(|language| vocabulary(language).into_iter().map(move |(text, word)| (text, language, word)));
    for (text, language, word) in said.chain(READ_ONLY.iter().copied()) {
        words.entry(fold::word(text)).or_default().push((language, word));
    }
    words
});

/// What `word` means: in the chosen language if it means something there, else in any.
pub(super) fn meaning(word: &str, chosen: Language) -> Option<Word> {
    let meanings = WORDS.get(&fold::word(word))?;
    meanings.iter().find(|(language, _)| *language == chosen).or(meanings.first()).map(|&(_, word)| word)
}

/// The rank that `word` means, in any language: no number word is that of another rank elsewhere.
pub(super) fn rank(word: &str) -> Option<Rank> {
    let meanings = WORDS.get(&fold::word(word))?;
    meanings.iter().find_map(|&(_, word)| if let Word::Rank(rank) = word { Some(rank) } else { None })
}

/// The words of `language` that mean `word`, the one that the program says first.
pub(in crate::language) fn spellings(word: Word, language: Language) -> Vec<&'static str> {
    let mut texts: Vec<&'static str> = Vec::new();
    for (text, _) in vocabulary(language).into_iter().filter(|&(_, meant)| meant == word) {
        // What is only a sign is not said; what folds alike is one word.
        if text.chars().count() > 1 || language.table().to == text {
            texts.extend((!texts.iter().any(|other| fold::word(other) == fold::word(text))).then_some(text));
        }
    }
    texts
}

/// The single words of a language, those that it speaks and their aliases.
fn vocabulary(language: Language) -> Vec<(&'static str, Word)> {
    let table = language.table();
    let mut words: Vec<_> = FILES.into_iter().zip(File::ALL.map(Word::File)).collect();
    words.extend(FILE_ALIASES.iter().map(|&(text, file)| (text, Word::File(file))));
    words.extend(table.ranks.into_iter().zip(Rank::ALL.map(Word::Rank)));
    words.extend(Role::ALL.map(|role| (*table.roles.get(role), Word::Role(role))));
    words.extend([
        (table.to, Word::To),
        (table.takes, Word::Takes),
        (table.promotion, Word::Promotion),
        (table.check, Word::Check),
        (table.mate, Word::Mate),
        ("x", Word::Takes),
    ]);
    words.extend_from_slice(table.aliases);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_means_two_things() {
        for (text, meanings) in WORDS.iter() {
            // The French one is the Spanish article; after a file it is a rank.
            let of_french = |(language, _): &&(Language, Word)| *language == Language::French;
            let (french, others): (Vec<_>, Vec<_>) = meanings.iter().partition(|meaning| of_french(meaning));
            let apart = if text == "un" { vec![french, others] } else { vec![meanings.iter().collect()] };
            let same = apart.iter().all(|meanings| meanings.iter().all(|(_, word)| *word == meanings[0].1));
            assert!(same, "{text}: {meanings:?}");
        }
    }
}
