//! Why a recogniser is of no use, whichever it is.
use std::path::PathBuf;

use thiserror::Error;

/// Why a recogniser has no opinion.
#[derive(Debug, Error)]
pub enum RecogniserError {
    /// PocketSphinx cannot be used.
    #[error(transparent)]
    Sphinx(#[from] SphinxError),
    /// The program beside ours failed.
    #[error(transparent)]
    Beside(#[from] ProgramError),
    /// A recogniser's thread ended before its time.
    #[error("the recogniser {0} has stopped; start the program again")]
    Stopped(&'static str),
}

/// Why PocketSphinx cannot be used.
#[derive(Debug, Error)]
pub enum SphinxError {
    /// The library is not there.
    #[error(
        "PocketSphinx is not installed (no {}), so only words of a profile are understood; install it (Debian: apt install \
         libpocketsphinx3 pocketsphinx-en-us) or teach the words: anna-hector enrol",
        listed(.0)
    )]
    NoLibrary(Vec<PathBuf>),
    /// The library is another than expected.
    #[error(
        "the PocketSphinx of this system lacks {call} as version 0.8 or 5prealpha has it; install that version, or teach \
         the words: anna-hector enrol"
    )]
    Foreign {
        /// The call that was looked for.
        call: &'static str,
    },
    /// The acoustic model is not there.
    #[error(
        "PocketSphinx has no acoustic model of English in {}; install it (Debian: apt install pocketsphinx-en-us)",
        listed(.0)
    )]
    NoModel(Vec<PathBuf>),
    /// The acoustic model cannot be read.
    #[error("{}: PocketSphinx cannot read this acoustic model; install pocketsphinx-en-us again", .0.display())]
    Model(PathBuf),
    /// The library has refused something.
    #[error("PocketSphinx refused {0}")]
    Refused(&'static str),
}

fn listed(places: &[PathBuf]) -> String {
    places.iter().map(|place| place.display().to_string()).collect::<Vec<_>>().join(" or ")
}

/// Why a recogniser beside ours is of no use.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ProgramError {
    /// It cannot be started.
    #[error("the recogniser `{command}` cannot be started: {why}; name a program that is there, or none")]
    Start {
        /// What was to be started.
        command: String,
        /// What the system says.
        why: String,
    },
    /// It did not become ready.
    #[error("the recogniser `{0}` did not become ready and was ended; try it in a terminal")]
    NotReady(String),
    /// It answers, but has not understood the move of the trial.
    #[error(
        "the recogniser `{command}` answers, but has heard `{heard}`, which is not what was said; try a better model"
    )]
    Deaf {
        /// Name of the program.
        command: String,
        /// What it heard instead, or nothing.
        heard: String,
    },
    /// It did not answer.
    #[error("the recogniser `{0}` did not answer any more and was ended; the others go on")]
    Hung(String),
    /// It ended by itself.
    #[error("the recogniser `{0}` has ended by itself; the others go on")]
    Ended(String),
    /// It wrote something else than the protocol.
    #[error(
        "the recogniser `{command}` wrote something that is not an answer (`{line}`) and was ended; manual/recognisers.md says what is"
    )]
    Nonsense {
        /// Name of the program.
        command: String,
        /// The beginning of what it wrote.
        line: String,
    },
    /// It says why it cannot go on.
    #[error("the recogniser `{command}`: {why}")]
    Trouble {
        /// Name of the program.
        command: String,
        /// Its own words.
        why: String,
    },
}
