//! The command line: one subcommand, one file under [`tools`].
mod help;
mod panics;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};

use crate::{
    app::{
        self, Bar, BoardPort, HomePlaces, Options, RealClock, SystemVoiceUse,
        doctor::{Aloud, DoctorPlaces, Playable},
    },
    desk::Theme,
    game::Tool,
    journal::{self, Lookout},
    memory,
    tools::{
        self, Failure, LanguageName, ToolOutcome,
        leave::{Leave, refusal},
    },
};

/// Announcer, talking clock and scoresheet for chess between a visually impaired and a sighted player, under Appendix D
/// of the FIDE Laws.
#[derive(Debug, Parser)]
#[command(name = "anna-hector", version, about, max_term_width = 100, args_conflicts_with_subcommands = true)]
#[command(after_help = "Without a command the window opens. Example: anna-hector --event ~/club.event.toml")]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    window: WindowArgs,
}

/// The options of the program with its window.
#[derive(Debug, Args)]
struct WindowArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// A folder with your own recordings that replace clips of the built-in voice (see voices/README.md).
    #[arg(long, value_name = "FOLDER", help_heading = VOICE)]
    recordings: Option<PathBuf>,
    /// What the user's own system voice says: nothing (names are spelled), names, or everything private. It speaks through
    /// the system's device, which others may hear: in a competition only where private words may sound in the room too.
    #[arg(long, value_enum, default_value = "names", help_heading = VOICE)]
    system_voice: SystemVoiceName,
    /// An event file (NAME.event.toml): its settings and PIN are those of each new game. Event files in the folder of the
    /// settings are found without this option.
    #[arg(long, value_name = "FILE", help_heading = GAME)]
    event: Option<PathBuf>,
    /// The colours of the windows, instead of the last ones.
    #[arg(long, value_enum, help_heading = SCREEN)]
    theme: Option<ThemeName>,
    /// The serial port of an electronic (DGT) board: the sighted player's, or that of the side before it. Where it differs
    /// from the record, the arbiter is shown how. May be given for both sides.
    #[arg(long = "board", value_name = "[white=|black=]PORT", help_heading = GAME)]
    boards: Vec<BoardPort>,
    /// For broadcasting: write the game as PGN into this file, anew after each completed move and never ahead of it. A competition has
    /// to allow it: live-pgn = "yes" in the event file, or in the set-up. The program has no network: another one takes the file from there.
    #[arg(long, value_name = "FILE", help_heading = GAME)]
    live_pgn: Option<PathBuf>,
}

/// Where a game is kept, and what lets it go on beside a competition.
#[derive(Debug, Args)]
struct PlaceArgs {
    #[command(flatten)]
    leave: Leave,
    #[command(flatten)]
    kept: KeptArgs,
    /// Keep a second copy of each game in this folder, which must exist: on a stick, for example. `--data` with the same folder goes on
    /// with the copy.
    #[arg(long, value_name = "FOLDER", help_heading = KEPT)]
    copy: Option<PathBuf>,
}

/// Where games and settings are.
#[derive(Debug, Args)]
struct KeptArgs {
    /// Keep games and settings in this folder, instead of the user's own.
    #[arg(long, value_name = "FOLDER", help_heading = KEPT)]
    data: Option<PathBuf>,
    /// The folder in which the system lists its power supplies; another one is for tests.
    #[arg(long, value_name = "FOLDER", hide = true, default_value = app::POWER_SUPPLIES)]
    power_supplies: PathBuf,
}

/// The headings of options.
const KEPT: &str = "Where games are kept";
const GAME: &str = "The game";
const VOICE: &str = "The voice";
const SCREEN: &str = "The screen";

impl Cli {
    /// The log file; only a game has one.
    fn log_file(&self) -> Option<PathBuf> {
        match &self.command {
            None => self.window.place.kept.log_file(),
            Some(Command::Console(place)) => place.kept.log_file(),
            Some(_) => None,
        }
    }
}

impl PlaceArgs {
    /// The folder of the second copies, which must not be the folder of the games.
    fn copy(&self, games: &Path) -> Result<Option<PathBuf>, Failure> {
        let Some(folder) = &self.copy else { return Ok(None) };
        let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        if !folder.is_dir() {
            let problem = "is not a folder; name one that is there for the second copy";
            return Err(Failure::Bad(format!("{}: {problem}", folder.display())));
        }
        journal::must_not_have_the_games(folder, games).map_err(Failure::Bad)?;
        Ok(Some(whole(folder)))
    }
}

