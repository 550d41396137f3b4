//! Writing a journal: a line is on the disk before it takes effect.
use std::{
    fs::{self, File, TryLockError},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use super::{
    Header, JournalError, Line, Record, Torn,
    anew::{self, Found, Rewritten},
    medium::{self, End, FileStanding, Medium},
    names, record,
    wire::{self, ChainLink, Hash},
};
use crate::{
    clock::Moment,
    files::{self, BoundedLines, sync_folder_of},
    game::{Event, Loss},
};

/// A journal open for writing. As long as it lives, no other program can write the same file.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    file: Box<dyn Medium>,
    /// The lines that are known to be whole; the next goes behind them. Kept, so that a lost file can be written anew.
    good: Vec<u8>,
    end: End,
    next: u64,
    identity: Hash,
    last_hash: Hash,
    last_at: Moment,
    rewritten: Option<Rewritten>,
    identities: Identities,
}

/// Whether a file is told from another by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Identities {
    Hold,
    /// The file system gives the same file one number now and another then.
    Wander,
}

/// Between two tries to write a journal or its copy that cannot be written.
pub const RETRY: Duration = Duration::from_secs(1);
/// How much must be free before a full disk counts as free again: more than the rest of a game takes.
const ROOM: usize = 16 * 1024;

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
        let mut file = match files::writing().read(true).create_new(true).open(path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return Err(JournalError::Exists(path.to_owned()));
            }
            opened => opened.map_err(JournalError::io(path, "create the journal"))?,
        };
        lock(path, &file)?;
        if let Err(error) =
            file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).and_then(|()| sync_folder_of(path))
        {
            // Half a header is not a journal: the name is given back.
            let _ = fs::remove_file(path);
            return Err(JournalError::io(path, "write the first line")(error));
        }
        let hash = wire::sha256_hex(text.as_bytes());
        Ok(Self {
            path: path.to_owned(),
            file: Box::new(file),
            good: text.into_bytes(),
            end: End::Clean,
            next: 2,
            identity: hash.clone(),
            last_hash: hash,
            last_at: Moment::START,
            rewritten: None,
            identities: Identities::Hold,
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
        self.write(&Line::of(at, events, None))
    }

    /// Adds events of one moment with the wall time (RFC 3339) at which they happened: a restart.
    ///
    /// # Errors
    /// As [`Writer::append`].
    pub fn append_dated(&mut self, at: Moment, events: &[Event], wall: &str) -> Result<(), JournalError> {
        self.write(&Line::of(at, events, Some(wall)))
    }

    /// Path of the journal.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Everything that is on the disk.
    pub(super) fn good(&self) -> &[u8] {
        &self.good
    }

    /// The hash of the last line.
    pub(super) const fn last_hash(&self) -> &Hash {
        &self.last_hash
    }

    pub(super) fn identity(&self) -> &str {
        &self.identity
    }

    #[cfg(test)]
    pub(super) fn change_medium(&mut self, change: impl FnOnce(Box<dyn Medium>) -> Box<dyn Medium>) {
        let nothing: Box<dyn Medium> = Box::new(File::open(&self.path).unwrap());
        let disk = std::mem::replace(&mut self.file, nothing);
        self.file = change(disk);
    }

    /// The moment of the last line.
    pub(super) const fn last_at(&self) -> Moment {
        self.last_at
    }

    /// What had to be written anew since this was asked last.
    pub(super) const fn take_rewritten(&mut self) -> Option<Rewritten> {
        self.rewritten.take()
    }

    /// Writes lines, all of them or, at an error, none. A file that was lost is written anew before.
    pub(super) fn write(&mut self, lines: &[Line]) -> Result<(), JournalError> {
        let mut text = String::new();
        let (mut next, mut last_hash, mut last_at) = (self.next, self.last_hash.clone(), self.last_at);
        for line in lines {
            if line.at < last_at {
                return Err(JournalError::Backwards { path: self.path.clone(), at: line.at, last: last_at });
            }
            let written = wire::write_line(ChainLink { number: next, prev: last_hash }, line)
                .ok_or_else(|| JournalError::Inexact { path: self.path.clone(), what: "the event" })?;
            last_hash = wire::sha256_hex(written.as_bytes());
            (next, last_at) = (next + 1, line.at);
            text.push_str(&written);
        }
        self.look_after()?;
        if self.end == End::Dirty {
            self.cut_back().map_err(JournalError::io(&self.path, "take back an unfinished line"))?;
        }
        if let Err(error) = self.put(text.as_bytes()) {
            // Whether it can be taken back now or only before the next line: the events have not happened.
            let _ = self.cut_back();
            return Err(JournalError::io(&self.path, "write an event")(error));
        }
        self.good.extend(text.into_bytes());
        (self.next, self.last_hash, self.last_at) = (next, last_hash, last_at);
        Ok(())
    }

    /// Whether a line could be written after all that is written, were there room for it.
    pub(super) fn takes(&self, after: Moment, line: &Line) -> Result<(), JournalError> {
        let last = after.max(self.last_at);
        if line.at < last {
            return Err(JournalError::Backwards { path: self.path.clone(), at: line.at, last });
        }
        let link = ChainLink { number: self.next, prev: self.last_hash.clone() };
        let inexact = || JournalError::Inexact { path: self.path.clone(), what: "the event" };
        wire::write_line(link, line).map(drop).ok_or_else(inexact)
    }

    /// Whether there is room for the rest of a game: where a line fits and the next does not, nothing is gained.
    pub(super) fn make_room(&mut self) -> Result<(), JournalError> {
        self.look_after()?;
        let tried = self.put(&[b' '; ROOM]);
        let cut = self.cut_back();
        tried.and(cut).map_err(JournalError::io(&self.path, "write an event"))
    }

    /// Looks whether the file at the path is still the one that is written, and as long, and writes the whole journal anew
    /// where it is not. What stands in its place is put aside (`NAME.aside-1`, ...); where another program writes that, the
    /// journal goes on under another name (`NAME-2.jsonl`, ...). Nothing is lost.
    ///
    /// # Errors
    /// [`JournalError::Io`]: it could not be written anew, and the next line tries again.
    pub fn look_after(&mut self) -> Result<(), JournalError> {
        let loss = match self.look()? {
            FileStanding::Ours => return Ok(()),
            FileStanding::Deleted => Loss::Deleted,
            FileStanding::Other => Loss::Replaced,
        };
        if loss == Loss::Replaced {
            match anew::look_into(&self.path, self.file.identity(), &self.good) {
                Found::Copy(file) => {
                    (self.file, self.end) = (Box::new(file), End::Clean);
                    return Ok(());
                }
                Found::InUse => self.path = anew::free_name(&self.path),
                Found::Stranger => {}
            }
        }
        let locked = |file: &File| file.try_lock().map_err(io::Error::from);
        let (file, aside) = anew::write_anew(&self.path, &self.good, locked)
            .map_err(JournalError::io(&self.path, "write the journal anew"))?;
        (self.file, self.end) = (Box::new(file), End::Clean);
        self.rewritten = Some(Rewritten { loss, path: self.path.clone(), aside });
        // What has just been written is ours: else it would be put aside again and again.
        if self.look()? == FileStanding::Other {
            self.identities = Identities::Wander;
        }
        Ok(())
    }

    fn look(&self) -> Result<FileStanding, JournalError> {
        let open = match self.identities {
            Identities::Hold => self.file.identity(),
            Identities::Wander => None,
        };
        medium::look(&self.path, open, self.good.len() as u64, self.end)
            .map_err(JournalError::io(&self.path, "look after the journal"))
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.end = End::Dirty;
        self.file.put(self.good.len() as u64, bytes)?;
        self.end = End::Clean;
        Ok(())
    }

    fn cut_back(&mut self) -> io::Result<()> {
        self.end = End::Dirty;
        self.file.cut(self.good.len() as u64)?;
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
    files::must_be_a_file(path).map_err(JournalError::io(path, "open the journal"))?;
    let file = files::writing().read(true).open(path).map_err(JournalError::io(path, "open the journal"))?;
    lock(path, &file)?;
    files::close_to_others(&file).map_err(JournalError::io(path, "close the journal to others"))?;
    let mut bytes =
        files::read_open(BoundedLines::of(&file), record::MOST).map_err(JournalError::io(path, "read the journal"))?;
    let record = Record::parse(path, &bytes)?;
    if let Some(torn) = &record.torn {
        keep_aside(path, torn)?;
        file.set_len(record.good_len)
            .and_then(|()| file.sync_all())
            .map_err(JournalError::io(path, "cut off the torn last line"))?;
    }
    names::take_mark_away(path)?;
    bytes.truncate(usize::try_from(record.good_len).expect("a part of what was read"));
    let writer = Writer {
        path: path.to_owned(),
        file: Box::new(file),
        good: bytes,
        end: End::Clean,
        next: record.next_number(),
        identity: record.identity.clone(),
        last_hash: record.last_hash.clone(),
        last_at: record.last_event_at(),
        rewritten: None,
        identities: Identities::Hold,
    };
    Ok((writer, record))
}

fn keep_aside(path: &Path, torn: &Torn) -> Result<(), JournalError> {
    for number in 1_u32.. {
        let aside = path.with_extension(format!("torn-{number}"));
        match files::writing().create_new(true).open(&aside) {
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

/// Begins a journal in a folder, under the wall time and the names of its header; a name that is taken gets a number.
///
/// # Errors
/// As [`Writer::create`], but for [`JournalError::Exists`].
pub fn create_in(folder: &Path, header: &Header) -> Result<Writer, JournalError> {
    let stem = names::stem(&header.started, &header.setup.names);
    let extension = names::EXTENSION;
    let mut number = 1_u32;
    loop {
        let name = if number == 1 { format!("{stem}.{extension}") } else { format!("{stem}-{number}.{extension}") };
        match Writer::create(&folder.join(name), header) {
            Err(JournalError::Exists(_)) => number += 1,
            done => return done,
        }
    }
}

#[cfg(test)]
mod tests;
