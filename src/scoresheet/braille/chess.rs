//! Moves in a Braille chess code: cells of their own for pieces, squares, captures and the numbers of moves.
//!
//! Which cells these are is data, a table in `assets/braille/` that names its source. What the table does not have is not made up: it
//! is refused, or marked where that is asked for.
use std::collections::BTreeMap;

use serde::Deserialize;

use super::{
    super::layout::{Cell, DASH, Layout, Row},
    Table, TableError, Unknown, UnknownCells, check_cells, foot, head, paged, refuse_or,
};
use crate::scoresheet::text::cells;

/// Which parts of a move, as algebraic notation with English letters has it, have which cells.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChessCode {
    /// Where its cells are from.
    pub source: String,
    /// In place of what has no cells.
    unknown: String,
    /// Before a move of Black's that stands alone after its number.
    black: String,
    cells: BTreeMap<String, String>,
}

/// What is one sign and more than one character.
const SIGNS: [&str; 2] = ["O-O-O", "O-O"];

impl ChessCode {
    /// The code that comes with the program.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[must_use]
    pub fn built_in() -> Self {
        #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
        Self::parse(include_str!("../../../assets/braille/chess-uk.toml"))
            .expect("the code that comes with the program")
    }

    /// Reads a table.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn parse(text: &str) -> Result<Self, TableError> {
        let code: Self = toml::from_str(text).map_err(|error| TableError::Toml(error.to_string()))?;
        let signs = [("unknown", &*code.unknown), ("black", &*code.black)];
        check_cells(signs.into_iter().chain(code.cells.iter().map(|(sign, cells)| (&**sign, &**cells))))?;
        Ok(code)
    }

    /// The cells of a move or of its number.
    ///
    /// ```
    /// use anna_hector::scoresheet::braille::{ChessCode, Unknown};
    ///
    /// let code = ChessCode::built_in();
    /// assert_eq!(code.encode("Nf3", Unknown::Refused).as_deref(), Ok("SF3"));
    /// assert_eq!(code.encode("cxd5", Unknown::Refused).as_deref(), Ok("C;D5"));
    /// ```
    ///
    /// # Errors
    /// [`UnknownCells`], where they are not to be marked.
    pub fn encode(&self, text: &str, unknown: Unknown) -> Result<String, UnknownCells> {
        let (mut out, mut missing, mut rest) = (String::new(), Vec::new(), text);
        while let Some(first) = rest.chars().next() {
            let sign = SIGNS.into_iter().find(|sign| rest.starts_with(sign)).unwrap_or(&rest[..first.len_utf8()]);
            match self.cells.get(sign) {
                Some(cells) => out.push_str(cells),
                None => {
                    missing.push(sign.to_owned());
                    out.push_str(&self.unknown);
                }
            }
            rest = &rest[sign.len()..];
        }
        refuse_or(unknown, missing, out)
    }

    /// The move that these cells were made of, or its number; the sign for what is unknown is U+FFFD.
    #[must_use]
    pub fn decode(&self, braille: &str) -> String {
        let one = |c: char| {
            let sign = self.cells.iter().find(|(_, cells)| cells.chars().eq([c])).map(|(sign, _)| sign.clone());
            sign.unwrap_or_else(|| char::REPLACEMENT_CHARACTER.to_string())
        };
        braille.chars().map(one).collect()
    }
}

/// What is written with what.
struct BrailleWriter<'a> {
    table: &'a Table,
    code: &'a ChessCode,
    unknown: Unknown,
}

