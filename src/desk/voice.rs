//! Words that a person says aloud: a move, the answer to a question, a question of his own, something that he wants done.
//!
//! A move that was understood for certain goes the way of a typed one: it is announced, and may be refused. Everything
//! else is asked about first, and whatever cannot be taken back is asked about always. Talk that is not meant for the
//! program does nothing, and says nothing.
mod again;
mod requests;

pub(super) use requests::{is_offered_draw, request_question};

use self::{again::Again, requests::may_take_device};
use super::{Desk, Entry, Intent, Mode, Purpose, Wish, is_over, lists, purpose, question, straight::it_stands};
use crate::{
    game::{Announcer, AnswerCommand, Command, Due, Rejection, Seat, Step, View},
    language::{Arg, Line, Phrase, Request, Unknown},
    laws::{RawMove, illegal::Fault},
    listen::{Acceptance, Expectation, ExpectedAnswer, Interpretation, Meaning, Scope},
    narration::Chime,
};

/// Whether what was said was meant for the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Address {
    /// A key was held: it was.
    Meant,
    /// The microphone is open: perhaps not.
    Perhaps,
    /// The microphone is open, and how the player sounds is not known yet: it may be a neighbour's. A move is asked about
    /// before it is taken, and by the answer his voice is known.
    Unfamiliar,
}

/// What a player says of a move on his board: of his own that it stands there (D.2.3).
const EXECUTED: Command = Command::Answer(AnswerCommand::Execute(None));

impl Desk {
    /// What the person can be heard to say now.
    #[must_use]
    pub fn expects(&self, view: &View<'_>) -> Expectation {
        let scope = Scope::from(purpose::among(view, self.purpose(view)));
        let asked = match &self.mode {
            Mode::ReadBack { said, .. } => ExpectedAnswer::Meant(*said),
            Mode::Confirm(question) => match question.asked().answered_by_a_move() {
                Some(said) => ExpectedAnswer::Meant(said),
                None => ExpectedAnswer::YesOrNo,
            },
            Mode::ToldBack(_) => ExpectedAnswer::YesOrNo,
            _ if view.step() == Step::Reconcile(Due::Tell) => ExpectedAnswer::Board,
            Mode::Board if may_take_device(view) => ExpectedAnswer::YesOrNo,
            Mode::Board if it_stands(&EXECUTED, view).is_some() => ExpectedAnswer::Standing,
            // Even where no move is named yet, a no is an answer to it.
            Mode::Choosing { candidates, .. } => ExpectedAnswer::Which(candidates.clone()),
            _ => match self.mode.candidates() {
                [] => ExpectedAnswer::Nothing,
                candidates => ExpectedAnswer::Which(candidates.to_vec()),
            },
        };
        Expectation { scope, asked }
    }

    /// Takes what was understood of an utterance. `view` is the person's own view of the game.
    pub fn hear(&mut self, verdict: &Interpretation, address: Address, view: &View<'_>) -> Vec<Wish> {
        let before = self.in_hand();
        let wishes = self.heard(verdict, address, view);
        if self.in_hand() != before {
            self.heard = self.in_hand();
        }
        wishes
    }

    /// The move that is read back, also beneath the manual.
    pub(super) fn in_hand(&self) -> Option<RawMove> {
        if let Mode::ReadBack { said, .. } = self.mode.beneath_manual() { Some(*said) } else { None }
    }

    fn heard(&mut self, verdict: &Interpretation, address: Address, view: &View<'_>) -> Vec<Wish> {
        self.unsure = None;
        if self.overhears(verdict, address) {
            return Vec::new();
        }
        if is_of_moves(verdict)
            && let Some(refused) = self.refused_in_list()
        {
            return refused;
        }
        if ends_question(verdict) {
            let mut wishes = self.drop_question();
            wishes.extend(self.understood(verdict, address, view));
            return wishes;
        }
        self.understood(verdict, address, view)
    }

