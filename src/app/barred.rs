//! The window where nothing can be played: it says why, on the screen and to whoever has the keyboard, and can be closed.
use shakmaty::ByColor;

use super::{
    App,
    stages::{Failure, Stage},
};
use crate::{
    desk::{Intent, players},
    language::{Line, Phrase, speak},
};

/// What keeps a window from offering anything.
#[derive(Debug, Clone)]
pub enum Bar {
    /// Another program is playing a competition between these players, and this one has no leave to be a second window.
    Competition(ByColor<String>),
    /// The folder of the games or of their second copies cannot be used: which one and why, in words.
    Folder(String),
}

impl App {
    pub(super) fn be_barred(&mut self, bar: &Bar) {
        match bar {
            Bar::Competition(names) => self.be_barred_by_competition(names),
            Bar::Folder(detail) => self.be_barred_without(Line::JournalFailed, detail),
        }
    }

    /// Nothing is offered beside a competition. This window covers that game, so how it is closed is told too.
    fn be_barred_by_competition(&mut self, names: &ByColor<String>) {
        let form = self.form_as_last();
        let told = |line| closing(Phrase::with(line, players(names)));
        let message = speak(&told(Line::CompetitionElsewhere), form.setup().wording).to_string();
        self.fail(Failure { message, words: told(Line::RunsElsewhere), form });
    }

    /// Nothing can be kept, so nothing can be played. The detail names a path, and is only shown.
    pub(super) fn be_barred_without(&mut self, line: Line, detail: &str) {
        tracing::error!(%detail, "nothing can be played");
        let form = self.form_as_last();
        let say = |line| speak(&Phrase::line(line), form.setup().wording).to_string();
        let message = format!("{}\n\n{detail}\n\n{}", say(line), say(Line::ClosesWindow));
        self.fail(Failure { message, words: closing(Phrase::line(line)), form });
    }

    fn fail(&mut self, failure: Failure) {
        self.stage = Stage::Failed(failure);
        self.tell_failure();
    }

    /// Says why nothing can be done here.
    fn tell_failure(&mut self) {
        let Stage::Failed(Failure { words, .. }) = &self.stage else { return };
        let words = words.clone();
        self.tell_keyboard(words);
    }

    /// An act where nothing can be done: it closes the window, or hears why.
    pub(super) fn at_failure(&mut self, intent: &Intent) {
        if matches!(intent, Intent::Escape | Intent::Enter) { self.quit() } else { self.tell_failure() }
    }
}

/// With how the window is closed.
fn closing(words: Phrase) -> Phrase {
    Phrase::Several(vec![words, Phrase::line(Line::ClosesWindow)])
}
