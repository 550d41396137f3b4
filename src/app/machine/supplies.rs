//! The batteries of the machine as Linux lists them: a folder for each power supply, a file for each of its values.
//!
//! No crate reads them from another folder than the system's, and the warnings are tried from end to end on machines that have no battery.
use std::{fs, path::Path, time::Duration};

use crate::game::{Battery, Supply};

/// How long the batteries last is told in steps of this.
const STEP: u64 = 5 * 60;

/// What a system tells of one battery.
pub(super) struct BatteryCell {
    /// How full it is, in per cent.
    pub(super) capacity: u64,
    /// Whether the machine runs on it.
    pub(super) supply: Supply,
    /// What it holds and what it could hold, in microwatt-hours or microampere-hours.
    pub(super) held: Option<(u64, u64)>,
    /// What is drawn from it, in microwatts or microamperes.
    pub(super) drawn: Option<u64>,
}

/// The batteries in a folder of power supplies as one; `None` without any. Those of mice and headsets are left out.
pub(super) fn battery(supplies: &Path) -> Option<Battery> {
    let entries = fs::read_dir(supplies).ok()?;
    let cells: Vec<BatteryCell> = entries.filter_map(|entry| BatteryCell::read(&entry.ok()?.path())).collect();
    together(&cells)
}

/// Several batteries as one: each counts by what it can hold.
pub(super) fn together(cells: &[BatteryCell]) -> Option<Battery> {
    let discharging = cells.iter().any(|cell| cell.supply == Supply::Battery);
    let held: Option<Vec<(u64, u64)>> = cells.iter().map(|cell| cell.held).collect();
    let (now, full) =
        held.map_or((0, 0), |held| held.into_iter().fold((0, 0), |sum, cell| (sum.0 + cell.0, sum.1 + cell.1)));
    let mean = || cells.iter().map(|cell| cell.capacity).sum::<u64>().checked_div(cells.len().try_into().ok()?);
    let percent = match cells.len() {
        // The machine's own figure, which may know about wear.
        0 | 1 => cells.first().map(|cell| cell.capacity)?,
        _ => (now * 100).checked_div(full).or_else(mean)?,
    };
    let drawn: u64 = cells.iter().filter(|cell| cell.supply == Supply::Battery).filter_map(|cell| cell.drawn).sum();
    let seconds = (now * 3600).checked_div(drawn).filter(|_| discharging && full > 0);
    Some(Battery {
        percent: u8::try_from(percent.min(100)).unwrap_or(100),
        supply: if discharging { Supply::Battery } else { Supply::Mains },
        lasts: seconds.map(|seconds| Duration::from_secs(seconds / STEP * STEP)),
    })
}

impl BatteryCell {
    fn read(folder: &Path) -> Option<Self> {
        let text = |name: &str| fs::read_to_string(folder.join(name)).map(|text| text.trim().to_owned()).ok();
        // A current may be negative while it flows out.
        let value = |name: &str| Some(text(name)?.parse::<i64>().ok()?.unsigned_abs());
        if text("type")? != "Battery" || text("scope").is_some_and(|scope| scope == "Device") {
            return None;
        }
        let measured = |kind: &str| Some((value(&format!("{kind}_now"))?, value(&format!("{kind}_full"))?));
        let supply = if text("status")? == "Discharging" { Supply::Battery } else { Supply::Mains };
        let (held, drawn) = match measured("energy") {
            Some(energy) => (Some(energy), value("power_now")),
            None => (measured("charge"), value("current_now")),
        };
        Some(Self { capacity: value("capacity")?, supply, held, drawn })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Power supplies as `name: file=value file=value`, and the battery that they are.
    fn check(supplies: &[&str], expected: Option<(u8, Supply, Option<u64>)>) {
        let folder = tempfile::tempdir().expect("a folder");
        for supply in supplies {
            let (name, files) = supply.split_once(": ").expect("a name");
            fs::create_dir(folder.path().join(name)).expect("made");
            for (file, value) in files.split(", ").filter_map(|file| file.split_once('=')) {
                fs::write(folder.path().join(name).join(file), format!("{value}\n")).expect("written");
            }
        }
        let expected = expected.map(|(percent, supply, minutes)| Battery {
            percent,
            supply,
            lasts: minutes.map(|minutes| Duration::from_secs(minutes * 60)),
        });
        assert_eq!(battery(folder.path()), expected, "{supplies:?}");
    }

    #[test]
    fn a_battery_is_found_with_its_charge_and_what_it_does() {
        check(&["BAT0: type=Battery, status=Discharging, capacity=57"], Some((57, Supply::Battery, None)));
        for status in ["Charging", "Full", "Not charging", "Unknown"] {
            let supply = format!("BAT0: type=Battery, status={status}, capacity=100");
            check(&[&supply], Some((100, Supply::Mains, None)));
        }
    }

    #[test]
    fn how_long_it_lasts_is_energy_by_power_or_charge_by_current() {
        let energy = "BAT0: type=Battery, status=Discharging, capacity=50, energy_now=20000000, energy_full=40000000, power_now=10000000";
        check(&[energy], Some((50, Supply::Battery, Some(120))));
        let charge = "BAT0: type=Battery, status=Discharging, capacity=50, charge_now=2000000, charge_full=4000000, current_now=-1500000";
        check(&[charge], Some((50, Supply::Battery, Some(80))));
        let idle = "BAT0: type=Battery, status=Discharging, capacity=50, energy_now=20000000, energy_full=40000000, power_now=0";
        check(&[idle], Some((50, Supply::Battery, None)));
    }

    #[test]
    fn two_batteries_count_by_their_size() {
        let small = "BAT0: type=Battery, status=Unknown, capacity=100, energy_now=10000000, energy_full=10000000";
        let large = "BAT1: type=Battery, status=Discharging, capacity=20, energy_now=6000000, energy_full=30000000, power_now=8000000";
        check(&[small, large], Some((40, Supply::Battery, Some(120))));
        let unmeasured = "BAT0: type=Battery, status=Unknown, capacity=100";
        check(&[unmeasured, large], Some((60, Supply::Battery, None)));
    }

    #[test]
    fn mains_mice_and_broken_files_are_no_battery() {
        check(&[], None);
        check(&["AC: type=Mains, online=1"], None);
        check(&["mouse: type=Battery, scope=Device, status=Discharging, capacity=3"], None);
        check(&["BAT0: type=Battery, status=Discharging, capacity=much"], None);
        check(&["BAT0: type=Battery"], None);
        assert_eq!(battery(Path::new("/no/such/folder")), None);
    }
}
