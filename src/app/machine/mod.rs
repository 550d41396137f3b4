//! The machine under the program: its battery, and the disk that the journals are on.
//!
//! A thread of its own looks at them twice a minute, because some machines take long to answer about their battery, and
//! reports what has changed. When to warn is a pure rule: [`Duties`].
#[cfg(not(target_os = "linux"))]
mod notebook;
mod supplies;

use std::{
    path::{Path, PathBuf},
    sync::mpsc::{RecvTimeoutError, Sender, channel},
    time::Duration,
};

use crate::game::{Battery, Incident, Supply};

/// Where Linux lists the machine's power supplies.
pub const POWER_SUPPLIES: &str = "/sys/class/power_supply";

/// Between two looks.
const INTERVAL: Duration = Duration::from_secs(30);
/// More than so many free megabytes are nobody's business.
const ENOUGH: u32 = 1000;

/// What there is to know about the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Machine {
    /// Its battery; `None` without one, and where the system does not tell.
    pub battery: Option<Battery>,
    /// Megabytes free on the disk of the journals, at most 1000; `None` where the system does not tell.
    pub free_megabytes: Option<u32>,
}

impl Machine {
    /// Looks at the power supplies in one folder and the disk of another.
    fn look(supplies: &Path, games: &Path) -> Self {
        let megabytes = free_megabytes(games).map(|megabytes| u32::try_from(megabytes).unwrap_or(u32::MAX).min(ENOUGH));
        Self { battery: battery(supplies), free_megabytes: megabytes }
    }
}

/// The machine as it was seen last, and what looks at it for as long as the program runs.
#[derive(Debug, Default)]
pub(super) struct Watched {
    pub(super) seen: Machine,
    _watch: Option<Watch>,
}

impl Watched {
    /// Nothing is seen yet.
    pub(super) fn by(watch: Option<Watch>) -> Self {
        Self { seen: Machine::default(), _watch: watch }
    }
}

/// The machine's battery, from the folder in which Linux lists it or as another system tells; `None` without one.
pub(super) fn battery(supplies: &Path) -> Option<Battery> {
    let listed = supplies::battery(supplies);
    #[cfg(not(target_os = "linux"))]
    let listed = listed.or_else(notebook::battery);
    listed
}

/// Megabytes free on the disk of a folder, which need not be there yet.
pub(super) fn free_megabytes(folder: &Path) -> Option<u64> {
    let bytes = folder.ancestors().find_map(|folder| fs4::available_space(folder).ok());
    bytes.map(|bytes| bytes / 1_000_000)
}

/// Which warnings about the machine are due, each once.
///
/// The battery is warned of at 20, 10 and 5 per cent, and once when it will not last for the time that is on both clocks;
/// never while it is charged, which also makes all of them possible again. The disk is warned of at 100 and 20 megabytes:
/// a game needs less than one, but anyone who fills the disk goes on filling it.
#[derive(Debug, Clone, Default)]
pub struct Duties {
    /// The lowest level of the battery that was warned of.
    battery: Option<u8>,
    /// That the battery will not last was told.
    shortage: Option<HasBeenTold>,
    /// The lowest free space that was warned of.
    disk: Option<u32>,
}

/// Somebody was told.
#[derive(Debug, Clone, Copy)]
struct HasBeenTold;

const BATTERY: [u8; 3] = [20, 10, 5];
const DISK: [u32; 2] = [100, 20];

impl Duties {
    /// What is to be told of `machine`, with so much time on both clocks together.
    pub fn due(&mut self, machine: &Machine, to_play: Duration) -> Vec<Incident> {
        let battery = machine.battery.and_then(|battery| self.due_for(battery, to_play));
        let disk = machine.free_megabytes.and_then(|megabytes| {
            let reached = reached(&DISK, megabytes, self.disk)?;
            self.disk = Some(reached);
            Some(Incident::DiskNearlyFull(megabytes))
        });
        battery.into_iter().chain(disk).collect()
    }

    fn due_for(&mut self, battery: Battery, to_play: Duration) -> Option<Incident> {
        if battery.supply == Supply::Mains {
            (self.battery, self.shortage) = (None, None);
            return None;
        }
        let level = reached(&BATTERY, battery.percent, self.battery);
        self.battery = level.or(self.battery);
        let short = battery.lasts.is_some_and(|lasts| lasts < to_play) && self.shortage.is_none();
        self.shortage = self.shortage.or(short.then_some(HasBeenTold));
        (level.is_some() || short).then_some(Incident::BatteryLow(battery.percent))
    }
}

