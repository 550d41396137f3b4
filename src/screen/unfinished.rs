//! The list of unfinished games on the screen: the same list that is read by ear.
use eframe::egui::{RichText, ScrollArea, Ui, Vec2};

use super::{
    link::{Gesture, Link},
    page::{Weight, Words, button, live, share, take},
    theme,
};
use crate::{
    desk::{Intent, Unfinished},
    language::Label,
};

/// Draws the list.
pub(super) fn draw(ui: &mut Ui, list: &Unfinished, words: Words, link: &dyn Link, scale: f32) {
    let question = RichText::new(words.beside_buttons(list.question())).heading().color(theme::of(ui).text);
    let shown = ui.add(eframe::egui::Label::new(question).wrap());
    live(ui, &shown);
    ui.add_space(theme::GAP * scale);
    let answers = 80.0 * scale;
    let height = (ui.available_height() - answers).max(answers);
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        for index in 0..list.games().len() {
            let in_hand = index == list.chosen();
            let weight = if in_hand { Weight::Due } else { Weight::Plain };
            let size = Vec2::new(ui.available_width(), 52.0 * scale);
            let response = button(ui, &words.say(&list.phrase(index)), weight, size);
            if response.clicked() {
                link.send(Gesture::Choose(index));
            }
        }
    });
    ui.add_space(theme::GAP * scale);
    ui.horizontal(|ui| {
        let size = share(ui, 2, 60.0 * scale);
        take(&button(ui, words.label(Label::GoOn), Weight::Due, size), link, Intent::Enter);
        take(&button(ui, words.label(Label::LeaveIt), Weight::Plain, size), link, Intent::Escape);
    });
}
