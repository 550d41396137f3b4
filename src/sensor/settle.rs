//! When the pieces stand.
use std::time::Duration;

use shakmaty::{Board, Piece, Square};

use crate::clock::Moment;

/// How long nothing may move before a placement is believed. A piece that is slid is seen on every square that it passes,
/// and over Bluetooth those come late; public drivers wait 0.25 to 0.5 s, and a witness is in no hurry.
pub(super) const REST: Duration = Duration::from_millis(500);

/// Fields that change, and the whole placements in which they come to rest.
///
/// ```
/// use anna_hector::{clock::Moment, sensor::SettlingFields};
/// use shakmaty::{Board, Square};
///
/// let at = Moment::from_millis;
/// let mut settling = SettlingFields::default();
/// let mut board = Board::default();
/// settling.dump(at(0), board.clone());
/// assert_eq!(settling.settled(at(499)), None);
/// assert_eq!(settling.settled(at(500)), Some(board.clone()));
/// // Each placement is given once.
/// assert_eq!(settling.settled(at(600)), None);
///
/// let pawn = board.remove_piece_at(Square::E2).unwrap();
/// settling.field(at(700), Square::E2, None);
/// settling.field(at(900), Square::E4, Some(pawn));
/// board.set_piece_at(Square::E4, pawn);
/// assert_eq!(settling.settled(at(1399)), None);
/// assert_eq!(settling.settled(at(1400)), Some(board));
/// ```
#[derive(Debug, Clone, Default)]
pub struct SettlingFields {
    /// What stands on the board now; unknown until it has sent all of it.
    stands: Option<Board>,
    /// When that last changed, unless it has come to rest since.
    changed: Option<Moment>,
    /// What was given last.
    given: Option<Board>,
}

impl SettlingFields {
    /// All that stands on the board at `now`.
    pub fn dump(&mut self, now: Moment, board: Board) {
        if self.stands.as_ref() != Some(&board) {
            self.stands = Some(board);
            self.changed = Some(now);
        }
    }

    /// What stands on one square at `now`. Nothing comes of it as long as the rest of the board is not known.
    pub fn field(&mut self, now: Moment, square: Square, piece: Option<Piece>) {
        let Some(board) = &mut self.stands else { return };
        if board.piece_at(square) == piece {
            return;
        }
        match piece {
            Some(piece) => board.set_piece_at(square, piece),
            None => board.discard_piece_at(square),
        }
        self.changed = Some(now);
    }

    /// What stands on the board now, as far as it is known.
    #[must_use]
    pub const fn stands(&self) -> Option<&Board> {
        self.stands.as_ref()
    }

    /// When the pieces will have come to rest if none moves before; `None` where they have.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        Some(self.changed? + REST)
    }

    /// The placement that has come to rest by `now`, if it is another than the last.
    pub fn settled(&mut self, now: Moment) -> Option<Board> {
        if self.deadline()? > now {
            return None;
        }
        self.changed = None;
        if self.given == self.stands {
            return None;
        }
        self.given.clone_from(&self.stands);
        self.given.clone()
    }
}
