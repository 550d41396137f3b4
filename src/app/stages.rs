//! What the program is doing - asking about an unfinished game, setting one up, playing - and what gestures do there.
use std::{path::PathBuf, time::Duration};

use shakmaty::{ByColor, Color};

use super::{
    App, RealClock, Session, boards,
    drilling::Drilling,
    settings::{self, Used},
};
use crate::{
    desk::{Desk, Form, FormWish, Intent, Mode, OutputKind, Teaching, Wish},
    game::{Seat, View},
    journal::{self, State},
    language::{self, Arg, Language, Line, Phrase, Wording},
    laws::chess960::Number,
    listen::{self, Talker},
    narration::{Audience, Content, Cue, Priority, battery_phrase},
    screen::{self, Gesture, Table, keys},
    sensor::{self, Watch},
    speak::{self, Pack},
};

/// What the program is doing.
#[derive(Debug)]
pub(super) enum Stage {
    /// It has just been started.
    Opening,
    /// It asks whether to go on with an unfinished game.
    Resume { journal: PathBuf, summary: String, setup: Box<crate::game::Setup> },
    /// A game is being set up.
    Setup(Box<Form>),
    /// Somebody teaches his words; the form waits beneath.
    Teach { form: Box<Form>, teaching: Box<Teaching>, talker: Talker, color: Color },
    /// A game is on, or over.
    Game(Box<Playing>),
    /// Nothing can be done.
    Failed(String),
}

/// A game with the desks of the people at its devices.
#[derive(Debug)]
pub(super) struct Playing {
    pub(super) session: Session,
    /// What is practised, if it is a practice.
    pub(super) drilling: Option<Drilling>,
    pub(super) keyboard: Desk,
    mouse: Desk,
    /// The desks of gamepads whose owner does not sit at the keyboard.
    pub(super) pads: ByColor<Desk>,
    /// The electronic boards, watched for as long as the game is before us.
    boards: Vec<Watch>,
}

impl Playing {
    pub(super) fn new(session: Session) -> Self {
        let setup = session.game().setup();
        let (devices, language) = (setup.devices, setup.wording.language);
        let pads = ByColor::new_with(|color| Desk::new(Seat::Player(color), language));
        Self {
            session,
            drilling: None,
            keyboard: Desk::new(devices.keyboard, language),
            mouse: Desk::new(devices.mouse, language),
            pads,
            boards: Vec::new(),
        }
    }

    /// The desk of a person; the keyboard's, where he has two.
    pub(super) fn desk_of(&self, seat: Seat) -> Option<&Desk> {
        [&self.keyboard, &self.mouse].into_iter().find(|desk| desk.seat() == seat)
    }

    /// The desk of a player who speaks; where neither keyboard nor mouse is his, that of his gamepad.
    pub(super) fn desk_of_talker(&self, color: Color) -> &Desk {
        self.desk_of(Seat::Player(color)).unwrap_or_else(|| self.pads.get(color))
    }

    /// A device that belongs to somebody else now gets a fresh desk.
    pub(super) fn follow_devices(&mut self) {
        let setup = self.session.game().setup();
        let (devices, language) = (setup.devices, setup.wording.language);
        for (desk, owner) in [(&mut self.keyboard, devices.keyboard), (&mut self.mouse, devices.mouse)] {
            if desk.seat() != owner {
                *desk = Desk::new(owner, language);
            }
        }
    }
}

impl Stage {
    /// How long there is nothing to do.
    pub(super) fn idle_for(&self) -> Option<Duration> {
        match self {
            Self::Game(playing) => {
                let now = playing.session.clock().now();
                let opponent = playing.drilling.as_ref().and_then(|drilling| drilling.idle_for(now));
                playing.session.idle_for().into_iter().chain(opponent).min()
            }
            _ => None,
        }
    }

    pub(super) fn wording(&self) -> Wording {
        match self {
            Self::Game(playing) => playing.session.game().setup().wording,
            Self::Setup(form) | Self::Teach { form, .. } => form.setup().wording,
            Self::Resume { setup, .. } => setup.wording,
            Self::Opening | Self::Failed(_) => Wording::default(),
        }
    }

    pub(super) fn clock(&self) -> Option<RealClock> {
        match self {
            Self::Game(playing) => Some(playing.session.clock()),
            _ => None,
        }
    }

