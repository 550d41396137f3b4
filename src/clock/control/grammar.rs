//! Time controls as text: one grammar for settings, scripts, set-up and journals.
//!
//! ```text
//! control = "none"                        no clock
//!         | period { "," period } [ ";" bonus ]
//! period  = [ moves "/" | "G/" | "SD/" ] time [ [";"] bonus ]
//! time    = minutes | minutes ":" seconds | hours ":" minutes ":" seconds
//! bonus   = "+" seconds | "|" seconds     increment (Fischer), from the period's first move
//!         | "d" seconds                   US delay
//!         | "b" seconds                   Bronstein
//! ```
//!
//! Unequal times are two controls, White's first: `5 vs 4`.
//!
//! `G/` and `SD/` (sudden death) say what holds without them: the period lasts for the rest of the game. A bonus after
//! the last `;` of a control of several periods holds for each period that names none. Blanks are ignored, and capitals
//! and small letters are the same.
//!
//! | text | meaning |
//! |---|---|
//! | `90+30` | 90 minutes for the game, 30 seconds with each move |
//! | `40/90+30,30+30` | 90 minutes for 40 moves, then 30 minutes, 30 seconds with each move from the first |
//! | `40/120,20/60,15+30` | increments from move 61 |
//! | `G/5;d3` | five minutes with a delay of three seconds |
//! | `15\|10` | as `15+10` |
//! | `40/120,20/60` | the second period again and again |
use std::{fmt, str::FromStr, time::Duration};

use shakmaty::ByColor;
use thiserror::Error;

use super::{Bonus, Control, Period};

/// A time control that cannot be read or makes no sense.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ControlError {
    /// A part is not what stands there in a control.
    #[error(
        "time control `{control}`: `{part}` is not a valid {expected}; write for example 90+30, 40/90+30,30+30 or G/5;d3"
    )]
    NoPart {
        /// The whole text.
        control: String,
        /// The part that was not understood.
        part: String,
        /// What it should have been.
        expected: ExpectedPart,
    },
    /// Neither time nor increment.
    #[error("time control `{control}`: `{part}` gives no time at all; write for example 90+30, or none for no clock")]
    Nothing {
        /// The whole text.
        control: String,
        /// The period without time.
        part: String,
    },
    /// Nothing is left for periods after one that lasts for the rest of the game.
    #[error(
        "time control `{control}`: `{part}` lasts for the rest of the game, and a period follows; write for example 40/90+30,30+30"
    )]
    NeverReached {
        /// The whole text.
        control: String,
        /// The period that ends nowhere.
        part: String,
    },
    /// More than 99 hours.
    #[error("time control `{control}`: `{part}` is longer than 99 hours; write for example 90+30")]
    TooLong {
        /// The whole text.
        control: String,
        /// The period as written.
        part: String,
    },
}

impl ControlError {
    /// The part that is wrong; the whole text where something is missing.
    #[must_use]
    pub fn part(&self) -> &str {
        let (Self::NoPart { control, part, .. }
        | Self::Nothing { control, part }
        | Self::NeverReached { control, part }
        | Self::TooLong { control, part }) = self;
        if part.is_empty() { control.trim() } else { part }
    }
}

/// What stands at a place of a control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ExpectedPart {
    /// A number of moves.
    Moves,
    /// Minutes, also with hours or seconds.
    Minutes,
    /// An increment, a delay or Bronstein's.
    Bonus,
    /// The seconds of a bonus.
    Seconds,
}

impl fmt::Display for ExpectedPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Moves => "number of moves from 1 to 999",
            Self::Minutes => "number of minutes",
            Self::Bonus => "bonus such as +30, d5 (delay) or b5 (Bronstein)",
            Self::Seconds => "number of seconds",
        })
    }
}

const LONGEST: Duration = Duration::from_secs(99 * 3600);
/// No game has more moves.
const MOST_MOVES: u32 = 999;

impl FromStr for Control {
    type Err = ControlError;

