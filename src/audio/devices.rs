//! The devices of this machine: the sound server's own where there is one, else what the system's sound layer has.
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

/// Which device an output or a microphone was given.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Device {
    /// The system's default.
    #[default]
    Default,
    /// The one with this id or description, as the set-up lists them.
    Named(String),
    /// None: nothing is heard.
    None,
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
        let all = all(&host, SoundDirection::Output).filter_map(|device| name(&device)).collect();
        let default = find(&host, SoundDirection::Output, None).and_then(|device| name(&device)).map(|name| name.id);
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

/// Every microphone, in the system's order; what a sound server records of its own outputs is none. Asks the sound
/// server: up to 2 seconds when that is stuck.
#[must_use]
pub fn inputs() -> Vec<DeviceName> {
    let Some(host) = host() else { return Vec::new() };
    let named = all(&host, SoundDirection::Input).filter_map(|device| name(&device));
    named.filter(|name| !name.id.ends_with(".monitor")).collect()
}

/// Which way sound goes through a device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SoundDirection {
    /// From the program to ears.
    Output,
    /// From a mouth to the program.
    Input,
}

/// The sound server in the ids of its devices.
pub(super) const SERVER: &str = "pulseaudio";

/// The sound server, or the sound layer below it. A new one for each stream: two streams from one failed in a trial.
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

/// All devices of one direction, as far as the system lists them.
fn all(host: &cpal::Host, direction: SoundDirection) -> Box<dyn Iterator<Item = cpal::Device> + '_> {
    match direction {
        SoundDirection::Output => Box::new(host.output_devices().into_iter().flatten()),
        SoundDirection::Input => Box::new(host.input_devices().into_iter().flatten()),
    }
}

/// The device with this id, or this description, or the system's default for `None`.
pub(super) fn find(host: &cpal::Host, direction: SoundDirection, wanted: Option<&str>) -> Option<cpal::Device> {
    match (direction, wanted) {
        (SoundDirection::Output, None) => host.default_output_device(),
        (SoundDirection::Input, None) => host.default_input_device(),
        (_, Some(wanted)) => {
            all(host, direction).find(|device| name(device).is_some_and(|name| is_named(&name, wanted)))
        }
    }
}

/// Whether this is the id, the id without its host, or the description.
pub(super) fn is_named(name: &DeviceName, wanted: &str) -> bool {
    let without_host = name.id.split_once(':').map_or("", |(_, id)| id);
    [name.id.as_str(), without_host, &name.description].contains(&wanted)
}

/// The name of a device.
pub(super) fn name(device: &cpal::Device) -> Option<DeviceName> {
    let id = device.id().ok()?.to_string();
    let description = device.description().map_or_else(|_| id.clone(), |d| d.name().to_owned());
    Some(DeviceName { id, description })
}
