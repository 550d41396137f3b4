//! The first menu, and the way from it into the set-up and back.
use std::path::{Path, PathBuf};

use super::{
    App, Options, Privacy, event_file, home,
    setting_up::hashed,
    settings::{self, LastStart, Used},
    sound,
    stages::Stage,
    unfinished::Found,
};
use crate::{
    audio,
    desk::{Event, Form, Menu, MenuEntry, MenuWish, Preparing, Unfinished},
    export,
    game::Setup,
    journal::Left,
    language::{Arg, Line, Phrase},
    laws::chess960::Number,
    sensor,
};

/// The menu, and the form beneath it, which keeps what was chosen.
#[derive(Debug)]
pub(super) struct AtMenu {
    pub(super) menu: Menu,
    pub(super) form: Box<Form>,
}

impl App {
    /// The menu after a game, with the set-up that was used for it.
    pub(super) fn back_to_menu(&mut self) {
        self.voice.forget_tried();
        // A game that is left unsigned is in the list once no program holds its journal.
        if matches!(self.stage, Stage::Game(_)) {
            self.stage = Stage::Opening;
            // Where its sheets were put was told to those who played it.
            self.troubles.forget();
        }
        // What cannot be read was told at the start.
        let found = self.options.look_for_unfinished().unwrap_or_default();
        self.open_menu(found);
    }

    /// The menu as the program starts with it: a game that nobody has left is in hand, to be played on or to be signed, else the game
    /// as last time.
    pub(super) fn open_menu(&mut self, found: Found) {
        let form = self.form_as_last();
        let waits = found.games.iter().any(|(_, _, left)| *left == Left::No);
        let entry = if waits { MenuEntry::GoOn } else { MenuEntry::AsLast };
        let entry =
            if entry == MenuEntry::AsLast && !self.options.was_played() { MenuEntry::Competition } else { entry };
        self.show_menu(form, found, entry);
    }

    /// The menu again, with what was chosen in the form.
    pub(super) fn leave_form(&mut self, form: Box<Form>, entry: MenuEntry) {
        self.voice.close();
        let found = self.options.look_for_unfinished().unwrap_or_default();
        self.show_menu(form, found, entry);
    }

    fn show_menu(&mut self, form: Box<Form>, found: Found, entry: MenuEntry) {
        let games = found.games.into_iter().map(|(_, game, _)| game).collect();
        let newest = Unfinished::new(games).map(|list| list.phrase(0));
        let last = self.options.last_used().filter(|_| self.options.was_played());
        let language = form.setup().wording.language;
        let menu = Menu::new(language, newest, last.as_ref().map(|used| &used.setup)).at(entry);
        let opening = menu.opening();
        self.stage = Stage::Menu(Box::new(AtMenu { menu, form }));
        self.tell_keyboard(opening);
        self.tell_untold();
    }

    /// The form with the set-up of a game that cannot begin as it is: it asks for what is missing.
    pub(super) fn set_up_anew(&mut self, setup: Setup) {
        let mut form = self.form_of(Some(setup));
        let wishes = form.begin_if_fit();
        self.stage = Stage::Setup(form);
        self.form_wishes(wishes);
    }

    /// The set-up with the choices of the last game, and the devices as they are now.
    pub(super) fn form_as_last(&mut self) -> Box<Form> {
        self.form_of(None)
    }

