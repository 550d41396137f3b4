//! A folder of recordings of one's own that replace clips of the built-in voice.
//!
//! A recording is a WAV file named by the [`slug`] of its clip's text: `felix.wav`, `erst-ansagen-dann-druecken.wav`. Any
//! clip may be missing: the built-in one stays. Texts that differ by capitals or marks only share a recording. A recording that cannot be used is refused with file and reason, and the
//! built-in clip stays as well.
use std::{
    collections::HashMap,
    ffi::OsStr,
    path::{Path, PathBuf},
};

use thiserror::Error;

use super::SAMPLE_RATE;
use crate::audio::resample;
use crate::files::narrowed;
use crate::language::fold::slug;
use crate::speak::Clip;

/// The longest recording of one clip, in seconds.
const LONGEST: u32 = 60;

/// A recording that is not used, and why.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}: {reason}; the built-in voice says it instead", file.display())]
pub struct PackError {
    /// The file or folder.
    pub file: PathBuf,
    /// What is wrong with it and what would be right.
    pub reason: String,
}

/// Recordings by the text of the clip they replace.
#[derive(Debug, Clone, Default)]
pub struct Pack {
    clips: HashMap<String, Clip>,
}

impl Pack {
    /// Reads a folder: the recordings of the clips with these texts, and everything in it that cannot be used.
    #[must_use]
    pub fn read<'a>(folder: &Path, texts: impl IntoIterator<Item = &'a str>) -> (Self, Vec<PackError>) {
        let mut pack = Self::default();
        let mut refused = Vec::new();
        let mut by_slug: HashMap<String, Vec<&str>> = HashMap::new();
        for text in texts {
            by_slug.entry(slug(text)).or_default().push(text);
        }
        let refuse = |file: &Path, reason: String| PackError { file: file.to_owned(), reason };
        let files = match std::fs::read_dir(folder) {
            Ok(files) => files,
            Err(error) => return (pack, vec![refuse(folder, format!("cannot be read: {error}"))]),
        };
        let mut files: Vec<PathBuf> = files.filter_map(Result::ok).map(|entry| entry.path()).collect();
        files.sort();
        for file in files.iter().filter(|f| f.extension().is_some_and(|e| e.eq_ignore_ascii_case("wav"))) {
            let stem = file.file_stem().and_then(OsStr::to_str).unwrap_or_default();
            match by_slug.get(stem) {
                None => refused.push(refuse(file, "no clip has this name".to_owned())),
                Some(texts) => match recording(file) {
                    Ok(clip) => pack.clips.extend(texts.iter().map(|text| ((*text).to_owned(), clip.clone()))),
                    Err(reason) => refused.push(refuse(file, reason)),
                },
            }
        }
        (pack, refused)
    }

    /// The recording that replaces the clip of a text.
    #[must_use]
    pub fn clip(&self, text: &str) -> Option<Clip> {
        self.clips.get(text).cloned()
    }

    /// How many clips are replaced.
    #[must_use]
    pub fn len(&self) -> usize {
        self.clips.len()
    }

    /// Whether no clip is replaced.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.clips.is_empty()
    }
}

/// The sound of a file at [`SAMPLE_RATE`] on one channel, or why it cannot be used.
fn recording(file: &Path) -> Result<Clip, String> {
    let wav = hound::WavReader::open(file).map_err(|e| format!("is not a WAV file that can be read: {e}"))?;
    let spec = wav.spec();
    if spec.channels == 0 || !(8_000..=192_000).contains(&spec.sample_rate) {
        return Err(format!("has {} channels at {} Hz; wanted: 8000 to 192000 Hz", spec.channels, spec.sample_rate));
    }
    if wav.duration() / spec.sample_rate >= LONGEST {
        return Err(format!("is longer than {LONGEST} seconds"));
    }
    let all = samples(wav).map_err(|e| format!("is cut off or damaged: {e}"))?;
    let channels = usize::from(spec.channels);
    #[expect(clippy::cast_precision_loss, reason = "a handful of channels")]
    let mono: Vec<f32> = all.chunks_exact(channels).map(|frame| frame.iter().sum::<f32>() / channels as f32).collect();
    if !mono.iter().any(|s| s.abs() > 0.01) {
        return Err("is silent".to_owned());
    }
    Ok(Clip::new(resample::whole(&mono, spec.sample_rate, SAMPLE_RATE).into_iter().map(narrowed).collect()))
}

