//! Sets the blocks on pages and draws them. The letters have one width, so that what fits a line can be counted.
use std::num::NonZeroU16;

use krilla::{
    Data, Document, SerializeSettings,
    color::luma,
    configure::{Accessibility, ConfigurationBuilder},
    destination::XyzDestination,
    geom::{PathBuilder, Point, Rect},
    metadata::Metadata,
    outline::{Outline, OutlineNode},
    page::PageSettings,
    paint::{Fill, Stroke},
    surface::Surface,
    tagging::{
        Artifact, ArtifactType, ContentTag, Identifier, Node, SpanTag, TableHeaderScope, Tag, TagGroup, TagTree,
    },
    text::{Font, TextDirection},
};
use shakmaty::{Board, Color};

use super::{
    LetterSize,
    blocks::{Block, PdfSection, TableRow, letter, squares},
};
use crate::language::{Language, Paper};

/// A4 in points.
const PAGE: (f32, f32) = (595.28, 841.89);
const MARGIN: f32 = 42.0;
/// The width of a letter of this font, in parts of its size.
const ADVANCE: f32 = 0.602_05;
const LEADING: f32 = 1.35;
/// Blanks between two columns.
const GAP: usize = 2;
const BLACK: u8 = 0;
const DARK_SQUARE: u8 = 205;
const WHITE: u8 = 255;

/// A stroke of the pen.
enum Draw {
    Text { x: f32, y: f32, size: f32, gray: u8, text: String },
    Line { from: (f32, f32), to: (f32, f32) },
    Square { x: f32, y: f32, side: f32, gray: u8 },
    Disc { x: f32, y: f32, radius: f32, gray: u8 },
}

/// What is drawn together: a leaf of the tree of what is read, or nothing of it.
struct DrawnMark {
    leaf: Option<usize>,
    draws: Vec<Draw>,
}

/// What is read, in order; numbers are leaves.
enum ReadingOrder {
    Heading(u16, String, Vec<usize>),
    Text(Vec<usize>),
    Table { header: Vec<Vec<usize>>, rows: Vec<Vec<Vec<usize>>> },
    Figure(String, usize),
}

struct Setter {
    size: f32,
    glyphs: Glyphs,
    pages: Vec<Vec<DrawnMark>>,
    y: f32,
    leaves: usize,
    read: Vec<ReadingOrder>,
}

/// Which characters the font has.
struct Glyphs(ttf_parser::Face<'static>);

impl Glyphs {
    /// The text with each character that the font lacks written as its number: `[U+4E2D]`.
    fn printable(&self, text: &str) -> String {
        let one = |c: char| {
            if c.is_whitespace() {
                " ".to_owned()
            } else if !c.is_control() && self.0.glyph_index(c).is_some() {
                c.to_string()
            } else {
                format!("[U+{:04X}]", u32::from(c))
            }
        };
        text.chars().map(one).collect()
    }
}

/// The font that the window has for figures: Hack, under the MIT licence and that of Bitstream Vera, which allow it in documents.
const FONT: &[u8] = epaint_default_fonts::HACK_REGULAR;

pub(super) fn print(sections: &[PdfSection], language: Language, size: LetterSize) -> Result<Vec<u8>, String> {
    let face = ttf_parser::Face::parse(FONT, 0).map_err(|error| error.to_string())?;
    let size = match size {
        LetterSize::Normal => 9.5,
        LetterSize::Large => 18.0,
    };
    let mut setter = Setter { size, glyphs: Glyphs(face), pages: Vec::new(), y: 0.0, leaves: 0, read: Vec::new() };
    let mut outline = Outline::new();
    for section in sections {
        let page = setter.pages.len();
        outline
            .push_child(OutlineNode::new(section.title.clone(), XyzDestination::new(page, Point::from_xy(0.0, 0.0))));
        setter.section(section, language);
    }
    let title = sections.first().map_or_else(String::new, |section| section.title.clone());
    draw(&setter, outline, title, language)
}

impl Setter {
    fn section(&mut self, section: &PdfSection, language: Language) {
        let first = self.pages.len();
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
                    self.read.push(ReadingOrder::Text(leaves));
                }
                Block::Paragraph(text) => {
                    self.y += self.size * 0.4;
                    let leaves = self.paragraph(text, self.size);
                    self.read.push(ReadingOrder::Text(leaves));
                }
                Block::Table { header, rows, breakable } => self.table(header, rows, breakable),
                Block::Board { board, language, alt } => self.board(board, *language, alt),
                Block::Signature(text) => self.signature(text),
            }
        }
        let count = self.pages.len() - first;
        for index in 0..count {
            let page = Paper::Page.fill(language, [&*format!("{}/{count}", index + 1)]);
            let text = self.glyphs.printable(&format!("{}, {page}", section.title));
            let draw = Draw::Text { x: MARGIN, y: PAGE.1 - MARGIN / 2.0, size: 8.0, gray: BLACK, text };
            self.pages[first + index].push(DrawnMark { leaf: None, draws: vec![draw] });
        }
    }

    fn new_page(&mut self) {
        self.pages.push(Vec::new());
        self.y = MARGIN;
    }

    /// Makes room for so much, on the next page where this one has none.
    fn room(&mut self, height: f32) {
        if self.y + height > PAGE.1 - MARGIN {
            self.new_page();
        }
    }

    fn mark(&mut self, leaf: Option<usize>, draws: Vec<Draw>) {
        if let Some(page) = self.pages.last_mut() {
            page.push(DrawnMark { leaf, draws });
        }
    }

    fn leaf(&mut self, draws: Vec<Draw>) -> usize {
        let leaf = self.leaves;
        self.leaves += 1;
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
        self.read.push(ReadingOrder::Heading(level, title, leaves));
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
        self.read.push(ReadingOrder::Table { header: head, rows: read });
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
        self.read.push(ReadingOrder::Figure(self.glyphs.printable(alt), leaf));
    }

    fn signature(&mut self, text: &str) {
        self.room(self.size * LEADING * 3.0);
        self.y += self.size * LEADING * 1.6;
        let leaves = self.paragraph(text, self.size);
        self.read.push(ReadingOrder::Text(leaves));
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

/// Where a cell of a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Column {
    /// Its left side, in letters.
    left: usize,
    /// In letters.
    width: usize,
    below: Below,
}

