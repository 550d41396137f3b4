//! The list of unfinished games, by ear as well as by eye: up and down choose one, Enter goes on with it. Nothing in it is
//! ever deleted.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{
    Direction, Heading, Intent, Section,
    manual::{Manual, Opened, Reads},
};
use crate::{
    game::Stands,
    language::{Arg, Line, Phrase},
};

const HOUR: u64 = 60 * 60;

/// An unfinished game, as it is offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// Names of the players.
    pub names: ByColor<String>,
    /// How far it has come.
    pub stands: Stands,
    /// How long ago it was played, by the wall clock.
    pub since: Duration,
}

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

/// The list, the newest game first, and which game is in hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unfinished {
    games: Vec<Offered>,
    chosen: usize,
    manual: Manual,
}

impl Unfinished {
    /// The list of these games; `None` where there are none.
    #[must_use]
    pub fn new(games: Vec<Offered>) -> Option<Self> {
        (!games.is_empty()).then_some(Self { games, chosen: 0, manual: Manual::of(Opened::Lists) })
    }

    /// The games that can be continued.
    #[must_use]
    pub fn games(&self) -> &[Offered] {
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
        match self.games.len() {
            1 => Phrase::line(Line::ResumeOne),
            count => Phrase::with(Line::ResumeQuestion, [number(count)]),
        }
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
        let [white, black] = players(&game.names);
        let who = Phrase::with(Line::UnfinishedGame, [number(index + 1), number(self.games.len()), white, black]);
        Phrase::Several(vec![who, stands_phrase(game.stands), since_phrase(game.since)])
    }

    /// Puts a game in hand, as a click does.
    pub fn choose(&mut self, index: usize) -> Vec<ListWish> {
        self.chosen = index.min(self.games.len() - 1);
        vec![ListWish::Say(self.phrase(self.chosen))]
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

fn number(count: usize) -> Arg {
    Arg::Number(u32::try_from(count).unwrap_or(u32::MAX))
}

fn stands_phrase(stands: Stands) -> Phrase {
    match stands {
        Stands::NotBegun => Phrase::line(Line::StepAwaitStart),
        Stands::Playing { number, mover } => Phrase::with(Line::MoveNumber, [Arg::Number(number), Arg::Color(mover)]),
        Stands::Adjourned => Phrase::line(Line::UnfinishedAdjourned),
        Stands::Unconfirmed => Phrase::line(Line::UnfinishedEnded),
        Stands::Unsigned => Phrase::line(Line::SignSheets),
    }
}

/// In hours, minutes and whole seconds up to two days, then in days.
fn since_phrase(since: Duration) -> Phrase {
    let hours = since.as_secs() / HOUR;
    if hours < 48 {
        Phrase::with(Line::UnfinishedSince, [Arg::Time(Duration::from_secs(since.as_secs()))])
    } else {
        Phrase::with(Line::UnfinishedDays, [Arg::Number(u32::try_from(hours / 24).unwrap_or(u32::MAX))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Wording, speak};

    fn list() -> Unfinished {
        let game = |white: &str, stands, hours| Offered {
            names: ByColor { white: white.to_owned(), black: String::new() },
            stands,
            since: Duration::from_secs(hours * HOUR),
        };
        let playing = Stands::Playing { number: 12, mover: Color::Black };
        let games = vec![game("Anna", playing, 2), game("", Stands::NotBegun, 75), game("", Stands::Adjourned, 1)];
        Unfinished::new(games).expect("games")
    }

    fn said(wishes: &[ListWish]) -> String {
        let phrases = wishes.iter().map(|wish| match wish {
            ListWish::Say(phrase) => speak(phrase, Wording::default()).to_string(),
            other => format!("{other:?}"),
        });
        phrases.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn each_game_is_said_with_its_place_who_plays_how_far_it_is_and_since_when() {
        let mut list = list();
        assert_eq!(
            speak(&list.opening(), Wording::default()).to_string(),
            "Unbeendete Partien: drei. Pfeil auf und ab wählt, Eingabetaste setzt die Partie fort, Escape lässt alle liegen. \
             Partie eins von drei: Anna gegen Schwarz. Zug zwölf, am Zug ist Schwarz. Pause bisher: zwei Stunden."
        );
        assert_eq!(
            said(&list.take(&Intent::Walk(Direction::Down))),
            "Partie zwei von drei: Weiß gegen Schwarz. Die Partie hat noch nicht begonnen. Zuletzt gespielt vor drei Tagen."
        );
        assert_eq!(list.take(&Intent::Enter), [ListWish::GoOn(1)]);
        list.take(&Intent::Walk(Direction::Down));
        assert!(
            said(&list.take(&Intent::Walk(Direction::Down))).starts_with("Partie drei von drei"),
            "the last stays the last"
        );
    }

    #[test]
    fn one_game_is_one() {
        let list = Unfinished::new(vec![list().games[0].clone()]).expect("a game");
        let words = speak(&list.question(), Wording::default()).to_string();
        assert_eq!(words, "Eine unbeendete Partie. Eingabetaste setzt sie fort, Escape lässt sie liegen.");
    }

    #[test]
    fn a_pause_is_told_in_whole_seconds() {
        let words = speak(&since_phrase(Duration::from_millis(1_700)), Wording::default());
        assert_eq!(words.to_string(), "Pause bisher: eine Sekunde.");
    }

    #[test]
    fn escape_leaves_the_list_and_other_keys_say_it_again() {
        let mut list = list();
        assert_eq!(list.take(&Intent::Escape), [ListWish::Leave]);
        assert!(said(&list.take(&Intent::Erase)).starts_with("Unbeendete Partien: drei."));
        assert_eq!(list.take(&Intent::Enter), [ListWish::GoOn(0)]);
    }
}
