//! The sealed move in the journal, and the file beside it.
//!
//! The journal keeps the encrypted bytes in the line of the sealing, so that no crash loses a move; the file
//! `NAME.envelope` beside it holds the same bytes for the arbiter's custody.
use std::path::Path;

use super::{JournalError, names};
use crate::{files, game::Envelope};

/// How the file beside the journal stands to what the journal has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileState {
    /// It is there and unchanged.
    Whole,
    /// It is not there.
    Missing,
    /// Its bytes are others.
    Changed,
}

/// Lays the envelope beside the journal, in place of any that was there.
///
/// # Errors
/// [`JournalError::Io`] names the file; the journal has the envelope all the same.
pub fn lay_beside(journal: &Path, envelope: &Envelope) -> Result<(), JournalError> {
    let path = names::envelope(journal);
    files::write_whole(&path, envelope.bytes()).map_err(JournalError::io(&path, "write the envelope"))
}

/// Looks at the file beside the journal.
#[must_use]
pub fn look_beside(journal: &Path, envelope: &Envelope) -> FileState {
    match files::read(&names::envelope(journal), files::MOST_TEXT) {
        Ok(bytes) if bytes == envelope.bytes() => FileState::Whole,
        Ok(_) => FileState::Changed,
        Err(_) => FileState::Missing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_beside_the_journal_is_told_from_another() {
        let folder = tempfile::tempdir().unwrap();
        let journal = folder.path().join("game.jsonl");
        let envelope = Envelope::new(vec![1, 2, 3]);
        assert_eq!(look_beside(&journal, &envelope), FileState::Missing);
        lay_beside(&journal, &envelope).unwrap();
        assert_eq!(look_beside(&journal, &envelope), FileState::Whole);
        assert_eq!(look_beside(&journal, &Envelope::new(vec![1, 2])), FileState::Changed);
        assert!(lay_beside(&folder.path().join("nowhere/game.jsonl"), &envelope).is_err());
    }
}
