//! How the bound grows by one piece.
use shakmaty::{Bitboard, Color, Piece, Rank, Role, Square, attacks};

use super::Reach;

impl Reach {
    /// Adds what the piece may do from where it may stand.
    pub(super) fn grow(&mut self, first: Square, piece: Piece) {
        if self.fates.lost.contains(first) {
            return;
        }
        match piece.role {
            Role::Pawn => self.grow_pawn(first, piece.color),
            Role::King => self.grow_king(first, piece.color),
            _ => self.grow_officer(first, piece),
        }
    }

    fn grow_officer(&mut self, first: Square, piece: Piece) {
        for from in self.stands[first as usize] {
            let to = self.moves(first, piece, from) & !self.stands[first as usize];
            self.stands[first as usize] |= self.useful(first, piece, to);
        }
        self.capture_as(first, piece.color);
    }

    /// A piece takes what it meets on a square that it may have gone to.
    fn capture_as(&mut self, first: Square, color: Color) {
        let stands = self.stands[first as usize];
        if stands.more_than_one() {
            let shielded = self.shielded(first, color, stands);
            self.capture(color.other(), stands, shielded);
        }
    }

    fn grow_king(&mut self, first: Square, color: Color) {
        for from in self.stands[first as usize] {
            let to = self.moves(first, color.king(), from) & !*self.facts.held.get(color.other());
            self.stands[first as usize] |= self.without_stalemates(color, from, to);
            for square in to & self.stands[first as usize] & *self.facts.prey.get(color.other()) {
                let shielded = self.shielded_from_king(color, from, square);
                self.capture(color.other(), Bitboard::from_square(square), shielded);
            }
        }
    }

    fn grow_pawn(&mut self, first: Square, color: Color) {
        for from in self.stands[first as usize] & !self.promoted[first as usize] & !Bitboard::BACKRANKS {
            self.push(first, color, from);
            self.take(first, color, from);
        }
        let last_rank = Bitboard::from_rank(color.fold_wb(Rank::Eighth, Rank::First));
        self.promoted[first as usize] |= self.stands[first as usize] & last_rank;
        for from in self.promoted[first as usize] {
            for piece in [color.queen(), color.knight()] {
                let to = self.moves(first, piece, from);
                self.promoted[first as usize] |= to;
            }
        }
        self.stands[first as usize] |= self.promoted[first as usize];
        let promoted = self.promoted[first as usize];
        self.capture(color.other(), promoted, self.shielded(first, color, promoted));
    }

    fn push(&mut self, first: Square, color: Color, from: Square) {
        let forward = color.fold_wb(8, -8);
        let start = color.fold_wb(Rank::Second, Rank::Seventh);
        let Some(one) = from.offset(forward).filter(|&to| self.may_push(first, from, to)) else { return };
        if !self.is_futile(first, color.pawn(), one) {
            self.stands[first as usize].add(one);
        }
        if from.rank() == start
            && let Some(two) = one.offset(forward).filter(|&to| self.may_push(first, from, to))
        {
            self.stands[first as usize].add(two);
        }
    }

    fn may_push(&self, first: Square, from: Square, to: Square) -> bool {
        let way = attacks::between(from, to).with(to);
        let facts = &self.facts;
        let blocked = facts
            .confined
            .iter()
            .any(|&(other, _)| other != first && self.stands[other as usize].is_subset(way.with(from)));
        way.is_disjoint(facts.fixed) && !blocked && !self.passes_a_pawn(first, to)
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
        for to in attacks::pawn_attacks(color, from) {
            let own_fixed = self.facts.fixed & *self.own.get(color);
            if own_fixed.contains(to) || self.is_blocked(first, color, from, to) {
                continue;
            }
            if self.facts.prey.get(color.other()).contains(to) {
                if !self.is_futile(first, color.pawn(), to) {
                    self.stands[first as usize].add(to);
                    let to = Bitboard::from_square(to);
                    self.capture(color.other(), to, self.shielded(first, color, to));
                }
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
            && !self.facts.safe.contains(first);
        passed.then_some(first)
    }

    /// Where a piece that is no pawn may go from one square, as far as others do not stand in its way for ever.
    fn moves(&self, first: Square, piece: Piece, from: Square) -> Bitboard {
        let facts = &self.facts;
        let never = facts.fixed & (*self.own.get(piece.color) | facts.safe);
        let mut to = attacks::attacks(from, piece, facts.fixed) & !never;
        if !facts.confined.is_empty() {
            for square in to & !self.stands[first as usize] {
                if self.is_blocked(first, piece.color, from, square) {
                    to.discard(square);
                }
            }
        }
        to
    }

    /// Whether a piece that is never captured must stand between `from` and `to`, or on `to` where it cannot be taken.
    fn is_blocked(&self, first: Square, color: Color, from: Square, to: Square) -> bool {
        let way = attacks::between(from, to).with(from);
        self.facts.confined.iter().any(|&(other, piece)| {
            let takes = piece.color != color && !self.facts.safe.contains(other);
            let way = if takes { way } else { way.with(to) };
            other != first && self.stands[other as usize].is_subset(way)
        })
    }

    /// Notes that the pieces of `color` may be captured on `squares`, except a shielded one.
    fn capture(&mut self, color: Color, squares: Bitboard, shielded: Option<Square>) {
        if squares.is_disjoint(*self.facts.prey.get(color)) {
            return;
        }
        for &(first, piece) in &self.pieces {
            let taken = piece.color == color
                && !self.captured.contains(first)
                && !self.facts.safe.contains(first)
                && shielded != Some(first)
                && !self.stands[first as usize].is_disjoint(squares);
            if taken {
                self.captured.add(first);
                let trapped = !self.stands[first as usize].more_than_one() && !self.fates.decided().contains(first);
                if self.trapped.is_none() && trapped {
                    self.trapped = Some(first);
                }
            }
        }
    }
}
