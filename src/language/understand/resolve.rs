//! From a reading to a move of the position.
use shakmaty::{Bitboard, CastlingSide, Chess, Position, Rank, Role, Square, attacks};

use super::{Among, MoveReading, Pattern, Understanding, Unknown, UtteranceReading};
use crate::{
    language::{Arg, CheckWord, Line, Phrase, check_word},
    laws::{
        RawMove,
        announcement::castling_squares,
        illegal::{self, is_its_way},
    },
};

/// The meaning of one of several readings: the only one that fits, else a question.
pub(super) fn any(readings: &[UtteranceReading], among: Among<'_>) -> Understanding {
    let all: Vec<_> = readings.iter().map(|&reading| one(reading, among)).collect();
    let fitting = all.iter().filter(|u| matches!(u, Understanding::Move(_) | Understanding::Ambiguous { .. }));
    let mut candidates: Vec<RawMove> = fitting.flat_map(moves).collect();
    if candidates.is_empty() {
        candidates = all.iter().flat_map(moves).collect();
    }
    match (candidates.len(), all.len()) {
        (0 | 1, _) | (_, 1) => all
            .iter()
            .find(|u| candidates.is_empty() || moves(u) == candidates)
            .cloned()
            .unwrap_or(Understanding::Unknown(Unknown::NothingSaid)),
        _ => Understanding::Ambiguous { ask: question(&candidates), candidates },
    }
}

/// The meaning of words that are read in two ways: the only one that fits, else a question; `first` where neither does.
pub(super) fn either(first: Understanding, second: Understanding) -> Understanding {
    let fits = |u: &Understanding| matches!(u, Understanding::Move(_) | Understanding::Ambiguous { .. });
    match (fits(&first), fits(&second)) {
        (false, true) => second,
        (_, false) => first,
        (true, true) => {
            let mut candidates = moves(&first);
            candidates.extend(moves(&second).into_iter().filter(|said| !moves(&first).contains(said)));
            if candidates.len() == moves(&first).len() {
                return first;
            }
            Understanding::Ambiguous { ask: question(&candidates), candidates }
        }
    }
}

/// The meaning of notation in small letters: among those readings whose piece can come there as the pieces stand; where
/// none can, among those whose piece moves so at all. What is legal besides is not asked, and what no piece does - a jump,
/// a pawn that takes nothing - is not read into it.
pub(super) fn hurried(readings: &[UtteranceReading], among: Among<'_>) -> Understanding {
    let able = |come: fn(Pattern, Among<'_>) -> bool| -> Vec<UtteranceReading> {
        let can =
            |reading: &&UtteranceReading| matches!(reading.what, MoveReading::Piece(pattern) if come(pattern, among));
        readings.iter().filter(can).copied().collect()
    };
    let [first, ..] = readings else { return Understanding::Unknown(Unknown::NothingSaid) };
    match [able(can_come), able(moves_so)].iter().find(|able| !able.is_empty()) {
        Some(able) => any(able, among),
        None => match first.what {
            MoveReading::Castling(_) => one(*first, among),
            MoveReading::Piece(pattern) => {
                Understanding::Unknown(Unknown::NoneReaches { role: pattern.piece(), to: pattern.to })
            }
        },
    }
}

/// Whether some piece that the pattern names can come to its square: nothing of its own stands there, nothing in between.
fn can_come(pattern: Pattern, among: Among<'_>) -> bool {
    let board = among.board();
    let free = |said: &RawMove| match *said {
        RawMove::Castling(_) => true,
        RawMove::Piece { role, from, to, .. } => {
            let straight = role == Role::Pawn && from.file() == to.file() && board.occupied().contains(to);
            let between = attacks::between(from, to) & board.occupied();
            !straight && between.is_empty() && board.color_at(to) != Some(among.turn())
        }
    };
    said_by(pattern, among).iter().any(free)
}

/// Whether some piece that the pattern names moves so, whatever stands in between.
fn moves_so(pattern: Pattern, among: Among<'_>) -> bool {
    !said_by(pattern, among).is_empty()
}

