//! An utterance as samples, from a WAV file of any rate.
use std::io::Read;

use hound::{SampleFormat, WavReader, WavSpec};
use thiserror::Error;

use crate::audio::resample;

/// Samples a second that the recognisers take.
pub const RATE: u32 = 16_000;
/// The lowest rate that carries enough of a voice.
pub const LOWEST_RATE: u32 = 8_000;
/// An utterance is no longer than this, in seconds.
pub const LONGEST: u32 = 30;

/// How many bytes at the beginning of a file tell how it is coded, whatever its writer puts before the samples.
const HEAD: u64 = 64 * 1024;

/// How far up the frequencies of a sound reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// To 4 kHz, as by telephone.
    Narrow,
    /// To 8 kHz.
    Wide,
}

/// One utterance: one channel at [`RATE`], full scale from -1 to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Sound {
    /// Samples between -1 and 1, one channel.
    pub samples: Vec<f32>,
    /// What they can hold.
    pub band: Band,
}

/// Why a file is not an utterance.
#[derive(Debug, Error)]
pub enum SoundError {
    /// It is not a WAV file, or it is broken.
    #[error("no WAV file that can be read ({0}); record as WAV: 16 bits, one channel")]
    NoWav(String),
    /// It is compressed.
    #[error("a compressed WAV ({0}); convert it to plain samples (PCM, 16 bits)")]
    Compressed(&'static str),
    /// It has several channels.
    #[error("{0} channels; record with one, or mix them into one")]
    Channels(u16),
    /// The rate is outside what is understood.
    #[error("{0} samples a second; at least 8000 and at most 192000 are needed")]
    Rate(u32),
    /// There are no samples.
    #[error("it holds no sound")]
    Empty,
    /// It goes on for longer than anybody speaks a move.
    #[error("longer than {LONGEST} seconds; cut it into utterances, one a file")]
    TooLong,
}

impl Sound {
    /// Samples of one channel at any rate from [`LOWEST_RATE`].
    #[must_use]
    pub fn new(samples: &[f32], rate: u32) -> Self {
        let band = if rate < RATE { Band::Narrow } else { Band::Wide };
        Self { samples: resample::whole(samples, rate, RATE), band }
    }

    /// Reads a WAV file: integers of 8 to 32 bits or floating point, one channel. What a header says of the length is not
    /// believed, for programs that write to a pipe do not know it.
    ///
    /// # Errors
    /// [`SoundError`].
    pub fn from_wav(mut file: impl Read) -> Result<Self, SoundError> {
        let mut head = Vec::new();
        // What cannot be read is told by the reader below, which comes to the same place.
        let _ = file.by_ref().take(HEAD).read_to_end(&mut head);
        if let Some(compressed) = coding(&head).and_then(compression) {
            return Err(SoundError::Compressed(compressed));
        }
        let mut wav = WavReader::new(head.chain(file)).map_err(|error| match error {
            hound::Error::Unsupported => SoundError::Compressed("of an unknown kind"),
            other => SoundError::NoWav(other.to_string()),
        })?;
        let spec = wav.spec();
        if spec.channels != 1 {
            return Err(SoundError::Channels(spec.channels));
        }
        if !(LOWEST_RATE..=192_000).contains(&spec.sample_rate) {
            return Err(SoundError::Rate(spec.sample_rate));
        }
        let samples = match spec.sample_format {
            SampleFormat::Float => taken(wav.samples::<f32>().map_while(Result::ok), spec)?,
            SampleFormat::Int => {
                let scale = full_scale(spec.bits_per_sample);
                #[expect(clippy::cast_precision_loss, reason = "24 bits are more than enough for a voice")]
                taken(wav.samples::<i32>().map_while(Result::ok).map(|sample| sample as f32 / scale), spec)?
            }
        };
        if samples.is_empty() { Err(SoundError::Empty) } else { Ok(Self::new(&samples, spec.sample_rate)) }
    }

    /// How long it is, in seconds.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "far fewer samples than exact integers")]
    pub fn seconds(&self) -> f32 {
        self.samples.len() as f32 / RATE as f32
    }

    /// The loudest sample.
    #[must_use]
    pub fn peak(&self) -> f32 {
        self.samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }
}

/// The number of a WAV file's coding, from its `fmt` chunk; that of the samples themselves in an extensible one.
fn coding(head: &[u8]) -> Option<u16> {
    const EXTENSIBLE: u16 = 0xfffe;
    let number = |at: usize, bytes: usize| {
        let little_endian = head.get(at..at + bytes)?.iter().rev();
        Some(little_endian.fold(0_u32, |number, byte| number << 8 | u32::from(*byte)))
    };
    if head.get(..4)? != b"RIFF" || head.get(8..12)? != b"WAVE" {
        return None;
    }
    let mut chunk = 12;
    while head.get(chunk..chunk + 4)? != b"fmt " {
        let length = number(chunk + 4, 4)? as usize;
        // Chunks begin at even places.
        chunk = chunk.checked_add(8 + length + length % 2)?;
    }
    let coding = u16::try_from(number(chunk + 8, 2)?).ok()?;
    if coding == EXTENSIBLE { u16::try_from(number(chunk + 32, 2)?).ok() } else { Some(coding) }
}

/// The name of a coding that is not plain samples.
const fn compression(coding: u16) -> Option<&'static str> {
    match coding {
        0 | 1 | 3 => None,
        2 | 0x11 => Some("ADPCM"),
        6 => Some("A-law"),
        7 => Some("mu-law"),
        0x31 => Some("GSM"),
        0x50 | 0x55 => Some("MP3"),
        0xff | 0x1600..=0x1610 => Some("AAC"),
        _ => Some("of an unknown kind"),
    }
}

