//! What waits for the arbiter's word: a claim (9.2 to 9.5; Article 10 of 2009, Appendix G of 2014, Guidelines III), flags
//! (6.8, 6.11), what he finds (7.1 to 7.5), and who is at the board (6.7). Its words, and what the record says to it, are in
//! `state`.
use eframe::egui::{Label as Text, RichText, Ui};
use shakmaty::Color;

use super::{Sight, acts::act, inputs::Inputs, irregular, state};
use crate::{
    game::{Claim, ClaimCommand, ClaimStage, Command, Presence, PresenceCommand, Ruling},
    language::Label,
    laws::quickplay::{Compensation, Request},
    screen::{page::share, theme},
};

/// Draws them.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let height = 38.0 * sight.scale;
    claim(ui, sight, inputs, height);
    ui.add_space(theme::GAP / 2.0 * sight.scale);
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
    irregular::draw(ui, sight, inputs);
    ui.add_space(theme::GAP / 2.0 * sight.scale);
    presence(ui, sight, inputs, height);
}

/// The claim that waits, and the arbiter's answers to it.
fn claim(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    let Some(claim) = sight.game.claim() else {
        ui.label(RichText::new(sight.label(Label::NoClaim)).color(theme::QUIET));
        return;
    };
    ui.add(Text::new(RichText::new(state::claim(sight, claim)).color(theme::TEXT)).wrap());
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for (label, ruling) in [(Label::AcceptClaim, Ruling::Accept), (Label::RejectClaim, Ruling::Reject)] {
            act(ui, sight, inputs, sight.label(label), Command::Claim(ClaimCommand::Rule(ruling)), size);
        }
    });
    if matches!(claim.claim, Claim::Quickplay(Request::Draw)) && claim.stage == ClaimStage::Open {
        ui.horizontal(|ui| {
            let size = share(ui, 2, height);
            for (label, compensation) in
                [(Label::PostponeClaim, Compensation::TwoMinutes), (Label::PostponeWithoutTime, Compensation::None)]
            {
                act(
                    ui,
                    sight,
                    inputs,
                    sight.label(label),
                    Command::Claim(ClaimCommand::Rule(Ruling::Postpone(compensation))),
                    size,
                );
            }
        });
    }
}

/// Who is there, and what absence brings.
fn presence(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, height: f32) {
    let subject = |side: Color| sight.label(side.fold_wb(Label::WhiteAsSubject, Label::BlackAsSubject));
    let of = |side: Color, label: Label| format!("{} {}", subject(side), sight.label(label));
    ui.horizontal(|ui| {
        let size = share(ui, 2, height);
        for side in Color::ALL {
            let (label, command) = match sight.game.presence(side) {
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
