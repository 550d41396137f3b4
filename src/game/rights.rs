//! Who may do what.
use shakmaty::Color;

use super::{Access, Game, Mode, Phase, Rejection, Seat};
use crate::laws::{
    assistant::{self, Duty},
    completion::Sight,
};

/// Who may do what in a game, as it stands.
#[derive(Debug, Clone, Copy)]
pub struct Rights<'a> {
    pub(super) game: &'a Game,
}

impl Rights<'_> {
    /// The game has begun and not ended.
    pub(super) fn must_be_on(self) -> Result<(), Rejection> {
        match self.game.phase {
            Phase::Waiting => Err(Rejection::NotStarted),
            Phase::Ended { .. } | Phase::Finished(_) => Err(Rejection::Over),
            Phase::Playing(_) | Phase::Adjourned(_) => Ok(()),
        }
    }

    /// The game has begun; it may have ended.
    pub(super) fn must_have_started(self) -> Result<(), Rejection> {
        match self.game.phase {
            Phase::Waiting => Err(Rejection::NotStarted),
            Phase::Playing(_) | Phase::Adjourned(_) | Phase::Ended { .. } | Phase::Finished(_) => Ok(()),
        }
    }

    /// A clock is running.
    pub(super) fn must_run(self) -> Result<(), Rejection> {
        self.must_be_on()?;
        match (self.game.clock.side_running(), self.game.session.held) {
            (Some(_), _) => Ok(()),
            // Both have said that they go on.
            (None, Some(_)) if self.game.sitting().awaits_passphrase() => Err(Rejection::PassphraseNeeded),
            (None, Some(_)) => {
                Err(self.game.sitting().held_at_resumption().map_or(Rejection::ReadyFirst, Rejection::ResumptionFirst))
            }
            (None, None) => Err(Rejection::ClockStopped),
        }
    }

    /// The side of a player in person.
    pub(super) const fn player(self, by: Seat) -> Result<Color, Rejection> {
        match by {
            Seat::Player(side) => Ok(side),
            Seat::Assistant(side) => Err(self.no_duty_of_assistant(side)),
            Seat::Arbiter => Err(Rejection::NotYours),
        }
    }

    /// Why an assistant of `side` may not do what is not a duty of his: each kind of assistant has an Article of his own.
    const fn no_duty_of_assistant(self, side: Color) -> Rejection {
        let sight = match side {
            Color::White => self.game.setup.sight.white,
            Color::Black => self.game.setup.sight.black,
        };
        match sight {
            Sight::Impaired => Rejection::NotYours,
            Sight::Sighted => Rejection::NotTheOpponentsAssistants,
        }
    }

    /// Only the arbiter, once he has given his PIN; in practice, where there may be none, the players too.
    pub(super) fn arbiters(self, by: Seat) -> Result<(), Rejection> {
        match (by, self.game.setup.mode) {
            (Seat::Arbiter, Mode::Competition) if self.access() == Access::Locked => Err(Rejection::PinNeeded),
            (Seat::Arbiter, _) | (Seat::Player(_), Mode::Practice) => Ok(()),
            _ => Err(Rejection::ArbiterOnly),
        }
    }

    /// Players and the assistants whose duty it is.
    pub(super) fn may(self, by: Seat, duty: Duty) -> Result<(), Rejection> {
        match by {
            Seat::Player(_) => Ok(()),
            // The sighted player may have one where his opponent has none.
            Seat::Assistant(side) if !self.game.setup.is_impaired(side) && self.has_assistant(side.other()) => {
                Err(Rejection::OpponentHasAssistant(side.other()))
            }
            Seat::Assistant(side) if assistant::may(*self.game.setup.sight.get(side), duty) => Ok(()),
            Seat::Assistant(side) => Err(self.no_duty_of_assistant(side)),
            Seat::Arbiter => Err(Rejection::NotYours),
        }
    }

    /// Who touched a piece when this person says that one was touched.
    #[must_use]
    pub fn toucher(self, by: Seat) -> Option<Color> {
        by.speaks_of_touch_by().or(self.game.mover())
    }
}
