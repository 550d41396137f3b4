//! Looks at the machine: each thing once, and for a few seconds at most.
use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::{Arc, mpsc::channel},
    time::Duration,
};

use super::{DoctorFound, DoctorPlaces, GamesFolder, Settings};
use crate::{
    app::{machine, pads, settings},
    audio::{DeviceName, Devices, inputs},
    files,
    journal::{self, State},
    language::Language,
    listen::{
        grammar::Tongue,
        sphinx::{Sphinx, SphinxTask},
    },
    sensor,
    speak::{SystemVoice, SystemVoiceEvent, Voice},
};

/// The speech service is waited for so long.
const SERVICE: Duration = Duration::from_secs(6);

/// Programs that read the screen of a Linux desktop or console.
const READERS: [&str; 5] = ["orca", "brltty", "fenrir", "espeakup", "cthulhu"];

/// Whether a screen reader runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum ScreenReader {
    Runs,
    /// No screen reader of [`READERS`] runs.
    Absent,
}

pub(super) fn around(places: &DoctorPlaces, language: Language) -> DoctorFound {
    let devices = Devices::now();
    let named = |wanted: &String| devices.all.iter().find(|name| name.id == *wanted).map(ToString::to_string);
    let games = places.games.clone().and_then(games_in).unwrap_or_else(GamesFolder::Bad);
    let tongue = Tongue { language, ranks: Language::German };
    DoctorFound {
        display: display(),
        readers: readers(Path::new("/proc")),
        outputs: names(&devices.all),
        default_output: devices.default.as_ref().and_then(named),
        microphones: names(&inputs()),
        pads: pads::names(),
        ports: sensor::ports(),
        built_in_voice: Voice::built_in()
            .and_then(|voice| voice.decode(&[language]))
            .map_err(|error| error.to_string()),
        system_voice: system_voice(),
        recogniser: Sphinx::open(tongue, SphinxTask::Alone).map(drop).map_err(|error| error.to_string()),
        free: places.games.as_deref().ok().and_then(machine::free_megabytes),
        taught: places.games.as_deref().map_or(0, |games| entries(&games.with_file_name("voices"), Path::is_dir)),
        games,
        settings: settings_in(places.settings.as_deref()),
        log: places.log.clone(),
        battery: machine::battery(&places.power_supplies),
    }
}

/// The names of devices that somebody can hear, or speak into.
fn names(devices: &[DeviceName]) -> Vec<String> {
    devices.iter().filter(|device| !device.is_plugin()).map(ToString::to_string).collect()
}

/// What a window would be shown on. On Linux a socket must be there, not only its name.
fn display() -> Option<String> {
    if !cfg!(target_os = "linux") {
        return Some(env::consts::OS.to_owned());
    }
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let wayland = set("WAYLAND_DISPLAY").filter(|name| {
        let folder = set("XDG_RUNTIME_DIR").map(PathBuf::from).unwrap_or_default();
        folder.join(name).exists()
    });
    let x11 = || set("DISPLAY").filter(|name| x11_is_there(name, Path::new("/tmp/.X11-unix")));
    wayland.map(|name| format!("Wayland {name}")).or_else(|| x11().map(|name| format!("X11 {name}")))
}

/// `:0` and `:0.0` are sockets of this machine; `host:0` is another's, which is believed.
fn x11_is_there(name: &str, sockets: &Path) -> bool {
    let Some(number) = name.strip_prefix(':').or_else(|| name.strip_prefix("unix:")) else { return true };
    let number = number.split('.').next().unwrap_or_default();
    // A socket may also be abstract, which no folder shows: without the folder the name is believed.
    !sockets.is_dir() || sockets.join(format!("X{number}")).exists()
}

/// Whether a screen reader runs; `None` where none can be looked for.
pub(in crate::app) fn screen_reader() -> Option<ScreenReader> {
    readers(Path::new("/proc")).map(|found| if found.is_empty() { ScreenReader::Absent } else { ScreenReader::Runs })
}

