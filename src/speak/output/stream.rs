//! A stream at a device, at the sound server or below it, that never plays anywhere else.
use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use cpal::{
    BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, StreamConfig,
    traits::{DeviceTrait, StreamTrait},
};

#[cfg(target_os = "linux")]
use super::server::{Refused, ServerStream};
use crate::speak::{
    devices::{self, DeviceName, OutputError},
    player::{Player, Progress},
};

/// Frames in the device's buffer: 5 ms to the first sample. The default of most systems is ten times that.
pub(super) const FRAMES: u32 = 256;
/// A device that opens takes at most this long.
pub(super) const OPENING: Duration = Duration::from_secs(2);
/// A card that is gone makes its stream report errors without end; so many without a sample between them are a loss.
const ERRORS_WITHOUT_SOUND: u32 = 500;

/// Who hears an output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hearer {
    /// Everybody.
    Room,
    /// One person.
    Ear,
}

/// Why a stream plays no more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Loss {
    /// Its device is gone.
    Device,
    /// It would sound elsewhere: the stream was moved, or the device turned to another socket.
    Moved,
    /// The sound server is gone.
    Server,
    /// The device plays no more; what the system said.
    Failed(String),
}

impl Loss {
    /// The same with the device's description.
    pub(super) fn of(self, device: String) -> OutputError {
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
pub(super) enum News {
    /// The device turned to this socket, where the stream may sound.
    Socket(Option<String>),
    /// It plays no more.
    Lost(Loss),
}

/// The place at the sound server that a stream belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place {
    /// The sink's name at the server.
    pub(super) sink: String,
    /// The socket of the sink, where it has several.
    pub(super) socket: Option<String>,
}

/// Where an output was opened first after its device was chosen, and where alone it is opened again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Home {
    /// The device.
    pub(super) name: DeviceName,
    /// The place, at the sound server; `None` for a sound card.
    pub(super) place: Option<Place>,
}

/// What a stream is connected with.
#[derive(Clone)]
pub(super) struct Ends {
    /// Who hears it.
    pub(super) hearer: Hearer,
    /// What it plays.
    pub(super) player: Arc<Mutex<Player>>,
    /// Told what was played. Must not wait.
    pub(super) progress: Arc<dyn Fn(Progress) + Send + Sync>,
    /// Told what becomes of the stream. Must not wait.
    pub(super) news: Arc<dyn Fn(News) + Send + Sync>,
}

impl Ends {
    pub(super) fn set_rate(&self, rate: u32) {
        self.player.lock().unwrap_or_else(PoisonError::into_inner).set_rate(rate);
    }

    pub(super) fn fill<T: SizedSample + FromSample<f32>>(&self, out: &mut [T], channels: usize) {
        let mut player = self.player.lock().unwrap_or_else(PoisonError::into_inner);
        player.fill(out, channels, |progress| (self.progress)(progress));
    }
}

/// An open stream; dropping it closes it.
pub(super) enum Stream {
    /// At the sound server.
    #[cfg(target_os = "linux")]
    Server(ServerStream),
    /// At a sound card, through the system's sound layer.
    Card(cpal::Stream),
}

impl Stream {
    /// It rests, and plays nothing.
    pub(super) fn pause(&self) -> Result<(), String> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Server(stream) => stream.pause().map_err(|error| error.to_string()),
            Self::Card(stream) => stream.pause().map_err(|error| error.to_string()),
        }
    }

    /// It plays on.
    pub(super) fn play(&self) -> Result<(), String> {
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
pub(super) fn open(wanted: Option<&str>, home: Option<&Home>, ends: &Ends) -> Result<(Stream, Home), OutputError> {
    #[cfg(target_os = "linux")]
    {
        let before = home.and_then(|home| home.place.as_ref());
        if home.is_none() || before.is_some() {
            match ServerStream::open(wanted, before, ends.clone()) {
                Ok((stream, name, place)) => return Ok((Stream::Server(stream), Home { name, place: Some(place) })),
                Err(Refused::NoDevice) => return Err(no_device(wanted)),
                Err(Refused::Failed(name, reason)) => {
                    return Err(OutputError::Failed { device: name.description, reason });
                }
                Err(Refused::NoServer) => {
                    if let Some(home) = home {
                        return Err(OutputError::NoServer { device: home.name.description.clone() });
                    }
                }
            }
        }
    }
    open_card(home.map_or(wanted, |home| Some(&home.name.id)), ends)
}

fn no_device(wanted: Option<&str>) -> OutputError {
    OutputError::NoDevice { wanted: wanted.map(str::to_owned) }
}

fn open_card(wanted: Option<&str>, ends: &Ends) -> Result<(Stream, Home), OutputError> {
    let host = devices::card_host().ok_or_else(|| no_device(wanted))?;
    let device = devices::find(&host, wanted).ok_or_else(|| no_device(wanted))?;
    let name = devices::name(&device).ok_or_else(|| no_device(wanted))?;
    let failed =
        |error: cpal::Error| OutputError::Failed { device: name.description.clone(), reason: error.to_string() };
    let default = device.default_output_config().map_err(failed)?;
    ends.set_rate(default.sample_rate());
    let mut config = default.config();
    let mut open = |size| {
        config.buffer_size = size;
        card_stream(&device, config, default.sample_format(), ends)
    };
    let stream = open(BufferSize::Fixed(FRAMES)).or_else(|_| open(BufferSize::Default)).map_err(failed)?;
    stream.play().map_err(failed)?;
    Ok((Stream::Card(stream), Home { name, place: None }))
}

fn card_stream(
    device: &cpal::Device,
    config: StreamConfig,
    format: SampleFormat,
    ends: &Ends,
) -> Result<cpal::Stream, cpal::Error> {
    match format {
        SampleFormat::I16 => card_stream_as::<i16>(device, config, ends),
        SampleFormat::I32 => card_stream_as::<i32>(device, config, ends),
        SampleFormat::U16 => card_stream_as::<u16>(device, config, ends),
        SampleFormat::U8 => card_stream_as::<u8>(device, config, ends),
        _ => card_stream_as::<f32>(device, config, ends),
    }
}

fn card_stream_as<T>(device: &cpal::Device, config: StreamConfig, ends: &Ends) -> Result<cpal::Stream, cpal::Error>
where
    T: SizedSample + FromSample<f32>,
{
    let errors = Arc::new(AtomicU32::new(0));
    let no_error = Arc::clone(&errors);
    let channels = usize::from(config.channels);
    let (filled, failed) = (ends.clone(), Arc::clone(&ends.news));
    let fill = move |out: &mut [T], _: &cpal::OutputCallbackInfo| {
        no_error.store(0, Ordering::Relaxed);
        filled.fill(out, channels);
    };
    let fail = move |error: cpal::Error| {
        let before = errors.fetch_add(1, Ordering::Relaxed);
        let now = if is_fatal(&error) { 0 } else { ERRORS_WITHOUT_SOUND };
        // Told once: the count passes this number once between two samples.
        if before == now {
            failed(News::Lost(Loss::Failed(error.to_string())));
        }
    };
    device.build_output_stream(config, fill, fail, Some(OPENING))
}

/// Errors after which a stream plays no more. ALSA reports hundreds of others while it opens, and then plays well.
fn is_fatal(error: &cpal::Error) -> bool {
    matches!(error.kind(), ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated | ErrorKind::HostUnavailable)
}
