//! What the program is doing - asking about an unfinished game, setting one up, playing - and what gestures do there.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{
    App, News, Privacy, RealClock, Session, boards,
    desks::{DeskAt, Desks},
    drilling::Drilling,
    home::Led,
    menu::AtMenu,
    pressing::Pressing,
    quitting::Answers,
    review::Reviewing,
    settings::{self, Used},
    unfinished::Listed,
};
use crate::{
    desk::{Answer, Desk, Form, FormWish, Intent, Manner, Mode, OutputKind, PinPage, Teaching, Wish},
    game::{self, Command, Device, Digits, Hashing, Incident, Keeping, Pin, Seat, Setup, View},
    keys::{self, KeySituation},
    language::{self, Arg, Language, Line, Phrase, Wording},
    laws::chess960::Number,
    listen::{Spotter, Talker},
    narration::{self, Audience, Chime, Content, Cue, Priority, battery_phrase},
    screen::{self, Front, Gesture, Table},
    sensor::BoardWatch,
    speak::{self, Pack},
};

/// So long a drawn PIN stands at least: a key that bounces does not begin the game over it.
const WRITTEN_DOWN: Duration = Duration::from_secs(2);

/// What the program is doing.
#[derive(Debug)]
pub(super) enum Stage {
    /// It has just been started.
    Opening,
    /// It shows the first menu.
    Menu(Box<AtMenu>),
    /// It shows the list of unfinished games.
    Resume(Listed),
    /// It shows the list of the games that are over, or one of them.
    Review(Box<Reviewing>),
    /// A game is being set up.
    Setup(Box<Form>),
    /// Somebody teaches his words; the form waits beneath.
    /// Single words are heard by the spotter.
    Teach { form: Box<Form>, teaching: Box<Teaching>, talker: Talker, color: Color, spotter: Option<Spotter> },
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
    pub(super) desks: Desks,
    /// The press that waits for the last word of an announcement.
    pub(super) pressing: Pressing,
    /// The electronic boards, watched for as long as the game is before us.
    boards: Vec<BoardWatch>,
    pub(super) led_home: Led,
}

impl Playing {
    pub(super) fn new(session: Session, manners: ByColor<Manner>) -> Self {
        let setup = session.game().setup();
        let desks = Desks::new(setup, &manners);
        let (pressing, boards) = (Pressing::default(), Vec::new());
        Self { session, drilling: None, desks, pressing, boards, led_home: Led::NotYet }
    }

    /// Drops what an assistant has entered at his gamepad: it was committed on his page, or the gamepad is gone.
    pub(super) fn clear_desk_of_assistant(&mut self, side: Color) {
        self.desks.clear_assistant(self.session.game().setup(), side);
    }

    /// The game as a person sees it at his desk: a press of his that waits is done.
    pub(super) fn view(&self, seat: Seat) -> View<'_> {
        view(&self.session, &self.pressing, seat)
    }

    /// A device that belongs to somebody else now gets a fresh desk.
    pub(super) fn follow_devices(&mut self, manners: &ByColor<Manner>) {
        self.desks.follow_devices(self.session.game().setup(), manners);
    }
}

fn view<'a>(session: &'a Session, pressing: &Pressing, seat: Seat) -> View<'a> {
    session.game().view(seat, session.clock().now()).while_press_waits(pressing.side())
}

impl Stage {
    /// How long there is nothing to do.
    pub(super) fn idle_for(&self) -> Option<Duration> {
        match self {
            Self::Game(playing) => {
                let now = playing.session.clock().now();
                let opponent = playing.drilling.as_ref().and_then(|drilling| drilling.idle_for(now));
                let question = playing.desks.question_ends().map(|end| end.since(now));
                playing.session.idle_for().into_iter().chain(opponent).chain(question).min()
            }
            _ => None,
        }
    }

    /// The set-up of the game that is played, resumed or set up.
    pub(super) fn setup(&self) -> Option<&Setup> {
        match self {
            Self::Game(playing) => Some(playing.session.game().setup()),
            Self::Setup(form) | Self::Teach { form, .. } | Self::Resume(Listed { form, .. }) => Some(form.setup()),
            Self::Menu(at) => Some(at.form.setup()),
            Self::Review(at) => Some(at.form.setup()),
            Self::Opening | Self::Failed(_) => None,
        }
    }

    pub(super) fn wording(&self) -> Wording {
        self.setup().map(|setup| setup.wording).unwrap_or_default()
    }

