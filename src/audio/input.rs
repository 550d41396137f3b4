//! An input: a stream of samples from a microphone.
use std::sync::Arc;

use cpal::{ErrorKind, FromSample, Sample as _, SizedSample, StreamConfig, traits::DeviceTrait};
use thiserror::Error;

use super::{
    card::{self, Errors},
    devices::{self, DeviceName, KeptHost, SoundDirection},
};

/// Frames that a device hands over at a time: 11 ms at 48 kHz.
const FRAMES: u32 = 512;

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
        /// As the sound server describes it.
        device: String,
    },
    /// This user may not listen.
    #[error("this user may not listen to the microphone `{device}`; allow it in the system's settings")]
    NoPermission {
        /// As the sound server describes it.
        device: String,
    },
    /// It is there, but cannot be opened or has stopped.
    #[error("the microphone `{device}` failed: {reason}")]
    Failed {
        /// As the sound server describes it.
        device: String,
        /// What the system said.
        reason: String,
    },
}

impl InputError {
    fn of(error: &cpal::Error, device: &str) -> Self {
        let device = device.to_owned();
        match error.kind() {
            ErrorKind::DeviceBusy => Self::Busy { device },
            ErrorKind::PermissionDenied => Self::NoPermission { device },
            _ => Self::Failed { device, reason: error.to_string() },
        }
    }
}

/// What a stream is connected with. Called on the thread of the device: neither may wait.
pub(crate) struct InputEnds {
    /// Given the samples of the first channel: those of a microphone that has two are alike, or the second is dead.
    pub(crate) samples: Box<dyn Fn(Vec<f32>) + Send>,
    /// Told once when the stream brings no more.
    pub(crate) lost: Box<dyn Fn(InputError) + Send>,
}

/// An open stream; dropping it closes it.
pub(crate) struct InputStream {
    _stream: cpal::Stream,
    /// Samples a second.
    pub(crate) rate: u32,
}

/// Opens the microphone called `wanted`, the system's default for `None`, by the host that this microphone has kept. `connect` is
/// asked once for each try.
pub(crate) fn open(
    wanted: Option<&str>,
    kept: &mut KeptHost,
    connect: &mut dyn FnMut() -> InputEnds,
) -> Result<(InputStream, DeviceName), InputError> {
    let no_device = || InputError::NoDevice { wanted: wanted.map(str::to_owned) };
    let host = kept.get().ok_or_else(no_device)?;
    let device = devices::find(host, SoundDirection::Input, wanted).ok_or_else(no_device)?;
    let name = devices::name(&device).ok_or_else(no_device)?;
    let failed = |error: cpal::Error| InputError::of(&error, &name.description);
    let default = device.default_input_config().map_err(failed)?;
    let described: Arc<str> = name.description.as_str().into();
    let stream = card::open(default.config(), FRAMES, |config| {
        let (ends, described) = (connect(), Arc::clone(&described));
        card::with_samples_of!(default.sample_format(), Sample => stream::<Sample>(&device, config, ends, described))
    });
    Ok((InputStream { _stream: stream.map_err(failed)?, rate: default.sample_rate() }, name))
}

fn stream<T>(
    device: &cpal::Device,
    config: StreamConfig,
    InputEnds { samples, lost }: InputEnds,
    described: Arc<str>,
) -> Result<cpal::Stream, cpal::Error>
where
    T: SizedSample,
    f32: FromSample<T>,
{
    let errors = Errors::default();
    let sounding = errors.clone();
    let channels = usize::from(config.channels).max(1);
    let take = move |heard: &[T], _: &cpal::InputCallbackInfo| {
        sounding.sound();
        samples(heard.iter().step_by(channels).map(|&sample| f32::from_sample(sample)).collect());
    };
    let fail = move |error: cpal::Error| {
        if errors.is_loss(&error) {
            lost(InputError::of(&error, &described));
        }
    };
    device.build_input_stream(config, take, fail, Some(card::OPENING))
}
