//! Flags: Articles 6.4, 6.8, 6.9, 6.11 (2018 and 2023: Guidelines III.3.1); A4.d of 2009, A.4.c of 2014, A.4.3 and A.4.5
//! of 2018, A.5.3 and A.5.5 of 2023.
use shakmaty::{ByColor, Color};

use super::{Article, Edition, pace::Rules};

/// Who may find that a flag has fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Observer {
    /// The arbiter, and the players by a claim (6.8).
    ArbiterAndPlayers,
    /// The players alone; the arbiter may point out that both have fallen (A4.d.1 of 2009).
    Players,
}

/// Who may find that a flag has fallen under these rules.
///
/// ```
/// use anna_hector::laws::{Edition, flag::{Observer, observer}, pace::Rules};
/// assert_eq!(observer(Edition::Fide2009, Rules::Rapid), Observer::Players);
/// assert_eq!(observer(Edition::Fide2009, Rules::Competition), Observer::ArbiterAndPlayers);
/// assert_eq!(observer(Edition::Fide2018, Rules::Blitz), Observer::ArbiterAndPlayers);
/// ```
#[must_use]
pub const fn observer(edition: Edition, rules: Rules) -> Observer {
    match (edition, rules) {
        (Edition::Fide2009, Rules::Rapid | Rules::Blitz) => Observer::Players,
        (Edition::Fide2009, Rules::Competition) | (Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023, _) => {
            Observer::ArbiterAndPlayers
        }
    }
}

/// Which flags are down, and what is known of their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Flags {
    /// Whose are down.
    pub down: ByColor<bool>,
    /// The first, where the clock has marked it.
    pub first: Option<Color>,
    /// Whether the players are in the last period.
    pub period: PeriodKind,
}

/// The last period, in which all remaining moves are made, or one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PeriodKind {
    /// Another period follows.
    Earlier,
    /// All remaining moves are to be made in it.
    Last,
}

/// What follows from the flags.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// No flag is down that the claim means.
    NotDown,
    /// This side loses on time, unless its opponent cannot mate (6.9).
    Loses(Color),
    /// Both are down, and nothing tells which fell first: the game goes on, since another period follows (6.11.a).
    GoesOn,
    /// Both are down in the last period, and nothing tells which fell first (6.11.b); or both are down where the
    /// claimant needs his own up (A4.d.3 of 2009).
    Draw,
    /// The claimant's own flag is down as well: his claim does not succeed (A.4.c of 2014).
    ClaimFails,
}

/// The verdict on a claim by `claimant`; `None` when the arbiter has observed the flags himself.
///
/// ```
/// use anna_hector::laws::{Edition, flag::{Flags, PeriodKind, Verdict, verdict}, pace::Rules};
/// use shakmaty::{ByColor, Color};
/// let both = Flags { down: ByColor { white: true, black: true }, first: Some(Color::White), period: PeriodKind::Last };
/// // The mark on the clock establishes the order.
/// assert_eq!(verdict(Edition::Fide2014, Rules::Competition, both, Some(Color::Black)), Verdict::Loses(Color::White));
/// // In rapid with inadequate supervision the claimant needs time himself.
/// assert_eq!(verdict(Edition::Fide2014, Rules::Rapid, both, Some(Color::Black)), Verdict::ClaimFails);
/// assert_eq!(verdict(Edition::Fide2009, Rules::Rapid, both, Some(Color::Black)), Verdict::Draw);
/// ```
#[must_use]
pub fn verdict(edition: Edition, rules: Rules, flags: Flags, claimant: Option<Color>) -> Verdict {
    let Flags { down, first, period } = flags;
    match (down.white, down.black, claimant) {
        (false, false, _) => Verdict::NotDown,
        (true, true, Some(_)) => match (edition, rules) {
            (Edition::Fide2009, Rules::Rapid | Rules::Blitz) => Verdict::Draw,
            (Edition::Fide2014, Rules::Rapid | Rules::Blitz) => Verdict::ClaimFails,
            (Edition::Fide2009 | Edition::Fide2014, Rules::Competition)
            | (Edition::Fide2018 | Edition::Fide2023, _) => both_down(first, period),
        },
        (true, true, None) => match (edition, rules) {
            (Edition::Fide2009, Rules::Rapid | Rules::Blitz) => Verdict::Draw,
            (Edition::Fide2009, Rules::Competition)
            | (Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023, _) => both_down(first, period),
        },
        // A player claims that his opponent's flag is down, not his own.
        (_, _, Some(claimant)) if !*down.get(claimant.other()) => Verdict::NotDown,
        (white, _, _) => Verdict::Loses(if white { Color::White } else { Color::Black }),
    }
}