    pub(super) fn clock(&self) -> Option<RealClock> {
        match self {
            Self::Game(playing) => Some(playing.session.clock()),
            _ => None,
        }
    }

    /// Where what happens is kept.
    pub(super) fn keeping(&self) -> Keeping {
        match self {
            Self::Game(playing) => playing.session.keeping(),
            Self::Opening
            | Self::Menu(_)
            | Self::Resume { .. }
            | Self::Review(_)
            | Self::Setup(_)
            | Self::Teach { .. }
            | Self::Failed(_) => Keeping::Disk,
        }
    }

    /// What is the matter with the files of the game.
    pub(super) fn file_notice(&self) -> Option<String> {
        match self {
            Self::Game(playing) => playing.session.notice().map(str::to_owned),
            Self::Opening
            | Self::Menu(_)
            | Self::Resume { .. }
            | Self::Review(_)
            | Self::Setup(_)
            | Self::Teach { .. }
            | Self::Failed(_) => None,
        }
    }

    /// In what keys are struck now.
    fn situation(&self) -> KeySituation {
        match self {
            Self::Setup(_) | Self::Teach { .. } => KeySituation::Form,
            Self::Menu(..) => KeySituation::Menu,
            Self::Resume(_) => KeySituation::Resume,
            Self::Review(at) => at.open.as_ref().map_or(KeySituation::Resume, |review| KeySituation::at(review.desk())),
            Self::Game(playing) => KeySituation::at(playing.desks.keyboard()),
            Self::Opening | Self::Failed(_) => KeySituation::Nothing,
        }
    }

    /// What the window draws of it.
    pub(super) fn show(&self) -> screen::Stage {
        match self {
            Self::Opening => screen::Stage::Failed { message: String::new() },
            Self::Resume(Listed { list, form, .. }) => {
                screen::Stage::Resume { list: list.clone(), wording: form.setup().wording }
            }
            Self::Review(at) => {
                screen::Stage::Review { list: at.list.clone(), open: at.open.clone(), wording: at.form.setup().wording }
            }
            Self::Menu(at) => screen::Stage::Menu { menu: at.menu.clone(), wording: at.form.setup().wording },
            Self::Setup(form) => screen::Stage::Setup((**form).clone()),
            Self::Teach { form, teaching, .. } => {
                screen::Stage::Teach { teaching: teaching.clone(), wording: form.setup().wording }
            }
            Self::Game(playing) => screen::Stage::Game(Box::new(Table {
                game: playing.session.shared_game().clone(),
                keyboard: playing.desks.keyboard().clone(),
                mouse: playing.desks.mouse().clone(),
                assistants: playing.desks.assistants().clone(),
                press_waits: playing.pressing.side(),
                recorded: playing.session.recorded_plies(),
                day: playing.session.day_times().clone(),
            })),
            Self::Failed(message) => screen::Stage::Failed { message: message.clone() },
        }
    }
}

impl App {
    /// Recordings of one's own, a folder for each language: `FOLDER/de/felix.wav`. What cannot be used is named.
    pub(super) fn use_recordings(&mut self) {
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
        let mut languages = vec![wording.language, wording.ranks, wording.pieces()];
        languages.sort_unstable();
        languages.dedup();
        if let Err(error) = speak::decode_ahead(self.sound.voice(), languages) {
            tracing::warn!(%error, "clips are decoded when they are first needed");
        }
    }

