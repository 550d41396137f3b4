//! `anna-hector board`: prints what an electronic board sees, a line each time its pieces come to rest.
use std::{
    io::{self, Write},
    sync::mpsc::channel,
};

use shakmaty::Board;

use super::Failure;
use crate::{
    clock::Moment,
    sensor::{BoardReport, BoardWatch, SensorError, SerialBoard},
};

/// What `board` is asked.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The serial port of a DGT board, by USB or Bluetooth: /dev/ttyUSB0, /dev/ttyACM0, /dev/rfcomm0, COM3.
    #[arg(long, value_name = "PORT")]
    port: String,
}

/// Prints until it is interrupted or the pipe is closed. A port that cannot be opened at the start is an error; a board
/// that is lost later is reported on standard error and looked for.
pub(crate) fn run(args: &Args, now: impl Fn() -> Moment + Send + 'static) -> Result<(), Failure> {
    let (outbox, reports) = channel();
    let report = move |report| {
        let _ = outbox.send(report);
    };
    let port = args.port.clone();
    let _watch = BoardWatch::start(Board::default(), move || SerialBoard::open(&port), now, report)
        .map_err(|error| Failure::Bad(error.to_string()))?;
    let mut out = io::stdout().lock();
    let mut seen = None;
    for report in reports {
        match report {
            BoardReport::Stands(board) => {
                writeln!(out, "{board}")?;
                out.flush()?;
                seen = Some(board);
            }
            BoardReport::Lifted(_) => {}
            BoardReport::Lost(error @ SensorError::Port { .. }) if seen.is_none() => {
                return Err(Failure::Bad(error.to_string()));
            }
            BoardReport::Lost(error) => eprintln!("anna-hector: {error}"),
        }
    }
    Ok(())
}