impl BrailleWriter<'_> {
    /// The move in the code, and what stands beside it - an offer, a correction, the time - as text.
    fn cell(&self, cell: &Cell) -> Result<String, UnknownCells> {
        let (said, beside) = cell.text.split_once(' ').unwrap_or((&cell.text, ""));
        let said = match said {
            DASH => self.table.encode(said, self.unknown)?,
            said => self.code.encode(said, self.unknown)?,
        };
        let beside = [beside, cell.clock.as_deref().unwrap_or_default()].into_iter().filter(|text| !text.is_empty());
        let texts: Result<Vec<_>, _> = beside.map(|text| self.table.encode(text, self.unknown)).collect();
        Ok([said].into_iter().chain(texts?).collect::<Vec<_>>().join(" "))
    }

    fn row(&self, row: &Row) -> Result<String, UnknownCells> {
        let (number, ruled_off) = match row {
            Row::GoesOn(number) => return self.table.encode(&format!("> {number}"), self.unknown),
            Row::Moves { number, ruled_off, .. } => (number.to_string(), *ruled_off),
        };
        let mut parts = Vec::new();
        if ruled_off {
            parts.push(self.table.encode("x", self.unknown)?);
        }
        parts.push(self.code.encode(&number, self.unknown)?);
        match cells(row) {
            [None, Some(black)] => parts.push(format!("{}{}", self.code.black, self.cell(black)?)),
            [white, black] => {
                for cell in white.into_iter().chain(black) {
                    parts.push(self.cell(cell)?);
                }
            }
        }
        Ok(parts.join(" "))
    }
}

/// The sheet in pages of Braille, its moves in a chess code. The layout has them in algebraic notation with English letters.
///
/// # Errors
/// [`UnknownCells`], where they are not to be marked.
pub fn write(layout: &Layout, table: &Table, code: &ChessCode, unknown: Unknown) -> Result<String, UnknownCells> {
    let writer = BrailleWriter { table, code, unknown };
    let mut lines = Vec::new();
    for text in head(layout) {
        lines.push(table.encode(&text, unknown)?);
    }
    for row in &layout.rows {
        lines.push(writer.row(row)?);
    }
    for text in foot(layout) {
        lines.push(table.encode(&text, unknown)?);
    }
    paged(&lines, table, unknown)
}

#[cfg(test)]
mod tests {
    use super::{super::unicode, *};

    /// Examples of clauses 1.3 and 3 of the source.
    #[test]
    fn the_cells_are_those_of_the_source() {
        let code = ChessCode::built_in();
        assert!(code.source.contains("2015"), "{}", code.source);
        for (san, cells) in [
            ("2", "⠆"),
            ("Nf3", "⠎⠋⠒"),
            ("Rf4", "⠗⠋⠲"),
            ("d5", "⠙⠢"),
            ("cxd5", "⠉⠰⠙⠢"),
            ("Nce5", "⠎⠉⠑⠢"),
            ("Nb1c3", "⠎⠃⠂⠉⠒"),
            ("N1c3", "⠎⠂⠉⠒"),
        ] {
            let written = code.encode(san, Unknown::Refused).expect("cells");
            assert_eq!(unicode(&written), cells, "{san}");
            assert_eq!(code.decode(&written), san);
        }
    }

    #[test]
    fn what_the_code_does_not_have_is_refused_by_name_or_marked() {
        let code = ChessCode::built_in();
        for (san, missing, marked) in [("O-O", "O-O", "="), ("O-O-O", "O-O-O", "="), ("e8=Q", "=", "E8=Q")] {
            assert_eq!(code.encode(san, Unknown::Refused), Err(UnknownCells(vec![missing.to_owned()])));
            assert_eq!(code.encode(san, Unknown::Marked).as_deref(), Ok(marked));
        }
    }

    #[test]
    fn whoever_has_the_source_can_add_what_is_missing() {
        let own =
            include_str!("../../../assets/braille/chess-uk.toml").replace("K = \"K\"", "K = \"K\"\n\"O-O\" = \"00\"");
        let code = ChessCode::parse(&own).expect("a code");
        assert_eq!(code.encode("O-O", Unknown::Refused).as_deref(), Ok("00"));
        let none = own.replace("\"00\"", "\"o\"");
        assert_eq!(ChessCode::parse(&none), Err(TableError::Cells { text: "O-O".to_owned(), cells: "o".to_owned() }));
    }
}
