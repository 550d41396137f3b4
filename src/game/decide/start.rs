//! The start of the game and the first steps after a restart.
use super::{Acts, ending_of};
use crate::game::{Act, EndingAct, Game, Phase, Rejection, Seat, StartAct, StartCommand};

impl Game {
    /// A command about the start.
    pub(super) fn decide_start(&self, by: Seat, command: &StartCommand) -> Acts {
        match command {
            StartCommand::Begin => self.decide_begin(by),
            StartCommand::Ready => self.decide_ready(by),
            // This comes from the program and not from a seat; no PIN stands in its way.
            StartCommand::Resume { down } => Ok(self.acts_of_restart(*down)),
        }
    }

    pub(super) fn decide_begin(&self, by: Seat) -> Acts {
        if self.phase != Phase::Waiting {
            return Err(Rejection::AlreadyStarted);
        }
        if by == Seat::Arbiter {
            self.arbiters(by)?;
        }
        let mut acts = vec![Act::Start(StartAct::Started)];
        acts.extend(ending_of(&self.setup.start).map(|ending| Act::Ending(EndingAct::Ended(ending))));
        Ok(acts)
    }
}
