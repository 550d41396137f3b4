//! Announcing a move: Appendix D.2.1 (2014, 2018, 2023), E.2.1 (2009).
//!
//! "The moves shall be announced clearly, repeated by the opponent and executed on his chessboard." What is announced
//! may be a slip, or illegal, or may not fit the other board; so a spoken or executed move is a [`RawMove`], which
//! promises nothing. The checked move is shakmaty's [`Move`], and [`RawMove::check`] leads from one to the other.
use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Square,
    uci::UciMove,
};
use thiserror::Error;

/// A move as somebody said or executed it: which piece, from where to where. It may be illegal.
///
/// Two raw moves name the same move when [`RawMove::same_move`] says so: whether a capture was mentioned does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RawMove {
    /// Castling, by one of its two names (D.2.1).
    Castling(CastlingSide),
    /// Any other move.
    Piece {
        /// The kind of piece that was named.
        role: Role,
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// Whether a capture was said.
        capture: bool,
        /// Whether a pawn is taken en passant.
        en_passant: bool,
        /// The promotion piece that was announced, if one was.
        promotion: Option<Role>,
    },
}

/// Why a raw move cannot stand on a board at all, whatever the Laws say of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Misfit {
    /// No piece of that colour and kind stands on the square of departure.
    #[error("no {role:?} of the player stands on {from}")]
    NoSuchPiece {
        /// The kind that was named.
        role: Role,
        /// The square where it should stand.
        from: Square,
    },
    /// King or rook are not where castling would take them from.
    #[error("king and rook do not stand ready for castling {0:?}")]
    NotReadyToCastle(CastlingSide),
    /// Departure and arrival are the same square.
    #[error("{0} is both the square of departure and of arrival")]
    NoMovement(Square),
}

impl RawMove {
    /// The raw form of a legal move.
    #[must_use]
    pub fn from_move(m: Move) -> Self {
        match m {
            Move::Castle { king, rook } => Self::Castling(CastlingSide::from_king_side(rook.file() > king.file())),
            Move::EnPassant { from, to } => {
                Self::Piece { role: Role::Pawn, from, to, capture: true, en_passant: true, promotion: None }
            }
            Move::Normal { role, from, capture, to, promotion } => {
                Self::Piece { role, from, to, capture: capture.is_some(), en_passant: false, promotion }
            }
            Move::Put { role, to } => {
                Self::Piece { role, from: to, to, capture: false, en_passant: false, promotion: None }
            }
        }
    }

    /// The raw form of lifting what stands on `from` and putting it on `to`, judged by the placement alone.
    ///
    /// A king that moves two files (or onto his own rook) castles, and so does one that comes from another square of his first rank to
    /// where castling brings him, with a rook on that side: it is how castling looks on a board of Chess960, and he goes so far in no
    /// other way. A pawn that steps onto an empty square behind a pawn of the other side takes it en passant.
    ///
    /// ```
    /// # use anna_hector::laws::RawMove;
    /// # use shakmaty::{Board, Square};
    /// let said = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).unwrap();
    /// assert_eq!(said.to_uci(&Board::default(), shakmaty::Color::White).unwrap().to_string(), "g1f3");
    /// ```
    ///
    /// # Errors
    /// [`Misfit`] when `from` is empty or both squares are the same.
    pub fn from_squares(board: &Board, from: Square, to: Square, promotion: Option<Role>) -> Result<Self, Misfit> {
        let piece = board.piece_at(from).ok_or(Misfit::NoSuchPiece { role: Role::Pawn, from })?;
        if from == to {
            return Err(Misfit::NoMovement(from));
        }
        if piece.role == Role::King && from.rank() == to.rank() {
            let own_rook = board.piece_at(to) == Some(piece.color.rook());
            let home = Square::from_coords(File::E, piece.color.fold_wb(Rank::First, Rank::Eighth));
            let two_files = from == home && from.file().distance(to.file()) == 2;
            if own_rook || two_files || comes_castling(board, piece.color, from, to) {
                return Ok(Self::Castling(CastlingSide::from_king_side(to.file() > from.file())));
            }
        }
        let occupant = board.color_at(to);
        let taken = occupant == Some(!piece.color);
        let beside = board.piece_at(Square::from_coords(to.file(), from.rank()));
        let en_passant = piece.role == Role::Pawn
            && from.file().distance(to.file()) == 1
            && beside == Some(piece.color.other().pawn())
            && occupant.is_none()
            && is_a_step(piece.color, from, to);
        Ok(Self::Piece { role: piece.role, from, to, capture: taken || en_passant, en_passant, promotion })
    }

