//! When a move is made: Articles 4.7 and 6.2 (4.6 and 6.7.a of 2009); Appendix D.2.3-D.2.5 (2018, 2023), D.2.3-D.2.4 (2014),
//! E.2.3 (2009).
//!
//! For the visually impaired player a move is made when the captured piece is off, the piece stands in another aperture
//! and the move is announced. For the sighted player the normal rules hold: it is made on his board. A move is completed
//! by the press, by the end of the game, and from 2014 on by the player's own next move.
use super::Edition;

/// Whether a player sees the board or feels it; the rules on *touched* and *made* differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Plays on a normal board, by the normal rules on touched and made.
    Sighted,
    /// Plays on a special board; *made* includes the announcement.
    Impaired,
}

/// How far a move has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Neither on the board nor said.
    Nothing,
    /// It stands on the mover's board, unannounced.
    Placed,
    /// It has been announced, but not placed.
    Announced,
    /// It has been placed and announced.
    PlacedAndAnnounced,
}

impl Progress {
    /// From the two facts.
    #[must_use]
    pub const fn of<P, A>(placed: Option<&P>, announced: Option<&A>) -> Self {
        match (placed, announced) {
            (None, None) => Self::Nothing,
            (Some(_), None) => Self::Placed,
            (None, Some(_)) => Self::Announced,
            (Some(_), Some(_)) => Self::PlacedAndAnnounced,
        }
    }
}

/// Whether the move is made.
///
/// ```
/// use anna_hector::laws::completion::{Progress, Sight, is_made};
/// assert!(is_made(Sight::Sighted, Progress::Placed));
/// assert!(!is_made(Sight::Impaired, Progress::Placed)); // D.2.3: not before the announcement
/// ```
#[must_use]
pub const fn is_made(sight: Sight, progress: Progress) -> bool {
    matches!((sight, progress), (_, Progress::PlacedAndAnnounced) | (Sight::Sighted, Progress::Placed))
}

/// What becomes of a press of the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Press {
    /// The press completes the move.
    Counts,
    /// It counts, before the announcement: the sighted player's right (D.2.5); noted for the arbiter.
    CountsEarly,
    /// It counts, though no move was made: possibly an illegal move (7.5.3 of 2018 and 2023); noted for the arbiter.
    CountsWithoutMove,
    /// It is held back: the visually impaired player's clock waits for the announcement (D.2.3, D.2.4).
    HeldBack,
}

/// What becomes of a press when a move has come this far.
#[must_use]
pub const fn press(sight: Sight, progress: Progress) -> Press {
    match (sight, progress) {
        (_, Progress::PlacedAndAnnounced | Progress::Announced) => Press::Counts,
        (Sight::Impaired, Progress::Nothing | Progress::Placed) => Press::HeldBack,
        (Sight::Sighted, Progress::Placed) => Press::CountsEarly,
        (Sight::Sighted, Progress::Nothing) => Press::CountsWithoutMove,
    }
}

/// Whether a move that was made but not pressed is completed when its player has made his next one (6.2.a of 2014, 6.2.1.2):
/// in 2009 only the press or the end of the game completes a move (6.7.a).
///
/// ```
/// use anna_hector::laws::{Edition, completion::completed_by_next_move};
/// assert_eq!(Edition::ALL.map(completed_by_next_move), [false, true, true, true]);
/// ```
#[must_use]
pub const fn completed_by_next_move(edition: Edition) -> bool {
    match edition {
        Edition::Fide2009 => false,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => true,
    }
}

/// What a move that mates, stalemates or leaves a dead position has to keep, so that it ends the game (5.1, 5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndingMove {
    /// It is legal (5.1.a, 5.2.a, 5.2.b of 2009).
    Legal,
    /// It is legal, and keeps Articles 4.2 to 4.7 as well: a piece that was touched before has to move.
    LegalAndTouchKept,
}

/// What a move that ends the game has to keep.
///
/// ```
/// use anna_hector::laws::{Edition, completion::{EndingMove, ending_move}};
/// assert_eq!(ending_move(Edition::Fide2009), EndingMove::Legal);
/// assert_eq!(ending_move(Edition::Fide2014), EndingMove::LegalAndTouchKept);
/// ```
#[must_use]
pub const fn ending_move(edition: Edition) -> EndingMove {
    match edition {
        Edition::Fide2009 => EndingMove::Legal,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => EndingMove::LegalAndTouchKept,
    }
}
