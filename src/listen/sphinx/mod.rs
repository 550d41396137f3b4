//! The recogniser that knows no speaker: PocketSphinx, where it is installed.
//!
//! It serves everybody who has not taught a profile, and is the second opinion for those who have. Each utterance is decoded
//! three times, in parallel: along the sentences that are possible now, along every well-formed sentence, and as a loop of
//! phones, which is what anything else sounds like. The settings are those that were measured: above all no second pass
//! over the lattice, which takes seconds with a finite grammar, and the utterance as a whole, so that its mean is known.
//!
//! Where nobody else listens, the possible sentences are looked for a second time, in a voice made deeper. By its score alone
//! a word misheard cannot be told from one heard right; but what is misheard in one voice is seldom misheard the same way in
//! another. In noise it is not relied on alone at all.
#[expect(unsafe_code, reason = "PocketSphinx is a C library that is opened at run time")]
mod library;
mod signal;

use std::{env, path::PathBuf, thread};

use library::{Decoded, Graph, Library, SphinxDecoder};

pub use super::unusable::SphinxError;

use super::{
    Fit, Opinion, Preference, Recogniser, RecogniserError, Sound, UnitId, Vocabulary,
    grammar::{self, Network, Tongue},
    pronounce,
};
use crate::language::Term;

/// Names another library than the system's, by its file.
const LIBRARY_VARIABLE: &str = "ANNA_HECTOR_POCKETSPHINX";
/// Names another folder with an acoustic model of American English.
const MODEL_VARIABLE: &str = "ANNA_HECTOR_POCKETSPHINX_MODEL";

/// Where systems keep the acoustic model of American English.
const MODELS: [&str; 3] = [
    "/usr/share/pocketsphinx/model/en-us/en-us",
    "/usr/local/share/pocketsphinx/model/en-us/en-us",
    "/usr/share/pocketsphinx/en-us/en-us",
];

/// For every decoder.
const SETTINGS: &[(&str, &str)] = &[("-bestpath", "no"), ("-remove_noise", "yes")];
/// For scores that are compared. They are relative to the best sound of each frame; only if all sounds are computed, and not
/// just those that a grammar asks for, are the scores of two decoders comparable.
const COMPARED: &[(&str, &str)] = &[("-compallsen", "yes")];
/// For sentences: beams wide enough that hardly a right one is lost. Three densities of each sound instead of four take a
/// sixth less time, and one sentence of a hundred more is misheard; two lose several.
const SENTENCES: &[(&str, &str)] = &[("-wbeam", "1e-40"), ("-beam", "1e-45"), ("-pbeam", "1e-45"), ("-topn", "3")];
/// For hearing a sentence again, whose score is compared with none: the sounds of every other frame are enough.
const AGAIN: &[(&str, &str)] = &[("-ds", "2")];
/// For the loop of phones: rough is enough, and four times as fast.
const PHONES: &[(&str, &str)] = &[("-allphone_ci", "yes"), ("-ds", "3"), ("-topn", "1")];

/// One nat of a penalty: the library's logarithms have the base 1.0001, and a penalty counts twice, to weigh against its
/// likelihoods.
const PENALTY: i32 = -20_000;

const NAME: &str = "sentences";

/// The difference to the loop of phones, in thousandths of the library's nats a frame, above which a sentence fits: nine of
/// ten sentences do, and one of seven of anything else.
const GOOD: f32 = 0.4;
/// And above which it may: hardly a sentence is lost.
const DOUBTFUL: f32 = 0.0;
/// Above which nothing else sounds like it: a sentence that is possible now, as three of four are and hardly any talk. It is
/// sure if a deeper voice is heard to say the same.
const CLEAR: f32 = 0.7;
/// And any other sentence, of which there are so many that talk is nearer to some of them.
const CLEAR_FREELY: f32 = 1.0;
/// The free sentence is heard instead when it is better by this. Of the sentences that are possible now, one of twenty is as
/// far behind the free one, for a word that was misheard; what was not such a sentence is farther behind.
const CLEARLY: f32 = 0.15;

