//! The microphones of this machine.
use cpal::{ErrorKind, traits::HostTrait};
use thiserror::Error;

use crate::speak::{DeviceName, devices};

/// Why a microphone hears nothing. Keyboard and buttons go on.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InputError {
    /// There is none, or not the one that was chosen.
    #[error("there is no microphone{}; connect it or choose another one in the set-up", wanted.as_ref().map(|w| format!(" `{w}`")).unwrap_or_default())]
    NoDevice {
        /// The one that was chosen; `None` for the system's default.
        wanted: Option<String>,
    },
    /// Another program has it.
    #[error("the microphone `{device}` is in use by another program; close that, and it is listened to")]
    Busy {
        /// Its description.
        device: String,
    },
    /// This user may not listen.
    #[error("this user may not listen to the microphone `{device}`; allow it in the system's settings")]
    NoPermission {
        /// Its description.
        device: String,
    },
    /// It is there, but cannot be opened or has stopped.
    #[error("the microphone `{device}` failed: {reason}")]
    Failed {
        /// Its description.
        device: String,
        /// What the system said.
        reason: String,
    },
}

impl InputError {
    pub(super) fn of(error: &cpal::Error, device: &str) -> Self {
        let device = device.to_owned();
        match error.kind() {
            ErrorKind::DeviceBusy => Self::Busy { device },
            ErrorKind::PermissionDenied => Self::NoPermission { device },
            _ => Self::Failed { device, reason: error.to_string() },
        }
    }
}

/// Every microphone, in the system's order; what a sound server records of its own outputs is none. Asks the sound
/// server: up to 2 seconds when that is stuck.
#[must_use]
pub fn inputs() -> Vec<DeviceName> {
    let Some(host) = devices::host() else { return Vec::new() };
    let Ok(all) = host.input_devices() else { return Vec::new() };
    all.filter_map(|device| devices::name(&device)).filter(|name| !name.id.ends_with(".monitor")).collect()
}

/// The microphone with this id or description, or the system's default for `None`.
pub(super) fn find(host: &cpal::Host, wanted: Option<&str>) -> Option<cpal::Device> {
    let Some(wanted) = wanted else { return host.default_input_device() };
    host.input_devices().ok()?.find(|device| devices::is_called(device, wanted))
}
