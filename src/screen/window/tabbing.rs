//! A fast hand, or a slow machine: what was typed before Tab and after it comes in one frame. The fields of a page take the strokes of a
//! frame where the focus has come to by then, so that digits for the minutes went to the seconds, or nowhere.
use eframe::egui::{Event, Key};

/// Strokes that wait for a frame in which the focus is where they were typed.
#[derive(Debug, Default)]
pub(super) struct Tabbing {
    waiting: Vec<Event>,
    /// A Tab was in the last frame: the field that it leads to is drawn once before something is typed there.
    settles: bool,
}

/// Whether an event types something, or moves the focus.
const fn is_typed(event: &Event) -> bool {
    matches!(event, Event::Key { pressed: true, .. } | Event::Text(_) | Event::Paste(_) | Event::Ime(_))
}

const fn is_tab(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Tab, pressed: true, .. })
}

/// How many of the events belong in one frame: those before Tab, or Tab alone.
fn in_one_frame(events: &[Event]) -> usize {
    match events.iter().position(is_typed) {
        Some(first) if is_tab(&events[first]) => {
            events[first + 1..].iter().position(is_typed).map_or(events.len(), |next| first + 1 + next)
        }
        Some(_) => events.iter().position(is_tab).unwrap_or(events.len()),
        None => events.len(),
    }
}

impl Tabbing {
    /// Leaves in `events` what the next frame takes.
    pub(super) fn part(&mut self, events: &mut Vec<Event>) {
        let mut all = std::mem::take(&mut self.waiting);
        all.append(events);
        let until = if self.settles { 0 } else { in_one_frame(&all) };
        self.waiting = all.split_off(until);
        self.settles = all.iter().any(is_tab);
        *events = all;
    }

    /// Whether a frame has to follow at once.
    pub(super) const fn has_more(&self) -> bool {
        !self.waiting.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{CentralPanel, Context, DragValue, Modifiers, RawInput};

    use super::*;

    fn key(key: Key, modifiers: Modifiers) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
    }

    /// The strokes of a text; a tabulator is Tab, `<` Tab with Shift.
    fn typed(text: &str) -> Vec<Event> {
        let stroke = |letter| match letter {
            '\t' => vec![key(Key::Tab, Modifiers::NONE)],
            '<' => vec![key(Key::Tab, Modifiers::SHIFT)],
            digit => {
                let digit = String::from(digit);
                let pressed = Key::from_name(&digit).expect("a digit");
                vec![key(pressed, Modifiers::NONE), Event::Text(digit)]
            }
        };
        text.chars().flat_map(stroke).collect()
    }

    /// Three fields, and what stands there once all this was typed within one frame.
    fn fields_after(text: &str) -> [u32; 3] {
        let (ctx, mut tabbing, mut fields) = (Context::default(), Tabbing::default(), [90, 59, 7]);
        let mut events = typed(text);
        loop {
            tabbing.part(&mut events);
            let input = RawInput { events: std::mem::take(&mut events), focused: true, ..RawInput::default() };
            let mut drawn = ctx.run_ui(input, |ui| {
                CentralPanel::default().show(ui, |ui| fields.each_mut().map(|field| ui.add(DragValue::new(field))));
            });
            drawn.textures_delta.clear();
            if !tabbing.has_more() && !tabbing.settles {
                return fields;
            }
        }
    }

    #[test]
    fn each_field_gets_what_was_typed_into_it_however_fast() {
        assert_eq!(fields_after("\t12\t34\t"), [12, 34, 7]);
        assert_eq!(fields_after("\t12\t\t5\t"), [12, 59, 5]);
        assert_eq!(fields_after("\t12\t<34\t"), [34, 59, 7]);
    }
}
