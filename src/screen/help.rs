//! The page of keys, from the one table.
use eframe::egui::{Grid, RichText, ScrollArea, Ui};

use super::{keys, page::Words, theme};
use crate::language::Label;

/// Draws the page.
pub(super) fn draw(ui: &mut Ui, words: Words, scale: f32) {
    ui.label(RichText::new(words.label(Label::Keys)).size(theme::ANNOUNCEMENT * 0.7 * scale).color(theme::TEXT));
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let parts = keys::help(words.language());
        ui.columns(2, |columns| {
            let (board, typing) = parts.split_at(1);
            let (first, second) = board[0].1.split_at(board[0].1.len() / 2);
            part(&mut columns[0], board[0].0, first, words);
            part(&mut columns[1], board[0].0, second, words);
            for (heading, rows) in typing {
                part(&mut columns[1], *heading, rows, words);
            }
        });
    });
}

fn part(ui: &mut Ui, heading: Label, rows: &[keys::Row], words: Words) {
    ui.label(RichText::new(words.label(heading)).heading().color(theme::NOW));
    Grid::new((words.label(heading), rows.len())).num_columns(2).spacing([18.0, 5.0]).show(ui, |ui| {
        for row in rows {
            ui.label(RichText::new(&row.keys).color(theme::TEXT).strong());
            ui.label(RichText::new(words.label(row.label)).color(theme::QUIET));
            ui.end_row();
        }
    });
}
