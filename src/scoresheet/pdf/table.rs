//! Sets tables: a row below the other, over the whole page or down its two halves.
use super::{
    blocks::TableRow,
    columns::{Below, Column, columns, wrap},
    font::ADVANCE,
    paper::{BLACK, LEADING, MARGIN, Setter, Strip},
    tagged::{Draw, PAGE, ReadingOrder},
};

/// A table of so many rows stands in two halves, where it is narrow enough.
const LONG: usize = 10;

impl Setter {
    pub(super) fn table(&mut self, header: &[String], rows: &[TableRow], breakable: &[usize]) {
        let header = TableRow { cells: header.to_vec(), ruled_off: false };
        let columns = |room: usize| columns([&header].into_iter().chain(rows), breakable, room, &self.glyphs);
        let halves = self.halves();
        let narrow = columns(self.letters(halves[0]));
        let is_narrow = [&header].into_iter().chain(rows).all(|row| self.set(row, &narrow).1 == 1);
        let wide = columns(self.letters(self.strip));
        self.y += self.size * 0.5;
        let (head, read) = if is_narrow && rows.len() >= LONG {
            self.in_two_halves(&header, rows, &narrow, halves)
        } else {
            let head = self.row(&header, &wide, None);
            (head, rows.iter().map(|row| self.row(row, &wide, Some(&header))).collect())
        };
        self.drawn.read.push(ReadingOrder::Table { header: head, rows: read });
    }

    /// The left and the right half of the page.
    fn halves(&self) -> [Strip; 2] {
        let Strip { left, right } = self.strip;
        let middle = (left + right) / 2.0;
        [Strip { left, right: middle - self.size }, Strip { left: middle + self.size, right }]
    }

    /// The rows, each of one line, down the left half of the page and then down its right half, as a tournament's form has them. The
    /// leaves of the header, and of each row.
    fn in_two_halves(
        &mut self,
        header: &TableRow,
        rows: &[TableRow],
        columns: &[Column],
        halves: [Strip; 2],
    ) -> (Vec<Vec<usize>>, Vec<Vec<Vec<usize>>>) {
        let whole = self.strip;
        let (mut head, mut read) = (None, Vec::new());
        let mut rest = rows;
        while !rest.is_empty() {
            // One line is the header's.
            let fit = self.lines_left().saturating_sub(1);
            if fit == 0 {
                self.new_page();
                continue;
            }
            let (here, later) = rest.split_at(rest.len().min(2 * fit));
            let (top, mut bottom) = (self.y, self.y);
            for (half, strip) in here.chunks(here.len().div_ceil(2)).zip(halves) {
                (self.strip, self.y) = (strip, top);
                if head.is_none() {
                    head = Some(self.row(header, columns, None))
                } else {
                    self.repeated(header, columns)
                }
                read.extend(half.iter().map(|row| self.row(row, columns, Some(header))));
                bottom = self.y.max(bottom);
            }
            (self.strip, self.y) = (whole, bottom);
            rest = later;
        }
        (head.unwrap_or_default(), read)
    }

    /// How many lines of a table fit on what is left of the page.
    fn lines_left(&self) -> usize {
        ((PAGE.1 - MARGIN - self.y) / (self.size * LEADING)).floor().max(0.0) as usize
    }

    /// Draws a row; the leaves of each cell. One that does not fit stands on the next page, under its header once more; one that fits on no
    /// page goes on there.
    fn row(&mut self, row: &TableRow, columns: &[Column], header: Option<&TableRow>) -> Vec<Vec<usize>> {
        let (cells, lines) = self.set(row, columns);
        let mut leaves = vec![Vec::new(); cells.len()];
        let (mut done, mut is_fresh) = (0, header.is_none());
        while done < lines {
            let fit = self.lines_left();
            if fit < lines - done && !is_fresh {
                self.new_page();
                header.iter().for_each(|header| self.repeated(header, columns));
                is_fresh = true;
                continue;
            }
            let here = done..done + fit.clamp(1, lines - done);
            for (leaves, set) in leaves.iter_mut().zip(&cells) {
                for line in set.iter().filter(|line| here.contains(&line.line)) {
                    let draw = self.cell_line(line, done);
                    leaves.push(self.leaf(vec![draw]));
                }
            }
            self.rules(row, here.len());
            done = here.end;
            is_fresh = false;
        }
        leaves
    }

    /// The header once more, at the head of another page: not read again.
    fn repeated(&mut self, header: &TableRow, columns: &[Column]) {
        let (cells, lines) = self.set(header, columns);
        let draws = cells.iter().flatten().map(|line| self.cell_line(line, 0)).collect();
        self.mark(None, draws);
        self.rules(header, lines);
    }

    fn cell_line(&self, line: &SetLine, first: usize) -> Draw {
        Draw::Text {
            x: self.strip.left + line.left as f32 * ADVANCE * self.size,
            y: self.y + (line.line - first + 1) as f32 * self.size * LEADING,
            size: self.size,
            gray: BLACK,
            text: line.text.clone(),
        }
    }

    /// The lines of each cell, and how many lines the row has.
    fn set(&self, row: &TableRow, columns: &[Column]) -> (Vec<Vec<SetLine>>, usize) {
        let (mut first, mut end) = (0, 1);
        let mut cells = Vec::new();
        for (cell, column) in row.cells.iter().zip(columns) {
            if column.below == Below::Columns {
                first = end;
            }
            let lines = wrap(&self.glyphs.printable(cell), column.width).into_iter().enumerate();
            let set = |(index, text)| SetLine { left: column.left, line: first + index, text };
            let set: Vec<SetLine> = lines.filter(|(_, text)| !text.is_empty()).map(set).collect();
            end = set.last().map_or(end, |last| end.max(last.line + 1));
            cells.push(set);
        }
        (cells, end)
    }

    /// The line below a row, and through one that is ruled off.
    fn rules(&mut self, row: &TableRow, lines: usize) {
        let height = lines as f32 * self.size * LEADING;
        let Strip { left, right } = self.strip;
        let across = |y: f32| Draw::Line { from: (left, y), to: (right, y) };
        let mut draws = vec![across(self.y + height + self.size * 0.25)];
        if row.ruled_off {
            let through = |line: usize| across(self.y + (line as f32 + 1.0) * self.size * LEADING - self.size * 0.3);
            draws.extend((0..lines).map(through));
        }
        self.mark(None, draws);
        self.y += height;
    }
}

/// A line of a cell.
struct SetLine {
    /// Its left side, in letters.
    left: usize,
    /// Its place in the row.
    line: usize,
    text: String,
}
