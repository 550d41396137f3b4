//! Who is listened to, and the recognisers and the voice that are known of him.
use std::path::{Path, PathBuf};

use super::{
    Ear, Recogniser, Vocabulary,
    enrolled::{Enrolled, Profile, ProfileError},
    grammar::Tongue,
    missing::Missing,
    speaker::OwnVoice,
    sphinx::{Sphinx, SphinxTask},
};
use crate::language::{core_words, says_it_stands, words_to_learn};

/// Who is listened to at one microphone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Talker {
    /// The languages he speaks.
    pub tongue: Tongue,
    /// The folder of the words that he has taught; where there is none, everybody's recogniser listens alone.
    pub profile: Option<PathBuf>,
    /// The command of a recogniser beside ours; empty for none.
    pub beside: String,
}

/// The quick recognisers for a player, and what is missing.
#[must_use]
pub fn open(talker: &Talker) -> (Ear, Missing) {
    let (ear, _, missing) = open_with_voice(talker);
    (ear, missing)
}

/// The same, and how he sounds.
pub(super) fn open_with_voice(talker: &Talker) -> (Ear, OwnVoice, Missing) {
    let mut own = OwnVoice::default();
    let mut recognisers: Vec<Box<dyn Recogniser>> = Vec::new();
    let (mut taught, mut missing) = (None, Missing::default());
    match talker.profile.as_deref().map(|folder| own_words(folder, talker.tongue)) {
        Some(Ok(Some((enrolled, voice)))) => (taught, own) = (Some(enrolled), voice),
        Some(Ok(None)) => {}
        Some(Err(error)) => missing.own = Some(error.to_string()),
        None => {}
    }
    let extent = taught.as_ref().map(|taught| ProfileExtent::of(taught.vocabulary(), talker.tongue));
    let duty = match (&extent, &taught) {
        (Some(ProfileExtent::All), Some(taught)) => SphinxTask::Second(taught.vocabulary()),
        (Some(ProfileExtent::Core), _) => SphinxTask::Beside,
        _ => SphinxTask::Alone,
    };
    let sphinx = Sphinx::open(talker.tongue, duty);
    if let Some(ProfileExtent::Half(known, all)) = extent {
        missing.half_taught = Some((known, all));
        // Half the words are heard in every move, and are worse than none.
        taught = taught.filter(|_| sphinx.is_err());
    }
    if let Some(enrolled) = taught {
        recognisers.push(Box::new(enrolled));
    }
    match sphinx {
        Ok(sphinx) => recognisers.push(Box::new(sphinx)),
        Err(error) => missing.everybody = Some(error.to_string()),
    }
    (Ear::new(talker.tongue, recognisers), own, missing)
}

/// How much of what can be said somebody has taught.
enum ProfileExtent {
    /// Not every word that a move may need: this many of that many.
    Half(usize, usize),
    Core,
    All,
}

impl ProfileExtent {
    fn of(heard: &Vocabulary, tongue: Tongue) -> Self {
        let knows = |word: &&'static str| !heard.ways_to_say(word).is_empty();
        let knows_all = || {
            let words = words_to_learn(tongue.language).into_iter();
            words.filter(|word| !says_it_stands(word, tongue.language)).all(|word| knows(&word))
        };
        let core = core_words(tongue.language, tongue.ranks);
        match core.iter().filter(|word| knows(word)).count() {
            known if known < core.len() => Self::Half(known, core.len()),
            // A profile that was complete before `it stands` could be taught is still complete.
            _ if knows_all() => Self::All,
            _ => Self::Core,
        }
    }
}

/// The recogniser of a profile, if it has words of that language, and the voice that says them.
fn own_words(folder: &Path, tongue: Tongue) -> Result<Option<(Enrolled, OwnVoice)>, ProfileError> {
    match Profile::load(folder, tongue.language) {
        Ok(profile) if profile.words.is_empty() => Ok(None),
        Ok(profile) => {
            // One take of each word is enough to know a voice by.
            let own = OwnVoice::of_takes(profile.words.iter().filter_map(|word| word.takes.first()));
            Ok(Some((Enrolled::new(profile, tongue), own)))
        }
        // Nobody need teach anything.
        Err(ProfileError::None { .. } | ProfileError::OtherLanguage { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}
