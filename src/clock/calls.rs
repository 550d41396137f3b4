//! Automatic calls of the time: what a visually impaired player wants to be told of his own clock unasked.
//!
//! ```text
//! off                                    nothing (the default)
//! 10:00 5:00, 1:00:00                    when so much time is left: m:ss or h:mm:ss
//! every 15                               whenever a multiple of so many minutes is left
//! last minute                            when the last minute begins
//! periods                                when a time control is reached and the next period begins
//! 10:00 5:00, every 15 chime, periods    items stand between commas; `chime` after one: a short sound instead of words
//! ```
//!
//! A mark is called when the time comes down to it for the first time in a period: what an increment lifts above a mark
//! again is not called again.
use std::{fmt, str::FromStr, time::Duration};

use thiserror::Error;

/// A player's choice of automatic calls; empty for none.
///
/// ```
/// use anna_hector::clock::{CallAt, CallForm, CallPlan};
/// use std::time::Duration;
///
/// let plan: CallPlan = "every 15, last minute chime".parse().unwrap();
/// let due = plan.next_below(Duration::from_secs(45 * 60)).unwrap();
/// assert_eq!((due.left, due.call.form), (Duration::from_secs(30 * 60), CallForm::Words));
/// let last = plan.next_below(Duration::from_secs(90)).unwrap();
/// assert_eq!((last.call.at, last.call.form), (CallAt::LastMinute, CallForm::Chime));
/// assert_eq!(plan.to_string(), "every 15, last minute chime");
/// assert_eq!(
///     "10:00, 7".parse::<CallPlan>().unwrap_err().to_string(),
///     "`7` is not a call of the time; write for example `10:00 5:00, every 15, last minute chime, periods`, or off",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct CallPlan(Vec<Call>);

/// One automatic call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Call {
    /// At what time left it comes.
    pub at: CallAt,
    /// A sound or words.
    pub form: CallForm,
}

/// When a call is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CallAt {
    /// When so much time is left; above zero, below a hundred hours.
    Left(Duration),
    /// Whenever a multiple of so many minutes is left; 1 to 999.
    Every(u32),
    /// When the last minute begins.
    LastMinute,
    /// When the next period begins.
    Period,
}

/// How a call is made. Words come before chimes where both are due at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum CallForm {
    /// A short sound.
    Chime,
    /// The time is said in words.
    #[default]
    Words,
}

/// A call that becomes due as time runs down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DueCall {
    /// At so much time left.
    pub left: Duration,
    /// The rule by which it is due.
    pub call: Call,
}

/// Text that is not a plan of calls.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a call of the time; write for example `10:00 5:00, every 15, last minute chime, periods`, or off"
)]
pub struct CallError(String);

const MINUTE: Duration = Duration::from_secs(60);
/// What the words of the program can name.
const MOST_MINUTES: u32 = 999;
const LONGEST: Duration = Duration::from_secs(100 * 3600);

impl CallPlan {
    /// The calls, in the order in which they were chosen.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.0
    }

    /// The call that is due next when time runs down from `left`; where several are due at once, the one that says
    /// most.
    #[must_use]
    pub fn next_below(&self, left: Duration) -> Option<DueCall> {
        let due = self.0.iter().filter_map(|&call| Some(DueCall { left: call.at.next_below(left)?, call }));
        due.max_by_key(|due| (due.left, due.call.form, due.call.at == CallAt::LastMinute))
    }

    /// How the beginning of a period is called, if it is.
    #[must_use]
    pub fn at_period(&self) -> Option<CallForm> {
        self.0.iter().filter(|call| call.at == CallAt::Period).map(|call| call.form).max()
    }
}

impl CallAt {
    /// The greatest of its marks below a time.
    fn next_below(self, left: Duration) -> Option<Duration> {
        let mark = match self {
            Self::Left(mark) => mark,
            Self::LastMinute => MINUTE,
            Self::Every(minutes) => {
                let step = u128::from(minutes) * MINUTE.as_millis();
                let whole = left.as_nanos().checked_sub(1)? / 1_000_000 / step;
                MINUTE * minutes * u32::try_from(whole).ok()?
            }
            Self::Period => return None,
        };
        (mark < left && !mark.is_zero()).then_some(mark)
    }
}

impl FromStr for CallPlan {
    type Err = CallError;

    fn from_str(text: &str) -> Result<Self, CallError> {
        if matches!(text.trim(), "" | "off") {
            return Ok(Self::default());
        }
        let mut calls = Vec::new();
        for item in text.split(',') {
            let words: Vec<&str> = item.split_whitespace().collect();
            let (words, form) = match words.split_last() {
                Some((&"chime", rest)) => (rest, CallForm::Chime),
                _ => (&*words, CallForm::Words),
            };
            let times = calls_at(words).filter(|times| !times.is_empty());
            let times = times.ok_or_else(|| CallError(item.trim().to_owned()))?;
            calls.extend(times.into_iter().map(|at| Call { at, form }));
        }
        Ok(Self(calls))
    }
}

