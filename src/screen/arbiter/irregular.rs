//! What the arbiter finds himself: an illegal move by its number (7.5), and the other irregularities (7.1 to 7.4).
use eframe::egui::Ui;
use shakmaty::Color;

use super::{Sight, acts::act, clocks::move_field, inputs::Inputs};
use crate::{
    game::{ArbiterCommand, Command},
    language::Label,
    laws::irregularity::Irregularity,
    narration::irregularity_phrase,
    screen::{page::share, theme},
};

pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let last = sight.game.plies().len();
    if last > 0 {
        ui.horizontal(|ui| illegal_move(ui, sight, inputs, last));
    }
    ui.horizontal(|ui| {
        let size = share(ui, 2, 36.0 * sight.scale);
        for side in Color::ALL {
            let text = format!("{}: {}", sight.label(Label::CountedIllegal), sight.words.color(side));
            act(ui, sight, inputs, &text, Command::Arbiter(ArbiterCommand::CountIllegal(side, None)), size);
        }
    });
    ui.add_space(theme::GAP / 2.0 * sight.scale);
    for pair in Irregularity::ALL.chunks(2) {
        ui.horizontal(|ui| {
            let size = share(ui, 2, 36.0 * sight.scale);
            for irregularity in pair {
                let text = sight.words.say(&irregularity_phrase(*irregularity));
                let command = Command::Arbiter(ArbiterCommand::FindIrregularity(*irregularity));
                act(ui, sight, inputs, text.trim_end_matches('.'), command, size);
            }
        });
    }
}

/// Which move it was, and the finding.
fn illegal_move(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, last: usize) {
    let setup = sight.game.setup();
    let mut ply = inputs.illegal.unwrap_or(last).clamp(1, last);
    if move_field(ui, sight, Label::IllegalPly, &mut ply, 1..=last).changed() {
        inputs.illegal = Some(ply);
    }
    let text = format!("{} {}", sight.label(Label::IllegalPly), setup.written_number(ply));
    let size = share(ui, 1, 36.0 * sight.scale);
    act(ui, sight, inputs, &text, Command::Arbiter(ArbiterCommand::FindIllegal(ply)), size);
}
