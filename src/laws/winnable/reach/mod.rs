//! What could ever happen, whatever is played: an upper bound of where each piece can stand and which can be captured,
//! grown to a fixpoint. If no mate fits into it, there is none.
//!
//! Think of any series of legal moves that ends in a mate by the winner. The first thing in it that the fixpoint lacks
//! is a move that some rule left out; until then all pieces stood where the fixpoint has them. So a rule is right if it
//! leaves out only what is illegal, or ends the game otherwise, in every position in which all pieces stand so. No rule
//! may argue from what it leaves out itself: what a move unblocks is looked at without the piece that moves.
mod futile;
mod mate;
mod step;

use shakmaty::{Bitboard, ByColor, CastlingSide, Chess, Color, Move, Piece, Position, Role, Square, attacks};

use super::WINNER;

/// How much is spent on a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    /// Gives up as soon as a mate seems to fit.
    Quick,
    /// Grows to the end, and looks at the fates of two trapped pieces one by one.
    Thorough,
}

impl Care {
    /// What a proof costs about, in positions.
    pub(super) const fn cost(self) -> u64 {
        match self {
            Self::Quick => 100,
            Self::Thorough => 2_000,
        }
    }
}

/// Whether no series of legal moves ends in a mate by the winner. `false` says nothing.
pub(super) fn excludes_mate(position: &Chess, care: Care) -> bool {
    let depth = match care {
        Care::Quick => 1,
        Care::Thorough => 2,
    };
    excludes(position, Fates::default(), care, depth)
}

/// A trapped piece is either captured at home or it is not: if neither leaves room for a mate, nothing does.
fn excludes(position: &Chess, fates: Fates, care: Care, depth: u32) -> bool {
    let Some(mut reach) = Reach::new(position, fates) else { return false };
    reach.saturate(care);
    if !reach.mate_fits(mate::Flights::Reached) {
        return true;
    }
    match reach.trapped {
        Some(piece) if depth > 0 => [fates.sparing(piece), fates.losing(piece)]
            .into_iter()
            .all(|fates| excludes(position, fates, care, depth - 1)),
        _ => false,
    }
}

/// What is assumed about pieces, named by the squares where they stand at first.
#[derive(Debug, Clone, Copy, Default)]
struct Fates {
    /// Not captured before they have moved.
    spared: Bitboard,
    /// Captured without having moved.
    lost: Bitboard,
}

impl Fates {
    fn sparing(mut self, piece: Square) -> Self {
        self.spared.add(piece);
        self
    }

    fn losing(mut self, piece: Square) -> Self {
        self.lost.add(piece);
        self
    }

    fn decided(self) -> Bitboard {
        self.spared | self.lost
    }
}

/// The bound, while it grows. A piece is named by the square where it stands at first.
struct Reach {
    fates: Fates,
    pieces: Vec<(Square, Piece)>,
    kings: ByColor<Square>,
    own: ByColor<Bitboard>,
    /// The winner's last piece beside the king: a series in which it is captured does not mate.
    last: Option<Square>,
    /// Where each piece may come to stand, promoted or not.
    stands: [Bitboard; 64],
    /// Where each pawn may come to stand as another piece.
    promoted: [Bitboard; 64],
    /// The pieces that may be captured.
    captured: Bitboard,
    /// The first piece that may be captured, but cannot move.
    trapped: Option<Square>,
    facts: Facts,
}

/// What follows from a bound. All of it holds until a move is made that the bound lacks.
struct Facts {
    /// Pieces that stay where they are.
    fixed: Bitboard,
    /// Pieces that are never captured and move on a few squares only.
    confined: Vec<(Square, Piece)>,
    /// Pieces that nobody captures where they are: kings, the last piece, spared ones that have not moved.
    safe: Bitboard,
    /// Squares where a piece may ever stand, and those where one of two pieces may.
    once: Bitboard,
    twice: Bitboard,
    /// Squares where pieces other than the king may be captured.
    prey: ByColor<Bitboard>,
    /// Pieces other than the king that may move.
    mobile: ByColor<Bitboard>,
    /// Squares attacked for ever.
    held: ByColor<Bitboard>,
    /// Squares that one piece attacks for ever.
    holds: [Bitboard; 64],
}