    /// ```
    /// # use anna_hector::clock::Control;
    /// # use std::time::Duration;
    /// let control: Control = "90+30".parse().unwrap();
    /// assert_eq!(control.at_start(), Duration::from_secs(90 * 60 + 30));
    /// for same in ["15+10", "15|10", "G/15;+10", "15:00+10"] {
    ///     assert_eq!(same.parse::<Control>().unwrap().to_string(), "15+10");
    /// }
    /// assert_eq!("40/90;d5,SD/30;d5".parse::<Control>(), "40/90, SD/30; d5".parse());
    /// assert_eq!("90+x".parse::<Control>().unwrap_err().to_string(),
    ///     "time control `90+x`: `x` is not a valid number of seconds; write for example 90+30, 40/90+30,30+30 or G/5;d3");
    /// ```
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let text: String = s.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_ascii_lowercase();
        if matches!(text.as_str(), "none" | "noclock") {
            return Ok(Self::UNTIMED);
        }
        let reader = ControlReader { whole: s };
        let parts: Vec<&str> = text.split(',').collect();
        let written = parts.iter().map(|part| reader.period(part)).collect::<Result<Vec<_>, _>>()?;
        let common = common_bonus(&parts, &written).unwrap_or_default();
        let periods: Vec<Period> = written.into_iter().map(|period| period.with_bonus_of_others(common)).collect();
        for (index, (period, part)) in periods.iter().zip(&parts).enumerate() {
            reader.makes_sense(period, part, &periods[index + 1..])?;
        }
        Ok(Self { periods })
    }
}

/// Reads the controls of both players: one for both, or White's and Black's with ` vs ` between them.
///
/// # Errors
/// [`ControlError`].
///
/// ```
/// use anna_hector::clock::control::{both_from, both_written};
/// let armageddon = both_from("5 vs 4").unwrap();
/// assert_eq!(both_written(&armageddon), "5+0 vs 4+0");
/// assert_eq!(both_written(&both_from("15|10").unwrap()), "15+10");
/// ```
pub fn both_from(text: &str) -> Result<ByColor<Control>, ControlError> {
    match text.split_once(" vs ") {
        Some((white, black)) => Ok(ByColor { white: white.parse()?, black: black.parse()? }),
        None => {
            let control: Control = text.parse()?;
            Ok(ByColor { white: control.clone(), black: control })
        }
    }
}

/// The controls of both players as [`both_from`] reads them.
#[must_use]
pub fn both_written(controls: &ByColor<Control>) -> String {
    if controls.white == controls.black {
        controls.white.to_string()
    } else {
        format!("{} vs {}", controls.white, controls.black)
    }
}

/// The bonus after the last `;`: it is the last period's own, and that of each period that names none.
fn common_bonus(parts: &[&str], periods: &[WrittenPeriod]) -> Option<Bonus> {
    parts.last().filter(|part| part.contains(';')).and(periods.last()).and_then(|period| period.bonus)
}

/// A period as it is written.
struct WrittenPeriod {
    moves: Option<u32>,
    time: Duration,
    /// `None` where it names none; `+0` says that it has none.
    bonus: Option<Bonus>,
}

impl WrittenPeriod {
    fn with_bonus_of_others(self, common: Bonus) -> Period {
        Period { moves: self.moves, time: self.time, bonus: self.bonus.unwrap_or(common) }
    }
}

/// Reads the parts of one control, whose whole text its errors name.
struct ControlReader<'a> {
    whole: &'a str,
}

impl ControlReader<'_> {
    fn no_part(&self, part: &str, expected: ExpectedPart) -> ControlError {
        ControlError::NoPart { control: self.whole.into(), part: part.into(), expected }
    }

    fn period(&self, part: &str) -> Result<WrittenPeriod, ControlError> {
        let (moves, rest) = match part.split_once('/') {
            None => (None, part),
            Some(("g" | "sd", rest)) => (None, rest),
            Some((moves, rest)) => {
                let count = number(moves).filter(|count| (1..=MOST_MOVES).contains(count));
                (Some(count.ok_or_else(|| self.no_part(moves, ExpectedPart::Moves))?), rest)
            }
        };
        let at = rest.find(|c: char| !c.is_ascii_digit() && c != ':').unwrap_or(rest.len());
        let (time, bonus) = rest.split_at(at);
        Ok(WrittenPeriod { moves, time: self.time(time, part)?, bonus: self.bonus(bonus)? })
    }

    fn time(&self, text: &str, part: &str) -> Result<Duration, ControlError> {
        let named = if text.is_empty() { part } else { text };
        let error = || self.no_part(named, ExpectedPart::Minutes);
        let fields: Vec<u64> =
            text.split(':').map(|f| number(f).map(u64::from)).collect::<Option<_>>().ok_or_else(error)?;
        let seconds = match fields[..] {
            [minutes] => minutes * 60,
            [minutes, seconds] if seconds < 60 => minutes * 60 + seconds,
            [hours, minutes, seconds] if minutes < 60 && seconds < 60 => (hours * 60 + minutes) * 60 + seconds,
            _ => return Err(error()),
        };
        Ok(Duration::from_secs(seconds))
    }

    fn bonus(&self, text: &str) -> Result<Option<Bonus>, ControlError> {
        let text = text.strip_prefix(';').unwrap_or(text);
        let Some(sign) = text.chars().next() else { return Ok(None) };
        let kind = match sign {
            '+' | '|' => Bonus::Increment,
            'd' => Bonus::Delay,
            'b' => Bonus::Bronstein,
            _ => return Err(self.no_part(text, ExpectedPart::Bonus)),
        };
        let seconds = number(&text[1..]).ok_or_else(|| self.no_part(&text[1..], ExpectedPart::Seconds))?;
        Ok(Some(if seconds == 0 { Bonus::None } else { kind(Duration::from_secs(seconds.into())) }))
    }

    /// Bronstein gives back only what was there to be used.
    fn makes_sense(&self, period: &Period, part: &str, following: &[Period]) -> Result<(), ControlError> {
        let (control, part) = (self.whole.to_owned(), part.to_owned());
        let lasting = period.time + period.bonus.at_most();
        if period.time.is_zero() && matches!(period.bonus, Bonus::None | Bonus::Bronstein(_)) {
            Err(ControlError::Nothing { control, part })
        } else if lasting > LONGEST {
            Err(ControlError::TooLong { control, part })
        } else if period.moves.is_none() && !following.is_empty() {
            Err(ControlError::NeverReached { control, part })
        } else {
            Ok(())
        }
    }
}

