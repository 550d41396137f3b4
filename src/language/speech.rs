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
    /// Free text: the system voice says it, or it is spelled.
    Free(String),
}

/// An utterance. [`fmt::Display`] writes its text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Speech {
    /// What is said, in order.
    pub parts: Vec<Part>,
}

impl fmt::Display for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, part) in self.parts.iter().enumerate() {
            let (space, text) = match part {
                Part::Clip { text, .. } => (true, text.as_ref()),
                Part::Glued { text, .. } => (false, text.as_ref()),
                Part::Mark(mark) => (false, *mark),
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
