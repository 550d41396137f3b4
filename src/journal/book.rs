//! Keeps a game in its journal, even while the disk cannot be written.
//!
//! While the journal cannot be written, every command that would have to be kept is refused, and nothing of it is announced. Once a second
//! the disk is tried again. Harmless events may wait in memory meanwhile: what the program notices, that the clocks are
//! stopped, and the arbiter's coming and going, because only he can let play go on. Once he does, everything waits in memory,
//! in order, and is written before anything else as soon as the journal can be.
use std::{path::Path, time::Duration};

use super::{
    Beat, CodeWork, Coded, Heartbeat, JournalError, Line, RETRY, Rewritten, Writer, code,
    copy::{Copy, CopyNews},
};
use crate::{
    clock::Moment,
    game::{
        Act, ArbiterAct, ClockAct, Code, Denial, DeviceAct, Event, Incident, LockAct, NotKept, NoticeAct, PresenceAct,
        ReconcileAct,
    },
};

/// Why the journal cannot be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble {
    /// Moment of the first failure.
    pub since: Moment,
    /// In a word.
    pub cause: NotKept,
    /// With file and reason.
    pub detail: String,
    /// When the disk is tried again.
    pub next_try: Moment,
}

/// Something that has happened to the files and is to be told once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FileNews {
    /// The journal cannot be written from now on.
    CannotBeKept(NotKept),
    /// The heartbeat cannot be written from now on.
    NoHeartbeat(String),
    /// The journal was lost, and written anew.
    Journal(Rewritten),
    /// The heartbeat was lost, and written anew.
    Heartbeat(Rewritten),
    /// What has become of the second copy.
    Copy(CopyNews),
}

/// The journal and the heartbeat of a game that is played, and what could not be written yet.
#[derive(Debug)]
pub struct Book {
    writer: Writer,
    heartbeat: Heartbeat,
    /// The second copy, where the arbiter wants one.
    copy: Option<Copy>,
    /// What was kept in memory, in order.
    waiting: Vec<Line>,
    /// What is written with what happens next, if anything does.
    held_back: Vec<Line>,
    trouble: Option<Trouble>,
    beating: Beating,
    news: Vec<FileNews>,
    code: CodeIs,
}

/// Whether the arbiter is to be shown the code of the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CodeIs {
    NotDue,
    Due,
}

/// Whether the heartbeat can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Beating {
    Well,
    Not,
}

impl Book {
    /// Opens the heartbeat beside a journal.
    ///
    /// # Errors
    /// As [`Heartbeat::beside`].
    pub fn new(writer: Writer) -> Result<Self, JournalError> {
        let heartbeat = Heartbeat::beside(&writer)?;
        let (waiting, news) = (Vec::new(), Vec::new());
        Ok(Self {
            writer,
            heartbeat,
            copy: None,
            waiting,
            held_back: Vec::new(),
            trouble: None,
            beating: Beating::Well,
            news,
            code: CodeIs::NotDue,
        })
    }

    /// Keeps a second copy in this folder from now on.
    ///
    /// # Errors
    /// There is no thread for it, or the journal itself is in that folder.
    pub fn keep_copy_in(&mut self, folder: &Path) -> std::io::Result<()> {
        self.begin_copy(|writer| Copy::begin(writer, folder))
    }

    pub(super) fn begin_copy(&mut self, begin: impl FnOnce(&Writer) -> std::io::Result<Copy>) -> std::io::Result<()> {
        self.copy = Some(begin(&self.writer)?);
        Ok(())
    }

    fn follow_with_copy(&mut self) {
        if let Some(copy) = &mut self.copy {
            copy.follow(&self.writer);
        }
    }

