//! The header of a script and of a console game: `key: value` lines that make a [`Setup`].
//!
//! ```text
//! edition: 2009 | 2014 | 2018 | 2023          chess960: 0..959 | no | yes
//! mode: competition | practice                vi: white | black | both
//! control: 90+30                              fen: a position in FEN
//! hearing-impaired: none | white | black | both
//! white: NAME      black: NAME                checks: no | yes
//! language: de | es | en                      ranks: de | es | en
//! style: full | short | squares               early-press: counts | held-back
//! supervision: adequate | inadequate          flags: told | observed
//! quickplay: no | yes                         default-time: 0:30:00
//! private-words: own-device | room-too
//! agreement: allowed | never | not before 30   pin: 4711
//! calls-white, calls-black: as in [`crate::clock::calls`]
//! chess960 is the number of the start position; with a FEN, whether its castling is that of Chess960.
//! announcer, announcer-white, announcer-black: program | player | assistant
//! score-white, score-black: program | player | assistant
//! ```
use std::time::Duration;

use shakmaty::{ByColor, CastlingMode};
use thiserror::Error;

use super::grammar::time_of_day;
use crate::{
    clock::{CallError, control::both_from},
    game::{
        Announcer, CheckWords, Devices, Digits, EarlyPress, FlagNotice, Mode, PinError, PrivateWords, ScoreKeeper,
        Setup,
    },
    language::Style,
    laws::{
        assistant::Hearing,
        chess960::Number,
        completion::Sight,
        draw::Agreement,
        pace::Supervision,
        position::{self, FenError},
        quickplay::Quickplay,
    },
};

/// A header line that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SettingError {
    /// There is no such key.
    #[error(
        "`{0}` is no key; keys are edition, mode, control, vi, hearing-impaired, fen, chess960, white, black, language, ranks, style, checks, early-press, private-words, supervision, flags, quickplay, agreement, default-time, pin, calls-white, calls-black, announcer, announcer-white, announcer-black, score-white, score-black"
    )]
    NoKey(String),
    /// The value does not fit the key.
    #[error("{key}: {reason}")]
    Value {
        /// The key.
        key: String,
        /// What is wrong with the value, and what would do.
        reason: String,
    },
}

/// A set-up in the making: a FEN can be read only when it is known how castling is meant.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    setup: Setup,
    fen: Option<String>,
    chess960: Option<Number>,
    pin: Option<Digits>,
}

impl Settings {
    /// Settings that start from what was used last.
    #[must_use]
    pub const fn from_setup(setup: Setup) -> Self {
        Self { setup, fen: None, chess960: None, pin: None }
    }

