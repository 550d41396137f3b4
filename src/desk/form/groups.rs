//! The groups of the form, for settings that most people leave as they are. Each has a line with its values, and can be opened.
use shakmaty::Color;

use super::{Field, Form, FormWish, Preparing, Rule, rules::PageOf};
use crate::{
    desk::{OutputKind, Sound},
    game::{Mode, Page, Setup},
    language::{Arg, Label, Line, Phrase, fold},
    listen::capture::MicrophonePlace,
    narration::Chime,
};

/// A group of fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Group {
    /// What the people at the table need.
    People,
    /// The Laws, the regulations, the arbiter and the start position.
    Laws,
    /// The clock and its calls.
    Clock,
    /// Who announces and who writes, in which words and languages.
    Words,
    /// Where it sounds, how loud and how fast; electronic boards.
    Sound,
    /// Microphones and taught words.
    Hearing,
}

impl Group {
    /// Every group, in order.
    pub const ALL: [Self; 6] = [Self::Clock, Self::Laws, Self::Words, Self::Sound, Self::Hearing, Self::People];

    /// The group that asks for the settings of a page.
    #[must_use]
    pub const fn of(page: Page) -> Self {
        match page {
            Page::People => Self::People,
            Page::Laws | Page::Position => Self::Laws,
            Page::Clock => Self::Clock,
            Page::Words => Self::Words,
        }
    }

    /// Its name alone, in words.
    fn named(self) -> Phrase {
        Phrase::with(Line::Bare, [Arg::Label(self.label())])
    }

    /// The heading of the group.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::People => Label::GroupPeople,
            Self::Laws => Label::GroupLaws,
            Self::Clock => Label::GroupClock,
            Self::Words => Label::GroupWords,
            Self::Sound => Label::GroupSound,
            Self::Hearing => Label::GroupHearing,
        }
    }
}

/// Whether a field is told on the line of its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FieldTold {
    Always,
    /// Where it is not as it usually is.
    IfUnusual,
    /// Another field tells it.
    Elsewhere,
}

impl Form {
    /// The fields of a group.
    pub(super) fn fields_of(&self, group: Group) -> Vec<Field> {
        let impaired = || Color::ALL.into_iter().filter(|&color| self.setup.is_impaired(color));
        match group {
            Group::People => [Field::Hearing]
                .into_iter()
                .chain(Color::ALL.into_iter().flat_map(|color| [Field::Rating(color), Field::Federation(color)]))
                .chain([Field::Theme, Field::Rule(Rule::OpponentsWindow)])
                .collect(),
            Group::Laws => [Field::Edition, Field::Mode]
                .into_iter()
                .chain(Rule::OF_LAWS.map(Field::Rule))
                .chain([Field::Pin, Field::Copy, Field::Site, Field::Round, Field::BoardNumber, Field::ArbiterName])
                .chain([Field::Chess960, Field::WriteEvent])
                .collect(),
            Group::Clock => [Field::Preset, Field::Control]
                .into_iter()
                .chain(self.part_fields())
                .chain([Field::Rule(Rule::EarlyPress), Field::Rule(Rule::PressEffect)])
                .chain(impaired().map(Field::Calls))
                .collect(),
            Group::Words => [Field::Language]
                .into_iter()
                .chain(PageOf::ALL.map(|page| Field::Rule(Rule::PageLanguage(page))))
                .chain([Field::Ranks, Field::Pieces, Field::Style, Field::Rule(Rule::Checks)])
                .chain(Color::ALL.map(Field::Announcer))
                .chain(Color::ALL.map(|color| Field::Rule(Rule::Score(color))))
                .collect(),
            Group::Sound => [Field::Device(OutputKind::Room)]
                .into_iter()
                .chain(impaired().map(|color| Field::Device(OutputKind::Earphone(color))))
                .chain(self.is_one_device().then_some(Field::OneDevice))
                .chain([Field::RoomVolume, Field::RoomRate, Field::EarphoneVolume, Field::Rate, Field::Verbosity])
                .chain(Color::ALL.map(Field::Sensor))
                .chain(Chime::SWITCHABLE.map(Field::Signal))
                .collect(),
            Group::Hearing => self.microphone_fields(),
        }
    }

