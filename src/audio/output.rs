//! An output: a stream at one device, through the sound server or without it, that never plays anywhere else.
#[cfg(target_os = "linux")]
mod server;

use std::sync::Arc;

use cpal::{
    FromSample, SizedSample, StreamConfig,
    traits::{DeviceTrait, StreamTrait},
};
use thiserror::Error;

#[cfg(target_os = "linux")]
use self::server::{ServerRefusal, ServerStream};
use super::{
    card::{self, Errors},
    devices::{self, SoundDirection},
    supervise::StreamHome,
};

/// Frames in the device's buffer: 5 ms to the first sample. The default of most systems is ten times that.
const FRAMES: u32 = 256;

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
        /// As the sound server describes it.
        device: String,
    },
    /// The system would have played the sound elsewhere: on another device, or another socket of this one.
    #[error("the system turned the sound away from the device `{device}`")]
    Moved {
        /// As the sound server describes it.
        device: String,
    },
    /// The sound server ended.
    #[error("the sound server of the device `{device}` is gone")]
    NoServer {
        /// As the sound server describes it.
        device: String,
    },
    /// The device is there, but cannot be opened or stopped playing.
    #[error("the sound device `{device}` failed: {reason}")]
    Failed {
        /// As the sound server describes it.
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

/// Who hears an output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OutputHearer {
    /// Everybody in the room.
    Room,
    /// One person, through an earphone.
    Ear,
}

/// Why a stream plays no more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum StreamLoss {
    /// Its device is gone.
    Device,
    /// It would sound elsewhere: the stream was moved, or the device turned to another socket.
    Moved,
    /// The sound server is gone.
    Server,
    /// The device plays no more; what the system said.
    Failed(String),
}

impl StreamLoss {
    /// The same with the device's description.
    pub(crate) fn of(self, device: String) -> OutputError {
        match self {
            Self::Device => OutputError::Gone { device },
            Self::Moved => OutputError::Moved { device },
            Self::Server => OutputError::NoServer { device },
            Self::Failed(reason) => OutputError::Failed { device, reason },
        }
    }
}

/// What becomes of a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum StreamNews {
    /// The device turned to this socket, where the stream may sound.
    Socket(Option<String>),
    /// It plays no more.
    Lost(StreamLoss),
}

/// What an output plays: one channel. Asked on the thread of the device, it must not wait.
pub(crate) trait Source: Send + Sync {
    /// The device's samples a second.
    fn set_rate(&self, rate: u32);
    /// The next samples, from -1 to 1.
    fn fill(&self, samples: &mut [f32]);
}

/// What a stream is connected with.
#[derive(Clone)]
pub(crate) struct OutputEnds {
    /// Who hears it.
    pub(crate) hearer: OutputHearer,
    /// What it plays.
    pub(crate) source: Arc<dyn Source>,
    /// Told what becomes of the stream. Must not wait.
    pub(crate) news: Arc<dyn Fn(StreamNews) + Send + Sync>,
}

/// An open stream; dropping it closes it.
pub(crate) enum Stream {
    /// At the sound server.
    #[cfg(target_os = "linux")]
    Server(ServerStream),
    /// At a sound card, through the system's sound layer.
    Card(cpal::Stream),
}

impl Stream {
    /// It rests, and plays nothing.
    pub(crate) fn pause(&self) -> Result<(), String> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Server(stream) => stream.pause().map_err(|error| error.to_string()),
            Self::Card(stream) => stream.pause().map_err(|error| error.to_string()),
        }
    }

    /// It plays on.
    pub(crate) fn play(&self) -> Result<(), String> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Server(stream) => {
                stream.play();
                Ok(())
            }
            Self::Card(stream) => stream.play().map_err(|error| error.to_string()),
        }
    }
}

/// Opens the device called `wanted`, the system's default for `None`; once it was open, at its home and nowhere else.
/// `connect` is asked once for each try.
pub(crate) fn open(
    wanted: Option<&str>,
    home: Option<&StreamHome>,
    connect: &mut dyn FnMut() -> OutputEnds,
) -> Result<(Stream, StreamHome), OutputError> {
    #[cfg(target_os = "linux")]
    {
        let before = home.and_then(|home| home.place.as_ref());
        if home.is_none() || before.is_some() {
            match ServerStream::open(wanted, before, connect()) {
                Ok((stream, name, place)) => {
                    return Ok((Stream::Server(stream), StreamHome { name, place: Some(place) }));
                }
                Err(ServerRefusal::NoDevice) => return Err(no_device(wanted)),
                Err(ServerRefusal::Failed(name, reason)) => {
                    return Err(OutputError::Failed { device: name.description, reason });
                }
                Err(ServerRefusal::NoServer) => {
                    if let Some(home) = home {
                        return Err(OutputError::NoServer { device: home.name.description.clone() });
                    }
                }
            }
        }
    }
    open_card(home.map_or(wanted, |home| Some(&home.name.id)), connect)
}

fn no_device(wanted: Option<&str>) -> OutputError {
    OutputError::NoDevice { wanted: wanted.map(str::to_owned) }
}

fn open_card(
    wanted: Option<&str>,
    connect: &mut dyn FnMut() -> OutputEnds,
) -> Result<(Stream, StreamHome), OutputError> {
    let host = devices::card_host().ok_or_else(|| no_device(wanted))?;
    let device = devices::find(&host, SoundDirection::Output, wanted).ok_or_else(|| no_device(wanted))?;
    let name = devices::name(&device).ok_or_else(|| no_device(wanted))?;
    let failed =
        |error: cpal::Error| OutputError::Failed { device: name.description.clone(), reason: error.to_string() };
    let default = device.default_output_config().map_err(failed)?;
    let stream = card::open(default.config(), FRAMES, |config| {
        let ends = connect();
        ends.source.set_rate(default.sample_rate());
        card::with_samples_of!(default.sample_format(), Sample => card_stream::<Sample>(&device, config, ends))
    });
    Ok((Stream::Card(stream.map_err(failed)?), StreamHome { name, place: None }))
}

/// The same samples on all channels.
fn card_stream<T>(device: &cpal::Device, config: StreamConfig, ends: OutputEnds) -> Result<cpal::Stream, cpal::Error>
where
    T: SizedSample + FromSample<f32>,
{
    let errors = Errors::default();
    let sounding = errors.clone();
    let channels = usize::from(config.channels).max(1);
    let OutputEnds { source, news, .. } = ends;
    let mut samples = Vec::new();
    let fill = move |out: &mut [T], _: &cpal::OutputCallbackInfo| {
        sounding.sound();
        samples.resize(out.len() / channels, 0.0);
        source.fill(&mut samples);
        for (frame, &sample) in out.chunks_mut(channels).zip(&samples) {
            frame.fill(T::from_sample(sample));
        }
    };
    let fail = move |error: cpal::Error| {
        if errors.is_loss(&error) {
            news(StreamNews::Lost(StreamLoss::Failed(error.to_string())));
        }
    };
    device.build_output_stream(config, fill, fail, Some(card::OPENING))
}
