//! The course of the game: an earlier position (7.1, 7.5), and whose the devices are.
use eframe::egui::{RichText, Ui};

use super::{
    Sight,
    acts::{act, take},
    clocks::move_field,
    inputs::Inputs,
};
use crate::{
    game::{ArbiterCommand, Command, Device, DeviceCommand, Seat},
    language::Label,
    screen::{
        page::{Chosen, share, toggle},
        status, theme,
    },
};

pub(super) fn draw(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs) {
    let height = 38.0 * sight.scale;
    let last = sight.game.plies().len();
    let mut ply = inputs.ply.unwrap_or(last).min(last);
    // The move before which the game goes back.
    let mut next = ply + 1;
    ui.horizontal(|ui| {
        if move_field(ui, sight, Label::GoBack, &mut next, 1..=last + 1).changed() {
            ply = next - 1;
            inputs.ply = Some(ply);
        }
        if ply == 0 {
            ui.label(RichText::new(sight.label(Label::BeforeFirst)).color(theme::of(ui).quiet));
        }
    });
    let size = share(ui, 1, height);
    act(
        ui,
        sight,
        inputs,
        &format!("{} {}", sight.label(Label::GoBack), sight.game.setup().written_number(ply + 1)),
        Command::Arbiter(ArbiterCommand::GoBack(ply)),
        size,
    );
    ui.add_space(theme::GAP / 2.0 * sight.scale);
    let offered = sight.view.device_offer.map(|offer| offer.device);
    let gamepads = sight.game.devices().gamepads().map(|(number, _)| Device::Gamepad(number));
    let mut devices: Vec<Device> = [Device::Keyboard, Device::Mouse].into_iter().chain(gamepads).collect();
    devices.extend(offered.filter(|offered| !devices.contains(offered)));
    devices.extend(sight.game.devices().lapsed().filter(|lapsed| offered != Some(*lapsed)));
    for device in devices {
        owners(ui, sight, inputs, device);
    }
}

/// To whom a device belongs; a click gives it to somebody else.
fn owners(ui: &mut Ui, sight: &Sight<'_>, inputs: &mut Inputs, device: Device) {
    let label = status::device(sight.words, device);
    ui.label(RichText::new(&label).small().color(theme::of(ui).quiet));
    let can_have = |seat: &Seat| match (seat, device) {
        (Seat::Player(_), _) => true,
        (Seat::Assistant(side), Device::Gamepad(_)) => sight.game.rights().has_assistant(*side),
        (Seat::Arbiter, Device::Gamepad(_)) => false,
        (Seat::Assistant(side), _) => {
            sight.view.setup.is_impaired(*side) || !sight.game.rights().has_assistant(side.other())
        }
        (Seat::Arbiter, _) => true,
    };
    let owner = sight.game.devices().owner_of(device);
    let seats: Vec<Seat> = Seat::ALL.into_iter().filter(can_have).collect();
    // Three in a row have room for their words on two lines.
    for row in seats.chunks(3) {
        ui.horizontal_top(|ui| {
            let size = share(ui, 3, 34.0 * sight.scale);
            for &seat in row {
                let name = format!("{label}: {}", status::seat(sight.words, seat));
                if toggle(ui, &name, Chosen::of(Some(seat), owner), size).clicked() && Some(seat) != owner {
                    take(sight, inputs, &name, Command::Device(DeviceCommand::Give(device, seat)));
                }
            }
        });
    }
}
