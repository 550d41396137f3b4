//! An open question: what is asked before something that cannot be taken back, since when, and what answers it.
//!
//! It is answered yes by an act of its own, which does nothing else anywhere: the key Y, on a gamepad what takes a piece,
//! the word yes where it is spoken, the button beside it on the screen. What loses or ends the game wants that key or
//! button held, or the word said while the key for speaking is held. Escape, what discards on a gamepad and the word no
//! answer no. The step that is due never answers: Enter, and what commits on a gamepad, only say the question again.
//!
//! It ends, and that is said, with any other act of the person, even a key that asks for the time, and with what he does in
//! the game at another device; with anything that the other player or the arbiter does; when a device changes hands or is
//! unplugged; when somebody closes the program, which is a question too; and after [`LASTS`]. What is due and the last words
//! once more name it and leave it open; what the person wants to know and asks aloud is answered, and the question put again.
//! Asked a second time, it is a new one.
mod asked;

use std::time::Duration;

use shakmaty::{ByColor, Color};

pub use asked::Asked;

use super::{Answer, Desk, Intent, Mode, Wish, straight::replaces};
use crate::{
    clock::Moment,
    game::{Command, Devices, Ending, MoveCommand, Seat, Step, View},
    language::{Line, Phrase},
    laws::RawMove,
    narration::{Chime, Question, answer, offered_draw, offered_phrase},
};

/// How long a question waits for its answer.
pub const LASTS: Duration = Duration::from_secs(30);
/// What answers a grave question is held for so long.
pub const HOLD: Duration = Duration::from_millis(700);

/// A tap of a key or a button answers no sooner, and what is held counts from no sooner: what asks is often what answers, or lies beside
/// it, and a question counts once its first words could be heard.
pub const FIRST_MOMENT: Duration = Duration::from_millis(700);

/// How much an answer takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gravity {
    /// A key is enough.
    Usual,
    /// It loses or ends the game, or signs: the key is held, or the word said.
    Grave,
}

/// Whether what answers is down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AnswerKey {
    Off,
    /// Since a moment in which nobody could have heard the question: it is let go, and held again.
    DownTooSoon,
    Down,
}

/// A question that waits for its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenQuestion {
    asked: Asked,
    words: Phrase,
    gravity: Gravity,
    since: Moment,
    basis: QuestionBasis,
    key: AnswerKey,
}

/// When this is different, the question is about something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum QuestionBasis {
    /// What everybody has done.
    Table(TableBasis),
    /// For the claim of a flag that has fallen: whose fell first, and how the game has ended. What the opponent plays meanwhile changes
    /// nothing about it.
    Flag { first: Option<Color>, ending: Option<Ending>, devices: Devices },
}

/// What the others have done so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TableBasis {
    /// Of the other side nothing where it answers a move: repeating and executing change nothing for this person. What he does
    /// himself, or his assistant, at another device is another act than the answer.
    steps: ByColor<Option<Step>>,
    announcement: Option<(Color, RawMove)>,
    move_number: u32,
    running: Option<Color>,
    draw_offer: Option<Color>,
    /// A ruling, a penalty, a clock that is set: whatever he was asked is asked anew.
    arbiters_acts: usize,
    devices: Devices,
    /// Whether he has signed: that may be done at another device. Of the other's signature nothing.
    signed: Option<bool>,
}

impl QuestionBasis {
    fn of(asked: Asked, view: &View<'_>) -> Self {
        if asked == Asked::ClaimFlag && view.first_flag.is_some() {
            return Self::Flag { first: view.first_flag, ending: view.ending, devices: view.setup.devices };
        }
        Self::Table(TableBasis::of(view))
    }

    /// Whether it is still what it was.
    fn stands(&self, view: &View<'_>) -> bool {
        match self {
            Self::Table(basis) => *basis == TableBasis::of(view),
            Self::Flag { .. } => *self == Self::of(Asked::ClaimFlag, view),
        }
    }
}

impl TableBasis {
    fn of(view: &View<'_>) -> Self {
        let step = |color: Color| match *view.steps.get(color) {
            // What he answers, until he has answered it and may move.
            Step::Repeat(_)
            | Step::RepeatAgain(_)
            | Step::Execute(_)
            | Step::Move
            | Step::AwaitPress
            | Step::PressBehindReply
                if view.seat.side() != Some(color) =>
            {
                None
            }
            step => Some(step),
        };
        Self {
            steps: ByColor::new_with(step),
            announcement: view.announcement,
            move_number: view.move_number,
            running: view.running,
            draw_offer: view.draw_offer,
            arbiters_acts: view.arbiters_acts,
            devices: view.setup.devices,
            signed: view.seat.side().map(|side| *view.signed.get(side)),
        }
    }
}

