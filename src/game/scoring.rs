//! What the players owe their scoresheets just now: who has to keep the score, by clock, increment and edition (8.1, 8.4,
//! 8.5), and where the sheets are ruled off.
use std::time::Duration;

use shakmaty::Color;

use super::{Act, ClockAct, Ply, Timekeeping};
use crate::{
    clock::Moment,
    laws::{
        Article,
        pace::Pace,
        recording::{Completing, Duty, duty},
    },
};

/// What a player owes his scoresheet just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// This, in the period that runs.
    Owes(Duty),
    /// He had not to record before a flag fell: he completes his sheet (8.5).
    Completes(Completing),
}

impl Scoring {
    /// The Article from which it follows.
    #[must_use]
    pub const fn article(self, pace: Pace) -> Article {
        match self {
            Self::Owes(duty) => duty.article(pace),
            Self::Completes(completing) => completing.article(),
        }
    }
}

impl Timekeeping<'_> {
    /// What this player owes his scoresheet at `now`. After a flag, either player's, he completes it before his next move.
    #[must_use]
    pub fn scoring(self, side: Color, now: Moment) -> Scoring {
        let period = self.game.clock.period(side);
        let least = self.game.clock.lowest_left(side, now);
        let least =
            least.map(|left| self.game.conduct.least_before(side, period).map_or(left, |before| before.min(left)));
        let owes = self.duty_of(side, period, least);
        let completes = |flag_of| self.completing_after(side, flag_of).map(Scoring::Completes);
        let own = || completes(side).filter(|_| owes == Duty::Record);
        // His own period is over with its last move; the opponent's only with a flag.
        let opponents = || completes(side.other()).filter(|_| owes.is_put_off() && self.has_fallen(side.other()));
        own().or_else(opponents).unwrap_or(Scoring::Owes(owes))
    }

    fn duty_of(self, side: Color, period: usize, least_left: Option<Duration>) -> Duty {
        let period = self.game.clock.controls().get(side).period(period);
        // Without a clock there is no increment either.
        let increment = period.map(|period| period.bonus.at_most()).unwrap_or_default();
        duty(self.game.setup.edition, self.game.setup.pace(), least_left, increment)
    }

    /// Whether the flag of this side has fallen in the game.
    fn has_fallen(self, side: Color) -> bool {
        self.game.log.iter().any(|logged| logged.event.act == Act::Clock(ClockAct::TimeRanOut(side)))
    }

    /// Who completes his sheet since the last period of `flag_of` was over, if `side` has to: he was short of time then, and has
    /// not completed a move since.
    fn completing_after(self, side: Color, flag_of: Color) -> Option<Completing> {
        let period = self.game.clock.period(flag_of);
        let in_period_before = |ply: &Ply| ply.stopped.is_some_and(|then| *then.reading.period.get(flag_of) < period);
        let last = self.game.plies.iter().rposition(in_period_before)?;
        if self.game.plies.iter().skip(last + 1).any(|ply| ply.mover == side && ply.played().is_some()) {
            return None;
        }
        let then = self.game.plies[last].stopped?.reading;
        let was_put_off = |side: Color| self.duty_of(side, *then.period.get(side), *then.left.get(side)).is_put_off();
        was_put_off(side).then(|| if was_put_off(side.other()) { Completing::Both } else { Completing::Alone })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::Game;
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
            assert_eq!(game.timekeeping().scoring(Color::White, Moment::START), expected, "{edition:?}");
            let set = ClockCommand::Set { side: Color::White, left: Some(Duration::from_secs(299)), completed: None };
            at(&mut game, Moment::START, &Command::Clock(set));
            assert_eq!(game.timekeeping().scoring(Color::White, Moment::START), Scoring::Owes(owes), "{edition:?}");
            assert_eq!(game.timekeeping().scoring(Color::Black, Moment::START), expected, "{edition:?}");
        }
    }
}
