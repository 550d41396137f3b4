//! The event of a game: typed, or taken from an event file, which holds the decisions of the regulations and the arbiter.
use super::{Field, Form, FormWish, control::ControlText, rotate};
use crate::{
    desk::Sound,
    game::{Mode, Pin, SETTINGS, Setting, SettingError, Setup, SetupBuilder},
    language::{Arg, Line, Phrase},
};

/// What an event file says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// Name of the event file.
    pub file: String,
    /// The settings that it names, with their values.
    pub settings: Vec<(&'static str, String)>,
    /// The arbiter's PIN, as its hash.
    pub pin: Option<Pin>,
}

impl Event {
    /// Whether this is the same file, or a copy of it.
    #[must_use]
    pub fn says_the_same(&self, other: &Self) -> bool {
        self.file == other.file || (&self.settings, &self.pin) == (&other.settings, &other.pin)
    }

    /// A set-up under this event. What an event may say and this one does not is as the Laws have it.
    ///
    /// # Errors
    /// [`SettingError`] of the first value that means nothing.
    pub fn apply(&self, setup: &Setup) -> Result<Setup, SettingError> {
        let mut builder = governed(&Setup::default(), setup)?;
        for (key, value) in &self.settings {
            builder.set(key, value)?;
        }
        Ok(Setup { pin: self.pin.clone(), ..builder.finish()? })
    }

    /// What the form says in a set-up that has this value; `None` where the form asks for no such setting.
    #[must_use]
    pub fn told(setting: &Setting, value: &str) -> Option<Phrase> {
        let field = Field::of_setting(setting.key)?;
        let mut builder = SetupBuilder::from_setup(Setup { mode: Mode::Practice, ..Setup::default() });
        builder.set(setting.key, value).ok()?;
        Some(Form::new(builder.finish().ok()?, Sound::default(), Vec::new()).phrase(field))
    }

    /// What an event file of this set-up would say: what differs from the Laws' own, and its PIN.
    #[must_use]
    pub fn of(setup: &Setup, file: String) -> Self {
        let usual = Setup::default();
        let settings = SETTINGS.iter().filter(|setting| setting.is_of_event()).filter_map(|setting| {
            let value = setting.write(setup)?;
            (setting.write(&usual).as_ref() != Some(&value)).then_some((setting.key, value))
        });
        Self { file, settings: settings.collect(), pin: setup.pin.clone() }
    }
}

/// `setup` with what an event may say taken from `from`.
fn governed(from: &Setup, setup: &Setup) -> Result<SetupBuilder, SettingError> {
    let mut builder = SetupBuilder::from_setup(setup.clone());
    for setting in SETTINGS.iter().filter(|setting| setting.is_of_event()) {
        if let Some(value) = setting.write(from) {
            builder.set(setting.key, &value)?;
        }
    }
    Ok(builder)
}

/// Practice has no arbiter whose page were to be locked.
fn without_pin_in_practice(setup: Setup) -> Setup {
    match setup.mode {
        Mode::Competition => setup,
        Mode::Practice => Setup { pin: None, ..setup },
    }
}

/// The events there are, and the one that is chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Events {
    all: Vec<Event>,
    chosen: Option<usize>,
    /// What was chosen before an event was.
    own: Option<Box<Setup>>,
}

impl Form {
    /// This form, with these events to choose from; that of this file is chosen, if it is among them.
    #[must_use]
    pub fn with_events(mut self, all: Vec<Event>, file: &str) -> Self {
        let chosen = all.iter().position(|event| event.file == file);
        self.events = Events { all, chosen: None, own: None };
        if chosen.is_some() {
            self.choose_event(chosen);
        }
        self
    }

    /// The file of the event that is chosen; empty for none.
    #[must_use]
    pub fn event_file(&self) -> &str {
        self.event().map_or("", |event| &event.file)
    }

    fn event(&self) -> Option<&Event> {
        self.events.all.get(self.events.chosen?)
    }

    pub(super) fn change_event(&mut self, by: isize) {
        let count = self.events.all.len();
        let all: Vec<Option<usize>> = std::iter::once(None).chain((0..count).map(Some)).collect();
        let next = rotate(&all, &self.events.chosen, by);
        self.choose_event(next);
    }

    fn choose_event(&mut self, chosen: Option<usize>) {
        let setup = match chosen.and_then(|index| self.events.all.get(index)) {
            Some(event) => event.apply(&self.setup).ok(),
            None => self.events.own.as_deref().and_then(|own| {
                let setup = governed(own, &self.setup).ok()?.finish().ok()?;
                Some(Setup { pin: None, ..setup })
            }),
        };
        let Some(setup) = setup.map(without_pin_in_practice) else { return };
        if self.events.chosen.is_none() {
            self.events.own = Some(Box::new(self.setup.clone()));
        }
        self.events.chosen = chosen;
        self.setup = setup;
        self.control = ControlText::of(&self.setup.control);
    }

    /// What the event grants in a competition alone, after practice was chosen or left. All else stays as it was chosen.
    pub(super) fn renew_event(&mut self) {
        let Some(brought) = self.event().and_then(|event| event.apply(&self.setup).ok()) else { return };
        let brought = without_pin_in_practice(brought);
        (self.setup.pin, self.setup.private_words) = (brought.pin, brought.private_words);
    }

