//! The command line: one subcommand, one file under [`tools`].
use std::{path::PathBuf, process::ExitCode};

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::{
    app::{self, BoardPort, Options, RealClock, SystemVoiceUse},
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
    /// What the user's own system voice says: nothing (names are spelled), names, or everything private. It speaks through
    /// the system's device, which others may hear: in a competition only where private words may sound in the room too.
    #[arg(long, value_enum, default_value = "names")]
    system_voice: SystemVoiceName,
    /// The serial port of an electronic (DGT) board: the sighted player's, or that of the side before it. What it sees
    /// otherwise than it is recorded is shown to the arbiter. May be given for both sides.
    #[arg(long = "board", value_name = "[white=|black=]PORT")]
    boards: Vec<BoardPort>,
}

/// What is asked about gamepads.
#[derive(Debug, clap::Args)]
pub struct Pad {
    #[command(subcommand)]
    pub(crate) asked: PadQuestion,
}

/// A question about gamepads.
#[derive(Debug, Subcommand)]
pub(crate) enum PadQuestion {
    /// List the acts that a button can have, with their meaning.
    Acts,
    /// Print a layout: xbox, playstation, switch, generic, left-hand, right-hand or lever.
    Layout {
        /// Which.
        name: String,
    },
    /// Say whether a file is a profile; the first bad line is named.
    Check {
        /// The file, or - for standard input.
        file: PathBuf,
    },
    /// The usual layout as Markdown, as it stands in the README.
    Table {
        /// In which language.
        #[arg(long, value_enum, default_value = "en")]
        language: LanguageName,
    },
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
    /// Hear a move in each WAV file and answer with one line of JSON.
    Hear(Hear),
    /// Teach how one person says a word, from WAV files.
    Enrol(Enrol),
    /// Join the announcements that a player spoke in a game to one WAV file with a cue sheet.
    Recordings(Recordings),
    /// Write the game of a journal as PGN, with a FEN where it did not begin from the usual position.
    Pgn(Pgn),
    /// Play a whole game as lines of text: the same commands, clock and journal as in the window.
    Console,
    /// Play a script in simulated time; exit code 1 if something else happens than it expects.
    Rehearse(Rehearse),
    /// Compare two boards and two scoresheets: what they prove, and what has to be corrected (D.2.8 of 2014, D.2.9).
    Reconcile(Reconcile),
    /// Say whether a player can still checkmate by any series of legal moves (6.9, 7.5, 5.2), and how.
    Adjudicate(Adjudicate),
    /// Print what an electronic board sees: a line for each placement in which its pieces come to rest.
    Board(Board),
    /// List all keys, as Markdown.
    Keys {
        /// In which language.
        #[arg(long, value_enum, default_value = "en")]
        language: LanguageName,
    },
    /// Layouts of gamepads: print one to change it, list what a button can do, or look through a file of one's own.
    Pad(Pad),
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

/// `hear`.
#[derive(Debug, Args)]
pub struct Hear {
    /// The position in which the moves are said.
    #[arg(long)]
    pub(crate) fen: String,
    /// Whose voice it is: a folder that `enrol` has made. Without it, only PocketSphinx listens.
    #[arg(long, value_name = "DIR")]
    pub(crate) profile: Option<PathBuf>,
    /// The language of the words, of questions and reasons; that of the profile if it has only one, else German.
    #[arg(long, value_enum)]
    pub(crate) language: Option<LanguageName>,
    /// The language of the ranks and of castling, if it is another.
    #[arg(long, value_enum)]
    pub(crate) ranks: Option<LanguageName>,
    /// Listen for every move that a piece on the board could make by its way of moving, as in competition; otherwise the
    /// legal moves help, and what is wrong with an illegal one is told.
    #[arg(long)]
    pub(crate) competition: bool,
    /// A Chess960 position: castling is written as king takes rook.
    #[arg(long)]
    pub(crate) chess960: bool,
    /// WAV files, one utterance each: one channel, from 8000 samples a second, at most 30 seconds.
    #[arg(required = true, value_name = "FILE.wav")]
    pub(crate) files: Vec<PathBuf>,
}

/// `enrol`.
#[derive(Debug, Args)]
pub struct Enrol {
    /// The folder of the profile; it is made if need be.
    #[arg(long, value_name = "DIR", required_unless_present = "list")]
    pub(crate) profile: Option<PathBuf>,
    /// The language of the word.
    #[arg(long, value_enum)]
    pub(crate) language: LanguageName,
    /// Print the words there are to teach, the most needed first, and do nothing.
    #[arg(long, conflicts_with_all = ["profile", "word", "add"])]
    pub(crate) list: bool,
    /// Keep the takes that the word has already; otherwise they are replaced.
    #[arg(long)]
    pub(crate) add: bool,
    /// The word, or a name of several words: "en passant".
    #[arg(required_unless_present = "list")]
    pub(crate) word: Option<String>,
    /// WAV files, each with the word once; three are best.
    #[arg(required_unless_present = "list", value_name = "FILE.wav")]
    pub(crate) files: Vec<PathBuf>,
}

/// `recordings` (D.2.6).
#[derive(Debug, Args)]
pub struct Recordings {
    /// The journal of the game; its recordings are in the folder beside it.
    pub(crate) journal: PathBuf,
    /// The file to write; the cue sheet goes beside it.
    #[arg(long, value_name = "OUT.wav")]
    pub(crate) out: PathBuf,
}

/// `pgn`.
#[derive(Debug, Args)]
pub struct Pgn {
    /// The journal of the game.
    pub(crate) journal: PathBuf,
}

/// `rehearse`.
#[derive(Debug, Args)]
pub struct Rehearse {
    /// A script, or `-` for standard input.
    pub(crate) script: PathBuf,
    /// Print the final state as JSON instead of the cues.
    #[arg(long, conflicts_with = "fill")]
    pub(crate) json: bool,
    /// Print the script itself with every cue that comes, and `cues: all`.
    #[arg(long, conflicts_with = "edition")]
    pub(crate) fill: bool,
    /// Play it in this one of its editions only (2009, 2014, 2018, 2023).
    #[arg(long)]
    pub(crate) edition: Option<Edition>,
}

/// `adjudicate` ([6.9](crate::laws::Article::TimeForfeit)).
#[derive(Debug, Args)]
pub struct Adjudicate {
    /// Rows `FEN;winner` in a file, or `-` for standard input.
    #[arg(required_unless_present = "fen", conflicts_with = "fen")]
    pub(crate) rows: Option<PathBuf>,
    /// One position.
    #[arg(long, requires = "winner")]
    pub(crate) fen: Option<String>,
    /// The player who would win.
    #[arg(long, value_enum, requires = "fen")]
    pub(crate) winner: Option<ColorName>,
    /// The longest time for a position; what is not decided then is undetermined, and a larger budget may decide it.
    #[arg(long, value_name = "MS", default_value = "400")]
    pub(crate) budget: u64,
}

/// A side, as written on the command line.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum ColorName {
    /// White.
    White,
    /// Black.
    Black,
}

