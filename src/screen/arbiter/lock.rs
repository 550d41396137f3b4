//! Before the arbiter has given his number: the field for it, and nothing else.
use std::time::Duration;

use eframe::egui::{Key, RichText, TextEdit, Ui, Vec2};

use super::{
    Sight,
    inputs::{Inputs, Place},
};
use crate::{
    language::{Label, Line},
    narration::pin_wait_phrase,
    screen::{
        page::{Weight, button, live, ring},
        theme,
    },
};

/// Longer than any PIN.
const LONGEST: usize = 12;

/// Draws the field, what was wrong with the last number, and how long none is looked at.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let size = Vec2::new(420.0, 56.0) * sight.scale;
    ui.add_space(theme::REFERENCE.y * 0.2 * sight.scale);
    ui.vertical_centered(|ui| {
        let heading = RichText::new(sight.label(Label::ArbiterPin)).heading().color(theme::TEXT);
        let name = ui.label(heading);
        let field = TextEdit::singleline(&mut inputs.pin)
            .password(true)
            .char_limit(LONGEST)
            .desired_width(size.x)
            .font(theme::font(theme::HEADING * sight.scale));
        let response = ui.add(field).labelled_by(name.id);
        ring(ui, &response);
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if inputs.arrives_at(Place::Lock) {
            response.request_focus();
        }
        let pressed = button(ui, sight.label(Label::OpenPage), Weight::Due, size).clicked();
        if entered || pressed {
            inputs.give_pin(sight.link);
        }
        if let Some(line) = remark(sight) {
            let shown = ui.label(RichText::new(sight.words.line(line)).color(theme::NOW));
            live(ui, &shown);
        }
        if let Some(left) = sight.game.pin_wait(sight.now) {
            // It counts down each second, and is not read out each second.
            ui.label(RichText::new(sight.words.say(&pin_wait_phrase(left))).color(theme::QUIET));
            ui.ctx().request_repaint_after(until_next_second(left));
        }
    });
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
