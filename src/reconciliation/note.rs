//! What may stand on a sheet besides the moves: 8.1.b and C.13 (2014), 8.1.4 and C.12 (2018, 2023).
//!
//! "The scoresheet shall be used only for recording the moves, the times of the clocks, offers of a draw, matters relating
//! to a claim and other relevant data." None of these takes the place of a move.
use crate::language::fold;

/// The shapes of a time of the clock: `0` is a digit, `'` a minute, `"` a second.
const CLOCK: &[&str] = &[
    "0:00",
    "00:00",
    "0:00:00",
    "00:00:00",
    "0:00h",
    "00:00h",
    "0.00",
    "00.00",
    "0.00.00",
    "0h",
    "00h",
    "0h00",
    "00h00",
    "0h00'",
    "0h00'00\"",
    "0'",
    "00'",
    "000'",
    "0'00",
    "00'00",
    "000'00",
    "0'00\"",
    "00'00\"",
    "000'00\"",
    "00\"",
];

/// Words about a draw, a claim or the end of the game, folded.
const WORDS: &[&str] = &[
    "remis",
    "remisangebot",
    "nulle",
    "tablas",
    "draw",
    "patt",
    "angeboten",
    "angenommen",
    "abgelehnt",
    "offered",
    "accepted",
    "declined",
    "ofrecidas",
    "aceptadas",
    "rechazadas",
    "aufgegeben",
    "resigns",
    "abandona",
    "min",
];

/// Scores that PGN does not know.
const RESULTS: &[&str] = &[
    "½", "1-0", "0-1", "1/2-1/2", "½-½", "1:0", "0:1", "½:½", "1/2:1/2", "½-1/2", "1/2-½", "0,5-0,5", "0.5-0.5",
    "0,5:0,5", "0.5:0.5",
];

/// Whether a token stands for no move: a time of the clock, an offer of a draw, a capture in passing, a result.
pub(crate) fn is_note(token: &str) -> bool {
    let bare = token.trim_end_matches([',', ';']);
    let word = fold::word(bare.trim_matches(|c: char| !c.is_alphanumeric()));
    is_clock(bare)
        || RESULTS.contains(&bare.trim_end_matches('.').replace('–', "-").as_str())
        || WORDS.contains(&word.as_str())
        || matches!(word.as_str(), "e.p" | "a.p" | "ep" | "ap" | "i.v" | "iv")
}

/// Whether two tokens together are `e. p.`, `a. p.` or `i. V.`
pub(crate) fn is_half_note(token: &str, next: &str) -> bool {
    let small = |text: &str| text.trim_end_matches('.').to_ascii_lowercase();
    let pair = (small(token), small(next));
    token.ends_with('.') && matches!((pair.0.as_str(), pair.1.as_str()), ("e" | "a", "p") | ("i", "v"))
}

/// A move without the sign of a capture in passing that is written to it: `exd6a.p.`
pub(crate) fn without_passing(written: &str) -> &str {
    let endings = ["a.p", "ap", "e.p", "ep", "i.V", "i.v", "iV", "iv"];
    let shorter = endings.iter().find_map(|ending| written.strip_suffix(ending));
    shorter.filter(|move_| move_.ends_with(|c: char| c.is_ascii_digit())).unwrap_or(written)
}

/// An entry without its notes: `Sf3 0:28 (=)` is the move `Sf3`.
pub(crate) fn without_notes(entry: &str) -> String {
    let mut tokens = entry.split_whitespace().peekable();
    let mut left = Vec::new();
    while let Some(token) = tokens.next() {
        let is_half = tokens.next_if(|next| is_half_note(token, next)).is_some();
        let is_offer = matches!(token, "(=)" | "=") && tokens.peek().is_none_or(|next| is_note(next));
        if !is_half && !is_offer && !is_note(token) {
            // The sign of an offer may follow the move without a blank; in brackets it is no piece.
            left.push(token.strip_suffix("(=)").unwrap_or(token));
        }
    }
    left.join(" ")
}

/// Whether an entry has something, and no move: `0:28`.
pub(crate) fn is_all_notes(entry: &str) -> bool {
    !entry.trim().is_empty() && without_notes(entry).is_empty()
}

fn is_clock(token: &str) -> bool {
    let shape: String = token
        .trim_end_matches('.')
        .chars()
        .map(|c| match c {
            '0'..='9' => '0',
            '’' | '′' | '´' | '`' => '\'',
            '”' | '″' => '"',
            'H' => 'h',
            _ => c,
        })
        .collect();
    let shape = shape.replace("''", "\"").replace("min", "'").replace('m', "'").replace('s', "\"");
    CLOCK.contains(&shape.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_results_and_offers_are_no_moves() {
        let notes = [
            "0:28", "1:20", "1h20", "80'", "80’", "1:20:15", "1h", "2h05'", "0.28", "75min", "12'30\"", "½", "1:0",
            "½-½.", "remis", "Remis?", "tablas", "(draw)", "a.p.", "e.p.", "i.V.", "0:28,",
        ];
        for note in notes {
            assert!(is_note(note), "{note}");
        }
    }

    #[test]
    fn an_offer_stands_beside_its_move_with_a_blank_or_without() {
        for entry in ["Sc6", "Sc6 (=)", "Sc6(=)", "Sc6(=) 0:28", "Sc6 = 0:28"] {
            assert_eq!(without_notes(entry), "Sc6", "{entry}");
        }
        assert_eq!(without_notes("b8(D)"), "b8(D)");
    }

    #[test]
    fn moves_and_their_numbers_are_no_notes() {
        let moves = [
            "e4", "1.e4", "12.", "12", "12...", "0-0", "0-0-0", "O-O", "Cf3", "h4", "1.h4", "5254", "e2e4", "exd6a.p.",
            "b8=Q", "--", "??", "Springer", "Hector", "e", "a", "1...h5", "8", "e8D",
        ];
        for written in moves {
            assert!(!is_note(written), "{written}");
        }
    }

    #[test]
    fn an_entry_is_its_move() {
        for (entry, written) in [
            ("Sf3 0:28", "Sf3"),
            ("1h20 Sf3", "Sf3"),
            ("e4 (=) 0:28", "e4"),
            ("e4 =", "e4"),
            ("exd6 e. p. 1:05", "exd6"),
            ("e8 = D", "e8 = D"),
            ("Springer Felix 3", "Springer Felix 3"),
            ("0:28", ""),
        ] {
            assert_eq!(without_notes(entry), written, "{entry}");
        }
    }

    #[test]
    fn a_capture_in_passing_is_part_of_its_move() {
        assert_eq!(
            ["exd6a.p", "exd6e.p", "exd6ep", "ap", "Cxd6"].map(without_passing),
            ["exd6", "exd6", "exd6", "ap", "Cxd6"]
        );
        assert!(is_half_note("a.", "p.") && is_half_note("i.", "V.") && !is_half_note("e", "5"));
    }
}
