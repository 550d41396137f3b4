//! The set-up of a game, field by field, by ear as well as by eye: up and down choose a field, left and right change it,
//! letters and digits are typed into names and times, Enter goes on.
mod control;
mod devices;
mod microphones;
mod pin;
mod rules;
mod sensors;

use shakmaty::{ByColor, Color};

use self::{
    control::{ControlText, edit},
    pin::PinField,
    sensors::SensorPorts,
};
pub use self::{pin::PinPage, rules::Rule};
use super::{Direction, Heading, Intent, OutputKind, Section, Sound, calls::CallsField, chess960, manual::Turn};
use crate::{
    game::{Announcer, Devices, Mode, PrivateWords, Setup},
    language::{Arg, Language, Line, Phrase, Style},
    laws::{Edition, completion::Sight},
    listen::capture::Place,
    narration::{announcer_phrase, assistant_lacking, ranks_phrase},
};

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// A player's name.
    Name(Color),
    /// Who is visually impaired.
    Impaired,
    /// Who is hearing-impaired.
    Hearing,
    /// The edition of the Laws.
    Edition,
    /// Competition or practice.
    Mode,
    /// The time control: chosen from the presets or typed.
    Control,
    /// What the regulations and the arbiter decide about the clock.
    Rule(Rule),
    /// The arbiter's PIN.
    Pin,
    /// The start position: ordinary, or one of Chess960.
    Chess960,
    /// The language of pieces and sentences.
    Language,
    /// The language of the ranks.
    Ranks,
    /// How much of a move is said.
    Style,
    /// Who announces a side's moves.
    Announcer(Color),
    /// The device of an output.
    Device(OutputKind),
    /// One device for room and earphone: whether the room may hear private words.
    OneDevice,
    /// The automatic calls of a visually impaired player.
    Calls(Color),
    /// The volume of the room.
    RoomVolume,
    /// The volume of the earphones.
    EarphoneVolume,
    /// The speed of speech.
    Rate,
    /// The microphone of a visually impaired player.
    Microphone(Color),
    /// The words that a visually impaired player has taught.
    Voice(Color),
    /// The microphone that hears the opponent.
    RoomMicrophone,
    /// When the players are listened to.
    Talk,
    /// The port of a player's electronic board.
    Sensor(Color),
    /// The games that are not finished.
    Unfinished,
    /// Practise the tournament sequence.
    Drill,
    /// Begin.
    Begin,
}

/// What the form asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormWish {
    /// Say this to the person at the form.
    Say(Phrase),
    /// Say the test word through this output, with the choices as they stand.
    Test(OutputKind),
    /// Draw one of the Chess960 positions and give it to [`Form::start_from`].
    Draw,
    /// Try this microphone, and say how well it hears.
    TryMicrophone(Place),
    /// Begin to teach a player's words, or go on.
    Teach(Color),
    /// Delete what a player has taught: he has said so twice.
    ForgetVoice(Color),
    /// Show the list of unfinished games.
    Unfinished,
    /// Begin to practise the tournament sequence.
    Drill,
    /// Draw a PIN for the arbiter and give it to [`Form::cover_for_pin`].
    DrawPin,
    /// Begin the game as chosen, with the PIN of [`Form::pin`].
    Begin,
}

/// The form: what is chosen so far, and which field is in hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    pub(super) setup: Setup,
    pub(super) sound: Sound,
    devices: Vec<String>,
    /// The id of the system's default device, where it is known.
    default_device: Option<String>,
    pub(super) inputs: Vec<String>,
    sensors: SensorPorts,
    field: Field,
    control: ControlText,
    pin: PinField,
    /// The number of the Chess960 position as it is being typed; empty for ordinary chess.
    pub(super) chess960_text: String,
    calls: ByColor<CallsField>,
    manual: Option<Section>,
    /// How many games are not finished.
    unfinished: u32,
    /// Whose words are to be deleted, if Enter comes next.
    pub(super) forgetting: Option<Color>,
}

