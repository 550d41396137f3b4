//! What is heard when the keyboard's focus comes to a button.
use super::{
    App,
    doctor::{ScreenReader, screen_reader},
};
use crate::language::Phrase;

impl App {
    /// Names the button itself where something looks at the window's widgets and no screen reader runs: tools for tests and magnifiers
    /// look at them too, and say nothing.
    pub(super) fn tell_focus(&mut self, said: Vec<Phrase>, name: Phrase) {
        if let Some(words) = words(said, name, screen_reader()) {
            self.tell_keyboard(words);
        }
    }
}

fn words(mut said: Vec<Phrase>, name: Phrase, reader: Option<ScreenReader>) -> Option<Phrase> {
    match reader {
        Some(ScreenReader::Absent) => said.push(name),
        // Where none can be looked for, what looks at the widgets is taken for one.
        Some(ScreenReader::Runs) | None => {}
    }
    (!said.is_empty()).then_some(Phrase::Several(said))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Line;

    /// Tab named nothing after the first button where something else than a screen reader looked at the window.
    #[test]
    fn each_button_is_named_unless_a_screen_reader_runs() {
        let (way_back, name) = (Phrase::line(Line::FocusOnButtons), Phrase::line(Line::EntryLeft));
        let told = |said: &[Phrase], reader| words(said.to_vec(), name.clone(), reader);
        let first = [way_back.clone()];
        assert_eq!(
            told(&first, Some(ScreenReader::Absent)),
            Some(Phrase::Several(vec![way_back.clone(), name.clone()]))
        );
        assert_eq!(told(&[], Some(ScreenReader::Absent)), Some(Phrase::Several(vec![name.clone()])));
        for reader in [Some(ScreenReader::Runs), None] {
            assert_eq!(told(&first, reader), Some(Phrase::Several(vec![way_back.clone()])));
            assert_eq!(told(&[], reader), None);
        }
    }
}
