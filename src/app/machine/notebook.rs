//! The batteries of the machine where no folder lists them: on Windows and macOS the system is asked.
use starship_battery::{
    Manager, State,
    units::{energy::watt_hour, power::watt, ratio::percent},
};

use super::supplies::{BatteryCell, together};
use crate::game::{Battery, Supply};

/// The batteries that the system tells of as one; `None` without any, and where it does not answer.
pub(super) fn battery() -> Option<Battery> {
    let cells: Vec<BatteryCell> =
        Manager::new().ok()?.batteries().ok()?.filter_map(|found| cell(&found.ok()?)).collect();
    together(&cells)
}

/// `None` where a value is not a number.
fn cell(found: &starship_battery::Battery) -> Option<BatteryCell> {
    let supply = match found.state() {
        State::Discharging => Supply::Battery,
        State::Unknown | State::Charging | State::Empty | State::Full | State::Paused => Supply::Mains,
    };
    let held = micro(found.energy().get::<watt_hour>()).zip(micro(found.energy_full().get::<watt_hour>()));
    Some(BatteryCell {
        capacity: whole(found.state_of_charge().get::<percent>())?,
        supply,
        held,
        drawn: micro(found.energy_rate().get::<watt>()),
    })
}

fn micro(value: f32) -> Option<u64> {
    whole(value * 1e6)
}

/// `None` for what is not a number, or is below zero.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a battery holds less than 2^64 of anything"
)]
fn whole(value: f32) -> Option<u64> {
    (value.is_finite() && value >= 0.0).then(|| value.round() as u64)
}
