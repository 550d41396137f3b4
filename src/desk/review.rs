//! A game that is over, gone through by ear and by eye: the list of those there are, and one of them, move by move, with the
//! keys that read a scoresheet once the game is over.
use std::time::Duration;

use shakmaty::{Board, ByColor, Color};

use super::{
    Desk, Intent, Mode, Wish,
    game_list::{GameList, ListedGame, number},
    lists::refused,
    reading::board_after,
};
use crate::{
    clock::{Moment, Reading},
    game::{Command, Game, MoveCommand, Seat, Setup, SheetLine, View},
    language::{Arg, Line, Phrase},
    narration::{Chime, Question, sheet_line},
};

const DAY: u64 = 24 * 60 * 60;

/// A game that can be reviewed, as it is offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reviewable {
    /// Names of the players.
    pub names: ByColor<String>,
    /// How it ended, where that is known.
    pub result: Option<Phrase>,
    /// How long ago it was played here; `None` for a game from elsewhere.
    pub since: Option<Duration>,
    /// Where it comes from, for the eye: the name of its file.
    pub file: String,
}

/// The list of the games that can be reviewed.
pub type ReviewList = GameList<Reviewable>;

impl ListedGame for Reviewable {
    fn question(count: usize) -> Phrase {
        Phrase::with(Line::ReviewList, [number(count)])
    }

    fn names(&self) -> &ByColor<String> {
        &self.names
    }

    fn told(&self) -> Vec<Phrase> {
        let days = self.since.map(|since| since.as_secs() / DAY).filter(|&days| days > 0);
        let days =
            days.map(|days| Phrase::with(Line::UnfinishedDays, [Arg::Number(days.try_into().unwrap_or(u32::MAX))]));
        self.result.clone().into_iter().chain(days).collect()
    }
}

/// A ply of a game that is reviewed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReviewPly {
    /// What the sheet has.
    pub line: SheetLine,
    /// The time left to its mover once it was completed, where that is known.
    pub clock: Option<Duration>,
}

/// What a review asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReviewWish {
    /// Say this in the reviewer's ear.
    Say(Phrase),
    /// Play this sound in the reviewer's ear.
    Chime(Chime),
    /// Say the last words once more.
    SayAgain,
    /// Tell the charge of the battery.
    Battery,
    /// Go on by itself, move by move, until something else is done; or stop doing so.
    GoOn,
    /// Play the player's own announcement of this ply, counted from 1.
    Replay(usize),
    /// Open the game as it ended: there its sheets are signed, saved, printed and read.
    OpenSheets,
    /// Close the game: back to the list.
    Leave,
}

/// Where the sheets of a reviewed game are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SheetsKept {
    /// In a journal of this program: they can be taken home.
    Here,
    /// It comes from another program.
    #[default]
    Elsewhere,
}

/// A game that is reviewed. Nothing that is done changes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Review {
    /// The game before its first move: what was agreed, and whose the boards are.
    game: Game,
    plies: Vec<ReviewPly>,
    result: Option<Phrase>,
    /// The time that each player had before his first move, where that is known.
    start: ByColor<Option<Duration>>,
    sheets: SheetsKept,
    /// The plies, counted from 1, of which the player's own announcement is kept.
    recorded: Vec<u32>,
    desk: Desk,
    at: usize,
    said: Option<Phrase>,
}

impl Review {
    /// A game from before its first move, at the desk of `side`.
    #[must_use]
    pub fn new(setup: Setup, plies: Vec<ReviewPly>, result: Option<Phrase>, side: Color) -> Self {
        let desk = Desk::new(Seat::Player(side), setup.wording.language).reading(0);
        let (sheets, start) = (SheetsKept::default(), ByColor::default());
        Self { game: Game::new(setup), plies, result, start, sheets, recorded: Vec::new(), desk, at: 0, said: None }
    }

    /// This review, of a game in which each player had this time before his first move.
    #[must_use]
    pub fn with_start(self, start: ByColor<Option<Duration>>) -> Self {
        Self { start, ..self }
    }

    /// This review, of a game in which the players' own announcements of these plies were kept (D.2.6).
    #[must_use]
    pub fn with_recorded(self, recorded: Vec<u32>) -> Self {
        Self { recorded, ..self }
    }

