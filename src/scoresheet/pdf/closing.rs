//! Sets what ends a sheet: the final position as a diagram and in words, and the lines for signatures.
use shakmaty::{Board, Color};

use super::{
    blocks::{Closing, squares},
    columns::wrap,
    font::ADVANCE,
    paper::{BLACK, Setter, Strip},
    tagged::{Draw, ReadingOrder},
};
use crate::language::Language;

const DARK_SQUARE: u8 = 205;
const WHITE: u8 = 255;
/// The room above the words of a signature, in lines.
const SIGNING: f32 = 1.6;
/// A hand needs so much to sign, in points.
const SIGNATURE: f32 = 100.0;

impl Setter {
    /// The side of a square of a diagram.
    fn square(&self) -> f32 {
        self.size * 2.2
    }

    fn board_height(&self) -> f32 {
        self.square() * 8.0 + self.size * 2.5
    }

    /// What lies at the right of a diagram.
    fn beside(&self) -> Strip {
        Strip { left: self.strip.left + self.square() * 9.0 + self.size * 2.0, ..self.strip }
    }

    /// Where the texts stand beside the diagram: nowhere, where the letters are too large for a name and a signature.
    fn place_beside(&self) -> Option<Strip> {
        let beside = self.beside();
        (self.letters(beside) >= 40).then_some(beside)
    }

    /// How far down texts and signatures reach in such a strip.
    fn texts_height(&self, closing: &Closing, strip: Strip) -> f32 {
        let lines = |text: &String| wrap(&self.glyphs.printable(text), self.letters(strip)).len() as f32 * self.line();
        let below = |text: &String| self.room_to_sign(text, strip).map_or(self.line() * SIGNING, |_| 0.0);
        let signature = |text: &String| lines(text) + self.line() * SIGNING + below(text);
        closing.pieces.iter().map(lines).sum::<f32>() + closing.signatures.iter().map(signature).sum::<f32>()
    }

    /// How much room the diagram needs, with what stands beside it.
    pub(super) fn closing_height(&self, closing: &Closing) -> f32 {
        let texts = self.place_beside().map_or(0.0, |beside| self.texts_height(closing, beside));
        self.board_height().max(texts)
    }

    /// The diagram, the pieces by name, and who signs: all on one page where the letters are not large.
    pub(super) fn closing(&mut self, closing: &Closing) {
        self.room(self.closing_height(closing));
        let (whole, top) = (self.strip, self.y);
        let beside = self.place_beside();
        self.board(&closing.board, closing.language, &closing.diagram);
        let bottom = self.y;
        if let Some(beside) = beside {
            (self.strip, self.y) = (beside, top);
        }
        closing.pieces.iter().for_each(|text| self.text(text));
        if beside.is_none() {
            // No signature stands alone on a page.
            let signatures = Closing { pieces: Vec::new(), ..closing.clone() };
            self.room(self.texts_height(&signatures, whole));
        }
        closing.signatures.iter().for_each(|text| self.signature(text));
        self.strip = whole;
        if beside.is_some() {
            self.y = self.y.max(bottom);
        }
    }

    fn board(&mut self, board: &Board, language: Language, alt: &str) {
        let side = self.square();
        let height = self.board_height();
        let (left, top) = (self.strip.left + side, self.y + self.size * 0.5);
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
                draws.push(middle(language.board_letter(piece.role).to_string(), ink, x));
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

    /// Where the line for a signature begins behind its words; nothing where a long name leaves too little room.
    fn room_to_sign(&self, text: &str, strip: Strip) -> Option<f32> {
        let last = wrap(&self.glyphs.printable(text), self.letters(strip)).pop().unwrap_or_default();
        let from = strip.left + (last.chars().count() + 1) as f32 * ADVANCE * self.size;
        (strip.right - from >= SIGNATURE).then_some(from)
    }

    fn signature(&mut self, text: &str) {
        self.y += self.line() * SIGNING;
        let leaves = self.paragraph(text, self.size);
        self.drawn.read.push(ReadingOrder::Text(leaves));
        let Strip { left, right } = self.strip;
        let from = self.room_to_sign(text, self.strip).unwrap_or_else(|| {
            self.y += self.line() * SIGNING;
            left
        });
        let y = self.y + self.size * 0.2;
        self.mark(None, vec![Draw::Line { from: (from, y), to: (right, y) }]);
    }
}
