//! Reading UCI and algebraic notation, local letters included.
//!
//! Letters are case-sensitive: `Cxd5` is a caballo, `cxd5` a pawn. Words may follow (`Sf3 Schach`).
use shakmaty::{Bitboard, CastlingSide, File, Position, Rank, Role, Square, attacks};

use super::{Among, MoveReading, Pattern, UtteranceReading, words};
use crate::{
    language::{CheckWord, Language, notation},
    laws::RawMove,
};

/// The readings of `text` as notation: several where a foreign letter means several pieces; `None` if it is not notation.
pub(super) fn readings(text: &str, among: Among<'_>, language: Language) -> Option<Vec<UtteranceReading>> {
    if let Some(reading) = uci(text, among) {
        return Some(vec![reading]);
    }
    before_words(text, language, |text| notation(text, language).or_else(|| by_files(text, among, language)))
}

/// The readings of `text` as notation in small letters, the piece of the chosen language first, then the pawn; `None` if it
/// is none, or names both its squares.
pub(super) fn hurried(text: &str, among: Among<'_>, language: Language) -> Option<Vec<UtteranceReading>> {
    if !text.starts_with(|c: char| c.is_ascii_lowercase()) || uci(text, among).is_some() {
        return None;
    }
    before_words(text, language, |text| small(text, language))
}

/// The readings of the beginning of `text` that `read` finds, with the words after it.
fn before_words(
    text: &str,
    language: Language,
    read: impl Fn(&str) -> Option<Vec<UtteranceReading>>,
) -> Option<Vec<UtteranceReading>> {
    let tokens: Vec<&str> = text.split_whitespace().collect();
    // `a d2` goes to d2; what is moved by a letter is written without a blank.
    if matches!((language, &tokens[..]), (Language::Spanish | Language::French, ["a", _, ..])) {
        return None;
    }
    // Blanks inside notation (`exd6 a.p.`, `e8 = Q`) are ignored; what cannot be notation must be words after it.
    (1..=tokens.len()).rev().find_map(|n| {
        let found = read(&tokens[..n].concat())?;
        let rest = tokens[n..].join(" ");
        found.into_iter().map(|reading| words::suffix(reading, &rest, language)).collect()
    })
}

/// `e2e4`, `e7e8q`, `e1g1`, and king takes rook in Chess960.
fn uci(text: &str, among: Among<'_>) -> Option<UtteranceReading> {
    let bytes = text.as_bytes();
    let promotion = match bytes.len() {
        4 => None,
        5 => Some(Role::from_char(char::from(bytes[4])).filter(|_| bytes[4].is_ascii_lowercase())?),
        _ => return None,
    };
    let from = Square::from_ascii(&bytes[..2]).ok()?;
    let to = Square::from_ascii(&bytes[2..4]).ok()?;
    Some(from_squares(from, to, promotion, among))
}

/// The reading of two squares in a notation that writes castling by its squares.
pub(super) fn from_squares(from: Square, to: Square, promotion: Option<Role>, among: Among<'_>) -> UtteranceReading {
    let what = castling(among, from, to).map_or_else(
        || MoveReading::Piece(Pattern { file: Some(from.file()), rank: Some(from.rank()), promotion, ..arriving(to) }),
        MoveReading::Castling,
    );
    UtteranceReading { what, check: None }
}

/// The side to which the king castles from `from` to `to`, if that is what these squares mean.
fn castling(among: Among<'_>, from: Square, to: Square) -> Option<CastlingSide> {
    let (board, color) = (among.board(), among.turn());
    if board.piece_at(from) != Some(color.king()) {
        return None;
    }
    let Ok(RawMove::Castling(side)) = RawMove::from_squares(board, from, to, None) else { return None };
    // Of two rooks on one side, only one castles.
    let castling_rook = among.legal().and_then(|position| position.castles().rook(color, side));
    let other_rook = castling_rook.is_some_and(|rook| rook != to);
    (!other_rook || board.piece_at(to) != Some(color.rook())).then_some(side)
}

