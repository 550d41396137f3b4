//! Devices that change hands, in words: told to both players and the arbiter.
use super::{Audience, Cue, cue::everybody};
use crate::{
    game::{Device, DeviceAct, Game, Seat, TakenBy},
    language::{Arg, Label, Line, Phrase},
};

/// The cues of a device that changes hands.
pub(super) fn of_device(by: Option<Seat>, act: &DeviceAct, game: &Game) -> Vec<Cue> {
    match *act {
        DeviceAct::Given(device, to) => given(by, device, to, game),
        DeviceAct::Offered(device, to) => offered(device, to, game),
        DeviceAct::Kept(device) => kept(by, device, game),
    }
}

/// A device belongs to somebody else now. A gamepad tells the person who holds it. A device that passes between a
/// player and his assistant is announced aloud, so that both, and everybody, know whose it is.
pub(super) fn given(by: Option<Seat>, device: Device, to: Seat, game: &Game) -> Vec<Cue> {
    let phrase = match (device, to) {
        (Device::Gamepad(_), _) => return Vec::new(),
        (Device::Keyboard, Seat::Player(side)) => Phrase::with(Line::KeyboardGiven, [Arg::Color(side)]),
        (Device::Keyboard | Device::Mouse, _) => Phrase::with(Line::DeviceGiven, [to.named(), device.named()]),
    };
    match (by, to) {
        (Some(Seat::Player(_)), Seat::Assistant(_)) | (Some(Seat::Assistant(_)), Seat::Player(_)) => {
            vec![Cue::room(phrase)]
        }
        _ => everybody(game, &phrase),
    }
}

/// A device is offered: who may take it, and by what.
pub(super) fn offered(device: Device, to: Seat, game: &Game) -> Vec<Cue> {
    everybody(game, &offered_phrase(device, to, game.devices().taken_by(device)))
}

/// By which key a player gives the keyboard to his assistant, who gives it back by the same.
#[must_use]
pub fn keyboard_key() -> Phrase {
    Phrase::with(Line::KeyboardKey, [Arg::Label(Label::HandKeyboard)])
}

/// What is offered to whom, and by what he takes it.
#[must_use]
pub fn offered_phrase(device: Device, to: Seat, taken_by: TakenBy) -> Phrase {
    let line = match taken_by {
        TakenBy::OwnDevice => Line::DeviceOffered,
        TakenBy::ItsButtons => Line::PadOffered,
    };
    Phrase::with(line, [to.named(), device.named()])
}

/// An offer has ended without a taker. Of a gamepad that is nobody's, its person is told once more how he takes it, which he may
/// at any time.
pub(super) fn kept(by: Option<Seat>, device: Device, game: &Game) -> Vec<Cue> {
    if let Some(to) = game.devices().lapsed_to(device) {
        let how = offered_phrase(device, to, game.devices().taken_by(device));
        return vec![Cue::answer(Audience::private(to, game.setup()), how)];
    }
    let line = match by {
        None => Line::DeviceOfferLapsed,
        Some(by) if game.devices().owner_of(device) == Some(by) => Line::DeviceWithdrawn,
        Some(_) => Line::DeviceDeclined,
    };
    everybody(game, &Phrase::with(line, [device.named()]))
}
