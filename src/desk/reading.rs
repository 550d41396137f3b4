//! A player hears his own sheet once the game is over: forward and back by moves, to a number, and the board as it stood there by the
//! keys that read it in the game.
use shakmaty::{Board, Position};

use super::{Desk, Intent, Mode, Purpose, Wish, lists::refused};
use crate::{
    game::{Command, MoveCommand, SheetLine, View},
    language::{Line, Phrase},
    laws::RawMove,
    narration::{Chime, Question, answer, sheet_line},
};

impl Desk {
    /// Opens the sheet before its first move.
    pub(super) fn begin_reading(&mut self, view: &View<'_>) -> Vec<Wish> {
        if view.sheet.is_empty() {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::NoMoveYet))];
        }
        self.mode = Mode::Reading { at: 0 };
        vec![Wish::Say(Phrase::line(Line::ReadingOpened))]
    }

    /// Goes on at a move of this number, where the sheet has one.
    pub(super) fn read_from(&mut self, number: u32, view: &View<'_>) -> Option<Vec<Wish>> {
        let at = view.sheet.iter().position(|line| view.setup.number_of_move(line.ply) == number)?;
        Some(self.read_to(at + 1, view))
    }

    /// What an act does while the sheet is read; `None` for what does there what it always does.
    pub(super) fn read_sheet(&mut self, at: usize, intent: &Intent, view: &View<'_>) -> Option<Vec<Wish>> {
        let board = board_after(at, view);
        let there = View { board: &board, ..view.clone() };
        match intent {
            Intent::Enter | Intent::Commit | Intent::Grasp | Intent::Do(Command::Move(MoveCommand::Press)) => {
                Some(self.read_to(at + 1, view))
            }
            Intent::OpenEntry(Some(Purpose::Correct))
            | Intent::OpenDial(Some(Purpose::Correct))
            | Intent::TakeBack
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
        let known = at.clamp(1, view.sheet.len());
        self.mode = Mode::Reading { at: known };
        let said = view.sheet.get(known - 1).map(|line| Wish::Say(sheet_line(view, &with_last(line, view))));
        (known != at).then_some(Wish::Chime(Chime::Refused)).into_iter().chain(said).collect()
    }
}

/// The move that ended the game stands on the sheet even where its player had no time to enter it.
fn with_last(line: &SheetLine, view: &View<'_>) -> SheetLine {
    let is_last = view.sheet.last() == Some(line);
    let last = view.announcement.filter(|(mover, _)| is_last && *mover == line.mover).map(|(_, said)| said);
    SheetLine { entry: line.entry.or(last), ..line.clone() }
}

/// The board after so many plies, as this sheet has them.
fn board_after(plies: usize, view: &View<'_>) -> Board {
    let mut board = view.setup.start.board().clone();
    for line in view.sheet.iter().take(plies) {
        if let Some(said) = with_last(line, view).entry {
            execute(said, &mut board, line);
        }
    }
    board
}

/// A move that does not fit the board leaves it: the sheet is read, not judged.
fn execute(said: RawMove, board: &mut Board, line: &SheetLine) {
    let _unfit = said.execute(board, line.mover);
}
