//! The seal of the game by ear, where its arbiter asks for it. Which tools were started beside the game is on his page and in
//! his report; by ear it is their number.
use std::time::Duration;

use super::{App, stages::Stage};
use crate::{
    clock::Moment,
    desk::{Field, Form, Group, Sound},
    game::{Access, Device, Game, Setup},
    language::{Arg, Label, Line, Phrase},
    narration::{Audience, Cue, code_phrase},
    scoresheet::{Beside, programs},
};

/// So many digits of the program's hash are said: enough to tell one program from another by ear.
const DIGITS: usize = 8;
/// The greatest number that is said; what happened more often than that is on the page.
const MOST_SAID: u32 = 999;

impl App {
    /// The arbiter has the seal said: to everybody in the room, or in the earphone of one player.
    pub(super) fn say_seal(&mut self, to: Audience) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        if game.rights().access() == Access::Locked {
            return;
        }
        let said = spoken(game, playing.session.clock().now());
        self.say_beside(to, said);
    }

    /// Says what is beside the game where the arbiter wants it. In the room it would take a player's time while a clock runs: he waits for
    /// the end of his announcement, and one who speaks without a key is not listened to.
    pub(super) fn say_beside(&mut self, to: Audience, said: Phrase) {
        let Stage::Game(playing) = &self.stage else { return };
        match playing.session.game().clock().side_running().filter(|_| to == Audience::Room) {
            Some(side) => {
                let runs = Phrase::with(Line::ClockRuns, [Arg::Color(side)]);
                let stop = Phrase::with(Line::Bare, [Arg::Label(Label::StopClocks)]);
                self.tell(&[Cue::arbiter(Phrase::Several(vec![runs, stop]))]);
            }
            None => self.tell(&[Cue::aside(to, said)]),
        }
    }
}

/// Each program that played, the set-up as its form tells it, whose the devices are, what happened beside the game until `now`,
/// and the last code.
fn spoken(game: &Game, now: Moment) -> Phrase {
    let letters = |text: String| Phrase::Letters(text.to_uppercase());
    let mut said = Vec::new();
    for program in programs(game) {
        let version = letters(program.version.chars().filter(char::is_ascii_alphanumeric).collect());
        let named = [Arg::Text(env!("CARGO_PKG_NAME").to_owned()), Arg::Phrase(Box::new(version))];
        said.push(Phrase::with(Line::SetupVerbosity, named));
        said.push(letters(program.sha256.chars().take(DIGITS).collect()));
    }
    // Its PIN is nobody's but the arbiter's, and no choice.
    let form = Form::new(Setup { pin: None, ..game.setup().clone() }, Sound::default(), Vec::new());
    said.push(form.phrase(Field::Impaired));
    said.extend([Group::Laws, Group::Clock, Group::Words].map(|group| form.group_values(group)));
    let gamepads = game.devices().gamepads().map(|(number, _)| Device::Gamepad(number));
    for device in [Device::Keyboard, Device::Mouse].into_iter().chain(gamepads) {
        if let Some(owner) = game.devices().owner_of(device) {
            said.push(Phrase::with(Line::DeviceGiven, [owner.named(), device.named()]));
        }
    }
    said.extend(happened_beside(game, now));
    said.extend(game.code().map(code_phrase));
    Phrase::Several(said)
}

/// How often another window had the keyboard, how often the program stood still, and how many tools were started. None of
/// each is said too.
fn happened_beside(game: &Game, now: Moment) -> [Phrase; 3] {
    let Beside { away, stood_still, tools } = Beside::of(game, now);
    let number = |count: usize| Arg::Number(u32::try_from(count).map_or(MOST_SAID, |count| count.min(MOST_SAID)));
    let timed =
        |line, times: &[Duration]| Phrase::with(line, [number(times.len()), Arg::ExactTime(times.iter().sum())]);
    [
        timed(Line::SealFocus, &away),
        timed(Line::SealStandstills, &stood_still),
        Phrase::with(Line::SealTools, [number(tools.len())]),
    ]
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        game::{ClockCommand, Code, Command, Incident, Numbered, Program, Seat},
        screen::Gesture,
    };

    #[test]
    fn the_seal_is_said_where_the_arbiter_wants_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        if let Stage::Game(playing) = &mut app.stage {
            let program = Program { version: "0.2.0".to_owned(), sha256: "ab12cd34ef".to_owned() };
            let _ = playing.session.note(Incident::Program(program));
            let code = Code("a1 b4 c2 d7".parse::<Code>().expect("a code").0);
            let _ = playing.session.note(Incident::FocusLost);
            let _ = playing.session.note(Incident::FocusBack);
            let _ = playing.session.note(Incident::StoodStill(Duration::from_secs(3)));
            let _ = playing.session.note(Incident::CodeShown(Numbered { number: 3, code }));
        }
        // In the room it would take the time of the player whose clock runs.
        app.handle(Input::Gesture(Gesture::SaySeal(Audience::Room)));
        assert!(!app.captions.iter().any(|caption| caption.text.contains("AB12CD34")), "{:?}", app.captions);
        let told = app.captions.iter().rfind(|caption| caption.to == Audience::Page(Seat::Arbiter));
        assert_eq!(told.map(|told| told.text.as_str()), Some("Die Uhr läuft für Weiß. Uhren anhalten."));
        app.act(Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
        for to in [Audience::Room, Audience::Earphone(Color::White)] {
            app.handle(Input::Gesture(Gesture::SaySeal(to)));
            let said = app.captions.iter().rfind(|caption| caption.to == to).expect("it is said");
            for part in [
                "anna-hector: 020",
                "AB12CD34",
                "Regeln von",
                "Tastatur",
                "Tastatur bei anderem Fenster: eins, zusammen",
                "Programm stand still: eins, zusammen drei Sekunden.",
                "Daneben gestartet: null.",
                "Code der Aufzeichnung drei: Anna eins",
            ] {
                assert!(said.text.contains(part), "{part}: {}", said.text);
            }
        }
    }
}
