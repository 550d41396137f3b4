//! Moves in the three styles of announcement (D.2.1).
use shakmaty::{Board, Chess, Color, Move, Role, Square, san::San};

use super::SpokenSoFar;
use crate::{
    language::{Style, notation::told_apart, phrase::Origin},
    laws::RawMove,
};

impl Origin {
    /// What algebraic notation would add to tell `m` apart from the other legal moves.
    #[must_use]
    pub fn of(m: Move, position: &Chess) -> Self {
        match San::from_move(position, m) {
            San::Normal { role: Role::Pawn, .. } => Self::None,
            San::Normal { file, rank, .. } => match (file, rank) {
                (None, None) => Self::None,
                (Some(_), None) => Self::File,
                (None, Some(_)) => Self::Rank,
                (Some(_), Some(_)) => Self::Square,
            },
            San::Castle(_) | San::Put { .. } | San::Null => Self::None,
        }
    }

    /// What tells `said` apart from what other pieces could do as far as everybody sees: by where pieces stand and how
    /// each kind moves. A piece that is pinned counts, so that a legal and an illegal move are announced alike.
    #[must_use]
    pub fn by_placement(said: RawMove, board: &Board, color: Color) -> Self {
        let RawMove::Piece { role, from, to, .. } = said else { return Self::None };
        if role == Role::Pawn {
            return Self::None;
        }
        match told_apart(board, role.of(color), from, to) {
            (None, None) => Self::None,
            (Some(_), None) => Self::File,
            (None, Some(_)) => Self::Rank,
            (Some(_), Some(_)) => Self::Square,
        }
    }
}

impl SpokenSoFar {
    /// A move in the style of the announcement.
    pub(super) fn announced(&mut self, said: RawMove, origin: Origin) {
        match self.wording.style {
            Style::Full => self.full_move(said),
            Style::Short => self.short_move(said, origin),
            Style::Squares => self.squares_move(said),
        }
    }

    /// `Springer Gustav eins nach Felix drei`.
    pub(super) fn full_move(&mut self, said: RawMove) {
        match said {
            RawMove::Castling(side) => self.castling(side),
            RawMove::Piece { role, from, to, .. } => {
                self.role(role);
                self.square(from);
                self.connect(said);
                self.square(to);
                self.pawn_endings(said);
            }
        }
    }

    /// `Springer Felix drei`, `Turm Anna nach David eins`, `Eva schlägt David fünf`, `Eva vier`.
    fn short_move(&mut self, said: RawMove, origin: Origin) {
        match said {
            RawMove::Castling(side) => self.castling(side),
            RawMove::Piece { role, from, to, capture, .. } => {
                // A pawn that captures is named by its file and nothing else; a pawn that does not, by its arrival.
                let origin = match (role, capture) {
                    (Role::Pawn, true) => Origin::File,
                    (Role::Pawn, false) => Origin::None,
                    _ => origin,
                };
                if role != Role::Pawn {
                    self.role(role);
                }
                self.origin(origin, from);
                if capture || origin != Origin::None {
                    self.connect(said);
                }
                self.square(to);
                self.pawn_endings(said);
            }
        }
    }

    /// `Gustav eins Felix drei`, `Anna sieben Anna acht Dame`.
    fn squares_move(&mut self, said: RawMove) {
        match said {
            RawMove::Castling(side) => self.castling(side),
            RawMove::Piece { from, to, promotion, .. } => {
                self.square(from);
                self.square(to);
                if let Some(piece) = promotion {
                    self.role(piece);
                }
            }
        }
    }

    fn role(&mut self, role: Role) {
        let pieces = self.wording.pieces();
        self.speech.clip(pieces, *pieces.table().roles.get(role));
    }

    fn origin(&mut self, origin: Origin, from: Square) {
        match origin {
            Origin::None => {}
            Origin::File => self.file(from.file()),
            Origin::Rank => self.rank(from.rank()),
            Origin::Square => self.square(from),
        }
    }

    fn connect(&mut self, said: RawMove) {
        let pieces = self.wording.pieces();
        let takes = matches!(said, RawMove::Piece { capture: true, .. });
        self.speech.clip(pieces, if takes { pieces.table().takes } else { pieces.table().to });
    }

    fn pawn_endings(&mut self, said: RawMove) {
        let RawMove::Piece { en_passant, promotion, .. } = said else { return };
        let pieces = self.wording.pieces();
        if en_passant {
            self.speech.clip(pieces, pieces.table().en_passant);
        }
        if let Some(piece) = promotion {
            self.speech.mark(",");
            self.speech.clip(pieces, pieces.table().promotion);
            self.role(piece);
        }
    }

    /// Castling is a name of the Laws, like the ranks, and speaks their language.
    fn castling(&mut self, side: shakmaty::CastlingSide) {
        let ranks = self.wording.ranks;
        self.speech.clip(ranks, *ranks.table().castling.get(side));
    }
}