/// What a cell stands below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Below {
    /// Nothing: it stands beside the others.
    Nothing,
    /// The columns before it: there was no room beside them.
    Columns,
}

/// A line of a cell.
struct SetLine {
    /// Its left side, in letters.
    left: usize,
    /// Its place in the row.
    line: usize,
    text: String,
}

/// A column that can be broken has room for so many letters at least.
const NARROWEST: usize = 12;
/// So far is set in what stands below the columns.
const INDENT: usize = 2;

/// The columns. Those that can be broken share what the others leave; where that is next to nothing, as in large print, they stand below
/// them, over the whole width. No other is broken but at its blanks.
fn columns<'a>(
    rows: impl Iterator<Item = &'a TableRow>,
    breakable: &[usize],
    room: usize,
    glyphs: &Glyphs,
) -> Vec<Column> {
    let (mut natural, mut narrowest): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    for row in rows {
        natural.resize(row.cells.len().max(natural.len()), 1);
        narrowest.resize(natural.len(), 1);
        for ((width, least), cell) in natural.iter_mut().zip(&mut narrowest).zip(&row.cells) {
            let text = glyphs.printable(cell);
            *width = (*width).max(text.chars().count());
            *least = text.split_whitespace().map(|word| word.chars().count()).fold(*least, usize::max);
        }
    }
    let beside = room.saturating_sub(GAP * natural.len().saturating_sub(1));
    let is_fixed = |at: &usize| !breakable.contains(at);
    let fixed: Vec<usize> = (0..natural.len()).filter(is_fixed).collect();
    let needed = fixed.iter().map(|&at| natural[at]).sum::<usize>();
    let least = breakable.iter().map(|&at| natural[at].min(NARROWEST)).sum::<usize>();
    if needed + least <= beside {
        share(&mut natural, breakable, beside - needed);
        return side_by_side(&natural);
    }
    let starts: Vec<usize> = breakable.iter().copied().skip(1).collect();
    let mut set = Vec::new();
    for at in 0..natural.len() {
        if at == 0 || starts.contains(&at) {
            let end = starts.iter().copied().find(|&start| start > at).unwrap_or(natural.len());
            set.extend(group(at..end, breakable, room, &natural, &narrowest));
        }
    }
    set
}

