//! Faster speech at the same pitch: overlap and add of the frames that fit best (WSOLA, Verhelst and Roelands 1993).
use std::num::{NonZeroU16, NonZeroU32};

use super::{SAMPLE_RATE, Speed};

/// Half of an overlapping frame, in milliseconds: two pitch periods of a low voice.
const HOP_MS: f32 = 12.0;
/// How far around its place the best matching frame is searched, in milliseconds: one pitch period of a low voice.
const SEARCH_MS: f32 = 10.0;
/// Frames that come at once: a tenth of a second of speech, less than a millisecond of work.
const HOPS: usize = 8;

/// The samples at a speed: as long as `samples.len() / speed`, at the pitch they had.
#[must_use]
pub fn stretch(samples: Vec<f32>, speed: Speed) -> Vec<f32> {
    Stretched::new(samples, speed).flatten().collect()
}

/// Samples at another speed, piece by piece, so that the first is heard while the last is still being made.
///
/// The stretcher works in frames and leaves out the end that does not fill one; so it is given silence to eat after the
/// last sample, and what comes out is cut to length. Without that, a word of a third of a second lost its last letter.
#[derive(Debug)]
pub struct Stretched {
    state: StretchState,
    /// Samples that are still to come.
    left: usize,
}

#[derive(Debug)]
enum StretchState {
    /// At 1x not a sample changes.
    Whole(Vec<f32>),
    /// The first piece begins with the silence that led in.
    First(wsola::TimeStretch),
    Later(wsola::TimeStretch),
    Done,
}

impl Stretched {
    /// Begins with samples at [`SAMPLE_RATE`], one channel.
    #[must_use]
    pub fn new(samples: Vec<f32>, speed: Speed) -> Self {
        let left = wanted_len(samples.len(), speed);
        let state = match stretcher(&samples, speed) {
            Some(stretcher) if speed > Speed::SLOWEST && left > 0 => StretchState::First(stretcher),
            _ => StretchState::Whole(samples),
        };
        Self { state, left }
    }
}

impl Iterator for Stretched {
    type Item = Vec<f32>;

    fn next(&mut self) -> Option<Vec<f32>> {
        let (mut stretcher, lead) = match std::mem::replace(&mut self.state, StretchState::Done) {
            StretchState::Whole(samples) => return (!samples.is_empty()).then_some(samples),
            StretchState::First(stretcher) => (stretcher, 1),
            StretchState::Later(stretcher) => (stretcher, 0),
            StretchState::Done => return None,
        };
        let hop = stretcher.min_output_buff_size();
        let mut piece = vec![0.0; hop * HOPS];
        match stretcher.pull(&mut piece) {
            Ok(written) => piece.truncate(written),
            // Nothing more comes out: what is left to come is silence.
            Err(_) => piece = vec![0.0; self.left],
        }
        piece.drain(..(hop * lead).min(piece.len()));
        piece.truncate(self.left);
        self.left -= piece.len();
        if self.left > 0 {
            self.state = StretchState::Later(stretcher);
        }
        Some(piece)
    }
}

