//! Teaching one's own words, led by ear: each word is said, and said again three times by the player.
//!
//! A [`Teaching`] is pure: takes and keys go in, [`TeachWish`]es come out. What is learnt is kept word by word, so that it
//! can be left at any time and goes on where it was. The words that every move needs come first; with them some moves are
//! tried, and the rest is left to the player.
use shakmaty::{Chess, Position, Square};

use super::{Direction, Intent};
use crate::{
    language::{Arg, Line, Phrase, Wording, core_words, fold, words_to_learn},
    laws::RawMove,
    listen::{
        Acceptance, Expectation, ExpectedAnswer, Interpretation, Meaning, Scope, Sound,
        enrolled::{self, Doubt, Profile, TakeFault},
    },
};

/// How often each word is said.
const TAKES: usize = 3;
/// How often takes of one word are doubted; then he says it so. What still sounds like another word is passed over first, and taken
/// when its turn comes again.
const DOUBTS: usize = 2;
/// The moves that are tried: all pieces, many files and ranks.
const TRIAL: [(Square, Square); 5] = [
    (Square::E2, Square::E4),
    (Square::G1, Square::F3),
    (Square::B1, Square::C3),
    (Square::D2, Square::D3),
    (Square::H2, Square::H4),
];

/// What teaching asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum TeachWish {
    /// Say this to the player.
    Say(Phrase),
    /// A short sound: once more.
    Signal,
    /// Write the profile: a word has been learnt.
    Save,
    /// Make ready to understand with what was learnt.
    Try,
    /// Back to the set-up.
    Leave,
}

/// Somebody is teaching his words.
#[derive(Debug, Clone, PartialEq)]
pub struct Teaching {
    profile: Profile,
    wording: Wording,
    /// Those that have to be taught, in order.
    words: Vec<String>,
    /// How many of them, the first ones, are needed for every move.
    core: usize,
    trial: MoveTrial,
    /// Words whose takes sounded like another word: they come again after the others.
    passed_over: Vec<usize>,
    state: TeachingState,
}

/// Whether moves were tried with the words that every move needs; the other words are left to the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MoveTrial {
    Due,
    Done,
}

#[derive(Debug, Clone, PartialEq)]
enum TeachingState {
    /// This word is being said; these takes of it are good, and so many were doubted.
    Word { index: usize, takes: Vec<Sound>, doubts: usize },
    /// This move of the trial is being said; so many were understood.
    Trial { index: usize, right: usize },
}

impl Teaching {
    /// Goes on with a profile, at the first word that it does not have.
    #[must_use]
    pub fn new(profile: Profile, wording: Wording) -> Self {
        let words = words(wording);
        let core = core_words(wording.language, wording.ranks).len();
        let state = TeachingState::Word { index: 0, takes: Vec::new(), doubts: 0 };
        let mut teaching =
            Self { profile, wording, words, core, trial: MoveTrial::Due, passed_over: Vec::new(), state };
        if teaching.words.iter().take(core).all(|word| teaching.knows(word)) {
            teaching.trial = MoveTrial::Done;
        }
        teaching.go_to_next();
        teaching
    }

    /// What is learnt so far.
    #[must_use]
    pub const fn profile(&self) -> &Profile {
        &self.profile
    }

