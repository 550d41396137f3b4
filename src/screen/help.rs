//! The short manual, the keys from the one table, and the pages for each person.
use eframe::egui::{Label as Text, RichText, ScrollArea, Ui, Vec2};

use super::{page::Words, theme};
use crate::{
    desk::{Opened, Section},
    keys,
    language::Label,
    manual::{Block, Page},
};

/// Draws the page: what helps at the place where it was opened comes first.
pub(super) fn draw(ui: &mut Ui, words: Words, (place, reading): (Opened, Option<Section>), scale: f32) {
    ui.label(RichText::new(words.label(Label::Keys)).size(theme::ANNOUNCEMENT * 0.6 * scale).color(theme::of(ui).text));
    ui.spacing_mut().item_spacing = Vec2::new(8.0, 3.0);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let (here, parts): (Vec<_>, Vec<_>) =
            keys::help(words.language()).into_iter().partition(|(heading, _)| match place {
                Opened::Lists | Opened::SetUp => *heading == Label::InSetup,
                Opened::Game => false,
            });
        for (heading, rows) in &here {
            part(ui, *heading, rows, words);
        }
        manual(ui, words, (place, reading));
        ui.columns(2, |columns| {
            let (board, typing) = parts.split_at(1);
            let (first, second) = board[0].1.split_at(board[0].1.len() / 2);
            part(&mut columns[0], board[0].0, first, words);
            part(&mut columns[1], board[0].0, second, words);
            for (heading, rows) in typing {
                part(&mut columns[1], *heading, rows, words);
            }
        });
        for page in [Page::Player, Page::Assistant, Page::Opponent, Page::Arbiter] {
            pages(ui, &page.blocks(words.language()));
        }
    });
}

/// The pages of one person.
fn pages(ui: &mut Ui, blocks: &[Block]) {
    let line = |ui: &mut Ui, text: RichText| ui.add(Text::new(text.color(theme::of(ui).text)).wrap());
    for block in blocks {
        match block {
            Block::Heading(1, text) => {
                ui.add_space(theme::GAP);
                ui.add(Text::new(RichText::new(text).heading().color(theme::of(ui).now)).wrap());
            }
            Block::Heading(_, text) => drop(line(ui, RichText::new(text).strong())),
            Block::Text(text) => drop(line(ui, RichText::new(text))),
            Block::List(order, entries) => {
                for (index, entry) in entries.iter().enumerate() {
                    drop(line(ui, RichText::new(order.entry(index, entry))));
                }
            }
            Block::Table(head, rows) => {
                for row in std::iter::once(head).chain(rows) {
                    drop(line(ui, RichText::new(row.join("  ")).small()));
                }
            }
        }
    }
}

/// The manual; the section that is being read stands out and is in sight.
fn manual(ui: &mut Ui, words: Words, (place, reading): (Opened, Option<Section>)) {
    for section in Section::read_at(place) {
        let color = if reading == Some(section) { theme::of(ui).now } else { theme::of(ui).text };
        let text = RichText::new(words.say(&section.phrase())).color(color);
        let response = ui.add(Text::new(text).wrap());
        if reading == Some(section) {
            response.scroll_to_me(None);
        }
    }
    ui.add_space(theme::GAP);
}

fn part(ui: &mut Ui, heading: Label, rows: &[keys::KeyHelpRow], words: Words) {
    ui.label(RichText::new(words.label(heading)).heading().color(theme::of(ui).now));
    let width = ui.available_width();
    for row in rows {
        ui.horizontal_top(|ui| {
            for (text, share, color) in
                [(row.keys.as_str(), 0.40, theme::of(ui).text), (words.label(row.label), 0.58, theme::of(ui).quiet)]
            {
                ui.allocate_ui(Vec2::new(width * share, 0.0), |ui| {
                    ui.set_min_width(width * share);
                    ui.add(Text::new(RichText::new(text).small().color(color)).wrap());
                });
            }
        });
    }
    ui.add_space(theme::GAP);
}
