//! From words to samples: clips joined to one utterance, at a speed.
use thiserror::Error;

use super::{BankError, SAMPLE_RATE, Speed, Voice, stretch::Stretched};
use crate::language::{Language, Part, Speech, spell};

/// Between two words, in milliseconds at 1x.
const WORD_GAP: usize = 18;

/// Why an utterance cannot be spoken.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RenderError {
    /// Neither bank nor pack has a clip: `voices/render` was not run after a text was added.
    #[error("the {language} voice has no clip `{text}`: run voices/render")]
    MissingClip {
        /// Language of the bank.
        language: Language,
        /// The text that has no clip.
        text: String,
    },
    /// The bank cannot be decoded.
    #[error(transparent)]
    Bank(#[from] BankError),
}

/// The samples of an utterance at [`SAMPLE_RATE`], one channel, from -1 to 1. Free text is spelled.
///
/// The utterance is joined first and sped up as a whole: single words are shorter than the stretcher needs.
///
/// # Errors
/// [`RenderError`] when a clip is missing or cannot be decoded.
pub fn render(speech: &Speech, speed: Speed, voice: &Voice) -> Result<Vec<f32>, RenderError> {
    pieces(speech, speed, voice).map(|pieces| pieces.flatten().collect())
}

/// An utterance as samples, piece by piece, so that the first is heard while the last is still being made.
///
/// # Errors
/// [`RenderError`] as for [`render`]; when it is `Ok`, every piece will come.
pub fn pieces(speech: &Speech, speed: Speed, voice: &Voice) -> Result<Stretched, RenderError> {
    join(speech, voice).map(|samples| Stretched::new(samples, speed))
}

/// The utterance at 1x.
fn join(speech: &Speech, voice: &Voice) -> Result<Vec<f32>, RenderError> {
    let mut out = Vec::new();
    let mut language = first_language(speech);
    for part in &speech.parts {
        match part {
            Part::Free(text) => {
                for part in &spell(text, language).parts {
                    add(&mut out, part, voice)?;
                }
            }
            Part::Clip { language: own, .. } | Part::Glued { language: own, .. } => {
                language = *own;
                add(&mut out, part, voice)?;
            }
            Part::Mark(_) | Part::Silent(_) => add(&mut out, part, voice)?,
        }
    }
    Ok(out)
}

/// Adds one part. Free text has been spelled by now.
fn add(out: &mut Vec<f32>, part: &Part, voice: &Voice) -> Result<(), RenderError> {
    match part {
        Part::Clip { language, text } => {
            if !out.is_empty() {
                silence(out, WORD_GAP);
            }
            clip(out, voice, *language, text)?;
        }
        Part::Glued { language, text } => clip(out, voice, *language, text)?,
        Part::Mark(mark) => silence(out, pause(mark)),
        Part::Silent(_) | Part::Free(_) => {}
    }
    Ok(())
}

/// Free text before any clip is spelled in the language of the first clip.
fn first_language(speech: &Speech) -> Language {
    let language = |part: &Part| match part {
        Part::Clip { language, .. } | Part::Glued { language, .. } => Some(*language),
        Part::Mark(_) | Part::Silent(_) | Part::Free(_) => None,
    };
    speech.parts.iter().find_map(language).unwrap_or_default()
}

/// A mark's pause in milliseconds at 1x.
fn pause(mark: &str) -> usize {
    match mark.trim() {
        "." | "!" | "?" => 260,
        ":" | ";" => 200,
        "," | "-" | "–" => 130,
        // Between two spelled words.
        "" => 100,
        _ => 0,
    }
}

fn clip(out: &mut Vec<f32>, voice: &Voice, language: Language, text: &str) -> Result<(), RenderError> {
    let missing = || RenderError::MissingClip { language, text: text.to_owned() };
    let samples = voice.clip(language, text).ok_or_else(missing)??;
    out.extend(samples.iter().map(|s| f32::from(*s) / 32_768.0));
    Ok(())
}

fn silence(out: &mut Vec<f32>, ms: usize) {
    out.resize(out.len() + ms * SAMPLE_RATE as usize / 1_000, 0.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clips(texts: &[&'static str]) -> Speech {
        let part = |text: &&'static str| match *text {
            "," | "." | ":" => Part::Mark(text),
            text => Part::Clip { language: Language::German, text: text.into() },
        };
        Speech { parts: texts.iter().map(part).collect() }
    }

    fn speed(times: f32) -> Speed {
        Speed::try_from(times).unwrap()
    }

    #[test]
    fn an_utterance_is_as_long_as_its_speed_says() {
        let voice = Voice::built_in().unwrap();
        for texts in [&["Anna"] as &[_], &["Springer", "Felix", "drei"], &["Bauer", "Eva", "vier", ",", "Schach", "."]]
        {
            let slow = render(&clips(texts), Speed::SLOWEST, &voice).unwrap();
            for times in [1.2, 1.5, 2.0, 2.5, 3.0] {
                let fast = render(&clips(texts), speed(times), &voice).unwrap();
                let ratio = fast.len() as f32 * times / slow.len() as f32;
                assert!((ratio - 1.0).abs() < 0.05, "{texts:?} at {times}: {ratio}");
            }
        }
    }

    #[test]
    fn a_missing_clip_is_an_error_that_names_it() {
        let voice = Voice::built_in().unwrap();
        let error = render(&clips(&["Anna", "Quastenflosser"]), Speed::BRISK, &voice).unwrap_err();
        assert_eq!(error.to_string(), "the de voice has no clip `Quastenflosser`: run voices/render");
    }

    #[test]
    fn marks_are_pauses_and_words_do_not_run_into_each_other() {
        let voice = Voice::built_in().unwrap();
        let len = |texts: &[&'static str]| render(&clips(texts), Speed::SLOWEST, &voice).unwrap().len();
        let ms = SAMPLE_RATE as usize / 1_000;
        assert!(len(&["Anna", ",", "eins"]) > len(&["Anna", "eins"]) + 100 * ms);
        assert!(len(&["Anna", "eins"]) > len(&["Anna"]) + len(&["eins"]));
        assert!(len(&["Anna", "eins"]) < len(&["Anna"]) + len(&["eins"]) + 40 * ms);
    }

    #[test]
    fn free_text_is_spelled_and_nothing_to_say_is_silence() {
        let voice = Voice::built_in().unwrap();
        let free = |text: &str| Speech { parts: vec![Part::Free(text.to_owned())] };
        let len = |speech: &Speech| render(speech, Speed::SLOWEST, &voice).unwrap().len();
        assert!(len(&free("Bade")) > len(&clips(&["B", "A", "D"])));
        assert_eq!(len(&free("§§")), 0);
        assert_eq!(len(&Speech::default()), 0);
        assert!(render(&Speech::default(), Speed::FASTEST, &voice).unwrap().is_empty());
    }
}