/// What PocketSphinx listens for.
#[derive(Debug, Clone, Copy)]
pub enum SphinxTask<'a> {
    /// Nobody else listens: all words, and what it is relied on for it hears twice.
    Alone,
    /// It listens beside somebody who knows only some of the words: to all of them, as a second opinion.
    Beside,
    /// It is the second opinion of somebody who knows these words, and listens for those among them that it knows too.
    Second(&'a Vocabulary),
}

/// PocketSphinx with its decoders.
pub struct Sphinx {
    vocabulary: Vocabulary,
    /// The words that can be left out or changed for one another without another move: `nach`, `auf`.
    links: Vec<UnitId>,
    along: SphinxDecoder,
    freely: SphinxDecoder,
    phones: SphinxDecoder,
    /// Hears the sentences that are possible now in a deeper voice, where nobody else listens.
    again: Option<SphinxDecoder>,
    /// What the sentences that are possible now cost by their first words; without any, nothing is decoded along them.
    current: Option<Beginnings>,
    free: Beginnings,
}

/// The penalty of each unit as the first of a sentence.
type Beginnings = Vec<u8>;

impl Sphinx {
    /// Opens the library for the words of `tongue`.
    ///
    /// The library and its model are those of the system, or those that `ANNA_HECTOR_POCKETSPHINX` (a file) and
    /// `ANNA_HECTOR_POCKETSPHINX_MODEL` (a folder) name.
    ///
    /// # Errors
    /// [`SphinxError`]: what is missing and how to get it.
    pub fn open(tongue: Tongue, duty: SphinxTask<'_>) -> Result<Self, SphinxError> {
        let library = Library::open(env::var_os(LIBRARY_VARIABLE).map(PathBuf::from))?;
        let model = &model()?;
        let vocabulary = vocabulary(tongue, duty);
        let sentences = |more| -> Result<SphinxDecoder, SphinxError> {
            let mut decoder = library.decoder(model, &[SETTINGS, SENTENCES, more].concat())?;
            teach(&mut decoder, &vocabulary, tongue)?;
            Ok(decoder)
        };
        let (along, mut freely) = (sentences(COMPARED)?, sentences(COMPARED)?);
        let free = grammar::free(tongue, &vocabulary);
        freely.set_grammar(NAME, &graph(&free)?)?;
        let free = beginnings(&free, &vocabulary);
        let mut phones = library.decoder(model, &[SETTINGS, COMPARED, PHONES].concat())?;
        phones.set_phone_loop(NAME)?;
        let links =
            Term::To.texts(tongue.language).iter().flat_map(|text| vocabulary.ways_to_say(text)).flatten().collect();
        let again = match duty {
            SphinxTask::Alone => Some(sentences(AGAIN)?),
            SphinxTask::Beside | SphinxTask::Second(_) => None,
        };
        Ok(Self { vocabulary, links, along, freely, phones, again, current: None, free })
    }
}

/// The folder of the acoustic model.
fn model() -> Result<PathBuf, SphinxError> {
    let places = match env::var_os(MODEL_VARIABLE) {
        Some(place) => vec![PathBuf::from(place)],
        None => MODELS.map(PathBuf::from).to_vec(),
    };
    let there = places.iter().find(|place| place.join("mdef").is_file()).cloned();
    there.ok_or(SphinxError::NoModel(places))
}

/// The words that have a pronunciation, one by one.
fn vocabulary(tongue: Tongue, duty: SphinxTask<'_>) -> Vocabulary {
    let words = pronounce::words(tongue.language).chain(pronounce::words(tongue.ranks));
    let SphinxTask::Second(only) = duty else { return Vocabulary::new(words) };
    let single: Vec<&str> = (0..only.len()).flat_map(|unit| only.text(unit).split_whitespace()).collect();
    let single = Vocabulary::new(single);
    Vocabulary::new(words.filter(|word| !single.ways_to_say(word).is_empty()))
}

