//! A ruling that the arbiter withdraws because it was wrong: against the other player, or for nothing (12.9).
use shakmaty::Color;

use super::Acts;
use crate::{
    clock::Moment,
    game::{Act, ArbiterAct, ClockAct, EndingAct, Imposed, Phase, ReconcileAct, Rejection, Ruled, Rulings, Seat},
    laws::irregularity::Consequence,
};

impl Rulings<'_> {
    /// What it ended goes on, and the clocks stand until the arbiter starts them; the time that it gave or took comes back.
    pub(super) fn decide_withdraw(self, now: Moment, by: Seat, number: usize) -> Acts {
        self.game.rights().arbiters(by)?;
        let ruled = self.standing(number).ok_or(Rejection::NoSuchRuling)?;
        let mut acts = vec![Act::Arbiter(ArbiterAct::RulingWithdrawn(number))];
        if let Some(before) = self.game.conduct.ended.as_ref().filter(|before| before.ruling + 1 == number) {
            acts.push(Act::Ending(EndingAct::Rejected));
            acts.extend(matches!(before.phase, Phase::Playing(_)).then_some(Act::Clock(ClockAct::Stopped)));
        } else if self.bears_the_loss(ruled) {
            return Err(Rejection::OverUntilWithdrawn);
        } else {
            acts.extend(self.time_back(now, ruled)?);
        }
        Ok(acts)
    }

    /// Whether the game is lost by a later illegal move of the same player, which would not lose it without this one (7.5.b of 2014;
    /// 7.5.5): the loss is withdrawn first.
    fn bears_the_loss(self, ruled: &Ruled) -> bool {
        let counts = |ruled: &Ruled| matches!(ruled.what, Imposed::IllegalMove { .. });
        let lost = self.game.conduct.ended.as_ref().and_then(|before| self.all().get(before.ruling));
        let same = lost.is_some_and(|lost| counts(lost) && counts(ruled) && lost.side == ruled.side);
        same && self.consequence_of(self.illegal_moves(ruled.side).saturating_sub(1)) != Consequence::GameLost
    }

    /// The clock as it would be without the ruling. One that the arbiter has set himself since stays as he set it, and so do both where
    /// their setting was replaced. A restored position leaves what the ruling gave. What is used up already cannot be taken back while
    /// the game is on: the arbiter sets that clock first.
    fn time_back(self, now: Moment, ruled: &Ruled) -> Result<Option<Act>, Rejection> {
        let Some((side, shift)) = ruled.shift().filter(|(side, _)| !self.was_set_since(ruled, *side)) else {
            return Ok(None);
        };
        let Some(before) = self.game.clock.left(side, now) else { return Ok(None) };
        let left = shift.undone().of(before);
        if left.is_zero() && !before.is_zero() && self.game.ending().is_none() {
            return Err(Rejection::TimeUsedUp);
        }
        Ok(Some(Act::Clock(ClockAct::Set { side, left, completed: self.game.clock.completed(side) })))
    }

    /// Whether the arbiter has set this clock since then otherwise than by a penalty or by withdrawing one.
    fn was_set_since(self, ruled: &Ruled, side: Color) -> bool {
        // What is set in the moment of a penalty, of its withdrawal or of a restored position is set by that; so where boards were compared.
        let mut ruled_at = ruled.at;
        self.game.log.iter().skip(ruled.logged + 1).any(|logged| {
            if sets_times(&logged.event.act) {
                ruled_at = logged.at;
            }
            let sets = |set| set == side && logged.at != ruled_at;
            let replaced = matches!(logged.event.act, Act::Clock(ClockAct::ControlReplaced(_)));
            set_clock(&logged.event.act).is_some_and(sets) || replaced
        })
    }
}

const fn sets_times(act: &Act) -> bool {
    matches!(
        act,
        Act::Arbiter(ArbiterAct::Penalised(..) | ArbiterAct::RulingWithdrawn(_) | ArbiterAct::WentBack(_))
            | Act::Reconcile(ReconcileAct::Settled)
    )
}

const fn set_clock(act: &Act) -> Option<Color> {
    if let Act::Clock(ClockAct::Set { side, .. }) = act { Some(*side) } else { None }
}
