//! After a restart of the program the clock that ran stands until both players have said that they go on: nobody's time
//! runs while he does not know it. The arbiter may start it without them.
use shakmaty::{ByColor, Color};

use super::{
    Act, AdjournmentAct, ArbiterAct, ClaimAct, ClockAct, Game, Held, Phase, Presence, ReconcileAct, Rejection, Seat,
    Sitting, StartAct, Step,
};

/// How far a game has come that is not finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameProgress {
    /// It is set up, and no clock has run.
    NotBegun,
    /// It is being played.
    Playing {
        /// The number of the move.
        number: u32,
        /// Whose turn it is.
        mover: Color,
    },
    /// A move is sealed.
    Adjourned,
    /// It is over, but for the confirmation.
    Unconfirmed,
    /// It is over, and a player has yet to sign ([`Game::lacks_signature`]).
    Unsigned,
}

impl Game {
    /// The clock that runs, or ran before an earlier restart, stands.
    pub(super) fn hold(&mut self, at: crate::clock::Moment) {
        let side = self.clock.side_running().or(self.session.held.map(|held| held.side));
        self.clock.stop(at);
        self.session.held = side.map(|side| Held { side, ready: ByColor { white: false, black: false } });
    }

    pub(super) fn note_ready(&mut self, side: Color) {
        if let Some(held) = &mut self.session.held {
            *held.ready.get_mut(side) = true;
        }
    }

    /// Nothing waits for the players any more once a clock runs, the game is over, or something happens for which the clocks
    /// stand for the arbiter, who starts them himself. A claim that he had put off before the restart does not count here: the
    /// clock ran meanwhile.
    pub(super) fn end_hold(&mut self, act: &Act) {
        let on = matches!(self.phase, Phase::Playing(_) | Phase::Adjourned(_));
        let arbiters = matches!(
            act,
            Act::Claim(ClaimAct::Made(..) | ClaimAct::FlagAwaits(_))
                | Act::Reconcile(ReconcileAct::Begun)
                | Act::Arbiter(
                    ArbiterAct::WentBack(_) | ArbiterAct::PawnBecameQueen | ArbiterAct::PromotionBegun { .. }
                )
        );
        if self.clock.side_running().is_some() || !on || arbiters {
            self.session.held = None;
        }
    }
}

