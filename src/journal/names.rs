//! The names of a journal and of the files beside it.
use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use shakmaty::ByColor;

use super::JournalError;
use crate::{files, language::fold::slug};

/// The extension of a journal: JSON lines.
pub const EXTENSION: &str = "jsonl";

/// The heartbeat of a journal.
pub(super) fn heartbeat(journal: &Path) -> PathBuf {
    journal.with_extension("heartbeat")
}

/// The envelope of an adjourned game.
pub(super) fn envelope(journal: &Path) -> PathBuf {
    journal.with_extension("envelope")
}

/// The mark of a game that was left.
pub(super) fn left(journal: &Path) -> PathBuf {
    journal.with_extension("left")
}

/// What other programs of ours did while the game was played.
pub(super) fn visits(journal: &Path) -> PathBuf {
    journal.with_extension("visits")
}

/// What may be left over from an earlier journal of the same name.
pub(super) fn sidecars(journal: &Path) -> [PathBuf; 3] {
    [heartbeat(journal), left(journal), visits(journal)]
}

/// Takes away the mark that the game was left.
pub(super) fn take_mark_away(journal: &Path) -> Result<(), JournalError> {
    match fs::remove_file(left(journal)) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(JournalError::io(left(journal), "take away the mark")(error))
        }
        _ => Ok(()),
    }
}

/// Makes the folder for the journals if it is not there.
///
/// # Errors
/// [`JournalError::Io`] when it cannot be made.
pub fn make_directory(folder: &Path) -> Result<(), JournalError> {
    files::create_folder(folder).map_err(JournalError::io(folder, "make the folder for the journals"))
}

/// `games` in the user's data directory, whether it is there or not; `None` for a user without a home.
#[must_use]
pub fn usual_directory() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "anna-hector")?.data_dir().join("games"))
}

/// `2026-05-01T10-00-00-anna-hector`: letters, digits and hyphens, whatever the names are.
pub(super) fn stem(started: &str, names: &ByColor<String>) -> String {
    let time: String = started.chars().take("2026-05-01T10:00:00".len()).collect();
    let parts = [time.replace(':', "-"), short(&names.white), short(&names.black)];
    let cleaned: Vec<String> = parts
        .into_iter()
        .map(|part| part.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>())
        .filter(|part| !part.is_empty())
        .collect();
    if cleaned.is_empty() { "game".to_owned() } else { cleaned.join("-") }
}

/// A name as part of a file name: at most 24 letters.
fn short(name: &str) -> String {
    let mut name = slug(name);
    name.truncate(24);
    name.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(white: &str, black: &str) -> ByColor<String> {
        ByColor { white: white.into(), black: black.into() }
    }

    #[test]
    fn file_names_are_plain_whatever_the_players_are_called() {
        let check =
            |white, black, expected| assert_eq!(stem("2026-05-01T10:00:00+02:00", &names(white, black)), expected);
        check("Jörg Müßig", "Peña, María", "2026-05-01T10-00-00-joerg-muessig-penya-maria");
        check("../../etc/passwd", "C:\\x", "2026-05-01T10-00-00-etc-passwd-c-x");
        check("Иван", "", "2026-05-01T10-00-00");
        assert_eq!(stem("", &names("", "")), "game");
    }

    #[test]
    fn the_folder_is_made() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("a/b");
        make_directory(&deep).unwrap();
        assert!(deep.is_dir());
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(make_directory(&file).unwrap_err().to_string().contains("file: cannot make the folder"));
    }
}
