//! The second copy of the journal: the folder in which it is kept, one of the sticks there are or typed.
use super::{
    Form,
    control::{LONGEST_COMMAND, edit_within},
    rotate,
};
use crate::language::{Arg, Label, Line, Phrase};

impl Form {
    /// This form, with the folders of these sticks to choose from.
    #[must_use]
    pub fn with_sticks(mut self, sticks: Vec<String>) -> Self {
        self.sticks = sticks;
        self
    }

    pub(super) fn change_copy(&mut self, by: isize) {
        let all: Vec<String> = std::iter::once(String::new()).chain(self.sticks.iter().cloned()).collect();
        self.setup.copy = rotate(&all, &self.setup.copy, by);
    }

    pub(super) fn type_copy(&mut self, c: Option<char>) -> Option<char> {
        edit_within(LONGEST_COMMAND, &mut self.setup.copy, c)
    }

    /// The banks have no clip for its name: it is said as any free text.
    pub(super) fn copy_phrase(&self) -> Phrase {
        let name = Label::SecondCopy.text(self.setup.wording.language);
        let folder = match self.setup.copy.trim() {
            "" => Arg::Phrase(Box::new(Phrase::line(Line::SetupNoName))),
            folder => Arg::Text(folder.to_owned()),
        };
        Phrase::with(Line::SetupVerbosity, [Arg::Text(name.to_owned()), folder])
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

    #[test]
    fn the_folder_of_the_second_copy_is_a_stick_or_typed() {
        let said = |wishes: &[FormWish]| match wishes.first() {
            Some(FormWish::Say(phrase)) => speak(phrase, Wording::default()).to_string(),
            other => panic!("{other:?}"),
        };
        let sticks = vec!["/media/anna/STICK".to_owned()];
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new()).with_sticks(sticks);
        assert_eq!(said(&form.select(Field::Copy)), "Zweite Aufzeichnung: nicht angegeben.");
        let told = said(&form.take(&Intent::Walk(Direction::Right)));
        assert_eq!(told, "Zweite Aufzeichnung: /media/anna/STICK.");
        assert_eq!(form.setup().copy, "/media/anna/STICK");
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!(form.setup().copy, "", "round again");
        for c in "/mnt".chars() {
            form.take(&Intent::Insert(c));
        }
        form.take(&Intent::Erase);
        assert_eq!(form.setup().copy, "/mn");
    }
}
