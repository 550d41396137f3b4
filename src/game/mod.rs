//! The story of one game.
//!
//! [`Game::decide`] answers a command with events or a [`Rejection`] and changes nothing; [`Game::apply`] takes an event
//! that has been journalled and cannot fail; [`Game::view`] shows a seat what it may see. Time comes in as an argument.
//!
//! A turn has two tracks (Appendix D.2.1): the mover touches, places on his board and announces in either order, may
//! correct his words, and presses; the other repeats and executes on his own board at any time after the announcement,
//! which never holds up the mover's press, only his own next announcement.
//!
//! Boards are placements, one for each player, because an illegal or wrongly executed move must be recordable. The
//! checked position is derived from the record and may be absent.
//!
//! Deliberately absent: any hint. In competition nothing that a player's view or refusal contains depends on whether a
//! move is legal.
mod apply;
mod command;
mod decide;
mod ending;
mod event;
mod phase;
mod ply;
mod records;
mod rejection;
mod seat;
mod setup;
mod view;

use shakmaty::{Board, ByColor, Chess, Color, Position};

pub use command::Command;
pub use ending::{Ending, Reason};
pub use event::{Act, Event, PressKind};
pub use phase::{Phase, Step, Turn};
pub use ply::{AnsweredSlips, Deed, Ply, Repetition};
pub use rejection::Rejection;
pub use seat::{Seat, UnknownSeat};
pub use setup::{Announcer, CheckWords, Device, Devices, EarlyPress, Mode, ScoreKeeper, Setup};
pub use view::{Mark, SheetLine, View};

use crate::{
    clock::{Clock, Moment},
    laws::standing::Standing,
};

/// A game from its set-up to its end.
///
/// ```
/// use anna_hector::{clock::Moment, game::{Command, Game, Seat, Setup}, laws::RawMove};
/// use shakmaty::{Board, Color, Square};
///
/// let mut game = Game::new(Setup::default());
/// let white = Seat::Player(Color::White);
/// let pawn = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).unwrap();
/// for command in [Command::Start, Command::Announce(pawn), Command::Press] {
///     for event in game.decide(Moment::START, white, &command).unwrap() {
///         game.apply(Moment::START, &event);
///     }
/// }
/// assert_eq!(game.mover(), Some(Color::Black));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    phase: Phase,
    /// Completed plies.
    plies: Vec<Ply>,
    /// Plies that were ruled off when a position was restored, oldest first, with the ply at which it happened.
    ruled_off: Vec<(usize, Vec<Ply>)>,
    /// The placement on each player's own board.
    boards: ByColor<Board>,
    clock: Clock,
    offer: Option<Color>,
}

