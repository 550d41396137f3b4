//! The tools that read and write lines, on the same core as the program; each names its own arguments.
pub mod adjudicate;
pub mod announce;
pub(crate) mod board;
pub(crate) mod enrol;
pub(crate) mod hear;
pub(crate) mod journal;
pub(crate) mod leave;
pub(crate) mod manual;
pub(crate) mod pad;
pub(crate) mod pgn;
pub mod reconcile;
pub(crate) mod record_session;
pub(crate) mod recordings;
pub mod rehearse;
pub(crate) mod scoresheet;
pub(crate) mod shell;
pub mod understand;

use std::{
    fs::File,
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

use thiserror::Error;

use crate::{
    files::{self, BoundedLines, encoding, encoding::NoText},
    game::Tool,
    journal::{competition_of, looks_like_one},
    keys,
    language::{self, Language},
    laws::position::FenError,
    locale,
    scoresheet::pgn::{Input, PgnError},
};

/// How a tool ended, if it did not fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToolOutcome {
    /// As expected: exit code 0.
    Good,
    /// What was checked is not as expected: exit code 1.
    Different,
}

/// Why a tool gave up: exit code 2.
#[derive(Debug, Error)]
pub enum Failure {
    /// A file cannot be read.
    #[error("{}: {source}; name a readable file, or - for standard input", path.display())]
    Read {
        /// The file as it was named on the command line.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The file holds something that is not PGN.
    #[error("{}: {source}", path.display())]
    Pgn {
        /// The file as it was named on the command line.
        path: PathBuf,
        /// Where and what.
        source: PgnError,
    },
    /// The FEN cannot be read.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A script, a setting, a journal or a sound that cannot be used: names what, where, and a way out.
    #[error("{0}")]
    Bad(String),
    /// Some of the rows are bad; the others were answered.
    #[error("{bad} of {rows} rows could not be adjudicated; the last field of each says why")]
    Rows {
        /// Rows without an answer.
        bad: usize,
        /// All rows of the input.
        rows: usize,
    },
    /// The utterances cannot be read.
    #[error("standard input: {0}")]
    Input(#[source] io::Error),
    /// The answer cannot be written.
    #[error("standard output: {0}")]
    Write(#[from] io::Error),
}

impl Failure {
    /// Whether the reader of our output has closed the pipe.
    #[must_use]
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Write(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// A language, as written on the command line.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(crate) enum LanguageName {
    /// Deutsch.
    De,
    /// Español.
    Es,
    /// English.
    En,
    /// Français.
    Fr,
}

impl From<LanguageName> for Language {
    fn from(name: LanguageName) -> Self {
        match name {
            LanguageName::De => Self::German,
            LanguageName::Es => Self::Spanish,
            LanguageName::En => Self::English,
            LanguageName::Fr => Self::French,
        }
    }
}

/// The language that was asked for with `--language`, else the user's own: the rule of every tool but `announce`, which
/// speaks the rule's German.
pub(crate) fn language_of(asked: Option<LanguageName>) -> Language {
    asked.map_or_else(locale::language, Into::into)
}

/// Lists the clips of a language, one text a line.
pub(crate) fn clips(language: Language) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for text in language::inventory(language) {
        writeln!(out, "{text}")?;
    }
    Ok(())
}

/// Lists all keys, as the manual has them.
pub(crate) fn keys(language: Language) -> Result<(), Failure> {
    Ok(io::stdout().lock().write_all(keys::markdown(language).as_bytes())?)
}

/// Tells the arbiter of the competition that is being played with this journal, if one is, that a tool reads it.
pub(crate) fn told_of_reading(journal: &Path, tool: Tool) {
    let told = competition_of(journal).map(|competition| competition.leave_word_of_reading(tool));
    if let Some(Err(error)) = told {
        tracing::warn!(%error, "the arbiter is not told");
    }
}

/// The longest file of games or rows that is read, in bytes; a longer one has to be divided.
const MOST_INPUT: u64 = 64 * 1024 * 1024;

/// Gives the text of a file, or of standard input for `-`, to `take` as it arrives: UTF-16 is read to its
/// end first and made UTF-8.
///
/// # Errors
/// As [`input`], and what `take` returns.
pub(crate) fn arriving(path: &Path, mut take: impl FnMut(&[u8], Input) -> Result<(), Failure>) -> Result<(), Failure> {
    let is_stdin = path == Path::new("-");
    let failed = |source: io::Error| match is_stdin {
        true => Failure::Input(source),
        false => Failure::Read { path: path.to_owned(), source },
    };
    let no_text = |fault| Failure::Bad(format!("{}: {fault}", path.display()));
    let mut source: Box<dyn Read> =
        if is_stdin { Box::new(io::stdin().lock()) } else { Box::new(File::open(path).map_err(failed)?) };
    source = Box::new(BoundedLines::of(source));
    let mut room = vec![0; 64 * 1024];
    let mut before = 0;
    // The byte order mark of UTF-16 is two bytes, which may come one by one.
    let mut first = Vec::new();
    while first.len() < 2 && first.first().is_none_or(|byte| matches!(byte, 0xfe | 0xff)) {
        match source.read(&mut room[..2 - first.len()]) {
            Ok(0) => break,
            Ok(read) => first.extend_from_slice(&room[..read]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(failed(error)),
        }
    }
    if encoding::is_marked_utf16(&first) {
        let rest = files::read_open(source, MOST_INPUT).map_err(failed)?;
        return take(&encoding::as_utf8([first, rest].concat()).map_err(no_text)?, Input::Ended);
    }
    let mut arrived = first;
    while !arrived.is_empty() {
        if let Some(at) = arrived.iter().position(|&byte| byte == 0) {
            return Err(no_text(NoText::Zero(before + at + 1)));
        }
        take(&arrived, Input::Open)?;
        before += arrived.len();
        arrived = loop {
            match source.read(&mut room) {
                Ok(read) => break room[..read].to_vec(),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(failed(error)),
            }
        };
    }
    take(&[], Input::Ended)
}

/// Gives each line of a file, or of standard input for `-`, to `take` as it arrives; the last may lack its end.
///
/// # Errors
/// As [`arriving`].
pub(crate) fn each_line(path: &Path, mut take: impl FnMut(&[u8]) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut begun: Vec<u8> = Vec::new();
    arriving(path, |arrived, input| {
        begun.extend_from_slice(arrived);
        let whole = begun.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let rest = begun.split_off(whole);
        for line in std::mem::replace(&mut begun, rest).split_inclusive(|&byte| byte == b'\n') {
            take(line)?;
        }
        match input {
            Input::Ended if !begun.is_empty() => take(&begun),
            Input::Ended | Input::Open => Ok(()),
        }
    })
}

/// The text in a file, or from standard input for `-`: UTF-16 with a byte order mark becomes UTF-8, other bytes stay as
/// they are. A journal may have a gap of zeros, which its reader names.
///
/// # Errors
/// A file that cannot be read, or is not text: UTF-16 that breaks off or has no byte order mark.
pub(crate) fn input(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = if path == Path::new("-") {
        files::read_open(BoundedLines::of(io::stdin()), MOST_INPUT).map_err(Failure::Input)?
    } else {
        let opened = File::open(path).and_then(|file| files::read_open(BoundedLines::of(file), MOST_INPUT));
        opened.map_err(|source| Failure::Read { path: path.to_owned(), source })?
    };
    if looks_like_one(&bytes) {
        return Ok(bytes);
    }
    encoding::as_utf8(bytes).map_err(|fault| Failure::Bad(format!("{}: {fault}", path.display())))
}
