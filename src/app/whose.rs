//! Whose the keyboard is, told to whoever sees no screen and strikes keys that another person's desk takes.
use shakmaty::Color;

use super::{App, stages::Stage};
use crate::{
    desk::Intent,
    game::Seat,
    language::{Arg, Label, Line, Phrase},
    narration::{Audience, Cue},
};

impl App {
    /// The keys are those of somebody who is answered on a screen: whoever sees none hears nothing of what they do. At the first
    /// that reads or asks he is told once, until the keyboard changes hands, whose it is and how he comes by it.
    pub(super) fn tell_whose_keyboard(&mut self, intent: &Intent) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        let owner = game.setup().devices.keyboard;
        let answered_on_screen = matches!(Audience::private(owner, game.setup()), Audience::Page(_));
        if !answered_on_screen {
            self.keyboard_told = None;
            return;
        }
        if !is_by_ear(intent) || self.keyboard_told == Some(owner) {
            return;
        }
        self.keyboard_told = Some(owner);
        let has = match owner {
            Seat::Player(color) => Phrase::with(Line::KeyboardGiven, [Arg::Color(color)]),
            Seat::Assistant(_) => given(Label::Assistant),
            Seat::Arbiter => given(Label::Arbiter),
        };
        let words = Phrase::Several(vec![has, Phrase::line(Line::NotYourDevice)]);
        let blind = Color::ALL.into_iter().filter(|&color| game.setup().is_impaired(color));
        let cues: Vec<Cue> = blind.map(|color| Cue::answer(Audience::Earphone(color), words.clone())).collect();
        self.tell(&cues);
    }
}

fn given(person: Label) -> Phrase {
    Phrase::with(Line::DeviceGiven, [person, Label::Keyboard].map(Arg::Label))
}

/// Whether it only reads or asks: what a person does first who does not know where the keys are.
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
    fn whoever_sees_no_screen_is_told_once_whose_the_keyboard_is() {
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
    }
}
