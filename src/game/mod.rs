//! The story of one game.
//!
//! [`Game::decide`] answers a command with events or a [`Rejection`] and changes nothing; [`Game::apply`] takes an event
//! that has been journalled and cannot fail; [`Game::view`] shows a seat what it may see. Time comes in as an argument.
//!
//! What else is asked of a game is asked of a part of it, which it lends: [`Game::record`] for its moves,
//! [`Game::handshake`] for the move under way, [`Game::claims`], [`Game::comparison`] of two boards and two sheets,
//! [`Game::rights`] for who may do what, [`Game::timekeeping`], [`Game::sitting`], [`Game::rulings`], [`Game::devices`] and
//! [`Game::sensing`]. What a topic decides stands on the part that it is about; what an event changes, on [`Game`] itself.
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
pub(crate) mod adjournment;
#[deny(clippy::wildcard_enum_match_arm, reason = "a new event must not be passed over")]
mod apply;
mod assess;
mod assistants;
mod attendance;
mod claim;
mod code;
mod command;
mod comparison;
mod conduct;
#[deny(clippy::wildcard_enum_match_arm, reason = "a new command must not be passed over")]
mod decide;
mod devices;
mod ending;
mod event;
mod handshake;
mod incident;
mod lifted;
mod lock;
mod log;
mod noted;
mod phase;
mod pin;
mod plies;
mod ply;
mod practice;
mod reconcile;
mod record;
mod recording;
mod rejection;
mod restart;
mod rights;
mod rulings;
mod scoring;
mod sealing;
mod seat;
mod sensed;
mod setting;
mod setup;
mod shared;
mod sheets;
mod sitting;
mod statement;
mod step;
mod time_told;
mod timekeeping;
mod topic;
mod tried;
mod turn;
mod view;

use shakmaty::{Board, ByColor, Color, Position};

pub use adjournment::{Adjournment, Outside, Sealed};
pub use assess::{Assessment, ClaimProof, Flaw};
pub use attendance::Presence;
pub use claim::{Claim, ClaimStage, Claims, PendingClaim, Ruling};
pub use code::{Code, NoCode, Numbered};
pub use command::Command;
pub use comparison::Comparison;
pub use conduct::{Imposed, Ruled};
pub use devices::{DeviceOffer, DeviceOwners, OFFER_LASTS, TakenBy};
pub use ending::{Ending, Outcome, Reason};
pub use event::{Act, Event};
pub use handshake::Handshake;
pub use incident::{Battery, Incident, Keeping, Loss, NotKept, OutputKind, Program, Silence, Supply, Tool};
pub use log::Logged;
pub use noted::{Noted, NotedStands};
pub use phase::{FinishedGame, Phase};
pub use pin::{Digits, Hashing, Pin, PinError, PinFormError, PinTry};
pub use plies::Plies;
pub use ply::{AnsweredSlips, Deed, Entry, Ply, Repetition, StoppedAt, Unpressed};
pub use practice::Undecided;
pub use reconcile::{
    Basis, ClockProposal, Clocks, ComparisonStage, Decided, Decision, Due, Notice, Reconciliation, SheetOrigin,
    SheetText,
};
pub use record::GameRecord;
pub use rejection::{RefusalKind, Rejection};
pub use restart::GameProgress;
pub use rights::Rights;
pub use rulings::Rulings;
pub use scoring::Scoring;
pub use sealing::{Envelope, Opening, Order, Passphrase, Sealing, Written};
pub use seat::{Seat, UnknownSeat};
pub use sensed::{Sensed, Sensing};
pub use setting::{Decider, Kept, Page, SETTINGS, Setting, SettingError, SetupBuilder};
pub use setup::{
    Announcer, Broadcast, CheckWords, Device, Devices, EarlyPress, FlagNotice, HelpersLanguages, Mode, Occasion,
    OpponentsPage, OpponentsWindow, PressEffect, PrivateWords, ScoreKeeper, Setup,
};
pub use shared::SharedGame;
pub use sitting::{Held, Sitting};
pub use statement::Statement;
pub use step::Step;
pub use time_told::Calls;
pub use timekeeping::Timekeeping;
pub use topic::{
    AdjournmentAct, AdjournmentCommand, AnswerAct, AnswerCommand, ArbiterAct, ArbiterCommand, ClaimAct, ClaimCommand,
    ClockAct, ClockCommand, Denial, DeviceAct, DeviceCommand, DrawAct, DrawCommand, EndingAct, EndingCommand, Lifted,
    LockAct, LockCommand, MoveAct, MoveCommand, NoticeAct, PresenceAct, PresenceCommand, PressKind, ReconcileAct,
    ReconcileCommand, Shift, StartAct, StartCommand,
};
pub use turn::{Pending, Turn};
pub use view::{Mark, SheetLine, View, ViewedSheet};

use statement::Stated;

use crate::clock::Clock;

