//! The line being typed: a move in any notation, or a question; read back before anything happens.
use shakmaty::{Color, File, Piece, Rank};

use super::{
    Asked, Desk, Intent, LettersTold, Mode, Purpose, Typing, Wish, asked,
    choosing::lacking_piece,
    hear, is_over,
    lists::refused,
    purpose::among,
    straight::it_stands,
    voice::{Address, request_question},
};
use crate::{
    game::{AnswerCommand, Command, Rejection, Seat, Step, View},
    language::{Arg, Label, Line, Phrase, Request, Understanding, request, says_it_stands, understand},
    laws::RawMove,
    narration::{Chime, Question, answer},
};

/// A line being typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What was typed so far.
    pub text: String,
    /// What it is for.
    pub purpose: Purpose,
    /// The moves of which one is being chosen, where that was asked.
    pub candidates: Vec<RawMove>,
    /// Whether what was typed has been refused: the next character begins anew.
    pub refused: bool,
}

impl Entry {
    /// What the field is for, and what was typed into it so far.
    pub(super) fn told(&self) -> Phrase {
        let typed = (!self.text.is_empty()).then(|| Phrase::Letters(self.text.clone()));
        match typed {
            None => field_words(self.purpose),
            Some(typed) => Phrase::Several(vec![field_words(self.purpose), typed]),
        }
    }
}

/// That the field is open, and for which move where that is none of the usual step.
fn field_words(purpose: Purpose) -> Phrase {
    match purpose {
        // Letters are a move from here on, in a correction as in any field.
        Purpose::Correct => Phrase::Several(vec![
            Phrase::with(Line::Bare, [Arg::Label(Label::OpenCorrection)]),
            Phrase::line(Line::EntryOpened),
        ]),
        Purpose::Threefold | Purpose::FiftyMoves => {
            Phrase::Several([Line::WhichMove, Line::EntryOpened].map(Phrase::line).into())
        }
        Purpose::Announce | Purpose::Repeat | Purpose::Execute | Purpose::Place | Purpose::Seal | Purpose::Declare => {
            Phrase::line(Line::EntryOpened)
        }
    }
}

/// Longer lines are not moves.
const LONGEST: usize = 120;

impl Desk {
    pub(super) fn open_entry(&mut self, purpose: Option<Purpose>, view: &View<'_>) -> Vec<Wish> {
        if let Some(refused) = self.refuses_to_correct(purpose, view) {
            return refused;
        }
        let purpose = self.opened_for(purpose, view).unwrap_or_else(|| match self.mode {
            Mode::Choosing { purpose, .. } => purpose,
            _ => self.asked_for().unwrap_or_else(|| Purpose::due(view)),
        });
        let candidates = self.mode.candidates().to_vec();
        let waited = matches!(self.mode, Mode::ReadBack { .. } | Mode::ToldBack(_));
        let discarded = waited.then(|| Wish::Say(Phrase::line(Line::EntryCleared)));
        self.mode = Mode::Entry(Entry { text: String::new(), purpose, candidates, refused: false });
        let opened = [Wish::Chime(Chime::EntryOpened), Wish::Say(field_words(purpose))];
        purpose.takes_press_back(view).into_iter().chain(discarded).chain(opened).collect()
    }

    /// The answer to the key that corrects where nothing is open and there is nothing to correct: a field that it opened would take
    /// what belongs to the next move.
    pub(super) fn refuses_to_correct(&self, purpose: Option<Purpose>, view: &View<'_>) -> Option<Vec<Wish>> {
        let why = purpose.and_then(|purpose| purpose.nothing_to_correct(view));
        why.filter(|_| self.mode == Mode::Board).map(refused)
    }

    /// What a field or a dial is opened for, where that is asked for. The key that corrects corrects what was read back, as long as
    /// nothing is announced.
    pub(super) fn opened_for(&self, wanted: Option<Purpose>, view: &View<'_>) -> Option<Purpose> {
        if wanted.and_then(|wanted| wanted.nothing_to_correct(view)).is_none() {
            return wanted;
        }
        if let Mode::ReadBack { purpose, .. } = self.mode { Some(purpose) } else { None }
    }

