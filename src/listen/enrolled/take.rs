//! Whether a recording of one word is good enough to learn from.
use thiserror::Error;

use super::{
    align::align,
    features::{self, DIMENSIONS, Mask, Point, Statistics, points},
    spectra::Spectra,
};
use crate::listen::{
    activity::{self, HOP},
    sound::{Band, Sound},
};

/// What is wrong with a take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum TakeFault {
    /// There is nothing, or next to nothing.
    #[error("nothing can be heard; check the microphone and speak after the signal")]
    Silent,
    /// The voice hardly stands out.
    #[error("too quiet; speak louder or come closer to the microphone")]
    TooQuiet,
    /// The loudest parts are cut off.
    #[error("too loud, it is clipped; turn the microphone down or move away a little")]
    Clipped,
    /// A click, no word.
    #[error("too short for a word")]
    TooShort,
    /// More than one word.
    #[error("too long for a word; say only the word")]
    TooLong,
    /// It does not sound like the other takes of the word.
    #[error("unlike the other takes of this word; say it again as in the game")]
    Unlike,
}

/// The word in a recording, with a little of what is around it.
///
/// # Errors
/// [`TakeFault`], but for [`TakeFault::Unlike`], which needs the other takes.
pub fn check(sound: &Sound) -> Result<Sound, TakeFault> {
    const QUIET: f32 = 0.004;
    /// Between word and background, in dB.
    const CLEARANCE: f32 = 10.0;
    if sound.peak() < activity::SILENT {
        return Err(TakeFault::Silent);
    }
    if sound.peak() < QUIET {
        return Err(TakeFault::TooQuiet);
    }
    if is_clipped(&sound.samples) {
        return Err(TakeFault::Clipped);
    }
    let loudness = activity::smoothed(&activity::level(sound));
    let noise = activity::background(&loudness).and_then(|frames| loudness.get(*frames.last()?).copied());
    if noise.is_some_and(|db| db > -CLEARANCE) {
        return Err(TakeFault::TooQuiet);
    }
    let speech = activity::speech(&loudness, activity::threshold(&loudness));
    // Hundredths of a second.
    match speech.len() {
        0..12 => return Err(TakeFault::TooShort),
        250.. => return Err(TakeFault::TooLong),
        _ => {}
    }
    const AROUND: usize = 15;
    let (first, last) = (speech.start.saturating_sub(AROUND) * HOP, (speech.end + AROUND + 2) * HOP);
    Ok(Sound { samples: sound.samples[first..last.min(sound.samples.len())].to_vec(), band: sound.band })
}

/// Whether the loudest part of the samples stand at the end of the scale.
fn is_clipped(samples: &[f32]) -> bool {
    let runs = samples.windows(4).filter(|run| run.iter().all(|sample| sample.abs() > 0.995)).count();
    runs * 500 > samples.len()
}

/// The take that is unlike the others, if one is: with three takes, the one that is far from both others while these are
/// near each other.
#[must_use]
pub fn unlike(takes: &[Sound]) -> Option<usize> {
    /// How much farther.
    const FARTHER: f32 = 1.7;
    /// Mean squared distance of a frame in deviations, below which takes are always alike.
    #[expect(clippy::cast_precision_loss, reason = "a few dimensions")]
    const ALIKE: f32 = DIMENSIONS as f32 * 1.1;
    if takes.len() < 3 {
        return None;
    }
    let points = comparable(takes);
    let apart = |i: usize, j: usize| {
        let cost = |a: &[Point], b: &[Point]| align(a, b).map_or(f32::MAX, |alignment| alignment.cost);
        cost(&points[i], &points[j]).min(cost(&points[j], &points[i]))
    };
    let pairs = |with: usize| (0..takes.len()).filter(move |&other| other != with);
    (0..takes.len()).find(|&take| {
        let nearest = pairs(take).map(|other| apart(take, other)).fold(f32::MAX, f32::min);
        let others = pairs(take).flat_map(|i| pairs(take).filter(move |&j| j > i).map(move |j| (i, j)));
        let among_others = others.map(|(i, j)| apart(i, j)).fold(0.0, f32::max);
        nearest > ALIKE && nearest > FARTHER * among_others
    })
}

/// Mean squared distance of a frame in deviations, below which a take may be another word's.
#[expect(clippy::cast_precision_loss, reason = "a few dimensions")]
pub(super) const ALIKE: f32 = DIMENSIONS as f32 * 1.1;

/// How far the first take is from each of the others.
pub(super) fn apart(takes: &[Sound]) -> Vec<f32> {
    let points = comparable(takes);
    let Some((first, others)) = points.split_first() else { return Vec::new() };
    let cost = |a: &[Point], b: &[Point]| align(a, b).map_or(f32::MAX, |alignment| alignment.cost);
    others.iter().map(|other| cost(first, other).min(cost(other, first))).collect()
}

fn comparable(takes: &[Sound]) -> Vec<Vec<Point>> {
    let cepstra: Vec<_> = takes
        .iter()
        .map(|take| {
            let spectra = Spectra::of(take, Band::Narrow);
            let spectra = spectra.trimmed(spectra.threshold());
            features::cepstra(&spectra, &Mask::clean(spectra.bands))
        })
        .collect();
    let statistics = Statistics::of(cepstra.iter().flatten());
    cepstra.iter().map(|take| points(take, &statistics.mean, &statistics.deviation, &[1.0; DIMENSIONS])).collect()
}
