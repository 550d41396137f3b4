//! From words that were typed or heard to a meaning.
//!
//! An utterance is first *read* (what squares, pieces and words does it name?) without regard to the position, then
//! *resolved* among the moves of a position. Reading knows UCI, local algebraic notation, the numbers of correspondence
//! chess (ICCF), and words in the three styles and languages. Resolving never guesses: what fits several moves is a
//! question.
mod algebraic;
pub(super) mod lexicon;
mod numeric;
mod request;
mod resolve;
mod slip;
pub mod telling;
mod words;

pub use numeric::promotion_number;
pub use request::{after_no, request, says_it_stands};
pub use resolve::{from_where, question};
use shakmaty::{Board, CastlingSide, Chess, Color, File, Position, Rank, Role, Square};
use slip::SpokenSlip;

use super::{Arg, CheckWord, Language, Line, Phrase, word::Word};
use crate::laws::{RawMove, illegal::Fault};

/// What a move is looked for among.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Among<'a> {
    /// The legal moves: an assist, for practice and for tools.
    Legal(&'a Chess),
    /// What everybody sees: which pieces stand where and how each kind moves. The answer is the same for a legal and
    /// an illegal move, and no promotion piece is asked for.
    Placement {
        /// The pieces on their squares.
        board: &'a Board,
        /// Whose move is named.
        turn: Color,
    },
}

impl<'a> Among<'a> {
    /// Which pieces stand where.
    #[must_use]
    pub fn board(self) -> &'a Board {
        match self {
            Self::Legal(position) => position.board(),
            Self::Placement { board, .. } => board,
        }
    }

    /// Whose move is named.
    #[must_use]
    pub fn turn(self) -> Color {
        match self {
            Self::Legal(position) => position.turn(),
            Self::Placement { turn, .. } => turn,
        }
    }

    /// The position whose legal moves may be used.
    #[must_use]
    pub const fn legal(self) -> Option<&'a Chess> {
        match self {
            Self::Legal(position) => Some(position),
            Self::Placement { .. } => None,
        }
    }
}

/// What an utterance means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Understanding {
    /// One move: a legal one among [`Among::Legal`], any among [`Among::Placement`].
    Move(RawMove),
    /// Several moves fit.
    Ambiguous {
        /// All that fit.
        candidates: Vec<RawMove>,
        /// The question that tells them apart.
        ask: Phrase,
    },
    /// One move, but an illegal one; only among [`Among::Legal`].
    Illegal {
        /// What was said.
        said: RawMove,
        /// What is wrong with it.
        fault: Fault,
    },
    /// The words do not name a move.
    Unknown(Unknown),
}

/// Why an utterance means no move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unknown {
    /// There were no words.
    NothingSaid,
    /// This word means nothing, or nothing here.
    Word(String),
    /// The square of arrival is missing.
    NoArrival,
    /// Castling, but neither short nor long.
    WhichCastling,
    /// Castling was described by its squares; it has a name (D.2.1).
    CastlingByName(CastlingSide),
    /// No piece of that kind can go there.
    NoneReaches {
        /// The kind of piece that was named.
        role: Role,
        /// The square that was named.
        to: Square,
    },
}

impl From<Unknown> for Phrase {
    fn from(unknown: Unknown) -> Self {
        match unknown {
            Unknown::NothingSaid => Self::line(Line::NothingSaid),
            Unknown::Word(text) => with_example(Self::with(Line::WordUnknown, [Arg::Text(text)])),
            Unknown::NoArrival => with_example(Self::line(Line::NoArrival)),
            Unknown::WhichCastling => Self::line(Line::WhichCastling),
            Unknown::CastlingByName(side) => Self::with(Line::CastlingByName, [Arg::Move(RawMove::Castling(side))]),
            Unknown::NoneReaches { role, to } => Self::with(Line::NoneReaches, [Arg::Role(role), Arg::Square(to)]),
        }
    }
}

/// Who is told that words name no move hears what does.
fn with_example(why: Phrase) -> Phrase {
    Phrase::Several(vec![why, Phrase::line(Line::MoveExample)])
}

