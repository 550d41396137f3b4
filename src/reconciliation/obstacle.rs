//! Records from which nothing can be found: what is impossible about them, and so what is needed.
use shakmaty::{Board, ByColor, Color};

use super::{
    BoardKind, Records, Sheet,
    agreement::{Lines, SheetsAgreement, in_common},
};
use crate::language::{Language, notation};

/// What stands in the way of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FindingObstacle {
    /// A board has no king of this colour: it has to be told again.
    NoKing(BoardKind, Color),
    /// A board has several kings of this colour.
    SeveralKings(BoardKind, Color),
    /// A board has more than eight pawns of this colour.
    TooManyPawns(BoardKind, Color),
    /// Nothing is written on this sheet, and one sheet alone proves nothing: it has to be written up.
    SheetEmpty(Color),
    /// Hardly anything on this sheet can be read: its language has to be chosen.
    SheetUnreadable(Color),
    /// The sheets have nothing in common: the right ones have to be found.
    DifferentGames,
}

impl FindingObstacle {
    /// The board it is about, if it is about one.
    #[must_use]
    pub const fn board(self) -> Option<BoardKind> {
        match self {
            Self::NoKing(kind, _) | Self::SeveralKings(kind, _) | Self::TooManyPawns(kind, _) => Some(kind),
            Self::SheetEmpty(_) | Self::SheetUnreadable(_) | Self::DifferentGames => None,
        }
    }
}

/// What is impossible about the boards. Only what no slip of the hands explains: everything else is a board that stands
/// wrongly, which is what this is all about.
pub(super) fn on_boards(records: &Records) -> Vec<FindingObstacle> {
    BoardKind::ALL
        .into_iter()
        .flat_map(|kind| {
            Color::ALL.into_iter().filter_map(move |color| impossible(kind, records.boards.get(kind), color))
        })
        .collect()
}

const MOST_PAWNS: usize = 8;

fn impossible(kind: BoardKind, board: &Board, color: Color) -> Option<FindingObstacle> {
    match (board.by_piece(color.king()).count(), board.by_piece(color.pawn()).count()) {
        (0, _) => Some(FindingObstacle::NoKing(kind, color)),
        (2.., _) => Some(FindingObstacle::SeveralKings(kind, color)),
        (_, pawns) if pawns > MOST_PAWNS => Some(FindingObstacle::TooManyPawns(kind, color)),
        _ => None,
    }
}

/// What is impossible about the sheets by themselves.
pub(super) fn on_sheets(sheets: &ByColor<Sheet>, story: &SheetsAgreement) -> Vec<FindingObstacle> {
    let empty = Color::ALL.into_iter().filter(|&side| sheets.get(side).is_empty()).map(FindingObstacle::SheetEmpty);
    let unreadable = Color::ALL.into_iter().filter(|&side| {
        let followed = sheets.get(side).entries().len().min(story.told.plies() + 1);
        let illegible = story.illegible.get(side);
        let foreign = illegible.iter().filter(|text| has_foreign_letter(text)).count();
        foreign >= 2 || (illegible.len() >= 2 && illegible.len() * 2 > followed)
    });
    empty.chain(unreadable.map(FindingObstacle::SheetUnreadable)).collect()
}

/// Whether an entry has a letter that names a piece in no language of the program.
fn has_foreign_letter(text: &str) -> bool {
    notation::piece_letters(text)
        .any(|letter| !Language::ALL.into_iter().any(|language| notation::is_letter_of(letter, language)))
}

/// Fewer plies than this are too few to tell one game from another.
const TELLING: usize = 6;
/// How many plies are compared: nobody's sheet of the same game is wrong all through the opening.
const OPENING: usize = 40;

/// Whether two sheets that part after `agreed` plies, early in the game, have next to nothing in common from there on, even if
/// one of them is out of step: the moves of one are not those that the other tells. `lines` are the sheets, each read by
/// itself.
pub(super) fn are_of_different_games(sheets: &ByColor<Sheet>, lines: &Lines, agreed: usize) -> bool {
    if agreed >= TELLING {
        return false;
    }
    let each = Color::ALL.into_iter().flat_map(|side| (0..=2).map(move |by| (side, by)));
    let mut compared_at_all = false;
    for (side, by) in each {
        let (same, compared) = in_common(sheets.get(side), &lines.get(side.other()).told, by, OPENING);
        // Every other game begins with the same moves.
        let alike = if by == 0 { agreed } else { 0 };
        let (same, compared) = (same.saturating_sub(alike), compared.saturating_sub(alike));
        // Where the sheets part at their last moves, moving one of them against the other tells nothing.
        compared_at_all |= by == 0 && compared >= TELLING;
        if same * TELLING >= compared.max(TELLING) {
            return false;
        }
    }
    compared_at_all
}
