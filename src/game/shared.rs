//! A game that is read in several places while it is changed in one.
use std::{
    borrow::{Borrow, BorrowMut},
    ops::Deref,
    sync::Arc,
};

use super::Game;

/// A game whose present state others may keep. To keep it costs nothing; a change leaves what they keep as it was, and copies
/// the game only if somebody does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedGame(Arc<Game>);

impl SharedGame {
    /// Whether both are the same state of the same game, and not only equal.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The game, to be changed. What others keep is copied first.
    pub fn change(&mut self) -> &mut Game {
        Arc::make_mut(&mut self.0)
    }
}

impl From<Game> for SharedGame {
    fn from(game: Game) -> Self {
        Self(Arc::new(game))
    }
}

impl Deref for SharedGame {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}

impl Borrow<Game> for SharedGame {
    fn borrow(&self) -> &Game {
        &self.0
    }
}

impl BorrowMut<Game> for SharedGame {
    fn borrow_mut(&mut self) -> &mut Game {
        self.change()
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        clock::Moment,
        game::{Command, DrawCommand, Seat, Setup, StartCommand},
        narration::{Unkept, carry_out, let_time_pass},
    };

    fn act(game: &mut SharedGame, by: Seat, command: &Command) {
        let told: Result<_, Unkept<()>> = carry_out(game, Moment::START, by, command, |_, _| Ok(()));
        told.expect("kept");
    }

    #[test]
    fn what_is_kept_stays_as_it_was_when_the_game_goes_on() {
        let mut game = SharedGame::from(Game::new(Setup::default()));
        let kept = game.clone();
        act(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        assert!(!game.is_same(&kept));
        assert_eq!((game.log().len(), kept.log().len()), (1, 0));
    }

    #[test]
    fn nothing_is_copied_where_nothing_happens() {
        let mut game = SharedGame::from(Game::new(Setup::default()));
        act(&mut game, Seat::Arbiter, &Command::Start(StartCommand::Begin));
        let kept = game.clone();
        let offer = Command::Draw(DrawCommand::Accept);
        assert!(game.decide(Moment::START, Seat::Player(Color::White), &offer).is_err());
        act(&mut game, Seat::Player(Color::White), &offer);
        let passed: Result<_, Unkept<()>> =
            let_time_pass(&mut game, (Moment::START, Moment::from_millis(1)), Moment::START, |_, _| Ok(()));
        assert_eq!(passed, Ok(Vec::new()));
        assert!(game.is_same(&kept));
    }
}