/// What `text` means; the piece letters of `language` come first.
///
/// ```
/// # use anna_hector::{language::{Language, understand::{Among, Understanding, understand}}, laws::RawMove};
/// # use shakmaty::{Chess, Square};
/// let position = Chess::default();
/// for text in ["Springer Gustav eins nach Felix drei", "springer felix 3", "Gustav eins Felix drei", "Sf3", "g1f3"] {
///     let meant = understand(text, Language::German, Among::Legal(&position));
///     assert!(matches!(meant, Understanding::Move(RawMove::Piece { to: Square::F3, .. })), "{text}: {meant:?}");
/// }
/// ```
///
/// What is corrected in the same breath counts as it was corrected (`Eva vier, nein, David vier`); a square alone after the
/// name of another piece is asked about where a pawn can come there as well.
///
/// It is taken as typed or said: a small letter may stand for a capital. `df3` is a queen's move in German where no pawn
/// can be meant, and `dxe5` is asked about where a pawn and a queen can come to take there. What is on a record is read by
/// [`understand_written`].
#[must_use]
pub fn understand(text: &str, language: Language, among: Among<'_>) -> Understanding {
    read(text, language, among, TextManner::Typed)
}

/// What `text` means on a record, such as a scoresheet: there a small letter is a file, as algebraic notation has it.
///
/// ```
/// # use anna_hector::language::{Among, Language, Understanding, understand, understand_written};
/// # use shakmaty::{Chess, fen::Fen, CastlingMode};
/// let fen: Fen = "4k3/8/8/4p3/3P4/8/8/Q3K3 w - - 0 1".parse().unwrap();
/// let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
/// let among = Among::Legal(&position);
/// assert!(matches!(understand_written("dxe5", Language::German, among), Understanding::Move(_)));
/// ```
#[must_use]
pub fn understand_written(text: &str, language: Language, among: Among<'_>) -> Understanding {
    read(text, language, among, TextManner::Written)
}

/// A longer text, in bytes, is not a move: the longest way to say one has a quarter of it.
const MOST: usize = 400;

fn read(text: &str, language: Language, among: Among<'_>, manner: TextManner) -> Understanding {
    if text.trim().len() > MOST {
        let first = text.split_whitespace().next().unwrap_or_default();
        return Understanding::Unknown(Unknown::Word(first.chars().take(20).chain(['…']).collect()));
    }
    let visible = text.replace('\u{200b}', " ").replace(is_invisible, "");
    let said = visible.trim();
    let text = without_move_number(words::without_fillers(said, language));
    if manner == TextManner::Typed
        && let Some(slip) = slip::slip(text)
    {
        return corrected(slip, language, among);
    }
    // One square alone is where the piece goes, unless a word says that it comes from there.
    let lacks_arrival = |all: &[UtteranceReading]| {
        manner == TextManner::Typed && all.iter().all(names_one_square) && words::names_departure(said, language)
    };
    if manner == TextManner::Typed
        && let Some(hurried) = algebraic::hurried(text, among, language)
    {
        if lacks_arrival(&hurried) {
            return Understanding::Unknown(Unknown::NoArrival);
        }
        return resolve::hurried(&hurried, among);
    }
    match readings(text, language, among) {
        Ok(readings) if lacks_arrival(&readings) => Understanding::Unknown(Unknown::NoArrival),
        Ok(readings) => resolve::any(&readings, among),
        Err(Unknown::Word(_)) if algebraic::is_begun(text) => Understanding::Unknown(Unknown::NoArrival),
        Err(unknown) => Understanding::Unknown(unknown),
    }
}

/// What a text says before any position, read as notation, as numbers or as words.
fn readings(text: &str, language: Language, among: Among<'_>) -> Result<Vec<UtteranceReading>, Unknown> {
    algebraic::readings(text, among, language)
        .or_else(|| numeric::reading(text, among, language).map(|reading| vec![reading]))
        .map_or_else(|| words::reading(text, language).map(|reading| vec![reading]), Ok)
}

/// Marks that steer how a text is laid out and that nobody sees.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Whether a piece and one square are named, and nothing else.
const fn names_one_square(reading: &UtteranceReading) -> bool {
    let MoveReading::Piece(pattern) = reading.what else { return false };
    matches!(pattern, Pattern { file: None, rank: None, capture: false, promotion: None, .. })
}

