//! The games that are not finished: the list at the start and from the set-up, and how one is taken up again.
use std::{path::PathBuf, time::Duration};

use super::{
    App, Privacy, RealClock, Session,
    stages::{Playing, Stage},
};
use crate::{
    desk::{Field, Form, Intent, ListFrom, ListWish, Offered, Unfinished, players},
    journal::{self, JournalError, Left, State, Summary},
    language::{Line, Phrase, speak},
};

/// The list of unfinished games, and what lies beneath it.
#[derive(Debug)]
pub(super) struct Listed {
    pub(super) list: Unfinished,
    /// The journals, in the order of the list.
    journals: Vec<PathBuf>,
    /// The set-up to which it goes back.
    pub(super) form: Box<Form>,
}

/// What was found in the folder of the games.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The games that can be gone on with, the newest first.
    games: Vec<(PathBuf, Offered, Left)>,
    /// The game that another program is playing.
    elsewhere: Option<Summary>,
    /// Journals that cannot be read.
    damaged: Vec<JournalError>,
}

impl Found {
    /// How many games can be gone on with.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.games.len()).unwrap_or(u32::MAX)
    }

    /// That another program is playing, in words.
    fn elsewhere(&self) -> Option<Phrase> {
        self.elsewhere.as_ref().map(|summary| Phrase::with(Line::RunsElsewhere, players(&summary.names)))
    }
}

impl App {
    /// The unfinished games, as they lie in the folder now.
    pub(super) fn look_for_unfinished(&self) -> Result<Found, JournalError> {
        let now = RealClock::wall().unix_ms;
        let mut found = Found::default();
        for game in journal::unfinished(&self.options.games)? {
            match game.state {
                State::Open(Summary { names, stands, .. }) => {
                    let since = Duration::from_millis(now.saturating_sub(game.last_wall_unix_ms));
                    found.games.push((game.path, Offered { names, stands, since }, game.left));
                }
                State::InUse(summary) => found.elsewhere = found.elsewhere.or(Some(summary)),
                State::Damaged(error) => found.damaged.push(error),
            }
        }
        Ok(found)
    }

    /// The first thing: the list, if a game waits in it that nobody has left; else a new game.
    pub(super) fn open(&mut self) {
        let found = match self.look_for_unfinished() {
            Ok(found) => found,
            Err(error) => {
                self.stage = Stage::Failed(error.to_string());
                return;
            }
        };
        self.open_form_with(&found);
        self.use_recordings();
        self.open_profile();
        for error in &found.damaged {
            self.unusable(Line::JournalUnusable, error.to_string());
        }
        if let Some(words) = found.elsewhere() {
            self.trouble = Some(speak(&words, self.wording()).to_string());
            self.tell_keyboard(words);
        }
        if found.games.iter().any(|(_, _, left)| *left == Left::No) {
            self.show_list(found, ListFrom::Start);
        }
    }

    /// The list again, from the set-up.
    pub(super) fn open_list(&mut self) {
        match self.look_for_unfinished() {
            Ok(found) => self.show_list(found, ListFrom::Setup),
            Err(error) => self.unusable(Line::JournalUnusable, error.to_string()),
        }
    }

    fn show_list(&mut self, found: Found, from: ListFrom) {
        let (journals, games) = found.games.into_iter().map(|(path, game, _)| (path, game)).unzip();
        let Stage::Setup(form) = &self.stage else { return };
        let Some(list) = Unfinished::new(games, from) else { return };
        let opening = list.opening();
        self.stage = Stage::Resume(Listed { list, journals, form: form.clone() });
        self.tell_keyboard(opening);
    }

    /// An act of whoever sits at the list.
    pub(super) fn at_list(&mut self, work: impl FnOnce(&mut Unfinished) -> Vec<ListWish>) {
        let Stage::Resume(listed) = &mut self.stage else { return };
        for wish in work(&mut listed.list) {
            match wish {
                ListWish::Say(phrase) => self.tell_keyboard(phrase),
                ListWish::GoOn(index) => self.take_up(index),
                ListWish::Leave => self.leave_list(),
            }
        }
    }

    pub(super) fn answer_list(&mut self, intent: &Intent) {
        self.at_list(|list| list.take(intent));
    }

    /// Goes on with a game: its clock stands until both players have said that they go on.
    fn take_up(&mut self, index: usize) {
        let Stage::Resume(listed) = &self.stage else { return };
        let Some(path) = listed.journals.get(index) else { return };
        let sound = listed.form.sound().clone();
        match Session::resume(path) {
            Ok((session, cues)) => {
                // Its people are not those of the set-up that was used last.
                let setup = session.game().setup();
                self.sound.configure(&sound.for_players(setup), Privacy::of(setup));
                self.decode_ahead(setup.wording);
                self.stage = Stage::Game(Box::new(Playing::new(session)));
                self.deal_pads();
                self.open_microphones();
                self.tell(&cues);
                self.look_at_machine();
                self.look_at_sound();
                self.watch_boards();
            }
            Err(error) => {
                self.open_form();
                self.unusable(Line::JournalUnusable, error.to_string());
            }
        }
    }

    /// Back to the set-up. What was left at the start is asked about no more, and stays in the list.
    fn leave_list(&mut self) {
        let Stage::Resume(Listed { list, journals, form }) = &self.stage else { return };
        let (from, mut form) = (list.from(), form.clone());
        let left = match from {
            ListFrom::Start => journals.iter().try_for_each(|path| journal::leave(path)),
            ListFrom::Setup => Ok(()),
        };
        let wishes = form.select(if from == ListFrom::Setup { Field::Unfinished } else { form.field() });
        self.stage = Stage::Setup(form);
        match (left, from) {
            (Err(error), _) => self.unusable(Line::JournalUnusable, error.to_string()),
            (Ok(()), ListFrom::Setup) => self.form_wishes(wishes),
            (Ok(()), ListFrom::Start) => {
                let words = [Line::ResumeDeclined, Line::SetupWelcome].map(Phrase::line);
                self.tell_keyboard(Phrase::Several(words.into()));
            }
        }
    }
}
