//! `anna-hector enrol`: teaches how one person says a word.
use std::{
    fs::File,
    io::{self, BufReader, Write},
    path::{Path, PathBuf},
};

use super::{Failure, LanguageName, ToolOutcome};
use crate::{
    language::{Language, teachable, words_to_learn},
    listen::{
        Sound,
        enrolled::{self, Profile, ProfileError},
    },
};

/// What `enrol` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The folder of the profile; it is made if it does not exist.
    #[arg(long, value_name = "DIR", required_unless_present = "list")]
    profile: Option<PathBuf>,
    /// The language of the word.
    #[arg(long, value_enum)]
    language: LanguageName,
    /// Print the words to teach, the most needed first, and do nothing else.
    #[arg(long, conflicts_with_all = ["profile", "word", "add"])]
    list: bool,
    /// Add to the takes that the word has already, instead of replacing them.
    #[arg(long)]
    add: bool,
    /// The word, or a name of several words: "en passant".
    #[arg(required_unless_present = "list")]
    word: Option<String>,
    /// WAV files, each with the word once; three are best.
    #[arg(required_unless_present = "list", value_name = "FILE.wav")]
    files: Vec<PathBuf>,
}

/// The most takes of a word: more only make recognition slower.
const MOST_TAKES: usize = 6;

pub(crate) fn run(args: &Args) -> Result<ToolOutcome, Failure> {
    let language: Language = args.language.into();
    let mut out = io::stdout().lock();
    let (Some(folder), Some(word)) = (&args.profile, &args.word) else {
        for word in words_to_learn(language) {
            writeln!(out, "{word}")?;
        }
        return Ok(ToolOutcome::Good);
    };
    let word = teachable(word, language).ok_or_else(|| {
        let known = words_to_learn(language).join(", ");
        Failure::Bad(format!("`{word}` is said in no move or request; the words are: {known}"))
    })?;
    let mut profile = loaded(folder, language)?;
    let (mut takes, faults) = takes(&args.files);
    let fresh = takes.len();
    if args.add {
        takes.extend(profile.words.iter().find(|known| known.text == word).into_iter().flat_map(|w| w.takes.clone()));
        takes.truncate(MOST_TAKES);
    }
    if let Some(index) = enrolled::unlike(&takes).filter(|index| *index < fresh) {
        eprintln!("anna-hector: take {} of {word}: {}", index + 1, enrolled::TakeFault::Unlike);
    }
    if fresh > 0 {
        let count = takes.len();
        profile.teach(&word, takes);
        profile.save(folder).map_err(|error| Failure::Bad(error.to_string()))?;
        writeln!(out, "{word}: {count} {}", if count == 1 { "take" } else { "takes" })?;
    }
    match faults.as_slice() {
        [] => Ok(ToolOutcome::Good),
        faults => Err(Failure::Bad(format!("not learnt: {}", faults.join("; ")))),
    }
}

/// The profile as it is, or a new one.
fn loaded(folder: &Path, language: Language) -> Result<Profile, Failure> {
    match Profile::load(folder, language) {
        Err(ProfileError::None { .. } | ProfileError::OtherLanguage { .. }) => Ok(Profile::empty(language)),
        other => other.map_err(|error| Failure::Bad(error.to_string())),
    }
}

/// The takes that can be used, and what is wrong with the others.
fn takes(files: &[std::path::PathBuf]) -> (Vec<Sound>, Vec<String>) {
    let (mut takes, mut faults) = (Vec::new(), Vec::new());
    for file in files {
        match take(file) {
            Ok(sound) => takes.push(sound),
            Err(fault) => faults.push(format!("{}: {fault}", file.display())),
        }
    }
    if takes.len() > MOST_TAKES {
        takes.truncate(MOST_TAKES);
        faults.push(format!("more than {MOST_TAKES} takes; the first {MOST_TAKES} are kept"));
    }
    (takes, faults)
}

fn take(file: &Path) -> Result<Sound, String> {
    let opened = File::open(file).map_err(|error| format!("{error}; name a readable file"))?;
    let sound = Sound::from_wav(BufReader::new(opened)).map_err(|error| error.to_string())?;
    enrolled::check(&sound).map_err(|fault| fault.to_string())
}
