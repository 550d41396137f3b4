//! Moves that are legal, but after which no mate by the winner comes: they stalemate, mate the winner, or lose his last
//! piece.
use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use super::{
    super::{LOSER, WINNER},
    Reach,
};

impl Reach {
    /// Leaves out the futile ones of the squares that a piece may go to.
    pub(super) fn useful(&self, first: Square, piece: Piece, mut to: Bitboard) -> Bitboard {
        for square in to {
            if self.is_futile(first, piece, square) {
                to.discard(square);
            }
        }
        to
    }

    /// Whether going to `to` is futile for a piece that is no king and was not promoted on the way.
    pub(super) fn is_futile(&self, first: Square, piece: Piece, to: Square) -> bool {
        if Bitboard::BACKRANKS.contains(to) && piece.role == Role::Pawn {
            false
        } else if piece.color == WINNER {
            self.gives_the_last_piece(first, piece, to)
        } else {
            self.mates_the_winner(first, piece, to)
        }
    }

    /// A check from `to` that cannot be blocked, to a king that never moved.
    fn checks_a_fixed_king(&self, color: Color, piece: Piece, to: Square) -> bool {
        let king = *self.kings.get(color);
        self.facts.fixed.contains(king)
            && attacks::attacks(to, piece, Bitboard::EMPTY).contains(king)
            && attacks::between(to, king).is_empty()
    }

    /// The winner's king is in check and has no step, and nothing takes the checking piece.
    fn mates_the_winner(&self, first: Square, piece: Piece, to: Square) -> bool {
        self.checks_a_fixed_king(WINNER, piece, to)
            && self.has_no_step(WINNER, first, to, Bitboard::EMPTY)
            && !self.may_be_taken(first, to)
    }

    /// Whether a piece of the winner other than the king may attack `to` once the piece of `mover` has gone there.
    fn may_be_taken(&self, mover: Square, to: Square) -> bool {
        let blockers = self.facts.fixed.without(mover);
        self.pieces.iter().any(|&(first, piece)| {
            piece.color == WINNER
                && piece.role != Role::King
                && (self.stands[first as usize]
                    .into_iter()
                    .any(|from| attacks::attacks(from, piece, blockers).contains(to))
                    || self.promoted[first as usize].into_iter().any(|from| {
                        (attacks::queen_attacks(from, blockers) | attacks::knight_attacks(from)).contains(to)
                    }))
        })
    }

    /// The winner's last piece checks a king that has no step but to take it, and can be taken: it does not mate, and
    /// what follows loses it.
    fn gives_the_last_piece(&self, first: Square, piece: Piece, to: Square) -> bool {
        if self.last != Some(first)
            || !self.checks_a_fixed_king(LOSER, piece, to)
            || !self.has_no_step(LOSER, first, to, Bitboard::from_square(to))
        {
            return false;
        }
        let near_king = attacks::king_attacks(to).contains(*self.kings.get(LOSER));
        let hunter = self.stands[*self.kings.get(WINNER) as usize];
        let unguarded = near_king && attacks::king_attacks(to).is_disjoint(hunter);
        unguarded || self.is_surely_attacked(LOSER, to)
    }

    /// Whether a piece of `color` that never moves attacks `square`, with nothing ever between.
    fn is_surely_attacked(&self, color: Color, square: Square) -> bool {
        self.pieces.iter().any(|&(first, piece)| {
            piece.color == color
                && piece.role != Role::King
                && self.facts.fixed.contains(first)
                && attacks::attacks(first, piece, self.facts.once).contains(square)
        })
    }

    /// Leaves out steps of the king after which the other side has no move, wherever its king may be.
    pub(super) fn without_stalemates(&self, color: Color, from: Square, mut to: Bitboard) -> Bitboard {
        let first = *self.kings.get(color);
        if self.facts.mobile.get(color.other()).any() {
            return to;
        }
        for square in to & !self.stands[first as usize] {
            if self.king_stalemates(color, from, square, None) {
                to.discard(square);
            }
        }
        to
    }

    /// The only piece that can still move cannot be taken by the king on `to`, if that stalemates.
    pub(super) fn shielded_from_king(&self, color: Color, from: Square, to: Square) -> Option<Square> {
        let lone = self.facts.mobile.get(color.other()).single_square()?;
        self.king_stalemates(color, from, to, Some(lone)).then_some(lone)
    }