impl ColorName {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
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
    /// The pace of play; that of the journal if it is left out, else standard.
    #[arg(long, value_enum)]
    pub(crate) pace: Option<PaceName>,
    /// Whether enough arbiters watch; if not, rapid and blitz let an illegal move stand once it is answered. As the
    /// journal has it if it is left out, else adequate.
    #[arg(long, value_enum)]
    pub(crate) supervision: Option<SupervisionName>,
}

/// `board`.
#[derive(Debug, Args)]
pub struct Board {
    /// The serial port that a DGT board is at, by USB or Bluetooth: /dev/ttyUSB0, /dev/ttyACM0, /dev/rfcomm0, COM3.
    #[arg(long, value_name = "PORT")]
    pub(crate) port: String,
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
    app::start_log();
    let outcome = match &cli.command {
        None => desktop(&cli),
        Some(Command::Console) => console(&cli.place),
        Some(Command::Announce(args)) => tools::announce::run(args).map(|()| Outcome::Good),
        Some(Command::Understand(args)) => tools::understand::run(args).map(|()| Outcome::Good),
        Some(Command::Hear(args)) => hear(args),
        Some(Command::Enrol(args)) => tools::enrol::run(args),
        Some(Command::Recordings(args)) => tools::recordings::run(args),
        Some(Command::Pgn(args)) => tools::pgn::run(args).map(|()| Outcome::Good),
        Some(Command::Rehearse(args)) => tools::rehearse::run(args),
        Some(Command::Reconcile(args)) => tools::reconcile::run(args).map(|()| Outcome::Good),
        Some(Command::Adjudicate(args)) => adjudicate(args),
        Some(Command::Board(args)) => watch_board(args),
        Some(Command::Keys { language }) => tools::keys((*language).into()).map(|()| Outcome::Good),
        Some(Command::Pad(args)) => tools::pad::run(args).map(|()| Outcome::Good),
        Some(Command::Clips { language }) => tools::clips((*language).into()).map(|()| Outcome::Good),
    };
    match outcome {
        Ok(Outcome::Good) => ExitCode::SUCCESS,
        Ok(Outcome::Different) => ExitCode::from(1),
        Err(failure) => report(&failure),
    }
}

fn hear(args: &Hear) -> Result<Outcome, Failure> {
    let clock = RealClock::starting();
    tools::hear::run(args, &|| clock.elapsed())
}

fn adjudicate(args: &Adjudicate) -> Result<Outcome, Failure> {
    let clock = RealClock::starting();
    tools::adjudicate::run(args, &|| clock.elapsed()).map(|()| Outcome::Good)
}

/// The program with its window.
fn desktop(cli: &Cli) -> Result<Outcome, Failure> {
    let (games, settings) = cli.place.resolve()?;
    if let Some(folder) = cli.recordings.as_ref().filter(|folder| !folder.is_dir()) {
        let problem = "is no folder; name one that holds de, es or en with recordings (voices/README.md says how)";
        return Err(Failure::Bad(format!("{}: {problem}", folder.display())));
    }
    let (recordings, power_supplies) = (cli.recordings.clone(), cli.place.power_supplies.clone());
    let (voices, boards) = (games.with_file_name("voices"), cli.boards.clone());
    let system_voice = cli.system_voice.into();
    let options = Options { games, settings, voices, recordings, system_voice, power_supplies, boards };
    app::run(options).map(|()| Outcome::Good).map_err(Failure::Bad)
}

fn watch_board(args: &Board) -> Result<Outcome, Failure> {
    let clock = RealClock::starting();
    tools::board::run(args, move || clock.now()).map(|()| Outcome::Good)
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

/// A reader that has had enough is no error; anything else is named on standard error.
fn report(failure: &Failure) -> ExitCode {
    if failure.is_closed_pipe() {
        return ExitCode::SUCCESS;
    }
    eprintln!("anna-hector: {failure}");
    ExitCode::from(2)
}
