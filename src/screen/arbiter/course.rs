//! The course of the game: its end, an earlier position (7.1, 7.5), and whose the devices are.
use eframe::egui::{DragValue, RichText, Ui};

use super::{
    Sight,
    acts::{Chosen, act, toggle},
    clocks::field,
    inputs::Inputs,
};
use crate::{
    game::{Command, Device, Seat},
    language::Label,
    screen::{page::share, status, theme},
};

/// Draws them.
pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let height = 38.0 * sight.scale;
    if sight.view.ending.is_some() && !sight.view.is_finished {
        ui.horizontal(|ui| {
            let size = share(ui, 2, height);
            act(ui, sight, inputs, sight.label(Label::ConfirmEnding), Command::ConfirmEnding, size);
            act(ui, sight, inputs, sight.label(Label::RejectEnding), Command::RejectEnding, size);
        });
    }
    let last = sight.game.plies().len();
    let mut ply = inputs.ply.unwrap_or(last).min(last);
    ui.horizontal(|ui| {
        if field(ui, sight.words, Label::GoBack, DragValue::new(&mut ply).range(0..=last)).changed() {
            inputs.ply = Some(ply);
        }
        if ply == 0 {
            ui.label(RichText::new(sight.label(Label::BeforeFirst)).color(theme::QUIET));
        }
    });
    let size = share(ui, 1, height);
    act(ui, sight, inputs, &format!("{} {ply}", sight.label(Label::GoBack)), Command::GoBack(ply), size);
    ui.add_space(theme::GAP / 2.0 * sight.scale);
    let devices = sight.view.setup.devices;
    for (device, label, owner) in
        [(Device::Keyboard, Label::Keyboard, devices.keyboard), (Device::Mouse, Label::Mouse, devices.mouse)]
    {
        owners(ui, sight, inputs, device, (label, owner));
    }
}

/// To whom a device belongs; a click gives it to somebody else.
fn owners(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, device: Device, (label, owner): (Label, Seat)) {
    ui.label(RichText::new(sight.label(label)).small().color(theme::QUIET));
    let assistants = |seat: &Seat| !matches!(seat, Seat::Assistant(side) if !sight.view.setup.is_impaired(*side));
    let seats: Vec<Seat> = Seat::ALL.into_iter().filter(assistants).collect();
    ui.horizontal(|ui| {
        let size = share(ui, seats.len(), 34.0 * sight.scale);
        for seat in seats {
            let name = format!("{}: {}", sight.label(label), status::seat(sight.words, seat));
            if toggle(ui, &name, Chosen::of(seat, owner), size).clicked() && seat != owner {
                inputs.act(sight.link, Command::GiveDevice(device, seat));
            }
        }
    });
}