    pub(super) fn event_phrase(&self) -> Phrase {
        let name = self.setup.occasion.event.trim();
        let none = || Arg::Phrase(Box::new(Phrase::line(Line::SetupNoName)));
        match self.event() {
            Some(event) => {
                let shown = if name.is_empty() { event.file.clone() } else { name.to_owned() };
                Phrase::with(Line::SetupEventFile, [Arg::Text(shown)])
            }
            None => Phrase::with(Line::SetupEvent, [if name.is_empty() { none() } else { Arg::Text(name.to_owned()) }]),
        }
    }

    pub(super) fn site_phrase(&self, field: Field) -> Phrase {
        let (line, text) = match field {
            Field::Site => (Line::SetupSite, &self.setup.occasion.site),
            Field::BoardNumber => (Line::SetupBoardNumber, &self.setup.occasion.board),
            Field::ArbiterName => (Line::SetupArbiterName, &self.setup.occasion.arbiter),
            _ => (Line::SetupRound, &self.setup.occasion.round),
        };
        let none = Arg::Phrase(Box::new(Phrase::line(Line::SetupNoName)));
        Phrase::with(line, [if text.trim().is_empty() { none } else { Arg::Text(text.clone()) }])
    }

    pub(super) fn write_event(&self) -> Vec<FormWish> {
        vec![FormWish::WriteEvent]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        desk::{Direction, Intent, Preparing, Sound},
        game::{CheckWords, Digits, Hashing},
        language::{Wording, speak},
        laws::Edition,
    };

    fn event(file: &str, settings: &[(&'static str, &str)]) -> Event {
        let settings = settings.iter().map(|&(key, value)| (key, value.to_owned())).collect();
        let digits: Digits = "4711".parse().expect("digits");
        Event { file: file.to_owned(), settings, pin: Some(Pin::new(&digits, Hashing::rehearsing())) }
    }

    fn form() -> Form {
        let events = vec![
            event(
                "a",
                &[("event", "Stadtmeisterschaft"), ("edition", "2018"), ("control", "15+10"), ("checks", "yes")],
            ),
            event("b", &[("edition", "2014")]),
        ];
        let mut setup = Setup { mode: Mode::Competition, ..Setup::default() };
        setup.names.white = "Anna".to_owned();
        Form::new(setup, Sound::default(), Vec::new()).with_events(events, "")
    }

    #[test]
    fn an_event_brings_its_settings_and_its_pin_and_leaves_the_people_alone() {
        let mut form = form();
        form.select(Field::Event);
        let told = form.take(&Intent::Walk(Direction::Right));
        let Some(FormWish::Say(phrase)) = told.first() else { panic!("{told:?}") };
        assert_eq!(speak(phrase, Wording::default()).to_string(), "Turnier nach Datei: Stadtmeisterschaft.");
        assert_eq!((form.setup().edition, form.setup().check_words), (Edition::Fide2018, CheckWords::Said));
        assert_eq!((form.control_text(), form.event_file(), form.setup().names.white.as_str()), ("15+10", "a", "Anna"));
        form.select(Field::Begin);
        assert_eq!(form.take(&Intent::Enter), [FormWish::Begin], "its PIN is the game's: none is drawn");
    }

    #[test]
    fn the_pin_of_an_event_locks_its_competitions_and_no_practice() {
        let mut form = form();
        form.select(Field::Event);
        form.take(&Intent::Walk(Direction::Right));
        form.prepare(Preparing::Practice);
        assert_eq!(form.setup().pin, None);
        form.prepare(Preparing::Competition);
        assert!(form.setup().pin.is_some());
    }

    /// The arbiter grants another edition to this game, and looks after the devices.
    #[test]
    fn what_is_chosen_beside_an_event_stays_when_the_form_is_opened_again() {
        let mut form = form();
        form.select(Field::Event);
        form.take(&Intent::Walk(Direction::Right));
        form.setup.edition = Edition::Fide2014;
        for preparing in [Preparing::Devices, Preparing::Competition, Preparing::Practice, Preparing::Competition] {
            form.prepare(preparing);
            assert_eq!(form.setup().edition, Edition::Fide2014, "{preparing:?}");
        }
        assert!(form.setup().pin.is_some());
    }

    #[test]
    fn an_event_says_nothing_of_what_another_said_and_without_one_all_is_as_before() {
        let mut form = form();
        form.select(Field::Event);
        form.take(&Intent::Walk(Direction::Right));
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!((form.setup().edition, form.setup().check_words), (Edition::Fide2014, CheckWords::Silent));
        assert_eq!(form.control_text(), "90+30");
        form.take(&Intent::Walk(Direction::Right));
        assert_eq!((form.setup().edition, form.event_file()), (Edition::default(), ""));
        assert_eq!(form.setup().pin, None);
        form.select(Field::Begin);
        assert_eq!(form.take(&Intent::Enter), [FormWish::DrawPin]);
    }

    #[test]
    fn what_is_written_of_a_set_up_brings_it_again() {
        let mut setup = event("a", &[("edition", "2014"), ("quickplay", "yes"), ("round", "3")])
            .apply(&Setup::default())
            .expect("a set-up");
        setup.names.white = "Anna".to_owned();
        let written = Event::of(&setup, "w".to_owned());
        assert!(written.settings.iter().all(|(key, _)| *key != "white"), "{written:?}");
        assert_eq!(written.apply(&Setup { names: setup.names.clone(), ..Setup::default() }), Ok(setup));
    }
}
