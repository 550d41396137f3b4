//! From the window's events to strokes of the keyboard.
use eframe::egui::{Event, ImeEvent, Key};

use super::focus::Focus;
use crate::keys::{Chord, KeyPress, KeySituation, goes_on};

/// The strokes among the events of a frame. A key and the text it types come one after the other and are one stroke.
/// Of keys that are held, only those that walk and type go on.
pub(super) fn strokes(events: &[Event], focus: Focus, situation: KeySituation) -> Vec<KeyPress> {
    let mut strokes = Vec::new();
    let mut events = events.iter().peekable();
    while let Some(event) = events.next() {
        let press = match event {
            Event::Key { key, physical_key, pressed: true, repeat, modifiers } => {
                let text = events.next_if(|next| matches!(next, Event::Text(_)));
                let text = if let Some(Event::Text(text)) = text { text.clone() } else { String::new() };
                if *repeat && !goes_on(*key, situation) {
                    continue;
                }
                KeyPress { chord: Some(Chord { key: *key, modifiers: *modifiers }), place: *physical_key, text }
            }
            Event::Text(text) | Event::Ime(ImeEvent::Commit(text)) | Event::Paste(text) => {
                KeyPress { chord: None, place: None, text: text.clone() }
            }
            _ => continue,
        };
        let tab = press.chord.is_some_and(|chord| chord.key == Key::Tab);
        if !tab && !focus.keeps(press.chord.map(|chord| chord.key)) {
            strokes.push(press);
        }
    }
    strokes
}

/// What becomes of a key that is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LetGo {
    /// It stays down.
    No,
    /// It is let go by the hand.
    ByHand,
    /// Another window comes up, and with it goes the key: the system says that it is up, too.
    WithWindow,
}

/// What becomes of a key that is held among the events of a frame.
pub(super) fn lets_go(events: &[Event], held: Key) -> LetGo {
    events.iter().fold(LetGo::No, |so_far, event| match event {
        Event::WindowFocused(false) => LetGo::WithWindow,
        Event::Key { key, pressed, .. } if *key == held => {
            if *pressed {
                LetGo::No
            } else {
                LetGo::ByHand
            }
        }
        _ => so_far,
    })
}

#[cfg(test)]
mod tests {
    use eframe::egui::Modifiers;

    use super::*;

    fn key(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    /// The key is held.
    fn again(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: true, modifiers: Modifiers::NONE }
    }

    #[test]
    fn a_key_and_its_text_are_one_stroke() {
        let events = [key(Key::I), Event::Text("i".into()), Event::Text("é".into())];
        let strokes = strokes(&events, Focus::Nowhere, KeySituation::Board);
        assert_eq!(strokes.len(), 2);
        assert_eq!((strokes[0].chord.map(|c| c.key), strokes[0].text.as_str()), (Some(Key::I), "i"));
        assert_eq!((strokes[1].chord, strokes[1].text.as_str()), (None, "é"));
    }

    #[test]
    fn a_held_key_is_let_go_by_the_hand_or_with_the_window() {
        let up =
            |key| Event::Key { key, physical_key: None, pressed: false, repeat: false, modifiers: Modifiers::NONE };
        assert_eq!(lets_go(&[again(Key::V), up(Key::V)], Key::V), LetGo::ByHand);
        assert_eq!(lets_go(&[Event::WindowFocused(false)], Key::V), LetGo::WithWindow);
        // The system lets go of all keys before the window goes to the back.
        assert_eq!(lets_go(&[up(Key::V), Event::WindowFocused(false)], Key::V), LetGo::WithWindow);
        assert_eq!(lets_go(&[again(Key::V), up(Key::A), Event::WindowFocused(true)], Key::V), LetGo::No);
        assert_eq!(lets_go(&[up(Key::V), key(Key::V)], Key::V), LetGo::No, "struck twice, and held");
    }

    #[test]
    fn a_held_space_presses_the_clock_once_and_a_held_arrow_walks_on() {
        let space = [key(Key::Space), Event::Text(" ".into()), again(Key::Space), Event::Text(" ".into())];
        assert_eq!(strokes(&space, Focus::Nowhere, KeySituation::Board).len(), 1);
        assert_eq!(strokes(&[key(Key::ArrowUp), again(Key::ArrowUp)], Focus::Nowhere, KeySituation::Board).len(), 2);
    }

    /// "Too late to correct" was said twenty times a second.
    #[test]
    fn a_held_backspace_corrects_once_and_erases_on() {
        let held = [key(Key::Backspace), again(Key::Backspace), again(Key::Backspace)];
        for (situation, count) in
            [(KeySituation::Board, 1), (KeySituation::Ready, 1), (KeySituation::Entry, 3), (KeySituation::Form, 3)]
        {
            assert_eq!(strokes(&held, Focus::Nowhere, situation).len(), count, "{situation:?}");
        }
    }

    #[test]
    fn what_has_the_focus_keeps_its_keys_and_no_others() {
        let events = [key(Key::Enter), key(Key::Space), key(Key::Tab), key(Key::L)];
        assert_eq!(strokes(&events, Focus::Button, KeySituation::Board).len(), 1);
        assert_eq!(strokes(&events, Focus::AtTable, KeySituation::Board).len(), 1, "letters are the game's");
        assert_eq!(strokes(&events, Focus::Nowhere, KeySituation::Board).len(), 3);
        assert_eq!(strokes(&[key(Key::L), key(Key::F5)], Focus::Text, KeySituation::Board).len(), 1);
    }
}