fn calls_at(words: &[&str]) -> Option<Vec<CallAt>> {
    match words {
        ["every", minutes] => {
            let minutes = minutes.parse().ok().filter(|minutes| (1..=MOST_MINUTES).contains(minutes))?;
            Some(vec![CallAt::Every(minutes)])
        }
        ["last", "minute"] => Some(vec![CallAt::LastMinute]),
        ["periods"] => Some(vec![CallAt::Period]),
        times => times.iter().map(|time| time_left(time).map(CallAt::Left)).collect(),
    }
}

/// `m:ss` or `h:mm:ss`.
fn time_left(text: &str) -> Option<Duration> {
    let mut parts = text.split(':');
    let number = |part: &str| part.bytes().all(|b| b.is_ascii_digit()).then(|| part.parse::<u64>().ok()).flatten();
    let sixtieth = |part: &str| number(part).filter(|&n| n < 60 && part.len() == 2);
    let seconds = match (parts.next()?, parts.next()?, parts.next(), parts.next()) {
        (minutes, seconds, None, None) => number(minutes)?.checked_mul(60)?.checked_add(sixtieth(seconds)?)?,
        (hours, minutes, Some(seconds), None) => {
            number(hours)?.checked_mul(3600)?.checked_add(sixtieth(minutes)? * 60 + sixtieth(seconds)?)?
        }
        _ => return None,
    };
    let time = Duration::from_secs(seconds);
    (!time.is_zero() && time < LONGEST).then_some(time)
}

/// As it is read, each call an item of its own.
impl fmt::Display for CallPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("off");
        }
        for (index, call) in self.0.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            let form = if call.form == CallForm::Chime { " chime" } else { "" };
            write!(f, "{comma}{}{form}", call.at)?;
        }
        Ok(())
    }
}

impl fmt::Display for CallAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Left(time) => match time.as_secs() {
                seconds if seconds < 3600 => write!(f, "{}:{:02}", seconds / 60, seconds % 60),
                seconds => write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
            },
            Self::Every(minutes) => write!(f, "every {minutes}"),
            Self::LastMinute => f.write_str("last minute"),
            Self::Period => f.write_str("periods"),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn plan(text: &str) -> CallPlan {
        text.parse().expect("a plan")
    }

    /// The seconds left at which something is called on the way down from `from` seconds.
    fn check(text: &str, from: u64, called: &[u64]) {
        let mut left = Duration::from_secs(from);
        let mut found = Vec::new();
        while let Some(due) = plan(text).next_below(left) {
            assert!(due.left < left, "{text}: {due:?}");
            left = due.left;
            found.push(left.as_secs());
        }
        assert_eq!(found, called, "{text}");
    }

    /// The defect: these overflowed.
    #[test]
    fn hours_without_end_are_no_call() {
        for text in ["5124095576030431:59:59", "307445734561825860:59", "99999999999999999999:00"] {
            assert!(text.parse::<CallPlan>().is_err(), "{text}");
        }
    }

    #[test]
    fn calls_come_in_the_order_of_the_time_left() {
        check("off", 5400, &[]);
        check("5:00 10:00", 5400, &[600, 300]);
        check("every 15", 2701, &[2700, 1800, 900]);
        check("every 15", 2700, &[1800, 900]);
        check("last minute, 1:00:00", 3601, &[3600, 60]);
        check("periods", 3601, &[]);
        check("10:00", 600, &[]);
    }

    #[test]
    fn one_call_at_one_moment_and_words_before_chimes() {
        check("15:00, every 5, 5:00 chime", 1200, &[900, 600, 300]);
        let below = |text, seconds| plan(text).next_below(Duration::from_secs(seconds)).expect("a call").call;
        assert_eq!(below("5:00 chime, every 5", 301), Call { at: CallAt::Every(5), form: CallForm::Words });
        assert_eq!(below("1:00, last minute", 61).at, CallAt::LastMinute);
        assert_eq!(below("last minute, 1:00", 61).at, CallAt::LastMinute);
    }

    #[test]
    fn periods_have_a_form_of_their_own() {
        assert_eq!(plan("10:00, periods chime").at_period(), Some(CallForm::Chime));
        assert_eq!(plan("periods").at_period(), Some(CallForm::Words));
        assert_eq!(plan("10:00").at_period(), None);
    }

    #[test]
    fn what_is_no_call_is_named() {
        let bad = [
            "0:00",
            "7",
            "1:5",
            "1:60",
            "every",
            "every 0",
            "every 1000",
            "last",
            "chime",
            "10:00,",
            "100:00:00",
            "-1:00",
        ];
        for text in bad {
            let error = text.parse::<CallPlan>().expect_err(text).to_string();
            assert!(error.contains("is not a call of the time; write for example"), "{error}");
        }
        assert_eq!(plan(" 90:00  5:00 chime ").to_string(), "1:30:00 chime, 5:00 chime");
        assert_eq!(plan("").to_string(), "off");
    }

    proptest! {
        #[test]
        fn a_plan_comes_back_from_its_text(text in "((every [1-9]|last minute|periods|[1-9]:[0-5][0-9])( chime)?, ){0,4}periods") {
            let plan = plan(&text);
            prop_assert_eq!(plan.to_string().parse::<CallPlan>(), Ok(plan));
        }

        #[test]
        fn no_text_makes_the_reader_fall_over(text: String) {
            let _ = text.parse::<CallPlan>();
        }
    }
}
