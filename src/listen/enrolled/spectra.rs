//! Short-time spectra: the energies of a voice in bands that are as wide as the ear's, a hundred times a second.
use std::{
    f32::consts::PI,
    sync::{Arc, LazyLock},
};

use realfft::{RealFftPlanner, RealToComplex};

use crate::listen::{
    activity::{self, FRAME, HOP},
    sound::{Band, RATE, Sound},
};

const FFT: usize = 512;
/// Takes the slope off the spectrum of a voice.
const PRE_EMPHASIS: f32 = 0.97;

/// The spectra of one utterance, relative to their largest value.
#[derive(Debug, Clone)]
pub(super) struct Spectra {
    /// How many bands a frame has.
    pub(super) bands: usize,
    /// Frame by frame.
    energies: Vec<f32>,
    /// The energy of each frame in dB below the loudest, smoothed over three frames.
    pub(super) loudness: Vec<f32>,
    /// The energy of each frame in dB below the loudest.
    pub(super) level: Vec<f32>,
}

impl Spectra {
    pub(super) fn of(sound: &Sound, band: Band) -> Self {
        let bank = MelFilterBank::of(band);
        let mut energies = Vec::new();
        let mut buffer = bank.fft.make_input_vec();
        let mut spectrum = bank.fft.make_output_vec();
        for (index, frame) in sound.samples.windows(FRAME).step_by(HOP).enumerate() {
            let before = (index * HOP).checked_sub(1).map_or(frame[0], |i| sound.samples[i]);
            bank.window(frame, before, &mut buffer);
            // Both buffers have the lengths that the plan asks for, which is all that can be wrong.
            if bank.fft.process(&mut buffer, &mut spectrum).is_err() {
                break;
            }
            energies.extend(bank.filters.iter().map(|filter| {
                filter.weights.iter().zip(&spectrum[filter.first..]).map(|(w, bin)| w * bin.norm_sqr()).sum::<f32>()
            }));
        }
        relative_to_largest(&mut energies);
        let level = activity::level(sound);
        Self { bands: bank.filters.len(), energies, loudness: activity::smoothed(&level), level }
    }

    /// How far up the frequencies of these sounds reach, whatever their rate says: a file of 16 kHz may have come by
    /// telephone.
    pub(super) fn band_of<'a>(sounds: impl IntoIterator<Item = &'a Sound>) -> Band {
        /// Below the loudest, in power.
        const NOTHING: f32 = 1e-5;
        /// The first filter of the wide bank that begins above 4 kHz.
        const UPPER: usize = 22;
        let mut upper = 0.0_f32;
        for sound in sounds {
            if sound.band == Band::Narrow {
                return Band::Narrow;
            }
            if upper < NOTHING {
                let spectra = Self::of(sound, Band::Wide);
                let frames = spectra.energies.chunks_exact(spectra.bands);
                upper = frames.flat_map(|frame| &frame[UPPER..]).fold(upper, |a, b| a.max(*b));
            }
        }
        if upper < NOTHING { Band::Narrow } else { Band::Wide }
    }

    /// How many frames there are.
    pub(super) const fn len(&self) -> usize {
        self.level.len()
    }

    pub(super) fn frame(&self, index: usize) -> &[f32] {
        &self.energies[index * self.bands..(index + 1) * self.bands]
    }

    /// The loudness in dB that tells speech from what lies around and between the words.
    pub(super) fn threshold(&self) -> f32 {
        activity::threshold(&self.loudness)
    }

    /// The mean energy of each band in the background; nothing where there is none.
    pub(super) fn noise(&self) -> Vec<f32> {
        let mut noise = vec![0.0; self.bands];
        let Some(frames) = activity::background(&self.loudness) else { return noise };
        for &index in &frames {
            for (sum, energy) in noise.iter_mut().zip(self.frame(index)) {
                *sum += energy;
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "a few frames")]
        noise.iter_mut().for_each(|sum| *sum /= frames.len() as f32);
        noise
    }

    /// Only the frames from the first to the last that is louder than `threshold` dB, with two more on each side.
    pub(super) fn trimmed(&self, threshold: f32) -> Self {
        let std::ops::Range { start: first, end: last } = activity::speech(&self.loudness, threshold);
        Self {
            bands: self.bands,
            energies: self.energies[first * self.bands..last * self.bands].to_vec(),
            loudness: self.loudness[first..last].to_vec(),
            level: self.level[first..last].to_vec(),
        }
    }
}

fn relative_to_largest(values: &mut [f32]) {
    let largest = values.iter().fold(1e-20_f32, |a, b| a.max(*b));
    values.iter_mut().for_each(|value| *value /= largest);
}

/// Triangular filters, evenly spaced on the mel scale.
struct MelFilterBank {
    fft: Arc<dyn RealToComplex<f32>>,
    hamming: Vec<f32>,
    filters: Vec<Filter>,
}

struct Filter {
    first: usize,
    weights: Vec<f32>,
}

impl MelFilterBank {
    fn of(band: Band) -> &'static Self {
        static NARROW: LazyLock<MelFilterBank> = LazyLock::new(|| MelFilterBank::new(100.0, 3_800.0, 22));
        static WIDE: LazyLock<MelFilterBank> = LazyLock::new(|| MelFilterBank::new(100.0, 7_200.0, 28));
        match band {
            Band::Narrow => &NARROW,
            Band::Wide => &WIDE,
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    fn new(lowest: f32, highest: f32, count: usize) -> Self {
        let mel = |hertz: f32| (1.0 + hertz / 700.0).ln();
        let (low, high) = (mel(lowest), mel(highest));
        let bin = |i: usize| {
            let hertz = 700.0 * ((low + (high - low) * i as f32 / (count + 1) as f32).exp() - 1.0);
            hertz * FFT as f32 / RATE as f32
        };
        Self {
            fft: RealFftPlanner::new().plan_fft_forward(FFT),
            hamming: (0..FRAME).map(|i| 0.54 - 0.46 * (2.0 * PI * i as f32 / (FRAME - 1) as f32).cos()).collect(),
            filters: (0..count).map(|i| Filter::triangle(bin(i), bin(i + 1), bin(i + 2))).collect(),
        }
    }

    fn window(&self, frame: &[f32], before: f32, out: &mut [f32]) {
        let mut before = before;
        for ((to, sample), weight) in out.iter_mut().zip(frame).zip(&self.hamming) {
            *to = (sample - PRE_EMPHASIS * before) * weight;
            before = *sample;
        }
        out[FRAME..].fill(0.0);
    }
}

impl Filter {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "bins are few and positive"
    )]
    fn triangle(low: f32, centre: f32, high: f32) -> Self {
        let (first, last) = (low.ceil() as usize, high.floor() as usize);
        let weight = |bin: usize| {
            let bin = bin as f32;
            if bin <= centre { (bin - low) / (centre - low) } else { (high - bin) / (high - centre) }
        };
        Self { first, weights: (first..=last).map(weight).collect() }
    }
}