    /// The same with another set-up, and no event that would change it.
    fn form_of(&mut self, other: Option<Setup>) -> Box<Form> {
        let mut unreadable = None;
        let Used { setup, start: _, sound, sensors, manners, theme, event } =
            match settings::load(&self.options.settings) {
                Ok(used_last) => used_last,
                Err(error) => {
                    let instead = settings::instead(&self.options.settings);
                    unreadable = Some((error.spoken(), error.told(instead.setup.wording.language)));
                    instead
                }
            };
        let (setup, event) = other.map_or((setup, event), |other| (other, String::new()));
        let there = audio::Devices::now();
        let sound = sound::by_id(sound, &there);
        self.sound.choose_anew();
        self.sound.configure(&sound.clone().for_players(&setup), Privacy::SETUP);
        self.decode_ahead(setup.wording);
        let devices = there.all.into_iter().map(|device| device.id).collect();
        let inputs = audio::inputs().into_iter().map(|device| device.id).collect();
        self.voice.close();
        self.chosen.sensors = sensors.clone();
        self.chosen.manners = manners;
        self.chosen.theme = self.options.theme.unwrap_or(theme);
        let form = Form::new(setup, sound, devices)
            .with_default_device(there.default)
            .with_inputs(inputs)
            .with_recognisers(super::recognisers::found(&self.options.voices.with_file_name("recognisers")))
            .with_sensors(sensor::ports(), sensors)
            .with_sticks(self.options.sticks())
            .with_theme(self.chosen.theme)
            .with_manners(manners);
        let form = self.with_events(form, event);
        if let Some((spoken, detail)) = unreadable {
            match self.stage.keyboard_owner() {
                Some(_) => self.cannot_use(spoken, detail),
                // At the start nobody is known to sit there before the menu opens.
                None => self.troubles.add_untold(spoken, detail),
            }
        }
        Box::new(form)
    }

    /// The form with the event files there are; what cannot be used is named. The one of the command line is chosen, else that of the
    /// last game.
    fn with_events(&mut self, form: Form, last: String) -> Form {
        let language = form.setup().wording.language;
        let named = self.options.event.as_deref().map(event_file::read);
        let chosen = match &named {
            Some(Ok(event)) => event.file.clone(),
            Some(Err(_)) | None => last,
        };
        let mut events: Vec<Event> = Vec::new();
        for found in
            named.into_iter().chain(self.options.event_folders().iter().flat_map(|folder| event_file::all_in(folder)))
        {
            match found {
                Ok(event) if events.iter().any(|each| each.says_the_same(&event)) => {}
                Ok(event) => events.push(event),
                Err(error) => self.troubles.add_untold(error.spoken(), error.told(language)),
            }
        }
        form.with_events(events, &chosen)
    }

    /// Says what is the matter with the files that were read for the menu.
    fn tell_untold(&mut self) {
        if let Some((spoken, detail)) = self.troubles.take_untold() {
            self.cannot_use(spoken, detail);
        }
    }

    /// Writes an event file with what is chosen, and the hash of a PIN that was typed: onto the stick that is plugged in, so that the
    /// arbiter takes it along, else beside the settings.
    pub(super) fn write_event(&mut self) {
        let Stage::Setup(form) = &self.stage else { return };
        let mut setup = form.setup().clone();
        match form.pin().map(|digits| hashed(&digits)).transpose() {
            Ok(Some(pin)) => setup.pin = Some(pin),
            Ok(None) => {}
            Err(error) => return self.unusable(Line::NoDraw, error.to_string()),
        }
        let stick =
            export::sticks(&self.options.places.mounts).into_iter().next().map(|stick| stick.join(home::FOLDER));
        let own = || self.options.settings.parent().map(Path::to_owned).unwrap_or_default();
        let folder = stick.unwrap_or_else(own);
        match event_file::write(&folder, &setup) {
            Ok(path) => {
                self.troubles.show(path.display().to_string());
                let name = Phrase::with(Line::Bare, [Arg::Text(event_file::name_of(&path))]);
                self.tell_keyboard(Phrase::Several(vec![Phrase::line(Line::EventWritten), name]));
            }
            Err(error) => self.unusable(Line::SettingsUnusable, format!("{}: {error}", folder.display())),
        }
    }

    /// An act of the person at the menu.
    pub(super) fn at_menu(&mut self, work: impl FnOnce(&mut Menu) -> Vec<MenuWish>) {
        let Stage::Menu(at) = &mut self.stage else { return };
        for wish in work(&mut at.menu) {
            match wish {
                MenuWish::Say(phrase) => self.tell_keyboard(phrase),
                MenuWish::Take(entry) => self.take_entry(entry),
            }
        }
    }

