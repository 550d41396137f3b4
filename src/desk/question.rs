//! An open question: what is asked before something that cannot be taken back, since when, and what answers it.
//!
//! It is answered yes by an act of its own, which does nothing else anywhere: the key Y, on a gamepad what takes a piece,
//! the word yes where it is spoken, the button beside it on the screen. What loses or ends the game wants that key or
//! button held, or the word said while the key for speaking is held. Escape, what discards on a gamepad and the word no
//! answer no. The step that is due never answers: Enter, and what commits on a gamepad, only say the question again.
//!
//! It ends, and that is said, with any other act of the person, a mere request for the time among them; with whatever the
//! other player or the arbiter does; when a device changes hands or is unplugged; and after [`LASTS`]. What is due and
//! the last words once more name it and leave it open; asked a second time, it is a new one.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Desk, Intent, Mode, Wish, claims};
use crate::{
    clock::Moment,
    game::{Claim, Command, Devices, ReconcileCommand, Seat, Setup, Step, View},
    language::{Arg, Line, Phrase},
    laws::{RawMove, quickplay::Request},
    narration::{Chime, Question},
};

/// So long a question waits for its answer.
pub const LASTS: Duration = Duration::from_secs(30);
/// What answers a grave question is held for so long.
pub const HOLD: Duration = Duration::from_millis(700);

/// What a person does to answer yes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The key or button that answers goes down.
    Down,
    /// It is let go.
    Up,
    /// It has been down for [`HOLD`].
    Held,
    /// The word, or the button beside the question on the screen.
    Word,
}

/// How much an answer takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gravity {
    /// A key is enough.
    Usual,
    /// It loses or ends the game, or signs: the key is held, or the word said.
    Grave,
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Whether to resign.
    Resign,
    /// Whether to offer a draw.
    OfferDraw,
    /// Whether to accept the draw that is offered.
    AcceptDraw,
    /// Whether to claim this.
    Claim(Claim),
    /// Whether to claim the opponent's time.
    ClaimFlag,
    /// Whether to ask for this in the quickplay finish.
    Quickplay(Request),
    /// Whether to stop the clocks and compare the boards, since they differ.
    BoardsDiffer,
    /// Whether to sign both scoresheets.
    Sign,
    /// Whether to press the clock though no move was made. A second press answers yes, [`HOLD`] after the first.
    PressWithoutMove,
    /// Whether nobody overhears the player, who speaks the sealed move of this number (E.1.a).
    Alone {
        /// The number of the move.
        number: u32,
    },
}

impl Asked {
    /// What is asked before a player's command is carried out; `None` for one that is carried out at once.
    pub(super) const fn before(command: &Command) -> Option<Self> {
        Some(match command {
            Command::Resign => Self::Resign,
            Command::OfferDraw => Self::OfferDraw,
            Command::AcceptDraw => Self::AcceptDraw,
            Command::Claim(claim) => Self::Claim(*claim),
            Command::ClaimFlag => Self::ClaimFlag,
            Command::ClaimQuickplay(request) => Self::Quickplay(*request),
            Command::SignSheets => Self::Sign,
            Command::Reconcile(command) => return Self::before_reconciling(command),
            // The handshake and what stops a clock are done at once; the arbiter's page asks its own questions.
            Command::Start
            | Command::Touch(_)
            | Command::Place(_)
            | Command::Enter(_)
            | Command::TakeBack
            | Command::PlayUnrecorded
            | Command::Announce(_)
            | Command::Correct(_)
            | Command::Press
            | Command::Repeat(_)
            | Command::Execute(_)
            | Command::DeclineDraw
            | Command::FlagOrderUnknown
            | Command::FindIllegal(_)
            | Command::FindIrregularity(_)
            | Command::Adjust(_)
            | Command::Withdraw
            | Command::Rule(_)
            | Command::StopClock
            | Command::RestartClock
            | Command::SetClock { .. }
            | Command::ShiftClock { .. }
            | Command::ReplaceControl(_)
            | Command::Penalise(..)
            | Command::Because(..)
            | Command::GivePin(_)
            | Command::LeaveArbiter
            | Command::Absent(_)
            | Command::Arrive(_)
            | Command::Forfeit(_)
            | Command::AskAssistant
            | Command::ForbidCalls
            | Command::AllowCalls
            | Command::ConfirmEnding
            | Command::RejectEnding
            | Command::GoBack(_)
            | Command::GiveDevice(..)
            | Command::TakeDevice(_)
            | Command::KeepDevice(_)
            | Command::Resume { .. }
            | Command::Ready
            | Command::Adjourn(..)
            | Command::Seal(_)
            | Command::HandIn(_)
            | Command::BeginResumption
            | Command::Open(_)
            | Command::EnvelopeLost
            | Command::DeclareSealed(_) => return None,
        })
    }

