//! Whose the keyboard is, told to the person who sees no screen and strikes keys that another person's desk takes.
use std::time::Duration;

use shakmaty::Color;

use super::{App, stages::Stage};
use crate::{
    clock::Moment,
    desk::Intent,
    game::{Device, DeviceOffer, Seat},
    language::{Arg, Label, Line, Phrase},
    narration::{Audience, Cue, keyboard_key},
};

/// How long a person who strikes keys that are not his is not told again.
const TOLD_AGAIN: Duration = Duration::from_secs(20);
/// How long not even at a key that would pass the keyboard on or end the game: its owner sees the screen, and does not make the
/// program speak in the other's ear without a pause.
const PAUSE: Duration = Duration::from_secs(5);

/// Whose the keyboard was when those who see no screen were last told, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KeyboardTold {
    owner: Seat,
    at: Moment,
}

impl App {
    /// A player who sees no screen hears nothing of what another person's keys do, where that person is answered on a screen, or where
    /// he himself has no device left and may have taken to the keyboard. He is told whose it is and how he gets it: at the first key,
    /// whatever it does; at one that would pass it on or end the game, after a pause; and now and then at one that reads or asks.
    pub(super) fn tell_whose_keyboard(&mut self, intent: &Intent) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        let owner = game.setup().devices.keyboard;
        let answered_on_screen = matches!(Audience::private(owner, game.setup()), Audience::Page(_));
        let lacks = |color| game.setup().is_impaired(color) && self.has_no_device(Seat::Player(color));
        if !answered_on_screen && !Color::ALL.into_iter().any(lacks) {
            self.keyboard_told = None;
            return;
        }
        let at = playing.session.clock().now();
        if !is_told(self.keyboard_told, owner, at, intent) {
            return;
        }
        self.keyboard_told = Some(KeyboardTold { owner, at });
        self.tell_owner_of_keyboard(owner);
    }

    /// A game is continued: a player who does not see and has not got the keyboard is told whose it is and how he gets it.
    pub(super) fn tell_whose_keyboard_at_start(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        let owner = playing.session.game().setup().devices.keyboard;
        self.keyboard_told = Some(KeyboardTold { owner, at: playing.session.clock().now() });
        self.tell_owner_of_keyboard(owner);
    }

    /// The arbiter wants to write while a clock runs: whose the keys are, which clock runs, and the button that stops it.
    pub(super) fn tell_keys_stay(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        let keyboard = [game.setup().devices.keyboard.named(), Device::Keyboard.named()];
        let runs = game.clock().side_running().map(|side| Phrase::with(Line::ClockRuns, [Arg::Color(side)]));
        let whose = Phrase::with(Line::DeviceGiven, keyboard);
        let stops = Phrase::with(Line::Bare, [Arg::Label(Label::StopClocks)]);
        self.tell(&[Cue::arbiter(Phrase::Several([whose].into_iter().chain(runs).chain([stops]).collect()))]);
    }

    fn tell_owner_of_keyboard(&mut self, owner: Seat) {
        let Stage::Game(playing) = &self.stage else { return };
        let setup = playing.session.game().setup();
        let has = match owner {
            Seat::Player(color) => Phrase::with(Line::KeyboardGiven, [Arg::Color(color)]),
            Seat::Assistant(_) => given(Label::Assistant),
            Seat::Arbiter => given(Label::Arbiter),
        };
        // Where a gamepad is there, that is his device, or will be offered to him: he has touched no other.
        let needs_it = |color| self.has_no_device(Seat::Player(color)) && !self.has_gamepads();
        let comes_by_it = |color| match owner {
            Seat::Assistant(side) if side == color => Some(keyboard_key()),
            Seat::Assistant(_) | Seat::Player(_) | Seat::Arbiter => {
                needs_it(color).then_some(Phrase::line(Line::NotYourDevice))
            }
        };
        let others = Color::ALL.into_iter().filter(|&color| setup.is_impaired(color) && owner != Seat::Player(color));
        let words = |color| Phrase::Several([has.clone()].into_iter().chain(comes_by_it(color)).collect());
        let cues: Vec<Cue> = others.map(|color| Cue::answer(Audience::Earphone(color), words(color))).collect();
        self.tell(&cues);
    }
}

impl Stage {
    /// Whose the keyboard is, and what is offered: what its keys change is told to everybody.
    pub(super) fn hands(&self) -> Option<(Seat, Option<DeviceOffer>)> {
        let Self::Game(playing) = self else { return None };
        let game = playing.session.game();
        Some((game.setup().devices.keyboard, game.devices().offer()))
    }
}

fn given(person: Label) -> Phrase {
    Phrase::with(Line::DeviceGiven, [person, Label::Keyboard].map(Arg::Label))
}

/// Whether this key tells whose the keyboard is, after it was told last.
fn is_told(last: Option<KeyboardTold>, owner: Seat, at: Moment, intent: &Intent) -> bool {
    // Another game begins its time anew.
    let Some(last) = last.filter(|last| last.owner == owner && at >= last.at) else { return true };
    let silent_for = if intent.is_grave() || matches!(intent, Intent::TakeDevice | Intent::OpenClaims) {
        PAUSE
    } else if is_by_ear(intent) {
        TOLD_AGAIN
    } else {
        return false;
    };
    at.since(last.at) >= silent_for
}

