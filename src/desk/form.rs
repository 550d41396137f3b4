//! The set-up of a game, field by field, by ear as well as by eye: up and down choose a field, left and right change it,
//! letters and digits are typed into names and times, Enter goes on.
mod change;
mod chess960;
mod control;
mod copy;
mod device_names;
mod devices;
mod event;
mod field;
mod groups;
mod microphones;
mod periods;
mod pin;
mod preset;
mod recogniser;
mod rules;
mod sensors;
mod sight;
mod words;

use shakmaty::{ByColor, Color};

use self::{
    control::ControlText,
    event::Events,
    periods::{Parts, Stride},
    pin::PinField,
    preset::Presets,
    sensors::SensorPorts,
};
pub use self::{
    event::Event,
    field::{Field, FormWish, Preparing},
    groups::Group,
    periods::{PartField, PartOf, PeriodPart},
    pin::PinPage,
    rules::{PageOf, Rule},
};
use super::{
    Change, Direction, Heading, Intent, Level, Section, Sound, Theme,
    calls::CallsField,
    manual::{Manual, Opened, Reads},
    rotate::rotate,
};
use crate::{
    game::{Mode, PrivateWords, Setup},
    language::Phrase,
};

/// The form: what is chosen so far, and which field is in hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    pub(super) setup: Setup,
    pub(super) sound: Sound,
    devices: Vec<String>,
    /// The id of the system's default device, where it is known.
    default_device: Option<String>,
    /// The id of the room's device in a game, where it is known.
    room_in_use: Option<String>,
    pub(super) inputs: Vec<String>,
    /// The commands of recognisers that were found.
    recognisers: Vec<String>,
    sensors: SensorPorts,
    /// The folders of the sticks, for the second copy of the journal.
    sticks: Vec<String>,
    theme: Theme,
    field: Field,
    /// The names that were typed into: they are no longer those of the game before.
    written: Vec<Field>,
    control: ControlText,
    parts: Parts,
    pin: PinField,
    /// The number of the Chess960 position as it is being typed; empty for ordinary chess.
    pub(super) chess960_text: String,
    calls: ByColor<CallsField>,
    manual: Manual,
    preparing: Preparing,
    events: Events,
    presets: Presets,
    /// The group that is open.
    opened: Option<Group>,
    /// Whose words are to be deleted, if Enter comes next.
    pub(super) forgetting: Option<Color>,
    /// What was told last of the choices before the start.
    summed_up: Option<Phrase>,
}

impl Form {
    /// A form filled with what was used last; `devices` are the names of the outputs there are.
    #[must_use]
    pub fn new(setup: Setup, sound: Sound, devices: Vec<String>) -> Self {
        let control = ControlText::of(&setup.control);
        let calls = ByColor::new_with(|side| CallsField::new(setup.calls.get(side)));
        let chess960_text = setup.chess960().map(|number| number.to_string()).unwrap_or_default();
        let field = Field::Name(Color::White);
        let preparing = match setup.mode {
            Mode::Competition => Preparing::Competition,
            Mode::Practice => Preparing::Practice,
        };
        let (inputs, sensors, pin) = (Vec::new(), SensorPorts::default(), PinField::default());
        Self {
            setup,
            sound,
            devices,
            default_device: None,
            room_in_use: None,
            inputs,
            recognisers: Vec::new(),
            sensors,
            sticks: Vec::new(),
            theme: Theme::default(),
            field,
            written: Vec::new(),
            control,
            parts: Parts::default(),
            pin,
            chess960_text,
            calls,
            manual: Manual::of(Opened::SetUp),
            preparing,
            events: Events::default(),
            presets: Presets::default(),
            opened: None,
            forgetting: None,
            summed_up: None,
        }
    }

    /// This form, with these microphones to choose from.
    #[must_use]
    pub fn with_inputs(mut self, inputs: Vec<String>) -> Self {
        self.inputs = inputs;
        self
    }

    /// This form, with these colours of the windows chosen.
    #[must_use]
    pub fn with_theme(mut self, theme: Theme) -> Self {
        self.wear(theme);
        self
    }

    /// This is chosen now.
    pub(super) fn renew(&mut self, sound: &Sound, theme: Theme) {
        self.sound = sound.clone();
        self.theme = theme;
    }

    /// The windows are drawn in these colours now.
    pub const fn wear(&mut self, theme: Theme) {
        self.theme = theme;
    }

    /// Opens it for something else, at its first field. A competition and practice are chosen so.
    pub fn prepare(&mut self, preparing: Preparing) -> Vec<FormWish> {
        (self.preparing, self.opened) = (preparing, None);
        match preparing {
            Preparing::Competition => self.set_mode(Mode::Competition),
            Preparing::Practice => self.set_mode(Mode::Practice),
            Preparing::Devices | Preparing::Game(_) => {}
        }
        let first = self.fields()[0];
        self.select(first)
    }

