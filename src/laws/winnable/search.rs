//! The search for a helpmate: depth first, with iterative deepening and a transposition table. Moves that make progress cost
//! no depth, which is Ambrona's idea (see [`winnable`](super)).
use std::ops::{ControlFlow, RangeInclusive};

use shakmaty::{Chess, Move, Position};

use super::{
    SearchEnd, Variation, WINNER,
    compass::{Compass, MateProgress},
    effort::Effort,
    key::PositionKey,
};

/// No line grows longer, in plies.
const LONGEST: usize = 128;

/// A search from one position; what it has seen is kept from one depth to the next.
pub(super) struct Search<'p> {
    root: &'p Chess,
    compass: Compass<'p>,
    table: TranspositionTable,
    /// The moves from the root.
    line: Variation,
    /// The moves still to be looked at, of all positions on the line.
    moves: Vec<Move>,
    /// Positions that may still be looked at with this depth.
    left: u64,
    order: MoveOrdering,
}

/// In which order moves are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MoveOrdering {
    /// As they are generated.
    Forward,
    /// The last first.
    Backward,
}

/// Why a search with one depth ends before all is searched.
enum SearchStop {
    /// The positions for this depth are used up.
    Limit,
    Decided(SearchEnd),
}

impl<'p> Search<'p> {
    pub(super) fn new(root: &'p Chess, compass: Compass<'p>, order: MoveOrdering, table: TranspositionTable) -> Self {
        let (line, moves) = (Vec::with_capacity(LONGEST), Vec::with_capacity(512));
        Self { root, compass, table, line, moves, left: 0, order }
    }

    /// Searches with one depth after the other, looking at no more than `limit` positions with each.
    pub(super) fn deepen(
        &mut self,
        depths: RangeInclusive<u8>,
        limit: u64,
        effort: &mut Effort,
    ) -> ControlFlow<SearchEnd> {
        for depth in depths {
            self.left = limit;
            self.line.clear();
            self.moves.clear();
            if let ControlFlow::Break(SearchStop::Decided(decision)) =
                self.visit(self.root, depth, MateProgress::None, effort)
            {
                return ControlFlow::Break(decision);
            }
        }
        ControlFlow::Continue(())
    }

    fn visit(
        &mut self,
        position: &Chess,
        depth: u8,
        before: MateProgress,
        effort: &mut Effort,
    ) -> ControlFlow<SearchStop> {
        let may_be_mate = position.turn() != WINNER && position.is_check();
        let ends = depth == 0 || self.line.len() >= LONGEST;
        if (ends && !may_be_mate) || (!ends && self.table.has_seen(position, depth)) {
            return ControlFlow::Continue(());
        }
        let begin = self.list_moves(position);
        if self.moves.len() == begin && may_be_mate {
            return ControlFlow::Break(SearchStop::Decided(SearchEnd::Mate(std::mem::take(&mut self.line))));
        }
        if !ends && !position.has_insufficient_material(WINNER) {
            for index in begin..self.moves.len() {
                self.follow(position, self.moves[index], depth, before, effort)?;
            }
        }
        self.moves.truncate(begin);
        ControlFlow::Continue(())
    }

    /// Adds the legal moves to the list, and says where they begin. (A list of its own would swell the stack.)
    #[inline(never)]
    fn list_moves(&mut self, position: &Chess) -> usize {
        let begin = self.moves.len();
        self.moves.extend_from_slice(&position.legal_moves());
        if self.order == MoveOrdering::Backward {
            self.moves[begin..].reverse();
        }
        begin
    }

    fn follow(
        &mut self,
        position: &Chess,
        m: Move,
        depth: u8,
        before: MateProgress,
        effort: &mut Effort,
    ) -> ControlFlow<SearchStop> {
        self.left = match self.left.checked_sub(1) {
            Some(left) => left,
            None => return ControlFlow::Break(SearchStop::Limit),
        };
        effort.spend(1).map_break(SearchStop::Decided)?;
        let progress = self.compass.progress(position, m);
        let depth = match progress {
            MateProgress::Made => depth,
            MateProgress::None if before == MateProgress::Made => depth,
            MateProgress::None => depth - 1,
            MateProgress::Lost => depth.saturating_sub(4),
        };
        let mut next = position.clone();
        next.play_unchecked(m);
        self.line.push(m);
        self.visit(&next, depth, progress, effort)?;
        self.line.pop();
        ControlFlow::Continue(())
    }
}

/// Positions that were searched, with the depth that was left: a later one takes the place of an earlier one.
pub(super) struct TranspositionTable {
    slots: Vec<(PositionKey, u8)>,
}

impl TranspositionTable {
    /// A table that keeps no position.
    pub(super) fn none() -> Self {
        Self { slots: Vec::new() }
    }

    /// For some ten thousand positions.
    pub(super) fn small() -> Self {
        Self::with_bits(13)
    }

    /// For a hundred thousand: 1.3 MB.
    pub(super) fn large() -> Self {
        Self::with_bits(15)
    }

    fn with_bits(bits: u32) -> Self {
        Self { slots: vec![(PositionKey::default(), 0); 1 << bits] }
    }

    /// Whether the position was searched at least as deep. Notes that it is being searched.
    fn has_seen(&mut self, position: &Chess, depth: u8) -> bool {
        if self.slots.is_empty() {
            return false;
        }
        let key = PositionKey::of(position);
        let mask = self.slots.len() - 1;
        let slot = &mut self.slots[key.mixed() as usize & mask];
        let seen = slot.0 == key && slot.1 >= depth;
        if !seen {
            *slot = (key, depth);
        }
        seen
    }
}
