//! Reading a journal back.
use std::path::{Path, PathBuf};

use super::{
    Beat, Fault, Header, JournalError, Line,
    wire::{self, ChainLink, Hash},
};
use crate::{clock::Moment, files, game::Game};

/// The end of a journal whose writing was interrupted. It was never acknowledged, so nothing was heard or seen of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Torn {
    /// The number of the line.
    pub line: u64,
    /// The bytes that were dropped.
    pub bytes: Vec<u8>,
    /// Why they are not a line.
    pub fault: Fault,
}

/// A journal as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Path of the journal.
    pub path: PathBuf,
    /// The first line.
    pub header: Header,
    /// The events, one for each line.
    pub lines: Vec<Line>,
    /// The torn end, if there is one.
    pub torn: Option<Torn>,
    /// The length of what is good, in bytes.
    pub good_len: u64,
    /// The hash of the header: it tells this game from every other.
    pub(super) identity: Hash,
    /// The hash of the last good line.
    pub(super) last_hash: Hash,
}

/// No journal is longer, in bytes: many times what the longest game takes.
pub(super) const MOST: u64 = 64 * 1024 * 1024;

/// Reads a journal. A torn last line is dropped and reported in the record; the file is not touched.
///
/// # Errors
/// [`JournalError`] names the file, and the line if one is damaged.
pub fn read(path: &Path) -> Result<Record, JournalError> {
    let bytes = files::read_lines(path, MOST).map_err(JournalError::io(path, "read the journal"))?;
    Record::parse(path, &bytes)
}

impl Record {
    /// Reads a journal out of the bytes of a file; `path` is for the errors.
    ///
    /// # Errors
    /// [`JournalError`] names the line that is damaged.
    pub fn parse(path: &Path, bytes: &[u8]) -> Result<Self, JournalError> {
        let (record, damage) = Self::parse_to_damage(path, bytes)?;
        damage.map_or(Ok(record), Err)
    }

    /// Reads a journal as far as it is whole: what stands before the first damaged line, and what is wrong with that. For
    /// exports that say so; no game goes on with it.
    ///
    /// # Errors
    /// [`JournalError`] where the header cannot be read.
    pub fn parse_to_damage(path: &Path, bytes: &[u8]) -> Result<(Self, Option<JournalError>), JournalError> {
        let mut pieces = bytes.split_inclusive(|&byte| byte == b'\n').peekable();
        let first = pieces.next().ok_or_else(|| JournalError::Empty(path.to_owned()))?;
        let header = whole(first).and_then(wire::read_header).map_err(|fault| JournalError::damaged(path, 1, fault))?;
        let identity = wire::sha256_hex(first);
        let mut record = Self {
            path: path.to_owned(),
            header,
            lines: Vec::new(),
            torn: None,
            good_len: first.len() as u64,
            last_hash: identity.clone(),
            identity,
        };
        while let Some(piece) = pieces.next() {
            let line = record.next_number();
            match record.take(piece) {
                Ok(()) => {}
                Err(fault) if fault.may_be_torn() && pieces.peek().is_none() => {
                    record.torn = Some(Torn { line, bytes: piece.to_owned(), fault });
                }
                Err(fault) => return Ok((record, Some(JournalError::damaged(path, line, fault)))),
            }
        }
        Ok((record, None))
    }

    fn take(&mut self, piece: &[u8]) -> Result<(), Fault> {
        if wire::holds_several_lines(piece) {
            return Err(Fault::RunTogether);
        }
        if piece.contains(&0) {
            return Err(Fault::Gap);
        }
        let (ChainLink { number, prev }, line) = wire::read_line(whole(piece)?)?;
        if number != self.next_number() {
            return Err(Fault::Number(number));
        }
        if prev != self.last_hash {
            return Err(Fault::Chain);
        }
        let last = self.last_event_at();
        if line.at < last {
            return Err(Fault::Backwards { at: line.at, last });
        }
        self.lines.push(line);
        self.last_hash = wire::sha256_hex(piece);
        self.good_len += piece.len() as u64;
        Ok(())
    }

    /// The number of the line that follows the good ones.
    #[must_use]
    pub fn next_number(&self) -> u64 {
        self.lines.len() as u64 + 2
    }

    /// The moment of the last event; the beginning where there is none.
    #[must_use]
    pub fn last_event_at(&self) -> Moment {
        self.lines.last().map_or(Moment::START, |line| line.at)
    }

    /// The last moment at which the program is known to have been running: the session goes on from there.
    #[must_use]
    pub fn last_moment(&self, heartbeat: Option<Beat>) -> Moment {
        self.last_event_at().max(heartbeat.map_or(Moment::START, |beat| beat.moment))
    }

    /// The game, as the events made it.
    #[must_use]
    pub fn replay(&self) -> Game {
        let mut game = Game::new(self.header.setup.clone());
        for line in &self.lines {
            game.apply(line.at, &line.event);
        }
        game
    }
}

/// A line without its end of line.
fn whole(piece: &[u8]) -> Result<&[u8], Fault> {
    piece.strip_suffix(b"\n").ok_or(Fault::Unterminated)
}
