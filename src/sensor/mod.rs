//! Electronic boards: a third witness beside two boards and two scoresheets.
//!
//! A [`BoardSensor`] tells what stands on its board, as a whole position, once nothing has moved for a while, and which
//! pieces were lifted and put back meanwhile. It reports and never decides: whether a piece that stands somewhere is a move, a slip or a sleeve is for the people at the table.
//!
//! [`wire`] reads what a DGT board sends, [`SettlingFields`] waits until the pieces stand, [`Lifts`] follows those that come back,
//! [`Orientation`] finds out which way
//! round the board lies, and [`Dgt`] is the whole conversation with one: all of them pure. The edge is [`SerialBoard`],
//! which owns the port, and [`BoardWatch`], the thread that opens it, loses it and finds it again.
//!
//! Deliberately absent: moves, legality, the clock that a DGT board may have beside it, and any command that changes a
//! board's settings.
mod dgt;
mod lift;
mod orientation;
mod serial;
mod settle;
mod watch;
pub mod wire;

use shakmaty::Board;
use thiserror::Error;

pub use dgt::Dgt;
pub use lift::{Lift, Lifts};
pub use orientation::Orientation;
pub use serial::{SerialBoard, ports};
pub use settle::SettlingFields;
pub use watch::{BoardReport, BoardWatch};

use crate::clock::Moment;

/// An electronic board, whatever its make.
pub trait BoardSensor {
    /// Listens for a short time, less than a second, and gives what is new: what stands on the board once it has come to rest,
    /// if that is not what was given last, and what was lifted. The board is given as its wiring has it; [`Orientation`] turns it round where it has to
    /// be. `now` tells the time after the listening.
    ///
    /// # Errors
    /// [`SensorError`]; the sensor is of no more use then, and has to be opened anew.
    fn sense(&mut self, now: &dyn Fn() -> Moment) -> Result<SensorNews, SensorError>;
}

/// What is new on a board, as its wiring has it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SensorNews {
    /// The pieces that were lifted and put back.
    pub lifts: Vec<Lift>,
    /// What stands there.
    pub stands: Option<Board>,
}

/// Why nothing is known of an electronic board.
#[derive(Debug, Error)]
pub enum SensorError {
    /// Its port cannot be opened.
    #[error("electronic board at {port}: {source}; plug it in, pair it, or name the port that it is at")]
    Port {
        /// The serial port.
        port: String,
        /// What went wrong.
        source: serialport::Error,
    },
    /// It was unplugged or switched off.
    #[error("electronic board at {port}: {source}; plug it in again, or switch it on")]
    Gone {
        /// The serial port.
        port: String,
        /// What went wrong.
        source: std::io::Error,
    },
    /// It does not answer.
    #[error("electronic board at {port} does not answer; is it a DGT board, is it on, and does nobody else use it?")]
    Silent {
        /// The serial port.
        port: String,
    },
    /// What it sends is not a position.
    #[error("electronic board at {port}: {source}; is it a DGT board, and is its cable whole?")]
    Garbled {
        /// The serial port.
        port: String,
        /// The last thing that could not be read.
        source: wire::BoardStreamFault,
    },
}
