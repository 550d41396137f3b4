//! Best-first search for the moves that lead into a picture of a mate.
//!
//! What the pieces of the picture still need is a good measure of how far the mate is, as long as nothing is in their way.
//! What makes such searches long is the rest: pieces that only lose a tempo, in all their places. So positions with the
//! same pieces of the picture on the same squares are alike, and only a few of them are continued.
use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap, HashSet},
    ops::ControlFlow,
};

use shakmaty::{Chess, Move, Position, Role, Square};

use super::{
    SearchEnd, Variation, WINNER,
    chart::{Distances, EMPTY_BOARD, NEVER, distances},
    compass::{Compass, MatePlan},
    effort::Effort,
    key::{MixedState, PositionKey},
    picture::{Picture, PiecePath},
    reach::Terrain,
    search::{MoveOrdering, Search, TranspositionTable},
};

/// How much may be looked at.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds {
    /// Positions in all.
    pub(super) positions: u64,
    /// Positions that differ only in pieces that the picture does not name.
    pub(super) alike: u8,
}

impl Bounds {
    /// No approach looks at more positions: they are kept, and take about 200 bytes each.
    const MOST_POSITIONS: u64 = 300_000;

    /// Those of the next round: four times as many positions, also of those that are alike.
    pub(super) fn wider(self) -> Self {
        let positions = self.positions.saturating_mul(4).min(Self::MOST_POSITIONS);
        Self { positions, alike: self.alike.saturating_mul(4) }
    }
}

/// What is looked for once the pieces of the picture are in their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Goal {
    Mate,
    /// That a pawn takes the piece, and a mate is near then.
    Taken,
}

/// Positions for each depth of the look after a pawn has taken what it was offered.
const LOOK: u64 = 1_500;

/// A move that a piece of the picture still needs counts as much as so many plies behind.
const PLIES_PER_MOVE: u32 = 8;

/// A position on the way.
struct PathNode {
    position: Chess,
    /// Where the pieces of the picture stand, in its order.
    at: Vec<Square>,
    /// Moves they still need.
    cost: u32,
    plies: u32,
    from: usize,
    m: Option<Move>,
}

/// A search for the way into one picture.
struct Approach {
    /// How far each piece of the picture is from its place.
    ways: Vec<Distances>,
    alike: u8,
    nodes: Vec<PathNode>,
    seen: HashSet<PositionKey, MixedState>,
    /// How many positions with the pieces of the picture on the same squares are continued.
    visits: HashMap<u64, u8>,
    /// The nodes to go on from: of two that are as near, the later.
    open: BinaryHeap<(Reverse<u32>, usize)>,
}

/// Looks for moves from `root` into `picture`, and to the goal.
pub(super) fn approach(
    root: &Chess,
    picture: &Picture,
    terrain: &Terrain,
    goal: Goal,
    bounds: Bounds,
    effort: &mut Effort,
) -> ControlFlow<SearchEnd> {
    let mut approach = Approach::new(root, picture, terrain, bounds.alike);
    let mut left = bounds.positions;
    while let Some((_, index)) = approach.open.pop() {
        let position = approach.nodes[index].position.clone();
        let moves = position.legal_moves();
        let done = approach.nodes[index].cost == 0;
        if goal == Goal::Taken
            && done
            && let Some(&taking) = moves.iter().find(|m| takes(**m, picture))
        {
            let line = [approach.line(index), vec![taking]].concat();
            return look_after(position, taking, effort).map_break(|decision| decision.after(line));
        }
        if moves.is_empty() && position.turn() != WINNER && position.is_check() {
            return ControlFlow::Break(SearchEnd::Mate(approach.line(index)));
        }
        for &m in &moves {
            effort.spend(1)?;
            approach.follow(&position, index, m);
        }
        let Some(rest) = left.checked_sub(moves.len() as u64) else { break };
        left = rest;
    }
    ControlFlow::Continue(())
}

/// Whether a pawn takes the piece that the picture offers.
fn takes(m: Move, offer: &Picture) -> bool {
    m.role() == Role::Pawn && m.is_capture() && offer.places.iter().any(|place| place.to == m.to())
}

/// Looks for a mate after a capture.
fn look_after(mut position: Chess, taking: Move, effort: &mut Effort) -> ControlFlow<SearchEnd> {
    position.play_unchecked(taking);
    let compass = Compass::new(MatePlan::Force, &EMPTY_BOARD);
    Search::new(&position, compass, MoveOrdering::Forward, TranspositionTable::small()).deepen(1..=2, LOOK, effort)
}

impl Approach {
    fn new(root: &Chess, picture: &Picture, terrain: &Terrain, alike: u8) -> Self {
        let way = |place: &PiecePath| {
            root.board().piece_at(place.from).map(|piece| distances(piece, place.to.into(), terrain))
        };
        let at = picture.places.iter().map(|place| place.from).collect();
        Self {
            ways: picture.places.iter().filter_map(way).collect(),
            alike,
            nodes: vec![PathNode { position: root.clone(), at, cost: picture.cost, plies: 0, from: 0, m: None }],
            seen: HashSet::from_iter([PositionKey::of(root)]),
            visits: HashMap::new(),
            open: BinaryHeap::from([(Reverse(0), 0)]),
        }
    }

    /// Notes the position after a move, unless enough like it have been seen.
    fn follow(&mut self, position: &Chess, from: usize, m: Move) {
        let PathNode { at, cost, plies, .. } = &self.nodes[from];
        let (mut at, mut cost, plies) = (at.clone(), *cost, plies + 1);
        if m.is_capture() && at.contains(&m.to()) {
            return;
        }
        if let Some(moved) = m.from().and_then(|from| at.iter().position(|&square| square == from)) {
            let way = &self.ways[moved];
            let (before, after) = (way[at[moved] as usize], way[m.to() as usize]);
            if after == NEVER {
                return;
            }
            cost = cost + u32::from(after) - u32::from(before);
            at[moved] = m.to();
        }
        let mut next = position.clone();
        next.play_unchecked(m);
        let visits = self.visits.entry(name(&at, &next)).or_insert(0);
        if *visits >= self.alike || !self.seen.insert(PositionKey::of(&next)) {
            return;
        }
        *visits += 1;
        // The check comes last: a piece that gives it too early has to go away and come back.
        let checks = at.get(1).is_some_and(|&square| self.ways[1][square as usize] == 0);
        let early = if cost > 0 && checks { 2 } else { 0 };
        self.open.push((Reverse(plies + PLIES_PER_MOVE * (cost + early)), self.nodes.len()));
        self.nodes.push(PathNode { position: next, at, cost, plies, from, m: Some(m) });
    }

    fn line(&self, mut index: usize) -> Variation {
        let mut line = Variation::new();
        while let Some(m) = self.nodes[index].m {
            line.push(m);
            index = self.nodes[index].from;
        }
        line.reverse();
        line
    }
}

/// The squares of up to ten pieces, and whose turn it is. There are no more in a picture: the king, eight flight squares
/// and the piece that gives check.
fn name(at: &[Square], position: &Chess) -> u64 {
    at.iter().fold(u64::from(position.turn() == WINNER), |name, &square| name << 6 | square as u64)
}
