//! Draws: Article 5.2 (agreement), 9.1 (offers), 9.5 (what a wrong claim costs). Claims of repetition and fifty moves are in `draw_claim`.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{
    Edition,
    completion::{Progress, Sight, is_made},
    irregularity::penalty_time,
    pace::{Pace, Rules},
};

/// Whether the players may agree on a draw when this many moves have been made by each: from 2018 on only after both
/// have made at least one move (5.2.3).
///
/// ```
/// use anna_hector::laws::{Edition, draw::may_agree};
/// use shakmaty::ByColor;
/// let white_moved = ByColor { white: 1, black: 0 };
/// assert!(may_agree(Edition::Fide2014, white_moved));
/// assert!(!may_agree(Edition::Fide2023, white_moved));
/// ```
#[must_use]
pub fn may_agree(edition: Edition, made: ByColor<u32>) -> bool {
    match edition {
        Edition::Fide2009 | Edition::Fide2014 => true,
        Edition::Fide2018 | Edition::Fide2023 => Color::ALL.iter().all(|&side| *made.get(side) > 0),
    }
}

/// Whether an offer comes at its moment (9.1.b.1 of 2009 and 2014, 9.1.2.1): after the move was made on the board and before
/// the press. It is asked of a move that is not pressed.
///
/// Nobody but a visually impaired player sees when the piece stands on his own board. Once he has announced, it is
/// presumed to stand: the words are what the room has of his move (D.2.3).
///
/// ```
/// use anna_hector::laws::{completion::{Progress, Sight}, draw::is_offer_timely};
/// assert!(is_offer_timely(Sight::Impaired, Progress::Announced));
/// assert!(!is_offer_timely(Sight::Impaired, Progress::Placed));
/// assert!(!is_offer_timely(Sight::Sighted, Progress::Announced));
/// ```
#[must_use]
pub const fn is_offer_timely(sight: Sight, progress: Progress) -> bool {
    is_made(sight, progress) || matches!((sight, progress), (Sight::Impaired, Progress::Announced))
}

/// The time that the opponent receives for a wrong claim of a draw (9.5.b; 9.5.3 of 2018 and 2023): three minutes in 2009,
/// then what [`penalty_time`] says.
///
/// ```
/// use anna_hector::laws::{Edition, draw::wrong_claim, pace::{Pace, Rules}};
/// let seconds = |edition| wrong_claim(edition, Pace::Rapid, Rules::Competition).as_secs();
/// assert_eq!(Edition::ALL.map(seconds), [180, 120, 120, 60]);
/// ```
#[must_use]
pub const fn wrong_claim(edition: Edition, pace: Pace, rules: Rules) -> Duration {
    match edition {
        Edition::Fide2009 => Duration::from_secs(180),
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => penalty_time(edition, pace, rules),
    }
}

/// What the regulations say about agreeing on a draw (9.1.a of 2009 and 2014, 9.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Agreement {
    /// Players may agree at any time.
    #[default]
    Allowed,
    /// Not before both have completed so many moves.
    NotBefore(u32),
    /// Never without the arbiter's consent.
    Never,
}

impl Agreement {
    /// Whether it is allowed when both have made this many moves.
    #[must_use]
    pub fn is_allowed(self, made: ByColor<u32>) -> bool {
        match self {
            Self::Allowed => true,
            Self::NotBefore(moves) => Color::ALL.iter().all(|&side| *made.get(side) >= moves),
            Self::Never => false,
        }
    }
}
