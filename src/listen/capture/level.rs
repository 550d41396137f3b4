//! The level of the sound, from moment to moment, for measuring and for the meter on the screen.
use std::collections::VecDeque;

use crate::language::{Line, Phrase};

/// The loudness of a stretch of sound, in dB below full scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SoundLevel {
    /// Its mean power.
    pub power: f32,
    /// Its loudest sample.
    pub peak: f32,
}

/// Nothing is quieter than this, in dB.
const SILENCE: f32 = -100.0;
/// A sample this close to full scale is cut off, in dB.
const CLIPPED: f32 = -0.1;

impl SoundLevel {
    /// The level of digital silence.
    pub const SILENT: Self = Self { power: SILENCE, peak: SILENCE };

    /// The level of some samples.
    ///
    /// ```
    /// # use anna_hector::listen::capture::SoundLevel;
    /// let square_wave = [0.5, -0.5, 0.5, -0.5];
    /// let level = SoundLevel::of(&square_wave);
    /// assert!((level.power + 6.02).abs() < 0.01 && (level.peak + 6.02).abs() < 0.01);
    /// assert_eq!(SoundLevel::of(&[]), SoundLevel::SILENT);
    /// ```
    #[must_use]
    pub fn of(samples: &[f32]) -> Self {
        if samples.is_empty() {
            return Self::SILENT;
        }
        #[expect(clippy::cast_precision_loss, reason = "a few seconds of samples")]
        let count = samples.len() as f32;
        let power = samples.iter().map(|s| s * s).sum::<f32>() / count;
        let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
        Self { power: (10.0 * power.log10()).max(SILENCE), peak: (20.0 * peak.log10()).max(SILENCE) }
    }
}

/// How loud a voice is that is heard for a part of the time, in dB: what nine tenths of the levels do not exceed.
#[must_use]
pub fn voice_level(levels: &[SoundLevel]) -> f32 {
    tenths(levels, 9)
}

/// The level that `count` tenths of these do not exceed.
fn tenths(levels: &[SoundLevel], count: usize) -> f32 {
    let mut powers: Vec<f32> = levels.iter().map(|level| level.power).collect();
    powers.sort_by(f32::total_cmp);
    powers.get(powers.len() * count / 10).copied().unwrap_or(SILENCE)
}

/// What a trial of a microphone says about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TrialHearing {
    /// It hears well.
    Good,
    /// Nothing at all arrives: it is muted, or another one is spoken into.
    Nothing,
    /// The voice is too weak.
    TooQuiet,
    /// The voice is cut off at the top.
    TooLoud,
    /// The voice stands out too little from what is around it.
    TooNoisy,
}

/// Below this a voice is weak, as the mean power of its loudest tenth in dB.
const WEAK: f32 = -40.0;
/// A voice must stand out by so much, in dB. Below 20 dB nothing is understood reliably.
const STANDS_OUT: f32 = 20.0;

impl TrialHearing {
    /// Judges the levels of the hundredths of a second of a trial in which somebody speaks for a part of the time.
    #[must_use]
    pub fn of(levels: &[SoundLevel]) -> Self {
        let (quiet, loud) = (tenths(levels, 1), voice_level(levels));
        let clipped = levels.iter().filter(|level| level.peak > CLIPPED).count();
        if loud <= -90.0 {
            Self::Nothing
        } else if clipped > 1 {
            Self::TooLoud
        } else if loud < WEAK {
            Self::TooQuiet
        } else if loud - quiet < STANDS_OUT {
            Self::TooNoisy
        } else {
            Self::Good
        }
    }
}

impl From<TrialHearing> for Phrase {
    fn from(hearing: TrialHearing) -> Self {
        Self::line(match hearing {
            TrialHearing::Good => Line::HearsWell,
            TrialHearing::Nothing => Line::HearsNothing,
            TrialHearing::TooQuiet => Line::HearsTooLittle,
            TrialHearing::TooLoud => Line::HearsTooMuch,
            TrialHearing::TooNoisy => Line::HearsNoise,
        })
    }
}

/// How many tenths of a second are remembered: a sentence and the pauses around it.
const REMEMBERED: usize = 30;
/// Where the scale of a meter begins, in dB.
const SCALE: f32 = -60.0;

/// What a level meter shows: how loud it is now, and how well somebody was heard lately.
///
/// ```
/// # use anna_hector::listen::capture::{Meter, SoundLevel, TrialHearing};
/// let mut meter = Meter::default();
/// assert_eq!(meter.hearing(), TrialHearing::Nothing);
/// for power in [-65.0, -65.0, -15.0, -20.0, -65.0] {
///     meter.push(SoundLevel { power, peak: power + 8.0 });
/// }
/// assert_eq!((meter.now().power, meter.hearing()), (-65.0, TrialHearing::Good));
/// assert_eq!(Meter::share(-30.0), 0.5);
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Meter {
    recent: VecDeque<SoundLevel>,
}

impl Meter {
    /// Takes the level of the next tenth of a second.
    pub fn push(&mut self, tenth: SoundLevel) {
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back(tenth);
    }

    /// How loud it is.
    #[must_use]
    pub fn now(&self) -> SoundLevel {
        self.recent.back().copied().unwrap_or(SoundLevel::SILENT)
    }

    /// The loudest sample of what is remembered, in dB.
    #[must_use]
    pub fn peak(&self) -> f32 {
        self.recent.iter().fold(SILENCE, |peak, level| peak.max(level.peak))
    }

    /// What is remembered, judged as a trial.
    #[must_use]
    pub fn hearing(&self) -> TrialHearing {
        TrialHearing::of(&self.recent.iter().copied().collect::<Vec<_>>())
    }

    /// Where on the scale a level lies, from 0 to 1.
    #[must_use]
    pub fn share(decibels: f32) -> f32 {
        (1.0 - decibels / SCALE).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seconds, one of them spoken.
    fn trial(around: f32, voice: f32, peak: f32) -> TrialHearing {
        let quiet = SoundLevel { power: around, peak: around + 3.0 };
        let loud = SoundLevel { power: voice, peak };
        TrialHearing::of(&[vec![quiet; 100], vec![loud; 100]].concat())
    }

    #[test]
    fn a_microphone_is_judged_by_voice_and_surroundings() {
        assert_eq!(trial(-65.0, -20.0, -8.0), TrialHearing::Good);
        assert_eq!(trial(-100.0, -100.0, -100.0), TrialHearing::Nothing);
        assert_eq!(trial(-70.0, -46.0, -40.0), TrialHearing::TooQuiet);
        assert_eq!(trial(-60.0, -5.0, 0.0), TrialHearing::TooLoud);
        assert_eq!(trial(-30.0, -18.0, -8.0), TrialHearing::TooNoisy);
        assert_eq!(TrialHearing::of(&[]), TrialHearing::Nothing);
    }

    #[test]
    fn a_meter_forgets_what_was_long_ago() {
        let mut meter = Meter::default();
        let loud = SoundLevel { power: -3.0, peak: 0.0 };
        (0..3).for_each(|_| meter.push(loud));
        assert_eq!((meter.hearing(), meter.peak()), (TrialHearing::TooLoud, 0.0));
        (0..REMEMBERED).for_each(|_| meter.push(SoundLevel { power: -55.0, peak: -45.0 }));
        assert_eq!((meter.hearing(), meter.peak()), (TrialHearing::TooQuiet, -45.0));
        assert_eq!((Meter::share(0.0), Meter::share(6.0), Meter::share(-100.0)), (1.0, 1.0, 0.0));
    }
}