    /// A character is typed or taken back. Where typing stays, the first one opens the field.
    pub(super) fn edit(&mut self, intent: Intent, view: &View<'_>) -> Vec<Wish> {
        let intent = match intent {
            // In a move a capital letter is a piece.
            Intent::Letter(c) => Intent::Insert(c.to_lowercase().next().unwrap_or(c)),
            Intent::Typed(how, in_hand) => {
                let text = if let Mode::Entry(entry) = &self.mode { entry.text.as_str() } else { "" };
                return vec![Wish::Say(how.of(text, in_hand))];
            }
            other => other,
        };
        let begins = matches!(self.mode, Mode::Board | Mode::ReadBack { .. } | Mode::Choosing { .. });
        let (mut hint, mut opened) = (None, Vec::new());
        if matches!(intent, Intent::Insert(_)) && begins && self.manner.typing == Typing::Stays {
            // What it discards is told; that a field is open the letter tells.
            opened = self.open_entry(None, view);
            opened.retain(|wish| *wish == Wish::Say(Phrase::line(Line::EntryCleared)));
            hint = self.tell_letters();
        }
        let Mode::Entry(entry) = &mut self.mode else { return Vec::new() };
        // A space begins no move: it was meant for the clock, and the field is still open.
        if intent == Intent::Insert(' ') && (entry.refused || entry.text.is_empty()) {
            return refused(Line::EntryOpened);
        }
        if std::mem::take(&mut entry.refused) && matches!(intent, Intent::Insert(_)) {
            entry.text.clear();
            // Anyone who has not noticed that the field is open opens it.
            if matches!(intent, Intent::Insert('i' | 'I')) {
                return vec![Wish::Chime(Chime::EntryOpened), Wish::Say(Phrase::line(Line::EntryOpened))];
            }
        }
        let touched = match intent {
            Intent::Insert(c) if !c.is_control() && entry.text.len() < LONGEST => {
                entry.text.push(c);
                Some(c)
            }
            Intent::Erase => entry.text.pop(),
            _ => None,
        };
        // Each character is heard as it is typed or taken back, as a screen reader would echo it.
        let echo = touched.filter(|c| !c.is_whitespace()).map(|c| Wish::Say(Phrase::Letters(c.to_string())));
        opened.into_iter().chain(echo).chain(hint).collect()
    }

    /// The first letter that begins a move says that letters do: a player who chose blitz, and not that, expects a command of it. An
    /// assistant has a page with buttons.
    fn tell_letters(&mut self) -> Option<Wish> {
        let told = std::mem::replace(&mut self.letters, LettersTold::Once);
        let plays = matches!(self.seat, Seat::Player(_));
        (plays && told == LettersTold::NotYet).then(|| Wish::Say(Phrase::line(Line::TypingStays)))
    }

    /// A move that was typed into the field. One that lacks its new piece leaves the field open: the piece is typed into it, or the move
    /// anew.
    pub(super) fn entered_in_field(&mut self, said: RawMove, entry: &Entry, view: &View<'_>) -> Vec<Wish> {
        match lacking_piece(said, entry.purpose) {
            Some((ask, candidates)) => {
                self.mode = Mode::Entry(Entry { refused: true, candidates, ..entry.clone() });
                vec![Wish::Chime(Chime::Refused), Wish::Say(ask)]
            }
            None => self.entered(said, entry.purpose, view),
        }
    }

    /// A move that was typed: announced at once where its player wants that, else read back.
    pub(super) fn entered(&mut self, said: RawMove, purpose: Purpose, view: &View<'_>) -> Vec<Wish> {
        if let Some(wishes) = self.ask_new_piece(said, purpose) {
            return wishes;
        }
        if let Some(wishes) = self.at_once(said, purpose) {
            self.mode = Mode::Board;
            return wishes;
        }
        let (words, advice) = self.read_back_words(purpose, view);
        let mut wishes = self.read_back(said, purpose, words, view);
        let waits = matches!(self.mode, Mode::ReadBack { .. });
        wishes.extend(advice.into_iter().filter(|_| waits).map(Wish::Say));
        wishes
    }