impl Reach {
    /// The position itself; nothing for a board without kings.
    fn new(position: &Chess, fates: Fates) -> Option<Self> {
        let board = position.board();
        let kings = ByColor { black: board.king_of(Color::Black)?, white: board.king_of(Color::White)? };
        let mut reach = Self {
            fates,
            pieces: board.iter().collect(),
            kings,
            own: ByColor { black: board.black(), white: board.white() },
            last: (board.by_color(WINNER) & !board.kings()).single_square(),
            stands: [Bitboard::EMPTY; 64],
            promoted: [Bitboard::EMPTY; 64],
            captured: Bitboard::EMPTY,
            trapped: None,
            facts: Facts {
                fixed: Bitboard::EMPTY,
                confined: Vec::new(),
                safe: Bitboard::EMPTY,
                once: Bitboard::EMPTY,
                twice: Bitboard::EMPTY,
                prey: ByColor::default(),
                mobile: ByColor::default(),
                held: ByColor::default(),
                holds: [Bitboard::EMPTY; 64],
            },
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

    /// Grows until nothing is added.
    fn saturate(&mut self, care: Care) {
        loop {
            let before = (self.stands, self.captured);
            for index in 0..self.pieces.len() {
                let (first, piece) = self.pieces[index];
                self.grow(first, piece);
            }
            self.derive();
            let done = before == (self.stands, self.captured);
            if done || (care == Care::Quick && self.mate_fits(mate::Flights::All)) {
                return;
            }
        }
    }

    fn derive(&mut self) {
        self.derive_places();
        self.derive_attacks();
    }

    fn derive_places(&mut self) {
        let facts = &mut self.facts;
        facts.safe = Bitboard::from_iter([self.kings.black, self.kings.white].into_iter().chain(self.last));
        (facts.fixed, facts.once, facts.twice) = (Bitboard::EMPTY, Bitboard::EMPTY, Bitboard::EMPTY);
        (facts.prey, facts.mobile) = (ByColor::default(), ByColor::default());
        facts.confined.clear();
        for &(first, piece) in &self.pieces {
            let stands = self.stands[first as usize];
            let moves = stands.more_than_one();
            facts.twice |= facts.once & stands;
            facts.once |= stands;
            if self.fates.spared.contains(first) && !moves {
                facts.safe.add(first);
            }
            if !facts.safe.contains(first) {
                *facts.prey.get_mut(piece.color) |= stands;
            }
            if piece.role != Role::King && moves {
                facts.mobile.get_mut(piece.color).add(first);
            }
            if self.captured.contains(first) {
                continue;
            }
            if !moves {
                facts.fixed.add(first);
            } else if stands.count() <= Self::LONGEST_WAY {
                facts.confined.push((first, piece));
            }
        }
    }

    /// The squares of a move at most, both ends included.
    const LONGEST_WAY: usize = 8;

    fn derive_attacks(&mut self) {
        let facts = &mut self.facts;
        facts.held = ByColor::default();
        for &(first, piece) in &self.pieces {
            let mut holds = Bitboard::EMPTY;
            if !self.captured.contains(first) && self.promoted[first as usize].is_empty() {
                let stands = self.stands[first as usize];
                let others = (facts.once & !stands) | facts.twice;
                holds = Bitboard::FULL;
                for square in stands {
                    holds &= attacks::attacks(square, piece, others);
                    if holds.is_empty() {
                        break;
                    }
                }
            }
            facts.holds[first as usize] = holds;
            *facts.held.get_mut(piece.color) |= holds;
        }
    }
}
