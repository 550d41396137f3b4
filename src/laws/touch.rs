//! Touched pieces: Articles 4.2 to 4.5 and 4.8 (all editions); touched on a special board is taken out of the securing
//! aperture (D.2.2; E.2.2 of 2009).
//!
//! 4.2: only the player on move may adjust, and says so before. 4.3: anyone who touches his own piece moves the first that
//! can be moved; anyone who touches the opponent's captures the first that can be captured; of both, takes the one with the
//! other if he can. 4.4: king and rook mean castling on that side; a rook before the king forbids it; where it is illegal
//! the king moves. 4.5: where nothing touched can be moved or captured, any legal move will do. 4.8: anyone who touches a
//! piece himself can no longer claim a breach by his opponent.
use shakmaty::{Board, CastlingSide, Chess, Color, Move, MoveList, Position, Role, Square};

use super::{Edition, RawMove, pace::Rules, standing::Standing};

/// When the arbiter decides about a touched piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Whenever he has seen it.
    OnSight,
    /// Only when a player asks for it (A4.b of 2009).
    OnRequest,
}

/// When the arbiter decides about a touched piece under these rules.
///
/// ```
/// use anna_hector::laws::{Edition, pace::Rules, touch::{Decision, decision}};
/// assert_eq!(decision(Edition::Fide2009, Rules::Rapid), Decision::OnRequest);
/// assert_eq!(decision(Edition::Fide2009, Rules::Competition), Decision::OnSight);
/// assert_eq!(decision(Edition::Fide2014, Rules::Rapid), Decision::OnSight);
/// ```
#[must_use]
pub const fn decision(edition: Edition, rules: Rules) -> Decision {
    match (edition, rules) {
        (Edition::Fide2009, Rules::Rapid | Rules::Blitz) => Decision::OnRequest,
        (Edition::Fide2009, Rules::Competition) | (Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023, _) => {
            Decision::OnSight
        }
    }
}

/// The moves that the pieces touched, in their order, leave to the player on move; `None` where he is free.
///
/// ```
/// use anna_hector::laws::touch::left_by;
/// use shakmaty::{Chess, Square};
/// let moves = left_by(&Chess::default(), &[Square::G1]).unwrap();
/// assert_eq!(moves.len(), 2); // Springer Gustav eins: to Felix drei or Hector drei
/// assert_eq!(left_by(&Chess::default(), &[Square::A1]), None); // the rook cannot move: he is free (4.5)
/// ```
#[must_use]
pub fn left_by(position: &Chess, touched: &[Square]) -> Option<MoveList> {
    let ground = Ground { board: position.board(), turn: position.turn(), moves: position.legal_moves() };
    ground.bound_by(touched).map(|(_, left)| left)
}

/// The touched piece that binds the player, where `said`, legal or not, is not a move of the pieces touched, in their order;
/// `None` where it is one, or he is free. An illegal move of the touched piece, or a promotion without its new piece, is a
/// fault of its own, and not the move of another piece. `begun` is a promotion that goes on. Where an illegal move stands and
/// the game goes on (7.5), the touched pieces are judged by what can be played from there.
///
/// ```
/// use anna_hector::laws::{RawMove, standing::Standing, touch::broken};
/// use shakmaty::{Board, CastlingMode, Chess, Square};
/// let go = |from, to| RawMove::from_squares(&Board::default(), from, to, None).unwrap();
/// let start = Standing::of(&Chess::default(), CastlingMode::Standard);
/// let touched = [Square::A1, Square::G1]; // the rook cannot move
/// assert_eq!(broken(&start, &touched, None, go(Square::G1, Square::F3)), None);
/// assert_eq!(broken(&start, &touched, None, go(Square::G1, Square::G3)), None); // illegal, and no other piece
/// assert_eq!(broken(&start, &touched, None, go(Square::E2, Square::E4)), Some(Square::G1));
/// ```
#[must_use]
pub fn broken(standing: &Standing, touched: &[Square], begun: Option<Begun>, said: RawMove) -> Option<Square> {
    if touched.is_empty() {
        return None;
    }
    let ground = Ground::of(standing);
    let (bound, left) = ground.bound_by(touched)?;
    let left = begun.map_or_else(|| left.clone(), |begun| begun.leaves(&left));
    let kept = match said.among(&ground.moves) {
        Some(playable) => left.contains(&playable),
        None => bound.is_kept_by(said) && begun.is_none_or(|begun| begun.is_kept_by(said)),
    };
    (!kept).then(|| bound.left_out_by(said))
}

