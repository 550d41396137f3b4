//! The settings of a game: what each is called, means, may be, who decides it, and how long it is kept.
//!
//! [`SETTINGS`] is the one table of them. The header of a script, the console, `settings.toml`, the messages about a wrong
//! line and the list in the manual are made from it; a field of [`Setup`] that is missing here fails a test.
//!
//! ```
//! use anna_hector::game::{SetupBuilder, Mode, Setting};
//!
//! let mut builder = SetupBuilder::default();
//! builder.set("mode", "practice")?;
//! let setup = builder.finish()?;
//! assert_eq!(setup.mode, Mode::Practice);
//! let mode = Setting::named("mode").expect("in the table");
//! assert_eq!(mode.write(&setup).as_deref(), Some("practice"));
//! # Ok::<(), anna_hector::game::SettingError>(())
//! ```
mod choice;
mod table;

use shakmaty::CastlingMode;
use thiserror::Error;

use super::{Digits, Mode, Setup};
use crate::laws::{
    chess960::Number,
    position::{self, FenError},
};

pub use table::SETTINGS;

/// One setting: a line `key: value`.
pub struct Setting {
    /// Its name, in lower case with hyphens.
    pub key: &'static str,
    /// What it decides, in a few words.
    pub meaning: &'static str,
    /// What may be written: the words of a choice, or an example.
    pub values: &'static str,
    /// The page of the set-up that asks for it.
    pub page: Page,
    /// Who decides it.
    pub decider: Decider,
    /// Whether the next game begins with it.
    pub kept: Kept,
    read: fn(&mut SetupBuilder, &str) -> Result<(), String>,
    write: fn(&Setup) -> Option<String>,
}

/// The page of the set-up that asks for a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Page {
    /// Who plays, and what each of them needs.
    People,
    /// The edition, the regulations and the arbiter.
    Laws,
    /// Time controls and calls of the time.
    Clock,
    /// The position from which the game is played.
    Position,
    /// Who announces, in which words.
    Words,
}

/// Who decides a setting. The program does not enforce it: it shows the arbiter what is not left to the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decider {
    /// The regulations of the event.
    Regulations,
    /// The arbiter, for one game; an adaptation is one that he grants under D.1 (2018, 2023; E.1 of 2014 and 2009).
    Arbiter,
    /// The player whom it serves.
    Player,
}

/// Whether the next game begins with what was set for this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kept {
    /// It is kept for the next game.
    Always,
    /// After practice only: in a competition the arbiter granted it for one game.
    AfterPractice,
    /// It is never kept.
    Never,
}

impl Setting {
    /// The setting of this key.
    #[must_use]
    pub fn named(key: &str) -> Option<&'static Self> {
        SETTINGS.iter().find(|setting| setting.key == key)
    }

    /// Whether an event file may say it: what the regulations or the arbiter decide for every game, and no player's own wish.
    #[must_use]
    pub fn is_of_event(&self) -> bool {
        self.decider != Decider::Player && self.page != Page::People && self.kept != Kept::Never && self.key != "mode"
    }

    /// Its value in a set-up, as [`SetupBuilder::set`] reads it; `None` where nothing need be written: it has its default, or
    /// other settings say it.
    #[must_use]
    pub fn write(&self, setup: &Setup) -> Option<String> {
        (self.write)(setup)
    }

    /// Its value in a set-up, if the next game begins with it.
    #[must_use]
    pub fn kept(&self, setup: &Setup) -> Option<String> {
        let kept = match self.kept {
            Kept::Always => true,
            Kept::AfterPractice => setup.mode == Mode::Practice,
            Kept::Never => false,
        };
        kept.then(|| self.write(setup)).flatten()
    }
}

/// A line that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SettingError {
    /// There is no such key.
    #[error("there is no setting `{0}`; the settings are {keys}", keys = keys())]
    NoKey(String),
    /// The value does not fit the key.
    #[error("{key}: {reason}")]
    Value {
        /// Key of the setting.
        key: String,
        /// What is wrong with the value, and what would do.
        reason: String,
    },
}

fn keys() -> String {
    SETTINGS.iter().map(|setting| setting.key).collect::<Vec<_>>().join(", ")
}

/// A set-up in the making: the position of a FEN depends on how castling is meant, which another line may say.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SetupBuilder {
    setup: Setup,
    fen: Option<String>,
    chess960: Option<Number>,
    pin: Option<Digits>,
}

impl SetupBuilder {
    /// A set-up that starts from what was used last.
    #[must_use]
    pub const fn from_setup(setup: Setup) -> Self {
        Self { setup, fen: None, chess960: None, pin: None }
    }

    /// Takes one line `key: value`.
    ///
    /// # Errors
    /// [`SettingError`]; nothing is then changed.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SettingError> {
        let setting = Setting::named(key).ok_or_else(|| SettingError::NoKey(key.to_owned()))?;
        (setting.read)(self, value).map_err(|reason| SettingError::Value { key: key.to_owned(), reason })
    }

    /// The arbiter's PIN, which no set-up has before it is hashed.
    #[must_use]
    pub const fn pin(&self) -> Option<&Digits> {
        self.pin.as_ref()
    }

    /// The set-up that the lines make, without the [`pin`](Self::pin).
    ///
    /// # Errors
    /// [`SettingError`] where the position is impossible, or given twice.
    pub fn finish(self) -> Result<Setup, SettingError> {
        let Self { mut setup, fen, chess960, pin: _ } = self;
        if let Some(number) = chess960 {
            if fen.is_some() {
                let reason = "a number and a fen are two start positions: leave one out, or write yes".to_owned();
                return Err(SettingError::Value { key: "chess960".to_owned(), reason });
            }
            setup.start = number.start();
        }
        if let Some(fen) = fen {
            let bad = |error: FenError| SettingError::Value { key: "fen".to_owned(), reason: error.to_string() };
            (setup.start, setup.castling) = position::from_fen(&fen, Some(setup.castling)).map_err(bad)?;
        }
        Ok(setup)
    }

    /// The number of a start position, or only how castling is meant in a FEN.
    fn set_chess960(&mut self, value: &str) -> Result<(), String> {
        let (mode, number) = match value {
            "yes" => (CastlingMode::Chess960, None),
            "no" => (CastlingMode::Standard, None),
            number => {
                let number = number.parse::<Number>().map_err(|error| format!("{error}, or yes or no for a FEN"))?;
                (CastlingMode::Chess960, Some(number))
            }
        };
        self.setup.castling = mode;
        self.chess960 = number;
        Ok(())
    }
}
