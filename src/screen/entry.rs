//! Entries of a scoresheet out of what somebody typed: `Sf3`, `4... Sd7`, `4... Sd7 0:28`, `0:28`, `1. e4 e5`.
use shakmaty::Square;

use crate::{
    game::Game,
    language::notation,
    reconciliation::{SheetEntry, note},
    scoresheet,
};

/// Longer entries, in characters, are not moves.
pub(super) const LONGEST: usize = 80;

/// What was typed, entry by entry, each with its ply: the one whose number stands before it (`4... Sd7`, `4...Sd7`), else the one after
/// the entry before it, the `next` one at first. Nothing where nothing is written. A time of the clock or an offer without a move (8.1.b)
/// is written beside the move that was written last, or the one that is named; `written` is what stands there.
pub(super) fn told(
    game: &Game,
    text: &str,
    next: usize,
    written: impl Fn(usize) -> Option<SheetEntry>,
) -> Vec<(usize, String)> {
    let mut next = next;
    let mut told: Vec<(usize, String)> = Vec::new();
    for one in moves(game, text) {
        match told.last_mut() {
            Some((ply, before)) if is_one_move(game, *ply, before, &one) => *before = format!("{before} {one}"),
            _ => told.extend(of_one(game, &one, next, &written)),
        }
        next = told.last().map_or(next, |(ply, _)| ply + 1);
    }
    told
}

/// The parts of a line that are a move each, with the number before it and the notes behind it. Moves in words stay together.
fn moves(game: &Game, text: &str) -> Vec<String> {
    let (numbering, language) = (game.setup().numbering(), game.setup().wording.language);
    let tokens: Vec<&str> = text.split_whitespace().collect();
    let count = |tokens: &[&str]| {
        let entries = scoresheet::entries(&tokens.join(" "), numbering, language);
        entries.map_or(0, |(entries, _)| entries.iter().filter(|entry| **entry != SheetEntry::Gap).count())
    };
    // How many moves stand in the first tokens; with the last word of a move in words there are fewer.
    let counts: Vec<usize> = (0..=tokens.len()).map(|end| count(&tokens[..end])).collect();
    if !counts.is_sorted() {
        return vec![tokens.join(" ")];
    }
    let mut starts = vec![0];
    for at in 1..tokens.len() {
        if counts[at] > 0 && counts[at + 1] > counts[at] {
            let numbers = tokens[..at].iter().rev().take_while(|token| is_number(token)).count();
            starts.push(at - numbers);
        }
    }
    let ends = starts.iter().skip(1).copied().chain([tokens.len()]);
    starts.iter().zip(ends).map(|(&start, end)| tokens[start..end].join(" ")).collect()
}

/// Whether a token is the number of a move: `4.`, `4...`, `4`.
fn is_number(token: &str) -> bool {
    token.trim_end_matches(['.', '…']).chars().all(|c| c.is_ascii_digit())
}

/// Whether two squares are one move, `e2 e4`: where they stand, a piece of the mover is on the first.
fn is_one_move(game: &Game, ply: usize, from: &str, to: &str) -> bool {
    let (Ok(from), Ok(_)) = (from.parse::<Square>(), to.parse::<Square>()) else { return false };
    let made = ply.checked_sub(1).and_then(|before| game.record().all_plies().nth(before));
    made.is_none_or(|made| made.standing.board().piece_at(from).is_some_and(|piece| piece.color == made.mover))
}

fn of_one(
    game: &Game,
    text: &str,
    next: usize,
    written: impl Fn(usize) -> Option<SheetEntry>,
) -> Option<(usize, String)> {
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
    use shakmaty::Color;

    use super::*;
    use crate::{
        clock::Moment,
        game::{AnswerCommand, Command, MoveCommand, Seat, Setup, StartCommand},
        laws::RawMove,
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn game() -> Game {
        let mut game = Game::new(Setup::default());
        let acts = [
            (Seat::Arbiter, Command::Start(StartCommand::Begin)),
            (WHITE, Command::Move(MoveCommand::Announce(pawn(Square::D2, Square::D4)))),
            (WHITE, Command::Move(MoveCommand::Press)),
            (BLACK, Command::Answer(AnswerCommand::Repeat(None))),
            (BLACK, Command::Answer(AnswerCommand::Execute(None))),
            (BLACK, Command::Move(MoveCommand::Announce(pawn(Square::E7, Square::E5)))),
        ];
        for (by, command) in acts {
            let events = game.decide(Moment::START, by, &command).expect("an act");
            events.iter().for_each(|event| game.apply(Moment::START, event));
        }
        game
    }

    fn pawn(from: Square, to: Square) -> RawMove {
        RawMove::from_squares(&shakmaty::Board::default(), from, to, None).expect("a pawn")
    }

    /// `1. d4 e5` was kept as one move, a pawn from d4 to e5, and the sheet was found to agree with no other.
    #[test]
    fn a_line_with_two_moves_is_two_entries() {
        let game = game();
        for (text, entries) in [
            ("1. d4 e5", &[(1, "d4"), (2, "e5")][..]),
            ("d4 e5", &[(1, "d4"), (2, "e5")]),
            ("1 d4 e5 2 Sf3", &[(1, "d4"), (2, "e5"), (3, "Sf3")]),
            ("1.d4 e5 2.Sf3", &[(1, "d4"), (2, "e5"), (3, "Sf3")]),
            ("1... e5 2. Sf3", &[(2, "e5"), (3, "Sf3")]),
            ("1. d4 0:28 e5 0:29 (=)", &[(1, "d4 0:28"), (2, "e5 0:29 (=)")]),
            ("1. d4 1... e5", &[(1, "d4"), (2, "e5")]),
            ("1... e6 1... e5", &[(2, "e6"), (2, "e5")]),
        ] {
            let told = told(&game, text, 1, |_| None);
            assert_eq!(told.iter().map(|(ply, entry)| (*ply, &**entry)).collect::<Vec<_>>(), entries, "{text}");
        }
    }

    #[test]
    fn what_is_one_move_stays_one_entry() {
        let game = game();
        for (text, ply, entry) in [
            ("d2 d4", 1, "d2 d4"),
            ("1. d2 d4", 1, "d2 d4"),
            ("1... e7 e5", 2, "e7 e5"),
            ("d4 0:28", 1, "d4 0:28"),
            ("Bauer David vier", 1, "Bauer David vier"),
            ("Springer Felix 3", 1, "Springer Felix 3"),
            ("kurze Rochade", 1, "kurze Rochade"),
            ("0-0", 1, "0-0"),
            ("exd6 e. p.", 1, "exd6 e. p."),
            ("-", 1, "-"),
            ("???", 1, "???"),
            ("2. Sf3", 3, "Sf3"),
        ] {
            assert_eq!(told(&game, text, 1, |_| None), [(ply, entry.to_owned())], "{text}");
        }
        assert_eq!(told(&game, "  ", 1, |_| None), []);
    }

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