/// The lowest step that a value has come down to, if it is lower than what was told.
fn reached<T: Copy + Ord>(steps: &[T], value: T, told: Option<T>) -> Option<T> {
    let reached = steps.iter().copied().filter(|&step| value <= step).min()?;
    told.is_none_or(|told| reached < told).then_some(reached)
}

/// The thread that looks at the machine; it ends when this is dropped.
#[derive(Debug)]
pub(super) struct Watch(#[expect(dead_code, reason = "held so that the thread lives")] Sender<()>);

impl Watch {
    /// Looks at once and then at intervals, and reports what is new.
    ///
    /// # Errors
    /// Where no thread can be started.
    pub(super) fn start(
        supplies: PathBuf,
        games: PathBuf,
        report: impl Fn(Machine) + Send + 'static,
    ) -> std::io::Result<Self> {
        let (stop, stopped) = channel();
        std::thread::Builder::new().name("machine".to_owned()).spawn(move || {
            let mut known = None;
            loop {
                let machine = Machine::look(&supplies, &games);
                if known.replace(machine) != Some(machine) {
                    report(machine);
                }
                if stopped.recv_timeout(INTERVAL) != Err(RecvTimeoutError::Timeout) {
                    return;
                }
            }
        })?;
        Ok(Self(stop))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(3600);

    fn on_battery(percent: u8) -> Machine {
        let battery = Battery { percent, supply: Supply::Battery, lasts: None };
        Machine { battery: Some(battery), free_megabytes: None }
    }

    fn on_mains(percent: u8) -> Machine {
        let battery = Battery { percent, supply: Supply::Mains, lasts: None };
        Machine { battery: Some(battery), free_megabytes: None }
    }

    /// What is told as the machine goes from one state to the next.
    fn check(machines: &[Machine], told: &[&[Incident]]) {
        let mut duties = Duties::default();
        let found: Vec<_> = machines.iter().map(|machine| duties.due(machine, 2 * HOUR)).collect();
        assert_eq!(found, told);
    }

    #[test]
    fn the_battery_is_warned_of_at_each_level_once() {
        let low = Incident::BatteryLow;
        let levels = [21, 20, 19, 11, 10, 10, 6, 5, 1].map(on_battery);
        check(&levels, &[&[], &[low(20)], &[], &[], &[low(10)], &[], &[], &[low(5)], &[]]);
        // What was passed over in one go is one warning.
        check(&[50, 4, 3].map(on_battery), &[&[], &[low(4)], &[]]);
    }

    #[test]
    fn a_battery_that_is_charged_is_not_warned_of_and_starts_anew() {
        let low = Incident::BatteryLow;
        check(
            &[on_mains(3), on_battery(3), on_mains(4), on_battery(4), on_battery(3)],
            &[&[], &[low(3)], &[], &[low(4)], &[]],
        );
    }

    #[test]
    fn a_battery_that_will_not_last_for_the_game_is_told_once_and_early() {
        let lasting = |percent, lasts| {
            let battery = Battery { percent, supply: Supply::Battery, lasts: Some(lasts) };
            Machine { battery: Some(battery), free_megabytes: None }
        };
        let machines =
            [lasting(90, 3 * HOUR), lasting(60, 2 * HOUR), lasting(58, HOUR), lasting(57, HOUR), lasting(20, HOUR)];
        check(&machines, &[&[], &[], &[Incident::BatteryLow(58)], &[], &[Incident::BatteryLow(20)]]);
    }

    #[test]
    fn the_disk_is_warned_of_twice() {
        let free = |megabytes| Machine { battery: None, free_megabytes: Some(megabytes) };
        let full = Incident::DiskNearlyFull;
        check(
            &[1000, 101, 100, 99, 200, 100, 20, 0].map(free),
            &[&[], &[], &[full(100)], &[], &[], &[], &[full(20)], &[]],
        );
    }

    #[test]
    fn the_disk_of_a_folder_that_is_not_there_yet_is_the_one_it_will_be_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let machine = Machine::look(Path::new("/nowhere"), &folder.path().join("data/games"));
        assert!(machine.free_megabytes.is_some_and(|megabytes| megabytes <= ENOUGH), "{machine:?}");
        assert_eq!(machine.battery, None);
    }

    #[test]
    fn what_is_new_is_reported_and_the_thread_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let (outbox, inbox) = channel();
        let report = move |machine| outbox.send(machine).expect("a listener");
        let watch = Watch::start(folder.path().to_owned(), folder.path().to_owned(), report).expect("a thread");
        assert_eq!(inbox.recv().map(|machine| machine.battery), Ok(None));
        drop(watch);
        assert!(inbox.recv_timeout(Duration::from_secs(10)) == Err(RecvTimeoutError::Disconnected));
    }
}
