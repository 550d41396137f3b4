//! What can go wrong with a journal: which file, which line, what is wrong, and the way out.
use std::{
    io,
    path::{Path, PathBuf},
};

use thiserror::Error;

use super::{line::FORMAT, wire};
use crate::{clock::Moment, game::NotKept};

/// A journal that could not be written or read. Nothing has been overwritten.
#[derive(Debug, Error)]
pub enum JournalError {
    /// The operating system refused.
    #[error("{path}: cannot {doing}: {source}", path = path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What was being done.
        doing: &'static str,
        /// Why it was refused.
        source: io::Error,
    },
    /// A file of that name is there already.
    #[error("{path}: is there already and is not overwritten; choose another name", path = .0.display())]
    Exists(PathBuf),
    /// Another program writes this journal.
    #[error("{path}: is being written by another program; close that one first", path = .0.display())]
    InUse(PathBuf),
    /// The second copy has events of this game that the journal has not: somebody has gone on with it there.
    #[error(
        "{path}: this game has gone on here, and is left as it is; to go on with it, start the program with --data {folder}, else move \
         it away",
        path = path.display(), folder = folder.display()
    )]
    Elsewhere {
        /// The copy.
        path: PathBuf,
        /// The folder of the copies.
        folder: PathBuf,
    },
    /// The file is empty: the program was stopped before the game was set up.
    #[error("{path}: line 1: the file is empty, no game was recorded in it; delete it or leave it", path = .0.display())]
    Empty(PathBuf),
    /// The file is another: not one of its first lines is of a journal.
    #[error("{path} is not a journal of anna-hector; name one from the folder of the games (NAME.jsonl)", path = .0.display())]
    NoJournal(PathBuf),
    /// A line was damaged, and it is not just the torn end.
    #[error(
        "{path}: line {line}: {fault}; nothing was changed: keep the file, restore a copy of it, or set up the position \
         by hand in a new game from the lines before",
        path = path.display()
    )]
    Damaged {
        /// Path of the journal.
        path: PathBuf,
        /// The line, counted from 1.
        line: u64,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A line was written by a newer program.
    #[error(
        "{path}: line {line}: written in format version {version}, this program knows versions up to {FORMAT}; open it \
         with a newer anna-hector",
        path = path.display()
    )]
    Newer {
        /// Path of the journal.
        path: PathBuf,
        /// The line, counted from 1.
        line: u64,
        /// The version of the line.
        version: u32,
    },
    /// Something that the journal cannot keep exactly, so that a restart would not give back the same game.
    #[error("{path}: {what} has a time finer than the journal keeps; give times in whole units", path = path.display())]
    Inexact {
        /// Path of the journal.
        path: PathBuf,
        /// What was to be written.
        what: &'static str,
    },
    /// An event before the last one.
    #[error("{path}: an event at {at} cannot follow one at {last}; moments run forward", path = path.display())]
    Backwards {
        /// Path of the journal.
        path: PathBuf,
        /// The moment of the event.
        at: Moment,
        /// The moment of the event before.
        last: Moment,
    },
}

impl JournalError {
    /// The same error as told to whoever named the file: `bytes` of another kind are not a damaged journal.
    pub(crate) fn of_named(self, path: &Path, bytes: &[u8]) -> Self {
        match self {
            Self::Damaged { fault, .. } if fault == Fault::NoJournal || !wire::looks_like_one(bytes) => {
                Self::NoJournal(path.to_owned())
            }
            other => other,
        }
    }

    /// What it means for whatever was to be kept.
    #[must_use]
    pub fn not_kept(&self) -> NotKept {
        use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
        match self {
            Self::Io { source, .. } if matches!(source.kind(), StorageFull | QuotaExceeded | FileTooLarge) => {
                NotKept::DiskFull
            }
            Self::Io { .. }
            | Self::Exists(_)
            | Self::InUse(_)
            | Self::Elsewhere { .. }
            | Self::Empty(_)
            | Self::NoJournal(_)
            | Self::Damaged { .. }
            | Self::Newer { .. }
            | Self::Inexact { .. }
            | Self::Backwards { .. } => NotKept::Unwritable,
        }
    }

    pub(super) fn io(path: impl Into<PathBuf>, doing: &'static str) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::Io { path, doing, source }
    }

    pub(super) fn damaged(path: impl Into<PathBuf>, line: u64, fault: Fault) -> Self {
        match fault {
            Fault::Version(version) => Self::Newer { path: path.into(), line, version },
            fault => Self::Damaged { path: path.into(), line, fault },
        }
    }
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    /// Zeros where text should be: sectors that were never written.
    #[error("has a gap of zeros")]
    Gap,
    /// Bytes that are not UTF-8.
    #[error("byte {} is not text", .0 + 1)]
    NotText(usize),
    /// A line that is not JSON.
    #[error("is not JSON ({0})")]
    NotJson(String),
    /// No end of line.
    #[error("has no end of line")]
    Unterminated,
    /// Two lines run together: the end of line between them is lost.
    #[error("two lines run together, an end of line is lost")]
    RunTogether,
    /// JSON, but no line of a journal.
    #[error("is not a line of an anna-hector journal")]
    NoJournal,
    /// A version that this program does not know.
    #[error("has format version {0}")]
    Version(u32),
    /// The check sum does not fit.
    #[error("was changed after it was written (its check sum does not fit)")]
    Sum,
    /// Whole, but not understood.
    #[error("is not understood ({0})")]
    Meaning(String),
    /// Lines are missing or double.
    #[error("says it is line {0}: lines are missing, double or out of order")]
    Number(u64),
    /// The hash of the line before is another.
    #[error("does not follow the line before it, which was replaced (its hash is another)")]
    Chain,
    /// Time runs backwards.
    #[error("happened at {at}, before the line before it ({last})")]
    Backwards {
        /// The moment of this line.
        at: Moment,
        /// The moment of the line before.
        last: Moment,
    },
}

impl Fault {
    /// Whether a last line with this fault may be one whose writing was interrupted. A line that is whole to its end and says
    /// something else than was written is damaged.
    pub(super) const fn may_be_torn(&self) -> bool {
        matches!(self, Self::Gap | Self::Unterminated)
    }
}
