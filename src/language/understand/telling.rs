//! What somebody tells of a board: `Eva fünf schwarzer Bauer`, `Eva fünf leer`, `Reihe eins: Anna weißer Turm, Eva weißer
//! König`, `alle: weißer König Eva eins, schwarzer König Eva acht`, or a FEN.
//!
//! Deliberately absent: any thought of what is possible. A board can stand in any way.
use std::sync::LazyLock;

use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use super::{
    super::{Arg, Language, Line, Phrase, fold},
    Word, words,
};

/// What was told.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Telling {
    /// What stands on some squares; `None`: nothing.
    Squares(Vec<(Square, Option<Piece>)>),
    /// What stands on all of them.
    All(Board),
}

impl Telling {
    /// Changes a record of the board to what was told.
    pub fn apply_to(&self, board: &mut Board) {
        match self {
            Self::All(all) => board.clone_from(all),
            Self::Squares(squares) => {
                for &(square, piece) in squares {
                    match piece {
                        Some(piece) => board.set_piece_at(square, piece),
                        None => drop(board.remove_piece_at(square)),
                    }
                }
            }
        }
    }

    /// The squares that were told.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::All(_) => Square::ALL.to_vec(),
            Self::Squares(squares) => squares.iter().map(|&(square, _)| square).collect(),
        }
    }
}

/// Why words tell nothing of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Untold {
    /// This word means nothing here.
    Word(String),
    /// A square, a piece or its colour is missing.
    Incomplete,
    /// Something is told twice of this square.
    Twice(Square),
}

impl From<Untold> for Phrase {
    fn from(untold: Untold) -> Self {
        match untold {
            Untold::Word(text) => Self::Several(vec![
                Self::with(Line::WordUnknown, [Arg::Text(text)]),
                Self::line(Line::TellSquareAndPiece),
            ]),
            Untold::Incomplete => Self::line(Line::TellSquareAndPiece),
            Untold::Twice(square) => Self::with(Line::SquareToldTwice, [Arg::Square(square)]),
        }
    }
}

/// What `text` tells of a board.
///
/// ```
/// use anna_hector::language::{Language, understand::telling::{Telling, told}};
/// use shakmaty::{Color, Square};
/// let pawn = Telling::Squares(vec![(Square::E5, Some(Color::Black.pawn()))]);
/// for text in ["Eva fünf schwarzer Bauer", "schwarzer Bauer auf Eva 5", "e5 p", "black pawn Eva five"] {
///     assert_eq!(told(text, Language::German), Ok(pawn.clone()), "{text}");
/// }
/// assert_eq!(told("Eva fünf leer", Language::German), Ok(Telling::Squares(vec![(Square::E5, None)])));
/// ```
///
/// # Errors
/// [`Untold`], with a way out.
pub fn told(text: &str, language: Language) -> Result<Telling, Untold> {
    let text = text.trim();
    if let Some(telling) = as_notation(text, language) {
        return telling;
    }
    let items = items(text, language)?;
    match items.as_slice() {
        [] => Err(Untold::Incomplete),
        [BoardWord::All, rest @ ..] => {
            let mut board = Board::empty();
            Telling::Squares(pairs(rest)?).apply_to(&mut board);
            Ok(Telling::All(board))
        }
        [BoardWord::RankWord, BoardWord::Rank(rank), rest @ ..] => on_rank(*rank, rest).map(Telling::Squares),
        rest => pairs(rest).map(Telling::Squares),
    }
}

/// A FEN, or `e5 p`, `e5 -` and `Reihe 1 R3K2R` with the letters of a FEN or of the language.
fn as_notation(text: &str, language: Language) -> Option<Result<Telling, Untold>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Some(placement) = words.first().filter(|word| word.matches('/').count() == 7) {
        return Board::from_ascii_board_fen(placement.as_bytes()).ok().map(|board| Ok(Telling::All(board)));
    }
    if let [square, piece] = words[..]
        && let Ok(square) = square.parse::<Square>()
        && (piece == "-" || is_letter(piece))
    {
        let row = if piece == "-" { Ok([None; 8]) } else { as_row(&format!("{piece}7"), language)? };
        return Some(row.map(|row| Telling::Squares(vec![(square, row[0])])));
    }
    let [head, rank, row] = words[..] else { return None };
    let rank = Rank::from_char(rank.trim_end_matches(':').chars().next().filter(|_| rank.len() <= 2)?)?;
    if term(head) != Some(BoardTerm::Rank) || !row.contains(|c: char| c.is_ascii_digit() || c.is_uppercase()) {
        return None;
    }
    let on_rank = |row: [Option<Piece>; 8]| {
        let squares = File::ALL.into_iter().zip(row);
        Telling::Squares(squares.map(|(file, piece)| (Square::from_coords(file, rank), piece)).collect())
    };
    Some(as_row(row, language)?.map(on_rank))
}

