//! Time controls: how much time a player receives, and when (Article 6.3; Glossary: increment).
use std::{fmt, str::FromStr, time::Duration};

use thiserror::Error;

/// A time control: one period for the whole game, with an increment before each move.
///
/// Written as minutes, `+`, seconds: `90+30`. Minutes may be `m:ss`, the increment may be left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Control {
    /// The time for the game.
    pub main: Duration,
    /// Added before each move of the player, the first included (Glossary of the Laws: increment).
    pub increment: Duration,
}

/// A time control that cannot be read or makes no sense.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ControlError {
    /// A part is no time.
    #[error("time control `{control}`: `{part}` is no {expected}; write for example 90+30, 15+10 or 5")]
    NoTime {
        /// The whole text.
        control: String,
        /// The part that was not understood.
        part: String,
        /// What it should have been.
        expected: &'static str,
    },
    /// Neither time nor increment.
    #[error("time control `{0}` gives no time at all; write for example 90+30")]
    Nothing(String),
    /// More than 99 hours.
    #[error("time control `{0}` is longer than 99 hours")]
    TooLong(String),
}

const LONGEST: Duration = Duration::from_secs(99 * 3600);

impl Control {
    /// What stands on the clock before the first move: the main time and the first increment.
    #[must_use]
    pub const fn at_start(self) -> Duration {
        self.main.saturating_add(self.increment)
    }
}

impl Default for Control {
    /// 90 minutes and 30 seconds a move.
    fn default() -> Self {
        Self { main: Duration::from_secs(90 * 60), increment: Duration::from_secs(30) }
    }
}

impl FromStr for Control {
    type Err = ControlError;

    /// ```
    /// # use anna_hector::clock::Control;
    /// # use std::time::Duration;
    /// let control: Control = "90+30".parse().unwrap();
    /// assert_eq!(control.at_start(), Duration::from_secs(90 * 60 + 30));
    /// assert_eq!("0:30+2".parse::<Control>().unwrap().main, Duration::from_secs(30));
    /// assert_eq!("90+x".parse::<Control>().unwrap_err().to_string(),
    ///     "time control `90+x`: `x` is no number of seconds; write for example 90+30, 15+10 or 5");
    /// ```
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let no_time = |part: &str, expected| ControlError::NoTime { control: s.into(), part: part.into(), expected };
        let (main, increment) = s.trim().split_once(['+', '|']).unwrap_or((s.trim(), "0"));
        let (main, increment) = (main.trim(), increment.trim());
        let seconds = |text: &str| text.parse::<u32>().ok().map(u64::from);
        let main_seconds = match main.split_once(':') {
            Some((m, sec)) => seconds(m).zip(seconds(sec).filter(|s| *s < 60)).map(|(m, sec)| m * 60 + sec),
            None => seconds(main).map(|m| m * 60),
        }
        .ok_or_else(|| no_time(main, "number of minutes"))?;
        let increment_seconds = seconds(increment).ok_or_else(|| no_time(increment, "number of seconds"))?;
        let control =
            Self { main: Duration::from_secs(main_seconds), increment: Duration::from_secs(increment_seconds) };
        match control.at_start() {
            Duration::ZERO => Err(ControlError::Nothing(s.into())),
            time if time > LONGEST => Err(ControlError::TooLong(s.into())),
            _ => Ok(control),
        }
    }
}

/// As it is read: `90+30`.
impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, seconds) = (self.main.as_secs() / 60, self.main.as_secs() % 60);
        write!(f, "{minutes}")?;
        if seconds > 0 {
            write!(f, ":{seconds:02}")?;
        }
        write!(f, "+{}", self.increment.as_secs())
    }
}
