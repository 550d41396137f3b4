//! Words both ways: a [`Phrase`] becomes [`Speech`] that is printed or spoken, and words that were typed or heard become
//! a meaning.
//!
//! Each language is one file (`de.rs`, `es.rs`, `en.rs`) that fills exhaustive tables: a word that is missing in one
//! language does not compile. Everything that can be said, except names, is put together from the clips that
//! [`inventory()`] lists; the banks in `voices/` hold exactly these.
mod de;
mod en;
mod es;
mod fault;
pub mod fold;
mod inventory;
mod keyed;
pub mod label;
pub mod letter;
pub mod line;
pub mod notation;
pub mod paper;
pub mod phrase;
mod request;
mod say;
pub mod speech;
mod table;
mod template;
mod term;
pub mod understand;
mod word;

pub use inventory::inventory;
pub use label::Label;
pub use line::Line;
pub use paper::Paper;
pub use phrase::{Arg, CheckWord, Origin, Phrase, Style, Wording, check_word};
pub use request::Request;
pub use say::{speak, spell};
pub use speech::{Part, Speech};
pub use term::{Term, core_words, teachable, words_to_learn};
pub use understand::{
    Among, Understanding, Unknown, after_no, chosen, from_where, promotion_number, question, request, says_it_stands,
    understand, understand_written,
};

use std::{fmt, str::FromStr};

use thiserror::Error;

/// A language the program speaks and understands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// Deutsch: the language of the ranks and of castling in the Laws, hence the default.
    #[default]
    German,
    /// Spanish, español.
    Spanish,
    /// English, of Great Britain.
    English,
}

impl Language {
    /// Every language of the interface.
    pub const ALL: [Self; 3] = [Self::German, Self::Spanish, Self::English];

    /// The ISO 639-1 code: `de`, `es`, `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::German => "de",
            Self::Spanish => "es",
            Self::English => "en",
        }
    }

    /// The words of this language.
    const fn table(self) -> &'static table::Table {
        match self {
            Self::German => &de::TABLE,
            Self::Spanish => &es::TABLE,
            Self::English => &en::TABLE,
        }
    }

    /// A side as a sentence names it.
    ///
    /// ```
    /// # use {anna_hector::language::Language, shakmaty::Color};
    /// assert_eq!(Language::ALL.map(|language| language.side(Color::White)), ["Weiß", "blancas", "White"]);
    /// ```
    #[must_use]
    pub fn side(self, side: shakmaty::Color) -> &'static str {
        self.table().colors.get(side)
    }

    /// The letter of a kind of piece in algebraic notation; a pawn has none.
    #[must_use]
    pub fn piece_letter(self, role: shakmaty::Role) -> Option<char> {
        *self.table().letters.get(role)
    }

    /// The word for a kind of piece, as it is announced: `Springer`.
    #[must_use]
    pub fn piece_name(self, role: shakmaty::Role) -> &'static str {
        self.table().roles.get(role)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names no language of the program.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a language of this program: write de, es or en")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|l| l.code().eq_ignore_ascii_case(s.trim()))
            .ok_or_else(|| UnknownLanguage(s.to_owned()))
    }
}
