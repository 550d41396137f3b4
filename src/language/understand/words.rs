//! Reading words: `Springer Gustav eins nach Felix drei`, `Eva schlägt David fünf`, `Anna sieben Anna acht Dame`.
use std::{iter::Peekable, vec::IntoIter};

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::{MoveReading, Pattern, Unknown, UtteranceReading, Word, lexicon};
use crate::{
    language::{CheckWord, Language, fold},
    laws::RawMove,
};

/// The reading of `text` as words.
pub(super) fn reading(text: &str, language: Language) -> Result<UtteranceReading, Unknown> {
    let items = items(&lexemes(text, language)?);
    if items.is_empty() {
        return Err(Unknown::NothingSaid);
    }
    if items.iter().any(|item| item.sense == Sense::Word(Word::Castling)) {
        return castling(items);
    }
    let mut items = items.into_iter().peekable();
    let pattern = moving(&mut items)?;
    finish(UtteranceReading { what: MoveReading::Piece(pattern), check: None }, items)
}

/// Whether a text ends with a square of which a word says that the piece comes from there: `Springer von Felix drei`.
pub(super) fn names_departure(text: &str, language: Language) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let comes_from = |word: &str| match fold::word(word).as_str() {
        "von" | "from" | "desde" | "depuis" => true,
        "de" => matches!(language, Language::Spanish | Language::French),
        _ => false,
    };
    let is_square = |text: &str| {
        let named = lexemes(text, language).map(|lexemes| items(&lexemes));
        matches!(named.as_deref(), Ok([TokenItem { sense: Sense::Square(_), .. }]))
    };
    let last = words.iter().rposition(|word| comes_from(word));
    last.is_some_and(|at| is_square(&words[at + 1..].join(" ")))
}

/// What `text` names, if that is one square or one piece and nothing else; before a square may stand that somebody goes there, or takes.
pub(super) fn alone(text: &str, language: Language) -> Option<Alone> {
    let items = items(&lexemes(text, language).ok()?);
    let leads = |item: &&TokenItem| matches!(item.sense, Sense::Word(Word::To | Word::Takes));
    let leading = items.iter().take_while(leads).count();
    let capture = items[..leading].iter().any(|item| item.sense == Sense::Word(Word::Takes));
    let [item] = &items[leading..] else { return None };
    match item.sense {
        Sense::Square(to) => Some(Alone::Square { to, capture }),
        Sense::Word(_) if leading > 0 => None,
        Sense::Word(Word::Role(role)) => Some(Alone::Role(role)),
        Sense::Word(_) => None,
    }
}

/// A square or a piece that is named by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Alone {
    Square { to: Square, capture: bool },
    Role(Role),
}

/// `reading` with the words after it (`Schach`, `Dame`, `en passant`), or `None` if they do not belong there.
pub(super) fn suffix(reading: UtteranceReading, text: &str, language: Language) -> Option<UtteranceReading> {
    let items = items(&lexemes(text, language).ok()?);
    finish(reading, items.into_iter().peekable()).ok()
}

/// Whether everything that `text` names fits the piece or the departure of `said`; `None` if it names anything else.
pub(super) fn names_origin_of(text: &str, said: RawMove, language: Language) -> Option<Naming> {
    let items = items(&lexemes(text, language).ok()?);
    let RawMove::Piece { role, from, promotion, .. } = said else { return None };
    let mut naming = if items.is_empty() { None } else { Some(Naming::It) };
    for item in items {
        let fits = match item.sense {
            Sense::Square(square) => square == from,
            Sense::Word(Word::File(file)) => file == from.file(),
            Sense::Word(Word::Rank(rank)) => rank == from.rank(),
            Sense::Word(Word::Role(named)) => named == promotion.unwrap_or(role),
            Sense::Word(_) => return None,
        };
        if !fits {
            naming = Some(Naming::Another);
        }
    }
    naming
}

/// Whether words name this piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    It,
    Another,
}

/// A word with what it means.
struct Lexeme {
    text: String,
    word: Word,
}

