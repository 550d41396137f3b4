//! A DGT board at a serial port, be it USB or Bluetooth.
use std::{
    io::{self, ErrorKind, Read, Write},
    path::Path,
    time::Duration,
};

use serialport::SerialPort;

use super::{BoardSensor, Dgt, SensorError, SensorNews, dgt::BoardSilence};
use crate::clock::Moment;

const BAUD: u32 = 9600;
/// How long one listening takes at most.
const PATIENCE: Duration = Duration::from_millis(250);
/// A wait of nothing would be taken for an error by some systems.
const LEAST: Duration = Duration::from_millis(1);

/// The names of the serial ports of this machine, in order; none where the system does not tell.
#[must_use]
pub fn ports() -> Vec<String> {
    // Where this folder is missing - in a container, in a test bed - the listing of serialport 4.10 panics.
    if cfg!(target_os = "linux") && !Path::new("/sys/class/tty").is_dir() {
        return Vec::new();
    }
    let found =
        serialport::available_ports().inspect_err(|error| tracing::warn!(%error, "serial ports are not listed"));
    let mut ports: Vec<String> = found.unwrap_or_default().into_iter().map(|port| port.port_name).collect();
    ports.sort_unstable();
    ports
}

/// A DGT board at a serial port. The port is its alone until it is dropped.
pub struct SerialBoard {
    port: String,
    line: Box<dyn SerialPort>,
    dgt: Dgt,
    /// How long the next listening may take.
    patience: Duration,
}

impl SerialBoard {
    /// Opens `port`: `/dev/ttyUSB0`, `/dev/rfcomm0`, `COM3`. Nothing is said to the board yet.
    ///
    /// # Errors
    /// [`SensorError::Port`].
    pub fn open(port: &str) -> Result<Self, SensorError> {
        let line = serialport::new(port, BAUD).timeout(PATIENCE).open();
        let line = line.map_err(|source| SensorError::Port { port: port.to_owned(), source })?;
        Ok(Self { port: port.to_owned(), line, dgt: Dgt::default(), patience: LEAST })
    }

    fn gone(&self, source: io::Error) -> SensorError {
        SensorError::Gone { port: self.port.clone(), source }
    }

    /// What comes within the patience; nothing where nothing does.
    fn listen(&mut self, bytes: &mut [u8]) -> Result<usize, SensorError> {
        self.line.set_timeout(self.patience).map_err(|error| self.gone(error.into()))?;
        match self.line.read(bytes) {
            Ok(0) => Err(self.gone(ErrorKind::UnexpectedEof.into())),
            Ok(count) => Ok(count),
            Err(error) if matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::Interrupted) => Ok(0),
            Err(error) => Err(self.gone(error)),
        }
    }

    fn say(&mut self, now: Moment) -> Result<(), SensorError> {
        for &command in self.dgt.due(now) {
            self.line.write_all(&[command as u8]).map_err(|error| self.gone(error))?;
        }
        Ok(())
    }
}

impl BoardSensor for SerialBoard {
    fn sense(&mut self, now: &dyn Fn() -> Moment) -> Result<SensorNews, SensorError> {
        let mut bytes = [0; 256];
        let count = self.listen(&mut bytes)?;
        let now = now();
        self.dgt.hear(now, &bytes[..count]);
        self.say(now)?;
        if let Some(silence) = self.dgt.silence(now) {
            let port = self.port.clone();
            return Err(match silence {
                BoardSilence::Nothing => SensorError::Silent { port },
                BoardSilence::Garbled(source) => SensorError::Garbled { port, source },
            });
        }
        let news = SensorNews { lifts: self.dgt.lifted(now), stands: self.dgt.settled(now) };
        self.patience = self.dgt.settles_in(now).map_or(PATIENCE, |wait| wait.clamp(LEAST, PATIENCE));
        Ok(news)
    }
}