/// All samples in the range -1 to 1, the channels interleaved.
fn samples(mut wav: hound::WavReader<impl std::io::Read>) -> Result<Vec<f32>, hound::Error> {
    let spec = wav.spec();
    match spec.sample_format {
        hound::SampleFormat::Float => {
            wav.samples::<f32>().map(|s| s.map(|s| if s.is_finite() { s } else { 0.0 })).collect()
        }
        hound::SampleFormat::Int => {
            #[expect(clippy::cast_precision_loss, reason = "a power of two")]
            let full = (1_i64 << (spec.bits_per_sample.clamp(1, 32) - 1)) as f32;
            #[expect(clippy::cast_precision_loss, reason = "24 bits are more than anybody hears")]
            wav.samples::<i32>().map(|s| s.map(|s| s as f32 / full)).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(file: &Path, rate: u32, channels: u16, seconds: f32, loudness: f32) {
        let spec = hound::WavSpec {
            channels,
            sample_rate: rate,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        let mut wav = hound::WavWriter::create(file, spec).unwrap();
        for i in 0..(rate as f32 * seconds) as u32 {
            let s = (i as f32 * 440.0 * std::f32::consts::TAU / rate as f32).sin() * loudness;
            for _ in 0..channels {
                wav.write_sample((s * 32_000.0) as i16).unwrap();
            }
        }
        wav.finalize().unwrap();
    }

    #[test]
    fn slugs_are_plain_file_names() {
        for (text, file) in [
            ("Felix", "felix"),
            ("Erst ansagen, dann drücken.", "erst-ansagen-dann-druecken"),
            ("Königsflügel weiß", "koenigsfluegel-weiss"),
            ("¿Qué peón? ¡Año!", "que-peon-anyo"),
            ("Où, ça, à côté, s'il vous plaît", "ou-ca-a-cote-s-il-vous-plait"),
            ("Où, ça, à côté, s'il vous plaît", "ou-ca-a-cote-s-il-vous-plait"),
            ("...", ""),
        ] {
            assert_eq!(slug(text), file, "{text}");
        }
    }

    #[test]
    fn a_recording_replaces_its_clip_and_only_that() {
        let folder = tempfile::tempdir().unwrap();
        write(&folder.path().join("felix.wav"), 44_100, 2, 0.5, 0.5);
        let (pack, refused) = Pack::read(folder.path(), ["Felix", "Anna"]);
        assert_eq!(refused, []);
        assert_eq!(pack.len(), 1);
        let clip = pack.clip("Felix").unwrap();
        assert!((clip.len() as i64 - i64::from(SAMPLE_RATE) / 2).abs() < 10, "{}", clip.len());
        assert!(pack.clip("Anna").is_none());
    }

    #[test]
    fn a_bad_recording_is_refused_with_its_file_and_a_reason() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        write(&path("felix.wav"), 22_050, 1, 0.3, 0.0);
        write(&path("anna.wav"), 8_000, 1, 61.0, 0.5);
        write(&path("felicitas.wav"), 22_050, 1, 0.3, 0.5);
        std::fs::write(path("eva.wav"), b"no sound").unwrap();
        std::fs::write(path("notes.txt"), b"ignored").unwrap();
        let (pack, refused) = Pack::read(folder.path(), ["Felix", "Anna", "Eva"]);
        assert!(pack.is_empty());
        let said: Vec<String> = refused.iter().map(ToString::to_string).collect();
        let parts = ["longer than 60", "not a WAV file", "no clip has this name", "silent"];
        assert_eq!(said.len(), parts.len(), "{said:?}");
        for (said, part) in said.iter().zip(parts) {
            assert!(said.contains(part) && said.contains(".wav"), "{said}");
        }
    }

    #[test]
    fn a_folder_that_is_not_there_is_refused() {
        let (pack, refused) = Pack::read(Path::new("/no/such/folder"), ["Felix"]);
        assert!(pack.is_empty());
        assert_eq!(refused.len(), 1);
    }
}