    /// Whether anything comes of it at an open microphone.
    #[must_use]
    pub fn answers_in_the_open(&self, verdict: &Interpretation) -> bool {
        verdict.is_for_us() && (verdict.may_begin() || self.mode.asks())
    }

    /// Whether nothing comes of what was heard: it is not for this desk.
    #[must_use]
    pub fn overhears(&self, verdict: &Interpretation, address: Address) -> bool {
        let is_strange = address == Address::Unfamiliar;
        address != Address::Meant && !self.answers_in_the_open(verdict)
            || is_strange && self.keeps_what_is_in_hand(verdict)
    }

    /// Whether a hand has begun a move or put one up, which no word of a voice that nobody knows replaces: the same hand would commit the
    /// other one a moment later. A yes and a no are heard, and the same move said aloud.
    fn keeps_what_is_in_hand(&self, verdict: &Interpretation) -> bool {
        let other = |said: RawMove| !matches!(verdict.meaning, Meaning::Move(heard, _) if heard.same_move(said));
        let by_hand = match &self.mode {
            Mode::ReadBack { said, .. } => self.heard != Some(*said) && other(*said),
            Mode::Entry(entry) => entry.candidates.is_empty() && !entry.text.is_empty(),
            Mode::Lifted { .. } | Mode::Dialling { .. } | Mode::Holding { .. } | Mode::Promoting { .. } => true,
            Mode::Board
            | Mode::Manual { .. }
            | Mode::Claims { .. }
            | Mode::Settings(_)
            | Mode::Reading { .. }
            | Mode::Pointing { .. }
            | Mode::Choosing { .. }
            | Mode::Confirm(_)
            | Mode::ToldBack(_) => false,
        };
        by_hand && !matches!(verdict.meaning, Meaning::Request(_))
    }

    fn understood(&mut self, verdict: &Interpretation, address: Address, view: &View<'_>) -> Vec<Wish> {
        // A question about a move that no game can take would be answered for nothing.
        if is_of_moves(verdict) && is_over(view) {
            return lists::refused(Line::GameOver);
        }
        match (verdict.acceptance, &verdict.meaning) {
            (_, Meaning::Noise | Meaning::Unknown(Unknown::NothingSaid)) => unclear(address),
            (Acceptance::Agreed, Meaning::Request(request)) => self.asked(*request, address, view),
            (Acceptance::Confirm, Meaning::Request(request)) if request.is_harmless() => {
                self.asked(*request, address, view)
            }
            // It binds, and is only half understood: he says it again.
            (Acceptance::Confirm | Acceptance::Rejected, Meaning::Request(Request::ItStands))
                if address == Address::Meant && it_stands(&EXECUTED, view).is_some() =>
            {
                let again = Phrase::with(Line::TeachAgain, [Arg::Words(verdict.heard.clone())]);
                self.asks_again(vec![Wish::Chime(Chime::Refused), Wish::Say(again)])
            }
            (Acceptance::Agreed, Meaning::Told(telling)) => self.tell_back(telling.clone()),
            _ if self.purpose(view) == Purpose::Seal => self.sealed_aloud(verdict, view),
            (Acceptance::Agreed, &Meaning::Move(said, fault)) => {
                let again = Again::of(&verdict.heard, said, self.purpose(view), view);
                self.told_move(said, fault, again, address, view)
            }
            (Acceptance::Confirm, &Meaning::Move(said, fault)) => {
                let again = Again::of(&verdict.heard, said, self.purpose(view), view);
                let plain = fault.is_none() && again == Again::No && self.goes_unasked(said, view);
                let wishes = self.ask_about(said, fault, did_you_mean(self.purpose(view), again), view);
                self.unsure = plain.then_some(said);
                wishes
            }
            (Acceptance::Ask, Meaning::Several { candidates, ask }) => {
                let purpose = self.purpose(view);
                let to_execute = purpose.answers(view).filter(|_| purpose == Purpose::Execute);
                // None of them is the move that is due: it is one of his own, said too early.
                if let Some((_, due)) = to_execute
                    && !candidates.iter().any(|&one| view.answers_agree(due, one))
                {
                    let told = match address {
                        Address::Meant | Address::Perhaps => heard_but(verdict, Rejection::ExecuteFirst(due).phrase()),
                        Address::Unfamiliar => unclear(address),
                    };
                    return self.asks_again(told);
                }
                self.ask_which(candidates.clone(), ask.clone(), purpose)
            }
            _ => self.asks_again(not_understood(verdict, address, view)),
        }
    }

