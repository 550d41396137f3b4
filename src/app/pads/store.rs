//! The profile of one's own: a file that can be exported, changed by hand, and put back.
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::{
    files,
    pad::{PadProfile, PadProfileError},
};

/// A profile that cannot be read or written.
#[derive(Debug, Error)]
pub(super) enum StoreError {
    /// The file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// Path of the file.
        path: PathBuf,
        /// What went wrong.
        source: std::io::Error,
    },
    /// The text of the file is not a profile.
    #[error("{}, {source}; mend that line, or delete the file for the usual layout", path.display())]
    Profile {
        /// Path of the file.
        path: PathBuf,
        /// Line and reason.
        source: PadProfileError,
    },
}

/// The profile of this file; `None` where there is no file.
pub(super) fn load(path: &Path) -> Result<Option<PadProfile>, StoreError> {
    let text = match files::read_text(path, files::MOST_TEXT) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(StoreError::Io { path: path.to_owned(), source }),
    };
    text.parse().map(Some).map_err(|source| StoreError::Profile { path: path.to_owned(), source })
}

/// Writes a profile, whole or not at all.
pub(super) fn save(path: &Path, profile: &PadProfile) -> Result<(), StoreError> {
    let io = |source| StoreError::Io { path: path.to_owned(), source };
    if let Some(folder) = path.parent() {
        files::create_folder(folder).map_err(io)?;
    }
    files::write_whole(path, profile.to_string().as_bytes()).map_err(io)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::pad::PadLayout;

    #[test]
    fn a_profile_comes_back_and_a_broken_one_is_named_by_its_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/gamepad.txt");
        assert!(matches!(load(&path), Ok(None)));
        let profile = PadLayout::LeftHand.profile().expect("a profile");
        save(&path, &profile).expect("written");
        assert_eq!(load(&path).expect("read"), Some(profile));
        fs::write(&path, "RightTrigger = commit\nEast = resign\n").expect("written");
        let error = load(&path).expect_err("broken").to_string();
        assert!(error.contains("gamepad.txt, line 2: draw, resignation"), "{error}");
    }
}