/// What a reading in small letters can mean by the placement alone. A named square of departure is taken as said.
fn said_by(pattern: Pattern, among: Among<'_>) -> Vec<RawMove> {
    let strict = by_placement(straight_unless_capture(pattern), among);
    let placed = if strict.is_empty() { by_placement(pattern, among) } else { strict };
    let real = |said: &RawMove| pattern.origin().is_some() || !takes_nothing(*said);
    placed.into_iter().filter(real).collect()
}

/// A pawn that leaves its file and takes nothing, not even in passing.
fn takes_nothing(said: RawMove) -> bool {
    let RawMove::Piece { role: Role::Pawn, from, to, capture, .. } = said else { return false };
    from.file() != to.file() && !capture
}

fn moves(understanding: &Understanding) -> Vec<RawMove> {
    match understanding {
        Understanding::Move(said) | Understanding::Illegal { said, .. } => vec![*said],
        Understanding::Ambiguous { candidates, .. } => candidates.clone(),
        Understanding::Unknown(_) => Vec::new(),
    }
}

fn one(reading: UtteranceReading, among: Among<'_>) -> Understanding {
    match reading.what {
        MoveReading::Castling(side) => judged(RawMove::Castling(side), among),
        MoveReading::Piece(pattern) => piece(pattern, reading.check, among),
    }
}

fn piece(pattern: Pattern, check: Option<CheckWord>, among: Among<'_>) -> Understanding {
    if among.legal().is_none() && names_only_where_it_stands(pattern, among) {
        return Understanding::Unknown(Unknown::NoArrival);
    }
    let strict = straight_unless_capture(pattern);
    for pattern in [strict, pattern] {
        if let Some(position) = among.legal() {
            let legal = narrowed(legal_moves(pattern, position), check, position);
            match legal.as_slice() {
                [] => {}
                [only] => return Understanding::Move(*only),
                several => return Understanding::Ambiguous { ask: question(several), candidates: legal },
            }
        }
        let mut placed = by_placement(pattern, among);
        if is_short_pawn(pattern) && among.legal().is_none() {
            placed.retain(|&said| !takes_nothing(said));
        }
        if !placed.is_empty() {
            return choose(placed, among);
        }
    }
    nearest_guess(pattern, among)
}

/// Half a move: a piece and the square where it stands, and not where it goes.
fn names_only_where_it_stands(pattern: Pattern, among: Among<'_>) -> bool {
    pattern.origin().is_none() && among.board().piece_at(pattern.to) == Some(pattern.piece().of(among.turn()))
}

/// A pawn that is named by its arrival alone moves straight, as in algebraic notation.
fn straight_unless_capture(pattern: Pattern) -> Pattern {
    let pawn = pattern.role.is_none_or(|role| role == Role::Pawn);
    let unnamed = pattern.file.is_none() && pattern.rank.is_none() && !pattern.capture;
    if pawn && unnamed { Pattern { file: Some(pattern.to.file()), ..pattern } } else { pattern }
}

fn legal_moves(pattern: Pattern, position: &Chess) -> Vec<RawMove> {
    let all = position.legal_moves();
    all.into_iter().map(RawMove::from_move).filter(|&said| fits(pattern, said)).collect()
}

fn fits(pattern: Pattern, said: RawMove) -> bool {
    let RawMove::Piece { role, from, to, promotion, .. } = said else { return false };
    to == pattern.to
        && starts(pattern, role, from)
        && (pattern.promotion.is_none() || promotion == pattern.promotion)
        && !(aslant_only(pattern, role) && from.file() == to.file())
}

/// Whether a piece of this kind on this square can be the one that was named.
fn starts(pattern: Pattern, role: Role, from: Square) -> bool {
    let named = match pattern.role {
        Some(named) => role == named,
        None => pattern.origin().is_some() || role == Role::Pawn,
    };
    named && pattern.file.is_none_or(|f| f == from.file()) && pattern.rank.is_none_or(|r| r == from.rank())
}

