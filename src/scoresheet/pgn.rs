//! Reading PGN so that nothing is passed over in silence.
//!
//! Every token of the main line is a move number, a sign of opinion, a result or a move; a token that is none of them is
//! an error with its line. (The pgn-reader crate drops what it cannot read, which would announce a game with a hole in
//! it.) Comments, variations and NAGs are kept beside it. Bytes need not be UTF-8.
mod latin;
mod scanner;
mod stream;

pub use stream::{Extent, Input, Stream};

use std::borrow::Cow;

use shakmaty::{
    CastlingMode, Chess, Move, Position,
    san::{San, SanError, SanPlus},
};
use thiserror::Error;

use crate::laws::position::{self, FenError};
use scanner::Scanner;

/// Where a game cannot be read, and why.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PgnError {
    /// There are fewer games.
    #[error("{}", no_such_game(*wanted, *found))]
    NoSuchGame {
        /// Counted from 1.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// A comment or variation has no end.
    #[error("game {game}, line {line}: the {what} that begins here is never closed; close it with `{closing}`")]
    Unclosed {
        /// Counted from 1.
        game: usize,
        /// Where it begins.
        line: usize,
        /// Comment, variation or tag.
        what: &'static str,
        /// What is missing.
        closing: char,
    },
    /// A game is longer than any game of chess.
    #[error(
        "game {game}, line {line}: more than {most} moves, numbers and signs; no game of chess is so long, divide the file"
    )]
    TooLong {
        /// Counted from 1.
        game: usize,
        /// Where the bound is reached.
        line: usize,
        /// The bound, in tokens.
        most: usize,
    },
    /// Variations are nested too deep.
    #[error("game {game}, line {line}: variations inside variations, more than {most} deep; take some out")]
    TooDeep {
        /// Counted from 1.
        game: usize,
        /// Where the bound is reached.
        line: usize,
        /// The bound, in levels.
        most: usize,
    },
    /// A token is not a move of algebraic notation.
    #[error(
        "game {game}, line {line}, move {number}: `{token}` is not a move; write standard algebraic notation with English letters, such as Nf3, exd6 or O-O"
    )]
    NoMove {
        /// Counted from 1.
        game: usize,
        /// Where it stands.
        line: usize,
        /// `12.` or `12...`
        number: String,
        /// The token as written.
        token: String,
    },
    /// A move cannot be made in its position.
    #[error(
        "game {game}, line {line}, move {number}: `{token}` is {what}; correct it, or end the game before it with *"
    )]
    Unplayable {
        /// Counted from 1.
        game: usize,
        /// Where it stands.
        line: usize,
        /// `12.` or `12...`
        number: String,
        /// The token as written.
        token: String,
        /// Illegal or ambiguous.
        what: &'static str,
    },
    /// A scoresheet is of one game.
    #[error("line {line}: `{token}` belongs to a second game; name a file that holds one")]
    AnotherGame {
        /// Where it begins.
        line: usize,
        /// Its first token.
        token: String,
    },
    /// The FEN tag holds no position.
    #[error("game {game}: {source}")]
    Fen {
        /// Counted from 1.
        game: usize,
        /// What is wrong.
        source: FenError,
    },
    /// Another game than chess.
    #[error(
        "game {game}: the variant `{variant}` is not chess as this program knows it; only Standard and Chess960 are"
    )]
    Variant {
        /// Counted from 1.
        game: usize,
        /// As the tag says.
        variant: String,
    },
}

/// How comments begin that the program writes, and reads again.
pub(super) const RULED_OFF: &str = "ruled off:";
pub(super) const NOT_BY_THE_RULES: &str = "not by the rules:";
pub(super) const CORRECTED: &str = "corrected from ";
pub(super) const OFFERS: &str = " offers a draw";

/// No game has more moves, numbers and signs: the longest that the Laws allow has fewer than 12,000 half-moves.
const MOST_TOKENS: usize = 30_000;
/// Nobody writes variations nested deeper.
const MOST_DEEP: usize = 200;

/// A game as it is written: its tags, the tokens of its main line with their lines, and its comments.
#[derive(Debug, Clone, Default)]
pub struct Game {
    number: usize,
    tags: Vec<(String, String)>,
    tokens: Vec<(usize, String)>,
    /// After how many tokens each comment stands.
    comments: Vec<(usize, String)>,
    /// The same of the signs of opinion that are numbers: `$14`.
    signs: Vec<(usize, String)>,
    /// The same of the variations, each as it is written, in its parentheses.
    variations: Vec<(usize, String)>,
    /// The result at its end, where there is one.
    result: Option<&'static str>,
    /// Why it cannot be read to its end.
    fault: Option<PgnError>,
}

impl Game {
    /// The value of a tag; its name may be written in other capitals.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().rfind(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// Every tag with its value, in the order in which they are written.
    pub(super) fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Its score: what the tag says, where that is a result, else what stands at its end.
    pub(super) fn score(&self) -> &str {
        let tag = self.tag("Result").unwrap_or("*");
        match (score(tag), self.result) {
            (Some("*") | None, Some(result)) if result != "*" => result,
            (Some(known), _) => known,
            (None, _) => tag,
        }
    }