impl KeptArgs {
    /// Where the log is kept: in the user's folder of states (`~/.local/state/anna-hector`), or with the data.
    fn log_file(&self) -> Option<PathBuf> {
        let user = || directories::ProjectDirs::from("", "", "anna-hector");
        let state =
            |dirs: &directories::ProjectDirs| dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()).to_owned();
        let folder = self.data.clone().or_else(|| user().as_ref().map(state))?;
        Some(folder.join("anna-hector.log"))
    }

    /// The folder of the journals, which is made where there is none, and the file of settings.
    fn resolve(&self) -> Result<(PathBuf, PathBuf), Failure> {
        let (games, settings) = self.names()?;
        make(&games)?;
        Ok((games, settings))
    }

    /// What the folder of the journals and the file of settings are called.
    fn names(&self) -> Result<(PathBuf, PathBuf), Failure> {
        let named = match &self.data {
            Some(data) => Some((data.join("games"), data.join("settings.toml"))),
            None => {
                let user = directories::ProjectDirs::from("", "", "anna-hector");
                journal::usual_directory().zip(user.map(|dirs| dirs.config_dir().join("settings.toml")))
            }
        };
        named.ok_or_else(|| Failure::Bad(NO_HOME.to_owned()))
    }
}

/// Makes the folder of the journals where there is none.
fn make(games: &Path) -> Result<(), Failure> {
    journal::make_directory(games).map_err(|error| Failure::Bad(error.to_string()))
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Announce the moves of a PGN game in words: a line for each ply and nothing else.
    #[command(after_help = "Example: anna-hector announce --style short --game all season.pgn")]
    Announce(tools::announce::Args),
    /// Read utterances as lines and answer each with one line: the move in UCI, a question, or a reason.
    #[command(
        after_help = "Example: anna-hector understand --language de --fen 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'"
    )]
    Understand(tools::understand::Args),
    /// Hear a move in each WAV file and answer with one line of JSON.
    #[command(
        after_help = "Example: anna-hector hear --language de --profile anna-voice --fen 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' move.wav"
    )]
    Hear(tools::hear::Args),
    /// Teach how one person says a word, from WAV files.
    #[command(after_help = "Example: anna-hector enrol --profile anna-voice --language de Springer 1.wav 2.wav 3.wav")]
    Enrol(tools::enrol::Args),
    /// Read moves to a person and record what he says, to measure and tune the recognisers: WAV files and a list.
    #[command(after_help = "Example: anna-hector record-session --out recordings --speaker Anna --language de")]
    RecordSession(tools::record_session::Args),
    /// Join the announcements that a player spoke in a game to one WAV file with a cue sheet.
    #[command(after_help = "Example: anna-hector recordings --out game.wav 2026-11-23-1.jsonl")]
    Recordings(tools::recordings::Args),
    /// Say what a journal proves, alone and with the codes that the arbiter wrote down.
    #[command(after_help = "Example: anna-hector journal verify --code '4 b4 a7 b5 e7' 2026-11-23-1.jsonl")]
    Journal(tools::journal::Args),
    /// Write the game of a journal as PGN, with a FEN where it did not begin from the usual position.
    #[command(after_help = "Example: anna-hector pgn 2026-11-23-1.jsonl")]
    Pgn(tools::pgn::Args),
    /// Write the scoresheets of games and the report of the arbiter: text, PDF, Braille, PGN and JSON.
    #[command(after_help = "Example: anna-hector scoresheet --language de --sheet white 2026-11-23-1.jsonl")]
    Scoresheet(Box<tools::scoresheet::Args>),
    /// Play a whole game as lines of text: the same commands, clock and journal as in the window.
    #[command(after_help = "Example: anna-hector console --data trial")]
    Console(PlaceArgs),
    /// Play a script in simulated time; exit code 1 if something else happens than it expects.
    #[command(after_help = "Example: anna-hector rehearse --edition 2014 script.txt")]
    Rehearse(tools::rehearse::Args),
    /// Compare two boards and two scoresheets: what they prove, and what has to be corrected (D.2.8 of 2014, D.2.9).
    #[command(
        after_help = "Example: anna-hector reconcile --special rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR --normal rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR --white-sheet white.pgn --black-sheet black.pgn"
    )]
    Reconcile(tools::reconcile::Args),
    /// Say whether a player can still checkmate by any series of legal moves (6.9, 7.5, 5.2), and how.
    #[command(after_help = "Example: anna-hector adjudicate --winner white --fen '8/8/8/4k3/8/8/4B3/4K3 w - - 0 1'")]
    Adjudicate(tools::adjudicate::Args),
    /// Print what an electronic board sees: a line for each placement in which its pieces come to rest.
    #[command(after_help = "Example: anna-hector board --port /dev/ttyUSB0")]
    Board(tools::board::Args),
    /// List what was found on this machine, and say whether a game can be played with it: exit code 0 if so, else 1.
    #[command(after_help = "Example: anna-hector doctor --speak --language de")]
    Doctor {
        #[command(flatten)]
        kept: KeptArgs,
        /// The language of the lines. Default: the system's, else English.
        #[arg(long, value_enum)]
        language: Option<LanguageName>,
        /// Also say it: all by the system voice, or what is missing by the voice inside the program.
        #[arg(long)]
        speak: bool,
    },
    /// Write the manual of the player, the assistant, the opponent or the arbiter: text, HTML, Braille or PDF.
    #[command(after_help = "Example: anna-hector manual --for arbiter --language de --format pdf --out arbiter.pdf")]
    Manual(tools::manual::Args),
    /// List all keys, as Markdown.
    #[command(after_help = "Example: anna-hector keys --language de")]
    Keys {
        /// The language. Default: the system's, else English.
        #[arg(long, value_enum)]
        language: Option<LanguageName>,
    },
    /// Layouts of gamepads: print one to change it, list what a button can do, or check your own file.
    #[command(after_help = "Example: anna-hector pad layout xbox")]
    Pad(tools::pad::Args),
    /// Print the manual page of the program, or write one for each command into a folder, for `man`.
    #[command(after_help = "Example: anna-hector man --out ~/.local/share/man/man1")]
    Man {
        /// The folder; it must exist.
        #[arg(long, value_name = "FOLDER")]
        out: Option<PathBuf>,
    },
    /// Print what a shell needs to complete this program's commands and options.
    #[command(after_help = "Example: anna-hector completions bash")]
    Completions {
        /// The shell to complete commands in.
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
    /// List the clips that the bank of a language must hold, one text a line.
    #[command(hide = true)]
    Clips {
        /// The language of the bank. Default: the system's, else English.
        #[arg(long, value_enum)]
        language: Option<LanguageName>,
    },
}

