//! A scoresheet out of a text: PGN with or without tags, or moves as somebody typed them.
//!
//! Nothing is left out: what cannot be read stays on the sheet as it is written, so that every ply keeps its place.
use shakmaty::{Color, Position};

use super::pgn::{self, PgnError};
use crate::{
    language::{Among, Language, Understanding, Unknown, understand_written},
    laws::{Numbering, standing::Standing},
    reconciliation::{Sheet, SheetEntry, note},
};

/// A sheet as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The position it names as the start of the game, if it names one.
    pub start: Option<Standing>,
    tokens: Vec<(usize, String)>,
}

/// Reads the only game of a text; a text without one is an empty sheet.
///
/// # Errors
/// [`PgnError`]: a tag, comment or variation that is never closed, a FEN that cannot be read, or several games.
pub fn page(bytes: &[u8]) -> Result<Page, PgnError> {
    let game = match pgn::game(bytes, 1) {
        Ok(game) => game,
        Err(PgnError::NoSuchGame { .. }) => return Ok(Page { start: None, tokens: Vec::new() }),
        Err(error) => return Err(error),
    };
    let tokens = game.tokens()?.to_vec();
    // After the result a sheet may hold the times and the names of those who signed it.
    if let Ok(second) = pgn::game(bytes, 2)
        && let Some((line, token)) = second.tokens()?.iter().find(|(_, token)| !note::is_note(token))
    {
        return Err(PgnError::AnotherGame { line: *line, token: token.clone() });
    }
    let start = game.start()?;
    let is_named = game.tag("FEN").is_some() && game.tag("SetUp") != Some("0");
    let mode = start.castles().mode();
    Ok(Page { start: is_named.then(|| Standing::of(&start, mode)), tokens })
}

impl Page {
    /// The sheet of a game that is numbered like this; the piece letters of `language` come first.
    ///
    /// ```
    /// use anna_hector::{language::Language, laws::Numbering, reconciliation::SheetEntry, scoresheet};
    /// let page = scoresheet::page("1. e4 e5 2. Sf3 3. Lb5 ?? Xy9".as_bytes()).unwrap();
    /// let sheet = page.sheet(Numbering::from(None), Language::German);
    /// let written = |text: &str| SheetEntry::Written(text.into());
    /// // Black's second move was not written; the question marks are an opinion.
    /// assert_eq!(sheet.entries(), [written("e4"), written("e5"), written("Sf3"), SheetEntry::Gap, written("Lb5"), written("Xy9")]);
    ///
    /// // White's second move was not written.
    /// let page = scoresheet::page("1. e4 e5 2. - Sc6 3. 00 000".as_bytes()).unwrap();
    /// let sheet = page.sheet(Numbering::from(None), Language::German);
    /// assert_eq!(sheet.entries()[2..], [SheetEntry::Gap, written("Sc6"), written("O-O"), written("O-O-O")]);
    /// ```
    #[must_use]
    pub fn sheet(&self, numbering: Numbering, language: Language) -> Sheet {
        let mut reader = SheetReader { numbering, language, entries: Vec::new(), row: Vec::new(), number: None };
        let mut last_line = 0;
        let mut tokens = self.tokens.iter().peekable();
        while let Some((line, token)) = tokens.next() {
            if note::is_note(token) {
                continue;
            }
            if tokens.next_if(|(_, next)| note::is_half_note(token, next)).is_some() {
                continue;
            }
            if *line != last_line {
                reader.end_row();
                last_line = *line;
            }
            reader.take(token);
        }
        reader.end_row();
        Sheet::new(reader.entries, language)
    }
}

/// The entries of a sheet that somebody hands over as text, and the position it names as the start of the game, as a FEN.
///
/// # Errors
/// As [`page`].
pub fn entries(
    text: &str,
    numbering: Numbering,
    language: Language,
) -> Result<(Vec<SheetEntry>, Option<String>), PgnError> {
    let page = page(text.as_bytes())?;
    Ok((page.sheet(numbering, language).entries().to_vec(), page.start.as_ref().map(Standing::fen)))
}

/// Makes entries of tokens. A row is what stands after a number or on a line of its own.
struct SheetReader {
    numbering: Numbering,
    language: Language,
    entries: Vec<SheetEntry>,
    row: Vec<String>,
    /// The number that was just read, until a move follows.
    number: Option<u32>,
}