    /// Whether the player's own announcement of the last ply that was gone through is kept.
    #[must_use]
    pub fn is_recorded(&self) -> bool {
        u32::try_from(self.at).is_ok_and(|at| self.recorded.contains(&at))
    }

    /// This review, of a game whose sheets are there.
    #[must_use]
    pub fn with_sheets(self, sheets: SheetsKept) -> Self {
        Self { sheets, ..self }
    }

    /// Where its sheets are.
    #[must_use]
    pub const fn sheets(&self) -> SheetsKept {
        self.sheets
    }

    /// What was agreed, as far as it is known.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// The desk of the person who reviews it.
    #[must_use]
    pub const fn desk(&self) -> &Desk {
        &self.desk
    }

    /// How many plies were gone through.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The sheet of the reviewed game.
    #[must_use]
    pub fn sheet(&self) -> Vec<SheetLine> {
        self.plies.iter().map(|ply| ply.line.clone()).collect()
    }

    /// How it ended, where that is known.
    #[must_use]
    pub const fn result(&self) -> Option<&Phrase> {
        self.result.as_ref()
    }

    /// What was said last.
    #[must_use]
    pub const fn said(&self) -> Option<&Phrase> {
        self.said.as_ref()
    }

    /// The board after the plies that were gone through.
    #[must_use]
    pub fn board(&self) -> Board {
        let whole = self.whole(self.game.board(Color::White));
        board_after(self.at, &whole)
    }

    /// The times left after the plies that were gone through; `None` where one of them is not known.
    #[must_use]
    pub fn clocks(&self) -> Option<ByColor<Duration>> {
        let gone = &self.plies[..self.at.min(self.plies.len())];
        let last = |side: Color| match gone.iter().rev().find(|ply| ply.line.mover == side) {
            Some(ply) => ply.clock,
            None => *self.start.get(side),
        };
        Some(ByColor { white: last(Color::White)?, black: last(Color::Black)? })
    }

    /// What is said when it is opened.
    #[must_use]
    pub fn opening(&self) -> Phrase {
        let sheets = (self.sheets == SheetsKept::Here).then_some(Line::SheetsByList);
        let lines = [Line::ReadingOpened, Line::ReviewPlays].into_iter().chain(sheets);
        Phrase::Several(lines.map(Phrase::line).collect())
    }

    /// Goes on by one ply; `None` at the end.
    pub fn forward(&mut self) -> Option<Phrase> {
        let line = self.plies.get(self.at)?.line.clone();
        self.at += 1;
        self.desk = self.desk.clone().reading(self.at);
        let said = sheet_line(&self.whole(self.game.board(Color::White)), &line);
        let said = self.with_result(said);
        self.said = Some(said.clone());
        Some(said)
    }

    /// Goes to the ply of this index, and says it.
    pub fn go_to(&mut self, index: usize) -> Phrase {
        self.at = index.min(self.plies.len());
        self.forward().unwrap_or_else(|| self.opening())
    }

    /// Takes an act of the person who reviews it.
    pub fn take(&mut self, intent: &Intent) -> Vec<ReviewWish> {
        let wishes = self.taken(intent);
        let said = wishes.iter().rev().find_map(|wish| match wish {
            ReviewWish::Say(phrase) => Some(phrase.clone()),
            _ => None,
        });
        self.said = said.or_else(|| self.said.take());
        wishes
    }