    /// Whether both name the same move: squares, castling side and promotion piece agree.
    #[must_use]
    pub fn same_move(self, other: Self) -> bool {
        match (self, other) {
            (Self::Castling(mine), Self::Castling(theirs)) => mine == theirs,
            (
                Self::Piece { from, to, promotion, .. },
                Self::Piece { from: their_from, to: their_to, promotion: their_promotion, .. },
            ) => (from, to, promotion) == (their_from, their_to, their_promotion),
            (Self::Castling(_), Self::Piece { .. }) | (Self::Piece { .. }, Self::Castling(_)) => false,
        }
    }

    /// Whether two plies are the same; `None` is a press without a move.
    #[must_use]
    pub fn same_ply(one: Option<Self>, other: Option<Self>) -> bool {
        match (one, other) {
            (Some(one), Some(other)) => one.same_move(other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// The square on which it takes something, as it is said.
    #[must_use]
    pub fn victim(self) -> Option<Square> {
        match self {
            Self::Piece { from, to, en_passant: true, .. } => Some(Square::from_coords(to.file(), from.rank())),
            Self::Piece { to, capture: true, .. } => Some(to),
            Self::Piece { .. } | Self::Castling(_) => None,
        }
    }

    /// Whether a piece of this kind was named.
    #[must_use]
    pub fn is_of(self, kind: Role) -> bool {
        matches!(self, Self::Piece { role, .. } if role == kind)
    }

    /// Whether a pawn arrives on its last rank without a new piece having been named.
    #[must_use]
    pub fn lacks_promotion(self, color: Color) -> bool {
        matches!(self, Self::Piece { role: Role::Pawn, to, promotion: None, .. } if color.relative_rank(to.rank()) == shakmaty::Rank::Eighth)
    }

    /// This move with this promotion piece.
    #[must_use]
    pub fn with_promotion(self, piece: Role) -> Self {
        match self {
            Self::Piece { role, from, to, capture, en_passant, .. } => {
                Self::Piece { role, from, to, capture, en_passant, promotion: Some(piece) }
            }
            castling @ Self::Castling(_) => castling,
        }
    }

    /// The legal move it is in `position`; `None` if it is not legal there.
    #[must_use]
    pub fn check(self, position: &Chess) -> Option<Move> {
        self.among(&position.legal_moves())
    }

    /// The move of a list that it is, if it is one of them.
    #[must_use]
    pub fn among(self, moves: &[Move]) -> Option<Move> {
        moves.iter().copied().find(|&m| Self::from_move(m).same_move(self) && self.role_fits(m))
    }

    /// The move it is on this board, legal or not; `None` where no such piece stands there.
    #[must_use]
    pub fn on(self, board: &Board, color: Color) -> Option<Move> {
        Some(match self {
            Self::Castling(side) => {
                let (king, rook) = castling_squares(board, color, side)?;
                Move::Castle { king, rook }
            }
            Self::Piece { from, to, en_passant: true, .. } => Move::EnPassant { from, to },
            Self::Piece { role, from, to, promotion, .. } => {
                board.piece_at(from).filter(|&there| there == role.of(color))?;
                Move::Normal { role, from, capture: board.role_at(to), to, promotion }
            }
        })
    }

    fn role_fits(self, m: Move) -> bool {
        match self {
            Self::Castling(_) => true,
            Self::Piece { role, .. } => m.role() == role,
        }
    }

    /// Carries the move out on a placement of pieces, as hands would: nothing is checked but that the piece is there.
    /// A pawn on the last rank without a promotion piece stays a pawn.
    ///
    /// # Errors
    /// [`Misfit`]; the board is then unchanged.
    pub fn execute(self, board: &mut Board, color: Color) -> Result<(), Misfit> {
        self.execute_with(board, color, None)
    }

    /// Carries the move out as [`RawMove::execute`] does, where it is known with which rook its player may castle, if one stands there
    /// (Chess960: II.3; F.3 of 2014).
    ///
    /// # Errors
    /// [`Misfit`]; the board is then unchanged.
    pub fn execute_with(self, board: &mut Board, color: Color, castles: Option<Square>) -> Result<(), Misfit> {
        match self {
            Self::Castling(side) => {
                let (king, outermost) = castling_squares(board, color, side).ok_or(Misfit::NotReadyToCastle(side))?;
                let rook = castles.filter(|&rook| board.piece_at(rook) == Some(color.rook())).unwrap_or(outermost);
                board.discard_piece_at(king);
                board.discard_piece_at(rook);
                board.set_piece_at(side.king_to(color), color.king());
                board.set_piece_at(side.rook_to(color), color.rook());
            }
            Self::Piece { role, from, to, en_passant, promotion, .. } => {
                if from == to {
                    return Err(Misfit::NoMovement(from));
                }
                if board.piece_at(from) != Some(Piece { color, role }) {
                    return Err(Misfit::NoSuchPiece { role, from });
                }
                board.discard_piece_at(from);
                let beside = Square::from_coords(to.file(), from.rank());
                if en_passant && board.piece_at(beside) == Some(color.other().pawn()) {
                    board.discard_piece_at(beside);
                }
                board.set_piece_at(to, Piece { color, role: promotion.unwrap_or(role) });
            }
        }
        Ok(())
    }

    /// The move in UCI notation, castling as the king's two-file move where he stands on the e-file, else as king takes
    /// rook. `None` for castling where king or rook do not stand ready.
    #[must_use]
    pub fn to_uci(self, board: &Board, color: Color) -> Option<UciMove> {
        self.to_uci_with(board, color, None)
    }

    /// The move in UCI as [`RawMove::to_uci`] writes it, where it is known with which rook its player may castle.
    #[must_use]
    pub fn to_uci_with(self, board: &Board, color: Color, castles: Option<Square>) -> Option<UciMove> {
        match self {
            Self::Castling(side) => {
                let (king, outermost) = castling_squares(board, color, side)?;
                let rook = castles.filter(|&rook| board.piece_at(rook) == Some(color.rook())).unwrap_or(outermost);
                let mode = CastlingMode::from_chess960(!is_standard_castling(king, rook));
                Some(Move::Castle { king, rook }.to_uci(mode))
            }
            Self::Piece { from, to, promotion, .. } => Some(UciMove::Normal { from, to, promotion }),
        }
    }
}

/// Whether a pawn of this colour goes one rank forward.
fn is_a_step(color: Color, from: Square, to: Square) -> bool {
    color.relative_rank(to.rank()) as u32 == color.relative_rank(from.rank()) as u32 + 1
}

fn is_standard_castling(king: Square, rook: Square) -> bool {
    king.file() == File::E && matches!(rook.file(), File::A | File::H)
}

/// Where king and rook stand for castling to `side`, judged by the placement: the king on his first rank and the
/// outermost rook of his colour on that side of him.
#[must_use]
pub fn castling_squares(board: &Board, color: Color, side: CastlingSide) -> Option<(Square, Square)> {
    let king = board.king_of(color)?;
    if color.relative_rank(king.rank()) != shakmaty::Rank::First {
        return None;
    }
    let rooks = board.by_piece(color.rook()) & shakmaty::Bitboard::from_rank(king.rank());
    let outermost = match side {
        CastlingSide::KingSide => rooks.into_iter().max_by_key(|r| r.file()),
        CastlingSide::QueenSide => rooks.into_iter().min_by_key(|r| r.file()),
    }?;
    let on_that_side = CastlingSide::from_king_side(outermost.file() > king.file()) == side;
    on_that_side.then_some((king, outermost))
}

/// Where the rook stands that has the right to castle to `side`: in Chess960 another one may stand outside of it.
pub(super) fn rook_with_right(board: &Board, color: Color, side: CastlingSide, rights: Bitboard) -> Option<Square> {
    let king = board.king_of(color)?;
    let mut rooks = (rights & board.by_piece(color.rook()) & Bitboard::from_rank(king.rank())).into_iter();
    rooks.find(|rook| CastlingSide::from_king_side(rook.file() > king.file()) == side)
}

/// Whether a king goes two files or more, along his first rank, to where castling on a side with a rook brings him (Chess960: F.3 of
/// 2014, II.3).
fn comes_castling(board: &Board, color: Color, from: Square, to: Square) -> bool {
    let side = CastlingSide::from_king_side(to.file() > from.file());
    let is_outside = |rook: Square| CastlingSide::from_king_side(rook.file() > from.file()) == side;
    let mut rooks = (board.by_piece(color.rook()) & Bitboard::from_rank(from.rank())).into_iter();
    color.backrank() == from.rank()
        && to == side.king_to(color)
        && from.file().distance(to.file()) >= 2
        && rooks.any(is_outside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_legal_move_survives_the_way_through_its_raw_form() {
        let position = Chess::default();
        for m in position.legal_moves() {
            let raw = RawMove::from_move(m);
            assert_eq!(raw.check(&position), Some(m));
            let mut board = position.board().clone();
            raw.execute(&mut board, Color::White).expect("a legal move can be carried out");
            assert_eq!(&board, position.clone().play(m).expect("legal").board());
        }
    }

    #[test]
    fn an_illegal_move_can_be_carried_out_and_is_no_legal_one() {
        let mut board = Board::default();
        let raw = RawMove::from_squares(&board, Square::E2, Square::E5, None).expect("a pawn stands there");
        assert_eq!(raw.check(&Chess::default()), None);
        raw.execute(&mut board, Color::White).expect("hands can do it");
        assert_eq!(board.piece_at(Square::E5), Some(Color::White.pawn()));
    }

    /// A king in the middle of the board that goes two squares castles nowhere.
    #[test]
    fn two_files_are_castling_on_the_first_rank_alone() {
        let board: Board = "4k3/8/8/8/4K3/8/8/8".parse().expect("a board");
        let goes = |from, to| RawMove::from_squares(&board, from, to, None).expect("a king stands there");
        assert_eq!(goes(Square::E8, Square::C8), RawMove::Castling(CastlingSide::QueenSide));
        assert!(matches!(goes(Square::E4, Square::G4), RawMove::Piece { role: Role::King, .. }));
    }

    #[test]
    fn a_pawn_left_on_the_last_rank_stays_a_pawn() {
        let mut board = Board::empty();
        board.set_piece_at(Square::A7, Color::White.pawn());
        let raw = RawMove::from_squares(&board, Square::A7, Square::A8, None).expect("a pawn stands there");
        assert!(raw.lacks_promotion(Color::White));
        raw.execute(&mut board, Color::White).expect("hands can do it");
        assert_eq!(board.piece_at(Square::A8), Some(Color::White.pawn()));
    }

    /// He showed castling as he does it on his board, and the program announced a king that walks across it.
    #[test]
    fn a_king_that_comes_to_where_castling_brings_him_castles() {
        let board = |placement: &str| Board::from_ascii_board_fen(placement.as_bytes()).expect("a placement");
        let castles = |placement: &str, from, to| match RawMove::from_squares(&board(placement), from, to, None) {
            Ok(RawMove::Castling(side)) => Some(side),
            other => other.map(|_| None).expect("a king stands there"),
        };
        let start = "1rk2r2/pppppppp/8/8/8/8/PPPPPPPP/RKR5";
        assert_eq!(castles(start, Square::C8, Square::G8), Some(CastlingSide::KingSide));
        assert_eq!(castles(start, Square::B1, Square::G1), Some(CastlingSide::KingSide));
        assert_eq!(castles(start, Square::C8, Square::B8), Some(CastlingSide::QueenSide), "onto his rook");
        // One file is a move of the king; so is any where no rook stands on that side, or off his first rank.
        assert_eq!(castles("5k1r/8/8/8/8/8/8/4K3", Square::F8, Square::G8), None);
        assert_eq!(castles("2k5/8/8/8/8/8/8/R3K3", Square::C8, Square::G8), None);
        assert_eq!(castles("8/2k4r/8/8/8/8/8/4K3", Square::C7, Square::G7), None);
    }

    #[test]
    fn castling_without_a_rook_changes_nothing() {
        let mut board = Board::default();
        board.discard_piece_at(Square::H1);
        let before = board.clone();
        let said = RawMove::Castling(CastlingSide::KingSide);
        assert_eq!(said.execute(&mut board, Color::White), Err(Misfit::NotReadyToCastle(CastlingSide::KingSide)));
        assert_eq!(board, before);
    }
}
