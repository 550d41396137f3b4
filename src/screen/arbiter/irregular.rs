//! What the arbiter finds himself: an illegal move by its number (7.5), the other irregularities (7.1 to 7.4), a touched piece (4.3).
use eframe::egui::Ui;
use shakmaty::Color;

use super::{Sight, acts::act, clocks::move_field, inputs::Inputs, touched};
use crate::{
    game::{ArbiterCommand, Command, Seat},
    language::Label,
    laws::irregularity::Irregularity,
    narration::irregularity_phrase,
    screen::{page::share, theme},
};

pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let last = sight.game.plies().len();
    let begun = sight.game.record().all_plies().filter(|ply| ply.is_begun()).count();
    let ply = inputs.illegal.unwrap_or(last).clamp(1, begun.max(1));
    if begun > 0 {
        ui.horizontal(|ui| illegal_move(ui, sight, inputs, ply, begun));
    }
    ui.horizontal(|ui| {
        let size = share(ui, 2 + usize::from(begun > 0), 36.0 * sight.scale);
        let counted = sight.label(Label::CountedIllegal);
        for side in Color::ALL {
            let text = format!("{counted} {}", sight.words.color(side));
            act(ui, sight, inputs, &text, Command::Arbiter(ArbiterCommand::CountIllegal(side, None)), size);
        }
        if begun > 0 {
            let setup = sight.game.setup();
            let text = format!("{counted} {}", setup.written_number(ply));
            let command = ArbiterCommand::CountIllegal(setup.mover_of(ply), Some(ply));
            act(ui, sight, inputs, &text, Command::Arbiter(command), size);
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
            if pair.len() == 1 {
                touched::draw(ui, sight, inputs);
            }
        });
    }
}

/// Which move it was, of those that are begun, and the finding. What is counted by hand may be the move in progress.
fn illegal_move(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, mut ply: usize, begun: usize) {
    let setup = sight.game.setup();
    if move_field(ui, sight, Label::IllegalPly, &mut ply, 1..=begun).changed() {
        inputs.illegal = Some(ply);
    }
    let text = format!("{} {}", sight.label(Label::FindIllegal), setup.written_number(ply));
    let size = share(ui, 1, 36.0 * sight.scale);
    let find = Command::Arbiter(ArbiterCommand::FindIllegal(ply));
    // The record shows an illegal move once it is completed, in 2009 once it is made (7.4.a).
    let is_there = ply <= sight.game.plies().len() || sight.game.decide(sight.now, Seat::Arbiter, &find).is_ok();
    ui.add_enabled_ui(is_there, |ui| act(ui, sight, inputs, &text, find, size));
}