fn is_letter(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(char::is_alphabetic) && chars.next().is_none()
}

/// A rank as a FEN has it, with its letters or those of the language. One that reads differently with each is not guessed at: in German
/// `B` is a pawn, in a FEN a bishop.
fn as_row(row: &str, language: Language) -> Option<Result<[Option<Piece>; 8], Untold>> {
    let read = |row: &str| {
        let board = Board::from_ascii_board_fen(format!("{}{row}", "8/".repeat(7)).as_bytes()).ok()?;
        Some(File::ALL.map(|file| board.piece_at(Square::from_coords(file, Rank::First))))
    };
    let own: Option<String> =
        row.chars().map(|c| if c.is_alphabetic() { as_fen(c, language) } else { Some(c) }).collect();
    match (read(row), own.as_deref().and_then(read)) {
        (Some(fen), Some(own)) if fen != own => Some(Err(Untold::Incomplete)),
        (Some(row), _) | (None, Some(row)) => Some(Ok(row)),
        (None, None) => None,
    }
}

/// The letter that a FEN has for this one of the language.
fn as_fen(letter: char, language: Language) -> Option<char> {
    let capital = letter.to_uppercase().next()?;
    let role = Role::ALL.into_iter().find(|&role| language.board_letter(role) == capital)?;
    Some(Piece { color: Color::from_white(letter.is_uppercase()), role }.char())
}

/// A word with what it means here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BoardWord {
    Square(Square),
    File(File),
    Rank(Rank),
    Role(Role),
    Color(Color),
    Empty,
    RankWord,
    All,
}

/// What a word means that is only used of boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BoardTerm {
    Color(Color),
    Empty,
    Rank,
    All,
    Filler,
}

const TERMS: &[(BoardTerm, &[&str])] = &[
    (
        BoardTerm::Color(Color::White),
        &[
            "weiß", "weiße", "weißer", "weißes", "weißen", "white", "blanco", "blanca", "blancos", "blancas", "blanc",
            "blanche", "blancs", "blanches",
        ],
    ),
    (
        BoardTerm::Color(Color::Black),
        &[
            "schwarz",
            "schwarze",
            "schwarzer",
            "schwarzes",
            "schwarzen",
            "black",
            "negro",
            "negra",
            "negros",
            "negras",
            "noir",
            "noire",
            "noirs",
            "noires",
        ],
    ),
    (BoardTerm::Empty, &["leer", "frei", "nichts", "empty", "nothing", "vacío", "vacía", "nada", "vide", "rien"]),
    (BoardTerm::Rank, &["Reihe", "rank", "fila", "rangée"]),
    (BoardTerm::All, &["alle", "alles", "all", "todas", "todo", "toutes", "tout", "tous"]),
    (
        BoardTerm::Filler,
        &[
            "Figuren", "steht", "stehen", "ist", "sind", "auf", "pieces", "is", "are", "on", "the", "stands", "piezas",
            "hay", "está", "están", "en", "Feld", "square", "casilla", "pièces", "est", "sont", "sur", "case",
        ],
    ),
];

/// The words by which a player says whose a piece is: the first is the one he would teach a recogniser.
pub(in crate::language) const fn spoken_color(color: Color, language: Language) -> &'static [&'static str] {
    match (language, color) {
        (Language::German, Color::White) => &["weißer", "weiße"],
        (Language::German, Color::Black) => &["schwarzer", "schwarze"],
        (Language::Spanish, Color::White) => &["blanco", "blanca"],
        (Language::Spanish, Color::Black) => &["negro", "negra"],
        (Language::English, Color::White) => &["white"],
        (Language::English, Color::Black) => &["black"],
        (Language::French, Color::White) => &["blanc", "blanche"],
        (Language::French, Color::Black) => &["noir", "noire"],
    }
}

/// The words by which a player says that nothing stands on a square, in the same order.
pub(in crate::language) const fn spoken_empty(language: Language) -> &'static [&'static str] {
    match language {
        Language::German => &["leer"],
        Language::Spanish => &["vacía", "vacío"],
        Language::English => &["empty"],
        Language::French => &["vide"],
    }
}