    /// Takes what somebody did at the window.
    pub(super) fn gesture(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Key(press) => {
                let situation = self.stage.situation();
                let meant = keys::meaning(situation, &press);
                if meant.is_empty() && keys::is_unknown(situation, &press) {
                    self.answer_unknown_key();
                }
                for intent in meant {
                    self.keyboard(intent);
                }
            }
            Gesture::Keyboard(intent) => self.keyboard(intent),
            Gesture::Talk(held) => self.talk(held),
            Gesture::Mouse(intent) if !matches!(self.stage, Stage::Game(_)) => self.keyboard(intent),
            // Whoever has signed at the screen goes on from there, as from the keyboard.
            Gesture::Mouse(Intent::Escape) if self.is_over_at_screen() => self.leave_finished(),
            Gesture::Mouse(intent) => self.at_desk(DeskAt::Mouse, intent),
            Gesture::Choose(index) if matches!(self.stage, Stage::Review(_)) => self.choose_review(index),
            Gesture::Choose(index) => self.at_list(|list| list.choose(index)),
            Gesture::TakeEntry(entry) => self.at_menu(|menu| menu.take_entry(entry)),
            Gesture::Select(field) => {
                if let Stage::Setup(form) = &mut self.stage {
                    let wishes = form.select(field);
                    self.form_wishes(wishes);
                }
            }
            Gesture::As(seat, command) => {
                self.stay();
                self.act(seat, &command);
            }
            Gesture::OnPage { of, by, command } => {
                self.stay();
                self.act_on_page(of, by, &command);
            }
            Gesture::InWindow { of, by, intent } => self.in_window(of, by, intent),
            Gesture::TakeHome(seat, home) => {
                self.stay();
                self.take_home(seat, home);
            }
            Gesture::HearAnnouncement(ply) => self.replay_disputed(ply),
            Gesture::SayCode(to) => self.say_code(to),
            Gesture::Focus(words) => self.tell_keyboard(words),
            Gesture::Front(front) => self.note_front(front),
            Gesture::Quit => self.ask_to_quit(),
            Gesture::ConfirmQuit => self.confirm_quit(),
            Gesture::StayOpen => self.stay(),
        }
    }

    /// In competition the arbiter is to know who looks at something else.
    fn note_front(&mut self, front: Front) {
        let Stage::Game(playing) = &mut self.stage else { return };
        if playing.session.game().setup().mode != game::Mode::Competition {
            return;
        }
        let cues = playing.session.note(match front {
            Front::Here => Incident::FocusBack,
            Front::Elsewhere => Incident::FocusLost,
        });
        self.tell(&cues);
    }

    /// A button on the page of a person: his act where the device is his, else told to the page and to the device's owner.
    fn act_on_page(&mut self, of: Seat, by: Device, command: &Command) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let game = playing.session.game();
        if !game.may_act_on_page(by, of) {
            let cues = narration::page_of_another(of, by, game);
            return self.tell(&cues);
        }
        // The page shows what is read back at his gamepad: committed here, it must not be offered again in a later turn.
        if let Seat::Assistant(side) = of
            && let Mode::ReadBack { said, purpose, .. } = playing.desks.assistants().get(side).mode()
            && purpose.command(*said) == *command
        {
            playing.clear_desk_of_assistant(side);
        }
        self.act(of, command);
    }

    /// An act in a window that is one person's.
    fn in_window(&mut self, of: Seat, by: Device, intent: Intent) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        if !game.may_act_on_page(by, of) {
            let cues = narration::page_of_another(of, by, game);
            return self.tell(&cues);
        }
        match by {
            Device::Mouse => self.gesture(Gesture::Mouse(intent)),
            Device::Keyboard => self.keyboard(intent),
            // No window has any.
            Device::Gamepad(_) => {}
        }
    }

    /// A key that does nothing on the board is heard as one: whoever sees no screen else waits for what it did.
    fn answer_unknown_key(&mut self) {
        let Some(color) = self.keyboard_owner() else { return };
        self.tell(&[Cue::chime(Audience::Earphone(color), Chime::Refused)]);
    }

    pub(super) fn keyboard(&mut self, intent: Intent) {
        // What is let go or held on was a key when it went down.
        let goes_down = !matches!(intent, Intent::Answer(Answer::Up | Answer::Held));
        if let Some(player) = self.keyboard_owner().filter(|_| goes_down) {
            self.sound.key(player);
            self.pads.lay_down(Seat::Player(player));
        }
        let before = self.hands();
        self.work_at_keyboard(intent.clone());
        if goes_down && self.hands() == before {
            self.tell_whose_keyboard(&intent);
        }
    }

    /// An act of whoever sits at the keyboard, by its keys or by his gamepad.
    pub(super) fn work_at_keyboard(&mut self, intent: Intent) {
        // It belongs to no desk, and ends no question there.
        if let Intent::Change(level, change) = intent {
            if let Some(player) = self.keyboard_owner() {
                self.change_level(player, level, change);
            }
            return;
        }
        match &mut self.stage {
            Stage::Setup(form) => {
                let now = self.clock.now();
                let covered = form.pin_page();
                if intent == Intent::ArbitersPin && self.pin_shown.is_some_and(|shown| now.since(shown) < WRITTEN_DOWN)
                {
                    return;
                }
                let wishes = form.take(&intent);
                if covered != form.pin_page() {
                    let shown = matches!(form.pin_page(), Some(PinPage::Shown(_)));
                    self.pin_shown = shown.then_some(now);
                }
                self.form_wishes(wishes);
            }
            Stage::Teach { .. } => self.teach_key(&intent),
            Stage::Menu(_) => self.at_menu(|menu| menu.take(&intent)),
            Stage::Resume(_) => self.answer_list(&intent),
            Stage::Review(_) => self.review(&intent),
            Stage::Game(playing) => {
                let over = playing.session.game().is_finished() && *playing.desks.keyboard().mode() == Mode::Board;
                if over && intent == Intent::Escape {
                    self.leave_finished();
                } else {
                    self.at_desk(DeskAt::Keyboard, intent);
                }
            }
            Stage::Opening | Stage::Failed(_) => {}
        }
    }

    /// Whether the game is finished, and nothing is open at the desk of the mouse's owner.
    fn is_over_at_screen(&self) -> bool {
        matches!(&self.stage, Stage::Game(playing)
            if playing.session.game().is_finished() && *playing.desks.mouse().mode() == Mode::Board)
    }

    /// Ends what was asked or read back where its time is over, or the game has gone on. To be called after whatever happens.
    pub(super) fn follow_questions(&mut self) -> News {
        let Stage::Game(playing) = &self.stage else { return News::None };
        let before = playing.desks.lapsing();
        if before == 0 {
            return News::None;
        }
        for place in DeskAt::ALL {
            self.work_at(place, Desk::follow);
        }
        let Stage::Game(playing) = &self.stage else { return News::Some };
        if playing.desks.lapsing() == before { News::None } else { News::Some }
    }

    pub(super) fn at_desk(&mut self, place: DeskAt, intent: Intent) {
        if self.answers_quit(&intent) == Answers::No {
            self.work_at(place, |desk, view| desk.take(intent, view));
        }
    }

    /// The same at the desk of a person, if he has one.
    pub(super) fn at_desk_of(&mut self, seat: Seat, work: impl FnOnce(&mut Desk, &View<'_>) -> Vec<Wish>) {
        let Stage::Game(playing) = &self.stage else { return };
        if let Some(place) = playing.desks.place_of(seat) {
            self.work_at(place, work);
        }
    }

    pub(super) fn work_at(&mut self, place: DeskAt, work: impl FnOnce(&mut Desk, &View<'_>) -> Vec<Wish>) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let Playing { session, desks, pressing, .. } = &mut **playing;
        let desk = desks.at_mut(place);
        let seat = desk.seat();
        let wishes = work(desk, &view(session, pressing, seat));
        for wish in wishes {
            self.wish(seat, wish);
        }
    }

    fn wish(&mut self, seat: Seat, wish: Wish) {
        let Stage::Game(playing) = &self.stage else { return };
        let to = Audience::private(seat, playing.session.game().setup());
        match wish {
            Wish::Do(command) => self.act(seat, &command),
            Wish::TakePressBack => self.take_press_back(seat),
            // It stands on his page for as long as it is open, and no longer.
            Wish::Say(phrase) if matches!(to, Audience::Page(Seat::Player(_))) && playing.desks.asks(seat, &phrase) => {
            }
            Wish::Say(phrase) => {
                self.tell(&[Cue { to, priority: Priority::Review, content: Content::Say(phrase) }]);
            }
            Wish::Notice(phrase) => {
                self.tell(&[Cue { to, priority: Priority::Game, content: Content::Say(phrase) }]);
            }
            Wish::Whisper(phrase) => self.whisper(&Cue::answer(to, phrase)),
            Wish::Chime(chime) => self.tell(&[Cue::chime(to, chime)]),
            Wish::SayAgain => {
                if let Audience::Earphone(player) = to {
                    self.sound.say_again(player);
                }
            }
            Wish::TakeHome(home) => self.take_home(seat, home),
            Wish::Keep(manner) => self.keep_manner(seat, manner),
            Wish::Replay(number) => self.replay(seat, number),
            Wish::Battery => self.tell(&[Cue::answer(to, battery_phrase(self.machine.battery))]),
        }
    }

    pub(super) fn form_wishes(&mut self, wishes: Vec<FormWish>) {
        for wish in wishes {
            let Stage::Setup(form) = &self.stage else { return };
            let sound = form.sound().clone().for_players(form.setup());
            match wish {
                FormWish::Say(phrase) => {
                    self.sound.configure(&sound, Privacy::SETUP);
                    self.tell_keyboard(phrase);
                }
                FormWish::Test(output) => {
                    self.sound.configure(&sound, Privacy::SETUP);
                    self.tell(&[test_words(output)]);
                }
                FormWish::TryMicrophone(place) => self.try_microphone(place),
                FormWish::TryRecogniser(command) => self.try_recogniser(command),
                FormWish::Teach(color) => self.teach(color),
                FormWish::ForgetVoice(color) => self.forget_voice(color),
                FormWish::Draw => self.draw_position(),
                FormWish::Leave => self.leave_setup(),
                FormWish::Drill => self.begin_drill(),
                FormWish::DrawPin => self.draw_pin(),
                FormWish::WriteEvent => self.write_event(),
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

    /// The draw of a PIN for an arbiter who has typed none.
    fn draw_pin(&mut self) {
        let random = getrandom::u64();
        let Stage::Setup(form) = &mut self.stage else { return };
        match random {
            Ok(random) => {
                let wishes = form.cover_for_pin(Digits::drawn(random));
                self.form_wishes(wishes);
            }
            Err(error) => self.unusable(Line::NoDraw, error.to_string()),
        }
    }

    fn begin(&mut self) {
        let Stage::Setup(form) = &self.stage else { return };
        let (mut setup, sound, sensors) = (form.setup().clone(), form.sound().clone(), form.sensors());
        let event = form.event_file().to_owned();
        match form.pin().map(|digits| hashed(&digits)).transpose() {
            Ok(Some(pin)) => setup.pin = Some(pin),
            // That of the event file, where there is one.
            Ok(None) => {}
            // Without random numbers no PIN is kept safely, and no competition begins.
            Err(error) => return self.unusable(Line::NoDraw, error.to_string()),
        }
        // What could not be read is somebody's work: it is left for him to mend.
        let readable = settings::load(&self.options.settings).map(|_| ());
        let manners = self.manners;
        let used = Used { setup: setup.clone(), sound: sound.clone(), sensors: sensors.clone(), manners, event };
        self.sensors = sensors;
        if let Err(error) = readable.and_then(|()| settings::save(&self.options.settings, &used)) {
            self.unusable(Line::SettingsUnusable, error.to_string());
        }
        self.sound.configure(&sound.for_players(&setup), Privacy::of(&setup));
        self.decode_ahead(setup.wording);
        let left = self.leave_unfinished();
        match Session::begin(setup, &self.options.games) {
            Ok(mut session) => {
                let copy = self.begin_copy(&mut session);
                self.stage = Stage::Game(Box::new(Playing::new(session, manners)));
                self.clear_pages();
                self.tell(&copy);
                self.deal_pads();
                self.open_microphones();
                let words = [Line::StepAwaitStart, Line::StartsClock].map(Phrase::line);
                self.tell_keyboard(Phrase::Several(words.into()));
                self.tell_manners();
                self.look_at_machine();
                self.look_at_sound();
                self.watch_boards();
                if let Err(error) = left {
                    self.unusable(Line::JournalUnusable, error.to_string());
                }
            }
            Err(error) => self.unusable(Line::JournalFailed, error.to_string()),
        }
    }

    /// The second copy of the journal, where one is wanted.
    pub(super) fn begin_copy(&self, session: &mut Session) -> Vec<Cue> {
        let folder = self.options.copy.as_deref();
        folder.map(|folder| session.keep_copy_in(folder)).unwrap_or_default()
    }

    pub(super) fn watch_boards(&mut self) {
        self.troubles.forget_board();
        let Stage::Game(playing) = &mut self.stage else { return };
        let clock = playing.session.clock();
        let game = playing.session.game();
        let ports = boards::ports(&self.options.boards, &self.sensors, game.setup());
        playing.boards = boards::watch(&ports, game, move || clock.now(), &self.outbox);
    }

    /// The player at the keyboard, if it is one.
    pub(super) fn keyboard_owner(&self) -> Option<Color> {
        match self.stage.setup()?.devices.keyboard {
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

/// The PIN of a game, over a salt from the operating system.
pub(super) fn hashed(digits: &Digits) -> Result<Pin, getrandom::Error> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt)?;
    Ok(Pin::new(digits, Hashing::guarding(salt)))
}

fn test_words(output: OutputKind) -> Cue {
    match output {
        OutputKind::Room => Cue::room(Phrase::line(Line::TestRoom)),
        OutputKind::Earphone(color) => {
            Cue::answer(Audience::Earphone(color), Phrase::with(Line::TestEarphone, [Arg::Color(color)]))
        }
    }
}
