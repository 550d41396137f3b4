//! Steady noise made quieter before sounds are compared.
//!
//! Noise hides the weak half of every word, and templates compared with what is left agree with anything. RNNoise
//! (`nnnoiseless`) finds the speech in it. A part of the noise is left in, because removing all of it leaves holes
//! that no template has. Measured in `benches/hearing.rs`. PocketSphinx removes noise itself and gets worse with this.
use std::borrow::Cow;

use nnnoiseless::DenoiseState;

use crate::{
    audio::resample,
    listen::{
        activity,
        sound::{RATE, Sound},
    },
};

/// Below this background, in dB under the loudest frame, words are told apart as they are.
const QUIET_DB: f32 = -28.0;
/// What is left of the noise: about 12 dB less.
const LEFT: f32 = 0.25;
/// Samples a second that RNNoise knows, and its full scale.
const RNNOISE_RATE: u32 = 48_000;
const RNNOISE_SCALE: f32 = 32_768.0;

/// The sound with less of its noise, or as it is where there is little.
pub(super) fn denoised(sound: &Sound) -> Cow<'_, Sound> {
    if !is_noisy(sound) {
        return Cow::Borrowed(sound);
    }
    const FRAME: usize = DenoiseState::FRAME_SIZE;
    let mut noisy = resample::whole(&sound.samples, RATE, RNNOISE_RATE);
    noisy.iter_mut().for_each(|sample| *sample *= RNNOISE_SCALE);
    // What comes out is one frame late: the first is dropped, and one of silence follows the last.
    noisy.resize(noisy.len().next_multiple_of(FRAME) + FRAME, 0.0);
    let mut state = DenoiseState::new();
    let mut clean = [0.0; FRAME];
    let mut mixed = Vec::with_capacity(noisy.len());
    for (index, frame) in noisy.chunks_exact(FRAME).enumerate() {
        state.process_frame(&mut clean, frame);
        let Some(before) = index.checked_sub(1).map(|index| &noisy[index * FRAME..]) else { continue };
        mixed.extend(clean.iter().zip(before).map(|(c, n)| ((1.0 - LEFT) * c + LEFT * n) / RNNOISE_SCALE));
    }
    let mut samples = resample::whole(&mixed, RNNOISE_RATE, RATE);
    samples.truncate(sound.samples.len());
    Cow::Owned(Sound { samples, band: sound.band })
}

fn is_noisy(sound: &Sound) -> bool {
    let loudness = activity::smoothed(&activity::level(sound));
    activity::noise(&loudness).is_some_and(|noise| noise > QUIET_DB)
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;
    use crate::listen::Band;

    const SECOND: usize = RATE as usize;

    /// A second of hiss with a buzz, as of a voice, in the middle half of it.
    fn buzz_in_hiss(hiss: f32) -> Sound {
        let mut state = 1_u32;
        let samples = (0..SECOND).map(|i| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = (state >> 16) as f32 / 32_768.0 - 1.0;
            let voice = (1..20).map(|n| (i as f32 * n as f32 * 140.0 * TAU / RATE as f32).sin() / n as f32);
            let voiced = if (SECOND / 4..SECOND * 3 / 4).contains(&i) { voice.sum::<f32>() * 0.2 } else { 0.0 };
            voiced + hiss * noise
        });
        Sound { samples: samples.collect(), band: Band::Wide }
    }

    fn power(samples: &[f32]) -> f32 {
        samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32
    }

    #[test]
    fn noise_becomes_quieter_and_what_is_said_stays_where_it_was() {
        let noisy = buzz_in_hiss(0.1);
        let quieter = denoised(&noisy);
        assert_eq!(quieter.samples.len(), noisy.samples.len());
        let after = SECOND * 4 / 5..SECOND * 19 / 20;
        let less = power(&noisy.samples[after.clone()]) / power(&quieter.samples[after]);
        assert!((8.0..20.0).contains(&less), "the noise has a {less}th of its power");
        let voice = SECOND * 3 / 8..SECOND * 5 / 8;
        let same: f32 =
            noisy.samples[voice.clone()].iter().zip(&quieter.samples[voice.clone()]).map(|(a, b)| a * b).sum();
        let both = power(&noisy.samples[voice.clone()]) * power(&quieter.samples[voice.clone()]);
        let alike = same / voice.len() as f32 / both.sqrt();
        assert!(alike > 0.9, "no sample late or early: {alike}");
    }

    #[test]
    fn a_quiet_room_is_left_as_it_is() {
        let quiet = buzz_in_hiss(0.003);
        assert!(matches!(denoised(&quiet), Cow::Borrowed(_)));
        assert!(matches!(denoised(&Sound { samples: Vec::new(), band: Band::Wide }), Cow::Borrowed(_)));
    }
}
