//! The line being typed: a move in any notation, or a question; read back before anything happens.
use shakmaty::{Color, File, Piece, Rank};

use super::{
    Asked, Desk, Intent, LettersTold, Mode, Typing, Wish, asked,
    lists::refused,
    straight::it_stands,
    voice::{Address, request_question},
};
use crate::{
    game::{AdjournmentCommand, AnswerCommand, Claim, ClaimCommand, Command, MoveCommand, Seat, Step, View, Written},
    language::{
        Among, Arg, Language, Line, Phrase, Request, Understanding, from_where, request, says_it_stands, understand,
    },
    laws::{RawMove, completion::Sight},
    narration::{Chime, Question, answer},
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
            Step::Seal | Step::CloseEnvelope => Self::Seal,
            Step::DeclareSealed => Self::Declare,
            _ => Self::Announce,
        }
    }

    /// What a move is for that the seat of `view` enters now.
    #[must_use]
    pub fn due(view: &View<'_>) -> Self {
        match view.seat {
            Seat::Assistant(side) => Self::of_assistant(*view.setup.sight.get(side), view),
            Seat::Player(_) | Seat::Arbiter => Self::of(view.step()),
        }
    }

    /// An assistant executes on either board what was repeated, announces the moves of both and corrects his slip; he seals for
    /// his own player.
    fn of_assistant(sight: Sight, view: &View<'_>) -> Self {
        let announced = view.announcement.is_some_and(|(mover, _)| {
            mover == view.announces && matches!(view.steps.get(mover), Step::Press | Step::PressWaits)
        });
        match (view.steps.get(view.answers), view.step()) {
            (Step::Execute(_), _) => Self::Execute,
            (_, Step::Seal | Step::CloseEnvelope) if sight == Sight::Impaired => Self::Seal,
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

    /// The announcement of the other player that a move for this answers.
    const fn answers(self, view: &View<'_>) -> Option<(Color, RawMove)> {
        match self {
            Self::Repeat | Self::Execute => view.announcement,
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

    /// Whether the move is written down and stands on no board yet, so that squares can be pointed at without a piece
    /// being touched.
    pub(super) const fn is_written(self) -> bool {
        matches!(self, Self::Threefold | Self::FiftyMoves | Self::Declare)
    }

    /// Whether a click on the board names a square of the move and takes no piece up: no piece moves before the move is complete.
    pub(super) const fn takes_squares(self) -> bool {
        self.is_written() || matches!(self, Self::Place)
    }
}

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

/// Longer lines are not moves.
const LONGEST: usize = 120;

impl Desk {
    pub(super) fn open_entry(&mut self, purpose: Option<Purpose>, view: &View<'_>) -> Vec<Wish> {
        let purpose = purpose.unwrap_or_else(|| match self.mode {
            Mode::Choosing { purpose, .. } => purpose,
            _ => Purpose::due(view),
        });
        let candidates = self.mode.candidates().to_vec();
        let waited = matches!(self.mode, Mode::ReadBack { .. } | Mode::ToldBack(_));
        let discarded = waited.then(|| Wish::Say(Phrase::line(Line::EntryCleared)));
        self.mode = Mode::Entry(Entry { text: String::new(), purpose, candidates, refused: false });
        let opened = [Wish::Chime(Chime::EntryOpened), Wish::Say(Phrase::line(Line::EntryOpened))];
        purpose.takes_press_back(view).into_iter().chain(discarded).chain(opened).collect()
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
        let mut hint = None;
        if matches!(intent, Intent::Insert(_)) && begins && self.manner.typing == Typing::Stays {
            self.open_entry(None, view);
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
        echo.into_iter().chain(hint).collect()
    }

    /// The first letter that begins a move says that letters do: a player who chose blitz, and not that, expects a command of it. An
    /// assistant has a page with buttons.
    fn tell_letters(&mut self) -> Option<Wish> {
        let told = std::mem::replace(&mut self.letters, LettersTold::Once);
        let plays = matches!(self.seat, Seat::Player(_));
        (plays && told == LettersTold::NotYet).then(|| Wish::Say(Phrase::line(Line::TypingStays)))
    }

    /// A move that was typed: announced at once where its player wants that, else read back.
    pub(super) fn entered(&mut self, said: RawMove, purpose: Purpose, view: &View<'_>) -> Vec<Wish> {
        if let Some(wishes) = self.at_once(said, purpose) {
            self.mode = Mode::Board;
            return wishes;
        }
        let words = match purpose {
            Purpose::Correct => Line::CorrectTo,
            Purpose::Announce
            | Purpose::Repeat
            | Purpose::Execute
            | Purpose::Seal
            | Purpose::Place
            | Purpose::Threefold
            | Purpose::FiftyMoves
            | Purpose::Declare => self.read_back_words(),
        };
        self.read_back(said, purpose, words, view)
    }

    /// Reads a move back in these words, and waits for what commits it; a claim is asked about like any other.
    pub(super) fn read_back(&mut self, said: RawMove, purpose: Purpose, words: Line, view: &View<'_>) -> Vec<Wish> {
        if let Some(asked) = Asked::before(&purpose.command(said)) {
            return self.ask(asked, view);
        }
        self.mode = Mode::ReadBack { said, purpose, answers: purpose.answers(view) };
        vec![Wish::Say(Phrase::with(words, [Arg::Move(said)]))]
    }

    /// Enter in the move field: a question is answered, a move is read back, anything else says what was wrong and
    /// leaves the text to be mended, or to be typed anew.
    pub(super) fn finish_entry(&mut self, entry: &Entry, view: &View<'_>) -> Vec<Wish> {
        if let Some(number) = typed_replay(&entry.text) {
            return vec![Wish::Replay(number), Wish::Chime(Chime::EntryClosed)];
        }
        if view.is_finished
            && let Some(wishes) = self.read_typed(&entry.text, view)
        {
            return wishes;
        }
        if let Some(question) = typed_question(&entry.text) {
            return vec![asked(view, question), Wish::Chime(Chime::EntryClosed)];
        }
        let stands = Command::Answer(AnswerCommand::Execute(None));
        if let Some(stands) = it_stands(&stands, view).filter(|_| says_it_stands(&entry.text, self.language)) {
            return vec![Wish::Do(stands), Wish::Chime(Chime::EntryClosed)];
        }
        if let Some(wishes) = self.typed_request(&entry.text, view) {
            return wishes;
        }
        if matches!(view.step(), Step::Reconcile(_)) {
            return self.finish_telling(entry);
        }
        if view.step() == Step::PressWaits && !entry.purpose.is_written() {
            self.mode = Mode::Entry(entry.clone());
            return vec![Wish::Chime(Chime::Refused), Wish::Say(answer(view, Question::Step))];
        }
        if let Some(wishes) = self.choose_typed(entry, view) {
            return wishes;
        }
        match hear(&entry.text, entry.purpose, view, self.language) {
            Ok(said) => self.entered(said, entry.purpose, view),
            Err(problem) => {
                self.mode = Mode::Entry(Entry { refused: true, ..entry.clone() });
                let answers_first = entry.purpose.answers(view).is_some() && self.is_own_move(&entry.text, view);
                let problem = if answers_first { answer(view, Question::Step) } else { problem };
                vec![Wish::Chime(Chime::Refused), Wish::Say(problem)]
            }
        }
    }
}

impl Desk {
    /// Whether what was typed where the opponent's move is answered names a move of one's own: his reply, typed too soon.
    fn is_own_move(&self, text: &str, view: &View<'_>) -> bool {
        match understand(text, self.language, among(view, Purpose::Announce)) {
            Understanding::Move(_) | Understanding::Ambiguous { .. } => true,
            Understanding::Illegal { .. } | Understanding::Unknown(_) => false,
        }
    }

    /// What is typed in the words that can be spoken, where only an answer or a question comes of it.
    fn typed_request(&mut self, text: &str, view: &View<'_>) -> Option<Vec<Wish>> {
        let request = request(text, self.language)?;
        if let Some(question) = request_question(request, view.side()) {
            return Some(vec![asked(view, question), Wish::Chime(Chime::EntryClosed)]);
        }
        let asks_first = matches!(request, Request::OfferDraw | Request::Resign);
        asks_first.then(|| self.asked_to_act(request, Address::Meant, view))
    }
}

/// The move that `text` names for `purpose`, as the seat of `view` may understand it.
///
/// # Errors
/// What was not understood, the question that tells the candidates apart, or (in practice) why the move is illegal.
pub fn hear(text: &str, purpose: Purpose, view: &View<'_>, language: Language) -> Result<RawMove, Phrase> {
    match understand(text, language, among(view, purpose)) {
        Understanding::Move(said) => Ok(said),
        Understanding::Ambiguous { ask, .. } => Err(ask),
        Understanding::Illegal { said, fault } => {
            Err(Phrase::with(Line::IllegalMove, [Arg::Move(said), Arg::Phrase(Box::new(fault.into()))]))
        }
        Understanding::Unknown(unknown) => match from_where(&unknown, among(view, purpose)) {
            Some((_, ask)) => Err(ask),
            None => Err(unknown.into()),
        },
    }
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