/// The programs among [`READERS`] that run.
fn readers(processes: &Path) -> Option<Vec<String>> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let running = fs::read_dir(processes).ok()?;
    let name = |entry: fs::DirEntry| fs::read_to_string(entry.path().join("comm")).ok();
    let mut found: Vec<String> = running
        .filter_map(|entry| name(entry.ok()?))
        .map(|name| name.trim().to_owned())
        .filter(|name| READERS.contains(&name.as_str()))
        .collect();
    found.sort();
    found.dedup();
    Some(found)
}

/// Asks for its voices, which needs it to be there and to answer.
fn system_voice() -> Result<usize, String> {
    let (outbox, inbox) = channel();
    let voice =
        SystemVoice::start(Arc::new(move |event| drop(outbox.send(event)))).map_err(|error| error.to_string())?;
    voice.list();
    loop {
        match inbox.recv_timeout(SERVICE) {
            Ok(SystemVoiceEvent::Voices(voices)) => return Ok(voices.len()),
            Ok(SystemVoiceEvent::Notice(notice)) => return Err(notice.to_string()),
            Ok(SystemVoiceEvent::Finished(..)) => {}
            Err(_) => return Err(crate::speak::SystemVoiceFailure::Silent.to_string()),
        }
    }
}

/// The games of a folder in which a file can be made.
fn games_in(folder: PathBuf) -> Result<GamesFolder, String> {
    let bad = |error: &dyn std::fmt::Display| format!("{}: {error}", folder.display());
    let trial = folder.join(format!(".doctor-{}", std::process::id()));
    files::writing().create_new(true).open(&trial).map_err(|error| bad(&error))?;
    fs::remove_file(&trial).map_err(|error| bad(&error))?;
    let games = journal::unfinished(&folder).map_err(|error| error.to_string())?;
    let unfinished = games.iter().filter(|game| !matches!(game.state, State::Unsigned(_))).count();
    let all = entries(&folder, |path| path.extension().is_some_and(|extension| extension == "jsonl"));
    Ok(GamesFolder::Good { folder, all, unfinished })
}

/// How many things of a folder are such.
fn entries(folder: &Path, such: impl Fn(&Path) -> bool) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter(|entry| such(&entry.path())).count()
}

fn settings_in(path: Option<&Path>) -> Settings {
    let Some(path) = path.filter(|path| path.exists()) else { return Settings::None };
    match settings::load(path) {
        Ok(_) => Settings::Good(path.to_owned()),
        Err(error) => Settings::Bad(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_display_of_this_machine_has_a_socket() {
        let sockets = tempfile::tempdir().expect("a folder");
        fs::write(sockets.path().join("X7"), "").expect("written");
        let there = |name| x11_is_there(name, sockets.path());
        assert_eq!([":7", ":7.0", "unix:7", ":8", "other.example:8"].map(there), [true, true, true, false, true]);
        assert!(x11_is_there(":8", &sockets.path().join("none")));
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_named_and_a_good_one_is_left_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("a.txt"), "").expect("written");
        let found = games_in(folder.path().to_owned()).expect("a folder of games");
        assert!(matches!(found, GamesFolder::Good { all: 0, unfinished: 0, .. }), "{found:?}");
        assert_eq!(entries(folder.path(), |_| true), 1);
        let missing = games_in(folder.path().join("missing")).expect_err("no folder");
        assert!(missing.contains("missing: "), "{missing}");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_screen_reader_is_known_by_its_name() {
        let processes = tempfile::tempdir().expect("a folder");
        for (number, name) in [("1", "systemd\n"), ("20", "orca\n"), ("21", "orca\n"), ("30", "brltty\n")] {
            fs::create_dir(processes.path().join(number)).expect("made");
            fs::write(processes.path().join(number).join("comm"), name).expect("written");
        }
        assert_eq!(readers(processes.path()), Some(vec!["brltty".to_owned(), "orca".to_owned()]));
    }
}