/// What the system voice is for, as written on the command line.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum SystemVoiceName {
    /// Names are spelled.
    Nothing,
    /// Names and other free text.
    Names,
    /// Everything private, names included.
    Private,
}

/// The colours of the windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ThemeName {
    /// Light text on a dark ground.
    Dark,
    /// Dark text on a light ground.
    Light,
    /// White on black, with thick lines.
    HighContrastDark,
    /// Black on white, with thick lines.
    HighContrastLight,
}

impl From<ThemeName> for Theme {
    fn from(name: ThemeName) -> Self {
        match name {
            ThemeName::Dark => Self::Dark,
            ThemeName::Light => Self::Light,
            ThemeName::HighContrastDark => Self::HighContrastDark,
            ThemeName::HighContrastLight => Self::HighContrastLight,
        }
    }
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
    panics::tell_without_paths();
    let given = help::program().try_get_matches().and_then(|given| Cli::from_arg_matches(&given));
    let cli = given.unwrap_or_else(|error| help::without_guess(error).exit());
    app::start_log(cli.log_file().as_deref());
    let outcome = match &cli.command {
        None => desktop(&cli.window),
        Some(Command::Console(place)) => console(place),
        Some(Command::Doctor { kept, language, speak }) => {
            doctor(kept, *language, if *speak { Aloud::Yes } else { Aloud::No })
        }
        Some(Command::Manual(args)) => tools::manual::run(args),
        Some(Command::Announce(args)) => tools::announce::run(args).map(|()| ToolOutcome::Good),
        Some(Command::Understand(args)) => tools::understand::run(args).map(|()| ToolOutcome::Good),
        Some(Command::Hear(args)) => hear(args),
        Some(Command::Enrol(args)) => tools::enrol::run(args),
        Some(Command::RecordSession(args)) => tools::record_session::run(args).map(|()| ToolOutcome::Good),
        Some(Command::Recordings(args)) => tools::recordings::run(args),
        Some(Command::Journal(args)) => tools::journal::run(args),
        Some(Command::Pgn(args)) => tools::pgn::run(args),
        Some(Command::Scoresheet(args)) => tools::scoresheet::run(args),
        Some(Command::Rehearse(args)) => tools::rehearse::run(args),
        Some(Command::Reconcile(args)) => tools::reconcile::run(args).map(|()| ToolOutcome::Good),
        Some(Command::Adjudicate(args)) => adjudicate(args),
        Some(Command::Board(args)) => watch_board(args),
        Some(Command::Keys { language }) => tools::keys(tools::language_of(*language)).map(|()| ToolOutcome::Good),
        Some(Command::Pad(args)) => tools::pad::run(args).map(|()| ToolOutcome::Good),
        Some(Command::Man { out }) => tools::shell::manual(Cli::command(), out.as_deref()).map(|()| ToolOutcome::Good),
        Some(Command::Completions { shell }) => {
            tools::shell::completions(Cli::command(), *shell).map(|()| ToolOutcome::Good)
        }
        Some(Command::Clips { language }) => tools::clips(tools::language_of(*language)).map(|()| ToolOutcome::Good),
    };
    match outcome {
        Ok(ToolOutcome::Good) => ExitCode::SUCCESS,
        Ok(ToolOutcome::Different) => ExitCode::from(1),
        Err(failure) => report(&failure),
    }
}

