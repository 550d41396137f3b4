//! The set-up of a game, field by field, by ear as well as by eye: up and down choose a field, left and right change it,
//! letters and digits are typed into names and times, Enter goes on.
use shakmaty::{ByColor, Color};

use super::{Direction, Intent, chess960};
use crate::{
    clock::{
        PRESETS,
        control::{both_from, both_written},
    },
    game::{Announcer, Devices, Mode, Setup},
    language::{Arg, Language, Line, Phrase, Style},
    laws::{Edition, completion::Sight},
};

/// Where something sounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutputKind {
    /// The loudspeaker in the room.
    Room,
    /// The earphone of a visually impaired player.
    Earphone(Color),
}

/// The choices of sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sound {
    /// The room's device; `None` for no sound there, empty for the system's default.
    pub room: Option<String>,
    /// The earphones' devices.
    pub earphones: ByColor<Option<String>>,
    /// Volume of the room, per cent.
    pub room_volume: u32,
    /// Volume of the earphones, per cent.
    pub earphone_volume: u32,
    /// Speed of private speech, per cent of about 160 words a minute; 100 to 300.
    pub rate: u32,
}

impl Default for Sound {
    fn default() -> Self {
        let default = Some(String::new());
        Self {
            room: default.clone(),
            earphones: ByColor { white: default.clone(), black: default },
            room_volume: 100,
            earphone_volume: 80,
            rate: 150,
        }
    }
}

impl Sound {
    /// The device of an output; `None` for no sound, empty for the system's default.
    #[must_use]
    pub fn device(&self, output: OutputKind) -> Option<&str> {
        match output {
            OutputKind::Room => self.room.as_deref(),
            OutputKind::Earphone(color) => self.earphones.get(color).as_deref(),
        }
    }
}

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// A player's name.
    Name(Color),
    /// Who is visually impaired.
    Impaired,
    /// The edition of the Laws.
    Edition,
    /// Competition or practice.
    Mode,
    /// The time control.
    Control,
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
    /// The volume of the room.
    RoomVolume,
    /// The volume of the earphones.
    EarphoneVolume,
    /// The speed of speech.
    Rate,
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
    /// Begin the game as chosen.
    Begin,
}

/// The form: what is chosen so far, and which field is in hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    pub(super) setup: Setup,
    sound: Sound,
    devices: Vec<String>,
    field: Field,
    control_text: String,
    /// The number of the Chess960 position as it is being typed; empty for ordinary chess.
    pub(super) chess960_text: String,
}

impl Form {
    /// A form filled with what was used last; `devices` are the names of the outputs there are.
    #[must_use]
    pub fn new(setup: Setup, sound: Sound, devices: Vec<String>) -> Self {
        let control_text = both_written(&setup.control);
        let chess960_text = setup.chess960().map(|number| number.to_string()).unwrap_or_default();
        Self { setup, sound, devices, field: Field::Name(Color::White), control_text, chess960_text }
    }

