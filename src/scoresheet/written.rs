//! Writing PGN: a game as other programs read it.
//!
//! PGN knows only legal moves. A move that the record holds and the Laws do not allow ends the line: it and whatever
//! follows stand in a comment, in words, so that nothing is passed over in silence.
use std::fmt::Write as _;

use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, fen::Fen, san::SanPlus};

use super::pgn::ply_number;
use crate::{
    language::{Phrase, Wording, speak},
    laws::RawMove,
};

/// Lines of PGN have less than 80 characters.
const WIDTH: usize = 79;

/// A game to be written. Text that is empty is written as `?`, as the standard has it.
#[derive(Debug, Clone)]
pub struct Written<'a> {
    /// The players' names.
    pub white: &'a str,
    /// Black's.
    pub black: &'a str,
    /// The day it began, `2026-11-21`.
    pub date: &'a str,
    /// The score, `1-0`; one that PGN does not know (`0-0`) is written as `*`, and in a comment.
    pub score: &'a str,
    /// Where it began.
    pub start: &'a Chess,
    /// Whether castling is that of Chess960.
    pub castling: CastlingMode,
    /// What was played, ply by ply; `None` for a press without a move.
    pub moves: &'a [Option<RawMove>],
    /// How moves that PGN has no sign for are written in the comment.
    pub wording: Wording,
}

/// The game as PGN, with a FEN where it did not begin from the usual position or is a game of Chess960.
#[must_use]
pub fn write(game: &Written<'_>) -> String {
    let mut pgn = String::new();
    for (name, value) in tags(game) {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing into a string cannot fail.
        let _ = writeln!(pgn, "[{name} \"{value}\"]");
    }
    pgn.push('\n');
    let mut width = 0;
    for token in tokens(game) {
        let length = token.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            pgn.push('\n');
            width = 0;
        } else if width > 0 {
            pgn.push(' ');
            width += 1;
        }
        pgn.push_str(&token);
        width += length;
    }
    pgn.push('\n');
    pgn
}

fn tags(game: &Written<'_>) -> Vec<(&'static str, String)> {
    let known = |text: &str| {
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        if text.is_empty() { "?".to_owned() } else { text }
    };
    let date = if game.date.is_empty() { "????.??.??".to_owned() } else { game.date.replace('-', ".") };
    let mut tags = vec![
        ("Event", known("")),
        ("Site", known("")),
        ("Date", date),
        ("Round", known("")),
        ("White", known(game.white)),
        ("Black", known(game.black)),
        ("Result", result(game.score).to_owned()),
    ];
    if game.castling == CastlingMode::Chess960 {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if game.castling == CastlingMode::Chess960 || *game.start != Chess::default() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", Fen::from_position(game.start, EnPassantMode::Legal).to_string()));
    }
    tags
}

fn result(score: &str) -> &'static str {
    ["1-0", "0-1", "1/2-1/2"].into_iter().find(|known| *known == score).unwrap_or("*")
}

/// Move numbers, moves, a comment, the result.
fn tokens(game: &Written<'_>) -> Vec<String> {
    let mut position = game.start.clone();
    let mut tokens = Vec::new();
    let mut moves = game.moves.iter();
    while let Some(&played) = moves.next() {
        let Some(m) = played.and_then(|said| said.check(&position)) else {
            let rest = std::iter::once(played).chain(moves.copied());
            tokens.extend(comment(&position, rest, game.wording));
            break;
        };
        if position.turn() == Color::White || tokens.is_empty() {
            tokens.push(ply_number(&position));
        }
        tokens.push(SanPlus::from_move_and_play_unchecked(&mut position, m).to_string());
    }
    if result(game.score) != game.score {
        tokens.push(format!("{{{}}}", game.score));
    }
    tokens.push(result(game.score).to_owned());
    tokens
}