    /// A move that somebody else has entered for this person to announce or to correct: it waits here for what commits it.
    #[must_use]
    pub fn take_in_hand(&mut self, said: RawMove, purpose: Purpose, view: &View<'_>) -> Vec<Wish> {
        let mut wishes = self.drop_question();
        wishes.extend(self.read_back(said, purpose, Line::PadReadBack, view));
        wishes
    }

    /// Reads a move back in these words, and waits for what commits it; a claim is asked about like any other.
    pub(super) fn read_back(&mut self, said: RawMove, purpose: Purpose, words: Line, view: &View<'_>) -> Vec<Wish> {
        if let Some(asked) = Asked::before(&purpose.command(said)) {
            return self.ask(asked, view);
        }
        if let Some(announced) = purpose.corrects_nothing(said, view) {
            self.mode = Mode::Board;
            return vec![Wish::Chime(Chime::Refused), Wish::Say(Rejection::AlreadyAnnounced(announced).phrase())];
        }
        self.mode = Mode::ReadBack { said, purpose, words, answers: purpose.answers(view) };
        vec![Wish::Say(Phrase::with(words, [Arg::Move(said)]))]
    }

    /// Enter in the move field: a question is answered, a move is read back, anything else says what was wrong and
    /// leaves the text to be mended, or to be typed anew.
    pub(super) fn finish_entry(&mut self, entry: &Entry, view: &View<'_>) -> Vec<Wish> {
        // The order to seal came while he typed: read back to be announced, the move would be refused, and its words kept where those of a
        // sealed move are not.
        let is_sealed = entry.purpose == Purpose::Announce && Purpose::due(view) == Purpose::Seal;
        let entry = &Entry { purpose: if is_sealed { Purpose::Seal } else { entry.purpose }, ..entry.clone() };
        // What is asked goes before every other meaning of the same letters, as long as a move can be entered.
        if may_enter(entry, view)
            && let Some(wishes) = self.choose_letter(entry, view).or_else(|| self.choose_typed(entry, view))
        {
            return wishes;
        }
        if let Some(number) = typed_replay(&entry.text) {
            return self.answered_in_field(Wish::Replay(number), entry, view);
        }
        if view.is_finished
            && let Some(wishes) = self.read_typed(&entry.text, view)
        {
            return wishes;
        }
        if let Some(question) = typed_question(&entry.text) {
            return self.answered_in_field(asked(view, question), entry, view);
        }
        let stands = Command::Answer(AnswerCommand::Execute(None));
        if let Some(stands) = it_stands(&stands, view).filter(|_| says_it_stands(&entry.text, self.language)) {
            return vec![Wish::Do(stands), Wish::Chime(Chime::EntryClosed)];
        }
        if let Some(wishes) = self.typed_request(entry, view) {
            return wishes;
        }
        if matches!(view.step(), Step::Reconcile(_)) {
            return self.finish_telling(entry);
        }
        if view.step() == Step::PressWaits && !entry.purpose.is_written() {
            self.mode = Mode::Entry(entry.clone());
            return vec![Wish::Chime(Chime::Refused), Wish::Say(answer(view, Question::Step))];
        }
        // Nothing is read back that no game can take, and the letters are commands again.
        if is_over(view) || view.step() == Step::AwaitResumption {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(answer(view, Question::Step))];
        }
        match hear(&entry.text, entry.purpose, view, self.language) {
            Ok(said) => self.entered_in_field(said, entry, view),
            Err(problem) => {
                // What he has to do first is done by the same key: no field stands before it.
                if entry.purpose.answers(view).is_some() && self.is_own_move(&entry.text, view) {
                    let step = Wish::Say(answer(view, Question::Step));
                    return vec![Wish::Chime(Chime::Refused), step, Wish::Chime(Chime::EntryClosed)];
                }
                // What is no answer leaves the question open.
                let candidates =
                    if problem.candidates.is_empty() { entry.candidates.clone() } else { problem.candidates };
                self.mode = Mode::Entry(Entry { refused: true, candidates, ..entry.clone() });
                vec![Wish::Chime(Chime::Refused), Wish::Say(problem.why)]
            }
        }
    }
}