fn hear(args: &tools::hear::Args) -> Result<ToolOutcome, Failure> {
    let clock = RealClock::starting();
    tools::hear::run(args, &|| clock.elapsed())
}

fn adjudicate(args: &tools::adjudicate::Args) -> Result<ToolOutcome, Failure> {
    let clock = RealClock::starting();
    tools::adjudicate::run(args, &|| clock.elapsed()).map(|()| ToolOutcome::Good)
}

const NO_HOME: &str = "this user has no home; name a folder with --data";

/// The program with its window. Somebody who started it from a menu has no standard error: where a folder cannot be used, the window
/// says so, and the program fails once that is closed.
fn desktop(window: &WindowArgs) -> Result<ToolOutcome, Failure> {
    memory::give_back();
    let (games, settings) = window.place.kept.names()?;
    let (copy, unusable) = match make(&games).and_then(|()| window.place.copy(&games)) {
        Ok(copy) => (copy, None),
        Err(failure) => (None, Some(failure)),
    };
    let mut lookout = Lookout::of_user();
    let competition = window.place.leave.barred(Tool::Window, &games, &mut lookout)?;
    let bar = competition.map(|competition| Bar::Competition(competition.names));
    let bar = bar.or_else(|| unusable.as_ref().map(|failure| Bar::Folder(failure.to_string())));
    let (recordings, power_supplies) = (window.recordings.clone(), window.place.kept.power_supplies.clone());
    let (voices, boards) = (games.with_file_name("voices"), window.boards.clone());
    let system_voice = window.system_voice.into();
    let event = window.event.clone();
    let places = match &window.place.kept.data {
        Some(data) => HomePlaces::below(data),
        None => HomePlaces::of_user().ok_or_else(|| Failure::Bad(NO_HOME.to_owned()))?,
    };
    let options = Options {
        games,
        settings,
        places,
        theme: window.theme.map(Theme::from),
        event,
        voices,
        recordings,
        system_voice,
        power_supplies,
        boards,
        copy,
        live: window.live_pgn.clone(),
        lookout,
        bar,
    };
    match (app::run(options), unusable) {
        (Ok(()), None) => Ok(ToolOutcome::Good),
        (Ok(()), Some(folder)) => Err(folder),
        (Err(window), None) => Err(Failure::Bad(window)),
        (Err(window), Some(folder)) => Err(Failure::Bad(format!("{folder}; {window}"))),
    }
}

