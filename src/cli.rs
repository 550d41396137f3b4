//! The command line: one subcommand, one file under [`tools`].
use std::{path::PathBuf, process::ExitCode};

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::{
    language::{Language, Style, Wording},
    tools::{self, Failure},
};

/// Announcer, talking clock and scoresheet for chess between a visually impaired and a sighted player, under Appendix D
/// of the FIDE Laws.
#[derive(Debug, Parser)]
#[command(name = "anna-hector", version, about, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Announce the moves of a PGN game in words: a line for each ply and nothing else.
    Announce(Announce),
    /// Read utterances as lines and answer each with one line: the move in UCI, a question, or a reason.
    Understand(Understand),
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

/// Reads the command line and does what it says.
#[must_use]
pub fn run() -> ExitCode {
    let outcome = match Cli::parse().command {
        None => Ok(()),
        Some(Command::Announce(args)) => tools::announce::run(&args),
        Some(Command::Understand(args)) => tools::understand::run(&args),
        Some(Command::Clips { language }) => tools::clips(language.into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure),
    }
}

/// A reader that has had enough is no error; anything else is named on standard error.
fn report(failure: &Failure) -> ExitCode {
    if failure.is_closed_pipe() {
        return ExitCode::SUCCESS;
    }
    eprintln!("anna-hector: {failure}");
    ExitCode::from(2)
}