impl Form {
    /// A form filled with what was used last; `devices` are the names of the outputs there are.
    #[must_use]
    pub fn new(setup: Setup, sound: Sound, devices: Vec<String>) -> Self {
        let control = ControlText::of(&setup.control);
        let calls = ByColor::new_with(|side| CallsField::new(setup.calls.get(side)));
        let chess960_text = setup.chess960().map(|number| number.to_string()).unwrap_or_default();
        let field = Field::Name(Color::White);
        let (inputs, sensors, pin) = (Vec::new(), SensorPorts::default(), PinField::default());
        Self {
            setup,
            sound,
            devices,
            default_device: None,
            inputs,
            sensors,
            field,
            control,
            pin,
            chess960_text,
            calls,
            manual: None,
            unfinished: 0,
            forgetting: None,
        }
    }

    /// The same with these microphones to choose from.
    #[must_use]
    pub fn with_inputs(mut self, inputs: Vec<String>) -> Self {
        self.inputs = inputs;
        self
    }

    /// The same with so many unfinished games, which it opens the list of.
    #[must_use]
    pub const fn with_unfinished(mut self, games: u32) -> Self {
        self.unfinished = games;
        self
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

    /// The field in hand.
    #[must_use]
    pub const fn field(&self) -> Field {
        self.field
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

    /// The fields, in order. An earphone for each visually impaired player.
    #[must_use]
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = vec![
            Field::Name(Color::White),
            Field::Name(Color::Black),
            Field::Impaired,
            Field::Hearing,
            Field::Edition,
            Field::Mode,
            Field::Control,
            Field::Rule(Rule::Supervision),
            Field::Rule(Rule::FlagNotice),
            Field::Rule(Rule::Quickplay),
            Field::Rule(Rule::DefaultTime),
            Field::Pin,
            Field::Chess960,
            Field::Language,
            Field::Ranks,
            Field::Style,
            Field::Announcer(Color::White),
            Field::Announcer(Color::Black),
            Field::Device(OutputKind::Room),
        ];
        let impaired = Color::ALL.into_iter().filter(|&color| self.setup.is_impaired(color));
        let own = impaired.map(|color| [Field::Device(OutputKind::Earphone(color)), Field::Calls(color)]);
        fields.extend(own.flatten());
        fields.extend(self.is_one_device().then_some(Field::OneDevice));
        fields.extend([Field::RoomVolume, Field::EarphoneVolume, Field::Rate]);
        fields.extend(Color::ALL.map(Field::Sensor));
        fields.extend(self.microphone_fields());
        fields.extend((self.unfinished > 0).then_some(Field::Unfinished));
        fields.extend([Field::Drill, Field::Begin]);
        fields
    }

    /// Puts a field in hand, as a click does.
    pub fn select(&mut self, field: Field) -> Vec<FormWish> {
        self.field = field;
        self.control.put_in_hand();
        // Before the start, everything that was chosen is heard once more.
        let phrase = match field {
            Field::Begin => Phrase::Several(vec![self.summary(), self.phrase(field)]),
            _ => self.phrase(field),
        };
        vec![FormWish::Say(phrase)]
    }

    /// The section of the manual that is being read, if it is open.
    #[must_use]
    pub const fn manual(&self) -> Option<Section> {
        self.manual
    }

    /// Takes an act of the person at the form.
    pub fn take(&mut self, intent: &Intent) -> Vec<FormWish> {
        if let Some(wishes) = self.take_at_pin(intent) {
            return wishes;
        }
        match (self.manual.map(|section| section.turn(intent)), intent) {
            (Some(Turn::To(section)), _) => {
                self.manual = Some(section);
                return vec![FormWish::Say(section.phrase())];
            }
            (Some(Turn::Close), _) => {
                self.manual = None;
                return vec![FormWish::Say(self.phrase(self.field))];
            }
            (None, Intent::Help) => {
                self.manual = Some(Section::Program);
                return vec![FormWish::Say(Section::opening())];
            }
            (Some(Turn::Stay), _) => {
                return self.manual.map(|section| FormWish::Say(section.phrase())).into_iter().collect();
            }
            (Some(Turn::Refused), _) => return vec![FormWish::Say(Phrase::line(Line::ManualOpened))],
            (None, _) => {}
        }
        match (self.forgetting.take(), intent) {
            (Some(color), Intent::Enter) => return vec![FormWish::ForgetVoice(color)],
            (Some(_), Intent::Escape) => return vec![FormWish::Say(self.phrase(self.field))],
            _ => {}
        }
        match intent {
            Intent::Walk(Direction::Up) => self.leave(-1),
            Intent::Walk(Direction::Down) => self.leave(1),
            Intent::Leap(Heading::Up) => self.leave(isize::MIN),
            Intent::Leap(Heading::Down) => self.leave(isize::MAX),
            Intent::Walk(Direction::Left) => self.change(-1),
            Intent::Walk(Direction::Right) => self.change(1),
            Intent::Insert(c) => self.type_in(Some(*c)),
            Intent::Erase => self.type_in(None),
            Intent::Enter if self.field == Field::Begin => match self.unfit() {
                None => self.begin(),
                Some(field) => self.select(field),
            },
            Intent::Enter if self.field == Field::Unfinished => vec![FormWish::Unfinished],
            Intent::Enter if self.field == Field::Drill => match self.unchosen_device() {
                None => vec![FormWish::Drill],
                Some(field) => self.select(field),
            },
            Intent::Enter if matches!(self.field, Field::Voice(_)) => self.teach(),
            // What was typed is to be mended first.
            Intent::Enter if self.unfit() == Some(self.field) => vec![FormWish::Say(self.phrase(self.field))],
            Intent::Enter => self.go(1),
            Intent::Escape => vec![FormWish::Say(self.summary())],
            _ => vec![FormWish::Say(self.phrase(self.field))],
        }
    }

    /// The whole of the choices, as spoken before the start.
    #[must_use]
    pub fn summary(&self) -> Phrase {
        let spoken =
            self.fields().into_iter().filter(|field| !matches!(field, Field::Unfinished | Field::Drill | Field::Begin));
        Phrase::Several(spoken.map(|field| self.phrase(field)).collect())
    }

    /// A field with which no game can begin: what was typed there is not complete, or means nothing; or the edition asks
    /// for an assistant, and there is none.
    fn unfit(&self) -> Option<Field> {
        let control = self.control.read().is_err().then_some(Field::Control);
        let calls = Color::ALL.into_iter().find(|&side| self.calls.get(side).plan().is_none());
        let pin = || self.pin.is_short().then_some(Field::Pin);
        let assistant = || self.setup.lacks_assistant().then(|| rules::assistant_field(&self.setup));
        let device = || self.unchosen_device();
        control.or(calls.map(Field::Calls)).or_else(pin).or_else(assistant).or_else(device)
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

    /// A typed character, or `None` for one that is taken back. It is heard, but of the PIN only how many digits there are.
    fn type_in(&mut self, c: Option<char>) -> Vec<FormWish> {
        let echoed = match self.field {
            Field::Name(color) => edit(self.setup.names.get_mut(color), c),
            Field::Control => {
                let echoed = self.control.edit(c);
                if let Ok(control) = self.control.read() {
                    self.setup.control = control;
                }
                echoed
            }
            Field::Calls(color) => {
                let echoed = self.calls.get_mut(color).type_in(c);
                self.take_calls(color);
                echoed
            }
            Field::Sensor(color) => self.type_sensor(color, c),
            Field::Voice(_) if c.is_none() => return self.ask_to_forget(),
            Field::Chess960 => return self.type_chess960(c),
            Field::Pin => {
                self.pin.edit(c);
                return vec![FormWish::Say(self.phrase(Field::Pin))];
            }
            _ => return vec![FormWish::Say(self.phrase(self.field))],
        };
        echoed.map(|c| FormWish::Say(Phrase::Letters(c.to_string()))).into_iter().collect()
    }

    fn take_calls(&mut self, color: Color) {
        if let Some(plan) = self.calls.get(color).plan() {
            *self.setup.calls.get_mut(color) = plan;
        }
    }

    fn change(&mut self, by: isize) -> Vec<FormWish> {
        let setup = &mut self.setup;
        match self.field {
            Field::Name(_) | Field::Pin | Field::Voice(_) | Field::Unfinished | Field::Drill | Field::Begin => {}
            Field::Impaired => {
                let all = [
                    (Sight::Impaired, Sight::Sighted),
                    (Sight::Sighted, Sight::Impaired),
                    (Sight::Impaired, Sight::Impaired),
                ];
                let (white, black) = rotate(&all, &(setup.sight.white, setup.sight.black), by);
                setup.sight = ByColor { white, black };
                setup.devices = Devices::usual(&setup.sight);
            }
            Field::Hearing => rules::change_hearing(setup, by),
            Field::Edition => setup.edition = rotate(&Edition::ALL, &setup.edition, by),
            Field::Mode => {
                setup.mode = rotate(&[Mode::Competition, Mode::Practice], &setup.mode, by);
                // In a competition the arbiter grants it.
                setup.private_words = PrivateWords::OwnDevice;
            }
            Field::Control => {
                if let Some(control) = self.control.next_preset(by) {
                    setup.control = control;
                }
            }
            Field::Rule(rule) => rule.change(setup, by),
            Field::Chess960 if by > 0 => return vec![FormWish::Draw],
            Field::Chess960 => self.start_ordinarily(),
            Field::Language => setup.wording.language = rotate(&Language::ALL, &setup.wording.language, by),
            Field::Ranks => setup.wording.ranks = rotate(&Language::ALL, &setup.wording.ranks, by),
            Field::Style => {
                setup.wording.style = rotate(&[Style::Full, Style::Short, Style::Squares], &setup.wording.style, by);
            }
            Field::Announcer(color) => {
                let all = [Announcer::Program, Announcer::Player, Announcer::Assistant];
                *setup.announcer.get_mut(color) = rotate(&all, setup.announcer.get(color), by);
            }
            Field::Device(output) => self.change_device(output, by),
            Field::OneDevice => self.change_private_words(by),
            Field::Calls(color) => {
                self.calls.get_mut(color).change(by);
                self.take_calls(color);
            }
            Field::RoomVolume => self.sound.room_volume = nudge(self.sound.room_volume, by * 10, 0, 100),
            Field::EarphoneVolume => self.sound.earphone_volume = nudge(self.sound.earphone_volume, by * 10, 0, 100),
            Field::Rate => self.sound.rate = nudge(self.sound.rate, by * 25, 100, 300),
            Field::Microphone(_) | Field::RoomMicrophone | Field::Talk => self.change_microphone(by),
            Field::Sensor(color) => self.change_sensor(color, by),
        }
        self.settle_private_words();
        let mut wishes = vec![FormWish::Say(self.phrase(self.field))];
        wishes.extend(match self.field {
            Field::Device(output) => Some(FormWish::Test(output)),
            Field::RoomVolume => Some(FormWish::Test(OutputKind::Room)),
            Field::Microphone(_) | Field::RoomMicrophone => self.trial(),
            _ => None,
        });
        wishes
    }

    /// A field with its value, in words.
    #[must_use]
    pub fn phrase(&self, field: Field) -> Phrase {
        let setup = &self.setup;
        match field {
            Field::Name(color) => {
                let line = color.fold_wb(Line::SetupWhiteName, Line::SetupBlackName);
                let name = setup.names.get(color);
                let none = Arg::Phrase(Box::new(Phrase::line(Line::SetupNoName)));
                Phrase::with(line, [if name.is_empty() { none } else { Arg::Text(name.clone()) }])
            }
            Field::Impaired => Phrase::line(match (setup.sight.white, setup.sight.black) {
                (Sight::Impaired, Sight::Impaired) => Line::SetupImpairedBoth,
                (Sight::Sighted, _) => Line::SetupImpairedBlack,
                (Sight::Impaired, Sight::Sighted) => Line::SetupImpairedWhite,
            }),
            Field::Hearing => rules::hearing_phrase(&setup.hearing),
            Field::Edition => Phrase::with(Line::SetupEdition, [Arg::Number(u32::from(setup.edition.year()) % 1000)]),
            Field::Mode => Phrase::line(match setup.mode {
                Mode::Competition => Line::SetupCompetition,
                Mode::Practice => Line::SetupPractice,
            }),
            Field::Control => self.control.phrase(setup),
            Field::Rule(rule) => rule.phrase(setup),
            Field::Chess960 => chess960::phrase(setup),
            Field::Pin => self.pin.phrase(setup.mode),
            Field::Language => Phrase::line(match setup.wording.language {
                Language::German => Line::SetupGerman,
                Language::Spanish => Line::SetupSpanish,
                Language::English => Line::SetupEnglish,
            }),
            Field::Ranks => ranks_phrase(setup.wording.ranks),
            Field::Style => Phrase::line(match setup.wording.style {
                Style::Full => Line::SetupStyleFull,
                Style::Short => Line::SetupStyleShort,
                Style::Squares => Line::SetupStyleSquares,
            }),
            Field::Announcer(color) => {
                let said = announcer_phrase(*setup.announcer.get(color), color);
                match assistant_lacking(setup) {
                    Some(lacking) if rules::assistant_field(setup) == field => Phrase::Several(vec![said, lacking]),
                    _ => said,
                }
            }
            Field::Device(output) => self.device_phrase(output),
            Field::OneDevice => self.private_words_phrase(),
            Field::Calls(color) => crate::narration::calls_phrase(color, setup.calls.get(color)),
            Field::RoomVolume => Phrase::with(Line::SetupRoomVolume, [Arg::Number(self.sound.room_volume)]),
            Field::EarphoneVolume => Phrase::with(Line::SetupVolume, [Arg::Number(self.sound.earphone_volume)]),
            Field::Rate => Phrase::with(Line::SetupRate, [Arg::Number(self.sound.rate)]),
            Field::Voice(color) => Phrase::with(Line::SetupVoice, [Arg::Color(color)]),
            Field::Microphone(_) | Field::RoomMicrophone | Field::Talk => self.microphone_phrase(field),
            Field::Sensor(color) => self.sensor_phrase(color),
            Field::Unfinished => Phrase::with(Line::SetupUnfinished, [Arg::Number(self.unfinished)]),
            Field::Drill => Phrase::line(Line::SetupDrill),
            Field::Begin => Phrase::line(Line::SetupBegin),
        }
    }
}

/// The next or previous of a list after the current value, going round; the first where it is not in the list.
pub(super) fn rotate<T: PartialEq + Clone>(all: &[T], current: &T, by: isize) -> T {
    let count = isize::try_from(all.len()).unwrap_or(1);
    let next = match all.iter().position(|item| item == current) {
        Some(here) => (isize::try_from(here).unwrap_or(0) + by).rem_euclid(count),
        None => 0,
    };
    all[usize::try_from(next).unwrap_or(0)].clone()
}

fn nudge(value: u32, by: isize, lowest: u32, highest: u32) -> u32 {
    let by = i64::try_from(by).unwrap_or(0);
    u32::try_from((i64::from(value) + by).clamp(i64::from(lowest), i64::from(highest))).unwrap_or(lowest)
}

#[cfg(test)]
mod tests;