    /// What was said, with the question that still waits after it: anyone who was answered something else, or not understood,
    /// hears again what he is asked.
    fn asks_again(&self, mut wishes: Vec<Wish>) -> Vec<Wish> {
        let Some(question) = self.waits() else { return wishes };
        for wish in &mut wishes {
            let with = |said: &Phrase| Phrase::Several(vec![said.clone(), question.clone()]);
            *wish = match wish {
                Wish::Say(said) if self.mode.enters_sealed_move() => Wish::Whisper(with(said)),
                Wish::Say(said) => Wish::Say(with(said)),
                Wish::Whisper(said) => Wish::Whisper(with(said)),
                _ => continue,
            };
        }
        wishes
    }

    /// The question that is open, in the words in which it was asked.
    fn waits(&self) -> Option<Phrase> {
        match &self.mode {
            Mode::ReadBack { said, words: Line::AskOwnMove, .. } => {
                Some(Phrase::with(Line::AskOwnMove, [Arg::Move(*said)]))
            }
            Mode::ReadBack { said, purpose, .. } => {
                Some(Phrase::with(did_you_mean(*purpose, Again::No), [Arg::Move(*said)]))
            }
            Mode::Confirm(question) => Some(question.phrase()),
            mode => mode.read_back_again(),
        }
    }

