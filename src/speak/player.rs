//! What a device plays next: the part of a driver that runs inside the device's callback, and knows no device.
use super::{
    SAMPLE_RATE,
    queue::{UtteranceEnding, UtteranceId},
};
use crate::audio::resample::{HALF, Resampler};

/// Stopping at once would click: so many frames a second fade out, a two-hundredth of it.
const FADES_A_SECOND: u32 = 200;

/// What happened to an utterance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum UtteranceProgress {
    Begun(UtteranceId),
    Finished(UtteranceId, UtteranceEnding),
}

#[derive(Debug)]
struct PlayingSound {
    id: UtteranceId,
    samples: Vec<f32>,
    /// In samples of the source.
    position: f64,
    begun: bool,
    /// Whether all its samples are there.
    whole: bool,
    /// Frames of silence since the end.
    quiet: usize,
}

/// The utterance that a device plays. It outlives the device's stream: a new stream goes on where the old one was lost.
#[derive(Debug)]
pub(super) struct UtterancePlayer {
    sound: Option<PlayingSound>,
    /// A stopped utterance, and how loud it still is.
    fading: Option<(PlayingSound, f32)>,
    gain: f32,
    rate: u32,
    resampler: Resampler,
    /// How often samples were asked for: stands still when a device is stuck.
    fills: u64,
}

impl UtterancePlayer {
    pub(super) fn new(gain: f32) -> Self {
        let rate = 48_000;
        Self { sound: None, fading: None, gain, rate, resampler: Resampler::new(SAMPLE_RATE, rate), fills: 0 }
    }

    /// The device's samples a second.
    pub(super) fn set_rate(&mut self, rate: u32) {
        if rate != self.rate {
            self.rate = rate;
            self.resampler = Resampler::new(SAMPLE_RATE, rate);
        }
    }

    pub(super) fn set_gain(&mut self, gain: f32) {
        self.gain = gain;
    }

    pub(super) fn fills(&self) -> u64 {
        self.fills
    }

    /// Whether anything sounds or is about to.
    pub(super) fn is_busy(&self) -> bool {
        self.sound.is_some() || self.fading.is_some()
    }

    /// Plays from now on, these samples and those that follow; what was playing is cut.
    #[must_use]
    pub(super) fn play(&mut self, id: UtteranceId, samples: Vec<f32>) -> Option<UtteranceProgress> {
        let cut = self.stop();
        self.sound = Some(PlayingSound { id, samples, position: 0.0, begun: false, whole: false, quiet: 0 });
        cut
    }

    /// More samples of what is playing.
    pub(super) fn follow(&mut self, samples: &[f32]) {
        if let Some(sound) = &mut self.sound {
            sound.samples.extend_from_slice(samples);
        }
    }

    /// All samples of what is playing are there: it finishes after the last.
    pub(super) fn end(&mut self) {
        if let Some(sound) = &mut self.sound {
            sound.whole = true;
        }
    }

    /// Fades out what is playing.
    #[must_use]
    pub(super) fn stop(&mut self) -> Option<UtteranceProgress> {
        let sound = self.sound.take()?;
        let id = sound.id;
        self.fading = Some((sound, 1.0));
        Some(UtteranceProgress::Finished(id, UtteranceEnding::Cut))
    }

    /// Gives up what is playing: nobody can hear it.
    #[must_use]
    pub(super) fn give_up(&mut self) -> Option<UtteranceProgress> {
        self.fading = None;
        self.sound.take().map(|sound| UtteranceProgress::Finished(sound.id, UtteranceEnding::Unheard))
    }

