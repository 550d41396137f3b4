//! What has happened in a game, one after the other, to be read later: each event with its moment and the move to which
//! it belongs.
use std::sync::Arc;

use shakmaty::Color;

use super::{Act, Event, Game, NoticeAct, Seat, Sitting};
use crate::clock::Moment;

/// An event in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    /// Moment of the event.
    pub at: Moment,
    /// The number of the move in progress, as a scoresheet counts it.
    pub number: u32,
    /// Whose move it was, if the game was on.
    pub mover: Option<Color>,
    /// The event itself.
    pub event: Event,
}

impl Game {
    /// Everything that has happened, the first first. What electronic boards saw is not part of it.
    #[must_use]
    pub fn log(&self) -> &[Arc<Logged>] {
        &self.log
    }

    /// How much the arbiter has done, beside opening and locking his page: what a person was asked before, he is asked anew.
    pub(super) fn arbiters_acts(&self) -> usize {
        let counts = |act: &Act| match act {
            Act::Lock(_) | Act::Notice(_) => false,
            Act::Start(_)
            | Act::Move(_)
            | Act::Answer(_)
            | Act::Draw(_)
            | Act::Ending(_)
            | Act::Claim(_)
            | Act::Clock(_)
            | Act::Arbiter(_)
            | Act::Presence(_)
            | Act::Device(_)
            | Act::Adjournment(_)
            | Act::Reconcile(_) => true,
        };
        let by_arbiter = self.log.iter().filter(|logged| logged.event.by == Some(Seat::Arbiter));
        by_arbiter.filter(|logged| counts(&logged.event.act)).count()
    }

    pub(super) fn write_log(&mut self, at: Moment, event: &Event, before: (u32, Option<Color>)) {
        if matches!(event.act, Act::Notice(NoticeAct::BoardSensed { .. })) {
            return;
        }
        let (number, mover) = before;
        let mover = mover.or_else(|| self.mover());
        self.log.push(Arc::new(Logged { at, number, mover, event: event.clone() }));
    }
}

impl Sitting<'_> {
    /// Since when White's clock has run: from then on the log counts.
    #[must_use]
    pub const fn started(self) -> Option<Moment> {
        self.game.session.started
    }
}
