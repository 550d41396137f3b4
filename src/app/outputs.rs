//! Which output sounds on which device, and which is silent. Pure.
//!
//! Two outputs on one device take turns on it. Private words sound on a device that somebody else hears too only where that
//! is granted; whether two names are one device is known when both are found or open, and until then nothing private is said.
use std::collections::BTreeMap;

use crate::{
    audio::{Device, DeviceName, Devices, OutputError},
    game::PrivateWords,
    speak::{Output, Routes},
};

/// What is chosen for each output, and what became of it.
#[derive(Debug, Default)]
pub(super) struct Outputs {
    /// As the devices were chosen.
    wanted: BTreeMap<Output, Device>,
    /// The same, by the ids of devices that are there.
    devices: BTreeMap<Output, Device>,
    /// Outputs whose device is known to be the one of that id.
    known: BTreeMap<Output, bool>,
    /// The device that each speaker was told to open.
    ordered: BTreeMap<Output, Device>,
    /// On which device each speaker was opened.
    opened: BTreeMap<Output, Device>,
    /// Speakers without sound.
    silent: BTreeMap<Output, OutputError>,
    private: PrivateWords,
}

/// The speakers that are needed, each with its device, and on which of them each output sounds.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) speakers: Vec<(Output, Device)>,
    pub(super) routes: Routes,
}

impl Outputs {
    /// Whether these devices are chosen already.
    pub(super) fn are(&self, wanted: &[(Output, Device)]) -> bool {
        wanted.iter().all(|(output, device)| self.wanted.get(output) == Some(device))
    }

    /// What is not known is chosen anew with the next choice: a game begins, and who hears nothing has to be told or mended.
    pub(super) fn forget_unknown(&mut self) {
        let unknown: Vec<Output> = self.wanted.keys().copied().filter(|&output| !self.is_known(output)).collect();
        for output in unknown {
            self.wanted.remove(&output);
        }
    }

    /// Other devices from now on. The system's default is the device that it is now: no output follows it elsewhere.
    pub(super) fn choose(
        &mut self,
        wanted: impl IntoIterator<Item = (Output, Device)>,
        private: PrivateWords,
        there: &Devices,
    ) {
        self.private = private;
        for (output, device) in wanted {
            // What was not there when it was chosen is looked for again.
            if self.wanted.get(&output) == Some(&device) && self.is_known(output) {
                continue;
            }
            let id = there.id_of(&device);
            // A server that does not answer lists nothing. What a speaker is at, and was known, is there all the same.
            let has_it = matches!(device, Device::Named(_)) && self.opened.get(&output) == Some(&device);
            self.known.insert(output, id.is_some() || has_it && self.is_known(output));
            self.devices.insert(output, id.map_or_else(|| device.clone(), |id| Device::Named(id.to_owned())));
            self.wanted.insert(output, device);
        }
    }

    /// The next choice is one, even if it is the same.
    pub(super) fn choose_anew(&mut self) {
        self.wanted.clear();
    }

    pub(super) fn allow(&mut self, private: PrivateWords) {
        self.private = private;
    }

    pub(super) fn plan(&mut self) -> Plan {
        let mut routes = Routes::separate();
        let mut speakers: Vec<(Output, Device)> = Vec::new();
        for output in Output::ALL {
            let device = self.device(output).clone();
            if device == Device::None {
                routes = routes.silent(output);
                continue;
            }
            let shared = speakers.iter().find(|(_, other)| *other == device).map(|(with, _)| *with);
            match shared {
                Some(with) => routes = routes.shared(output, with),
                None => speakers.push((output, device)),
            }
        }
        for output in Output::ALL.into_iter().filter(|&output| !self.may_speak(output)) {
            routes = routes.silent(output);
        }
        self.silent.retain(|output, _| speakers.iter().any(|(kept, _)| kept == output));
        self.opened.retain(|output, _| speakers.iter().any(|(kept, _)| kept == output));
        Plan { speakers, routes }
    }

