//! What the arbiter finds and notes himself: flags (6.8, 6.11), irregularities (7.1 to 7.5), touched pieces (4.3), and who is at the board (6.7). A claim
//! is a card of its own.
use eframe::egui::Ui;
use shakmaty::Color;

use super::{Sight, acts::act, inputs::Inputs, irregular};
use crate::{
    game::{ClaimCommand, Command, DrawCommand, Presence, PresenceCommand},
    language::Label,
    screen::{page::share, theme},
};

pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let height = 38.0 * sight.scale;
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        act(ui, sight, inputs, sight.label(Label::ObserveFlag), Command::Claim(ClaimCommand::Flag), size);
        act(
            ui,
            sight,
            inputs,
            sight.label(Label::FlagsUnordered),
            Command::Claim(ClaimCommand::FlagOrderUnknown),
            size,
        );
    });
    ui.add_space(theme::GAP / 2.0 * sight.scale);
    if sight.game.claims().needs_consent() {
        let size = share(ui, 1, height);
        act(ui, sight, inputs, sight.label(Label::ConsentToDraw), Command::Draw(DrawCommand::Consent), size);
        ui.add_space(theme::GAP / 2.0 * sight.scale);
    }
    irregular::draw(ui, sight, inputs);
    ui.add_space(theme::GAP / 2.0 * sight.scale);
    presence(ui, sight, inputs, height);
}

/// Who is there, and what absence brings.
fn presence(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    let of = |side: Color, label: Label| format!("{} {}", sight.words.subject(side), sight.label(label));
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for side in Color::ALL {
            let (label, command) = match sight.game.sitting().presence(side) {
                Presence::Here => (Label::IsAbsent, Command::Presence(PresenceCommand::Absent(side))),
                Presence::Absent | Presence::Defaulted => {
                    (Label::Arrived, Command::Presence(PresenceCommand::Arrive(side)))
                }
            };
            act(ui, sight, inputs, &of(side, label), command, size);
        }
    });
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for side in Color::ALL {
            act(
                ui,
                sight,
                inputs,
                &of(side, Label::Forfeit),
                Command::Presence(PresenceCommand::Forfeit(Some(side))),
                size,
            );
        }
    });
    let size = share(ui, 1, height);
    act(ui, sight, inputs, sight.label(Label::BothForfeit), Command::Presence(PresenceCommand::Forfeit(None)), size);
}
