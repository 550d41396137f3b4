//! The recogniser that knows one speaker: the words he has taught it, and dynamic time warping along the grammar.
//!
//! Sound, with less of its noise where there is much, becomes mel-frequency cepstra with their slopes, evened out to the
//! speaker's mean and weighed by how much each varies from take to take; an utterance is laid on the takes of the words in one
//! pass along the network of sentences. Pure functions of samples, but for the folder of a profile.
mod align;
mod decode;
mod denoise;
mod doubt;
mod features;
mod profile;
mod spectra;
mod take;
mod templates;

use decode::{Path, PreparedUtterance, decode};
pub use doubt::{Doubt, doubt};
pub(in crate::listen) use features::CEPSTRA;
use features::Mask;
pub use profile::{Profile, ProfileError, TaughtWord};
use spectra::Spectra;
pub use take::{TakeFault, check, unlike};
use templates::Templates;

use super::{
    Fit, KnownSpeaker, Opinion, Preference, Recogniser, RecogniserError, Vocabulary,
    grammar::{self, Network, Tongue},
    sound::{Band, Sound},
};

/// Mean cost of a frame, in typical ones, up to which a sentence fits. Nothing else sounds like it: talk costs 3 and more.
const GOOD: f32 = 2.2;
/// And up to which it may.
const DOUBTFUL: f32 = 3.0;
/// By so many typical frames the free sentence must be cheaper to be heard instead.
const CLEARLY: f32 = 12.0;
/// Kinds of noise for which templates are kept.
const KEPT: usize = 4;

/// Hears the words of a [`Profile`].
pub struct Enrolled {
    vocabulary: Vocabulary,
    /// The takes of each word, in the bands they can be compared in.
    takes: Vec<Vec<Sound>>,
    band: Band,
    spectra: Vec<(Band, Vec<Vec<Spectra>>)>,
    /// The templates used last come last.
    templates: Vec<(Band, Templates)>,
    current: Network,
    free: Network,
}

impl Enrolled {
    /// A recogniser for these words, said in these languages.
    #[must_use]
    pub fn new(profile: Profile, tongue: Tongue) -> Self {
        let words: Vec<_> = profile.words.into_iter().filter(|word| !word.takes.is_empty()).collect();
        let vocabulary = Vocabulary::new(words.iter().map(|word| word.text.as_str()));
        let takes: Vec<Vec<Sound>> = words.into_iter().map(|word| word.takes).collect();
        let band = Spectra::band_of(takes.iter().flatten());
        let free = grammar::free(tongue, &vocabulary);
        let current = Network::default();
        let mut enrolled = Self { vocabulary, takes, band, spectra: Vec::new(), templates: Vec::new(), current, free };
        // What a clean recording needs is ready before the first word.
        let bands = enrolled.spectra(band).iter().flatten().next().map(|take| take.bands);
        if let Some(bands) = bands {
            enrolled.templates(band, &Mask::clean(bands));
        }
        enrolled
    }

    fn spectra(&mut self, band: Band) -> &[Vec<Spectra>] {
        let index = self.spectra.iter().position(|(known, _)| *known == band).unwrap_or_else(|| {
            let of = |take: &Sound| {
                let spectra = Spectra::of(take, band);
                spectra.trimmed(spectra.threshold())
            };
            let all = self.takes.iter().map(|word| word.iter().map(of).collect()).collect();
            self.spectra.push((band, all));
            self.spectra.len() - 1
        });
        &self.spectra[index].1
    }

    fn templates(&mut self, band: Band, mask: &Mask) -> &Templates {
        match self.templates.iter().position(|(known, templates)| *known == band && templates.mask == *mask) {
            Some(index) => {
                let last = self.templates.remove(index);
                self.templates.push(last);
            }
            None => {
                let fresh = Templates::new(self.spectra(band), mask);
                if self.templates.len() >= KEPT {
                    self.templates.remove(0);
                }
                self.templates.push((band, fresh));
            }
        }
        &self.templates[self.templates.len() - 1].1
    }

    fn text(&self, path: &Path) -> String {
        path.units.iter().map(|&unit| self.vocabulary.text(unit)).collect::<Vec<_>>().join(" ")
    }
}

impl Recogniser for Enrolled {
    fn name(&self) -> &'static str {
        "enrolled"
    }

    fn speaker(&self) -> KnownSpeaker {
        KnownSpeaker::Known
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    fn prepare(&mut self, current: Network) -> Result<(), RecogniserError> {
        self.current = current;
        Ok(())
    }

    fn listen(&mut self, sound: &Sound) -> Result<Opinion, RecogniserError> {
        let band = self.band.min(Spectra::band_of([sound]));
        let spectra = Spectra::of(&denoise::denoised(sound), band);
        if spectra.len() == 0 || sound.peak() < super::activity::SILENT || self.vocabulary.is_empty() {
            return Ok(Opinion::nothing());
        }
        let threshold = spectra.threshold();
        let mask = Mask::of(&spectra.noise());
        let spectra = spectra.trimmed(threshold);
        self.templates(band, &mask);
        let Some((_, templates)) = self.templates.last() else { return Ok(Opinion::nothing()) };
        let points = templates.points_of(&spectra, threshold);
        let mut utterance = PreparedUtterance::new(templates, points, &spectra.loudness, threshold);
        let current = decode(&mut utterance, &self.current);
        let free = decode(&mut utterance, &self.free);
        Ok(opinion(self, current, free, spectra.len()))
    }
}

/// The cepstra of every frame, up to the highest frequency of a telephone, and how loud each is, in dB below the loudest.
pub(in crate::listen) fn frames(sound: &Sound) -> (Vec<[f32; CEPSTRA]>, Vec<f32>) {
    let spectra = Spectra::of(sound, Band::Narrow);
    let cepstra = features::cepstra(&spectra, &Mask::clean(spectra.bands));
    let without_level = |frame: &features::Static| std::array::from_fn(|at| frame[at]);
    (cepstra.iter().map(without_level).collect(), spectra.level)
}

fn opinion(enrolled: &Enrolled, current: Option<Path>, free: Option<Path>, frames: usize) -> Opinion {
    #[expect(clippy::cast_precision_loss, reason = "some thousand frames")]
    let frames = frames as f32;
    let cost = |path: &Option<Path>| path.as_ref().map_or(f32::INFINITY, |path| path.cost);
    let (along, freely) = (cost(&current), cost(&free));
    let preference = if (along - freely) * frames > CLEARLY { Preference::Free } else { Preference::Current };
    let heard = match preference {
        Preference::Current => along,
        Preference::Free => freely,
    };
    let fit = match heard {
        cost if cost <= GOOD => Fit::Sure,
        cost if cost <= DOUBTFUL => Fit::Doubtful,
        _ => Fit::None,
    };
    let text = |path: Option<Path>| path.map(|path| enrolled.text(&path));
    Opinion {
        current: text(current),
        free: text(free),
        preference,
        fit,
        scores: vec![("enrolled_current", along), ("enrolled_free", freely)],
    }
}
