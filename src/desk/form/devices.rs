//! The devices of the outputs: chosen from what there is, the system's default, or none.
use shakmaty::Color;

use super::{Field, Form, FormWish, Preparing, device_names, rotate};
use crate::{
    desk::OutputKind,
    game::{Mode, PrivateWords},
    language::{Arg, Line, Phrase},
};

impl Form {
    pub(super) fn change_device(&mut self, output: OutputKind, by: isize) {
        let mut all: Vec<Option<String>> = vec![Some(String::new())];
        all.extend(self.devices.iter().cloned().map(Some));
        // No key makes an output silent in the middle of a game.
        if !matches!(self.preparing, Preparing::Game(_)) {
            all.push(None);
        }
        let before = self.device_choice(output).clone();
        let mut next = before.clone();
        // What is chosen now need not be among them: none, or one that was pulled out.
        for _ in 0..all.len() {
            next = rotate(&all, &next, by);
            *self.device_choice(output) = next.clone();
            if !self.lets_others_hear() {
                return;
            }
        }
        *self.device_choice(output) = before;
    }

    /// This device is named for an output.
    pub(in crate::desk) fn name_device(&mut self, output: OutputKind, device: Option<String>) {
        *self.device_choice(output) = device;
    }

    const fn device_choice(&mut self, output: OutputKind) -> &mut Option<String> {
        match output {
            OutputKind::Room => &mut self.sound.room,
            OutputKind::Earphone(Color::White) => &mut self.sound.earphones.white,
            OutputKind::Earphone(Color::Black) => &mut self.sound.earphones.black,
        }
    }

    /// Whether private words of a game that is on would sound where others hear them, and nobody has granted that: no device is
    /// offered for which that is so.
    fn lets_others_hear(&self) -> bool {
        matches!(self.preparing, Preparing::Game(_))
            && self.is_one_device()
            && self.setup.private_words == PrivateWords::OwnDevice
    }

    /// This form, with the device that is the system's default at this moment.
    #[must_use]
    pub fn with_default_device(mut self, id: Option<String>) -> Self {
        self.default_device = id;
        self.settle_private_words();
        self
    }

    /// The test words of room and earphones.
    pub(super) fn test_outputs(&self) -> Vec<FormWish> {
        let ears = Color::ALL.into_iter().filter(|&color| self.setup.is_impaired(color)).map(OutputKind::Earphone);
        [OutputKind::Room].into_iter().chain(ears).map(FormWish::Test).collect()
    }

    /// Whether somebody else hears the earphone of a visually impaired player: the room, or the other player.
    pub(super) fn is_one_device(&self) -> bool {
        let ears = Color::ALL.into_iter().filter(|&color| self.setup.is_impaired(color)).map(OutputKind::Earphone);
        let devices: Vec<&str> =
            [OutputKind::Room].into_iter().chain(ears).filter_map(|output| self.device_in_use(output)).collect();
        devices.iter().enumerate().any(|(i, device)| devices[..i].contains(device))
    }

    /// The id of an output's device; `None` for no device, or a default that nobody knows.
    fn device_in_use(&self, output: OutputKind) -> Option<&str> {
        match self.sound.device(output) {
            Some("") if output == OutputKind::Room => self.room_in_use.as_deref().or(self.default_device.as_deref()),
            Some("") => self.default_device.as_deref(),
            device => device,
        }
    }

    /// The field in which one device for all is to be chosen, as long as it is not.
    pub(super) fn unchosen_device(&self) -> Option<Field> {
        let open = self.is_one_device() && self.setup.private_words == PrivateWords::OwnDevice;
        open.then_some(Field::OneDevice)
    }

    pub(super) fn change_private_words(&mut self, by: isize) {
        let all = [PrivateWords::OwnDevice, PrivateWords::RoomToo];
        self.setup.private_words = rotate(&all, &self.setup.private_words, by);
    }

    /// What was chosen for one device is not chosen for two. In a game it stays as it was granted.
    pub(super) fn settle_private_words(&mut self) {
        if !matches!(self.preparing, Preparing::Game(_)) && !self.is_one_device() {
            self.setup.private_words = PrivateWords::OwnDevice;
        }
    }

    pub(super) const fn private_words_phrase(&self) -> Phrase {
        Phrase::line(match (self.setup.private_words, self.setup.mode) {
            (PrivateWords::OwnDevice, _) => Line::SetupOneDeviceRefused,
            (PrivateWords::RoomToo, Mode::Practice) => Line::SetupOneDeviceAllowed,
            (PrivateWords::RoomToo, Mode::Competition) => Line::SetupOneDeviceGranted,
        })
    }