/// Whether it only reads or asks, or turns to a page: what a person does first who does not know where the keys are.
const fn is_by_ear(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::Ask(_)
            | Intent::Here
            | Intent::Walk(_)
            | Intent::Leap(_)
            | Intent::SayAgain
            | Intent::RankHere
            | Intent::FileHere
            | Intent::Help
            | Intent::PageShown(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        game::{Command, Device, DeviceCommand},
        narration::Question,
        screen::Gesture,
    };

    #[test]
    fn whoever_sees_no_screen_is_told_whose_the_keyboard_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let black = Seat::Player(Color::Black);
        let ask = || Input::Gesture(Gesture::Keyboard(Intent::Ask(Question::Step)));
        let told = |app: &App| {
            let to_white = app.captions.iter().filter(|caption| caption.to == Audience::Earphone(Color::White));
            to_white
                .filter(|caption| caption.text.starts_with("Die Tastatur gehört jetzt Schwarz. Dieses Gerät"))
                .count()
        };
        app.handle(ask());
        assert_eq!(told(&app), 0, "it is his");
        app.act(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Keyboard, black)));
        for _ in 0..3 {
            app.handle(ask());
        }
        assert_eq!(told(&app), 1, "{:?}", app.captions);
        // What is offered is told to all, and not twice.
        let key = |intent| Input::Gesture(Gesture::Keyboard(intent));
        app.handle(key(Intent::PassKeyboard));
        assert_eq!(told(&app), 1, "{:?}", app.captions);
        let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Earphone(Color::White));
        assert!(last.expect("told").text.starts_with("Angebot für Weiß: Tastatur"), "{last:?}");
    }

    /// The program was restarted while the assistant had the keyboard: nobody said how it is given back.
    #[test]
    fn a_game_that_is_gone_on_with_tells_whose_the_keyboard_is() {
        let told = |owner| {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = playing(folder.path());
            app.act(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Keyboard, owner)));
            let Stage::Game(playing) = &app.stage else { panic!("the game") };
            let path = playing.session.path().to_owned();
            app.back_to_menu();
            app.captions = crate::app::Captions::default();
            app.handle(Input::Gesture(Gesture::TakeEntry(crate::desk::MenuEntry::GoOn)));
            let Stage::Game(playing) = &app.stage else { panic!("{path:?} {:?}", app.stage) };
            assert_eq!(playing.session.game().setup().devices.keyboard, owner);
            let all = app.captions.iter().filter(|caption| caption.to == Audience::Earphone(Color::White));
            all.map(|caption| caption.text.clone()).collect::<Vec<_>>()
        };
        let assistants = told(Seat::Assistant(Color::White));
        let way_back = "gehört jetzt: Assistent. Tastatur an den Assistenten oder zurück: Umschalt und F11.";
        assert!(assistants.iter().any(|text| text.ends_with(way_back)), "{assistants:?}");
        let blacks = told(Seat::Player(Color::Black));
        assert!(blacks.iter().any(|text| text.starts_with("Die Tastatur gehört jetzt Schwarz. Dieses")), "{blacks:?}");
        let own = told(Seat::Player(Color::White));
        assert!(!own.iter().any(|text| text.contains("Tastatur gehört")), "{own:?}");
    }

    /// He clicked into the field of his grounds, and White's move was typed into it.
    #[test]
    fn an_arbiter_who_would_write_while_a_clock_runs_is_told_what_to_do_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.handle(Input::Gesture(Gesture::KeysStay));
        let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(Seat::Arbiter));
        let told = "Tastatur gehört jetzt: Weiß. Die Uhr läuft für Weiß. Uhren anhalten.";
        assert_eq!(last.map(|caption| caption.text.as_str()), Some(told));
    }

    /// Anyone who wants it back hears that he has not got it; its owner cannot make the program speak without a pause.
    #[test]
    fn no_key_tells_it_twice_within_some_seconds() {
        let owner = Seat::Player(Color::Black);
        let at = |seconds| Moment::START + Duration::from_secs(seconds);
        let last = Some(KeyboardTold { owner, at: at(10) });
        let step = Intent::Ask(Question::Step);
        let resign = Intent::Do(Command::Ending(crate::game::EndingCommand::Resign));
        for (key, before, from) in [
            (resign, at(14), at(15)),
            (Intent::HandKeyboard, at(14), at(15)),
            (Intent::TakeDevice, at(14), at(15)),
            (Intent::PassKeyboard, at(14), at(15)),
            (step, at(29), at(30)),
        ] {
            assert!(is_told(None, owner, at(10), &key), "{key:?}");
            assert!(!is_told(last, owner, at(10), &key) && !is_told(last, owner, before, &key), "{key:?}");
            assert!(is_told(last, owner, from, &key), "{key:?}");
            assert!(is_told(last, Seat::Arbiter, before, &key), "{key:?}: it has another owner now");
        }
        let letter = Intent::Insert('e');
        assert!(is_told(None, owner, at(10), &letter), "he thinks that he has it still");
        assert!(!is_told(last, owner, at(60), &letter));
        assert!(is_told(last, owner, at(1), &Intent::PassKeyboard), "another game has begun");
    }
}
