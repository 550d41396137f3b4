//! Finds the games that are over.
use std::path::{Path, PathBuf};

use shakmaty::ByColor;

use super::{
    JournalError, read,
    unfinished::{is_in_use, journals_in, last_written},
};
use crate::game::Ending;

/// A game that is over, and that nobody has open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// Path of the journal.
    pub path: PathBuf,
    /// Names of the players.
    pub names: ByColor<String>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// When the file was last written, by the wall clock: milliseconds since 1970 in UTC.
    pub last_wall_unix_ms: u64,
}

/// The games in a folder that are over, the latest first. A journal that cannot be read is passed over:
/// [`unfinished`](super::unfinished()) lists it with its error.
///
/// # Errors
/// [`JournalError::Io`] when the folder itself cannot be read. A folder that is not there has no games.
pub fn finished(folder: &Path) -> Result<Vec<Finished>, JournalError> {
    let mut games: Vec<Finished> = journals_in(folder)?.into_iter().filter_map(look_at).collect();
    games.sort_by(|one, other| (other.last_wall_unix_ms, &other.path).cmp(&(one.last_wall_unix_ms, &one.path)));
    Ok(games)
}

fn look_at(path: PathBuf) -> Option<Finished> {
    let record = read(&path).ok()?;
    let game = record.replay();
    if game.sitting().progress().is_some() || is_in_use(&path) {
        return None;
    }
    let last_wall_unix_ms = last_written(&path);
    Some(Finished { names: record.header.setup.names, ending: game.ending(), last_wall_unix_ms, path })
}
