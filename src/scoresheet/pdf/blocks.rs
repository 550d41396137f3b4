//! What stands on the paper, before it is set.
use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use super::{Game, Part};
use crate::{
    language::{Language, Paper},
    scoresheet::{
        Report,
        layout::{Cell, Layout, MoveStyle, Row, layout},
        text::cells,
    },
};

/// What begins on a page of its own.
#[derive(Debug, Clone)]
pub(super) struct PdfSection {
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Debug, Clone)]
pub(super) enum Block {
    /// A heading of the second level.
    Heading(String),
    /// A line of a form: what is written close below each other.
    Text(String),
    /// A paragraph of running text, with room above it.
    Paragraph(String),
    /// Rows under headers. The columns that can be broken give way where the page is narrow.
    Table { header: Vec<String>, rows: Vec<TableRow>, breakable: Vec<usize> },
    /// What ends a sheet.
    Closing(Closing),
}

/// The final position and the signatures below a sheet.
#[derive(Debug, Clone)]
pub(super) struct Closing {
    pub(super) board: Board,
    pub(super) language: Language,
    /// What is read in place of the diagram: the position in words.
    pub(super) diagram: String,
    /// The position in letters, beside the diagram.
    pub(super) pieces: Vec<String>,
    /// The words before each line for a signature.
    pub(super) signatures: Vec<String>,
}

/// A row of a table.
#[derive(Debug, Clone)]
pub(super) struct TableRow {
    pub(super) cells: Vec<String>,
    /// Whether a line goes through it.
    pub(super) ruled_off: bool,
}

/// The sections of a game: its sheets and its report.
pub(super) fn of_game(game: &Game<'_>, language: Language, style: MoveStyle) -> Vec<PdfSection> {
    let sheet = |&side: &Color| sheet(game, side, language, style);
    let report = game.report.as_ref().map(|report| reported(report, language));
    game.sides.iter().map(sheet).chain(report).collect()
}

/// The section of a text that is not a sheet.
pub(super) fn of_parts(parts: Vec<Part>) -> PdfSection {
    let mut section = PdfSection { title: String::new(), blocks: Vec::new() };
    for part in parts {
        match part {
            Part::Heading(text) if section.title.is_empty() => section.title = text,
            Part::Heading(text) => section.blocks.push(Block::Heading(text)),
            Part::Text(text) => section.blocks.push(Block::Paragraph(text)),
            Part::Table { header, rows } => {
                let breakable = (0..header.len()).collect();
                let rows = rows.into_iter().map(|cells| TableRow { cells, ruled_off: false }).collect();
                section.blocks.push(Block::Table { header, rows, breakable });
            }
        }
    }
    section
}

fn sheet(game: &Game<'_>, side: Color, language: Language, style: MoveStyle) -> PdfSection {
    let Layout { title, head, rows, foot, headings, .. } = layout(game.sheets, side, language, style);
    let say = |paper: Paper| paper.text(language).to_owned();
    let named =
        |(name, value): (String, String)| Block::Text(if name.is_empty() { value } else { format!("{name}: {value}") });
    let mut blocks: Vec<Block> = head.into_iter().map(named).collect();
    if !rows.is_empty() {
        blocks.push(Block::Table {
            header: headings.to_vec(),
            rows: rows.iter().map(row).collect(),
            breakable: vec![1, 3],
        });
    }
    blocks.extend(foot.into_iter().map(Block::Text));
    blocks.push(Block::Heading(say(Paper::FinalPosition)));
    let end = game.sheets.end();
    let board = end.board().clone();
    let of_both = |pieces: fn(&Board, Color, Language) -> String| {
        Color::ALL.map(|color| {
            let name = color.fold_wb(Paper::White, Paper::Black).text(language);
            format!("{name}: {}", pieces(&board, color, language))
        })
    };
    let (diagram, pieces) = (of_both(named_pieces).join(". "), of_both(pieces).to_vec());
    let player = |(paper, side): (Paper, Color)| {
        let name = game.sheets.event.names.get(side);
        if name.is_empty() { say(paper) } else { format!("{} ({name})", say(paper)) }
    };
    let signers = [(Paper::White, Color::White), (Paper::Black, Color::Black)].map(player);
    let signers = signers.into_iter().chain([say(Paper::ArbiterSeat)]);
    let signatures = signers.map(|of| Paper::SignatureOf.fill(language, [&*of])).collect();
    blocks.push(Block::Closing(Closing { board, language, diagram, pieces, signatures }));
    PdfSection { title, blocks }
}

