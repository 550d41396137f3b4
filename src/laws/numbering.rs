//! How a scoresheet numbers its moves (Appendix C): from the number of the first position and the player on move there.
use shakmaty::Color;

use super::standing::Standing;

/// How the plies of a game are numbered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Numbering {
    /// The number of the first move.
    pub first: u32,
    /// Whose move it is.
    pub turn: Color,
}

impl Numbering {
    /// From a position on; move 1 of White where there is none.
    #[must_use]
    pub fn from(start: Option<&Standing>) -> Self {
        start.map_or(Self { first: 1, turn: Color::White }, |start| Self {
            first: start.fullmoves(),
            turn: start.turn(),
        })
    }

    /// The number of the move to which the ply belongs (the first ply is 1), and whose move it is.
    ///
    /// ```
    /// # use anna_hector::laws::Numbering;
    /// # use shakmaty::Color;
    /// let usual = Numbering { first: 1, turn: Color::White };
    /// assert_eq!(usual.of(4), (2, Color::Black));
    /// assert_eq!(Numbering { first: 40, turn: Color::Black }.of(2), (41, Color::White));
    /// ```
    #[must_use]
    pub fn of(self, ply: usize) -> (u32, Color) {
        let before = u32::try_from(ply.saturating_sub(1)).unwrap_or(u32::MAX);
        let number = self.first.saturating_add(before.saturating_add(u32::from(self.turn.is_black())) / 2);
        (number, if before.is_multiple_of(2) { self.turn } else { self.turn.other() })
    }

    /// The ply that belongs to this side's move of that number; `None` for a number before the first, or one that no game reaches.
    ///
    /// ```
    /// # use anna_hector::laws::Numbering;
    /// # use shakmaty::Color;
    /// let usual = Numbering { first: 1, turn: Color::White };
    /// assert_eq!(usual.ply(2, Color::Black), Some(4));
    /// assert_eq!(usual.ply(u32::MAX, Color::Black), None);
    /// ```
    #[must_use]
    pub fn ply(self, number: u32, side: Color) -> Option<usize> {
        let moves = number.checked_sub(self.first)?;
        let plies = moves.checked_mul(2)?.checked_add(u32::from(side.is_black()))?;
        let plies = plies.checked_sub(u32::from(self.turn.is_black()))?;
        usize::try_from(plies).ok()?.checked_add(1)
    }
}
