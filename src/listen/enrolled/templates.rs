//! The words of a profile as templates, for one band and one kind of noise.
use super::{
    align::align,
    features::{self, DIMENSIONS, Mask, Point, Statistics, points},
    spectra::Spectra,
};

/// How much of a dimension's weight is that of the mean: the spread of a few takes is an uncertain guide.
const SHRINKAGE: f32 = 0.3;

/// What its neighbours in a sentence add to the spread of a word: squared deviations of all speech.
const CONTEXT: f32 = 0.1;

/// What a frame of a word said again costs, on average: the weights make it so.
#[expect(clippy::cast_precision_loss, reason = "a few dimensions")]
pub(super) const TYPICAL: f32 = DIMENSIONS as f32;

/// One take as points.
pub(super) type Template = Vec<Point>;

/// What an utterance is compared with.
#[derive(Debug, Clone)]
pub(super) struct Templates {
    pub(super) mask: Mask,
    /// Unit by unit, its takes.
    pub(super) units: Vec<Vec<Template>>,
    statistics: Statistics,
    weights: Point,
}

impl Templates {
    /// Templates of these takes (unit by unit), as they would sound in the noise of `mask`.
    pub(super) fn new(takes: &[Vec<Spectra>], mask: &Mask) -> Self {
        let cepstra: Vec<Vec<_>> =
            takes.iter().map(|unit| unit.iter().map(|take| features::cepstra(take, mask)).collect()).collect();
        let statistics = Statistics::of(cepstra.iter().flatten().flatten());
        let with = |weights: &Point| -> Vec<Vec<Template>> {
            let template = |take: &Vec<_>| points(take, &statistics.mean, &statistics.deviation, weights);
            cepstra.iter().map(|unit| unit.iter().map(template).collect()).collect()
        };
        let even = [1.0; DIMENSIONS];
        let weights = weights(&with(&even)).unwrap_or(even);
        let units = with(&weights);
        Self { mask: mask.clone(), units, statistics, weights }
    }

    /// The points of an utterance. Its mean is taken over what is louder than `threshold` dB.
    pub(super) fn points_of(&self, spectra: &Spectra, threshold: f32) -> Vec<Point> {
        let cepstra = features::cepstra(spectra, &self.mask);
        let speech = cepstra.iter().zip(&spectra.loudness).filter(|(_, db)| **db > threshold).map(|(frame, _)| frame);
        let mean = Statistics::of(speech).mean_with(&self.statistics);
        points(&cepstra, &mean, &self.statistics.deviation, &self.weights)
    }
}

/// Two takes of one word.
fn pairs(units: &[Vec<Template>]) -> impl Iterator<Item = (&Template, &Template)> {
    units.iter().flat_map(|takes| {
        takes
            .iter()
            .enumerate()
            .flat_map(move |(i, a)| takes.iter().enumerate().filter(move |(j, _)| *j != i).map(move |(_, b)| (a, b)))
    })
}

/// Weights that make what differs between two takes of the same word count less; `None` without two takes of any word.
fn weights(units: &[Vec<Template>]) -> Option<Point> {
    let (mut spread, mut count) = ([0.0_f32; DIMENSIONS], 0.0_f32);
    for (take, template) in pairs(units) {
        let Some(alignment) = align(take, template) else { continue };
        for (frame, &on) in take.iter().zip(&alignment.path) {
            count += 1.0;
            for ((s, a), b) in spread.iter_mut().zip(frame).zip(&template[on]) {
                *s += (a - b) * (a - b);
            }
        }
    }
    if count == 0.0 {
        return None;
    }
    let spread = spread.map(|s| s / count);
    #[expect(clippy::cast_precision_loss, reason = "a few dimensions")]
    let mean = spread.iter().sum::<f32>() / DIMENSIONS as f32;
    Some(spread.map(|s| 1.0 / ((1.0 - SHRINKAGE) * s + SHRINKAGE * mean + CONTEXT).sqrt()))
}
