//! The penalties that are one choice (12.9 of 2014): each for White at the left and for Black at the right.
use eframe::egui::Ui;
use shakmaty::Color;

use super::{Sight, acts::act, inputs::Inputs};
use crate::{
    game::{ArbiterCommand, Command},
    laws::penalty::Penalty,
    narration::penalty_phrase,
    screen::page::share,
};

/// Draws them.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let size = share(ui, 2, 36.0 * sight.scale);
    ui.horizontal(|ui| {
        for side in Color::ALL {
            ui.vertical(|ui| {
                ui.set_width(size.x);
                for penalty in Penalty::STANDARD {
                    let text = sight.words.say(&penalty_phrase(side, penalty));
                    act(
                        ui,
                        sight,
                        inputs,
                        text.trim_end_matches('.'),
                        Command::Arbiter(ArbiterCommand::Penalise(side, penalty)),
                        size,
                    );
                }
            });
        }
    });
}