    pub(super) fn device_phrase(&self, output: OutputKind) -> Phrase {
        let name = match self.sound.device(output) {
            None => Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice))),
            Some("") => Arg::Phrase(Box::new(Phrase::line(Line::SetupDefaultDevice))),
            Some(name) => device_names::told(name, &self.devices),
        };
        match output {
            OutputKind::Room => Phrase::with(Line::SetupRoomDevice, [name]),
            OutputKind::Earphone(color) => Phrase::with(Line::SetupEarphoneDevice, [Arg::Color(color), name]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        desk::{Direction, Intent, Sound},
        game::Setup,
    };

    const USB: &str = "pulseaudio:usb";

    fn form(room: &str, ear: &str) -> Form {
        let mut sound = Sound { room: Some(room.to_owned()), ..Sound::default() };
        sound.earphones.white = Some(ear.to_owned());
        let devices = vec!["pulseaudio:room".to_owned(), USB.to_owned()];
        Form::new(Setup::default(), sound, devices).with_default_device(Some("pulseaudio:room".to_owned()))
    }

    /// Enter at the beginning of the game.
    fn begin(form: &mut Form) -> Vec<FormWish> {
        form.select(Field::Begin);
        form.take(&Intent::Enter)
    }

    #[test]
    fn no_game_begins_on_one_device_before_that_was_chosen() {
        for (room, ear) in [("", ""), ("", "pulseaudio:room"), (USB, USB)] {
            let mut form = form(room, ear);
            let refused = Phrase::line(Line::SetupOneDeviceRefused);
            assert_eq!(begin(&mut form), [FormWish::Say(refused)]);
            assert_eq!(form.field(), Field::OneDevice);
            let granted = Phrase::line(Line::SetupOneDeviceGranted);
            assert_eq!(form.take(&Intent::Walk(Direction::Right)), [FormWish::Say(granted)]);
            assert!(matches!(begin(&mut form)[..], [FormWish::Begin | FormWish::DrawPin]));
            assert_eq!(form.setup().private_words, PrivateWords::RoomToo);
        }
    }

    #[test]
    fn no_practice_begins_so_either() {
        let mut form = form("", "");
        form.select(Field::Drill);
        assert_eq!(form.take(&Intent::Enter), [FormWish::Say(Phrase::line(Line::SetupOneDeviceRefused))]);
    }

    #[test]
    fn the_test_words_of_all_outputs_are_heard_before_the_beginning() {
        let mut form = form("", USB);
        form.select(Field::Begin);
        let words = [OutputKind::Room, OutputKind::Earphone(Color::White)].map(FormWish::Test);
        assert_eq!(form.take(&Intent::Walk(Direction::Right)), words);
    }

    #[test]
    fn two_devices_are_not_asked_about() {
        let mut form = form("", USB);
        assert!(!form.fields().contains(&Field::OneDevice));
        assert!(matches!(begin(&mut form)[..], [FormWish::Begin | FormWish::DrawPin]));
    }

    #[test]
    fn what_was_allowed_for_one_device_is_not_for_the_next() {
        let mut form = form("", "");
        form.select(Field::OneDevice);
        form.take(&Intent::Walk(Direction::Right));
        form.select(Field::Device(OutputKind::Room));
        // The next two are the two of the list; the second is another one than the default.
        form.take(&Intent::Walk(Direction::Right));
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(form.sound().room.as_deref(), Some(USB));
        assert_eq!(form.setup().private_words, PrivateWords::OwnDevice);
    }

    #[test]
    fn in_a_game_no_device_is_offered_on_which_others_would_hear_private_words() {
        let mut form = form("pulseaudio:room", USB).in_game_of(Color::White, None);
        assert_eq!(form.field(), Field::Device(OutputKind::Earphone(Color::White)));
        for _ in 0..4 {
            form.take(&Intent::Walk(Direction::Right));
            assert_eq!(
                form.sound().earphones.white.as_deref(),
                Some(USB),
                "the default is the room's, and so is the other"
            );
        }
        form.devices.push("pulseaudio:third".to_owned());
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(form.sound().earphones.white.as_deref(), Some("pulseaudio:third"));
        form.setup.private_words = PrivateWords::RoomToo;
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(form.sound().earphones.white.as_deref(), Some(""), "it was granted");
        assert_eq!(form.setup().private_words, PrivateWords::RoomToo);
    }

    /// The program tried the two devices of the room in turn, without end, and took no key any more.
    #[test]
    fn in_a_game_where_every_device_is_the_rooms_the_choice_stays() {
        for ear in [None, Some("pulseaudio:pulled-out".to_owned())] {
            let mut form = form("pulseaudio:room", USB).in_game_of(Color::White, None);
            form.devices.retain(|device| device == "pulseaudio:room");
            form.sound.earphones.white.clone_from(&ear);
            for direction in [Direction::Right, Direction::Left] {
                form.take(&Intent::Walk(direction));
                assert_eq!(form.sound().earphones.white, ear);
            }
        }
    }

    #[test]
    fn what_was_allowed_in_practice_is_not_granted_in_a_competition() {
        let mut form = form("", "");
        form.select(Field::Mode);
        form.take(&Intent::Walk(Direction::Right));
        form.select(Field::OneDevice);
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(form.phrase(Field::OneDevice), Phrase::line(Line::SetupOneDeviceAllowed));
        form.select(Field::Mode);
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(form.setup().private_words, PrivateWords::OwnDevice);
    }
}