/// Columns that stand beside each other, below those before them. The one that can be broken has what the others leave.
fn group(
    columns: std::ops::Range<usize>,
    breakable: &[usize],
    room: usize,
    natural: &[usize],
    narrowest: &[usize],
) -> Vec<Column> {
    let (indent, below) = if columns.start == 0 { (0, Below::Nothing) } else { (INDENT, Below::Columns) };
    let room = room.saturating_sub(indent + GAP * (columns.len() - 1));
    let is_fixed = |at: &usize| !breakable.contains(at);
    let sum = |widths: &[usize]| columns.clone().filter(is_fixed).map(|at| widths[at]).sum::<usize>();
    let least: usize = columns.clone().filter(|at| !is_fixed(at)).map(|at| natural[at].min(NARROWEST)).sum();
    // Where there is no room for more, the others are broken at their blanks.
    let fixed = if sum(natural) + least <= room { natural } else { narrowest };
    let left = room.saturating_sub(sum(fixed));
    let mut widths: Vec<usize> =
        columns.clone().map(|at| if is_fixed(&at) { fixed[at] } else { natural[at] }).collect();
    let broken: Vec<usize> = (0..widths.len()).filter(|index| !is_fixed(&(columns.start + index))).collect();
    share(&mut widths, &broken, left);
    let mut set = side_by_side(&widths);
    for (index, column) in set.iter_mut().enumerate() {
        column.left += indent;
        column.below = if index == 0 { below } else { Below::Nothing };
    }
    set
}

/// Gives each of these columns its share of the room, the narrow ones what they need.
fn share(widths: &mut [usize], columns: &[usize], mut left: usize) {
    let mut narrow_first = columns.to_vec();
    narrow_first.sort_by_key(|&at| widths[at]);
    let count = narrow_first.len();
    for (index, at) in narrow_first.into_iter().enumerate() {
        widths[at] = widths[at].min(left / (count - index)).max(1);
        left = left.saturating_sub(widths[at]);
    }
}

fn side_by_side(widths: &[usize]) -> Vec<Column> {
    let mut left = 0;
    let place = |&width: &usize| {
        let column = Column { left, width, below: Below::Nothing };
        left += width + GAP;
        column
    };
    widths.iter().map(place).collect()
}

/// Lines of at most so many letters, broken at blanks; a longer word is parted. At least one line.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for (index, piece) in letters.chunks(width.max(1)).enumerate() {
            let blank = usize::from(used > 0);
            if index > 0 || used + blank + piece.len() > width {
                if used > 0 {
                    lines.push(String::new());
                }
                used = 0;
            }
            if let Some(line) = lines.last_mut() {
                if used > 0 {
                    line.push(' ');
                    used += 1;
                }
                line.extend(piece);
                used += piece.len();
            }
        }
    }
    lines
}

fn draw(setter: &Setter, outline: Outline, title: String, language: Language) -> Result<Vec<u8>, String> {
    let configuration = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = configuration.map_err(|error| format!("{error:?}"))?;
    let mut document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    let font = Font::new(Data::from(FONT), 0).ok_or("the font cannot be read")?;
    let mut leaves: Vec<Option<Identifier>> = vec![None; setter.leaves];
    let figures: Vec<usize> = setter
        .read
        .iter()
        .filter_map(|read| if let ReadingOrder::Figure(_, leaf) = read { Some(*leaf) } else { None })
        .collect();
    for marks in &setter.pages {
        let settings = PageSettings::from_wh(PAGE.0, PAGE.1).ok_or("no page")?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        for mark in marks {
            let tag = match mark.leaf {
                None => ContentTag::Artifact(Artifact::with_kind(ArtifactType::PaginationOther)),
                Some(leaf) if figures.contains(&leaf) => ContentTag::Other,
                Some(_) => ContentTag::Span(SpanTag::empty()),
            };
            let identifier = surface.start_tagged(tag);
            mark.draws.iter().for_each(|draw| stroke(&mut surface, draw, &font));
            surface.end_tagged();
            if let Some(place) = mark.leaf.and_then(|leaf| leaves.get_mut(leaf)) {
                *place = Some(identifier);
            }
        }
        surface.finish();
        page.finish();
    }
    document.set_tag_tree(tree(setter, &leaves, language));
    document.set_outline(outline);
    let metadata = Metadata::new().title(title).language(language.code().to_owned()).creator("anna-hector".to_owned());
    document.set_metadata(metadata);
    document.finish().map_err(|error| format!("{error:?}"))
}

