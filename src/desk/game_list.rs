//! A list of games, by ear as well as by eye: up and down put one in hand, Enter opens it.
use shakmaty::{ByColor, Color};

use super::{
    Direction, Heading, Intent, Section,
    manual::{Manual, Opened, Reads},
};
use crate::language::{Arg, Line, Phrase};

/// What the list asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListWish {
    /// Say this to the person at the list.
    Say(Phrase),
    /// Go on with the game of this index.
    GoOn(usize),
    /// Leave the list.
    Leave,
}

/// A game that can stand in a list.
pub trait ListedGame {
    /// What the list of so many games asks.
    fn question(count: usize) -> Phrase;

    /// Names of the players; empty where they have none.
    fn names(&self) -> &ByColor<String>;

    /// What is said of the game after the players.
    fn told(&self) -> Vec<Phrase>;
}

/// The list, the newest game first, and which game is in hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameList<G> {
    games: Vec<G>,
    chosen: usize,
    manual: Manual,
}

impl<G: ListedGame> GameList<G> {
    /// The list of these games; `None` where there are none.
    #[must_use]
    pub fn new(games: Vec<G>) -> Option<Self> {
        (!games.is_empty()).then_some(Self { games, chosen: 0, manual: Manual::of(Opened::Lists) })
    }

    /// The games, the newest first.
    #[must_use]
    pub fn games(&self) -> &[G] {
        &self.games
    }

    /// The game in hand.
    #[must_use]
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// What is asked just now.
    #[must_use]
    pub fn question(&self) -> Phrase {
        G::question(self.games.len())
    }

    /// What is said when the list comes up.
    #[must_use]
    pub fn opening(&self) -> Phrase {
        Phrase::Several(vec![self.question(), self.phrase(self.chosen)])
    }

    /// A game with its place in the list.
    #[must_use]
    pub fn phrase(&self, index: usize) -> Phrase {
        let Some(game) = self.games.get(index) else { return Phrase::Several(Vec::new()) };
        let [white, black] = players(game.names());
        let who = Phrase::with(Line::UnfinishedGame, [number(index + 1), number(self.games.len()), white, black]);
        Phrase::Several(std::iter::once(who).chain(game.told()).collect())
    }

    /// Puts a game in hand.
    pub fn choose(&mut self, index: usize) -> Vec<ListWish> {
        self.chosen = index.min(self.games.len() - 1);
        vec![ListWish::Say(self.phrase(self.chosen))]
    }

    /// Opens a game, as a click does.
    pub fn open(&mut self, index: usize) -> Vec<ListWish> {
        self.chosen = index.min(self.games.len() - 1);
        vec![ListWish::GoOn(self.chosen)]
    }

    /// The section of the manual that is being read, if it is open.
    #[must_use]
    pub const fn manual(&self) -> Option<Section> {
        self.manual.section()
    }

    /// Takes an act of the person at the list.
    pub fn take(&mut self, intent: &Intent) -> Vec<ListWish> {
        match self.manual.take(intent) {
            Reads::Says(phrase) => return vec![ListWish::Say(phrase)],
            Reads::Closed => return vec![ListWish::Say(self.phrase(self.chosen))],
            Reads::Nothing => {}
        }
        match intent {
            Intent::Walk(Direction::Up) => self.choose(self.chosen.saturating_sub(1)),
            Intent::Walk(Direction::Down) => self.choose(self.chosen + 1),
            Intent::Leap(Heading::Up) => self.choose(0),
            Intent::Leap(Heading::Down) => self.choose(usize::MAX),
            Intent::Enter => vec![ListWish::GoOn(self.chosen)],
            Intent::Escape => vec![ListWish::Leave],
            _ => vec![ListWish::Say(self.opening())],
        }
    }
}

/// The players of a game: by their names, by their colours where there are none.
#[must_use]
pub fn players(names: &ByColor<String>) -> [Arg; 2] {
    Color::ALL.map(|color| match names.get(color).trim() {
        "" => Arg::Color(color),
        name => Arg::Text(name.to_owned()),
    })
}

/// A count as it is said.
pub(super) fn number(count: usize) -> Arg {
    Arg::Number(u32::try_from(count).unwrap_or(u32::MAX))
}
