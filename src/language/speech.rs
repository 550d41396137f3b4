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
        /// The text of the clip.
        text: Cow<'static, str>,
    },
    /// A punctuation mark, written to the word before it and heard as a short pause.
    Mark(&'static str),
    /// A clip that is written without a space to the one before it (`hundert` + `drei`).
    Glued {
        /// Whose bank holds it.
        language: Language,
        /// The text of the part.
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

    /// A sentence in the place of a word keeps the end it has, and the comma after a name gives way to what ends the words around it.
    pub(super) fn mark(&mut self, mark: &'static str) {
        if mark == "." && !self.parts.is_empty() && self.ends_sentence() {
            return;
        }
        if matches!(self.parts.last(), Some(Part::Mark(","))) {
            self.parts.pop();
        }
        self.parts.push(Part::Mark(mark));
    }

    /// Whether the last part ends a sentence, by its own punctuation.
    pub(super) fn ends_sentence(&self) -> bool {
        self.parts.last().is_none_or(|last| {
            last.ends_with(['.', '?', '!', ':']) || matches!(last, Part::Silent(mark) if mark.ends_with('.'))
        })
    }
}

impl Part {
    /// Whether one of these marks is its end; the points within `D.2.3` are not.
    fn ends_with<const N: usize>(&self, marks: [char; N]) -> bool {
        match self {
            Self::Clip { text, .. } | Self::Glued { text, .. } => text.ends_with(marks),
            Self::Mark(mark) => mark.ends_with(marks),
            Self::Free(text) => text.ends_with(marks),
            Self::Silent(_) => false,
        }
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
            let begins = i.checked_sub(1).is_some_and(|before| self.parts[before].ends_with(['.', '?', '!']));
            match (part, text.chars().next()) {
                // A sentence of its own, whatever its first clip is elsewhere.
                (Part::Clip { .. }, Some(first)) if begins => {
                    write!(f, "{}{}", first.to_uppercase(), &text[first.len_utf8()..])?;
                }
                _ => f.write_str(text)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_begins_with_a_capital_letter_and_no_article_of_the_laws_does() {
        let clip = |text: &'static str| Part::Clip { language: Language::German, text: text.into() };
        let parts = vec![clip("für die Partie"), Part::Mark("."), clip("übrig"), Part::Mark(":"), clip("zwei")];
        assert_eq!(Speech { parts }.to_string(), "für die Partie. Übrig: zwei");
        let free = vec![clip("Gehört."), Part::Free("e4".to_owned()), Part::Silent("."), clip("zwei")];
        assert_eq!(Speech { parts: free }.to_string(), "Gehört. e4. zwei");
    }
}
