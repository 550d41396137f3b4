//! A player hears his own sheet once the game is over: forward and back by moves, to a number, and the board as it stood there by the
//! keys that read it in the game.
use shakmaty::{Board, Position};

use super::{Desk, Intent, Mode, Purpose, Wish, lists::refused};
use crate::{
    game::{Command, MoveCommand, SheetLine, View},
    language::{Line, Phrase},
    narration::{Chime, Question, answer, sheet_line},
};

/// How many plies are read at a stretch, and no more.
const LONGEST_STRETCH: usize = 40;

impl Desk {
    /// Opens the sheet before its first move.
    pub(super) fn begin_reading(&mut self, view: &View<'_>) -> Vec<Wish> {
        if view.sheet.lines().is_empty() {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::NoMoveYet))];
        }
        self.mode = Mode::Reading { at: 0 };
        vec![Wish::Say(Phrase::line(Line::ReadingOpened))]
    }

    /// The same desk with a sheet open, so many plies of which were read.
    pub(super) fn reading(self, at: usize) -> Self {
        Self { mode: Mode::Reading { at }, ..self }
    }

    /// What a typed number reads of the sheet, `12`, or two of them, `12-20`: a move, or a stretch; that there is none where the sheet has
    /// none such. `None` where no number was typed.
    pub(super) fn read_typed(&mut self, text: &str, view: &View<'_>) -> Option<Vec<Wish>> {
        let text = text.trim();
        let numbered = |line: &SheetLine| view.setup.number_of_move(line.ply);
        let sheet = view.sheet.lines();
        let first = |number| sheet.iter().position(|line| numbered(line) == number);
        let Some((from, to)) = text.split_once(['-', '–', ' ']) else {
            let number = text.parse().ok()?;
            return Some(first(number).map_or_else(|| refused(Line::NoSuchPly), |at| self.read_to(at + 1, view)));
        };
        let (from, to): (u32, u32) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
        let Some(begin) = first(from) else { return Some(refused(Line::NoSuchPly)) };
        let stretch = sheet[begin..].iter().take_while(|line| numbered(line) <= to).take(LONGEST_STRETCH);
        let said: Vec<Phrase> = stretch.map(|line| sheet_line(view, &with_last(line, &sheet, view))).collect();
        if said.is_empty() {
            return Some(refused(Line::NoSuchPly));
        }
        self.mode = Mode::Reading { at: begin + said.len() };
        Some(vec![Wish::Say(Phrase::Several(said))])
    }

    /// What an act does while the sheet is read; `None` for what does there what it always does.
    pub(super) fn read_sheet(&mut self, at: usize, intent: &Intent, view: &View<'_>) -> Option<Vec<Wish>> {
        let board = board_after(at, view);
        let there = view_after(at, &board, view);
        match intent {
            Intent::Enter | Intent::Commit | Intent::Grasp | Intent::Do(Command::Move(MoveCommand::Press)) => {
                Some(self.read_to(at + 1, view))
            }
            Intent::OpenEntry(Some(Purpose::Correct))
            | Intent::OpenDial(Some(Purpose::Correct))
            | Intent::TakeBack
            | Intent::Letter(_)
            | Intent::Typed(..)
            | Intent::Erase => Some(self.read_to(at.saturating_sub(1), view)),
            Intent::Ask(question) => Some(vec![Wish::Say(answer(&there, *question))]),
            Intent::Here => Some(vec![Wish::Say(answer(&there, Question::Square(self.cursor)))]),
            reading if reading.reads() => Some(self.walk(intent.clone(), &there)),
            Intent::Escape | Intent::OpenEntry(None) | Intent::OpenDial(None) | Intent::OpenClaims | Intent::Help => {
                None
            }
            answer if answer.only_answers() => None,
            _ => Some(refused(Line::ReadingOpened)),
        }
    }

    /// Reads the ply of this number; at either end it is refused, and the last one is said again.
    fn read_to(&mut self, at: usize, view: &View<'_>) -> Vec<Wish> {
        let sheet = view.sheet.lines();
        if sheet.is_empty() {
            return refused(Line::NoMoveYet);
        }
        let known = at.clamp(1, sheet.len());
        self.mode = Mode::Reading { at: known };
        let said = sheet.get(known - 1).map(|line| Wish::Say(sheet_line(view, &with_last(line, &sheet, view))));
        (known != at).then_some(Wish::Chime(Chime::Refused)).into_iter().chain(said).collect()
    }
}

/// The move that ended the game stands on the sheet even where its player had no time to enter it.
fn with_last(line: &SheetLine, sheet: &[SheetLine], view: &View<'_>) -> SheetLine {
    let is_last = sheet.last() == Some(line);
    let last = view.announcement.filter(|(mover, _)| is_last && *mover == line.mover).map(|(_, said)| said);
    SheetLine { entry: line.entry.or(last), ..line.clone() }
}

/// The view as the game stood after so many plies.
fn view_after<'a>(at: usize, board: &'a Board, view: &View<'a>) -> View<'a> {
    let whole = view.sheet.lines();
    let sheet: Vec<SheetLine> = whole.iter().take(at).map(|line| with_last(line, &whole, view)).collect();
    View {
        board,
        mover: Some(view.setup.mover_of(at + 1)),
        move_number: view.setup.number_of_move(at + 1),
        announcement: sheet.last().and_then(|line| Some((line.mover, line.entry?))),
        sheet: sheet.into(),
        ..view.clone()
    }
}

/// The board after so many plies, as this sheet has them.
pub(super) fn board_after(plies: usize, view: &View<'_>) -> Board {
    let mut board = view.setup.start.board().clone();
    let sheet = view.sheet.lines();
    for line in sheet.iter().take(plies) {
        if let Some(said) = with_last(line, &sheet, view).entry {
            // A move that does not fit the board leaves it: the sheet is read, not judged.
            view.setup.make(said, &mut board, line.mover);
        }
    }
    board
}
