//! A sheet on which one move is missing, doubled or swapped, and which agrees otherwise.
//!
//! The plain reading of the rule goes back to the ply before it. The arbiter is told that nothing but one slip of the pen
//! parts the sheets, and on which of them it is, where that is proved: the other sheet is legal to its last entry, and
//! this one, read as it stands, is not; or a whole row is missing and enough of what follows is the same.
use shakmaty::{ByColor, Color};

use super::{
    Sheet,
    agreement::{Continuation, LineEnd, Lines, continued, fits},
};
use crate::laws::standing::Standing;

/// What happened to the moves of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A move, or a row with a move of each player, was not written.
    Missing,
    /// A move, or a row, was written twice.
    Doubled,
    /// Two moves were written in each other's place.
    Swapped,
}

/// A sheet that would agree but for one missing, doubled or swapped move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alignment {
    /// The player whose sheet it is.
    pub sheet: Color,
    /// The ply on that sheet from which its entries stand in the wrong place: where the missing move should be, the second
    /// copy of the doubled one, the first of the swapped ones. Counted from 1.
    pub ply: usize,
    /// What happened to the entry.
    pub kind: Kind,
    /// How many plies are missing or doubled, or how far the swapped ones are apart: 1, or 2 for a row.
    pub span: usize,
    /// Where the game stands if the sheets are read like this.
    pub leads_to: Standing,
}

/// From this number on, equal entries after a missing row are not there by chance.
const ENOUGH: usize = 4;

/// What explains the difference after `agreed` plies, if one slip on one sheet does and its owner is proved.
pub(super) fn explain(sheets: &ByColor<Sheet>, lines: &Lines, agreed: usize) -> Option<Alignment> {
    let on = |side: Color| {
        let pair = Pair { sheet: sheets.get(side), line: lines.get(side), other: lines.get(side.other()) };
        let (kind, span) = pair.slip(agreed)?;
        Some(Alignment { sheet: side, ply: agreed + 1, kind, span, leads_to: pair.other.told.end().standing() })
    };
    match (on(Color::White), on(Color::Black)) {
        // Each could be the one with the slip: nothing is proved.
        (Some(_), Some(_)) => None,
        (one, other) => one.or(other),
    }
}

/// A sheet that may have a slip, and the other one, which is taken for the truth.
struct Pair<'a> {
    sheet: &'a Sheet,
    /// The sheet as it stands.
    line: &'a Continuation,
    other: &'a Continuation,
}

/// What follows a slip.
struct Rest {
    /// How many plies are the same.
    same: usize,
    /// By so many one sheet is longer.
    left_over: usize,
}

impl Pair<'_> {
    /// The slip after which the least is left over of either sheet.
    fn slip(&self, agreed: usize) -> Option<(Kind, usize)> {
        if self.other.end != LineEnd::Complete {
            return None;
        }
        let kinds = [Kind::Missing, Kind::Doubled, Kind::Swapped];
        let all = [1, 2].into_iter().flat_map(|span| kinds.map(|kind| (kind, span)));
        let explained = all.filter_map(|(kind, span)| Some(((kind, span), self.explained(kind, span, agreed)?)));
        explained.min_by_key(|(_, rest)| rest.left_over).map(|(slip, _)| slip)
    }

    /// What is the same once this slip is allowed for, if that explains everything and is proved.
    fn explained(&self, kind: Kind, span: usize, agreed: usize) -> Option<Rest> {
        let breaks = matches!(self.line.end, LineEnd::Breaks(..));
        let is_row = kind != Kind::Swapped && span == 2;
        if !breaks && !is_row {
            return None;
        }
        let rest = match kind {
            Kind::Missing => self.same_after(agreed, agreed + span).filter(|rest| rest.same > 0),
            Kind::Doubled if self.is_doubled(agreed, span) => self.same_after(agreed + span, agreed),
            Kind::Swapped if self.is_swapped(agreed, span) => self.same_after(agreed + span + 1, agreed + span + 1),
            Kind::Doubled | Kind::Swapped => None,
        };
        rest.filter(|rest| breaks || rest.same >= ENOUGH)
    }

    /// Compares the entries from `mine` on with the moves of the other sheet from `theirs` on; `None` if two differ, or if
    /// what goes on beyond the other sheet is not legal.
    fn same_after(&self, mine: usize, theirs: usize) -> Option<Rest> {
        let (ours, others) = (self.sheet.entries().len(), self.other.told.plies());
        let (ours, others) = (ours.saturating_sub(mine), others.saturating_sub(theirs));
        let same = ours.min(others);
        let beyond = || continued(self.sheet, mine + same, self.other.told.clone()).end == LineEnd::Complete;
        let agrees = (0..same).all(|i| self.is_move(mine + i, theirs + i)) && (ours <= others || beyond());
        agrees.then_some(Rest { same, left_over: ours.abs_diff(others) })
    }

    /// Whether an entry names the move that the other sheet has there. Both are counted from 0.
    fn is_move(&self, mine: usize, theirs: usize) -> bool {
        let told = &self.other.told;
        match (self.sheet.entries().get(mine), told.moves.get(theirs)) {
            (Some(entry), Some(&Some(said))) => fits(entry, self.sheet, told.place(theirs), said),
            _ => false,
        }
    }

    fn is_doubled(&self, agreed: usize, span: usize) -> bool {
        let Some(first) = agreed.checked_sub(span) else { return false };
        (0..span).all(|i| self.is_move(agreed + i, first + i))
    }

    fn is_swapped(&self, agreed: usize, span: usize) -> bool {
        let between = (1..span).all(|i| self.is_move(agreed + i, agreed + i));
        between && self.is_move(agreed, agreed + span) && self.is_move(agreed + span, agreed)
    }
}
