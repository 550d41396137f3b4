//! Goes through all positions that can come, nearest first. If a mate is among them it is found, with a shortest line; if
//! all have been seen, there is none.
use std::{
    collections::{HashMap, HashSet, VecDeque},
    ops::ControlFlow,
};

use shakmaty::{Bitboard, Chess, Move, Position};

use super::{
    Decision, Line, WINNER,
    effort::Effort,
    key::{Key, MixedState},
    reach::{self, Care},
};

/// Proofs before a position has to earn one.
const EARLY_PROOFS: usize = 30;
/// A proof for so many positions: it takes about as long as a hundred.
const POSITIONS_PER_PROOF: usize = 400;
/// Up to this ply each position is worth a proof.
const EARLY_PLIES: u32 = 2;

/// An exploration that can be taken up again.
pub(super) struct Explorer {
    seen: HashSet<Key, MixedState>,
    /// How each position was reached, the root first.
    steps: Vec<Step>,
    /// Positions to go on from, with the index of their steps.
    open: VecDeque<(Chess, usize)>,
    structures: HashMap<Structure, Prospect>,
    proofs: usize,
}

#[derive(Debug, Clone, Copy)]
struct Step {
    from: usize,
    m: Option<Move>,
    ply: u32,
}

/// What a proof said of the first position with a structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Prospect {
    Open,
    Dead,
}

impl Explorer {
    pub(super) fn new(root: &Chess) -> Self {
        Self {
            seen: HashSet::from_iter([Key::of(root)]),
            steps: vec![Step { from: 0, m: None, ply: 0 }],
            open: VecDeque::from([(root.clone(), 0)]),
            structures: HashMap::from([(Structure::of(root), Prospect::Open)]),
            proofs: 0,
        }
    }

    /// Whether the positions to go on from are getting few: soon all may have been seen.
    pub(super) fn is_closing(&self) -> bool {
        self.open.len() * 2 < self.seen.len()
    }

    /// Goes on until `most` positions have been seen in all.
    pub(super) fn run(&mut self, most: usize, effort: &mut Effort) -> ControlFlow<Decision> {
        while self.seen.len() < most {
            let Some((position, step)) = self.open.pop_front() else {
                return ControlFlow::Break(Decision::NoMate);
            };
            let moves = position.legal_moves();
            if moves.is_empty() && position.turn() != WINNER && position.is_check() {
                return ControlFlow::Break(Decision::Mate(self.line(step)));
            }
            for &m in &moves {
                effort.spend(1)?;
                self.reach(&position, m, step, effort)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Notes the position after a move, unless it was seen or is known to be without a mate.
    fn reach(&mut self, position: &Chess, m: Move, from: usize, effort: &mut Effort) -> ControlFlow<Decision> {
        let mut next = position.clone();
        next.play_unchecked(m);
        let ply = self.steps[from].ply + 1;
        if self.seen.insert(Key::of(&next)) && !self.is_hopeless(&next, m, ply, effort)? {
            self.open.push_back((next, self.steps.len()));
            self.steps.push(Step { from, m: Some(m), ply });
        }
        ControlFlow::Continue(())
    }

    /// Looks for a proof where one is likely: early on, and where the structure has changed.
    fn is_hopeless(&mut self, position: &Chess, m: Move, ply: u32, effort: &mut Effort) -> ControlFlow<Decision, bool> {
        if m.is_zeroing() && position.has_insufficient_material(WINNER) {
            return ControlFlow::Continue(true);
        }
        let affordable = self.proofs < EARLY_PROOFS + self.steps.len() / POSITIONS_PER_PROOF;
        if !affordable || (ply > EARLY_PLIES && !m.is_zeroing()) {
            return ControlFlow::Continue(false);
        }
        let structure = Structure::of(position);
        if ply > EARLY_PLIES && self.structures.get(&structure) == Some(&Prospect::Open) {
            return ControlFlow::Continue(false);
        }
        self.proofs += 1;
        effort.spend(Care::Quick.cost())?;
        let dead = reach::excludes_mate(position, Care::Quick);
        self.structures.entry(structure).or_insert(if dead { Prospect::Dead } else { Prospect::Open });
        ControlFlow::Continue(dead)
    }

    fn line(&self, mut step: usize) -> Line {
        let mut line = Line::new();
        while let Some(m) = self.steps[step].m {
            line.push(m);
            step = self.steps[step].from;
        }
        line.reverse();
        line
    }
}

/// What only captures and pawn moves change: the pawns, and the numbers of the other pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Structure {
    pawns: [Bitboard; 2],
    pieces: [[usize; 4]; 2],
}

impl Structure {
    fn of(position: &Chess) -> Self {
        let board = position.board();
        let sides = [board.white(), board.black()];
        let bishops = |side: Bitboard, squares: Bitboard| (side & board.bishops() & squares).count();
        Self {
            pawns: sides.map(|side| side & board.pawns()),
            pieces: sides.map(|side| {
                [
                    (side & board.knights()).count(),
                    bishops(side, Bitboard::DARK_SQUARES),
                    bishops(side, Bitboard::LIGHT_SQUARES),
                    (side & board.rooks_and_queens()).count(),
                ]
            }),
        }
    }
}