/// Splits at everything that is not a letter or digit, and between letters and digits.
fn lexemes(text: &str, language: Language) -> Result<Vec<Lexeme>, Unknown> {
    let tokens = tokens(text);
    let mut out = Vec::new();
    let mut rest = tokens.iter().peekable();
    while let Some(token) = rest.next() {
        let folded = fold::word(token);
        let after = match folded.as_str() {
            "e" | "a" => "p",
            "i" => "v",
            // `por favor` takes nothing.
            "por" => "favor",
            _ => "",
        };
        let abbreviated = !after.is_empty() && rest.next_if(|t| fold::word(t) == after).is_some();
        let word = if abbreviated && after == "favor" {
            Some(Word::Filler)
        } else if abbreviated || matches!(folded.as_str(), "ep" | "ap" | "iv") {
            Some(Word::EnPassant)
        } else {
            // `a por d5` goes there to take.
            let next = rest.peek().filter(|next| fold::word(next) != "por").and_then(|next| single(next, language));
            let begins = out.iter().all(|lexeme: &Lexeme| lexeme.word == Word::Filler);
            let of_a_square = matches!(next, Some(Word::Rank(_) | Word::To | Word::Takes))
                || begins && matches!(next, Some(Word::Role(_)));
            match letter(&folded) {
                // `a` alone is Spanish for nach; `der a-Bauer` and `a4` are not.
                Some(file) if folded != "a" || of_a_square => Some(Word::File(file)),
                _ if matches!(out.last(), Some(Lexeme { word: Word::File(_), .. })) => after_file(token, language),
                _ if tokens.len() == 1 || matches!(out.last(), Some(Lexeme { word: Word::Role(_), .. })) => {
                    of_a_rank(token, language)
                }
                _ => single(token, language),
            }
        };
        if let (None, Some((from, to))) = (word, capture(&folded)) {
            let words = [from.map(Word::File), Some(Word::Takes), Some(Word::File(to))];
            out.extend(words.into_iter().flatten().map(|word| Lexeme { text: token.clone(), word }));
            continue;
        }
        out.push(Lexeme { text: token.clone(), word: word.ok_or_else(|| Unknown::Word(token.clone()))? });
    }
    Ok(out)
}

/// The files beside the sign of a capture, as in `Springer exg6` and `Springer e5xg6`.
fn capture(folded: &str) -> Option<(Option<File>, File)> {
    let (from, to) = folded.split_once('x')?;
    let to = letter(to)?;
    if from.is_empty() { Some((None, to)) } else { Some((Some(letter(from)?), to)) }
}

/// What people say before they name a move. Between two squares it would part two moves.
const LEADING: [&str; 10] = ["okay", "gut", "jetzt", "dann", "hm", "uh", "well", "bueno", "vale", "bon"];

fn means_nothing(word: &str, language: Language) -> bool {
    single(word, language) == Some(Word::Filler)
        || LEADING.iter().any(|leading| fold::word(leading) == fold::word(word))
}

/// `text` from the first word on that means something: `äh, bitte Sf3` begins with `Sf3`.
pub(super) fn without_fillers(text: &str, language: Language) -> &str {
    let mut rest = text;
    loop {
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let after = after.trim_start();
        let bare = word.trim_matches(|c: char| c.is_ascii_punctuation() || c == '…');
        let (next, after_next) = after.split_once(char::is_whitespace).unwrap_or((after, ""));
        let favor = next.trim_end_matches(|c: char| c.is_ascii_punctuation());
        rest = if fold::word(bare) == "por" && fold::word(favor) == "favor" {
            after_next.trim_start()
        } else if !bare.is_empty() && !after.is_empty() && means_nothing(bare, language) {
            after
        } else {
            return rest;
        };
    }
}

pub(super) fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut before = None;
    for c in text.replace('×', " x ").chars() {
        let kind = match c {
            _ if c.is_numeric() => Some(TokenKind::Digit),
            _ if c.is_alphabetic() || matches!(c, '\u{300}'..='\u{36f}') => Some(TokenKind::Letter),
            _ if is_punctuation(c) => None,
            _ => Some(TokenKind::Symbol),
        };
        match (kind, tokens.last_mut()) {
            (None, _) => {}
            (Some(_), Some(token)) if kind == before => token.push(c),
            (Some(_), _) => tokens.push(c.to_string()),
        }
        before = kind;
    }
    tokens
}