const fn arriving(to: Square) -> Pattern {
    Pattern { role: None, file: None, rank: None, to, capture: false, promotion: None }
}

/// Whether a text is notation as far as it goes, without the square of arrival: `N`, `Ng`, `R1`, `Nx`.
pub(super) fn is_begun(text: &str) -> bool {
    let mut characters = text.chars();
    let is_letter = |c: char| {
        Language::ALL
            .into_iter()
            .any(|language| Role::ALL.into_iter().any(|role| language.piece_letter(role) == Some(c)))
    };
    let fits = |c: char| matches!(c, 'a'..='h' | '1'..='8' | 'x' | ':');
    characters.next().is_some_and(is_letter) && text.chars().count() < 4 && characters.all(fits)
}

/// Notation without blanks.
fn notation(text: &str, language: Language) -> Option<Vec<UtteranceReading>> {
    // Most of what is said is words, and there is no move without a rank but castling.
    if !text.contains(|c: char| c.is_ascii_digit()) && !text.starts_with(['O', 'o']) {
        return None;
    }
    let text = plain(text);
    let (text, check) = without_signs(&text);
    if let Some(side) = notation::castling_side(text) {
        return Some(vec![UtteranceReading { what: MoveReading::Castling(side), check }]);
    }
    pieces_and_squares(text, check, language).or_else(|| in_capitals(text, check, language))
}

fn pieces_and_squares(text: &str, check: Option<CheckWord>, language: Language) -> Option<Vec<UtteranceReading>> {
    let chars: Vec<char> = text.chars().collect();
    let (roles, chars) = piece(&chars, language)?;
    let (promotions, chars) = promotion(chars, language)?;
    let pattern = squares(chars)?;
    Some(each(&roles, &promotions, pattern, check))
}

/// A pawn's capture by its two files (`ed`, `exd`, `edD`): each that a pawn can make there, as the pieces stand. Where none can, it is
/// no notation.
fn by_files(text: &str, among: Among<'_>, language: Language) -> Option<Vec<UtteranceReading>> {
    let text = plain(text);
    let (text, check) = without_signs(&text);
    let chars: Vec<char> = text.chars().collect();
    let (promotions, chars) = promotion(&chars, language)?;
    let chars = chars.strip_suffix(&[':']).unwrap_or(chars);
    let ([from, to] | [from, 'x' | ':', to]) = chars else { return None };
    let (from, to) = (File::from_char(*from)?, File::from_char(*to)?);
    let (board, color) = (among.board(), among.turn());
    let pawns = board.by_piece(color.pawn()) & Bitboard::from_file(from);
    let takes = pawns.into_iter().flat_map(|pawn| attacks::pawn_attacks(color, pawn) & Bitboard::from_file(to));
    let beside = |square: Square| Square::from_coords(square.file(), color.fold_wb(Rank::Fifth, Rank::Fourth));
    let may_take = |square: &Square| {
        let in_passing = square.rank() == color.fold_wb(Rank::Sixth, Rank::Third)
            && board.piece_at(beside(*square)) == Some(color.other().pawn());
        board.color_at(*square) == Some(color.other()) || board.piece_at(*square).is_none() && in_passing
    };
    let pattern = |to| Pattern { file: Some(from), capture: true, ..arriving(to) };
    let readings: Vec<_> = takes
        .filter(may_take)
        .flat_map(|square| each(&[Some(Role::Pawn)], &promotions, pattern(square), check))
        .collect();
    (!readings.is_empty()).then_some(readings)
}

