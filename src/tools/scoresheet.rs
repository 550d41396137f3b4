//! `anna-hector scoresheet`: what each person takes home of a game (Article 8).
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::ValueEnum;
use shakmaty::{ByColor, Color};

use super::{Failure, LanguageName, Outcome, language_of};
use crate::{
    files,
    journal::{Header, Record},
    language::Language,
    scoresheet::{
        self, EventData, Layout, MoveStyle, Played, Proof, Report, Scoresheets, all_from_pgn,
        braille::{self, Table, Unknown},
        json::{self, Export},
        layout, pdf, report, text,
    },
};

/// `scoresheet`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Journals or PGN files, or `-` for standard input; several make one file.
    #[arg(required = true, value_name = "JOURNAL|PGN")]
    files: Vec<PathBuf>,
    /// What is written.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// The language of the words and of the piece letters; else that of the system, else English. PGN is the same in every
    /// language.
    #[arg(long, value_enum)]
    language: Option<LanguageName>,
    /// How moves are written. PGN has its own notation.
    #[arg(long, value_enum, default_value = "san")]
    style: Style,
    /// Whose sheet; without it, both. PGN has what stands on either.
    #[arg(long, value_enum)]
    sheet: Option<Side>,
    /// The file to write, instead of standard output. It is written whole or not at all.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// PDF in large print: 18 points.
    #[arg(long)]
    large_print: bool,
    /// PDF with the arbiter's report after the sheets.
    #[arg(long)]
    with_report: bool,
    /// Braille: mark a character that the Braille table has no cells for with a full cell, instead of refusing the text.
    #[arg(long)]
    mark_unknown: bool,
    #[command(flatten)]
    event: Event,
}

/// What the record does not tell, or tells otherwise.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "What the record does not tell")]
struct Event {
    /// The name of the event.
    #[arg(long)]
    event: Option<String>,
    /// Its place: town, and country by its three letters (Dresden GER).
    #[arg(long)]
    site: Option<String>,
    /// The day of the game.
    #[arg(long, value_name = "YYYY-MM-DD")]
    date: Option<String>,
    /// The round.
    #[arg(long)]
    round: Option<String>,
    /// The number of the board.
    #[arg(long)]
    board_number: Option<String>,
    /// White's name, family name first (Doe, Joe).
    #[arg(long)]
    white: Option<String>,
    /// Black's name.
    #[arg(long)]
    black: Option<String>,
    /// White's rating.
    #[arg(long)]
    white_rating: Option<String>,
    /// Black's rating.
    #[arg(long)]
    black_rating: Option<String>,
    /// White's federation.
    #[arg(long)]
    white_federation: Option<String>,
    /// Black's federation.
    #[arg(long)]
    black_federation: Option<String>,
    /// The arbiter's name.
    #[arg(long)]
    arbiter: Option<String>,
}

/// A format, as written on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For chess programs: tags, moves, clocks, draw offers, what was ruled off.
    Pgn,
    /// The sheets as plain text.
    Text,
    /// The arbiter's report as plain text: every event with wall time, move number, both clocks, and who. Of journals only.
    Report,
    /// Both sheets and the report, for programs: an array with an object for each game.
    Json,
    /// For paper: each sheet on pages of its own, the final position, room for signatures. Tagged for screen readers.
    Pdf,
    /// For Braille embossers and displays: Braille ASCII, 40 cells x 25 lines.
    Brf,
}

/// How moves are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Style {
    /// Algebraic notation with the letters of the language.
    San,
    /// Full words, as they are announced.
    Words,
}

impl From<Style> for MoveStyle {
    fn from(style: Style) -> Self {
        match style {
            Style::San => Self::San,
            Style::Words => Self::Words,
        }
    }
}

/// Whose sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    /// White's.
    White,
    /// Black's.
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

