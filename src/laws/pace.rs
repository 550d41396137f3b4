//! Standard, rapid or blitz: Appendices A.1 and B.1; which rules hold there: A.3-A.4 and B.2-B.4 (2009: A3-A4, B2-B3;
//! 2018: A.2-A.4, B.2-B.4; 2023: A.2-A.5, B.2-B.3).
use std::time::Duration;

use super::Edition;

/// The pace of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pace {
    /// An hour or more.
    Standard,
    /// Less than an hour.
    Rapid,
    /// Ten minutes or less; in 2009 less than fifteen.
    Blitz,
}

/// The pace for the time that sixty moves have, increments included; `None` (no clock) is standard play.
///
/// | | 2009 | 2014, 2018, 2023 |
/// |---|---|---|
/// | blitz | less than 15 minutes | 10 minutes or less |
/// | rapid | 15 minutes or more, less than 60 | more than 10 minutes, less than 60 |
///
/// ```
/// use anna_hector::laws::{Edition, pace::{Pace, of}};
/// use std::time::Duration;
/// let minutes = |m: u64| Some(Duration::from_secs(m * 60));
/// assert_eq!(of(Edition::Fide2009, minutes(12)), Pace::Blitz);
/// assert_eq!(of(Edition::Fide2014, minutes(12)), Pace::Rapid);
/// assert_eq!(of(Edition::Fide2023, minutes(10)), Pace::Blitz);
/// assert_eq!(of(Edition::Fide2023, minutes(60)), Pace::Standard);
/// ```
#[must_use]
pub fn of(edition: Edition, sixty_moves: Option<Duration>) -> Pace {
    const fn minutes(minutes: u64) -> Duration {
        Duration::from_secs(minutes * 60)
    }
    let Some(time) = sixty_moves else { return Pace::Standard };
    let blitz = match edition {
        Edition::Fide2009 => time < minutes(15),
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => time <= minutes(10),
    };
    if blitz {
        Pace::Blitz
    } else if time < minutes(60) {
        Pace::Rapid
    } else {
        Pace::Standard
    }
}

/// Whether enough arbiters watch (A.3, B.3 of 2014); the organiser says so before the competition (A.5, B.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Supervision {
    /// The Competition Rules hold at every pace.
    #[default]
    Adequate,
    /// Rapid and blitz have their own rules.
    Inadequate,
}

/// Which rules hold in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rules {
    /// The Competition Rules.
    Competition,
    /// The Rapid Rules for inadequate supervision.
    Rapid,
    /// The Blitz Rules for inadequate supervision.
    Blitz,
}

/// The rules for a pace and supervision: standard play has the Competition Rules under any supervision.
#[must_use]
pub const fn rules(pace: Pace, supervision: Supervision) -> Rules {
    match (pace, supervision) {
        (Pace::Standard, _) | (_, Supervision::Adequate) => Rules::Competition,
        (Pace::Rapid, Supervision::Inadequate) => Rules::Rapid,
        (Pace::Blitz, Supervision::Inadequate) => Rules::Blitz,
    }
}