/// Digits alone: no sign, no blank.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

pub(super) fn write(control: &Control, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if !control.is_timed() {
        return f.write_str("none");
    }
    for (index, period) in control.periods().iter().enumerate() {
        if index > 0 {
            f.write_str(",")?;
        }
        if let Some(moves) = period.moves {
            write!(f, "{moves}/")?;
        }
        let (minutes, seconds) = (period.time.as_secs() / 60, period.time.as_secs() % 60);
        write!(f, "{minutes}")?;
        if seconds > 0 {
            write!(f, ":{seconds:02}")?;
        }
        match period.bonus {
            // Written out, so that it does not take over a later period's.
            Bonus::None => f.write_str("+0")?,
            Bonus::Increment(time) => write!(f, "+{}", time.as_secs())?,
            Bonus::Bronstein(time) => write!(f, "b{}", time.as_secs())?,
            Bonus::Delay(time) => write!(f, "d{}", time.as_secs())?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn check(text: &str, written: &str) {
        let control: Control = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(control.to_string(), written, "{text}");
        assert_eq!(written.parse(), Ok(control), "{written}");
    }

    fn refused(text: &str, begins: &str) {
        let error = text.parse::<Control>().expect_err(text).to_string();
        assert!(error.starts_with(&format!("time control `{text}`: {begins}")), "{error}");
        assert!(error.contains("write for example"), "{error}");
    }

    #[test]
    fn the_usual_ways_of_writing_are_read() {
        check("5", "5+0");
        check("0:30+2", "0:30+2");
        check("1:30:00+30", "90+30");
        check("40/90+30,30+30", "40/90+30,30+30");
        check(" 40/120, 20/60, SD/15 + 30 ", "40/120+0,20/60+0,15+30");
        check("G/5;d3", "5d3");
        check("G/90;+30", "90+30");
        check("15|10", "15+10");
        check("40/90,30;b5", "40/90b5,30b5");
        check("40/90+10,30;d5", "40/90+10,30d5");
        check("40/90+0,30;d5", "40/90+0,30d5");
        check("0+5", "0+5");
        check("0d5", "0d5");
        check("none", "none");
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_its_place() {
        refused("", "`` is not a valid number of minutes");
        refused("0", "`0` gives no time at all");
        refused("0b5", "`0b5` gives no time at all");
        refused("40/90+30,0", "`0` gives no time at all");
        refused("40/", "`40/` is not a valid number of minutes");
        refused("0/90", "`0` is not a valid number of moves");
        refused("x/90", "`x` is not a valid number of moves");
        refused("90,30", "`90` lasts for the rest of the game");
        refused("90+", "`` is not a valid number of seconds");
        refused("90+30s", "`30s` is not a valid number of seconds");
        refused("90*3", "`*3` is not a valid bonus");
        refused("1:75", "`1:75` is not a valid number of minutes");
        refused("6000", "`6000` is longer than 99 hours");
        refused("-5", "`-5` is not a valid number of minutes");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(text in "[0-9/:+|;dbgs, -]{0,24}") {
            if let Ok(control) = text.parse::<Control>() {
                prop_assert_eq!(control.to_string().parse(), Ok(control));
            }
        }

        #[test]
        fn no_text_makes_the_reader_fall_over(text: String) {
            let _ = text.parse::<Control>();
        }
    }
}