    /// What is chosen for the game.
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
        &self.control_text
    }

    /// The fields, in order. An earphone for each visually impaired player.
    #[must_use]
    pub fn fields(&self) -> Vec<Field> {
        let mut fields = vec![
            Field::Name(Color::White),
            Field::Name(Color::Black),
            Field::Impaired,
            Field::Edition,
            Field::Mode,
            Field::Control,
            Field::Chess960,
            Field::Language,
            Field::Ranks,
            Field::Style,
            Field::Announcer(Color::White),
            Field::Announcer(Color::Black),
            Field::Device(OutputKind::Room),
        ];
        let impaired = Color::ALL.into_iter().filter(|&color| self.setup.is_impaired(color));
        fields.extend(impaired.map(|color| Field::Device(OutputKind::Earphone(color))));
        fields.extend([Field::RoomVolume, Field::EarphoneVolume, Field::Rate, Field::Begin]);
        fields
    }

    /// Puts a field in hand, as a click does.
    pub fn select(&mut self, field: Field) -> Vec<FormWish> {
        self.field = field;
        // Before the start, everything that was chosen is heard once more.
        let phrase = match field {
            Field::Begin => Phrase::Several(vec![self.summary(), self.phrase(field)]),
            _ => self.phrase(field),
        };
        vec![FormWish::Say(phrase)]
    }

    /// Takes an act of the person at the form.
    pub fn take(&mut self, intent: &Intent) -> Vec<FormWish> {
        match intent {
            Intent::Walk(Direction::Up) => self.go(-1),
            Intent::Walk(Direction::Down) => self.go(1),
            Intent::Walk(Direction::Left) => self.change(-1),
            Intent::Walk(Direction::Right) => self.change(1),
            Intent::Insert(c) => self.type_in(Some(*c)),
            Intent::Erase => self.type_in(None),
            Intent::Enter if self.field == Field::Begin => match both_from(&self.control_text) {
                Ok(_) => vec![FormWish::Begin],
                Err(_) => self.select(Field::Control),
            },
            Intent::Enter => self.go(1),
            Intent::Escape => vec![FormWish::Say(self.summary())],
            _ => vec![FormWish::Say(self.phrase(self.field))],
        }
    }

    /// The whole of the choices, as spoken before the start.
    #[must_use]
    pub fn summary(&self) -> Phrase {
        let spoken = self.fields().into_iter().filter(|field| !matches!(field, Field::Begin));
        Phrase::Several(spoken.map(|field| self.phrase(field)).collect())
    }

    fn go(&mut self, by: isize) -> Vec<FormWish> {
        let fields = self.fields();
        let here = fields.iter().position(|&field| field == self.field).unwrap_or(0);
        let next = here.saturating_add_signed(by).min(fields.len() - 1);
        self.select(fields[next])
    }

    fn type_in(&mut self, c: Option<char>) -> Vec<FormWish> {
        let text = match self.field {
            Field::Name(color) => self.setup.names.get_mut(color),
            Field::Control => &mut self.control_text,
            Field::Chess960 => return self.type_chess960(c),
            _ => return vec![FormWish::Say(self.phrase(self.field))],
        };
        let echoed = match c {
            Some(c) if !c.is_control() && text.chars().count() < 40 => {
                text.push(c);
                Some(c)
            }
            Some(_) => None,
            None => text.pop(),
        };
        if let Ok(control) = both_from(&self.control_text) {
            self.setup.control = control;
        }
        echoed.map(|c| FormWish::Say(Phrase::Letters(c.to_string()))).into_iter().collect()
    }

    fn change(&mut self, by: isize) -> Vec<FormWish> {
        let setup = &mut self.setup;
        match self.field {
            Field::Name(_) | Field::Begin => {}
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
            Field::Edition => setup.edition = rotate(&Edition::ALL, &setup.edition, by),
            Field::Mode => setup.mode = rotate(&[Mode::Competition, Mode::Practice], &setup.mode, by),
            Field::Control => {
                self.control_text = rotate(&PRESETS.map(String::from), &self.control_text, by);
                if let Ok(control) = both_from(&self.control_text) {
                    setup.control = control;
                }
            }
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
            Field::RoomVolume => self.sound.room_volume = nudge(self.sound.room_volume, by * 10, 0, 100),
            Field::EarphoneVolume => self.sound.earphone_volume = nudge(self.sound.earphone_volume, by * 10, 0, 100),
            Field::Rate => self.sound.rate = nudge(self.sound.rate, by * 25, 100, 300),
        }
        let mut wishes = vec![FormWish::Say(self.phrase(self.field))];
        wishes.extend(match self.field {
            Field::Device(output) => Some(FormWish::Test(output)),
            Field::RoomVolume => Some(FormWish::Test(OutputKind::Room)),
            _ => None,
        });
        wishes
    }

    fn change_device(&mut self, output: OutputKind, by: isize) {
        let mut all: Vec<Option<String>> = vec![Some(String::new())];
        all.extend(self.devices.iter().cloned().map(Some));
        all.push(None);
        let chosen = match output {
            OutputKind::Room => &mut self.sound.room,
            OutputKind::Earphone(color) => self.sound.earphones.get_mut(color),
        };
        *chosen = rotate(&all, chosen, by);
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
            Field::Edition => Phrase::with(Line::SetupEdition, [Arg::Number(u32::from(setup.edition.year()) % 1000)]),
            Field::Mode => Phrase::line(match setup.mode {
                Mode::Competition => Line::SetupCompetition,
                Mode::Practice => Line::SetupPractice,
            }),
            Field::Control => crate::narration::control_phrase(&setup.control),
            Field::Chess960 => chess960::phrase(setup),
            Field::Language => Phrase::line(match setup.wording.language {
                Language::German => Line::SetupGerman,
                Language::Spanish => Line::SetupSpanish,
                Language::English => Line::SetupEnglish,
            }),
            Field::Ranks => Phrase::line(match setup.wording.ranks {
                Language::German => Line::SetupRanksGerman,
                Language::Spanish => Line::SetupRanksSpanish,
                Language::English => Line::SetupRanksEnglish,
            }),
            Field::Style => Phrase::line(match setup.wording.style {
                Style::Full => Line::SetupStyleFull,
                Style::Short => Line::SetupStyleShort,
                Style::Squares => Line::SetupStyleSquares,
            }),
            Field::Announcer(color) => {
                let line = match setup.announcer.get(color) {
                    Announcer::Program => Line::SetupProgramAnnounces,
                    Announcer::Player => Line::SetupPlayerAnnounces,
                    Announcer::Assistant => Line::SetupAssistantAnnounces,
                };
                Phrase::with(line, [Arg::Color(color)])
            }
            Field::Device(output) => self.device_phrase(output),
            Field::RoomVolume => Phrase::with(Line::SetupRoomVolume, [Arg::Number(self.sound.room_volume)]),
            Field::EarphoneVolume => Phrase::with(Line::SetupVolume, [Arg::Number(self.sound.earphone_volume)]),
            Field::Rate => Phrase::with(Line::SetupRate, [Arg::Number(self.sound.rate)]),
            Field::Begin => Phrase::line(Line::SetupBegin),
        }
    }

    fn device_phrase(&self, output: OutputKind) -> Phrase {
        let name = match self.sound.device(output) {
            None => Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice))),
            Some("") => Arg::Phrase(Box::new(Phrase::line(Line::SetupDefaultDevice))),
            Some(name) => Arg::Text(name.to_owned()),
        };
        match output {
            OutputKind::Room => Phrase::with(Line::SetupRoomDevice, [name]),
            OutputKind::Earphone(color) => Phrase::with(Line::SetupEarphoneDevice, [Arg::Color(color), name]),
        }
    }
}

/// The next or previous of a list after the current value, going round; the first where it is not in the list.
fn rotate<T: PartialEq + Clone>(all: &[T], current: &T, by: isize) -> T {
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
