//! The settings file as it is written: each table of it, and how its values become the program's.
use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

use super::LastStart;
use crate::{
    desk::{Commit, Manner, Microphones, Sound, Talk, Theme, Typing},
    narration::{Chime, Verbosity},
};

/// The file: the set-up as the header of a script has it, the sound, and the devices.
#[derive(Debug, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Wire {
    /// The language of the program where no game was begun; the table of the game has it else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) language: Option<String>,
    /// The event file; it, the language, the start and the theme stand before the tables.
    pub(super) event: String,
    pub(super) start: WireStart,
    pub(super) theme: WireTheme,
    pub(super) game: toml::Table,
    pub(super) sound: WireSound,
    pub(super) microphones: WireMicrophones,
    pub(super) boards: WireBoards,
    pub(super) entry: StoredEntry,
}

/// How each player enters his moves.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct StoredEntry {
    pub(super) white: WireManner,
    pub(super) black: WireManner,
}

/// From where the last game began.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WireStart {
    #[default]
    Ordinary,
    Chess960,
}

impl From<LastStart> for WireStart {
    fn from(start: LastStart) -> Self {
        match start {
            LastStart::Ordinary => Self::Ordinary,
            LastStart::Chess960 => Self::Chess960,
        }
    }
}

impl From<WireStart> for LastStart {
    fn from(wire: WireStart) -> Self {
        match wire {
            WireStart::Ordinary => Self::Ordinary,
            WireStart::Chess960 => Self::Chess960,
        }
    }
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WireTheme {
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
            Theme::HighContrastDark => Self::HighContrastDark,
            Theme::HighContrastLight => Self::HighContrastLight,
        }
    }
}

impl From<WireTheme> for Theme {
    fn from(wire: WireTheme) -> Self {
        match wire {
            WireTheme::Dark => Self::Dark,
            WireTheme::Light => Self::Light,
            WireTheme::HighContrastDark => Self::HighContrastDark,
            WireTheme::HighContrastLight => Self::HighContrastLight,
        }
    }
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct WireManner {
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
pub(super) struct WireBoards {
    pub(super) white: String,
    pub(super) black: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct WireMicrophones {
    white: String,
    black: String,
    white_assistant: String,
    black_assistant: String,
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
            white_assistant: device(&microphones.assistants.white),
            black_assistant: device(&microphones.assistants.black),
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
            assistants: ByColor { white: device(wire.white_assistant), black: device(wire.black_assistant) },
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
pub(super) struct WireSound {
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
