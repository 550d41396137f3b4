//! A piece that the arbiter has seen touched by the player on move (4.3): he names its square.
use eframe::egui::{Key, RichText, Ui};
use shakmaty::Square;

use super::{Sight, acts::take, inputs::Inputs};
use crate::{
    game::{Command, MoveCommand},
    language::Label,
    screen::{
        page::{Weight, button, line_field, put_field, ring, share},
        text, theme,
    },
};

/// A short field and its button, in what is left of a row.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    // The widest letter twice, and room for the caret: on a small page the square was cut.
    let wide = text::width(ui, "mm", theme::SMALL * sight.scale) + 2.0 * ui.spacing().button_padding.x;
    let field = line_field(ui, &mut inputs.touched)
        .hint_text(RichText::new("e4").small().color(theme::of(ui).quiet))
        .char_limit(2)
        .desired_width(wide.max(40.0 * sight.scale));
    let response = put_field(ui, field);
    let name = sight.label(Label::TouchedSquare);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    ring(ui, &response);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let square: Option<Square> = inputs.touched.trim().to_ascii_lowercase().parse().ok();
    let size = share(ui, 1, 36.0 * sight.scale);
    // Without a square there is nothing to find, and the button says so by standing still.
    let pressed = ui.add_enabled_ui(square.is_some(), |ui| {
        button(ui, sight.label(Label::FindTouched), Weight::Plain, size).clicked()
    });
    if let Some(square) = square.filter(|_| pressed.inner || entered) {
        take(sight, inputs, sight.label(Label::FindTouched), Command::Move(MoveCommand::Touch(square)));
        inputs.touched.clear();
    }
}