/// Why touching pieces leaves every legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Freedom {
    /// Castling was meant, it is illegal, and the king has no legal move (4.4.c; 4.4.3 of 2018).
    CastlingIllegal,
    /// No touched piece can be moved or captured (4.5).
    NothingMoves,
}

/// Why touching these squares, in that order, leaves the mover free; `None` where it binds him.
#[must_use]
pub fn freedom(standing: &Standing, touched: &[Square]) -> Option<Freedom> {
    let ground = Ground::of(standing);
    if ground.bound_by(touched).is_some() {
        return None;
    }
    let castles = ground.meant_castling(touched).is_some();
    Some(if castles { Freedom::CastlingIllegal } else { Freedom::NothingMoves })
}

/// What touching has bound a player to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    /// To castle, or to move the king (4.4).
    King(Square),
    /// To move the piece there (4.3.a).
    Move(Square),
    /// To take the piece there (4.3.b).
    Take(Square),
    /// To take the second with the first (4.3.c).
    TakeWith(Square, Square),
}

impl Bound {
    /// Whether a move that is not legal is at least one of what he is bound to.
    fn is_kept_by(self, said: RawMove) -> bool {
        match (self, said) {
            // Castling is a move of the king (4.4).
            (Self::King(_), RawMove::Castling(_)) => true,
            (Self::King(square) | Self::Move(square), RawMove::Piece { from, .. }) => from == square,
            (Self::Take(victim), said) => said.victim() == Some(victim),
            (Self::TakeWith(by, victim), RawMove::Piece { from, .. }) => from == by && said.victim() == Some(victim),
            (Self::Move(_) | Self::TakeWith(..), RawMove::Castling(_)) => false,
        }
    }

    /// The piece that `said`, which does not keep it, should have moved or taken.
    fn left_out_by(self, said: RawMove) -> Square {
        match (self, said) {
            (Self::King(square) | Self::Move(square) | Self::Take(square), _) => square,
            (Self::TakeWith(by, victim), RawMove::Piece { from, .. }) if from == by => victim,
            (Self::TakeWith(by, _), _) => by,
        }
    }
}

/// By what touched pieces are judged.
struct Ground<'a> {
    board: &'a Board,
    /// Who has the move.
    turn: Color,
    /// What can be played.
    moves: MoveList,
}

impl<'a> Ground<'a> {
    fn of(standing: &'a Standing) -> Self {
        Self { board: standing.board(), turn: standing.turn(), moves: standing.moves() }
    }

    fn bound_by(&self, touched: &[Square]) -> Option<(Bound, MoveList)> {
        let own = self.of_color(touched, self.turn);
        let theirs = self.of_color(touched, self.turn.other());
        if let Some(castling) = self.meant_castling(touched) {
            return castling.left(&self.moves).map(|left| (Bound::King(castling.king), left));
        }
        let barred = self.castling_barred(&own);
        let left: MoveList = keep(&self.moves, |m| !barred.contains(&m.castling_side()));
        capture_of_one_with_the_other(&left, &own, &theirs)
            .or_else(|| touched.iter().find_map(|&square| self.moved_or_captured(&left, square)))
    }

    fn of_color(&self, touched: &[Square], color: Color) -> Vec<Square> {
        touched.iter().copied().filter(|&square| self.board.color_at(square) == Some(color)).collect()
    }

