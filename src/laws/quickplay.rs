//! The quickplay finish: Article 10 and Appendix D of 2009, Appendix G of 2014, Guidelines III of 2018 and 2023.
//!
//! The last phase of a game, from 2014 on of one without increments, in which all remaining moves are to be made in a limited
//! time. A player with less than two minutes left may claim a draw, because his opponent cannot win by normal means or makes
//! no effort to; from 2014 on he may first ask for an increment instead. Whether that is so is the arbiter's to judge.
use std::time::Duration;

use super::{
    Edition,
    flag::PeriodKind,
    pace::{Pace, Rules},
};

/// Below this a claim can be made.
pub const TWO_MINUTES: Duration = Duration::from_secs(120);
/// What the arbiter gives to the opponent when he postpones or rejects a claim, or agrees to extra time.
pub const EXTRA_FOR_OPPONENT: Duration = Duration::from_secs(120);
/// What the opponent gets when the arbiter puts his decision off: two minutes if the arbiter likes (10.2.b of 2009, G.5.b,
/// III.5.2). Where he rejects the claim they are due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Compensation {
    /// The opponent is given [`EXTRA_FOR_OPPONENT`].
    TwoMinutes,
    /// The opponent is given nothing.
    None,
}

/// What becomes of the arbiter's decision about a claim of a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// No appeal is possible (10.2.d of 2009).
    Final,
    /// It can be appealed against like any other (11.10).
    Appealable,
}

/// Whether the arbiter's decision about a claim of a draw is final.
///
/// ```
/// use anna_hector::laws::{Edition, quickplay::{Decision, decision}};
/// assert_eq!(decision(Edition::Fide2009), Decision::Final);
/// assert_eq!(decision(Edition::Fide2014), Decision::Appealable);
/// ```
#[must_use]
pub const fn decision(edition: Edition) -> Decision {
    match edition {
        Edition::Fide2009 => Decision::Final,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => Decision::Appealable,
    }
}

/// The increment that can be asked for with each move (G.4 of 2014, III.4).
pub const REQUESTED_INCREMENT: Duration = Duration::from_secs(5);

/// Whether the regulations announced that the quickplay rules hold (G.2 of 2014, III.2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Quickplay {
    /// They do not hold. In 2009 they need no announcement.
    #[default]
    NotAnnounced,
    /// The guidelines were announced for the event.
    Announced,
}

/// What a player may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Request {
    /// A draw (10.2, G.5, III.5).
    Draw,
    /// Five seconds with each move for both players, as an increment or a delay (G.4 of 2014), or as an increment
    /// (III.4). Also an offer of a draw.
    ExtraTime,
}

/// How a game is played, as far as a request depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Conditions {
    /// Pace of the game.
    pub pace: Pace,
    /// Competition Rules, or those of inadequate supervision.
    pub rules: Rules,
    /// What was announced.
    pub quickplay: Quickplay,
    /// Whether an increment or delay is in use.
    pub increment: Increment,
}

/// The state of the game on which a request rests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Situation {
    /// How the game is played.
    pub conditions: Conditions,
    /// The period that is being played.
    pub period: PeriodKind,
    /// The claimant's time; `None` without a clock.
    pub left: Option<Duration>,
}

/// Whether moves bring time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Increment {
    /// They do not.
    None,
    /// The period has an increment.
    Used,
}

/// Why a request is not possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The rules of the quickplay finish do not hold in this game.
    NotInForce,
    /// The claimant has two minutes or more, or no clock.
    NotLessThanTwoMinutes,
    /// His flag is down: it is to be claimed before.
    FlagDown,
}

/// Whether the rules that allow a request hold in the last period of such a game.
///
/// | | 2009, Article 10 | 2014, Appendix G | 2018 and 2023, Guidelines III |
/// |---|---|---|---|
/// | has to be announced | no | yes | yes |
/// | with increments | yes | no | no |
/// | blitz | not with inadequate supervision | no | no |
/// | extra time can be asked for | no | yes | yes |
#[must_use]
pub fn can_hold(edition: Edition, request: Request, conditions: Conditions) -> bool {
    let Conditions { pace, rules, quickplay, increment } = conditions;
    match edition {
        Edition::Fide2009 => request == Request::Draw && rules != Rules::Blitz,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => {
            quickplay == Quickplay::Announced && increment == Increment::None && pace != Pace::Blitz
        }
    }
}

/// Whether a request can be made.
///
/// # Errors
/// The [`Obstacle`].
///
/// ```
/// use anna_hector::laws::{Edition, flag::PeriodKind, pace::{Pace, Rules}, quickplay::*};
/// use std::time::Duration;
/// let conditions = Conditions {
///     pace: Pace::Rapid, rules: Rules::Competition, quickplay: Quickplay::Announced, increment: Increment::None,
/// };
/// let situation = Situation { conditions, period: PeriodKind::Last, left: Some(Duration::from_secs(119)) };
/// assert_eq!(may_ask(Edition::Fide2014, Request::ExtraTime, situation), Ok(()));
/// assert_eq!(may_ask(Edition::Fide2009, Request::ExtraTime, situation), Err(Obstacle::NotInForce));
/// let early = Situation { left: Some(Duration::from_secs(120)), ..situation };
/// assert_eq!(may_ask(Edition::Fide2014, Request::Draw, early), Err(Obstacle::NotLessThanTwoMinutes));
/// let late = Situation { left: Some(Duration::ZERO), ..situation };
/// assert_eq!(may_ask(Edition::Fide2014, Request::Draw, late), Err(Obstacle::FlagDown));
/// ```
pub fn may_ask(edition: Edition, request: Request, situation: Situation) -> Result<(), Obstacle> {
    let Situation { conditions, period, left } = situation;
    if !can_hold(edition, request, conditions) || period != PeriodKind::Last {
        return Err(Obstacle::NotInForce);
    }
    match left {
        Some(Duration::ZERO) => Err(Obstacle::FlagDown),
        Some(left) if left < TWO_MINUTES => Ok(()),
        Some(_) | None => Err(Obstacle::NotLessThanTwoMinutes),
    }
}

/// Whether a request is an offer of a draw as well: one for extra time always is (G.4 of 2014, III.4); a claim of the draw
/// only in 2009, whose 9.1.b counts claims by 10.2 among the offers.
///
/// ```
/// use anna_hector::laws::{Edition, quickplay::{Request, is_draw_offer}};
/// assert!(is_draw_offer(Edition::Fide2009, Request::Draw));
/// assert!(!is_draw_offer(Edition::Fide2014, Request::Draw));
/// assert!(is_draw_offer(Edition::Fide2014, Request::ExtraTime));
/// ```
#[must_use]
pub const fn is_draw_offer(edition: Edition, request: Request) -> bool {
    match (request, edition) {
        (Request::ExtraTime, _) | (Request::Draw, Edition::Fide2009) => true,
        (Request::Draw, Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023) => false,
    }
}