    /// Takes one header line.
    ///
    /// # Errors
    /// [`SettingError`]; nothing is then changed.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SettingError> {
        let setup = &mut self.setup;
        let bad = |reason: String| SettingError::Value { key: key.to_owned(), reason };
        match key {
            "edition" => {
                setup.edition = value.parse().map_err(|e: crate::laws::edition::UnknownEdition| bad(e.to_string()))?
            }
            "mode" => {
                setup.mode = choose(key, value, &[("competition", Mode::Competition), ("practice", Mode::Practice)])?
            }
            "control" => setup.control = both_from(value).map_err(|e| bad(e.to_string()))?,
            "vi" => {
                let (white, black) = choose(
                    key,
                    value,
                    &[
                        ("white", (Sight::Impaired, Sight::Sighted)),
                        ("black", (Sight::Sighted, Sight::Impaired)),
                        ("both", (Sight::Impaired, Sight::Impaired)),
                    ],
                )?;
                setup.sight = ByColor { white, black };
                setup.devices = Devices::usual(&setup.sight);
            }
            "hearing-impaired" => {
                let (white, black) = choose(key, value, &HEARING)?;
                setup.hearing = ByColor { white, black };
            }
            "fen" => self.fen = Some(value.to_owned()),
            "chess960" => return self.set_chess960(key, value),
            "white" => setup.names.white = value.to_owned(),
            "black" => setup.names.black = value.to_owned(),
            "language" => {
                setup.wording.language =
                    value.parse().map_err(|e: crate::language::UnknownLanguage| bad(e.to_string()))?
            }
            "ranks" => {
                setup.wording.ranks = value.parse().map_err(|e: crate::language::UnknownLanguage| bad(e.to_string()))?
            }
            "style" => {
                let styles = [("full", Style::Full), ("short", Style::Short), ("squares", Style::Squares)];
                setup.wording.style = choose(key, value, &styles)?;
            }
            "checks" => {
                setup.check_words = choose(key, value, &[("no", CheckWords::Silent), ("yes", CheckWords::Said)])?
            }
            "early-press" => {
                let choices = [("counts", EarlyPress::Counts), ("held-back", EarlyPress::HeldBack)];
                setup.early_press = choose(key, value, &choices)?;
            }
            "private-words" => {
                let choices = [("own-device", PrivateWords::OwnDevice), ("room-too", PrivateWords::RoomToo)];
                setup.private_words = choose(key, value, &choices)?;
            }
            "announcer" => {
                let announcer = choose(key, value, &ANNOUNCERS)?;
                setup.announcer = ByColor { white: announcer, black: announcer };
            }
            "announcer-white" => setup.announcer.white = choose(key, value, &ANNOUNCERS)?,
            "announcer-black" => setup.announcer.black = choose(key, value, &ANNOUNCERS)?,
            "score-white" => setup.score_keeper.white = choose(key, value, &KEEPERS)?,
            "score-black" => setup.score_keeper.black = choose(key, value, &KEEPERS)?,
            _ => return self.set_rule(key, value),
        }
        Ok(())
    }

    /// The number of a start position, or only how castling is meant in a FEN.
    fn set_chess960(&mut self, key: &str, value: &str) -> Result<(), SettingError> {
        let (mode, number) = match value {
            "yes" => (CastlingMode::Chess960, None),
            "no" => (CastlingMode::Standard, None),
            number => {
                let number = number.parse::<Number>().map_err(|error| SettingError::Value {
                    key: key.to_owned(),
                    reason: format!("{error}, or yes or no for a FEN"),
                })?;
                (CastlingMode::Chess960, Some(number))
            }
        };
        self.setup.castling = mode;
        self.chess960 = number;
        Ok(())
    }

    /// The keys about what the arbiter and the regulations decide.
    fn set_rule(&mut self, key: &str, value: &str) -> Result<(), SettingError> {
        let setup = &mut self.setup;
        let bad = |reason: String| SettingError::Value { key: key.to_owned(), reason };
        match key {
            "supervision" => {
                let choices = [("adequate", Supervision::Adequate), ("inadequate", Supervision::Inadequate)];
                setup.supervision = choose(key, value, &choices)?;
            }
            "flags" => {
                let choices = [("told", FlagNotice::Told), ("observed", FlagNotice::CountsAsObserved)];
                setup.flag_notice = choose(key, value, &choices)?;
            }
            "quickplay" => {
                let choices = [("no", Quickplay::NotAnnounced), ("yes", Quickplay::Announced)];
                setup.quickplay = choose(key, value, &choices)?;
            }
            "agreement" => setup.agreement = agreement(value).ok_or_else(|| bad(AGREEMENT.to_owned()))?,
            "default-time" => {
                let time = time_of_day(value).ok_or_else(|| bad(format!("`{value}` is no time; write 0:30:00")))?;
                setup.default_time = Some(Duration::from_millis(time.as_millis()));
            }
            "calls-white" => setup.calls.white = value.parse().map_err(|e: CallError| bad(e.to_string()))?,
            "calls-black" => setup.calls.black = value.parse().map_err(|e: CallError| bad(e.to_string()))?,
            "pin" => self.pin = Some(value.parse().map_err(|e: PinError| bad(e.to_string()))?),
            _ => return Err(SettingError::NoKey(key.to_owned())),
        }
        Ok(())
    }

    /// The arbiter's PIN, which no set-up has before it is hashed.
    #[must_use]
    pub const fn pin(&self) -> Option<&Digits> {
        self.pin.as_ref()
    }

    /// The set-up that the settings make, without the [`pin`](Self::pin).
    ///
    /// # Errors
    /// [`SettingError`] where the position is impossible.
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
}

const AGREEMENT: &str = "write allowed, never, or not before 30 (moves)";

fn agreement(value: &str) -> Option<Agreement> {
    match value {
        "allowed" => Some(Agreement::Allowed),
        "never" => Some(Agreement::Never),
        _ => value.strip_prefix("not before ")?.trim().parse().ok().map(Agreement::NotBefore),
    }
}

const HEARING: [(&str, (Hearing, Hearing)); 4] = [
    ("none", (Hearing::Unimpaired, Hearing::Unimpaired)),
    ("white", (Hearing::Impaired, Hearing::Unimpaired)),
    ("black", (Hearing::Unimpaired, Hearing::Impaired)),
    ("both", (Hearing::Impaired, Hearing::Impaired)),
];

const ANNOUNCERS: [(&str, Announcer); 3] =
    [("program", Announcer::Program), ("player", Announcer::Player), ("assistant", Announcer::Assistant)];

const KEEPERS: [(&str, ScoreKeeper); 3] =
    [("program", ScoreKeeper::Program), ("player", ScoreKeeper::Player), ("assistant", ScoreKeeper::Assistant)];

fn choose<T: Copy>(key: &str, value: &str, choices: &[(&str, T)]) -> Result<T, SettingError> {
    choices.iter().find(|(name, _)| *name == value).map(|&(_, choice)| choice).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        SettingError::Value { key: key.to_owned(), reason: format!("`{value}` is none of {}", names.join(", ")) }
    })
}