/// A game from its set-up to its end.
///
/// ```
/// use anna_hector::{clock::Moment, game::{Command, MoveCommand, StartCommand, Game, Seat, Setup}, laws::RawMove};
/// use shakmaty::{Board, Color, Square};
///
/// let mut game = Game::new(Setup::default());
/// let white = Seat::Player(Color::White);
/// let pawn = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).unwrap();
/// for command in [Command::Start(StartCommand::Begin), Command::Move(MoveCommand::Announce(pawn)), Command::Move(MoveCommand::Press)] {
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
    plies: Plies,
    /// Plies that were ruled off when a position was restored, oldest first, each with the number of plies that stood then.
    ruled_off: Vec<(usize, Plies)>,
    /// The placement on each player's own board.
    boards: ByColor<Board>,
    clock: Clock,
    conduct: conduct::Conduct,
    sheets: sheets::Sheets,
    attendance: attendance::Attendance,
    session: sitting::Session,
    time_told: time_told::TimeTold,
    recording: recording::Recording,
    lock: lock::Lock,
    /// What an electronic board saw otherwise than it is recorded.
    sensed: ByColor<Option<Sensed>>,
    /// What one saw lifted and put back.
    lifts: Vec<Lifted>,
    /// The last statement about a piece, until somebody acts on it.
    stated: Vec<Stated>,
    /// Whose the gamepads are, and which device is offered.
    hands: devices::Hands,
    /// Everything that has happened.
    log: Vec<std::sync::Arc<Logged>>,
}

/// Whether somebody at the table has given the arbiter's PIN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Access {
    /// The PIN is needed.
    Locked,
    /// It was given, or there is none.
    Open,
}