fn doctor(kept: &KeptArgs, language: Option<LanguageName>, aloud: Aloud) -> Result<ToolOutcome, Failure> {
    let (games, settings) = match kept.resolve() {
        Ok((games, settings)) => (Ok(games), Some(settings)),
        Err(failure) => (Err(failure.to_string()), None),
    };
    let places = DoctorPlaces { games, settings, log: kept.log_file(), power_supplies: kept.power_supplies.clone() };
    Ok(match app::doctor::examine(&places, tools::language_of(language), aloud)? {
        Playable::Window | Playable::Console => ToolOutcome::Good,
        Playable::No => ToolOutcome::Different,
    })
}

fn watch_board(args: &tools::board::Args) -> Result<ToolOutcome, Failure> {
    let clock = RealClock::starting();
    tools::board::run(args, move || clock.now()).map(|()| ToolOutcome::Good)
}

fn console(place: &PlaceArgs) -> Result<ToolOutcome, Failure> {
    let (games, settings) = place.kept.resolve()?;
    let mut lookout = Lookout::of_user();
    if let Some(competition) = place.leave.barred(Tool::Console, &games, &mut lookout)? {
        return Err(refusal(Tool::Console, &competition));
    }
    let copy = place.copy(&games)?;
    app::converse(&games, &settings, &place.kept.power_supplies, copy.as_deref(), &lookout)
        .map(|()| ToolOutcome::Good)
        .map_err(|error| match error.downcast::<std::io::Error>() {
            Ok(pipe) => Failure::Write(*pipe),
            Err(error) => Failure::Bad(error.to_string()),
        })
}

/// A reader that closes the pipe is not an error; any other failure is named on standard error.
fn report(failure: &Failure) -> ExitCode {
    if failure.is_closed_pipe() {
        return ExitCode::SUCCESS;
    }
    eprintln!("anna-hector: {failure}");
    ExitCode::from(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of an example, as a shell splits them: blanks part, quotes hold together.
    fn words(line: &str) -> Vec<String> {
        let quoted = line.split('\'').enumerate();
        let parts = quoted.flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect::<Vec<_>>(),
            _ => vec![part.to_owned()],
        });
        parts.collect()
    }

    #[test]
    fn the_definitions_are_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_one_example_that_it_takes() {
        let program = Cli::command();
        for command in program.get_subcommands().filter(|command| !command.is_hide_set()) {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let example =
                help.strip_prefix("Example: ").unwrap_or_else(|| panic!("{}: no example", command.get_name()));
            assert_eq!(words(example)[1], command.get_name());
            Cli::try_parse_from(words(example)).unwrap_or_else(|error| panic!("{example}: {error}"));
        }
    }

    /// One rule for all commands: the option, else the system's language. Only `announce` differs: German, as the rule has it.
    #[test]
    fn only_the_announcer_has_a_language_of_its_own() {
        let program = Cli::command();
        let mut found = 0;
        for command in program.get_subcommands().flat_map(|command| command.get_subcommands().chain([command])) {
            let Some(language) = command.get_arguments().find(|argument| argument.get_id() == "language") else {
                continue;
            };
            found += 1;
            let help = language.get_help().map(ToString::to_string).unwrap_or_default();
            let default = language.get_default_values();
            match command.get_name() {
                "announce" => assert_eq!(default, ["de"]),
                "enrol" => assert!(language.is_required_set()),
                name => {
                    assert!(default.is_empty(), "{name}");
                    assert!(help.contains("Default: ") && help.contains("system's, else English"), "{name}: {help}");
                }
            }
        }
        assert!(found >= 8, "{found}");
    }

    #[test]
    fn a_command_takes_what_it_uses_and_nothing_of_the_window() {
        for line in [
            "anna-hector keys --data x",
            "anna-hector --data x keys",
            "anna-hector --event x console",
            "anna-hector doctor --copy x",
            "anna-hector doctor --pin",
        ] {
            assert!(Cli::try_parse_from(words(line)).is_err(), "{line}");
        }
        for line in ["anna-hector --data x", "anna-hector console --data x"] {
            assert!(Cli::try_parse_from(words(line)).is_ok(), "{line}");
        }
    }
}