static FOLDED: LazyLock<Vec<(String, BoardTerm)>> = LazyLock::new(|| {
    TERMS.iter().flat_map(|(term, texts)| texts.iter().map(move |text| (fold::word(text), *term))).collect()
});

fn term(token: &str) -> Option<BoardTerm> {
    let folded = fold::word(token);
    FOLDED.iter().find(|(text, _)| *text == folded).map(|&(_, term)| term)
}

/// The words, with a file and the rank after it made one square, and without those that change nothing.
fn items(text: &str, language: Language) -> Result<Vec<BoardWord>, Untold> {
    let mut items: Vec<BoardWord> = Vec::new();
    for token in words::tokens(text) {
        let item = match term(&token) {
            Some(BoardTerm::Filler) => continue,
            Some(BoardTerm::Color(color)) => BoardWord::Color(color),
            Some(BoardTerm::Empty) => BoardWord::Empty,
            Some(BoardTerm::Rank) => BoardWord::RankWord,
            Some(BoardTerm::All) => BoardWord::All,
            None => {
                let file = words::letter(&fold::word(&token)).map(Word::File);
                let names_rank = matches!(items.last(), Some(BoardWord::File(_) | BoardWord::RankWord));
                let word =
                    if names_rank { words::after_file(&token, language) } else { words::single(&token, language) };
                match file.or(word) {
                    Some(Word::File(file)) => BoardWord::File(file),
                    Some(Word::Rank(rank)) => BoardWord::Rank(rank),
                    Some(Word::Role(role)) => BoardWord::Role(role),
                    Some(Word::Filler | Word::To) => continue,
                    _ => return Err(Untold::Word(token)),
                }
            }
        };
        match (items.last_mut(), item) {
            (Some(last @ BoardWord::File(_)), BoardWord::Rank(rank)) => {
                if let BoardWord::File(file) = *last {
                    *last = BoardWord::Square(Square::from_coords(file, rank));
                }
            }
            _ => items.push(item),
        }
    }
    Ok(items)
}

/// Squares with what stands on them: the square first, `Eva fünf schwarzer Bauer`, or the piece first, for as many squares
/// as follow it. A colour holds until another is named.
fn pairs(items: &[BoardWord]) -> Result<Vec<(Square, Option<Piece>)>, Untold> {
    let square_first = matches!(items.first(), Some(BoardWord::Square(_)));
    let (mut color, mut what, mut square) = (None, None, None);
    let mut pairs: Vec<(Square, Option<Piece>)> = Vec::new();
    for (i, &item) in items.iter().enumerate() {
        match item {
            BoardWord::Color(named) => color = Some(named),
            BoardWord::Role(role) => {
                // Spanish and French name the colour after the piece.
                let after = items
                    .get(i + 1)
                    .and_then(|next| if let BoardWord::Color(named) = next { Some(*named) } else { None });
                color = after.or(color);
                what = Some(Some(Piece { color: color.ok_or(Untold::Incomplete)?, role }));
            }
            BoardWord::Empty => what = Some(None),
            // Two squares and nothing said of the first.
            BoardWord::Square(_) if square.is_some() => return Err(Untold::Incomplete),
            BoardWord::Square(named) => square = Some(named),
            BoardWord::File(_) | BoardWord::Rank(_) | BoardWord::RankWord | BoardWord::All => {
                return Err(Untold::Incomplete);
            }
        }
        if let (Some(on), Some(piece)) = (square, what) {
            if pairs.iter().any(|&(told, _)| told == on) {
                return Err(Untold::Twice(on));
            }
            pairs.push((on, piece));
            square = None;
            if square_first {
                what = None;
            }
        }
    }
    if square.is_some() || pairs.is_empty() { Err(Untold::Incomplete) } else { Ok(pairs) }
}

