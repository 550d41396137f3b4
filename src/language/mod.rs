//! Words both ways: a [`Phrase`] becomes [`Speech`] that is printed or spoken, and words that were typed or heard become
//! a meaning.
//!
//! Each language is one file (`de.rs`, `es.rs`, `en.rs`, `fr.rs`) that fills exhaustive tables: a word that is missing in one
//! language does not compile. Everything that can be said, except names, is put together from the clips that
//! [`inventory()`] lists; the banks in `voices/` hold exactly these.
//!
//! # Another language
//!
//! Who asks for none has that of his system; one that is not here is answered in English ([`crate::locale`]): an Italian system has
//! English until somebody has done this. The files keep the names of Appendix D (Anna to Hector) in every language.
//!
//! 1. Add the variant, its code and its place in [`Language::ALL`] below, and `it` in the words of [`UnknownLanguage`].
//! 2. Three lines of `line.rs` name a language (`SetupFrench`, `SetupRanksFrench`, `SetupPiecesFrench`): add those of the new one,
//!    and say them in every language.
//! 3. Copy `en.rs` here, in `label/`, in `paper/` and in `listen/pronounce/`, and `assets/manual/*.en.md`, each as `it`. Translate
//!    the copies: about 2300 lines. The comments of `line.rs` and `label/mod.rs` say what each text is for; the German and the Spanish
//!    show how a side is named within a sentence. The holes (`{player}`) keep their names and come in any order. No literal may end in
//!    a blank or begin with a sign, so that no blank stands before `?` or `:`; and what stands before a hole must suit every word that
//!    can fill it (`de Eva` would be no French).
//! 4. `cargo check --all-targets` names each place that lacks the language, some 25: numbers and plurals, quotation marks, the decimal
//!    point, contracted Braille, the order of "a white pawn", the bank. Tests that list what all languages say follow it.
//! 5. Lists the compiler does not see: `LanguageName` in `tools/mod.rs`, the values of languages in `game/setting/table.rs`, what is told of
//!    a board in `understand/telling.rs`, `cli.rs`, `manual/tools.md`, `README.md`, `voices/README.md`, and in `assets/` the files of
//!    `linux/`, `release` and `recognisers/vosk`.
//! 6. Name a voice of eSpeak NG and the words it reads wrongly at the top of `voices/render`; that script makes the bank, and adds the
//!    three new clips to the others.
//! 7. `cargo test` tells which sentences lack an argument or a clip, which word means two things in two languages, and the tests of the
//!    pages which words are cut off. `cargo bench --bench hearing_languages` tells how well the new words are heard.
//!
//! Tables and not Fluent files: a sentence that is missing does not compile, and one that lacks an argument fails a test. A
//! sentence here is also what is recorded and what is recognised, and is put together from the same parts. Fluent would choose
//! plurals and genders; numbers and pieces are said by rules that the recogniser shares (`say/numbers.rs`). A translator needs
//! an editor either way, and the program reads no file at its start.
mod de;
mod en;
mod es;
mod fault;
pub mod fold;
mod fr;
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
    /// French, français, with the numbers of France.
    French,
}

impl Language {
    /// Every language of the interface.
    pub const ALL: [Self; 4] = [Self::German, Self::Spanish, Self::English, Self::French];

    /// The ISO 639-1 code: `de`, `es`, `en`, `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::German => "de",
            Self::Spanish => "es",
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The words of this language.
    const fn table(self) -> &'static table::Table {
        match self {
            Self::German => &de::TABLE,
            Self::Spanish => &es::TABLE,
            Self::English => &en::TABLE,
            Self::French => &fr::TABLE,
        }
    }

    /// A side as a sentence names it.
    ///
    /// ```
    /// # use {anna_hector::language::Language, shakmaty::Color};
    /// assert_eq!(Language::ALL.map(|language| language.side(Color::White)), ["Weiß", "blancas", "White", "Blancs"]);
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

    /// The letter of a kind of piece where it stands on a printed board: a pawn has the first letter of its name.
    #[must_use]
    pub fn board_letter(self, role: shakmaty::Role) -> char {
        let of_name = || self.piece_name(role).chars().next().and_then(|first| first.to_uppercase().next());
        self.piece_letter(role).or_else(of_name).expect("each kind of piece has a name")
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
#[error("`{0}` is not a language of this program: write de, es, en or fr")]
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
