//! The games that are not finished: what there is at the start, their list, and how one is taken up again.
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use super::{
    App, Options, Privacy, RealClock, Session,
    stages::{Playing, Stage},
};
use crate::{
    desk::{Form, Intent, ListWish, MenuEntry, Offered, Unfinished, players},
    game::{GameProgress, Mode, Phase, Setup},
    journal::{self, JournalError, Left, State, Summary},
    language::{Line, Phrase, speak},
};

/// A competition that was played so short a time ago is of today.
const TODAY: Duration = Duration::from_hours(12);

/// The list of unfinished games, and what lies beneath it.
#[derive(Debug)]
pub(super) struct Listed {
    pub(super) list: Unfinished,
    /// The journals, in the order of the list.
    journals: Vec<PathBuf>,
    /// The set-up beneath the menu to which it goes back.
    pub(super) form: Box<Form>,
}

/// The set-up of a game that waits for its start and cannot begin as it was set up, by a version that did not ask for what is
/// missing.
pub(super) fn cannot_begin(path: &Path) -> Option<Setup> {
    // What cannot be read is told when it is continued.
    let record = journal::read(path).ok()?;
    let waits = *record.replay().phase() == Phase::Waiting;
    Some(record.header.setup).filter(|setup| waits && setup.lacks_default_time())
}

/// What was found in the folder of the games.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The games that can be continued, the newest first; before them a competition of today.
    pub(super) games: Vec<(PathBuf, Offered, Left)>,
    /// The game that another program is playing.
    elsewhere: Option<Summary>,
    /// Journals that cannot be read.
    damaged: Vec<JournalError>,
}

impl Found {
    /// That another program is playing, in words.
    fn elsewhere(&self) -> Option<Phrase> {
        self.elsewhere.as_ref().map(|summary| Phrase::with(Line::RunsElsewhere, players(&summary.names)))
    }
}

impl App {
    /// The first thing: the menu.
    pub(super) fn open(&mut self) {
        if let Some(bar) = self.options.bar.clone() {
            return self.be_barred(&bar);
        }
        let found = match self.options.look_for_unfinished() {
            Ok(found) => found,
            Err(error) => return self.be_barred_without(Line::JournalUnusable, &error.to_string()),
        };
        let damaged: Vec<String> = found.damaged.iter().map(ToString::to_string).collect();
        let elsewhere = found.elsewhere();
        self.open_menu(found);
        self.use_recordings();
        self.open_profile();
        for error in damaged {
            self.unusable(Line::JournalUnusable, error);
        }
        if let Some(words) = elsewhere {
            self.troubles.show(speak(&words, self.stage.wording()).to_string());
            self.tell_keyboard(words);
        }
    }

    /// Goes on with the game that is not finished; where there are several, their list asks with which.
    pub(super) fn go_on(&mut self) {
        match self.options.look_for_unfinished() {
            Ok(found) if found.games.len() > 1 => self.show_list(found),
            Ok(found) => match found.games.into_iter().next() {
                Some((path, ..)) => self.take_up(&path),
                // Another window has taken it meanwhile.
                None => self.back_to_menu(),
            },
            Err(error) => self.unusable(Line::JournalUnusable, error.to_string()),
        }
    }

    fn show_list(&mut self, found: Found) {
        let (journals, games) = found.games.into_iter().map(|(path, game, _)| (path, game)).unzip();
        let Stage::Menu(at) = &self.stage else { return };
        let Some(list) = Unfinished::new(games) else { return };
        let opening = list.opening();
        self.stage = Stage::Resume(Listed { list, journals, form: at.form.clone() });
        self.tell_keyboard(opening);
    }

    /// Anyone who begins another game leaves the unfinished ones: they stay in the list, and none is in hand at the next start.
    pub(super) fn leave_unfinished(&self) -> Result<(), JournalError> {
        let found = self.options.look_for_unfinished()?;
        let open = found.games.iter().filter(|(_, _, left)| *left == Left::No);
        open.map(|(path, ..)| path).try_for_each(|path| journal::leave(path))
    }

