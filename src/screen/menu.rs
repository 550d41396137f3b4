//! The first menu on the screen: the same that is read by ear.
use eframe::egui::{Rect, RichText, ScrollArea, Ui, Vec2};

use super::{
    link::{Gesture, Link},
    page::{Weight, Words, button, place},
    theme,
};
use crate::{desk::Menu, language::Label};

/// Draws the menu.
pub(super) fn draw(ui: &mut Ui, menu: &Menu, words: Words, link: &dyn Link, scale: f32) {
    let all = ui.available_rect_before_wrap();
    let width = all.width().min(900.0 * scale);
    let column = Rect::from_center_size(all.center(), Vec2::new(width + theme::GAP, all.height()));
    place(ui, column, |ui| entries(ui, menu, words, link, scale));
}

fn entries(ui: &mut Ui, menu: &Menu, words: Words, link: &dyn Link, scale: f32) {
    ui.label(
        RichText::new(words.label(Label::MenuTitle)).size(theme::ANNOUNCEMENT * 0.6 * scale).color(theme::of(ui).text),
    );
    ui.label(RichText::new(words.label(Label::MenuHint)).color(theme::of(ui).quiet));
    ui.add_space(theme::GAP * scale);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        for (index, entry) in menu.entries().enumerate() {
            let weight = if entry == menu.chosen() { Weight::Due } else { Weight::Plain };
            let size = Vec2::new(ui.available_width(), 56.0 * scale);
            let name = format!("{} {}", index + 1, words.label(entry.label()));
            let response = button(ui, &name, weight, size);
            if let Some(told) = menu.told(entry) {
                ui.label(RichText::new(words.say(told)).color(theme::of(ui).quiet));
            }
            if response.clicked() {
                link.send(Gesture::TakeEntry(entry));
            }
        }
    });
}