impl Desk {
    /// What was typed was a question, which this answers. The field stays where one of its own is open.
    fn answered_in_field(&mut self, answer: Wish, entry: &Entry, view: &View<'_>) -> Vec<Wish> {
        if entry.candidates.is_empty() || !may_enter(entry, view) {
            return vec![answer, Wish::Chime(Chime::EntryClosed)];
        }
        self.mode = Mode::Entry(Entry { refused: true, ..entry.clone() });
        vec![answer]
    }

    /// Whether what was typed where the opponent's move is answered names a move of one's own: his reply, typed too soon.
    fn is_own_move(&self, text: &str, view: &View<'_>) -> bool {
        match understand(text, self.language, among(view, Purpose::Announce)) {
            Understanding::Move(_) | Understanding::Ambiguous { .. } => true,
            Understanding::Illegal { .. } | Understanding::Unknown(_) => false,
        }
    }

    /// What is typed in the words that can be spoken, where only an answer or a question comes of it.
    fn typed_request(&mut self, entry: &Entry, view: &View<'_>) -> Option<Vec<Wish>> {
        let request = request(&entry.text, self.language)?;
        if let Some(question) = request_question(request, view.side()) {
            return Some(self.answered_in_field(asked(view, question), entry, view));
        }
        let asks_first =
            matches!(request, Request::OfferDraw | Request::AcceptDraw | Request::DeclineDraw | Request::Resign);
        asks_first.then(|| self.asked_to_act(request, Address::Meant, view))
    }
}

/// Whether the move for which the field is open can be entered now.
fn may_enter(entry: &Entry, view: &View<'_>) -> bool {
    let waits = view.step() == Step::PressWaits && !entry.purpose.is_written();
    !is_over(view) && !waits && !matches!(view.step(), Step::Reconcile(_))
}

/// The questions of the move field: `p N`, `p A`, `s e`, `s 1`, `l`, `o e4`; of the clocks `c` both times, `c y` your own,
/// `c o` the opponent's, `c m` moves completed, `c t` moves to the time control, `c i` increment, `c w` whose turn it is.
fn typed_question(text: &str) -> Option<Question> {
    let mut words = text.split_whitespace();
    let (verb, object) = (words.next()?, words.next());
    if words.next().is_some() {
        return None;
    }
    match (verb, object) {
        ("c", None) => Some(Question::BothTimes),
        ("c", Some(what)) => clock_question(what),
        ("l", None) => Some(Question::LastMove),
        ("p", Some("A")) => Some(Question::All(Color::White)),
        ("p", Some("a")) => Some(Question::All(Color::Black)),
        ("p", Some(letter)) => Piece::from_char(single(letter)?).map(Question::Where),
        ("s", Some(line)) => {
            let line = single(line)?;
            File::from_char(line).map(Question::File).or_else(|| Rank::from_char(line).map(Question::Rank))
        }
        ("o", Some(square)) => square.parse().ok().map(Question::Square),
        _ => None,
    }
}

/// `r` plays the own recording of the last move, `r 12` that of move 12.
fn typed_replay(text: &str) -> Option<Option<u32>> {
    let rest = text.trim().strip_prefix('r')?;
    match rest.trim() {
        "" => Some(None),
        number => rest.starts_with(' ').then(|| number.parse().ok()).flatten().map(Some),
    }
}

fn clock_question(what: &str) -> Option<Question> {
    Some(match what {
        "y" => Question::OwnTime,
        "o" => Question::OpponentsTime,
        "m" => Question::MovesCompleted,
        "t" => Question::MovesToControl,
        "i" => Question::Increment,
        "w" => Question::WhoseTurn,
        _ => return None,
    })
}

fn single(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

#[cfg(test)]
mod tests;
