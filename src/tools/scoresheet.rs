//! `anna-hector scoresheet`: what each person takes home of a game (Article 8).
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use clap::ValueEnum;
use shakmaty::{ByColor, Color};

use super::{Failure, LanguageName, ToolOutcome, language_of};
use crate::{
    export::{self, Choice, Contraction, Found, Printed, SoundFormat},
    files::{self, Delivered},
    game::Tool,
    scoresheet::{EventData, MoveStyle, Proof, Scoresheets, all_from_pgn, braille::Unknown, pdf},
};

/// What `scoresheet` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Journals or PGN files, or `-` for standard input; several make one file.
    #[arg(required = true, value_name = "JOURNAL|PGN")]
    files: Vec<PathBuf>,
    /// What is written.
    #[arg(long, value_enum, default_value = "text")]
    format: FormatArg,
    /// The language of the words and of the piece letters. Default: the system's, else English. PGN is the same in every
    /// language.
    #[arg(long, value_enum)]
    language: Option<LanguageName>,
    /// How moves are written. PGN has its own notation.
    #[arg(long, value_enum, default_value = "san")]
    style: StyleArg,
    /// Whose sheet; without it, both. PGN and JSON then leave out what the other player wrote. The report needs both sheets.
    #[arg(long, value_enum)]
    sheet: Option<Side>,
    /// The file to write, instead of standard output. It is written whole or not at all; behind a symbolic link the file that it names.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// PDF in large print: 18 points.
    #[arg(long)]
    large_print: bool,
    /// PDF with the arbiter's report after the sheets.
    #[arg(long)]
    with_report: bool,
    #[command(flatten)]
    braille: Braille,
    #[command(flatten)]
    event: EventArgs,
}

/// How text is written in Braille.
#[derive(Debug, clap::Args)]
struct Braille {
    /// Braille: mark a character that the Braille table has no cells for with a full cell (in contracted words
    /// with a question mark), instead of refusing the text.
    #[arg(long)]
    mark_unknown: bool,
    /// Braille: words in contracted form, by the program `lou_translate` (Debian: package liblouis-bin). Moves in notation keep every
    /// letter.
    #[arg(long)]
    contracted: bool,
}

/// Event data that the record lacks, or has wrong.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "What the record does not tell")]
struct EventArgs {
    /// The name of the event.
    #[arg(long)]
    event: Option<String>,
    /// The site: town, and country as three letters (Dresden GER).
    #[arg(long)]
    site: Option<String>,
    /// The day of the game.
    #[arg(long, value_name = "YYYY-MM-DD", value_parser = day)]
    date: Option<String>,
    /// The round of the tournament, as it is printed.
    #[arg(long)]
    round: Option<String>,
    /// The number of the board.
    #[arg(long)]
    board_number: Option<String>,
    /// White's name, family name first (Doe, Joe).
    #[arg(long)]
    white: Option<String>,
    /// Black's name, family name first.
    #[arg(long)]
    black: Option<String>,
    /// White's rating, as it is printed.
    #[arg(long)]
    white_rating: Option<String>,
    /// Black's rating, as it is printed.
    #[arg(long)]
    black_rating: Option<String>,
    /// White's federation, as three letters (GER).
    #[arg(long)]
    white_federation: Option<String>,
    /// Black's federation, as three letters.
    #[arg(long)]
    black_federation: Option<String>,
    /// The arbiter's name.
    #[arg(long)]
    arbiter: Option<String>,
}

/// A day as it is written in tags, with `?` for what is not known of it.
fn day(text: &str) -> Result<String, String> {
    let written = text.replace('.', "-");
    let unknown = |part: &str| !part.is_empty() && part.chars().all(|c| c == '?');
    let any_for = |(part, any)| if unknown(part) { any } else { part };
    let parts: Vec<&str> = written.split('-').zip(["2000", "01", "01"]).map(any_for).collect();
    let is_day = written.split('-').count() == 3 && parts.join("-").parse::<jiff::civil::Date>().is_ok();
    if is_day { Ok(written) } else { Err("is not a day; write YYYY-MM-DD, such as 2026-05-01".to_owned()) }
}

/// A format, as written on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum FormatArg {
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
    /// The same pages in Unicode's Braille characters, to be shown on a screen.
    Braille,
    /// By ear: the announcements of one game in the built-in voice, in the words of the room (those of PGN in --language), with a cue
    /// sheet beside the file: GAME.wav.cue. It needs --out.
    Wav,
    /// The same as FLAC, which is smaller and loses nothing.
    Flac,
}

/// What kind of output a format is.
enum Made {
    Text(export::Format),
    Sound(SoundFormat),
}

impl FormatArg {
    const fn made(self) -> Made {
        Made::Text(match self {
            Self::Pgn => export::Format::Pgn,
            Self::Text => export::Format::Text,
            Self::Report => export::Format::Report,
            Self::Json => export::Format::Json,
            Self::Pdf => export::Format::Pdf,
            Self::Brf => export::Format::Brf,
            Self::Braille => export::Format::Braille,
            Self::Wav => return Made::Sound(SoundFormat::Wav),
            Self::Flac => return Made::Sound(SoundFormat::Flac),
        })
    }
}

