//! Sets the blocks on pages and draws them. The letters have one width, so that what fits a line can be counted.
use krilla::{
    destination::XyzDestination,
    geom::Point,
    outline::{Outline, OutlineNode},
};
use shakmaty::{Board, Color};

use super::{
    LetterSize,
    blocks::{Block, PdfSection, TableRow, letter, squares},
    columns::{Below, Column, columns, wrap},
    font::{ADVANCE, Glyphs},
    tagged::{self, Draw, Drawn, DrawnMark, PAGE, ReadingOrder},
};
use crate::language::{Language, Paper};

const MARGIN: f32 = 42.0;
const LEADING: f32 = 1.35;
const BLACK: u8 = 0;
const DARK_SQUARE: u8 = 205;
const WHITE: u8 = 255;

/// Sets pages from top to bottom.
struct Setter {
    size: f32,
    glyphs: Glyphs,
    /// How far down the present page is filled.
    y: f32,
    drawn: Drawn,
}

pub(super) fn print(sections: &[PdfSection], language: Language, size: LetterSize) -> Result<Vec<u8>, String> {
    let size = match size {
        LetterSize::Normal => 9.5,
        LetterSize::Large => 18.0,
    };
    let mut setter = Setter { size, glyphs: Glyphs::of_font()?, y: 0.0, drawn: Drawn::default() };
    let mut outline = Outline::new();
    for section in sections {
        let page = setter.drawn.pages.len();
        outline
            .push_child(OutlineNode::new(section.title.clone(), XyzDestination::new(page, Point::from_xy(0.0, 0.0))));
        setter.section(section, language);
    }
    let title = sections.first().map_or_else(String::new, |section| section.title.clone());
    tagged::write(&setter.drawn, outline, title, language)
}

impl Setter {
    fn section(&mut self, section: &PdfSection, language: Language) {
        let first = self.drawn.pages.len();
        self.new_page();
        self.heading(1, &section.title, 1.6);
        for (index, block) in section.blocks.iter().enumerate() {
            // A heading does not stay behind on the page before.
            if let (Block::Heading(_), Some(next)) = (block, section.blocks.get(index + 1)) {
                let below = if matches!(next, Block::Board { .. }) { self.board_height() } else { self.size * LEADING };
                self.room(self.size * LEADING * 2.0 + below);
            }
            match block {
                Block::Heading(text) => self.heading(2, text, 1.2),
                Block::Text(text) => {
                    let leaves = self.paragraph(text, self.size);
                    self.drawn.read.push(ReadingOrder::Text(leaves));
                }
                Block::Paragraph(text) => {
                    self.y += self.size * 0.4;
                    let leaves = self.paragraph(text, self.size);
                    self.drawn.read.push(ReadingOrder::Text(leaves));
                }
                Block::Table { header, rows, breakable } => self.table(header, rows, breakable),
                Block::Board { board, language, alt } => self.board(board, *language, alt),
                Block::Signature(text) => self.signature(text),
            }
        }
        let count = self.drawn.pages.len() - first;
        for index in 0..count {
            let page = Paper::Page.fill(language, [&*format!("{}/{count}", index + 1)]);
            let text = self.glyphs.printable(&format!("{}, {page}", section.title));
            let draw = Draw::Text { x: MARGIN, y: PAGE.1 - MARGIN / 2.0, size: 8.0, gray: BLACK, text };
            self.drawn.pages[first + index].push(DrawnMark { leaf: None, draws: vec![draw] });
        }
    }

    fn new_page(&mut self) {
        self.drawn.pages.push(Vec::new());
        self.y = MARGIN;
    }

    /// Makes room for so much, on the next page where this one has none.
    fn room(&mut self, height: f32) {
        if self.y + height > PAGE.1 - MARGIN {
            self.new_page();
        }
    }

    fn mark(&mut self, leaf: Option<usize>, draws: Vec<Draw>) {
        if let Some(page) = self.drawn.pages.last_mut() {
            page.push(DrawnMark { leaf, draws });
        }
    }

    fn leaf(&mut self, draws: Vec<Draw>) -> usize {
        let leaf = self.drawn.leaves;
        self.drawn.leaves += 1;
        self.mark(Some(leaf), draws);
        leaf
    }

    fn heading(&mut self, level: u16, text: &str, scale: f32) {
        // A heading does not stand alone at the foot of a page.
        self.room(self.size * LEADING * 4.0);
        self.y += self.size * 0.6;
        let leaves = self.paragraph(text, self.size * scale);
        self.y += self.size * 0.4;
        let title = self.glyphs.printable(text);
        self.drawn.read.push(ReadingOrder::Heading(level, title, leaves));
    }

