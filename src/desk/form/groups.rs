//! The groups of the form, for settings that most people leave as they are. Each has a line with its values, and can be opened.
use shakmaty::Color;

use super::{Field, Form, FormWish, Preparing, Rule, rules::PageOf};
use crate::{
    desk::{OutputKind, Sound},
    game::{Mode, Page, Setup},
    language::{Arg, Label, Line, Phrase},
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
            Field::Microphone(MicrophonePlace::Room) | Field::Talk => true,
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
        let usual = Self::new(Setup { sight: self.setup.sight, ..Setup::default() }, Sound::default(), Vec::new());
        let is_told = |field: &Field| match told(*field) {
            FieldTold::Always => true,
            FieldTold::Elsewhere => false,
            // Its name stands in its phrase as text, which differs from language to language.
            FieldTold::IfUnusual if *field == Field::Copy => self.setup.copy != usual.setup.copy,
            FieldTold::IfUnusual => self.phrase(*field) != usual.phrase(*field),
        };
        let name = Phrase::with(Line::Bare, [Arg::Label(group.label())]);
        let values = self.fields_of(group).into_iter().filter(is_told).map(|field| self.phrase(field));
        Phrase::Several([name].into_iter().chain(values).collect())
    }

    /// The same, and how it is opened.
    pub(super) fn group_phrase(&self, group: Group) -> Phrase {
        Phrase::Several(vec![self.group_values(group), Phrase::line(Line::GroupOpens)])
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
mod tests {
    use super::*;
    use crate::{
        desk::{Direction, Heading, Intent},
        game::SETTINGS,
        language::{Language, Wording, speak},
    };

    fn form() -> Form {
        Form::new(Setup::default(), Sound::default(), Vec::new())
    }

    fn said(wishes: &[FormWish]) -> String {
        let Some(FormWish::Say(phrase)) = wishes.first() else { panic!("{wishes:?}") };
        speak(phrase, Wording::default()).to_string()
    }

    #[test]
    fn a_new_competition_asks_who_plays_and_who_is_impaired_and_all_else_lies_in_groups() {
        let form = form();
        let mut asked = vec![Field::Name(Color::White), Field::Name(Color::Black), Field::Impaired, Field::Event];
        asked.extend(Group::ALL.map(Field::Group));
        asked.push(Field::Begin);
        assert_eq!(form.fields(), asked);
        let practice = Form::new(Setup { mode: Mode::Practice, ..Setup::default() }, Sound::default(), Vec::new());
        assert_eq!(practice.fields()[0], Field::Drill);
    }

    #[test]
    fn a_group_tells_its_values_opens_by_enter_and_closes_by_escape() {
        let mut form = form();
        let clock = "Uhr. Bedenkzeit: eine Stunde dreißig Minuten für die Partie. Dreißig Sekunden je Zug dazu. \
                     Das ist eine Turnierpartie. Eingabetaste öffnet.";
        assert_eq!(said(&form.select(Field::Group(Group::Clock))), clock);
        for opens in [Intent::Enter, Intent::Walk(Direction::Right)] {
            assert!(said(&form.take(&opens)).starts_with("Vorwahl:"), "{opens:?}");
            assert_eq!((form.field(), form.opened()), (Field::Preset, Some(Group::Clock)));
            assert!(form.fields().contains(&Field::Rule(Rule::EarlyPress)));
            assert_eq!(said(&form.take(&Intent::Escape)), clock, "back on its line");
            assert_eq!((form.field(), form.opened()), (Field::Group(Group::Clock), None));
        }
        assert_eq!(form.take(&Intent::Escape), [FormWish::Leave]);
    }

    #[test]
    fn what_is_unusual_is_told_on_the_line_of_its_group() {
        let mut form = form();
        form.select(Field::Rule(Rule::EarlyPress));
        form.take(&Intent::Walk(Direction::Right));
        let told = said(&form.select(Field::Group(Group::Clock)));
        assert!(told.contains("wird zurückgehalten"), "{told}");
    }

    /// The defect: a name that stands in the phrase as text made every English and Spanish line tell an empty field.
    #[test]
    fn another_language_alone_makes_nothing_unusual() {
        for language in Language::ALL {
            let mut setup = Setup::default();
            setup.wording.language = language;
            let form = Form::new(setup, Sound::default(), Vec::new());
            let Phrase::Several(told) = form.group_values(Group::Laws) else { panic!() };
            assert_eq!(told.len(), 2, "its name and the edition: {told:?}");
        }
    }

    #[test]
    fn a_field_that_is_to_be_mended_opens_its_group() {
        let mut form = form();
        form.select(Field::Control);
        form.take(&Intent::Insert('x'));
        form.take(&Intent::Escape);
        assert_eq!(form.opened(), None);
        form.take(&Intent::Leap(Heading::Down));
        form.take(&Intent::Enter);
        assert_eq!((form.field(), form.opened()), (Field::Control, Some(Group::Clock)));
    }

    /// The form asks for every setting, in the group of its page, but for those of one position and of unusual hands.
    #[test]
    fn every_setting_is_asked_for_in_the_group_of_its_page() {
        let form = form();
        for setting in SETTINGS {
            let asked = match setting.key {
                // In no group: asked first.
                "white" | "black" | "vi" | "event" => continue,
                // Given on the command line or by the arbiter; no fen is typed by ear; `announcer` is both of the two.
                "keyboard" | "mouse" | "fen" | "announcer" => continue,
                // Only where there is one device.
                "private-words" => continue,
                "calls-black" => Field::Calls(Color::White),
                key => Field::of_setting(key).unwrap_or_else(|| panic!("the form does not ask for `{key}`")),
            };
            assert_eq!(form.group_of(asked), Some(Group::of(setting.page)), "{}", setting.key);
        }
    }
}
