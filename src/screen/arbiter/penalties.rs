//! The penalties that are one choice (12.9 of 2014): each for White at the left and for Black at the right; and what takes a ruling
//! back.
use eframe::egui::{RichText, Ui};
use shakmaty::Color;

use super::{
    Sight,
    acts::{act, take},
    inputs::Inputs,
};
use crate::{
    game::{ArbiterCommand, Command},
    language::Label,
    laws::penalty::Penalty,
    narration::{penalty_phrase, ruling_phrase},
    screen::{
        page::{Weight, button, capital, share},
        theme,
    },
};

/// Draws them: a column for each player under his side, low enough that all are in sight at once. A screen reader, and the
/// question before each of them, says for whom.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let rulings = sight.game.rulings();
    let mut standing = (1..=rulings.all().len()).rev().filter(|&number| rulings.standing(number).is_some());
    if let Some(last) = standing.next() {
        withdraw(ui, sight, inputs, last);
    }
    let size = share(ui, 2, 30.0 * sight.scale);
    ui.horizontal(|ui| {
        for side in Color::ALL {
            ui.vertical(|ui| {
                ui.set_width(size.x);
                ui.label(RichText::new(sight.words.player(sight.game.setup(), side)).color(theme::of(ui).now));
                let edition = sight.game.setup().edition;
                for penalty in Penalty::STANDARD.into_iter().filter(|penalty| penalty.is_in(edition)) {
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
    for earlier in standing {
        withdraw(ui, sight, inputs, earlier);
    }
}

/// The last ruling that stands is above the penalties, where the arbiter looks when he has hit the wrong one.
fn withdraw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, number: usize) {
    let Some(ruled) = sight.game.rulings().standing(number) else { return };
    let said = sight.words.say(&ruling_phrase(ruled, sight.game));
    let text = format!("{}: {}", sight.label(Label::WithdrawRuling), said.trim_end_matches('.'));
    let size = share(ui, 1, 30.0 * sight.scale);
    act(ui, sight, inputs, &text, Command::Arbiter(ArbiterCommand::WithdrawRuling(number)), size);
}

/// What stands after the side: `Zeitabzug, eine Minute`; all of it, where nothing stands before it.
fn short(text: &str) -> String {
    capital(text.split_once(": ").map_or(text, |(_, told)| told))
}