impl Game {
    /// A game about to begin.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let board = setup.start.board().clone();
        let clock = Clock::new(setup.control);
        Self {
            setup,
            phase: Phase::Waiting,
            plies: Vec::new(),
            ruled_off: Vec::new(),
            boards: ByColor { white: board.clone(), black: board },
            clock,
            offer: None,
        }
    }

    /// What was agreed before the game.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Where the game stands.
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The completed plies.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Plies that were ruled off: the ply count to which the game went back, and what came after it.
    #[must_use]
    pub fn ruled_off(&self) -> &[(usize, Vec<Ply>)] {
        &self.ruled_off
    }

    /// The clock.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The placement on the board of `side`.
    #[must_use]
    pub fn board(&self, side: Color) -> &Board {
        self.boards.get(side)
    }

    /// Who offered a draw that still stands.
    #[must_use]
    pub const fn draw_offer(&self) -> Option<Color> {
        self.offer
    }

    /// Whose move it is, while the game is on.
    #[must_use]
    pub const fn mover(&self) -> Option<Color> {
        match &self.phase {
            Phase::Playing(turn) => Some(turn.mover()),
            _ => None,
        }
    }

    /// The end of the game, confirmed or not.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        match &self.phase {
            Phase::Ended { ending, .. } | Phase::Finished(ending) => Some(*ending),
            _ => None,
        }
    }

    /// Whether the game is over and its end confirmed.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        matches!(self.phase, Phase::Finished(_))
    }

    /// The ply in progress.
    #[must_use]
    pub const fn current_ply(&self) -> Option<&Ply> {
        match &self.phase {
            Phase::Playing(turn) => Some(&turn.ply),
            _ => None,
        }
    }

    /// The position before the ply in progress, where the record leads to one.
    #[must_use]
    pub fn position(&self) -> Option<Chess> {
        match &self.phase {
            Phase::Playing(turn) => turn.ply.before.clone(),
            _ => self.position_after(self.plies.len()),
        }
    }

    /// The position after so many plies, where the record leads to one.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<Chess> {
        self.standing_after(plies)?.position()
    }

    /// Where the game stood after so many plies, legal or not; `None` if there are not so many.
    #[must_use]
    pub fn standing_after(&self, plies: usize) -> Option<Standing> {
        match plies.checked_sub(1) {
            None => Some(Standing::of(&self.setup.start, self.setup.castling)),
            Some(last) => Some(self.plies.get(last)?.after()),
        }
    }

    /// Where the game stands now.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        match &self.phase {
            Phase::Playing(turn) => Some(turn.ply.standing.clone()),
            _ => self.standing_after(self.plies.len()),
        }
    }

    /// Every ply that has been begun: the completed ones and the one in progress.
    pub fn all_plies(&self) -> impl DoubleEndedIterator<Item = &Ply> {
        self.plies.iter().chain(self.current_ply())
    }

    /// The ply of the opponent that `side` has to repeat and execute, if one is announced: the latest.
    #[must_use]
    pub fn ply_to_answer(&self, side: Color) -> Option<&Ply> {
        self.all_plies().rev().find(|ply| ply.mover != side && !ply.announced.is_empty())
    }

    /// The ply that `side` has to announce: one that was pressed before it was announced, else the one in progress.
    #[must_use]
    pub fn ply_to_announce(&self, side: Color) -> Option<&Ply> {
        let late = self.plies.last().filter(|ply| ply.mover == side && self.awaits_late_announcement());
        late.or_else(|| self.current_ply().filter(|ply| ply.mover == side))
    }

    /// The board of `side` as it was before it executed anything of the ply it has to answer: a slip that was executed
    /// and then corrected is repeated and executed anew from here.
    #[must_use]
    pub fn board_to_answer_from(&self, side: Color) -> &Board {
        let ply = self.ply_to_answer(side).filter(|ply| ply.execution().is_none());
        ply.and_then(|ply| ply.board_before_execution.as_ref()).unwrap_or_else(|| self.board(side))
    }

    /// Who touched a piece when this person says that one was touched: a player speaks of himself, the visually impaired
    /// player's assistant reports the opponent (D.2.9.e of 2014, D.2.10.e of 2018), the arbiter means the mover.
    #[must_use]
    pub const fn toucher(&self, by: Seat) -> Option<Color> {
        match by {
            Seat::Player(side) => Some(side),
            Seat::Assistant(side) => Some(side.other()),
            Seat::Arbiter => self.mover(),
        }
    }

    /// The last ply that was announced, by either side.
    #[must_use]
    pub fn last_announced(&self) -> Option<&Ply> {
        self.all_plies().rev().find(|ply| !ply.announced.is_empty())
    }

    /// The moment at which the clock has something to tell, if it is running.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Moment> {
        self.clock.next_deadline().filter(|_| self.clock.first_flag().is_none())
    }

    /// What the clock itself has to tell at `now`: a time that ran out.
    #[must_use]
    pub fn due(&self, now: Moment) -> Vec<Event> {
        let Some(side) = self.clock.side_running() else { return Vec::new() };
        let ran_out = self.clock.is_flag_down(side, now) && self.clock.first_flag().is_none();
        ran_out.then_some(Event { by: None, act: Act::TimeRanOut(side) }).into_iter().collect()
    }

    /// What `side` has to do next.
    #[must_use]
    pub fn step(&self, side: Color) -> Step {
        let turn = match &self.phase {
            Phase::Waiting => return Step::AwaitStart,
            Phase::Finished(_) => return Step::Over,
            // His move ended the game on his board (4.7, 5.1); the others have yet to hear which it was.
            Phase::Ended { turn, .. } if self.awaits_late_announcement() => {
                return if turn.mover() == side { Step::AwaitAnnouncement } else { Step::Announce };
            }
            Phase::Ended { confirmed, .. } if *confirmed.get(side) => return Step::AwaitArbiter,
            Phase::Ended { .. } => return Step::ConfirmEnding,
            Phase::Playing(turn) => turn,
        };
        if let Some(answer) = self.answer_owed(side) {
            return answer;
        }
        if self.clock.side_running().is_none() {
            return Step::AwaitArbiter;
        }
        if turn.mover() != side {
            let late = self.awaits_late_announcement();
            return match turn.ply.announced.is_empty() {
                _ if late => Step::Announce,
                true => Step::AwaitAnnouncement,
                false => Step::AwaitPress,
            };
        }
        if self.awaits_late_announcement() {
            return Step::AwaitAnnouncement;
        }
        match (turn.ply.announced.is_empty(), turn.ply.placed.is_some()) {
            (true, false) => Step::Move,
            (true, true) => Step::Announce,
            (false, _) => Step::Press,
        }
    }

    /// The part of the handshake that `side` still owes to the opponent's announcement.
    #[must_use]
    pub fn answer_owed(&self, side: Color) -> Option<Step> {
        let ply = self.ply_to_answer(side)?;
        let announced = ply.announcement()?;
        match ply.repetition() {
            Repetition::Missing => Some(Step::Repeat(announced)),
            Repetition::Differs(_) => Some(Step::RepeatAgain(announced)),
            Repetition::Agrees if ply.execution().is_none() => Some(Step::Execute(announced)),
            Repetition::Agrees => None,
        }
    }
}