    /// The tokens of its main line as they are written, moves, numbers and signs alike, each with its line.
    ///
    /// # Errors
    /// [`PgnError::Unclosed`], because nobody knows what stands inside.
    pub(crate) fn tokens(&self) -> Result<&[(usize, String)], PgnError> {
        self.fault.clone().map_or(Ok(&self.tokens), Err)
    }

    /// The comments of its main line, each with the number of moves before it. Variations and what is nested in them are no
    /// part of it.
    pub fn comments(&self) -> impl Iterator<Item = (usize, &str)> {
        let moves = self.moves_before();
        self.comments.iter().map(move |(tokens, text)| (moves[*tokens], text.as_str()))
    }

    /// The signs of opinion that are numbers, each with the number of moves before it.
    pub(super) fn signs(&self) -> impl Iterator<Item = (usize, &str)> {
        let moves = self.moves_before();
        self.signs.iter().map(move |(tokens, sign)| (moves[*tokens], sign.as_str()))
    }

    /// The variations as they are written, in their parentheses, each with the number of moves before it.
    pub(super) fn variations(&self) -> impl Iterator<Item = (usize, &str)> {
        let moves = self.moves_before();
        self.variations.iter().map(move |(tokens, text)| (moves[*tokens], text.as_str()))
    }

    /// The signs of opinion that are written out, right after a move (`!?`) or alone (`+/=`), each with the number of moves before it.
    pub(super) fn opinions(&self) -> impl Iterator<Item = (usize, &str)> {
        let moves = self.moves_before().into_iter().skip(1);
        self.tokens.iter().zip(moves).filter_map(|((_, token), moves)| Some((moves, opinion(token)?)))
    }

    /// How many moves stand before each token, and in all.
    fn moves_before(&self) -> Vec<usize> {
        let is_move = self.tokens.iter().map(|(_, token)| usize::from(written_move(token).is_some()));
        let running = is_move.scan(0, |moves, more| {
            *moves += more;
            Some(*moves)
        });
        std::iter::once(0).chain(running).collect()
    }

    /// The position it starts from.
    ///
    /// # Errors
    /// [`PgnError::Fen`], [`PgnError::Variant`].
    pub fn start(&self) -> Result<Chess, PgnError> {
        let mode = match self.tag("Variant").unwrap_or("Standard").to_ascii_lowercase().replace([' ', '-'], "").as_str()
        {
            "" | "?" | "standard" | "normal" | "chess" | "fromposition" => None,
            "chess960" | "fischerandom" | "fischerrandom" | "fischerandomchess" | "960" => Some(CastlingMode::Chess960),
            _ => {
                let variant = self.tag("Variant").unwrap_or_default().to_owned();
                return Err(PgnError::Variant { game: self.number, variant });
            }
        };
        match self.tag("FEN") {
            Some(fen) if self.tag("SetUp") != Some("0") => position::from_fen(fen, mode)
                .map(|(position, _)| position)
                .map_err(|source| PgnError::Fen { game: self.number, source }),
            _ => Ok(Chess::default()),
        }
    }

    /// Plays the main line: gives each move, with the position before it, to `each`.
    ///
    /// # Errors
    /// The first token that is not a move, or what `each` returns.
    pub fn play<E: From<PgnError>>(&self, each: impl FnMut(&Chess, Move) -> Result<(), E>) -> Result<(), E> {
        self.play_from(self.start()?, each)
    }

    /// The same from a position that its tags do not name.
    pub(super) fn play_from<E: From<PgnError>>(
        &self,
        mut position: Chess,
        mut each: impl FnMut(&Chess, Move) -> Result<(), E>,
    ) -> Result<(), E> {
        for (line, token) in &self.tokens {
            let Some(written) = written_move(token) else { continue };
            let number = ply_number(&position);
            let (game, line, token) = (self.number, *line, token.clone());
            let san =
                match SanPlus::from_ascii(with_promotion_sign(&without_dash(&written)).as_bytes()).map(|san| san.san) {
                    Ok(San::Null | San::Put { .. }) | Err(_) => {
                        return Err(PgnError::NoMove { game, line, number, token }.into());
                    }
                    Ok(san) => san,
                };
            let m = san.to_move(&position).map_err(|error| {
                let what = match error {
                    SanError::AmbiguousSan => "ambiguous",
                    SanError::IllegalSan => "illegal",
                };
                PgnError::Unplayable { game, line, number, token, what }
            })?;
            each(&position, m)?;
            position.play_unchecked(m);
        }
        self.fault.clone().map_or(Ok(()), |error| Err(error.into()))
    }
}

/// `12.` for White, `12...` for Black.
#[must_use]
pub fn ply_number(position: &Chess) -> String {
    format!("{}{}", position.fullmoves(), position.turn().fold_wb(".", "..."))
}