/// A whole rank: what is not named is empty.
fn on_rank(rank: Rank, items: &[BoardWord]) -> Result<Vec<(Square, Option<Piece>)>, Untold> {
    let on_it = |item: &BoardWord| match item {
        BoardWord::File(file) => BoardWord::Square(Square::from_coords(*file, rank)),
        other => *other,
    };
    let named = match items {
        [] => return Err(Untold::Incomplete),
        [BoardWord::Empty] => Vec::new(),
        items => pairs(&items.iter().map(on_it).collect::<Vec<_>>())?,
    };
    if named.iter().any(|(square, _)| square.rank() != rank) {
        return Err(Untold::Incomplete);
    }
    let piece_on = |square| named.iter().find(|&&(told, _)| told == square).and_then(|&(_, piece)| piece);
    Ok(File::ALL.map(|file| Square::from_coords(file, rank)).map(|square| (square, piece_on(square))).to_vec())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn board(text: &str) -> String {
        let mut board = Board::default();
        told(text, Language::German).expect(text).apply_to(&mut board);
        board.to_string()
    }

    #[test]
    fn a_square_is_told_in_any_language_and_order() {
        for text in
            ["Eva vier weißer Bauer", "weisser Bauer auf e4", "e4 P", "Eva four white pawn", "peón blanco Eva cuatro"]
        {
            assert_eq!(board(text), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR", "{text}");
        }
        for text in ["Eva zwei leer", "e2 -", "Eva dos vacía", "on Eva two is nothing"] {
            assert_eq!(board(text), "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR", "{text}");
        }
        assert_eq!(board("e2 leer, e4 weißer Bauer"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    }

    #[test]
    fn a_rank_is_told_whole() {
        for text in [
            "Reihe eins: Anna weißer Turm, Eva König, Hector Turm",
            "Reihe 1 R3K2R",
            "rank one white rook a, h, king e",
        ] {
            assert_eq!(board(text), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R3K2R", "{text}");
        }
        assert_eq!(board("Reihe zwei leer"), "rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR");
        // French ranks, the rest Spanish.
        let french = told("fila un vacía", Language::Spanish).expect("a rank");
        let mut board = Board::default();
        french.apply_to(&mut board);
        assert_eq!(board.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/8");
    }

    /// `e4 B` put a bishop on record for the one who had read *B* for *Bauer* on the buttons below the field.
    #[test]
    fn letters_are_those_of_the_language_or_of_a_fen_and_never_guessed_at() {
        let on_e4 = |text: &str, language| match told(&format!("e4 {text}"), language) {
            Ok(Telling::Squares(squares)) => Some(squares[0].1.map(|piece| piece.char())),
            Ok(Telling::All(_)) => panic!("{text}"),
            Err(untold) => {
                assert_eq!(untold, Untold::Incomplete, "{text}");
                None
            }
        };
        for (text, language, piece) in [
            ("S", Language::German, Some('N')),
            ("l", Language::German, Some('b')),
            ("N", Language::German, Some('N')),
            ("K", Language::German, Some('K')),
            ("B", Language::German, None),
            ("R", Language::Spanish, None),
            ("C", Language::Spanish, Some('N')),
            ("P", Language::Spanish, Some('P')),
            ("R", Language::French, None),
            ("f", Language::French, Some('b')),
            ("B", Language::English, Some('B')),
        ] {
            assert_eq!(on_e4(text, language), piece.map(Some), "{text} {language}");
        }
        assert_eq!(board("Reihe 1 TSLDKLST"), board("Reihe 1 RNBQKBNR"));
        assert_eq!(told("Reihe 2 B7", Language::German), Err(Untold::Incomplete));
        assert_eq!(on_e4("-", Language::German), Some(None));
        // A digit is no piece, and tells of no empty square.
        assert_eq!(on_e4("1", Language::German), None);
    }

    #[test]
    fn all_pieces_are_told_and_nothing_else_stands_there() {
        let kings = "4k3/8/8/8/8/8/8/R3K2R";
        for text in ["alle Figuren: weiß König Eva eins, Turm Anna eins, Hector eins, schwarz König Eva acht", kings]
        {
            assert_eq!(board(text), kings, "{text}");
        }
        assert_eq!(board("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), kings);
    }

    #[test]
    fn what_is_missing_is_named() {
        let untold = |text| told(text, Language::German).expect_err(text);
        assert_eq!(untold("Eva vier Giraffe"), Untold::Word("Giraffe".into()));
        for text in ["", "Eva vier", "Eva vier Bauer", "weißer Bauer", "Reihe eins", "Reihe eins Eva zwei leer", "alle"]
        {
            assert_eq!(untold(text), Untold::Incomplete, "{text}");
        }
        assert_eq!(untold("e4 leer, e4 weißer Bauer"), Untold::Twice(Square::E4));
    }

    proptest! {
        #[test]
        fn no_words_make_it_fall_over(text in "(\\PC{0,40}|(Eva |vier |leer |Reihe |alle |weiß |Turm |/|8|, ){0,12})") {
            let _ = told(&text, Language::German);
        }
    }
}
