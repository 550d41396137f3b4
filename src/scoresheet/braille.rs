//! A sheet in Braille: BRF, 40 cells to a line and 25 lines to a page, as embossers and displays take it.
//!
//! A file is Braille ASCII: each cell is one of 64 characters, and blanks and line ends are themselves. Which text has which
//! cells is data, a table in `assets/braille/`; a character that has none is refused, or marked where that is asked for. Moves may
//! stand in a chess code instead of algebraic notation, which is a table of its own.
mod chess;

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use super::layout::{Layout, MoveStyle, Row};
use super::text::cells;

pub use chess::{ChessCode, write as write_in_code};

/// Cells in a line.
pub const CELLS: usize = 40;
/// Lines on a page.
pub const LINES: usize = 25;
/// What a page ends with: the form feed.
const FORM_FEED: char = '\u{c}';

/// Which character has which cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Where its cells are from.
    pub source: String,
    cells: BTreeMap<char, String>,
    capital: String,
    number: String,
    letter: String,
    unknown: String,
    continued: String,
}

/// What a table looks like in its file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableSource {
    source: String,
    /// Before a capital letter.
    capital: String,
    /// Before digits, which are written as the letters a to j.
    number: String,
    /// Between digits and a letter from a to j that follows them.
    letter: String,
    /// In place of a character that has no cells.
    unknown: String,
    /// At the end of a line within a word.
    continued: String,
    cells: BTreeMap<String, String>,
}

/// A table that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TableError {
    /// The file is not a table.
    #[error("{0}")]
    Toml(String),
    /// A cell is none of the 64 of Braille ASCII, or nothing at all.
    #[error("the cells `{cells}` for `{text}` are not in Braille ASCII: write its 63 characters without the blank")]
    Cells {
        /// The text that the cells stand for.
        text: String,
        /// The cells as the file has them.
        cells: String,
    },
}

/// A text that the table has no cells for.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "the Braille table has no cells for {}; ask for them to be marked with --mark-unknown, or write it otherwise",
    named(.0)
)]
pub struct UnknownCells(pub Vec<String>);

fn named(signs: &[String]) -> String {
    signs.iter().map(|sign| format!("`{sign}`")).collect::<Vec<_>>().join(", ")
}

/// What was written, unless something has no cells and is not to be marked.
fn refuse_or(unknown: Unknown, mut missing: Vec<String>, written: String) -> Result<String, UnknownCells> {
    missing.sort_unstable();
    missing.dedup();
    match unknown {
        Unknown::Refused if !missing.is_empty() => Err(UnknownCells(missing)),
        Unknown::Refused | Unknown::Marked => Ok(written),
    }
}

/// Whether the cells of a table are in Braille ASCII.
fn check_cells<'a>(signs: impl Iterator<Item = (&'a str, &'a str)>) -> Result<(), TableError> {
    for (text, cells) in signs {
        let is_braille = |c: char| matches!(c, '!'..='_');
        if cells.is_empty() || !cells.chars().all(is_braille) {
            return Err(TableError::Cells { text: text.to_owned(), cells: cells.to_owned() });
        }
    }
    Ok(())
}

/// What becomes of a character that the table has no cells for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Unknown {
    /// The text is refused.
    #[default]
    Refused,
    /// The table's sign stands in its place.
    Marked,
}

impl Table {
    /// The table that comes with the program: six dots, uncontracted, with the letters of its languages.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[must_use]
    pub fn built_in() -> Self {
        #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
        Self::parse(include_str!("../../assets/braille/ueb.toml")).expect("the table that comes with the program")
    }

