//! What every recogniser can do, whatever is behind it.
use super::{RecogniserError, Sound, Vocabulary, grammar::Network};

/// Turns sound into sentences. Two are built in; a third is a program beside ours.
pub trait Recogniser: Send {
    /// How it is named in figures and messages.
    fn name(&self) -> &'static str;

    /// Whose voice it knows.
    fn speaker(&self) -> KnownSpeaker {
        KnownSpeaker::Anybody
    }

    /// The words it can hear.
    fn vocabulary(&self) -> &Vocabulary;

    /// Makes the sentences known that are possible now, in the units of [`Recogniser::vocabulary`]. To be done when the
    /// position changes, so that nobody waits for it after having spoken.
    ///
    /// # Errors
    /// [`RecogniserError`].
    fn prepare(&mut self, current: Network) -> Result<(), RecogniserError>;

    /// What was said: along the prepared sentences, along any well-formed one, and whether it is speech of that kind at
    /// all.
    ///
    /// # Errors
    /// [`RecogniserError`].
    fn listen(&mut self, sound: &Sound) -> Result<Opinion, RecogniserError>;
}

/// Whose voice is understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KnownSpeaker {
    /// That of the person who has taught his words; others are seldom taken for him.
    Known,
    /// Everybody's voice sounds alike to it.
    Anybody,
}

/// What one recogniser makes of an utterance.
#[derive(Debug, Clone, PartialEq)]
pub struct Opinion {
    /// The best sentence among those that are possible now.
    pub current: Option<String>,
    /// The best of all well-formed sentences.
    pub free: Option<String>,
    /// Which of the two is heard, if they differ.
    pub preference: Preference,
    /// How well the sentence that is heard fits the sound.
    pub fit: Fit,
    /// The numbers behind this, for figures and for the curious.
    pub scores: Vec<(&'static str, f32)>,
}

impl Opinion {
    /// The opinion that there is nothing to be heard.
    #[must_use]
    pub const fn nothing() -> Self {
        Self { current: None, free: None, preference: Preference::Current, fit: Fit::None, scores: Vec::new() }
    }

    /// The sentence that is heard.
    #[must_use]
    pub fn heard(&self) -> Option<&str> {
        let (first, second) = match self.preference {
            Preference::Current => (&self.current, &self.free),
            Preference::Free => (&self.free, &self.current),
        };
        first.as_deref().or(second.as_deref())
    }
}

/// Which reading is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preference {
    /// The one along the sentences that are possible now: the other is hardly better.
    Current,
    /// The free one: it is clearly better.
    Free,
}

/// How well a sentence fits the sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It is something else: talk, a noise, nothing.
    None,
    /// It may be that sentence; to be asked about.
    Doubtful,
    /// It is speech of that kind.
    Good,
    /// Nothing else sounds like it: hardly one of a hundred sentences of talk.
    Clear,
    /// And no other sentence either: enough to rely on without a second opinion.
    Sure,
}
