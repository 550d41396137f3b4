//! What was used last: read at the start, written when a game begins. A settings file that cannot be read is named,
//! left as it is, and the defaults are used.
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;
use thiserror::Error;

use crate::{
    desk::{Commit, Manner, Microphones, Sound, Talk, Theme, Typing},
    files,
    game::{SETTINGS, SettingError, Setup, SetupBuilder},
    locale,
    narration::{Chime, Verbosity},
};

/// Settings that cannot be read or written.
#[derive(Debug, Error)]
pub enum SettingsError {
    /// The file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// Path of the file.
        path: PathBuf,
        /// What went wrong.
        source: std::io::Error,
    },
    /// Not TOML, or a wrong kind of value.
    #[error("{}: {message}; mend it, or delete the file to start from the defaults", path.display())]
    Format {
        /// Path of the file.
        path: PathBuf,
        /// Line, token and what was expected.
        message: String,
    },
    /// A value that means nothing.
    #[error("{}: {source}; mend it, or delete the file to start from the defaults", path.display())]
    Value {
        /// Path of the file.
        path: PathBuf,
        /// Key, value and what would do.
        source: SettingError,
    },
}

/// What was used last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Used {
    /// The set-up of the game.
    pub setup: Setup,
    /// Devices, volumes and rates.
    pub sound: Sound,
    /// How each player enters his moves.
    pub manners: ByColor<Manner>,
    /// The port of each player's electronic board; empty for none.
    pub sensors: ByColor<String>,
    /// In which colours the windows are drawn.
    pub theme: Theme,
    /// The event file; empty for none.
    pub event: String,
}

/// The file: the set-up as the header of a script has it, the sound, and the devices.
#[derive(Debug, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Wire {
    /// The event file; it and the theme stand before the tables.
    event: String,
    theme: WireTheme,
    game: toml::Table,
    sound: WireSound,
    microphones: WireMicrophones,
    boards: WireBoards,
    entry: StoredEntry,
}

/// How each player enters his moves.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct StoredEntry {
    white: WireManner,
    black: WireManner,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
enum WireTheme {
    #[default]
    Dark,
    Light,
    HighContrastDark,
    HighContrastLight,
}

impl From<Theme> for WireTheme {
    fn from(theme: Theme) -> Self {
        match theme {
            Theme::Dark => Self::Dark,
            Theme::Light => Self::Light,
            Theme::ContrastDark => Self::HighContrastDark,
            Theme::ContrastLight => Self::HighContrastLight,
        }
    }
}

