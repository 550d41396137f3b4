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
mod tests {
    use super::*;
    use crate::{
        language::{Language, speak},
        listen::{Band, Fit, KnownSpeaker, sound::RATE},
    };

    /// A tone between two pauses: what a take of a word is to the check.
    fn tone(hertz: f32, loud: f32) -> Sound {
        let samples = (0..RATE).map(|i| {
            let voice = if (RATE / 4..RATE / 4 * 3).contains(&i) { 1.0 } else { 0.002 };
            (i as f32 * hertz * std::f32::consts::TAU / RATE as f32).sin() * loud * voice
        });
        Sound { samples: samples.collect(), band: Band::Wide }
    }

    fn said(wishes: &[TeachWish]) -> Vec<String> {
        let words = |wish: &TeachWish| match wish {
            TeachWish::Say(phrase) => Some(speak(phrase, Wording::default()).to_string()),
            _ => None,
        };
        wishes.iter().filter_map(words).collect()
    }

    fn teaching() -> Teaching {
        Teaching::new(Profile::empty(Language::German), Wording::default())
    }

    /// Bella was asked for and Cesar said, five times: after two doubts the others were taken without a word, and in a game the two
    /// files were exchanged.
    #[test]
    fn what_still_sounds_like_another_word_is_passed_over_and_comes_again() {
        let mut teaching = teaching();
        let (asked, other) = (teaching.words[0].clone(), teaching.words[1].clone());
        let say = |teaching: &mut Teaching, heard: Option<&str>| said(&teaching.take(&tone(440.0, 0.3), heard));
        for _ in 0..2 {
            let doubted = say(&mut teaching, Some(&other));
            assert_eq!(doubted, [format!("Das klang wie {other}. Noch einmal: {asked}.")]);
        }
        assert_eq!(say(&mut teaching, Some(&other)), [format!("Das klang wie {other}."), format!("{other}.")]);
        assert!(teaching.profile.words.is_empty());
        // The words that every move needs but for this one: the trial, and what was passed over when the others are learnt.
        let words = teaching.words.clone();
        for (index, word) in words.iter().enumerate().skip(1) {
            if index == teaching.core {
                teaching.trial = MoveTrial::Done;
                teaching.go_to_next();
            }
            assert!(matches!(teaching.state, TeachingState::Word { index: at, .. } if at == index), "{word}");
            let takes = (0..TAKES).map(|_| enrolled::check(&tone(440.0, 0.3)).expect("a word")).collect();
            teaching.profile.teach(word, takes);
            teaching.go_to_next();
        }
        assert_eq!(said(&[TeachWish::Say(teaching.prompt())]), [format!("{asked}.")]);
        (0..2 + TAKES).for_each(|_| drop(say(&mut teaching, Some(&other))));
        assert!(teaching.knows(&asked), "he says it so");
    }

    /// A pad has no Backspace; asked, the word is said again.
    #[test]
    fn a_step_to_the_left_takes_the_word_from_the_start() {
        let mut teaching = teaching();
        teaching.take(&tone(300.0, 0.3), None);
        assert!(matches!(&teaching.state, TeachingState::Word { takes, .. } if takes.len() == 1));
        assert_eq!(said(&teaching.key(&Intent::SayAgain)), ["Anna."]);
        assert!(matches!(&teaching.state, TeachingState::Word { takes, .. } if takes.len() == 1), "it only says it");
        assert_eq!(said(&teaching.key(&Intent::Walk(Direction::Left))), ["Anna."]);
        assert!(matches!(&teaching.state, TeachingState::Word { index: 0, takes, .. } if takes.is_empty()));
    }

    #[test]
    fn help_tells_what_is_to_be_done_and_the_keys_and_the_word_in_hand() {
        let mut teaching = teaching();
        let told = said(&teaching.key(&Intent::Help));
        assert!(matches!(&told[..], [help, word] if help.contains("Escape hört auf") && word == "Anna."), "{told:?}");
    }

    #[test]
    fn each_word_is_said_three_times_and_kept_before_the_next() {
        let mut teaching = teaching();
        assert_eq!(said(&teaching.begin()).last().map(String::as_str), Some("Anna."));
        for _ in 0..2 {
            assert_eq!(teaching.take(&tone(440.0, 0.5), None), [TeachWish::Signal]);
        }
        let wishes = teaching.take(&tone(440.0, 0.5), None);
        assert_eq!((wishes.first(), said(&wishes)), (Some(&TeachWish::Save), vec!["Bella.".to_owned()]));
        assert_eq!((teaching.profile().words[0].text.as_str(), teaching.progress().0), ("Anna", 1));
    }

    #[test]
    fn a_bad_take_is_told_and_said_again() {
        let mut teaching = teaching();
        let heard = said(&teaching.take(&tone(440.0, 0.002), None));
        assert_eq!(heard, ["Zu leise. Näher ans Mikrofon, oder lauter. Noch einmal: Anna."]);
        let heard = said(&teaching.take(&tone(440.0, 40.0).clipped(), None));
        assert_eq!(heard, ["Zu laut. Das Mikrofon leiser stellen, oder weiter weg. Noch einmal: Anna."]);
        let silence = Sound { samples: vec![0.0; 8_000], band: Band::Wide };
        assert_eq!(teaching.take(&silence, None), [], "a noise that is no word");
        assert_eq!(teaching.take(&tone(440.0, 0.5), None), [TeachWish::Signal], "nothing is lost by it");
    }

    impl Sound {
        fn clipped(mut self) -> Self {
            self.samples.iter_mut().for_each(|sample| *sample = sample.clamp(-1.0, 1.0));
            self
        }
    }

