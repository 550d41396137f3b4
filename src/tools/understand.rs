//! `anna-hector understand`: reads utterances, one a line, and answers each with a line.
use std::{
    io::{self, Write},
    path::Path,
};

use shakmaty::{CastlingMode, CastlingSide, Chess, Position, Square, uci::UciMove};

use super::{Failure, LanguageName, language_of, leave::Leave};
use crate::{
    game::Tool,
    language::{Among, Language, Line, Phrase, Understanding, Wording, speak, understand},
    laws::{RawMove, announcement::castling_squares, position},
};

/// What `understand` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    leave: Leave,
    /// The position in which the utterances are made.
    #[arg(long)]
    fen: String,
    /// The language whose piece letters are tried first in algebraic notation, and of questions and reasons. Default:
    /// the system's, else English.
    #[arg(long, value_enum)]
    language: Option<LanguageName>,
    /// A Chess960 position: castling is written as king takes rook. Default: where the FEN can be nothing else.
    #[arg(long)]
    chess960: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let leave = args.leave.must_be_given(Tool::Understand)?;
    let mode = args.chess960.then_some(CastlingMode::Chess960);
    let (position, mode) = position::from_fen(&args.fen, mode)?;
    let language = language_of(args.language);
    let mut out = io::stdout().lock();
    super::each_line(Path::new("-"), |line| {
        leave.must_still_hold()?;
        writeln!(out, "{}", answer(line, &position, mode, language))?;
        Ok(out.flush()?)
    })
}

/// The answer to one utterance: the move in UCI, `ambiguous: ... ask: ...`, `illegal: UCI reason`, or `refused: reason`.
#[must_use]
pub fn answer(utterance: &[u8], position: &Chess, mode: CastlingMode, language: Language) -> String {
    let words = |phrase: &Phrase| {
        // One line in, one line out: a line break inside an unknown word must not make two.
        speak(phrase, Wording { language, ..Wording::default() }).to_string().replace(char::is_control, " ")
    };
    let Ok(text) = std::str::from_utf8(utterance) else {
        return format!("refused: {}", words(&Phrase::line(Line::NotText)));
    };
    // Some editors put a byte order mark before the first line.
    let text = text.trim_start_matches('\u{feff}');
    match understand(text, language, Among::Legal(position)) {
        Understanding::Move(said) => uci(said, position, mode).to_string(),
        Understanding::Ambiguous { candidates, ask } => {
            let moves: Vec<_> = candidates.iter().map(|&said| uci(said, position, mode).to_string()).collect();
            format!("ambiguous: {} ask: {}", moves.join(" "), words(&ask))
        }
        Understanding::Illegal { said, fault } => {
            format!("illegal: {} {}", uci(said, position, mode), words(&fault.into()))
        }
        Understanding::Unknown(unknown) => format!("refused: {}", words(&unknown.into())),
    }
}

/// The move in UCI: in standard chess castling is the king's two files, in Chess960 king takes rook.
pub(super) fn uci(said: RawMove, position: &Chess, mode: CastlingMode) -> UciMove {
    match (said, said.check(position)) {
        (_, Some(m)) => m.to_uci(mode),
        (RawMove::Castling(side), None) => impossible_castling(side, position, mode),
        (RawMove::Piece { from, to, promotion, .. }, None) => UciMove::Normal { from, to, promotion },
    }
}

/// Castling that is illegal still has squares: where king and rook are, or where they would have to be.
fn impossible_castling(side: CastlingSide, position: &Chess, mode: CastlingMode) -> UciMove {
    let color = position.turn();
    let home = Square::from_coords(shakmaty::File::E, color.backrank());
    let from = position.board().king_of(color).unwrap_or(home);
    let rook = castling_squares(position.board(), color, side).map(|(_, rook)| rook);
    let to = match mode {
        CastlingMode::Standard => side.king_to(color),
        CastlingMode::Chess960 => rook.unwrap_or_else(|| side.rook_to(color)),
    };
    UciMove::Normal { from, to, promotion: None }
}
