//! A player's voice as a set of frames, and how far another voice is from it.
use super::sample::{Frame, VoiceSample};
use crate::listen::enrolled::CEPSTRA;

/// The most frames that are kept, the latest ones: twenty seconds of speech.
const REMEMBERED: usize = 2_000;
/// The fewest known frames that can be compared with: about two sentences.
const ENOUGH: usize = 200;
/// The fewest frames of an utterance that can be compared: a single word has fewer.
const UTTERANCE: usize = 50;
/// The usual distance of a player's own sentence is this where many frames are known, ...
const LEAST: f32 = 0.2;
/// ... plus this divided by the number of known frames.
const FEW: f32 = 80.0;
/// A difference in pitch up to this many semitones counts nothing.
const STEADY: f32 = 1.0;
/// What each further semitone counts, ...
const SEMITONE: f32 = 0.08;
/// ... up to this many.
const SEMITONES: f32 = 6.0;

#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct SpeakerModel {
    /// The frames of the latest utterances, the oldest first.
    frames: Vec<Frame>,
    /// The pitch of each of the latest utterances.
    pitches: Vec<f32>,
}

impl SpeakerModel {
    /// Remembers an utterance, and forgets the oldest.
    pub(super) fn learn(&mut self, sample: &VoiceSample) {
        self.frames.extend(&sample.frames);
        self.frames.drain(..self.frames.len().saturating_sub(REMEMBERED));
        self.pitches.extend(sample.pitch);
        self.pitches.drain(..self.pitches.len().saturating_sub(REMEMBERED / UTTERANCE));
    }

    /// The distance of this utterance from the voice; 1 is the usual distance of the player's own. `None` where too little is
    /// known.
    pub(super) fn unlike(&self, sample: &VoiceSample) -> Option<f32> {
        if self.frames.len() < ENOUGH || sample.frames.len() < UTTERANCE {
            return None;
        }
        #[expect(clippy::cast_precision_loss, reason = "some hundred frames")]
        let usual = LEAST + FEW / self.frames.len() as f32;
        Some((self.distortion(&sample.frames) + self.detuned(sample)) / usual)
    }

    /// The mean distance of a frame to the nearest known one, in variances of a coefficient: the distortion of vector
    /// quantisation.
    #[expect(clippy::cast_precision_loss, reason = "some hundred frames")]
    fn distortion(&self, frames: &[Frame]) -> f32 {
        let variance = self.variance();
        let distance = |a: &Frame, b: &Frame| -> f32 {
            a.iter().zip(b).zip(&variance).map(|((a, b), variance)| (a - b) * (a - b) / variance).sum()
        };
        let nearest =
            |frame: &Frame| self.frames.iter().map(|known| distance(frame, known)).fold(f32::INFINITY, f32::min);
        // Neighbouring frames are alike: every other one is enough.
        let sum: f32 = frames.iter().step_by(2).map(nearest).sum();
        sum / (frames.len().div_ceil(2) * CEPSTRA) as f32
    }

    fn variance(&self) -> Frame {
        #[expect(clippy::cast_precision_loss, reason = "some hundred frames")]
        let count = self.frames.len().max(1) as f32;
        let mean = |of: &dyn Fn(&Frame, usize) -> f32| -> Frame {
            std::array::from_fn(|at| self.frames.iter().map(|frame| of(frame, at)).sum::<f32>() / count)
        };
        let means = mean(&|frame, at| frame[at]);
        mean(&|frame, at| (frame[at] - means[at]).powi(2)).map(|variance| variance.max(1e-4))
    }

    /// What the difference in pitch adds.
    fn detuned(&self, sample: &VoiceSample) -> f32 {
        let mut known = self.pitches.clone();
        known.sort_by(f32::total_cmp);
        let usual = known.get(known.len() / 2);
        let apart = usual.zip(sample.pitch).map_or(0.0, |(usual, pitch)| (pitch - usual).abs());
        SEMITONE * (apart - STEADY).clamp(0.0, SEMITONES)
    }
}
