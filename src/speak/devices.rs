//! The devices of this machine: the sound server's own sinks where there is one, else what the system's sound layer has.
use std::fmt;

use cpal::{
    HostId,
    traits::{DeviceTrait, HostTrait},
};

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

/// Every device that can play, in the system's order. Asks the sound server: up to 2 seconds when that is stuck.
#[must_use]
pub fn outputs() -> Vec<DeviceName> {
    let Some(host) = host() else { return Vec::new() };
    let Ok(devices) = host.output_devices() else { return Vec::new() };
    devices.filter_map(|device| name(&device)).collect()
}

/// The sound server, or the sound layer below it. A new one for each output: two streams from one failed in a trial.
pub(super) fn host() -> Option<cpal::Host> {
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
    let is_it = |device: &cpal::Device| {
        name(device).is_some_and(|name| {
            let without_host = name.id.split_once(':').map_or("", |(_, id)| id);
            [name.id.as_str(), without_host, &name.description].contains(&wanted)
        })
    };
    host.output_devices().ok()?.find(is_it)
}

/// The name of a device that can play.
pub(super) fn name(device: &cpal::Device) -> Option<DeviceName> {
    let id = device.id().ok()?.to_string();
    let description = device.description().map_or_else(|_| id.clone(), |d| d.name().to_owned());
    Some(DeviceName { id, description })
}
