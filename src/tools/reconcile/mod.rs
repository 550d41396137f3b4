//! `anna-hector reconcile`: compares two boards and two scoresheets, and prints a finding
//! ([D.2.9](crate::laws::Article::BoardsDiffer)).
mod json;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use shakmaty::{Board, ByColor, CastlingMode, Chess};

use super::{Failure, LanguageName, language_of};
use crate::{
    game::{Game, Setup, Tool},
    journal,
    language::{Language, Line, Phrase, Wording, speak},
    laws::{
        Edition, Numbering,
        pace::{self, Pace, Supervision},
        position,
        standing::Standing,
    },
    reconciliation::{Boards, Finding, Records, RulesInForce, Sheet, find, words},
    scoresheet::{self, Page},
};

/// What `reconcile` is asked ([D.2.9](crate::laws::Article::BoardsDiffer)).
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The pieces on the visually impaired player's board: the first field of a FEN.
    #[arg(long, value_name = "FEN")]
    special: String,
    /// The pieces on the sighted player's board.
    #[arg(long, value_name = "FEN")]
    normal: String,
    /// White's scoresheet: PGN or bare moves in any notation that is understood, or `-` for standard input.
    #[arg(long, value_name = "A.pgn")]
    white_sheet: PathBuf,
    /// Black's scoresheet, in the same forms.
    #[arg(long, value_name = "B.pgn")]
    black_sheet: PathBuf,
    /// The journal of the game: what the clocks showed.
    #[arg(long, value_name = "JOURNAL")]
    clocks: Option<PathBuf>,
    /// Print one JSON object instead of sentences.
    #[arg(long)]
    json: bool,
    /// The language of the sentences, and of the piece letters that are tried first on the sheets. Default: the system's,
    /// else English.
    #[arg(long, value_enum)]
    language: Option<LanguageName>,
    /// The edition of the Laws: 2009, 2014, 2018 or 2023; Default: the journal's, else 2023.
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    /// The pace of play. Default: the journal's, else standard.
    #[arg(long, value_enum)]
    pace: Option<PaceName>,
    /// Whether there are enough arbiters to supervise; if not, an illegal move in rapid and blitz stands once it is
    /// answered. Default: as in the journal, else adequate.
    #[arg(long, value_enum)]
    supervision: Option<SupervisionName>,
}

/// A pace of play, as written on the command line.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum PaceName {
    /// Standard play: an hour or more for each player.
    Standard,
    /// Less than an hour.
    Rapid,
    /// Ten minutes or less; in 2009 less than fifteen.
    Blitz,
}

impl From<PaceName> for Pace {
    fn from(name: PaceName) -> Self {
        match name {
            PaceName::Standard => Self::Standard,
            PaceName::Rapid => Self::Rapid,
            PaceName::Blitz => Self::Blitz,
        }
    }
}

/// Whether enough arbiters watch, as written on the command line.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum SupervisionName {
    /// The Competition Rules hold at every pace.
    Adequate,
    /// Rapid and blitz have their own rules.
    Inadequate,
}

impl From<SupervisionName> for Supervision {
    fn from(name: SupervisionName) -> Self {
        match name {
            SupervisionName::Adequate => Self::Adequate,
            SupervisionName::Inadequate => Self::Inadequate,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let language = language_of(args.language);
    let boards = Boards { special: board("--special", &args.special)?, normal: board("--normal", &args.normal)? };
    let pages = ByColor { white: page(&args.white_sheet)?, black: page(&args.black_sheet)? };
    let game = args.clocks.as_deref().map(played).transpose()?;
    let journalled = game.as_ref().map(|game| Standing::of(&game.setup().start, game.setup().castling));
    let (start, sheets) = read_sheets(&pages, journalled, language);
    let edition = args.edition.or_else(|| game.as_ref().map(|game| game.setup().edition)).unwrap_or_default();
    let setup = game.as_ref().map(Game::setup);
    let pace = args.pace.map(Pace::from).or_else(|| setup.map(Setup::pace)).unwrap_or(Pace::Standard);
    let supervision = args.supervision.map(Supervision::from).or_else(|| setup.map(|setup| setup.supervision));
    let rules = pace::rules(pace, supervision.unwrap_or(Supervision::Adequate));
    let history = game.as_ref().map(|game| game.record().clock_history());
    let finding =
        find(&Records { start, boards, sheets, made: Vec::new() }, history.as_ref(), RulesInForce { edition, rules });

    let mut said = words(&finding);
    if history.is_some() && finding.clocks.is_none() {
        said.push(Phrase::line(Line::ClocksUnknown));
    }
    print(&finding, said, args, Wording { language, ..Wording::default() })
}

fn print(finding: &Finding, said: Vec<Phrase>, args: &Args, wording: Wording) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if args.json {
        let text = speak(&Phrase::Several(said), wording).to_string();
        let object = serde_json::to_string(&json::object(finding, text)).map_err(|e| Failure::Bad(e.to_string()))?;
        writeln!(out, "{object}")?;
        return Ok(());
    }
    for phrase in &said {
        writeln!(out, "{}", speak(phrase, wording))?;
    }
    Ok(())
}

fn board(option: &str, fen: &str) -> Result<Board, Failure> {
    position::placement(fen).map_err(|error| Failure::Bad(format!("{option}: {error}")))
}

fn page(path: &Path) -> Result<Page, Failure> {
    let bytes = super::input(path)?;
    scoresheet::page(&bytes).map_err(|source| Failure::Pgn { path: path.to_owned(), source })
}

fn played(journal: &Path) -> Result<Game, Failure> {
    super::told_of_reading(journal, Tool::Reconcile);
    Ok(journal::read(journal).map_err(|error| Failure::Bad(error.to_string()))?.replay())
}

/// The sheets, and the position from which the game was played: the one a sheet names, else that of the journal, else the
/// start position. `None` if the sheets name different ones.
fn read_sheets(
    pages: &ByColor<Page>,
    journalled: Option<Standing>,
    language: Language,
) -> (Option<Standing>, ByColor<Sheet>) {
    let start = match (&pages.white.start, &pages.black.start) {
        (Some(one), Some(other)) if one != other => None,
        (Some(start), _) | (None, Some(start)) => Some(start.clone()),
        (None, None) => Some(journalled.unwrap_or_else(|| Standing::of(&Chess::default(), CastlingMode::Standard))),
    };
    let numbering = Numbering::from(start.as_ref());
    let sheets = pages.as_ref().map(|page| page.sheet(numbering, language));
    (start, sheets)
}
