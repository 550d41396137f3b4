//! The settings used last: read at the start, written when a game begins, and where a device, the language or the
//! colours were chosen. A settings file that cannot be read is named and
//! left as it is; then the defaults are used.
mod wire;

use std::path::{Path, PathBuf};

use shakmaty::ByColor;
use thiserror::Error;

use super::place_in_file;
use crate::{
    desk::{Manner, Sound, Theme},
    files,
    game::{SETTINGS, SettingError, Setup, SetupBuilder},
    language::{Arg, Label, Language, Line, Phrase},
    locale,
};
use wire::{StoredEntry, Wire, WireBoards};

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
        /// The line, counted from 1; `None` where there is none.
        line: Option<usize>,
        /// Line, token and what was expected.
        message: String,
    },
    /// An entry that there is not.
    #[error("{}: there is no setting `{key}`; mend it, or delete the file to start from the defaults", place(path, *line))]
    UnknownKey {
        /// Path of the file.
        path: PathBuf,
        /// The line, counted from 1; `None` where it is written in a way that hides it.
        line: Option<usize>,
        /// The name of the entry, as the file has it.
        key: String,
    },
    /// A value that means nothing.
    #[error("{}: {source}; mend it, or delete the file to start from the defaults", place(path, *line))]
    Value {
        /// Path of the file.
        path: PathBuf,
        /// The line, counted from 1; `None` where it is written in a way that hides it.
        line: Option<usize>,
        /// Key, value and what would do.
        source: SettingError,
    },
}

impl SettingsError {
    /// The error in the language of the user, with what is done about it: file, place and what is wrong there. What TOML says of its own
    /// signs is in English.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        let none = |key: &str| format!("{}: {key}", Label::NoSuchSetting.text(language));
        let (path, line, wrong) = match self {
            Self::Io { .. } => return self.to_string(),
            Self::UnknownKey { path, line, key } => (path, *line, none(key)),
            // Its message has the line, with what stands there.
            Self::Format { path, message, .. } => (path, None, message.clone()),
            Self::Value { path, line, source: SettingError::Value { key, .. } } if key == PIN => {
                (path, *line, none(key))
            }
            Self::Value { path, line, source } => (path, *line, source.to_string()),
        };
        let line = line.map(|line| format!(", {} {line}", Label::FileLine.text(language))).unwrap_or_default();
        format!("{}{line}: {wrong}. {}", path.display(), Label::MendSettings.text(language))
    }

    /// The error by ear: on which line, and which key. A person who does not see the file finds it there.
    #[must_use]
    pub fn spoken(&self) -> Phrase {
        let (line, key) = match self {
            Self::Io { .. } => (None, None),
            Self::Format { line, .. } => (*line, None),
            Self::UnknownKey { line, key, .. }
            | Self::Value { line, source: SettingError::Value { key, .. } | SettingError::NoKey(key), .. } => {
                (*line, Some(key))
            }
        };
        let line =
            line.map(|line| Phrase::with(Line::PadBound, [Arg::Label(Label::FileLine), place_in_file::number(line)]));
        let key = key.map(|key| Phrase::with(Line::Bare, [place_in_file::word(key)]));
        Phrase::Several([Phrase::line(Line::SettingsUnusable)].into_iter().chain(line).chain(key).collect())
    }
}

/// A file and, where it is known, the line.
fn place(path: &Path, line: Option<usize>) -> String {
    let line = line.map(|line| format!(", line {line}")).unwrap_or_default();
    format!("{}{line}", path.display())
}

/// What no file keeps.
const PIN: &str = "pin";

/// The key of the program's language.
const LANGUAGE: &str = "language";

/// From where the last game began. A position of Chess960 is drawn for one game (Guidelines II.2 of 2018 and 2023): kept is that one was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LastStart {
    /// From the position of ordinary chess, or one that was set up.
    #[default]
    Ordinary,
    /// From a position of Chess960.
    Chess960,
}

impl LastStart {
    /// Of a game that begins.
    #[must_use]
    pub fn of(setup: &Setup) -> Self {
        if setup.chess960().is_some() { Self::Chess960 } else { Self::Ordinary }
    }
}