/// A pawn, named or by what is left out, as in algebraic notation, without the square where it stands.
fn is_short_pawn(pattern: Pattern) -> bool {
    pattern.piece() == Role::Pawn && pattern.origin().is_none()
}

/// A pawn that takes does not move straight.
fn aslant_only(pattern: Pattern, role: Role) -> bool {
    role == Role::Pawn && pattern.capture && pattern.origin().is_none()
}

/// Tells candidates apart by the word for check, if there is something to tell apart; never leaves none.
fn narrowed(legal: Vec<RawMove>, check: Option<CheckWord>, position: &Chess) -> Vec<RawMove> {
    if check.is_none() || legal.len() < 2 {
        return legal;
    }
    let gives = |said: &RawMove| said.check(position).and_then(|m| check_word(m, position)) == check;
    let narrower: Vec<_> = legal.iter().copied().filter(gives).collect();
    if narrower.is_empty() { legal } else { narrower }
}

/// The moves that fit by where the pieces stand and how their kind moves. A named square of departure is taken as said.
fn by_placement(pattern: Pattern, among: Among<'_>) -> Vec<RawMove> {
    if let Some(from) = pattern.origin() {
        // From an empty square it is a pawn's move, which is then found to fit nothing.
        let role = pattern.role.or_else(|| among.board().role_at(from)).unwrap_or_else(|| pattern.piece());
        return vec![raw(pattern, role, from, among)];
    }
    let (board, color) = (among.board(), among.turn());
    let own = board.by_color(color).into_iter().filter_map(|from| Some((from, board.role_at(from)?)));
    own.filter(|&(from, role)| starts(pattern, role, from))
        .filter(|&(from, role)| is_its_way(role.of(color), from, pattern.to))
        .filter(|&(from, role)| !(aslant_only(pattern, role) && from.file() == pattern.to.file()))
        .map(|(from, role)| raw(pattern, role, from, among))
        .collect()
}

/// The move as the placement of the pieces shows it.
fn raw(pattern: Pattern, role: Role, from: Square, among: Among<'_>) -> RawMove {
    let occupant = among.board().color_at(pattern.to);
    let taken = occupant == Some(!among.turn());
    let passed = Square::from_coords(pattern.to.file(), from.rank());
    let en_passant = role == Role::Pawn
        && among.turn().relative_rank(from.rank()) == Rank::Fifth
        && from.file() != pattern.to.file()
        && occupant.is_none()
        && among.board().piece_at(passed) == Some((!among.turn()).pawn());
    let capture = taken || en_passant;
    RawMove::Piece { role, from, to: pattern.to, capture, en_passant, promotion: pattern.promotion }
}

/// One of the moves that fit by placement, none of them known to be legal.
fn choose(placed: Vec<RawMove>, among: Among<'_>) -> Understanding {
    let first = placed[0];
    // Where all have the same fault, asking which one would only delay the answer.
    let alike = among.legal().is_some_and(|position| {
        placed.iter().all(|&said| illegal::why(position, said) == illegal::why(position, first))
    });
    if placed.len() == 1 || alike {
        return judged(first, among);
    }
    Understanding::Ambiguous { ask: question(&placed), candidates: placed }
}

fn judged(said: RawMove, among: Among<'_>) -> Understanding {
    if let Some(side) = castling_by_squares(said, among) {
        return Understanding::Unknown(Unknown::CastlingByName(side));
    }
    match among.legal().and_then(|position| illegal::why(position, said)) {
        None => Understanding::Move(said),
        Some(fault) => Understanding::Illegal { said, fault },
    }
}

