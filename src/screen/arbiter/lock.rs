//! Before the arbiter has given his number: the field for it, and nothing else.
use eframe::egui::{Key, RichText, TextEdit, Ui, Vec2};

use super::{
    Sight,
    inputs::{Inputs, Place},
};
use crate::{
    language::{Label, Line},
    screen::{
        page::{Weight, button, live, ring},
        theme,
    },
};

/// Longer than any PIN.
const LONGEST: usize = 12;

/// Draws the field. A wrong number is told; nothing else that was said to the arbiter is shown.
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
        let refused = [Line::WrongPin, Line::PinNeeded].map(|line| sight.words.line(line));
        if let Some(text) = sight.last_said().filter(|said| refused.iter().any(|text| text == said)) {
            let shown = ui.label(RichText::new(text).color(theme::NOW));
            live(ui, &shown);
        }
    });
}
