//! The sound as PocketSphinx likes it best: the words, a little silence on each side, and the loudest sample near full scale.
use crate::listen::{
    activity::{self, HOP},
    sound::{RATE, Sound},
};

/// Silence before and after the words, in samples: 150 ms.
const AROUND: usize = RATE as usize * 15 / 100;
/// The loudest sample.
const PEAK: f32 = 0.7 * 32_767.0;
/// Digital silence would have no logarithm: noise of this many steps is laid under it.
const NOISE: f32 = 3.0;

/// An utterance ready to be decoded.
pub(super) struct Signal {
    pub(super) samples: Vec<i16>,
    /// Hundredths of a second in which somebody speaks.
    spoken: usize,
}

impl Signal {
    /// Whether so many words can have been said: a click is no word.
    pub(super) const fn is_long_enough_for(&self, words: usize) -> bool {
        const WORD: usize = 15;
        const SENTENCE: usize = 24;
        self.spoken >= SENTENCE && self.spoken >= WORD * words
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
    Some(Signal { samples, spoken })
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