    /// A sealed move that is spoken (E.1.a): taken only from a player who has said that nobody overhears him, and then
    /// read back in his ear alone. What was not clear is not repeated.
    fn sealed_aloud(&mut self, verdict: &Interpretation, view: &View<'_>) -> Vec<Wish> {
        let number = view.move_number;
        let said = match (verdict.acceptance, &verdict.meaning) {
            (Acceptance::Agreed | Acceptance::Confirm, &Meaning::Move(said, None)) => said,
            _ => return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::NotUnderstood))],
        };
        // His page shows nothing of it: what was misheard would be sealed unseen.
        if matches!(view.seat, Seat::Assistant(_)) {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::SealedMoveTyped))];
        }
        if self.alone != Some(number) {
            return self.ask(question::Asked::Alone { number }, view);
        }
        if let Some(asks) = self.ask_new_piece(said, Purpose::Seal) {
            return asks.into_iter().map(Wish::whispered).collect();
        }
        let words = Line::DidYouMean;
        self.mode = Mode::ReadBack { said, purpose: Purpose::Seal, words, answers: None };
        vec![Wish::Whisper(Phrase::with(words, [Arg::Move(said)]))]
    }

    /// What a spoken or typed move is for.
    fn purpose(&self, view: &View<'_>) -> Purpose {
        match &self.mode {
            Mode::Entry(Entry { purpose, .. }) | Mode::ReadBack { purpose, .. } | Mode::Choosing { purpose, .. } => {
                *purpose
            }
            _ => self.asked_for().unwrap_or_else(|| Purpose::due(view)),
        }
    }

    /// A move that was understood for certain.
    fn told_move(
        &mut self,
        said: RawMove,
        fault: Option<Fault>,
        again: Again,
        address: Address,
        view: &View<'_>,
    ) -> Vec<Wish> {
        let purpose = self.purpose(view);
        if fault.is_none()
            && let Some(asks) = self.ask_new_piece(said, purpose)
        {
            return asks;
        }
        let by_hand = needs_a_hand(address, purpose);
        // The move that was asked about, said again, is a yes.
        let is_asked = matches!(self.mode, Mode::ReadBack { said: asked, .. } if asked.same_move(said));
        // What his own hand has put up is no slip of the tongue.
        let his_hands = self.heard != Some(said);
        if !by_hand && is_asked && (again == Again::No || his_hands) {
            return self.said_yes(said, purpose, view);
        }
        if fault.is_some() || by_hand || again == Again::Perhaps || !self.goes_unasked(said, view) {
            let mut wishes = self.ask_about(said, fault, did_you_mean(purpose, again), view);
            wishes.extend((by_hand && fault.is_none()).then(|| Wish::Say(Phrase::line(Line::ReadBackConfirms))));
            return wishes;
        }
        self.mode = Mode::Board;
        let mut wishes = vec![Wish::Do(purpose.command(said))];
        wishes.extend(echo(said, purpose, view));
        wishes
    }

    /// Whether a move that was understood for certain is carried out without a question.
    fn goes_unasked(&self, said: RawMove, view: &View<'_>) -> bool {
        // Only the player who has asked for it corrects: the same words may be meant for somebody else.
        let wanted = matches!(self.mode, Mode::Entry(_) | Mode::Choosing { .. });
        let as_announced =
            view.announcement_to_answer.is_some_and(|(_, announced)| view.answers_agree(announced, said));
        match self.purpose(view) {
            Purpose::Announce => true,
            Purpose::Correct => wanted,
            Purpose::Repeat | Purpose::Execute => as_announced,
            Purpose::Seal | Purpose::Place | Purpose::Threefold | Purpose::FiftyMoves | Purpose::Declare => false,
        }
    }

    /// Takes the opinion of a recogniser that was slower: the move that was asked about is agreed, while nothing was answered
    /// and nothing else was done.
    pub fn second(&mut self, verdict: &Interpretation, view: &View<'_>) -> Vec<Wish> {
        let Some(unsure) = self.unsure.take() else { return Vec::new() };
        match (&self.mode, verdict.acceptance, &verdict.meaning) {
            (&Mode::ReadBack { said, purpose, .. }, Acceptance::Agreed, Meaning::Move(seconded, None))
                if said.same_move(unsure) && said.same_move(*seconded) =>
            {
                self.said_yes(said, purpose, view)
            }
            _ => Vec::new(),
        }
    }

    /// Whatever was asked is answered by the person alone from now on: he speaks.
    pub fn waits_for_no_second(&mut self) {
        self.unsure = None;
    }

    /// Asks in these words whether this move was meant. Where the legal moves may be looked at, an illegal one is told and not taken.
    fn ask_about(&mut self, said: RawMove, fault: Option<Fault>, words: Line, view: &View<'_>) -> Vec<Wish> {
        if let Some(fault) = fault {
            let illegal = Phrase::with(Line::IllegalMove, [Arg::Move(said), Arg::Phrase(Box::new(fault.into()))]);
            return vec![Wish::Chime(Chime::Refused), Wish::Say(illegal)];
        }
        let purpose = self.purpose(view);
        if let Some(asks) = self.ask_new_piece(said, purpose) {
            return asks;
        }
        self.read_back(said, purpose, words, view)
    }

    /// The move that was read back is the one.
    fn said_yes(&mut self, said: RawMove, purpose: Purpose, view: &View<'_>) -> Vec<Wish> {
        let mut wishes = self.take(Intent::Enter, view);
        wishes.extend(echo(said, purpose, view));
        wishes
    }
}

/// Whether a move for this is taken by a key only: at the next board the same move is said by its player and repeated by the
/// other, and who has said it here is not known. The opponent may say his move again, and nothing is executed by that.
const fn needs_a_hand(address: Address, purpose: Purpose) -> bool {
    matches!((address, purpose), (Address::Unfamiliar, Purpose::Announce | Purpose::Correct | Purpose::Execute))
}

/// How it is asked whether a move was meant.
const fn did_you_mean(purpose: Purpose, again: Again) -> Line {
    match (purpose, again) {
        (_, Again::Perhaps) => Line::AskOwnMove,
        (Purpose::Correct, Again::No) => Line::CorrectTo,
        (_, Again::No) => Line::DidYouMean,
    }
}