    /// Whether a speaker must be given this device: it is on another.
    pub(super) fn turn(&mut self, speaker: Output, device: &Device) -> bool {
        let other = self.opened.get(&speaker) != Some(device);
        if other {
            self.ordered.insert(speaker, device.clone());
            self.opened.insert(speaker, device.clone());
            self.silent.remove(&speaker);
        }
        other
    }

    /// A speaker is open, on this device; the outputs that sound again. One that it has left meanwhile is none of its own.
    pub(super) fn opened(&mut self, speaker: Output, name: &DeviceName) -> Vec<Output> {
        if self.ordered.get(&speaker).is_some_and(|ordered| !ordered.may_be(name)) {
            return Vec::new();
        }
        let of_it = self.of(speaker);
        let id = Device::Named(name.id.clone());
        for &output in &of_it {
            self.devices.insert(output, id.clone());
            self.known.insert(output, true);
        }
        self.opened.insert(speaker, id);
        self.silent.remove(&speaker).map(|_| of_it).unwrap_or_default()
    }

    /// A speaker has no sound; the outputs that are silent for it.
    pub(super) fn lost(&mut self, speaker: Output, error: &OutputError) -> Vec<Output> {
        self.silent.insert(speaker, error.clone());
        self.of(speaker)
    }

    pub(super) fn silent(&self) -> impl Iterator<Item = (Output, &OutputError)> {
        let outputs = |speaker: Output| self.of(speaker).into_iter();
        self.silent.iter().flat_map(move |(&speaker, error)| outputs(speaker).map(move |output| (output, error)))
    }

    pub(super) fn is_silent(&self, output: Output) -> bool {
        self.silent().any(|(silent, _)| silent == output)
    }

    /// Whether private words of somebody are not said where he has a device.
    pub(super) fn withholds(&self) -> bool {
        Output::ALL.into_iter().any(|output| *self.device(output) != Device::None && self.is_overheard(output))
            && self.private == PrivateWords::OwnDevice
    }

    /// Whether the private words of this output are not said though it has a device.
    pub(super) fn withholds_from(&self, output: Output) -> bool {
        *self.device(output) != Device::None && !self.may_speak(output)
    }

    fn device(&self, output: Output) -> &Device {
        self.devices.get(&output).unwrap_or(&Device::None)
    }

    /// Whether an output has a speaker of its own: it has a device, and none before it has the same.
    pub(super) fn has_speaker(&self, output: Output) -> bool {
        self.of(output).first() == Some(&output)
    }

    /// The outputs on the device of a speaker.
    fn of(&self, speaker: Output) -> Vec<Output> {
        let device = self.device(speaker);
        Output::ALL.into_iter().filter(|&output| self.device(output) == device && *device != Device::None).collect()
    }

    /// Whether the room or the other player hears it, or may: a default that nobody could look up yet is any device.
    pub(super) fn is_overheard(&self, output: Output) -> bool {
        let may_be_any = |other: Output| other != output && *self.device(other) == Device::Default;
        output != Output::Room && (self.of(output).len() > 1 || Output::ALL.into_iter().any(may_be_any))
    }

    /// The id of the device that an output has, where it is known.
    pub(super) fn in_use(&self, output: Output) -> Option<&str> {
        match self.device(output) {
            Device::Named(id) => Some(id),
            Device::Default | Device::None => None,
        }
    }

    fn is_known(&self, output: Output) -> bool {
        self.known.get(&output).copied().unwrap_or_default()
    }

