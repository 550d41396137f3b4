//! A ruling that the arbiter withdraws because it was wrong: against the other player, or for nothing (12.9).
use shakmaty::Color;

use super::Acts;
use crate::{
    clock::Moment,
    game::{
        Act, AdjournmentAct, ArbiterAct, ClaimAct, ClaimStage, ClockAct, EndingAct, Imposed, Phase, ReconcileAct,
        Rejection, Ruled, Rulings, Seat,
    },
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
            let stage = before.granted.map_or(ClaimStage::Open, |granted| granted.stage);
            acts = self.game.claims().with_what_waited(now, stage, acts);
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

    /// The clock as it would be without the ruling. One that the arbiter has set himself since stays as he set it. A restored position
    /// leaves what the ruling gave. What is used up already cannot be taken back while the game is on: the arbiter sets that clock first.
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
        // What is set in the moment of a penalty, of its withdrawal or of a restored position is set by that; so for a wrong claim, at the
        // end of a session, and where boards were compared.
        let mut ruled_at = ruled.at;
        self.game.log.iter().skip(ruled.logged + 1).any(|logged| {
            if sets_times(&logged.event.act) {
                ruled_at = logged.at;
            }
            let sets = |set| set == side && logged.at != ruled_at;
            let act = &logged.event.act;
            let proposed = matches!(act, Act::Clock(ClockAct::Proposed { side: of, .. }) if *of == side);
            set_clock(act).is_some_and(sets) || proposed
        })
    }
}

const fn sets_times(act: &Act) -> bool {
    matches!(
        act,
        Act::Arbiter(ArbiterAct::Penalised(..) | ArbiterAct::RulingWithdrawn(_) | ArbiterAct::WentBack(_))
            | Act::Claim(ClaimAct::Rejected | ClaimAct::Postponed(_))
            | Act::Adjournment(AdjournmentAct::Adjourned)
            | Act::Reconcile(ReconcileAct::Settled)
    )
}

const fn set_clock(act: &Act) -> Option<Color> {
    if let Act::Clock(ClockAct::Set { side, .. }) = act { Some(*side) } else { None }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use shakmaty::{ByColor, Color, Square};

    use crate::{
        clock::Moment,
        game::{AnswerCommand, ArbiterCommand, Command, Game, MoveCommand, Seat, Setup, StartCommand},
        laws::RawMove,
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn does(game: &mut Game, second: u64, by: Seat, command: &Command) {
        let now = Moment::START + Duration::from_secs(second);
        for event in game.decide(now, by, command).expect("it is taken") {
            game.apply(now, &event);
        }
    }

    fn plays(game: &mut Game, second: u64, by: Seat, from: Square, to: Square) {
        let side = by.side().expect("a player");
        let said = RawMove::from_squares(game.board(side), from, to, None).expect("a piece");
        let (moves, answers) = (Command::Move, Command::Answer);
        does(game, second, by, &moves(MoveCommand::Announce(said)));
        does(game, second, by, &moves(MoveCommand::Press));
        let other = Seat::Player(side.other());
        does(game, second, other, &answers(AnswerCommand::Repeat(None)));
        does(game, second, other, &answers(AnswerCommand::Execute(None)));
    }

    /// White's second move is an illegal one, and the arbiter finds it: two minutes for Black, or what he sets himself.
    fn ruled_with(black: Option<Duration>) -> Game {
        let mut game = Game::new(Setup { pin: None, ..Setup::default() });
        does(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        plays(&mut game, 10, WHITE, Square::E2, Square::E4);
        plays(&mut game, 20, BLACK, Square::E7, Square::E5);
        plays(&mut game, 30, WHITE, Square::G1, Square::G4);
        let found = Command::Arbiter(ArbiterCommand::FindIllegal(3));
        does(&mut game, 40, Seat::Arbiter, &Command::AtTimes(Box::new(found), ByColor { white: None, black }));
        game
    }

    fn shows(game: &Game, side: Color) -> Duration {
        game.clock().left(side, Moment::START + Duration::from_secs(60)).expect("a clock")
    }

    const TWO_MINUTES: Duration = Duration::from_secs(120);

    /// Black got no two minutes, and the withdrawal took them from him.
    #[test]
    fn a_withdrawal_takes_no_time_that_the_arbiter_did_not_give() {
        let withdraw = Command::Arbiter(ArbiterCommand::WithdrawRuling(1));
        let mut game = ruled_with(None);
        let proposed = shows(&game, Color::Black);
        does(&mut game, 50, Seat::Arbiter, &withdraw);
        assert_eq!(shows(&game, Color::Black), proposed - TWO_MINUTES, "what was given comes back");
        let present = proposed - TWO_MINUTES;
        let mut game = ruled_with(Some(present));
        assert_eq!(shows(&game, Color::Black), present);
        does(&mut game, 50, Seat::Arbiter, &withdraw);
        assert_eq!(shows(&game, Color::Black), present);
    }

    /// A restored position gave him the two minutes after all.
    #[test]
    fn a_restored_position_gives_no_time_that_the_arbiter_did_not_give() {
        let back = Command::Arbiter(ArbiterCommand::GoBack(0));
        let mut game = ruled_with(None);
        let proposed = shows(&game, Color::Black);
        does(&mut game, 50, Seat::Arbiter, &back);
        let given = shows(&game, Color::Black);
        for less in [Duration::ZERO, Duration::from_secs(30), TWO_MINUTES] {
            let mut game = ruled_with(Some(proposed - less));
            does(&mut game, 50, Seat::Arbiter, &back);
            assert_eq!(shows(&game, Color::Black), given - less);
        }
    }
}
