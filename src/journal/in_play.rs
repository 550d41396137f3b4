//! The sign that a competition is being played: a file in one folder of the user's, wherever the games themselves are kept.
//!
//! It is locked as long as the game is open. The system frees it when the program dies, so that a sign that is left over says
//! nothing, and the next competition clears it away.
use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use super::{
    unfinished::is_in_use,
    visit::{Competition, competition_in, competition_of},
};
use crate::files;

/// The extension of a sign.
const EXTENSION: &str = "competition";
/// A path is no longer, in bytes, as it is written.
const MOST: u64 = 64 * 1024;

/// The sign of one competition; dropped, it is taken away.
#[derive(Debug)]
pub(crate) struct InPlay {
    path: PathBuf,
    /// Its lock is what says that the competition is being played.
    _locked: File,
}

impl InPlay {
    /// Puts up the sign of the competition with this journal.
    ///
    /// # Errors
    /// The folder or the file cannot be made, or the system has no random number for its name.
    fn put_up(folder: &Path, journal: &Path) -> io::Result<Self> {
        files::create_folder(folder)?;
        clear_away(folder);
        let journal = journal.canonicalize()?.into_os_string();
        let number = getrandom::u64().map_err(|error| io::Error::other(error.to_string()))?;
        let path = folder.join(format!("{number:016x}.{EXTENSION}"));
        // Locked before it has its name: nobody takes it for one that is left over.
        let lock = |file: &File| file.try_lock().map_err(io::Error::from);
        let (locked, ()) = files::write_whole_and(&path, &serde_json::to_vec(&journal)?, lock)?;
        Ok(Self { path, _locked: locked })
    }

    /// Whether nobody has taken it away.
    pub(crate) fn stands(&self) -> bool {
        self.path.exists()
    }
}

impl Drop for InPlay {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Where competitions of this user on this machine are looked for.
#[derive(Debug, Clone, Default)]
pub struct Lookout {
    /// The folder of the signs; `None` for a user without a home.
    signs: Option<PathBuf>,
    /// The journal of the competition whose arbiter lets this program work beside it.
    allowed: Option<PathBuf>,
}

impl Lookout {
    /// The one of this user: whatever folders his programs are given for their games, they meet there.
    #[must_use]
    pub fn of_user() -> Self {
        let user = directories::ProjectDirs::from("", "", "anna-hector");
        let folder = |dirs: &directories::ProjectDirs| {
            dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()).join("competitions")
        };
        Self { signs: user.as_ref().map(folder), allowed: None }
    }

    /// The same with the signs in another folder.
    #[cfg(test)]
    pub(crate) fn over(signs: &Path) -> Self {
        Self { signs: Some(signs.to_owned()), allowed: None }
    }

    /// A competition that another program is playing, with its games in this folder or anywhere else, unless its arbiter lets this
    /// program work.
    #[must_use]
    pub fn competition(&self, games: &Path) -> Option<Competition> {
        competition_in(games).filter(|found| self.bars(found)).or_else(|| self.signed())
    }

    /// A competition that another program is playing, found by its sign alone.
    #[must_use]
    pub fn signed(&self) -> Option<Competition> {
        let signs = signs_in(self.signs.as_deref()?);
        signs.filter(|sign| is_in_use(sign)).filter_map(|sign| named_by(&sign)).find(|found| self.bars(found))
    }

    fn bars(&self, found: &Competition) -> bool {
        self.allowed.as_deref() != Some(found.journal())
    }

    /// The arbiter of this competition lets the program work beside it.
    pub fn allow(&mut self, competition: &Competition) {
        self.allowed = Some(competition.journal().to_owned());
    }

    /// Puts up the sign of a competition that is being played with this journal; `None` for a user without a home.
    ///
    /// # Errors
    /// As with any file.
    pub(crate) fn put_up(&self, journal: &Path) -> io::Result<Option<InPlay>> {
        self.signs.as_deref().map(|folder| InPlay::put_up(folder, journal)).transpose()
    }
}

/// The competition of which a sign speaks.
fn named_by(sign: &Path) -> Option<Competition> {
    let journal: OsString = serde_json::from_slice(&files::read(sign, MOST).ok()?).ok()?;
    competition_of(Path::new(&journal))
}

fn signs_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths
        .filter(|path| path.extension().is_some_and(|found| found == EXTENSION))
        .filter(|path| files::must_be_a_file(path).is_ok())
}

/// Takes away what programs that were killed have left.
fn clear_away(folder: &Path) {
    for sign in signs_in(folder).filter(|sign| !is_in_use(sign)) {
        let _ = fs::remove_file(sign);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Mode, Setup},
        journal::{Header, Writer, create_in},
    };

    fn game(folder: &Path, mode: Mode) -> Writer {
        create_in(folder, &Header::new("2026-05-01T10:00:00Z", Setup { mode, ..Setup::default() })).unwrap()
    }

    #[test]
    fn a_competition_in_any_folder_is_found_as_long_as_it_is_played() {
        let [signs, games, elsewhere] = [(); 3].map(|()| tempfile::tempdir().unwrap());
        let lookout = Lookout::over(signs.path());
        let played = game(elsewhere.path(), Mode::Competition);
        assert!(lookout.competition(games.path()).is_none(), "there is no sign of it");
        let sign = lookout.put_up(played.path()).unwrap();
        let found = lookout.competition(games.path()).expect("it is found");
        assert_eq!(found.journal(), played.path().canonicalize().unwrap());
        let mut allowed = lookout.clone();
        allowed.allow(&found);
        assert!(allowed.competition(games.path()).is_none(), "its arbiter allows it");
        drop((sign, played));
        assert!(lookout.competition(games.path()).is_none());
        assert_eq!(fs::read_dir(signs.path()).unwrap().count(), 0, "it is taken away");
    }

    /// As the system frees the lock of a program that was killed.
    #[test]
    fn a_sign_that_is_left_over_says_nothing_and_is_cleared_away() {
        let [signs, games] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let lookout = Lookout::over(signs.path());
        let played = game(games.path(), Mode::Competition);
        let left = signs.path().join("0.competition");
        fs::write(&left, serde_json::to_vec(played.path().as_os_str()).unwrap()).unwrap();
        assert!(lookout.signed().is_none());
        let _sign = lookout.put_up(played.path()).unwrap();
        assert!(!left.exists() && lookout.signed().is_some());
    }

    #[test]
    fn what_is_no_sign_is_passed_over() {
        let [signs, games] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let lookout = Lookout::over(signs.path());
        let bad = signs.path().join("1.competition");
        fs::write(&bad, "nonsense").unwrap();
        let held = File::open(&bad).unwrap();
        held.lock().unwrap();
        assert!(lookout.signed().is_none());
        let practice = game(games.path(), Mode::Practice);
        let _sign = lookout.put_up(practice.path()).unwrap();
        assert!(lookout.signed().is_none(), "nobody plays a competition");
    }
}
