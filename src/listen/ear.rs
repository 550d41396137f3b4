//! All recognisers that there are for one person, and what they make of an utterance together.
use std::thread;

use super::{
    Interpretation, KnownSpeaker, Opinion, Recogniser, RecogniserError, Sound, activity,
    grammar::{self, Expecting, Tongue},
    judge,
};

/// The recognisers of one person, the one that knows him best first.
pub struct Ear {
    tongue: Tongue,
    recognisers: Vec<Box<dyn Recogniser>>,
}

impl Ear {
    /// An ear of these recognisers.
    #[must_use]
    pub fn new(tongue: Tongue, recognisers: Vec<Box<dyn Recogniser>>) -> Self {
        Self { tongue, recognisers }
    }

    /// Whether there is nothing to hear with.
    #[must_use]
    pub fn is_deaf(&self) -> bool {
        self.recognisers.is_empty()
    }

    /// Makes the sentences known that are possible now; to be done when the position or the question changes.
    ///
    /// # Errors
    /// [`RecogniserError`].
    pub fn prepare(&mut self, expecting: Expecting<'_>) -> Result<(), RecogniserError> {
        for recogniser in &mut self.recognisers {
            let network = grammar::current(expecting, self.tongue, recogniser.vocabulary());
            recogniser.prepare(network)?;
        }
        Ok(())
    }

    /// What each recogniser hears, all at the same time. Steady noise is nothing to any of them.
    ///
    /// # Errors
    /// [`RecogniserError`] of the first that fails.
    pub fn listen(&mut self, sound: &Sound) -> Result<Vec<Opinion>, RecogniserError> {
        if activity::is_steady(sound) {
            return Ok(vec![Opinion::nothing(); self.recognisers.len()]);
        }
        thread::scope(|scope| {
            let listening: Vec<_> = self
                .recognisers
                .iter_mut()
                .map(|recogniser| (recogniser.name(), scope.spawn(move || recogniser.listen(sound))))
                .collect();
            let joined = listening
                .into_iter()
                .map(|(name, thread)| thread.join().unwrap_or(Err(RecogniserError::Stopped(name))));
            joined.collect()
        })
    }

    /// What is done about an utterance, and the opinions behind it.
    ///
    /// # Errors
    /// [`RecogniserError`].
    pub fn hear(
        &mut self,
        sound: &Sound,
        expecting: Expecting<'_>,
    ) -> Result<(Interpretation, Vec<Opinion>), RecogniserError> {
        let opinions = self.listen(sound)?;
        let speaker = self.recognisers.first().map_or(KnownSpeaker::Anybody, |first| first.speaker());
        Ok((Interpretation { speaker, ..judge(&opinions, expecting, self.tongue) }, opinions))
    }
}