impl Event {
    fn data(&self) -> EventData {
        let given = |text: &Option<String>| text.clone().unwrap_or_default();
        EventData {
            event: given(&self.event),
            site: given(&self.site),
            round: given(&self.round),
            board: given(&self.board_number),
            date: given(&self.date),
            arbiter: given(&self.arbiter),
            names: ByColor { white: given(&self.white), black: given(&self.black) },
            ratings: ByColor { white: given(&self.white_rating), black: given(&self.black_rating) },
            federations: ByColor { white: given(&self.white_federation), black: given(&self.black_federation) },
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<Outcome, Failure> {
    let event = args.event.data();
    let mut games = Vec::new();
    for file in &args.files {
        games.extend(read(file, &event)?);
    }
    let written = written(args, &games)?;
    match &args.out {
        Some(out) => files::write_whole(out, &written).map_err(|error| {
            Failure::Bad(format!(
                "{}: cannot be written: {error}; name another file with --out, nothing was left half written",
                out.display()
            ))
        })?,
        None => io::stdout().lock().write_all(&written)?,
    }
    Ok(proved(games.iter().map(|game| &game.sheets)))
}

/// Says which of the journals are damaged.
pub(super) fn proved<'a>(games: impl IntoIterator<Item = &'a Scoresheets>) -> Outcome {
    let mut outcome = Outcome::Good;
    for sheets in games {
        if let Proof::Damaged(fault) = &sheets.proof {
            eprintln!("anna-hector: {fault}; only what stands before was exported, and its header says so");
            outcome = Outcome::Different;
        }
    }
    outcome
}

/// A game to be exported: its sheets, and the journal they are of, if they are of one.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub(super) sheets: Scoresheets,
    record: Option<Record>,
}

impl Found {
    fn report(&self, language: Language) -> Option<Report> {
        let record = self.record.as_ref()?;
        let events = record.lines.iter().map(|line| (line.at, &line.event, line.wall.as_deref()));
        let Header { setup, started, .. } = &record.header;
        Some(report(setup, started, events, &self.sheets.proof, language))
    }
}

fn written(args: &Args, games: &[Found]) -> Result<Vec<u8>, Failure> {
    let language = language_of(args.language);
    let style = args.style.into();
    let sides = args.sheet.map_or_else(|| Color::ALL.to_vec(), |side| vec![side.into()]);
    let sheets = || {
        let of_game = |game: &Found| sides.iter().map(|&side| layout(&game.sheets, side, language, style)).collect();
        games.iter().flat_map::<Vec<Layout>, _>(of_game)
    };
    let text = match args.format {
        Format::Pgn => games.iter().map(|game| scoresheet::write(&game.sheets)).collect(),
        Format::Text => sheets().map(|sheet| text::write(&sheet, style)).collect::<Vec<_>>().join("\n\n"),
        Format::Report => {
            let reports: Option<Vec<String>> =
                games.iter().map(|game| game.report(language).map(|report| report.text(language))).collect();
            reports.ok_or_else(|| Failure::Bad(NO_REPORT.to_owned()))?.join("\n\n")
        }
        Format::Json => {
            let export = |game: &Found| Export::new(&game.sheets, game.report(language), language);
            json::write(&games.iter().map(export).collect::<Vec<_>>())
        }
        Format::Brf => {
            let unknown = if args.mark_unknown { Unknown::Marked } else { Unknown::Refused };
            let brf = sheets().map(|sheet| braille::write(&sheet, style, &Table::built_in(), unknown));
            brf.collect::<Result<_, _>>().map_err(|error| Failure::Bad(error.to_string()))?
        }
        Format::Pdf => return printed(args, games, &sides),
    };
    Ok(text.into_bytes())
}

fn printed(args: &Args, games: &[Found], sides: &[Color]) -> Result<Vec<u8>, Failure> {
    let language = language_of(args.language);
    let size = if args.large_print { pdf::Size::Large } else { pdf::Size::Normal };
    let mut printed = Vec::new();
    for game in games {
        let report = game.report(language).filter(|_| args.with_report);
        if args.with_report && report.is_none() {
            return Err(Failure::Bad(NO_REPORT.to_owned()));
        }
        printed.push(pdf::Game { sheets: &game.sheets, sides, report });
    }
    pdf::write(&printed, language, args.style.into(), size).map_err(|error| Failure::Bad(error.to_string()))
}

const NO_REPORT: &str = "a PGN file does not tell what happened at the boards: name the journal of the game for --format report, \
                         or take --format text";

/// The games of a file: a journal begins with a brace, PGN never does.
fn read(path: &Path, event: &EventData) -> Result<Vec<Found>, Failure> {
    let bytes = super::input(path)?;
    if bytes.first() == Some(&b'{') {
        return Ok(vec![of_journal(path, &bytes, event)?]);
    }
    let games = all_from_pgn(&bytes, event).map_err(|source| Failure::Pgn { path: path.to_owned(), source })?;
    Ok(games.into_iter().map(|sheets| Found { sheets, record: None }).collect())
}

/// The sheets of a journal: as far as it is whole, with the fact that it is damaged where it is.
pub(super) fn of_journal(path: &Path, bytes: &[u8], event: &EventData) -> Result<Found, Failure> {
    let (record, damage) = Record::parse_to_damage(path, bytes).map_err(|error| Failure::Bad(error.to_string()))?;
    let proof = match (damage, &record.torn) {
        (Some(damage), _) => Proof::Damaged(damage.to_string()),
        (None, Some(_)) => Proof::Torn,
        (None, None) => Proof::Verified,
    };
    let played = Played::through(&record.header.setup, record.lines.iter().map(|line| (line.at, &line.event)));
    let sheets = played.scoresheets(&record.header.started, event.clone(), proof);
    Ok(Found { sheets, record: Some(record) })
}
