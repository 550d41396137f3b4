//! The devices of this machine: the sound server's own where there is one, else what the system's sound layer has.
#[cfg(target_os = "linux")]
use std::ffi::CStr;
use std::fmt;

use cpal::{
    HostId,
    traits::{DeviceTrait, HostTrait},
};
#[cfg(target_os = "linux")]
use pulseaudio::protocol::{Command, ServerInfo, SinkInfo, SinkInfoList, SourceInfo, SourceInfoList};

#[cfg(target_os = "linux")]
use super::connection::Connection;

/// A device that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeviceName {
    /// What settings keep: the same tomorrow (`pulseaudio:room`).
    pub id: String,
    /// What people read (`Built-in Audio Analog Stereo`).
    pub description: String,
}

/// What the sound layer of Linux lists beside the devices, on a machine without any too: what throws sound away, changes its rate or
/// leads to another program.
const PLUGINS: [&str; 10] =
    ["null", "lavrate", "samplerate", "speexrate", "speex", "upmix", "vdownmix", "jack", "oss", "pulse"];

impl DeviceName {
    /// Whether it is a part of the sound layer and no device.
    #[must_use]
    pub fn is_plugin(&self) -> bool {
        self.id.strip_prefix("alsa:").is_some_and(|name| PLUGINS.contains(&name))
    }
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

impl Device {
    /// Whether a device of this name may be the one that is meant; the system's default may be any.
    #[must_use]
    pub fn may_be(&self, name: &DeviceName) -> bool {
        match self {
            Self::Default => true,
            Self::Named(wanted) => is_named(name, wanted),
            Self::None => false,
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
        listed(SoundDirection::Output)
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
    listed(SoundDirection::Input).all.into_iter().filter(|name| !name.id.ends_with(".monitor")).collect()
}

/// Whether the microphone with this id or description is there. Asks the sound server, as [`inputs`].
pub(crate) fn is_input(wanted: &str) -> bool {
    listed(SoundDirection::Input).all.iter().any(|name| is_named(name, wanted))
}

/// The devices of one direction.
fn listed(direction: SoundDirection) -> Devices {
    #[cfg(target_os = "linux")]
    if let Some(listed) = listed_at_server(direction) {
        return listed;
    }
    let Some(host) = card_host() else { return Devices::default() };
    let all = all(&host, direction).filter_map(|device| name(&device)).collect();
    let default = find(&host, direction, None).and_then(|device| name(&device)).map(|name| name.id);
    Devices { all, default }
}

/// Those of the sound server; `None` where there is no server, or it does not answer.
#[cfg(target_os = "linux")]
fn listed_at_server(direction: SoundDirection) -> Option<Devices> {
    let mut server = Connection::open()?;
    let info: ServerInfo = server.ask(Command::GetServerInfo).ok()?;
    let (all, default) = match direction {
        SoundDirection::Output => {
            let sinks: SinkInfoList = server.ask(Command::GetSinkInfoList).ok()?;
            let name = |sink: &SinkInfo| at_server(&sink.name, sink.description.as_deref());
            (sinks.iter().map(name).collect::<Vec<_>>(), info.default_sink_name)
        }
        SoundDirection::Input => {
            let sources: SourceInfoList = server.ask(Command::GetSourceInfoList).ok()?;
            let name = |source: &SourceInfo| at_server(&source.name, source.description.as_deref());
            (sources.iter().map(name).collect(), info.default_source_name)
        }
    };
    let default = default.map(|name| at_server(&name, None).id).filter(|id| all.iter().any(|name| name.id == *id));
    Some(Devices { all, default })
}

/// The name of a device of the sound server.
#[cfg(target_os = "linux")]
pub(super) fn at_server(name: &CStr, description: Option<&CStr>) -> DeviceName {
    let text = |text: &CStr| text.to_string_lossy().into_owned();
    DeviceName { id: format!("{SERVER}:{}", text(name)), description: text(description.unwrap_or(name)) }
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

/// The way to the sound server, or to the sound layer below it, for the streams of one microphone. It is kept as long as the server
/// lives: one that is dropped stays connected until the program ends. Each microphone has its own: two streams from one failed in a
/// trial.
#[derive(Default)]
pub(crate) struct KeptHost(Option<cpal::Host>);

impl KeptHost {
    /// The host, connected anew where the server has gone or come meanwhile.
    pub(super) fn get(&mut self) -> Option<&cpal::Host> {
        if !self.0.as_ref().is_some_and(lives) {
            self.0 = host();
        }
        self.0.as_ref()
    }
}

/// Whether the server of a host still answers. The sound layer below it is asked anew each time: there may be a server now.
fn lives(host: &cpal::Host) -> bool {
    #[cfg(target_os = "linux")]
    {
        // A server that is stuck answers a new connection within 2 seconds or not; this host would wait for it without end.
        host.id() == HostId::PulseAudio && Connection::open().is_some() && host.input_devices().is_ok()
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = host;
        true
    }
}

fn host() -> Option<cpal::Host> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// "Loudspeakers, 10" was read on a machine that had none.
    #[test]
    fn a_part_of_the_sound_layer_is_no_device() {
        let device = |id: &str| DeviceName { id: id.to_owned(), description: id.to_owned() };
        let is_plugin = |id| device(id).is_plugin();
        assert!(["alsa:null", "alsa:lavrate", "alsa:jack"].into_iter().all(is_plugin));
        let devices = ["alsa:default", "alsa:hw:CARD=Headset,DEV=0", "pulseaudio:null", "coreaudio:null"];
        assert!(!devices.into_iter().any(is_plugin));
    }
}
