//! Speech as a file.
use std::path::Path;

use thiserror::Error;

use super::{RenderError, SAMPLE_RATE, Speed, Voice, render};
use crate::{files, language::Speech};

/// Between two utterances, in milliseconds.
const BETWEEN: usize = 600;

/// Why no file was written.
#[derive(Debug, Error)]
pub enum WavError {
    /// An utterance cannot be spoken.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// The file cannot be written.
    #[error("{file}: cannot be written: {source}")]
    Write {
        /// Path of the file.
        file: String,
        /// What the system says.
        source: std::io::Error,
    },
}

/// Writes utterances one after the other: 16 bits, one channel, [`SAMPLE_RATE`]. Nothing is written if one cannot be said.
///
/// # Errors
/// [`WavError`].
pub fn write(path: &Path, utterances: &[Speech], speed: Speed, voice: &Voice) -> Result<(), WavError> {
    let mut samples = Vec::new();
    for speech in utterances {
        if !samples.is_empty() {
            samples.resize(samples.len() + BETWEEN * SAMPLE_RATE as usize / 1_000, 0.0);
        }
        samples.extend(render(speech, speed, voice)?);
    }
    files::write_wav(path, samples.into_iter().map(files::narrowed), SAMPLE_RATE)
        .map_err(|source| WavError::Write { file: path.display().to_string(), source })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, Part};

    fn word(text: &'static str) -> Speech {
        Speech { parts: vec![Part::Clip { language: Language::German, text: text.into() }] }
    }

    #[test]
    fn a_file_holds_every_utterance() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.wav");
        let voice = Voice::built_in().unwrap();
        write(&file, &[word("Anna"), word("eins")], Speed::SLOWEST, &voice).unwrap();
        let length = |text| render(&word(text), Speed::SLOWEST, &voice).unwrap().len();
        let pause = BETWEEN * SAMPLE_RATE as usize / 1_000;
        let wav = hound::WavReader::open(&file).unwrap();
        assert_eq!(wav.duration() as usize, length("Anna") + pause + length("eins"));
    }

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let voice = Voice::built_in().unwrap();
        let error = write(Path::new("/no/such/game.wav"), &[word("Anna")], Speed::BRISK, &voice).unwrap_err();
        assert!(error.to_string().starts_with("/no/such/game.wav: cannot be written"), "{error}");
    }

    #[test]
    fn nothing_is_written_when_a_clip_is_missing() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.wav");
        let voice = Voice::built_in().unwrap();
        assert!(write(&file, &[word("Quastenflosser")], Speed::BRISK, &voice).is_err());
        assert!(!file.exists());
    }
}
