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
    /// The one with this id or description, as [`outputs`] lists them.
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
    /// The device is there, but cannot be opened or stopped playing.
    #[error("the sound device `{device}` failed: {reason}")]
    Failed {
        /// Its description.
        device: String,
        /// What the system said.
        reason: String,
    },
}

/// Every device that can play, in the system's order. Asks the sound server: up to 2 seconds when that is stuck.
#[must_use]
pub fn outputs() -> Vec<DeviceName> {
    let Some(host) = host() else { return Vec::new() };
    let Ok(devices) = host.output_devices() else { return Vec::new() };
    devices.filter_map(|device| name(&device)).collect()
}

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

/// The device with this id, or this description, or the system's default for `None`.
pub(super) fn find(host: &cpal::Host, wanted: Option<&str>) -> Option<cpal::Device> {
    let Some(wanted) = wanted else { return host.default_output_device() };
    host.output_devices().ok()?.find(|device| is_called(device, wanted))
}

/// Whether a device has this id, or this description.
pub(crate) fn is_called(device: &cpal::Device, wanted: &str) -> bool {
    name(device).is_some_and(|name| {
        let without_host = name.id.split_once(':').map_or("", |(_, id)| id);
        [name.id.as_str(), without_host, &name.description].contains(&wanted)
    })
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