fn tree(setter: &Setter, leaves: &[Option<Identifier>], language: Language) -> TagTree {
    let group = |mut group: TagGroup, of: &[usize]| -> Node {
        for &leaf in of {
            if let Some(Some(identifier)) = leaves.get(leaf) {
                group.push(*identifier);
            }
        }
        Node::Group(group)
    };
    let mut tree = TagTree::new().with_lang(Some(language.code().to_owned()));
    for read in &setter.read {
        match read {
            ReadingOrder::Heading(level, title, of) => {
                let level = NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN);
                tree.push(group(TagGroup::new(Tag::Hn(level, Some(title.clone()))), of));
            }
            ReadingOrder::Text(of) => tree.push(group(TagGroup::new(Tag::P), of)),
            ReadingOrder::Figure(alt, leaf) => {
                tree.push(group(TagGroup::new(Tag::Figure(Some(alt.clone()))), &[*leaf]))
            }
            ReadingOrder::Table { header, rows } => {
                let mut table = TagGroup::new(Tag::Table);
                let mut head = TagGroup::new(Tag::TR);
                for of in header {
                    head.push(group(TagGroup::new(Tag::TH(TableHeaderScope::Column)), of));
                }
                table.push(Node::Group(TagGroup::with_children(Tag::THead, vec![Node::Group(head)])));
                let mut body = TagGroup::new(Tag::TBody);
                for cells in rows {
                    let mut row = TagGroup::new(Tag::TR);
                    for of in cells {
                        row.push(group(TagGroup::new(Tag::TD), of));
                    }
                    body.push(Node::Group(row));
                }
                table.push(Node::Group(body));
                tree.push(Node::Group(table));
            }
        }
    }
    tree
}

fn stroke(surface: &mut Surface<'_>, draw: &Draw, font: &Font) {
    let fill = |gray: u8| Some(Fill { paint: luma::Color::new(gray).into(), ..Fill::default() });
    let pen = |width: f32| Some(Stroke { paint: luma::Color::black().into(), width, ..Stroke::default() });
    let mut path = PathBuilder::new();
    match draw {
        Draw::Text { x, y, size, gray, text } => {
            surface.set_stroke(None);
            surface.set_fill(fill(*gray));
            surface.draw_text(Point::from_xy(*x, *y), font.clone(), *size, text, false, TextDirection::LeftToRight);
            return;
        }
        Draw::Line { from, to } => {
            surface.set_fill(None);
            surface.set_stroke(pen(0.5));
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
        }
        Draw::Square { x, y, side, gray } => {
            surface.set_fill(fill(*gray));
            surface.set_stroke(pen(0.5));
            if let Some(square) = Rect::from_xywh(*x, *y, *side, *side) {
                path.push_rect(square);
            }
        }
        Draw::Disc { x, y, radius, gray } => {
            surface.set_fill(fill(*gray));
            surface.set_stroke(pen(0.8));
            disc(&mut path, (*x, *y), *radius);
        }
    }
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

/// A circle of four curves.
fn disc(path: &mut PathBuilder, (x, y): (f32, f32), radius: f32) {
    let bend = radius * 0.552_285;
    path.move_to(x + radius, y);
    path.cubic_to(x + radius, y + bend, x + bend, y + radius, x, y + radius);
    path.cubic_to(x - bend, y + radius, x - radius, y + bend, x - radius, y);
    path.cubic_to(x - radius, y - bend, x - bend, y - radius, x, y - radius);
    path.cubic_to(x + bend, y - radius, x + radius, y - bend, x + radius, y);
    path.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setter(size: f32) -> Setter {
        let face = ttf_parser::Face::parse(FONT, 0).expect("the font");
        Setter { size, glyphs: Glyphs(face), pages: vec![Vec::new()], y: MARGIN, leaves: 0, read: Vec::new() }
    }

    fn row(cells: &[&str]) -> TableRow {
        TableRow { cells: cells.iter().map(|&cell| cell.to_owned()).collect(), ruled_off: false }
    }

    /// What is written, with its place.
    fn texts(setter: &Setter) -> Vec<(f32, f32, &str)> {
        let draws = setter.pages.iter().flatten().flat_map(|mark| &mark.draws);
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
        assert!(setter.pages.len() > 3, "{}", setter.pages.len());
        let texts = texts(&setter);
        assert!(texts.iter().all(|(_, y, _)| (MARGIN..=PAGE.1 - MARGIN).contains(y)), "{texts:?}");
        let words: Vec<&str> =
            texts.iter().flat_map(|(.., text)| text.split(' ')).filter(|word| word.starts_with("Wort")).collect();
        assert_eq!(words, long, "each word once and in order");
    }

    /// The page on which these words stand.
    fn page_with(setter: &Setter, wanted: &str) -> Option<usize> {
        let has = |draw: &Draw| matches!(draw, Draw::Text { text, .. } if text == wanted);
        setter.pages.iter().position(|page| page.iter().any(|mark| mark.draws.iter().any(has)))
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
