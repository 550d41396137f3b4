//! What becomes of clean speech in a room, a telephone or a crowd; made while the benchmark runs.
#![expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "seconds of sound are short")]
use anna_hector::listen::{RATE, Sound};

use super::speech::Dice;

/// How a sentence reaches the microphone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Condition {
    Clean,
    Telephone,
    /// 20 dB less.
    Quiet,
    /// A room with reverberation.
    Room,
    /// The same from afar.
    Far,
    /// A fan, so many dB below the voice.
    Fan(f32),
    /// Four others who say moves.
    Babble(f32),
    /// One who does.
    Neighbour(f32),
}

impl Condition {
    /// Those of the table, with their names.
    pub(crate) const ALL: [(&str, Self); 10] = [
        ("clean", Self::Clean),
        ("telephone", Self::Telephone),
        ("level_-20_dB", Self::Quiet),
        ("reverberation", Self::Room),
        ("far", Self::Far),
        ("fan_10_dB", Self::Fan(10.0)),
        ("babble_20_dB", Self::Babble(20.0)),
        ("babble_15_dB", Self::Babble(15.0)),
        ("babble_10_dB", Self::Babble(10.0)),
        ("neighbour_10_dB", Self::Neighbour(10.0)),
    ];

    /// The sentence under this condition, with half a second of pause around it. `other` is what somebody else says.
    pub(crate) fn of(self, said: &Sound, dice: &mut Dice, mut other: impl FnMut(&mut Dice) -> Sound) -> Sound {
        let pause = vec![0.0; RATE as usize / 2];
        let clean = [&pause[..], &said.samples, &pause].concat();
        let heard = match self {
            Self::Clean => clean,
            Self::Telephone => return telephone(&clean),
            Self::Quiet => clean.iter().map(|sample| sample * 0.1).collect(),
            Self::Room => reverberant(&clean, 0.5, 3.0, dice),
            Self::Far => {
                let far: Vec<f32> = reverberant(&clean, 0.8, -3.0, dice).iter().map(|sample| sample * 0.25).collect();
                let hiss: Vec<f32> = far.iter().map(|_| dice.even()).collect();
                mixed(&far, &hiss, 30.0, &said.samples)
            }
            Self::Fan(below) => {
                let fan = fan(clean.len(), dice);
                mixed(&clean, &fan, below, &said.samples)
            }
            Self::Babble(below) => {
                let voices: Vec<Vec<f32>> = (0..4).map(|_| going_on(clean.len(), dice, &mut other)).collect();
                let crowd: Vec<f32> = (0..clean.len()).map(|at| voices.iter().map(|voice| voice[at]).sum()).collect();
                mixed(&clean, &crowd, below, &said.samples)
            }
            Self::Neighbour(below) => {
                let voice = going_on(clean.len(), dice, &mut other);
                mixed(&clean, &voice, below, &said.samples)
            }
        };
        Sound::new(&in_16_bits(&heard), RATE)
    }
}

/// As a microphone of 16 bits brings it.
fn in_16_bits(samples: &[f32]) -> Vec<f32> {
    samples.iter().map(|sample| (sample.clamp(-1.0, 1.0) * 32_767.0).round() / 32_767.0).collect()
}

/// From 300 to 3400 Hz, 8000 samples a second.
fn telephone(samples: &[f32]) -> Sound {
    let rate = RATE as f32;
    let mut band = samples.to_vec();
    for filter in [Biquad::high_pass(300.0 / rate), Biquad::low_pass(3_400.0 / rate)] {
        for _ in 0..2 {
            band = filter.over(&band);
        }
    }
    let half: Vec<f32> = band.iter().step_by(2).copied().collect();
    Sound::new(&in_16_bits(&half), RATE / 2)
}

