//! The common part of outputs and inputs at the system's sound layer.
use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use cpal::{BufferSize, ErrorKind, StreamConfig, traits::StreamTrait};

/// A device that opens takes at most this long.
pub(super) const OPENING: Duration = Duration::from_secs(2);
/// A device that is gone makes its stream report errors without end; so many without a sample between them are a loss.
const ERRORS_WITHOUT_SOUND: u32 = 500;

/// Opens a stream with buffers of so many frames, or with the device's own where it does not take those. It runs.
pub(super) fn open(
    mut config: StreamConfig,
    frames: u32,
    mut build: impl FnMut(StreamConfig) -> Result<cpal::Stream, cpal::Error>,
) -> Result<cpal::Stream, cpal::Error> {
    let mut open = |size| {
        config.buffer_size = size;
        build(config)
    };
    let stream = open(BufferSize::Fixed(frames)).or_else(|_| open(BufferSize::Default))?;
    stream.play()?;
    Ok(stream)
}

/// Builds a stream of the samples that a device has: `$build` with `$sample` for their type.
macro_rules! with_samples_of {
    ($format:expr, $sample:ident => $build:expr) => {
        match $format {
            cpal::SampleFormat::I16 => {
                type $sample = i16;
                $build
            }
            cpal::SampleFormat::I32 => {
                type $sample = i32;
                $build
            }
            cpal::SampleFormat::U16 => {
                type $sample = u16;
                $build
            }
            cpal::SampleFormat::U8 => {
                type $sample = u8;
                $build
            }
            _ => {
                type $sample = f32;
                $build
            }
        }
    };
}
pub(super) use with_samples_of;

/// Tells an error that ends a stream from one that does not. ALSA reports hundreds of those while it opens, and then
/// works well.
#[derive(Debug, Clone, Default)]
pub(super) struct Errors(Arc<AtomicU32>);

impl Errors {
    /// Samples went through.
    pub(super) fn sound(&self) {
        self.0.store(0, Ordering::Relaxed);
    }

    /// Whether the stream is lost with this error. True once between two samples: the count passes each number once.
    pub(super) fn is_loss(&self, error: &cpal::Error) -> bool {
        let before = self.0.fetch_add(1, Ordering::Relaxed);
        before == if is_fatal(error.kind()) { 0 } else { ERRORS_WITHOUT_SOUND }
    }
}

fn is_fatal(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated | ErrorKind::HostUnavailable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_lost_once_with_a_fatal_error_or_with_many_that_no_sound_interrupts() {
        let [fatal, other] = [ErrorKind::DeviceNotAvailable, ErrorKind::Other].map(cpal::Error::new);
        let errors = Errors::default();
        assert!(errors.is_loss(&fatal));
        assert!(!errors.is_loss(&fatal), "told once");

        let errors = Errors::default();
        let lost = || (0..ERRORS_WITHOUT_SOUND).filter(|_| errors.is_loss(&other)).count();
        assert_eq!(lost(), 0);
        errors.sound();
        assert_eq!(lost(), 0);
        assert!(errors.is_loss(&other));
        assert_eq!((0..1_000).filter(|_| errors.is_loss(&other)).count(), 0, "told once");
    }
}
