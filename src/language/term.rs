//! The places of a spoken sentence, and the words that can fill them.
//!
//! The sentences that a recogniser listens for are built from the words in this file: they are the words that
//! [`understand`](super::understand()) and [`request`](super::request()) read, so what can be heard is understood.
use shakmaty::{CastlingSide, Color, File, Rank, Role};

use super::{
    Language, Request, fold,
    understand::{lexicon, says_it_stands, telling},
    word::Word,
};

/// One place of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Term {
    /// `Gustav`.
    File(File),
    /// `zwei`, `zwo`.
    Rank(Rank),
    /// `Springer`.
    Role(Role),
    /// `nach`.
    To,
    /// `schlägt`.
    Takes,
    /// `en passant`.
    EnPassant,
    /// `Umwandlung`.
    Promotion,
    /// `Schach`.
    Check,
    /// `Matt`.
    Mate,
    /// `kurze Rochade`.
    Castling(CastlingSide),
    /// `weißer`, of a piece.
    Color(Color),
    /// `leer`, of a square.
    Empty,
    /// The fixed words of a request; its object, if it has one, is another term.
    Request(Request),
}

impl Term {
    /// The texts of one or more words that can stand here: first the one that the program says, then its other names.
    ///
    /// ```
    /// # use anna_hector::language::{Language, Term};
    /// assert_eq!(Term::Rank(shakmaty::Rank::Second).texts(Language::German), ["zwei", "zwo"]);
    /// assert_eq!(Term::EnPassant.texts(Language::Spanish), ["al paso"]);
    /// ```
    #[must_use]
    pub fn texts(self, language: Language) -> Vec<&'static str> {
        let table = language.table();
        match self {
            Self::File(file) => lexicon::spellings(Word::File(file), language),
            Self::Rank(rank) => lexicon::spellings(Word::Rank(rank), language),
            Self::Role(role) => lexicon::spellings(Word::Role(role), language),
            Self::To => lexicon::spellings(Word::To, language),
            Self::Takes => lexicon::spellings(Word::Takes, language),
            Self::Promotion => lexicon::spellings(Word::Promotion, language),
            Self::Check => lexicon::spellings(Word::Check, language),
            Self::Mate => lexicon::spellings(Word::Mate, language),
            Self::EnPassant => vec![table.en_passant],
            Self::Castling(side) => vec![*table.castling.get(side)],
            Self::Color(color) => telling::spoken_color(color, language).to_vec(),
            Self::Empty => telling::spoken_empty(language).to_vec(),
            Self::Request(request) => (table.request)(request).to_vec(),
        }
    }
}

/// The words a player has to teach a recogniser to say everything in `language`, the most needed first. They are single
/// words, but for those that make sense only together.
///
/// ```
/// # use anna_hector::language::{Language, words_to_learn};
/// let words = words_to_learn(Language::German);
/// assert_eq!(words[..2], ["Anna", "Bella"]);
/// assert!(words.contains(&"schlägt") && words.contains(&"Rochade"));
/// ```
#[must_use]
pub fn words_to_learn(language: Language) -> Vec<&'static str> {
    let mut words = Vec::new();
    for text in all_terms().filter_map(|term| term.texts(language).first().copied()) {
        // A name that is fixed as a whole is learnt as a whole.
        let is_whole = text == language.table().en_passant || says_it_stands(text, language);
        let parts: Vec<&str> = if is_whole { vec![text] } else { text.split(' ').collect() };
        for word in parts {
            if !words.contains(&word) {
                words.push(word);
            }
        }
    }
    words
}

/// The words without which no move can be said: files, ranks, pieces, `nach`, `schlägt` and castling, where `ranks` is the
/// language of ranks and castling.
///
/// ```
/// # use anna_hector::language::{Language, core_words};
/// let words = core_words(Language::German, Language::German);
/// assert_eq!((words.len(), words[0], words[26]), (27, "Anna", "lange"));
/// ```
#[must_use]
pub fn core_words(language: Language, ranks: Language) -> Vec<&'static str> {
    let mut words = Vec::new();
    for term in core_terms() {
        let of = if matches!(term, Term::Rank(_) | Term::Castling(_)) { ranks } else { language };
        for word in term.texts(of).first().into_iter().flat_map(|text| text.split(' ')) {
            if !words.contains(&word) {
                words.push(word);
            }
        }
    }
    words
}

/// The terms of which every move can be made.
fn core_terms() -> impl Iterator<Item = Term> {
    File::ALL
        .map(Term::File)
        .into_iter()
        .chain(Rank::ALL.map(Term::Rank))
        .chain([Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn].map(Term::Role))
        .chain([Term::To, Term::Takes])
        .chain(CastlingSide::ALL.map(Term::Castling))
}

/// Every term, the most needed first.
fn all_terms() -> impl Iterator<Item = Term> {
    core_terms()
        .chain([Term::EnPassant, Term::Promotion, Term::Check, Term::Mate])
        .chain(Request::ALL.map(Term::Request))
        .chain([Term::Color(Color::White), Term::Color(Color::Black), Term::Empty])
}

/// The spelling of a word that can be taught: a word of some sentence, or several that follow each other in one; a digit
/// for its number word. `None` for what no sentence needs.
///
/// ```
/// # use anna_hector::language::{Language, teachable};
/// assert_eq!(teachable("FUENF", Language::German).as_deref(), Some("fünf"));
/// assert_eq!(teachable("5", Language::English).as_deref(), Some("five"));
/// assert_eq!(teachable("kurze rochade", Language::German).as_deref(), Some("kurze Rochade"));
/// assert_eq!(teachable("Zylinder", Language::German), None);
/// ```
#[must_use]
pub fn teachable(text: &str, language: Language) -> Option<String> {
    let wanted: Vec<String> = text.split_whitespace().map(fold::word).collect();
    if let [digit] = wanted.as_slice()
        && let Some(rank) = digit.chars().next().filter(|_| digit.len() == 1).and_then(Rank::from_char)
    {
        return Some(language.table().ranks[usize::from(rank)].to_owned());
    }
    // The ranks and castling may be said in another language than the rest.
    let of_ranks = Rank::ALL.map(Term::Rank).into_iter().chain(CastlingSide::ALL.map(Term::Castling));
    let others = Language::ALL.into_iter().flat_map(|other| of_ranks.clone().map(move |term| (term, other)));
    let own = all_terms().map(|term| (term, language));
    own.chain(others).flat_map(|(term, language)| term.texts(language)).find_map(|text| {
        let words: Vec<&str> = text.split(' ').collect();
        let part = words
            .windows(wanted.len().max(1))
            .find(|part| part.iter().copied().map(fold::word).eq(wanted.iter().cloned()))?;
        Some(part.join(" "))
    })
}
