//! Templates of sentences, cut into what is always the same and what is filled in.

/// A piece of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Segment {
    /// Words that are always the same: one clip.
    Literal(&'static str),
    /// A punctuation mark that follows a hole.
    Mark(&'static str),
    /// The hole of that number.
    Hole(usize),
}

/// Cuts a template at its holes. Punctuation inside and after literal words stays with them, because it shapes how they
/// are spoken; punctuation straight after a hole becomes a mark of its own.
pub(super) fn segments(template: &'static str) -> Vec<Segment> {
    let mut out = Vec::new();
    let mut rest = template;
    while let Some((before, number, after)) = next_hole(rest) {
        push_words(&mut out, before);
        out.push(Segment::Hole(number));
        rest = after;
    }
    push_words(&mut out, rest);
    out
}

/// The text before the next hole, its number, and the text after it.
fn next_hole(text: &'static str) -> Option<(&'static str, usize, &'static str)> {
    let (before, opened) = text.split_once('{')?;
    let (number, after) = opened.split_once('}')?;
    Some((before, number.parse().ok()?, after))
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
            segments("Angesagt: {0}, wiederholt: {1}. Bitte noch einmal."),
            [
                Segment::Literal("Angesagt:"),
                Segment::Hole(0),
                Segment::Mark(","),
                Segment::Literal("wiederholt:"),
                Segment::Hole(1),
                Segment::Mark("."),
                Segment::Literal("Bitte noch einmal."),
            ]
        );
    }

    #[test]
    fn every_template_uses_exactly_the_holes_of_its_line() {
        for language in Language::ALL {
            for &line in Line::ALL {
                let cut = segments((language.table().template)(line));
                let holes: Vec<_> =
                    cut.iter().filter_map(|s| if let Segment::Hole(n) = s { Some(*n) } else { None }).collect();
                let each: BTreeSet<_> = holes.iter().copied().collect();
                assert!(each.iter().copied().eq(0..line.holes()), "{language} {line:?}: holes {holes:?}");
            }
        }
    }

    /// A literal such as `'s clock` or `(` could be neither spoken nor written with a space around it.
    #[test]
    fn every_literal_begins_and_ends_as_words_do() {
        for language in Language::ALL {
            for &line in Line::ALL {
                for segment in segments((language.table().template)(line)) {
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
