//! What a player changes in the middle of a game: his list opens with what is chosen at this moment, and each change counts at once.
use std::cell::LazyCell;

use shakmaty::{ByColor, Color};

use super::{App, Privacy, desks::DeskAt, sound::by_id, stages::Stage};
use crate::{
    audio::{self, Devices},
    desk::{Form, OutputKind, Sound},
    game::{Incident, Seat, Setup},
    language::{Line, Phrase},
    narration::Cue,
};

impl App {
    /// Opens the list at the desk of a player. Asks the sound server which outputs and microphones there are: up to 4 seconds when that is stuck.
    pub(super) fn open_settings(&mut self, seat: Seat) {
        let (Stage::Game(playing), Seat::Player(player), Some(sound)) = (&self.stage, seat, self.sound.chosen()) else {
            return;
        };
        let setup = playing.session.game().setup().clone();
        let there = Devices::now();
        let sound = by_id(sound.clone(), &there);
        let devices = there.all.into_iter().map(|device| device.id).collect();
        let form = Form::new(setup, sound, devices)
            .with_default_device(there.default)
            .with_inputs(audio::inputs().into_iter().map(|device| device.id).collect())
            .with_theme(self.chosen.theme)
            .in_game_of(player, self.sound.room_in_use());
        self.at_desk_of(seat, |desk, _| desk.open_settings(form));
    }

    /// The list that is open at a desk shows what is chosen now.
    pub(super) fn renew_settings(&mut self, place: DeskAt) {
        let theme = self.chosen.theme;
        if let (Stage::Game(playing), Some(sound)) = (&mut self.stage, self.sound.chosen()) {
            playing.desks.at_mut(place).renew_settings(sound, theme);
        }
    }

    /// Other devices, volumes, speeds and short sounds from now on. Which device an output has is put on record before it sounds
    /// there; all is kept for the next game.
    pub(super) fn use_sound(&mut self, sound: &Sound) {
        let Stage::Game(playing) = &self.stage else { return };
        let setup = playing.session.game().setup().clone();
        let Some(before) = self.sound.chosen().cloned() else { return };
        // The thread of the game waits for a server that is stuck: it is asked once.
        let there: LazyCell<Devices> = LazyCell::new(Devices::now);
        for (output, device) in rerouted(&before, sound, &setup, &there) {
            self.note_sound(Incident::SoundChosen { output, device });
        }
        let shown_only = |app: &Self| impaired(&setup).filter(|&side| app.sound.withholds_from(side)).count();
        let shown_before = shown_only(self);
        self.sound.configure_among(&sound.clone().for_players(&setup), Privacy::of(&setup), || there.clone());
        // A player who has just chosen the room's device for his ear hears nothing any more, not even why.
        if shown_only(self) > shown_before {
            let shown = Phrase::line(Line::PrivateWordsShown);
            self.tell(&[Cue::room(shown.clone()), Cue::arbiter(shown)]);
        }
        if before.microphones != sound.microphones {
            self.open_microphones();
        }
        self.options.keep_used(|used| used.sound = kept(sound, &used.sound, &setup));
    }
}

/// The outputs that have another device now, each with its device as people read it; empty for none.
fn rerouted(before: &Sound, now: &Sound, setup: &Setup, there: &LazyCell<Devices>) -> Vec<(OutputKind, String)> {
    let outputs = [OutputKind::Room].into_iter().chain(impaired(setup).map(OutputKind::Earphone));
    let other: Vec<OutputKind> = outputs.filter(|&output| before.device(output) != now.device(output)).collect();
    let described = |output| match now.device(output) {
        None => String::new(),
        Some(name) => {
            let id = if name.is_empty() { there.default.as_deref().unwrap_or_default() } else { name };
            let known = there.all.iter().find(|device| device.id == id);
            known.map_or_else(|| id.to_owned(), |device| device.description.clone())
        }
    };
    other.into_iter().map(|output| (output, described(output))).collect()
}

/// What is kept for the next game: the devices of a player who sees are none in this one, and stay as they were chosen.
fn kept(now: &Sound, before: &Sound, setup: &Setup) -> Sound {
    let mut sound = now.clone();
    let of = |color: Color, now: &ByColor<Option<String>>, before: &ByColor<Option<String>>| {
        if setup.is_impaired(color) { now.get(color).clone() } else { before.get(color).clone() }
    };
    sound.earphones = ByColor::new_with(|color| of(color, &now.earphones, &before.earphones));
    sound.microphones.players =
        ByColor::new_with(|color| of(color, &now.microphones.players, &before.microphones.players));
    sound
}

