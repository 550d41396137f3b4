//! Draws: Article 5.2 (agreement), 9.1 (offers).
use shakmaty::{ByColor, Color};

use super::Edition;

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
