//! Writing a journal: a line is on the disk before anything comes of it.
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, ErrorKind, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use super::{
    Header, JournalError, Line, Record, Torn, names,
    wire::{self, Hash, Link},
};
use crate::{clock::Moment, game::Event};

/// A journal open for writing. As long as it lives, no other program can write the same file.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    file: File,
    /// What is known to be whole, and where the next line goes.
    good_len: u64,
    end: End,
    next: u64,
    identity: Hash,
    last_hash: Hash,
    last_at: Moment,
}

/// What stands behind the good lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Clean,
    /// A line failed half-way and could not be cut off yet.
    Dirty,
}

impl Writer {
    /// Begins a journal. The header is on the disk, and so is the file's name in its folder, when this returns.
    ///
    /// # Errors
    /// [`JournalError::Exists`] when there is such a file; nothing is ever overwritten.
    pub fn create(path: &Path, header: &Header) -> Result<Self, JournalError> {
        let text = wire::write_header(header)
            .ok_or_else(|| JournalError::Inexact { path: path.to_owned(), what: "the set-up" })?;
        if names::sidecars(path).iter().any(|sidecar| sidecar.exists()) {
            return Err(JournalError::Exists(path.to_owned()));
        }
        let mut file = match OpenOptions::new().read(true).write(true).create_new(true).open(path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return Err(JournalError::Exists(path.to_owned()));
            }
            opened => opened.map_err(JournalError::io(path, "create the journal"))?,
        };
        lock(path, &file)?;
        if let Err(error) =
            file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).and_then(|()| sync_folder_of(path))
        {
            // Half a header is no journal: the name is given back.
            let _ = fs::remove_file(path);
            return Err(JournalError::io(path, "write the first line")(error));
        }
        let hash = wire::sha256_hex(text.as_bytes());
        Ok(Self {
            path: path.to_owned(),
            file,
            good_len: text.len() as u64,
            end: End::Clean,
            next: 2,
            identity: hash.clone(),
            last_hash: hash,
            last_at: Moment::START,
        })
    }

    /// Writes an event. When this returns, the line is on the disk, and the event may be applied.
    ///
    /// # Errors
    /// [`JournalError`] names the file; the journal is as it was before, and the next line can be tried.
    pub fn append(&mut self, at: Moment, event: &Event) -> Result<(), JournalError> {
        self.append_all(at, std::slice::from_ref(event))
    }

    /// Writes what one command brought about, in order and with one sync: all of it or, at an error, nothing.
    ///
    /// # Errors
    /// As [`Writer::append`].
    pub fn append_all(&mut self, at: Moment, events: &[Event]) -> Result<(), JournalError> {
        let lines: Vec<Line> = events.iter().map(|event| Line { at, event: event.clone(), wall: None }).collect();
        self.write(&lines)
    }

    /// Writes an event with the wall time (RFC 3339) at which it happened: a restart.
    ///
    /// # Errors
    /// As [`Writer::append`].
    pub fn append_dated(&mut self, at: Moment, event: &Event, wall: &str) -> Result<(), JournalError> {
        self.write(&[Line { at, event: event.clone(), wall: Some(wall.to_owned()) }])
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn identity(&self) -> &str {
        &self.identity
    }

    fn write(&mut self, lines: &[Line]) -> Result<(), JournalError> {
        let mut text = String::new();
        let (mut next, mut last_hash, mut last_at) = (self.next, self.last_hash.clone(), self.last_at);
        for line in lines {
            if line.at < last_at {
                return Err(JournalError::Backwards { path: self.path.clone(), at: line.at, last: last_at });
            }
            let written = wire::write_line(Link { number: next, prev: last_hash }, line)
                .ok_or_else(|| JournalError::Inexact { path: self.path.clone(), what: "the event" })?;
            last_hash = wire::sha256_hex(written.as_bytes());
            (next, last_at) = (next + 1, line.at);
            text.push_str(&written);
        }
        if self.end == End::Dirty {
            self.cut_back().map_err(JournalError::io(&self.path, "take back an unfinished line"))?;
        }
        if let Err(error) = self.put(text.as_bytes()) {
            // Whether it can be taken back now or only before the next line: the events have not happened.
            let _ = self.cut_back();
            return Err(JournalError::io(&self.path, "write an event")(error));
        }
        self.good_len += text.len() as u64;
        (self.next, self.last_hash, self.last_at) = (next, last_hash, last_at);
        Ok(())
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.end = End::Dirty;
        self.file.seek(SeekFrom::Start(self.good_len))?;
        self.file.write_all(bytes)?;
        self.file.sync_data()?;
        self.end = End::Clean;
        Ok(())
    }

    fn cut_back(&mut self) -> io::Result<()> {
        self.end = End::Dirty;
        self.file.set_len(self.good_len)?;
        self.file.sync_data()?;
        self.end = End::Clean;
        Ok(())
    }
}

