//! Positions to play from: a FEN, read with errors that name the field and a way out.
use shakmaty::{Board, CastlingMode, Chess, PositionError, fen::ParseFenError};
use thiserror::Error;

/// A FEN that gives no position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FenError {
    /// It cannot be read.
    #[error("FEN `{fen}`: {} `{field}`; {}", part_name(*kind), part_example(*kind))]
    Syntax {
        /// The FEN as written.
        fen: String,
        /// The field that cannot be read.
        field: String,
        /// Which field that is.
        kind: FenPart,
    },
    /// It can be read, but nobody can play from it.
    #[error(
        "FEN `{fen}`: not a position to play from: {problem}; correct the pieces, the side to move or the castling rights"
    )]
    Position {
        /// The FEN as written.
        fen: String,
        /// What is wrong.
        problem: String,
    },
}

/// The fields of a FEN, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FenPart {
    /// Field 1: the pieces.
    Pieces,
    /// Field 2: the side to move.
    Turn,
    /// Field 3: castling rights.
    Castling,
    /// Field 4: the en passant square.
    EnPassant,
    /// Field 5: halfmoves since the last capture or pawn move.
    Halfmoves,
    /// Field 6: the number of the move.
    Fullmoves,
    /// Something after field 6.
    Surplus,
}

const fn part_name(part: FenPart) -> &'static str {
    match part {
        FenPart::Pieces => "field 1, the pieces:",
        FenPart::Turn => "field 2, the side to move:",
        FenPart::Castling => "field 3, the castling rights:",
        FenPart::EnPassant => "field 4, the en passant square:",
        FenPart::Halfmoves => "field 5, the halfmove clock:",
        FenPart::Fullmoves => "field 6, the move number:",
        FenPart::Surplus => "more than six fields:",
    }
}

const fn part_example(part: FenPart) -> &'static str {
    match part {
        FenPart::Pieces => {
            "write eight ranks from the eighth down, such as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
        }
        FenPart::Turn => "write w or b",
        FenPart::Castling => "write letters of KQkq, or -",
        FenPart::EnPassant => "write a square such as e3, or -",
        FenPart::Halfmoves | FenPart::Fullmoves => "write a number",
        FenPart::Surplus => "leave it out, or set the whole FEN in quotes",
    }
}

impl FenError {
    fn syntax(fen: &str, error: &ParseFenError) -> Self {
        if fen.trim().is_empty() {
            return Self::Syntax { fen: fen.to_owned(), field: String::new(), kind: FenPart::Pieces };
        }
        let (index, kind) = match error {
            ParseFenError::InvalidBoard | ParseFenError::InvalidPocket => (0, FenPart::Pieces),
            ParseFenError::InvalidTurn => (1, FenPart::Turn),
            ParseFenError::InvalidCastling => (2, FenPart::Castling),
            ParseFenError::InvalidEpSquare => (3, FenPart::EnPassant),
            ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidRemainingChecks => (4, FenPart::Halfmoves),
            ParseFenError::InvalidFullmoves => (5, FenPart::Fullmoves),
            ParseFenError::InvalidFen => (6, FenPart::Surplus),
        };
        let field = fen.split_whitespace().nth(index).unwrap_or_default().to_owned();
        Self::Syntax { fen: fen.to_owned(), field, kind }
    }

    fn position(fen: &str, error: &PositionError<Chess>) -> Self {
        Self::Position { fen: fen.to_owned(), problem: error.to_string() }
    }
}

/// The pieces of a FEN: its first field; what follows it is not looked at. Any placement will do, possible or not.
///
/// ```
/// # use anna_hector::laws::position::placement;
/// let board = placement("8/8/8/8/8/5K1K/8/8").unwrap();
/// assert_eq!(board.kings().count(), 2);
/// assert!(placement("8/8/9").is_err());
/// ```
///
/// # Errors
/// [`FenError::Syntax`].
pub fn placement(fen: &str) -> Result<Board, FenError> {
    let field = fen.split_whitespace().next().unwrap_or_default();
    Board::from_ascii_board_fen(field.as_bytes()).map_err(|error| FenError::syntax(fen, &error))
}

/// The position of a FEN. Castling rights are read as standard chess where they can be, unless `mode` says otherwise.
///
/// # Errors
/// [`FenError`] names the field that cannot be read, or what makes the position impossible.
pub fn from_fen(fen: &str, mode: Option<CastlingMode>) -> Result<(Chess, CastlingMode), FenError> {
    let setup =
        shakmaty::fen::Fen::from_ascii(fen.trim().as_bytes()).map_err(|e| FenError::syntax(fen, &e))?.into_setup();
    let mode = mode.unwrap_or_else(|| CastlingMode::detect(&setup));
    // Composed positions may hold nine queens or a double check that no game leads to.
    let position = setup
        .position::<Chess>(mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|e| FenError::position(fen, &e))?;
    Ok((position, mode))
}
