//! Mel-frequency cepstral coefficients (MFCC, Davis and Mermelstein 1980) with their slopes (Furui 1986), as points whose
//! distances mean something.
use std::f32::consts::PI;

use super::spectra::Spectra;
use crate::listen::activity::QUIETEST_DB;

/// Cepstral coefficients of a frame, the mean left out.
pub(in crate::listen) const CEPSTRA: usize = 12;
/// With the loudness.
pub(super) const STATIC: usize = CEPSTRA + 1;
/// With the slopes of all.
pub(super) const DIMENSIONS: usize = 2 * STATIC;
/// A slope is taken over this many frames on each side.
const REACH: usize = 2;
/// Slopes are about a third as large as what they are slopes of.
const SLOPE_SCALE: f32 = 3.0;

/// One frame before normalisation.
pub(super) type Static = [f32; STATIC];
/// The features of one frame.
pub(super) type Point = [f32; DIMENSIONS];

/// The energy in each band below which differences are noise, in steps of 5 dB so that like noises share their templates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mask(Vec<i8>);

impl Mask {
    const STEP_DB: f32 = 5.0;
    /// 50 dB below the loudest: what clean speech is masked by.
    const LOWEST: i8 = -10;
    /// 25 dB below the loudest. Above that too much of the voice would be hidden.
    const HIGHEST: i8 = -5;

    /// The mask for clean speech.
    pub(super) fn clean(bands: usize) -> Self {
        Self(vec![Self::LOWEST; bands])
    }

    /// The mask that hides the noise of an utterance.
    pub(super) fn of(noise: &[f32]) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "clamped to a few steps")]
        let step = |energy: &f32| {
            let db = 10.0 * (energy + 1e-9).log10();
            (db / Self::STEP_DB).ceil().clamp(f32::from(Self::LOWEST), f32::from(Self::HIGHEST)) as i8
        };
        Self(noise.iter().map(step).collect())
    }

    fn energies(&self) -> Vec<f32> {
        self.0.iter().map(|&step| 10.0_f32.powf(f32::from(step) * Self::STEP_DB / 10.0)).collect()
    }
}

/// The cepstra of every frame.
pub(super) fn cepstra(spectra: &Spectra, mask: &Mask) -> Vec<Static> {
    let floor = mask.energies();
    let cosines = cosines(spectra.bands);
    let mut logs = vec![0.0; spectra.bands];
    (0..spectra.len())
        .map(|index| {
            for ((log, energy), floor) in logs.iter_mut().zip(spectra.frame(index)).zip(&floor) {
                *log = (energy + floor).ln();
            }
            let mut point = [0.0; STATIC];
            for (coefficient, row) in point.iter_mut().zip(cosines.chunks_exact(spectra.bands)) {
                *coefficient = row.iter().zip(&logs).map(|(cosine, log)| cosine * log).sum();
            }
            point[CEPSTRA] = spectra.level[index].max(QUIETEST_DB) / 10.0;
            point
        })
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "small numbers")]
fn cosines(bands: usize) -> Vec<f32> {
    let scale = (2.0 / bands as f32).sqrt();
    (1..=CEPSTRA)
        .flat_map(|q| (0..bands).map(move |k| scale * (PI * q as f32 * (k as f32 + 0.5) / bands as f32).cos()))
        .collect()
}

/// Mean and spread of frames.
#[derive(Debug, Clone)]
pub(super) struct Statistics {
    pub(super) mean: Static,
    pub(super) deviation: Static,
    pub(super) frames: f32,
}

impl Statistics {
    #[expect(clippy::cast_precision_loss, reason = "some thousand frames")]
    pub(super) fn of<'a>(frames: impl Iterator<Item = &'a Static>) -> Self {
        let (mut sum, mut squares, mut count) = ([0.0_f32; STATIC], [0.0_f32; STATIC], 0_usize);
        for frame in frames {
            count += 1;
            for (i, value) in frame.iter().enumerate() {
                sum[i] += value;
                squares[i] += value * value;
            }
        }
        let n = count.max(1) as f32;
        let mean = sum.map(|s| s / n);
        let mut deviation = [1.0; STATIC];
        for (i, d) in deviation.iter_mut().enumerate() {
            *d = (squares[i] / n - mean[i] * mean[i]).max(1e-4).sqrt();
        }
        Self { mean, deviation, frames: count as f32 }
    }

    /// The mean of an utterance, drawn towards that of the profile as far as the utterance is short: another microphone is
    /// evened out, and two words are not taken for a voice.
    pub(super) fn mean_with(&self, prior: &Self) -> Static {
        const PRIOR_FRAMES: f32 = 100.0;
        let share = self.frames / (self.frames + PRIOR_FRAMES);
        let mut mean = prior.mean;
        for (m, own) in mean.iter_mut().zip(self.mean) {
            *m += share * (own - *m);
        }
        mean
    }
}

/// Normalises frames and adds their slopes.
pub(super) fn points(frames: &[Static], mean: &Static, deviation: &Static, weights: &Point) -> Vec<Point> {
    let normal: Vec<Static> = frames
        .iter()
        .map(|frame| {
            let mut out = *frame;
            for ((value, mean), deviation) in out.iter_mut().zip(mean).zip(deviation) {
                *value = (*value - mean) / deviation;
            }
            out
        })
        .collect();
    (0..normal.len())
        .map(|at| {
            let mut point = [0.0; DIMENSIONS];
            point[..STATIC].copy_from_slice(&normal[at]);
            point[STATIC..].copy_from_slice(&slope(&normal, at));
            for (value, weight) in point.iter_mut().zip(weights) {
                *value *= weight;
            }
            point
        })
        .collect()
}

fn slope(frames: &[Static], at: usize) -> Static {
    let mut slope = [0.0; STATIC];
    let (mut weight, mut sum) = (0.0, 0.0);
    for reach in 1..=REACH {
        weight += 1.0;
        sum += 2.0 * weight * weight;
        let (before, after) = (&frames[at.saturating_sub(reach)], &frames[(at + reach).min(frames.len() - 1)]);
        for (i, s) in slope.iter_mut().enumerate() {
            *s += weight * (after[i] - before[i]);
        }
    }
    slope.map(|s| s / sum * SLOPE_SCALE)
}

/// The squared distance of two points.
pub(super) fn distance(a: &Point, b: &Point) -> f32 {
    a.iter().zip(b).map(|(x, y)| (x - y) * (x - y)).sum()
}
