//! Sheets in print: PDF of tournament form, with the final position and room for signatures.
//!
//! The files are tagged by PDF/UA-1 and checked for it when they are made: language, title, headings, tables with header cells, the
//! position with words in place of its drawing; no text is a picture. What is drawn follows the order in which it is read.
mod blocks;
mod closing;
mod columns;
mod font;
mod paper;
mod table;
mod tagged;

use thiserror::Error;

use super::{Report, layout::MoveStyle, sheets::Scoresheets};
use crate::language::Language;
use shakmaty::Color;

/// How large the letters are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum LetterSize {
    /// Letters of 9.5 points.
    #[default]
    Normal,
    /// Large print: 18 points.
    Large,
}

/// Why there is no PDF.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the PDF cannot be made: {0}; take --format text")]
pub struct PdfError(String);

/// What is printed of one game.
#[derive(Debug)]
pub struct Game<'a> {
    /// White's and Black's sheet.
    pub sheets: &'a Scoresheets,
    /// Whose sheets, in order.
    pub sides: &'a [Color],
    /// The arbiter's report, where it is printed, too.
    pub report: Option<Report>,
}

/// The sheets of games as one PDF, each sheet on pages of its own.
///
/// # Errors
/// [`PdfError`]: what is written did not pass the check for PDF/UA-1.
pub fn write(games: &[Game<'_>], language: Language, style: MoveStyle, size: LetterSize) -> Result<Vec<u8>, PdfError> {
    let sections: Vec<blocks::PdfSection> =
        games.iter().flat_map(|game| blocks::of_game(game, language, style)).collect();
    paper::print(&sections, language, size).map_err(PdfError)
}

/// A part of a document that is not a sheet.
#[derive(Debug, Clone)]
pub enum Part {
    /// A heading; the first is the title.
    Heading(String),
    /// A paragraph of text.
    Text(String),
    /// Rows under headers.
    Table {
        /// Headers of the columns.
        header: Vec<String>,
        /// The rows, each with a cell for each header.
        rows: Vec<Vec<String>>,
    },
}

/// Any text as a PDF, such as a page of the manual.
///
/// # Errors
/// As [`write()`].
pub fn document(parts: Vec<Part>, language: Language, size: LetterSize) -> Result<Vec<u8>, PdfError> {
    paper::print(&[blocks::of_parts(parts)], language, size).map_err(PdfError)
}

/// The words of it in the order in which they are read, without the numbers of the pages.
#[must_use]
pub fn words(games: &[Game<'_>], language: Language, style: MoveStyle) -> Vec<String> {
    let sections = games.iter().flat_map(|game| blocks::of_game(game, language, style));
    sections.flat_map(|section| section.words()).collect()
}