fn teach(decoder: &mut SphinxDecoder, vocabulary: &Vocabulary, tongue: Tongue) -> Result<(), SphinxError> {
    for unit in 0..vocabulary.len() {
        let word = vocabulary.text(unit);
        let own = pronounce::sounds(word, tongue.language);
        let sounds = if own.is_empty() { pronounce::sounds(word, tongue.ranks) } else { own };
        for (index, sound) in sounds.iter().enumerate() {
            let name = if index == 0 { unit.to_string() } else { format!("{unit}({})", index + 1) };
            decoder.add_word(&name, sound)?;
        }
    }
    Ok(())
}

/// The network as the library takes it. Words go by the numbers of their units.
fn graph(network: &Network) -> Result<Graph, SphinxError> {
    let number = |state: usize| i32::try_from(state).map_err(|_| SphinxError::Refused("a grammar of that size"));
    let last = number(network.states())?;
    let (mut arcs, mut words) = (Vec::new(), Vec::new());
    for state in 0..network.states() {
        let from = number(state)?;
        for arc in network.arcs_from(state) {
            let word = arc.unit.to_string();
            let index = words.iter().position(|known| *known == word).unwrap_or(words.len());
            if index == words.len() {
                words.push(word);
            }
            arcs.push((from, number(arc.to)?, Some(index), PENALTY * i32::from(arc.penalty)));
        }
        if network.may_end_in(state) {
            arcs.push((from, last, None, 0));
        }
    }
    Ok(Graph { states: network.states() + 1, last, words, arcs })
}

impl Recogniser for Sphinx {
    fn name(&self) -> &'static str {
        "sphinx"
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    fn prepare(&mut self, current: Network) -> Result<(), RecogniserError> {
        self.current = None;
        if !current.is_empty() {
            let graph = graph(&current)?;
            self.along.set_grammar(NAME, &graph)?;
            if let Some(again) = &mut self.again {
                again.set_grammar(NAME, &graph)?;
            }
            self.current = Some(beginnings(&current, &self.vocabulary));
        }
        Ok(())
    }

    fn listen(&mut self, sound: &Sound) -> Result<Opinion, RecogniserError> {
        let Some(signal) = signal::prepared(sound) else { return Ok(Opinion::nothing()) };
        let samples = signal.samples.as_slice();
        let Self { along, freely, phones, again, current, .. } = self;
        let prepared = current.is_some();
        let again = again.as_mut().filter(|_| prepared).map(|decoder| (decoder, signal.deeper()));
        let (along, again, phones, freely) = thread::scope(|scope| {
            let along = scope.spawn(move || if prepared { along.decode(NAME, samples) } else { Ok(None) });
            let again = scope.spawn(move || again.map_or(Ok(None), |(decoder, deeper)| decoder.decode(NAME, &deeper)));
            let phones = scope.spawn(move || phones.decode(NAME, samples));
            let freely = freely.decode(NAME, samples);
            along.join().and_then(|along| Ok((along, again.join()?, phones.join()?, freely)))
        })
        .map_err(|_| RecogniserError::Stopped("sphinx"))?;
        let (along, again) = (along?, again?);
        let along = along.map(|decoded| self.read(decoded, self.current.as_ref()));
        let again = again.map(|decoded| self.read(decoded, self.current.as_ref()));
        let freely = freely?.map(|decoded| self.read(decoded, Some(&self.free)));
        let phones = phones?.map_or(f32::NEG_INFINITY, |decoded| decoded.score(0));
        Ok(opinion(&signal, along, freely, again.as_ref(), phones))
    }
}

impl Sphinx {
    /// The words of what was decoded, and how well they fit: what was less probable beforehand fits no worse for that.
    fn read(&self, decoded: Decoded, beginnings: Option<&Beginnings>) -> Sentence {
        let units: Vec<UnitId> = decoded.text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let penalty = units.first().and_then(|unit| beginnings?.get(*unit)).copied().unwrap_or(0);
        let text = units.iter().map(|&unit| self.vocabulary.text(unit)).collect::<Vec<_>>().join(" ");
        let best = if penalty == grammar::NUMBERS { Fit::Doubtful } else { Fit::Sure };
        let words = units.len();
        let telling = units.into_iter().filter(|unit| !self.links.contains(unit)).collect();
        Sentence { text, words, telling, score: decoded.score(PENALTY * i32::from(penalty)), best }
    }
}

