//! Templates of sentences, cut into what is always the same and what is filled in.

/// A piece of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Segment {
    /// Words that are always the same: one clip.
    Literal(&'static str),
    /// A punctuation mark that follows a hole.
    Mark(&'static str),
    /// The hole of that place among those of its sentence.
    Hole(usize),
}

/// Cuts a template at its holes, which are those of its sentence. Punctuation inside and after literal words stays with them,
/// because it shapes how they are spoken; punctuation straight after a hole becomes a mark of its own.
pub(super) fn segments(template: &'static str, holes: &[&str]) -> Vec<Segment> {
    let mut out = Vec::new();
    let mut rest = template;
    while let Some((before, name, after)) = next_hole(rest) {
        push_words(&mut out, before);
        let Some(place) = holes.iter().position(|&hole| hole == name) else {
            unreachable!("a template has the holes of its sentence alone, as a test of all of them says: {template}")
        };
        out.push(Segment::Hole(place));
        rest = after;
    }
    push_words(&mut out, rest);
    out
}

/// The text before the next hole, its name, and the text after it.
pub(super) fn next_hole(text: &str) -> Option<(&str, &str, &str)> {
    let (before, opened) = text.split_once('{')?;
    let (name, after) = opened.split_once('}')?;
    Some((before, name, after))
}

fn push_words(out: &mut Vec<Segment>, words: &'static str) {
    let after_hole = matches!(out.last(), Some(Segment::Hole(_)));
    let literal = if after_hole { words.trim_start_matches(['.', ',', ':', ';', '?', '!']) } else { words };
    let mark = &words[..words.len() - literal.len()];
    if !mark.is_empty() {
        out.push(Segment::Mark(mark));
    }
    if !literal.trim().is_empty() {
        out.push(Segment::Literal(literal.trim()));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::language::{Language, Line};

    #[test]
    fn a_template_is_cut_at_its_holes() {
        assert_eq!(
            segments("Wiederholt: {repeated}, angesagt: {announced}. Bitte noch einmal.", &["announced", "repeated"]),
            [
                Segment::Literal("Wiederholt:"),
                Segment::Hole(1),
                Segment::Mark(","),
                Segment::Literal("angesagt:"),
                Segment::Hole(0),
                Segment::Mark("."),
                Segment::Literal("Bitte noch einmal."),
            ]
        );
    }

    #[test]
    fn every_template_uses_exactly_the_holes_of_its_line() {
        for language in Language::ALL {
            for &line in Line::ALL {
                let (mut named, mut rest) = (BTreeSet::new(), (language.table().template)(line));
                while let Some((_, name, after)) = next_hole(rest) {
                    named.insert(name);
                    rest = after;
                }
                let holes: BTreeSet<_> = line.holes().iter().copied().collect();
                assert_eq!(named, holes, "{language} {line:?}");
                assert_eq!(holes.len(), line.holes().len(), "{line:?}: a name stands there twice");
            }
        }
    }

    /// A literal such as `'s clock` or `(` could be neither spoken nor written with a space around it.
    #[test]
    fn every_literal_begins_and_ends_as_words_do() {
        for language in Language::ALL {
            for &line in Line::ALL {
                for segment in segments((language.table().template)(line), line.holes()) {
                    if let Segment::Literal(text) = segment {
                        let inside =
                            text.trim_start_matches(['¿', '¡']).trim_end_matches(['.', ',', ':', ';', '?', '!']);
                        let ends = inside.starts_with(char::is_alphanumeric) && inside.ends_with(char::is_alphanumeric);
                        assert!(ends && !text.contains(['{', '}']), "{language} {line:?}: {text:?}");
                    }
                }
            }
        }
    }
}