/// Castling that was described instead of named (D.2.1): the king two files from his square, onto his rook, or from another square of
/// Chess960 to where castling brings him.
fn castling_by_squares(said: RawMove, among: Among<'_>) -> Option<CastlingSide> {
    let RawMove::Piece { role: Role::King, from, to, .. } = said else { return None };
    let (board, color) = (among.board(), among.turn());
    if board.king_of(color) != Some(from) || from.rank() != to.rank() {
        return None;
    }
    let side = CastlingSide::from_king_side(to.file() > from.file());
    castling_squares(board, color, side)?;
    (RawMove::from_squares(board, from, to, None) == Ok(RawMove::Castling(side))).then_some(side)
}

/// Nothing moves there: the only piece that can have been meant, or nothing.
fn nearest_guess(pattern: Pattern, among: Among<'_>) -> Understanding {
    let role = pattern.piece();
    let strict = straight_unless_capture(pattern);
    let own = among.board().by_piece(role.of(among.turn()));
    let mut meant = own.into_iter().filter(|&from| starts(strict, role, from) && from != pattern.to);
    if is_short_pawn(pattern) && among.legal().is_none() {
        // No pawn goes there: a slip is likelier than a jump. Who means a jump names both squares.
        return Understanding::Unknown(Unknown::NoneReaches { role, to: pattern.to });
    }
    match (meant.next(), meant.next()) {
        (Some(from), None) => judged(raw(pattern, role, from, among), among),
        _ => Understanding::Unknown(Unknown::NoneReaches { role, to: pattern.to }),
    }
}

/// What is asked where no piece of the kind that was named can get there by its way of moving and the legal moves are
/// nobody's business: each of these pieces may be meant, and it is not called impossible. Where none stands on the board,
/// any square may be named, as in a move that is told in full.
///
/// ```
/// # use anna_hector::language::{Among, Language, Understanding, from_where, understand};
/// # use shakmaty::{Board, Color};
/// let among = Among::Placement { board: &Board::default(), turn: Color::White };
/// let Understanding::Unknown(unknown) = understand("Springer Eva vier", Language::German, among) else { panic!() };
/// let (candidates, _question) = from_where(&unknown, among).unwrap();
/// assert_eq!(candidates.len(), 2, "from b1 or from g1");
/// ```
#[must_use]
pub fn from_where(unknown: &Unknown, among: Among<'_>) -> Option<(Vec<RawMove>, Phrase)> {
    let (&Unknown::NoneReaches { role, to }, None) = (unknown, among.legal()) else { return None };
    let named = Pattern { role: Some(role), file: None, rank: None, to, capture: false, promotion: None };
    let pieces = among.board().by_piece(role.of(among.turn()));
    let squares = if pieces.is_empty() { Bitboard::FULL } else { pieces };
    let candidates = squares.into_iter().filter(|&from| from != to).map(|from| raw(named, role, from, among)).collect();
    Some((candidates, Phrase::line(Line::AskFromWhere)))
}

/// The question that tells the candidates apart.
#[must_use]
pub fn question(candidates: &[RawMove]) -> Phrase {
    let parts = |said: &RawMove| match *said {
        RawMove::Piece { role, from, .. } => Some((role, from)),
        RawMove::Castling(_) => None,
    };
    let pieces: Vec<(Role, Square)> = candidates.iter().filter_map(parts).collect();
    let squares = distinct(pieces.iter().map(|&(_, from)| from));
    let roles = distinct(pieces.iter().map(|&(role, _)| role));
    if roles.len() > 1 {
        Phrase::with(Line::AskRole, options(roles.into_iter().map(Arg::Role).collect()))
    } else if squares.len() > 1 {
        Phrase::with(Line::AskFrom, options(squares.into_iter().map(Arg::Square).collect()))
    } else {
        Phrase::line(Line::AskPromotion)
    }
}

fn distinct<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut out = Vec::new();
    for item in items {
        if !out.contains(&item) {
            out.push(item);
        }
    }
    out
}

/// `A or B or C`, as the one argument of a question.
fn options(args: Vec<Arg>) -> Option<Arg> {
    args.into_iter().rev().reduce(|after, arg| Arg::Phrase(Box::new(Phrase::with(Line::Or, [arg, after]))))
}
