//! The command line: one subcommand, one file under [`tools`].
use std::{path::PathBuf, process::ExitCode};

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::{
    app::{self, BoardPort, Options, RealClock, SystemVoiceUse},
    journal,
    tools::{self, Failure, LanguageName, Outcome},
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
    /// An event file (NAME.event.toml) whose settings and PIN the games are set up with. Those that lie beside the settings are
    /// found without.
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// The serial port of an electronic (DGT) board: the sighted player's, or that of the side before it. What it sees
    /// otherwise than it is recorded is shown to the arbiter. May be given for both sides.
    #[arg(long = "board", value_name = "[white=|black=]PORT")]
    boards: Vec<BoardPort>,
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
    Announce(tools::announce::Args),
    /// Read utterances as lines and answer each with one line: the move in UCI, a question, or a reason.
    Understand(tools::understand::Args),
    /// Hear a move in each WAV file and answer with one line of JSON.
    Hear(tools::hear::Args),
    /// Teach how one person says a word, from WAV files.
    Enrol(tools::enrol::Args),
    /// Join the announcements that a player spoke in a game to one WAV file with a cue sheet.
    Recordings(tools::recordings::Args),
    /// Write the game of a journal as PGN, with a FEN where it did not begin from the usual position.
    Pgn(tools::pgn::Args),
    /// Write the scoresheets of games: PGN for chess programs, or text.
    Scoresheet(Box<tools::scoresheet::Args>),
    /// Play a whole game as lines of text: the same commands, clock and journal as in the window.
    Console,
    /// Play a script in simulated time; exit code 1 if something else happens than it expects.
    Rehearse(tools::rehearse::Args),
    /// Compare two boards and two scoresheets: what they prove, and what has to be corrected (D.2.8 of 2014, D.2.9).
    Reconcile(tools::reconcile::Args),
    /// Say whether a player can still checkmate by any series of legal moves (6.9, 7.5, 5.2), and how.
    Adjudicate(tools::adjudicate::Args),
    /// Print what an electronic board sees: a line for each placement in which its pieces come to rest.
    Board(tools::board::Args),
    /// List all keys, as Markdown.
    Keys {
        /// In which language.
        #[arg(long, value_enum, default_value = "en")]
        language: LanguageName,
    },
    /// Layouts of gamepads: print one to change it, list what a button can do, or look through a file of one's own.
    Pad(tools::pad::Args),
    /// List the clips that the bank of a language must hold, one text a line.
    #[command(hide = true)]
    Clips {
        /// Whose bank.
        #[arg(long, value_enum, default_value = "de")]
        language: LanguageName,
    },
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
        Some(Command::Pgn(args)) => tools::pgn::run(args),
        Some(Command::Scoresheet(args)) => tools::scoresheet::run(args),
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

fn hear(args: &tools::hear::Args) -> Result<Outcome, Failure> {
    let clock = RealClock::starting();
    tools::hear::run(args, &|| clock.elapsed())
}

fn adjudicate(args: &tools::adjudicate::Args) -> Result<Outcome, Failure> {
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
    let event = cli.event.clone();
    let options = Options { games, settings, event, voices, recordings, system_voice, power_supplies, boards };
    app::run(options).map(|()| Outcome::Good).map_err(Failure::Bad)
}

fn watch_board(args: &tools::board::Args) -> Result<Outcome, Failure> {
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