/// How moves are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum StyleArg {
    /// Algebraic notation with the letters of the language.
    San,
    /// Full words, as they are announced.
    Words,
    /// A table of numbered moves with a column for each player and his time, in algebraic notation: text as Markdown has it.
    Table,
    /// For Braille: the chess code of assets/braille/chess-uk.toml. Other formats have algebraic notation with English letters.
    Code,
}

impl From<StyleArg> for MoveStyle {
    fn from(style: StyleArg) -> Self {
        match style {
            StyleArg::San => Self::San,
            StyleArg::Words => Self::Words,
            StyleArg::Table => Self::Table,
            StyleArg::Code => Self::Code,
        }
    }
}

/// The player whose sheet is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    /// White's sheet alone.
    White,
    /// Black's sheet alone.
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

impl EventArgs {
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

pub(crate) fn run(args: &Args) -> Result<ToolOutcome, Failure> {
    let event = args.event.data();
    let mut games = Vec::new();
    for file in &args.files {
        games.extend(read(file, &event)?);
    }
    match args.format.made() {
        Made::Sound(format) => sound(args, &games, format)?,
        Made::Text(format) => {
            let written =
                export::write(&games, &args.choice(format)).map_err(|error| Failure::Bad(error.to_string()))?;
            match &args.out {
                Some(out) => drop(deliver(out, &written)?),
                None => io::stdout().lock().write_all(&written)?,
            }
        }
    }
    Ok(proved(games.iter().map(|game| &game.sheets)))
}

fn deliver(out: &Path, written: &[u8]) -> Result<Delivered, Failure> {
    files::deliver(out, written).map_err(|error| {
        Failure::Bad(format!(
            "{}: cannot be written: {error}; name another file with --out, nothing was left half written",
            out.display()
        ))
    })
}

/// One game as a sound file, and beside it the cue sheet that names its plies.
fn sound(args: &Args, games: &[Found], format: SoundFormat) -> Result<(), Failure> {
    let (Some(out), [game]) = (&args.out, games) else {
        let wanted = "a sound file is of one game, with a cue sheet beside it: name one game, and the file with --out";
        return Err(Failure::Bad(wanted.to_owned()));
    };
    let sounding = game.sounding(language_of(args.language)).map_err(|error| Failure::Bad(error.to_string()))?;
    let name = out.file_name().unwrap_or_default().to_string_lossy();
    let sheet = sounding.cue_sheet(&name);
    let file = sounding.file(format).map_err(|error| Failure::Bad(error.to_string()))?;
    match deliver(out, &file)? {
        Delivered::File => deliver(&out.with_file_name(export::cue_name(&name)), sheet.as_bytes()).map(drop),
        // Nothing can stand beside it.
        Delivered::Stream => Ok(()),
    }
}

/// Says which of the journals are damaged.
pub(super) fn proved<'a>(games: impl IntoIterator<Item = &'a Scoresheets>) -> ToolOutcome {
    let mut outcome = ToolOutcome::Good;
    for sheets in games {
        if let Proof::Damaged(fault) = &sheets.proof {
            eprintln!("anna-hector: {fault}; only what stands before was exported, and its header says so");
            outcome = ToolOutcome::Different;
        }
    }
    outcome
}

impl Args {
    fn choice(&self, format: export::Format) -> Choice {
        Choice {
            format,
            language: language_of(self.language),
            style: self.style.into(),
            side: self.sheet.map(Color::from),
            size: if self.large_print { pdf::LetterSize::Large } else { pdf::LetterSize::Normal },
            printed: if self.with_report { Printed::WithReport } else { Printed::Sheets },
            contraction: if self.braille.contracted { Contraction::Contracted } else { Contraction::None },
            unknown: if self.braille.mark_unknown { Unknown::Marked } else { Unknown::Refused },
        }
    }
}

/// The games of a file: a journal begins with a brace, PGN never does.
fn read(path: &Path, event: &EventData) -> Result<Vec<Found>, Failure> {
    let bytes = super::input(path)?;
    if bytes.first() == Some(&b'{') {
        super::told_of_reading(path, Tool::Scoresheet);
        return Ok(vec![of_journal(path, &bytes, event)?]);
    }
    let games = all_from_pgn(&bytes, event).map_err(|source| Failure::Pgn { path: path.to_owned(), source })?;
    Ok(games.into_iter().map(Found::from).collect())
}

/// The sheets of a journal: as far as it is whole, with the fact that it is damaged where it is.
pub(super) fn of_journal(path: &Path, bytes: &[u8], event: &EventData) -> Result<Found, Failure> {
    Found::of_journal(path, bytes, event).map_err(|error| Failure::Bad(error.to_string()))
}
