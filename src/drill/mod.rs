//! Practice of the tournament sequence: move, announce, press, hear, repeat, execute, against an opponent who has
//! rehearsed his game.
//!
//! What is practised is the real thing: a [`Game`] like any other, with its handshake, its clocks and its journal. The
//! opponent's deeds are commands of his seat, and a [`Drill`] only says which comes [`next`](Drill::next), which move the
//! player is asked for, and which of his deeds were slips. It is pure and knows no device: by keyboard, gamepad or voice,
//! a slip is what the game refused or what differs from the rehearsed move.
//!
//! Deliberately absent: a judgement on chess. Both sides' moves are given.
mod course;
mod slips;

use std::time::Duration;

use shakmaty::{ByColor, CastlingMode, Chess, Color};

use course::course;
pub use slips::{DrillSlip, Slips};

use crate::{
    clock::Control,
    game::{
        Act, Announcer, AnswerAct, AnswerCommand, ArbiterCommand, ClaimCommand, ClockCommand, Command, Devices,
        DrawCommand, EndingCommand, Event, Game, Mode, MoveAct, MoveCommand, ReconcileCommand, Rejection, Ruling, Seat,
        Setup, Step,
    },
    language::{Arg, Line, Phrase},
    laws::{RawMove, completion::Sight},
};

/// How long the rehearsed opponent takes for each of his deeds.
pub const PACE: Duration = Duration::from_millis(1_500);

/// A practice in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drill {
    side: Color,
    /// Both sides' moves, as they are to be played.
    course: Vec<RawMove>,
    slips: Slips,
    /// The ply that the player was asked for last, counted from 0, and how often a move had been taken back by then.
    asked: Option<(usize, usize)>,
    /// The whole has been told.
    told: Option<SlipsTold>,
}

/// The player has heard how many slips there were.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct SlipsTold;

impl Drill {
    /// A practice for the player of `side`.
    #[must_use]
    pub fn new(side: Color) -> Self {
        Self { side, course: course(side), slips: Slips::default(), asked: None, told: None }
    }

    /// The game that is practised, at a table that is set up like this: its words, its edition and its clock stay. The
    /// opponent sees and has no device of his own; nobody at the table is he.
    #[must_use]
    pub fn setup(table: &Setup) -> Setup {
        let side = Self::side_of(table);
        let mut setup = table.clone();
        setup.mode = Mode::Practice;
        (setup.start, setup.castling) = (Chess::default(), CastlingMode::Standard);
        *setup.sight.get_mut(side) = Sight::Impaired;
        *setup.sight.get_mut(side.other()) = Sight::Sighted;
        *setup.announcer.get_mut(side.other()) = Announcer::Program;
        setup.devices = Devices { keyboard: Seat::Player(side), mouse: Seat::Player(side) };
        setup.default_time = None;
        if !table.control.get(side).is_timed() {
            setup.control = ByColor::new_with(|_| Control::default());
        }
        setup
    }

    /// Who practises at this table: the visually impaired player; White, if both are.
    #[must_use]
    pub fn side_of(table: &Setup) -> Color {
        if table.is_impaired(Color::White) { Color::White } else { Color::Black }
    }

    /// The side of the player who practises.
    #[must_use]
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The slips so far.
    #[must_use]
    pub const fn slips(&self) -> &Slips {
        &self.slips
    }

    /// Takes notice of what the player did, before it changes the game: `decided` is the game's answer to his command.
    /// Words for him, where he can still mend it.
    pub fn watch(
        &mut self,
        game: &Game,
        by: Seat,
        command: &Command,
        decided: &Result<Vec<Event>, Rejection>,
    ) -> Option<Phrase> {
        if by != Seat::Player(self.side) || game.ending().is_some() {
            return None;
        }
        let slip = match decided {
            Err(rejection) => slips::of_refusal(game.step(self.side), command, *rejection),
            Ok(events) => events.iter().find_map(|event| self.slip_in(game, &event.act)),
        };
        let slip = slip?;
        self.slips.add(slip);
        let asked = self.due(game)?;
        (slip == DrillSlip::OtherMove && decided.is_ok())
            .then(|| Phrase::with(Line::DrillOtherMove, [Arg::Move(asked)]))
    }