/// What a token is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TokenKind {
    Digit,
    Letter,
    /// Not to be passed over: a chess piece that was drawn changes the move.
    Symbol,
}

/// Marks and blanks that mean nothing.
const fn is_punctuation(c: char) -> bool {
    c.is_ascii() || c.is_whitespace() || matches!(c, '¿' | '¡' | '«' | '»' | '·' | '´' | '\u{2000}'..='\u{206f}' | '−')
}

/// A word by itself, or a digit.
pub(super) fn single(token: &str, language: Language) -> Option<Word> {
    let mut chars = token.chars();
    if let (Some(digit), None) = (chars.next(), chars.next())
        && let Some(rank) = Rank::from_char(digit)
    {
        return Some(Word::Rank(rank));
    }
    lexicon::meaning(token, language)
}

/// A word after a file: the ranks may be said in another language than the rest, and their words come first there.
pub(super) fn after_file(token: &str, language: Language) -> Option<Word> {
    lexicon::rank(token).map(Word::Rank).or_else(|| single(token, language))
}

/// A word after a piece, or alone: a rank tells which of two pieces is meant, in whatever language, and no article stands there. *Un* is one
/// in Spanish, and the first rank in French.
fn of_a_rank(token: &str, language: Language) -> Option<Word> {
    match single(token, language) {
        Some(Word::Filler) => after_file(token, language),
        word => word,
    }
}

/// The file of a single letter.
pub(super) fn letter(folded: &str) -> Option<File> {
    let mut chars = folded.chars();
    let file = File::from_char(chars.next()?)?;
    chars.next().is_none().then_some(file)
}

