//! What a move is for that a person types, says or points at, and among which moves it is understood.
use shakmaty::{Color, Square};

use super::Wish;
use crate::{
    game::{
        AdjournmentCommand, AnswerCommand, Claim, ClaimCommand, Command, Due, MoveCommand, Seat, Step, View, Written,
    },
    language::{Among, Arg, Language, Line, Phrase, Understanding, Unknown, from_where, understand},
    laws::{RawMove, completion::Sight},
};

/// What a typed move is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Announce an own move.
    Announce,
    /// Correct the announcement to it.
    Correct,
    /// Repeat the opponent's announced move.
    Repeat,
    /// Execute the opponent's repeated move.
    Execute,
    /// Seal it (E.1).
    Seal,
    /// Make it on one's own board, as a player who sees.
    Place,
    /// Write it down and claim that the position stands for the third time with it (9.2.a).
    Threefold,
    /// Write it down and claim that fifty moves are full with it (9.3.a).
    FiftyMoves,
    /// Say that it was in the lost envelope (E.12).
    Declare,
}

impl Purpose {
    /// What a move typed at this step is for.
    #[must_use]
    pub const fn of(step: Step) -> Self {
        match step {
            Step::Repeat(_) | Step::RepeatAgain(_) => Self::Repeat,
            Step::Execute(_) => Self::Execute,
            Step::Press => Self::Correct,
            // Typed once more behind the closed envelope, it is still for nobody's eyes.
            Step::Seal | Step::CloseEnvelope | Step::AwaitResumption => Self::Seal,
            Step::DeclareSealed => Self::Declare,
            Step::AwaitStart
            | Step::AwaitArbiter
            | Step::AwaitAnnouncement
            | Step::AwaitPress
            | Step::PressBehindReply
            | Step::Move
            | Step::Announce
            | Step::PressWaits
            | Step::ConfirmEnding
            | Step::Over
            | Step::AwaitSealing
            | Step::Reconcile(_)
            | Step::ConfirmReady
            | Step::ConfirmResumption(_)
            | Step::AwaitReady => Self::Announce,
        }
    }

    /// What a move is for that the seat of `view` enters now.
    #[must_use]
    pub fn due(view: &View<'_>) -> Self {
        match view.seat {
            Seat::Assistant(side) => Self::of_assistant(*view.setup.sight.get(side), view),
            Seat::Player(_) | Seat::Arbiter => Self::of_player(view),
        }
    }

    /// What a move is for that a player enters; while the clock stands, what it is for once it runs.
    pub(super) fn of_player(view: &View<'_>) -> Self {
        match view.step() {
            Step::ConfirmReady | Step::ConfirmResumption(_) | Step::AwaitReady | Step::AwaitArbiter => {
                Self::of(view.entering)
            }
            step => Self::of(step),
        }
    }

    /// An assistant executes on either board what was repeated, announces the moves of both and corrects his slip; he seals for
    /// his own player.
    fn of_assistant(sight: Sight, view: &View<'_>) -> Self {
        let announced = view.announcement.is_some_and(|(mover, _)| {
            mover == view.announces && matches!(view.steps.get(mover), Step::Press | Step::PressWaits)
        });
        match (view.steps.get(view.answers), view.entering) {
            (Step::Execute(_), _) => Self::Execute,
            (_, Step::Seal | Step::CloseEnvelope) if sight == Sight::Impaired => Self::Seal,
            (_, Step::AwaitResumption) => Self::Seal,
            _ if announced => Self::Correct,
            _ => Self::Announce,
        }
    }

    /// The command that commits the move.
    #[must_use]
    pub const fn command(self, said: RawMove) -> Command {
        match self {
            Self::Announce => Command::Move(MoveCommand::Announce(said)),
            Self::Correct => Command::Move(MoveCommand::Correct(said)),
            Self::Repeat => Command::Answer(AnswerCommand::Repeat(Some(said))),
            Self::Execute => Command::Answer(AnswerCommand::Execute(Some(said))),
            Self::Seal => Command::Adjournment(AdjournmentCommand::Seal(Written::Move(said))),
            Self::Place => Command::Move(MoveCommand::Place(said)),
            Self::Threefold => Command::Claim(ClaimCommand::Make(Claim::Threefold(Some(said)))),
            Self::FiftyMoves => Command::Claim(ClaimCommand::Make(Claim::FiftyMoves(Some(said)))),
            Self::Declare => Command::Adjournment(AdjournmentCommand::DeclareSealed(said)),
        }
    }

    /// The words in which a move is asked back that is shown for it: one that takes the place of an announced one corrects that.
    #[must_use]
    pub fn asks_back(self, view: &View<'_>) -> Line {
        let announced = view.announcement.is_some_and(|(mover, _)| mover == view.announces);
        match self {
            Self::Place if announced => Line::CorrectTo,
            _ => Line::PadReadBack,
        }
    }

    /// The announcement of the other player that a move for this answers.
    pub(super) const fn answers(self, view: &View<'_>) -> Option<(Color, RawMove)> {
        match self {
            Self::Repeat | Self::Execute => view.announcement_to_answer,
            Self::Announce
            | Self::Correct
            | Self::Seal
            | Self::Place
            | Self::Threefold
            | Self::FiftyMoves
            | Self::Declare => None,
        }
    }

    /// A slip is corrected before the press: anyone who asks to correct while his press waits takes it back first. Moves for
    /// anything else leave the press alone.
    pub(super) fn takes_press_back(self, view: &View<'_>) -> Option<Wish> {
        (self == Self::Correct && view.step() == Step::PressWaits).then_some(Wish::TakePressBack)
    }

