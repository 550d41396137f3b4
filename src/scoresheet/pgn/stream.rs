//! Games as they arrive: a move that is written on a whole line can be announced before the next line is there.
use super::{Game, PgnError, Scanner};

/// Up to here each new line is looked at by itself. No game of chess is longer, and what is longer is looked at less often.
const LONGEST_GAME: usize = 256 * 1024;

/// Whether more may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// It may: a line that is not ended is left alone.
    Open,
    /// What is there is all.
    Ended,
}

/// How much of a game is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of it.
    Whole,
    /// Its beginning; its last comment or variation may still be open.
    Begun,
}

/// Bytes of PGN of which more come.
#[derive(Debug)]
pub struct Stream {
    bytes: Vec<u8>,
    /// Up to here they are of games that are done with.
    done: usize,
    /// How many there were when the game in hand was last looked at.
    looked_at: usize,
    /// How many games were before the one in hand.
    games: usize,
    line: usize,
    line_start: bool,
}

impl Default for Stream {
    fn default() -> Self {
        Self { bytes: Vec::new(), done: 0, looked_at: 0, games: 0, line: 1, line_start: true }
    }
}

impl Stream {
    /// Adds what has arrived.
    pub fn push(&mut self, arrived: &[u8]) {
        self.bytes.drain(..self.done);
        self.done = 0;
        self.bytes.extend_from_slice(arrived);
    }

    /// How many games are done with.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.games
    }

    /// How many bytes there are of the game in hand.
    #[must_use]
    pub const fn waiting(&self) -> usize {
        self.bytes.len() - self.done
    }

    /// The game in hand, as far as it is there; `None` where nothing of it is. A whole one is done with, and the next is in hand.
    pub fn game(&mut self, input: Input) -> Option<(Game, Extent)> {
        let there = &self.bytes[self.done..];
        let there = match input {
            Input::Ended => there,
            Input::Open if there.len() > LONGEST_GAME && there.len() < self.looked_at * 2 => return None,
            Input::Open => &there[..there.iter().rposition(|&byte| byte == b'\n')? + 1],
        };
        self.looked_at = there.len();
        let mut scanner = match (self.games, self.line) {
            (0, 1) => Scanner::of(there),
            _ => Scanner { rest: there, line: self.line, line_start: self.line_start, result: false },
        };
        let game = scanner.game(self.games + 1)?;
        let given_up = matches!(game.fault, Some(PgnError::TooLong { .. } | PgnError::TooDeep { .. }));
        if input == Input::Open && scanner.rest.is_empty() && !scanner.result && !given_up {
            // A comment that is not closed yet is not a fault.
            return Some((Game { fault: None, ..game }, Extent::Begun));
        }
        self.games += 1;
        self.done += there.len() - scanner.rest.len();
        (self.line, self.line_start, self.looked_at) = (scanner.line, scanner.line_start, 0);
        Some((game, Extent::Whole))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoresheet::pgn::games;

    /// The moves of a game, and its fault.
    type Read = (Vec<(usize, String)>, Option<PgnError>);

    /// Each game, read in pieces of so many bytes.
    fn read(pgn: &str, piece: usize) -> Vec<Read> {
        let mut stream = Stream::default();
        let mut whole = Vec::new();
        let mut begun: Vec<(usize, String)> = Vec::new();
        let pieces = pgn.as_bytes().chunks(piece).map(|piece| (piece, Input::Open));
        for (piece, input) in pieces.chain([(&b""[..], Input::Ended)]) {
            stream.push(piece);
            while let Some((game, extent)) = stream.game(input) {
                assert!(game.tokens.starts_with(&begun), "what was said stays: {begun:?} {:?}", game.tokens);
                if extent == Extent::Begun {
                    begun = game.tokens;
                    break;
                }
                begun = Vec::new();
                whole.push((game.tokens, game.fault));
            }
        }
        assert_eq!(stream.games(), whole.len());
        whole
    }

    const GAMES: &str = "\u{feff}[White \"A\"]\n[Black \"B\"]\n\n1. e4 {a\ncomment} e5 (1... c5\n2. Nf3) 2. Nf3\n1-0 1. d4\n* [White \"C\"]\n1. c4 ; x\n% y\nc5 {open\n\n";

    #[test]
    fn games_are_the_same_in_pieces_as_at_once() {
        let at_once: Vec<_> = games(GAMES.as_bytes()).into_iter().map(|game| (game.tokens, game.fault)).collect();
        assert_eq!(at_once.len(), 3);
        assert!(matches!(at_once[2].1, Some(PgnError::Unclosed { game: 3, line: 11, .. })), "{:?}", at_once[2]);
        for piece in 1..GAMES.len() + 1 {
            assert_eq!(read(GAMES, piece), at_once, "{piece}");
        }
    }

    #[test]
    fn a_line_that_has_ended_need_not_wait_for_the_next() {
        let mut stream = Stream::default();
        stream.push(b"1. e4 e5\n2. N");
        let (game, extent) = stream.game(Input::Open).expect("its beginning");
        assert_eq!((game.tokens.len(), extent), (3, Extent::Begun));
        assert!(stream.game(Input::Open).is_some_and(|(game, _)| game.tokens.len() == 3), "and no half word");
    }
}
