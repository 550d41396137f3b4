//! The PIN that was drawn for the arbiter: covered until he is there, then shown to the person who looks at the screen, once.
use eframe::egui::{Align2, RichText, Sense, Ui, Vec2};

use super::{
    link::Link,
    page::{Weight, Words, button, take},
    theme,
};
use crate::{
    desk::{Intent, PinPage},
    language::{Label, Line},
};

/// Draws the page. The digits are painted and nothing else: a screen reader may speak into a player's ear.
pub(super) fn draw(ui: &mut Ui, page: &PinPage, words: Words, link: &dyn Link, scale: f32) {
    let size = Vec2::new(520.0, 60.0) * scale;
    let (line, label) = match page {
        PinPage::Covered | PinPage::CoveredAgain => (Line::PinCallArbiter, Label::ShowPin),
        PinPage::Shown(_) => (Line::PinShown, Label::PinWritten),
    };
    ui.add_space(theme::REFERENCE.y * 0.15 * scale);
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(words.label(Label::ArbiterPin)).heading().color(theme::of(ui).text));
        if *page == PinPage::CoveredAgain {
            ui.label(RichText::new(words.line(Line::PinVoid)).color(theme::of(ui).now));
        }
        ui.label(RichText::new(words.line(line)).color(theme::of(ui).text));
        if let PinPage::Shown(digits) = page {
            let (rect, _) = ui.allocate_exact_size(Vec2::new(size.x, 2.0 * size.y), Sense::hover());
            let font = theme::font(theme::ANNOUNCEMENT * scale);
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, digits.expose(), font, theme::of(ui).now);
        }
        ui.add_space(theme::GAP * scale);
        take(&button(ui, words.label(label), Weight::Due, size), link, Intent::ArbitersPin);
    });
}
