//! The files that people take home of a game: in which format, whose sheets, of a journal or of PGN. The tool `scoresheet` and the
//! window write the same.
mod contract;
mod home;
mod print;
#[cfg(test)]
mod script;
mod sound;

use std::path::Path;

use shakmaty::{ByColor, Color};
use thiserror::Error;

pub use contract::{ContractError, LOU_TRANSLATE, contracted};
pub use home::{HomeError, files_of, print_of, save, sticks};
pub use print::{PRINT_COMMANDS, PrintError, print};
pub use sound::{SoundFormat, Sounding, cue_name, cue_sheet};

use crate::{
    journal::{Header, JournalError, Record},
    language::Language,
    scoresheet::{
        self, EventData, Layout, MoveStyle, Played, Proof, Report, Scoresheets,
        braille::{self, ChessCode, SheetLine, Table, Unknown, UnknownCells},
        json::{self, Export},
        layout,
        pdf::{self, LetterSize, PdfError},
        report, text,
    },
};

/// A file format of scoresheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// For chess programs.
    Pgn,
    /// The sheets as plain text.
    Text,
    /// The arbiter's report as plain text; of journals only.
    Report,
    /// The sheets and the report, for programs.
    Json,
    /// Pages for paper, tagged for screen readers.
    Pdf,
    /// For Braille embossers and displays.
    Brf,
    /// The same in Unicode's Braille characters, for the screen.
    Braille,
}

/// Whether the report is printed after the sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Printed {
    /// The sheets alone.
    #[default]
    Sheets,
    /// The report too.
    WithReport,
}

/// Whether words are contracted in Braille.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Contraction {
    /// Letter by letter.
    #[default]
    None,
    /// By the tables of liblouis.
    Contracted,
}

/// What is written, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The chosen file format.
    pub format: Format,
    /// The language of the words and of the piece letters.
    pub language: Language,
    /// How moves are written.
    pub style: MoveStyle,
    /// Whose sheet; both, where it is nobody's in particular.
    pub side: Option<Color>,
    /// How large print is.
    pub size: LetterSize,
    /// What is printed.
    pub printed: Printed,
    /// What becomes of a character that the Braille table has no cells for.
    pub unknown: Unknown,
    /// Whether words are contracted in Braille.
    pub contraction: Contraction,
}

impl Choice {
    /// A format in a language, with all else as usual.
    #[must_use]
    pub fn new(format: Format, language: Language) -> Self {
        Self {
            format,
            language,
            style: MoveStyle::San,
            side: None,
            size: LetterSize::Normal,
            printed: Printed::Sheets,
            unknown: Unknown::Refused,
            contraction: Contraction::None,
        }
    }

    /// This choice, for the sheet of one player.
    #[must_use]
    pub const fn of(self, side: Color) -> Self {
        Self { side: Some(side), ..self }
    }
}