impl OpenQuestion {
    fn new(asked: Asked, view: &View<'_>) -> Self {
        let words = asked.words(view);
        // The claim shows both flags, and whose fell first has lost (6.9). Eyes see it on the clock.
        // An assistant sees no clock before his player has asked for the times (D.2.9.b of 2014; D.2.10.b).
        let own_first = view.clock.is_some() && view.first_flag.is_some() && view.first_flag == view.seat.side();
        let (words, gravity) = if own_first && asked == Asked::ClaimFlag {
            (Phrase::Several(vec![Phrase::line(Line::OwnFlagFirst), words]), Gravity::Grave)
        } else {
            (words, asked.gravity())
        };
        // Of who has sealed, the clock that he stops closes the envelope.
        let words = if asked == Asked::StopClocks && view.step() == Step::CloseEnvelope {
            Phrase::Several(vec![Phrase::line(Line::StepCloseEnvelope), words])
        } else {
            words
        };
        Self { asked, words, gravity, since: view.now, basis: QuestionBasis::of(asked, view), key: AnswerKey::Off }
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

    /// How much its answer takes: the claim by which its player himself loses takes as much as resigning.
    #[must_use]
    pub const fn gravity(&self) -> Gravity {
        self.gravity
    }

    /// When it was asked.
    #[must_use]
    pub const fn since(&self) -> Moment {
        self.since
    }

    /// When it ends without an answer.
    #[must_use]
    pub fn deadline(&self) -> Moment {
        self.since + LASTS
    }

    /// Whether it has waited long enough, or the others have done something since.
    pub(super) fn ends(&self, view: &View<'_>) -> bool {
        view.now >= self.deadline() || !self.basis.stands(view)
    }

    /// Whether it was asked within the last [`FIRST_MOMENT`].
    #[must_use]
    pub fn is_new(&self, now: Moment) -> bool {
        now.since(self.since) < FIRST_MOMENT
    }

    /// The question, and what answers it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::Several(vec![self.words.clone(), self.how()])
    }

    const fn how(&self) -> Phrase {
        Phrase::line(match self.gravity {
            Gravity::Usual => Line::AnswerConfirms,
            Gravity::Grave => Line::AnswerHeldConfirms,
        })
    }

