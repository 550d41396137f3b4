//! Speaker verification at an open microphone: was it the player at this board, or somebody at the next one?
//!
//! Two measures are added up. The level: the player is nearest to his microphone, so others are softer. The voice: the mean
//! distance of a frame of cepstra to the nearest one of the player's (Higgins, Bahler and Porter 1993; it is vector
//! quantisation with all known frames in place of a codebook), and the difference in fundamental frequency. Because they are added, the player may turn his head away, and a neighbour may speak up.
//!
//! The voice is learnt from the words that the player has taught and from the moves that he has announced by speaking. Until
//! something is known of him the verdict is [`SpeakerVerdict::Unknown`]. What is said while a key is held is not judged.
mod model;
mod sample;

use self::model::SpeakerModel;
pub use self::sample::VoiceSample;

/// Who has said something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SpeakerVerdict {
    /// The player whose microphone it is, as far as can be told; or he held the key.
    Own,
    /// The voice is somebody else's.
    Other,
    /// Nothing is known of the player yet.
    Unknown,
}

/// What is known of how a player sounds at his microphone.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct OwnVoice {
    /// The level at which he speaks, in dB below full scale.
    level: Option<f32>,
    model: SpeakerModel,
}

/// The sum above which a voice is another's. About one in a hundred of a player's own sentences is above it.
const UNLIKE: f32 = 1.3;
/// What counts for a voice that cannot be compared: as much as the player's own usually does.
const NEUTRAL: f32 = 0.6;
/// A level up to this many dB below the usual one counts nothing: people turn their heads and lower their voices.
const NEAR: f32 = 5.0;
/// Each further step of this many dB counts 1.
const FARTHER: f32 = 10.0;
/// The share of a new level in the usual one.
const ADAPTATION: f32 = 0.3;