    fn take_entry(&mut self, entry: MenuEntry) {
        match entry {
            MenuEntry::GoOn => self.go_on(),
            MenuEntry::AsLast => self.play_as_last(),
            MenuEntry::Competition => self.prepare(Preparing::Competition),
            MenuEntry::Practice => self.prepare(Preparing::Practice),
            MenuEntry::Review => self.show_reviews(),
            MenuEntry::Devices => self.prepare(Preparing::Devices),
            MenuEntry::Quit => self.ask_to_quit(),
        }
    }

    /// Opens the form with what is chosen in it.
    fn prepare(&mut self, preparing: Preparing) {
        let Stage::Menu(at) = &mut self.stage else { return };
        let mut form = at.form.clone();
        let wishes = form.prepare(preparing);
        self.stage = Stage::Setup(form);
        if preparing != Preparing::Devices {
            self.tell_keyboard(Phrase::line(Line::SetupWelcome));
        }
        self.form_wishes(wishes);
    }

    /// Begins a game with the set-up of the last one. Where something is missing, the form asks for it: a device, or the
    /// arbiter's PIN, which no file keeps.
    fn play_as_last(&mut self) {
        let mut form = self.form_as_last();
        if self.options.last_used().is_some_and(|used| used.start == LastStart::Chess960) {
            self.stage = Stage::Setup(form);
            return self.draw(|form, random| {
                // The room hears which position it is when the game begins.
                drop(form.start_from(Number::drawn(random)));
                form.begin_if_fit()
            });
        }
        let wishes = form.begin_if_fit();
        self.stage = Stage::Setup(form);
        self.form_wishes(wishes);
    }

    /// Escape in the form: back to the menu. What belongs to no game is kept at once.
    pub(super) fn leave_setup(&mut self) {
        let Stage::Setup(form) = &self.stage else { return };
        let form = form.clone();
        // The next to sit down there may be somebody else.
        self.voice.forget_tried();
        self.keep_chosen(&form);
        let entry = match form.preparing() {
            Preparing::Competition => MenuEntry::Competition,
            Preparing::Practice => MenuEntry::Practice,
            Preparing::Devices | Preparing::Game(_) => MenuEntry::Devices,
        };
        self.leave_form(form, entry);
    }

    /// The language, and the devices where it was these that were set up.
    fn keep_chosen(&mut self, form: &Form) {
        let keeps_devices = match form.preparing() {
            Preparing::Devices | Preparing::Game(_) => true,
            Preparing::Competition | Preparing::Practice => false,
        };
        let language = form.setup().wording.language;
        let is_kept = |used: Used| used.setup.wording.language == language;
        // A file that cannot be read was told of when the menu opened.
        if !keeps_devices && settings::load(&self.options.settings).map_or(true, is_kept) {
            return;
        }
        let kept = settings::change(&self.options.settings, |used| {
            used.setup.wording.language = language;
            if keeps_devices {
                used.sound = form.sound().clone();
                used.sensors = form.sensors();
            }
        });
        if let Err(error) = kept {
            self.unusable(Line::SettingsUnusable, error.to_string());
        }
    }
}

impl Options {
    /// The folders of the sticks that are plugged in.
    fn sticks(&self) -> Vec<String> {
        export::sticks(&self.places.mounts).iter().map(|stick| stick.display().to_string()).collect()
    }

    fn was_played(&self) -> bool {
        settings::was_played(&self.settings)
    }

    fn last_used(&self) -> Option<Used> {
        settings::load(&self.settings).ok()
    }

    /// Where event files are: beside the settings, and on each stick, in the program's folder there or outside it.
    fn event_folders(&self) -> Vec<PathBuf> {
        let own = self.settings.parent().map(Path::to_owned).unwrap_or_default();
        let sticks = export::sticks(&self.places.mounts);
        std::iter::once(own).chain(sticks.into_iter().flat_map(|stick| [stick.join(home::FOLDER), stick])).collect()
    }
}

#[cfg(test)]
mod tests;
