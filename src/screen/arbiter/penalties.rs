//! The penalties that are one choice (12.9 of 2014): each for White at the left and for Black at the right.
use eframe::egui::{RichText, Ui};
use shakmaty::Color;

use super::{Sight, acts::take, inputs::Inputs};
use crate::{
    game::{ArbiterCommand, Command},
    laws::penalty::Penalty,
    narration::penalty_phrase,
    screen::{
        page::{Weight, button, share},
        theme,
    },
};

/// Draws them: a column for each player under his side, low enough that all are in sight at once. A screen reader, and the
/// question before each of them, says for whom.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let size = share(ui, 2, 30.0 * sight.scale);
    ui.horizontal(|ui| {
        for side in Color::ALL {
            ui.vertical(|ui| {
                ui.set_width(size.x);
                ui.label(RichText::new(sight.words.player(sight.game.setup(), side)).color(theme::of(ui).now));
                for penalty in Penalty::STANDARD {
                    let text = sight.words.say(&penalty_phrase(side, penalty));
                    let text = text.trim_end_matches('.');
                    let response = button(ui, &short(text), Weight::Plain, size);
                    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(text));
                    if response.clicked() {
                        take(sight, inputs, text, Command::Arbiter(ArbiterCommand::Penalise(side, penalty)));
                    }
                }
            });
        }
    });
}

/// What stands after the side: `Zeitabzug, eine Minute`; all of it, where nothing stands before it.
fn short(text: &str) -> String {
    let told = text.split_once(": ").map_or(text, |(_, told)| told);
    let mut characters = told.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
