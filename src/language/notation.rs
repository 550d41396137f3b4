//! Local algebraic notation: `Sf3`, `Cf3`, `Nf3`.
use shakmaty::{CastlingSide, Chess, Move, Role, san::San};

use super::Language;

/// The move as that language writes it, without signs for check.
///
/// ```
/// # use anna_hector::language::{Language, notation};
/// # use shakmaty::{Chess, uci::UciMove};
/// let position = Chess::default();
/// let m = "g1f3".parse::<UciMove>().unwrap().to_move(&position).unwrap();
/// let written = Language::ALL.map(|language| notation::algebraic(m, &position, language));
/// assert_eq!(written, ["Sf3", "Cf3", "Nf3"]);
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

/// The kinds of pieces that `letter` can mean where `chosen` is the language: its own meaning if it has one there, else
/// whatever it means in the others. In German, `N` is a knight, and `R` may be a king (rey) or a rook.
pub(super) fn roles_of(letter: char, chosen: Language) -> Vec<Role> {
    let meaning =
        |language: Language| Role::ALL.into_iter().find(|&r| *language.table().letters.get(r) == Some(letter));
    if let Some(own) = meaning(chosen) {
        return vec![own];
    }
    let mut roles: Vec<Role> = Vec::new();
    for role in Language::ALL.into_iter().filter_map(meaning) {
        if !roles.contains(&role) {
            roles.push(role);
        }
    }
    roles
}

/// The side of `O-O`, `0-0`, `O-O-O` or `0-0-0`.
pub(super) fn castling_side(text: &str) -> Option<CastlingSide> {
    match text.replace(['O', 'o'], "0").as_str() {
        "0-0" => Some(CastlingSide::KingSide),
        "0-0-0" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}
