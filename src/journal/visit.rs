//! Other programs of this project beside a competition on the same machine: they look whether one is being played, refuse their work,
//! and leave a note of it beside its journal, where the program that plays it finds it.
use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use shakmaty::ByColor;

use super::{EXTENSION, names, read, unfinished::is_in_use};
use crate::{
    files,
    game::{Incident, Mode, Pin, PinTry, Tool},
    spelling::Spelling,
};

/// A competition that another program is playing.
#[derive(Debug, Clone)]
pub struct Competition {
    path: PathBuf,
    /// Names of the players.
    pub names: ByColor<String>,
    pin: Option<Pin>,
}

/// What a program that was started beside a competition does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Admission {
    /// The visitor is refused.
    Refused,
    /// It works: it was given the arbiter's PIN.
    Allowed,
}

/// How many bytes of other programs' word are read.
const MOST: u64 = 64 * 1024;

/// The competition that another program is playing with a journal in this folder. A folder that cannot be read has none.
#[must_use]
pub fn competition_in(folder: &Path) -> Option<Competition> {
    let paths = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut journals = paths.filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION));
    journals.find_map(|path| competition_of(&path))
}

/// The competition that another program is playing with this journal.
#[must_use]
pub fn competition_of(journal: &Path) -> Option<Competition> {
    if files::must_be_a_file(journal).is_err() || !is_in_use(journal) {
        return None;
    }
    let game = read(journal).ok()?.replay();
    let setup = game.setup();
    let is_on = setup.mode == Mode::Competition && game.sitting().progress().is_some();
    is_on.then(|| Competition {
        names: setup.names.clone(),
        pin: setup.pin.clone(),
        path: journal.canonicalize().unwrap_or_else(|_| journal.to_owned()),
    })
}

impl Competition {
    /// Its journal.
    pub(super) fn journal(&self) -> &Path {
        &self.path
    }

    /// Whether this is the PIN of its arbiter.
    #[must_use]
    pub fn is_opened_by(&self, given: &PinTry) -> bool {
        self.pin.as_ref().is_some_and(|pin| pin.is(given))
    }

    /// Leaves word for its arbiter.
    ///
    /// # Errors
    /// The file beside the journal cannot be written.
    pub fn leave_word(&self, tool: Tool, admission: Admission) -> io::Result<()> {
        let verb = match admission {
            Admission::Refused => "refused",
            Admission::Allowed => "allowed",
        };
        self.leave(verb, tool)
    }

    /// Leaves word that a tool has read the journal.
    ///
    /// # Errors
    /// As [`leave_word`](Self::leave_word).
    pub fn leave_word_of_reading(&self, tool: Tool) -> io::Result<()> {
        self.leave("read", tool)
    }

    fn leave(&self, verb: &str, tool: Tool) -> io::Result<()> {
        let place = names::visits(&self.path);
        files::must_be_a_file_or_free(&place)?;
        let mut file = files::writing().append(true).create(true).open(place)?;
        file.write_all(format!("{verb} {}\n", tool.spell()).as_bytes())
    }
}

/// The word that other programs have left beside a journal, each once.
pub(crate) fn take_visits(journal: &Path) -> Vec<Incident> {
    let path = names::visits(journal);
    if files::must_be_a_file(&path).is_err() {
        return Vec::new();
    }
    let read = File::open(&path).and_then(|file| files::read_open(file, MOST));
    if let Err(error) = &read {
        tracing::warn!(%error, "word of other programs cannot be read");
    }
    let bytes = read.unwrap_or_default();
    if let Err(error) = fs::remove_file(&path) {
        // It would be told again each second.
        tracing::warn!(%error, "word of other programs");
        return Vec::new();
    }
    let mut told = Vec::new();
    for incident in String::from_utf8_lossy(&bytes).lines().filter_map(incident) {
        if !told.contains(&incident) {
            told.push(incident);
        }
    }
    told
}

fn incident(line: &str) -> Option<Incident> {
    let (verb, tool) = line.split_once(' ')?;
    let tool = Tool::unspell(tool)?;
    match verb {
        "refused" => Some(Incident::ToolRefused(tool)),
        "allowed" => Some(Incident::ToolAllowed(tool)),
        "read" => Some(Incident::ToolRead(tool)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::{Digits, Hashing, Setup},
        journal::{Header, Writer, create_in},
    };

    fn game(folder: &Path, mode: Mode) -> Writer {
        let digits: Digits = "4711".parse().unwrap();
        let pin = Some(Pin::new(&digits, Hashing::guarding([7; 16])));
        create_in(folder, &Header::new("2026-05-01T10:00:00Z", Setup { mode, pin, ..Setup::default() })).unwrap()
    }

    #[test]
    fn a_competition_is_found_while_it_is_played_and_no_other_game() {
        let folder = tempfile::tempdir().unwrap();
        assert!(competition_in(&folder.path().join("nowhere")).is_none());
        let practice = game(folder.path(), Mode::Practice);
        assert!(competition_in(folder.path()).is_none());
        let played = game(folder.path(), Mode::Competition);
        let found = competition_in(folder.path()).unwrap();
        assert!(found.is_opened_by(&"4711".into()) && !found.is_opened_by(&"4712".into()));
        drop(played);
        assert!(competition_in(folder.path()).is_none());
        drop(practice);
    }

    #[test]
    fn the_word_that_is_left_is_taken_once_and_what_is_no_word_is_passed_over() {
        let folder = tempfile::tempdir().unwrap();
        let played = game(folder.path(), Mode::Competition);
        let found = competition_in(folder.path()).unwrap();
        assert_eq!(take_visits(played.path()), []);
        found.leave_word(Tool::Hear, Admission::Refused).unwrap();
        found.leave_word(Tool::Window, Admission::Allowed).unwrap();
        found.leave_word_of_reading(Tool::Pgn).unwrap();
        let mut file = files::writing().append(true).open(names::visits(played.path())).unwrap();
        file.write_all(b"refused nonsense\n\xff\nrefused").unwrap();
        let all =
            [Incident::ToolRefused(Tool::Hear), Incident::ToolAllowed(Tool::Window), Incident::ToolRead(Tool::Pgn)];
        assert_eq!(take_visits(played.path()), all);
        assert_eq!(take_visits(played.path()), []);
    }
}
