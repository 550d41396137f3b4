//! How the bound grows by one piece.
use shakmaty::{Bitboard, Color, Piece, Rank, Role, Square, attacks};

use super::ReachBound;

impl ReachBound {
    /// Adds what the piece may do from where it may stand.
    pub(super) fn step(&mut self, first: Square, piece: Piece) {
        match piece.role {
            Role::Pawn => self.step_as_pawn(first, piece.color),
            Role::King => self.step_as_king(first, piece.color),
            _ => self.step_as_officer(first, piece),
        }
    }

    fn step_as_officer(&mut self, first: Square, piece: Piece) {
        for from in self.stands[first as usize] {
            self.stands[first as usize] |= self.moves(piece, from);
        }
        // A piece takes what it meets on a square that it may have gone to.
        let stands = self.stands[first as usize];
        if stands.more_than_one() {
            self.capture(piece.color.other(), stands);
        }
    }

    fn step_as_king(&mut self, first: Square, color: Color) {
        for from in self.stands[first as usize] {
            let to = self.moves(color.king(), from) & !*self.terrain.held.get(color.other());
            self.stands[first as usize] |= to;
            self.capture(color.other(), to);
        }
    }

    fn step_as_pawn(&mut self, first: Square, color: Color) {
        for from in self.stands[first as usize] & !self.promoted[first as usize] & !Bitboard::BACKRANKS {
            self.push(first, color, from);
            self.take(first, color, from);
        }
        let last_rank = Bitboard::from_rank(color.fold_wb(Rank::Eighth, Rank::First));
        self.promoted[first as usize] |= self.stands[first as usize] & last_rank;
        for from in self.promoted[first as usize] {
            self.promoted[first as usize] |= self.moves(color.queen(), from) | self.moves(color.knight(), from);
        }
        self.stands[first as usize] |= self.promoted[first as usize];
        self.capture(color.other(), self.promoted[first as usize]);
    }

    fn push(&mut self, first: Square, color: Color, from: Square) {
        let forward = color.fold_wb(8, -8);
        let start = color.fold_wb(Rank::Second, Rank::Seventh);
        let may_enter = |to: Square| !self.terrain.fixed.contains(to) && !self.passes_a_pawn(first, to);
        let one = from.offset(forward).filter(|&to| may_enter(to));
        let two = one.filter(|_| from.rank() == start).and_then(|to| to.offset(forward)).filter(|&to| may_enter(to));
        self.stands[first as usize] |= Bitboard::from_iter(one.into_iter().chain(two));
    }

    /// Whether the pawn would have passed another on its file, though both stay on it and that one is never captured.
    fn passes_a_pawn(&self, first: Square, to: Square) -> bool {
        let file = Bitboard::from_file(first.file());
        let stays =
            |pawn: Square| self.stands[pawn as usize].is_subset(file) && self.promoted[pawn as usize].is_empty();
        let up = to > first;
        let ahead = |square: Square, of: Square| if up { square > of } else { square < of };
        stays(first)
            && self.pieces.iter().any(|&(other, piece)| {
                piece.role == Role::Pawn
                    && file.contains(other)
                    && ahead(other, first)
                    && !self.captured.contains(other)
                    && stays(other)
                    && !self.stands[other as usize].into_iter().any(|square| ahead(square, to))
            })
    }

    /// The captures of a pawn, en passant included.
    fn take(&mut self, first: Square, color: Color, from: Square) {
        for to in attacks::pawn_attacks(color, from) & !(self.terrain.fixed & *self.own.get(color)) {
            if self.prey.get(color.other()).contains(to) {
                self.stands[first as usize].add(to);
                self.capture(color.other(), Bitboard::from_square(to));
            } else if let Some(passed) = self.passing(color.other(), from, to) {
                self.stands[first as usize].add(to);
                self.captured.add(passed);
            }
        }
    }

    /// The pawn of `color` that may have passed `to` with a double step and stand beside `from`.
    fn passing(&self, color: Color, from: Square, to: Square) -> Option<Square> {
        let (start, end) = color.fold_wb((Rank::Second, Rank::Fourth), (Rank::Seventh, Rank::Fifth));
        let first = Square::from_coords(to.file(), start);
        let beside = Square::from_coords(to.file(), end);
        let passed = from.rank() == end
            && self.stands[first as usize].contains(beside)
            && self.pieces.contains(&(first, color.pawn()))
            && !self.is_safe(first);
        passed.then_some(first)
    }

    /// Where a piece that is not a pawn may go from one square, as far as others do not stand in its way for ever.
    fn moves(&self, piece: Piece, from: Square) -> Bitboard {
        let fixed = self.terrain.fixed;
        let barred = |at: &Square| self.own.get(piece.color).contains(*at) || self.is_safe(*at);
        attacks::attacks(from, piece, fixed) & !Bitboard::from_iter(fixed.into_iter().filter(barred))
    }

    /// Notes that the pieces of `color` may be captured on `squares`.
    fn capture(&mut self, color: Color, squares: Bitboard) {
        for &(first, piece) in &self.pieces {
            let taken = piece.color == color && !self.stands[first as usize].is_disjoint(squares);
            if taken && !self.captured.contains(first) && !self.is_safe(first) {
                self.captured.add(first);
                if !self.stands[first as usize].more_than_one() && self.fates.is_open(first) {
                    self.trapped.add(first);
                }
            }
        }
    }
}