    fn paragraph(&mut self, text: &str, size: f32) -> Vec<usize> {
        let lines = wrap(&self.glyphs.printable(text), letters(PAGE.0 - 2.0 * MARGIN, size));
        let mut leaves = Vec::new();
        for text in lines {
            self.room(size * LEADING);
            self.y += size * LEADING;
            leaves.push(self.leaf(vec![Draw::Text { x: MARGIN, y: self.y, size, gray: BLACK, text }]));
        }
        leaves
    }

    fn table(&mut self, header: &[String], rows: &[TableRow], breakable: &[usize]) {
        let header = TableRow { cells: header.to_vec(), ruled_off: false };
        let room = letters(PAGE.0 - 2.0 * MARGIN, self.size);
        let columns = columns([&header].into_iter().chain(rows), breakable, room, &self.glyphs);
        self.y += self.size * 0.5;
        let head = self.row(&header, &columns, None);
        let read = rows.iter().map(|row| self.row(row, &columns, Some(&header))).collect();
        self.drawn.read.push(ReadingOrder::Table { header: head, rows: read });
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
                    let draw = self.text(line, done);
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
        let draws = cells.iter().flatten().map(|line| self.text(line, 0)).collect();
        self.mark(None, draws);
        self.rules(header, lines);
    }

    fn text(&self, line: &SetLine, first: usize) -> Draw {
        Draw::Text {
            x: MARGIN + line.left as f32 * ADVANCE * self.size,
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
        let across = |y: f32| Draw::Line { from: (MARGIN, y), to: (PAGE.0 - MARGIN, y) };
        let mut draws = vec![across(self.y + height + self.size * 0.25)];
        if row.ruled_off {
            let through = |line: usize| across(self.y + (line as f32 + 1.0) * self.size * LEADING - self.size * 0.3);
            draws.extend((0..lines).map(through));
        }
        self.mark(None, draws);
        self.y += height;
    }

    /// The side of a square of a diagram.
    fn square(&self) -> f32 {
        self.size * 2.2
    }

    fn board_height(&self) -> f32 {
        self.square() * 8.0 + self.size * 2.5
    }

    fn board(&mut self, board: &Board, language: Language, alt: &str) {
        let side = self.square();
        let height = self.board_height();
        self.room(height);
        let (left, top) = (MARGIN + side, self.y + self.size * 0.5);
        let mut draws = Vec::new();
        for square in squares() {
            let x = left + u32::from(square.file()) as f32 * side;
            let y = top + (7 - u32::from(square.rank())) as f32 * side;
            let middle = |text: String, gray: u8, x: f32| {
                let size = side * 0.5;
                Draw::Text {
                    x: x + side / 2.0 - size * ADVANCE / 2.0,
                    y: y + side / 2.0 + size * 0.36,
                    size,
                    gray,
                    text,
                }
            };
            if square.file() == shakmaty::File::A {
                draws.push(middle(square.rank().char().to_string(), BLACK, left - side));
            }
            draws.push(Draw::Square { x, y, side, gray: if square.is_dark() { DARK_SQUARE } else { WHITE } });
            if let Some(piece) = board.piece_at(square) {
                let (fill, ink) = match piece.color {
                    Color::White => (WHITE, BLACK),
                    Color::Black => (BLACK, WHITE),
                };
                draws.push(Draw::Disc { x: x + side / 2.0, y: y + side / 2.0, radius: side * 0.4, gray: fill });
                draws.push(middle(letter(piece.role, language).to_string(), ink, x));
            }
        }
        for file in shakmaty::File::ALL {
            let x = left + u32::from(file) as f32 * side + side / 2.0 - self.size * ADVANCE / 2.0;
            let y = top + side * 8.0 + self.size * 1.2;
            draws.push(Draw::Text { x, y, size: self.size, gray: BLACK, text: file.char().to_string() });
        }
        let leaf = self.leaf(draws);
        self.y += height;
        self.drawn.read.push(ReadingOrder::Figure(self.glyphs.printable(alt), leaf));
    }

    fn signature(&mut self, text: &str) {
        self.room(self.size * LEADING * 3.0);
        self.y += self.size * LEADING * 1.6;
        let leaves = self.paragraph(text, self.size);
        self.drawn.read.push(ReadingOrder::Text(leaves));
        let used = self.glyphs.printable(text).chars().count().min(letters(PAGE.0 - 2.0 * MARGIN, self.size));
        let from = (MARGIN + (used + 1) as f32 * ADVANCE * self.size).min(PAGE.0 - MARGIN - 120.0);
        let y = self.y + self.size * 0.2;
        self.mark(None, vec![Draw::Line { from: (from, y), to: (PAGE.0 - MARGIN, y) }]);
    }
}

/// How many letters of this size stand in such a width.
fn letters(width: f32, size: f32) -> usize {
    // At most a few hundred.
    (width / (size * ADVANCE)).floor() as usize
}

/// A line of a cell.
struct SetLine {
    /// Its left side, in letters.
    left: usize,
    /// Its place in the row.
    line: usize,
    text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setter(size: f32) -> Setter {
        let glyphs = Glyphs::of_font().expect("the font");
        Setter { size, glyphs, y: MARGIN, drawn: Drawn { pages: vec![Vec::new()], ..Drawn::default() } }
    }

