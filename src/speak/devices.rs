//! The devices of this machine: the sound server's own sinks where there is one, else what the system's sound layer has.
use std::fmt;

use cpal::{
    HostId,
    traits::{DeviceTrait, HostTrait},
};
use thiserror::Error;

/// A device that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeviceName {
    /// What settings keep: the same tomorrow (`pulseaudio:room`).
    pub id: String,
    /// What people read (`Built-in Audio Analog Stereo`).
    pub description: String,
}

impl fmt::Display for DeviceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.description)
    }
}

/// Which device an output was given.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Device {
    /// The system's default.
    #[default]
    Default,
    /// The one with this id or description, as the set-up lists them.
    Named(String),
    /// None: nothing is heard there.
    None,
}

/// A loudness of 0 to 100, in equal steps for the ear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Volume(u8);

impl Volume {
    /// As loud as it was recorded.
    pub const FULL: Self = Self(100);

    /// A loudness in percent; more than 100 is 100.
    #[must_use]
    pub fn percent(percent: u8) -> Self {
        Self(percent.min(100))
    }

    pub(super) fn gain(self) -> f32 {
        (f32::from(self.0) / 100.0).powi(2)
    }
}

/// Why an output is silent.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OutputError {
    /// There is no sound server and no sound card, or not the one that was chosen.
    #[error("there is no sound device{}", wanted.as_ref().map(|w| format!(" `{w}`")).unwrap_or_default())]
    NoDevice {
        /// The one that was chosen; `None` for the system's default.
        wanted: Option<String>,
    },
    /// The device was unplugged or switched off.
    #[error("the sound device `{device}` is gone")]
    Gone {
        /// Its description.
        device: String,
    },
    /// The system would have played the sound elsewhere: on another device, or another socket of this one.
    #[error("the system turned the sound away from the device `{device}`")]
    Moved {
        /// Its description.
        device: String,
    },
    /// The sound server ended.
    #[error("the sound server of the device `{device}` is gone")]
    NoServer {
        /// Its description.
        device: String,
    },
    /// The device is there, but cannot be opened or stopped playing.
    #[error("the sound device `{device}` failed: {reason}")]
    Failed {
        /// Its description.
        device: String,
        /// What the system said.
        reason: String,
    },
}

impl OutputError {
    /// The device as people read it; `None` for the system's default where there is none.
    #[must_use]
    pub fn device(&self) -> Option<&str> {
        match self {
            Self::NoDevice { wanted } => wanted.as_deref(),
            Self::Gone { device }
            | Self::Moved { device }
            | Self::NoServer { device }
            | Self::Failed { device, .. } => Some(device),
        }
    }
}

/// The devices that can play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Devices {
    /// All, in the system's order.
    pub all: Vec<DeviceName>,
    /// The id of the system's default at this moment.
    pub default: Option<String>,
}

impl Devices {
    /// Those of this machine now. Asks the sound server: up to 2 seconds when that is stuck.
    #[must_use]
    pub fn now() -> Self {
        let Some(host) = host() else { return Self::default() };
        let all = host.output_devices().into_iter().flatten().filter_map(|device| name(&device)).collect();
        let default = host.default_output_device().and_then(|device| name(&device)).map(|name| name.id);
        Self { all, default }
    }

    /// The id of a device that is there, whatever it was called when it was chosen.
    #[must_use]
    pub fn id_of(&self, wanted: &Device) -> Option<&str> {
        match wanted {
            Device::None => None,
            Device::Default => self.default.as_deref(),
            Device::Named(wanted) => self.all.iter().find(|name| is_named(name, wanted)).map(|name| name.id.as_str()),
        }
    }
}

/// The sound server in the ids of its devices.
pub(super) const SERVER: &str = "pulseaudio";

/// The sound server, or the sound layer below it. A new one for each output: two streams from one failed in a trial.
pub(crate) fn host() -> Option<cpal::Host> {
    #[cfg(target_os = "linux")]
    {
        let wanted = [HostId::PulseAudio, HostId::Alsa];
        wanted.into_iter().filter(|id| cpal::available_hosts().contains(id)).find_map(|id| cpal::host_from_id(id).ok())
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _: Option<HostId> = None;
        Some(cpal::default_host())
    }
}

/// The system's sound layer where the sound server is spoken to directly or is not there, else all there is.
pub(super) fn card_host() -> Option<cpal::Host> {
    #[cfg(target_os = "linux")]
    {
        cpal::host_from_id(HostId::Alsa).ok()
    }
    #[cfg(not(target_os = "linux"))]
    {
        host()
    }
}

/// The device with this id, or this description, or the system's default for `None`.
pub(super) fn find(host: &cpal::Host, wanted: Option<&str>) -> Option<cpal::Device> {
    let Some(wanted) = wanted else { return host.default_output_device() };
    host.output_devices().ok()?.find(|device| is_called(device, wanted))
}

/// Whether a device has this id, or this description.
pub(crate) fn is_called(device: &cpal::Device, wanted: &str) -> bool {
    name(device).is_some_and(|name| is_named(&name, wanted))
}

/// Whether this is the id, the id without its host, or the description.
pub(super) fn is_named(name: &DeviceName, wanted: &str) -> bool {
    let without_host = name.id.split_once(':').map_or("", |(_, id)| id);
    [name.id.as_str(), without_host, &name.description].contains(&wanted)
}

/// The name of a device.
pub(crate) fn name(device: &cpal::Device) -> Option<DeviceName> {
    let id = device.id().ok()?.to_string();
    let description = device.description().map_or_else(|_| id.clone(), |d| d.name().to_owned());
    Some(DeviceName { id, description })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_are_between_silence_and_full() {
        assert_eq!(Volume::percent(200), Volume::FULL);
        assert!(Volume::percent(0).gain() == 0.0 && (Volume::FULL.gain() - 1.0).abs() < 1e-6);
    }
}
