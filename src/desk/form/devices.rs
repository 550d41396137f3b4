//! The devices of the outputs: chosen from what there is, the system's default, or none.
use super::{Form, OutputKind, rotate};
use crate::language::{Arg, Line, Phrase};

impl Form {
    pub(super) fn change_device(&mut self, output: OutputKind, by: isize) {
        let mut all: Vec<Option<String>> = vec![Some(String::new())];
        all.extend(self.devices.iter().cloned().map(Some));
        all.push(None);
        let chosen = match output {
            OutputKind::Room => &mut self.sound.room,
            OutputKind::Earphone(color) => self.sound.earphones.get_mut(color),
        };
        *chosen = rotate(&all, chosen, by);
    }

    pub(super) fn device_phrase(&self, output: OutputKind) -> Phrase {
        let name = match self.sound.device(output) {
            None => Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice))),
            Some("") => Arg::Phrase(Box::new(Phrase::line(Line::SetupDefaultDevice))),
            Some(name) => Arg::Text(name.to_owned()),
        };
        match output {
            OutputKind::Room => Phrase::with(Line::SetupRoomDevice, [name]),
            OutputKind::Earphone(color) => Phrase::with(Line::SetupEarphoneDevice, [Arg::Color(color), name]),
        }
    }
}
