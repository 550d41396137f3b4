//! Which way round an electronic board lies.
use shakmaty::{Board, Square};

/// Which of its edges is White's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
enum Lie {
    #[default]
    Upright,
    UpsideDown,
}

/// Which way round a board lies, found out when it shows a placement that is known: the start position, or where an
/// interrupted game stood.
///
/// ```
/// use anna_hector::sensor::Orientation;
/// use shakmaty::{Board, Square};
///
/// let mut orientation = Orientation::by(Board::default());
/// let mut seen = Board::default();
/// seen.rotate_180();
/// assert_eq!(orientation.upright(&seen), Board::default());
/// // From then on all that it shows is turned round.
/// let pawn = seen.remove_piece_at(Square::D7).unwrap();
/// assert_eq!(orientation.upright(&seen).piece_at(Square::E2), None);
/// // Set up again the other way round, it is read that way.
/// assert_eq!(orientation.upright(&Board::default()), Board::default());
/// ```
#[derive(Debug, Clone)]
pub struct Orientation {
    known: Board,
    lie: Lie,
}

impl Orientation {
    /// A board that is thought to lie upright until it shows `known` upside down.
    #[must_use]
    pub const fn by(known: Board) -> Self {
        Self { known, lie: Lie::Upright }
    }

    /// What stands on the board, seen upright. A placement that is the same both ways changes nothing.
    pub fn upright(&mut self, seen: &Board) -> Board {
        let mut turned = seen.clone();
        turned.rotate_180();
        self.lie = match (*seen == self.known, turned == self.known) {
            (true, false) => Lie::Upright,
            (false, true) => Lie::UpsideDown,
            _ => self.lie,
        };
        match self.lie {
            Lie::Upright => seen.clone(),
            Lie::UpsideDown => turned,
        }
    }

    /// The square that is meant by one that the board sees.
    #[must_use]
    pub const fn square(&self, seen: Square) -> Square {
        match self.lie {
            Lie::Upright => seen,
            Lie::UpsideDown => seen.rotate_180(),
        }
    }
}
