//! What an utterance tells about the voice that said it, whatever its words are.
use crate::listen::{
    activity,
    enrolled::{self, CEPSTRA},
    sound::{RATE, Sound},
};

/// The cepstral coefficients of one frame.
pub(super) type Frame = [f32; CEPSTRA];

/// An utterance as far as it tells who has said it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct VoiceSample {
    /// How loud the voice is, in dB below full scale: what nine tenths of the recording do not exceed.
    pub(super) level: f32,
    /// The frames in which somebody speaks. None where too little of the voice stands out to be compared.
    pub(super) frames: Vec<Frame>,
    /// The fundamental frequency in semitones, if the voice has one.
    pub(super) pitch: Option<f32>,
}

/// Frames that are softer than this beside the loudest, in dB, are not the voice's.
const SOFTEST: f32 = -25.0;
/// With a background louder than this, in dB below the voice, a voice is not compared: it would be that of the room.
const NOISY: f32 = -20.0;
/// A pitch is looked for in every third frame: that is often enough.
const EVERY: usize = 3;

impl VoiceSample {
    /// What `sound` tells.
    #[must_use]
    pub fn of(sound: &Sound) -> Self {
        let loudness = activity::smoothed(&activity::level(sound));
        let level = level(&sound.samples);
        if activity::noise(&loudness).is_some_and(|noise| noise > NOISY) {
            return Self { level, frames: Vec::new(), pitch: None };
        }
        let (all, loud) = enrolled::frames(sound);
        let spoken: Vec<usize> = (0..all.len()).filter(|&at| loud[at] > SOFTEST).collect();
        let mut pitches: Vec<f32> =
            spoken.iter().step_by(EVERY).filter_map(|&at| pitch(sound.samples.get(at * activity::HOP..)?)).collect();
        pitches.sort_by(f32::total_cmp);
        let frames = spoken.into_iter().map(|at| all[at]).collect();
        Self { level, frames, pitch: pitches.get(pitches.len() / 2).copied() }
    }
}

/// What nine tenths of the hundredths of a second do not exceed, in dB below full scale.
fn level(samples: &[f32]) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a hundred samples")]
    let power = |hundredth: &[f32]| hundredth.iter().map(|s| s * s).sum::<f32>() / hundredth.len() as f32;
    let mut powers: Vec<f32> = samples.chunks(RATE as usize / 100).map(power).collect();
    powers.sort_by(f32::total_cmp);
    10.0 * (powers.get(powers.len() * 9 / 10).copied().unwrap_or(0.0) + 1e-10).log10()
}

/// The fundamental frequency at the beginning of these samples, in semitones, by autocorrelation; `None` where they have none.
#[expect(clippy::cast_precision_loss, reason = "a few hundred samples")]
fn pitch(samples: &[f32]) -> Option<f32> {
    /// 25 ms are compared with what follows them after up to 17.5 ms: voices from 57 to 400 Hz.
    const WINDOW: usize = 400;
    const LAGS: std::ops::Range<usize> = 40..280;
    /// How alike the waves of a voice are.
    const VOICED: f32 = 0.6;
    /// The first wave that is almost as alike as the most alike one: those after it are its multiples.
    const ALMOST: f32 = 0.9;
    let samples = samples.get(..WINDOW + LAGS.end)?;
    let begin = &samples[..WINDOW];
    let power = |of: &[f32]| of.iter().map(|s| s * s).sum::<f32>();
    let own = power(begin);
    let alike = |lag: usize| {
        let later = &samples[lag..lag + WINDOW];
        let product: f32 = begin.iter().zip(later).map(|(a, b)| a * b).sum();
        product / (own * power(later)).sqrt().max(1e-9)
    };
    let alike: Vec<f32> = LAGS.map(alike).collect();
    let most = alike.iter().copied().fold(0.0, f32::max);
    let is_peak = |three: &[f32]| three[1] > ALMOST * most && three[1] >= three[0] && three[1] >= three[2];
    let first = alike.windows(3).position(is_peak).filter(|_| most > VOICED)?;
    let lag = LAGS.start + first + 1;
    Some(12.0 * (RATE as f32 / lag as f32).log2())
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;
    use crate::listen::Band;

    #[test]
    fn the_pitch_is_that_of_the_waves_and_noise_has_none() {
        for hertz in [80.0_f32, 120.0, 200.0, 320.0] {
            let wave = |i: u32| -> f32 {
                let at = TAU * hertz * i as f32 / RATE as f32;
                (1..8_u8).map(|harmonic| (f32::from(harmonic) * at).sin() / f32::from(harmonic)).sum()
            };
            let samples: Vec<f32> = (0..1_600).map(wave).collect();
            let found = pitch(&samples).expect("a pitch");
            assert!((found - 12.0 * hertz.log2()).abs() < 0.4, "{hertz}: {found}");
        }
        let mut state = 1_u32;
        let noise = (0..1_600).map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) as f32 / 32_768.0 - 1.0
        });
        assert_eq!(pitch(&noise.collect::<Vec<_>>()), None);
        assert_eq!(pitch(&[0.1; 100]), None, "too short");
    }

    #[test]
    fn half_the_amplitude_is_six_decibels_less_and_the_same_voice() {
        let syllable = |i: u32| (i as f32 * 0.06).sin() * (i as f32 / 4_000.0 * TAU).sin().max(0.0) * 0.5;
        let sound = Sound { samples: (0..RATE).map(syllable).collect(), band: Band::Wide };
        let half = Sound { samples: sound.samples.iter().map(|s| s / 2.0).collect(), ..sound.clone() };
        let (whole, half) = (VoiceSample::of(&sound), VoiceSample::of(&half));
        assert!((whole.level - half.level - 6.02).abs() < 0.05, "{} {}", whole.level, half.level);
        assert_eq!((whole.frames.len(), whole.pitch), (half.frames.len(), half.pitch));
        assert!(!whole.frames.is_empty());
    }

    #[test]
    fn nothing_at_all_tells_nothing() {
        let nothing = VoiceSample::of(&Sound { samples: Vec::new(), band: Band::Wide });
        assert_eq!((nothing.frames.len(), nothing.pitch), (0, None));
    }
}
