//! How loud it is.

/// The loudness of a stretch of sound, in dB below full scale.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Level {
    /// Its mean power.
    pub power: f32,
    /// Its loudest sample.
    pub peak: f32,
}

/// Nothing is quieter than this, in dB.
const SILENCE: f32 = -100.0;
/// A sample this close to full scale is cut off, in dB.
const CLIPPED: f32 = -0.1;

impl Level {
    /// The level of digital silence.
    pub const SILENT: Self = Self { power: SILENCE, peak: SILENCE };

    /// The level of some samples.
    ///
    /// ```
    /// # use anna_hector::listen::capture::Level;
    /// let square_wave = [0.5, -0.5, 0.5, -0.5];
    /// let level = Level::of(&square_wave);
    /// assert!((level.power + 6.02).abs() < 0.01 && (level.peak + 6.02).abs() < 0.01);
    /// assert_eq!(Level::of(&[]), Level::SILENT);
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

/// What a trial of a microphone says about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hearing {
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

impl Hearing {
    /// Judges the levels of the hundredths of a second of a trial in which somebody speaks for a part of the time.
    #[must_use]
    pub fn of(levels: &[Level]) -> Self {
        let mut powers: Vec<f32> = levels.iter().map(|level| level.power).collect();
        powers.sort_by(f32::total_cmp);
        let at = |share: usize| powers.get(powers.len() * share / 100).copied().unwrap_or(SILENCE);
        let (quiet, loud) = (at(10), at(90));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seconds, one of them spoken.
    fn trial(around: f32, voice: f32, peak: f32) -> Hearing {
        let quiet = Level { power: around, peak: around + 3.0 };
        let loud = Level { power: voice, peak };
        Hearing::of(&[vec![quiet; 100], vec![loud; 100]].concat())
    }

    #[test]
    fn a_microphone_is_judged_by_voice_and_surroundings() {
        assert_eq!(trial(-65.0, -20.0, -8.0), Hearing::Good);
        assert_eq!(trial(-100.0, -100.0, -100.0), Hearing::Nothing);
        assert_eq!(trial(-70.0, -46.0, -40.0), Hearing::TooQuiet);
        assert_eq!(trial(-60.0, -5.0, 0.0), Hearing::TooLoud);
        assert_eq!(trial(-30.0, -18.0, -8.0), Hearing::TooNoisy);
        assert_eq!(Hearing::of(&[]), Hearing::Nothing);
    }
}
