//! The command line: one subcommand, one file under [`tools`].
use std::{path::PathBuf, process::ExitCode};

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::{
    app::{self, Options, SystemVoiceUse},
    journal,
    language::{Language, Style, Wording},
    laws::{
        Edition,
        pace::{Pace, Supervision},
    },
    tools::{self, Failure, Outcome},
};

/// Announcer, talking clock and scoresheet for chess between a visually impaired and a sighted player, under Appendix D
/// of the FIDE Laws.
#[derive(Debug, Parser)]
#[command(name = "anna-hector", version, about, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    place: Place,
    /// A folder with recordings of one's own that replace clips of the built-in voice (voices/README.md says how).
    #[arg(long, value_name = "FOLDER")]
    recordings: Option<PathBuf>,
    /// What the user's own system voice says, through its own device: nothing (names are spelled), names, or everything
    /// private.
    #[arg(long, value_enum, default_value = "names")]
    system_voice: SystemVoiceName,
}

/// Where games and settings are kept.
#[derive(Debug, Args)]
pub struct Place {
    /// Keep games and settings in this folder, instead of the user's own.
    #[arg(long, value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,
    /// Where the machine lists its power supplies; another folder is for trials.
    #[arg(long, value_name = "FOLDER", global = true, hide = true, default_value = app::POWER_SUPPLIES)]
    power_supplies: PathBuf,
}

impl Place {
    /// The folder of the journals and the file of settings.
    fn resolve(&self) -> Result<(PathBuf, PathBuf), Failure> {
        let games = self.data.as_ref().map(|data| data.join("games"));
        let games = journal::directory(games.as_deref()).map_err(|error| Failure::Bad(error.to_string()))?;
        let settings = match &self.data {
            Some(data) => data.join("settings.toml"),
            None => directories::ProjectDirs::from("", "", "anna-hector")
                .map(|dirs| dirs.config_dir().join("settings.toml"))
                .ok_or_else(|| Failure::Bad("this user has no home; name a folder with --data".to_owned()))?,
        };
        Ok((games, settings))
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Announce the moves of a PGN game in words: a line for each ply and nothing else.
    Announce(Announce),
    /// Read utterances as lines and answer each with one line: the move in UCI, a question, or a reason.
    Understand(Understand),
    /// Play a whole game as lines of text: the same commands, clock and journal as in the window.
    Console,
    /// Play a script in simulated time; exit code 1 if something else happens than it expects.
    Rehearse(Rehearse),
    /// Compare two boards and two scoresheets: what they prove, and what has to be corrected (D.2.8 of 2014, D.2.9).
    Reconcile(Reconcile),
    /// List all keys, as Markdown.
    Keys {
        /// In which language.
        #[arg(long, value_enum, default_value = "en")]
        language: LanguageName,
    },
    /// List the clips that the bank of a language must hold, one text a line.
    #[command(hide = true)]
    Clips {
        /// Whose bank.
        #[arg(long, value_enum, default_value = "de")]
        language: LanguageName,
    },
}

/// `announce` ([D.2.1](crate::laws::Article::Announcing)).
#[derive(Debug, Args)]
pub struct Announce {
    /// A PGN file, or `-` for standard input.
    pub(crate) file: PathBuf,
    /// How much of a move is said.
    #[arg(long, value_enum, default_value = "full")]
    pub(crate) style: StyleName,
    /// The language of pieces and connecting words.
    #[arg(long, value_enum, default_value = "de")]
    pub(crate) language: LanguageName,
    /// The language of the ranks and of castling.
    #[arg(long, value_enum, default_value = "de")]
    pub(crate) ranks: LanguageName,
    /// Also say check and mate.
    #[arg(long)]
    pub(crate) checks: bool,
    /// Which game of the file, counted from 1.
    #[arg(long, default_value = "1", value_name = "N")]
    pub(crate) game: std::num::NonZeroUsize,
    /// Also speak the game into a WAV file.
    #[arg(long, value_name = "OUT.wav")]
    pub(crate) wav: Option<PathBuf>,
}

impl Announce {
    /// The wording that was asked for.
    pub(crate) fn wording(&self) -> Wording {
        Wording { language: self.language.into(), ranks: self.ranks.into(), style: self.style.into() }
    }
}

/// `understand`.
#[derive(Debug, Args)]
pub struct Understand {
    /// The position in which the utterances are made.
    #[arg(long)]
    pub(crate) fen: String,
    /// Whose piece letters come first in algebraic notation, and the language of questions and reasons.
    #[arg(long, value_enum, default_value = "de")]
    pub(crate) language: LanguageName,
    /// A Chess960 position: castling is written as king takes rook.
    #[arg(long)]
    pub(crate) chess960: bool,
}

/// `rehearse`.
#[derive(Debug, Args)]
pub struct Rehearse {
    /// A script, or `-` for standard input.
    pub(crate) script: PathBuf,
    /// Print the final state as JSON instead of the cues.
    #[arg(long)]
    pub(crate) json: bool,
}

/// `reconcile` ([D.2.9](crate::laws::Article::BoardsDiffer)).
#[derive(Debug, Args)]
pub struct Reconcile {
    /// The pieces on the visually impaired player's board: the first field of a FEN.
    #[arg(long, value_name = "FEN")]
    pub(crate) special: String,
    /// The pieces on the sighted player's board.
    #[arg(long, value_name = "FEN")]
    pub(crate) normal: String,
    /// White's scoresheet: PGN or bare moves in any notation that is understood, or `-` for standard input.
    #[arg(long, value_name = "A.pgn")]
    pub(crate) white_sheet: PathBuf,
    /// Black's scoresheet.
    #[arg(long, value_name = "B.pgn")]
    pub(crate) black_sheet: PathBuf,
    /// The journal of the game: what the clocks showed.
    #[arg(long, value_name = "JOURNAL")]
    pub(crate) clocks: Option<PathBuf>,
    /// Print one JSON object instead of sentences.
    #[arg(long)]
    pub(crate) json: bool,
    /// The language of the sentences, and whose piece letters come first on the sheets.
    #[arg(long, value_enum, default_value = "de")]
    pub(crate) language: LanguageName,
    /// The edition of the Laws: 2009, 2014, 2018 or 2023; that of the journal if it is left out, else 2023.
    #[arg(long, value_name = "YEAR")]
    pub(crate) edition: Option<Edition>,
    /// The pace of play.
    #[arg(long, value_enum, default_value = "standard")]
    pub(crate) pace: PaceName,
    /// Whether enough arbiters watch; if not, rapid and blitz let an illegal move stand once it is answered.
    #[arg(long, value_enum, default_value = "adequate")]
    pub(crate) supervision: SupervisionName,
}

/// What the system voice is for, as written on the command line.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum SystemVoiceName {
    /// Names are spelled.
    Nothing,
    /// Names and other free text.
    Names,
    /// Everything private.
    Private,
}