    /// What a player may change while his game is on: nothing of the game, and nothing of the other player's ear. In a competition
    /// the room's loudspeaker stays what it is: it is everybody's, and no earphone comes to sound there.
    pub(super) fn fields_in_game(&self, player: Color) -> Vec<Field> {
        let own = self.setup.is_impaired(player);
        let of_ear =
            [Field::Device(OutputKind::Earphone(player)), Field::EarphoneVolume, Field::Rate, Field::Verbosity];
        let of_microphone = self.microphone_fields().into_iter().filter(move |field| match field {
            Field::Microphone(MicrophonePlace::Player(color) | MicrophonePlace::Assistant(color)) => *color == player,
            Field::Microphone(MicrophonePlace::Room) => true,
            // One choice for all who speak: it is theirs who do not see the board.
            Field::Talk => own,
            _ => false,
        });
        (own.then_some(of_ear).into_iter().flatten())
            .chain((self.setup.mode == Mode::Practice).then_some(Field::Device(OutputKind::Room)))
            .chain([Field::RoomVolume, Field::RoomRate])
            .chain(of_microphone)
            .chain([Field::Theme])
            .chain(own.then_some(Chime::SWITCHABLE.map(Field::Signal)).into_iter().flatten())
            .collect()
    }

    /// The groups that there are.
    pub(super) fn groups(&self) -> &'static [Group] {
        match self.preparing {
            Preparing::Competition | Preparing::Practice => &Group::ALL,
            Preparing::Devices => &[Group::Sound, Group::Hearing],
            Preparing::Game(_) => &[],
        }
    }

    /// The group of a field, where it has one.
    pub(super) fn group_of(&self, field: Field) -> Option<Group> {
        self.groups().iter().copied().find(|&group| self.fields_of(group).contains(&field))
    }

    /// Whether a field belongs to a group.
    #[must_use]
    pub fn is_in(&self, field: Field, group: Group) -> bool {
        self.fields_of(group).contains(&field)
    }

    /// The group that is open.
    #[must_use]
    pub const fn opened(&self) -> Option<Group> {
        self.opened
    }

    /// Opens a group at its first field.
    pub(super) fn open_group(&mut self, group: Group) -> Vec<FormWish> {
        match self.fields_of(group).first() {
            Some(&first) => self.select(first),
            None => vec![FormWish::Say(self.phrase(Field::Group(group)))],
        }
    }

    /// From the line of a group to another one: that of a number, or the next whose name begins with a letter, as in the first menu.
    pub(super) fn find_group(&mut self, c: char) -> Vec<FormWish> {
        let (groups, language) = (self.groups(), self.setup.wording.language);
        let here = groups.iter().position(|&group| self.field == Field::Group(group)).unwrap_or(0);
        let begins = |group: Group| {
            let first = group.label().text(language).chars().next();
            first.is_some_and(|first| fold::letters(first) == fold::letters(c))
        };
        let found = match c.to_digit(10) {
            Some(digit) => groups.iter().zip(1..).find(|&(_, number)| number == digit).map(|(&group, _)| group),
            None => (1..=groups.len()).map(|by| groups[(here + by) % groups.len()]).find(|&group| begins(group)),
        };
        match found {
            Some(group) => self.select(Field::Group(group)),
            None => self.refuses_letter(),
        }
    }

    /// Closes the group in which somebody is, its line in hand; `None` where he is in none.
    pub(super) fn close_group(&mut self) -> Option<Vec<FormWish>> {
        let group = self.opened?;
        let inside = self.field == Field::Group(group) || self.is_in(self.field, group);
        if !inside {
            return None;
        }
        self.opened = None;
        Some(self.select(Field::Group(group)))
    }

    /// The line of a group: its name, what is always told of it, and what is unusual.
    #[must_use]
    pub fn group_values(&self, group: Group) -> Phrase {
        Phrase::Several([group.named()].into_iter().chain(self.told_of(group)).collect())
    }

    /// What is told of a group beside its name.
    fn told_of(&self, group: Group) -> Vec<Phrase> {
        let usual = Self::new(Setup { sight: self.setup.sight, ..Setup::default() }, Sound::default(), Vec::new());
        let is_told = |field: &Field| match told(*field) {
            FieldTold::Always => true,
            FieldTold::Elsewhere => false,
            // Its name stands in its phrase as text, which differs from language to language.
            FieldTold::IfUnusual if *field == Field::Copy => self.setup.copy != usual.setup.copy,
            FieldTold::IfUnusual => self.phrase(*field) != usual.phrase(*field),
        };
        self.fields_of(group).into_iter().filter(is_told).map(|field| self.phrase(field)).collect()
    }

    /// The same by ear, with its place among the groups, and how it is opened.
    pub(super) fn group_phrase(&self, group: Group) -> Phrase {
        let count = |places: usize| Arg::Number(u32::try_from(places).unwrap_or(u32::MAX));
        let at = self.groups().iter().position(|&each| each == group).unwrap_or(0);
        let place = Phrase::with(Line::PlaceOf, [count(at + 1), count(self.groups().len())]);
        let told = self.told_of(group).into_iter().chain([Phrase::line(Line::GroupOpens)]);
        Phrase::Several([group.named(), place].into_iter().chain(told).collect())
    }
}

