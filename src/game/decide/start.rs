//! The start of the game and the first steps after a restart.
use super::{Acts, ending_of};
use crate::game::{Act, EndingAct, Phase, Rejection, Seat, Sitting, StartAct, StartCommand};

impl Sitting<'_> {
    /// A command about the start.
    pub(super) fn decide_start(self, by: Seat, command: &StartCommand) -> Acts {
        match command {
            StartCommand::Begin => self.decide_begin(by),
            StartCommand::Ready => self.decide_ready(by),
            // This comes from the program and not from a seat; no PIN stands in its way.
            StartCommand::Resume { down } => Ok(self.acts_of_restart(*down)),
        }
    }

    pub(super) fn decide_begin(self, by: Seat) -> Acts {
        if self.game.phase != Phase::Waiting {
            return Err(Rejection::AlreadyStarted);
        }
        if by == Seat::Arbiter {
            self.game.rights().arbiters(by)?;
        }
        if self.game.setup.lacks_default_time() {
            return Err(Rejection::DefaultTimeMissing(self.game.setup.edition));
        }
        let mut acts = vec![Act::Start(StartAct::Started)];
        acts.extend(ending_of(&self.game.setup.start).map(|ending| Act::Ending(EndingAct::Ended(ending))));
        Ok(acts)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::Game;
    use crate::{
        clock::Moment,
        game::{ClockCommand, Command, Event, Mode, Setup},
        laws::Edition,
    };

    #[test]
    fn by_the_edition_of_2014_no_competition_begins_without_a_default_time() {
        let begin = Command::Start(StartCommand::Begin);
        let decided = |setup| Game::new(setup).decide(Moment::START, Seat::Arbiter, &begin).map(drop);
        for edition in Edition::ALL {
            let setup = Setup { edition, ..Setup::default() };
            let refused = (edition == Edition::Fide2014).then_some(Rejection::DefaultTimeMissing(edition));
            assert_eq!(decided(setup.clone()), refused.map_or(Ok(()), Err), "{edition}");
            assert_eq!(decided(Setup { mode: Mode::Practice, ..setup.clone() }), Ok(()), "{edition}");
            assert_eq!(decided(Setup { default_time: Some(Duration::ZERO), ..setup }), Ok(()), "{edition}");
        }
    }

    /// What older versions let begin has begun.
    #[test]
    fn a_journal_of_a_game_that_began_without_one_is_read() {
        let mut game = Game::new(Setup { edition: Edition::Fide2014, ..Setup::default() });
        game.apply(Moment::START, &Event { by: Some(Seat::Arbiter), act: Act::Start(StartAct::Started) });
        assert!(matches!(game.phase(), Phase::Playing(_)));
        assert!(
            game.decide(Moment::START, Seat::Player(shakmaty::Color::White), &Command::Clock(ClockCommand::Stop))
                .is_ok()
        );
    }
}
