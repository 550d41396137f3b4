//! The electronic boards: the port that each is at, chosen from those there are or typed.
use shakmaty::{ByColor, Color};

use super::{
    Form,
    control::{LONGEST_COMMAND, edit_within},
    rotate,
};
use crate::language::{Arg, Line, Phrase};

/// The ports of electronic boards as they are being chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct SensorPorts {
    /// Empty where a player has no such board.
    pub(super) chosen: ByColor<String>,
    /// The serial ports of the machine.
    present: Vec<String>,
}

impl Form {
    /// This form, with these serial ports to choose from and these electronic boards: the port of each player's, empty for
    /// none.
    #[must_use]
    pub fn with_sensors(mut self, present: Vec<String>, chosen: ByColor<String>) -> Self {
        self.sensors = SensorPorts { chosen, present };
        self
    }

    /// The port of each player's electronic board, without white space around it; empty for none.
    #[must_use]
    pub fn sensors(&self) -> ByColor<String> {
        ByColor::new_with(|color| self.sensors.chosen.get(color).trim().to_owned())
    }

    pub(super) fn change_sensor(&mut self, color: Color, by: isize) {
        let SensorPorts { chosen, present } = &mut self.sensors;
        let all: Vec<String> = std::iter::once(String::new()).chain(present.iter().cloned()).collect();
        let chosen = chosen.get_mut(color);
        *chosen = rotate(&all, chosen, by);
    }

    pub(super) fn type_sensor(&mut self, color: Color, c: Option<char>) -> Option<char> {
        edit_within(LONGEST_COMMAND, self.sensors.chosen.get_mut(color), c)
    }

    pub(super) fn sensor_phrase(&self, color: Color) -> Phrase {
        let port = self.sensors.chosen.get(color);
        let none = Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice)));
        let port = if port.trim().is_empty() { none } else { Arg::Text(port.clone()) };
        Phrase::with(Line::SetupSensor, [Arg::Color(color), port])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        desk::{Direction, Field, FormWish, Intent, Sound},
        game::Setup,
        language::{Wording, speak},
    };

    fn said(wishes: &[FormWish]) -> String {
        let Some(FormWish::Say(phrase)) = wishes.first() else { panic!("{wishes:?}") };
        speak(phrase, Wording::default()).to_string()
    }

    #[test]
    fn a_port_is_chosen_from_those_there_are_or_typed() {
        let ports = vec!["/dev/ttyUSB0".to_owned()];
        let mut form =
            Form::new(Setup::default(), Sound::default(), Vec::new()).with_sensors(ports, ByColor::default());
        assert_eq!(said(&form.select(Field::Sensor(Color::Black))), "Elektronisches Brett von Schwarz: kein Gerät.");
        let told = said(&form.take(&Intent::Walk(Direction::Right)));
        assert!(told.starts_with("Elektronisches Brett von Schwarz:") && !told.contains("kein"), "{told}");
        assert_eq!(form.sensors().black, "/dev/ttyUSB0");
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(form.sensors().black, "", "round again");
        for c in "COM3 ".chars() {
            form.take(&Intent::Insert(c));
        }
        assert_eq!((form.sensors().black.as_str(), form.sensors().white.as_str()), ("COM3", ""));
        form.take(&Intent::Erase);
        form.take(&Intent::Erase);
        assert_eq!(form.sensors().black, "COM");
        // One that is not among them is not lost before another is chosen.
        form.take(&Intent::Walk(Direction::Left));
        assert_eq!(form.sensors().black, "");
    }
}