    /// This form, for what this player may change while his game is on, at its first field. The room's words sound on the device `room`,
    /// whichever is the system's default now.
    #[must_use]
    pub fn in_game_of(mut self, player: Color, room: Option<&str>) -> Self {
        self.room_in_use = room.map(str::to_owned);
        self.preparing = Preparing::Game(player);
        self.field = self.fields()[0];
        self
    }

    /// For what it is open.
    #[must_use]
    pub const fn preparing(&self) -> Preparing {
        self.preparing
    }

    /// What was granted in the one is not granted in the other.
    fn set_mode(&mut self, mode: Mode) {
        if self.setup.mode != mode {
            self.setup.mode = mode;
            // In a competition the arbiter grants it.
            self.setup.private_words = PrivateWords::OwnDevice;
            self.renew_event();
        }
    }

    /// What is chosen for the game; the PIN is [`Form::pin`].
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What is chosen for the sound.
    #[must_use]
    pub const fn sound(&self) -> &Sound {
        &self.sound
    }

    /// Changes a level of the sound.
    pub fn change_level(&mut self, level: Level, change: Change) {
        self.sound.change(level, change);
    }

    /// The field in hand.
    #[must_use]
    pub const fn field(&self) -> Field {
        self.field
    }

    /// Whether a part of a time control is in hand that has one value after the other.
    #[must_use]
    pub const fn has_part_in_hand(&self) -> bool {
        matches!(self.field, Field::Part(PartField::Owners | PartField::Value(..))) && self.manual().is_none()
    }

    /// The time control as it is being typed.
    #[must_use]
    pub fn control_text(&self) -> &str {
        self.control.text()
    }

    /// The automatic calls of a player as they are being typed.
    #[must_use]
    pub fn calls_text(&self, color: Color) -> &str {
        self.calls.get(color).text()
    }

