//! The four records, kept apart: two boards and two scoresheets.
use shakmaty::{Board, ByColor, CastlingMode, Chess};

use super::{EntryReading, note, place::ReplayedPlace};
use crate::{
    language::{Language, notation},
    laws::{RawMove, standing::Standing},
};

/// One of the two boards of a game under Appendix D.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// The visually impaired player's, with its securing apertures.
    Special,
    /// The sighted player's.
    Normal,
}

impl BoardKind {
    /// Both boards, the visually impaired player's first.
    pub const ALL: [Self; 2] = [Self::Special, Self::Normal];
}

/// Something for each of the two boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Boards<T> {
    /// Of the visually impaired player's board.
    pub special: T,
    /// Of the sighted player's board.
    pub normal: T,
}

impl<T> Boards<T> {
    /// What is there for that board.
    #[must_use]
    pub const fn get(&self, kind: BoardKind) -> &T {
        match kind {
            BoardKind::Special => &self.special,
            BoardKind::Normal => &self.normal,
        }
    }

    /// Makes something for each board.
    #[must_use]
    pub fn new_with(mut of: impl FnMut(BoardKind) -> T) -> Self {
        Self { special: of(BoardKind::Special), normal: of(BoardKind::Normal) }
    }
}

/// An entry of a scoresheet, as it was made.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SheetEntry {
    /// A move that the program itself wrote down, or that was dictated to it.
    Move(RawMove),
    /// What stands on paper: any notation, legal or not, legible or not.
    Written(String),
    /// An empty cell, with something written after it.
    Gap,
}

/// A scoresheet: an entry for each ply, from the first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    language: Language,
    entries: Vec<SheetEntry>,
}

impl Sheet {
    /// A sheet whose piece letters are read in the language that fits them best, `chosen` first where several do. Empty
    /// cells at its end are not part of it.
    ///
    /// One writer writes in one language: an `R` is a rook where other entries have an `N` or a `Q`, and a king where
    /// they have a `C` or a `D`, whatever language was chosen for the words.
    #[must_use]
    pub fn new(mut entries: Vec<SheetEntry>, chosen: Language) -> Self {
        let written = entries.iter().rposition(|entry| *entry != SheetEntry::Gap).map_or(0, |last| last + 1);
        entries.truncate(written);
        Self { language: language_of(&entries, chosen), entries }
    }

    /// A sheet with nothing but written entries.
    #[must_use]
    pub fn written<T: Into<String>>(entries: impl IntoIterator<Item = T>, chosen: Language) -> Self {
        Self::new(entries.into_iter().map(|text| SheetEntry::Written(text.into())).collect(), chosen)
    }

    /// Its entries, the first ply first.
    #[must_use]
    pub fn entries(&self) -> &[SheetEntry] {
        &self.entries
    }

    /// Whether something that can be read as a move stands there: no gap, and no scrawl.
    #[must_use]
    pub fn tells(&self, index: usize) -> bool {
        let start = ReplayedPlace::of(&Standing::of(&Chess::default(), CastlingMode::Standard));
        let entry = self.entries.get(index);
        entry.is_some_and(|entry| !EntryReading::of(entry, self.language, &start).is_silent())
    }

    /// The language whose piece letters it has.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether nothing is written on it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// The language with the fewest letters that are not its own. Where several fit alike it is the chosen one if it is one of
/// them, else the first of them if all read these letters alike, as Spanish and French do without a bishop. Else it is the chosen
/// one, which takes a letter that is not its own for whatever it means in the others.
fn language_of(entries: &[SheetEntry], chosen: Language) -> Language {
    let texts =
        || entries.iter().filter_map(|entry| if let SheetEntry::Written(text) = entry { Some(text) } else { None });
    let letters: Vec<char> =
        texts().flat_map(|text| notation::piece_letters(&note::without_notes(text)).collect::<Vec<_>>()).collect();
    let foreign = |language| letters.iter().filter(|&&letter| !notation::is_letter_of(letter, language)).count();
    let fewest = Language::ALL.map(foreign).into_iter().min().expect("there are languages");
    let best: Vec<Language> = Language::ALL.into_iter().filter(|&language| foreign(language) == fewest).collect();
    let read = |language| letters.iter().map(move |&letter| notation::role_of(letter, language));
    match best.as_slice() {
        [first, others @ ..] if !best.contains(&chosen) && others.iter().all(|&other| read(other).eq(read(*first))) => {
            *first
        }
        _ => chosen,
    }
}

/// The four records, and the position from which the game was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Records {
    /// Where the game began; `None` if the sheets name different positions.
    pub start: Option<Standing>,
    /// What stands on each board.
    pub boards: Boards<Board>,
    /// What each player's sheet says.
    pub sheets: ByColor<Sheet>,
    /// The plies of the program's own record, as they were made, `None` for a press without a move; nothing where there is no record. They
    /// stand against no sheet: only what no player has on his sheet, or needs to have there yet, is taken from them.
    pub made: Vec<Option<RawMove>>,
}