/// The number before a move, and how many points follow it; `None` if the token does not begin with one.
pub(crate) fn move_number(token: &str) -> Option<(u32, usize)> {
    let after = token.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = after.trim_start_matches(['.', '…']);
    let points = after[..after.len() - bare.len()].chars().map(|c| if c == '…' { 3 } else { 1 }).sum();
    let is_number = after.len() < token.len() && (after.is_empty() || points > 0);
    Some((token[..token.len() - after.len()].parse().ok()?, points)).filter(|_| is_number)
}

/// The move in a token: without the number before it and the opinion after it; `None` if nothing else is there.
pub(crate) fn written_move(token: &str) -> Option<Cow<'_, str>> {
    let unnumbered = match token.trim_start_matches(|c: char| c.is_ascii_digit()) {
        rest if rest.len() < token.len() && (rest.is_empty() || rest.starts_with(['.', '…'])) => rest,
        _ => token,
    };
    let bare = unnumbered.trim_start_matches(['.', '…']);
    if bare == "--" {
        // A null move cannot be announced, and is not passed over either.
        return Some(bare.into());
    }
    // Signs of check and opinion (`!?`, `+-`, `=`) hold no letter, alone or after a move.
    let bare = bare.trim_end_matches(is_sign);
    let bare = ["e.p", "ep"].iter().find_map(|ending| bare.strip_suffix(ending)).unwrap_or(bare);
    if bare.is_empty() {
        return None;
    }
    let castles = bare.starts_with("0-0") || bare.starts_with("o-o");
    Some(if castles { bare.replace(['0', 'o'], "O").into() } else { bare.into() })
}

/// Whether it is among the signs of check, opinion and evaluation, of which those outside of ASCII are drawn in many ways.
fn is_sign(c: char) -> bool {
    if c.is_ascii() { r"!?+-=#/\|~^<>.,:'".contains(c) } else { !c.is_alphanumeric() }
}

/// `Ng1-f3` and `e2-e4` of the long form as the short form has them.
fn without_dash(written: &str) -> Cow<'_, str> {
    match written.split_once('-') {
        Some((from, to))
            if from.ends_with(|c: char| c.is_ascii_digit()) && to.starts_with(|c: char| c.is_ascii_lowercase()) =>
        {
            format!("{from}{to}").into()
        }
        _ => written.into(),
    }
}

/// `e8Q`, as the Laws write a promotion (C.11 of 2014), in the form of the export standard: `e8=Q`.
fn with_promotion_sign(written: &str) -> Cow<'_, str> {
    let Some(piece) = written.strip_prefix(|c: char| c.is_ascii_lowercase()).and(written.chars().last()) else {
        return written.into();
    };
    match written.strip_suffix(['Q', 'R', 'B', 'N']) {
        Some(moved) if moved.ends_with(['1', '8']) => format!("{moved}={piece}").into(),
        _ => written.into(),
    }
}

/// A result, as PGN writes it; `None` for anything else.
fn score(token: &str) -> Option<&'static str> {
    Some(match token {
        "1-0" | "1–0" => "1-0",
        "0-1" | "0–1" => "0-1",
        "1/2-1/2" | "1/2" | "½-½" | "½–½" => "1/2-1/2",
        "*" => "*",
        _ => return None,
    })
}

/// The opinion in a token; `None` where there is none. Signs of check and mate are none.
fn opinion(token: &str) -> Option<&str> {
    let opinion = match written_move(token) {
        Some(_) => &token[token.trim_end_matches(['!', '?']).len()..],
        None if move_number(token).is_some() || token.chars().all(|c| matches!(c, '.' | '…' | '#')) => "",
        None => token,
    };
    (!opinion.is_empty()).then_some(opinion)
}

/// The `wanted`th game of a file, counted from 1.
///
/// # Errors
/// [`PgnError::NoSuchGame`]. What is wrong inside a game is reported when it is played.
pub fn game(bytes: &[u8], wanted: usize) -> Result<Game, PgnError> {
    let mut scanner = Scanner::of(bytes);
    let mut found = 0;
    while let Some(game) = scanner.game(found + 1) {
        found += 1;
        if found == wanted {
            return Ok(game);
        }
    }
    Err(PgnError::NoSuchGame { wanted, found })
}

fn no_such_game(wanted: usize, found: usize) -> String {
    let way_out = match found {
        0 => "none; name a file with tags such as [White \"Anna\"] or moves such as 1. e4 e5".to_owned(),
        found => format!("{found}; choose another with --game"),
    };
    format!("there is no game {wanted}: the file holds {way_out}")
}

/// Every game of a file.
#[must_use]
pub fn games(bytes: &[u8]) -> Vec<Game> {
    let mut scanner = Scanner::of(bytes);
    let mut games = Vec::new();
    while let Some(game) = scanner.game(games.len() + 1) {
        games.push(game);
    }
    games
}

/// How many games a file holds.
#[must_use]
pub fn count(bytes: &[u8]) -> usize {
    let mut scanner = Scanner::of(bytes);
    (1..).take_while(|&number| scanner.game(number).is_some()).count()
}

#[cfg(test)]
mod tests;
