//! Sets the blocks on pages and draws them. The letters have one width, so that what fits a line can be counted.
use krilla::{
    destination::XyzDestination,
    geom::Point,
    outline::{Outline, OutlineNode},
};

use super::{
    LetterSize,
    blocks::{Block, PdfSection},
    columns::wrap,
    font::{ADVANCE, Glyphs},
    tagged::{self, Draw, Drawn, DrawnMark, PAGE, ReadingOrder},
};
use crate::language::{Language, Paper};

pub(super) const MARGIN: f32 = 42.0;
pub(super) const LEADING: f32 = 1.35;
pub(super) const BLACK: u8 = 0;

/// What lies between two upright lines of a page.
#[derive(Debug, Clone, Copy)]
pub(super) struct Strip {
    pub(super) left: f32,
    pub(super) right: f32,
}

/// A page between its margins.
pub(super) const WHOLE: Strip = Strip { left: MARGIN, right: PAGE.0 - MARGIN };

/// Sets pages from top to bottom.
pub(super) struct Setter {
    pub(super) size: f32,
    pub(super) glyphs: Glyphs,
    /// How far down the present page is filled.
    pub(super) y: f32,
    /// Where on the page is written.
    pub(super) strip: Strip,
    pub(super) drawn: Drawn,
}

pub(super) fn print(sections: &[PdfSection], language: Language, size: LetterSize) -> Result<Vec<u8>, String> {
    let size = match size {
        LetterSize::Normal => 9.5,
        LetterSize::Large => 18.0,
    };
    let mut setter = Setter { size, glyphs: Glyphs::of_font()?, y: 0.0, strip: WHOLE, drawn: Drawn::default() };
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
                let below = match next {
                    Block::Closing(closing) => self.closing_height(closing),
                    _ => self.line(),
                };
                self.room(self.line() * 2.0 + below);
            }
            self.block(block);
        }
        let count = self.drawn.pages.len() - first;
        for index in 0..count {
            let page = Paper::Page.fill(language, [&*format!("{}/{count}", index + 1)]);
            let text = self.glyphs.printable(&format!("{}, {page}", section.title));
            let draw = Draw::Text { x: MARGIN, y: PAGE.1 - MARGIN / 2.0, size: 8.0, gray: BLACK, text };
            self.drawn.pages[first + index].push(DrawnMark { leaf: None, draws: vec![draw] });
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(text) => self.heading(2, text, 1.2),
            Block::Text(text) => self.text(text),
            Block::Paragraph(text) => {
                self.y += self.size * 0.4;
                self.text(text);
            }
            Block::Table { header, rows, breakable } => self.table(header, rows, breakable),
            Block::Closing(closing) => self.closing(closing),
        }
    }

    pub(super) fn text(&mut self, text: &str) {
        let leaves = self.paragraph(text, self.size);
        self.drawn.read.push(ReadingOrder::Text(leaves));
    }

    /// From a line to the next.
    pub(super) fn line(&self) -> f32 {
        self.size * LEADING
    }

    /// How many letters stand between the sides of a strip.
    pub(super) fn letters(&self, strip: Strip) -> usize {
        letters(strip.right - strip.left, self.size)
    }

    pub(super) fn new_page(&mut self) {
        self.drawn.pages.push(Vec::new());
        self.y = MARGIN;
    }

    /// Makes room for so much, on the next page where this one has none.
    pub(super) fn room(&mut self, height: f32) {
        if self.y + height > PAGE.1 - MARGIN {
            self.new_page();
        }
    }

    pub(super) fn mark(&mut self, leaf: Option<usize>, draws: Vec<Draw>) {
        if let Some(page) = self.drawn.pages.last_mut() {
            page.push(DrawnMark { leaf, draws });
        }
    }

    pub(super) fn leaf(&mut self, draws: Vec<Draw>) -> usize {
        let leaf = self.drawn.leaves;
        self.drawn.leaves += 1;
        self.mark(Some(leaf), draws);
        leaf
    }

    fn heading(&mut self, level: u16, text: &str, scale: f32) {
        // A heading does not stand alone at the foot of a page.
        self.room(self.line() * 4.0);
        self.y += self.size * 0.6;
        let leaves = self.paragraph(text, self.size * scale);
        self.y += self.size * 0.4;
        let title = self.glyphs.printable(text);
        self.drawn.read.push(ReadingOrder::Heading(level, title, leaves));
    }

    pub(super) fn paragraph(&mut self, text: &str, size: f32) -> Vec<usize> {
        let lines = wrap(&self.glyphs.printable(text), letters(self.strip.right - self.strip.left, size));
        let mut leaves = Vec::new();
        for text in lines {
            self.room(size * LEADING);
            self.y += size * LEADING;
            leaves.push(self.leaf(vec![Draw::Text { x: self.strip.left, y: self.y, size, gray: BLACK, text }]));
        }
        leaves
    }
}

/// How many letters of this size stand in such a width.
fn letters(width: f32, size: f32) -> usize {
    // At most a few hundred.
    (width / (size * ADVANCE)).floor() as usize
}

#[cfg(test)]
mod tests {
    use super::{
        super::blocks::{Closing, TableRow},
        *,
    };

    fn setter(size: f32) -> Setter {
        let glyphs = Glyphs::of_font().expect("the font");
        Setter { size, glyphs, y: MARGIN, strip: WHOLE, drawn: Drawn { pages: vec![Vec::new()], ..Drawn::default() } }
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
            let signatures = ["Weiß", "Schwarz", "Schiedsrichter"].map(|who| format!("Unterschrift {who}:")).to_vec();
            let pieces = vec!["Weiß: Ke1".to_owned(), "Schwarz: Ke8".to_owned()];
            let (board, diagram) = (shakmaty::Board::default(), "Weiß: König e1".to_owned());
            let closing = Closing { board, language: Language::German, diagram, pieces, signatures };
            blocks.extend([Block::Heading("Schlussstellung".to_owned()), Block::Closing(closing)]);
            setter.section(&PdfSection { title: "Partieformular".to_owned(), blocks }, Language::German);
            let page_with = |wanted: &str| page_with(&setter, wanted);
            assert!(page_with("8").is_some(), "{lines} lines");
            assert_eq!(page_with("Schlussstellung"), page_with("8"), "{lines} lines of {size} points");
            // Those who sign do it on one page.
            assert_eq!(
                page_with("Unterschrift Weiß:"),
                page_with("Unterschrift Schiedsrichter:"),
                "{lines} lines of {size}"
            );
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
