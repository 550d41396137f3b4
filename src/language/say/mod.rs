//! From a [`Phrase`] to [`Speech`].
//!
//! Nothing is put together from letters: every part is a clip of [`inventory`](super::inventory()), except free text.
mod moves;
mod numbers;
mod spell;

pub use moves::check_word;
pub use spell::spell;

use shakmaty::{File, Rank, Square};

use super::{
    Arg, Language, Line, Phrase, Speech, Wording,
    phrase::CheckWord,
    speech::Part,
    table::{FILES, Gender},
    template::{Segment, segments},
};

pub(super) use spell::{ARTICLE_NUMBERS, LETTERS, SUBPOINTS};

/// The words of `phrase`.
///
/// ```
/// # use anna_hector::language::{Language, Phrase, Style, Wording, speak};
/// # use anna_hector::laws::RawMove;
/// # use shakmaty::{Board, Square};
/// let said = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).unwrap();
/// let phrase = Phrase::full_move(said);
/// assert_eq!(speak(&phrase, Wording::default()).to_string(), "Springer Gustav eins nach Felix drei");
/// let spanish = Wording { language: Language::Spanish, ..Wording::default() };
/// assert_eq!(speak(&phrase, spanish).to_string(), "caballo Gustav eins a Felix drei");
/// let squares = Wording { style: Style::Squares, ..Wording::default() };
/// assert_eq!(speak(&phrase, squares).to_string(), "Gustav eins Felix drei");
/// ```
#[must_use]
pub fn speak(phrase: &Phrase, wording: Wording) -> Speech {
    let mut speaker = Speaker { wording, speech: Speech::default() };
    speaker.phrase(phrase);
    speaker.speech
}

/// What has been said so far, and how to go on.
struct Speaker {
    wording: Wording,
    speech: Speech,
}

impl Speaker {
    fn phrase(&mut self, phrase: &Phrase) {
        match phrase {
            Phrase::Move { said, origin, check } => {
                self.announced(*said, *origin);
                match check {
                    Some(CheckWord::Check) => self.word(self.language().table().check),
                    Some(CheckWord::Mate) => self.word(self.language().table().mate),
                    None => {}
                }
            }
            Phrase::Line(line, args) => self.line(*line, args),
            Phrase::Letters(text) => self.speech.parts.extend(spell(text, self.language()).parts),
            Phrase::Several(phrases) => {
                for phrase in phrases {
                    if !self.speech.ends_sentence() {
                        self.speech.mark(".");
                    }
                    self.phrase(phrase);
                }
            }
        }
    }

    fn line(&mut self, line: Line, args: &[Arg]) {
        for segment in segments((self.language().table().template)(line)) {
            match segment {
                Segment::Literal(text) => self.word(text),
                Segment::Mark(mark) => self.speech.mark(mark),
                Segment::Hole(n) => {
                    if let Some(arg) = args.get(n) {
                        self.arg(arg);
                    }
                }
            }
        }
    }

    fn arg(&mut self, arg: &Arg) {
        let table = self.language().table();
        match arg {
            Arg::Move(said) => self.full_move(*said),
            Arg::Square(square) => self.square(*square),
            Arg::Role(role) => self.word(table.roles.get(*role)),
            Arg::Piece(piece) => self.word(table.pieces.piece(*piece)),
            Arg::OnePiece(piece) => self.word(table.one_piece.piece(*piece)),
            Arg::File(file) => self.file(*file),
            Arg::Rank(rank) => self.rank(*rank),
            Arg::Color(color) => self.word(table.colors.get(*color)),
            Arg::Number(number) => self.number(*number, Gender::Counting),
            Arg::Time(time) => self.time(*time),
            Arg::BriefTime(time) => self.brief_time(*time),
            Arg::Article(article, edition) => self.article(article.number(*edition)),
            Arg::Text(text) => self.speech.parts.push(Part::Free(text.clone())),
            Arg::Phrase(phrase) => self.phrase(phrase),
        }
    }

    const fn language(&self) -> Language {
        self.wording.language
    }

    /// A word of the language of pieces and connecting words.
    fn word(&mut self, text: &'static str) {
        self.speech.clip(self.wording.language, text);
    }

    fn square(&mut self, square: Square) {
        self.file(square.file());
        self.rank(square.rank());
    }

    fn file(&mut self, file: File) {
        self.speech.clip(self.wording.ranks, FILES[file.to_usize()]);
    }

    fn rank(&mut self, rank: Rank) {
        self.speech.clip(self.wording.ranks, self.wording.ranks.table().ranks[rank.to_usize()]);
    }
}
