//! The set-up of a game on the screen: the same form that is filled in by ear.
use eframe::egui::{Align, Button, CornerRadius, Frame, Layout, Margin, RichText, ScrollArea, Stroke, Ui, Vec2};

use super::{
    link::{Gesture, Link},
    page::{Weight, Words, button, ring, take},
    theme,
};
use crate::{
    desk::{Direction, Field, Form, Intent},
    language::Label,
};

/// Draws the form.
pub(super) fn draw(ui: &mut Ui, form: &Form, link: &dyn Link, scale: f32) {
    let words = Words::of(form.setup());
    ui.add_space(theme::GAP * scale);
    ui.label(RichText::new(words.label(Label::NewGame)).size(theme::ANNOUNCEMENT * 0.8 * scale).color(theme::TEXT));
    ui.label(RichText::new(words.label(Label::SetupHint)).color(theme::QUIET));
    ui.add_space(theme::GAP * scale);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0 * scale;
        for field in form.fields() {
            row(ui, form, field, words, link, scale);
        }
    });
}

fn row(ui: &mut Ui, form: &Form, field: Field, words: Words, link: &dyn Link, scale: f32) {
    let in_hand = form.field() == field;
    let (fill, border) = if in_hand {
        (theme::RAISED, Stroke::new(3.0, theme::NOW))
    } else {
        (theme::PANEL, Stroke::new(1.0, theme::PANEL))
    };
    let frame = Frame::new().fill(fill).stroke(border).corner_radius(CornerRadius::same(6));
    frame.inner_margin(Margin::symmetric(10, 1)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let height = 32.0 * scale;
        ui.with_layout(Layout::right_to_left(Align::Center).with_main_wrap(false), |ui| {
            ui.set_height(height);
            if field == Field::Begin {
                begin(ui, words, link, scale);
                return;
            }
            if is_chosen(field) {
                arrows(ui, field, &words.say(&form.phrase(field)), words, link, scale);
            }
            let text = RichText::new(shown(form, field, words)).color(theme::TEXT);
            let size = Vec2::new(ui.available_width(), height);
            let response = ui.add_sized(size, Button::new(text).frame(false).right_text(""));
            ring(ui, &response);
            if response.clicked() {
                link.send(Gesture::Select(field));
            }
        });
    });
}

/// The phrase of a field, as it is spoken; while it is in hand, what is typed with it.
fn shown(form: &Form, field: Field, words: Words) -> String {
    let said = words.say(&form.phrase(field));
    match field {
        _ if form.field() != field => said,
        Field::Control => format!("{said}   {}▏", form.control_text()),
        Field::Name(_) => format!("{}▏", said.trim_end_matches('.')),
        _ => said,
    }
}

/// Whether a field is chosen from a list; names are typed.
const fn is_chosen(field: Field) -> bool {
    !matches!(field, Field::Name(_) | Field::Begin)
}

fn arrows(ui: &mut Ui, field: Field, said: &str, words: Words, link: &dyn Link, scale: f32) {
    let size = Vec2::new(44.0, 30.0) * scale;
    for (sign, label, direction) in [("▶", Label::More, Direction::Right), ("◀", Label::Less, Direction::Left)] {
        let response = button(ui, sign, Weight::Plain, size);
        let name = format!("{}: {said}", words.label(label));
        response.widget_info(|| eframe::egui::WidgetInfo::labeled(eframe::egui::accesskit::Role::Button, true, &name));
        if response.clicked() {
            link.send(Gesture::Select(field));
        }
        take(&response, link, Intent::Walk(direction));
    }
}

fn begin(ui: &mut Ui, words: Words, link: &dyn Link, scale: f32) {
    let size = Vec2::new(ui.available_width(), 34.0 * scale);
    let response = button(ui, words.label(Label::StartGame), Weight::Due, size);
    if response.clicked() {
        link.send(Gesture::Select(Field::Begin));
    }
    take(&response, link, Intent::Enter);
}
