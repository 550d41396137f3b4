//! The sentences that are possible now.
//!
//! A grammar is built from what everybody sees (or, where that assist is granted, from the legal moves), in the words that
//! [`language`](crate::language) reads. It says nothing about what a sentence means: that is left to
//! [`understand`](crate::language::understand()), so that hearing and typing cannot drift apart.
mod boards;
mod moves;
mod sentences;
mod tree;

use shakmaty::{Color, File, Rank, Role};
pub(super) use tree::NUMBERS;
pub use tree::{Arc, Network};
use tree::{Symbol, Tree};

pub use self::moves::{could_be, possible};
use super::Vocabulary;
use crate::language::{Among, Language, Request, Term};

/// The languages of the words that are listened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tongue {
    /// Pieces, connecting words, answers and requests.
    pub language: Language,
    /// Ranks and castling.
    pub ranks: Language,
}

impl Tongue {
    /// One language for everything.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        Self { language, ranks: language }
    }

    /// The language in which `term` is said.
    const fn of_term(self, term: Term) -> Language {
        match term {
            Term::Rank(_) | Term::Castling(_) => self.ranks,
            _ => self.language,
        }
    }

    fn texts(self, term: Term) -> Vec<&'static str> {
        term.texts(self.of_term(term))
    }
}

/// What is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expecting<'a> {
    /// A move, a question of the player's or something he wants done.
    Move(Among<'a>),
    /// That the move which was announced stands on the player's board, or what else may be said.
    Standing(Among<'a>),
    /// The word that tells these moves apart, or one of them as a whole, or `nein` and another move.
    Choice {
        /// What the moves are looked for among.
        among: Among<'a>,
        /// The moves that fitted.
        candidates: &'a [crate::laws::RawMove],
    },
    /// `ja`, `nein`, the move once more, `nein` and another move, or what may be said beside.
    Meant {
        /// What the moves are looked for among.
        among: Among<'a>,
        /// The move that was asked about.
        asked: crate::laws::RawMove,
    },
    /// `ja` or `nein`, or a question of the player's before he answers.
    YesOrNo,
    /// What stands on a board, a square or a rank at a time, or a question of the player's.
    Board,
}

/// The sentences that fit the position and the question, in the words of `vocabulary`: what a player most probably says.
///
/// ```
/// # use anna_hector::{language::{Among, Language}, listen::{Vocabulary, grammar::{self, Expecting, Tongue}}};
/// # use shakmaty::Chess;
/// let position = Chess::default();
/// let heard = Vocabulary::new(["eins", "zwei", "drei", "vier", "sieben"]);
/// let network = grammar::current(Expecting::Move(Among::Legal(&position)), Tongue::of(Language::German), &heard);
/// let accepts = |text: &str| network.accepts(&heard.ways_to_say(text)[0]);
/// assert!(accepts("zwei eins drei drei"), "b1c3 in the numeric notation of correspondence chess");
/// assert!(!accepts("zwei eins drei vier"), "no knight moves so");
/// ```
#[must_use]
pub fn current(expecting: Expecting<'_>, tongue: Tongue, vocabulary: &Vocabulary) -> Network {
    let mut tree = Tree::default();
    match expecting {
        Expecting::Move(among) => {
            sentences::of_moves(&possible(among), among, &mut tree);
            requests(&mut tree);
        }
        Expecting::Standing(among) => {
            sentences::of_moves(&possible(among), among, &mut tree);
            requests(&mut tree);
            tree.insert_answer(Symbol::Term(Term::Request(Request::ItStands)));
        }
        Expecting::Choice { among, candidates } => {
            sentences::of_moves(candidates, among, &mut tree);
            sentences::that_choose(candidates, &mut tree);
            requests(&mut tree);
            // `eins` chooses and `nein` does not: they sound alike, and one is as probable as the other.
            let no = Symbol::Term(Term::Request(Request::No));
            tree.insert_answer(no);
            // Whoever was not asked about the piece that he meant says the whole move again.
            tree.only_after(no, |tree| sentences::of_moves(&possible(among), among, tree));
        }
        Expecting::Board => {
            boards::of_what_stands(tongue.language, &mut tree);
            requests(&mut tree);
        }
        Expecting::Meant { among, .. } => {
            sentences::of_moves(&possible(among), among, &mut tree);
            answers(&mut tree);
            tree.repeat_after(Symbol::Term(Term::Request(Request::No)));
        }
        Expecting::YesOrNo => answers(&mut tree),
    }
    tree.network(tongue, vocabulary)
}

/// Every well-formed sentence, whatever the position: what a player may have said instead.
#[must_use]
pub fn free(tongue: Tongue, vocabulary: &Vocabulary) -> Network {
    let mut tree = Tree::default();
    sentences::of_any_move(&mut tree);
    requests(&mut tree);
    tree.network(tongue, vocabulary)
}

/// Yes and no, as probable as anything, and what a player may want to know before he answers.
fn answers(tree: &mut Tree) {
    requests(tree);
    for request in [Request::Yes, Request::No] {
        tree.insert_answer(Symbol::Term(Term::Request(request)));
    }
}

/// But for `es steht`: short words sound like it, and there is one moment only to say it.
fn requests(tree: &mut Tree) {
    for request in Request::ALL.into_iter().filter(|request| *request != Request::ItStands) {
        let mut sentence = vec![Symbol::Term(Term::Request(request))];
        match request {
            Request::Square(_) => sentence.extend([Symbol::AnyFile, Symbol::AnyRank]),
            Request::Where(_) => sentence.push(Symbol::AnyRole),
            Request::Rank(_) => sentence.push(Symbol::AnyRank),
            Request::File(_) => sentence.push(Symbol::AnyFile),
            _ => {}
        }
        tree.insert(&sentence);
    }
}

/// The terms a symbol stands for.
fn terms(symbol: Symbol) -> Vec<Term> {
    match symbol {
        Symbol::Term(term) => vec![term],
        Symbol::AnyFile => File::ALL.map(Term::File).to_vec(),
        Symbol::AnyRank => Rank::ALL.map(Term::Rank).to_vec(),
        Symbol::AnyRole => Role::ALL.map(Term::Role).to_vec(),
        Symbol::AnyColor => Color::ALL.map(Term::Color).to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Square};

    use super::*;
    use crate::{language::words_to_learn, laws::RawMove};

    #[test]
    fn a_question_about_a_move_hears_an_answer_another_move_and_what_is_asked_between() {
        let board = Board::default();
        let asked = RawMove::from_squares(&board, Square::E2, Square::E4, None).expect("a move");
        let among = Among::Placement { board: &board, turn: Color::White };
        for (language, yes, said) in [
            (Language::German, "ja", ["nein Springer Felix drei", "Eva vier", "meine Zeit", "nein"]),
            (Language::Spanish, "sí", ["no caballo Felix tres", "Eva cuatro", "mi tiempo", "no"]),
            (Language::English, "yes", ["no knight Felix three", "Eva four", "my time", "no"]),
            (Language::French, "oui", ["non cavalier Felix trois", "Eva quatre", "mon temps", "non"]),
        ] {
            let heard = Vocabulary::new(words_to_learn(language));
            let network = current(Expecting::Meant { among, asked }, Tongue::of(language), &heard);
            let accepts = |text: &str| heard.ways_to_say(text).iter().any(|way| network.accepts(way));
            for text in said.into_iter().chain([yes]) {
                assert!(accepts(text), "{text}");
            }
            assert!(!accepts(&format!("{yes} {}", said[1])), "a yes ends the sentence");
            assert!(!accepts(&format!("{} {}", said[3], said[2])), "a no goes before a move only");
            let between = current(Expecting::YesOrNo, Tongue::of(language), &heard);
            let accepts = |text: &str| heard.ways_to_say(text).iter().any(|way| between.accepts(way));
            assert!(accepts(yes) && accepts(said[2]) && !accepts(said[1]), "{language:?}");
        }
    }

    #[test]
    fn that_a_move_stands_is_listened_for_only_when_it_is_to_be_said() {
        let board = Board::default();
        let among = Among::Placement { board: &board, turn: Color::White };
        for (language, stands) in [
            (Language::German, "es steht"),
            (Language::Spanish, "está puesta"),
            (Language::English, "it stands"),
            (Language::French, "elle est posée"),
        ] {
            let heard = Vocabulary::new(words_to_learn(language));
            let accepts = |network: &Network| heard.ways_to_say(stands).iter().any(|way| network.accepts(way));
            let tongue = Tongue::of(language);
            assert!(accepts(&current(Expecting::Standing(among), tongue, &heard)), "{stands}");
            for expecting in [Expecting::Move(among), Expecting::YesOrNo, Expecting::Board] {
                assert!(!accepts(&current(expecting, tongue, &heard)), "{expecting:?}");
            }
            assert!(!accepts(&free(tongue, &heard)));
        }
    }

    #[test]
    fn a_word_that_fits_all_candidates_chooses_none_and_no_is_as_probable_as_a_choice() {
        let board = Board::default();
        let to_e4 = |from| RawMove::from_squares(&board, from, Square::E4, None).expect("a move");
        let candidates = [to_e4(Square::B1), to_e4(Square::G1)];
        let among = Among::Placement { board: &board, turn: Color::White };
        let heard = Vocabulary::new(words_to_learn(Language::German));
        let network =
            current(Expecting::Choice { among, candidates: &candidates }, Tongue::of(Language::German), &heard);
        let accepts = |text: &str| network.accepts(&heard.ways_to_say(text)[0]);
        for answer in [
            "Bella",
            "Gustav",
            "Gustav eins",
            "Springer Bella eins nach Eva vier",
            "nein",
            "nein Bauer Eva zwei nach Eva vier",
        ] {
            assert!(accepts(answer), "{answer}");
        }
        for answer in ["eins", "Springer", "Anna", "Gustav zwei", "nein meine Zeit", "nein Bella"] {
            assert!(!accepts(answer), "{answer}");
        }
        let cost = |text: &str| {
            let unit = heard.ways_to_say(text)[0][0];
            network.arcs_from(0).iter().find(|arc| arc.unit == unit).map(|arc| arc.penalty)
        };
        assert_eq!((cost("nein"), cost("Gustav")), (Some(0), Some(0)));
        assert!(cost("aufgeben") > Some(0), "nobody has asked for that");
    }
}