    /// Reads a table.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn parse(text: &str) -> Result<Self, TableError> {
        let TableSource { source, capital, number, letter, unknown, continued, cells } =
            toml::from_str(text).map_err(|error| TableError::Toml(error.to_string()))?;
        let signs = [("capital", &capital), ("number", &number), ("letter", &letter), ("unknown", &unknown)];
        let signs = signs.into_iter().chain([("continued", &continued)]);
        let signs = signs.chain(cells.iter().map(|(text, cells)| (&**text, cells)));
        check_cells(signs.map(|(text, cells)| (text, &**cells)))?;
        let cells = cells.into_iter().filter_map(|(text, cells)| Some((text.chars().next()?, cells))).collect();
        Ok(Self { source, cells, capital, number, letter, unknown, continued })
    }

    /// The text in Braille ASCII; lines stay lines.
    ///
    /// # Errors
    /// [`UnknownCells`], where they are not to be marked.
    pub fn encode(&self, text: &str, unknown: Unknown) -> Result<String, UnknownCells> {
        let mut out = String::new();
        let mut missing = Vec::new();
        let mut in_number = false;
        for c in text.chars() {
            let lower = c.to_lowercase().next().unwrap_or(c);
            if let Some(digit) = c.to_digit(10) {
                if !in_number {
                    out.push_str(&self.number);
                }
                in_number = true;
                out.push(digit_cell(digit));
                continue;
            }
            let after_number = std::mem::take(&mut in_number);
            if c == ' ' || c == '\n' {
                out.push(c);
                continue;
            }
            let Some(cells) = self.cells.get(&c).or_else(|| self.cells.get(&lower)) else {
                missing.push(c.to_string());
                out.push_str(&self.unknown);
                continue;
            };
            if c != lower && !self.cells.contains_key(&c) {
                out.push_str(&self.capital);
            } else if after_number && cells.starts_with(|cell: char| ('A'..='J').contains(&cell)) {
                out.push_str(&self.letter);
            }
            out.push_str(cells);
        }
        refuse_or(unknown, missing, out)
    }

    /// The text that these cells were made of. The longest cells count; the sign for an unknown character is U+FFFD.
    #[must_use]
    pub fn decode(&self, braille: &str) -> String {
        let mut by_cells: Vec<(&str, char)> = self.cells.iter().map(|(c, cells)| (cells.as_str(), *c)).collect();
        by_cells.sort_by_key(|(cells, _)| std::cmp::Reverse(cells.len()));
        let mut out = String::new();
        let (mut rest, mut in_number, mut capital) = (braille, false, false);
        while let Some(c) = rest.chars().next() {
            if in_number && let Some(digit) = digit_of(c) {
                out.push(digit);
                rest = &rest[c.len_utf8()..];
                continue;
            }
            if in_number && let Some(after) = rest.strip_prefix(&*self.letter) {
                in_number = false;
                rest = after;
                continue;
            }
            in_number = false;
            if let Some(after) = rest.strip_prefix(&*self.number)
                && after.starts_with(|c| digit_of(c).is_some())
            {
                in_number = true;
                rest = after;
            } else if let Some((cells, found)) = by_cells
                .iter()
                .find(|(cells, _)| !capital && cells.starts_with(&*self.capital) && rest.starts_with(cells))
            {
                // A sign that begins with the cell of the capitals is not a capital.
                out.push(*found);
                rest = &rest[cells.len()..];
            } else if let Some(after) = rest.strip_prefix(&*self.capital)
                && !capital
            {
                capital = true;
                rest = after;
            } else if let Some((cells, found)) = by_cells.iter().find(|(cells, _)| rest.starts_with(cells)) {
                if std::mem::take(&mut capital) {
                    out.extend(found.to_uppercase())
                } else {
                    out.push(*found)
                }
                rest = &rest[cells.len()..];
            } else if let Some(after) = rest.strip_prefix(&*self.unknown) {
                out.push(char::REPLACEMENT_CHARACTER);
                rest = after;
            } else {
                out.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
        out
    }
}

/// Digits are the letters a to j after the number sign.
fn digit_cell(digit: u32) -> char {
    char::from(b"JABCDEFGHI"[digit as usize % 10])
}

fn digit_of(cell: char) -> Option<char> {
    let place = "JABCDEFGHI".find(cell)?;
    char::from_digit(u32::try_from(place).ok()?, 10)
}

/// The sheet in pages of Braille: each line of at most 40 cells, each page with a line of its own for its header and number.
///
/// # Errors
/// [`UnknownCells`], where they are not to be marked.
pub fn write(layout: &Layout, style: MoveStyle, table: &Table, unknown: Unknown) -> Result<String, UnknownCells> {
    pages(&lines(layout, style), table, unknown)
}

/// A line of a sheet, by what its cells are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetLine {
    /// Words, which may be contracted.
    Words(String),
    /// Moves in notation: every letter counts.
    Notation(String),
}

/// The lines of [`lines()`], those in words apart from those in notation.
#[must_use]
pub fn sheet_lines(layout: &Layout, style: MoveStyle) -> Vec<SheetLine> {
    let (before, after) = (head(layout).len(), foot(layout).count());
    let lines = lines(layout, style);
    let rows = before..lines.len().saturating_sub(after);
    let named = |(index, line)| match style {
        MoveStyle::San | MoveStyle::Table | MoveStyle::Code if rows.contains(&index) => SheetLine::Notation(line),
        MoveStyle::San | MoveStyle::Table | MoveStyle::Code | MoveStyle::Words => SheetLine::Words(line),
    };
    lines.into_iter().enumerate().map(named).collect()
}

