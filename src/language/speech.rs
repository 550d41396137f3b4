//! What is said, in one language or two: text for eyes and clips for ears, from the same parts.
use std::{borrow::Cow, fmt};

use super::Language;

/// One part of an utterance.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Part {
    /// A piece of closed vocabulary: its text is the name of its clip in the bank of its language.
    Clip {
        /// Whose bank holds it.
        language: Language,
        /// Its text.
        text: Cow<'static, str>,
    },
    /// A punctuation mark, written to the word before it and heard as a short pause.
    Mark(&'static str),
    /// A clip that is written without a space to the one before it (`hundert` + `drei`).
    Glued {
        /// Whose bank holds it.
        language: Language,
        /// Its text.
        text: Cow<'static, str>,
    },
    /// Written to the word before it, but not heard: the points of `D.2.3`.
    Silent(&'static str),
    /// Free text: the system voice says it, or it is spelled.
    Free(String),
}

/// An utterance. [`fmt::Display`] writes its text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Speech {
    /// What is said, in order.
    pub parts: Vec<Part>,
}

impl Speech {
    pub(super) fn clip(&mut self, language: Language, text: impl Into<Cow<'static, str>>) {
        self.parts.push(Part::Clip { language, text: text.into() });
    }

    pub(super) fn glued(&mut self, language: Language, text: impl Into<Cow<'static, str>>) {
        self.parts.push(Part::Glued { language, text: text.into() });
    }

    pub(super) fn mark(&mut self, mark: &'static str) {
        self.parts.push(Part::Mark(mark));
    }

    /// Whether the last part ends a sentence, by its own punctuation.
    pub(super) fn ends_sentence(&self) -> bool {
        let text = match self.parts.last() {
            None => return true,
            Some(Part::Clip { text, .. } | Part::Glued { text, .. }) => text.as_ref(),
            Some(Part::Mark(mark) | Part::Silent(mark)) => *mark,
            Some(Part::Free(text)) => text.as_str(),
        };
        text.ends_with(['.', '?', '!', ':'])
    }
}

impl fmt::Display for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, part) in self.parts.iter().enumerate() {
            let (space, text) = match part {
                Part::Clip { text, .. } => (true, text.as_ref()),
                Part::Glued { text, .. } => (false, text.as_ref()),
                Part::Mark(mark) | Part::Silent(mark) => (false, *mark),
                Part::Free(text) => (true, text.as_str()),
            };
            if space && i > 0 {
                f.write_str(" ")?;
            }
            f.write_str(text)?;
        }
        Ok(())
    }
}
