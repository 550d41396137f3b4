//! The sentences of a move: in full, in short, by its squares, by numbers.
use shakmaty::{Color, File, Rank, Role, Square};

use super::tree::{Symbol, Tree};
use crate::{
    language::{Among, Term, promotion_number},
    laws::RawMove,
};

type Sentence = Vec<Symbol>;

/// Adds all sentences for these moves.
pub(super) fn of_moves(moves: &[RawMove], among: Among<'_>, tree: &mut Tree) {
    for &said in moves {
        match said {
            RawMove::Castling(side) => {
                with_check(vec![term(Term::Castling(side))], tree);
                if let Some(numbers) = castling_in_numbers(said, among) {
                    tree.insert(&numbers);
                }
            }
            RawMove::Piece { role, from, to, capture, en_passant, promotion } => {
                let contested = moves.iter().any(|other| goes_there(*other, role, to) && !starts_from(*other, from));
                let piece = Named { role, from, to, capture, en_passant, promotion, contested };
                for sentence in piece.sentences() {
                    with_check(sentence, tree);
                }
                tree.insert(&piece.numbers());
            }
        }
    }
}

fn goes_there(said: RawMove, kind: Role, arrival: Square) -> bool {
    matches!(said, RawMove::Piece { role, to, .. } if role == kind && to == arrival)
}

fn starts_from(said: RawMove, departure: Square) -> bool {
    matches!(said, RawMove::Piece { from, .. } if from == departure)
}

/// Adds the single words that tell `candidates` apart: the piece, or where it stands. A word that fits all of them does not.
pub(super) fn that_choose(candidates: &[RawMove], tree: &mut Tree) {
    let words = |said: &RawMove| match *said {
        RawMove::Piece { role, from, promotion, .. } => {
            vec![Term::Role(promotion.unwrap_or(role)), Term::File(from.file()), Term::Rank(from.rank())]
        }
        RawMove::Castling(_) => Vec::new(),
    };
    for said in candidates {
        for word in words(said) {
            if candidates.iter().any(|other| !words(other).contains(&word)) {
                tree.insert(&[term(word)]);
            }
        }
        if let RawMove::Piece { from, .. } = *said {
            tree.insert(&square(from));
        }
    }
}

/// Adds the shapes that a sentence about a move can have, of whatever pieces and squares.
pub(super) fn of_any_move(tree: &mut Tree) {
    use Symbol::{AnyFile, AnyRank, AnyRole};
    let (piece, place) = ([AnyRole], [AnyFile, AnyRank]);
    let origins: [&[Symbol]; 4] = [&place, &[AnyFile], &[AnyRank], &[]];
    for role in [&piece[..], &[]] {
        for origin in origins {
            for link in [&[term(Term::To)][..], &[term(Term::Takes)], &[]] {
                // A connecting word tells a single file or rank from the arrival; with nothing before one there is no sentence.
                if (link.is_empty() && origin.len() == 1) || (role.is_empty() && origin.is_empty() && !link.is_empty())
                {
                    continue;
                }
                let sentence = [role, origin, link, &place].concat();
                for ending in endings_of_any_move() {
                    with_check([sentence.clone(), ending].concat(), tree);
                }
            }
        }
    }
    for side in shakmaty::CastlingSide::ALL {
        with_check(vec![term(Term::Castling(side))], tree);
    }
    tree.insert(&[AnyRank; 4]);
    for number in Rank::ALL.into_iter().take(4) {
        tree.insert(&[AnyRank, AnyRank, AnyRank, AnyRank, term(Term::Rank(number))]);
    }
}

fn endings_of_any_move() -> [Sentence; 4] {
    [vec![], vec![term(Term::EnPassant)], vec![Symbol::AnyRole], vec![term(Term::Promotion), Symbol::AnyRole]]
}

/// A sentence, alone and with the words that may follow any move.
fn with_check(sentence: Sentence, tree: &mut Tree) {
    tree.insert(&sentence);
    for word in [Term::Check, Term::Mate] {
        let mut sentence = sentence.clone();
        sentence.push(term(word));
        tree.insert(&sentence);
    }
}