    /// What an act of the person does to it at `now`.
    fn met_by(&mut self, intent: &Intent, now: Moment) -> Meeting {
        match (intent, self.gravity) {
            (Intent::Answer(Answer::Word), _) | (Intent::Answer(Answer::Down), Gravity::Usual) => Meeting::Yes,
            (Intent::Answer(Answer::Held), _) => match self.key {
                AnswerKey::Down => Meeting::Yes,
                AnswerKey::DownTooSoon => {
                    self.key = AnswerKey::Off;
                    Meeting::Refused
                }
                AnswerKey::Off => Meeting::Nothing,
            },
            (Intent::Answer(Answer::Down), Gravity::Grave) => {
                self.key = if self.is_new(now) { AnswerKey::DownTooSoon } else { AnswerKey::Down };
                Meeting::Nothing
            }
            (Intent::Answer(Answer::Up), _) => match std::mem::replace(&mut self.key, AnswerKey::Off) {
                AnswerKey::Down | AnswerKey::DownTooSoon => Meeting::Refused,
                AnswerKey::Off => Meeting::Nothing,
            },
            // The end of a drag is the end of what its beginning did.
            (Intent::Drop(_) | Intent::DropBeside, _) => Meeting::Nothing,
            (Intent::Enter | Intent::Commit, _) => Meeting::Refused,
            (Intent::Ask(Question::Step) | Intent::SayAgain, _) => Meeting::Named,
            (Intent::Escape, _) => Meeting::No,
            // The button that every move needs asks and does not answer, however often it is clicked.
            (Intent::Do(Command::Move(MoveCommand::Press)), _)
                if matches!(self.asked, Asked::PressWithoutMove | Asked::PressWithoutPiece { .. }) =>
            {
                Meeting::Refused
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

    /// The command that a question asked just now would carry out, if a refusal makes the question pointless: nobody is asked for what he
    /// may not do. A fallen flag is the player's to find, so that question is asked in any case.
    #[must_use]
    pub fn just_asked_about(&self, now: Moment) -> Option<Command> {
        let asked = self.mode.question().filter(|question| question.since() == now)?.asked();
        match asked {
            Asked::Resign
            | Asked::OfferDraw
            | Asked::AcceptDraw
            | Asked::Claim(_)
            | Asked::StopClocks
            | Asked::BoardsDiffer
            | Asked::Sign
            | Asked::State(_)
            | Asked::Accept(_)
            | Asked::Reject(_)
            | Asked::HandKeyboard(_) => asked.command(),
            Asked::ClaimFlag
            | Asked::ConfirmEnding(..)
            | Asked::PressWithoutMove
            | Asked::PressWithoutPiece { .. }
            | Asked::ExecutedOtherwise { .. }
            | Asked::RepeatedOtherwise { .. }
            | Asked::Alone { .. } => None,
        }
    }

    /// The open question goes without a word.
    pub fn close_question(&mut self) {
        if self.mode.question().is_some() {
            self.mode = Mode::Board;
        }
    }

    /// Whether it waits for the answer to this question: the page of a player who sees shows it for as long as it is open, with
    /// buttons for its answers where the mouse asked.
    #[must_use]
    pub fn asks(&self, words: &Phrase) -> bool {
        self.mode.question().is_some_and(|question| question.phrase() == *words)
    }

    /// Says what is about to be done, and waits for its answer.
    pub(super) fn ask(&mut self, asked: Asked, view: &View<'_>) -> Vec<Wish> {
        let question = OpenQuestion::new(asked, view);
        let words = question.phrase();
        self.mode = Mode::Confirm(question);
        vec![Wish::Say(words)]
    }

    /// What an act does while a question is open; `None` where there is none.
    pub(super) fn at_question(&mut self, intent: &Intent, view: &View<'_>) -> Option<Vec<Wish>> {
        let Mode::Confirm(question) = &mut self.mode else { return None };
        Some(match question.met_by(intent, view.now) {
            Meeting::Yes => {
                let asked = question.asked;
                self.mode = Mode::Board;
                self.agreed(asked, view)
            }
            Meeting::No => {
                let asked = question.asked;
                let wishes = self.escape(view);
                if let Asked::PressWithoutPiece { from, to } = asked {
                    self.mode = Mode::Promoting { from, to };
                }
                wishes
            }
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
    /// What answers a question, where none is open. What was read back waits for another key, and so does a draw that is offered: it is
    /// said again, with that.
    pub(super) fn answer_unasked(&self, view: &View<'_>) -> Vec<Wish> {
        let offered = view.draw_offer.filter(|by| view.seat == Seat::Player(by.other()));
        let waits = self.mode.read_back_again().or_else(|| offered.map(|by| offered_draw(by, view.seat)));
        let words = waits.unwrap_or(Phrase::line(Line::NothingAsked));
        vec![Wish::Chime(Chime::Refused), Wish::Say(words)]
    }

    /// The answer to what came too soon after a read-back or a question to commit anything: what waits is said again.
    #[must_use]
    pub fn refuse_too_soon(&self, view: &View<'_>) -> Vec<Wish> {
        let wishes = match self.mode.question() {
            Some(question) => vec![Wish::Chime(Chime::Refused), Wish::Say(question.phrase())],
            None => self.answer_unasked(view),
        };
        self.in_confidence(wishes)
    }

    /// The answer to a second stroke of the key that has acted a moment ago: what is open goes on, where a square is wanted he hears so
    /// again, and where nothing is open, what is due now. The second stroke of a key by which devices change hands is told what is offered.
    #[must_use]
    pub fn refuse_second_stroke(&self, stroke: &Intent, view: &View<'_>) -> Vec<Wish> {
        let offered = view.device_offer.filter(|_| stroke.hands_over());
        let told = match self.mode {
            _ if offered.is_some() => offered.map(|offer| offered_phrase(offer.device, offer.to, offer.taken_by)),
            Mode::Board => Some(answer(view, Question::Step)),
            Mode::Pointing { .. } => Some(self.wants_square(view)),
            _ => None,
        };
        let told = told.map(|phrase| Wish::Say(self.manner.in_words(phrase)));
        std::iter::once(Wish::Chime(Chime::Refused)).chain(told).collect()
    }

    fn agreed(&mut self, asked: Asked, view: &View<'_>) -> Vec<Wish> {
        if let Asked::Alone { number } = asked {
            self.alone = Some(number);
            return vec![Wish::Say(Phrase::line(Line::VoiceSealNow))];
        }
        let mut wishes = Vec::new();
        // The pawn is put on record as it stands.
        if let Asked::PressWithoutPiece { from, to } = asked {
            wishes = self.put(view, from, to, None);
            // It is to replace an announced move, and is read back: nothing is pressed over that.
            if self.mode.question().is_some() || replaces(&self.mode, view) {
                return wishes;
            }
        }
        wishes.extend(asked.command().map(Wish::Do));
        wishes
    }
}

#[cfg(test)]
mod tests;
