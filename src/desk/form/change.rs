//! How left and right, letters and digits change the field in hand.
use shakmaty::Color;

use super::{
    Field, Form, FormWish, Preparing,
    control::{LONGEST, LONGEST_COMMAND, edit},
    periods::Stride,
    rotate, rules,
};
use crate::{
    desk::{Change, OutputKind, Theme, calls::CallsField},
    game::{Announcer, Mode},
    language::{Arg, Language, Line, Phrase, Style, letter::spelled},
    laws::Edition,
    narration::Chime,
};

impl Form {
    /// That nothing more can be typed into the field in hand, where that is so.
    #[must_use]
    pub fn full(&self) -> Option<Phrase> {
        let (most, text) = match self.field {
            Field::Calls(_) => (CallsField::LONGEST, self.text_in_hand()?),
            Field::Copy => (LONGEST_COMMAND, self.setup.copy.as_str()),
            Field::Recogniser => (LONGEST_COMMAND, self.sound.microphones.recogniser.as_str()),
            Field::Sensor(color) => (LONGEST_COMMAND, self.sensors.chosen.get(color).as_str()),
            _ => (LONGEST, self.text_in_hand()?),
        };
        let number = || Arg::Number(u32::try_from(most).unwrap_or(u32::MAX));
        (text.chars().count() >= most).then(|| Phrase::with(Line::TextFull, [number()]))
    }

    /// What is typed in the field in hand, where that may be heard.
    pub(super) fn text_in_hand(&self) -> Option<&str> {
        Some(match self.field {
            field if field.is_name() => return self.name_in_hand(),
            Field::Control => self.control.text(),
            Field::Calls(color) => self.calls.get(color).text(),
            _ => return None,
        })
    }

    /// The name, or the like, in hand.
    fn name_in_hand(&self) -> Option<&str> {
        let occasion = &self.setup.occasion;
        Some(match self.field {
            Field::Name(color) => self.setup.names.get(color),
            Field::Event => &occasion.event,
            Field::Site => &occasion.site,
            Field::Round => &occasion.round,
            Field::BoardNumber => &occasion.board,
            Field::ArbiterName => &occasion.arbiter,
            Field::Rating(color) => occasion.ratings.get(color),
            Field::Federation(color) => occasion.federations.get(color),
            _ => return None,
        })
    }

    fn name_mut(&mut self) -> Option<&mut String> {
        let occasion = &mut self.setup.occasion;
        Some(match self.field {
            Field::Name(color) => self.setup.names.get_mut(color),
            Field::Event => &mut occasion.event,
            Field::Site => &mut occasion.site,
            Field::Round => &mut occasion.round,
            Field::BoardNumber => &mut occasion.board,
            Field::ArbiterName => &mut occasion.arbiter,
            Field::Rating(color) => occasion.ratings.get_mut(color),
            Field::Federation(color) => occasion.federations.get_mut(color),
            _ => return None,
        })
    }

    /// Whether the name in hand is still the one of the game before.
    fn is_of_the_game_before(&self) -> bool {
        !self.written.contains(&self.field) && self.name_in_hand().is_some_and(|name| !name.is_empty())
    }

    /// Types in a name. The first letter takes the place of a name that another game has left there, and the field is said with it.
    fn type_name(&mut self, c: Option<char>) -> Vec<FormWish> {
        let replaces = c.is_some_and(|c| !c.is_control()) && self.is_of_the_game_before();
        let Some(name) = self.name_mut() else { return Vec::new() };
        if replaces {
            name.clear();
        }
        let echoed = edit(name, c);
        if echoed.is_some() {
            if !self.written.contains(&self.field) {
                self.written.push(self.field);
            }
            // Another name is another player's: what was known of the one before is not his.
            if let Field::Name(color) = self.field {
                self.setup.occasion.ratings.get_mut(color).clear();
                self.setup.occasion.federations.get_mut(color).clear();
            }
        }
        if replaces { vec![FormWish::Say(self.phrase(self.field))] } else { self.echo(echoed, c) }
    }

    /// What was typed is heard; of what has no room that is said.
    fn echo(&self, echoed: Option<char>, c: Option<char>) -> Vec<FormWish> {
        let no_room = || self.full().filter(|_| c.is_some_and(|c| !c.is_control()));
        let said = echoed.map(|c| spelled(&c.to_string())).or_else(no_room);
        said.map(FormWish::Say).into_iter().collect()
    }

    /// A letter that was chosen by ear: in names it is a capital one at the start of each word.
    pub(super) fn type_letter(&mut self, c: char) -> Vec<FormWish> {
        let ends_in_word = self.text_in_hand().unwrap_or_default().ends_with(char::is_alphanumeric);
        let begins = !ends_in_word || self.is_of_the_game_before();
        let small = || c.to_lowercase().next().unwrap_or(c);
        self.type_in(Some(if self.field.is_name() && begins { c } else { small() }))
    }