    fn may_speak(&self, output: Output) -> bool {
        match (output, self.private) {
            (Output::Room, _) | (Output::Earphone(_), PrivateWords::RoomToo) => true,
            (Output::Earphone(_), PrivateWords::OwnDevice) => !self.is_overheard(output) && self.is_known(output),
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color::White;

    use super::*;

    const EAR: Output = Output::Earphone(White);

    fn there() -> Devices {
        let name = |name: &str| DeviceName { id: format!("pulseaudio:{name}"), description: name.to_uppercase() };
        Devices { all: vec![name("usb"), name("room")], default: Some("pulseaudio:room".to_owned()) }
    }

    fn named(name: &str) -> Device {
        Device::Named(name.to_owned())
    }

    fn chosen(room: Device, ear: Device, private: PrivateWords) -> Outputs {
        let mut outputs = Outputs::default();
        let none = (Output::Earphone(White.other()), Device::None);
        outputs.choose([(Output::Room, room), (EAR, ear), none], private, &there());
        outputs
    }

    fn routes(outputs: &mut Outputs) -> [Option<Output>; 2] {
        let plan = outputs.plan();
        [Output::Room, EAR].map(|output| plan.routes.device(output))
    }

    #[test]
    fn two_devices_are_two_speakers() {
        let mut outputs = chosen(Device::Default, named("usb"), PrivateWords::OwnDevice);
        assert_eq!(routes(&mut outputs), [Some(Output::Room), Some(EAR)]);
        let speakers = vec![(Output::Room, named("pulseaudio:room")), (EAR, named("pulseaudio:usb"))];
        assert_eq!(outputs.plan().speakers, speakers);
        assert!(!outputs.withholds());
    }

    #[test]
    fn the_default_and_its_name_are_one_device_and_nothing_private_is_said_there() {
        for (room, ear) in [
            (Device::Default, named("room")),
            (named("ROOM"), named("pulseaudio:room")),
            (Device::Default, Device::Default),
        ] {
            let mut outputs = chosen(room, ear, PrivateWords::OwnDevice);
            assert_eq!(routes(&mut outputs), [Some(Output::Room), None]);
            assert!(outputs.withholds());
            outputs.allow(PrivateWords::RoomToo);
            assert_eq!(routes(&mut outputs), [Some(Output::Room), Some(Output::Room)]);
            assert!(!outputs.withholds());
        }
    }

    #[test]
    fn what_is_not_found_says_nothing_private_until_it_is_open_on_a_device_of_its_own() {
        let mut outputs = Outputs::default();
        let wanted = [(Output::Room, named("pulseaudio:room")), (EAR, Device::Default)];
        outputs.choose(wanted, PrivateWords::OwnDevice, &Devices::default());
        assert_eq!(routes(&mut outputs), [Some(Output::Room), None]);
        let name = |name: &str| DeviceName { id: format!("pulseaudio:{name}"), description: name.to_owned() };
        outputs.opened(EAR, &name("usb"));
        assert_eq!(routes(&mut outputs), [Some(Output::Room), Some(EAR)]);
        outputs.opened(EAR, &name("room"));
        assert_eq!(routes(&mut outputs), [Some(Output::Room), None]);
    }

    #[test]
    fn beside_a_default_that_nobody_knows_nothing_private_is_said_until_it_is_open_elsewhere() {
        let mut outputs = Outputs::default();
        let wanted = [(Output::Room, Device::Default), (EAR, named("usb"))];
        let no_default = Devices { default: None, ..there() };
        outputs.choose(wanted.clone(), PrivateWords::OwnDevice, &no_default);
        assert_eq!(routes(&mut outputs), [Some(Output::Room), None]);
        assert!(outputs.withholds());
        let name = |name: &str| DeviceName { id: format!("pulseaudio:{name}"), description: name.to_owned() };
        outputs.opened(EAR, &name("usb"));
        assert_eq!(routes(&mut outputs), [Some(Output::Room), None], "the default may be the same");
        outputs.opened(Output::Room, &name("room"));
        assert_eq!(routes(&mut outputs), [Some(Output::Room), Some(EAR)]);
        assert!(!outputs.withholds());

        let mut again = Outputs::default();
        again.choose(wanted.clone(), PrivateWords::OwnDevice, &no_default);
        again.choose(wanted, PrivateWords::OwnDevice, &there());
        assert_eq!(routes(&mut again), [Some(Output::Room), Some(EAR)], "it is looked for again");
    }

    #[test]
    fn one_device_that_is_lost_loses_both_outputs_and_brings_both_back() {
        let mut outputs = chosen(Device::Default, Device::Default, PrivateWords::RoomToo);
        outputs.plan();
        let gone = OutputError::Gone { device: "ROOM".to_owned() };
        assert_eq!(outputs.lost(Output::Room, &gone), [Output::Room, EAR]);
        assert!(outputs.is_silent(EAR));
        let back = DeviceName { id: "pulseaudio:room".to_owned(), description: "ROOM".to_owned() };
        assert_eq!(outputs.opened(Output::Room, &back), [Output::Room, EAR]);
        assert!(!outputs.is_silent(EAR));
        assert_eq!(outputs.opened(Output::Room, &back), [], "it was there");
    }

    #[test]
    fn each_output_is_lost_and_back_for_itself() {
        let mut outputs = chosen(named("room"), named("usb"), PrivateWords::OwnDevice);
        outputs.plan();
        let gone = |device: &str| OutputError::Gone { device: device.to_owned() };
        assert_eq!(outputs.lost(Output::Room, &gone("ROOM")), [Output::Room]);
        assert_eq!(outputs.lost(EAR, &gone("USB")), [EAR]);
        let back = DeviceName { id: "pulseaudio:usb".to_owned(), description: "USB".to_owned() };
        assert_eq!(outputs.opened(EAR, &back), [EAR]);
        assert_eq!(outputs.silent().collect::<Vec<_>>(), [(Output::Room, &gone("ROOM"))]);
    }

    #[test]
    fn a_device_that_was_left_before_it_was_open_is_nobodys() {
        let name = |name: &str| DeviceName { id: format!("pulseaudio:{name}"), description: name.to_owned() };
        let turn = |outputs: &mut Outputs| {
            outputs.plan().speakers.iter().map(|(speaker, device)| outputs.turn(*speaker, device)).collect::<Vec<_>>()
        };
        let mut outputs = chosen(named("room"), named("usb"), PrivateWords::OwnDevice);
        assert_eq!(turn(&mut outputs), [true, true]);
        // A quick step on, and the first device opens only now.
        outputs.choose([(EAR, named("other"))], PrivateWords::OwnDevice, &there());
        assert_eq!(turn(&mut outputs), [false, true]);
        outputs.opened(EAR, &name("usb"));
        outputs.choose([(EAR, named("usb"))], PrivateWords::OwnDevice, &there());
        assert_eq!(turn(&mut outputs), [false, true], "the speaker has to be told");
        // Back on the device of the room, the earphone has no speaker, and its last word moves nothing.
        outputs.choose([(EAR, named("room"))], PrivateWords::OwnDevice, &there());
        assert!(!outputs.has_speaker(EAR) && outputs.has_speaker(Output::Room));
    }

    #[test]
    fn what_is_open_is_there_though_the_server_does_not_answer() {
        let mut outputs = chosen(named("room"), named("pulseaudio:usb"), PrivateWords::OwnDevice);
        for (speaker, device) in outputs.plan().speakers {
            outputs.turn(speaker, &device);
        }
        let wanted = [(Output::Room, named("room")), (EAR, named("pulseaudio:usb"))];
        outputs.choose_anew();
        outputs.choose(wanted.clone(), PrivateWords::OwnDevice, &Devices::default());
        assert_eq!(routes(&mut outputs), [Some(Output::Room), Some(EAR)]);
        assert!(outputs.are(&wanted));
        outputs.forget_unknown();
        assert!(!outputs.are(&wanted), "the room is looked for again before a game");
    }

    #[test]
    fn another_choice_forgets_what_was_lost() {
        let mut outputs = chosen(named("room"), named("usb"), PrivateWords::OwnDevice);
        for (speaker, device) in outputs.plan().speakers {
            assert!(outputs.turn(speaker, &device));
            assert!(!outputs.turn(speaker, &device));
        }
        outputs.lost(EAR, &OutputError::Gone { device: "USB".to_owned() });
        outputs.choose([(EAR, named("room"))], PrivateWords::OwnDevice, &there());
        outputs.plan();
        assert_eq!(outputs.silent().count(), 0);
    }
}