/// Lines of text on pages, the first of them at the head of each.
///
/// # Errors
/// As [`write()`].
pub fn pages(lines: &[String], table: &Table, unknown: Unknown) -> Result<String, UnknownCells> {
    let encoded: Result<Vec<String>, _> = lines.iter().map(|line| table.encode(line, unknown)).collect();
    paged(&encoded?, table, unknown)
}

/// Pages, as [`pages`] makes them, of lines that are cells already.
///
/// # Errors
/// As [`write()`].
pub fn paged(lines: &[String], table: &Table, unknown: Unknown) -> Result<String, UnknownCells> {
    let header = lines.first().map_or("", String::as_str);
    let broken: Vec<String> = lines.iter().flat_map(|line| table.broken(line)).collect();
    let mut brf = String::new();
    for (index, page) in broken.chunks(LINES - 1).enumerate() {
        let number = table.encode(&(index + 1).to_string(), unknown)?;
        let room = CELLS.saturating_sub(number.len() + 1);
        let shown: String = header.chars().take(room).collect();
        brf.push_str(&format!("{shown:<room$} {number}\r\n"));
        for line in page {
            brf.push_str(line);
            brf.push_str("\r\n");
        }
        brf.push(FORM_FEED);
    }
    Ok(brf)
}

/// Braille ASCII in the order of its cells: the dots are the bits of the place, dot 1 the lowest.
const IN_ORDER: &str = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// A cell of six dots, as Unicode has it, in Braille ASCII.
#[must_use]
pub fn ascii(cell: char) -> Option<char> {
    let dots = u32::from(cell).checked_sub(0x2800)?;
    IN_ORDER.chars().nth(usize::try_from(dots).ok()?)
}

/// A BRF as Unicode Braille, cell by cell: for a screen, or a program that knows no Braille ASCII. Lines and pages stay.
///
/// ```
/// use anna_hector::scoresheet::braille::unicode;
/// assert_eq!(unicode(",NF3 #B\r\n"), "⠠⠝⠋⠒⠀⠼⠃\n");
/// ```
#[must_use]
pub fn unicode(brf: &str) -> String {
    let cell = |c: char| match IN_ORDER.find(c).and_then(|place| u32::try_from(place).ok()) {
        Some(place) => char::from_u32(0x2800 + place).unwrap_or(c),
        None => c,
    };
    brf.chars().filter(|&c| c != '\r').map(cell).collect()
}