impl SheetReader {
    fn take(&mut self, token: &str) {
        // Castling by its zeros alone is not the number of a move.
        let token = match token.trim_end_matches(['+', '#', '!', '?', ',']) {
            "00" => "O-O",
            "000" => "O-O-O",
            _ => token,
        };
        if self.is_rank_said(token) {
            self.row.push(token.to_owned());
            return;
        }
        if let Some((number, points)) = pgn::move_number(token) {
            self.end_row();
            self.number = Some(number);
            let side = if points > 1 { Color::Black } else { Color::White };
            self.leave_gap_before(number, side);
        }
        if let (Some(number), true) = (self.number, is_points(token)) {
            self.leave_gap_before(number, Color::Black);
        }
        let bare = token.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(['.', '…']);
        // Elsewhere a single one stands between two squares.
        let is_dash_for_a_move = self.number.is_some() && matches!(bare, "-" | "–" | "_");
        if is_placeholder(bare) || is_dash_for_a_move {
            self.end_row();
            self.entries.push(SheetEntry::Gap);
        } else if self.is_unread(bare) {
            self.end_row();
            self.entries.push(SheetEntry::Written(bare.to_owned()));
        } else if let Some(written) = pgn::written_move(token) {
            let written = note::without_passing(&written);
            if written.is_empty() {
                return;
            }
            self.row.push(written.to_owned());
        } else {
            return;
        }
        self.number = None;
    }

    /// `3` after `Springer Felix` is a rank and no number of a move: only with it do the words name a square.
    fn is_rank_said(&self, token: &str) -> bool {
        let is_rank = matches!(token.as_bytes(), [b'1'..=b'8']);
        let said = self.row.join(" ");
        let is_half_said = is_rank && !said.is_empty() && !said.ends_with(|c: char| c.is_ascii_digit());
        is_half_said && !is_words(&said, self.language) && is_words(&format!("{said} {token}"), self.language)
    }

    /// A row whose number says that one ply was left out before it.
    fn leave_gap_before(&mut self, number: u32, side: Color) {
        if self.numbering.ply(number, side) == Some(self.entries.len() + 2) {
            self.entries.push(SheetEntry::Gap);
        }
    }

    /// Question marks stand for a move that could not be read where no move stands that they could be an opinion of.
    fn is_unread(&self, bare: &str) -> bool {
        let marks = bare.chars().count();
        let after_a_move = !self.row.is_empty();
        marks > 0 && bare.chars().all(|c| c == '?') && (marks > 2 || !after_a_move)
    }

    /// Words make one entry of the row, or two where a move of each player stands in it; notation makes an entry of each
    /// token.
    fn end_row(&mut self) {
        let row = std::mem::take(&mut self.row);
        let text = row.join(" ");
        let is_notation =
            row.iter().all(|token| token.contains(|c: char| c.is_ascii_digit()) || token.starts_with("O-O"));
        let are_words = |tokens: &[String]| is_words(&tokens.join(" "), self.language);
        let is_between = |&at: &usize| are_words(&row[..at]) && are_words(&row[at..]);
        if row.len() > 1 && !is_notation && is_words(&text, self.language) {
            self.entries.push(SheetEntry::Written(text));
        } else if let Some(at) = (2..row.len().saturating_sub(1)).find(is_between).filter(|_| !is_notation) {
            self.entries.extend([&row[..at], &row[at..]].map(|tokens| SheetEntry::Written(tokens.join(" "))));
        } else {
            self.entries.extend(row.into_iter().map(SheetEntry::Written));
        }
    }
}

fn is_points(token: &str) -> bool {
    !token.is_empty() && token.chars().all(|c| matches!(c, '.' | '…'))
}

/// What people write into a cell that they leave out.
fn is_placeholder(bare: &str) -> bool {
    let is_dash = |c| matches!(c, '-' | '–' | '—' | '_');
    bare.chars().count() > 1 && bare.chars().all(is_dash) || bare == "—"
}

/// Whether the words mean something as a whole, wherever the pieces stand.
fn is_words(text: &str, language: Language) -> bool {
    let board = shakmaty::Board::default();
    let among = Among::Placement { board: &board, turn: Color::White };
    let nothing = |unknown: &Unknown| matches!(unknown, Unknown::NothingSaid | Unknown::Word(_) | Unknown::NoArrival);
    !matches!(understand_written(text, language, among), Understanding::Unknown(unknown) if nothing(&unknown))
}