/// What an utterance means that corrects itself: what is said last, and where that is no whole move, with what was said
/// before it.
fn corrected(slip: SpokenSlip<'_>, language: Language, among: Among<'_>) -> Understanding {
    let alone = read(slip.after, language, among, TextManner::Typed);
    // Each correction goes on from what the one before it has left.
    let (mut last, mut before) = (None, String::new());
    for part in slip.before {
        let whole = || readings(part, language, among).ok().and_then(|all| all.first().copied());
        last = slip::amended(&before, part, last, language).first().copied().or_else(whole).or(last);
        before = before + " " + part;
    }
    let amended = slip::amended(&before, slip.after, last, language);
    if amended.is_empty() { alone } else { resolve::either(resolve::any(&amended, among), alone) }
}

/// How a text came about, and so how much its small letters are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TextManner {
    /// In a hurry, or by ear.
    Typed,
    /// On a record.
    Written,
}

/// Those of `candidates` that the answer to [`question`] leaves: by the piece, its square, its file or its rank, or by the
/// promotion piece. None if `answer` is not such an answer.
///
/// ```
/// # use anna_hector::{language::{Language, chosen}, laws::RawMove};
/// # use shakmaty::{Board, Square};
/// let board: Board = "4k3/8/8/8/8/5N2/8/1N2K3".parse().unwrap();
/// let to_d2 = |from| RawMove::from_squares(&board, from, Square::D2, None).unwrap();
/// let candidates = [to_d2(Square::B1), to_d2(Square::F3)];
/// for answer in ["Bella", "Bella eins", "eins", "der auf Bella"] {
///     assert_eq!(chosen(answer, &candidates, Language::German), [to_d2(Square::B1)], "{answer}");
/// }
/// assert!(chosen("Turm", &candidates, Language::German).is_empty());
/// ```
#[must_use]
pub fn chosen(answer: &str, candidates: &[RawMove], language: Language) -> Vec<RawMove> {
    let answer: Vec<&str> =
        answer.split_whitespace().filter(|word| words::single(word, language) != Some(Word::To)).collect();
    let is_it =
        |said: &&RawMove| words::names_origin_of(&answer.join(" "), **said, language) == Some(words::Naming::It);
    candidates.iter().filter(is_it).copied().collect()
}

/// The text after `12.` or `12...`, as scoresheets number moves.
fn without_move_number(text: &str) -> &str {
    let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = after.trim_start_matches(['.', '…']);
    if after.len() < text.len() && rest.len() < after.len() { rest.trim_start() } else { text }
}

/// What an utterance says, before any position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct UtteranceReading {
    what: MoveReading,
    check: Option<CheckWord>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MoveReading {
    Castling(CastlingSide),
    Piece(Pattern),
}

/// A move as far as it was named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pattern {
    /// Not named: any piece on a named square, else a pawn.
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    capture: bool,
    promotion: Option<Role>,
}

impl Pattern {
    /// The piece that was named; a pawn where none was, as in all notations.
    const fn piece(self) -> Role {
        match self.role {
            Some(role) => role,
            None => Role::Pawn,
        }
    }

    /// Whether it is a pawn that arrives on a rank where it may be replaced, and no new piece is named.
    fn may_promote(self) -> bool {
        self.piece() == Role::Pawn && self.promotion.is_none() && matches!(self.to.rank(), Rank::First | Rank::Eighth)
    }

    const fn origin(self) -> Option<Square> {
        match (self.file, self.rank) {
            (Some(file), Some(rank)) => Some(Square::from_coords(file, rank)),
            _ => None,
        }
    }
}