impl Game {
    /// A game about to begin.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let board = setup.start.board().clone();
        let clock = Clock::new(setup.control.clone(), setup.saved_time());
        Self {
            setup,
            phase: Phase::Waiting,
            plies: Plies::default(),
            ruled_off: Vec::new(),
            boards: ByColor { white: board.clone(), black: board },
            clock,
            conduct: conduct::Conduct::default(),
            sheets: sheets::Sheets::default(),
            attendance: attendance::Attendance::default(),
            session: sitting::Session::default(),
            time_told: time_told::TimeTold::default(),
            recording: recording::Recording::default(),
            lock: lock::Lock::default(),
            sensed: ByColor { white: None, black: None },
            lifts: Vec::new(),
            stated: Vec::new(),
            hands: devices::Hands::default(),
            log: Vec::new(),
        }
    }

    /// Its moves, as they are recorded.
    #[must_use]
    pub const fn record(&self) -> GameRecord<'_> {
        GameRecord {
            setup: &self.setup,
            phase: &self.phase,
            plies: &self.plies,
            ruled_off: self.ruled_off.as_slice(),
            clock: &self.clock,
            control_at_start: match self.conduct.replaced.as_slice().first() {
                Some(first) => &first.before,
                None => &self.setup.control,
            },
        }
    }

    /// Its boards and scoresheets, and how far they have been brought together.
    #[must_use]
    pub const fn comparison(&self) -> Comparison<'_> {
        Comparison { game: self }
    }

    /// The offer of a draw and the claims that wait, and what may be offered and claimed.
    #[must_use]
    pub const fn claims(&self) -> Claims<'_> {
        Claims { game: self }
    }

    /// Who may do what.
    #[must_use]
    pub const fn rights(&self) -> Rights<'_> {
        Rights { game: self }
    }

    /// The move under way: made and announced by one player, repeated and executed by the other.
    #[must_use]
    pub const fn handshake(&self) -> Handshake<'_> {
        Handshake { game: self }
    }

    /// What time brings about, and who may set the clocks.
    #[must_use]
    pub const fn timekeeping(&self) -> Timekeeping<'_> {
        Timekeeping { game: self }
    }

    /// When the players sit down: the start, an adjournment, the resumption, a restart; and who is there.
    #[must_use]
    pub const fn sitting(&self) -> Sitting<'_> {
        Sitting { game: self }
    }

    /// What the arbiter has found and imposed, and what he may.
    #[must_use]
    pub const fn rulings(&self) -> Rulings<'_> {
        Rulings { game: self }
    }

    /// To whom the devices belong, and which one is offered.
    #[must_use]
    pub const fn devices(&self) -> DeviceOwners<'_> {
        DeviceOwners { game: self }
    }

    /// What electronic boards saw.
    #[must_use]
    pub const fn sensing(&self) -> Sensing<'_> {
        Sensing { game: self }
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
    pub const fn plies(&self) -> &Plies {
        &self.plies
    }

    /// The chess clock of the game.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The placement on the board of `side`.
    #[must_use]
    pub fn board(&self, side: Color) -> &Board {
        self.boards.get(side)
    }

    /// Whether this player has signed the scoresheets (8.7).
    #[must_use]
    pub fn has_signed(&self, side: Color) -> bool {
        self.sheets.is_signed(side)
    }

    /// Whether automatic calls are allowed.
    #[must_use]
    pub const fn calls(&self) -> Calls {
        self.time_told.calls
    }

    /// Whether the arbiter lets play go on although the journal cannot be written. It ends when the journal can be.
    #[must_use]
    pub const fn is_played_unrecorded(&self) -> bool {
        self.recording.unrecorded
    }

    /// The code of the journal that was shown last.
    #[must_use]
    pub const fn code(&self) -> Option<Numbered> {
        self.recording.code
    }

    /// Whose move it is, while the game is on.
    #[must_use]
    pub const fn mover(&self) -> Option<Color> {
        match &self.phase {
            Phase::Playing(turn) => Some(turn.mover()),
            _ => None,
        }
    }

    /// What waits for an answer, while the game is on or adjourned.
    const fn pending(&self) -> Option<&Pending> {
        match &self.phase {
            Phase::Playing(turn) => Some(&turn.pending),
            Phase::Adjourned(adjourned) => Some(&adjourned.turn.pending),
            Phase::Waiting | Phase::Ended { .. } | Phase::Finished(_) => None,
        }
    }

    /// The end of the game, confirmed or not.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        match &self.phase {
            Phase::Ended { ending, .. } | Phase::Finished(FinishedGame { ending, .. }) => Some(*ending),
            _ => None,
        }
    }

    /// The result that fell when a position was last restored.
    #[must_use]
    pub const fn fallen(&self) -> Option<Ending> {
        self.conduct.fallen
    }

    /// Whether the game is over and its end confirmed.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        matches!(self.phase, Phase::Finished(_))
    }

    /// Whether this player has yet to sign both scoresheets: the game is over, and it was played in a competition (8.7).
    /// Nobody has to after a loss by default time: who never came is not there to sign.
    #[must_use]
    pub fn has_to_sign(&self, side: Color) -> bool {
        let absent = self.ending().is_some_and(|ending| ending.reason.is_default());
        self.is_finished() && self.setup.mode == Mode::Competition && !self.has_signed(side) && !absent
    }

    /// Whether a player has yet to sign.
    #[must_use]
    pub fn lacks_signature(&self) -> bool {
        Color::ALL.into_iter().any(|side| self.has_to_sign(side))
    }

    /// What `side` has to do next.
    #[must_use]
    pub fn step(&self, side: Color) -> Step {
        self.sitting().step_after_restart(side).unwrap_or_else(|| self.step_once_ready(side))
    }

    /// What a move is for that `side` enters now: while the clock stands, what he has to do once it runs. Nothing that is entered for an
    /// envelope is taken for an announcement.
    #[must_use]
    pub fn step_entered(&self, side: Color) -> Step {
        let step = match self.step(side) {
            Step::ConfirmReady | Step::ConfirmResumption(_) | Step::AwaitReady => self.step_once_ready(side),
            step => step,
        };
        if let (Phase::Playing(turn), Step::AwaitArbiter) = (&self.phase, step) {
            return turn.sealing_step(side).unwrap_or(step);
        }
        step
    }

    /// What `side` has to do once both have said after a restart that they go on.
    fn step_once_ready(&self, side: Color) -> Step {
        let turn = match &self.phase {
            Phase::Waiting => return Step::AwaitStart,
            Phase::Finished(_) => return Step::Over,
            Phase::Adjourned(adjourned) => return adjourned.step(side),
            // His move ended the game on his board (4.7, 5.1); the others have yet to hear which it was.
            Phase::Ended { next, .. } if self.record().awaits_late_announcement() => {
                return if next.mover() == side { Step::AwaitAnnouncement } else { Step::Announce };
            }
            Phase::Ended { confirmed, .. } if *confirmed.get(side) => return Step::AwaitArbiter,
            Phase::Ended { .. } => return Step::ConfirmEnding,
            Phase::Playing(turn) => turn,
        };
        if let Some(step) = self.comparison().step(side) {
            return step;
        }
        // An answer that is owed is not the next thing while the clocks stand: the ruling may set the move back.
        if self.clock.side_running().is_none() && self.session.held.is_none() {
            return Step::AwaitArbiter;
        }
        if let Some(answer) = self.record().answer_owed(side) {
            return answer;
        }
        if self.record().awaits_late_announcement() {
            return if turn.mover() == side { Step::AwaitAnnouncement } else { Step::Announce };
        }
        if let Some(step) = turn.sealing_step(side) {
            return step;
        }
        if turn.mover() != side {
            let is_open = self.plies.last().is_some_and(Ply::is_open);
            if is_open && self.clock.side_running() == Some(side) {
                return Step::PressBehindReply;
            }
            return if turn.ply.announced.is_empty() { Step::AwaitAnnouncement } else { Step::AwaitPress };
        }
        match (turn.ply.announced.is_empty(), turn.ply.stands().is_some()) {
            (true, false) => Step::Move,
            (true, true) => Step::Announce,
            (false, _) => Step::Press,
        }
    }
}