fn full_scale(bits: u16) -> f32 {
    2.0_f32.powi(i32::from(bits) - 1)
}

/// The samples, if they are not too many. What is not a number is silence.
fn taken(samples: impl Iterator<Item = f32>, spec: WavSpec) -> Result<Vec<f32>, SoundError> {
    let most = (LONGEST * spec.sample_rate) as usize;
    let samples: Vec<f32> =
        samples.take(most + 1).map(|sample| if sample.is_finite() { sample.clamp(-1.0, 1.0) } else { 0.0 }).collect();
    if samples.len() > most { Err(SoundError::TooLong) } else { Ok(samples) }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use hound::WavWriter;

    use super::*;

    fn wav(spec: WavSpec, samples: usize) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let mut writer = WavWriter::new(&mut bytes, spec).unwrap();
        for i in 0..samples * usize::from(spec.channels) {
            let value = (i as f32 * 0.05).sin() * 0.5;
            match spec.sample_format {
                SampleFormat::Float => writer.write_sample(value).unwrap(),
                SampleFormat::Int => writer.write_sample((value * full_scale(spec.bits_per_sample)) as i32).unwrap(),
            }
        }
        writer.finalize().unwrap();
        bytes.into_inner()
    }

    fn spec(sample_rate: u32, bits_per_sample: u16) -> WavSpec {
        WavSpec { channels: 1, sample_rate, bits_per_sample, sample_format: SampleFormat::Int }
    }

    #[test]
    fn every_rate_and_width_becomes_the_same_sound() {
        for (rate, bits) in [(8_000, 16), (16_000, 8), (22_050, 24), (44_100, 32), (48_000, 16)] {
            let sound = Sound::from_wav(&wav(spec(rate, bits), rate as usize)[..]).unwrap();
            assert!((sound.seconds() - 1.0).abs() < 0.001, "{rate}: {}", sound.seconds());
            assert!((0.45..0.55).contains(&sound.peak()), "{rate}, {bits} bits: {}", sound.peak());
            assert_eq!(sound.band, if rate == 8_000 { Band::Narrow } else { Band::Wide });
        }
        let float = WavSpec { sample_format: SampleFormat::Float, ..spec(16_000, 32) };
        assert!(Sound::from_wav(&wav(float, 800)[..]).is_ok());
    }

    #[test]
    fn what_is_no_utterance_is_named() {
        let told = |bytes: &[u8]| Sound::from_wav(bytes).unwrap_err().to_string();
        assert!(told(b"").contains("no WAV"));
        assert!(told(b"RIFF....WAVEnonsense").contains("no WAV"));
        assert!(told(&wav(WavSpec { channels: 2, ..spec(16_000, 16) }, 100)).starts_with("2 channels"));
        assert!(told(&wav(spec(4_000, 16), 100)).starts_with("4000 samples a second"));
        assert!(told(&wav(spec(16_000, 16), 0)).contains("no sound"));
        assert!(told(&wav(spec(8_000, 8), 8_000 * 31)).starts_with("longer than 30 seconds"));
        let mut compressed = wav(spec(16_000, 16), 100);
        compressed[20] = 0x11; // IMA ADPCM
        assert!(told(&compressed).starts_with("a compressed WAV (ADPCM)"), "{}", told(&compressed));
    }

    /// As programs write them: a longer `fmt` chunk, fewer bits, something before it.
    #[test]
    fn a_compressed_file_is_called_so_whatever_its_header_holds() {
        let file = |before: &[u8], fmt: &[u8]| {
            let length = |bytes: &[u8]| u32::try_from(bytes.len()).unwrap().to_le_bytes();
            let mut body = [b"WAVE", before, b"fmt ", &length(fmt), fmt].concat();
            body.extend([&b"data"[..], &length(&[0; 512]), &[0; 512]].concat());
            [&b"RIFF"[..], &length(&body), &body].concat()
        };
        let fmt = |coding: u8, rest: &[u8]| {
            [&[coding, 0, 1, 0, 0x80, 0x3e, 0, 0, 0xd0, 7, 0, 0, 0, 1, 4, 0][..], rest].concat()
        };
        let told = |bytes: &[u8]| Sound::from_wav(bytes).unwrap_err().to_string();
        let list = [&b"LIST"[..], &[5, 0, 0, 0], b"INFO.", &[0]].concat();
        for (coding, rest, name) in
            [(0x11, &[2, 0, 249, 1][..], "ADPCM"), (0x31, &[2, 0, 64, 1], "GSM"), (0x55, &[12, 0, 1, 0, 2, 0], "MP3")]
        {
            for before in [&[][..], &list] {
                let heard = told(&file(before, &fmt(coding, rest)));
                assert!(heard.contains(name) && heard.contains("PCM"), "{heard}");
            }
        }
        // A header that is cut off, or whose chunks lead nowhere, makes no file.
        let whole = wav(spec(16_000, 16), 100);
        for cut in 0..44 {
            assert!(told(&whole[..cut]).contains("no WAV"), "{cut}");
        }
        assert!(told(b"RIFF\xff\xff\xff\xffWAVEjunk\xff\xff\xff\xff").contains("no WAV"));
    }

    #[test]
    fn a_file_that_was_written_to_a_pipe_is_read_to_its_end() {
        let mut bytes = wav(spec(16_000, 16), 1_000);
        bytes[40..44].copy_from_slice(&0x7fff_f000_u32.to_le_bytes());
        assert_eq!(Sound::from_wav(&bytes[..]).unwrap().samples.len(), 1_000);
    }
}