/// Why nothing is written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ExportError {
    /// A report of a game without a journal.
    #[error(
        "a PGN file does not tell what happened at the boards: name the journal of the game for --format report, or take --format text"
    )]
    NoReport,
    /// The Braille table lacks cells.
    #[error(transparent)]
    Braille(#[from] UnknownCells),
    /// Nothing contracts the text.
    #[error(transparent)]
    Contract(#[from] ContractError),
    /// The chess code has cells of its own.
    #[error("the chess code is not contracted; take --style san or words, or leave out --contracted")]
    CodeContracted,
    /// There is no move to be heard.
    #[error("this game has no move to be heard; take --format text")]
    Silent,
    /// The voice cannot say it, or the file would be too long for its format.
    #[error("the game cannot be made to sound: {0}")]
    Sound(String),
    /// The PDF did not pass its check.
    #[error(transparent)]
    Pdf(#[from] PdfError),
}

/// A game to be exported: its sheets, and the journal they are of, if they are of one.
#[derive(Debug, Clone)]
pub struct Found {
    /// White's and Black's sheet.
    pub sheets: Scoresheets,
    record: Option<Record>,
}

impl From<Scoresheets> for Found {
    /// A game without a journal.
    fn from(sheets: Scoresheets) -> Self {
        Self { sheets, record: None }
    }
}

impl Found {
    /// The sheets of a journal: as far as it is whole, with the fact that it is damaged where it is.
    ///
    /// # Errors
    /// [`JournalError`] where its header cannot be read.
    pub fn of_journal(path: &Path, bytes: &[u8], event: &EventData) -> Result<Self, JournalError> {
        let (record, damage) = Record::parse_to_damage(path, bytes).map_err(|error| error.of_named(path, bytes))?;
        let proof = match (damage, &record.torn) {
            (Some(damage), _) => Proof::Damaged(damage.to_string()),
            (None, Some(_)) => Proof::Torn,
            (None, None) => Proof::Verified,
        };
        let played = Played::through(&record.header.setup, record.lines.iter().map(|line| (line.at, &line.event)));
        let sheets = played.scoresheets(&record.header.started, event.clone(), proof);
        Ok(Self { sheets, record: Some(record) })
    }

    /// The journal it is of.
    #[must_use]
    pub const fn record(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    /// The arbiter's report, with the names that the sheets have.
    #[must_use]
    pub fn report(&self, language: Language) -> Option<Report> {
        let record = self.record.as_ref()?;
        let events = record.lines.iter().map(|line| (line.at, &line.event, line.wall.as_deref()));
        let Header { setup, started, .. } = &record.header;
        let told = report(setup, started, events, &self.sheets.proof, language);
        let ByColor { white, black } = self.sheets.event.names.clone();
        let event = scoresheet::event_rows(&self.sheets.event, language);
        let event = event.into_iter().map(|(name, value)| format!("{name}: {value}")).collect();
        Some(Report { names: [white, black], event, ..told })
    }

    /// The same with one sheet alone.
    fn only(&self, side: Color) -> Self {
        Self { sheets: self.sheets.only(side), record: self.record.clone() }
    }
}

/// Games in one file.
///
/// # Errors
/// [`ExportError`].
pub fn write(games: &[Found], choice: &Choice) -> Result<Vec<u8>, ExportError> {
    match choice.side {
        Some(side) => {
            let games: Vec<Found> = games.iter().map(|game| game.only(side)).collect();
            written(&games, choice, &[side])
        }
        None => written(games, choice, &Color::ALL),
    }
}

fn written(games: &[Found], choice: &Choice, sides: &[Color]) -> Result<Vec<u8>, ExportError> {
    let &Choice { language, style, .. } = choice;
    let sheets = || {
        let of_game = |game: &Found| sides.iter().map(|&side| layout(&game.sheets, side, language, style)).collect();
        games.iter().flat_map::<Vec<Layout>, _>(of_game)
    };
    let text = match choice.format {
        Format::Pgn => games.iter().map(|game| scoresheet::write(&game.sheets)).collect(),
        Format::Text => sheets().map(|sheet| text::write(&sheet, style)).collect::<Vec<_>>().join("\n\n"),
        Format::Report => {
            let report = |game: &Found| game.report(language).map(|report| report.text(language));
            let reports: Option<Vec<String>> = games.iter().map(report).collect();
            reports.ok_or(ExportError::NoReport)?.join("\n\n")
        }
        Format::Json => {
            let export = |game: &Found| Export::new(&game.sheets, report_beside(game, choice), language);
            json::write(&games.iter().map(export).collect::<Vec<_>>())
        }
        Format::Brf => in_braille(sheets(), choice)?,
        Format::Braille => braille::unicode(&in_braille(sheets(), choice)?),
        Format::Pdf => return printed(games, choice, sides),
    };
    Ok(text.into_bytes())
}

/// Sheets with their words contracted; moves in notation keep every letter.
fn in_contracted_braille(sheets: impl Iterator<Item = Layout>, choice: &Choice) -> Result<String, ExportError> {
    let table = Table::built_in();
    let mut brf = String::new();
    for sheet in sheets {
        let lines = braille::sheet_lines(&sheet, choice.style);
        let mut words = Vec::new();
        for line in &lines {
            if let SheetLine::Words(text) = line {
                words.push(known(text, &table, choice.unknown)?);
            }
        }
        let mut cells = contracted(LOU_TRANSLATE, &words, choice.language)?.into_iter();
        let of_line = |line: &SheetLine| match line {
            SheetLine::Words(_) => Ok(cells.next().unwrap_or_default()),
            SheetLine::Notation(text) => table.encode(text, choice.unknown),
        };
        let written: Result<Vec<String>, UnknownCells> = lines.iter().map(of_line).collect();
        brf.push_str(&braille::paged(&written?, &table, choice.unknown)?);
    }
    Ok(brf)
}

/// The text, where Braille has cells for all of it; else with question marks in place of what has none, if that is asked for.
fn known(text: &str, table: &Table, unknown: Unknown) -> Result<String, UnknownCells> {
    table.encode(text, unknown)?;
    let has_cells = |c: &char| table.encode(&c.to_string(), Unknown::Refused).is_ok();
    Ok(text.chars().map(|c| if has_cells(&c) { c } else { '?' }).collect())
}

fn in_braille(sheets: impl Iterator<Item = Layout>, choice: &Choice) -> Result<String, ExportError> {
    match (choice.contraction, choice.style) {
        (Contraction::None, _) => Ok(uncontracted(sheets, choice)?),
        (Contraction::Contracted, MoveStyle::Code) => Err(ExportError::CodeContracted),
        (Contraction::Contracted, MoveStyle::San | MoveStyle::Words | MoveStyle::Table) => {
            in_contracted_braille(sheets, choice)
        }
    }
}

fn uncontracted(sheets: impl Iterator<Item = Layout>, choice: &Choice) -> Result<String, UnknownCells> {
    let table = Table::built_in();
    match choice.style {
        MoveStyle::Code => {
            let code = ChessCode::built_in();
            sheets.map(|sheet| braille::write_in_code(&sheet, &table, &code, choice.unknown)).collect()
        }
        style @ (MoveStyle::San | MoveStyle::Words | MoveStyle::Table) => {
            sheets.map(|sheet| braille::write(&sheet, style, &table, choice.unknown)).collect()
        }
    }
}

/// The report goes with both sheets: it tells what stands on the other one.
fn report_beside(game: &Found, choice: &Choice) -> Option<Report> {
    game.report(choice.language).filter(|_| choice.side.is_none())
}

fn printed(games: &[Found], choice: &Choice, sides: &[Color]) -> Result<Vec<u8>, ExportError> {
    let mut printed = Vec::new();
    for game in games {
        let report = match choice.printed {
            Printed::Sheets => None,
            Printed::WithReport => Some(game.report(choice.language).ok_or(ExportError::NoReport)?),
        };
        printed.push(pdf::Game { sheets: &game.sheets, sides, report });
    }
    Ok(pdf::write(&printed, choice.language, choice.style, choice.size)?)
}
