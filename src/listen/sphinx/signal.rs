//! The sound as PocketSphinx likes it best: the words, a little silence on each side, and the loudest sample near full scale.
use crate::{
    audio::resample,
    listen::{
        activity::{self, HOP},
        sound::{RATE, Sound},
    },
};

/// Silence before and after the words, in samples: 150 ms.
const AROUND: usize = RATE as usize * 15 / 100;
/// The loudest sample.
const PEAK: f32 = 0.7 * 32_767.0;
/// Digital silence would have no logarithm: noise of this many steps is laid under it.
const NOISE: f32 = 3.0;

/// In a louder background, in dB under the loudest frame, one of seven moves heard twice was another one; in one that is half
/// as loud hardly one of sixty.
const NOISY_DB: f32 = -25.0;
/// As if it had been recorded at this rate, a sound is deeper and slower by a sixth: another voice that says the same.
const DEEPER: u32 = 13_500;

/// An utterance ready to be decoded.
pub(super) struct Signal {
    pub(super) samples: Vec<i16>,
    /// Hundredths of a second in which somebody speaks.
    spoken: usize,
    /// Whether the background is so loud that words are taken for others.
    pub(super) noisy: bool,
}

impl Signal {
    /// Whether so many words can have been said: a click is not taken for a word.
    pub(super) const fn is_long_enough_for(&self, words: usize) -> bool {
        const WORD: usize = 15;
        const SENTENCE: usize = 24;
        self.spoken >= SENTENCE && self.spoken >= WORD * words
    }

    /// The samples of a voice that is deeper by a sixth.
    pub(super) fn deeper(&self) -> Vec<i16> {
        let samples: Vec<f32> = self.samples.iter().copied().map(f32::from).collect();
        #[expect(clippy::cast_possible_truncation, reason = "about as loud as the samples were, and saturating")]
        resample::whole(&samples, DEEPER, RATE).into_iter().map(|sample| sample as i16).collect()
    }
}

/// The words of a sound; `None` if there are none.
pub(super) fn prepared(sound: &Sound) -> Option<Signal> {
    let peak = sound.peak();
    if peak < activity::SILENT {
        return None;
    }
    let loudness = activity::smoothed(&activity::level(sound));
    let threshold = activity::threshold(&loudness);
    let speech = activity::speech(&loudness, threshold);
    let spoken = loudness[speech.clone()].iter().filter(|db| **db > threshold).count();
    let (first, last) = (speech.start * HOP, (speech.end * HOP + activity::FRAME).min(sound.samples.len()));
    let begin = first.saturating_sub(AROUND);
    let end = (last + AROUND).min(sound.samples.len());
    let mut dither = Dither(1);
    let missing = |there: usize| AROUND.saturating_sub(there);
    let silence = |count: usize| std::iter::repeat_n(0.0, count);
    let samples = silence(missing(first - begin))
        .chain(sound.samples[begin..end].iter().copied())
        .chain(silence(missing(end - last)))
        .map(|sample| {
            #[expect(clippy::cast_possible_truncation, reason = "below full scale")]
            let sample = (sample / peak * PEAK + dither.next()) as i16;
            sample
        })
        .collect();
    let noisy = activity::noise(&loudness).is_some_and(|noise| noise > NOISY_DB);
    Some(Signal { samples, spoken, noisy })
}

/// The same faint noise every time, so that a recording is always heard alike.
struct Dither(u32);

impl Dither {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        #[expect(clippy::cast_precision_loss, reason = "sixteen bits")]
        let even = (self.0 >> 16) as f32 / 32_768.0 - 1.0;
        even * NOISE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listen::Band;

    #[test]
    fn a_deeper_voice_says_the_same_more_slowly() {
        let tone: Vec<f32> =
            (0..RATE).map(|i| (i as f32 * 200.0 * std::f32::consts::TAU / RATE as f32).sin() * 0.5).collect();
        let signal = prepared(&Sound { samples: tone, band: Band::Wide }).expect("a tone");
        let waves = |samples: &[i16]| samples.windows(2).filter(|pair| pair[0] <= 1_000 && pair[1] > 1_000).count();
        let deeper = signal.deeper();
        assert!(waves(&deeper).abs_diff(waves(&signal.samples)) <= 1, "the same waves");
        assert_eq!(deeper.len() * DEEPER as usize / RATE as usize, signal.samples.len(), "in more time");
    }
}