/// A move that is not castling.
#[derive(Clone, Copy)]
struct Named {
    role: Role,
    from: Square,
    to: Square,
    capture: bool,
    en_passant: bool,
    promotion: Option<Role>,
    /// Whether another piece of the kind can go there too.
    contested: bool,
}

impl Named {
    fn sentences(self) -> Vec<Sentence> {
        let links: &[Sentence] = if self.capture {
            &[vec![term(Term::Takes)], vec![term(Term::To)], vec![]]
        } else {
            &[vec![term(Term::To)], vec![]]
        };
        let mut sentences = Vec::new();
        for (beginning, linked) in self.beginnings() {
            for link in links.iter().filter(|link| linked.allows(link)) {
                for ending in self.endings() {
                    sentences.push([beginning.clone(), link.clone(), square(self.to).to_vec(), ending].concat());
                }
            }
        }
        sentences
    }

    /// What comes before the connecting word.
    fn beginnings(self) -> Vec<(Sentence, Connective)> {
        let role = term(Term::Role(self.role));
        let file = term(Term::File(self.from.file()));
        let [_, rank] = square(self.from);
        let mut beginnings = vec![
            (vec![role, file, rank], Connective::Optional),
            (vec![file, rank], Connective::Optional),
            (vec![role], Connective::Optional),
        ];
        if self.role == Role::Pawn {
            // `Eva vier`, `Eva schlägt David fünf`: a pawn goes unnamed; one that does not take goes straight.
            let straight = self.from.file() == self.to.file();
            beginnings.extend(straight.then_some((vec![], Connective::None)));
            beginnings.extend((!straight).then_some((vec![file], Connective::Needed)));
            beginnings.extend((!straight).then_some((vec![role, file], Connective::Needed)));
        } else {
            beginnings.push((vec![role, file], Connective::Needed));
            // `Turm acht nach ...` is said only for want of anything better, and much that is misheard sounds like it.
            beginnings.extend(self.contested.then_some((vec![role, rank], Connective::Needed)));
        }
        beginnings
    }

    /// What comes after the arrival.
    fn endings(self) -> Vec<Sentence> {
        match self.promotion {
            Some(piece) => {
                let piece = term(Term::Role(piece));
                vec![vec![piece], vec![term(Term::Promotion), piece]]
            }
            None if self.en_passant => vec![vec![], vec![term(Term::EnPassant)]],
            None => vec![vec![]],
        }
    }

    /// `fünf zwei fünf vier`.
    fn numbers(self) -> Sentence {
        let mut sentence = in_numbers(self.from, self.to);
        sentence.extend(self.promotion.and_then(promotion_number).map(|number| term(Term::Rank(number))));
        sentence
    }
}

/// Whether a connecting word is said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Connective {
    None,
    Optional,
    Needed,
}

impl Connective {
    fn allows(self, link: &[Symbol]) -> bool {
        match self {
            Self::None => link.is_empty(),
            Self::Optional => true,
            Self::Needed => !link.is_empty(),
        }
    }
}

/// `fünf eins sieben eins`: the king's two files, where he stands on the e-file.
fn castling_in_numbers(said: RawMove, among: Among<'_>) -> Option<Sentence> {
    let RawMove::Castling(side) = said else { return None };
    let color: Color = among.turn();
    let king = among.board().king_of(color).filter(|king| king.file() == File::E)?;
    Some(in_numbers(king, side.king_to(color)))
}

fn in_numbers(from: Square, to: Square) -> Sentence {
    let number = |file: File| term(Term::Rank(Rank::new(file.to_u32())));
    let rank = |square: Square| term(Term::Rank(square.rank()));
    vec![number(from.file()), rank(from), number(to.file()), rank(to)]
}

fn square(square: Square) -> [Symbol; 2] {
    [term(Term::File(square.file())), term(Term::Rank(square.rank()))]
}

const fn term(term: Term) -> Symbol {
    Symbol::Term(term)
}
