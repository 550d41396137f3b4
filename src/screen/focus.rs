//! The keyboard's focus: whose a stroke is, and what is said when the focus moves.
//!
//! At the table the keys are the game's. Tab goes to the buttons, which is said; Enter or Space then takes the button that was
//! named, once, and is not a key of the game. Any other stroke is the game's again and brings the focus back to the board, which
//! is said too.
use eframe::egui::{self, Event, Key, output::OutputEvent};

use crate::language::{Arg, Label, Language, Line, Phrase};

/// What has the keyboard's focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Focus {
    /// Nothing: every stroke is the desk's.
    Nowhere,
    /// A button at the table: Enter and Space take it and Escape leaves it, every other stroke is the game's.
    AtTable,
    /// A button or the like of another page: Enter, Space, Escape and the arrows are its own.
    Button,
    /// A field that is typed into: everything but the function keys is its own.
    Text,
}

impl Focus {
    /// Where it is on a page.
    pub(super) fn of(ctx: &egui::Context, place: Place) -> Self {
        match (ctx.memory(|memory| memory.focused()), place) {
            (None, _) => Self::Nowhere,
            (Some(_), _) if ctx.text_edit_focused() => Self::Text,
            (Some(_), Place::Table) => Self::AtTable,
            (Some(_), Place::Elsewhere) => Self::Button,
        }
    }

    /// Whether what has the focus keeps a key for itself.
    pub(super) fn keeps(self, key: Option<Key>) -> bool {
        let function_key = key.is_some_and(|key| (Key::F1..=Key::F12).contains(&key));
        match (self, key) {
            (Self::Nowhere, _) => false,
            (Self::Text, _) => !function_key,
            (Self::AtTable, key) => matches!(key, Some(Key::Enter | Key::Space | Key::Escape)),
            (Self::Button, Some(Key::Enter | Key::Space | Key::Escape)) => true,
            (Self::Button, Some(Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight)) => true,
            (Self::Button, _) => false,
        }
    }
}

/// Which part of the program is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The table of a game.
    Table,
    Elsewhere,
}

/// Whether a screen reader names what has the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reader {
    /// It asked for the window's widgets: it does.
    Names,
    /// There is none.
    None,
}

/// Whether Enter or Space takes the button in focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Taken {
    /// One of them does.
    Yes,
    /// Neither does.
    No,
}

/// Leaves of the events at the table only those that a button may take: Enter and Space on the button that was named. What comes
/// after Tab in the same frame was struck before anybody could hear where the focus is, and means nothing.
pub(super) fn keep_from_buttons(events: &mut Vec<Event>, focus: Focus) -> Taken {
    let (mut tabbed, mut taken) = (false, Taken::No);
    events.retain(|event| {
        let Event::Key { key, pressed: true, .. } = event else { return true };
        match key {
            Key::Tab => tabbed = true,
            Key::Enter | Key::Space if tabbed || focus != Focus::AtTable => return false,
            Key::Enter | Key::Space => taken = Taken::Yes,
            _ => {}
        }
        true
    });
    taken
}

/// Takes Enter and Space away that come after Tab in the same frame.
pub(super) fn drop_after_tab(events: &mut Vec<Event>) {
    let mut tabbed = false;
    events.retain(|event| match event {
        Event::Key { key: Key::Tab, pressed: true, .. } => {
            tabbed = true;
            true
        }
        Event::Key { key: Key::Enter | Key::Space, pressed: true, .. } => !tabbed,
        Event::Text(text) if text == " " => !tabbed,
        _ => true,
    });
}

/// Takes Enter and Space away that come again because they are held: what one of them asked is not answered by the same hand.
pub(super) fn drop_repeats(events: &mut Vec<Event>) {
    let held =
        |event: &Event| matches!(event, Event::Key { key: Key::Enter | Key::Space, pressed: true, repeat: true, .. });
    events.retain(|event| !held(event));
}

/// The name of the widget that has just come into focus.
pub(super) fn gained(ctx: &egui::Context) -> Option<String> {
    ctx.output(|output| {
        output.events.iter().rev().find_map(|event| match event {
            OutputEvent::FocusGained(info) => info.label.clone(),
            _ => None,
        })
    })
}

