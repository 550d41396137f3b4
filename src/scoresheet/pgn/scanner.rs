//! PGN byte by byte: tags, comments, variations and the tokens of the main line.
use super::{Game, MOST_DEEP, MOST_TOKENS, PgnError, latin, score};
use crate::scoresheet::comment;

/// Walks through the bytes of a file and counts its lines.
pub(super) struct Scanner<'a> {
    pub(super) rest: &'a [u8],
    pub(super) line: usize,
    pub(super) line_start: bool,
    /// Whether the last game ended with its result.
    pub(super) result: bool,
}

impl<'a> Scanner<'a> {
    pub(super) fn of(bytes: &'a [u8]) -> Self {
        Self { rest: bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes), line: 1, line_start: true, result: false }
    }

    fn bump(&mut self) {
        if let [byte, rest @ ..] = self.rest {
            self.line += usize::from(*byte == b'\n');
            self.line_start = *byte == b'\n';
            self.rest = rest;
        }
    }

    /// Skips to just after `end`; false if there is none.
    fn skip_after(&mut self, end: u8) -> bool {
        while let Some(&byte) = self.rest.first() {
            self.bump();
            if byte == end {
                return true;
            }
        }
        false
    }

    /// The next game, or `None` at the end of the file.
    pub(super) fn game(&mut self, number: usize) -> Option<Game> {
        let mut game = Game { number, ..Game::default() };
        let mut empty = true;
        self.result = false;
        while let Some(&byte) = self.rest.first() {
            match byte {
                // A clock command that stands outside a comment.
                b'[' if self.rest.get(1) == Some(&b'%') => _ = self.skip_after(b']'),
                b'[' if game.tokens.is_empty() => self.tag(&mut game),
                b'[' => return Some(game),
                b'%' if self.line_start => _ = self.skip_after(b'\n'),
                b';' => self.rest_of_line(&mut game),
                b'{' => self.comment(&mut game),
                b'(' => self.variation(&mut game),
                b')' | b'}' | b']' => self.bump(),
                _ if byte.is_ascii_whitespace() => {
                    self.bump();
                    continue;
                }
                _ => {
                    if self.token(&mut game) {
                        self.result = true;
                        return Some(game);
                    }
                }
            }
            empty = false;
            if game.fault.is_some() {
                return Some(game);
            }
        }
        (!empty).then_some(game)
    }

    /// Nothing after this is read.
    fn give_up(&mut self, game: &mut Game, fault: PgnError) {
        game.fault = Some(fault);
        self.rest = &[];
    }

    fn unclosed(game: &mut Game, line: usize, what: &'static str, closing: char) {
        game.fault = Some(PgnError::Unclosed { game: game.number, line, what, closing });
    }

    fn comment(&mut self, game: &mut Game) {
        let line = self.line;
        let text = self.rest;
        if !self.skip_after(b'}') {
            return Self::unclosed(game, line, "comment", '}');
        }
        let inside = &text[1..text.len() - self.rest.len() - 1];
        game.comments.push((game.tokens.len(), one_line(inside)));
    }

    /// A comment that ends with its line.
    fn rest_of_line(&mut self, game: &mut Game) {
        let text = self.rest;
        self.skip_after(b'\n');
        let words = one_line(&text[1..text.len() - self.rest.len()]);
        game.comments.push((game.tokens.len(), words));
    }

    /// Skips a variation with all that is nested in it, and keeps its text.
    fn variation(&mut self, game: &mut Game) {
        let comments = game.comments.len();
        let text = self.rest;
        self.skip_variation(game);
        game.comments.truncate(comments);
        if game.fault.is_none() {
            let inside = &text[..text.len() - self.rest.len()];
            game.variations.push((game.tokens.len(), latin::text(inside)));
        }
    }

    fn skip_variation(&mut self, game: &mut Game) {
        let (line, mut depth) = (self.line, 0usize);
        while let Some(&byte) = self.rest.first() {
            match byte {
                b'{' => {
                    self.comment(game);
                    continue;
                }
                b';' => {
                    self.skip_after(b'\n');
                    continue;
                }
                b'(' if depth == MOST_DEEP => {
                    let fault = PgnError::TooDeep { game: game.number, line: self.line, most: MOST_DEEP };
                    return self.give_up(game, fault);
                }
                b'(' => depth += 1,
                b')' => depth -= 1,
                b'[' if self.line_start => break,
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return;
            }
        }
        if game.fault.is_none() {
            Self::unclosed(game, line, "variation", ')');
        }
    }

    /// `[Name "value"]`, with `\"` for a quotation mark inside. A quotation mark that is missing at the end of the line, or both of
    /// them, are not missed.
    fn tag(&mut self, game: &mut Game) {
        let line = self.line;
        let (mut name, mut value) = (Vec::new(), Vec::new());
        let (mut quoted, mut escaped) = (false, false);
        self.bump();
        while let Some(&byte) = self.rest.first() {
            if byte == b'\n' {
                break;
            }
            self.bump();
            match (byte, quoted) {
                _ if escaped => {
                    value.push(byte);
                    escaped = false;
                }
                (b'\\', true) => escaped = true,
                (b'"', _) => quoted = !quoted,
                (b']', false) => return game.tags.push(name_and_value(&name, &value)),
                (_, true) => value.push(byte),
                (_, false) => name.push(byte),
            }
        }
        match value.trim_ascii_end() {
            [value @ .., b']'] if quoted => game.tags.push(name_and_value(&name, value)),
            _ => Self::unclosed(game, line, "tag", ']'),
        }
    }

    /// Reads a token of the main line; true if it is the result, which ends the game.
    fn token(&mut self, game: &mut Game) -> bool {
        let line = self.line;
        let ends = |b: &u8| b.is_ascii_whitespace() || b"{}();[]".contains(b);
        let len = self.rest.iter().position(ends).unwrap_or(self.rest.len());
        let token = latin::text(&self.rest[..len]);
        for _ in 0..len {
            self.bump();
        }
        // `1.e4` and `Nf3$1` are written without a blank.
        let (token, signs) = token.split_once('$').unwrap_or((&token, ""));
        let result = score(token);
        let beside = [game.comments.len(), game.signs.len(), game.variations.len()];
        if game.tokens.len() == MOST_TOKENS || beside.into_iter().any(|count| count > MOST_TOKENS) {
            self.give_up(game, PgnError::TooLong { game: game.number, line, most: MOST_TOKENS });
        } else if result.is_none() && !token.is_empty() {
            game.tokens.push((line, token.to_owned()));
        }
        let numbers =
            signs.split('$').filter(|sign| !sign.is_empty() && sign.bytes().all(|byte| byte.is_ascii_digit()));
        game.signs.extend(numbers.map(|number| (game.tokens.len(), format!("${number}"))));
        game.result = result;
        result.is_some()
    }
}

/// What stands in a tag; `[White Anna]` has its value after the first blank. The accessible tree of a window breaks at a NUL.
fn name_and_value(name: &[u8], value: &[u8]) -> (String, String) {
    let (name, value) = (latin::text(name.trim_ascii()), latin::text(value.trim_ascii()));
    let plain = |value: &str| comment::one_line(value).trim().to_owned();
    match name.split_once(char::is_whitespace) {
        Some((name, bare)) if value.is_empty() => (name.to_owned(), plain(bare)),
        _ => (name, plain(&value)),
    }
}

/// Words with one blank between them.
fn one_line(bytes: &[u8]) -> String {
    latin::text(bytes).split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}