    /// What a move is for that is to correct a slip: while a player seals, it is another move for the envelope.
    pub(super) fn of_slip(view: &View<'_>) -> Self {
        match (view.seat, view.step()) {
            (Seat::Player(_), Step::Seal | Step::CloseEnvelope) => Self::Seal,
            _ => Self::Correct,
        }
    }

    /// Why a player has nothing to correct now: his announcement is pressed over, or he has made none (D.2.7 of 2014).
    pub(super) fn nothing_to_correct(self, view: &View<'_>) -> Option<Line> {
        let announced = view.announcement.is_some_and(|(mover, _)| mover == view.announces);
        if self != Self::Correct
            || !matches!(view.seat, Seat::Player(_))
            || (announced && view.mover == Some(view.announces))
        {
            return None;
        }
        // What he told of his board is corrected by telling it anew.
        if view.step() == Step::Reconcile(Due::Tell) {
            return Some(Line::StepTell);
        }
        let before = view.move_number > 1 || (view.announces.is_white() && view.mover == Some(Color::Black));
        Some(if announced || before { Line::CorrectionTooLate } else { Line::NothingAnnounced })
    }

    /// Why a correction that somebody has begun is over: its announcement was pressed over, or answered by the opponent's own, or fell
    /// with its move.
    pub(super) fn corrects_no_more(self, view: &View<'_>) -> Option<Line> {
        let others = |mover| matches!(view.seat, Seat::Player(side) if side != mover);
        let stands = |(mover, _)| view.mover == Some(mover) && !others(mover);
        match view.announcement {
            _ if self != Self::Correct => None,
            Some(announced) if stands(announced) => None,
            Some(_) => Some(Line::CorrectionTooLate),
            None => Some(Line::NothingAnnounced),
        }
    }

    /// The announcement that a correction to this move would leave as it is: nothing is to be asked.
    pub(super) fn corrects_nothing(self, said: RawMove, view: &View<'_>) -> Option<RawMove> {
        let announced = view.announcement.filter(|(mover, _)| *mover == view.announces).map(|(_, announced)| announced);
        announced.filter(|announced| self == Self::Correct && announced.same_move(said))
    }

    /// Whether the move is written down and stands on no board yet, so that squares can be pointed at without a piece
    /// being touched.
    pub(super) const fn is_written(self) -> bool {
        matches!(self, Self::Threefold | Self::FiftyMoves | Self::Declare)
    }

    /// Whether the room hears the move in the words of the rule.
    const fn is_said_aloud(self) -> bool {
        match self {
            Self::Announce | Self::Correct | Self::Repeat => true,
            Self::Execute | Self::Seal | Self::Place | Self::Threefold | Self::FiftyMoves | Self::Declare => false,
        }
    }

    /// Whether a click on the board names a square of the move and takes no piece up: no piece moves before the move is complete.
    pub(super) const fn takes_squares(self) -> bool {
        self.is_written() || matches!(self, Self::Place)
    }
}

/// Why what was written names no move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoOneMove {
    /// What was not understood, the question that tells the candidates apart, or (in practice) why the move is illegal.
    pub why: Phrase,
    /// The moves among which the question asks to choose; empty where it does not.
    pub candidates: Vec<RawMove>,
}

impl From<Phrase> for NoOneMove {
    fn from(why: Phrase) -> Self {
        Self { why, candidates: Vec::new() }
    }
}

/// The move that `text` names for `purpose`, as the seat of `view` may understand it.
///
/// # Errors
/// [`NoOneMove`]: it names none, or several.
pub fn hear(text: &str, purpose: Purpose, view: &View<'_>, language: Language) -> Result<RawMove, NoOneMove> {
    match understand(text, language, among(view, purpose)) {
        Understanding::Move(said) => Ok(said),
        Understanding::Ambiguous { ask, candidates } => Err(NoOneMove { why: ask, candidates }),
        Understanding::Illegal { said, fault } => {
            Err(Phrase::with(Line::IllegalMove, [Arg::Move(said), Arg::Phrase(Box::new(fault.into()))]).into())
        }
        // Castling has a name where it is said aloud (D.2.1); on a board and on paper its squares show it.
        Understanding::Unknown(Unknown::CastlingByName(side)) if !purpose.is_said_aloud() => {
            Ok(RawMove::Castling(side))
        }
        Understanding::Unknown(_) if names_own_piece(text, among(view, purpose)) => {
            Err(Phrase::from(Unknown::NoArrival).into())
        }
        Understanding::Unknown(unknown) => Err(match from_where(&unknown, among(view, purpose)) {
            Some((candidates, why)) => NoOneMove { why, candidates },
            None => Phrase::from(unknown).into(),
        }),
    }
}

/// Whether the text is the square of a piece that can only be meant to move from there: the first half of a move.
fn names_own_piece(text: &str, among: Among<'_>) -> bool {
    text.trim().parse::<Square>().is_ok_and(|square| among.board().color_at(square) == Some(among.turn()))
}

/// In practice among the legal moves; in competition only among what everybody sees. What is repeated or executed is
/// the opponent's move, which does not stand on one's own board yet.
pub(super) fn among<'a>(view: &'a View<'_>, purpose: Purpose) -> Among<'a> {
    let (legal, turn, board) = match purpose {
        Purpose::Announce
        | Purpose::Correct
        | Purpose::Seal
        | Purpose::Place
        | Purpose::Threefold
        | Purpose::FiftyMoves
        | Purpose::Declare => (&view.position, view.announces, view.board_to_move_from),
        Purpose::Repeat | Purpose::Execute => {
            (&view.position_to_answer, view.answers.other(), view.board_to_answer_from)
        }
    };
    legal.as_ref().map_or(Among::Placement { board, turn }, Among::Legal)
}