    #[test]
    fn another_word_is_told_and_asked_again() {
        let mut teaching = teaching();
        for _ in 0..DOUBTS {
            let heard = said(&teaching.take(&tone(440.0, 0.5), Some("Bella")));
            assert_eq!(heard, ["Das klang wie Bella. Noch einmal: Anna."]);
        }
        for heard in [Some("anna"), None] {
            assert_eq!(teaching.take(&tone(440.0, 0.5), heard), [TeachWish::Signal]);
        }
        let wishes = teaching.take(&tone(440.0, 0.5), None);
        assert_eq!(wishes.first(), Some(&TeachWish::Save));
        // Two words tell nothing yet of what is alike; later the same sound is that of a word that is taught.
        for (word, hertz) in [("Bella", 700.0), ("Cesar", 1_400.0), ("David", 2_400.0)] {
            for _ in 0..3 {
                let wishes = teaching.take(&tone(hertz, 0.5), None);
                assert!(!wishes.is_empty(), "{word}");
                assert_eq!(said(&wishes).iter().find(|heard| heard.starts_with("Das klang")), None, "{word}");
            }
        }
        let heard = said(&teaching.take(&tone(440.0, 0.5), None));
        assert_eq!(heard, ["Das klang wie Anna. Noch einmal: Eva."]);
        assert_eq!(teaching.take(&tone(3_200.0, 0.5), None), [TeachWish::Signal]);
    }

    #[test]
    fn it_goes_on_where_it_was_left_and_ends_with_a_trial() {
        let mut profile = Profile::empty(Language::German);
        let all = words(Wording::default());
        for word in &all[..all.len() - 1] {
            profile.teach(word, vec![tone(440.0, 0.5); 3]);
        }
        let mut teaching = Teaching::new(profile, Wording::default());
        assert_eq!(teaching.progress(), (all.len() - 1, all.len()));
        let left = said(&teaching.key(&Intent::Escape));
        assert!(left[0].ends_with("Wörtern eingelernt."), "{left:?}");
        assert!(teaching.expects().is_none());
        for _ in 0..2 {
            teaching.take(&tone(1_400.0, 0.5), None);
        }
        let wishes = teaching.take(&tone(1_400.0, 0.5), None);
        assert!(wishes.contains(&TeachWish::Try) && teaching.expects().is_some());
        let verdict = |text: &str| {
            let expectation = Expectation { scope: Scope::Legal(Box::default()), asked: ExpectedAnswer::Nothing };
            let tongue = crate::listen::grammar::Tongue::of(Language::German);
            let meaning = Meaning::of(text, expectation.expecting(), tongue);
            let (acceptance, heard, speaker) = (Acceptance::Agreed, text.to_owned(), KnownSpeaker::Known);
            Interpretation { acceptance, heard, meaning, fit: Fit::Good, agreed: true, speaker }
        };
        for text in ["Eva vier", "Springer Felix drei", "Springer Cesar drei", "David vier"] {
            assert_eq!(said(&teaching.heard(&verdict(text))).len(), 1, "{text}");
        }
        let end = teaching.heard(&verdict("Hector vier"));
        assert_eq!(
            (said(&end), end.last()),
            (vec!["vier von fünf Zügen richtig verstanden.".to_owned()], Some(&TeachWish::Leave))
        );
    }

    #[test]
    fn what_every_move_needs_comes_first_and_is_tried_and_the_rest_is_left_to_the_player() {
        let core = core_words(Language::German, Language::German);
        assert_eq!(words(Wording::default())[..core.len()], core);
        let mut profile = Profile::empty(Language::German);
        for word in &core[..core.len() - 1] {
            profile.teach(word, vec![tone(440.0, 0.5); 3]);
        }
        let mut teaching = Teaching::new(profile, Wording::default());
        teaching.take(&tone(1_400.0, 0.5), None);
        teaching.take(&tone(1_400.0, 0.5), None);
        let wishes = teaching.take(&tone(1_400.0, 0.5), None);
        assert!(wishes.contains(&TeachWish::Try) && teaching.expects().is_some(), "{wishes:?}");
        assert!(said(&wishes)[0].starts_with("Das Nötigste"), "{wishes:?}");
        let nothing = Interpretation {
            acceptance: Acceptance::Rejected,
            heard: "Turm".to_owned(),
            meaning: Meaning::Unknown(crate::language::Unknown::NoArrival),
            fit: Fit::Good,
            agreed: false,
            speaker: KnownSpeaker::Known,
        };
        let ends: Vec<_> = TRIAL.iter().map(|_| teaching.heard(&nothing)).collect();
        let last = &ends[TRIAL.len() - 1];
        assert!(!last.contains(&TeachWish::Leave) && teaching.expects().is_none(), "{last:?}");
        assert_eq!(said(last).last(), Some(&"en passant.".to_owned()));
        // Anyone who comes back goes on with the rest.
        let again = Teaching::new(teaching.profile().clone(), Wording::default());
        assert!(again.expects().is_none());
        assert_eq!(said(&again.begin()).last(), Some(&"en passant.".to_owned()));
    }

    #[test]
    fn the_word_before_can_be_taught_anew() {
        let mut teaching = teaching();
        for _ in 0..3 {
            teaching.take(&tone(1_400.0, 0.5), None);
        }
        teaching.take(&tone(440.0, 0.5), None);
        assert_eq!(said(&teaching.key(&Intent::Erase)), ["Bella."]);
        assert_eq!(said(&teaching.key(&Intent::Erase)), ["Anna."]);
    }

    #[test]
    fn ranks_in_another_language_are_taught_as_well() {
        let spanish = Wording { language: Language::Spanish, ..Wording::default() };
        let words = words(spanish);
        assert!(
            ["uno", "eins", "acht", "Rochade", "caballo"].iter().all(|word| words.iter().any(|w| w == word)),
            "{words:?}"
        );
    }
}
