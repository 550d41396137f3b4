//! Who has to keep the score just now, by clock, increment and edition (8.1, 8.4, 8.5).
use shakmaty::Color;

use super::Game;
use crate::{
    clock::Moment,
    laws::recording::{Duty, duty},
};

/// What a player owes his scoresheet just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// This, in the period that runs.
    Owes(Duty),
    /// He had not to record in the period before: he completes his sheet, and records again (8.5).
    CatchesUp,
}

impl Game {
    /// What this player owes his scoresheet at `now`.
    #[must_use]
    pub fn scoring(&self, side: Color, now: Moment) -> Scoring {
        let (edition, pace) = (self.setup.edition, self.setup.pace());
        let control = self.clock.controls().get(side);
        let of = |period: usize, least| {
            let increment = control.period(period).map(|period| period.bonus.at_most()).unwrap_or_default();
            duty(edition, pace, least, increment)
        };
        let period = self.clock.period(side);
        let owes = of(period, self.clock.lowest_left(side, now));
        let before = period.checked_sub(1).map(|before| of(before, self.least_left_in(side, before)));
        match (owes, before) {
            (Duty::Record, Some(Duty::UntilTheFlag | Duty::RestOfPeriod)) => Scoring::CatchesUp,
            (owes, _) => Scoring::Owes(owes),
        }
    }

    /// The least time that the record has for a player in a period that is over. The time of the move with which it ended is
    /// told by what the clock showed when that move was completed.
    fn least_left_in(&self, side: Color, period: usize) -> Option<std::time::Duration> {
        let completed = self.plies.iter().filter_map(|ply| ply.stopped.or(ply.pressed.map(|(_, reading)| reading)));
        completed
            .filter(|reading| *reading.period.get(side) == period)
            .filter_map(|reading| *reading.left.get(side))
            .min()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{
        clock::control::both_from,
        game::{ClockCommand, Command, Seat, Setup, StartCommand},
        laws::Edition,
    };

    fn at(game: &mut Game, now: Moment, command: &Command) {
        for event in game.decide(now, Seat::Arbiter, command).expect("possible") {
            game.apply(now, &event);
        }
    }

    #[test]
    fn who_has_less_than_five_minutes_need_not_record_and_the_other_must() {
        for (edition, control, owes) in [
            (Edition::Fide2023, "40/90,30", Duty::RestOfPeriod),
            (Edition::Fide2009, "40/90,30", Duty::UntilTheFlag),
            (Edition::Fide2023, "40/90+30,30+30", Duty::Record),
            (Edition::Fide2023, "15+10", Duty::None),
        ] {
            let control = both_from(control).expect("a control");
            let mut game = Game::new(Setup { edition, control, ..Setup::default() });
            at(&mut game, Moment::START, &Command::Start(StartCommand::Begin));
            let fast = owes == Duty::None;
            let expected = Scoring::Owes(if fast { Duty::None } else { Duty::Record });
            assert_eq!(game.scoring(Color::White, Moment::START), expected, "{edition:?}");
            let set = ClockCommand::Set { side: Color::White, left: Some(Duration::from_secs(299)), completed: None };
            at(&mut game, Moment::START, &Command::Clock(set));
            assert_eq!(game.scoring(Color::White, Moment::START), Scoring::Owes(owes), "{edition:?}");
            assert_eq!(game.scoring(Color::Black, Moment::START), expected, "{edition:?}");
        }
    }
}
