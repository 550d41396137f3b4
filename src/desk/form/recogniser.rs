//! The recogniser that is a program beside ours: chosen from those that were found, or its command typed.
use super::{
    Form, FormWish,
    control::{LONGEST_COMMAND, edit_within},
    rotate,
};
use crate::language::{Arg, Line, Phrase};

impl Form {
    /// This form, with these commands of recognisers to choose from.
    #[must_use]
    pub fn with_recognisers(mut self, found: Vec<String>) -> Self {
        self.recognisers = found;
        self
    }

    fn recogniser(&self) -> &str {
        self.sound.microphones.recogniser.trim()
    }

    pub(super) fn change_recogniser(&mut self, by: isize) {
        let all: Vec<String> = std::iter::once(String::new()).chain(self.recognisers.iter().cloned()).collect();
        let chosen = &mut self.sound.microphones.recogniser;
        *chosen = rotate(&all, chosen, by);
    }

    pub(super) fn type_recogniser(&mut self, c: Option<char>) -> Option<char> {
        edit_within(LONGEST_COMMAND, &mut self.sound.microphones.recogniser, c)
    }

    /// Whether the program that was chosen can be started and understands a word: to be found out.
    pub(super) fn try_recogniser(&self) -> Option<FormWish> {
        let command = self.recogniser();
        (!command.is_empty()).then(|| FormWish::TryRecogniser(command.to_owned()))
    }

    pub(super) fn recogniser_phrase(&self) -> Phrase {
        match self.recogniser() {
            "" => Phrase::line(Line::SetupNoRecogniser),
            command => Phrase::with(Line::SetupRecogniser, [Arg::Text(command.to_owned())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::listen::capture::MicrophonePlace;
    use crate::{
        desk::{Direction, Field, Intent, Sound},
        game::Setup,
        language::{Wording, speak},
    };

    #[test]
    fn a_recogniser_is_chosen_from_those_found_or_typed_and_tried() {
        let found = vec!["/opt/vosk".to_owned()];
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new())
            .with_inputs(vec!["desk".to_owned()])
            .with_recognisers(found);
        assert!(!form.fields().contains(&Field::Recogniser), "nothing listens");
        form.select(Field::Microphone(MicrophonePlace::Player(Color::White)));
        form.take(&Intent::Walk(Direction::Right));
        let Some(FormWish::Say(said)) = form.select(Field::Recogniser).into_iter().next() else { panic!() };
        assert_eq!(speak(&said, Wording::default()).to_string(), "Kein zusätzlicher Erkenner.");
        let chosen = form.take(&Intent::Walk(Direction::Right));
        assert_eq!(chosen[1], FormWish::TryRecogniser("/opt/vosk".to_owned()));
        assert_eq!(form.sound().microphones.recogniser, "/opt/vosk");
        let none = form.take(&Intent::Walk(Direction::Right));
        assert_eq!(
            (none.len(), form.sound().microphones.recogniser.as_str()),
            (1, ""),
            "round again, and nothing to try"
        );
        for c in "x --y".chars() {
            form.take(&Intent::Insert(c));
        }
        assert_eq!(form.take(&Intent::Enter), [FormWish::TryRecogniser("x --y".to_owned())]);
        assert_eq!(form.field(), Field::Recogniser, "the answer is waited for");
    }
}
