//! What is to be said, before any language.
use std::time::Duration;

use shakmaty::{Chess, Color, Move, Piece, Position, Role, Square};

use super::{Label, Language, Line};
use crate::laws::{Article, RawMove};

/// How much of a move is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Style {
    /// `Springer Gustav eins nach Felix drei`.
    #[default]
    Full,
    /// As algebraic notation would tell the moves apart: `Springer Felix drei`.
    Short,
    /// `Gustav eins Felix drei`.
    Squares,
}

/// The languages and the style in which moves are announced at this board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wording {
    /// Times, questions, refusals; pieces and connecting words, unless [`Wording::pieces`] says otherwise.
    pub language: Language,
    /// The ranks, the names of the files and castling (German in the Laws, unless the arbiter decides otherwise).
    pub ranks: Language,
    /// How much of a move is said.
    pub style: Style,
    /// The names of the pieces and the connecting words of a move, where they are those of another language than the
    /// sentences: in the room German, unless something else was agreed (D.2.1).
    pub pieces: Option<Language>,
}

impl Wording {
    /// The language of the pieces in a move.
    #[must_use]
    pub const fn pieces(self) -> Language {
        match self.pieces {
            Some(agreed) => agreed,
            None => self.language,
        }
    }
}

/// `Schach` or `Matt` after a move, where the rules profile says that checks are announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckWord {
    /// The king is attacked.
    Check,
    /// The word for checkmate.
    Mate,
}

/// `Schach`, `Matt` or nothing after the legal move `m`.
#[must_use]
pub fn check_word(m: Move, position: &Chess) -> Option<CheckWord> {
    let after = position.clone().play(m).ok()?;
    after.is_check().then(|| if after.is_checkmate() { CheckWord::Mate } else { CheckWord::Check })
}

/// Which squares tell a move apart from the others of its kind to the same square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Origin {
    /// The arrival is enough: `Springer Felix drei`.
    #[default]
    None,
    /// `Turm Anna nach David eins`.
    File,
    /// `Turm eins nach Anna drei`.
    Rank,
    /// `Dame Eva vier nach Hector eins`.
    Square,
}

/// Something that can be said. One phrase is spoken as one whole.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// A move in the announcement's wording; `origin` is used by [`Style::Short`] only.
    Move {
        /// The move as announced.
        said: RawMove,
        /// What the short form needs to tell it apart.
        origin: Origin,
        /// `Schach`, `Matt` or nothing.
        check: Option<CheckWord>,
    },
    /// A fixed sentence with its holes filled.
    Line(Line, Vec<Arg>),
    /// Letters and digits one by one, as they are typed.
    Letters(String),
    /// Several phrases one after the other, each a sentence of its own.
    Several(Vec<Phrase>),
}

/// What fills a hole of a [`Line`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A move in full words.
    Move(RawMove),
    /// A square: `Eva vier`.
    Square(Square),
    /// A kind of piece: `Springer`.
    Role(Role),
    /// A piece with its colour: `weißer Springer`.
    Piece(Piece),
    /// The same with the indefinite article: `ein weißer Springer`.
    OnePiece(Piece),
    /// A file: `Anna`.
    File(shakmaty::File),
    /// A rank: `vier`.
    Rank(shakmaty::Rank),
    /// A side: `Weiß`.
    Color(Color),
    /// A number from 0 to 999.
    Number(u32),
    /// A duration in the words of the clock: `vierzehn Minuten zwölf`. Seconds always below ten minutes.
    Time(Duration),
    /// The same to the second, however long: `eine Stunde vierzehn Minuten zwölf`.
    ExactTime(Duration),
    /// A duration below a minute as the number alone, for a player without time to listen: `zwölf`, `vier Komma drei`. From a
    /// minute on as [`Arg::Time`].
    BriefTime(Duration),
    /// An Article, in the numbering of an edition: spoken character by character (`D`, `zwei`, `drei`).
    Article(Article, crate::laws::Edition),
    /// Free text, such as a name: spoken by the system voice, or spelled.
    Text(String),
    /// The name of a command or a button; one of [`Label::SPOKEN`].
    Label(Label),
    /// Several names one after the other: buttons of a chord.
    Labels(Vec<Label>),
    /// Words that were heard: those that can be taught are spoken, others are free text.
    Words(String),
    /// A sentence inside another.
    Phrase(Box<Phrase>),
}

impl Phrase {
    /// A sentence without holes.
    #[must_use]
    pub const fn line(line: Line) -> Self {
        Self::Line(line, Vec::new())
    }

    /// A sentence with its holes filled in order.
    #[must_use]
    pub fn with(line: Line, args: impl IntoIterator<Item = Arg>) -> Self {
        Self::Line(line, args.into_iter().collect())
    }

    /// A move in full, without a check word.
    #[must_use]
    pub const fn full_move(said: RawMove) -> Self {
        Self::Move { said, origin: Origin::Square, check: None }
    }
}
