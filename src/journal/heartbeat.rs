//! The heartbeat: how long the program is known to have run, between events.
//!
//! A file of fixed length beside the journal, `NAME.heartbeat`, with two slots that are written in turn and synced: a
//! beat that was torn leaves the one before it. The check sum includes the journal's first line, so that the
//! heartbeat of another game is never taken for this one's.
use std::{
    fs::File,
    io::{self, ErrorKind, Read as _},
    path::{Path, PathBuf},
};

use super::{
    Beat, JournalError, Record, Run, Writer,
    anew::{self, Rewritten},
    medium::{self, End, FileStanding, Medium},
    names, wire,
};
use crate::{
    clock::Moment,
    files::{self, sync_folder_of},
    game::Loss,
};

/// The heartbeat of a game that is being played.
#[derive(Debug)]
pub struct Heartbeat {
    path: PathBuf,
    file: File,
    identity: String,
    /// How many beats there have been.
    count: u64,
}

/// The slots lie in different sectors, whatever the disk's: a write that fails in one leaves the other.
const STRIDE: usize = 4096;
/// The length of the file.
const LEN: u64 = 2 * STRIDE as u64;

impl Heartbeat {
    /// Opens the heartbeat beside a journal, and makes it if there is none.
    ///
    /// # Errors
    /// [`JournalError::Io`] names the file.
    pub fn beside(journal: &Writer) -> Result<Self, JournalError> {
        Self::at(journal.path(), journal.identity())
    }

    /// The same beside any copy of the journal whose first line has this hash. What cannot be used there - a folder, a pipe, a file of
    /// somebody else - holds up no game: it is put aside, as while the game runs.
    pub(super) fn at(journal: &Path, identity: &str) -> Result<Self, JournalError> {
        let path = names::heartbeat(journal);
        let (file, count) = match opened(&path, identity) {
            Ok(opened) => opened,
            Err(error) => {
                tracing::warn!(path = %path.display(), %error, "writing the heartbeat anew");
                let (file, _) = anew::write_anew(&path, &[], |file| file.set_len(LEN))
                    .map_err(JournalError::io(&path, "write the heartbeat anew"))?;
                (file, 0)
            }
        };
        Ok(Self { path, file, identity: identity.to_owned(), count })
    }

    /// Looks whether the file at the path is still the one that is written, and writes it anew where it is not. What stands
    /// in its place is put aside, as with a journal.
    ///
    /// # Errors
    /// [`JournalError::Io`] names the file.
    pub fn look_after(&mut self) -> Result<Option<Rewritten>, JournalError> {
        let standing = medium::look(&self.path, self.file.identity(), LEN, End::Clean)
            .map_err(JournalError::io(&self.path, "look after the heartbeat"))?;
        let loss = match standing {
            FileStanding::Ours => return Ok(None),
            FileStanding::Deleted => Loss::Deleted,
            FileStanding::Other => Loss::Replaced,
        };
        let (file, aside) = anew::write_anew(&self.path, &[], |file| file.set_len(LEN))
            .map_err(JournalError::io(&self.path, "write the heartbeat anew"))?;
        self.file = file;
        Ok(Some(Rewritten { loss, path: self.path.clone(), aside }))
    }

    /// The journal to which it belongs goes on under another name: so does the heartbeat.
    pub(super) fn follows(&self, journal: &Writer) -> bool {
        self.path == names::heartbeat(journal.path())
    }

    /// Records that the program is alive; on the disk when this returns.
    ///
    /// # Errors
    /// [`JournalError::Io`] names the file; the beat before stays.
    pub fn beat(&mut self, beat: Beat) -> Result<(), JournalError> {
        let count = self.count + 1;
        let slot = slot_text(&self.identity, count, beat);
        self.put(count, slot.as_bytes()).map_err(JournalError::io(&self.path, "write the heartbeat"))?;
        self.count = count;
        Ok(())
    }

    fn put(&mut self, count: u64, slot: &[u8]) -> io::Result<()> {
        Medium::put(&mut self.file, count % 2 * STRIDE as u64, slot)
    }

    /// The last good beat of a journal that was read, if there is one.
    ///
    /// # Errors
    /// [`JournalError::Io`] when the file is there and cannot be read. Torn or foreign beats are not an error.
    pub fn last(record: &Record) -> Result<Option<Beat>, JournalError> {
        let path = names::heartbeat(&record.path);
        let found = slots(&path, &record.identity).map_err(JournalError::io(&path, "read the heartbeat"))?;
        Ok(found.into_iter().flatten().max_by_key(|(count, _)| *count).map(|(_, beat)| beat))
    }
}