/// A decoded sentence.
struct Sentence {
    text: String,
    words: usize,
    /// The words without the links between them.
    telling: Vec<UnitId>,
    score: f32,
    /// The most that can be said for it. Numbers are short and alike: of real ones that both readings heard alike, one of five
    /// was another, so that nobody relies on them alone.
    best: Fit,
}

fn beginnings(network: &Network, vocabulary: &Vocabulary) -> Beginnings {
    let mut penalties = vec![0; vocabulary.len()];
    for arc in network.arcs_from(0) {
        penalties[arc.unit] = arc.penalty;
    }
    penalties
}

fn opinion(
    signal: &signal::Signal,
    along: Option<Sentence>,
    freely: Option<Sentence>,
    again: Option<&Sentence>,
    phones: f32,
) -> Opinion {
    let score = |sentence: &Option<Sentence>| sentence.as_ref().map_or(f32::NEG_INFINITY, |sentence| sentence.score);
    let (current, free) = (score(&along), score(&freely));
    let preference = if free - current > CLEARLY { Preference::Free } else { Preference::Current };
    let (heard, clear) = match preference {
        Preference::Current => (&along, CLEAR),
        Preference::Free => (&freely, CLEAR_FREELY),
    };
    let fit = heard.as_ref().map_or(Fit::None, |sentence| match sentence.score - phones {
        _ if !signal.is_long_enough_for(sentence.words) => Fit::None,
        better if better >= clear && !signal.noisy && again.is_some_and(|again| again.telling == sentence.telling) => {
            sentence.best
        }
        better if better >= clear => sentence.best.min(Fit::Clear),
        better if better >= GOOD => sentence.best.min(Fit::Good),
        better if better >= DOUBTFUL => Fit::Doubtful,
        _ => Fit::None,
    });
    let scores = vec![("sphinx_current", current), ("sphinx_free", free), ("sphinx_phones", phones)];
    let text = |sentence: Option<Sentence>| sentence.map(|sentence| sentence.text);
    Opinion { current: text(along), free: text(freely), preference, fit, scores }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listen::Band;

    fn sentence(text: &str, score: f32) -> Sentence {
        let telling = text.bytes().filter(u8::is_ascii_digit).map(usize::from).collect();
        Sentence { text: text.to_owned(), words: 2, telling, score, best: Fit::Sure }
    }

    #[test]
    fn alone_it_is_sure_only_of_what_it_hears_twice() {
        let loud = |i: &i32| (4_000..12_000).contains(i);
        let samples = (0..16_000).map(|i| if loud(&i) { (i as f32 * 0.2).sin() * 0.5 } else { 0.0 });
        let mut signal = signal::prepared(&Sound { samples: samples.collect(), band: Band::Wide }).expect("a second");
        let fit = |signal: &signal::Signal, again: Option<&str>, score| {
            let again = again.map(|text| sentence(text, -9.0));
            opinion(signal, Some(sentence("2 to 4", score)), Some(sentence("2 to 4", score)), again.as_ref(), 0.0).fit
        };
        assert_eq!(fit(&signal, Some("2 4"), CLEAR), Fit::Sure, "whatever stands between");
        assert_eq!(fit(&signal, Some("3 4"), 5.0), Fit::Clear, "however good the first was");
        assert_eq!(fit(&signal, None, 5.0), Fit::Clear);
        assert_eq!(fit(&signal, Some("2 to 4"), GOOD), Fit::Good, "and not of what is not clear");
        signal.noisy = true;
        assert_eq!(fit(&signal, Some("2 4"), 5.0), Fit::Clear, "nor in noise");
    }
}
