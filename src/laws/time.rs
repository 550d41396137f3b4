//! Time as the editions treat it: what a delay saves (6.2.b of 2009; 6.3.b of 2014; 6.3.2) and the default time (6.6 of
//! 2009, 6.7 of 2014, 6.7.1).
use std::time::Duration;

use super::{Edition, pace::Rules};

/// Whether the time saved in a period is added to the next in the delay modes. With an increment, or without any bonus,
/// it is in every edition.
///
/// ```
/// use anna_hector::laws::{Edition, time::carries_over_in_delay_mode};
/// assert!(!carries_over_in_delay_mode(Edition::Fide2009));
/// assert!(carries_over_in_delay_mode(Edition::Fide2014));
/// ```
#[must_use]
pub const fn carries_over_in_delay_mode(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009 => false,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => true,
    }
}

/// How late a player may be before he loses, from what the regulations of the competition say.
///
/// Where they are silent it is zero in 2009, 2018 and 2023; 2014 demands that they speak, and leaves a silent set of
/// regulations to the arbiter: `None`.
///
/// ```
/// use anna_hector::laws::{Edition, time::default_time};
/// use std::time::Duration;
/// assert_eq!(default_time(Edition::Fide2023, None), Some(Duration::ZERO));
/// assert_eq!(default_time(Edition::Fide2014, None), None);
/// let half_an_hour = Some(Duration::from_secs(1800));
/// assert_eq!(default_time(Edition::Fide2014, half_an_hour), half_an_hour);
/// ```
#[must_use]
pub const fn default_time(edition: Edition, regulations: Option<Duration>) -> Option<Duration> {
    match (regulations, edition) {
        (Some(time), _) => Some(time),
        (None, Edition::Fide2014) => None,
        (None, Edition::Fide2009 | Edition::Fide2018 | Edition::Fide2023) => Some(Duration::ZERO),
    }
}

/// Who may let a player go on who comes after the default time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Excuse {
    /// Nobody at the board: only the regulations of the competition (6.6.a of 2009).
    RegulationsOnly,
    /// The arbiter (6.7.a of 2014, 6.7.1; at a resumption G.10 of 2009 too).
    Arbiter,
}

/// Who may excuse a player who comes too late to the start of the game.
///
/// ```
/// use anna_hector::laws::{Edition, time::{Excuse, may_excuse}};
/// assert_eq!(may_excuse(Edition::Fide2009), Excuse::RegulationsOnly);
/// assert_eq!(may_excuse(Edition::Fide2014), Excuse::Arbiter);
/// ```
#[must_use]
pub const fn may_excuse(edition: Edition) -> Excuse {
    match edition {
        Edition::Fide2009 => Excuse::RegulationsOnly,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => Excuse::Arbiter,
    }
}

/// Whether a wrong setting of the clock can still be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SettingChange {
    /// At any time (6.10.b of 2009 and 2014, 6.10.2).
    Free,
    /// Only where the schedule of the competition would suffer otherwise (A.4.a of 2014, A.4.1 of 2018, A.5.1 of 2023).
    ForTheSchedule,
    /// No longer (A4.a of 2009).
    TooLate,
}

/// Whether the setting can be changed when both players have completed `moves` moves.
///
/// ```
/// use anna_hector::laws::{Edition, pace::Rules, time::{SettingChange, setting_may_change}};
/// assert_eq!(setting_may_change(Edition::Fide2009, Rules::Rapid, 3), SettingChange::TooLate);
/// assert_eq!(setting_may_change(Edition::Fide2014, Rules::Rapid, 9), SettingChange::Free);
/// assert_eq!(setting_may_change(Edition::Fide2014, Rules::Blitz, 10), SettingChange::ForTheSchedule);
/// assert_eq!(setting_may_change(Edition::Fide2014, Rules::Competition, 40), SettingChange::Free);
/// ```
#[must_use]
pub const fn setting_may_change(edition: Edition, rules: Rules, moves: u32) -> SettingChange {
    match (rules, edition) {
        (Rules::Competition, _) => SettingChange::Free,
        (Rules::Rapid | Rules::Blitz, Edition::Fide2009) if moves >= 3 => SettingChange::TooLate,
        (Rules::Rapid | Rules::Blitz, Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023) if moves >= 10 => {
            SettingChange::ForTheSchedule
        }
        (Rules::Rapid | Rules::Blitz, _) => SettingChange::Free,
    }
}
