//! Where in a recording somebody speaks, judged by loudness alone.
use std::ops::Range;

use super::sound::{RATE, Sound};

/// Samples between two values of loudness: 10 ms.
pub(super) const HOP: usize = RATE as usize / 100;
/// Samples whose energy makes one value: 25 ms.
pub(super) const FRAME: usize = RATE as usize / 40;
/// Differences below this, in dB under the loudest, are not told from silence.
pub(super) const QUIETEST_DB: f32 = -50.0;

/// Nothing is spoken where no sample is louder than this.
pub(super) const SILENT: f32 = 0.001;

/// The loudness of each frame in dB below the loudest.
pub(super) fn level(sound: &Sound) -> Vec<f32> {
    level_of(&sound.samples)
}

fn level_of(samples: &[f32]) -> Vec<f32> {
    let power: Vec<f32> = samples.windows(FRAME).step_by(HOP).map(|frame| frame.iter().map(|s| s * s).sum()).collect();
    let loudest = power.iter().fold(1e-20_f32, |a, b| a.max(*b));
    power.iter().map(|p| 10.0 * (p / loudest + 1e-9).log10()).collect()
}

/// The mean of each value with its neighbours.
pub(super) fn smoothed(level: &[f32]) -> Vec<f32> {
    (0..level.len())
        .map(|i| {
            let near = &level[i.saturating_sub(1)..(i + 2).min(level.len())];
            #[expect(clippy::cast_precision_loss, reason = "two or three values")]
            let count = near.len() as f32;
            near.iter().sum::<f32>() / count
        })
        .collect()
}

/// The quietest eighth of the frames, if they are about equally quiet: then it is a steady background, else the weaker
/// sounds of words that are cut closely.
pub(super) fn background(loudness: &[f32]) -> Option<Vec<usize>> {
    const STEADY_DB: f32 = 6.0;
    let mut order: Vec<usize> = (0..loudness.len()).collect();
    order.sort_by(|&a, &b| loudness[a].total_cmp(&loudness[b]));
    order.truncate((loudness.len() / 8).max(1));
    let (quietest, loudest) = (loudness[*order.first()?], loudness[*order.last()?]);
    (loudest.max(QUIETEST_DB) - quietest.max(QUIETEST_DB) < STEADY_DB).then_some(order)
}

/// The loudest of a steady background, in dB below the loudest frame.
pub(super) fn noise(loudness: &[f32]) -> Option<f32> {
    background(loudness).and_then(|frames| Some(loudness[*frames.last()?]))
}

/// The loudness in dB that tells speech from what lies around and between the words.
pub(super) fn threshold(loudness: &[f32]) -> f32 {
    const ABOVE_NOISE_DB: f32 = 6.0;
    (noise(loudness).unwrap_or(f32::MIN) + ABOVE_NOISE_DB).clamp(-35.0, -15.0)
}

/// From the first frame that is louder than `threshold` to the last, with two more on each side.
pub(super) fn speech(loudness: &[f32], threshold: f32) -> Range<usize> {
    let loud = |db: &f32| *db > threshold;
    let first = loudness.iter().position(loud).unwrap_or(0).saturating_sub(2);
    let last = loudness.iter().rposition(loud).map_or(0, |i| i + 3).min(loudness.len());
    first..last.max(first)
}

/// Whether all that is loud in it is about equally loud, as noises and tones are and no word is. Recognisers that take
/// noise away hear words in what little is left of it.
///
/// Low notes are weighed down first: in a few of their waves even noise swells and fades. The loudest and the quietest
/// tenth then lie 1.4 dB apart at most in white, pink and brown noise, and 6.7 dB at least in a single `ja`.
pub(super) fn is_steady(sound: &Sound) -> bool {
    const WORDS_VARY_DB: f32 = 3.5;
    let bright: Vec<f32> = sound.samples.windows(2).map(|pair| pair[1] - 0.95 * pair[0]).collect();
    let loudness = smoothed(&level_of(&bright));
    let threshold = threshold(&loudness);
    let mut loud: Vec<f32> = loudness.into_iter().filter(|db| *db > threshold).collect();
    loud.sort_by(f32::total_cmp);
    let at = |tenths: usize| loud.get(loud.len() * tenths / 10).copied().unwrap_or(0.0);
    at(9) - at(1) < WORDS_VARY_DB
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listen::Band;

    /// A tone between two pauses, in steady noise of this amplitude.
    fn tone(noise: f32) -> Sound {
        let mut state = 1_u32;
        let samples = (0..RATE).map(|i| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let hiss = (state >> 16) as f32 / 32_768.0 - 1.0;
            let voice = if (RATE / 4..RATE / 2).contains(&i) { (i as f32 * 0.1).sin() * 0.5 } else { 0.0 };
            voice + hiss * noise
        });
        Sound { samples: samples.collect(), band: Band::Wide }
    }

    #[test]
    fn speech_is_found_in_silence_and_in_noise() {
        for noise in [0.0, 0.001, 0.03, 0.06] {
            let loudness = smoothed(&level(&tone(noise)));
            let found = speech(&loudness, threshold(&loudness));
            assert!(found.start.abs_diff(23) <= 3 && found.end.abs_diff(51) <= 4, "{noise}: {found:?}");
        }
    }

    #[test]
    fn noise_and_tones_are_steady_and_words_are_not() {
        let around = |middle: &[f32]| {
            let pause = vec![0.0; RATE as usize / 2];
            Sound { samples: [&pause, middle, &pause].concat(), band: Band::Wide }
        };
        let mut state = 7_u32;
        let mut low = 0.0_f32;
        let noise: Vec<f32> = (0..RATE)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 16) as f32 / 32_768.0 - 1.0
            })
            .collect();
        let rumble: Vec<f32> = noise
            .iter()
            .map(|hiss| {
                low = 0.98 * low + 0.1 * hiss;
                low
            })
            .collect();
        let beep: Vec<f32> = (0..RATE / 2).map(|i| (i as f32 * 0.35).sin() * 0.4).collect();
        for steady in [&noise, &rumble, &beep] {
            assert!(is_steady(&around(steady)));
        }
        assert!(is_steady(&Sound { samples: noise, band: Band::Wide }), "and without a pause around it");
        let word: Vec<f32> = (0..RATE / 2)
            .map(|i| (i as f32 * 0.35).sin() * 0.4 * (i as f32 * std::f32::consts::PI / (RATE / 2) as f32).sin())
            .collect();
        assert!(!is_steady(&around(&word)), "what swells and fades");
    }

    #[test]
    fn a_recording_without_pauses_is_speech_from_end_to_end() {
        // Two words that swell and fade, with only a few weak frames.
        let words: Vec<f32> = (0..60_u8).map(|i| -f32::from((i + 15) % 30).powi(2) / 20.0).collect();
        assert_eq!(background(&words), None);
        assert_eq!(speech(&words, threshold(&words)), 0..60);
    }
}