impl From<SystemVoiceName> for SystemVoiceUse {
    fn from(name: SystemVoiceName) -> Self {
        match name {
            SystemVoiceName::Nothing => Self::Nothing,
            SystemVoiceName::Names => Self::Names,
            SystemVoiceName::Private => Self::Private,
        }
    }
}

/// A language, as written on the command line.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum LanguageName {
    /// Deutsch.
    De,
    /// Español.
    Es,
    /// English.
    En,
}

impl From<LanguageName> for Language {
    fn from(name: LanguageName) -> Self {
        match name {
            LanguageName::De => Self::German,
            LanguageName::Es => Self::Spanish,
            LanguageName::En => Self::English,
        }
    }
}

/// A style, as written on the command line.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum StyleName {
    /// Springer Gustav eins nach Felix drei.
    Full,
    /// Springer Felix drei.
    Short,
    /// Gustav eins Felix drei.
    Squares,
}

impl From<StyleName> for Style {
    fn from(name: StyleName) -> Self {
        match name {
            StyleName::Full => Self::Full,
            StyleName::Short => Self::Short,
            StyleName::Squares => Self::Squares,
        }
    }
}

/// A pace of play, as written on the command line.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PaceName {
    /// An hour or more.
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
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum SupervisionName {
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

/// Reads the command line and does what it says.
#[must_use]
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    start_log();
    let outcome = match &cli.command {
        None => desktop(&cli),
        Some(Command::Console) => console(&cli.place),
        Some(Command::Announce(args)) => tools::announce::run(args).map(|()| Outcome::Good),
        Some(Command::Understand(args)) => tools::understand::run(args).map(|()| Outcome::Good),
        Some(Command::Rehearse(args)) => tools::rehearse::run(args),
        Some(Command::Reconcile(args)) => tools::reconcile::run(args).map(|()| Outcome::Good),
        Some(Command::Keys { language }) => tools::keys((*language).into()).map(|()| Outcome::Good),
        Some(Command::Clips { language }) => tools::clips((*language).into()).map(|()| Outcome::Good),
    };
    match outcome {
        Ok(Outcome::Good) => ExitCode::SUCCESS,
        Ok(Outcome::Different) => ExitCode::from(1),
        Err(failure) => report(&failure),
    }
}

/// The program with its window.
fn desktop(cli: &Cli) -> Result<Outcome, Failure> {
    let (games, settings) = cli.place.resolve()?;
    if let Some(folder) = cli.recordings.as_ref().filter(|folder| !folder.is_dir()) {
        let problem = "is no folder; name one that holds de, es or en with recordings (voices/README.md says how)";
        return Err(Failure::Bad(format!("{}: {problem}", folder.display())));
    }
    let (recordings, power_supplies) = (cli.recordings.clone(), cli.place.power_supplies.clone());
    let options = Options { games, settings, recordings, system_voice: cli.system_voice.into(), power_supplies };
    app::run(options).map(|()| Outcome::Good).map_err(Failure::Bad)
}

fn console(place: &Place) -> Result<Outcome, Failure> {
    let (games, settings) = place.resolve()?;
    app::converse(&games, &settings, &place.power_supplies).map(|()| Outcome::Good).map_err(|error| match error
        .downcast::<std::io::Error>(
    ) {
        Ok(pipe) => Failure::Write(*pipe),
        Err(error) => Failure::Bad(error.to_string()),
    })
}

/// `ANNA_HECTOR_LOG=info` writes what happens to standard error.
fn start_log() {
    let filter = tracing_subscriber::EnvFilter::try_from_env("ANNA_HECTOR_LOG");
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("error"));
    // A second start within one process, as tests do, keeps the first log.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
}

/// A reader that has had enough is no error; anything else is named on standard error.
fn report(failure: &Failure) -> ExitCode {
    if failure.is_closed_pipe() {
        return ExitCode::SUCCESS;
    }
    eprintln!("anna-hector: {failure}");
    ExitCode::from(2)
}
