//! Pieces that an electronic board saw lifted and put back: a fact beside the game. Nothing follows from it, and no player hears
//! of it; the arbiter, or a claim of a touch that he judges, can use it (4.3, D.2.2).
use std::time::Duration;

use shakmaty::{Color, Piece, Square};

use super::{Act, ArbiterAct, ClaimAct, ClockAct, Event, Game, Lifted, Mode, NoticeAct, Phase, Ply, Sensing};
use crate::{clock::Moment, laws::RawMove};

impl Game {
    pub(super) fn keep_lift(&mut self, lifted: Lifted) {
        self.lifts.push(lifted);
    }

    /// Plies that are ruled off are played anew: what was seen in them stays in the log.
    pub(super) fn forget_lifts_of_ruled_off(&mut self) {
        self.lifts.retain(|lift| lift.ply <= self.plies.len());
    }
}

impl Sensing<'_> {
    /// What is to be put on record when the electronic board of `side` saw `piece` leave `square` at `since` for so long and come
    /// back. Only the player who has the move touches anything (4.3), and only what the record has there; the opponent's piece
    /// may be in his hand to execute a move. Nothing in practice.
    #[must_use]
    pub fn lift(self, side: Color, square: Square, piece: Piece, (since, away): (Moment, Duration)) -> Option<Event> {
        let played = self.game.setup.mode == Mode::Competition && matches!(self.game.phase, Phase::Playing(_));
        let stands = self.game.handshake().piece_in_reach(side, square) == Some(piece);
        if !played || self.game.comparison().procedure().is_some() || !stands || !self.clock_ran(since) {
            return None;
        }
        let ply = self.ply_of_touch(side, since)?;
        let executes = ply > 1 && !self.is_executed(ply - 1, since);
        if (executes && piece.color != side) || self.has_played(ply, square) {
            return None;
        }
        let lifted = Lifted { side, square, piece, away, ply };
        Some(Event { by: None, act: Act::Notice(NoticeAct::LiftSensed(lifted)) })
    }

    /// What was seen lifted in the move in progress and in the one before it, in order.
    #[must_use]
    pub fn lifts_now(self) -> Vec<Lifted> {
        self.game.lifts.iter().filter(|lift| lift.ply >= self.game.plies.len()).copied().collect()
    }

    /// What was seen lifted on this square of the opponent's board since he began the move that he has in hand, or made last:
    /// what a claim that he touched it may rest on.
    #[must_use]
    pub fn lifts_claimed(self, claimant: Color, square: Square) -> Vec<Lifted> {
        let opponent = claimant.other();
        let own = self.game.record().all_plies().enumerate().filter(|(_, ply)| ply.mover == opponent).last();
        let first = own.map_or(1, |(index, _)| index + 1);
        let his = |lift: &&Lifted| lift.side == opponent && lift.square == square && lift.ply >= first;
        self.game.lifts.iter().filter(his).copied().collect()
    }

    /// Whether the clock ran at `at`: it runs, or it was stopped since.
    fn clock_ran(self, at: Moment) -> bool {
        let stops = |act: &Act| {
            matches!(
                act,
                Act::Clock(ClockAct::Stopped)
                    | Act::Claim(ClaimAct::Made(..) | ClaimAct::FlagAwaits(_))
                    | Act::Arbiter(ArbiterAct::IllegalMoveFound { .. })
            )
        };
        let begun = self.game.sitting().started().is_some_and(|started| started <= at);
        let runs = self.game.clock.side_running().is_some();
        begun
            && (runs
                || self
                    .game
                    .log
                    .iter()
                    .rev()
                    .take_while(|logged| logged.at >= at)
                    .any(|logged| stops(&logged.event.act)))
    }

    /// The ply that `side` was about to play at `at`: his own in progress, or the one after a move that he has executed already.
    fn ply_of_touch(self, side: Color, at: Moment) -> Option<usize> {
        let pressed_by_then = |ply: &&Ply| ply.pressed.as_ref().is_none_or(|(deed, _)| deed.at <= at);
        let done = self.game.plies.iter().take_while(pressed_by_then).count();
        let ply = self.game.record().all_plies().nth(done)?;
        match ply.mover == side {
            true => Some(done + 1),
            false => self.is_executed(done + 1, at).then_some(done + 2),
        }
    }

    /// Whether the piece stands there by the move of this ply itself.
    fn has_played(self, ply: usize, square: Square) -> bool {
        let played =
            ply.checked_sub(1).and_then(|index| self.game.record().all_plies().nth(index)).and_then(Ply::played);
        matches!(played, Some(RawMove::Piece { to, .. }) if to == square)
    }

    /// Whether the ply of this number was executed by `at`.
    fn is_executed(self, ply: usize, at: Moment) -> bool {
        let ply = ply.checked_sub(1).and_then(|index| self.game.record().all_plies().nth(index));
        ply.is_some_and(|ply| ply.executed.last().is_some_and(|deed| deed.at <= at))
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Board, Role};

    use super::*;
    use crate::{
        game::{AnswerCommand, ArbiterCommand, ClockCommand, Command, MoveCommand, Seat, Setup, StartCommand},
        laws::RawMove,
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn at(seconds: u64) -> Moment {
        Moment::from_millis(seconds * 1000)
    }

    fn act(game: &mut Game, now: u64, by: Seat, command: &Command) {
        let events = game.decide(at(now), by, command).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        events.iter().for_each(|event| game.apply(at(now), event));
    }

    fn begun(mode: Mode) -> Game {
        let mut game = Game::new(Setup { mode, ..Setup::default() });
        act(&mut game, 0, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        game
    }

    /// The ply of the lift that is put on record, if one is.
    fn lifted(game: &mut Game, side: Color, square: Square, since: u64) -> Option<usize> {
        let piece = game.board(side).piece_at(square).unwrap_or(Role::Queen.of(side));
        let event = game.sensing().lift(side, square, piece, (at(since), Duration::from_secs(1)))?;
        game.apply(at(since + 1), &event);
        let before = game.clone();
        assert_eq!((game.mover(), game.step(side)), (before.mover(), before.step(side)));
        game.lifts.last().map(|lift| lift.ply)
    }

    fn e4() -> Command {
        let said = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
        Command::Move(MoveCommand::Announce(said))
    }

    #[test]
    fn only_the_player_on_move_lifts_and_only_what_stands_there() {
        let mut game = begun(Mode::Competition);
        assert_eq!(lifted(&mut game, Color::White, Square::G1, 1), Some(1));
        assert_eq!(lifted(&mut game, Color::White, Square::D8, 1), Some(1), "the opponent's piece is touched, too");
        assert_eq!(lifted(&mut game, Color::White, Square::E4, 1), None, "nothing stands there");
        assert_eq!(lifted(&mut game, Color::Black, Square::G8, 1), None, "White is on move");
        let mut game = begun(Mode::Practice);
        assert_eq!(lifted(&mut game, Color::White, Square::G1, 1), None);
        let mut game = Game::new(Setup::default());
        assert_eq!(lifted(&mut game, Color::White, Square::G1, 1), None, "it has not begun");
    }

    #[test]
    fn who_executes_a_move_has_the_opponents_pieces_in_his_hands() {
        let mut game = begun(Mode::Competition);
        act(&mut game, 2, WHITE, &e4());
        assert_eq!(lifted(&mut game, Color::Black, Square::D2, 3), None);
        act(&mut game, 4, WHITE, &Command::Move(MoveCommand::Press));
        assert_eq!(lifted(&mut game, Color::Black, Square::D2, 5), None);
        assert_eq!(lifted(&mut game, Color::Black, Square::G8, 5), Some(2));
        act(&mut game, 6, BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        act(&mut game, 6, BLACK, &Command::Answer(AnswerCommand::Execute(None)));
        assert_eq!(lifted(&mut game, Color::Black, Square::D2, 5), None, "before he had executed it");
        assert_eq!(lifted(&mut game, Color::Black, Square::D2, 7), Some(2));
        assert_eq!(lifted(&mut game, Color::White, Square::G1, 3), Some(1), "told late");
        assert_eq!(lifted(&mut game, Color::White, Square::G1, 7), None);
    }

    #[test]
    fn the_piece_that_was_moved_is_no_news() {
        let mut game = begun(Mode::Competition);
        let said = RawMove::from_squares(&Board::default(), Square::G1, Square::F3, None).expect("a knight");
        act(&mut game, 2, WHITE, &Command::Move(MoveCommand::Announce(said)));
        act(&mut game, 3, WHITE, &Command::Move(MoveCommand::Place(said)));
        assert_eq!(lifted(&mut game, Color::White, Square::F3, 4), None);
    }

    /// An answer before the press (6.2.a of 2014): the move has been executed.
    #[test]
    fn a_lift_before_the_press_belongs_to_the_answer() {
        let mut game = begun(Mode::Competition);
        act(&mut game, 2, WHITE, &e4());
        act(&mut game, 3, BLACK, &Command::Answer(AnswerCommand::Repeat(None)));
        act(&mut game, 3, BLACK, &Command::Answer(AnswerCommand::Execute(None)));
        assert_eq!(lifted(&mut game, Color::Black, Square::G8, 4), Some(2));
    }

    #[test]
    fn while_the_clocks_stand_nothing_is_lifted_but_what_was_in_the_hand() {
        let mut game = begun(Mode::Competition);
        act(&mut game, 5, BLACK, &Command::Clock(ClockCommand::Stop));
        assert_eq!(lifted(&mut game, Color::White, Square::B1, 6), None);
        assert_eq!(lifted(&mut game, Color::White, Square::G1, 4), Some(1));
        act(&mut game, 8, Seat::Arbiter, &Command::Clock(ClockCommand::Restart));
        assert_eq!(lifted(&mut game, Color::White, Square::B1, 9), Some(1));
    }

    #[test]
    fn what_is_ruled_off_is_forgotten_on_the_page_and_kept_in_the_log() {
        let mut game = begun(Mode::Competition);
        act(&mut game, 2, WHITE, &e4());
        act(&mut game, 3, WHITE, &Command::Move(MoveCommand::Press));
        assert_eq!(lifted(&mut game, Color::Black, Square::G8, 4), Some(2));
        assert_eq!(game.sensing().lifts_claimed(Color::White, Square::G8).len(), 1);
        assert_eq!(game.sensing().lifts_claimed(Color::White, Square::B8), []);
        assert_eq!(game.sensing().lifts_claimed(Color::Black, Square::G8), []);
        act(&mut game, 6, Seat::Arbiter, &Command::Arbiter(ArbiterCommand::GoBack(0)));
        assert_eq!(game.sensing().lifts_now(), []);
        let kept = |logged: &&std::sync::Arc<crate::game::Logged>| {
            matches!(logged.event.act, Act::Notice(NoticeAct::LiftSensed(_)))
        };
        assert_eq!(game.log().iter().filter(kept).count(), 1);
    }
}