    /// A typed character, or `None` for one that is taken back. It is heard, but of the PIN only how many digits there are.
    /// One for which there is no room is told.
    pub(super) fn type_in(&mut self, c: Option<char>) -> Vec<FormWish> {
        let echoed = match self.field {
            field if field.is_name() => return self.type_name(c),
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
            Field::Copy => self.type_copy(c),
            Field::Recogniser => self.type_recogniser(c),
            Field::Voice(_) if c.is_none() => return self.ask_to_forget(),
            Field::Chess960 => return self.type_chess960(c),
            Field::Pin if c.is_some_and(|c| !c.is_ascii_digit()) => return self.refuses_letter(),
            Field::Pin => {
                self.pin.edit(c);
                return vec![FormWish::Say(self.phrase(Field::Pin))];
            }
            _ if c.is_some() => return self.refuses_letter(),
            _ => return vec![FormWish::Say(self.phrase(self.field))],
        };
        self.echo(echoed, c)
    }

    /// The answer to a letter where none is taken: the sound of a key that does nothing, and what can be done here.
    pub(super) fn refuses_letter(&self) -> Vec<FormWish> {
        vec![FormWish::Signal(Chime::Refused), FormWish::Say(self.phrase(self.field))]
    }

    fn take_calls(&mut self, color: Color) {
        if let Some(plan) = self.calls.get(color).plan() {
            *self.setup.calls.get_mut(color) = plan;
        }
    }

    pub(super) fn change(&mut self, by: isize) -> Vec<FormWish> {
        // Left is for hands that have no key to delete with.
        if matches!(self.field, Field::Voice(_)) && by < 0 {
            return self.ask_to_forget();
        }
        if self.field == Field::Begin {
            return self.test_outputs();
        }
        if self.field == Field::Preset {
            return self.change_preset(by);
        }
        // In a game what is said is to be heard.
        let softest = if matches!(self.preparing, Preparing::Game(_)) { 20 } else { 0 };
        let setup = &mut self.setup;
        match self.field {
            Field::Name(_) | Field::Pin | Field::Voice(_) | Field::Group(_) | Field::Drill | Field::Begin => {}
            Field::Site | Field::Round | Field::BoardNumber | Field::ArbiterName => {}
            Field::Rating(_) | Field::Federation(_) | Field::WriteEvent | Field::Preset => {}
            Field::Event => self.change_event(by),
            Field::Impaired => self.change_impaired(by),
            Field::Hearing => rules::change_hearing(setup, by),
            Field::Edition => setup.edition = rotate(&Edition::ALL, &setup.edition, by),
            Field::Mode => {
                let mode = rotate(&[Mode::Competition, Mode::Practice], &setup.mode, by);
                self.set_mode(mode);
            }
            Field::Control => {
                if let Some(control) = self.control.next_preset(by) {
                    setup.control = control;
                }
            }
            Field::Part(part) => return self.change_part(part, by, Stride::Step),
            Field::Rule(rule) => rule.change(setup, by),
            Field::Chess960 if by > 0 => return vec![FormWish::Draw],
            Field::Chess960 => self.start_ordinarily(),
            Field::Language => setup.wording.language = rotate(&Language::ALL, &setup.wording.language, by),
            Field::Ranks => setup.wording.ranks = rotate(&Language::ALL, &setup.wording.ranks, by),
            Field::Pieces => {
                setup.wording.pieces = Some(rotate(&Language::ALL, &setup.wording.pieces(), by));
            }
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
            Field::RoomVolume => self.sound.room_volume = nudge(self.sound.room_volume, by * 10, softest, 100),
            Field::RoomRate => self.sound.room_rate = nudge(self.sound.room_rate, by * 10, 100, 200),
            Field::EarphoneVolume => {
                self.sound.earphone_volume = nudge(self.sound.earphone_volume, by * 10, softest, 100)
            }
            Field::Rate => self.sound.rate = nudge(self.sound.rate, by * 25, 100, 300),
            Field::Verbosity => self.sound.change_verbosity(if by < 0 { Change::Down } else { Change::Up }),
            Field::Signal(chime) => self.sound.switch(chime),
            Field::Microphone(_) | Field::Talk => self.change_microphone(by),
            Field::Recogniser => self.change_recogniser(by),
            Field::Theme => self.theme = rotate(&Theme::ALL, &self.theme, by),
            Field::Sensor(color) => self.change_sensor(color, by),
            Field::Copy => self.change_copy(by),
        }
        self.settle_private_words();
        let mut wishes = vec![FormWish::Say(self.phrase(self.field))];
        wishes.extend(self.proof());
        wishes
    }

    /// How the value in hand is heard at once.
    fn proof(&self) -> Option<FormWish> {
        match self.field {
            Field::Device(output) => Some(FormWish::Test(output)),
            Field::RoomVolume | Field::RoomRate => Some(FormWish::Test(OutputKind::Room)),
            Field::Microphone(_) => self.trial(),
            Field::Recogniser => self.try_recogniser(),
            // Its name tells little: it is heard, where it is on.
            Field::Signal(chime) => (!self.sound.off.contains(&chime)).then_some(FormWish::Signal(chime)),
            Field::Theme => Some(FormWish::Wear(self.theme)),
            _ => None,
        }
    }
}

fn nudge(value: u32, by: isize, lowest: u32, highest: u32) -> u32 {
    let by = i64::try_from(by).unwrap_or(0);
    u32::try_from((i64::from(value) + by).clamp(i64::from(lowest), i64::from(highest))).unwrap_or(lowest)
}