impl From<WireTheme> for Theme {
    fn from(wire: WireTheme) -> Self {
        match wire {
            WireTheme::Dark => Self::Dark,
            WireTheme::Light => Self::Light,
            WireTheme::HighContrastDark => Self::ContrastDark,
            WireTheme::HighContrastLight => Self::ContrastLight,
        }
    }
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct WireManner {
    commit: WireCommit,
    typing: WireTyping,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
enum WireCommit {
    #[default]
    ReadBack,
    AtOnce,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
enum WireTyping {
    #[default]
    Opened,
    Stays,
}

impl From<Manner> for WireManner {
    fn from(manner: Manner) -> Self {
        Self {
            commit: match manner.commit {
                Commit::ReadBack => WireCommit::ReadBack,
                Commit::AtOnce => WireCommit::AtOnce,
            },
            typing: match manner.typing {
                Typing::Opened => WireTyping::Opened,
                Typing::Stays => WireTyping::Stays,
            },
        }
    }
}

impl From<WireManner> for Manner {
    fn from(wire: WireManner) -> Self {
        Self {
            commit: match wire.commit {
                WireCommit::ReadBack => Commit::ReadBack,
                WireCommit::AtOnce => Commit::AtOnce,
            },
            typing: match wire.typing {
                WireTyping::Opened => Typing::Opened,
                WireTyping::Stays => Typing::Stays,
            },
        }
    }
}

#[derive(Debug, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct WireBoards {
    white: String,
    black: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WireMicrophones {
    white: String,
    black: String,
    room: String,
    talk: WireTalk,
    recogniser: String,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WireTalk {
    Held,
    Open,
}

impl Default for WireMicrophones {
    fn default() -> Self {
        (&Microphones::default()).into()
    }
}

impl From<&Microphones> for WireMicrophones {
    fn from(microphones: &Microphones) -> Self {
        let device = |device: &Option<String>| device.clone().unwrap_or_else(|| NO_DEVICE.to_owned());
        Self {
            white: device(&microphones.players.white),
            black: device(&microphones.players.black),
            room: device(&microphones.room),
            talk: match microphones.talk {
                Talk::Held => WireTalk::Held,
                Talk::Open => WireTalk::Open,
            },
            recogniser: microphones.recogniser.clone(),
        }
    }
}

impl From<WireMicrophones> for Microphones {
    fn from(wire: WireMicrophones) -> Self {
        let device = |name: String| (name != NO_DEVICE).then_some(name);
        Self {
            players: ByColor { white: device(wire.white), black: device(wire.black) },
            room: device(wire.room),
            talk: match wire.talk {
                WireTalk::Held => Talk::Held,
                WireTalk::Open => Talk::Open,
            },
            recogniser: wire.recogniser,
        }
    }
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct WireSound {
    room: String,
    white: String,
    black: String,
    room_volume: u32,
    earphone_volume: u32,
    room_rate: u32,
    rate: u32,
    verbosity: WireVerbosity,
    /// The short sounds that are switched off.
    off: Vec<WireChime>,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WireVerbosity {
    Terse,
    Normal,
    Talkative,
}

impl From<Verbosity> for WireVerbosity {
    fn from(verbosity: Verbosity) -> Self {
        match verbosity {
            Verbosity::Terse => Self::Terse,
            Verbosity::Normal => Self::Normal,
            Verbosity::Talkative => Self::Talkative,
        }
    }
}

impl From<WireVerbosity> for Verbosity {
    fn from(wire: WireVerbosity) -> Self {
        match wire {
            WireVerbosity::Terse => Self::Terse,
            WireVerbosity::Normal => Self::Normal,
            WireVerbosity::Talkative => Self::Talkative,
        }
    }
}

/// A short sound by its name.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct WireChime(Chime);

impl From<WireChime> for String {
    fn from(wire: WireChime) -> Self {
        wire.0.name().to_owned()
    }
}

impl TryFrom<String> for WireChime {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let found = Chime::SWITCHABLE.into_iter().find(|chime| chime.name() == name).map(Self);
        found.ok_or_else(|| {
            let known: Vec<&str> = Chime::SWITCHABLE.into_iter().map(Chime::name).collect();
            format!("no sound is called `{name}`; there are {}", known.join(", "))
        })
    }
}

/// How "no device" is written; the default device is an empty name.
const NO_DEVICE: &str = "none";

impl Default for WireSound {
    fn default() -> Self {
        (&Sound::default()).into()
    }
}

impl From<&Sound> for WireSound {
    fn from(sound: &Sound) -> Self {
        let device = |device: &Option<String>| device.clone().unwrap_or_else(|| NO_DEVICE.to_owned());
        Self {
            room: device(&sound.room),
            white: device(&sound.earphones.white),
            black: device(&sound.earphones.black),
            room_volume: sound.room_volume,
            earphone_volume: sound.earphone_volume,
            room_rate: sound.room_rate,
            rate: sound.rate,
            verbosity: sound.verbosity.into(),
            off: sound.off.iter().copied().map(WireChime).collect(),
        }
    }
}

impl From<WireSound> for Sound {
    fn from(wire: WireSound) -> Self {
        let device = |name: String| (name != NO_DEVICE).then_some(name);
        Self {
            room: device(wire.room),
            earphones: ByColor { white: device(wire.white), black: device(wire.black) },
            room_volume: wire.room_volume.min(100),
            earphone_volume: wire.earphone_volume.min(100),
            room_rate: wire.room_rate.clamp(100, 200),
            rate: wire.rate.clamp(100, 300),
            verbosity: wire.verbosity.into(),
            off: wire.off.into_iter().map(|WireChime(chime)| chime).collect(),
            microphones: Microphones::default(),
        }
    }
}

/// Reads what was used last; the defaults where there is no file yet.
///
/// # Errors
/// [`SettingsError`] names the file, the place and a way out.
pub fn load(path: &Path) -> Result<Used, SettingsError> {
    match files::read_text(path, files::MOST_TEXT) {
        Ok(text) => parse(path, &text),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(first_start()),
        Err(source) => Err(SettingsError::Io { path: path.to_owned(), source }),
    }
}

/// The settings in the text of a file; `path` is for the errors.
///
/// # Errors
/// [`SettingsError`] names the file, the place and a way out.
pub fn parse(path: &Path, text: &str) -> Result<Used, SettingsError> {
    let wire: Wire = toml::from_str(text).map_err(|error| SettingsError::Format {
        path: path.to_owned(),
        message: error.to_string().trim().to_owned(),
    })?;
    let bad = |source| SettingsError::Value { path: path.to_owned(), source };
    let mut header = SetupBuilder::default();
    for (key, value) in &wire.game {
        if key == "pin" {
            let reason = "it is the arbiter's of one game, and in no file; take this line out".to_owned();
            return Err(bad(SettingError::Value { key: key.clone(), reason }));
        }
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        header.set(key, &value).map_err(bad)?;
    }
    // Devices alone can be kept before any game.
    let setup = if wire.game.is_empty() { first_start().setup } else { header.finish().map_err(bad)? };
    let sound = Sound { microphones: wire.microphones.into(), ..wire.sound.into() };
    let sensors = ByColor { white: wire.boards.white, black: wire.boards.black };
    let manners = ByColor { white: wire.entry.white.into(), black: wire.entry.black.into() };
    Ok(Used { setup, sound, sensors, manners, theme: wire.theme.into(), event: wire.event })
}

/// Whether a game was begun with the settings; devices alone can be kept without one.
#[must_use]
pub fn was_played(path: &Path) -> bool {
    let wire = files::read_text(path, files::MOST_TEXT).ok().and_then(|text| toml::from_str::<Wire>(&text).ok());
    wire.is_some_and(|wire| !wire.game.is_empty())
}

/// Changes what was used last, beside the set-up of a game: that is written where a game was begun.
///
/// # Errors
/// [`SettingsError`]; the file is then as it was.
pub fn change(path: &Path, change: impl FnOnce(&mut Used)) -> Result<(), SettingsError> {
    let mut used = load(path)?;
    change(&mut used);
    let game = if was_played(path) { game_table(&used.setup) } else { toml::Table::new() };
    write(path, game, &used)
}

/// Before anything was chosen, sentences are in the user's own language where the program speaks it, else in English.
/// Ranks and castling stay German, as in the Laws.
#[must_use]
pub fn first_start() -> Used {
    let mut setup = Setup::default();
    setup.wording.language = locale::language();
    Used {
        setup,
        sound: Sound::default(),
        sensors: ByColor::default(),
        manners: ByColor::default(),
        theme: Theme::default(),
        event: String::new(),
    }
}

/// Writes what is used now, whole or not at all.
///
/// # Errors
/// [`SettingsError::Io`].
pub fn save(path: &Path, used: &Used) -> Result<(), SettingsError> {
    write(path, game_table(&used.setup), used)
}

fn write(path: &Path, game: toml::Table, used: &Used) -> Result<(), SettingsError> {
    let io = |source| SettingsError::Io { path: path.to_owned(), source };
    let Used { sound, sensors, manners, theme, event, .. } = used;
    let boards = WireBoards { white: sensors.white.clone(), black: sensors.black.clone() };
    let entry = StoredEntry { white: manners.white.into(), black: manners.black.into() };
    let microphones = (&sound.microphones).into();
    let wire =
        Wire { event: event.clone(), theme: (*theme).into(), game, sound: sound.into(), microphones, boards, entry };
    let text = toml::to_string_pretty(&wire)
        .map_err(|error| SettingsError::Format { path: path.to_owned(), message: error.to_string() })?;
    if let Some(folder) = path.parent() {
        files::create_folder(folder).map_err(io)?;
    }
    files::write_whole(path, text.as_bytes()).map_err(io)
}

/// The settings with which the next game begins.
fn game_table(setup: &Setup) -> toml::Table {
    let kept = SETTINGS.iter().filter_map(|setting| Some((setting.key.to_owned(), setting.kept(setup)?.into())));
    kept.collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{
        game::{FlagNotice, Hashing, Mode, Pin, PrivateWords, ScoreKeeper},
        laws::{assistant::Hearing, draw::Agreement, pace::Supervision, quickplay::Quickplay},
    };

    #[test]
    fn what_was_used_last_comes_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/settings.toml");
        let mut setup = Setup {
            control: crate::clock::control::both_from("40/15+10,5d3 vs 5").expect("a control"),
            supervision: Supervision::Inadequate,
            flag_notice: FlagNotice::CountsAsObserved,
            quickplay: Quickplay::Announced,
            hearing: ByColor { white: Hearing::Unimpaired, black: Hearing::Impaired },
            default_time: Some(std::time::Duration::from_secs(1800)),
            agreement: Agreement::NotBefore(30),
            score_keeper: ByColor { white: ScoreKeeper::Player, black: ScoreKeeper::Assistant },
            ..Setup::default()
        };
        setup.calls.black = "10:00, last minute chime, periods".parse().expect("a plan");
        setup.names.white = "Änne \"A\" Ö".to_owned();
        let players = ByColor { white: Some(String::new()), black: None };
        let recogniser = "python3 '/my folder/whisper' --model base".to_owned();
        let microphones =
            Microphones { players, room: Some("pulseaudio:mic".to_owned()), talk: Talk::Open, recogniser };
        let off = [Chime::Tick, Chime::LastMinute].into();
        let verbosity = Verbosity::Terse;
        let sound = Sound { room: None, rate: 225, room_rate: 160, verbosity, off, microphones, ..Sound::default() };
        let pin = "4711".parse().ok().map(|digits| Pin::new(&digits, Hashing::rehearsing()));
        let with_pin = Setup { pin, ..setup.clone() };
        let sensors = ByColor { white: String::new(), black: "/dev/rfcomm0".to_owned() };
        let manners =
            ByColor { white: Manner { commit: Commit::AtOnce, typing: Typing::Stays }, black: Manner::default() };
        let used = Used {
            setup: with_pin,
            sound,
            sensors,
            manners,
            theme: Theme::ContrastLight,
            event: "a.event.toml".to_owned(),
        };
        save(&path, &used).expect("written");
        assert!(!fs::read_to_string(&path).expect("text").contains("pin ="), "neither digits nor hash are kept");
        assert_eq!(load(&path).expect("read"), Used { setup, ..used });
        fs::write(&path, "[game]\npin = \"4711\"\n").expect("written");
        let refused = load(&path).expect_err("a PIN in clear").to_string();
        assert!(refused.contains("take this line out") && !refused.contains("4711"), "{refused}");
    }

    /// A grant of the arbiter is one for one game.
    #[test]
    fn one_device_for_room_and_earphone_is_kept_for_practice_only() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        for (mode, kept) in [(Mode::Practice, PrivateWords::RoomToo), (Mode::Competition, PrivateWords::OwnDevice)] {
            let setup = Setup { mode, private_words: PrivateWords::RoomToo, ..Setup::default() };
            save(&path, &Used { setup, ..first_start() }).expect("written");
            assert_eq!(load(&path).expect("read").setup.private_words, kept);
        }
    }

    #[test]
    fn a_bad_file_is_named_with_its_place_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        for (text, tells) in [
            ("[game]\nedition = ", "line 2"),
            ("[game]\nedition = \"1997\"", "`1997`"),
            ("[sound]\nrate = \"x\"", "line 2"),
            ("[sound]\noff = [\"boing\"]", "no sound is called `boing`; there are agreed"),
        ] {
            fs::write(&path, text).expect("written");
            let error = load(&path).expect_err("bad").to_string();
            assert!(error.contains("settings.toml") && error.contains(tells), "{error}");
            assert_eq!(fs::read_to_string(&path).expect("still there"), text);
        }
        assert!(load(&folder.path().join("none.toml")).is_ok());
    }
}