    const fn before_reconciling(command: &ReconcileCommand) -> Option<Self> {
        match command {
            ReconcileCommand::Begin => Some(Self::BoardsDiffer),
            ReconcileCommand::Tell(..)
            | ReconcileCommand::TellSheet(..)
            | ReconcileCommand::TellEntry { .. }
            | ReconcileCommand::KeptBy(..)
            | ReconcileCommand::Accept
            | ReconcileCommand::Choose(_)
            | ReconcileCommand::Confirm(_)
            | ReconcileCommand::ReadOut(_)
            | ReconcileCommand::Close(_)
            | ReconcileCommand::CallOff => None,
        }
    }

    /// What is done when the answer is yes; nothing in the game where only the player's word was wanted.
    #[must_use]
    pub const fn command(self) -> Option<Command> {
        Some(match self {
            Self::Resign => Command::Resign,
            Self::OfferDraw => Command::OfferDraw,
            Self::AcceptDraw => Command::AcceptDraw,
            Self::Claim(claim) => Command::Claim(claim),
            Self::ClaimFlag => Command::ClaimFlag,
            Self::Quickplay(request) => Command::ClaimQuickplay(request),
            Self::BoardsDiffer => Command::Reconcile(ReconcileCommand::Begin),
            Self::Sign => Command::SignSheets,
            Self::PressWithoutMove => Command::Press,
            Self::Alone { .. } => return None,
        })
    }

    /// How much its answer takes.
    #[must_use]
    pub const fn gravity(self) -> Gravity {
        match self {
            Self::Resign | Self::AcceptDraw | Self::Sign => Gravity::Grave,
            Self::OfferDraw
            | Self::Claim(_)
            | Self::ClaimFlag
            | Self::Quickplay(_)
            | Self::BoardsDiffer
            | Self::PressWithoutMove
            | Self::Alone { .. } => Gravity::Usual,
        }
    }

    /// The question, put to `by`. Who loses, agrees or signs is named by his side and his name.
    pub(crate) fn words(self, by: Seat, setup: &Setup) -> Phrase {
        let of_person = |line: Line| Phrase::with(line, [person(by, setup)]);
        match self {
            Self::Resign => of_person(Line::ConfirmResign),
            Self::AcceptDraw => of_person(Line::ConfirmAcceptDraw),
            Self::Sign => of_person(Line::ConfirmSign),
            Self::OfferDraw => Phrase::line(Line::ConfirmOfferDraw),
            Self::Claim(claim) => claims::claim_words(claim),
            Self::ClaimFlag => Phrase::line(Line::ConfirmClaimFlag),
            Self::Quickplay(Request::Draw) => Phrase::line(Line::ConfirmClaimDraw),
            Self::Quickplay(Request::ExtraTime) => Phrase::line(Line::ConfirmAskExtraTime),
            Self::BoardsDiffer => Phrase::line(Line::ConfirmBoardsDiffer),
            Self::PressWithoutMove => Phrase::line(Line::ConfirmPressWithoutMove),
            Self::Alone { .. } => Phrase::line(Line::VoiceSealAlone),
        }
    }
}

/// Whether what answers is down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Key {
    Off,
    Down,
}

/// A question that waits for its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenQuestion {
    asked: Asked,
    words: Phrase,
    since: Moment,
    basis: Basis,
    key: Key,
}