impl Sitting<'_> {
    /// How far it has come; `None` once it is finished.
    #[must_use]
    pub fn progress(self) -> Option<GameProgress> {
        Some(match &self.game.phase {
            Phase::Waiting => GameProgress::NotBegun,
            Phase::Playing(turn) => {
                GameProgress::Playing { number: self.game.record().move_number(), mover: turn.mover() }
            }
            Phase::Adjourned(_) => GameProgress::Adjourned,
            Phase::Ended { .. } => GameProgress::Unconfirmed,
            Phase::Finished(_) => return None,
        })
    }

    /// The clock that stands after a restart, or since the envelope was opened, until both players have said that they go on.
    #[must_use]
    pub const fn held(self) -> Option<Held> {
        self.game.session.held
    }

    /// Whose clock stands since the envelope was opened, until both players have said that they go on.
    #[must_use]
    pub fn held_at_resumption(self) -> Option<Color> {
        let made = matches!(self.game.phase, Phase::Playing(_)).then(|| self.moves_since_resumption()).flatten()?;
        self.held().filter(|_| made == ByColor { white: 0, black: 0 }).map(|held| held.side)
    }

    /// What a restart brings besides its record: a clock that ran stands. Anyone who had said that he goes on before another
    /// restart is asked again.
    pub(super) fn acts_of_restart(self, down: Option<std::time::Duration>) -> Vec<Act> {
        let runs = self.game.clock.side_running().is_some() || self.game.session.held.is_some();
        [Act::Start(StartAct::Resumed { down })]
            .into_iter()
            .chain(runs.then_some(Act::Start(StartAct::ClockHeld)))
            .collect()
    }

    /// A player says that he goes on, each for himself. A player who is not at the board is not waited for (6.7).
    pub(super) fn decide_ready(self, by: Seat) -> Result<Vec<Act>, Rejection> {
        self.game.rights().must_be_on()?;
        let side = self.game.rights().player(by)?;
        let held = self.game.session.held.ok_or(match self.game.clock.side_running() {
            Some(_) => Rejection::ClockRuns,
            None => Rejection::ClockStopped,
        })?;
        if *held.ready.get(side) {
            return Err(if self.awaits_passphrase() { Rejection::PassphraseNeeded } else { Rejection::ReadyAlready });
        }
        let goes_on = !self.is_awaited(held, side.other()) && !self.lacks_passphrase();
        Ok([Act::Start(StartAct::Ready(side))]
            .into_iter()
            .chain(goes_on.then_some(Act::Clock(ClockAct::Restarted)))
            .collect())
    }

    /// Whether this player has yet to say that he goes on, and is there to say it.
    fn is_awaited(self, held: Held, side: Color) -> bool {
        !*held.ready.get(side) && self.presence(side) == Presence::Here
    }

    /// Whether the clock stands after a restart for nothing but the passphrase: a player who is told to seal cannot before the arbiter has
    /// given it again, nor change what he has sealed, and loses no time by that.
    #[must_use]
    pub fn awaits_passphrase(self) -> bool {
        let all_ready = |held| Color::ALL.into_iter().all(|side| !self.is_awaited(held, side));
        self.held().is_some_and(all_ready) && self.lacks_passphrase()
    }

    /// Whether a move is to be sealed, or may be changed in its envelope, and the program was started again since the passphrase was given:
    /// it is in no record.
    #[must_use]
    pub fn lacks_passphrase(self) -> bool {
        let Phase::Playing(turn) = &self.game.phase else { return false };
        // What stands on the board, or on the screen, is sealed by the press alone.
        let is_in_hand = matches!(turn.sealing_step(turn.mover()), Some(Step::Seal | Step::CloseEnvelope));
        is_in_hand && turn.ply.stands().is_none() && self.is_passphrase_forgotten()
    }

    /// Whether the player on move may seal his reply to an opponent who is not there (E.9.c of 2014), has not, and cannot before the arbiter
    /// has given the passphrase again.
    #[must_use]
    pub fn reply_lacks_passphrase(self) -> bool {
        let Phase::Playing(turn) = &self.game.phase else { return false };
        let replies = self.is_resumed() && self.presence(turn.mover().other()) != Presence::Here;
        let is_open = turn.sealing.is_none() && !turn.ply.is_made(&self.game.setup);
        replies && is_open && self.is_passphrase_forgotten()
    }

    /// Whether the program was started again since the arbiter gave his passphrase, with an order or to open an envelope.
    fn is_passphrase_forgotten(self) -> bool {
        let (mut given, mut known, mut sealed) = (false, false, false);
        for act in self.game.log.iter().map(|logged| &logged.event.act) {
            if matches!(act, Act::Adjournment(AdjournmentAct::Ordered(_))) {
                (given, known, sealed) = (true, true, false);
            } else if matches!(act, Act::Adjournment(AdjournmentAct::MoveSealed(_))) {
                sealed = true;
            } else if matches!(act, Act::Adjournment(AdjournmentAct::EnvelopeOpened(_))) {
                // A move that was sealed on the board is opened without it.
                known |= sealed;
            } else if matches!(act, Act::Start(StartAct::Resumed { .. })) {
                known = false;
            }
        }
        given && !known
    }

    /// What `side` has to do while the clock stands until both go on.
    pub(super) fn step_after_restart(self, side: Color) -> Option<Step> {
        let held = self.game.session.held?;
        if self.awaits_passphrase() {
            return Some(Step::AwaitArbiter);
        }
        if *held.ready.get(side) {
            return Some(Step::AwaitReady);
        }
        Some(self.held_at_resumption().map_or(Step::ConfirmReady, Step::ConfirmResumption))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{
        clock::Moment,
        game::{
            AnswerCommand, ArbiterCommand, Claim, ClaimCommand, ClockCommand, Command, MoveCommand, PresenceCommand,
            Ruling, Setup, StartCommand,
        },
        laws::{
            RawMove,
            quickplay::{Compensation, Quickplay, Request},
        },
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);
    const DOWN: Command = Command::Start(StartCommand::Resume { down: Some(Duration::from_secs(300)) });

    fn at(seconds: u64) -> Moment {
        Moment::from_millis(seconds * 1000)
    }

    fn does(game: &mut Game, seconds: u64, by: Seat, command: &Command) {
        let events = game.decide(at(seconds), by, command).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        events.iter().for_each(|event| game.apply(at(seconds), event));
    }

    fn restarted() -> Game {
        let mut game = Game::new(Setup::default());
        does(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        does(&mut game, 10, Seat::Arbiter, &DOWN);
        game
    }

    fn pawn() -> RawMove {
        RawMove::from_squares(&shakmaty::Board::default(), shakmaty::Square::E2, shakmaty::Square::E4, None)
            .expect("a pawn is there")
    }

    #[test]
    fn the_clock_stands_until_both_have_said_that_they_go_on() {
        let mut game = restarted();
        assert_eq!(game.clock().side_running(), None);
        assert_eq!(game.step(Color::White), Step::ConfirmReady);
        for (by, command) in [
            (WHITE, Command::Move(MoveCommand::Announce(pawn()))),
            (WHITE, Command::Move(MoveCommand::Press)),
            (BLACK, Command::Clock(ClockCommand::Stop)),
        ] {
            assert_eq!(game.decide(at(60), by, &command), Err(Rejection::ReadyFirst), "{command:?}");
        }
        does(&mut game, 100, WHITE, &Command::Start(StartCommand::Ready));
        assert_eq!(game.decide(at(101), WHITE, &Command::Start(StartCommand::Ready)), Err(Rejection::ReadyAlready));
        assert_eq!((game.step(Color::White), game.step(Color::Black)), (Step::AwaitReady, Step::ConfirmReady));
        assert_eq!(game.clock().side_running(), None);
        does(&mut game, 200, BLACK, &Command::Start(StartCommand::Ready));
        assert_eq!(game.clock().side_running(), Some(Color::White));
        assert_eq!(game.clock().used(Color::White, at(203)), Duration::from_secs(13), "what stood was not charged");
        assert_eq!(game.step(Color::White), Step::Move);
        assert_eq!(game.decide(at(204), BLACK, &Command::Start(StartCommand::Ready)), Err(Rejection::ClockRuns));
    }

    /// White opened the game after a restart, and the record said that the arbiter had.
    #[test]
    fn a_restart_is_nobodys_act() {
        let mut game = Game::new(Setup::default());
        does(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let events = game.decide(at(10), Seat::Arbiter, &DOWN).expect("a restart");
        assert_eq!(events.iter().map(|event| event.by).collect::<Vec<_>>(), [None, None], "{events:?}");
    }

    #[test]
    fn nobody_says_it_for_another_and_the_arbiter_starts_without_them() {
        let mut game = restarted();
        for by in [Seat::Assistant(Color::White), Seat::Arbiter] {
            assert_eq!(game.decide(at(20), by, &Command::Start(StartCommand::Ready)), Err(Rejection::NotYours), "{by}");
        }
        does(&mut game, 30, Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
        assert_eq!((game.clock().side_running(), game.sitting().held()), (Some(Color::White), None));
    }

    #[test]
    fn who_is_not_at_the_board_is_not_waited_for() {
        let mut game = Game::new(Setup::default());
        does(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        does(&mut game, 1, Seat::Arbiter, &Command::Presence(PresenceCommand::Absent(Color::White)));
        does(&mut game, 10, Seat::Arbiter, &DOWN);
        does(&mut game, 20, BLACK, &Command::Start(StartCommand::Ready));
        assert_eq!(game.clock().side_running(), Some(Color::White), "his time runs: he is late (6.7)");
    }

    #[test]
    fn another_restart_asks_both_again() {
        let mut game = restarted();
        does(&mut game, 20, WHITE, &Command::Start(StartCommand::Ready));
        does(&mut game, 30, Seat::Arbiter, &DOWN);
        assert_eq!(game.step(Color::White), Step::ConfirmReady);
        does(&mut game, 40, BLACK, &Command::Start(StartCommand::Ready));
        assert_eq!(game.clock().side_running(), None);
        does(&mut game, 50, WHITE, &Command::Start(StartCommand::Ready));
        assert_eq!(game.clock().side_running(), Some(Color::White));
    }

    #[test]
    fn clocks_that_stood_for_the_arbiter_are_his() {
        let mut game = Game::new(Setup::default());
        does(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        does(&mut game, 5, BLACK, &Command::Clock(ClockCommand::Stop));
        does(&mut game, 10, Seat::Arbiter, &DOWN);
        assert_eq!(game.sitting().held(), None);
        assert_eq!(game.decide(at(20), WHITE, &Command::Start(StartCommand::Ready)), Err(Rejection::ClockStopped));

        let mut claimed = restarted();
        does(&mut claimed, 20, WHITE, &Command::Claim(ClaimCommand::Make(Claim::Threefold(None))));
        assert_eq!((claimed.sitting().held(), claimed.step(Color::White)), (None, Step::AwaitArbiter));
        let mut back = restarted();
        does(&mut back, 20, Seat::Arbiter, &Command::Arbiter(ArbiterCommand::GoBack(0)));
        assert_eq!(back.sitting().held(), None);
    }

    /// The arbiter watches the play after a claim in the quickplay finish (10.2.b): the clock that ran goes on after a restart as
    /// any other.
    #[test]
    fn a_claim_that_was_put_off_does_not_end_the_hold() {
        let control = crate::clock::control::both_from("30").expect("a control");
        let mut game = Game::new(Setup { control, quickplay: Quickplay::Announced, ..Setup::default() });
        does(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        does(&mut game, 1740, WHITE, &Command::Claim(ClaimCommand::Make(Claim::Quickplay(Request::Draw))));
        does(&mut game, 1741, Seat::Arbiter, &Command::Claim(ClaimCommand::Rule(Ruling::Postpone(Compensation::None))));
        does(&mut game, 1742, Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
        does(&mut game, 1743, Seat::Arbiter, &DOWN);
        assert_eq!(game.step(Color::White), Step::ConfirmReady);
        does(&mut game, 1750, WHITE, &Command::Start(StartCommand::Ready));
        does(&mut game, 1751, BLACK, &Command::Start(StartCommand::Ready));
        assert_eq!((game.clock().side_running(), game.sitting().held()), (Some(Color::White), None));
    }

    /// A reply before the press leaves the clock as it runs (1.1; 1.3 of 2018): it is that clock which goes on.
    #[test]
    fn the_clock_that_ran_is_the_one_that_goes_on() {
        let mut game = Game::new(Setup::default());
        does(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        for (by, command) in [
            (WHITE, Command::Move(MoveCommand::Place(pawn()))),
            (WHITE, Command::Move(MoveCommand::Announce(pawn()))),
            (BLACK, Command::Answer(AnswerCommand::Repeat(None))),
            (BLACK, Command::Answer(AnswerCommand::Execute(None))),
        ] {
            does(&mut game, 1, by, &command);
        }
        let reply = RawMove::from_squares(game.board(Color::Black), shakmaty::Square::E7, shakmaty::Square::E5, None);
        does(&mut game, 2, BLACK, &Command::Move(MoveCommand::Place(reply.expect("a pawn is there"))));
        let (mover, running) = (game.mover(), game.clock().side_running());
        does(&mut game, 10, Seat::Arbiter, &DOWN);
        does(&mut game, 20, WHITE, &Command::Start(StartCommand::Ready));
        does(&mut game, 20, BLACK, &Command::Start(StartCommand::Ready));
        assert_eq!((game.mover(), game.clock().side_running()), (mover, running));
        assert_ne!(mover, running, "else this shows nothing");
    }

    /// A journal of a version that did not ask: the clock goes on with the restart.
    #[test]
    fn a_restart_of_an_older_version_is_what_it_was() {
        let mut game = Game::new(Setup::default());
        does(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let down = Some(Duration::from_secs(9));
        game.apply(
            at(10),
            &crate::game::Event { by: Some(Seat::Arbiter), act: Act::Start(StartAct::Resumed { down }) },
        );
        assert_eq!((game.clock().side_running(), game.sitting().held()), (Some(Color::White), None));
    }
}
