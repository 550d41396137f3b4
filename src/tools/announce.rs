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
    scoresheet::pgn::{self, Extent, PgnError, Stream},
    speak::{Speed, Voice, wav},
};

/// What `announce` is asked ([D.2.1](crate::laws::Article::Announcing)).
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A PGN file, or `-` for standard input.
    file: PathBuf,
    /// How much of each move is said.
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

/// Reads the games as they arrive, and announces what has been asked for.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut announcer = Announcer { args, out: io::stdout().lock(), said: 0, spoken: Vec::new() };
    let mut stream = Stream::default();
    super::arriving(&args.file, |arrived, input| {
        stream.push(arrived);
        if stream.waiting() as u64 > super::MOST_INPUT {
            let most = super::MOST_INPUT / (1024 * 1024);
            return Err(Failure::Bad(format!(
                "{}: a game is longer than {most} MB; divide the file",
                args.file.display()
            )));
        }
        while let Some((game, extent)) = stream.game(input) {
            let number = stream.games() + usize::from(extent == Extent::Begun);
            announcer.take(&game, number, extent)?;
            if extent == Extent::Begun {
                break;
            }
        }
        Ok(())
    })?;
    let found = stream.games();
    match args.game {
        Games::One(wanted) if wanted.get() > found => {
            return Err(args.named(PgnError::NoSuchGame { wanted: wanted.get(), found }));
        }
        Games::All if found == 0 => return Err(args.named(PgnError::NoSuchGame { wanted: 1, found })),
        Games::One(chosen) if found > 1 => {
            let name = args.file.display();
            eprintln!(
                "anna-hector: {name}: announced game {chosen} of {found}; choose another with --game, or --game all"
            );
        }
        Games::One(_) | Games::All => {}
    }
    args.wav.as_deref().map_or(Ok(()), |wav| speak_into(wav, &announcer.spoken))
}

/// Says each move of the chosen games once.
struct Announcer<'a> {
    args: &'a Args,
    out: io::StdoutLock<'static>,
    /// How many plies of the present game have been announced.
    said: usize,
    spoken: Vec<Speech>,
}

impl Announcer<'_> {
    /// Announces the moves of this game that have arrived since the last call.
    fn take(&mut self, game: &pgn::Game, number: usize, extent: Extent) -> Result<(), Failure> {
        let is_chosen = match self.args.game {
            Games::One(chosen) => chosen.get() == number,
            Games::All => true,
        };
        if is_chosen {
            self.announce(game, number)?;
        }
        if extent == Extent::Whole {
            self.said = 0;
        }
        Ok(())
    }

    fn announce(&mut self, game: &pgn::Game, number: usize) -> Result<(), Failure> {
        let args = self.args;
        let checks = if args.checks { Checks::Said } else { Checks::Silent };
        let mut ply = 0;
        game.play(|position, m| -> Result<(), Stop> {
            ply += 1;
            if ply > self.said {
                if ply == 1 && number > 1 && matches!(args.game, Games::All) {
                    writeln!(self.out)?;
                }
                let speech = announcement(m, position, args.wording(), checks);
                writeln!(self.out, "{} {speech}", pgn::ply_number(position))?;
                self.spoken.push(speech);
                self.said = ply;
            }
            Ok(())
        })
        .map_err(|stop| match stop {
            Stop::Pgn(source) => args.named(source),
            Stop::Write(error) => Failure::Write(error),
        })
    }
}

/// The spoken game, at one times the speed.
fn speak_into(wav: &Path, spoken: &[Speech]) -> Result<(), Failure> {
    let voice = Voice::built_in().map_err(|error| Failure::Bad(error.to_string()))?;
    wav::write(wav, spoken, Speed::SLOWEST, &voice).map_err(|error| Failure::Bad(format!("{}: {error}", wav.display())))
}

/// Why the announcing of a game stops before its end.
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