/// By which Article a game with both flags down is drawn.
///
/// ```
/// use anna_hector::laws::{Article, Edition, flag::drawn_by, pace::Rules};
/// assert_eq!(drawn_by(Edition::Fide2009, Rules::Blitz), Article::RapidFlag);
/// assert_eq!(drawn_by(Edition::Fide2009, Rules::Competition), Article::BothFlags);
/// assert_eq!(drawn_by(Edition::Fide2014, Rules::Rapid), Article::BothFlags);
/// ```
#[must_use]
pub const fn drawn_by(edition: Edition, rules: Rules) -> Article {
    match (edition, rules) {
        (Edition::Fide2009, Rules::Rapid | Rules::Blitz) => Article::RapidFlag,
        (Edition::Fide2009, Rules::Competition) | (Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023, _) => {
            Article::BothFlags
        }
    }
}

const fn both_down(first: Option<Color>, period: PeriodKind) -> Verdict {
    match (first, period) {
        (Some(first), _) => Verdict::Loses(first),
        (None, PeriodKind::Earlier) => Verdict::GoesOn,
        (None, PeriodKind::Last) => Verdict::Draw,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: [Rules; 3] = [Rules::Competition, Rules::Rapid, Rules::Blitz];

    fn flags(down: &[Color], first: Option<Color>, period: PeriodKind) -> Flags {
        Flags { down: ByColor::new_with(|side| down.contains(&side)), first, period }
    }

    #[test]
    fn one_flag_loses_in_every_edition() {
        for (edition, rules) in Edition::ALL.into_iter().flat_map(|e| RULES.map(|r| (e, r))) {
            let white_down = flags(&[Color::White], Some(Color::White), PeriodKind::Last);
            assert_eq!(verdict(edition, rules, white_down, Some(Color::Black)), Verdict::Loses(Color::White));
            assert_eq!(verdict(edition, rules, white_down, Some(Color::White)), Verdict::NotDown);
            let none = flags(&[], None, PeriodKind::Last);
            assert_eq!(verdict(edition, rules, none, Some(Color::Black)), Verdict::NotDown);
        }
    }

    #[test]
    fn both_flags_without_order_go_on_except_in_the_last_period() {
        for edition in Edition::ALL {
            let check = |period, expected| {
                let both = flags(&Color::ALL, None, period);
                assert_eq!(verdict(edition, Rules::Competition, both, Some(Color::White)), expected);
                assert_eq!(verdict(edition, Rules::Competition, both, None), expected);
            };
            check(PeriodKind::Earlier, Verdict::GoesOn);
            check(PeriodKind::Last, Verdict::Draw);
        }
    }

    #[test]
    fn the_claimants_own_flag_counts_by_edition() {
        let both = flags(&Color::ALL, Some(Color::White), PeriodKind::Last);
        for rules in [Rules::Rapid, Rules::Blitz] {
            let by_edition = Edition::ALL.map(|edition| verdict(edition, rules, both, Some(Color::Black)));
            let loses = Verdict::Loses(Color::White);
            assert_eq!(by_edition, [Verdict::Draw, Verdict::ClaimFails, loses, loses]);
        }
    }
}