    /// King and then rook, and nothing of the opponent's.
    fn meant_castling(&self, touched: &[Square]) -> Option<Castling> {
        let own = self.of_color(touched, self.turn);
        let king = self.board.king_of(self.turn).filter(|_| self.of_color(touched, self.turn.other()).is_empty())?;
        let (first, then) = (own.first()?, own.get(1)?);
        let is_rook = self.board.role_at(*then) == Some(Role::Rook);
        (*first == king && is_rook).then(|| Castling { king, side: side_of(king, *then) })
    }

    /// The castling that touching a rook before the king has barred (4.4.b).
    fn castling_barred(&self, own: &[Square]) -> Vec<Option<CastlingSide>> {
        let Some(king) = self.board.king_of(self.turn) else { return Vec::new() };
        let before_king = own.iter().take_while(|&&square| square != king);
        let rooks = before_king.filter(|&&square| self.board.role_at(square) == Some(Role::Rook));
        rooks.filter_map(|&rook| side_of(king, rook)).map(Some).collect()
    }

    /// The moves of a touched piece of one's own, the captures of one of the opponent's; `None` if there are none.
    fn moved_or_captured(&self, moves: &MoveList, square: Square) -> Option<(Bound, MoveList)> {
        let bound = match self.board.piece_at(square)? {
            piece if piece.color != self.turn => Bound::Take(square),
            piece if piece.role == Role::King => Bound::King(square),
            _ => Bound::Move(square),
        };
        let left = keep(moves, |m| m.from() == Some(square) || captured(m) == Some(square));
        (!left.is_empty()).then_some((bound, left))
    }
}

/// A promotion that was begun: the pawn was released on its last rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Begun {
    /// Where the pawn came from.
    pub from: Square,
    /// Where it was released.
    pub to: Square,
}

impl Begun {
    /// Of these moves, those that do not take the pawn to another square: the player has no right to that any more (4.6.c of
    /// 2009; 4.7.3 of 2018). Which piece he promotes to is his choice.
    ///
    /// ```
    /// use anna_hector::laws::touch::{Begun, left_by};
    /// use shakmaty::{CastlingMode, Chess, Square, fen::Fen};
    /// let fen: Fen = "1n5k/P7/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    /// let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    /// let left = left_by(&position, &[Square::A7]).unwrap();
    /// assert_eq!(left.len(), 8); // to Anna acht, or taking on Bella acht
    /// let begun = Begun { from: Square::A7, to: Square::A8 };
    /// assert!(begun.leaves(&left).iter().all(|m| m.to() == Square::A8));
    /// ```
    #[must_use]
    pub fn leaves(self, moves: &MoveList) -> MoveList {
        keep(moves, |m| m.from() != Some(self.from) || m.to() == self.to)
    }

    /// Whether a move that is not legal at least takes the pawn to no other square.
    fn is_kept_by(self, said: RawMove) -> bool {
        !matches!(said, RawMove::Piece { from, to, .. } if from == self.from && to != self.to)
    }
}

/// King, then a rook of one's own: castling on that rook's side was meant (4.4.a, 4.4.c).
struct Castling {
    king: Square,
    side: Option<CastlingSide>,
}

impl Castling {
    /// Castling on that side; else another legal move of the king; else he is free.
    fn left(&self, legal: &MoveList) -> Option<MoveList> {
        let castled: MoveList =
            legal.iter().copied().filter(|m| m.castling_side().is_some() && m.castling_side() == self.side).collect();
        if !castled.is_empty() {
            return Some(castled);
        }
        let by_king: MoveList = legal.iter().copied().filter(|m| m.from() == Some(self.king)).collect();
        (!by_king.is_empty()).then_some(by_king)
    }
}

/// On which side of the king a rook stands.
fn side_of(king: Square, rook: Square) -> Option<CastlingSide> {
    (king.rank() == rook.rank()).then(|| CastlingSide::from_king_side(rook.file() > king.file()))
}

