//! What was made of an utterance, with all that it rests on.
use std::sync::Arc;

use super::{Expectation, Interpretation, capture::CapturedUtterance, speaker::SpeakerVerdict};

/// What was made of an utterance.
#[derive(Debug, Clone, PartialEq)]
pub struct Heard {
    /// What it means, and how sure that is.
    pub verdict: Interpretation,
    /// What was waited for when it was said.
    pub expectation: Arc<Expectation>,
    /// The utterance itself.
    pub utterance: CapturedUtterance,
    /// Who has said it.
    pub speaker: SpeakerVerdict,
}
