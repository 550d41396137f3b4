//! Who is visually impaired, and the devices that go with him: a person who changes colour keeps his earphone and his microphone.
use std::mem::swap;

use shakmaty::{ByColor, Color};

use super::{Field, Form, rotate};
use crate::{
    desk::OutputKind,
    game::{Devices, Setup},
    language::Phrase,
    laws::completion::Sight,
};

impl Form {
    /// Who is visually impaired next, and whose keyboard and mouse are then.
    pub(super) fn change_impaired(&mut self, by: isize) {
        change_sight(&mut self.setup, by);
        self.take_devices_along();
    }

    /// Gives the private devices that were chosen for a sighted player to the one who is visually impaired and has none: his words
    /// would sound from the system's default device, which nobody chose for them, or not at all.
    fn take_devices_along(&mut self) {
        let Some(impaired) = only_impaired(&self.setup) else { return };
        let others = impaired.other();
        let earphones = &mut self.sound.earphones;
        if !is_chosen(earphones.get(impaired)) && is_chosen(earphones.get(others)) {
            swap(&mut earphones.white, &mut earphones.black);
        }
        let microphones = &mut self.sound.microphones.players;
        if microphones.get(impaired).is_none() && microphones.get(others).is_some() {
            swap(&mut microphones.white, &mut microphones.black);
        }
        // Where the sighted player has an assistant, the other has none.
        let assistants = &mut self.sound.microphones.assistants;
        if assistants.get(impaired).is_none() && assistants.get(others).is_some() {
            swap(&mut assistants.white, &mut assistants.black);
        }
    }

    /// The earphones of the visually impaired players that nobody has chosen, where another device was chosen for something, and those
    /// that have none: they are named before the start.
    pub(super) fn unchosen_earphones(&self) -> impl Iterator<Item = Phrase> {
        let sound = &self.sound;
        let chosen =
            !is_default(&sound.room) || Color::ALL.iter().any(|color| !is_default(sound.earphones.get(*color)));
        let impaired = Color::ALL.into_iter().filter(|color| *self.setup.sight.get(*color) == Sight::Impaired);
        let unchosen = impaired.filter(move |color| {
            let earphone = sound.earphones.get(*color);
            earphone.is_none() || chosen && is_default(earphone)
        });
        unchosen.map(|color| self.phrase(Field::Device(OutputKind::Earphone(color))))
    }
}

/// The one visually impaired player; `None` where both are.
fn only_impaired(setup: &Setup) -> Option<Color> {
    match (setup.sight.white, setup.sight.black) {
        (Sight::Impaired, Sight::Sighted) => Some(Color::White),
        (Sight::Sighted, Sight::Impaired) => Some(Color::Black),
        (Sight::Impaired, Sight::Impaired) | (Sight::Sighted, Sight::Sighted) => None,
    }
}

/// Whether it is the system's default device.
fn is_default(device: &Option<String>) -> bool {
    device.as_deref() == Some("")
}

/// Whether it is a device that somebody has chosen.
fn is_chosen(device: &Option<String>) -> bool {
    device.as_deref().is_some_and(|device| !device.is_empty())
}

fn change_sight(setup: &mut Setup, by: isize) {
    let all =
        [(Sight::Impaired, Sight::Sighted), (Sight::Sighted, Sight::Impaired), (Sight::Impaired, Sight::Impaired)];
    let (white, black) = rotate(&all, &(setup.sight.white, setup.sight.black), by);
    setup.sight = ByColor { white, black };
    setup.devices = Devices::usual(&setup.sight);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::Sound;

    fn form() -> Form {
        let mut sound = Sound { room: Some("room".to_owned()), ..Sound::default() };
        sound.earphones.white = Some("headphones".to_owned());
        sound.microphones.players.white = Some("mouth".to_owned());
        Form::new(Setup::default(), sound, Vec::new())
    }

    /// The private words of a player who changed colour came out of a device that nobody had chosen.
    #[test]
    fn a_player_who_changes_colour_keeps_his_earphone_and_microphone() {
        let mut form = form();
        for color in [Color::White, Color::Black] {
            let sound = form.sound();
            assert_eq!(sound.earphones.get(color).as_deref(), Some("headphones"), "{color}");
            assert_eq!(sound.earphones.get(color.other()).as_deref(), Some(""), "{color}");
            assert_eq!(sound.microphones.players.get(color).as_deref(), Some("mouth"), "{color}");
            assert_eq!(form.unchosen_earphones().count(), 0, "{color}");
            form.change_impaired(1);
        }
        // Both are: the other one's is the default, which is named before the start.
        let unchosen: Vec<Phrase> = form.unchosen_earphones().collect();
        assert_eq!(unchosen, [form.phrase(Field::Device(OutputKind::Earphone(Color::White)))]);
        let summed_up = format!("{:?}", form.summary());
        assert!(summed_up.contains("SetupDefaultDevice"), "{summed_up}");
        form.change_impaired(1);
        assert_eq!(form.sound().earphones.white.as_deref(), Some("headphones"));
    }

    /// The sighted player's earphone was none, and stayed so when he became the one who hears: nothing told him.
    #[test]
    fn a_player_without_an_earphone_gets_the_one_that_is_there_or_is_named() {
        let mut form = form();
        form.sound.earphones.black = None;
        form.change_impaired(1);
        let earphones = &form.sound().earphones;
        assert_eq!((earphones.black.as_deref(), &earphones.white), (Some("headphones"), &None));
        assert_eq!(form.unchosen_earphones().count(), 0);
        // Both are: there is but one.
        form.change_impaired(1);
        let none: Vec<Phrase> = form.unchosen_earphones().collect();
        assert_eq!(none, [form.phrase(Field::Device(OutputKind::Earphone(Color::White)))]);
    }

    #[test]
    fn what_is_chosen_for_each_of_two_stays_his() {
        let mut form = form();
        form.sound.earphones.black = Some("second".to_owned());
        form.change_impaired(1);
        assert_eq!(form.sound().earphones.black.as_deref(), Some("second"));
        assert_eq!(form.sound().earphones.white.as_deref(), Some("headphones"));
    }
}
