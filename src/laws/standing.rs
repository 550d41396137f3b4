//! Where a game stands after any moves, legal or not: Articles 7.1 and 7.5 need the record to go on until somebody notices.
use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, FromSetup, MoveList, Piece, Position,
    PositionErrorKinds, Role, Setup, Square, fen::Fen,
};

use super::{
    RawMove,
    announcement::rook_with_right,
    illegal::{self, Fault},
};

/// What a pawn can become (3.7).
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Pieces, side to move, castling rights and counters, promised to be nothing more; the checked position is
/// [`Standing::position`], where there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    setup: Setup,
    mode: CastlingMode,
}

/// The squares that a move changes, with what it leaves there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Footprint(Vec<(Square, Option<Piece>)>);

impl Footprint {
    /// Whether nothing was moved.
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the board stands on these squares as the move leaves it.
    pub(crate) fn stands_on(&self, board: &Board) -> bool {
        self.0.iter().all(|&(square, left)| board.piece_at(square) == left)
    }

    /// Takes the move off a board on which other pieces may have moved since: on its squares stands what stands there on `left`, and all
    /// others stay.
    pub(crate) fn take_off(&self, board: &mut Board, left: &Board) {
        for &(square, _) in &self.0 {
            match left.piece_at(square) {
                Some(piece) => board.set_piece_at(square, piece),
                None => board.discard_piece_at(square),
            }
        }
    }
}

impl Standing {
    /// The standing of a checked position.
    #[must_use]
    pub fn of(position: &Chess, mode: CastlingMode) -> Self {
        // A capture en passant that would expose the king is illegal for that, not for want of a pawn to take.
        Self { setup: position.to_setup(EnPassantMode::PseudoLegal), mode }
    }

