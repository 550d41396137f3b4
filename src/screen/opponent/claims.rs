//! The list of claims for the person who has the mouse.
use eframe::egui::{ScrollArea, TextStyle, Ui};

use super::Sight;
use crate::{
    desk::{Intent, Item},
    language::Label,
    screen::{
        page::{Weight, button, share},
        theme,
    },
};

/// Draws the list. It needs the whole place; anyone who discards it has the press and the rest again.
pub(super) fn list(ui: &mut Ui, sight: &Sight<'_>) {
    let text = |item: &Item| sight.words.say(&item.phrase()).trim_end_matches('.').to_owned();
    let items = Item::offered(&sight.view).into_iter().map(|item| (text(&item), Intent::TakeClaim(item)));
    // After the game nothing is begun there that could be discarded.
    let back = if sight.view.is_finished { Label::BackToTable } else { Label::Discard };
    let discard = (sight.words.label(back).to_owned(), Intent::Escape);
    let rows: Vec<_> = items.chain([discard]).collect();
    let small = theme::font(theme::SMALL * 1.1 * sight.scale);
    ui.style_mut().text_styles.insert(TextStyle::Button, small);
    ui.spacing_mut().button_padding = eframe::egui::vec2(6.0, 1.0) * sight.scale;
    ui.spacing_mut().item_spacing = eframe::egui::Vec2::splat(6.0 * sight.scale);
    ScrollArea::vertical().id_salt("claims").auto_shrink([false, false]).show(ui, |ui| {
        for pair in rows.chunks(2) {
            ui.horizontal(|ui| {
                let size = share(ui, 2, 48.0 * sight.scale);
                for (text, intent) in pair {
                    sight.take_own(&button(ui, text, Weight::Plain, size), intent.clone());
                }
            });
        }
    });
}
