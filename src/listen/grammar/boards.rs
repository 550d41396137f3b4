//! The sentences about what stands on a board: `Eva vier weißer Bauer`, `Eva vier leer`, `Reihe eins Anna weißer Turm Eva
//! weißer König`, `Reihe vier leer`. What they mean is read by [`told`](crate::language::understand::telling::told).
use shakmaty::{File, Rank};

use super::tree::{Symbol, Tree};
use crate::language::{Language, Request, Term};

/// Adds all of them, in the order in which the language puts a piece and its colour.
pub(super) fn of_what_stands(language: Language, tree: &mut Tree) {
    let place = [Symbol::AnyFile, Symbol::AnyRank];
    let piece = match language {
        Language::Spanish | Language::French => [Symbol::AnyRole, Symbol::AnyColor],
        Language::German | Language::English => [Symbol::AnyColor, Symbol::AnyRole],
    };
    let empty = [Symbol::Term(Term::Empty)];
    for sentence in [[&place[..], &piece], [&piece, &place], [&place, &empty]] {
        tree.insert(&sentence.concat());
    }
    let rank = [Symbol::Term(Term::Request(Request::Rank(Rank::First))), Symbol::AnyRank];
    tree.insert(&[&rank[..], &empty].concat());
    // Any of its squares, from the a-file to the h-file: what is not named is empty.
    for squares in 1_u32..1 << File::ALL.len() {
        let named = File::ALL.into_iter().filter(|&file| squares & (1 << u32::from(file)) != 0);
        let pieces = named.flat_map(|file| [Symbol::Term(Term::File(file)), piece[0], piece[1]]);
        tree.insert(&rank.into_iter().chain(pieces).collect::<Vec<_>>());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        language::{understand::telling::told, words_to_learn},
        listen::{
            Vocabulary,
            grammar::{self, Expecting, Tongue},
        },
    };

    #[test]
    fn what_is_listened_for_is_understood() {
        for (language, sentences) in [
            (Language::German, ["Eva vier weißer Bauer", "schwarzer Springer Gustav acht", "Hector eins leer"]),
            (Language::Spanish, ["Eva cuatro peón blanco", "caballo negro Gustav ocho", "Hector uno vacía"]),
            (Language::English, ["Eva four white pawn", "black knight Gustav eight", "Hector one empty"]),
            (Language::French, ["Eva quatre pion blanc", "cavalier noir Gustav huit", "Hector un vide"]),
        ] {
            let words = words_to_learn(language);
            let heard = Vocabulary::new(words.iter().copied());
            let network = grammar::current(Expecting::Board, Tongue::of(language), &heard);
            let accepts = |text: &str| network.accepts(&heard.ways_to_say(text)[0]);
            for sentence in sentences {
                assert!(accepts(sentence), "{sentence}");
                assert!(told(sentence, language).is_ok(), "{sentence}");
            }
        }
        let heard = Vocabulary::new(words_to_learn(Language::German));
        let network = grammar::current(Expecting::Board, Tongue::of(Language::German), &heard);
        for sentence in
            ["Reihe eins Anna weißer Turm Eva weißer König Hector weißer Turm", "Reihe vier leer", "Feld Eva vier"]
        {
            assert!(network.accepts(&heard.ways_to_say(sentence)[0]), "{sentence}");
        }
        for sentence in ["Eva vier Bauer", "Springer nach Felix drei", "Reihe eins Hector weißer Turm Anna weißer Turm"]
        {
            assert!(!network.accepts(&heard.ways_to_say(sentence)[0]), "{sentence}");
        }
    }
}
