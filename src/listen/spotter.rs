//! PocketSphinx as a witness while somebody teaches: which single word it hears, no matter who speaks.
use std::fmt;

use super::{
    Fit, Recogniser, Sound,
    grammar::{Network, Tongue},
    sphinx::{Sphinx, SphinxTask},
};

/// Hears single words of a list.
pub struct Spotter {
    sphinx: Sphinx,
}

impl Spotter {
    /// A spotter of these words; `None` where PocketSphinx is not there.
    #[must_use]
    pub fn open<'a>(tongue: Tongue, words: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        let mut sphinx = Sphinx::open(tongue, SphinxTask::Beside).ok()?;
        let network = Network::of_words(words, sphinx.vocabulary());
        sphinx.prepare(network).ok()?;
        Some(Self { sphinx })
    }

    /// The word that it clearly hears.
    pub fn hear(&mut self, said: &Sound) -> Option<String> {
        let opinion = self.sphinx.listen(said).ok()?;
        (opinion.fit >= Fit::Good).then_some(opinion.current).flatten()
    }
}

impl fmt::Debug for Spotter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Spotter").finish_non_exhaustive()
    }
}
