//! When somebody begins and ends to speak, judged by the level of the sound above the noise around him.

/// Hundredths of a second among which loud ones are counted.
const WINDOW: u32 = 10;
/// How many loud ones of them are a beginning. A click has fewer.
const LOUD: u32 = 6;
/// How many quiet ones in a row are an end: 350 ms, longer than the pauses between the words of a move.
const PAUSE: u32 = 35;
/// How many are perhaps an end: 120 ms, which few pauses within a sentence last.
const HESITATION: u32 = 12;
/// By so many dB a voice is louder than what is around it.
const ABOVE: f32 = 10.0;
/// By so many it must be louder to go on.
const STILL_ABOVE: f32 = 6.0;
/// What is quieter than this is not taken for a voice, in dB below full scale.
const FAINTEST: f32 = -55.0;
/// How fast what counts as surroundings may become louder: dB in a hundredth of a second.
const RISE: f32 = 0.04;
/// How fast while somebody speaks: a fan that was switched on is surroundings half a minute later.
const RISE_IN_SPEECH: f32 = 0.005;
/// And how fast quieter, as a share of the difference.
const FALL: f32 = 0.2;

/// What has changed with a hundredth of a second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndpointTurn {
    /// Nothing begins and nothing ends.
    None,
    /// Somebody speaks; he began up to `WINDOW` hundredths ago.
    Began,
    /// He has been quiet for a moment: perhaps he has ended.
    Hesitated,
    /// He had not.
    WentOn,
    /// He has ended.
    Ended,
}

/// Tells beginnings and ends of speech from the power of each hundredth of a second.
#[derive(Debug, Clone, PartialEq)]
pub struct EndPointer {
    /// How loud the surroundings are, in dB; `None` before the first.
    floor: Option<f32>,
    /// The latest hundredths as bits, the newest lowest; set where loud.
    recent: u32,
    speaking: SpeechState,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SpeechState {
    No,
    /// With so many quiet hundredths since the last loud one.
    Yes(u32),
}

impl Default for EndPointer {
    fn default() -> Self {
        Self { floor: None, recent: 0, speaking: SpeechState::No }
    }
}

impl EndPointer {
    /// Takes the power of the next hundredth of a second, in dB below full scale.
    ///
    /// ```
    /// # use anna_hector::listen::capture::{EndPointer, EndpointTurn};
    /// let mut pointer = EndPointer::default();
    /// let mut turns = |power: f32, hundredths: usize| -> Vec<EndpointTurn> {
    ///     (0..hundredths).map(|_| pointer.take(power)).filter(|turn| *turn != EndpointTurn::None).collect()
    /// };
    /// assert_eq!(turns(-60.0, 100), []);
    /// assert_eq!(turns(-20.0, 3), [], "a click");
    /// assert_eq!(turns(-60.0, 100), []);
    /// assert_eq!(turns(-20.0, 80), [EndpointTurn::Began]);
    /// assert_eq!(turns(-60.0, 10), [], "between two words");
    /// assert_eq!(turns(-20.0, 50), []);
    /// assert_eq!(turns(-60.0, 30), [EndpointTurn::Hesitated]);
    /// assert_eq!(turns(-20.0, 50), [EndpointTurn::WentOn]);
    /// assert_eq!(turns(-60.0, 40), [EndpointTurn::Hesitated, EndpointTurn::Ended]);
    /// ```
    pub fn take(&mut self, power: f32) -> EndpointTurn {
        let floor = self.floor.unwrap_or(power);
        let rise = if self.speaking == SpeechState::No { RISE } else { RISE_IN_SPEECH };
        self.floor = Some(if power < floor { floor + (power - floor) * FALL } else { (floor + rise).min(power) });
        let above = if self.speaking == SpeechState::No { ABOVE } else { STILL_ABOVE };
        let loud = power > (floor + above).max(FAINTEST);
        self.recent = (self.recent << 1 | u32::from(loud)) & ((1 << WINDOW) - 1);
        match &mut self.speaking {
            SpeechState::No if self.recent.count_ones() >= LOUD => {
                self.speaking = SpeechState::Yes(0);
                EndpointTurn::Began
            }
            SpeechState::No => EndpointTurn::None,
            SpeechState::Yes(quiet) if loud => {
                let before = std::mem::take(quiet);
                if before < HESITATION { EndpointTurn::None } else { EndpointTurn::WentOn }
            }
            SpeechState::Yes(quiet) => {
                *quiet += 1;
                match *quiet {
                    HESITATION => EndpointTurn::Hesitated,
                    0..PAUSE => EndpointTurn::None,
                    _ => {
                        self.speaking = SpeechState::No;
                        self.recent = 0;
                        EndpointTurn::Ended
                    }
                }
            }
        }
    }

    /// Nobody has spoken yet; what is known of the surroundings stays.
    pub fn reset(&mut self) {
        self.recent = 0;
        self.speaking = SpeechState::No;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(pointer: &mut EndPointer, powers: impl IntoIterator<Item = f32>) -> Vec<(usize, EndpointTurn)> {
        powers
            .into_iter()
            .map(|power| pointer.take(power))
            .enumerate()
            .filter(|(_, turn)| *turn != EndpointTurn::None)
            .collect()
    }

    #[test]
    fn silence_steady_noise_and_clicks_are_nothing() {
        let mut pointer = EndPointer::default();
        assert_eq!(turns(&mut pointer, [-100.0; 300]), []);
        let mut pointer = EndPointer::default();
        assert_eq!(turns(&mut pointer, (0..500).map(|i| -35.0 + (i % 7) as f32 * 0.5)), [], "a fan");
        let clicks = (0..500).map(|i| if i % 50 < 3 { -5.0 } else { -40.0 });
        assert_eq!(turns(&mut pointer, clicks), []);
    }

    #[test]
    fn a_word_begins_within_a_tenth_of_a_second_and_ends_after_the_pause() {
        let mut pointer = EndPointer::default();
        turns(&mut pointer, [-50.0; 100]);
        let spoken = [-25.0; 40].into_iter().chain([-50.0; 60]);
        let turns = turns(&mut pointer, spoken);
        let [(began, EndpointTurn::Began), (perhaps, EndpointTurn::Hesitated), (ended, EndpointTurn::Ended)] =
            turns[..]
        else {
            panic!("one word: {turns:?}")
        };
        assert!(began < WINDOW as usize, "{began}");
        assert_eq!((perhaps, ended), (40 + HESITATION as usize - 1, 40 + PAUSE as usize - 1));
        const { assert!(PAUSE <= 40, "the pause that is waited for is at most 400 ms") };
    }

    /// A noise that stays is surroundings after a while: nobody is heard speaking for ever.
    #[test]
    fn a_noise_that_stays_becomes_the_surroundings() {
        let mut pointer = EndPointer::default();
        turns(&mut pointer, [-60.0; 100]);
        let [(_, EndpointTurn::Began), (_, EndpointTurn::Hesitated), (ended, EndpointTurn::Ended)] =
            turns(&mut pointer, [-40.0; 6000])[..]
        else {
            panic!("one stretch")
        };
        assert!(ended < 4500, "{ended}");
    }
}
