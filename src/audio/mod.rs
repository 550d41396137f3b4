//! Sound devices: loudspeakers, earphones and microphones.
//!
//! - [`devices`] lists the devices, and finds the one that a name means.
//! - `supervise` looks after one stream: it opens it, notices when it is stuck or gone, tells so once, and opens it again
//!   on its own. `output` and `input` are the two directions; each has its own error.
//! - `connection` is spoken to the sound server itself, on Linux.
//! - `resample` brings samples to another rate.
//!
//! An output belongs to its device: a stream whose device goes, or that the system would move elsewhere, is closed at
//! once, and opened again at the same device and nowhere else.
//!
//! Deliberately absent: what is played, and how sound is understood.
mod card;
#[cfg(target_os = "linux")]
mod connection;
pub mod devices;
pub(crate) mod input;
pub(crate) mod output;
pub(crate) mod resample;
pub(crate) mod supervise;

pub use devices::{Device, DeviceName, Devices, inputs};
pub use input::InputError;
pub use output::OutputError;
