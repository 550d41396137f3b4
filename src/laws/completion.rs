//! When a move is made: Articles 4.7 and 6.2; Appendix D.2.3-D.2.5 (2018, 2023), D.2.3-D.2.4 (2014), E.2.3 (2009).
//!
//! For the visually impaired player a move is made when the captured piece is off, the piece stands in another aperture
//! and the move is announced. For the sighted player the normal rules hold: it is made on his board.

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
    /// Both.
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
    /// It counts.
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
