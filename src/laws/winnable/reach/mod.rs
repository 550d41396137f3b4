//! Reachability: what could ever happen, whatever is played. It is an upper bound of where each piece can stand and which can
//! be captured, grown to a fixpoint. If no mate fits into it, there is none.
//!
//! Think of any series of legal moves that ends in a mate by the winner. The first thing in it that the fixpoint lacks
//! is a move that some rule left out; until then all pieces stood where the fixpoint has them. So a rule is right if it
//! leaves out only what is illegal, or ends the game otherwise, in every position in which all pieces stand so. No rule
//! may argue from what it leaves out itself.
mod mate;
mod step;

use shakmaty::{Bitboard, ByColor, CastlingSide, Chess, Color, Move, Piece, Position, Square, attacks};

use super::WINNER;

/// What a proof costs about, in positions.
pub(super) const COST: u64 = 100;

/// Whether no series of legal moves ends in a mate by the winner. `false` says nothing.
pub(super) fn excludes_mate(position: &Chess) -> bool {
    excluded(position, Fates::default(), ONE_ASSUMPTION)
}

/// As [`excludes_mate`], with more assumptions at once. It costs up to [`DEEP_COST`].
pub(super) fn excludes_mate_deeply(position: &Chess) -> bool {
    excluded(position, Fates::default(), TWO_ASSUMPTIONS)
}

/// At each depth, of how many trapped pieces the fate is tried.
const ONE_ASSUMPTION: &[usize] = &[2];
const TWO_ASSUMPTIONS: &[usize] = &[4, 4];
/// What [`excludes_mate_deeply`] costs at most about, in positions.
pub(super) const DEEP_COST: u64 = 20 * COST;

/// A piece that may be captured where it stands at first either is captured there or is not. If a mate fits under neither
/// assumption, there is none.
fn excluded(position: &Chess, fates: Fates, tries: &[usize]) -> bool {
    let Some(mut bound) = ReachBound::new(position, fates) else { return false };
    if bound.excludes_mate() {
        return true;
    }
    let Some((&most, deeper)) = tries.split_first() else { return false };
    bound.trapped.into_iter().take(most).any(|piece| {
        excluded(position, fates.with_spared(piece), deeper) && excluded(position, fates.with_lost(piece), deeper)
    })
}

/// What is assumed about pieces that may be captured where they stand at first.
#[derive(Debug, Clone, Copy, Default)]
struct Fates {
    /// They are not captured before they have moved.
    spared: Bitboard,
    /// They never move, and are gone when it comes to a mate.
    lost: Bitboard,
}

impl Fates {
    fn with_spared(self, piece: Square) -> Self {
        Self { spared: self.spared.with(piece), ..self }
    }

    fn with_lost(self, piece: Square) -> Self {
        Self { lost: self.lost.with(piece), ..self }
    }

    fn is_open(self, piece: Square) -> bool {
        !(self.spared | self.lost).contains(piece)
    }
}

/// What stays as it is, whatever is played.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Terrain {
    /// Pieces that stay where they are.
    pub(super) fixed: Bitboard,
    /// Squares attacked for ever.
    pub(super) held: ByColor<Bitboard>,
}

impl Terrain {
    pub(super) fn of(position: &Chess) -> Self {
        let Some(mut reach) = ReachBound::new(position, Fates::default()) else { return Self::default() };
        while reach.grow() {}
        reach.terrain
    }
}

/// The bound, while it grows. A piece is named by the square where it stands at first.
struct ReachBound {
    fates: Fates,
    pieces: Vec<(Square, Piece)>,
    kings: ByColor<Square>,
    own: ByColor<Bitboard>,
    /// Pieces that nobody captures: kings, and the winner's last piece, as a series in which it is captured does not mate.
    safe: Bitboard,
    /// Where each piece may come to stand, promoted or not.
    stands: [Bitboard; 64],
    /// Where each pawn may come to stand as another piece.
    promoted: [Bitboard; 64],
    /// The pieces that may be captured.
    captured: Bitboard,
    /// The pieces that may be captured, but could not move when they first might, and whose fate is open.
    trapped: Bitboard,
    /// What holds until a move is made that the bound lacks.
    terrain: Terrain,
    /// Squares where pieces other than the king may be captured.
    prey: ByColor<Bitboard>,
}

