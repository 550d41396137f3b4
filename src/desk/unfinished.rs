//! The list of unfinished games, by ear as well as by eye: up and down choose one, Enter goes on with it. Nothing in it is
//! ever deleted.
use std::time::Duration;

use shakmaty::ByColor;

use super::game_list::{GameList, ListedGame, number};
use crate::{
    game::{GameProgress, Mode},
    language::{Arg, Line, Phrase},
};

const HOUR: u64 = 60 * 60;

/// An unfinished game, as it is offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// Names of the players.
    pub names: ByColor<String>,
    /// Competition or practice.
    pub mode: Mode,
    /// How far it has come.
    pub stands: GameProgress,
    /// How long ago it was played, by the wall clock.
    pub since: Duration,
}

/// The list of unfinished games.
pub type Unfinished = GameList<Offered>;

impl ListedGame for Offered {
    fn question(count: usize) -> Phrase {
        match count {
            1 => Phrase::line(Line::ResumeOne),
            count => Phrase::with(Line::ResumeQuestion, [number(count)]),
        }
    }

    fn names(&self) -> &ByColor<String> {
        &self.names
    }

    fn told(&self) -> Vec<Phrase> {
        let practice = match self.mode {
            Mode::Competition => None,
            Mode::Practice => Some(Phrase::line(Line::SetupPractice)),
        };
        practice.into_iter().chain([stands_phrase(self.stands), since_phrase(self.since)]).collect()
    }
}

fn stands_phrase(stands: GameProgress) -> Phrase {
    match stands {
        GameProgress::NotBegun => Phrase::line(Line::StepAwaitStart),
        GameProgress::Playing { number, mover } => {
            Phrase::with(Line::MoveNumber, [Arg::Number(number), Arg::Color(mover)])
        }
        GameProgress::Adjourned => Phrase::line(Line::UnfinishedAdjourned),
        GameProgress::Unconfirmed => Phrase::line(Line::UnfinishedEnded),
        GameProgress::Unsigned => Phrase::line(Line::SignSheets),
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
    use shakmaty::Color;

    use super::*;
    use crate::{
        desk::{Direction, Intent, ListWish},
        language::{Wording, speak},
    };

    fn list() -> Unfinished {
        let game = |white: &str, stands, hours| Offered {
            names: ByColor { white: white.to_owned(), black: String::new() },
            mode: Mode::Competition,
            stands,
            since: Duration::from_secs(hours * HOUR),
        };
        let playing = GameProgress::Playing { number: 12, mover: Color::Black };
        let games =
            vec![game("Anna", playing, 2), game("", GameProgress::NotBegun, 75), game("", GameProgress::Adjourned, 1)];
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
    fn a_practice_is_told_from_a_competition() {
        let practice = Offered { mode: Mode::Practice, ..list().games()[0].clone() };
        let list = Unfinished::new(vec![practice]).expect("a game");
        assert_eq!(
            speak(&list.phrase(0), Wording::default()).to_string(),
            "Partie eins von eins: Anna gegen Schwarz. Übung, regelwidrige Züge werden erklärt. Zug zwölf, am Zug ist Schwarz. \
             Pause bisher: zwei Stunden."
        );
    }

    #[test]
    fn one_game_is_one() {
        let list = Unfinished::new(vec![list().games()[0].clone()]).expect("a game");
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
