//! The first menu, by ear as well as by eye. Up and down, the first letter or the number of an entry
//! put it in hand, Enter takes it.
use super::{
    Direction, Heading, Intent, Section,
    manual::{Manual, Opened, Reads},
};
use crate::{
    game::{Mode, Setup},
    language::{Arg, Label, Language, Line, Phrase, fold},
    narration::control_phrase,
};

/// What the first menu offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Go on with a game that is not finished.
    GoOn,
    /// A game with the set-up of the last one.
    AsLast,
    /// A competition is set up.
    Competition,
    /// Practice: a game with explanations, or the sequence of a move.
    Practice,
    /// A game that is over is gone through.
    Review,
    /// The words that were taught, and the devices.
    Devices,
    /// Close the program.
    Quit,
}

impl Entry {
    /// The name as shown and said.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::GoOn => Label::GoOn,
            Self::AsLast => Label::MenuAsLast,
            Self::Competition => Label::MenuCompetition,
            Self::Practice => Label::MenuPractice,
            Self::Review => Label::MenuReview,
            Self::Devices => Label::MenuDevices,
            Self::Quit => Label::Quit,
        }
    }
}

/// What the menu asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MenuWish {
    /// Say this to the person at the menu.
    Say(Phrase),
    /// Do what the entry says.
    Take(Entry),
}

/// The menu, and which entry is in hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// The entries, each with what is told of it beside its name.
    entries: Vec<(Entry, Option<Phrase>)>,
    chosen: usize,
    language: Language,
    manual: Manual,
}

impl Menu {
    /// The menu in `language`: with the unfinished game that comes first, and the set-up of the last game, where there are any.
    #[must_use]
    pub fn new(language: Language, unfinished: Option<Phrase>, last: Option<&Setup>) -> Self {
        let unfinished = unfinished.map(|game| (Entry::GoOn, Some(game)));
        let last = last.map(|setup| (Entry::AsLast, Some(last_phrase(setup))));
        let always = [Entry::Competition, Entry::Practice, Entry::Review, Entry::Devices, Entry::Quit]
            .map(|entry| (entry, None));
        let entries = unfinished.into_iter().chain(last).chain(always).collect();
        Self { entries, chosen: 0, language, manual: Manual::of(Opened::Lists) }
    }

    /// This menu, with this entry in hand; the first, where it has none such.
    #[must_use]
    pub fn at(mut self, entry: Entry) -> Self {
        let place = self.entries().position(|each| each == entry);
        self.chosen = place.unwrap_or(0);
        self
    }

    /// The entries, in order.
    pub fn entries(&self) -> impl Iterator<Item = Entry> {
        self.entries.iter().map(|(entry, _)| *entry)
    }

    /// The entry in hand.
    #[must_use]
    pub fn chosen(&self) -> Entry {
        self.entries[self.chosen].0
    }

    /// What is told of an entry beside its name.
    #[must_use]
    pub fn told(&self, entry: Entry) -> Option<&Phrase> {
        self.entries.iter().find(|(each, _)| *each == entry)?.1.as_ref()
    }

    /// What is said when the menu comes up.
    #[must_use]
    pub fn opening(&self) -> Phrase {
        Phrase::Several(vec![Phrase::line(Line::MenuWelcome), self.phrase()])
    }