/// What the others have done so far: when it is different, the question is about something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Basis {
    /// Nothing for a player who answers the other's move: repeating and executing change nothing for the other.
    steps: ByColor<Option<Step>>,
    announcement: Option<(Color, RawMove)>,
    move_number: u32,
    running: Option<Color>,
    draw_offer: Option<Color>,
    devices: Devices,
}

impl Basis {
    fn of(view: &View<'_>) -> Self {
        let step = |color: Color| match *view.steps.get(color) {
            Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_) | Step::AwaitPress => None,
            step => Some(step),
        };
        Self {
            steps: ByColor::new_with(step),
            announcement: view.announcement,
            move_number: view.move_number,
            running: view.running,
            draw_offer: view.draw_offer,
            devices: view.setup.devices,
        }
    }
}

impl OpenQuestion {
    fn new(asked: Asked, view: &View<'_>) -> Self {
        let words = asked.words(view.seat, view.setup);
        Self { asked, words, since: view.now, basis: Basis::of(view), key: Key::Off }
    }

    /// What is asked, in words.
    #[must_use]
    pub const fn words(&self) -> &Phrase {
        &self.words
    }

    /// What is asked.
    #[must_use]
    pub const fn asked(&self) -> Asked {
        self.asked
    }

    /// When it ends without an answer.
    #[must_use]
    pub fn deadline(&self) -> Moment {
        self.since + LASTS
    }

    /// The question, and what answers it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::Several(vec![self.words.clone(), self.how()])
    }

    const fn how(&self) -> Phrase {
        Phrase::line(match self.asked.gravity() {
            Gravity::Usual => Line::AnswerConfirms,
            Gravity::Grave => Line::AnswerHeldConfirms,
        })
    }

    /// What an act of the person does to it.
    fn met_by(&mut self, intent: &Intent, now: Moment) -> Meeting {
        match (intent, self.asked.gravity()) {
            (Intent::Answer(Answer::Word), _) | (Intent::Answer(Answer::Down), Gravity::Usual) => Meeting::Yes,
            (Intent::Answer(Answer::Held), _) if self.key == Key::Down => Meeting::Yes,
            (Intent::Answer(Answer::Held), _) => Meeting::Nothing,
            (Intent::Answer(Answer::Down), Gravity::Grave) => {
                self.key = Key::Down;
                Meeting::Nothing
            }
            (Intent::Answer(Answer::Up), _) => match std::mem::replace(&mut self.key, Key::Off) {
                Key::Down => Meeting::Refused,
                Key::Off => Meeting::Nothing,
            },
            // The end of a drag is the end of what its beginning did.
            (Intent::Drop(_) | Intent::DropBeside, _) => Meeting::Nothing,
            (Intent::Enter | Intent::Commit, _) => Meeting::Refused,
            (Intent::Ask(Question::Step) | Intent::SayAgain, _) => Meeting::Named,
            (Intent::Escape, _) => Meeting::No,
            // A double click asks and does not answer.
            (Intent::Do(Command::Press), _) if self.asked == Asked::PressWithoutMove => {
                if now < self.since + HOLD {
                    Meeting::Refused
                } else {
                    Meeting::Yes
                }
            }
            (Intent::Do(command), _) if self.asked.command().as_ref() == Some(command) => Meeting::AskedAgain,
            _ => Meeting::Ends,
        }
    }
}

/// What an act of the person does to an open question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Meeting {
    Yes,
    No,
    /// It is said again, and stays.
    Named,
    /// The same, since this is not what answers it.
    Refused,
    /// The same act that asked it.
    AskedAgain,
    /// Neither said nor ended.
    Nothing,
    /// It ends, and the act does what it always does.
    Ends,
}

impl Mode {
    /// The question that waits for an answer.
    #[must_use]
    pub const fn question(&self) -> Option<&OpenQuestion> {
        match self {
            Self::Confirm(question) => Some(question),
            _ => None,
        }
    }

    /// The announcement that is answered by the move that was read back.
    fn answers(&self) -> Option<(Color, RawMove)> {
        match self {
            Self::Manual { beneath, .. } => beneath.answers(),
            Self::ReadBack { answers, .. } => *answers,
            _ => None,
        }
    }