fn impaired(setup: &Setup) -> impl Iterator<Item = Color> + '_ {
    Color::ALL.into_iter().filter(|&color| setup.is_impaired(color))
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Key, Modifiers};

    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing, settings},
        desk::{Change, Direction, Intent, Level, Mode, Page},
        game::{Command, Device, DeviceCommand, MoveCommand},
        keys::{Chord, KeyPress},
        narration::Audience,
        screen::Gesture,
    };

    /// In a game, with sound that opens no device.
    fn at_table(folder: &std::path::Path) -> App {
        let mut app = playing(folder);
        let silent = Sound { room: None, earphones: ByColor::default(), ..Sound::default() };
        app.sound.configure(&silent, Privacy::SETUP);
        app
    }

    fn mode(app: &App) -> Mode {
        let Stage::Game(playing) = &app.stage else { panic!("{:?}", app.stage) };
        playing.desks.keyboard().mode().clone()
    }

    #[test]
    fn a_player_changes_his_volume_from_the_list_and_nothing_else_happens_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = at_table(folder.path());
        for intent in [Intent::OpenSettings, Intent::Walk(Direction::Down)] {
            app.at_desk(DeskAt::Keyboard, intent);
        }
        app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Right));
        assert_eq!(app.sound.chosen().map(|sound| sound.earphone_volume), Some(90), "from 80 per cent");
        let kept = settings::load(&app.options.settings).expect("settings");
        assert_eq!(kept.sound.earphone_volume, 90);
        assert_eq!(kept.sound.earphones.black, Some(String::new()), "the device of who sees is kept as it was");

        let Stage::Game(playing) = &app.stage else { panic!() };
        let before = playing.session.game().view(Seat::Arbiter, crate::clock::Moment::START).clock;
        for daily in [Intent::Commit, Intent::Do(Command::Move(MoveCommand::Press))] {
            app.at_desk(DeskAt::Keyboard, daily.clone());
            assert!(matches!(mode(&app), Mode::Settings(_)), "{daily:?}");
        }
        let Stage::Game(playing) = &app.stage else { panic!() };
        let after = playing.session.game().view(Seat::Arbiter, crate::clock::Moment::START).clock;
        assert_eq!(before, after);
        app.at_desk(DeskAt::Keyboard, Intent::Escape);
        for closes in [Intent::Escape, Intent::Enter, Intent::PageShown(Page::Assistant)] {
            app.at_desk(DeskAt::Keyboard, Intent::OpenSettings);
            assert!(matches!(mode(&app), Mode::Settings(_)));
            app.at_desk(DeskAt::Keyboard, closes);
            assert_eq!(mode(&app), Mode::Board);
        }
    }

    /// They did nothing there.
    #[test]
    fn home_and_end_go_to_the_first_and_the_last_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = at_table(folder.path());
        app.at_desk(DeskAt::Keyboard, Intent::OpenSettings);
        let mut said_after = |key| {
            let chord = Some(Chord { key, modifiers: Modifiers::NONE });
            app.handle(Input::Gesture(Gesture::Key(KeyPress { chord, place: Some(key), text: String::new() })));
            app.captions.iter().next_back().map(|caption| caption.text.clone()).expect("it says something")
        };
        let last = said_after(Key::End);
        assert_eq!(said_after(Key::ArrowDown), last, "there is no further line");
        let first = said_after(Key::Home);
        assert_eq!(said_after(Key::ArrowUp), first, "there is none before it");
        assert_ne!(first, last);
    }

    /// Ctrl+O at an assistant's keyboard was answered by nothing.
    #[test]
    fn an_assistant_is_told_that_the_devices_are_his_players() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = at_table(folder.path());
        let assistant = Seat::Assistant(Color::White);
        let gives = DeviceCommand::Give(Device::Keyboard, assistant);
        app.act(Seat::Player(Color::White), &Command::Device(gives));
        app.keyboard(Intent::OpenSettings);
        let told = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(assistant));
        assert_eq!(told.map(|caption| caption.text.as_str()), Some("Das ist Sache des Spielers selbst."));
        assert_eq!(mode(&app), Mode::Board);
    }

    /// O and the arrow are struck in every game: with Ctrl by accident they sent his words to another device.
    #[test]
    fn another_device_is_named_by_the_arrow_and_used_when_it_is_taken() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = at_table(folder.path());
        let used = |app: &App| app.sound.chosen().and_then(|sound| sound.earphones.white.clone());
        app.at_desk(DeskAt::Keyboard, Intent::OpenSettings);
        app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Right));
        assert_eq!(used(&app), None, "named alone");
        app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Down));
        app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Right));
        assert_eq!(used(&app), None, "he went on without taking it");
        app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Up));
        app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Right));
        app.at_desk(DeskAt::Keyboard, Intent::Enter);
        assert_eq!(used(&app), Some(String::new()), "the system's default");
        assert!(matches!(mode(&app), Mode::Settings(_)));
        app.at_desk(DeskAt::Keyboard, Intent::Enter);
        assert_eq!(mode(&app), Mode::Board);
    }

    /// A key made his words faster while the list was open, and the next change there made them slow again.
    #[test]
    fn what_a_key_changes_beside_the_open_list_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = at_table(folder.path());
        app.at_desk(DeskAt::Keyboard, Intent::OpenSettings);
        app.change_level(Color::White, Level::Rate, Change::Up);
        app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Down));
        app.at_desk(DeskAt::Keyboard, Intent::Walk(Direction::Right));
        let levels = app.sound.chosen().map(|sound| (sound.rate, sound.earphone_volume));
        assert_eq!(levels, Some((160, 90)), "from 150 and 80 per cent");
    }

    #[test]
    fn which_device_an_output_has_is_on_record() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = at_table(folder.path());
        let chosen =
            Sound { room: Some("pulseaudio:no such device".to_owned()), ..app.sound.chosen().expect("it").clone() };
        app.use_sound(&chosen);
        let Stage::Game(playing) = &app.stage else { panic!() };
        let written = std::fs::read_to_string(playing.session.path()).expect("the journal");
        assert!(
            written.contains(r#"{"sound-chosen":{"output":"room","device":"pulseaudio:no such device"}}"#),
            "{written}"
        );
    }
}
