//! Local algebraic notation: `Sf3`, `Cf3`, `Nf3`.
use shakmaty::{Board, CastlingSide, Chess, Color, File, Move, Rank, Role, Square, attacks, san::San};

use super::Language;
use crate::laws::RawMove;

/// The move as that language writes it, without signs for check.
///
/// ```
/// # use anna_hector::language::{Language, notation};
/// # use shakmaty::{Chess, uci::UciMove};
/// let position = Chess::default();
/// let m = "g1f3".parse::<UciMove>().unwrap().to_move(&position).unwrap();
/// let written = Language::ALL.map(|language| notation::algebraic(m, &position, language));
/// assert_eq!(written, ["Sf3", "Cf3", "Nf3", "Cf3"]);
/// ```
#[must_use]
pub fn algebraic(m: Move, position: &Chess, language: Language) -> String {
    let table = language.table();
    let mut out = String::new();
    match San::from_move(position, m) {
        San::Castle(side) => out.push_str(table.notation.castling.get(side)),
        San::Normal { role, file, rank, capture, to, promotion } => {
            out.extend(table.letters.get(role));
            out.extend(file.map(shakmaty::File::char));
            out.extend(rank.map(shakmaty::Rank::char));
            if capture {
                out.push('x');
            }
            out.push_str(&to.to_string());
            if let Some(letter) = promotion.and_then(|piece| *table.letters.get(piece)) {
                out.push_str(table.notation.promotion);
                out.push(letter);
            }
            if m.is_en_passant() {
                out.push_str(table.notation.en_passant);
            }
        }
        San::Put { .. } | San::Null => {}
    }
    out
}

/// The move as that language writes it, told apart from the others by where pieces stand and how each kind moves, and by
/// nothing else: a legal and an illegal move are written alike. A piece that is pinned still counts as another that could
/// have gone there.
///
/// ```
/// # use anna_hector::{language::{Language, notation}, laws::RawMove};
/// # use shakmaty::{Board, Color, Square};
/// let board: Board = "4k3/8/8/8/8/5N2/8/1N2K3".parse().unwrap();
/// let write = |from, to| {
///     let said = RawMove::from_squares(&board, from, to, None).unwrap();
///     notation::by_placement(said, &board, Color::White, Language::German)
/// };
/// assert_eq!(write(Square::B1, Square::D2), "Sbd2");
/// assert_eq!(write(Square::B1, Square::C3), "Sc3");
/// assert_eq!(write(Square::B1, Square::B5), "Sb5");
/// ```
#[must_use]
pub fn by_placement(said: RawMove, board: &Board, color: Color, language: Language) -> String {
    let table = language.table();
    let (role, from, to, capture, en_passant, promotion) = match said {
        RawMove::Castling(side) => return (*table.notation.castling.get(side)).to_owned(),
        RawMove::Piece { role, from, to, capture, en_passant, promotion } => {
            (role, from, to, capture, en_passant, promotion)
        }
    };
    let mut out = String::new();
    out.extend(table.letters.get(role));
    let (file, rank) = match role {
        Role::Pawn => (capture.then(|| from.file()), None),
        _ => told_apart(board, role.of(color), from, to),
    };
    out.extend(file.map(File::char));
    out.extend(rank.map(Rank::char));
    if capture {
        out.push('x');
    }
    out.push_str(&to.to_string());
    if let Some(letter) = promotion.and_then(|piece| *table.letters.get(piece)) {
        out.push_str(table.notation.promotion);
        out.push(letter);
    }
    if en_passant {
        out.push_str(table.notation.en_passant);
    }
    out
}

/// The file and the rank of departure of a piece other than a pawn, where they are written.
pub(super) fn told_apart(
    board: &Board,
    piece: shakmaty::Piece,
    from: Square,
    to: Square,
) -> (Option<File>, Option<Rank>) {
    let others = board.by_piece(piece).without(from) & attacks::attacks(to, piece, board.occupied());
    if others.is_empty() {
        return (None, None);
    }
    let same_file = others.into_iter().any(|other| other.file() == from.file());
    let same_rank = others.into_iter().any(|other| other.rank() == from.rank());
    match (same_file, same_rank) {
        (false, _) => (Some(from.file()), None),
        (true, false) => (None, Some(from.rank())),
        (true, true) => (Some(from.file()), Some(from.rank())),
    }
}

/// The capitals that name pieces in a move of algebraic notation; none if `text` is something else.
///
/// ```
/// # use anna_hector::language::notation::piece_letters;
/// assert_eq!(piece_letters("Nbxd2+").collect::<String>(), "N");
/// assert_eq!(piece_letters("Springer Gustav 1").next(), None);
/// ```
pub fn piece_letters(text: &str) -> impl Iterator<Item = char> {
    let is_notation = text.chars().any(|c| c.is_ascii_digit()) && !text.contains(char::is_whitespace);
    // A pawn is a P and castling an O in every language.
    text.chars().filter(move |c| is_notation && c.is_uppercase() && !matches!(c, 'O' | 'P'))
}

/// Whether `letter` names a piece in that language.
#[must_use]
pub fn is_letter_of(letter: char, language: Language) -> bool {
    role_of(letter, language).is_some()
}

/// The kind of piece that `letter` names in that language.
#[must_use]
pub fn role_of(letter: char, language: Language) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| *language.table().letters.get(role) == Some(letter))
}

/// The kinds of pieces that `letter` can mean where `chosen` is the language: its own meaning if it has one there, else
/// whatever it means in the others. In German, `N` is a knight, and `R` may be a king (rey) or a rook.
pub(super) fn roles_of(letter: char, chosen: Language) -> Vec<Role> {
    if let Some(own) = role_of(letter, chosen) {
        return vec![own];
    }
    let mut roles: Vec<Role> = Vec::new();
    for role in Language::ALL.into_iter().filter_map(|language| role_of(letter, language)) {
        if !roles.contains(&role) {
            roles.push(role);
        }
    }
    roles
}

/// The side of `O-O`, `0-0`, `O-O-O` or `0-0-0`, also without the dashes.
pub(super) fn castling_side(text: &str) -> Option<CastlingSide> {
    match text.replace(['O', 'o'], "0").as_str() {
        "0-0" | "00" => Some(CastlingSide::KingSide),
        "0-0-0" | "000" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}