/// With a square in capital letters: the letter before it may be a piece or a file then (`BxA6`).
fn in_capitals(text: &str, check: Option<CheckWord>, language: Language) -> Option<Vec<UtteranceReading>> {
    let chars: Vec<char> = text.chars().collect();
    // In the descriptive notation of old books B is the bishop's file.
    if let ['P' | 'N' | 'B' | 'R' | 'Q' | 'K', '-', 'B', _] = chars[..] {
        return None;
    }
    let is_file =
        |at: usize| matches!(chars[at], 'A'..='H') && chars.get(at + 1).is_some_and(|rank| matches!(rank, '1'..='8'));
    let is_sign = |at: usize| chars[at] == 'X' && at > 0;
    let small = |at: usize| if is_file(at) || is_sign(at) { chars[at].to_ascii_lowercase() } else { chars[at] };
    let small: String = (0..chars.len()).map(small).collect();
    if small == text {
        return None;
    }
    let piece = pieces_and_squares(&small, check, language);
    let file = small.starts_with(|c| matches!(c, 'A'..='H')).then(|| small[..1].to_ascii_lowercase() + &small[1..]);
    let file = file.and_then(|text| pieces_and_squares(&text, check, language));
    let readings: Vec<_> = [piece, file].into_iter().flatten().flatten().collect();
    (!readings.is_empty()).then_some(readings)
}

/// Notation without blanks that begins with a small letter.
fn small(text: &str, language: Language) -> Option<Vec<UtteranceReading>> {
    let text = plain(text);
    let (text, check) = without_signs(&text);
    let chars: Vec<char> = text.chars().collect();
    let (promotions, chars) = promotion(&chars, language)?;
    let pawn = squares(chars);
    if pawn.is_some_and(|pattern| pattern.origin().is_some()) {
        return None;
    }
    let named = chars.first().copied().and_then(|letter| small_role(letter, language));
    let piece = named.zip(chars.get(1..).and_then(squares)).map(|(role, pattern)| (Some(role), pattern));
    let pawn = pawn.map(|pattern| (None, pattern));
    let readings = piece.into_iter().chain(pawn).flat_map(|(role, pattern)| each(&[role], &promotions, pattern, check));
    Some(readings.collect()).filter(|readings: &Vec<_>| !readings.is_empty())
}

/// The kind of piece that a small letter names in the chosen language, or a pawn.
fn small_role(letter: char, language: Language) -> Option<Role> {
    let capital = letter.to_ascii_uppercase();
    match capital {
        'P' => Some(Role::Pawn),
        _ if notation::is_letter_of(capital, language) => notation::roles_of(capital, language).first().copied(),
        _ => None,
    }
}

/// The pattern with each of the pieces and promotion pieces that its letters can mean.
fn each(
    roles: &[Option<Role>],
    promotions: &[Option<Role>],
    pattern: Pattern,
    check: Option<CheckWord>,
) -> Vec<UtteranceReading> {
    let reading =
        |role, promotion| UtteranceReading { what: MoveReading::Piece(Pattern { role, promotion, ..pattern }), check };
    roles.iter().flat_map(|&role| promotions.iter().map(move |&promotion| reading(role, promotion))).collect()
}

/// One kind of dash and of cross, drawn pieces without the mark that says how they are drawn, and no point or comma of a
/// sentence at the end.
fn plain(text: &str) -> String {
    let text = text.trim_end_matches(['.', ',', ';']);
    text.replace(['–', '—', '‐', '‑', '−'], "-").replace('×', "x").replace(['\u{fe0e}', '\u{fe0f}'], "")
}

/// Takes away signs of check, en passant and opinion from the end.
fn without_signs(mut text: &str) -> (&str, Option<CheckWord>) {
    let mut check = None;
    loop {
        let shorter = text.trim_end_matches(['+', '#', '!', '?']);
        let signs = &text[shorter.len()..];
        if signs.contains('#') {
            check = Some(CheckWord::Mate);
        } else if signs.contains('+') {
            check = Some(CheckWord::Check);
        }
        let endings = ["e.p.", "a.p.", "e.p", "a.p", "ep", "ap", "i.V.", "i.v.", "i.V", "i.v", "iV", "iv"];
        let shorter = endings.iter().find_map(|ending| shorter.strip_suffix(ending)).unwrap_or(shorter);
        if shorter.len() == text.len() {
            return (text, check);
        }
        text = shorter;
    }
}