    /// How many words are learnt, and of how many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.words.iter().filter(|word| self.knows(word)).count(), self.words.len())
    }

    /// What the player is to say now.
    #[must_use]
    pub fn prompt(&self) -> Phrase {
        match &self.state {
            TeachingState::Word { index, .. } => {
                let word = self.words.get(*index).cloned().unwrap_or_default();
                Phrase::with(Line::Bare, [Arg::Words(word)])
            }
            TeachingState::Trial { index, .. } => {
                trial(*index).map_or(Phrase::line(Line::TeachOver), Phrase::full_move)
            }
        }
    }

    /// What can be heard in the trial; `None` while words are being taught.
    #[must_use]
    pub fn expects(&self) -> Option<Expectation> {
        let TeachingState::Trial { .. } = self.state else { return None };
        Some(Expectation { scope: Scope::Legal(Box::default()), asked: ExpectedAnswer::Nothing })
    }

    /// The first words.
    #[must_use]
    pub fn begin(&self) -> Vec<TeachWish> {
        let (known, all) = self.progress();
        let mut wishes = vec![TeachWish::Say(Phrase::line(Line::TeachWelcome))];
        wishes.extend((known > 0).then(|| TeachWish::Say(progress(known, all))));
        wishes.extend(self.asks());
        wishes
    }

    /// Every word, for a recogniser that shall tell them apart.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str)
    }

    /// Takes what was said of the word in hand; `heard` is the word that another recogniser clearly hears in it.
    pub fn take(&mut self, said: &Sound, heard: Option<&str>) -> Vec<TeachWish> {
        let TeachingState::Word { takes, index, doubts } = &mut self.state else { return Vec::new() };
        let take = match enrolled::check(said) {
            // A noise that nobody made as a word.
            Err(TakeFault::TooShort | TakeFault::Silent) if takes.is_empty() => return Vec::new(),
            Err(fault) => return self.once_more(fault),
            Ok(take) => take,
        };
        let word = self.words[*index].as_str();
        let language = self.wording.language;
        let other = heard.filter(|heard| fold::word(heard) != fold::word(word) && !word.contains(' '));
        let doubt = enrolled::doubt(&take, takes, word, &self.profile, language);
        let doubt = doubt.or_else(|| other.map(|other| Doubt::Other(other.to_owned())));
        if let Some(doubt) = doubt {
            if *doubts < DOUBTS {
                *doubts += 1;
                return self.doubted(doubt);
            }
            if matches!(doubt, Doubt::Other(_)) && !self.passed_over.contains(index) {
                self.passed_over.push(*index);
                let why = why_doubted(doubt);
                self.go_to_next();
                return std::iter::once(TeachWish::Say(why)).chain(self.asks()).collect();
            }
        }
        takes.push(take);
        if takes.len() < TAKES {
            return vec![TeachWish::Signal];
        }
        if let Some(other) = enrolled::unlike(takes) {
            takes.remove(other);
            return self.once_more(TakeFault::Unlike);
        }
        let (word, takes) = (self.words[*index].clone(), std::mem::take(takes));
        self.profile.teach(&word, takes);
        let mut wishes = vec![TeachWish::Save];
        self.go_to_next();
        wishes.extend(self.asks());
        wishes
    }

    /// Takes what was understood in the trial.
    pub fn heard(&mut self, verdict: &Interpretation) -> Vec<TeachWish> {
        let TeachingState::Trial { index, right } = &mut self.state else { return Vec::new() };
        let sure = matches!(verdict.acceptance, Acceptance::Agreed | Acceptance::Confirm);
        let understood = match (&verdict.meaning, trial(*index)) {
            (Meaning::Noise, _) => return Vec::new(),
            (Meaning::Move(said, _), Some(wanted)) => sure && said.same_move(wanted),
            _ => false,
        };
        *right += usize::from(understood);
        *index += 1;
        if *index < TRIAL.len() {
            return vec![TeachWish::Say(self.prompt())];
        }
        let result = TeachWish::Say(Phrase::with(Line::TeachResult, [number(*right), number(TRIAL.len())]));
        if self.words.iter().all(|word| self.knows(word)) {
            return vec![result, TeachWish::Leave];
        }
        self.trial = MoveTrial::Done;
        self.go_to_next();
        let optional = TeachWish::Say(Phrase::line(Line::TeachOptional));
        [vec![result, optional], self.asks()].concat()
    }

    /// Takes a key of the player's.
    pub fn key(&mut self, intent: &Intent) -> Vec<TeachWish> {
        match (intent, &mut self.state) {
            (Intent::Escape, _) => {
                let (known, all) = self.progress();
                vec![TeachWish::Say(progress(known, all)), TeachWish::Leave]
            }
            // Left is for hands that have no such key.
            (Intent::Erase | Intent::Walk(Direction::Left), TeachingState::Word { index, takes, doubts }) => {
                *doubts = 0;
                if takes.is_empty() {
                    *index = index.saturating_sub(1);
                }
                takes.clear();
                vec![TeachWish::Say(self.prompt())]
            }
            (Intent::Help, _) => vec![TeachWish::Say(Phrase::line(Line::TeachWelcome)), TeachWish::Say(self.prompt())],
            _ => vec![TeachWish::Say(self.prompt())],
        }
    }

    fn knows(&self, word: &str) -> bool {
        self.profile.words.iter().any(|known| known.text == word && known.takes.len() >= TAKES)
    }

    /// To the first word that is not learnt, those last that were passed over; to the trial when those are that every move needs, and
    /// when all are.
    fn go_to_next(&mut self) {
        let unknown = |index: &usize| !self.knows(&self.words[*index]);
        let missing = || (0..self.words.len()).filter(unknown);
        let first = missing().find(|index| !self.passed_over.contains(index));
        let again = || missing().next().filter(|_| self.trial == MoveTrial::Done);
        self.state = match first.or_else(again) {
            Some(index) if index < self.core || self.trial == MoveTrial::Done => {
                TeachingState::Word { index, takes: Vec::new(), doubts: 0 }
            }
            _ => TeachingState::Trial { index: 0, right: 0 },
        };
    }

    /// The next thing to be said, with what goes before it.
    fn asks(&self) -> Vec<TeachWish> {
        match self.state {
            TeachingState::Word { .. } => vec![TeachWish::Say(self.prompt())],
            TeachingState::Trial { .. } => {
                let all = self.words.iter().all(|word| self.knows(word));
                let line = if all { Line::TeachTest } else { Line::TeachCoreTest };
                vec![TeachWish::Try, TeachWish::Say(Phrase::line(line)), TeachWish::Say(self.prompt())]
            }
        }
    }

    /// What speaks against a take that can be learnt from.
    fn doubted(&self, doubt: Doubt) -> Vec<TeachWish> {
        vec![TeachWish::Say(Phrase::Several(vec![why_doubted(doubt), self.again()]))]
    }

    fn once_more(&self, fault: TakeFault) -> Vec<TeachWish> {
        let line = match fault {
            TakeFault::Silent => Line::TakeSilent,
            TakeFault::TooQuiet => Line::HearsTooLittle,
            TakeFault::Clipped => Line::HearsTooMuch,
            TakeFault::TooShort => Line::TakeTooShort,
            TakeFault::TooLong => Line::TakeTooLong,
            TakeFault::Unlike => Line::TakeUnlike,
        };
        vec![TeachWish::Say(Phrase::Several(vec![Phrase::line(line), self.again()]))]
    }

    /// The word in hand once more.
    fn again(&self) -> Phrase {
        let word = match &self.state {
            TeachingState::Word { index, .. } => self.words[*index].clone(),
            TeachingState::Trial { .. } => String::new(),
        };
        Phrase::with(Line::TeachAgain, [Arg::Words(word)])
    }
}

fn why_doubted(doubt: Doubt) -> Phrase {
    match doubt {
        Doubt::Broken | Doubt::Long => Phrase::line(Line::TakeTooLong),
        Doubt::Short => Phrase::line(Line::TakeTooShort),
        Doubt::Other(word) => Phrase::with(Line::TakeOtherWord, [Arg::Words(word)]),
    }
}

/// The words of a table, those first that every move needs: those of its language, and ranks and castling where they are said
/// in another.
fn words(wording: Wording) -> Vec<String> {
    let mut words = core_words(wording.language, wording.ranks);
    for word in words_to_learn(wording.language) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words.into_iter().map(str::to_owned).collect()
}

/// A move of the trial.
fn trial(index: usize) -> Option<RawMove> {
    let &(from, to) = TRIAL.get(index)?;
    RawMove::from_squares(Chess::default().board(), from, to, None).ok()
}

pub(crate) fn progress(known: usize, all: usize) -> Phrase {
    Phrase::with(Line::TeachProgress, [number(known), number(all)])
}

fn number(count: usize) -> Arg {
    Arg::Number(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests;