    fn taken(&mut self, intent: &Intent) -> Vec<ReviewWish> {
        let reads = matches!(self.desk.mode(), Mode::Reading { .. });
        match intent {
            Intent::Escape if reads => return vec![ReviewWish::Leave],
            Intent::Do(Command::Move(MoveCommand::Press)) if reads => return vec![ReviewWish::GoOn],
            Intent::OpenClaims if reads && self.sheets == SheetsKept::Here => return vec![ReviewWish::OpenSheets],
            Intent::Replay if reads && self.at > 0 => return vec![ReviewWish::Replay(self.at)],
            Intent::OpenClaims | Intent::Replay => return self.refuse(),
            Intent::Ask(question) if !self.answers(*question) => return self.refuse(),
            _ => {}
        }
        let before = self.at;
        let board = self.board();
        let mut desk = self.desk.clone();
        let wishes = desk.take(intent.clone(), &self.there(&board));
        self.desk = desk;
        let done: Vec<ReviewWish> = wishes.into_iter().filter_map(wished).collect();
        match *self.desk.mode() {
            Mode::Reading { at } => {
                self.at = at;
                let mut done = done;
                if before != at
                    && let Some(ReviewWish::Say(last)) = done.last_mut()
                {
                    *last = self.with_result(last.clone());
                }
                done
            }
            Mode::Entry(_) | Mode::Manual { .. } => done,
            // A question was answered, or what was typed was dropped.
            Mode::Board if !done.is_empty() => {
                self.read();
                done
            }
            _ => self.refuse(),
        }
    }

    /// Nothing else can be done with a game that is over; what can be is said.
    fn refuse(&mut self) -> Vec<ReviewWish> {
        self.read();
        refused(Line::ReadingOpened).into_iter().filter_map(wished).collect()
    }

    fn read(&mut self) {
        if !matches!(self.desk.mode(), Mode::Reading { .. }) {
            self.desk = self.desk.clone().reading(self.at);
        }
    }

    /// Whether the record has the answer.
    fn answers(&self, question: Question) -> bool {
        match question {
            Question::OwnTime | Question::OpponentsTime | Question::BothTimes => self.clocks().is_some(),
            Question::MovesCompleted
            | Question::MovesToControl
            | Question::Increment
            | Question::Step
            | Question::Score => false,
            Question::WhoseTurn
            | Question::MoveNumber
            | Question::LastMove
            | Question::LastMoves
            | Question::Square(_)
            | Question::Where(_)
            | Question::All(_)
            | Question::Rank(_)
            | Question::File(_)
            | Question::Diagonals(_) => true,
        }
    }

    /// After the last ply the result follows.
    fn with_result(&self, said: Phrase) -> Phrase {
        match &self.result {
            Some(result) if self.at == self.plies.len() => Phrase::Several(vec![said, result.clone()]),
            Some(_) | None => said,
        }
    }

    /// The view on the board as it stands, with the whole sheet.
    fn whole<'a>(&'a self, board: &'a Board) -> View<'a> {
        let left = self.clocks().map(|clocks| clocks.map(Some)).unwrap_or_default();
        View {
            board,
            sheet: self.sheet().into(),
            is_finished: true,
            clock: Some(Reading { left, ..Reading::default() }),
            ..self.game.view(self.desk.seat(), Moment::START)
        }
    }

    /// The same as the game stood there.
    fn there<'a>(&'a self, board: &'a Board) -> View<'a> {
        // Nothing is added to a sheet whose last move nobody has entered.
        let is_whole = self.plies.last().is_some_and(|last| last.line.entry.is_some());
        let at = self.at.checked_sub(1).filter(|_| is_whole).and_then(|last| self.plies.get(last));
        View {
            mover: Some(self.setup().mover_of(self.at + 1)),
            move_number: self.setup().number_of_move(self.at + 1),
            announcement: at.and_then(|ply| Some((ply.line.mover, ply.line.entry?))),
            ..self.whole(board)
        }
    }
}

/// What comes of a wish of the desk; nothing of a command: no game is on.
fn wished(wish: Wish) -> Option<ReviewWish> {
    match wish {
        Wish::Say(phrase) | Wish::Notice(phrase) | Wish::Whisper(phrase) => Some(ReviewWish::Say(phrase)),
        Wish::Chime(chime) => Some(ReviewWish::Chime(chime)),
        Wish::SayAgain => Some(ReviewWish::SayAgain),
        Wish::Battery => Some(ReviewWish::Battery),
        Wish::LeaveFinished => Some(ReviewWish::Leave),
        Wish::Do(_)
        | Wish::TakePressBack
        | Wish::Keep(_)
        | Wish::TakeHome(_)
        | Wish::Replay(_)
        | Wish::OpenSettings
        | Wish::UseSound(_)
        | Wish::Test(_)
        | Wish::Wear(_) => None,
    }
}

#[cfg(test)]
mod tests;
