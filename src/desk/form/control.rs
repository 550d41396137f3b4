//! The time control of the form: a preset, or text in the grammar of [`crate::clock::control`].
use shakmaty::ByColor;

use super::rotate;
use crate::{
    clock::{
        Control, ControlError, PRESETS,
        control::{both_from, both_written},
    },
    game::Setup,
    language::{Line, Phrase},
    laws::pace::Pace,
    narration::{control_error_phrase, control_phrase},
};

/// The text of the control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ControlText {
    text: String,
    state: TypingPlace,
}

/// What the next character does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TypingPlace {
    /// It takes the place of the whole text, as in any field that was just entered.
    Chosen,
    /// It comes after the others.
    Typed,
}

impl ControlText {
    /// The text of a control.
    pub(super) fn of(control: &ByColor<Control>) -> Self {
        Self { text: both_written(control), state: TypingPlace::Chosen }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The field is entered.
    pub(super) const fn put_in_hand(&mut self) {
        self.state = TypingPlace::Chosen;
    }

    /// What is written.
    pub(super) fn read(&self) -> Result<ByColor<Control>, ControlError> {
        both_from(&self.text)
    }

    /// Types a character, or takes the last one back.
    pub(super) fn edit(&mut self, c: Option<char>) -> Option<char> {
        if self.state == TypingPlace::Chosen && c.is_some() {
            self.text.clear();
        }
        self.state = TypingPlace::Typed;
        edit(&mut self.text, c)
    }

    /// The next or previous of the presets.
    pub(super) fn next_preset(&mut self, by: isize) -> Option<ByColor<Control>> {
        let written = PRESETS.map(|text| both_from(text).map_or_else(|_| text.to_owned(), |both| both_written(&both)));
        let current = self.read().map_or_else(|_| self.text.clone(), |both| both_written(&both));
        *self = Self { text: rotate(&written, &current, by), state: TypingPlace::Chosen };
        self.read().ok()
    }

    /// The control in words and the pace that follows from it; or what is wrong with the text, where, and an example.
    pub(super) fn phrase(&self, setup: &Setup) -> Phrase {
        match self.read() {
            Err(error) => control_error_phrase(&error),
            Ok(control) => {
                let pace = Phrase::line(match setup.pace() {
                    Pace::Standard => Line::SetupPaceStandard,
                    Pace::Rapid => Line::SetupPaceRapid,
                    Pace::Blitz => Line::SetupPaceBlitz,
                });
                Phrase::Several(vec![control_phrase(&control), pace])
            }
        }
    }
}

/// Types a character into a text or takes the last one back; the character, where there was one.
pub(super) fn edit(text: &mut String, c: Option<char>) -> Option<char> {
    edit_within(LONGEST, text, c)
}

/// Types a character into a text of at most so many, or takes the last one back; the character, where there was one.
pub(super) fn edit_within(most: usize, text: &mut String, c: Option<char>) -> Option<char> {
    match c {
        Some(c) if !c.is_control() && text.chars().count() < most => {
            text.push(c);
            Some(c)
        }
        Some(_) => None,
        None => text.pop(),
    }
}

/// Names and time controls are no longer.
pub(super) const LONGEST: usize = 40;

/// Folders and commands are no longer.
pub(super) const LONGEST_COMMAND: usize = 250;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        desk::{Direction, Field, Form, FormWish, Intent, Sound},
        language::{Wording, speak},
    };

    fn at_control() -> Form {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
        form.select(Field::Control);
        form
    }

    fn type_in(form: &mut Form, text: &str) {
        text.chars().for_each(|c| drop(form.take(&Intent::Insert(c))));
    }

    fn said(form: &Form) -> String {
        speak(&form.phrase(Field::Control), Wording::default()).to_string()
    }

    #[test]
    fn what_is_typed_takes_the_place_of_what_was_there() {
        let mut form = at_control();
        type_in(&mut form, "5 vs 4");
        assert_eq!(both_written(&form.setup().control), "5+0 vs 4+0");
        assert!(said(&form).ends_with("Das ist Blitzschach."), "{}", said(&form));
        form.take(&Intent::Erase);
        type_in(&mut form, "12");
        assert_eq!(form.control_text(), "5 vs 12");
        assert!(said(&form).ends_with("Das ist Schnellschach."), "by the slower player");
    }

    #[test]
    fn a_bad_text_is_told_with_its_place_and_an_example_and_no_game_begins_with_it() {
        let mut form = at_control();
        type_in(&mut form, "40/90+x");
        let told = "Bei x fehlt eine Zahl von Sekunden. Zum Beispiel: neunzig plus dreißig.";
        assert_eq!(said(&form), told);
        let wishes = form.take(&Intent::Enter);
        assert_eq!((wishes, form.field()), (vec![FormWish::Say(form.phrase(Field::Control))], Field::Control));
        let wishes = form.take(&Intent::Walk(Direction::Down));
        let [FormWish::Say(phrase)] = &wishes[..] else { panic!("{wishes:?}") };
        assert!(speak(phrase, Wording::default()).to_string().starts_with(told));
        form.select(Field::Begin);
        form.take(&Intent::Enter);
        assert_eq!(form.field(), Field::Control);
        for (text, tells) in [
            ("40x/90", "Bei 40x fehlt eine Zahl von Zügen."),
            ("90*3", "*3 ist kein Zeitzuschlag."),
            ("0", "0 gibt gar keine Zeit."),
            ("90,30", "Nach 90 kann nichts mehr kommen"),
            ("6000", "6000 ist länger"),
            ("90+", "Bei 90+ fehlt eine Zahl von Sekunden."),
            (" ", "Die Bedenkzeit fehlt."),
        ] {
            form.select(Field::Control);
            type_in(&mut form, text);
            assert!(said(&form).starts_with(tells), "{text}: {}", said(&form));
        }
    }

    #[test]
    fn every_preset_comes_round() {
        let mut form = at_control();
        let mut seen = Vec::new();
        for _ in PRESETS {
            form.take(&Intent::Walk(Direction::Right));
            seen.push(form.setup().control.clone());
        }
        seen.dedup();
        assert_eq!(seen.len(), PRESETS.len());
    }
}
