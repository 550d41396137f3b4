//! Sound devices, for ears and mouths alike.
//!
//! - [`devices`] lists what there is, and finds what is meant by a name.
//! - `supervise` looks after one stream: it opens it, notices when it is stuck or gone, tells so once, and opens it again
//!   on its own. `output` and `input` are the two directions; each has its own error.
//! - `resample` brings samples to another rate.
//!
//! An output belongs to its device: a stream whose device goes, or that the system would move elsewhere, is closed at
//! once, and opened again at the same device and nowhere else.
//!
//! Deliberately absent: what is played, and what is made of what is heard.
mod card;
pub mod devices;
pub(crate) mod input;
pub(crate) mod output;
pub(crate) mod resample;
pub(crate) mod supervise;

pub use devices::{Device, DeviceName, Devices, inputs};
pub use input::InputError;
pub use output::OutputError;