    /// What goes on when the manual is closed, if it is open.
    fn beneath_manual(&mut self) -> &mut Self {
        match self {
            Self::Manual { beneath, .. } => beneath,
            other => other,
        }
    }
}

impl Desk {
    /// Ends the open question, if there is one, and says so: the person's gamepad was unplugged, or one of its lists opened.
    pub fn drop_question(&mut self) -> Vec<Wish> {
        if self.mode.question().is_none() {
            return Vec::new();
        }
        self.mode = Mode::Board;
        vec![Wish::Notice(Phrase::line(Line::QuestionEnded))]
    }

    /// Ends the open question where the others have done something since, or it has waited long enough; and the move that
    /// was read back to answer an announcement, where that was corrected. To be called after whatever happens, and at the
    /// question's [`OpenQuestion::deadline`].
    pub fn follow(&mut self, view: &View<'_>) -> Vec<Wish> {
        let ends = |question: &OpenQuestion| view.now >= question.deadline() || question.basis != Basis::of(view);
        if self.mode.question().is_some_and(ends) {
            return self.drop_question();
        }
        match self.mode.beneath_manual() {
            answer @ Mode::ReadBack { answers: Some(_), .. } if answer.answers() != view.announcement => {
                *answer = Mode::Board;
                vec![Wish::Chime(Chime::EntryClosed), Wish::Notice(Phrase::line(Line::EntryCleared))]
            }
            _ => Vec::new(),
        }
    }

    /// Whether [`Desk::follow`] may end what it is in the middle of.
    #[must_use]
    pub fn may_lapse(&self) -> bool {
        self.mode.question().is_some() || self.mode.answers().is_some()
    }

    /// Says what is about to be done, and waits for its answer.
    pub(super) fn ask(&mut self, asked: Asked, view: &View<'_>) -> Vec<Wish> {
        let question = OpenQuestion::new(asked, view);
        let words = question.phrase();
        self.mode = Mode::Confirm(question);
        vec![Wish::Say(words)]
    }

    /// What an act does while a question is open; `None` where there is none, or it has just ended: said by `ended`, which
    /// goes before what the act does by itself.
    pub(super) fn at_question(&mut self, intent: &Intent, view: &View<'_>) -> Option<Vec<Wish>> {
        let Mode::Confirm(question) = &mut self.mode else { return None };
        Some(match question.met_by(intent, view.now) {
            Meeting::Yes => {
                let asked = question.asked;
                self.mode = Mode::Board;
                self.agreed(asked)
            }
            Meeting::No => self.escape(view),
            Meeting::Named => vec![Wish::Say(question.phrase())],
            Meeting::Refused => vec![Wish::Chime(Chime::Refused), Wish::Say(question.phrase())],
            Meeting::AskedAgain => {
                let asked = question.asked;
                self.ask(asked, view)
            }
            Meeting::Nothing => Vec::new(),
            Meeting::Ends => {
                let mut wishes = self.drop_question();
                wishes.extend(self.take(intent.clone(), view));
                wishes
            }
        })
    }
}

impl Desk {
    /// What answers a question, where none is open. What was read back waits for another key: it is said again, with that.
    pub(super) fn answer_unasked(&self) -> Vec<Wish> {
        let words = self.mode.read_back_again().unwrap_or(Phrase::line(Line::NothingAsked));
        vec![Wish::Chime(Chime::Refused), Wish::Say(words)]
    }

    fn agreed(&mut self, asked: Asked) -> Vec<Wish> {
        if let Asked::Alone { number } = asked {
            self.alone = Some(number);
            return vec![Wish::Say(Phrase::line(Line::VoiceSealNow))];
        }
        asked.command().map(Wish::Do).into_iter().collect()
    }
}

/// The side of a player, and his name where he has one.
fn person(by: Seat, setup: &Setup) -> Arg {
    let side = by.side().unwrap_or(Color::White);
    match setup.names.get(side).trim() {
        "" => Arg::Color(side),
        name => Arg::Phrase(Box::new(Phrase::with(Line::PersonNamed, [Arg::Color(side), Arg::Text(name.to_owned())]))),
    }
}

#[cfg(test)]
mod tests;
