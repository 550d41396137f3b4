//! Times as beats of two motors: the felt clock.
//!
//! A tactile clock has one dot at every five minutes and two at every quarter of an hour (D.2.5.b). Here a quarter is a
//! long beat and five minutes a short one; one's own time beats the strong motor, the opponent's the weak one. Below
//! five minutes an upbeat comes first and short beats count minutes; below a minute two upbeats, and short beats count
//! tens of seconds. What is not whole is not counted: nobody has less time than he feels.
//!
//! Lengths are in ticks of [`TICK`], the step in which gamepads are driven.
use std::time::Duration;

/// The step of every length here.
pub const TICK: Duration = Duration::from_millis(50);

/// A quarter of an hour: ticks.
const LONG: u32 = 8;
/// Five minutes, a minute, ten seconds: ticks.
const SHORT: u32 = 3;
/// An upbeat: ticks.
const UPBEAT: u32 = 1;
/// Between two beats: ticks.
const GAP: u32 = 4;
/// Between beats of different kinds: ticks.
const PAUSE: u32 = 8;
/// How many beats tell that a flag has fallen.
const FLUTTER: u32 = 10;

/// One of the two motors of a pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motor {
    /// The strong, low one: one's own clock.
    Strong,
    /// The weak, high one: the opponent's.
    Weak,
}

/// One beat of a motor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pulse {
    /// The motor that beats.
    pub motor: Motor,
    /// Ticks from the start of the rhythm to the start of the beat.
    pub start: u32,
    /// Ticks that it lasts.
    pub ticks: u32,
}

impl Pulse {
    /// Whether it is one of the long beats.
    #[must_use]
    pub const fn is_long(self) -> bool {
        self.ticks >= LONG
    }
}

/// Puts beats one after the other.
struct Score {
    motor: Motor,
    at: u32,
    pulses: Vec<Pulse>,
}

impl Score {
    const fn new(motor: Motor) -> Self {
        Self { motor, at: 0, pulses: Vec::new() }
    }

    /// This many beats of one length, and the pause after them.
    fn beats(mut self, count: u32, ticks: u32) -> Self {
        for _ in 0..count {
            self.pulses.push(Pulse { motor: self.motor, start: self.at, ticks });
            self.at += ticks + GAP;
        }
        if count > 0 {
            self.at += PAUSE - GAP;
        }
        self
    }
}

/// The time that is left, on `motor`.
///
/// ```
/// # use std::time::Duration;
/// # use anna_hector::pad::rhythm::{Motor, of_time};
/// let lengths = |seconds| {
///     of_time(Duration::from_secs(seconds), Motor::Strong).iter().map(|pulse| pulse.ticks).collect::<Vec<_>>()
/// };
/// assert_eq!(lengths(90 * 60), [8; 6], "six quarters of an hour");
/// assert_eq!(lengths(40 * 60), [8, 8, 3, 3], "two quarters and ten minutes");
/// assert_eq!(lengths(200), [1, 3, 3, 3], "an upbeat and three minutes");
/// assert_eq!(lengths(25), [1, 1, 3, 3], "two upbeats and twenty seconds");
/// assert_eq!(lengths(0), [1; 10], "the flag");
/// ```
#[must_use]
pub fn of_time(left: Duration, motor: Motor) -> Vec<Pulse> {
    // More than a day is felt as a day.
    let seconds = u32::try_from(left.as_secs()).unwrap_or(u32::MAX).min(86_400);
    let score = Score::new(motor);
    let score = match seconds {
        _ if left.is_zero() => return flag(motor),
        0..60 => score.beats(2, UPBEAT).beats(seconds / 10, SHORT),
        60..300 => score.beats(1, UPBEAT).beats(seconds / 60, SHORT),
        _ => score.beats(seconds / 900, LONG).beats(seconds % 900 / 300, SHORT),
    };
    score.pulses
}

/// A flag that has fallen: a flutter.
fn flag(motor: Motor) -> Vec<Pulse> {
    (0..FLUTTER).map(|beat| Pulse { motor, start: beat * 2, ticks: 1 }).collect()
}

/// Whose clock runs: a double beat of the motor of that clock; of both motors at once where none runs.
#[must_use]
pub fn of_running(running: Option<Motor>) -> Vec<Pulse> {
    let motors: &[Motor] = match running {
        Some(Motor::Strong) => &[Motor::Strong],
        Some(Motor::Weak) => &[Motor::Weak],
        None => &[Motor::Strong, Motor::Weak],
    };
    let beats: &[u32] = if running.is_some() { &[0, 4] } else { &[0] };
    motors.iter().flat_map(|&motor| beats.iter().map(move |&start| Pulse { motor, start, ticks: 2 })).collect()
}

/// A button was felt: one tick of the weak motor.
#[must_use]
pub fn touch() -> Vec<Pulse> {
    vec![Pulse { motor: Motor::Weak, start: 0, ticks: 1 }]
}

/// Ticks until the last beat is over.
#[must_use]
pub fn lasts(pulses: &[Pulse]) -> u32 {
    pulses.iter().map(|pulse| pulse.start + pulse.ticks).max().unwrap_or(0)
}

/// The times of the practice page, from much to none.
pub const LESSONS: [Duration; 14] = [
    Duration::from_secs(5400),
    Duration::from_secs(3600),
    Duration::from_secs(2400),
    Duration::from_secs(1800),
    Duration::from_secs(1500),
    Duration::from_secs(900),
    Duration::from_secs(600),
    Duration::from_secs(300),
    Duration::from_secs(240),
    Duration::from_secs(120),
    Duration::from_secs(60),
    Duration::from_secs(50),
    Duration::from_secs(10),
    Duration::ZERO,
];

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_rhythm_has_its_beats_one_after_the_other() {
        let pulses = of_time(Duration::from_secs(20 * 60), Motor::Weak);
        let beat = |start, ticks| Pulse { motor: Motor::Weak, start, ticks };
        assert_eq!(pulses, [beat(0, 8), beat(16, 3)]);
        let pulses = of_time(Duration::from_secs(10 * 60), Motor::Strong);
        assert_eq!(pulses.iter().map(|p| (p.start, p.ticks)).collect::<Vec<_>>(), [(0, 3), (7, 3)]);
    }

    #[test]
    fn whose_clock_runs_is_told_apart() {
        let kinds = [None, Some(Motor::Strong), Some(Motor::Weak)].map(of_running);
        assert!(kinds[0] != kinds[1] && kinds[1] != kinds[2] && kinds[0] != kinds[2]);
        assert_eq!(kinds[1].len(), 2, "a double beat");
    }

    proptest! {
        /// Beats never overlap, and from the beats the time is known as exactly as they count it.
        #[test]
        fn the_time_can_be_told_from_the_beats(seconds in 1u64..36_000) {
            let pulses = of_time(Duration::from_secs(seconds), Motor::Strong);
            for pair in pulses.windows(2) {
                prop_assert!(pair[0].start + pair[0].ticks < pair[1].start);
            }
            let count = |ticks| pulses.iter().filter(|pulse| pulse.ticks == ticks).count() as u64;
            let felt = match count(UPBEAT) {
                0 => count(LONG) * 900 + count(SHORT) * 300,
                1 => count(SHORT) * 60,
                _ => count(SHORT) * 10,
            };
            prop_assert!(felt <= seconds, "nobody has less than he feels");
            let exact = if seconds >= 300 { 300 } else if seconds >= 60 { 60 } else { 10 };
            prop_assert!(seconds - felt < exact);
        }
    }
}
