//! Finds the games that can be continued.
use std::{
    fs::{self, File, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use shakmaty::ByColor;

use super::{EXTENSION, Heartbeat, JournalError, names, read};
use crate::{
    files,
    game::{Game, GameProgress, Mode},
};

/// What the mark of a game says that was left for good.
const FOR_GOOD: &[u8] = b"for good\n";

/// A game that was not finished, or a journal that cannot be read.
#[derive(Debug)]
pub struct Unfinished {
    /// Path of the journal.
    pub path: PathBuf,
    /// When the program last wrote, by the wall clock: milliseconds since 1970 in UTC.
    pub last_wall_unix_ms: u64,
    /// Whether somebody has left it.
    pub left: Left,
    /// What can be done with it.
    pub state: State,
}

/// Whether somebody has left an unfinished game: it is in the list all the same, and is not asked about by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Left {
    /// The player has left the game on purpose.
    Yes,
    /// It waits for somebody.
    No,
}

/// What can be done with a journal that is not closed.
#[derive(Debug)]
pub enum State {
    /// The game can go on: [`resume`](super::resume).
    Open(Summary),
    /// The game is over, and its players have yet to sign: it is opened as it stands.
    Unsigned(Summary),
    /// Another program is playing it.
    InUse(Summary),
    /// It is damaged, or written by a newer program; the error says how.
    Damaged(JournalError),
}

/// What tells one game from another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Names of the players.
    pub names: ByColor<String>,
    /// When it was set up, by the wall clock: RFC 3339.
    pub started: String,
    /// Competition or practice.
    pub mode: Mode,
    /// How far it has come.
    pub stands: GameProgress,
}

/// The games in a folder that are not finished or not signed, left or not, the latest first. Damaged journals that were not left are
/// listed with their error.
///
/// # Errors
/// [`JournalError::Io`] when the folder itself cannot be read. A folder that is not there has no games.
pub fn unfinished(folder: &Path) -> Result<Vec<Unfinished>, JournalError> {
    let mut games: Vec<Unfinished> = journals_in(folder)?.into_iter().filter_map(look_at).collect();
    games.sort_by(|one, other| (other.last_wall_unix_ms, &other.path).cmp(&(one.last_wall_unix_ms, &one.path)));
    Ok(games)
}

/// The journals in a folder.
pub(super) fn journals_in(folder: &Path) -> Result<Vec<PathBuf>, JournalError> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        opened => opened.map_err(JournalError::io(folder, "look for games"))?,
    };
    let mut journals = Vec::new();
    for entry in entries {
        let path = entry.map_err(JournalError::io(folder, "look for games"))?.path();
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            journals.push(path);
        }
    }
    Ok(journals)
}

/// Marks a game as left: it is not asked about again, and stays in the list of [`unfinished`] games. The mark is an empty file
/// `NAME.left` beside the journal, which is not touched. Going on with the game deletes the mark.
///
/// # Errors
/// [`JournalError::Io`] names the mark.
pub fn leave(journal: &Path) -> Result<(), JournalError> {
    let mark = names::left(journal);
    files::write_synced(&mark, b"").map_err(JournalError::io(mark, "mark the game as left"))
}

/// Marks a finished game as left for good: a signature is missing, its sheets were taken home, and it is in no list of
/// [`unfinished`] games any more.
///
/// # Errors
/// [`JournalError::Io`] names the mark.
pub fn leave_for_good(journal: &Path) -> Result<(), JournalError> {
    let mark = names::left(journal);
    files::write_synced(&mark, FOR_GOOD).map_err(JournalError::io(mark, "mark the game as left"))
}

/// Whether a game that is over still waits for a signature.
fn awaits_signature(path: &Path, game: &Game) -> bool {
    game.lacks_signature() && !files::read(&names::left(path), files::MOST_TEXT).is_ok_and(|mark| mark == FOR_GOOD)
}

fn look_at(path: PathBuf) -> Option<Unfinished> {
    let written = last_written(&path);
    let left = if names::left(&path).exists() { Left::Yes } else { Left::No };
    let record = match read(&path) {
        Ok(record) => record,
        Err(_) if left == Left::Yes => return None,
        Err(error) => return Some(Unfinished { path, last_wall_unix_ms: written, left, state: State::Damaged(error) }),
    };
    let game = record.replay();
    let stands =
        game.sitting().progress().or_else(|| awaits_signature(&path, &game).then_some(GameProgress::Unsigned))?;
    let beat = Heartbeat::last(&record).ok().flatten();
    let last_wall_unix_ms = beat.map_or(written, |beat| beat.wall_unix_ms);
    let summary = Summary {
        mode: record.header.setup.mode,
        names: record.header.setup.names,
        started: record.header.started,
        stands,
    };
    let state = match (stands, is_in_use(&path)) {
        // Nobody plays it.
        (GameProgress::Unsigned, true) => return None,
        (GameProgress::Unsigned, false) => State::Unsigned(summary),
        (_, true) => State::InUse(summary),
        (_, false) => State::Open(summary),
    };
    Some(Unfinished { path, last_wall_unix_ms, left, state })
}

