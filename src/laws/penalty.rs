//! What an arbiter can impose: 13.4 of 2009, 12.9 of 2014, 2018 and 2023.
use std::time::Duration;

use super::Edition;

/// A penalty. Time and the end of the game take effect at once; points, fines and exclusions are for the result list and
/// the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// A warning (12.9.1 of 2018 and 2023).
    Warning,
    /// More time for the opponent.
    TimeToOpponent(Duration),
    /// Less time for the offender.
    TimeFromOffender(Duration),
    /// More points for the opponent in this game.
    PointsToOpponent,
    /// Fewer points for the offender in this game.
    PointsFromOffender,
    /// The game is lost to the offender; the opponent wins.
    GameLost,
    /// The game is lost to the offender, and the arbiter gives the opponent half a point.
    GameLostOpponentHalf,
    /// The game is lost to both.
    GameLostToBoth,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds or from the competition.
    Exclusion,
}

impl Penalty {
    /// Those that are one choice on the arbiter's page, in the order of the Article.
    pub const STANDARD: [Self; 10] = [
        Self::Warning,
        Self::TimeToOpponent(Duration::from_secs(60)),
        Self::TimeToOpponent(Duration::from_secs(120)),
        Self::TimeFromOffender(Duration::from_secs(60)),
        Self::TimeFromOffender(Duration::from_secs(120)),
        Self::PointsToOpponent,
        Self::PointsFromOffender,
        Self::GameLost,
        Self::Fine,
        Self::Exclusion,
    ];

    /// Whether the edition has it: a fine came with 12.9.g of 2014.
    ///
    /// ```
    /// use anna_hector::laws::{Edition, penalty::Penalty};
    /// assert_eq!(Edition::ALL.map(|edition| Penalty::Fine.is_in(edition)), [false, true, true, true]);
    /// ```
    #[must_use]
    pub const fn is_in(self, edition: Edition) -> bool {
        match (self, edition) {
            (Self::Fine, Edition::Fide2009) => false,
            (
                Self::Warning
                | Self::TimeToOpponent(_)
                | Self::TimeFromOffender(_)
                | Self::PointsToOpponent
                | Self::PointsFromOffender
                | Self::GameLost
                | Self::GameLostOpponentHalf
                | Self::GameLostToBoth
                | Self::Exclusion,
                _,
            )
            | (Self::Fine, Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023) => true,
        }
    }
}