    /// The journal's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.writer.path()
    }

    /// Why the journal cannot be written, if it cannot.
    #[must_use]
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// Whether something happened that is in memory alone.
    #[must_use]
    pub const fn has_unwritten(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The moment of the last event that was kept, on the disk or in memory.
    #[must_use]
    pub fn last_at(&self) -> Moment {
        let last = self.waiting.last().or(self.held_back.last());
        last.map_or_else(|| self.writer.last_at(), |line| line.at)
    }

    #[cfg(test)]
    pub(super) const fn writer_mut(&mut self) -> &mut Writer {
        &mut self.writer
    }

    /// The work of the code of everything on the disk, where the arbiter is to be shown it. It waits until everything is on
    /// the disk.
    pub(crate) fn code_work(&self) -> Option<CodeWork> {
        let waits = self.code == CodeIs::NotDue || self.trouble.is_some() || self.has_unwritten();
        (!waits).then(|| CodeWork(self.writer.last_hash().clone()))
    }

    /// The code, once, if it is that of everything on the disk. It is due still where something was written meanwhile.
    pub(crate) fn take_code(&mut self, coded: &Coded) -> Option<Code> {
        self.code_work().filter(|work| work.0 == coded.hash)?;
        self.code = CodeIs::NotDue;
        Some(coded.code)
    }

    fn look_for_codes(&mut self, events: &[Event]) {
        if events.iter().any(code::is_due_after) {
            self.code = CodeIs::Due;
        }
    }

    /// What is to be told of the files since this was asked last.
    pub(crate) fn take_news(&mut self) -> Vec<FileNews> {
        self.news.extend(self.writer.take_rewritten().map(FileNews::Journal));
        self.news.extend(self.copy.as_mut().and_then(Copy::take_news).map(FileNews::Copy));
        std::mem::take(&mut self.news)
    }

    /// Writes what happened at a moment: all of it or, at an error, nothing. It does not wait in memory.
    ///
    /// # Errors
    /// [`JournalError`] names the file.
    pub fn write(&mut self, at: Moment, events: &[Event]) -> Result<(), JournalError> {
        self.write_held_back(at)?;
        self.writer.append_all(at, events).inspect_err(|error| self.begin_trouble(at, error))?;
        // What is not kept has not happened, and has no code.
        self.look_for_codes(events);
        self.follow_with_copy();
        Ok(())
    }

    /// Writes what happened at a moment with the wall time: a restart.
    ///
    /// # Errors
    /// [`JournalError`] names the file.
    pub fn write_dated(&mut self, at: Moment, events: &[Event], wall: &str) -> Result<(), JournalError> {
        self.writer.append_dated(at, events, wall).inspect_err(|error| self.begin_trouble(at, error))?;
        self.look_for_codes(events);
        self.follow_with_copy();
        Ok(())
    }

    /// Holds back what happened, with the wall time, until something else does: a game that is only looked at gets no new line.
    pub fn hold_back(&mut self, at: Moment, events: &[Event], wall: &str) {
        self.held_back = Line::of(at, events, Some(wall));
    }

    fn write_held_back(&mut self, at: Moment) -> Result<(), JournalError> {
        if self.held_back.is_empty() {
            return Ok(());
        }
        self.writer.write(&self.held_back).inspect_err(|error| self.begin_trouble(at, error))?;
        let events: Vec<Event> = self.held_back.drain(..).map(|line| line.event).collect();
        self.look_for_codes(&events);
        Ok(())
    }

    /// Keeps what happened at a moment, on the disk or, where it may wait, in memory: all of it or, at an error, nothing.
    /// `game` tells whether the arbiter lets play go on unrecorded.
    ///
    /// # Errors
    /// Why it is not kept.
    pub fn keep(&mut self, game: Recording, at: Moment, events: &[Event]) -> Result<(), NotKept> {
        let cause = match &self.trouble {
            Some(trouble) => trouble.cause,
            None => match self.write(at, events) {
                Ok(()) => return Ok(()),
                Err(error) => error.not_kept(),
            },
        };
        if self.trouble.is_none() || (game == Recording::Required && !may_wait(events)) {
            return Err(cause);
        }
        let lines = Line::of(at, events, None);
        // A line that could never be written would hold up all that follow.
        if lines.iter().any(|line| self.writer.takes(self.last_at(), line).is_err()) {
            return Err(NotKept::Unwritable);
        }
        self.look_for_codes(events);
        self.waiting.append(&mut self.held_back);
        self.waiting.extend(lines);
        Ok(())
    }

    /// Tries the disk again when it is time to. When it takes everything that waited, and has room for more, the trouble is
    /// over; it is given back how long it lasted.
    pub fn retry(&mut self, now: Moment) -> Option<Duration> {
        let trouble = self.trouble.as_mut().filter(|trouble| trouble.next_try <= now)?;
        trouble.next_try = now + RETRY;
        if let Err(error) = self.writer.make_room().and_then(|()| self.writer.write(&self.waiting)) {
            tracing::error!(%error, "journal");
            trouble.cause = error.not_kept();
            trouble.detail = error.to_string();
            return None;
        }
        self.waiting.clear();
        self.follow_with_copy();
        self.trouble.take().map(|trouble| now.since(trouble.since))
    }

    /// Looks after the files, and gives a sign of life, as long as the journal tells what the clocks do. A clock that was stopped in memory
    /// alone would run again after a restart, up to the last of them.
    pub fn attend(&mut self, now: Moment, beat: Beat) {
        if self.trouble.is_none()
            && let Err(error) = self.writer.look_after()
        {
            self.begin_trouble(now, &error);
        }
        if !self.waiting.iter().all(|line| leaves_the_clocks(&line.event)) {
            return;
        }
        if let Some(copy) = &self.copy {
            copy.beat(beat);
        }
        match self.look_after_heartbeat().and_then(|()| self.heartbeat.beat(beat)) {
            Ok(()) => self.beating = Beating::Well,
            Err(error) => {
                tracing::error!(%error, "heartbeat");
                if std::mem::replace(&mut self.beating, Beating::Not) == Beating::Well {
                    self.news.push(FileNews::NoHeartbeat(error.to_string()));
                }
            }
        }
    }

    fn look_after_heartbeat(&mut self) -> Result<(), JournalError> {
        if !self.heartbeat.follows(&self.writer) {
            self.heartbeat = Heartbeat::beside(&self.writer)?;
        }
        if let Some(rewritten) = self.heartbeat.look_after()? {
            self.news.push(FileNews::Heartbeat(rewritten));
        }
        Ok(())
    }

    /// Trying again does not help where no journal can keep the event: the disk is not to blame.
    fn begin_trouble(&mut self, at: Moment, error: &JournalError) {
        tracing::error!(%error, "journal");
        match error {
            JournalError::Inexact { .. } | JournalError::Backwards { .. } => {}
            _ if self.trouble.is_some() => {}
            JournalError::Io { .. }
            | JournalError::Exists(_)
            | JournalError::InUse(_)
            | JournalError::Elsewhere { .. }
            | JournalError::Empty(_)
            | JournalError::NoJournal(_)
            | JournalError::Damaged { .. }
            | JournalError::Newer { .. } => {
                let cause = error.not_kept();
                self.news.push(FileNews::CannotBeKept(cause));
                self.trouble = Some(Trouble { since: at, cause, detail: error.to_string(), next_try: at + RETRY });
            }
        }
    }
}