/// Of both colours: the opponent's piece that was touched first is captured with one's own that was touched first (4.3.3; 4.3.c of 2009 and
/// 2014, which knows one of each).
fn capture_of_one_with_the_other(legal: &MoveList, own: &[Square], theirs: &[Square]) -> Option<(Bound, MoveList)> {
    let (&by, &victim) = (own.first()?, theirs.first()?);
    let left = keep(legal, |m| m.from() == Some(by) && captured(m) == Some(victim));
    (!left.is_empty()).then_some((Bound::TakeWith(by, victim), left))
}

fn keep(legal: &MoveList, wanted: impl Fn(Move) -> bool) -> MoveList {
    legal.iter().copied().filter(|&m| wanted(m)).collect()
}

/// Where the captured piece stands: en passant it is not where the pawn arrives.
fn captured(m: Move) -> Option<Square> {
    match m {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        m if m.is_capture() => Some(m.to()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, fen::Fen, san::San};

    use super::*;

    fn position_of(fen: &str) -> Chess {
        fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position")
    }

    fn check(fen: &str, touched: &[Square], expected: Option<&[&str]>) {
        let position = position_of(fen);
        let names = |moves: MoveList| {
            let mut names: Vec<String> = moves.iter().map(|&m| San::from_move(&position, m).to_string()).collect();
            names.sort();
            names
        };
        let expected = expected.map(|names| names.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(left_by(&position, touched).map(names), expected, "{fen} {touched:?}");
    }

    #[test]
    fn of_several_of_both_colours_the_first_ones_belong_together() {
        // The rook was touched first, and cannot take: it has to be moved.
        let fen = "4k3/8/8/3p4/8/8/8/R3K2B w - - 0 1";
        let touched = [Square::A1, Square::H1, Square::D5];
        let by_rook: Vec<String> = left_by(&position_of(fen), &touched)
            .expect("he is bound")
            .iter()
            .map(|m| m.from().expect("no drop").to_string())
            .collect();
        assert!(by_rook.iter().all(|from| from == "a1"), "{by_rook:?}");
        check(fen, &[Square::H1, Square::A1, Square::D5], Some(&["Bxd5"]));
    }

    const BOTH_CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    #[test]
    fn the_first_own_piece_that_can_move_moves() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        check(start, &[Square::E2], Some(&["e3", "e4"]));
        check(start, &[Square::A1, Square::E2, Square::D2], Some(&["e3", "e4"]));
        check(start, &[Square::A1, Square::C1], None);
        check(start, &[], None);
    }

    #[test]
    fn the_first_piece_of_the_opponent_that_can_be_taken_is_taken() {
        let fen = "4k3/8/8/3q1r2/4P3/8/8/4K3 w - - 0 1";
        check(fen, &[Square::F5, Square::D5], Some(&["exf5"]));
        check(fen, &[Square::E8, Square::D5], Some(&["exd5"]));
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", &[Square::D5], Some(&["exd6"]));
    }

    #[test]
    fn of_both_colours_one_takes_the_other_if_it_can() {
        let fen = "4k3/8/8/3q1r2/4P3/8/4B3/4K3 w - - 0 1";
        check(fen, &[Square::E4, Square::D5], Some(&["exd5"]));
        check(fen, &[Square::D5, Square::E4], Some(&["exd5"]));
        // The bishop cannot take the queen: the first touched that can be moved or captured.
        check(fen, &[Square::D5, Square::E2], Some(&["exd5"]));
        let own_first = left_by(
            &fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position"),
            &[Square::E2, Square::D5],
        );
        assert!(own_first.is_some_and(|moves| moves.iter().all(|m| m.from() == Some(Square::E2))));
    }

    #[test]
    fn king_then_rook_castles_and_rook_then_king_does_not() {
        check(BOTH_CASTLE, &[Square::E1, Square::H1], Some(&["O-O"]));
        check(BOTH_CASTLE, &[Square::E1, Square::A1], Some(&["O-O-O"]));
        let rook_first = ["Rf1", "Rg1", "Rh2", "Rh3", "Rh4", "Rh5", "Rh6", "Rh7", "Rxh8"];
        check(BOTH_CASTLE, &[Square::H1, Square::E1], Some(&rook_first));
    }

    #[test]
    fn where_castling_is_illegal_the_king_moves_if_it_can() {
        // The rook on f8 attacks f1: no short castling, but the long one is a move of the king.
        let fen = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        check(fen, &[Square::E1, Square::H1], Some(&["Kd1", "Kd2", "Ke2", "O-O-O"]));
        let boxed_in = "4k3/8/8/8/8/6n1/3PPPP1/3QKB1R w K - 0 1";
        check(boxed_in, &[Square::E1, Square::H1], None);
    }

    fn keeps_in(fen: &str, touched: &[Square], squares: [Square; 2]) -> bool {
        broken_in(fen, touched, squares).is_none()
    }

    fn broken_in(fen: &str, touched: &[Square], [from, to]: [Square; 2]) -> Option<Square> {
        let position: Chess =
            fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position");
        let said = RawMove::from_squares(position.board(), from, to, None).expect("a piece is there");
        broken(&Standing::of(&position, CastlingMode::Standard), touched, None, said)
    }

    #[test]
    fn an_illegal_move_of_the_touched_piece_is_no_move_of_another() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert!(keeps_in(start, &[Square::E2], [Square::E2, Square::E5]));
        assert!(!keeps_in(start, &[Square::E2], [Square::D2, Square::D5]));
        // Nothing touched can move: he is free, also to err (4.5).
        assert!(keeps_in(start, &[Square::A1], [Square::D2, Square::D5]));
    }

    #[test]
    fn what_is_named_is_the_piece_that_binds() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(broken_in(start, &[Square::A1, Square::G1], [Square::E2, Square::E4]), Some(Square::G1));
        let both = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(broken_in(both, &[Square::E4, Square::D5], [Square::E4, Square::E5]), Some(Square::D5));
        assert_eq!(broken_in(both, &[Square::E4, Square::D5], [Square::E1, Square::E2]), Some(Square::E4));
    }

    #[test]
    fn a_pawn_left_on_the_last_rank_is_a_move_of_that_pawn() {
        let fen = "7k/P7/8/8/8/8/8/R3K3 w - - 0 1";
        assert!(keeps_in(fen, &[Square::A7], [Square::A7, Square::A8]));
        assert!(!keeps_in(fen, &[Square::A1], [Square::A7, Square::A8]));
    }

    #[test]
    fn a_touched_piece_of_the_opponent_is_taken_legally_or_not() {
        // Anna zwei guards nothing: the rook cannot take on David fünf by its way of moving, the pawn can.
        let fen = "4k3/8/8/3q4/4P3/8/8/R3K3 w Q - 0 1";
        assert!(keeps_in(fen, &[Square::D5], [Square::E4, Square::D5]));
        assert!(keeps_in(fen, &[Square::D5], [Square::A1, Square::D5]), "illegal, but taken");
        assert!(!keeps_in(fen, &[Square::D5], [Square::A1, Square::B3]), "illegal, and another matter");
        assert!(!keeps_in(fen, &[Square::E4, Square::D5], [Square::A1, Square::D5]), "with the other piece");
        assert!(
            !keeps_in(fen, &[Square::E4, Square::D5], [Square::E4, Square::E6]),
            "the right piece, not the capture"
        );
    }

    #[test]
    fn a_touched_king_that_castles_or_moves_illegally_is_the_king() {
        let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        assert!(keeps_in(attacked, &[Square::E1], [Square::E1, Square::G1]), "castling through check");
        assert!(keeps_in(attacked, &[Square::E1, Square::H1], [Square::E1, Square::G1]));
        assert!(keeps_in(attacked, &[Square::E1, Square::H1], [Square::E1, Square::F1]), "into check");
        assert!(!keeps_in(attacked, &[Square::H1], [Square::E1, Square::G1]), "the rook came first (4.4.b)");
    }
}