/// `{not by the rules: 12. Turm Anna eins nach Bella drei ...}` as words to be set in lines.
fn comment(position: &Chess, rest: impl Iterator<Item = Option<RawMove>>, wording: Wording) -> Vec<String> {
    let mut text = "{not by the rules:".to_owned();
    let (mut number, mut side) = (position.fullmoves().get(), position.turn());
    for played in rest {
        let words = played.map_or_else(|| "-".to_owned(), |said| speak(&Phrase::full_move(said), wording).to_string());
        let _ = write!(text, " {number}{} {words}", side.fold_wb(".", "..."));
        number += u32::from(side == Color::Black);
        side = side.other();
    }
    text.push('}');
    text.split(' ').map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use shakmaty::{Move, Square};

    use super::*;
    use crate::{
        laws::chess960::Number,
        scoresheet::pgn::{self, PgnError},
    };

    fn written<'a>(
        start: &'a Chess,
        castling: CastlingMode,
        moves: &'a [Option<RawMove>],
        score: &'a str,
    ) -> Written<'a> {
        let wording = Wording::default();
        Written { white: "Anna \"A\"", black: "", date: "2026-11-21", score, start, castling, moves, wording }
    }

    /// Forty plies of a game in which castling is preferred.
    fn game(start: &Chess, mut seed: usize) -> Vec<Move> {
        let mut position = start.clone();
        let mut played = Vec::new();
        while played.len() < 40 {
            let legal = position.legal_moves();
            seed = seed.wrapping_mul(31).wrapping_add(7) % 65_521;
            let Some(m) = legal.iter().find(|m| m.is_castle()).or_else(|| legal.get(seed % legal.len().max(1))) else {
                break;
            };
            played.push(*m);
            position.play_unchecked(*m);
        }
        played
    }

    #[test]
    fn what_is_written_is_read_again_from_each_of_the_960() {
        let mut castled = 0;
        for number in Number::all() {
            let start = number.start();
            let moves = game(&start, number.get().into());
            castled += moves.iter().filter(|m| m.is_castle()).count();
            let raw: Vec<Option<RawMove>> = moves.iter().map(|&m| Some(RawMove::from_move(m))).collect();
            let text = write(&written(&start, CastlingMode::Chess960, &raw, "1-0"));
            assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
            let read = pgn::game(text.as_bytes(), 1).expect("a game");
            assert_eq!(
                (read.tag("White"), read.tag("Black"), read.tag("Variant")),
                (Some("Anna \"A\""), Some("?"), Some("Chess960"))
            );
            assert_eq!(read.start().as_ref(), Ok(&start), "{text}");
            let mut again = Vec::new();
            let end = read.play(|_, m| -> Result<(), PgnError> {
                again.push(m);
                Ok(())
            });
            assert_eq!((again, end), (moves, Ok(())), "{text}");
        }
        assert!(castled > 500, "{castled}");
    }

    #[test]
    fn an_ordinary_game_has_no_fen() {
        let start = Chess::default();
        let text = write(&written(&start, CastlingMode::Standard, &[], "*"));
        assert!(text.contains("[Date \"2026.11.21\"]") && !text.contains("FEN") && text.ends_with("\n\n*\n"), "{text}");
    }

    #[test]
    fn what_is_no_legal_move_stands_in_a_comment_with_all_that_follows() {
        let start = Chess::default();
        let said = |from, to| RawMove::from_squares(start.board(), from, to, None).ok();
        let moves = [said(Square::E2, Square::E4), said(Square::A8, Square::B6), None];
        let text = write(&written(&start, CastlingMode::Standard, &moves, "0-0"));
        let line = text.lines().last().unwrap_or_default();
        let comment = "{not by the rules: 1... Turm Anna acht nach Bella sechs 2. -}";
        assert_eq!(line, format!("1. e4 {comment} {{0-0}} *"));
        assert!(pgn::game(text.as_bytes(), 1).is_ok_and(|game| game.play(|_, _| Ok::<(), PgnError>(())).is_ok()));
    }
}
