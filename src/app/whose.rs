//! Whose the keyboard is, told to whoever sees no screen and strikes keys that another person's desk takes.
use std::time::Duration;

use shakmaty::Color;

use super::{App, stages::Stage};
use crate::{
    clock::Moment,
    desk::Intent,
    game::{DeviceOffer, Seat},
    language::{Arg, Label, Line, Phrase},
    narration::{Audience, Cue},
};

/// So long whoever strikes keys that are not his is not told again.
const TOLD_AGAIN: Duration = Duration::from_secs(20);

/// Whose the keyboard was when those who see no screen were last told, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct KeyboardTold {
    owner: Seat,
    at: Moment,
}

impl App {
    /// Whose the keyboard is, and what is offered: what its keys change is told to everybody.
    pub(super) fn hands(&self) -> Option<(Seat, Option<DeviceOffer>)> {
        let Stage::Game(playing) = &self.stage else { return None };
        let game = playing.session.game();
        Some((game.setup().devices.keyboard, game.device_offer()))
    }

    /// The keys are those of somebody who is answered on a screen: whoever sees none hears nothing of what they do. He is told
    /// whose the keyboard is and how he comes by it: at each key that would pass it on, and now and then at one that reads or
    /// asks.
    pub(super) fn tell_whose_keyboard(&mut self, intent: &Intent) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        let owner = game.setup().devices.keyboard;
        let answered_on_screen = matches!(Audience::private(owner, game.setup()), Audience::Page(_));
        if !answered_on_screen {
            self.keyboard_told = None;
            return;
        }
        let at = playing.session.clock().now();
        let told = self.keyboard_told.is_some_and(|told| told.owner == owner && at.since(told.at) < TOLD_AGAIN);
        if !passes_keyboard(intent) && (told || !is_by_ear(intent)) {
            return;
        }
        self.keyboard_told = Some(KeyboardTold { owner, at });
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

/// Whether it is a key by which the keyboard changes hands.
const fn passes_keyboard(intent: &Intent) -> bool {
    matches!(intent, Intent::PassKeyboard | Intent::TakeDevice | Intent::HandKeyboard)
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
        // Whoever wants it back hears each time that he has not got it. What is offered is told to all, and not twice.
        let key = |intent| Input::Gesture(Gesture::Keyboard(intent));
        for intent in [Intent::HandKeyboard, Intent::Escape, Intent::HandKeyboard, Intent::TakeDevice] {
            app.handle(key(intent));
        }
        assert_eq!(told(&app), 4, "{:?}", app.captions);
        app.handle(key(Intent::PassKeyboard));
        assert_eq!(told(&app), 4, "{:?}", app.captions);
        let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Earphone(Color::White));
        assert!(last.expect("told").text.starts_with("Angebot für Weiß: Tastatur"), "{last:?}");
    }
}