    /// The fields, in order; those of a group while it is open.
    #[must_use]
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = match self.preparing {
            Preparing::Competition => Self::PEOPLE.into_iter().chain([Field::Event]).collect(),
            Preparing::Practice => [Field::Drill].into_iter().chain(Self::PEOPLE).collect(),
            Preparing::Devices => Vec::new(),
            Preparing::Game(player) => return self.fields_in_game(player),
        };
        for &group in self.groups() {
            fields.push(Field::Group(group));
            if self.opened == Some(group) {
                fields.extend(self.fields_of(group));
            }
        }
        fields.extend((self.preparing != Preparing::Devices).then_some(Field::Begin));
        fields
    }

    /// What nobody can know.
    const PEOPLE: [Field; 3] = [Field::Name(Color::White), Field::Name(Color::Black), Field::Impaired];

    /// Puts a field in hand, as a click does.
    pub fn select(&mut self, field: Field) -> Vec<FormWish> {
        // What was asked was asked of another field: the Enter that follows a click must not answer it.
        self.forgetting = None;
        self.field = field;
        if let Some(group) = self.group_of(field) {
            self.opened = Some(group);
        }
        self.control.put_in_hand();
        let phrase = match field {
            Field::Begin => self.before_the_start(),
            _ => self.phrase(field),
        };
        vec![FormWish::Say(phrase)]
    }

    /// Before the start, what matters of the choices is heard once more; and again only where it is something else by then.
    fn before_the_start(&mut self) -> Phrase {
        let (summary, begin) = (self.summary(), self.phrase(Field::Begin));
        if self.summed_up.as_ref() == Some(&summary) {
            return begin;
        }
        self.summed_up = Some(summary.clone());
        Phrase::Several(vec![summary, begin])
    }

    /// The section of the manual that is being read, if it is open.
    #[must_use]
    pub const fn manual(&self) -> Option<Section> {
        self.manual.section()
    }

    /// Takes an act of the person at the form.
    pub fn take(&mut self, intent: &Intent) -> Vec<FormWish> {
        if let Some(wishes) = self.take_at_pin(intent) {
            return wishes;
        }
        match self.manual.take(intent) {
            Reads::Says(phrase) => return vec![FormWish::Say(phrase)],
            Reads::Closed => return vec![FormWish::Say(self.phrase(self.field))],
            Reads::Nothing => {}
        }
        match (self.forgetting.take(), intent) {
            (Some(color), Intent::Enter) => return vec![FormWish::ForgetVoice(color)],
            (Some(_), Intent::Escape) => return vec![FormWish::Say(self.phrase(self.field))],
            _ => {}
        }
        if let (Field::Group(group), Intent::Enter | Intent::Walk(Direction::Right)) = (self.field, intent) {
            return self.open_group(group);
        }
        if let (Field::Part(part), Intent::Enter | Intent::Walk(Direction::Right)) = (self.field, intent)
            && let Some(wishes) = self.enter_part(part)
        {
            return wishes;
        }
        match intent {
            Intent::Walk(Direction::Up) => self.leave(-1),
            Intent::Walk(Direction::Down) => self.leave(1),
            Intent::Leap(Heading::Up) => self.leave(isize::MIN),
            Intent::Leap(Heading::Down) => self.leave(isize::MAX),
            Intent::Leap(heading @ (Heading::Left | Heading::Right)) => self.leap(*heading),
            Intent::Walk(Direction::Left) => self.change(-1),
            Intent::Walk(Direction::Right) => self.change(1),
            Intent::Insert(c) if matches!(self.field, Field::Group(_)) => self.find_group(*c),
            Intent::Insert(c) => self.type_in(Some(*c)),
            Intent::Letter(c) => self.type_letter(*c),
            Intent::Typed(how, in_hand) => {
                vec![FormWish::Say(how.of(self.text_in_hand().unwrap_or_default(), *in_hand))]
            }
            Intent::Erase => self.type_in(None),
            Intent::Enter if self.field == Field::Begin => self.begin_if_fit(),
            Intent::Enter if self.field == Field::Drill => match self.unchosen_device() {
                None => vec![FormWish::Drill],
                Some(field) => self.select(field),
            },
            Intent::Enter if matches!(self.field, Field::Voice(_)) => self.teach(),
            Intent::Enter if self.field == Field::Recogniser && self.try_recogniser().is_some() => {
                self.try_recogniser().into_iter().collect()
            }
            Intent::Enter if self.field == Field::WriteEvent => self.write_event(),
            // What was typed is to be mended first.
            Intent::Enter if self.unfit() == Some(self.field) => vec![FormWish::Say(self.phrase(self.field))],
            Intent::Enter => self.go(1),
            Intent::Escape => {
                self.close_parts().or_else(|| self.close_group()).unwrap_or_else(|| vec![FormWish::Leave])
            }
            _ => vec![FormWish::Say(self.phrase(self.field))],
        }
    }

    /// By ten, where that makes sense: at a value of a period.
    fn leap(&mut self, heading: Heading) -> Vec<FormWish> {
        let by = if heading == Heading::Left { -1 } else { 1 };
        match self.field {
            Field::Part(part) => self.change_part(part, by, Stride::Leap),
            _ => vec![FormWish::Say(self.phrase(self.field))],
        }
    }

    /// Begins the game as it is chosen; where something is missing, puts the field in hand that says what.
    pub fn begin_if_fit(&mut self) -> Vec<FormWish> {
        match self.unfit() {
            None => self.begin(),
            Some(field) => self.select(field),
        }
    }

    /// A field with which no game can begin: what was typed there is not complete, or means nothing; or the edition asks
    /// for an assistant or a default time, and there is none.
    fn unfit(&self) -> Option<Field> {
        let control = self.control.read().is_err().then_some(Field::Control);
        let calls = Color::ALL.into_iter().find(|&side| self.calls.get(side).plan().is_none());
        let pin = || self.pin.is_short().then_some(Field::Pin);
        let assistant = || self.setup.lacks_assistant().then(|| rules::assistant_field(&self.setup));
        let late = || self.setup.lacks_default_time().then_some(Field::Rule(Rule::DefaultTime));
        let device = || self.unchosen_device();
        control.or(calls.map(Field::Calls)).or_else(pin).or_else(assistant).or_else(late).or_else(device)
    }

    /// To another field, the first or the last where there are not so many; what cannot be used in this one is told before it.
    fn leave(&mut self, by: isize) -> Vec<FormWish> {
        let problem = (self.unfit() == Some(self.field)).then(|| self.phrase(self.field));
        let wishes = self.go(by).into_iter();
        let told = |wish| match (problem.clone(), wish) {
            (Some(problem), FormWish::Say(next)) => FormWish::Say(Phrase::Several(vec![problem, next])),
            (_, wish) => wish,
        };
        wishes.map(told).collect()
    }

    fn go(&mut self, by: isize) -> Vec<FormWish> {
        let fields = self.fields();
        let here = fields.iter().position(|&field| field == self.field).unwrap_or(0);
        let next = here.saturating_add_signed(by).min(fields.len() - 1);
        self.select(fields[next])
    }
}

#[cfg(test)]
mod tests;
