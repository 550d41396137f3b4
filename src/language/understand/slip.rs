//! A slip of the tongue that is corrected in the same breath: `Springer Cesar drei, nein, Felix drei` (D.2.8).
use shakmaty::Role;

use super::{MoveReading, Pattern, UtteranceReading, Word, words};
use crate::language::{Language, fold};

/// An utterance that corrects itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SpokenSlip<'a> {
    /// What was said before it, in its order; nothing where the utterance begins with the correction.
    pub(super) before: Vec<&'a str>,
    /// What counts.
    pub(super) after: &'a str,
}

/// The slip in `text`: what stands before and after its last words of correction. `None` if there are none, or if nothing
/// comes after them: then no move is left.
pub(super) fn slip(text: &str) -> Option<SpokenSlip<'_>> {
    let places = places(text);
    let said: Vec<String> = places.iter().map(|&(start, end)| fold::word(&text[start..end])).collect();
    let (mut parts, mut from, mut at) = (Vec::new(), 0, 0);
    while at < said.len() {
        let is_alone = |next: &(usize, usize)| text[places[at].1..next.0].trim().is_empty();
        let is_negated = at <= 1 && is_negation(&said[at..]) && places.get(at + 1).is_some_and(is_alone);
        let Some(length) = correction_at(&said[at..]).filter(|_| !is_negated) else {
            at += 1;
            continue;
        };
        parts.push(&text[from..places[at].0]);
        at += length;
        from = places[at - 1].1;
    }
    let after = trimmed(&text[from..]);
    let is_slip = !parts.is_empty() && !after.is_empty();
    let before = parts.into_iter().map(trimmed).filter(|part| !part.is_empty()).collect();
    is_slip.then_some(SpokenSlip { before, after })
}

/// What may count where the words after a correction name only a square or only a piece: the rest is what was said before
/// it, read as `first` where it is a move. Nothing if they name anything else, or nothing of the rest was named.
pub(super) fn amended(
    before: &str,
    after: &str,
    first: Option<UtteranceReading>,
    language: Language,
) -> Vec<UtteranceReading> {
    let first = first.and_then(|first| match first.what {
        MoveReading::Piece(pattern) => Some(pattern),
        MoveReading::Castling(_) => None,
    });
    // A square of departure amends nothing: where he goes is missing.
    if words::names_departure(after, language) {
        return Vec::new();
    }
    let another = |role, first: Pattern| Pattern { role: Some(role), file: None, rank: None, ..first };
    let patterns = match (words::alone(after, language), first) {
        (Some(words::Alone::Square { to, capture }), _) => {
            let role = first.map_or_else(|| named_role(before, language), |first| first.role);
            let pattern = |role| Pattern { role: Some(role), file: None, rank: None, to, capture, promotion: None };
            role.map(pattern).into_iter().collect()
        }
        (Some(words::Alone::Role(role)), Some(first)) if first.promotion.is_some() => {
            vec![Pattern { promotion: Some(role), ..first }]
        }
        // The new piece of a pawn that arrives, or another piece that goes there.
        (Some(words::Alone::Role(role)), Some(first)) if first.may_promote() => {
            vec![Pattern { promotion: Some(role), ..first }, another(role, first)]
        }
        (Some(words::Alone::Role(role)), Some(first)) => vec![another(role, first)],
        (Some(words::Alone::Role(_)), None) | (None, _) => Vec::new(),
    };
    let reading = |pattern| UtteranceReading { what: MoveReading::Piece(pattern), check: None };
    patterns.into_iter().map(reading).collect()
}

/// The piece that is named in words that are no move by themselves.
fn named_role(text: &str, language: Language) -> Option<Role> {
    words::tokens(text).iter().find_map(|token| match words::single(token, language) {
        Some(Word::Role(role)) => Some(role),
        _ => None,
    })
}

/// `no juego e4` is no correction where at most one word was said before it: the move is not made.
fn is_negation(said: &[String]) -> bool {
    let not_done = |word: &String| ["juego", "muevo", "enroco", "hago"].iter().any(|verb| fold::word(verb) == *word);
    matches!(said, [no, next, ..] if no == "no" && not_done(next))
}

/// How many words of correction `said` begins with.
fn correction_at(said: &[String]) -> Option<usize> {
    let tables = Language::ALL.map(Language::table);
    let corrections = tables.iter().flat_map(|table| table.corrections);
    let lengths = corrections.filter_map(|text| {
        let fixed: Vec<String> = text.split(' ').map(fold::word).collect();
        said.starts_with(&fixed).then_some(fixed.len())
    });
    lengths.max()
}

/// Where each word of letters and digits begins and ends.
fn places(text: &str) -> Vec<(usize, usize)> {
    let mut places: Vec<(usize, usize)> = Vec::new();
    for (start, c) in text.char_indices().filter(|(_, c)| c.is_alphanumeric() || is_accent(*c)) {
        match places.last_mut() {
            Some((_, end)) if *end == start => *end += c.len_utf8(),
            _ => places.push((start, start + c.len_utf8())),
        }
    }
    places
}

const fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| {
        c.is_whitespace() || matches!(c, ',' | ';' | ':' | '.' | '!' | '?' | '…' | '-' | '–' | '—')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_correction_parts_what_counts_from_what_was_said_before() {
        let parts = |text| slip(text).map(|slip| (slip.before.join(" | "), slip.after.to_owned()));
        let two = |before: &str, after: &str| Some((before.to_owned(), after.to_owned()));
        assert_eq!(parts("Springer Cesar drei, nein, Felix drei!"), two("Springer Cesar drei", "Felix drei"));
        assert_eq!(parts("e4 nein d4 halt c4"), two("e4 | d4", "c4"));
        assert_eq!(parts("e4, no no, sorry: d4"), two("e4", "d4"));
        assert_eq!(parts("e4, ich meine d4"), two("e4", "d4"));
        assert_eq!(parts("nein, Springer f3"), two("", "Springer f3"));
        assert_eq!(parts("caballo c3, perdo\u{301}n, f3"), two("caballo c3", "f3"));
        for none in
            ["", "e4", "no juego e4", "yo no muevo el caballo a f3", "e4 nein", "nein", "nein!", "Springer Nein3"]
        {
            assert_eq!(parts(none), None, "{none}");
        }
    }
}
