//! Exhaustive search: goes through all positions that can come. If all have been seen and none is a mate, there is none.
//!
//! What opens a blocked position is a capture or a move of a pawn; what comes after is mostly plain. So positions are
//! kept apart by their [`Structure`], each structure is given as much as any other, nearest positions first, and the
//! first position with a new one is looked into: first for a proof that no mate follows, then for a mate.
use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap, HashSet, VecDeque},
    ops::ControlFlow,
};

use shakmaty::{Bitboard, Chess, Move, Position};

use super::{
    SearchEnd, Variation, WINNER,
    chart::EMPTY_BOARD,
    compass::{Compass, MatePlan},
    effort::Effort,
    key::{MixedState, PositionKey},
    reach,
    search::{MoveOrdering, Search, TranspositionTable},
};

/// For how many positions a proof is worth its cost each: a check or two may force the way into a wall.
const EARLY: usize = 40;
/// A proof for one structure in so many positions: where structures abound, hardly any is a wall.
const POSITIONS_PER_PROOF: usize = 100;
/// Positions for the look from a new structure.
const PROBE: u64 = 400;

/// An exploration that can be taken up again.
pub(super) struct Explorer {
    seen: HashSet<PositionKey, MixedState>,
    /// How each position was reached, the root first.
    steps: Vec<ExplorationStep>,
    regions: HashMap<Structure, usize>,
    /// By region: positions to go on from, with the index of their steps.
    open: Vec<VecDeque<(Chess, usize)>>,
    /// The regions with open positions, and what was spent on each: the next to be continued is that with the least.
    turns: BinaryHeap<Reverse<ExplorationTurn>>,
}

#[derive(Debug, Clone, Copy)]
struct ExplorationStep {
    from: usize,
    m: Option<Move>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct ExplorationTurn {
    spent: usize,
    region: usize,
}

impl Explorer {
    pub(super) fn new(root: &Chess) -> Self {
        Self {
            seen: HashSet::from_iter([PositionKey::of(root)]),
            steps: vec![ExplorationStep { from: 0, m: None }],
            regions: HashMap::from([(Structure::of(root), 0)]),
            open: vec![VecDeque::from([(root.clone(), 0)])],
            turns: BinaryHeap::from([Reverse(ExplorationTurn { spent: 0, region: 0 })]),
        }
    }

    /// Goes on until `most` positions have been seen in all.
    pub(super) fn run(&mut self, most: usize, effort: &mut Effort) -> ControlFlow<SearchEnd> {
        while self.seen.len() < most {
            let Some(Reverse(turn)) = self.turns.pop() else {
                return ControlFlow::Break(SearchEnd::NoMate);
            };
            let Some((position, step)) = self.open[turn.region].pop_front() else { continue };
            let moves = position.legal_moves();
            if moves.is_empty() && position.turn() != WINNER && position.is_check() {
                return ControlFlow::Break(SearchEnd::Mate(self.line(step)));
            }
            for &m in &moves {
                effort.spend(1)?;
                self.follow(&position, step, m, turn, effort)?;
            }
            if !self.open[turn.region].is_empty() {
                self.turns.push(Reverse(ExplorationTurn { spent: turn.spent + 1 + moves.len(), ..turn }));
            }
        }
        ControlFlow::Continue(())
    }

    /// Notes the position after a move, unless it was seen or is known to be without a mate.
    fn follow(
        &mut self,
        position: &Chess,
        from: usize,
        m: Move,
        turn: ExplorationTurn,
        effort: &mut Effort,
    ) -> ControlFlow<SearchEnd> {
        let mut next = position.clone();
        next.play_unchecked(m);
        if !self.seen.insert(PositionKey::of(&next)) {
            return ControlFlow::Continue(());
        }
        let step = self.steps.len();
        self.steps.push(ExplorationStep { from, m: Some(m) });
        let region = if m.is_zeroing() {
            self.enter(&next, step, effort)?
        } else if self.seen.len() < EARLY && is_hopeless(&next, effort)? {
            None
        } else {
            Some(turn.region)
        };
        if let Some(region) = region {
            // The region whose turn it is takes its place again after its turn.
            if self.open[region].is_empty() && region != turn.region {
                self.turns.push(Reverse(ExplorationTurn { region, ..turn }));
            }
            self.open[region].push_back((next, step));
        }
        ControlFlow::Continue(())
    }

    /// The region of a position whose structure has just changed, unless it is without a mate; a new one is looked into.
    fn enter(&mut self, next: &Chess, step: usize, effort: &mut Effort) -> ControlFlow<SearchEnd, Option<usize>> {
        let structure = Structure::of(next);
        if next.has_insufficient_material(WINNER) {
            return ControlFlow::Continue(None);
        }
        if let Some(&region) = self.regions.get(&structure) {
            return ControlFlow::Continue(Some(region));
        }
        let is_worth_a_proof = self.open.len() < EARLY + self.seen.len() / POSITIONS_PER_PROOF;
        if is_worth_a_proof && is_hopeless(next, effort)? {
            return ControlFlow::Continue(None);
        }
        let probe = Search::new(
            next,
            Compass::new(MatePlan::Force, &EMPTY_BOARD),
            MoveOrdering::Forward,
            TranspositionTable::none(),
        )
        .deepen(1..=1, PROBE, effort);
        probe.map_break(|decision| decision.after(self.line(step)))?;
        let region = self.open.len();
        self.open.push(VecDeque::new());
        self.regions.insert(structure, region);
        ControlFlow::Continue(Some(region))
    }

    fn line(&self, mut step: usize) -> Variation {
        let mut line = Variation::new();
        while let Some(m) = self.steps[step].m {
            line.push(m);
            step = self.steps[step].from;
        }
        line.reverse();
        line
    }
}

fn is_hopeless(position: &Chess, effort: &mut Effort) -> ControlFlow<SearchEnd, bool> {
    effort.spend(reach::COST)?;
    ControlFlow::Continue(reach::excludes_mate(position))
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