const fn told(field: Field) -> FieldTold {
    match field {
        Field::Edition
        | Field::Control
        | Field::Hearing
        | Field::Language
        | Field::Style
        | Field::Device(_)
        | Field::OneDevice
        | Field::Microphone(MicrophonePlace::Player(_)) => FieldTold::Always,
        Field::Name(_)
        | Field::Event
        | Field::Site
        | Field::Round
        | Field::BoardNumber
        | Field::ArbiterName
        | Field::Rating(_)
        | Field::Federation(_)
        | Field::WriteEvent
        | Field::Impaired
        | Field::Mode
        | Field::Rule(_)
        | Field::Pin
        | Field::Chess960
        | Field::Ranks
        | Field::Pieces
        | Field::Announcer(_)
        | Field::Calls(_)
        | Field::RoomVolume
        | Field::RoomRate
        | Field::EarphoneVolume
        | Field::Rate
        | Field::Verbosity
        | Field::Signal(_)
        | Field::Voice(_)
        | Field::Microphone(MicrophonePlace::Assistant(_) | MicrophonePlace::Room)
        | Field::Talk
        | Field::Recogniser
        | Field::Theme
        | Field::Sensor(_)
        | Field::Copy
        | Field::Group(_)
        | Field::Drill
        | Field::Begin => FieldTold::IfUnusual,
        Field::Preset | Field::Part(_) => FieldTold::Elsewhere,
    }
}

impl Field {
    /// The field that asks for a setting; `None` for those of one position and of unusual hands.
    pub(super) fn of_setting(key: &str) -> Option<Self> {
        Some(match key {
            "white" => Self::Name(Color::White),
            "black" => Self::Name(Color::Black),
            "vi" => Self::Impaired,
            "event" => Self::Event,
            "site" => Self::Site,
            "round" => Self::Round,
            "board" => Self::BoardNumber,
            "arbiter-name" => Self::ArbiterName,
            "white-rating" => Self::Rating(Color::White),
            "black-rating" => Self::Rating(Color::Black),
            "white-federation" => Self::Federation(Color::White),
            "black-federation" => Self::Federation(Color::Black),
            "hearing-impaired" => Self::Hearing,
            "edition" => Self::Edition,
            "mode" => Self::Mode,
            "pin" => Self::Pin,
            "copy" => Self::Copy,
            "control" => Self::Control,
            "calls-white" => Self::Calls(Color::White),
            "calls-black" => Self::Calls(Color::Black),
            "chess960" => Self::Chess960,
            "language" => Self::Language,
            "ranks" => Self::Ranks,
            "pieces" => Self::Pieces,
            "style" => Self::Style,
            "private-words" => Self::OneDevice,
            "announcer-white" => Self::Announcer(Color::White),
            "announcer-black" => Self::Announcer(Color::Black),
            key => Self::Rule(Rule::of(key)?),
        })
    }
}

#[cfg(test)]
mod tests;
