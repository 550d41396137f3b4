//! From one number of samples a second to another, without a whistle: a windowed sinc.
//!
//! Written here because the player needs the value at any position, so that a cut or a fade is exact to the sample; the published
//! resamplers take blocks and answer later.
use std::{f64::consts::PI, ops::Range};

/// How many samples on each side of a point make its value.
pub(crate) const HALF: usize = 12;
/// Points between two samples for which the weights are kept.
const PHASES: usize = 512;

/// Resamples sound as it is played.
#[derive(Debug, Clone)]
pub(crate) struct Resampler {
    /// Samples of the source for each one that comes out.
    step: f64,
    weights: Vec<[f32; HALF * 2]>,
}

impl Resampler {
    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "small numbers, weights below 1")]
    pub(crate) fn new(from: u32, to: u32) -> Self {
        let step = f64::from(from) / f64::from(to);
        // Going down, what the lower rate cannot carry is left out, else it would come back as noise.
        let cut = (1.0 / step).min(1.0) * 0.97;
        let weights = (0..=PHASES)
            .map(|phase| {
                let offset = phase as f64 / PHASES as f64;
                let mut row: [f64; HALF * 2] = std::array::from_fn(|i| {
                    let x = i as f64 - (HALF - 1) as f64 - offset;
                    let window = 0.5 + 0.5 * (PI * x / HALF as f64).clamp(-PI, PI).cos();
                    sinc(x * cut) * window
                });
                let sum: f64 = row.iter().sum();
                row.iter_mut().for_each(|w| *w /= sum);
                row.map(|w| w as f32)
            })
            .collect();
        Self { step, weights }
    }

    /// The source position of the sample after the one at `position`.
    pub(crate) fn next(&self, position: f64) -> f64 {
        position + self.step
    }

    /// How many samples come out of so many of the source.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "no sound has more samples than a double has exact integers"
    )]
    pub(crate) fn len(&self, source: usize) -> usize {
        (source as f64 / self.step).ceil() as usize
    }

    /// A part of what comes out of a sound of 16 bits, from -1 to 1, without the work of the rest.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "no sound has more samples than a double has exact integers"
    )]
    pub(crate) fn part(&self, source: &[i16], out: Range<usize>) -> Vec<f32> {
        let position = |sample: usize| sample as f64 * self.step;
        let first = (position(out.start) as usize).saturating_sub(HALF);
        let last = (position(out.end) as usize + HALF + 1).min(source.len());
        let near: Vec<f32> = source[first..last].iter().map(|&sample| f32::from(sample) / 32_767.0).collect();
        out.map(|sample| self.at(&near, position(sample) - first as f64)).collect()
    }

    /// The value at a position of the source, in samples; silence lies around the source.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a position is a whole part and a fraction of PHASES"
    )]
    pub(crate) fn at(&self, source: &[f32], position: f64) -> f32 {
        let whole = position as usize;
        let row = &self.weights[((position - whole as f64) * PHASES as f64).round() as usize];
        if whole + 1 >= HALF && whole + HALF < source.len() {
            let near: &[f32; HALF * 2] =
                source[whole + 1 - HALF..=whole + HALF].as_array().expect("as many as weights");
            let (mut value, mut i) = (0.0, 0);
            // Not a sum of an iterator: the tests run unoptimised, and half their time went into its calls.
            while i < near.len() {
                value += near[i] * row[i];
                i += 1;
            }
            return value;
        }
        let near =
            |i: usize| (whole + i + 1).checked_sub(HALF).and_then(|i| source.get(i)).copied().unwrap_or_default();
        row.iter().enumerate().map(|(i, w)| near(i) * w).sum()
    }
}

fn sinc(x: f64) -> f64 {
    if x.abs() < 1e-9 { 1.0 } else { (PI * x).sin() / (PI * x) }
}

/// A whole sound at another rate.
pub(crate) fn whole(source: &[f32], from: u32, to: u32) -> Vec<f32> {
    if from == to {
        return source.to_vec();
    }
    let resampler = Resampler::new(from, to);
    let mut position = 0.0;
    let mut out = Vec::new();
    #[expect(clippy::cast_precision_loss, reason = "far fewer samples than exact integers")]
    while position < source.len() as f64 {
        out.push(resampler.at(source, position));
        position = resampler.next(position);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(hertz: f32, rate: u32) -> Vec<f32> {
        (0..rate).map(|i| (i as f32 * hertz * std::f32::consts::TAU / rate as f32).sin()).collect()
    }

    #[test]
    fn a_tone_stays_the_tone_it_was() {
        for to in [16_000, 44_100, 48_000, 96_000] {
            let (got, wanted) = (whole(&tone(1_000.0, 22_050), 22_050, to), tone(1_000.0, to));
            for i in 200..wanted.len() - 200 {
                assert!((got[i] - wanted[i]).abs() < 0.02, "{to} Hz, sample {i}: {} {}", got[i], wanted[i]);
            }
        }
    }

    #[test]
    fn a_part_is_what_it_is_in_the_whole() {
        let source: Vec<i16> = tone(700.0, 16_000).iter().map(|sample| (sample * 30_000.0) as i16).collect();
        let as_floats: Vec<f32> = source.iter().map(|&sample| f32::from(sample) / 32_767.0).collect();
        let (all, resampler) = (whole(&as_floats, 16_000, 22_050), Resampler::new(16_000, 22_050));
        let len = resampler.len(source.len());
        assert_eq!(len, 22_050);
        for range in [0..len, 0..40, 9_000..9_500, len - 30..len, 5..5] {
            let part = resampler.part(&source, range.clone());
            assert_eq!(part.len(), range.len());
            for (got, wanted) in part.iter().zip(&all[range]) {
                assert!((got - wanted).abs() < 0.002, "{got} {wanted}");
            }
        }
    }

    #[test]
    fn what_the_lower_rate_cannot_carry_is_left_out() {
        let got = whole(&tone(15_000.0, 48_000), 48_000, 22_050);
        let loudest = got[200..got.len() - 200].iter().fold(0.0_f32, |a, s| a.max(s.abs()));
        assert!(loudest < 0.1, "{loudest}");
    }
}
