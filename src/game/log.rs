//! What has happened in a game, one after the other, to be read later: each event with its moment and the move to which
//! it belongs.
use std::sync::Arc;

use shakmaty::Color;

use super::{Act, Event, Game, NoticeAct, Sitting};
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