impl ReachBound {
    /// The position itself; nothing for a board without kings.
    fn new(position: &Chess, fates: Fates) -> Option<Self> {
        let board = position.board();
        let kings = ByColor { black: board.king_of(Color::Black)?, white: board.king_of(Color::White)? };
        let last = (board.by_color(WINNER) & !board.kings()).single_square();
        let mut reach = Self {
            fates,
            pieces: board.iter().collect(),
            kings,
            own: ByColor { black: board.black(), white: board.white() },
            safe: Bitboard::from_iter([kings.black, kings.white].into_iter().chain(last)),
            stands: [Bitboard::EMPTY; 64],
            promoted: [Bitboard::EMPTY; 64],
            captured: Bitboard::EMPTY,
            trapped: Bitboard::EMPTY,
            terrain: Terrain::default(),
            prey: ByColor::default(),
        };
        for square in board.occupied() {
            reach.stands[square as usize].add(square);
        }
        reach.allow_special_moves(position);
        reach.derive();
        Some(reach)
    }

    /// Castling while there is the right, and a capture en passant that is possible now.
    fn allow_special_moves(&mut self, position: &Chess) {
        for m in position.en_passant_moves() {
            if let Move::EnPassant { from, to } = m {
                self.stands[from as usize].add(to);
                self.captured.add(Square::from_coords(to.file(), from.rank()));
            }
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if let Some(rook) = position.castles().rook(color, side) {
                    self.stands[*self.kings.get(color) as usize].add(side.king_to(color));
                    self.stands[rook as usize].add(side.rook_to(color));
                }
            }
        }
    }

    /// Grows until a mate fits, or nothing is added.
    fn excludes_mate(&mut self) -> bool {
        while self.grow() {
            if self.mate_fits(mate::Flights::All) {
                return false;
            }
        }
        !self.mate_fits(mate::Flights::Reached)
    }

    /// Whether nobody captures the piece where it may stand so far.
    fn is_safe(&self, first: Square) -> bool {
        let spared = self.fates.spared.contains(first) && !self.stands[first as usize].more_than_one();
        spared || self.safe.contains(first)
    }

    /// Adds what each piece may do next, and says whether that was anything.
    fn grow(&mut self) -> bool {
        let before = (self.stands, self.captured);
        for index in 0..self.pieces.len() {
            let (first, piece) = self.pieces[index];
            if !self.fates.lost.contains(first) {
                self.step(first, piece);
            }
        }
        self.derive();
        before != (self.stands, self.captured)
    }

    fn derive(&mut self) {
        let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        (self.terrain, self.prey) = (Terrain::default(), ByColor::default());
        for &(first, piece) in &self.pieces {
            let stands = self.stands[first as usize];
            twice |= once & stands;
            once |= stands;
            if !self.is_safe(first) {
                *self.prey.get_mut(piece.color) |= stands;
            }
            if !self.captured.contains(first) && !stands.more_than_one() {
                self.terrain.fixed.add(first);
            }
        }
        for &(first, piece) in &self.pieces {
            if !self.captured.contains(first) && self.promoted[first as usize].is_empty() {
                let stands = self.stands[first as usize];
                let others = (once & !stands) | twice;
                *self.terrain.held.get_mut(piece.color) |= Self::always_attacked(piece, stands, others);
            }
        }
    }

    /// The squares that a piece attacks from each of the squares where it may stand, whatever of `others` is in the way.
    fn always_attacked(piece: Piece, stands: Bitboard, others: Bitboard) -> Bitboard {
        let mut attacked = Bitboard::FULL;
        for square in stands {
            attacked &= attacks::attacks(square, piece, others);
            if attacked.is_empty() {
                break;
            }
        }
        attacked
    }
}