/// With a tail that falls by 60 dB in `seconds`; the direct sound is so many dB above it.
fn reverberant(samples: &[f32], seconds: f32, direct: f32, dice: &mut Dice) -> Vec<f32> {
    let length = (seconds * RATE as f32) as usize;
    let mut tail: Vec<f32> = (0..length).map(|at| dice.even() * (-6.9 * at as f32 / length as f32).exp()).collect();
    // Nothing comes back before the nearest wall.
    tail[..RATE as usize / 200].fill(0.0);
    let scale = (10.0_f32.powf(-direct / 10.0) / tail.iter().map(|s| s * s).sum::<f32>()).sqrt();
    let mut heard = samples.to_vec();
    for (at, sample) in samples.iter().enumerate().filter(|(_, sample)| sample.abs() > 1e-4) {
        for (sum, echo) in heard[at..].iter_mut().zip(&tail) {
            *sum += sample * echo * scale;
        }
    }
    let peak = heard.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs())).max(1e-6);
    let before = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    heard.iter().map(|sample| sample * before / peak).collect()
}

/// A fan: noise that falls above 400 Hz, and a hum.
fn fan(length: usize, dice: &mut Dice) -> Vec<f32> {
    let filter = Biquad::low_pass(400.0 / RATE as f32);
    let noise: Vec<f32> = (0..length).map(|_| dice.even()).collect();
    let hum = |at: usize| 0.05 * (std::f32::consts::TAU * 100.0 * at as f32 / RATE as f32).sin();
    filter.over(&noise).iter().enumerate().map(|(at, sample)| sample + hum(at)).collect()
}

/// Somebody who says one thing after the other.
fn going_on(length: usize, dice: &mut Dice, other: &mut impl FnMut(&mut Dice) -> Sound) -> Vec<f32> {
    let mut voice = other(dice).samples;
    let begun = dice.below(voice.len().max(1));
    voice.drain(..begun);
    while voice.len() < length {
        voice.extend(other(dice).samples);
    }
    voice.truncate(length);
    voice
}

/// Both together, the second so many dB below `speech`, which is the first without its pauses.
fn mixed(samples: &[f32], noise: &[f32], below: f32, speech: &[f32]) -> Vec<f32> {
    let power = |of: &[f32]| of.iter().map(|s| s * s).sum::<f32>() / of.len().max(1) as f32;
    // What was said may have become quieter on its way.
    let speech = power(samples).max(1e-12) * samples.len() as f32 / speech.len().max(1) as f32;
    let gain = (speech / power(noise).max(1e-12) / 10.0_f32.powf(below / 10.0)).sqrt();
    samples.iter().zip(noise).map(|(sample, noise)| sample + gain * noise).collect()
}

/// A filter of the second order with the flattest pass band; frequencies as parts of the rate.
struct Biquad {
    forward: [f32; 3],
    back: [f32; 2],
}

impl Biquad {
    fn low_pass(at: f32) -> Self {
        let (cosine, alpha, scale) = Self::terms(at);
        let side = f32::midpoint(1.0, -cosine);
        Self { forward: [side / scale, 2.0 * side / scale, side / scale], back: Self::back(cosine, alpha, scale) }
    }

    fn high_pass(at: f32) -> Self {
        let (cosine, alpha, scale) = Self::terms(at);
        let side = f32::midpoint(1.0, cosine);
        Self { forward: [side / scale, -2.0 * side / scale, side / scale], back: Self::back(cosine, alpha, scale) }
    }

    fn terms(at: f32) -> (f32, f32, f32) {
        let (sine, cosine) = (std::f32::consts::TAU * at).sin_cos();
        let alpha = sine * std::f32::consts::FRAC_1_SQRT_2;
        (cosine, alpha, 1.0 + alpha)
    }

    fn back(cosine: f32, alpha: f32, scale: f32) -> [f32; 2] {
        [-2.0 * cosine / scale, (1.0 - alpha) / scale]
    }

    fn over(&self, samples: &[f32]) -> Vec<f32> {
        let ([mut in_1, mut in_2], [mut out_1, mut out_2]) = ([0.0; 2], [0.0; 2]);
        let next = |&sample: &f32| {
            let out = self.forward[0] * sample + self.forward[1] * in_1 + self.forward[2] * in_2
                - self.back[0] * out_1
                - self.back[1] * out_2;
            (in_2, in_1, out_2, out_1) = (in_1, sample, out_1, out);
            out
        };
        samples.iter().map(next).collect()
    }
}
