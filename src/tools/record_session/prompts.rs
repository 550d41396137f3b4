//! The moves that a person is asked to say: chosen by a hash of his name, so that they are the same when he continues
//! later, and differ from person to person.
use sha2::{Digest, Sha256};
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position, fen::Fen};

use crate::{
    language::{Language, Origin, Phrase, Speech, Style, Wording, speak},
    laws::RawMove,
};

/// One move to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Prompt {
    /// The words as they are read aloud.
    pub(super) speech: Speech,
    /// The same as text.
    pub(super) text: String,
    /// The position before the move.
    pub(super) fen: String,
    /// The move in UCI.
    pub(super) uci: String,
}

/// The most plies that are played before a move is taken from the game.
const PLIES: usize = 70;

impl Prompt {
    /// The prompt of this number for this person.
    pub(super) fn of(speaker: &str, language: Language, number: usize) -> Self {
        let mut lot = Lot::of(speaker, number);
        let position = position(&mut lot);
        let moves = position.legal_moves();
        let played = moves[lot.below(moves.len())];
        let style = [Style::Full, Style::Short, Style::Squares][number % 3];
        let (said, origin) = (RawMove::from_move(played), Origin::of(played, &position));
        let speech = speak(
            &Phrase::Move { said, origin, check: None },
            Wording { language, ranks: language, style, pieces: None },
        );
        Self {
            text: speech.to_string().replace(',', ""),
            speech,
            fen: Fen::from_position(&position, EnPassantMode::Legal).to_string(),
            uci: played.to_uci(CastlingMode::Standard).to_string(),
        }
    }
}

/// A position in which the side to move has a legal move.
fn position(lot: &mut Lot) -> Chess {
    loop {
        let mut position = Chess::default();
        for _ in 0..lot.below(PLIES) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[lot.below(moves.len())]);
        }
        if !position.legal_moves().is_empty() {
            return position;
        }
    }
}

/// Pseudo-random numbers from a name and a number: the bytes of a hash.
struct Lot {
    seed: Vec<u8>,
    drawn: u32,
}

impl Lot {
    fn of(speaker: &str, number: usize) -> Self {
        Self { seed: format!("{speaker}\n{number}\n").into_bytes(), drawn: 0 }
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        self.drawn += 1;
        let hash = Sha256::new().chain_update(&self.seed).chain_update(self.drawn.to_le_bytes()).finalize();
        usize::from(u16::from_le_bytes([hash[0], hash[1]])) % n
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::language::{Among, Understanding, understand};

    #[test]
    fn every_prompt_is_understood_as_its_move_and_each_person_has_his_own() {
        for language in Language::ALL {
            for number in 1..=40 {
                let Prompt { text, fen, uci, .. } = Prompt::of("Änne", language, number);
                let position: Chess =
                    fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("a position");
                let Understanding::Move(said) = understand(&text, language, Among::Legal(&position)) else {
                    panic!("{text} in {fen}")
                };
                let understood = said.check(&position).expect("a legal move");
                assert_eq!(understood.to_uci(CastlingMode::Standard).to_string(), uci, "{text} in {fen}");
            }
        }
        let of =
            |speaker| (1..=40).map(|number| Prompt::of(speaker, Language::German, number).text).collect::<Vec<_>>();
        assert_eq!(of("Änne"), of("Änne"), "the same whenever he goes on");
        let mine: BTreeSet<_> = of("Änne").into_iter().collect();
        assert!(mine.len() > 35, "{mine:?}");
        assert!(of("Bo").iter().filter(|text| mine.contains(*text)).count() < 10, "another person has others");
    }
}
