//! Teaching one's words on the screen: what is to be said now, and how far it is.
use eframe::egui::{Align, Layout, RichText, Ui};

use super::{meter, page::Words, theme};
use crate::{
    desk::Teaching,
    language::{Arg, Label, Line, Phrase},
    listen::capture::Meter,
};

/// Draws the page.
pub(super) fn draw(ui: &mut Ui, teaching: &Teaching, level: Option<&Meter>, words: Words, scale: f32) {
    let (known, all) = teaching.progress();
    let count = |count: usize| Arg::Number(u32::try_from(count).unwrap_or(u32::MAX));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add_space(theme::GAP * scale);
        ui.label(
            RichText::new(words.label(Label::TeachWords))
                .size(theme::ANNOUNCEMENT * 0.6 * scale)
                .color(theme::of(ui).text),
        );
        ui.label(RichText::new(words.line(Line::TeachWelcome)).color(theme::of(ui).quiet));
        ui.add_space(theme::REFERENCE.y * 0.2 * scale);
        let prompt = words.say(&teaching.prompt());
        ui.label(
            RichText::new(prompt.trim_end_matches('.'))
                .size(theme::ANNOUNCEMENT * 1.5 * scale)
                .color(theme::of(ui).now),
        );
        ui.add_space(theme::REFERENCE.y * 0.2 * scale);
        ui.label(
            RichText::new(words.say(&Phrase::with(Line::TeachProgress, [count(known), count(all)])))
                .color(theme::of(ui).text),
        );
        ui.add_space(theme::GAP * scale);
        if let Some(level) = level {
            meter::draw(ui, level, words, scale);
        }
    });
}
