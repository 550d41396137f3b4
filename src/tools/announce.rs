//! `anna-hector announce`: a game as the words of [D.2.1](crate::laws::Article::Announcing), a line for each ply.
use std::{
    fs,
    io::{self, Read, Write},
    path::Path,
};

use shakmaty::{Chess, Move};

use super::{
    Failure,
    pgn::{self, PgnError},
};
use crate::{
    cli::Announce,
    language::{Origin, Phrase, Speech, Wording, check_word, speak},
    laws::RawMove,
};

/// Whether check and mate are said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checks {
    /// Said after the move.
    Said,
    /// Not said, as the Laws have it.
    Silent,
}

/// An announced ply: its number (`12.`, `12...`) and what is said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announced {
    /// `12.` or `12...`
    pub number: String,
    /// What is said.
    pub speech: Speech,
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

pub(crate) fn run(args: &Announce) -> Result<(), Failure> {
    let checks = if args.checks { Checks::Said } else { Checks::Silent };
    let bytes = read(&args.file)?;
    let named = |source: PgnError| Failure::Pgn { path: args.file.clone(), source };
    let game = pgn::game(&bytes, args.game.get()).map_err(named)?;
    let mut out = io::stdout().lock();
    game.play(|position, m| -> Result<(), Stop> {
        let speech = announcement(m, position, args.wording(), checks);
        Ok(writeln!(out, "{} {speech}", pgn::ply_number(position))?)
    })
    .map_err(|stop| match stop {
        Stop::Pgn(source) => named(source),
        Stop::Write(error) => Failure::Write(error),
    })
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

/// Every announcement of a game, for the voice.
///
/// # Errors
/// [`PgnError`], where a move cannot be read.
pub fn announcements(game: &pgn::Game, wording: Wording, checks: Checks) -> Result<Vec<Announced>, PgnError> {
    let mut all = Vec::new();
    game.play(|position, m| -> Result<(), PgnError> {
        all.push(Announced { number: pgn::ply_number(position), speech: announcement(m, position, wording, checks) });
        Ok(())
    })?;
    Ok(all)
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    bytes.map_err(|source| Failure::Read { path: path.to_owned(), source })
}
