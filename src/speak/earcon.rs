//! Chimes: short tones that say what kind of thing happens before a word is spoken.
use super::SAMPLE_RATE;

/// A chime. Rising is good, falling is not; all are shorter than a fifth of a second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Earcon {
    /// A command was taken: one high tone.
    Accepted,
    /// One has repeated the move: a low tone, then a high one.
    Repeated,
    /// One has executed the move: a wooden knock, twice.
    Executed,
    /// One has pressed the clock: a click and a low tone.
    Pressed,
    /// A command was refused: two low tones, falling.
    Refused,
    /// The clock was pressed, and waits for the last word: three soft clicks.
    PressWaits,
    /// The clock is yours now: two tones, rising.
    YourMove,
    /// A move was announced and wants to be repeated: the same tone twice.
    RepeatWanted,
    /// The time has come down to a chosen mark: one long middle tone.
    Time,
    /// Little time is left: three quick high tones.
    LowTime,
    /// The field for moves was entered.
    FieldEntered,
    /// The field for moves was left.
    FieldLeft,
    /// An empty square: one short tone.
    EmptySquare,
    /// A piece of one's own: two tones, rising.
    OwnPiece,
    /// A piece of the opponent's: two tones, falling.
    OpponentsPiece,
    /// A button was felt: a click.
    Tick,
    /// A long beat of a clock: a low tone.
    LongBeat,
    /// A short one.
    ShortBeat,
    /// A long beat of the other clock: a higher tone.
    HighLongBeat,
    /// A short one.
    HighShortBeat,
}

impl Earcon {
    /// Every sound there is.
    pub const ALL: [Self; 20] = [
        Self::Accepted,
        Self::Repeated,
        Self::Executed,
        Self::Pressed,
        Self::Refused,
        Self::PressWaits,
        Self::YourMove,
        Self::RepeatWanted,
        Self::Time,
        Self::LowTime,
        Self::FieldEntered,
        Self::FieldLeft,
        Self::EmptySquare,
        Self::OwnPiece,
        Self::OpponentsPiece,
        Self::Tick,
        Self::LongBeat,
        Self::ShortBeat,
        Self::HighLongBeat,
        Self::HighShortBeat,
    ];

    /// Its tones: hertz and milliseconds; 0 hertz is a pause.
    const fn tones(self) -> &'static [(f32, u32)] {
        match self {
            Self::Accepted => &[(1_046.5, 60)],
            Self::Repeated => &[(392.0, 35), (1_046.5, 35)],
            Self::Executed => &[(261.6, 20), (0.0, 30), (261.6, 20)],
            Self::Pressed => &[(1_568.0, 15), (0.0, 15), (392.0, 60)],
            Self::Refused => &[(311.1, 80), (233.1, 100)],
            Self::PressWaits => &[(698.5, 25), (0.0, 35), (698.5, 25), (0.0, 35), (698.5, 45)],
            Self::YourMove => &[(659.3, 70), (987.8, 90)],
            Self::RepeatWanted => &[(784.0, 55), (0.0, 40), (784.0, 55)],
            Self::Time => &[(587.3, 140)],
            Self::LowTime => &[(1_318.5, 35), (0.0, 30), (1_318.5, 35), (0.0, 30), (1_318.5, 35)],
            Self::FieldEntered => &[(523.3, 35), (784.0, 35)],
            Self::FieldLeft => &[(784.0, 35), (523.3, 35)],
            Self::EmptySquare => &[(440.0, 30)],
            Self::OwnPiece => &[(440.0, 25), (880.0, 35)],
            Self::OpponentsPiece => &[(880.0, 25), (440.0, 35)],
            Self::Tick => &[(1_760.0, 15)],
            Self::LongBeat => &[(164.8, 190)],
            Self::ShortBeat => &[(164.8, 75)],
            Self::HighLongBeat => &[(329.6, 190)],
            Self::HighShortBeat => &[(329.6, 75)],
        }
    }

    /// Its samples at [`SAMPLE_RATE`].
    #[must_use]
    pub fn samples(self) -> Vec<f32> {
        self.tones().iter().flat_map(|(hertz, ms)| tone(*hertz, *ms)).collect()
    }
}

/// A tone with soft edges and a little of its octave, half as loud as the voice at its loudest.
#[expect(clippy::cast_precision_loss, reason = "a few thousand samples")]
fn tone(hertz: f32, ms: u32) -> impl Iterator<Item = f32> {
    let len = SAMPLE_RATE * ms / 1_000;
    let edge = SAMPLE_RATE as f32 * 0.006;
    (0..len).map(move |i| {
        let turn = i as f32 / SAMPLE_RATE as f32 * hertz * std::f32::consts::TAU;
        let soft = (i as f32 / edge).min((len - i) as f32 / edge).min(1.0);
        (turn.sin() * 0.35 + (turn * 2.0).sin() * 0.08) * soft
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chimes_are_short_audible_and_all_different() {
        let all: Vec<Vec<f32>> = Earcon::ALL.iter().map(|e| e.samples()).collect();
        for (i, sound) in all.iter().enumerate() {
            assert!(sound.len() < SAMPLE_RATE as usize / 5, "{:?}", Earcon::ALL[i]);
            let loudest = sound.iter().fold(0.0_f32, |a, s| a.max(s.abs()));
            assert!((0.3..0.5).contains(&loudest), "{:?}: {loudest}", Earcon::ALL[i]);
            assert!(all[..i].iter().all(|other| other != sound), "{:?}", Earcon::ALL[i]);
        }
    }
}
