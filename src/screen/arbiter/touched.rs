//! A piece that the arbiter has seen touched by the player on move (4.3): he names its square.
use eframe::egui::{Key, RichText, TextEdit, Ui};
use shakmaty::Square;

use super::{Sight, acts::take, inputs::Inputs};
use crate::{
    game::{Command, MoveCommand},
    language::Label,
    screen::{
        page::{Weight, button, ring, share},
        theme,
    },
};

/// A short field and its button, in what is left of a row.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let field = TextEdit::singleline(&mut inputs.touched)
        .hint_text(RichText::new("e4").small().color(theme::of(ui).quiet))
        .char_limit(2)
        .margin(ui.spacing().button_padding)
        .desired_width(40.0 * sight.scale);
    let response = ui.add(field);
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