pub(super) fn is_in_use(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// When the file was last changed; 0 where that is not known.
pub(super) fn last_written(path: &Path) -> u64 {
    let changed = fs::metadata(path).and_then(|metadata| metadata.modified());
    let since = changed.ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.and_then(|time| u64::try_from(time.as_millis()).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        clock::Moment,
        game::{Act, Ending, EndingAct, Event, Reason, Seat, Setup, StartAct},
        journal::{Beat, Header, Writer, resume},
    };

    fn journal(folder: &Path, name: &str, acts: &[Act]) -> Writer {
        let mut writer =
            Writer::create(&folder.join(name), &Header::new("2026-05-01T10:00:00Z", Setup::default())).unwrap();
        for act in acts.iter().cloned() {
            writer.append(Moment::START, &Event { by: Some(Seat::Arbiter), act }).unwrap();
        }
        writer
    }

    fn names(folder: &Path) -> Vec<String> {
        unfinished(folder)
            .unwrap()
            .iter()
            .map(|game| game.path.file_stem().unwrap().to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn finished_games_are_not_offered_and_damaged_ones_are_not_hidden() {
        let folder = tempfile::tempdir().unwrap();
        let resigned = Act::Ending(EndingAct::Ended(Ending::won(Color::White, Reason::Resignation)));
        for (name, wall) in [("older", 1_000), ("newer", 2_000)] {
            let writer = journal(folder.path(), &format!("{name}.jsonl"), &[Act::Start(StartAct::Started)]);
            let beat = Beat { moment: Moment::START, wall_unix_ms: wall, run: None };
            Heartbeat::beside(&writer).unwrap().beat(beat).unwrap();
        }
        let signed = Color::ALL.map(|side| Act::Ending(EndingAct::SheetSigned(side)));
        let ended = [Act::Start(StartAct::Started), resigned];
        drop(journal(folder.path(), "done.jsonl", &[ended.clone().to_vec(), signed.to_vec()].concat()));
        drop(journal(folder.path(), "unsigned.jsonl", &ended));
        let found = unfinished(folder.path()).unwrap().into_iter().find(|game| game.path.ends_with("unsigned.jsonl"));
        assert!(matches!(
            found.map(|game| game.state),
            Some(State::Unsigned(Summary { stands: GameProgress::Unsigned, .. }))
        ));
        fs::remove_file(folder.path().join("unsigned.jsonl")).unwrap();
        fs::write(folder.path().join("empty.jsonl"), "").unwrap();
        fs::write(folder.path().join("notes.txt"), "no journal").unwrap();
        assert_eq!(names(folder.path()), ["empty", "newer", "older"]);
        let games = unfinished(folder.path()).unwrap();
        assert!(matches!(&games[0].state, State::Damaged(JournalError::Empty(_))));
        assert!(matches!(&games[1].state, State::Open(summary)
            if summary.stands == GameProgress::Playing { number: 1, mover: Color::White }));
    }

    #[test]
    fn a_game_can_be_left_and_taken_up_again() {
        let folder = tempfile::tempdir().unwrap();
        let writer = journal(folder.path(), "game.jsonl", &[Act::Start(StartAct::Started)]);
        assert!(matches!(unfinished(folder.path()).unwrap()[0].state, State::InUse(_)));
        let path = writer.path().to_owned();
        drop(writer);
        let before = fs::read(&path).unwrap();
        assert_eq!(unfinished(folder.path()).unwrap()[0].left, Left::No);
        leave(&path).unwrap();
        assert_eq!(names(folder.path()), ["game"], "it stays in the list");
        assert_eq!(unfinished(folder.path()).unwrap()[0].left, Left::Yes);
        assert_eq!(fs::read(&path).unwrap(), before);
        drop(resume(&path).unwrap());
        assert_eq!(unfinished(folder.path()).unwrap()[0].left, Left::No);
    }

    fn unsigned(folder: &Path, reason: Reason) -> PathBuf {
        let ended = Act::Ending(EndingAct::Ended(Ending::won(Color::White, reason)));
        journal(folder, "game.jsonl", &[Act::Start(StartAct::Started), ended]).path().to_owned()
    }

    #[test]
    fn nobody_waits_for_the_signature_of_who_never_came() {
        let folder = tempfile::tempdir().unwrap();
        unsigned(folder.path(), Reason::DefaultTime);
        assert_eq!(names(folder.path()), [""; 0]);
    }

    /// Sheets signed on paper, or a player who was expelled: the game was offered at every start, for ever.
    #[test]
    fn an_unsigned_game_whose_sheets_were_taken_home_can_be_left_for_good() {
        let folder = tempfile::tempdir().unwrap();
        let path = unsigned(folder.path(), Reason::Resignation);
        leave(&path).unwrap();
        assert_eq!(names(folder.path()), ["game"], "nobody has a sheet");
        leave_for_good(&path).unwrap();
        assert_eq!(names(folder.path()), [""; 0]);
        assert!(read(&path).is_ok(), "the journal is as it was");
    }

    #[test]
    fn a_folder_that_is_not_there_has_no_games() {
        assert_eq!(unfinished(Path::new("/nowhere/at/all")).unwrap().len(), 0);
    }
}