    /// An act of the person at the list.
    pub(super) fn at_list(&mut self, work: impl FnOnce(&mut Unfinished) -> Vec<ListWish>) {
        let Stage::Resume(listed) = &mut self.stage else { return };
        for wish in work(&mut listed.list) {
            match wish {
                ListWish::Say(phrase) => self.tell_keyboard(phrase),
                ListWish::GoOn(index) => self.take_up_listed(index),
                ListWish::Leave => self.leave_list(),
            }
        }
    }

    pub(super) fn answer_list(&mut self, intent: &Intent) {
        self.at_list(|list| list.take(intent));
    }

    fn take_up_listed(&mut self, index: usize) {
        let Stage::Resume(listed) = &self.stage else { return };
        if let Some(path) = listed.journals.get(index).cloned() {
            self.take_up(&path);
        }
    }

    /// Goes on with a game: its clock stands until both players have said that they go on.
    pub(super) fn take_up(&mut self, path: &Path) {
        if self.is_barred() {
            return;
        }
        let sound = match &self.stage {
            Stage::Menu(at) => at.form.sound().clone(),
            Stage::Resume(listed) => listed.form.sound().clone(),
            Stage::Review(at) => at.form.sound().clone(),
            Stage::Opening | Stage::Setup(_) | Stage::Teach { .. } | Stage::Game(_) | Stage::Failed(_) => return,
        };
        if let Some(setup) = cannot_begin(path) {
            return self.set_up_anew(setup);
        }
        match Session::resume(path) {
            Ok((mut session, mut cues)) => {
                cues.extend(self.options.settle(&mut session));
                // Its people are not those of the set-up that was used last.
                let setup = session.game().setup();
                self.sound.look_again();
                self.sound.configure(&sound.for_players(setup), Privacy::of(setup));
                self.decode_ahead(setup.wording);
                self.stage = Stage::Game(Box::new(Playing::new(session, self.chosen.manners)));
                self.clear_pages();
                self.deal_pads_again();
                self.open_microphones();
                self.tell(&cues);
                self.tell_whose_keyboard_at_start();
                self.tell_manners();
                self.look_at_machine();
                self.look_at_sound();
                self.watch_boards();
            }
            Err(error) => {
                self.back_to_menu();
                self.journal_fails(&error, Line::JournalUnusable);
            }
        }
    }

    fn leave_list(&mut self) {
        let Stage::Resume(Listed { form, .. }) = &self.stage else { return };
        self.leave_form(form.clone(), MenuEntry::GoOn);
    }
}

impl Options {
    /// The unfinished games, as they lie in the folder now.
    pub(super) fn look_for_unfinished(&self) -> Result<Found, JournalError> {
        let now = RealClock::wall().unix_ms;
        let mut found = Found::default();
        for game in journal::unfinished(&self.games)? {
            match game.state {
                State::Open(summary) | State::Unsigned(summary) => {
                    let since = Duration::from_millis(now.saturating_sub(game.last_wall_unix_ms));
                    let Summary { names, mode, stands, .. } = summary;
                    found.games.push((game.path, Offered { names, mode, stands, since }, game.left));
                }
                State::InUse(summary) => found.elsewhere = found.elsewhere.or(Some(summary)),
                State::Damaged(error) => found.damaged.push(error),
            }
        }
        // Whoever slipped into a practice finds the game first whose clock waits. That he has left the other one says nothing: beginning a
        // practice leaves it.
        let waits = |offered: &Offered| {
            let of_today = offered.mode == Mode::Competition && offered.since < TODAY;
            of_today && matches!(offered.stands, GameProgress::NotBegun | GameProgress::Playing { .. })
        };
        found.games.sort_by_key(|(_, offered, _)| !waits(offered));
        Ok(found)
    }
}