    /// What the window draws of it.
    pub(super) fn show(&self) -> screen::Stage {
        match self {
            Self::Opening => screen::Stage::Failed { message: String::new() },
            Self::Resume { summary, .. } => screen::Stage::Resume { summary: summary.clone() },
            Self::Setup(form) => screen::Stage::Setup((**form).clone()),
            Self::Teach { form, teaching, .. } => {
                screen::Stage::Teach { teaching: teaching.clone(), wording: form.setup().wording }
            }
            Self::Game(playing) => screen::Stage::Game(Box::new(Table {
                game: playing.session.game().clone(),
                keyboard: playing.keyboard.clone(),
                mouse: playing.mouse.clone(),
                recorded: playing.session.recorded_plies(),
            })),
            Self::Failed(message) => screen::Stage::Failed { message: message.clone() },
        }
    }
}

impl App {
    /// The first thing: an unfinished game, else a new one.
    pub(super) fn open(&mut self) {
        let unfinished = match journal::unfinished(&self.options.games) {
            Ok(unfinished) => unfinished,
            Err(error) => {
                self.stage = Stage::Failed(error.to_string());
                return;
            }
        };
        self.open_form();
        self.use_recordings();
        self.open_profile();
        for game in unfinished {
            match game.state {
                State::Open(_) => return self.ask_to_resume(game.path),
                State::Damaged(error) => self.unusable(Line::JournalUnusable, error.to_string()),
                State::InUse(_) => {}
            }
        }
    }

    fn ask_to_resume(&mut self, path: PathBuf) {
        let Stage::Setup(form) = &self.stage else { return };
        let setup = Box::new(form.setup().clone());
        let summary = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        self.stage = Stage::Resume { journal: path, summary, setup };
        self.tell_keyboard(Phrase::line(Line::ResumeQuestion));
    }

    pub(super) fn open_form(&mut self) {
        let mut unreadable = None;
        let Used { setup, sound, sensors } = match settings::load(&self.options.settings) {
            Ok(used_last) => used_last,
            Err(error) => {
                unreadable = Some(error.to_string());
                settings::first_start()
            }
        };
        self.sound.configure(&sound.clone().for_players(&setup));
        self.decode_ahead(setup.wording);
        let devices = speak::outputs().into_iter().map(|device| device.id).collect();
        let inputs = listen::capture::inputs().into_iter().map(|device| device.id).collect();
        self.voice.close();
        self.sensors = sensors.clone();
        let form = Form::new(setup, sound, devices).with_inputs(inputs).with_sensors(sensor::ports(), sensors);
        self.stage = Stage::Setup(Box::new(form));
        self.tell_keyboard(Phrase::line(Line::SetupWelcome));
        if let Some(detail) = unreadable {
            self.unusable(Line::SettingsUnusable, detail);
        }
    }

    /// Recordings of one's own, a folder for each language: `FOLDER/de/felix.wav`. What cannot be used is named.
    fn use_recordings(&mut self) {
        let Some(folder) = self.options.recordings.clone() else { return };
        let mut voice = self.sound.voice();
        for language in Language::ALL {
            let folder = folder.join(language.code());
            if !folder.is_dir() {
                continue;
            }
            let texts = language::inventory(language);
            let (pack, problems) = Pack::read(&folder, texts.iter().map(AsRef::as_ref));
            for problem in problems {
                self.unusable(Line::RecordingUnusable, problem.to_string());
            }
            voice = voice.with_pack(language, pack);
        }
        self.sound.use_voice(voice);
    }

    /// The words of the game are made ready before anybody waits for them.
    pub(super) fn decode_ahead(&self, wording: Wording) {
        let mut languages = vec![wording.language, wording.ranks];
        languages.dedup();
        if let Err(error) = speak::decode_ahead(self.sound.voice(), languages) {
            tracing::warn!(%error, "clips are decoded when they are first needed");
        }
    }