/// Opens a journal to go on with its game. A torn end is copied aside (`NAME.torn-1`, ...) before it is cut off, and a
/// mark that the game was left is taken away.
///
/// # Errors
/// As [`read`](super::read), and [`JournalError::InUse`] when another program writes it.
pub fn resume(path: &Path) -> Result<(Writer, Record), JournalError> {
    let mut file =
        OpenOptions::new().read(true).write(true).open(path).map_err(JournalError::io(path, "open the journal"))?;
    lock(path, &file)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(JournalError::io(path, "read the journal"))?;
    let record = Record::parse(path, &bytes)?;
    if let Some(torn) = &record.torn {
        keep_aside(path, torn)?;
        file.set_len(record.good_len)
            .and_then(|()| file.sync_all())
            .map_err(JournalError::io(path, "cut off the torn last line"))?;
    }
    names::take_mark_away(path)?;
    let writer = Writer {
        path: path.to_owned(),
        file,
        good_len: record.good_len,
        end: End::Clean,
        next: record.next_number(),
        identity: record.identity.clone(),
        last_hash: record.last_hash.clone(),
        last_at: record.last_event_at(),
    };
    Ok((writer, record))
}

fn keep_aside(path: &Path, torn: &Torn) -> Result<(), JournalError> {
    for number in 1_u32.. {
        let aside = path.with_extension(format!("torn-{number}"));
        match OpenOptions::new().write(true).create_new(true).open(&aside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            opened => {
                return opened
                    .and_then(|mut file| file.write_all(&torn.bytes).and_then(|()| file.sync_all()))
                    .and_then(|()| sync_folder_of(path))
                    .map_err(JournalError::io(aside, "keep the torn last line aside"));
            }
        }
    }
    Ok(())
}

fn lock(path: &Path, file: &File) -> Result<(), JournalError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(JournalError::io(path, "lock the journal")(error)),
    }
}

/// Puts the names in a folder on the disk. Elsewhere than on Unix a folder cannot be opened, and need not be.
pub(super) fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::game::{Act, Seat, Setup};

    fn event(act: Act) -> Event {
        Event { by: Some(Seat::Player(Color::White)), act }
    }

    fn new_journal() -> (tempfile::TempDir, Writer) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.jsonl");
        let header = Header::new("2026-05-01T10:00:00Z", Setup::default());
        let writer = Writer::create(&path, &header).unwrap();
        (folder, writer)
    }

    #[test]
    fn nothing_is_overwritten_and_nobody_else_writes() {
        let (_folder, writer) = new_journal();
        let header = Header::new("2026-05-01T11:00:00Z", Setup::default());
        assert!(matches!(Writer::create(writer.path(), &header), Err(JournalError::Exists(_))));
        assert!(matches!(resume(writer.path()), Err(JournalError::InUse(_))));
        let path = writer.path().to_owned();
        drop(writer);
        resume(&path).unwrap();
    }

    #[test]
    fn a_refused_line_leaves_the_journal_as_it_was() {
        let (_folder, mut writer) = new_journal();
        writer.append(Moment::from_millis(5), &event(Act::Started)).unwrap();
        let before = fs::read(writer.path()).unwrap();

        let readable_only = File::open(writer.path()).unwrap();
        let good = std::mem::replace(&mut writer.file, readable_only);
        let error = writer.append(Moment::from_millis(6), &event(Act::ClockStopped)).unwrap_err();
        assert!(error.to_string().contains("game.jsonl: cannot write an event"), "{error}");
        assert_eq!(writer.end, End::Dirty);

        // Half a line got through; the next line takes it back first.
        fs::write(writer.path(), [&before[..], b"{\"v\":1,\"n\":3"].concat()).unwrap();
        writer.file = good;
        writer.append(Moment::from_millis(7), &event(Act::ClockStopped)).unwrap();
        let record = super::super::read(writer.path()).unwrap();
        assert_eq!((record.lines.len(), record.torn), (2, None));
    }

    #[test]
    fn time_runs_forward() {
        let (_folder, mut writer) = new_journal();
        writer.append(Moment::from_millis(5), &event(Act::Started)).unwrap();
        let error = writer.append(Moment::from_millis(4), &event(Act::ClockStopped)).unwrap_err();
        assert!(
            error
                .to_string()
                .ends_with("an event at 0:00:00.004 cannot follow one at 0:00:00.005; moments run forward")
        );
    }

    #[test]
    fn a_torn_line_is_kept_aside_before_it_is_cut_off() {
        let (folder, mut writer) = new_journal();
        writer.append(Moment::from_millis(5), &event(Act::Started)).unwrap();
        let path = writer.path().to_owned();
        drop(writer);
        for torn in ["{\"v\":1,\"n\":3,\"pr", "\u{0}\u{0}\u{0}"] {
            let good = fs::read(&path).unwrap();
            fs::write(&path, [&good[..], torn.as_bytes()].concat()).unwrap();
            let (mut writer, record) = resume(&path).unwrap();
            assert_eq!(record.torn.unwrap().bytes, torn.as_bytes());
            assert_eq!(fs::read(&path).unwrap(), good);
            writer.append_dated(Moment::from_millis(9), &event(Act::ClockStopped), "2026-05-01T12:00:00Z").unwrap();
        }
        assert_eq!(fs::read(folder.path().join("game.torn-1")).unwrap(), b"{\"v\":1,\"n\":3,\"pr");
        assert_eq!(fs::read(folder.path().join("game.torn-2")).unwrap(), b"\0\0\0");
        let record = super::super::read(&path).unwrap();
        assert_eq!((record.lines.len(), record.torn), (3, None));
        assert_eq!(record.lines[1].wall.as_deref(), Some("2026-05-01T12:00:00Z"));
    }
}