fn row(row: &Row) -> TableRow {
    let (number, ruled_off) = match row {
        Row::GoesOn(number) => {
            let cells = ["→", number, "", "", ""].map(str::to_owned).to_vec();
            return TableRow { cells, ruled_off: false };
        }
        Row::Moves { number, ruled_off, .. } => (number, *ruled_off),
    };
    let mark = if ruled_off { "x " } else { "" };
    let told = |cell: Option<&Cell>| {
        let text = cell.map_or("…", |cell| &cell.text).to_owned();
        [text, cell.and_then(|cell| cell.clock.clone()).unwrap_or_default()]
    };
    let [white, black] = cells(row);
    let black = black.map_or_else(|| [String::new(), String::new()], |cell| told(Some(cell)));
    let cells = [format!("{mark}{number}.")].into_iter().chain(told(white)).chain(black).collect();
    TableRow { cells, ruled_off }
}

/// In the order of their worth.
const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// `König g1, Turm a1, f1, Bauer a2`: each kind once, with its squares.
fn named_pieces(board: &Board, color: Color, language: Language) -> String {
    let of = |role: Role| {
        let squares: Vec<_> =
            board.by_piece(Piece { color, role }).into_iter().map(|square| square.to_string()).collect();
        (!squares.is_empty()).then(|| format!("{} {}", language.piece_name(role), squares.join(", ")))
    };
    ROLES.into_iter().filter_map(of).collect::<Vec<_>>().join(", ")
}

/// `Kg1, Dd1, a2`.
fn pieces(board: &Board, color: Color, language: Language) -> String {
    let of = |role: Role| {
        let squares = board.by_piece(Piece { color, role });
        let letter = language.piece_letter(role).map(String::from).unwrap_or_default();
        squares.into_iter().map(move |square| format!("{letter}{square}"))
    };
    ROLES.into_iter().flat_map(of).collect::<Vec<_>>().join(", ")
}

fn reported(report: &Report, language: Language) -> PdfSection {
    let say = |paper: Paper| paper.text(language).to_owned();
    let [white, black] = report.names.each_ref().map(|name| if name.is_empty() { "?" } else { name });
    let header =
        [Paper::WallTime, Paper::MoveNumber, Paper::White, Paper::Black, Paper::Who, Paper::What].map(say).to_vec();
    let row = |line: &crate::scoresheet::Line| {
        let [white, black] = line.clocks.each_ref().map(|left| left.clone().unwrap_or_default());
        let cells =
            vec![line.wall.clone(), format!("{}.", line.number), white, black, line.who.clone(), line.what.clone()];
        TableRow { cells, ruled_off: false }
    };
    let mut blocks =
        vec![Block::Text(report.verified.clone()), Block::Text(format!("{white} – {black}, {}", report.score))];
    blocks.extend(report.event.iter().cloned().map(Block::Text));
    if !report.lines.is_empty() {
        blocks.push(Block::Table { header, rows: report.lines.iter().map(row).collect(), breakable: vec![0, 4, 5] });
    }
    blocks.push(Block::Heading(say(Paper::Seal)));
    blocks.extend(report.seal.iter().cloned().map(Block::Text));
    PdfSection { title: say(Paper::Report), blocks }
}

/// The squares from a8 to h1, as a diagram is read.
pub(super) fn squares() -> impl Iterator<Item = Square> {
    Rank::ALL.into_iter().rev().flat_map(|rank| File::ALL.map(|file| Square::from_coords(file, rank)))
}

impl PdfSection {
    /// Its words in the order in which they are read.
    pub(super) fn words(&self) -> Vec<String> {
        let split = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let mut words = split(&self.title);
        for block in &self.blocks {
            match block {
                Block::Heading(text) | Block::Text(text) | Block::Paragraph(text) => words.extend(split(text)),
                Block::Table { header, rows, .. } => {
                    let cells = header.iter().chain(rows.iter().flat_map(|row| &row.cells));
                    words.extend(cells.flat_map(|cell| split(cell)));
                }
                Block::Closing(Closing { board, language, diagram: _, pieces, signatures }) => {
                    for square in squares() {
                        if square.file() == File::A {
                            words.push(square.rank().char().to_string());
                        }
                        let piece = board.piece_at(square);
                        words.extend(piece.map(|piece| language.board_letter(piece.role).to_string()));
                    }
                    words.extend(File::ALL.map(|file| file.char().to_string()));
                    words.extend(pieces.iter().chain(signatures).flat_map(|text| split(text)));
                }
            }
        }
        words
    }
}