    fn row(cells: &[&str]) -> TableRow {
        TableRow { cells: cells.iter().map(|&cell| cell.to_owned()).collect(), ruled_off: false }
    }

    /// What is written, with its place.
    fn texts(setter: &Setter) -> Vec<(f32, f32, &str)> {
        let draws = setter.drawn.pages.iter().flatten().flat_map(|mark| &mark.draws);
        draws
            .filter_map(|draw| if let Draw::Text { x, y, text, .. } = draw { Some((*x, *y, &**text)) } else { None })
            .collect()
    }

    const REPORT: [&str; 6] =
        ["2026-05-01 10:00:05", "12.", "1:29:53", "1:30:00", "Schiedsrichter", "zurückgehalten: Springer"];

    #[test]
    fn in_large_print_times_stay_whole_and_what_has_no_room_stands_below() {
        for (size, lines) in [(9.5, 1), (18.0, 3)] {
            let mut setter = setter(size);
            setter.table(&REPORT.map(str::to_owned), &[row(&REPORT)], &[0, 4, 5]);
            let texts = texts(&setter);
            for whole in REPORT {
                assert_eq!(texts.iter().filter(|(.., text)| *text == whole).count(), 2, "{size}: {texts:?}");
            }
            let mut heights: Vec<f32> = texts[6..].iter().map(|(_, y, _)| *y).collect();
            heights.dedup();
            assert_eq!(heights.len(), lines, "{size}: {texts:?}");
            let right = |(x, _, text): &(f32, f32, &str)| x + text.chars().count() as f32 * ADVANCE * size;
            assert!(texts.iter().all(|text| right(text) <= PAGE.0 - MARGIN + 1.0), "{size}: {texts:?}");
        }
    }

    #[test]
    fn a_row_that_is_taller_than_a_page_goes_on_on_the_next() {
        let mut setter = setter(18.0);
        let long: Vec<String> = (0..900).map(|word| format!("Wort{word}")).collect();
        let long_text = long.join(" ");
        let cells = [&REPORT[..5], &[&*long_text]].concat();
        setter.table(&REPORT.map(str::to_owned), &[row(&cells), row(&REPORT)], &[0, 4, 5]);
        assert!(setter.drawn.pages.len() > 3, "{}", setter.drawn.pages.len());
        let texts = texts(&setter);
        assert!(texts.iter().all(|(_, y, _)| (MARGIN..=PAGE.1 - MARGIN).contains(y)), "{texts:?}");
        let words: Vec<&str> =
            texts.iter().flat_map(|(.., text)| text.split(' ')).filter(|word| word.starts_with("Wort")).collect();
        assert_eq!(words, long, "each word once and in order");
    }

    /// The page on which these words stand.
    fn page_with(setter: &Setter, wanted: &str) -> Option<usize> {
        let has = |draw: &Draw| matches!(draw, Draw::Text { text, .. } if text == wanted);
        setter.drawn.pages.iter().position(|page| page.iter().any(|mark| mark.draws.iter().any(has)))
    }

    #[test]
    fn the_heading_of_a_diagram_stands_on_its_page() {
        for (lines, size) in (0..60).flat_map(|lines| [(lines, 10.0), (lines, 18.0)]) {
            let mut setter = setter(size);
            let mut blocks: Vec<Block> = (0..lines).map(|_| Block::Text("Zeile".to_owned())).collect();
            let board =
                Block::Board { board: shakmaty::Board::default(), language: Language::German, alt: String::new() };
            blocks.extend([Block::Heading("Schlussstellung".to_owned()), board]);
            setter.section(&PdfSection { title: "Partieformular".to_owned(), blocks }, Language::German);
            let page_with = |wanted: &str| page_with(&setter, wanted);
            assert!(page_with("8").is_some(), "{lines} lines");
            assert_eq!(page_with("Schlussstellung"), page_with("8"), "{lines} lines of {size} points");
        }
    }

    #[test]
    fn a_heading_stands_on_the_page_of_its_first_line() {
        for lines in 0..80 {
            let mut setter = setter(10.0);
            let mut blocks: Vec<Block> = (0..lines).map(|_| Block::Text("Zeile".to_owned())).collect();
            blocks.extend([Block::Heading("Siegel".to_owned()), Block::Text("Programm".to_owned())]);
            setter.section(&PdfSection { title: "Bericht".to_owned(), blocks }, Language::German);
            let page_with = |wanted: &str| page_with(&setter, wanted);
            assert!(page_with("Programm").is_some(), "{lines} lines");
            assert_eq!(page_with("Siegel"), page_with("Programm"), "{lines} lines");
        }
    }
}