/// The lines of the sheet before they are broken: title, head, a line for each row of moves, foot. No two blanks follow each other.
#[must_use]
pub fn lines(layout: &Layout, style: MoveStyle) -> Vec<String> {
    let mut lines = head(layout);
    for row in &layout.rows {
        let (number, ruled_off) = match row {
            Row::GoesOn(number) => {
                lines.push(format!("> {number}"));
                continue;
            }
            Row::Moves { number, ruled_off, .. } => (number, if *ruled_off { "x " } else { "" }),
        };
        let told = |cell: &super::Cell| match &cell.clock {
            Some(clock) => format!("{} {clock}", cell.text),
            None => cell.text.clone(),
        };
        let [white, black] = cells(row).map(|cell| cell.map(told));
        match (style, white, black) {
            (MoveStyle::San | MoveStyle::Table | MoveStyle::Code, Some(white), Some(black)) => {
                lines.push(format!("{ruled_off}{number}. {white} {black}"));
            }
            (MoveStyle::San | MoveStyle::Words | MoveStyle::Table | MoveStyle::Code, white, black) => {
                lines.extend(white.map(|white| format!("{ruled_off}{number}. {white}")));
                lines.extend(black.map(|black| format!("{ruled_off}{number}... {black}")));
            }
        }
    }
    lines.extend(foot(layout));
    lines.iter().map(|line| in_one_line(line)).collect()
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Title and head of the sheet.
fn head(layout: &Layout) -> Vec<String> {
    let named = |(name, value): &(String, String)| {
        if name.is_empty() { value.clone() } else { format!("{name}: {value}") }
    };
    [layout.title.clone()].into_iter().chain(layout.head.iter().map(named)).map(|line| in_one_line(&line)).collect()
}

/// What stands under the moves.
fn foot(layout: &Layout) -> impl Iterator<Item = String> {
    layout.foot.iter().map(|line| in_one_line(line))
}

impl Table {
    /// A line broken at blanks where it is longer than 40 cells, what follows set in by two; a word that is longer than a line is
    /// parted with the sign of continuation.
    fn broken(&self, line: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let mut current = String::new();
        let mut is_empty = true;
        for word in line.split(' ') {
            let mut rest = word;
            if !is_empty && current.len() + 1 + rest.len() > CELLS {
                lines.push(std::mem::replace(&mut current, INDENT.to_owned()));
                is_empty = true;
            }
            if !is_empty {
                current.push(' ');
            }
            while current.len() + rest.len() > CELLS {
                let (first, second) = rest.split_at(CELLS - self.continued.len() - current.len());
                lines.push(format!("{current}{first}{}", self.continued));
                INDENT.clone_into(&mut current);
                rest = second;
            }
            current.push_str(rest);
            is_empty = false;
        }
        lines.push(current);
        lines
    }

    /// The lines of the pages without their headers, those that were broken joined again, as text.
    #[must_use]
    pub fn read(&self, brf: &str) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for page in brf.split(FORM_FEED) {
            for line in page.lines().skip(1) {
                match (line.strip_prefix(INDENT), lines.last_mut()) {
                    (Some(rest), Some(last)) => {
                        if !last.ends_with(&*self.continued) {
                            last.push(' ');
                        } else {
                            last.truncate(last.len() - self.continued.len());
                        }
                        last.push_str(rest);
                    }
                    (None, _) | (Some(_), None) => lines.push(line.to_owned()),
                }
            }
        }
        lines.iter().map(|line| self.decode(line)).collect()
    }
}

/// Before what follows of a line that was broken.
const INDENT: &str = "  ";

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_table_that_comes_with_the_program_is_one_and_names_its_source() {
        let table = Table::built_in();
        assert!(table.source.contains("Braille"));
        let cells = table.encode("12. Nf3 e5 0-1", Unknown::Refused);
        assert_eq!(cells.as_deref(), Ok("#AB4 ,NF#C E#E #J-#A"));
        assert_eq!(unicode("#A"), "⠼⠁");
    }

    #[test]
    fn a_character_without_cells_is_refused_or_marked() {
        let table = Table::built_in();
        let refused = table.encode("Żak, Æ, 中", Unknown::Refused).expect_err("no cells");
        assert_eq!(refused, UnknownCells(["Æ", "Ż", "中"].map(str::to_owned).into()));
        assert!(refused.to_string().contains("--mark-unknown"), "{refused}");
        assert_eq!(table.encode("e中", Unknown::Marked).as_deref(), Ok("E="));
        assert_eq!(table.decode("E="), "e\u{fffd}");
    }

    #[test]
    fn a_table_with_cells_that_are_none_is_refused() {
        let own = include_str!("../../assets/braille/ueb.toml").replace("a = \"A\"", "a = \"a\"");
        assert_eq!(Table::parse(&own), Err(TableError::Cells { text: "a".to_owned(), cells: "a".to_owned() }));
    }

    fn layout(texts: &[String]) -> Layout {
        Layout {
            title: "Scoresheet".to_owned(),
            head: vec![("Event".to_owned(), texts.join(" "))],
            rows: Vec::new(),
            foot: texts.to_vec(),
            score: "1-0".to_owned(),
            headings: Default::default(),
        }
    }

    proptest! {
        #[test]
        fn lines_have_40_cells_at_most_and_decode_to_the_same_text(
            texts in prop::collection::vec("[a-zA-Z0-9äöüÄñéÉ.,:;()=+*/`°{}|^$€“”’~@&%_<>?!–\\[\\]\"' -]{1,120}", 1..12),
        ) {
            let table = Table::built_in();
            let layout = layout(&texts);
            let brf = write(&layout, MoveStyle::San, &table, Unknown::Refused).expect("cells for all");
            for page in brf.split(FORM_FEED) {
                prop_assert!(page.lines().count() <= LINES);
                prop_assert!(page.lines().all(|line| line.len() <= CELLS), "{page}");
            }
            let wanted: Vec<String> = lines(&layout, MoveStyle::San).into_iter().collect();
            prop_assert_eq!(table.read(&brf), wanted);
        }
    }
}
