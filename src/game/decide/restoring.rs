//! Going back to a position: what binds the player who moves from it, and what the clocks show there (7.1; 6.13 of 2009).
use shakmaty::{Color, Square};

use super::Acts;
use crate::{
    clock::{Moment, Reading},
    game::{Act, ArbiterAct, ClockAct, Mode, MoveAct, Ply, Rejection, Rulings, Seat},
};

impl Rulings<'_> {
    pub(super) fn decide_back(self, now: Moment, by: Seat, plies: usize) -> Acts {
        self.game.rights().arbiters(by)?;
        self.game.rights().must_have_started()?;
        if plies > self.game.plies.len() {
            return Err(Rejection::NoSuchPly(plies));
        }
        let mut acts = self.restored(now, plies);
        if self.game.setup.mode == Mode::Practice {
            return Ok(acts);
        }
        // What he has touched in that position he has touched (4.3).
        let in_hand = || self.game.record().unplayed().filter(|_| plies == self.game.plies.len());
        let again = self.game.record().ply_at(plies).or_else(in_hand);
        acts.extend(in_order(again.into_iter().flat_map(Ply::touched_by_mover)));
        Ok(acts)
    }

    /// The position after so many plies is restored, with the clocks and counters as they stood when it was last on the
    /// board: anyone who thought about the move that is taken back has used that time, what its press brought is not there.
    /// A proposal: the arbiter may set them otherwise, or leave them (7.1; 6.13 of 2009).
    pub(super) fn restored(self, now: Moment, plies: usize) -> Vec<Act> {
        let mut acts = vec![Act::Arbiter(ArbiterAct::WentBack(plies))];
        acts.extend(clocks_set_to(self.reading_at(now, plies)));
        acts
    }

    /// The clocks as they stood when the position after so many plies was last on the board. What was given or
    /// taken by a ruling since then stays so: it is no part of the moves that are taken back.
    pub(super) fn reading_at(self, now: Moment, plies: usize) -> Reading {
        let stopped = self.game.plies.get(plies).and_then(|ply| ply.stopped);
        stopped.map_or_else(
            || self.with_unpressed_move(self.game.clock.reading(now), plies),
            |stop| {
                let moves = self.game.record().moves_among(plies);
                self.game.conduct.with_ruled_since(stop.logged, stop.reading, moves)
            },
        )
    }

    /// A move that was in hand when the game ended away from the board was never counted. Where the position after it is on the boards,
    /// its player has made it.
    fn with_unpressed_move(self, mut reading: Reading, plies: usize) -> Reading {
        let ended_away = self.game.ending().is_some_and(|ending| !ending.reason.ends_on_board());
        let last = plies.checked_sub(1).and_then(|index| self.game.plies.get(index));
        if let Some(ply) = last.filter(|ply| ended_away && ply.is_in_hand() && ply.stopped.is_some()) {
            let completed = reading.completed.get_mut(ply.mover);
            *completed = completed.saturating_add(1);
        }
        reading
    }
}

/// Sets both clocks and counters; one that does not run has no time to set.
pub(super) fn clocks_set_to(reading: Reading) -> impl Iterator<Item = Act> {
    Color::ALL.into_iter().filter_map(move |side| {
        let (left, completed) = ((*reading.left.get(side))?, *reading.completed.get(side));
        Some(Act::Clock(ClockAct::Set { side, left, completed }))
    })
}

/// The touches of these squares, each once, in the order of the first.
pub(super) fn in_order(squares: impl Iterator<Item = Square>) -> Vec<Act> {
    let mut acts = Vec::new();
    for touched in squares.map(|square| Act::Move(MoveAct::Touched(square))) {
        if !acts.contains(&touched) {
            acts.push(touched);
        }
    }
    acts
}
