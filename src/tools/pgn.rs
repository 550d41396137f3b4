//! `anna-hector pgn`: the game of a journal as PGN, the same text as `scoresheet --format pgn` writes.
use std::{
    io::{self, Write},
    path::PathBuf,
};

use super::{Failure, ToolOutcome};
use crate::{
    game::Tool,
    scoresheet::{EventData, write},
};

/// What `pgn` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The journal of the game.
    journal: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<ToolOutcome, Failure> {
    let bytes = super::input(&args.journal)?;
    super::told_of_reading(&args.journal, Tool::Pgn);
    let sheets = super::scoresheet::of_journal(&args.journal, &bytes, &EventData::default())?.sheets;
    io::stdout().lock().write_all(write(&sheets).as_bytes())?;
    Ok(super::scoresheet::proved([&sheets]))
}