/// What is said when the focus comes to a button: the way back where it comes from the board, and its name where no screen
/// reader says it.
pub(super) fn arrival(name: Option<&str>, from: Focus, reader: Reader, language: Language) -> Option<Phrase> {
    let name = name.map(|name| spoken(name, language));
    match (from, reader, name) {
        (Focus::Nowhere, Reader::None, Some(name)) => Some(Phrase::with(Line::FocusOnButton, [name])),
        (Focus::Nowhere, Reader::Names, _) | (Focus::Nowhere, Reader::None, None) => {
            Some(Phrase::line(Line::FocusOnButtons))
        }
        (Focus::AtTable | Focus::Button | Focus::Text, Reader::None, Some(name)) => {
            Some(Phrase::with(Line::Bare, [name]))
        }
        (Focus::AtTable | Focus::Button | Focus::Text, _, _) => None,
    }
}

/// The name of a button, in a sentence of its own.
pub(super) fn named(name: &str, language: Language) -> Phrase {
    Phrase::with(Line::Bare, [spoken(name, language)])
}

/// The text of a button in what the built-in voice can say.
fn spoken(text: &str, language: Language) -> Arg {
    let label = |text: &str| Label::SPOKEN.iter().copied().find(|label| label.text(language) == text);
    if let Some(label) = label(text) {
        return Arg::Label(label);
    }
    match text.split_once(": ").and_then(|(head, rest)| Some((label(head)?, rest))) {
        Some((head, rest)) => {
            let parts = [Arg::Label(head), Arg::Words(rest.to_owned())].map(|arg| Phrase::with(Line::Bare, [arg]));
            Arg::Phrase(Box::new(Phrase::Several(parts.into())))
        }
        None => Arg::Text(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Modifiers;

    use super::*;
    use crate::language::{Wording, speak};

    fn key(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    fn left(mut events: Vec<Event>, focus: Focus) -> usize {
        keep_from_buttons(&mut events, focus);
        events.len()
    }

    #[test]
    fn at_the_table_a_button_gets_enter_and_space_once_it_was_named() {
        assert_eq!(left(vec![key(Key::Enter)], Focus::AtTable), 1);
        assert_eq!(left(vec![key(Key::Space)], Focus::AtTable), 1);
        assert_eq!(left(vec![key(Key::Enter)], Focus::Nowhere), 0);
        assert_eq!(left(vec![key(Key::Space)], Focus::Nowhere), 0);
        assert_eq!(left(vec![key(Key::Tab), key(Key::Enter)], Focus::AtTable), 1, "Tab alone");
        let mut fast = vec![key(Key::Tab), key(Key::Space), Event::Text(" ".into()), key(Key::Enter)];
        drop_after_tab(&mut fast);
        assert_eq!(fast, [key(Key::Tab)]);
    }

    #[test]
    fn a_button_gets_no_key_that_is_held() {
        let again =
            |key| Event::Key { key, physical_key: None, pressed: true, repeat: true, modifiers: Modifiers::NONE };
        let mut events = vec![key(Key::Enter), again(Key::Enter), again(Key::Space), again(Key::ArrowDown)];
        drop_repeats(&mut events);
        assert_eq!(events, [key(Key::Enter), again(Key::ArrowDown)]);
    }

    #[test]
    fn a_button_is_named_by_the_voice_where_no_screen_reader_names_it() {
        let said = |name, from, reader| {
            arrival(Some(name), from, reader, Language::German)
                .map(|phrase| speak(&phrase, Wording::default()).to_string())
        };
        assert_eq!(
            said("Aufgeben", Focus::Nowhere, Reader::None).as_deref(),
            Some("Schaltfläche: Aufgeben. Eingabetaste drückt sie, Escape führt zum Brett zurück.")
        );
        assert_eq!(said("Uhren anhalten", Focus::AtTable, Reader::None).as_deref(), Some("Uhren anhalten."));
        let way_back = said("Aufgeben", Focus::Nowhere, Reader::Names).expect("the way back is said");
        assert!(!way_back.contains("Aufgeben") && way_back.contains("Escape"), "{way_back}");
        assert_eq!(said("Aufgeben", Focus::AtTable, Reader::Names), None);
        let repeated = said("Wiederholt: Bauer Eva zwei nach Eva vier", Focus::AtTable, Reader::None);
        assert!(repeated.expect("said").contains("Bauer Eva zwei nach Eva vier"));
    }
}