/// The heartbeat at a path, made if there is none, and how many beats there have been.
fn opened(path: &Path, identity: &str) -> io::Result<(File, u64)> {
    files::must_be_a_file_or_free(path)?;
    let found = slots(path, identity)?;
    let count = found.into_iter().flatten().map(|(count, _)| count).max().unwrap_or(0);
    let file = files::writing().create(true).truncate(false).open(path)?;
    files::close_to_others(&file)?;
    file.set_len(LEN)?;
    file.sync_all()?;
    sync_folder_of(path)?;
    Ok((file, count))
}

/// `count moment wall boot since-boot sum`, all of fixed length; older versions had no boot.
fn slot_text(identity: &str, count: u64, beat: Beat) -> String {
    let mut body = format!("{count:020} {:020} {:020}", beat.moment.as_millis(), beat.wall_unix_ms);
    if let Some(run) = beat.run {
        body = format!("{body} {:032x} {:020}", run.boot, run.since_boot_ms);
    }
    let sum = wire::sum(format!("{identity} {body}").as_bytes());
    format!("{body} {sum}\n")
}

/// What is good in both slots, with their numbers.
fn slots(path: &Path, identity: &str) -> io::Result<[Option<(u64, Beat)>; 2]> {
    let mut bytes = Vec::new();
    match files::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok([None, None]),
        // What lies behind the slots - a cluster that a repaired disk has rounded up to - is not a beat.
        opened => opened?.take(LEN).read_to_end(&mut bytes)?,
    };
    Ok([0, STRIDE].map(|from| bytes.get(from..).and_then(|bytes| read_slot(bytes, identity))))
}