/// What waits in memory is tried once more.
impl Drop for Book {
    fn drop(&mut self) {
        if !self.waiting.is_empty()
            && let Err(error) = self.writer.write(&self.waiting)
        {
            tracing::error!(%error, lines = self.waiting.len(), "the journal lacks what was in memory");
        }
    }
}

/// Whether play goes on without a record on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recording {
    /// It does not.
    Required,
    /// The arbiter lets it.
    Waived,
}

/// Whether events may be told before they are on the disk: nobody can lose by it.
fn may_wait(events: &[Event]) -> bool {
    let by_the_program = events.iter().all(|event| event.by.is_none() && is_noticed(&event.act));
    // With them comes what time has brought by then.
    let of_people = || events.iter().filter(|event| event.by.is_some()).map(|event| &event.act);
    let of_the_arbiter = of_people().count() > 0 && of_people().all(is_access);
    by_the_program
        || of_the_arbiter
        || stops_the_clock(of_people())
        || of_people().any(|act| *act == Act::Arbiter(ArbiterAct::UnrecordedAllowed))
}

/// Whether an event that waits in memory changes no clock, and nothing that a clock depends on.
const fn leaves_the_clocks(event: &Event) -> bool {
    match event.by {
        None => is_noticed(&event.act),
        Some(_) => is_access(&event.act),
    }
}

/// What the program notices by itself: a fact, and the lock of the arbiter's page. Whether a refused move was legal must not be
/// told by a disk that is full either.
const fn is_noticed(act: &Act) -> bool {
    let fact = matches!(
        act,
        Act::Notice(NoticeAct::Noticed(_) | NoticeAct::BoardSensed { .. } | NoticeAct::LiftSensed(_))
            | Act::Device(DeviceAct::Given(..))
            | Act::Lock(LockAct::Locked)
            | Act::Reconcile(ReconcileAct::Noticed(_))
    );
    fact && !matches!(act, Act::Notice(NoticeAct::Noticed(Incident::JournalKept(_))))
}

/// The arbiter comes and goes, or somebody tries to in his name.
const fn is_access(act: &Act) -> bool {
    matches!(
        act,
        Act::Lock(LockAct::Entered | LockAct::Left)
            | Act::Lock(LockAct::TooSoon(_) | LockAct::Denied(Denial::NoPin | Denial::WrongPin))
    )
}

/// The clocks are stopped, and nothing else is done: anyone who needs the arbiter loses no time because a disk is full. A player
/// who comes to the board by it is there.
fn stops_the_clock<'a>(mut of_people: impl Iterator<Item = &'a Act> + Clone) -> bool {
    let stops = of_people.clone().any(|act| *act == Act::Clock(ClockAct::Stopped));
    stops && of_people.all(|act| matches!(act, Act::Clock(ClockAct::Stopped) | Act::Presence(PresenceAct::Arrived(_))))
}
