//! `anna-hector reconcile`: two boards and two scoresheets in, a finding out ([D.2.9](crate::laws::Article::BoardsDiffer)).
mod json;

use std::{
    io::{self, Write},
    path::Path,
};

use shakmaty::{Board, ByColor, CastlingMode, Chess};

use super::Failure;
use crate::{
    cli,
    game::{Game, Setup},
    journal,
    language::{Language, Line, Phrase, Wording, speak},
    laws::{
        pace::{self, Pace, Supervision},
        position,
        standing::Standing,
    },
    reconciliation::{Boards, Finding, Numbering, Records, RulesInForce, Sheet, find, words},
    scoresheet::{self, Page},
};

pub(crate) fn run(args: &cli::Reconcile) -> Result<(), Failure> {
    let language: Language = args.language.into();
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
    let history = game.as_ref().map(Game::clock_history);
    let finding = find(&Records { start, boards, sheets }, history.as_ref(), RulesInForce { edition, rules });

    let mut said = words(&finding);
    if history.is_some() && finding.clocks.is_none() {
        said.push(Phrase::line(Line::ClocksUnknown));
    }
    print(&finding, said, args, Wording { language, ..Wording::default() })
}

fn print(finding: &Finding, said: Vec<Phrase>, args: &cli::Reconcile, wording: Wording) -> Result<(), Failure> {
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