fn read_slot(bytes: &[u8], identity: &str) -> Option<(u64, Beat)> {
    let end = bytes.iter().take(STRIDE).position(|&byte| byte == b'\n')?;
    let text = std::str::from_utf8(&bytes[..=end]).ok()?;
    let words: Vec<&str> = text.split(' ').collect();
    let (numbers, boot) = words.split_at_checked(3)?;
    let [count, moment, wall_unix_ms] = *numbers.iter().map_while(|word| word.parse().ok()).collect::<Vec<u64>>()
    else {
        return None;
    };
    let run = match *boot {
        [boot, since, _sum] => {
            Some(Run { boot: u128::from_str_radix(boot, 16).ok()?, since_boot_ms: since.parse().ok()? })
        }
        _ => None,
    };
    let beat = Beat { moment: Moment::from_millis(moment), wall_unix_ms, run };
    (slot_text(identity, count, beat) == text).then_some((count, beat))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{
        game::Setup,
        journal::{Header, read, resume},
    };

    fn beat(ms: u64) -> Beat {
        let run = Some(Run { boot: u128::MAX - 7, since_boot_ms: 600_000 + ms });
        Beat { moment: Moment::from_millis(ms), wall_unix_ms: 1_777_000_000_000 + ms, run }
    }

    fn journal(folder: &Path, started: &str) -> (PathBuf, Writer) {
        let path = folder.join("game.jsonl");
        let writer = Writer::create(&path, &Header::new(started, Setup::default())).unwrap();
        (path, writer)
    }

    #[test]
    fn the_last_beat_is_read_across_restarts() {
        let folder = tempfile::tempdir().unwrap();
        let (path, mut writer) = journal(folder.path(), "2026-05-01T10:00:00Z");
        let mut ms = 0;
        for _restart in 0..3 {
            let mut heartbeat = Heartbeat::beside(&writer).unwrap();
            for _beat in 0..3 {
                ms += 1000;
                heartbeat.beat(beat(ms)).unwrap();
                assert_eq!(Heartbeat::last(&read(&path).unwrap()).unwrap(), Some(beat(ms)));
            }
            drop((heartbeat, writer));
            writer = resume(&path).unwrap().0;
        }
        let record = read(&path).unwrap();
        assert_eq!(record.last_moment(Some(beat(ms))), Moment::from_millis(9000));
        assert_eq!(record.last_moment(None), Moment::START);
    }

    #[test]
    fn a_torn_beat_leaves_the_one_before() {
        let folder = tempfile::tempdir().unwrap();
        let (path, writer) = journal(folder.path(), "2026-05-01T10:00:00Z");
        let mut heartbeat = Heartbeat::beside(&writer).unwrap();
        heartbeat.beat(beat(1000)).unwrap();
        let file = names::heartbeat(&path);
        let before = fs::read(&file).unwrap();
        heartbeat.beat(beat(2000)).unwrap();
        let after = fs::read(&file).unwrap();
        let record = read(&path).unwrap();
        for torn_at in 0..133 {
            // The second beat is in the first slot: it got so far.
            let torn = [&after[..torn_at], &before[torn_at..]].concat();
            fs::write(&file, &torn).unwrap();
            assert_eq!(Heartbeat::last(&record).unwrap(), Some(beat(1000)), "torn at {torn_at}");
        }
        for flipped in 0..133 {
            let mut bytes = after.clone();
            bytes[flipped] ^= 4;
            fs::write(&file, &bytes).unwrap();
            assert_eq!(Heartbeat::last(&record).unwrap(), Some(beat(1000)), "flipped at {flipped}");
        }
        for cut in 0..after.len().min(143) {
            fs::write(&file, &after[..cut]).unwrap();
            assert!(matches!(Heartbeat::last(&record).unwrap(), None | Some(Beat { .. })));
        }
    }

    /// Version 1 of the file: count, moment, wall clock and sum.
    #[test]
    fn a_beat_of_an_older_version_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let (path, writer) = journal(folder.path(), "2026-05-01T10:00:00Z");
        let body = "00000000000000000007 00000000000000009000 00000001777000009000";
        let sum = wire::sum(format!("{} {body}", writer.identity()).as_bytes());
        fs::write(names::heartbeat(&path), format!("{body} {sum}\n")).unwrap();
        let old = Beat { run: None, ..beat(9000) };
        assert_eq!(Heartbeat::last(&read(&path).unwrap()).unwrap(), Some(old));
    }

    #[test]
    fn a_heartbeat_that_is_lost_is_written_anew() {
        let folder = tempfile::tempdir().unwrap();
        let (path, writer) = journal(folder.path(), "2026-05-01T10:00:00Z");
        let mut heartbeat = Heartbeat::beside(&writer).unwrap();
        let file = names::heartbeat(&path);
        let lose: [(&dyn Fn(), Loss); 3] = [
            (&|| fs::remove_file(&file).unwrap(), Loss::Deleted),
            (&|| fs::write(&file, "short").unwrap(), Loss::Replaced),
            (&|| fs::rename(&path, &file).unwrap(), Loss::Replaced),
        ];
        for (number, (lose, loss)) in (1..).zip(lose) {
            fs::write(&path, "kept for the header").unwrap();
            lose();
            assert_eq!(heartbeat.look_after().unwrap().map(|rewritten| rewritten.loss), Some(loss), "{number}");
            assert_eq!(heartbeat.look_after().unwrap(), None);
            heartbeat.beat(beat(number * 1000)).unwrap();
            let found = slots(&file, writer.identity()).unwrap();
            assert!(found.into_iter().flatten().any(|(_, found)| found == beat(number * 1000)), "{number}");
        }
    }

    /// The game could not be gone on with.
    #[test]
    fn what_is_no_heartbeat_is_put_aside_and_holds_up_no_game() {
        let folder = tempfile::tempdir().unwrap();
        let (path, writer) = journal(folder.path(), "2026-05-01T10:00:00Z");
        let file = names::heartbeat(&path);
        fs::create_dir(&file).unwrap();
        assert!(Heartbeat::last(&read(&path).unwrap()).is_err(), "it is told");
        Heartbeat::beside(&writer).unwrap().beat(beat(5000)).unwrap();
        assert_eq!(Heartbeat::last(&read(&path).unwrap()).unwrap(), Some(beat(5000)));
        assert!(file.with_extension("aside-1").is_dir());
    }

    #[test]
    fn the_heartbeat_of_another_game_is_not_taken_for_this_ones() {
        let folder = tempfile::tempdir().unwrap();
        let (path, writer) = journal(folder.path(), "2026-05-01T10:00:00Z");
        Heartbeat::beside(&writer).unwrap().beat(beat(5000)).unwrap();
        drop(writer);
        fs::remove_file(&path).unwrap();
        let kept = fs::read(names::heartbeat(&path)).unwrap();
        fs::remove_file(names::heartbeat(&path)).unwrap();
        let (path, _writer) = journal(folder.path(), "2026-05-01T11:00:00Z");
        fs::write(names::heartbeat(&path), kept).unwrap();
        assert_eq!(Heartbeat::last(&read(&path).unwrap()).unwrap(), None);
    }
}
