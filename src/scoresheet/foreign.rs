//! What other programs wrote into a PGN file and this one has no use for: it is kept, and written again.
mod variation;

use std::collections::BTreeMap;

use shakmaty::Chess;

use super::pgn::{Game, OFFERS};

/// Tags, signs and comments of others.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Foreign {
    /// Every tag of the game, in its order; what the program says in a tag of the same name counts.
    pub tags: Vec<(String, String)>,
    /// Signs of opinion (`$14`), by the number of half-moves before them.
    pub signs: BTreeMap<usize, Vec<String>>,
    /// Comments, by the number of half-moves before them, without what the program reads of them.
    pub comments: BTreeMap<usize, Vec<String>>,
    /// Variations, by the number of half-moves before them, as words to be set in lines.
    pub variations: BTreeMap<usize, Vec<String>>,
}

/// The signs that may stand right after a move, and their numbers in PGN.
const SUFFIXES: [(&str, &str); 6] = [("!", "$1"), ("?", "$2"), ("!!", "$3"), ("??", "$4"), ("!?", "$5"), ("?!", "$6")];
/// What the program reads of a comment, and writes itself.
const OWN: [&str; 2] = ["[%clk ", "[%emt "];

impl Foreign {
    /// That of a game. `befores` are the positions before each of its moves.
    pub(super) fn of(game: &Game, befores: &[Chess]) -> Self {
        let mut foreign = Self::beside_moves(game, befores, without_own);
        let tags = game.tags().filter(|(name, _)| is_name(name));
        foreign.tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        foreign
    }

    /// What stands beside the moves. Of a comment `rest` is left.
    pub(super) fn beside_moves(game: &Game, befores: &[Chess], rest: fn(&str) -> String) -> Self {
        let mut foreign = Self::default();
        for (moves, sign) in game.signs() {
            foreign.signs.entry(moves).or_default().push(sign.to_owned());
        }
        for (moves, opinion) in game.opinions() {
            match SUFFIXES.iter().find(|(suffix, _)| *suffix == opinion) {
                Some((_, number)) => foreign.signs.entry(moves).or_default().insert(0, (*number).to_owned()),
                None => foreign.comments.entry(moves).or_default().push(opinion.to_owned()),
            }
        }
        for (moves, comment) in game.comments() {
            let rest = rest(comment);
            if !rest.is_empty() {
                foreign.comments.entry(moves).or_default().push(rest);
            }
        }
        for (moves, text) in game.variations() {
            let words = variation::words(text, moves.checked_sub(1).and_then(|replaced| befores.get(replaced)));
            foreign.variations.entry(moves).or_default().extend(words);
        }
        foreign
    }

    /// The value of a tag that others wrote.
    pub(super) fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().rfind(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }
}

/// Whether a tag of this name can be written as it was.
fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "_+#=:-".contains(c))
}

/// A comment without clock, time and offers, which stand in the record.
fn without_own(comment: &str) -> String {
    let mut rest = comment.to_owned();
    for command in OWN {
        while let Some(begin) = rest.find(command) {
            let Some(length) = rest[begin..].find(']') else { break };
            rest.replace_range(begin..=begin + length, "");
        }
    }
    for side in ["White", "Black"] {
        rest = rest.replace(&format!("(=) {side}{OFFERS}"), "");
    }
    rest = rest.replace("(=)", "");
    rest.split_whitespace().collect::<Vec<_>>().join(" ")
}
