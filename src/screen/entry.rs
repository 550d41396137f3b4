//! One entry of a scoresheet out of what somebody typed: `Sf3`, `4... Sd7`, `4... Sd7 0:28`, `0:28`.
use crate::{
    game::Game,
    language::notation,
    reconciliation::{SheetEntry, note},
};

/// Longer entries, in characters, are not moves.
pub(super) const LONGEST: usize = 80;

/// The ply and its entry: an earlier one where its number stands before it (`4... Sd7`, `4...Sd7`), else the `next` one.
/// Nothing where nothing is written. A time of the clock or an offer without a move (8.1.b) is written beside the move that was
/// written last, or the one that is named; `written` is what stands there.
pub(super) fn told(
    game: &Game,
    text: &str,
    next: usize,
    written: impl Fn(usize) -> Option<SheetEntry>,
) -> Option<(usize, String)> {
    let text = text.trim();
    let (number, entry) = numbered(text);
    let named = game.setup().ply_numbered(number);
    let (ply, entry) = named.map_or((next, text), |ply| (ply, entry));
    let beside = named.unwrap_or_else(|| next.saturating_sub(1));
    match written(beside).and_then(|stands| on_paper(game, beside, stands)).filter(|_| note::is_all_notes(entry)) {
        Some(stands) => Some((beside, format!("{stands} {entry}"))),
        None => (!entry.is_empty()).then(|| (ply, entry.to_owned())),
    }
}

/// An entry as it would stand on paper.
fn on_paper(game: &Game, ply: usize, entry: SheetEntry) -> Option<String> {
    match entry {
        SheetEntry::Written(text) => Some(text),
        SheetEntry::Move(said) => {
            let made = game.record().all_plies().nth(ply.checked_sub(1)?)?;
            let language = game.setup().wording.language;
            Some(notation::by_placement(said, made.standing.board(), made.mover, language))
        }
        SheetEntry::Gap => None,
    }
}

/// The number before a move, with its dots, and the move; no number where digits are a part of the move, as in `0-0`.
fn numbered(text: &str) -> (&str, &str) {
    let move_at = text.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | '…')).unwrap_or(text.len());
    let (number, entry) = text.split_at(move_at);
    let is_apart = number.ends_with(['.', '…']) || entry.starts_with(char::is_whitespace);
    if is_apart { (number, entry.trim()) } else { ("", text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stands_before_a_move_with_a_blank_or_dots_and_castling_has_none() {
        for (text, parts) in [
            ("4... Sd7", ("4...", "Sd7")),
            ("4...Sd7", ("4...", "Sd7")),
            ("4…Sd7", ("4…", "Sd7")),
            ("1.e4", ("1.", "e4")),
            ("1 e4", ("1", "e4")),
            ("0-0", ("", "0-0")),
            ("12. 0-0-0", ("12.", "0-0-0")),
            ("e4", ("", "e4")),
        ] {
            assert_eq!(numbered(text), parts, "{text}");
        }
    }
}
