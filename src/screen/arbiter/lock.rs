//! Before the arbiter has given his number: the field for it, and nothing else.
use std::time::Duration;

use eframe::egui::{
    Id, Key, RichText, Ui, Vec2,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
};

use super::{
    Sight,
    inputs::{Inputs, Place},
};
use crate::{
    game::Device,
    language::{Label, Line},
    narration::pin_wait_phrase,
    screen::{
        page::{Weight, button, line_field, live, put_covered, ring},
        status, theme,
    },
};

/// Longer than any PIN.
pub(super) const LONGEST: usize = 12;

/// Draws the field, what was wrong with the last number, and how long none is looked at.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let size = Vec2::new(420.0, 56.0) * sight.scale;
    ui.add_space(theme::REFERENCE.y * 0.2 * sight.scale);
    ui.vertical_centered(|ui| {
        if let Some(ending) = sight.view.ending {
            ui.label(RichText::new(status::result(sight.words, ending)).heading().color(theme::of(ui).now));
        }
        let heading = RichText::new(sight.label(Label::ArbiterPin)).heading().color(theme::of(ui).text);
        let name = ui.label(heading);
        // Who turned here by the mouse has the mouse: the keys are those of the player at the keyboard.
        let entered = match inputs.turned_by {
            Some(Device::Mouse) => keypad(ui, sight, inputs, size),
            Some(Device::Keyboard | Device::Gamepad(_)) | None => typed(ui, sight, inputs, size, name.id),
        };
        let pressed = button(ui, sight.label(Label::OpenPage), Weight::Due, size).clicked();
        if entered || pressed {
            inputs.give_pin(sight.link);
        }
        if let Some(line) = inputs.pin_remark.or_else(|| remark(sight)) {
            let shown = ui.label(RichText::new(sight.words.line(line)).color(theme::of(ui).now));
            live(ui, &shown);
        }
        inputs.second.draw_end(ui, sight);
        if let Some(left) = sight.game.pin_wait(sight.now) {
            // It counts down each second, and is not read out each second.
            ui.label(RichText::new(sight.words.say(&pin_wait_phrase(left))).color(theme::of(ui).quiet));
            ui.ctx().request_repaint_after(until_next_second(left));
        }
    });
}

/// The field for the PIN. Whether Enter was struck in it.
fn typed(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, size: Vec2, name: Id) -> bool {
    let id = ui.scope_id().with("pin");
    if !ui.memory(|memory| memory.has_focus(id)) {
        caret_at_end(ui, id, &inputs.pin);
    }
    let field = line_field(ui, &mut inputs.pin)
        .id(id)
        .char_limit(LONGEST)
        .desired_width(size.x)
        .font(theme::font(theme::HEADING * sight.scale));
    let response = put_covered(ui, field).labelled_by(name);
    ring(ui, &response);
    inputs.must_be_digits(sight.link);
    if inputs.arrives_at(Place::Lock) {
        response.request_focus();
    }
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// The next digit comes after those that are there. Some of them may have come before the field had the keys, and left its caret before
/// them.
fn caret_at_end(ui: &Ui, field: Id, pin: &str) {
    if let Some(mut state) = TextEditState::load(ui.ctx(), field) {
        state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(pin.chars().count()))));
        state.store(ui.ctx(), field);
    }
}

/// Digits to be clicked, and how many of them were: Enter is of no use there.
fn keypad(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, size: Vec2) -> bool {
    inputs.arrives_at(Place::Lock);
    // An arbiter in a hurry types, into the ear of the player whose keys these are.
    ui.label(RichText::new(sight.label(Label::ClickThePin)).color(theme::of(ui).now));
    let correct = sight.label(Label::EraseDigit);
    let clicked = "•".repeat(inputs.pin.chars().count());
    ui.label(RichText::new(if clicked.is_empty() { "–" } else { &clicked }).heading().color(theme::of(ui).text));
    let gap = ui.spacing().item_spacing.x;
    let key = Vec2::new((size.x - 2.0 * gap) / 3.0, size.y);
    ui.allocate_ui(Vec2::new(size.x, 4.0 * (key.y + gap)), |ui| {
        for row in [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [correct, "0", ""]] {
            ui.horizontal(|ui| {
                for name in row.into_iter().filter(|name| !name.is_empty()) {
                    if !button(ui, name, Weight::Plain, key).clicked() {
                        continue;
                    }
                    if name == correct {
                        inputs.pin.pop();
                    } else {
                        name.chars().for_each(|digit| inputs.type_pin(digit));
                    }
                }
            });
        }
    });
    false
}

/// That the last PIN was wrong, or that something was tried without one. Nothing else that was said to the arbiter is shown.
fn remark(sight: &Sight<'_>) -> Option<Line> {
    let needed = sight.last_said() == Some(sight.words.line(Line::PinNeeded).as_str());
    match (needed, sight.game.wrong_pins()) {
        (true, _) => Some(Line::PinNeeded),
        (false, 0) => None,
        (false, _) => Some(Line::WrongPin),
    }
}

fn until_next_second(left: Duration) -> Duration {
    let part = Duration::from_millis(u64::from(left.subsec_millis()));
    if part.is_zero() { Duration::from_secs(1) } else { part }
}
