//! `anna-hector pgn`: the game of a journal as PGN.
use std::{
    io::{self, Write},
    path::PathBuf,
};

use super::Failure;
use crate::{
    journal,
    laws::RawMove,
    scoresheet::{Written, write},
};

/// `pgn`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The journal of the game.
    journal: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let record = journal::read(&args.journal).map_err(|error| Failure::Bad(error.to_string()))?;
    let game = record.replay();
    let setup = game.setup();
    let moves: Vec<Option<RawMove>> = game.plies().iter().map(|ply| ply.played()).collect();
    let pgn = write(&Written {
        white: &setup.names.white,
        black: &setup.names.black,
        date: record.header.started.get(..10).unwrap_or_default(),
        score: game.ending().map_or("*", |ending| ending.score()),
        start: &setup.start,
        castling: setup.castling,
        moves: &moves,
        wording: setup.wording,
    });
    Ok(io::stdout().lock().write_all(pgn.as_bytes())?)
}