/// Words, with a file and the rank after it made one square, and without those that change nothing.
#[derive(Debug, Clone)]
struct TokenItem {
    text: String,
    sense: Sense,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sense {
    Square(Square),
    Word(Word),
}

fn items(lexemes: &[Lexeme]) -> Vec<TokenItem> {
    let mut out: Vec<TokenItem> = Vec::new();
    for lexeme in lexemes.iter().filter(|lexeme| lexeme.word != Word::Filler) {
        if let (Word::Rank(rank), Some(TokenItem { sense, .. })) = (lexeme.word, out.last_mut())
            && let Sense::Word(Word::File(file)) = *sense
        {
            *sense = Sense::Square(Square::from_coords(file, rank));
            continue;
        }
        out.push(TokenItem { text: lexeme.text.clone(), sense: Sense::Word(lexeme.word) });
    }
    out
}

type Items = Peekable<IntoIter<TokenItem>>;

/// Piece, departure, connecting words, arrival.
fn moving(items: &mut Items) -> Result<Pattern, Unknown> {
    let role = take_role(items);
    let first = take_place(items);
    let named_after = matches!((role, &first), (None, Some(SquarePart::File(_))));
    // `the d pawn takes e6`: the file may come before the piece.
    let role = if named_after { take_role(items) } else { role };
    let mut capture = false;
    while let Some(item) = items.next_if(|item| matches!(item.sense, Sense::Word(Word::To | Word::Takes))) {
        capture |= item.sense == Sense::Word(Word::Takes);
    }
    if capture {
        // What is taken may be said and changes nothing: `Springer schlägt Bauer auf Felix drei`.
        take_role(items);
        while items.next_if(|item| item.sense == Sense::Word(Word::To)).is_some() {}
    }
    let (origin, arrival) = match (first, take_place(items)) {
        (origin, Some(arrival)) => (origin, Some(arrival)),
        (arrival, None) => (None, arrival),
    };
    let to = match arrival {
        Some(SquarePart::Square(to)) => to,
        Some(SquarePart::File(_) | SquarePart::Rank(_)) => return Err(Unknown::NoArrival),
        None => return Err(items.next().map_or(Unknown::NoArrival, missing_arrival)),
    };
    let (file, rank) = match origin {
        None => (None, None),
        Some(SquarePart::Square(from)) => (Some(from.file()), Some(from.rank())),
        Some(SquarePart::File(file)) => (Some(file), None),
        Some(SquarePart::Rank(rank)) => (None, Some(rank)),
    };
    Ok(Pattern { role, file, rank, to, capture, promotion: None })
}

/// A word that came where a square was due.
fn missing_arrival(item: TokenItem) -> Unknown {
    match item.sense {
        Sense::Word(Word::Short | Word::Long) => Unknown::Word(item.text),
        _ => Unknown::NoArrival,
    }
}

enum SquarePart {
    Square(Square),
    File(File),
    Rank(Rank),
}

fn take_place(items: &mut Items) -> Option<SquarePart> {
    let place = match items.peek()?.sense {
        Sense::Square(square) => SquarePart::Square(square),
        Sense::Word(Word::File(file)) => SquarePart::File(file),
        Sense::Word(Word::Rank(rank)) => SquarePart::Rank(rank),
        Sense::Word(_) => return None,
    };
    items.next();
    Some(place)
}

fn take_role(items: &mut Items) -> Option<Role> {
    let Sense::Word(Word::Role(role)) = items.peek()?.sense else { return None };
    items.next();
    Some(role)
}

/// `kurze Rochade`, `Rochade kurz`; the king may be named.
fn castling(items: Vec<TokenItem>) -> Result<UtteranceReading, Unknown> {
    let (mut side, mut check) = (None, None);
    let mut items = items.into_iter().peekable();
    while let Some(item) = items.next() {
        let is_role = |item: &TokenItem| matches!(item.sense, Sense::Word(Word::Role(_)));
        // `queen side`, and in French `côté dame`.
        let (item, sided) = if item.sense == Sense::Word(Word::Side) {
            let Some(role) = items.next_if(is_role) else { return Err(Unknown::Word(item.text)) };
            (role, true)
        } else {
            let sided = is_role(&item) && items.next_if(|next| next.sense == Sense::Word(Word::Side)).is_some();
            (item, sided)
        };
        let named = match item.sense {
            Sense::Word(Word::Role(Role::King)) if sided => CastlingSide::KingSide,
            Sense::Word(Word::Role(Role::Queen)) if sided => CastlingSide::QueenSide,
            _ if sided => return Err(Unknown::Word(item.text)),
            Sense::Word(Word::Short) => CastlingSide::KingSide,
            Sense::Word(Word::Long) => CastlingSide::QueenSide,
            Sense::Word(Word::Check) => {
                check = check.or(Some(CheckWord::Check));
                continue;
            }
            Sense::Word(Word::Mate) => {
                check = Some(CheckWord::Mate);
                continue;
            }
            Sense::Word(Word::Castling | Word::Role(Role::King)) => continue,
            _ => return Err(Unknown::Word(item.text)),
        };
        if side.replace(named).is_some_and(|before| before != named) {
            return Err(Unknown::WhichCastling);
        }
    }
    let side = side.ok_or(Unknown::WhichCastling)?;
    Ok(UtteranceReading { what: MoveReading::Castling(side), check })
}

/// The words after the arrival.
fn finish(mut reading: UtteranceReading, items: Items) -> Result<UtteranceReading, Unknown> {
    let mut items = items;
    while let Some(item) = items.next() {
        if item.sense == Sense::Word(Word::Takes) {
            // What is taken: `Springer nach Gustav sechs, schlägt Bauer`.
            take_role(&mut items);
        }
        match (item.sense, &mut reading.what) {
            (Sense::Word(Word::Check), _) => reading.check = reading.check.or(Some(CheckWord::Check)),
            (Sense::Word(Word::Mate), _) => reading.check = Some(CheckWord::Mate),
            (Sense::Word(Word::Role(role)), MoveReading::Piece(pattern)) if pattern.promotion.is_none() => {
                pattern.promotion = Some(role);
            }
            (Sense::Word(Word::EnPassant | Word::Promotion | Word::To | Word::Takes), MoveReading::Piece(_)) => {}
            _ => return Err(Unknown::Word(item.text)),
        }
    }
    Ok(reading)
}
