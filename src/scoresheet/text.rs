//! A sheet as plain text, and the text read again.
//!
//! A row has its number, then move and time of each player, parted by two blanks at least; what was ruled off has an `x`
//! before it. Moves in words stand one to a line, Black's with three points after the number. As a table each row stands between
//! upright strokes, as in Markdown: what a sheet of a spreadsheet or a page of the web takes as one.
use shakmaty::Color;

use super::layout::{Cell, DASH, Layout, MoveStyle, Row};

/// What stands before a row that is ruled off.
const OFF: &str = "x ";
const ON: &str = "  ";
/// What stands where the time is not known.
const NO_TIME: &str = "-:--";
/// What stands for White's move in a row that Black's begins.
const BEFORE: &str = "…";

/// The sheet as text.
#[must_use]
pub fn write(layout: &Layout, style: MoveStyle) -> String {
    let mut lines = vec![layout.title.clone(), String::new()];
    let named = |(name, value): &(String, String)| {
        if name.is_empty() { value.clone() } else { format!("{name}: {value}") }
    };
    lines.extend(layout.head.iter().map(named));
    lines.push(String::new());
    lines.extend(match style {
        MoveStyle::San | MoveStyle::Code => in_columns(&layout.rows),
        MoveStyle::Words => one_by_one(&layout.rows),
        MoveStyle::Table => as_table(layout),
    });
    lines.push(String::new());
    lines.extend(layout.foot.iter().cloned());
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

fn goes_on(number: &str) -> String {
    format!("{}-> {number}", " ".repeat(6))
}

fn in_columns(rows: &[Row]) -> Vec<String> {
    let width = |of: fn(&Row) -> Option<&Cell>| {
        rows.iter().filter_map(of).map(|cell| cell.text.chars().count()).max().unwrap_or_default()
    };
    let widths = (width(|row| cells(row)[0]), width(|row| cells(row)[1]));
    let column = |cell: Option<&Cell>, width: usize| {
        let text = cell.map_or(BEFORE, |cell| &cell.text);
        let clock = cell.and_then(|cell| cell.clock.as_deref()).unwrap_or(NO_TIME);
        format!("{text:<width$}  {clock:>7}")
    };
    let line = |row: &Row| match row {
        Row::GoesOn(number) => goes_on(number),
        Row::Moves { number, white, black, ruled_off } => {
            let mark = if *ruled_off { OFF } else { ON };
            let mut line = format!("{mark}{number:>3}.  {}", column(white.as_ref(), widths.0));
            if black.is_some() {
                line.push_str(&format!("  {}", column(black.as_ref(), widths.1)));
            }
            line
        }
    };
    rows.iter().map(line).collect()
}

/// The cells of a row, White's first.
pub(super) fn cells(row: &Row) -> [Option<&Cell>; 2] {
    match row {
        Row::Moves { white, black, .. } => [white.as_ref(), black.as_ref()],
        Row::GoesOn(_) => [None, None],
    }
}

fn one_by_one(rows: &[Row]) -> Vec<String> {
    let mut lines = Vec::new();
    for row in rows {
        let (number, ruled_off) = match row {
            Row::GoesOn(number) => {
                lines.push(goes_on(number));
                continue;
            }
            Row::Moves { number, ruled_off, .. } => (number, *ruled_off),
        };
        let mark = if ruled_off { OFF } else { ON };
        for (cell, points) in cells(row).into_iter().zip([".", "..."]) {
            let Some(Cell { text, clock }) = cell else { continue };
            let clock = clock.as_deref().unwrap_or(NO_TIME);
            lines.push(format!("{mark}{:<7} {text}  {clock}", format!("{number}{points}")));
        }
    }
    lines
}

/// What parts the cells of a table.
const STROKE: char = '|';
/// What stands in a table in a row before which others were ruled off.
const GOES_ON: &str = "->";

fn as_table(layout: &Layout) -> Vec<String> {
    if layout.rows.is_empty() {
        return Vec::new();
    }
    let mut rows: Vec<[String; 5]> = vec![layout.headings.clone()];
    rows.extend(layout.rows.iter().map(in_cells));
    let widths: [usize; 5] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default());
    let line = |row: [String; 5]| {
        let cells = row.into_iter().zip(widths).map(|(cell, width)| format!(" {cell:<width$} {STROKE}"));
        format!("{STROKE}{}", cells.collect::<String>())
    };
    let mut lines: Vec<String> = rows.into_iter().map(line).collect();
    lines.insert(1, line(widths.map(|width| "-".repeat(width.max(3)))));
    lines
}

