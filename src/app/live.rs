//! The live file of a game, for broadcasting: rewritten whole after each completed move, on a thread of its own. A competition
//! that the arbiter has not allowed to be broadcast has none, and he is told. A disk that is full or a folder that is not there is
//! told to him once, and stops nothing.
use std::{
    path::{Path, PathBuf},
    sync::mpsc::{Sender, channel},
    thread::JoinHandle,
};

use super::{App, Input, Session, stages::Stage};
use crate::{
    files,
    game::Ending,
    language::{Arg, Line, Phrase},
    narration::Cue,
    scoresheet,
};

/// The live file, and how far it was written.
#[derive(Debug, Default)]
pub(super) struct Live {
    last: Option<State>,
    fails: Fails,
    /// The journal of the last game whose arbiter was told that it may not be broadcast.
    forbidden: Option<PathBuf>,
    writer: Option<Writer>,
}

/// The thread that writes, and where its work goes in: each time a file and what is to stand in it.
#[derive(Debug)]
struct Writer {
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
struct State {
    journal: PathBuf,
    completed: usize,
    ruled_off: usize,
    announcements: usize,
    ending: Option<Ending>,
}

impl State {
    fn of(session: &Session) -> Self {
        let game = session.game();
        Self {
            journal: session.path().to_owned(),
            completed: scoresheet::completed(game),
            ruled_off: game.ruled_off().len(),
            announcements: game.announcements(),
            ending: game.ending(),
        }
    }
}

/// Writes what comes, the newest alone where several wait, and reports each time.
fn write_all(inbox: &std::sync::mpsc::Receiver<(PathBuf, String)>, report: impl Fn(Result<(), String>)) {
    while let Ok(first) = inbox.recv() {
        let (path, text) = inbox.try_iter().last().unwrap_or(first);
        let written = files::write_whole(&path, text.as_bytes());
        report(written.map_err(|error| format!("{}: {error}", path.display())));
    }
}

impl Live {
    fn write(&mut self, path: &Path, text: String, outbox: &Sender<Input>) -> std::io::Result<()> {
        if self.writer.is_none() {
            let (sender, inbox) = channel();
            let outbox = outbox.clone();
            let work = move || write_all(&inbox, |written| drop(outbox.send(Input::Live(written))));
            let thread = std::thread::Builder::new().name("live".to_owned()).spawn(work)?;
            self.writer = Some(Writer { sender, thread });
        }
        if let Some(Writer { sender, .. }) = &self.writer {
            // It ends with the program alone.
            let _ = sender.send((path.to_owned(), text));
        }
        Ok(())
    }

    /// Waits for what is still being written.
    pub(super) fn finish(&mut self) {
        if let Some(Writer { sender, thread }) = self.writer.take() {
            drop(sender);
            let _ = thread.join();
        }
    }
}

impl App {
    /// Writes the live file anew where a move was completed, the game has ended or a position was restored: only what is on the disk.
    pub(super) fn follow_live(&mut self) {
        let (Some(path), Stage::Game(playing)) = (self.options.live.clone(), &self.stage) else { return };
        let session = &playing.session;
        if !session.game().setup().may_be_broadcast() {
            return self.refuse_live(&path);
        }
        let state = State::of(session);
        if self.live.last.as_ref() == Some(&state) || session.has_unwritten() {
            return;
        }
        let begins = self.live.last.as_ref().is_none_or(|last| last.journal != state.journal);
        let text = scoresheet::write(&scoresheet::live(session.game(), session.started()));
        self.live.last = Some(state);
        if let Err(error) = self.live.write(&path, text, &self.outbox) {
            self.live_written(Err(error.to_string()));
        }
        if begins {
            let file = Arg::Text(path.display().to_string());
            self.tell(&[Cue::arbiter(Phrase::with(Line::MarkLive, [file]))]);
        }
    }

    /// Tells the arbiter, once in a game, that nothing is written.
    fn refuse_live(&mut self, path: &Path) {
        let Stage::Game(playing) = &self.stage else { return };
        let journal = playing.session.path().to_owned();
        if self.live.forbidden.as_ref() == Some(&journal) {
            return;
        }
        self.live.forbidden = Some(journal);
        let file = Arg::Text(path.display().to_string());
        self.tell(&[Cue::arbiter(Phrase::with(Line::MarkLiveForbidden, [file]))]);
    }

    /// Tells the arbiter that the live file cannot be written: once, until it can.
    pub(super) fn live_written(&mut self, written: Result<(), String>) {
        match written {
            Ok(()) => self.live.fails = Fails::No,
            Err(error) => {
                tracing::warn!(%error, "the live file");
                if std::mem::replace(&mut self.live.fails, Fails::Yes) == Fails::No {
                    self.tell(&[Cue::arbiter(Phrase::with(Line::MarkLiveFailed, [Arg::Text(error)]))]);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