    /// The pieces on their squares.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Who is to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.setup.turn
    }

    /// The number of the move to be made.
    #[must_use]
    pub const fn fullmoves(&self) -> u32 {
        self.setup.fullmoves.get()
    }

    /// Where the rook stands with which the player on move may castle to this side; in Chess960 another one may stand outside of it.
    #[must_use]
    pub fn castling_rook(&self, side: CastlingSide) -> Option<Square> {
        rook_with_right(self.board(), self.turn(), side, self.setup.castling_rights)
    }

    /// Makes a move of the player on move on a board that may stand otherwise, as hands would; what they cannot do leaves it as it is.
    pub(crate) fn make(&self, said: RawMove, board: &mut Board) {
        let castles = match said {
            RawMove::Castling(side) => self.castling_rook(side),
            RawMove::Piece { .. } => None,
        };
        let _ = said.execute_with(board, self.turn(), castles);
    }

    /// What such a move changes on a board; nothing where it cannot be made from there.
    pub(crate) fn footprint(&self, said: RawMove, before: &Board) -> Footprint {
        let mut after = before.clone();
        self.make(said, &mut after);
        let changed = |&square: &Square| before.piece_at(square) != after.piece_at(square);
        Footprint(Square::ALL.into_iter().filter(changed).map(|square| (square, after.piece_at(square))).collect())
    }

    /// How many plies lie between a start and this standing.
    #[must_use]
    pub(crate) fn plies_since(&self, start: &Self) -> usize {
        let plies = |at: &Self| u64::from(at.fullmoves()) * 2 + u64::from(at.turn().is_black());
        // A file may begin at the last move number of all, where a game counts no further.
        usize::try_from(plies(self).saturating_sub(plies(start))).expect("a game that memory holds")
    }

    /// How its castling rights are read.
    #[must_use]
    pub const fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// The checked position, unless an illegal move has left none: a king that could be taken, a pawn on the last rank.
    #[must_use]
    pub fn position(&self) -> Option<Chess> {
        let strange = PositionErrorKinds::TOO_MUCH_MATERIAL | PositionErrorKinds::IMPOSSIBLE_CHECK;
        match Chess::from_setup(self.setup.clone(), self.mode) {
            Ok(position) => Some(position),
            Err(error) if strange.contains(error.kinds()) => match error.ignore_too_much_material() {
                Ok(position) => Some(position),
                Err(error) => error.ignore_impossible_check().ok(),
            },
            Err(_) => None,
        }
    }

    /// The full FEN, possible or not. A square of en passant stands in it only where a pawn may be taken there.
    #[must_use]
    pub fn fen(&self) -> String {
        let position = self.position();
        let setup = position.map_or_else(|| self.setup.clone(), |position| position.to_setup(EnPassantMode::Legal));
        Fen::try_from(setup).map_or_else(|_| self.setup.board.to_string(), |fen| fen.to_string())
    }

    /// This standing with the pieces as they stand on another board: nothing is taken en passant, and only a king and a rook that are there
    /// castle.
    ///
    /// ```
    /// use anna_hector::laws::{RawMove, standing::Standing};
    /// use shakmaty::{Board, CastlingMode, Chess, Square};
    /// let start = Standing::of(&Chess::default(), CastlingMode::Standard);
    /// let mut other = Board::default();
    /// other.discard_piece_at(Square::D2);
    /// let queen = RawMove::from_squares(&other, Square::D1, Square::D7, None).unwrap();
    /// assert!(start.fault(queen).is_some());
    /// assert!(start.on_board(&other).fault(queen).is_none());
    /// ```
    #[must_use]
    pub fn on_board(&self, board: &Board) -> Self {
        let there = |side: Color| match board.king_of(side) {
            king if king != self.setup.board.king_of(side) => Bitboard::EMPTY,
            _ => board.by_piece(side.rook()),
        };
        let rooks = there(Color::White) | there(Color::Black);
        let setup = Setup {
            board: board.clone(),
            castling_rights: self.setup.castling_rights & rooks,
            ep_square: None,
            ..self.setup.clone()
        };
        Self { setup, mode: self.mode }
    }

    /// What makes `said` illegal here, as far as it can be told.
    #[must_use]
    pub fn fault(&self, said: RawMove) -> Option<Fault> {
        match self.position() {
            Some(position) => illegal::why(&position, said),
            None => illegal::why_by_placement(&self.setup, said),
        }
    }

    /// What can be played here: the legal moves, or, where an illegal move has left no possible position, those without a
    /// [`fault`](Self::fault).
    ///
    /// ```
    /// use anna_hector::laws::standing::Standing;
    /// use shakmaty::{CastlingMode, Chess};
    /// assert_eq!(Standing::of(&Chess::default(), CastlingMode::Standard).moves().len(), 20);
    /// ```
    #[must_use]
    pub fn moves(&self) -> MoveList {
        self.position().map_or_else(|| self.moves_by_placement(), |position| position.legal_moves())
    }

    fn moves_by_placement(&self) -> MoveList {
        let (board, turn) = (&self.setup.board, self.setup.turn);
        let pieces = board.by_color(turn).into_iter();
        let ways = pieces.flat_map(|from| Square::ALL.map(|to| RawMove::from_squares(board, from, to, None)));
        let new_piece = |said: RawMove| -> Vec<RawMove> {
            let promotes = said.lacks_promotion(turn);
            if promotes { PROMOTIONS.map(|piece| said.with_promotion(piece)).into() } else { vec![said] }
        };
        let castlings = [CastlingSide::KingSide, CastlingSide::QueenSide].map(RawMove::Castling);
        let moved = ways.flatten().filter(|said| matches!(said, RawMove::Piece { .. })).flat_map(new_piece);
        let can_be_played =
            moved.chain(castlings).filter(|&said| illegal::why_by_placement(&self.setup, said).is_none());
        let mut moves = MoveList::new();
        for playable in can_be_played.filter_map(|said| said.on(board, turn)) {
            // A list of moves is full only where far too many pieces stand.
            if moves.try_push(playable).is_err() {
                break;
            }
        }
        moves
    }

    /// Whether both kings are in check, or a pawn stands on its last rank: what an arbiter sees to be illegal at a glance.
    ///
    /// ```
    /// use anna_hector::laws::{RawMove, standing::Standing};
    /// use shakmaty::{CastlingMode, Chess, Square, fen::Fen};
    /// let fen: Fen = "7k/P7/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    /// let left = RawMove::from_squares(shakmaty::Position::board(&position), Square::A7, Square::A8, None).unwrap();
    /// let standing = Standing::of(&position, CastlingMode::Standard);
    /// assert!(!standing.is_illegal_at_sight());
    /// assert!(standing.after(Some(left)).is_illegal_at_sight());
    /// ```
    #[must_use]
    pub fn is_illegal_at_sight(&self) -> bool {
        let pawn_left =
            |side: Color| (self.setup.board.by_piece(side.pawn()) & Bitboard::from_rank(side.other().backrank())).any();
        Color::ALL.into_iter().all(|side| self.attacks_king_of(side)) || Color::ALL.into_iter().any(pawn_left)
    }

    /// Whether the king of the player on move is attacked by the pieces as they stand, whatever move brought them there.
    ///
    /// ```
    /// use anna_hector::laws::{RawMove, standing::Standing};
    /// use shakmaty::{CastlingMode, Chess, Square};
    /// let start = Standing::of(&Chess::default(), CastlingMode::Standard);
    /// let leap = RawMove::from_squares(&shakmaty::Board::default(), Square::B1, Square::D6, None).unwrap();
    /// assert!(start.fault(leap).is_some() && start.after(Some(leap)).is_in_check());
    /// ```
    #[must_use]
    pub fn is_in_check(&self) -> bool {
        self.attacks_king_of(self.turn())
    }

    fn attacks_king_of(&self, side: Color) -> bool {
        let board = &self.setup.board;
        board.king_of(side).is_some_and(|king| board.attacks_to(king, side.other(), board.occupied()).any())
    }

    /// Where the game stands after a move that was made here, or after a press without one.
    ///
    /// ```
    /// use anna_hector::laws::{RawMove, standing::Standing};
    /// use shakmaty::{CastlingMode, Chess, Square};
    /// let start = Standing::of(&Chess::default(), CastlingMode::Standard);
    /// let illegal = RawMove::from_squares(&shakmaty::Board::default(), Square::E2, Square::E5, None).unwrap();
    /// assert_eq!(start.after(Some(illegal)).fen(), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    /// ```
    #[must_use]
    pub fn after(&self, played: Option<RawMove>) -> Self {
        match played.and_then(|raw| self.after_legal(raw)) {
            Some(position) => Self::of(&position, self.mode),
            None => self.after_anything(played),
        }
    }

    /// The position after a move that is legal here.
    fn after_legal(&self, played: RawMove) -> Option<Chess> {
        let mut position = self.position()?;
        let legal = played.check(&position)?;
        position.play_unchecked(legal);
        Some(position)
    }

    fn after_anything(&self, played: Option<RawMove>) -> Self {
        let mut setup = self.setup.clone();
        let mover = setup.turn;
        if let Some(raw) = played {
            let before = setup.board.occupied();
            // What hands cannot do leaves the board as it is.
            self.make(raw, &mut setup.board);
            setup.castling_rights &= rights_left(raw, mover);
            let irreversible = setup.board.occupied().count() < before.count() || raw.is_of(Role::Pawn);
            setup.halfmoves = if irreversible { 0 } else { setup.halfmoves.saturating_add(1) };
        } else {
            // Moves are counted by each player (9.3, 9.6): one of the other's that he has not answered with a move counts for nobody.
            setup.halfmoves -= setup.halfmoves % 2;
        }
        setup.turn = mover.other();
        setup.ep_square = None;
        if mover.is_black() {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        Self { setup, mode: self.mode }
    }
}