fn in_cells(row: &Row) -> [String; 5] {
    let (number, ruled_off) = match row {
        Row::GoesOn(number) => {
            return [GOES_ON.to_owned(), number.clone(), String::new(), String::new(), String::new()];
        }
        Row::Moves { number, ruled_off, .. } => (number, *ruled_off),
    };
    let mark = if ruled_off { OFF } else { "" };
    let [white, black] = cells(row);
    let written = |cell: Option<&Cell>| match cell {
        Some(cell) => [cell.text.clone(), cell.clock.clone().unwrap_or_default()],
        None => [String::new(), String::new()],
    };
    let [[white, white_clock], [black, black_clock]] = [written(white), written(black)];
    [format!("{mark}{number}."), white, white_clock, black, black_clock]
}

/// A row of a table: number, then move and time of each player.
fn table_row(line: &str) -> Vec<Read> {
    let cells: Vec<&str> = line.trim_matches(STROKE).split(STROKE).map(str::trim).collect();
    let [number, cells @ ..] = &cells[..] else { return Vec::new() };
    let off = number.strip_prefix(OFF.trim());
    let Ok(count) = off.unwrap_or(number).trim().trim_end_matches('.').parse::<u32>() else { return Vec::new() };
    let plies = cells.chunks(2).zip(Color::ALL).filter(|(pair, _)| !pair[0].is_empty()).map(|(pair, mover)| {
        let text = Some(pair[0]).filter(|text| *text != DASH).map(str::to_owned);
        let clock = pair.get(1).filter(|clock| !clock.is_empty()).map(|clock| (*clock).to_owned());
        Read { number: count, mover, text, clock, ruled_off: off.is_some() }
    });
    plies.collect()
}

/// A ply as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Read {
    /// The number of its move.
    pub number: u32,
    /// The side that made the move.
    pub mover: Color,
    /// The move as it is written; `None` for a dash.
    pub text: Option<String>,
    /// The time left.
    pub clock: Option<String>,
    /// Whether it is ruled off.
    pub ruled_off: bool,
}

/// Reads the rows of a sheet that [`write()`] wrote, in any style.
#[must_use]
pub fn read(text: &str) -> Vec<Read> {
    text.lines().flat_map(row).collect()
}

fn row(line: &str) -> Vec<Read> {
    if line.starts_with(STROKE) {
        return table_row(line);
    }
    let ruled_off = line.starts_with(OFF);
    if !ruled_off && !line.starts_with(ON) {
        return Vec::new();
    }
    let mut fields = line[OFF.len()..].split("  ").map(str::trim).filter(|field| !field.is_empty()).peekable();
    let Some(first) = fields.peek().copied() else { return Vec::new() };
    let (number, rest) = match first.split_once(' ') {
        Some((number, rest)) => (number, Some(rest)),
        None => (first, None),
    };
    let digits = number.trim_end_matches('.');
    let (Ok(count), points) = (digits.parse::<u32>(), number.len() - digits.len()) else { return Vec::new() };
    fields.next();
    let fields: Vec<&str> = rest.into_iter().chain(fields).collect();
    let movers = if points == 3 { [Color::Black, Color::White] } else { [Color::White, Color::Black] };
    let plies = fields.chunks(2).zip(movers).filter(|(pair, _)| pair[0] != BEFORE).map(|(pair, mover)| {
        let text = Some(pair[0]).filter(|text| *text != DASH).map(str::to_owned);
        let clock = pair.get(1).filter(|clock| **clock != NO_TIME).map(|clock| (*clock).to_owned());
        Read { number: count, mover, text, clock, ruled_off }
    });
    plies.collect()
}

/// What [`read`] has to find of a sheet that is laid out.
#[must_use]
pub fn expected(layout: &Layout) -> Vec<Read> {
    let mut plies = Vec::new();
    for row in &layout.rows {
        let Row::Moves { number, ruled_off, .. } = row else { continue };
        for (cell, mover) in cells(row).into_iter().zip(Color::ALL) {
            let Some(cell) = cell else { continue };
            let text = Some(cell.text.clone()).filter(|text| text != DASH);
            plies.push(Read { number: *number, mover, text, clock: cell.clock.clone(), ruled_off: *ruled_off });
        }
    }
    plies
}
