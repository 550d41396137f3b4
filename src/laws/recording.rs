//! Who has to keep the score: Articles 8.1, 8.4 and 8.5; rapid and blitz: A2 and B2 of 2009, A.2 and B.3-B.4 of 2014, 2018
//! and A.2, B.3 of 2023.
use std::time::Duration;

use super::{Edition, pace::Pace};

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
    /// The Article from which it follows, in the numbering of `edition`.
    #[must_use]
    pub const fn article(self, edition: Edition, pace: Pace) -> &'static str {
        match (self, edition, pace) {
            (Self::Record, Edition::Fide2009 | Edition::Fide2014, _) => "8.1",
            (Self::Record, Edition::Fide2018 | Edition::Fide2023, _) => "8.1.1",
            (Self::UntilTheFlag | Self::RestOfPeriod, ..) => "8.4",
            (Self::None, Edition::Fide2009, Pace::Blitz) => "B2",
            (Self::None, Edition::Fide2009, Pace::Standard | Pace::Rapid) => "A2",
            (Self::None, Edition::Fide2014 | Edition::Fide2018, Pace::Blitz) => "B.4",
            (Self::None, Edition::Fide2023, Pace::Blitz) => "B.3",
            (Self::None, Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023, Pace::Standard | Pace::Rapid) => {
                "A.2"
            }
        }
    }
}

/// The Article by which a sheet is completed after the time control, in every edition.
pub const CATCHING_UP: &str = "8.5";

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