/// What was used last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Used {
    /// The set-up of the game.
    pub setup: Setup,
    /// From where it began.
    pub start: LastStart,
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
    let wire: Wire = toml::from_str(text).map_err(|error: toml::de::Error| {
        let path = path.to_owned();
        let line = error.span().map(|span| place_in_file::line_at(text, span.start));
        match unknown_field(error.message()) {
            Some(key) => SettingsError::UnknownKey { path, line, key: key.to_owned() },
            None => SettingsError::Format { path, line, message: error.to_string().trim().to_owned() },
        }
    })?;
    let bad = |table: Option<&str>, source| match source {
        SettingError::NoKey(key) => {
            SettingsError::UnknownKey { path: path.to_owned(), line: place_in_file::line_of(text, table, &key), key }
        }
        SettingError::Value { key, reason } => SettingsError::Value {
            path: path.to_owned(),
            line: place_in_file::line_of(text, table, &key),
            source: SettingError::Value { key, reason },
        },
    };
    let mut header = SetupBuilder::default();
    if let Some(language) = &wire.language {
        header.set(LANGUAGE, language).map_err(|error| bad(None, error))?;
    }
    let in_game = |source| bad(Some("game"), source);
    for (key, value) in &wire.game {
        if key == PIN {
            let reason = "it is the arbiter's of one game, and in no file; take this line out".to_owned();
            return Err(in_game(SettingError::Value { key: key.clone(), reason }));
        }
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        header.set(key, &value).map_err(in_game)?;
    }
    // Devices and the language can be kept before any game.
    let setup = match (&wire.language, wire.game.is_empty()) {
        (None, true) => first_start().setup,
        (Some(_), _) | (None, false) => header.finish().map_err(in_game)?,
    };
    let sound = Sound { microphones: wire.microphones.into(), ..wire.sound.into() };
    let sensors = ByColor { white: wire.boards.white, black: wire.boards.black };
    let manners = ByColor { white: wire.entry.white.into(), black: wire.entry.black.into() };
    let start = wire.start.into();
    Ok(Used { setup, start, sound, sensors, manners, theme: wire.theme.into(), event: wire.event })
}

/// The entry of which a message says that there is none of that name.
fn unknown_field(message: &str) -> Option<&str> {
    message.strip_prefix("unknown field `")?.split('`').next()
}

/// What is used where the settings cannot be: the defaults, in the language that was chosen as far as that can be read.
#[must_use]
pub fn instead(path: &Path) -> Used {
    let mut used = first_start();
    if let Some(language) = chosen_language(path) {
        used.setup.wording.language = language;
    }
    used
}

fn chosen_language(path: &Path) -> Option<Language> {
    let table: toml::Table = toml::from_str(&files::read_text(path, files::MOST_TEXT).ok()?).ok()?;
    let mut header = SetupBuilder::default();
    let in_game = table.get("game").and_then(|game| game.get(LANGUAGE));
    header.set(LANGUAGE, in_game.or_else(|| table.get(LANGUAGE))?.as_str()?).ok()?;
    Some(header.finish().ok()?.wording.language)
}

/// Whether a game was begun with the settings; devices and the language can be kept without one.
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
        start: LastStart::default(),
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
    let Used { setup, start, sound, sensors, manners, theme, event } = used;
    let of_the_locale = setup.wording.language == locale::language();
    let language = (game.is_empty() && !of_the_locale).then(|| setup.wording.language.code().to_owned());
    let boards = WireBoards { white: sensors.white.clone(), black: sensors.black.clone() };
    let entry = StoredEntry { white: manners.white.into(), black: manners.black.into() };
    let microphones = (&sound.microphones).into();
    let (event, start, theme) = (event.clone(), (*start).into(), (*theme).into());
    let wire = Wire { language, event, start, theme, game, sound: sound.into(), microphones, boards, entry };
    let text = toml::to_string_pretty(&wire).map_err(|error| SettingsError::Format {
        path: path.to_owned(),
        line: None,
        message: error.to_string(),
    })?;
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
mod tests;