    /// The next samples of one channel. An utterance has finished when silence has filled two buffers after it: then its
    /// last sample is out of the device's own buffer too.
    pub(super) fn fill(&mut self, out: &mut [f32], mut report: impl FnMut(UtteranceProgress)) {
        self.fills += 1;
        if let Some(sound) = self.sound.as_mut().filter(|s| !s.begun) {
            sound.begun = true;
            report(UtteranceProgress::Begun(sound.id));
        }
        for sample in out.iter_mut() {
            *sample = self.next_frame().clamp(-1.0, 1.0);
        }
        if let Some(sound) = self.sound.take_if(|s| s.quiet >= out.len() * 2) {
            report(UtteranceProgress::Finished(sound.id, UtteranceEnding::Complete));
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "far fewer samples than exact integers")]
    fn next_frame(&mut self) -> f32 {
        let mut value = 0.0;
        if let Some(sound) = &mut self.sound {
            // A point between two samples is made of its neighbours too: wait for those that are still to come.
            let ahead = if sound.whole { 0 } else { HALF };
            if sound.position + (ahead as f64) < sound.samples.len() as f64 {
                value += self.resampler.at(&sound.samples, sound.position);
                sound.position = self.resampler.next(sound.position);
            } else if sound.whole {
                sound.quiet += 1;
            }
        }
        if let Some((sound, loud)) = &mut self.fading {
            value += self.resampler.at(&sound.samples, sound.position) * *loud;
            sound.position = self.resampler.next(sound.position);
            *loud -= FADES_A_SECOND as f32 / self.rate as f32;
            if *loud <= 0.0 {
                self.fading = None;
            }
        }
        value * self.gain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speak::queue::{Queue, Routes, Urgency};
    use crate::speak::{Earcon, Output};

    fn ids() -> impl Iterator<Item = UtteranceId> {
        let mut queue = Queue::new(Routes::separate());
        std::iter::repeat_with(move || queue.say(Output::Room, Urgency::Event, Earcon::Accepted).id)
    }

    fn fill(player: &mut UtterancePlayer, frames: usize) -> (Vec<f32>, Vec<UtteranceProgress>) {
        let (mut out, mut progress) = (vec![0.0_f32; frames], Vec::new());
        player.fill(&mut out, |p| progress.push(p));
        (out, progress)
    }

    #[test]
    fn it_begins_in_the_first_buffer_and_finishes_when_two_more_are_silent() {
        let (mut player, id) = (UtterancePlayer::new(1.0), ids().next().unwrap());
        assert_eq!(player.play(id, vec![0.5; 60]), None);
        player.follow(&[0.5; 40]);
        player.end();
        let (out, progress) = fill(&mut player, 256);
        assert_eq!(progress, [UtteranceProgress::Begun(id)]);
        assert!((out[100] - 0.5).abs() < 0.01);
        assert_eq!(out[230], 0.0);
        assert_eq!(fill(&mut player, 256).1, []);
        assert_eq!(fill(&mut player, 256).1, [UtteranceProgress::Finished(id, UtteranceEnding::Complete)]);
        assert!(!player.is_busy());
    }

    #[test]
    fn stopping_fades_and_a_new_utterance_begins_at_once() {
        let mut ids = ids();
        let (first, second) = (ids.next().unwrap(), ids.next().unwrap());
        let mut player = UtterancePlayer::new(1.0);
        assert_eq!(player.play(first, vec![0.5; 10_000]), None);
        fill(&mut player, 256);
        assert_eq!(
            player.play(second, vec![0.0; 10_000]),
            Some(UtteranceProgress::Finished(first, UtteranceEnding::Cut))
        );
        let (out, progress) = fill(&mut player, 256);
        assert_eq!(progress, [UtteranceProgress::Begun(second)]);
        assert!(out.windows(2).all(|w| (w[0] - w[1]).abs() < 0.02), "a click");
        assert_eq!(out[255], 0.0);
    }

    #[test]
    fn the_gain_is_heard_and_full_scale_is_the_limit() {
        let mut player = UtterancePlayer::new(0.5);
        let _ = player.play(ids().next().unwrap(), vec![0.8; 1_000]);
        assert!((fill(&mut player, 256).0[128] - 0.4).abs() < 0.01);
        player.set_gain(2.0);
        assert_eq!(fill(&mut player, 256).0[128], 1.0);
    }

    #[test]
    fn what_nobody_can_hear_is_given_up() {
        let (mut player, id) = (UtterancePlayer::new(1.0), ids().next().unwrap());
        let _ = player.play(id, vec![0.5; 1_000]);
        assert_eq!(player.give_up(), Some(UtteranceProgress::Finished(id, UtteranceEnding::Unheard)));
        assert_eq!(player.give_up(), None);
    }
}