/// The squares whose castling rights a move leaves alone: a king that has moved has none, nor a rook that moved or fell.
fn rights_left(raw: RawMove, mover: Color) -> Bitboard {
    let own_rank = Bitboard::from_rank(mover.backrank());
    match raw {
        RawMove::Castling(_) => !own_rank,
        RawMove::Piece { role: Role::King, from, to, .. } => !(own_rank.with(from).with(to)),
        RawMove::Piece { from, to, .. } => Bitboard::FULL.without(from).without(to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, mode: CastlingMode, raw: impl Fn(&shakmaty::Board) -> RawMove, after: &str) {
        let position: Chess = fen.parse::<Fen>().expect("a FEN").into_position(mode).expect("a position");
        let standing = Standing::of(&position, mode);
        assert_eq!(standing.after(Some(raw(position.board()))).fen(), after);
    }

    /// The pawn may be taken en passant (3.7.3.1), but the king stands behind it.
    #[test]
    fn an_exposed_king_at_a_capture_en_passant_is_the_fault() {
        let fen: Fen = "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1".parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
        let taken = RawMove::from_squares(position.board(), Square::D4, Square::E3, None).expect("a pawn");
        let standing = Standing::of(&position, CastlingMode::Standard);
        assert_eq!(standing.fault(taken), Some(Fault::ExposesKing));
        assert_eq!(standing.fen(), "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1", "as on an envelope of an older version");
    }

    #[test]
    fn an_illegal_pawn_move_or_capture_starts_the_count_of_moves_anew() {
        use shakmaty::Square::{A1, D5, E2, E5};
        let go = |from, to| move |board: &_| RawMove::from_squares(board, from, to, None).expect("a piece is there");
        check("4k3/8/8/8/8/8/4P3/4K3 w - - 7 9", CastlingMode::Standard, go(E2, E5), "4k3/8/8/4P3/8/8/8/4K3 b - - 0 9");
        check(
            "4k3/8/8/3p4/8/8/8/R3K3 w - - 7 9",
            CastlingMode::Standard,
            go(A1, D5),
            "4k3/8/8/3R4/8/8/8/4K3 b - - 0 9",
        );
    }

    #[test]
    fn a_king_that_castled_illegally_has_lost_his_rights() {
        let short = |_: &_| RawMove::Castling(shakmaty::CastlingSide::KingSide);
        check(
            "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1",
            CastlingMode::Chess960,
            short,
            "rk2r3/8/8/8/8/8/8/R4RK1 b kq - 1 1",
        );
    }

    #[test]
    fn the_record_goes_on_where_a_king_could_be_taken_and_comes_back() {
        use shakmaty::Square::{A2, A3, A4, D1, E1, E7};
        let fen: Fen = "4k3/4r3/8/8/8/8/P7/R3K3 w Q - 0 1".parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("a position");
        let go = |from, to, role| RawMove::Piece { role, from, to, capture: false, en_passant: false, promotion: None };
        let in_check = Standing::of(&position, CastlingMode::Standard).after(Some(go(A2, A3, Role::Pawn)));
        assert_eq!(in_check.position(), None);
        assert_eq!(in_check.fault(go(E7, A4, Role::Rook)), Some(Fault::NotItsWay(Role::Rook)));
        let out = in_check.after(Some(go(E7, A4, Role::Rook))).after(Some(go(E1, D1, Role::King)));
        assert!(out.position().is_some());
    }
}
