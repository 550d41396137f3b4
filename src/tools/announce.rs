//! `anna-hector announce`: a game as the words of [D.2.1](crate::laws::Article::Announcing), a line for each ply.
use std::{
    io::{self, Write},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    str::FromStr,
};

use shakmaty::{Chess, Move};

use super::{Failure, LanguageName};
use crate::{
    language::{Origin, Phrase, Speech, Style, Wording, check_word, speak},
    laws::RawMove,
    scoresheet::pgn::{self, PgnError},
    speak::{Speed, Voice, wav},
};

/// `announce` ([D.2.1](crate::laws::Article::Announcing)).
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A PGN file, or `-` for standard input.
    file: PathBuf,
    /// How much of a move is said.
    #[arg(long, value_enum, default_value = "full")]
    style: StyleName,
    /// The language of pieces and connecting words: the rule's German unless another is chosen.
    #[arg(long, value_enum, default_value = "de")]
    language: LanguageName,
    /// The language of the ranks and of castling; German, as the rule has it, in every language.
    #[arg(long, value_enum, default_value = "de")]
    ranks: LanguageName,
    /// Also say check and mate.
    #[arg(long)]
    checks: bool,
    /// Which game of the file, counted from 1; or all of them, with an empty line between two.
    #[arg(long, default_value = "1", value_name = "N|all")]
    game: Games,
    /// Also speak the game into a WAV file.
    #[arg(long, value_name = "OUT.wav")]
    wav: Option<PathBuf>,
}

impl Args {
    /// The wording that was asked for.
    fn wording(&self) -> Wording {
        Wording { language: self.language.into(), ranks: self.ranks.into(), style: self.style.into(), pieces: None }
    }

    fn named(&self, source: PgnError) -> Failure {
        Failure::Pgn { path: self.file.clone(), source }
    }
}

/// Which games of a file.
#[derive(Debug, Clone, Copy)]
enum Games {
    One(NonZeroUsize),
    All,
}

impl FromStr for Games {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "all" {
            return Ok(Self::All);
        }
        text.parse().map(Self::One).map_err(|_| "write a number from 1, or `all`")
    }
}

/// A style, as written on the command line.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum StyleName {
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

/// Whether check and mate are said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checks {
    /// Said after the move.
    Said,
    /// Not said, as the Laws have it.
    Silent,
}

/// The announcement of a legal move.
#[must_use]
pub fn announcement(m: Move, position: &Chess, wording: Wording, checks: Checks) -> Speech {
    let check = match checks {
        Checks::Said => check_word(m, position),
        Checks::Silent => None,
    };
    let said = RawMove::from_move(m);
    speak(&Phrase::Move { said, origin: Origin::of(m, position), check }, wording)
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let bytes = super::input(&args.file)?;
    let games = match args.game {
        Games::One(number) => vec![pgn::game(&bytes, number.get()).map_err(|source| args.named(source))?],
        Games::All => pgn::games(&bytes),
    };
    if games.is_empty() {
        return Err(args.named(PgnError::NoSuchGame { wanted: 1, found: 0 }));
    }
    if let (Games::One(chosen), all @ 2..) = (args.game, pgn::count(&bytes)) {
        let name = args.file.display();
        eprintln!("anna-hector: {name}: announcing game {chosen} of {all}; choose another with --game, or --game all");
    }
    let mut out = io::stdout().lock();
    let mut spoken = Vec::new();
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        announce(game, args, &mut out, &mut spoken)?;
    }
    args.wav.as_deref().map_or(Ok(()), |wav| speak_into(wav, &spoken))
}

fn announce(game: &pgn::Game, args: &Args, out: &mut impl Write, spoken: &mut Vec<Speech>) -> Result<(), Failure> {
    let checks = if args.checks { Checks::Said } else { Checks::Silent };
    game.play(|position, m| -> Result<(), Stop> {
        let speech = announcement(m, position, args.wording(), checks);
        writeln!(out, "{} {speech}", pgn::ply_number(position))?;
        spoken.push(speech);
        Ok(())
    })
    .map_err(|stop| match stop {
        Stop::Pgn(source) => args.named(source),
        Stop::Write(error) => Failure::Write(error),
    })
}

/// The spoken game, at one times the speed.
fn speak_into(wav: &Path, spoken: &[Speech]) -> Result<(), Failure> {
    let voice = Voice::built_in().map_err(|error| Failure::Bad(error.to_string()))?;
    wav::write(wav, spoken, Speed::SLOWEST, &voice).map_err(|error| Failure::Bad(format!("{}: {error}", wav.display())))
}

/// What ends the announcing of a game before its end.
enum Stop {
    Pgn(PgnError),
    Write(io::Error),
}

impl From<PgnError> for Stop {
    fn from(error: PgnError) -> Self {
        Self::Pgn(error)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}