/// Whether something was understood that is about moves or boards: an act of its own, whatever comes of it.
const fn is_of_moves(verdict: &Interpretation) -> bool {
    matches!(
        (verdict.acceptance, &verdict.meaning),
        (Acceptance::Agreed, Meaning::Told(_) | Meaning::Move(..))
            | (Acceptance::Confirm, Meaning::Move(..))
            | (Acceptance::Ask, Meaning::Several { .. })
    )
}

/// Whether an utterance ends the question that is open: all but its answer, what only asks, what ends it by itself, and what are no
/// words. A yes that comes after it is for something else.
const fn ends_question(verdict: &Interpretation) -> bool {
    match &verdict.meaning {
        Meaning::Request(request) => matches!(request, Request::Correct),
        Meaning::Noise | Meaning::Unknown(Unknown::NothingSaid) => false,
        Meaning::Move(..) | Meaning::Several { .. } | Meaning::Told(_) | Meaning::Unknown(_) => true,
    }
}

/// Whether it is this person's to say something.
fn awaits_words(view: &View<'_>) -> bool {
    matches!(
        view.step(),
        Step::Move | Step::Announce | Step::Press | Step::Repeat(_) | Step::RepeatAgain(_) | Step::Execute(_)
    )
}

/// The program says the announcement and so reads the move back; where the player's own words are the announcement, he
/// hears in private what was understood.
fn echo(said: RawMove, purpose: Purpose, view: &View<'_>) -> Option<Wish> {
    let own_words = match purpose {
        Purpose::Announce | Purpose::Correct => *view.setup.announcer.get(view.announces) != Announcer::Program,
        _ => false,
    };
    own_words.then(|| Wish::Say(Phrase::with(Line::HeardMove, [Arg::Move(said)])))
}

/// Nothing that could be a sentence: anyone who has held the key learns that there was none.
fn unclear(address: Address) -> Vec<Wish> {
    match address {
        Address::Meant => vec![Wish::Chime(Chime::Refused)],
        Address::Perhaps | Address::Unfamiliar => Vec::new(),
    }
}

/// What was heard, and why nothing comes of it.
fn not_understood(verdict: &Interpretation, address: Address, view: &View<'_>) -> Vec<Wish> {
    if address != Address::Meant || verdict.heard.is_empty() {
        return unclear(address);
    }
    let why = match (view.step(), &verdict.meaning) {
        // His own move, said too early, was heard right: what is missing is the repetition, or the execution.
        (Step::Repeat(said), Meaning::Move(..) | Meaning::Several { .. }) => Rejection::RepeatFirst(said).phrase(),
        (Step::Execute(said), Meaning::Move(..) | Meaning::Several { .. }) => Rejection::ExecuteFirst(said).phrase(),
        _ => verdict.reason().unwrap_or(Phrase::line(Line::NotUnderstood)),
    };
    heard_but(verdict, why)
}

/// What was heard, and why nothing comes of it, in these words.
fn heard_but(verdict: &Interpretation, why: Phrase) -> Vec<Wish> {
    let told = Phrase::with(Line::HeardWords, [Arg::Words(verdict.heard.clone()), Arg::Phrase(Box::new(why))]);
    vec![Wish::Chime(Chime::Refused), Wish::Say(told)]
}

/// Whether a desk is in the middle of something that a spoken word can answer or end.
impl Mode {
    /// Whether a question waits for an answer.
    #[must_use]
    pub const fn asks(&self) -> bool {
        match self {
            Self::ReadBack { .. } | Self::Confirm(_) | Self::ToldBack(_) | Self::Choosing { .. } => true,
            Self::Entry(entry) => !entry.candidates.is_empty(),
            _ => false,
        }
    }
}

/// Whether a person whose microphone is open is listened to: while it is his to do something, or something was asked.
#[must_use]
pub fn listens_openly(desk: &Desk, view: &View<'_>) -> bool {
    desk.mode.asks() || awaits_words(view)
}

#[cfg(test)]
mod tests;