/// What a single word or digit means, in `language` first.
fn word(text: &str, language: Language) -> Option<Word> {
    words::single(text, language)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is meant, as the squares of each move that fits.
    fn meant(fen: &str, text: &str, language: Language) -> Vec<String> {
        let fen: shakmaty::fen::Fen = fen.parse().expect("a FEN");
        let position: Chess = fen.into_position(shakmaty::CastlingMode::Standard).expect("a position");
        let squares = |said: &RawMove| match said {
            RawMove::Piece { from, to, promotion, .. } => {
                let piece = promotion.map(|role| role.char().to_string()).unwrap_or_default();
                format!("{from}{to}{piece}")
            }
            RawMove::Castling(side) => format!("{side:?}"),
        };
        match understand(text, language, Among::Legal(&position)) {
            Understanding::Move(said) => vec![squares(&said)],
            Understanding::Ambiguous { candidates, .. } => candidates.iter().map(squares).collect(),
            Understanding::Illegal { .. } | Understanding::Unknown(_) => Vec::new(),
        }
    }

    const OPENING: &str = "r1bqk2r/ppp2ppp/2n2n2/2bpp3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq d6 0 6";
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /// Each was taken as the move of a pawn, without a question.
    #[test]
    fn a_correction_goes_on_with_the_piece_that_was_named() {
        use Language::{English, French, German, Spanish};
        for (fen, language, text, moves) in [
            (OPENING, German, "Läufer Bella fünf, nein, nach Bella drei", &["c4b3", "b2b3"][..]),
            (OPENING, German, "Läufer Bella fünf, nein, schlägt David fünf", &["c4d5", "e4d5"]),
            (OPENING, German, "Läufer Eva drei, nein, nach Gustav fünf", &["c1g5"]),
            (OPENING, English, "knight from f3 to g5, no, to h4", &["f3h4", "h2h4"]),
            (OPENING, French, "fou à b5, non, à b3", &["c4b3", "b2b3"]),
            (OPENING, Spanish, "dama a e2, no, a d2", &["d1d2"]),
            (OPENING, English, "bishop b5, no, a6, no, b3", &["c4b3", "b2b3"]),
            (OPENING, German, "Läufer Bella fünf, nein, kurze Rochade, nein, Bella drei", &["c4b3", "b2b3"]),
            (START, German, "Springer Felix nein Gustav nein Cesar drei", &["b1c3", "c2c3"]),
            ("3r1n2/1P2P2k/8/8/8/8/P5PP/3QK2R w K - 0 1", German, "David acht, nein, Dame", &["e7d8q", "d1d8"]),
        ] {
            assert_eq!(meant(fen, text, language), moves, "{text}");
        }
    }

    #[test]
    fn what_is_not_played_and_half_a_move_are_no_moves() {
        use Language::{English, French, German, Spanish};
        for (language, text) in [
            (Spanish, "no juego e4"),
            (Spanish, "no muevo el caballo a f3"),
            (German, "Springer von Felix drei"),
            (German, "von e4"),
            (English, "knight from f3"),
            (French, "cavalier de f3"),
            (English, "P-B4"),
        ] {
            assert_eq!(meant(START, text, language), [""; 0], "{text}");
        }
        assert_eq!(meant(START, "von e2 nach e4", German), ["e2e4"]);
        assert_eq!(meant(OPENING, "De2", Spanish), ["d1e2"]);
        assert_eq!(meant(OPENING, "enroque corto de rey", Spanish), ["KingSide"]);
        for (language, text) in [
            (Spanish, "dama toma el peón de d5"),
            (French, "dame prend le pion de d5"),
            (German, "Bauer schlägt Bauer von d5"),
        ] {
            assert_eq!(meant("4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1", text, language).len(), 1, "{text}");
        }
        assert_eq!(meant(OPENING, "Turm Bella eins, nein, von Anna eins", German), [""; 0]);
        assert_eq!(meant(START, "e4, no, play e3", English), ["e2e3"]);
        assert_eq!(meant(START, "caballo f3, no, juego caballo c3", Spanish), ["b1c3"]);
        assert_eq!(meant("3k4/8/8/8/4R3/8/3P4/4K3 w - - 0 1", "e4 dann d4", German), [""; 0], "two squares, two moves");
        assert_eq!(meant(START, "\u{200f}Sf3\u{200b}", German), ["g1f3"]);
        assert_eq!(meant(START, "okay, jetzt Sf3", German), ["g1f3"]);
    }

    #[test]
    fn the_file_a_is_no_article_before_a_capture_and_capitals_are_asked_about() {
        let pawns = "4k3/8/8/8/8/1p6/2P5/R3K3 w - - 0 1";
        for (language, text) in [(Language::German, "a schlägt b3"), (Language::Spanish, "a toma b3")] {
            assert_eq!(meant(pawns, text, language), [""; 0], "{text}: there is no pawn on the a-file");
        }
        let rooks = "4k3/8/8/8/8/8/8/RN1n1R1K w - - 0 1";
        for (language, text) in [(Language::German, "Turm a schlägt d1"), (Language::English, "rook a takes d1")] {
            assert_eq!(meant(rooks, text, language), [""; 0], "{text}: the way is blocked");
        }
        let captures = "4k3/B7/8/2p4R/NP1P4/8/2Q5/4K3 w - - 0 1";
        assert_eq!(meant(captures, "DXC5", Language::German), ["c2c5", "d4c5"]);
        assert_eq!(meant(captures, "BXC5", Language::English), ["a7c5", "b4c5"]);
    }

    #[test]
    fn notation_that_is_only_begun_lacks_its_square_of_arrival() {
        let position = Chess::default();
        for language in Language::ALL {
            for text in ["N", "Ng", "Sf", "Nx", "R1", "Cg"] {
                let meant =
                    understand(text, language, Among::Placement { board: position.board(), turn: Color::White });
                assert_eq!(meant, Understanding::Unknown(Unknown::NoArrival), "{text}");
            }
            for text in ["Xy", "Ni", "Nothing", "Sf9"] {
                let meant =
                    understand(text, language, Among::Placement { board: position.board(), turn: Color::White });
                assert!(matches!(meant, Understanding::Unknown(Unknown::Word(_))), "{text}: {meant:?}");
            }
        }
    }

    /// `R` is roi and rey; but no pawn becomes a king, and whoever writes English means a rook.
    #[test]
    fn a_promotion_to_the_kings_letter_is_to_a_rook_where_another_language_has_it_so() {
        let fen: shakmaty::fen::Fen = "8/1P5k/8/8/8/8/8/4K3 w - - 0 1".parse().expect("a FEN");
        let position: Chess = fen.into_position(shakmaty::CastlingMode::Standard).expect("a position");
        for among in [Among::Legal(&position), Among::Placement { board: position.board(), turn: Color::White }] {
            for (text, piece) in [("b8=R", Role::Rook), ("b8R", Role::Rook), ("b8K", Role::King)] {
                let meant = understand(text, Language::French, among);
                let (Understanding::Move(said) | Understanding::Illegal { said, .. }) = meant else {
                    panic!("{text}: {meant:?}")
                };
                let RawMove::Piece { promotion, .. } = said else { panic!("{text}: {said:?}") };
                assert_eq!(promotion, Some(piece), "{text}");
            }
        }
    }

    /// The short way to write a capture: the two files, as far as a pawn can take there.
    #[test]
    fn a_pawns_capture_is_read_by_its_two_files() {
        let position = |fen: &str| -> Chess {
            let fen: shakmaty::fen::Fen = fen.parse().expect("a FEN");
            fen.into_position(shakmaty::CastlingMode::Standard).expect("a position")
        };
        let one = position("4k3/3r4/8/3p4/4P3/8/8/4K3 w - - 0 1");
        for text in ["ed", "exd", "e:d", "ed:", "ed5:", "ed!", "ed+"] {
            let meant = understand_written(text, Language::German, Among::Legal(&one));
            let Understanding::Move(RawMove::Piece { from, to, capture, .. }) = meant else {
                panic!("{text}: {meant:?}")
            };
            assert_eq!((from, to, capture), (Square::E4, Square::D5, true), "{text}");
        }
        let two = position("4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 1");
        let meant = understand_written("ed", Language::German, Among::Legal(&two));
        assert!(matches!(&meant, Understanding::Ambiguous { candidates, .. } if candidates.len() == 2), "{meant:?}");
        let passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        let meant = understand_written("ed", Language::German, Among::Legal(&passing));
        assert!(matches!(meant, Understanding::Move(RawMove::Piece { en_passant: true, .. })), "{meant:?}");
        let last = position("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1");
        let meant = understand_written("edD", Language::German, Among::Legal(&last));
        let queens = matches!(meant, Understanding::Move(RawMove::Piece { promotion: Some(Role::Queen), .. }));
        assert!(queens, "{meant:?}");
        for text in ["ef", "ec", "de", "ee"] {
            let meant = understand_written(text, Language::German, Among::Legal(&one));
            assert!(matches!(meant, Understanding::Unknown(_)), "{text}: {meant:?}");
        }
    }
}