/// The pieces that a capital at the start can mean; without one, none is named.
fn piece(chars: &[char], language: Language) -> Option<(Vec<Option<Role>>, &[char])> {
    match chars {
        [letter, rest @ ..] if names_piece(*letter) => {
            let roles: Vec<_> = letter_roles(*letter, language).into_iter().map(Some).collect();
            (!roles.is_empty()).then_some((roles, rest))
        }
        _ => Some((vec![None], chars)),
    }
}

const fn names_piece(c: char) -> bool {
    c.is_ascii_uppercase() || matches!(c, '♔'..='♟')
}

/// The pieces that a capital, or a drawn piece of either colour, can mean.
fn letter_roles(letter: char, language: Language) -> Vec<Role> {
    match letter {
        'P' | '♙' | '♟' => vec![Role::Pawn],
        '♘' | '♞' => vec![Role::Knight],
        '♗' | '♝' => vec![Role::Bishop],
        '♖' | '♜' => vec![Role::Rook],
        '♕' | '♛' => vec![Role::Queen],
        '♔' | '♚' => vec![Role::King],
        _ => notation::roles_of(letter, language),
    }
}

/// The promotion pieces that a letter at the end can mean: `e8D`, `e8=Q`, `e8(Q)`; a small one straight after the last
/// rank, or where a sign says that a piece is meant: `e8d`, `e4=q`.
fn promotion(chars: &[char], language: Language) -> Option<(Vec<Option<Role>>, &[char])> {
    let (letter, rest) = match chars {
        [rest @ .., '(', letter, ')'] | [rest @ .., '=' | '/', letter] => (letter, rest),
        [rest @ .., letter] if names_piece(*letter) => (letter, rest),
        [rest @ .., letter] if letter.is_ascii_lowercase() && rest.ends_with(&['1']) | rest.ends_with(&['8']) => {
            (letter, rest)
        }
        _ => return Some((vec![None], chars)),
    };
    let letter = &letter.to_ascii_uppercase();
    let can_be = |role: &Role| !matches!(role, Role::King | Role::Pawn);
    let mut roles = letter_roles(*letter, language);
    // The king's letter of one language is the rook's of another: `b8=R` in French.
    if !roles.iter().any(can_be) {
        roles.extend(Language::ALL.into_iter().flat_map(|other| letter_roles(*letter, other)));
    }
    // A king is meant only if nothing else can be: then it is an illegal promotion, not an unknown letter.
    if roles.iter().any(can_be) {
        roles.retain(can_be);
    }
    roles.dedup();
    (!roles.is_empty()).then(|| (roles.into_iter().map(Some).collect(), rest))
}

/// What is left: an origin as far as it is needed, a sign of capture, and the arrival.
fn squares(chars: &[char]) -> Option<Pattern> {
    // An older way to write a capture puts its sign behind the square (`ed5:`).
    let (chars, capture_behind) = match chars {
        [rest @ .., ':'] => (rest, true),
        _ => (chars, false),
    };
    let [origin @ .., file, rank] = chars else { return None };
    let to = Square::from_coords(File::from_char(*file)?, Rank::from_char(*rank)?);
    let (origin, capture) = match origin {
        [origin @ .., 'x' | ':'] => (origin, true),
        [origin @ .., '-'] => (origin, false),
        _ => (origin, false),
    };
    let (file, rank) = match origin {
        [] => (None, None),
        [file, rank] => (Some(File::from_char(*file)?), Some(Rank::from_char(*rank)?)),
        [one] => match (File::from_char(*one), Rank::from_char(*one)) {
            (None, None) => return None,
            found => found,
        },
        _ => return None,
    };
    Some(Pattern { file, rank, capture: capture || capture_behind, ..arriving(to) })
}
