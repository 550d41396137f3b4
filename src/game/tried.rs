//! What a player only tries on the screen: until he announces or presses it, nobody else learns of it.
use shakmaty::{Board, Color};

use super::{Game, Ply, Seat, Step};

impl Game {
    /// The ply in which `side` has a move on the screen that he has not announced.
    fn tried_by(&self, side: Color) -> Option<&Ply> {
        let own = self.record().current_ply().filter(|ply| ply.mover == side)?;
        (own.entry().is_some() && own.announced_entry().is_none()).then_some(own)
    }

    /// What `side` has to do, as far as `seat` knows.
    pub(super) fn step_seen_by(&self, seat: Seat, side: Color) -> Step {
        match self.step(side) {
            Step::Announce if seat != Seat::Player(side) && self.tried_by(side).is_some() => Step::Move,
            step => step,
        }
    }

    /// The board of `side`, without what he only tries.
    pub(super) fn board_as_others_see_it(&self, side: Color) -> &Board {
        self.tried_by(side).and_then(|ply| ply.board_before_placing.as_ref()).unwrap_or_else(|| self.board(side))
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByColor, Square};

    use super::*;
    use crate::{
        clock::Moment,
        game::{Command, MoveCommand, Setup, StartCommand},
        laws::{RawMove, completion::Sight},
    };

    /// For every other seat the game looks as if he had not tried it: his opponent's question stays open, his board stands.
    #[test]
    fn nobody_else_sees_that_a_move_is_tried() {
        let sight = ByColor { white: Sight::Sighted, black: Sight::Impaired };
        let mut game = Game::new(Setup { sight, ..Setup::default() });
        let white = Seat::Player(Color::White);
        let said = RawMove::from_squares(&Board::default(), Square::E2, Square::E4, None).expect("a pawn");
        let mut does = |by, command: &Command| {
            for event in game.decide(Moment::START, by, command).expect("allowed") {
                game.apply(Moment::START, &event);
            }
            game.clone()
        };
        let before = does(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let tried = does(white, &Command::Move(MoveCommand::Enter(said)));
        assert_eq!(tried.view(white, Moment::START).steps.white, Step::Announce);
        let black = Seat::Player(Color::Black);
        for seat in [black, Seat::Assistant(Color::Black), Seat::Assistant(Color::White), Seat::Arbiter] {
            let [seen, saw] = [&tried, &before].map(|game| game.view(seat, Moment::START));
            assert_eq!((seen.steps, seen.board, seen.other_board), (saw.steps, saw.board, saw.other_board), "{seat:?}");
        }
    }
}
