//! Which moves bring a mate nearer.
use shakmaty::{Bitboard, Chess, Move, Position, Role};

use super::{
    LOSER, WINNER,
    chart::{Chart, Charts, Distances},
};

/// What a move does for the mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MateProgress {
    /// It brings the mate nearer: it costs no depth, and neither does the answer.
    Made,
    /// It may be needed.
    None,
    /// It is seldom needed.
    Lost,
}

/// How the mate is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MatePlan {
    /// The winner has or gets the pieces to mate: the loser's captures are in the way.
    Force,
    /// Few things move: the loser's captures open lines, and bishops have to find their places.
    Bishops,
}

/// Tells progress from mere moves.
#[derive(Debug, Clone, Copy)]
pub(super) struct Compass<'c> {
    plan: MatePlan,
    charts: &'c Charts,
}

impl<'c> Compass<'c> {
    pub(super) const fn new(plan: MatePlan, charts: &'c Charts) -> Self {
        Self { plan, charts }
    }

    pub(super) fn progress(&self, position: &Chess, m: Move) -> MateProgress {
        if position.turn() == WINNER { self.by_winner(position, m) } else { self.by_loser(position, m) }
    }

    /// The winner's pawns advance, he takes what he can, and his pieces approach the corner.
    fn by_winner(&self, position: &Chess, m: Move) -> MateProgress {
        let made = match m.role() {
            Role::Pawn => true,
            _ if m.is_capture() => true,
            Role::King => nears(m, &self.chart(position).winner_king),
            Role::Knight => nears(m, &self.chart(position).winner_knight),
            Role::Bishop if self.plan == MatePlan::Bishops => hunts(m, &self.chart(position).bishop),
            _ => false,
        };
        if made { MateProgress::Made } else { MateProgress::None }
    }

    /// The loser's king goes into the corner, and his pieces beside it.
    fn by_loser(&self, position: &Chess, m: Move) -> MateProgress {
        let made = match m.role() {
            Role::King => nears(m, &self.chart(position).loser_king),
            Role::Knight => nears(m, &self.chart(position).loser_knight),
            Role::Bishop if self.plan == MatePlan::Bishops => nears(m, &self.chart(position).bishop),
            _ => false,
        };
        match self.plan {
            _ if made => MateProgress::Made,
            MatePlan::Force if m.is_capture() => MateProgress::Lost,
            MatePlan::Force => MateProgress::None,
            _ if m.is_capture() || (m.role() == Role::Pawn && lacks_force(position)) => MateProgress::Made,
            MatePlan::Bishops => MateProgress::None,
        }
    }

    /// The corner that the winner's bishops attack, or where the loser's bishops can stand beside the king; that on the
    /// king's side of the board if there are no bishops.
    fn chart(&self, position: &Chess) -> &'c Chart {
        let board = position.board();
        let winners = board.bishops() & board.by_color(WINNER);
        let losers = board.bishops() & board.by_color(LOSER);
        let h_file = (winners.is_empty() && losers.is_empty())
            || !winners.is_disjoint(Bitboard::DARK_SQUARES)
            || (winners.is_empty() && !losers.is_disjoint(Bitboard::LIGHT_SQUARES));
        if h_file { &self.charts.h_file } else { &self.charts.a_file }
    }
}

/// Whether the winner has minor pieces alone, and needs the loser's, promoted ones too, to take flight squares.
fn lacks_force(position: &Chess) -> bool {
    let board = position.board();
    board.by_color(WINNER).is_disjoint(board.pawns() | board.rooks_and_queens())
}

fn nears(m: Move, distances: &Distances) -> bool {
    m.from().is_some_and(|from| distances[m.to() as usize] < distances[from as usize])
}

/// A bishop comes from afar, or draws back from beside the king to where it can give check.
fn hunts(m: Move, distances: &Distances) -> bool {
    m.from().is_some_and(|from| {
        let (from, to) = (distances[from as usize], distances[m.to() as usize]);
        if from <= 1 { to > from } else { from > 2 && to < from }
    })
}
