//! From a [`Phrase`] to [`Speech`].
//!
//! Nothing is put together from letters: every part is a clip of [`inventory`](super::inventory()), except free text.
mod moves;
mod numbers;
mod spell;

pub use spell::spell;

use shakmaty::{File, Rank, Square};

use super::{
    Arg, Language, Line, Phrase, Speech, Wording, fold,
    phrase::CheckWord,
    speech::Part,
    table::{FILES, Gender},
    template::{Segment, segments},
    term::words_to_learn,
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
    let mut speaker = SpokenSoFar { wording, speech: Speech::default() };
    speaker.phrase(phrase);
    speaker.speech
}

/// What has been said so far, and how to go on.
struct SpokenSoFar {
    wording: Wording,
    speech: Speech,
}

impl SpokenSoFar {
    fn phrase(&mut self, phrase: &Phrase) {
        match phrase {
            Phrase::Move { said, origin, check } => {
                self.announced(*said, *origin);
                let pieces = self.wording.pieces();
                match check {
                    Some(CheckWord::Check) => self.speech.clip(pieces, pieces.table().check),
                    Some(CheckWord::Mate) => self.speech.clip(pieces, pieces.table().mate),
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
        for segment in segments((self.language().table().template)(line), line.holes()) {
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
            Arg::ExactTime(time) => self.exact_time(*time),
            Arg::BriefTime(time) => self.brief_time(*time),
            Arg::Article(article, edition) => self.article(article.number(*edition)),
            Arg::Text(text) => self.speech.parts.push(Part::Free(text.clone())),
            Arg::Label(label) => self.word(label.text(self.language())),
            Arg::Labels(labels) => {
                for label in labels {
                    self.word(label.text(self.language()));
                }
            }
            Arg::Words(text) => self.heard(text),
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

    /// What a recogniser heard, word by word, in the languages of this table.
    fn heard(&mut self, text: &str) {
        let Wording { language, ranks, .. } = self.wording;
        let known: Vec<_> = [language, ranks]
            .into_iter()
            .flat_map(|language| words_to_learn(language).into_iter().map(move |word| (language, word)))
            .collect();
        let mut rest = text;
        while !rest.trim_start().is_empty() {
            rest = rest.trim_start();
            let after = |word: &str| {
                let after = rest.get(..word.len()).filter(|begin| fold::word(begin) == fold::word(word))?;
                rest.strip_prefix(after).filter(|after| after.is_empty() || after.starts_with(' '))
            };
            match known.iter().find_map(|&(language, word)| Some((language, word, after(word)?))) {
                Some((language, word, after)) => {
                    self.speech.clip(language, word);
                    rest = after;
                }
                None => {
                    let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
                    self.speech.parts.push(Part::Free(word.to_owned()));
                    rest = after;
                }
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// "Ein Fenster für alle.." had two full stops.
    #[test]
    fn a_sentence_or_a_name_within_another_brings_one_mark() {
        let within = |phrase: Phrase| [Arg::Phrase(Box::new(phrase))];
        let said = |line: Line, args: [Arg; 1]| speak(&Phrase::with(line, args), Wording::default()).to_string();
        let again = said(Line::TeachAgain, within(Phrase::line(Line::SetupOneWindow)));
        assert_eq!(again, "Noch einmal: Ein Fenster für alle.");
        let ana = [Arg::Color(shakmaty::Color::White), Arg::Text("Ana Ruiz".to_owned())];
        let named = said(Line::ConfirmsYet, within(Phrase::with(Line::PersonNamed, ana)));
        assert_eq!(named, "Weiß, Ana Ruiz: Bitte das Ergebnis bestätigen.");
    }

    #[test]
    fn words_that_were_heard_are_clips_and_others_free_text() {
        let said =
            |text: &str| speak(&Phrase::with(Line::HeardMove, [Arg::Words(text.to_owned())]), Wording::default());
        assert_eq!(said("springer Anna  nach fuenf").to_string(), "Verstanden: Springer Anna nach fünf.");
        let free = |text: &str| said(text).parts.into_iter().filter(|part| matches!(part, Part::Free(_))).count();
        assert_eq!(
            (free("Bauer schlägt David en passant"), free("ja nein"), free("Annabella Ö"), free("")),
            (0, 0, 2, 0)
        );
    }
}