fn stretcher(samples: &[f32], speed: Speed) -> Option<wsola::TimeStretch> {
    let rate = NonZeroU32::new(SAMPLE_RATE)?;
    let config = wsola::Config { hop_ms: HOP_MS, search_ms: SEARCH_MS };
    let mut stretcher = wsola::TimeStretch::with_config(rate, NonZeroU16::MIN, config).ok()?;
    stretcher.set_tempo(speed.times());
    let hop = stretcher.min_output_buff_size();
    // The first frame fades in from nothing: with silence before it, its first half is dropped and no onset is softened.
    stretcher.push(&vec![0.0; hop]);
    stretcher.push(samples);
    stretcher.push(&vec![0.0; hop * 8]);
    stretcher.set_draining();
    Some(stretcher)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "an utterance has far fewer samples than a double has exact integers"
)]
fn wanted_len(len: usize, speed: Speed) -> usize {
    (len as f64 / f64::from(speed.times())).round() as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::speak::Bank;

    fn tone(hertz: f32, seconds: f32) -> Vec<f32> {
        let n = (seconds * SAMPLE_RATE as f32) as usize;
        // A voice, not a sine: five harmonics.
        (0..n)
            .map(|i| {
                let t = i as f32 / SAMPLE_RATE as f32;
                (1..=5).map(|h| (t * hertz * h as f32 * std::f32::consts::TAU).sin() / h as f32 * 0.2).sum()
            })
            .collect()
    }

    /// The pitch in hertz: the lag between 60 and 300 Hz at which the sound resembles itself most.
    fn pitch(samples: &[f32]) -> f32 {
        let lags = SAMPLE_RATE as usize / 300..SAMPLE_RATE as usize / 60;
        let like = |lag: usize| -> f32 {
            let (a, b) = (&samples[..samples.len() - lag], &samples[lag..]);
            let dot: f32 = a.iter().zip(b).map(|(x, y)| x * y).sum();
            let energy = |s: &[f32]| s.iter().map(|x| x * x).sum::<f32>();
            dot / (energy(a) * energy(b)).sqrt().max(1e-9)
        };
        let best = lags.map(|lag| (lag, like(lag))).fold((1, f32::MIN), |a, b| if b.1 > a.1 + 0.002 { b } else { a }).0;
        // Between the samples: a parabola through the three best.
        let (l, m, r) = (like(best - 1), like(best), like(best + 1));
        SAMPLE_RATE as f32 / (best as f32 + 0.5 * (l - r) / (l - 2.0 * m + r))
    }

    fn speeds() -> impl Iterator<Item = Speed> {
        [1.1, 1.3, 1.5, 1.75, 2.0, 2.5, 3.0].into_iter().map(|s| Speed::try_from(s).unwrap())
    }

    #[test]
    fn at_1x_not_a_sample_changes() {
        let sound = tone(110.0, 0.5);
        assert_eq!(stretch(sound.clone(), Speed::SLOWEST), sound);
    }

    #[test]
    fn length_and_pitch_of_a_tone_are_kept() {
        for hertz in [90.0, 110.0, 180.0, 220.0] {
            let sound = tone(hertz, 1.5);
            let pitch_of_the_sound = pitch(&sound);
            for speed in speeds() {
                let fast = stretch(sound.clone(), speed);
                let length = fast.len() as f32 * speed.times() / sound.len() as f32;
                assert!((length - 1.0).abs() < 0.05, "{hertz} Hz at {speed:?}: {length}");
                let middle = &fast[fast.len() / 4..fast.len() * 3 / 4];
                let off = pitch(middle) / pitch_of_the_sound - 1.0;
                assert!(off.abs() < 0.03, "{hertz} Hz at {speed:?}: pitch off by {off}");
            }
        }
    }

    #[test]
    fn nothing_is_lost_at_either_end_of_a_short_sound() {
        let sound = tone(110.0, 0.25);
        for speed in speeds() {
            let fast = stretch(sound.clone(), speed);
            let loud = |part: &[f32]| part.iter().map(|s| s.abs()).fold(0.0, f32::max);
            let ends = SAMPLE_RATE as usize / 50;
            assert!(loud(&fast[..ends]) > 0.05, "{speed:?}: the beginning is gone");
            assert!(loud(&fast[fast.len() - ends..]) > 0.05, "{speed:?}: the end is gone");
        }
    }

    #[test]
    fn a_word_of_the_voice_keeps_its_pitch() {
        let bank = Bank::built_in(Language::German).unwrap();
        for word in ["Anna", "Dame", "Turm"] {
            let clip: Vec<f32> = bank.clip(word).unwrap().unwrap().iter().map(|s| f32::from(*s) / 32_768.0).collect();
            let vowel = clip[clip.len() / 4..clip.len() * 3 / 4].repeat(4);
            let pitch_of_the_vowel = pitch(&vowel);
            for speed in speeds() {
                let fast = stretch(vowel.clone(), speed);
                let off = pitch(&fast) / pitch_of_the_vowel - 1.0;
                assert!(off.abs() < 0.03, "{word} at {speed:?}: pitch off by {off}");
            }
        }
    }
}
