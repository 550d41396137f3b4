//! Who has to keep the score: Articles 8.1, 8.4 and 8.5; rapid and blitz: A2 and B2 of 2009, A.2 and B.3-B.4 of 2014, 2018
//! and A.2, B.3 of 2023.
use std::time::Duration;

use super::{Article, Edition, pace::Pace};

/// Below this a player without a large increment need not record.
pub const FIVE_MINUTES: Duration = Duration::from_secs(300);
/// An increment from which on everybody records to the end.
pub const LARGE_INCREMENT: Duration = Duration::from_secs(30);

/// What a player owes his scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// He records every move (8.1).
    Record,
    /// He need not record until a flag falls, and then completes his sheet before he moves (8.4 of 2009).
    UntilTheFlag,
    /// He need not record for the rest of the period; after the flag 8.5 says who completes what (8.4 from 2014 on).
    RestOfPeriod,
    /// He need not record at all: rapid and blitz.
    None,
}

impl Duty {
    /// The Article from which it follows.
    #[must_use]
    pub const fn article(self, pace: Pace) -> Article {
        match (self, pace) {
            (Self::Record, _) => Article::KeepingScore,
            (Self::UntilTheFlag | Self::RestOfPeriod, _) => Article::NeedNotRecord,
            (Self::None, Pace::Blitz) => Article::BlitzScore,
            (Self::None, Pace::Standard | Pace::Rapid) => Article::RapidScore,
        }
    }

    /// Whether he is excused for as long as his time is short, and completes his sheet after a flag.
    #[must_use]
    pub const fn is_put_off(self) -> bool {
        matches!(self, Self::UntilTheFlag | Self::RestOfPeriod)
    }
}

/// Who completes his sheet after a flag (8.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Completing {
    /// He alone had not to record: in his own time, before he moves a piece; his opponent lends him his sheet.
    Alone,
    /// Neither had to: the arbiter stops the clocks, and both do.
    Both,
}

impl Completing {
    /// The Article from which it follows.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::Alone => Article::OneCompletes,
            Self::Both => Article::BothComplete,
        }
    }
}

/// The duty of a player who has had as little as `least_left` in this period (`None` without a clock) and receives
/// `increment` with each move.
///
/// ```
/// use anna_hector::laws::{Edition, pace::Pace, recording::{Duty, duty}};
/// use std::time::Duration;
/// let four_minutes = Some(Duration::from_secs(240));
/// let standard = |edition, increment| duty(edition, Pace::Standard, four_minutes, Duration::from_secs(increment));
/// assert_eq!(standard(Edition::Fide2009, 0), Duty::UntilTheFlag);
/// assert_eq!(standard(Edition::Fide2023, 29), Duty::RestOfPeriod);
/// assert_eq!(standard(Edition::Fide2023, 30), Duty::Record);
/// ```
#[must_use]
pub fn duty(edition: Edition, pace: Pace, least_left: Option<Duration>, increment: Duration) -> Duty {
    let short = least_left.is_some_and(|left| left < FIVE_MINUTES) && increment < LARGE_INCREMENT;
    match (pace, edition) {
        (Pace::Rapid | Pace::Blitz, _) => Duty::None,
        (Pace::Standard, _) if !short => Duty::Record,
        (Pace::Standard, Edition::Fide2009) => Duty::UntilTheFlag,
        (Pace::Standard, Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023) => Duty::RestOfPeriod,
    }
}
