//! The live file of a game, for broadcasting: rewritten whole after each completed move, on a thread of its own. A competition
//! that the arbiter has not allowed to be broadcast has none, and he is told. A disk that is full or a folder that is not there is
//! told to him once, and stops nothing.
use std::{
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread::JoinHandle,
    time::Duration,
};

use super::{Input, Session};
use crate::{
    files,
    game::Ending,
    language::{Arg, Line, Phrase},
    narration::Cue,
    scoresheet,
};

/// The live file, and how far it was written.
#[derive(Debug)]
pub(super) struct Live {
    /// Where it is, if there is to be one.
    path: Option<PathBuf>,
    outbox: Sender<Input>,
    last: Option<LiveContents>,
    fails: Fails,
    /// The journal of the last game whose arbiter was told that it may not be broadcast.
    forbidden: Option<PathBuf>,
    writer: Option<LiveWriter>,
}

/// The thread that writes, and where its work goes in: each time a file and what is to stand in it.
#[derive(Debug)]
struct LiveWriter {
    sender: Sender<(PathBuf, String)>,
    thread: JoinHandle<()>,
}

/// Whether the file can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Fails {
    #[default]
    No,
    /// It was told.
    Yes,
}

/// What the file depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
struct LiveContents {
    journal: PathBuf,
    completed: usize,
    ruled_off: usize,
    announcements: usize,
    ending: Option<Ending>,
}

impl LiveContents {
    fn of(session: &Session) -> Self {
        let game = session.game();
        Self {
            journal: session.path().to_owned(),
            completed: scoresheet::completed(game),
            ruled_off: game.record().ruled_off().len(),
            announcements: game.record().announcements(),
            ending: game.ending(),
        }
    }
}

/// How long after a failure the same is tried again: the last move of a game is followed by no other one.
const RETRY: Duration = Duration::from_secs(2);

/// Writes what comes, the newest alone where several wait, and reports each time. What cannot be written is tried again until
/// something newer comes.
fn write_all(inbox: &Receiver<(PathBuf, String)>, report: impl Fn(Result<(), String>)) {
    let mut failed: Option<(PathBuf, String)> = None;
    loop {
        let next = match failed.take() {
            None => inbox.recv().ok(),
            Some(again) => match inbox.recv_timeout(RETRY) {
                Ok(newer) => Some(newer),
                Err(RecvTimeoutError::Timeout) => Some(again),
                // The program ends: once more, and no word of it.
                Err(RecvTimeoutError::Disconnected) => {
                    let _ = files::write_whole(&again.0, again.1.as_bytes());
                    None
                }
            },
        };
        let Some(next) = next else { return };
        let (path, text) = inbox.try_iter().last().unwrap_or(next);
        let written = files::write_whole(&path, text.as_bytes());
        report(written.as_ref().map_err(|error| format!("{}: {error}", path.display())).copied());
        failed = written.is_err().then_some((path, text));
    }
}

impl Live {
    /// Nothing is written yet.
    pub(super) const fn new(path: Option<PathBuf>, outbox: Sender<Input>) -> Self {
        Self { path, outbox, last: None, fails: Fails::No, forbidden: None, writer: None }
    }

    /// Writes the file anew where a move was completed, the game has ended or a position was restored: only what is on the disk.
    /// What the arbiter is told of it.
    pub(super) fn follow(&mut self, session: &Session) -> Vec<Cue> {
        let Some(path) = self.path.clone() else { return Vec::new() };
        if !session.game().setup().may_be_broadcast() {
            return self.refuse(session, &path);
        }
        let state = LiveContents::of(session);
        if self.last.as_ref() == Some(&state) || session.has_unwritten() {
            return Vec::new();
        }
        let begins = self.last.as_ref().is_none_or(|last| last.journal != state.journal);
        if begins && self.last.is_some() && session.game().is_finished() {
            // A game that is only looked at or signed once more is not what is broadcast. After a restart it may be: its end may not have
            // been written yet.
            return Vec::new();
        }
        let text = scoresheet::write(&scoresheet::live(session.game(), session.started()));
        self.last = Some(state);
        let mut cues = match self.write(&path, text) {
            Ok(()) => Vec::new(),
            Err(error) => self.written(Err(error.to_string())),
        };
        if begins {
            cues.push(of_file(Line::MarkLive, &path));
        }
        cues
    }

    /// Tells the arbiter, once in a game, that nothing is written.
    fn refuse(&mut self, session: &Session, path: &Path) -> Vec<Cue> {
        if self.forbidden.as_deref() == Some(session.path()) {
            return Vec::new();
        }
        self.forbidden = Some(session.path().to_owned());
        vec![of_file(Line::MarkLiveForbidden, path)]
    }

    /// Tells the arbiter that the file cannot be written: once, until it can.
    pub(super) fn written(&mut self, written: Result<(), String>) -> Vec<Cue> {
        let Err(error) = written else {
            self.fails = Fails::No;
            return Vec::new();
        };
        match std::mem::replace(&mut self.fails, Fails::Yes) {
            Fails::No => {
                tracing::warn!(%error, "the live file");
                vec![Cue::arbiter(Phrase::with(Line::MarkLiveFailed, [Arg::Text(error)]))]
            }
            Fails::Yes => Vec::new(),
        }
    }

    fn write(&mut self, path: &Path, text: String) -> std::io::Result<()> {
        if self.writer.is_none() {
            let (sender, inbox) = channel();
            let outbox = self.outbox.clone();
            let work = move || write_all(&inbox, |written| drop(outbox.send(Input::Live(written))));
            let thread = std::thread::Builder::new().name("live".to_owned()).spawn(work)?;
            self.writer = Some(LiveWriter { sender, thread });
        }
        if let Some(LiveWriter { sender, .. }) = &self.writer {
            // It ends with the program alone.
            let _ = sender.send((path.to_owned(), text));
        }
        Ok(())
    }

    /// Waits for what is still being written.
    pub(super) fn finish(&mut self) {
        if let Some(LiveWriter { sender, thread }) = self.writer.take() {
            drop(sender);
            let _ = thread.join();
        }
    }
}

fn of_file(line: Line, path: &Path) -> Cue {
    Cue::arbiter(Phrase::with(line, [Arg::Text(path.display().to_string())]))
}

#[cfg(test)]
mod tests;