    fn slip_in(&self, game: &Game, act: &Act) -> Option<DrillSlip> {
        if let Act::Move(MoveAct::Announced(said) | MoveAct::Corrected(said)) = *act {
            self.due(game).is_some_and(|asked| !asked.same_move(said)).then_some(DrillSlip::OtherMove)
        } else if *act == Act::Move(MoveAct::PressHeldBack) {
            Some(DrillSlip::PressFirst)
        } else if let Act::Answer(AnswerAct::Repeated(said)) = *act {
            let announced = game.record().ply_to_answer(self.side).and_then(|ply| ply.announcement());
            announced.is_some_and(|announced| !announced.same_move(said)).then_some(DrillSlip::RepeatedOtherwise)
        } else {
            None
        }
    }

    /// The move that is due in the ply in progress.
    fn due(&self, game: &Game) -> Option<RawMove> {
        self.course.get(game.plies().len()).copied()
    }

    /// What happens next without the player: the opponent's next deed, or the arbiter's where a wrong move was pressed.
    /// `None` while it is the player's turn to do something, and when the game is over.
    #[must_use]
    pub fn next(&self, game: &Game) -> Option<(Seat, Command)> {
        if game.ending().is_some() {
            return None;
        }
        if let Some(right) = self.plies_to_keep(game) {
            return Some((Seat::Arbiter, Command::Arbiter(ArbiterCommand::GoBack(right))));
        }
        let opponent = Seat::Player(self.side.other());
        let deed = match game.step(self.side.other()) {
            Step::AwaitArbiter | Step::Reconcile(_) => return Some((Seat::Arbiter, goes_on(game))),
            Step::Repeat(_) | Step::RepeatAgain(_) if self.is_pressed(game) => {
                Command::Answer(AnswerCommand::Repeat(None))
            }
            Step::Execute(_) => Command::Answer(AnswerCommand::Execute(None)),
            // He waits for the player to answer his last move before he makes another.
            Step::Move => {
                self.due(game).map_or(Command::Ending(EndingCommand::Resign), |x| Command::Move(MoveCommand::Place(x)))
            }
            Step::Press | Step::PressBehindReply => Command::Move(MoveCommand::Press),
            _ if game.claims().has_offered(self.side) => Command::Draw(DrawCommand::Decline),
            _ => return None,
        };
        Some((opponent, deed))
    }

    /// The opponent repeats what has been pressed: until then the player may correct himself.
    fn is_pressed(&self, game: &Game) -> bool {
        game.mover() == Some(self.side.other())
    }

    /// How many plies are right, if the last one that was pressed is not.
    fn plies_to_keep(&self, game: &Game) -> Option<usize> {
        let last = game.plies().len().checked_sub(1)?;
        let played = game.plies().get(last)?.announcement()?;
        self.course.get(last).is_some_and(|asked| !asked.same_move(played)).then_some(last)
    }

    /// The player asks what is due: the move that he is asked for is said once more.
    pub const fn say_again(&mut self) {
        self.asked = None;
    }

    /// Words for the player at this moment, each once: the move he is asked for, and at the end how he did.
    pub fn prompt(&mut self, game: &Game) -> Option<Phrase> {
        if game.ending().is_some() {
            let first = self.told.replace(SlipsTold).is_none();
            return first.then(|| self.slips.phrase());
        }
        if game.step(self.side) != Step::Move || self.plies_to_keep(game).is_some() {
            return None;
        }
        let asked = self.due(game)?;
        let this = (game.plies().len(), game.record().ruled_off().len());
        let again = self.asked.replace(this) == Some(this);
        (!again).then(|| Phrase::with(Line::DrillMove, [Arg::Move(asked)]))
    }
}

/// By what the arbiter of a drill lets play go on: he grants no claim, and compares no boards; where a move was taken back, or the
/// player has stopped the clocks, there is nothing to decide.
fn goes_on(game: &Game) -> Command {
    if game.claims().current().is_some() {
        Command::Claim(ClaimCommand::Rule(Ruling::Reject))
    } else if Color::ALL.into_iter().any(|side| matches!(game.step(side), Step::Reconcile(_))) {
        Command::Reconcile(ReconcileCommand::CallOff)
    } else {
        Command::Clock(ClockCommand::Restart)
    }
}