impl OwnVoice {
    /// The voice of a person who has taught these words.
    #[must_use]
    pub fn of_takes<'a>(takes: impl IntoIterator<Item = &'a super::Sound>) -> Self {
        let mut own = Self::default();
        for take in takes {
            // How loud he is depends on the microphone of the day.
            own.model.learn(&VoiceSample::of(take));
        }
        own
    }

    /// Learns from something that he has said.
    pub fn learn(&mut self, sample: &VoiceSample) {
        self.level = Some(self.level.map_or(sample.level, |usual| usual + ADAPTATION * (sample.level - usual)));
        self.model.learn(sample);
    }

    /// Takes how loud he was when he tried his microphone: that is this microphone, today.
    pub const fn learn_level(&mut self, level: f32) {
        self.level = Some(level);
    }

    /// Who has said this.
    #[must_use]
    pub fn verdict(&self, sample: &VoiceSample) -> SpeakerVerdict {
        let unlike = self.model.unlike(sample);
        if self.level.is_none() && unlike.is_none() {
            return SpeakerVerdict::Unknown;
        }
        let lower = self.level.map_or(0.0, |usual| usual - sample.level - NEAR);
        match unlike.unwrap_or(NEUTRAL) + (lower / FARTHER).max(0.0) {
            doubt if doubt > UNLIKE => SpeakerVerdict::Other,
            _ => SpeakerVerdict::Own,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;
    use crate::listen::{Band, RATE, Sound};

    /// Two seconds of syllables at this pitch, with the resonances of a vocal tract of this length.
    fn voice(hertz: f32, tract: f32, loud: f32) -> Sound {
        let samples = (0..2 * RATE).map(|i| {
            let t = i as f32 / RATE as f32;
            // Vowels that differ, four a second, with pauses between them.
            let (vowel, within) = ((t * 4.0) as u32 % 3, (t * 4.0).fract());
            let formants = [[700.0, 1_200.0], [400.0, 2_000.0], [500.0, 900.0]][vowel as usize];
            let tone = |harmonic: u32| {
                let at = hertz * harmonic as f32;
                let gain: f32 =
                    formants.iter().map(|formant| 1.0 / (1.0 + ((at - formant * tract) / 120.0).powi(2))).sum();
                (gain + 0.02) * (TAU * at * t).sin()
            };
            let sum: f32 = (1..25).map(tone).sum();
            if within < 0.7 { loud * 0.2 * sum * (within / 0.7 * std::f32::consts::PI).sin() } else { 0.0 }
        });
        Sound { samples: samples.collect(), band: Band::Wide }
    }

    fn heard(hertz: f32, tract: f32, loud: f32) -> VoiceSample {
        VoiceSample::of(&voice(hertz, tract, loud))
    }

    #[test]
    fn at_first_nothing_is_known_of_a_player() {
        assert_eq!(OwnVoice::default().verdict(&heard(120.0, 1.0, 0.5)), SpeakerVerdict::Unknown);
    }

    #[test]
    fn after_one_sentence_a_neighbour_is_told_by_his_level() {
        let mut own = OwnVoice::default();
        own.learn(&heard(120.0, 1.0, 0.5));
        assert_eq!(own.verdict(&heard(121.0, 1.0, 0.5)), SpeakerVerdict::Own);
        assert_eq!(own.verdict(&heard(120.0, 1.0, 0.28)), SpeakerVerdict::Own, "5 dB less: he has turned his head");
        assert_eq!(own.verdict(&heard(180.0, 1.15, 0.08)), SpeakerVerdict::Other, "16 dB less");
        assert_eq!(own.verdict(&heard(120.0, 1.0, 0.99)), SpeakerVerdict::Own, "louder is nearer");
        // A trial of the microphone gives a level, too.
        let mut tried = OwnVoice::default();
        tried.learn_level(VoiceSample::of(&voice(120.0, 1.0, 0.5)).level);
        assert_eq!(tried.verdict(&heard(180.0, 1.15, 0.5)), SpeakerVerdict::Own);
        assert_eq!(tried.verdict(&heard(180.0, 1.15, 0.08)), SpeakerVerdict::Other);
    }

    #[test]
    fn after_some_sentences_another_voice_is_told_at_the_same_level() {
        let mut own = OwnVoice::default();
        for hertz in [118.0, 120.0, 123.0, 121.0] {
            own.learn(&heard(hertz, 1.0, 0.5));
        }
        assert_eq!(own.verdict(&heard(122.0, 1.0, 0.5)), SpeakerVerdict::Own);
        assert_eq!(own.verdict(&heard(122.0, 1.0, 0.25)), SpeakerVerdict::Own);
        assert_eq!(own.verdict(&heard(210.0, 1.2, 0.5)), SpeakerVerdict::Other, "another voice");
        assert_eq!(own.verdict(&heard(122.0, 1.3, 0.5)), SpeakerVerdict::Other, "as low, from another mouth");
    }

    #[test]
    fn a_short_word_and_a_noisy_one_are_judged_by_their_level_alone() {
        let mut own = OwnVoice::default();
        for hertz in [118.0, 120.0, 123.0, 121.0] {
            own.learn(&heard(hertz, 1.0, 0.5));
        }
        let cut = |sound: Sound, from: usize, to: usize| Sound { samples: sound.samples[from..to].to_vec(), ..sound };
        let word = |loud| VoiceSample::of(&cut(voice(210.0, 1.2, loud), 0, RATE as usize / 4));
        assert_eq!(own.verdict(&word(0.5)), SpeakerVerdict::Own);
        assert_eq!(own.verdict(&word(0.05)), SpeakerVerdict::Other);
        let mut state = 1_u32;
        let mut noisy = voice(210.0, 1.2, 0.5);
        for sample in &mut noisy.samples {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *sample += 0.1 * ((state >> 16) as f32 / 32_768.0 - 1.0);
        }
        assert_eq!(own.verdict(&VoiceSample::of(&noisy)), SpeakerVerdict::Own);
    }

    /// A level that was learnt once is not kept for ever: what is said with the key held moves it.
    #[test]
    fn the_usual_level_follows_him() {
        let mut own = OwnVoice::default();
        own.learn_level(-20.0);
        let quiet = VoiceSample { level: -36.0, ..VoiceSample::default() };
        assert_eq!(own.verdict(&quiet), SpeakerVerdict::Other);
        own.learn(&quiet);
        own.learn(&quiet);
        assert_eq!(own.verdict(&quiet), SpeakerVerdict::Own);
    }
}