    /// The entry in hand: its name, its place, and what is told of it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let (entry, told) = &self.entries[self.chosen];
        let name = Phrase::with(Line::Bare, [Arg::Label(entry.label())]);
        let place = Phrase::with(Line::PlaceOf, [number(self.chosen + 1), number(self.entries.len())]);
        Phrase::Several([name, place].into_iter().chain(told.clone()).collect())
    }

    /// The section of the manual that is being read, if it is open.
    #[must_use]
    pub const fn manual(&self) -> Option<Section> {
        self.manual.section()
    }

    /// Takes an act of the person at the menu.
    pub fn take(&mut self, intent: &Intent) -> Vec<MenuWish> {
        match self.manual.take(intent) {
            Reads::Says(phrase) => return vec![MenuWish::Say(phrase)],
            Reads::Closed => return vec![MenuWish::Say(self.phrase())],
            Reads::Nothing => {}
        }
        let last = self.entries.len() - 1;
        match intent {
            Intent::Walk(Direction::Up) => self.put_in_hand(self.chosen.saturating_sub(1)),
            Intent::Walk(Direction::Down) => self.put_in_hand(self.chosen + 1),
            Intent::Leap(Heading::Up) => self.put_in_hand(0),
            Intent::Leap(Heading::Down) => self.put_in_hand(last),
            Intent::Insert(c) => self.find(*c),
            Intent::Enter => vec![MenuWish::Take(self.chosen())],
            Intent::Escape => vec![MenuWish::Say(self.opening())],
            _ => vec![MenuWish::Say(self.phrase())],
        }
    }

    /// Takes an entry by its button.
    pub fn take_entry(&mut self, entry: Entry) -> Vec<MenuWish> {
        let place = self.entries().position(|each| each == entry);
        self.chosen = place.unwrap_or(self.chosen);
        vec![MenuWish::Take(self.chosen())]
    }

    fn put_in_hand(&mut self, index: usize) -> Vec<MenuWish> {
        self.chosen = index.min(self.entries.len() - 1);
        vec![MenuWish::Say(self.phrase())]
    }

    /// The entry of a number; the next one that begins with a letter.
    fn find(&mut self, c: char) -> Vec<MenuWish> {
        let count = self.entries.len();
        let index = match c.to_digit(10) {
            Some(digit) => {
                usize::try_from(digit).ok().and_then(|digit| digit.checked_sub(1)).filter(|&index| index < count)
            }
            None => (1..=count).map(|by| (self.chosen + by) % count).find(|&index| self.begins_with(index, c)),
        };
        // What names no entry says how one is chosen.
        match index {
            Some(index) => self.put_in_hand(index),
            None => vec![MenuWish::Say(self.opening())],
        }
    }

    fn begins_with(&self, index: usize, c: char) -> bool {
        let first = self.entries[index].0.label().text(self.language).chars().next();
        first.is_some_and(|first| fold::letters(first) == fold::letters(c))
    }
}

/// The last game's set-up in a few words.
fn last_phrase(setup: &Setup) -> Phrase {
    let mode = match setup.mode {
        Mode::Competition => Line::SetupCompetition,
        Mode::Practice => Line::SetupPractice,
    };
    Phrase::Several(vec![Phrase::line(mode), control_phrase(&setup.control)])
}

pub(super) fn number(count: usize) -> Arg {
    Arg::Number(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Wording, speak};

    fn said(wishes: &[MenuWish]) -> String {
        match wishes {
            [MenuWish::Say(phrase)] => speak(phrase, Wording::default()).to_string(),
            other => panic!("{other:?}"),
        }
    }

    fn full() -> Menu {
        Menu::new(Language::German, Some(Phrase::line(Line::UnfinishedAdjourned)), Some(&Setup::default()))
    }

    #[test]
    fn each_entry_is_said_with_its_place_and_found_by_arrow_letter_and_number() {
        let mut menu = full();
        assert_eq!(
            said(&menu.take(&Intent::Walk(Direction::Down))),
            "Spielen wie zuletzt. Zwei von sieben. Wettkampf, ohne jede Hilfe. \
             Bedenkzeit: eine Stunde dreißig Minuten für die Partie. Dreißig Sekunden je Zug dazu"
        );
        assert_eq!(said(&menu.take(&Intent::Insert('ü'))), "Üben. Vier von sieben.");
        assert_eq!(said(&menu.take(&Intent::Insert('N'))), "Neuer Wettkampf. Drei von sieben.");
        assert_eq!(said(&menu.take(&Intent::Insert('u'))), "Üben. Vier von sieben.", "without its marks too");
        assert_eq!(said(&menu.take(&Intent::Insert('6'))), "Wörter und Geräte. Sechs von sieben.");
        assert_eq!(menu.take(&Intent::Enter), [MenuWish::Take(Entry::Devices)]);
        menu.take(&Intent::Leap(Heading::Down));
        menu.take(&Intent::Walk(Direction::Down));
        assert_eq!(menu.chosen(), Entry::Quit, "the last stays the last");
        for stray in ['8', '0', 'x'] {
            assert!(said(&menu.take(&Intent::Insert(stray))).starts_with("Auf und ab wählt"), "{stray}");
        }
        assert_eq!(menu.chosen(), Entry::Quit);
    }

    #[test]
    fn entries_that_begin_alike_come_one_after_the_other() {
        let mut menu = Menu::new(Language::English, None, Some(&Setup::default())).at(Entry::Practice);
        menu.take(&Intent::Insert('p'));
        assert_eq!(menu.chosen(), Entry::AsLast);
        menu.take(&Intent::Insert('P'));
        assert_eq!(menu.chosen(), Entry::Practice);
    }

    #[test]
    fn what_there_is_not_has_no_entry() {
        let menu = Menu::new(Language::German, None, None).at(Entry::GoOn);
        assert_eq!(menu.chosen(), Entry::Competition);
        assert!(menu.entries().eq([Entry::Competition, Entry::Practice, Entry::Review, Entry::Devices, Entry::Quit]));
    }
}
