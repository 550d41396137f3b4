//! Electronic boards: the protocol as properties, and the real driver against a board that is simulated behind a
//! pseudo-terminal.
#[cfg(unix)]
mod driver;
mod protocol;
#[cfg(unix)]
mod simulated;
#[cfg(unix)]
mod tool;