    /// The winner's only piece that can still move cannot be taken on `squares`, if that leaves him without a move.
    pub(super) fn shielded(&self, mover: Square, color: Color, squares: Bitboard) -> Option<Square> {
        if color == WINNER {
            return None;
        }
        let lone = self.facts.mobile.get(WINNER).single_square()?;
        let ends =
            |to| self.is_frozen(WINNER, mover, to, Some(lone)) && self.has_no_step(WINNER, mover, to, Bitboard::EMPTY);
        (squares & self.stands[lone as usize]).into_iter().all(ends).then_some(lone)
    }

    /// Whether the other side has no move after the king went from `from` to `to`, and, if it is the loser, no check.
    fn king_stalemates(&self, color: Color, from: Square, to: Square, taken: Option<Square>) -> bool {
        let (mover, them) = (*self.kings.get(color), color.other());
        let near = attacks::king_attacks(to).with(to);
        let kings = self.stands[*self.kings.get(them) as usize] & !near;
        self.has_no_step(them, mover, to, near)
            && self.is_frozen(them, mover, to, taken)
            && (color != WINNER || !kings.into_iter().any(|king| self.may_uncover(from, king)))
    }

    /// Whether the king of `color`, wherever it stands outside `near`, has no step but into `near`, once the piece of
    /// `mover` stands on `to`.
    fn has_no_step(&self, color: Color, mover: Square, to: Square, near: Bitboard) -> bool {
        let barred = near | (self.facts.fixed & *self.own.get(color));
        (self.stands[*self.kings.get(color) as usize] & !near).into_iter().all(|king| {
            (attacks::king_attacks(king) & !barred).into_iter().all(|step| self.is_held(color.other(), step, mover, to))
        })
    }

    /// Whether `color` attacks `square` for ever, also without the piece of `mover`, and with it on `blocker`.
    fn is_held(&self, color: Color, square: Square, mover: Square, blocker: Square) -> bool {
        self.facts.held.get(color).contains(square)
            && self.pieces.iter().any(|&(first, piece)| {
                piece.color == color
                    && first != mover
                    && self.facts.holds[first as usize].contains(square)
                    && !self.stands[first as usize]
                        .into_iter()
                        .any(|from| attacks::between(from, square).contains(blocker))
            })
    }

    /// Whether no piece of `color` but the king and the one `taken` can move, once the piece of `mover` stands on `to`.
    fn is_frozen(&self, color: Color, mover: Square, to: Square, taken: Option<Square>) -> bool {
        let fixed = self.facts.fixed.without(mover);
        let others = self
            .pieces
            .iter()
            .filter(|&&(first, piece)| piece.color == color && piece.role != Role::King && Some(first) != taken);
        others.into_iter().all(|&(first, piece)| {
            let moves = if piece.role == Role::Pawn {
                let prey = self.facts.prey.get(color.other()).with(to);
                let ahead = first.offset(color.fold_wb(8, -8)).filter(|&ahead| !fixed.contains(ahead));
                (attacks::pawn_attacks(color, first) & prey) | Bitboard::from_iter(ahead)
            } else {
                attacks::attacks(first, piece, fixed) & !(fixed & *self.own.get(color))
            };
            moves.is_empty() && !self.stands[first as usize].more_than_one()
        })
    }

    /// Whether the winner's king, leaving `from`, may open a line of attack to `king`.
    fn may_uncover(&self, from: Square, king: Square) -> bool {
        let line =
            attacks::ray(king, from) & attacks::queen_attacks(king, self.facts.fixed.without(*self.kings.get(WINNER)));
        line.contains(from)
            && self.pieces.iter().any(|&(first, piece)| {
                let slides = match piece.role {
                    Role::Pawn => self.promoted[first as usize].any(),
                    Role::Bishop => king.file() != from.file() && king.rank() != from.rank(),
                    Role::Rook => king.file() == from.file() || king.rank() == from.rank(),
                    Role::Queen => true,
                    Role::Knight | Role::King => false,
                };
                piece.color == WINNER && slides && !self.stands[first as usize].is_disjoint(line)
            })
    }
}