    /// Takes what somebody did at the window.
    pub(super) fn gesture(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Key(press) => {
                let situation = self.stage.show().situation();
                for intent in keys::meaning(situation, &press) {
                    self.keyboard(intent);
                }
            }
            Gesture::Keyboard(intent) => self.keyboard(intent),
            Gesture::Talk(held) => self.talk(held),
            Gesture::Mouse(intent) => self.at_desk(intent, |playing| &mut playing.mouse),
            Gesture::Select(field) => {
                if let Stage::Setup(form) = &mut self.stage {
                    let wishes = form.select(field);
                    self.form_wishes(wishes);
                }
            }
            Gesture::As(seat, command) => self.act(seat, &command),
            Gesture::HearAnnouncement(ply) => self.replay_disputed(ply),
            Gesture::Quit => self.quits = true,
        }
    }

    pub(super) fn keyboard(&mut self, intent: Intent) {
        if let Some(player) = self.keyboard_owner() {
            self.sound.key(player);
            self.pads.lay_down(player);
        }
        self.work_at_keyboard(intent);
    }

    /// An act of whoever sits at the keyboard, by its keys or by his gamepad.
    pub(super) fn work_at_keyboard(&mut self, intent: Intent) {
        match &mut self.stage {
            Stage::Setup(form) => {
                let wishes = form.take(&intent);
                self.form_wishes(wishes);
            }
            Stage::Teach { .. } => self.teach_key(&intent),
            Stage::Resume { .. } => self.answer_resume(&intent),
            Stage::Game(playing) => {
                let over = playing.session.game().is_finished() && *playing.keyboard.mode() == Mode::Board;
                if over && intent == Intent::Escape {
                    self.leave_game();
                } else {
                    self.at_desk(intent, |playing| &mut playing.keyboard);
                }
            }
            Stage::Opening | Stage::Failed(_) => {}
        }
    }

    pub(super) fn at_desk(&mut self, intent: Intent, desk: impl Fn(&mut Playing) -> &mut Desk) {
        self.work_at(desk, |desk, view| desk.take(intent, view));
    }

    /// The same at the desk of a person, if he has one.
    pub(super) fn at_desk_of(&mut self, seat: Seat, work: impl FnOnce(&mut Desk, &View<'_>) -> Vec<Wish>) {
        let Stage::Game(playing) = &self.stage else { return };
        match (playing.desk_of(seat), seat) {
            (Some(desk), _) if *desk == playing.keyboard => self.work_at(|playing| &mut playing.keyboard, work),
            (Some(_), _) => self.work_at(|playing| &mut playing.mouse, work),
            (None, Seat::Player(color)) => self.work_at(|playing| playing.pads.get_mut(color), work),
            (None, _) => {}
        }
    }

    fn work_at(
        &mut self,
        desk: impl Fn(&mut Playing) -> &mut Desk,
        work: impl FnOnce(&mut Desk, &View<'_>) -> Vec<Wish>,
    ) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let now = playing.session.clock().now();
        // The desk is worked on as a copy, since it looks at the game beside it.
        let mut at_work = desk(playing).clone();
        let seat = at_work.seat();
        let wishes = work(&mut at_work, &playing.session.game().view(seat, now));
        *desk(playing) = at_work;
        for wish in wishes {
            self.wish(seat, wish);
        }
    }

    fn wish(&mut self, seat: Seat, wish: Wish) {
        let Stage::Game(playing) = &self.stage else { return };
        let to = Audience::private(seat, playing.session.game().setup());
        match wish {
            Wish::Do(command) => self.act(seat, &command),
            Wish::Say(phrase) => {
                self.tell(&[Cue { to, priority: Priority::Review, content: Content::Say(phrase) }]);
            }
            Wish::Whisper(phrase) => self.whisper(&Cue::answer(to, phrase)),
            Wish::Chime(chime) => self.tell(&[Cue::chime(to, chime)]),
            Wish::SayAgain => {
                if let Audience::Earphone(player) = to {
                    self.sound.say_again(player);
                }
            }
            Wish::Replay(number) => self.replay(seat, number),
            Wish::Battery => self.tell(&[Cue::answer(to, battery_phrase(self.machine.battery))]),
        }
    }

    fn answer_resume(&mut self, intent: &Intent) {
        let Stage::Resume { journal, .. } = &self.stage else { return };
        let path = journal.clone();
        match intent {
            Intent::Enter => match Session::resume(&path) {
                Ok((session, cues)) => {
                    self.stage = Stage::Game(Box::new(Playing::new(session)));
                    self.deal_pads();
                    self.open_microphones();
                    self.tell(&cues);
                    self.look_at_machine();
                    self.watch_boards();
                }
                Err(error) => {
                    self.open_form();
                    self.unusable(Line::JournalUnusable, error.to_string());
                }
            },
            Intent::Escape => {
                let left = journal::leave(&path);
                self.open_form();
                match left {
                    Ok(()) => self.tell_keyboard(Phrase::line(Line::ResumeDeclined)),
                    Err(error) => self.unusable(Line::JournalUnusable, error.to_string()),
                }
            }
            _ => self.tell_keyboard(Phrase::line(Line::ResumeQuestion)),
        }
    }

    pub(super) fn form_wishes(&mut self, wishes: Vec<FormWish>) {
        for wish in wishes {
            let Stage::Setup(form) = &self.stage else { return };
            let sound = form.sound().clone().for_players(form.setup());
            match wish {
                FormWish::Say(phrase) => {
                    self.sound.configure(&sound);
                    self.tell_keyboard(phrase);
                }
                FormWish::Test(output) => {
                    self.sound.configure(&sound);
                    self.tell(&[test_words(output)]);
                }
                FormWish::TryMicrophone(place) => self.try_microphone(place),
                FormWish::Teach(color) => self.teach(color),
                FormWish::ForgetVoice(color) => self.forget_voice(color),
                FormWish::Draw => self.draw_position(),
                FormWish::Drill => self.begin_drill(),
                FormWish::Begin => self.begin(),
            }
        }
    }

    /// The draw of a Chess960 position (F.2): the random number comes from the operating system.
    fn draw_position(&mut self) {
        let random = getrandom::u64();
        let Stage::Setup(form) = &mut self.stage else { return };
        match random {
            Ok(random) => {
                let wishes = form.start_from(Number::drawn(random));
                self.form_wishes(wishes);
            }
            Err(error) => self.unusable(Line::NoDraw, error.to_string()),
        }
    }

    fn begin(&mut self) {
        let Stage::Setup(form) = &self.stage else { return };
        let (setup, sound, sensors) = (form.setup().clone(), form.sound().clone(), form.sensors());
        // What could not be read is somebody's work: it is left for him to mend.
        let readable = settings::load(&self.options.settings).map(|_| ());
        let used = Used { setup: setup.clone(), sound: sound.clone(), sensors: sensors.clone() };
        self.sensors = sensors;
        if let Err(error) = readable.and_then(|()| settings::save(&self.options.settings, &used)) {
            self.unusable(Line::SettingsUnusable, error.to_string());
        }
        self.sound.configure(&sound.for_players(&setup));
        self.decode_ahead(setup.wording);
        match Session::begin(setup, &self.options.games) {
            Ok(session) => {
                self.stage = Stage::Game(Box::new(Playing::new(session)));
                self.deal_pads();
                self.open_microphones();
                self.tell_keyboard(Phrase::line(Line::StepAwaitStart));
                self.look_at_machine();
                self.watch_boards();
            }
            Err(error) => self.unusable(Line::JournalFailed, error.to_string()),
        }
    }

    fn watch_boards(&mut self) {
        self.board_trouble = None;
        let Stage::Game(playing) = &mut self.stage else { return };
        let clock = playing.session.clock();
        let game = playing.session.game();
        let ports = boards::ports(&self.options.boards, &self.sensors, game.setup());
        playing.boards = boards::watch(&ports, game, move || clock.now(), &self.outbox);
    }

    /// The player at the keyboard, if it is one.
    pub(super) fn keyboard_owner(&self) -> Option<Color> {
        let setup = match &self.stage {
            Stage::Game(playing) => playing.session.game().setup(),
            Stage::Setup(form) | Stage::Teach { form, .. } => form.setup(),
            Stage::Resume { setup, .. } => setup,
            Stage::Opening | Stage::Failed(_) => return None,
        };
        match setup.devices.keyboard {
            Seat::Player(color) => Some(color),
            Seat::Assistant(_) | Seat::Arbiter => None,
        }
    }

    /// Words for whoever sits at the keyboard.
    pub(super) fn tell_keyboard(&mut self, phrase: Phrase) {
        let Some(color) = self.keyboard_owner() else { return };
        self.tell(&[Cue { to: Audience::Earphone(color), priority: Priority::Answer, content: Content::Say(phrase) }]);
    }
}

fn test_words(output: OutputKind) -> Cue {
    match output {
        OutputKind::Room => Cue::room(Phrase::line(Line::TestRoom)),
        OutputKind::Earphone(color) => {
            Cue::answer(Audience::Earphone(color), Phrase::with(Line::TestEarphone, [Arg::Color(color)]))
        }
    }
}
