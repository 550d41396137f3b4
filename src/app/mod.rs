//! Where everything meets: one closed [`Input`], one `App::handle`, the effects, the only real clock.
//!
//! The program runs on its own thread and sleeps until the next input or the session's next deadline. Window, sound and
//! devices are clients by channel: a hidden, blocked or closed window delays no clock, no journal line and no word.
mod acting;
mod asked_aloud;
mod bare_move;
mod barred;
mod beside;
mod board_moves;
mod boards;
mod bounce;
mod captions;
mod changing;
mod code;
mod contradiction;
mod desks;
mod desktop;
pub mod doctor;
mod drilling;
mod early;
pub mod event_file;
mod focus;
mod following;
mod gestures;
mod hearing;
mod home;
mod levels;
mod live;
mod log;
mod machine;
mod menu;
mod outputs;
mod own_voice;
mod pads;
mod place_in_file;
mod pressing;
mod program;
mod quitting;
mod real_clock;
mod recognisers;
mod recordings;
mod review;
mod room;
mod seal;
mod session;
mod setting_up;
pub mod settings;
mod signing;
mod slow;
mod sound;
mod sound_news;
mod spoken;
mod stages;
mod starting;
mod talking;
mod teaching;
mod telling;
mod terminal;
mod trial;
mod troubles;
mod unfinished;
mod unheard;
mod voice;
mod whose;
mod work;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    time::{Duration, SystemTime},
};

pub use barred::Bar;
pub use boards::BoardPort;
pub use desktop::{Shared, run};
pub use home::{HomePlaces, TakenHome, Told};
pub use log::start_log;
pub use machine::{Duties, Machine, POWER_SUPPLIES};
pub use own_voice::{Privacy, SystemVoiceUse};
pub use real_clock::{Readings, RealClock, WallTime};
pub use session::Session;
pub use slow::NumberedAnswer;
pub use sound::{Notice, SoundDesk};
pub use terminal::converse;

use shakmaty::Color;

use crate::{
    desk::Theme,
    journal::{Coded, Lookout},
    listen::{HearerEvent, capture::MicrophoneEvent},
    pad,
    screen::{Gesture, Snapshot},
    sensor::BoardReport,
    speak::{SpeakerEvent, SystemVoiceEvent},
};

use captions::Captions;
use quitting::Quitting;
use setting_up::Chosen;
use stages::Stage;
use troubles::Troubles;

/// Everything that can happen to the program.
#[derive(Debug)]
pub enum Input {
    /// Somebody did something at the window.
    Gesture(Gesture),
    /// There is no window any more, whether it was closed or taken away.
    WindowGone,
    /// A sound device reports.
    Speaker(SpeakerEvent),
    /// The user's own voice reports.
    SystemVoice(SystemVoiceEvent),
    /// A microphone reports.
    Microphone(MicrophoneEvent),
    /// The thread that understands speech reports.
    Hearer(HearerEvent),
    /// Something about the machine is different.
    Machine(Machine),
    /// Something happened at a gamepad; an event with its time by the wall clock.
    Pad(Option<SystemTime>, pad::PadReport),
    /// What somebody wanted to take home is written or printed, or cannot be.
    TakenHome(TakenHome),
    /// What takes long about a command is done.
    Slow(NumberedAnswer),
    /// The code of the journal is computed.
    Code(Coded),
    /// The live file is written, or cannot be.
    Live(Result<(), String>),
    /// The electronic board of this side reports.
    Board(Color, BoardReport),
}

/// Whether something happened as time passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum News {
    None,
    Some,
}

/// Where the program keeps things, and how it is started.
#[derive(Debug, Clone)]
pub struct Options {
    /// The folder of the journals.
    pub games: PathBuf,
    /// The file of what was used last.
    pub settings: PathBuf,
    /// Where people's own files are put.
    pub places: HomePlaces,
    /// The colours of the windows, instead of those that were used last.
    pub theme: Option<Theme>,
    /// An event file named on the command line.
    pub event: Option<PathBuf>,
    /// The folder of the words that people have taught, a folder for each person.
    pub voices: PathBuf,
    /// A folder of recordings of one's own that replace clips, if there is one.
    pub recordings: Option<PathBuf>,
    /// What the user's own system voice says.
    pub system_voice: SystemVoiceUse,
    /// The folder of the machine's power supplies, usually [`POWER_SUPPLIES`].
    pub power_supplies: PathBuf,
    /// Electronic boards, before those of the set-up.
    pub boards: Vec<BoardPort>,
    /// Where a second copy of each journal is kept, if the arbiter wants one.
    pub copy: Option<PathBuf>,
    /// The file of the game for broadcasting, if the arbiter allows one.
    pub live: Option<PathBuf>,
    /// Where competitions that other programs are playing are looked for, and where the one that is played here is found.
    pub lookout: Lookout,
    /// What keeps this window from offering anything.
    pub bar: Option<Bar>,
}

#[cfg(test)]
impl Options {
    /// Everything in one folder, with no sound and no device.
    fn below(folder: &std::path::Path) -> Self {
        Self {
            games: folder.to_owned(),
            settings: folder.join("settings.toml"),
            places: HomePlaces::below(folder),
            theme: None,
            event: None,
            voices: folder.join("voices"),
            recordings: None,
            system_voice: SystemVoiceUse::Nothing,
            power_supplies: folder.to_owned(),
            boards: Vec::new(),
            lookout: Lookout::default(),
            bar: None,
            live: None,
            copy: None,
        }
    }
}

/// The program, whatever shows it.
#[derive(Debug)]
pub struct App {
    options: Options,
    stage: Stage,
    sound: SoundDesk,
    voice: voice::VoiceDesk,
    talking: talking::Talking,
    trial: trial::Trial,
    captions: Captions,
    troubles: Troubles,
    chosen: Chosen,
    clock: RealClock,
    machine: machine::Watched,
    pads: pads::Pads,
    /// Where inputs go in.
    outbox: Sender<Input>,
    shared: Arc<Shared>,
    quitting: Quitting,
    /// When the drawn PIN was uncovered.
    pin_shown: Option<crate::clock::Moment>,
    /// What those who see no screen were told last of whose the keyboard is.
    keyboard_told: Option<whose::KeyboardTold>,
    /// When it is looked next whether a competition has begun beside a practice.
    next_look: crate::clock::Moment,
    work: work::Work,
}

impl App {
    /// A program that has opened nothing yet.
    fn new(options: Options, sound: SoundDesk, outbox: Sender<Input>, shared: Arc<Shared>) -> Self {
        Self {
            work: work::Work::new(&options, &outbox),
            options,
            stage: Stage::Opening,
            sound,
            voice: voice::VoiceDesk::new(outbox.clone()),
            talking: talking::Talking::default(),
            trial: trial::Trial::default(),
            captions: Captions::default(),
            troubles: Troubles::default(),
            chosen: Chosen::default(),
            clock: RealClock::starting_at(crate::clock::Moment::START),
            machine: machine::Watched::default(),
            pads: pads::Pads::new(None),
            outbox,
            shared,
            quitting: Quitting::No,
            pin_shown: None,
            keyboard_told: None,
            next_look: crate::clock::Moment::START,
        }
    }

    /// The program before it has shown anything, and where what its devices report comes out. [`start`] gives it a thread of
    /// its own; a test or a benchmark hands it each input itself.
    ///
    /// # Errors
    /// What prevents it from starting, in words.
    pub fn before_first_page(options: Options, shared: Arc<Shared>) -> Result<(Self, Receiver<Input>), String> {
        let (outbox, inbox) = channel();
        let sound = SoundDesk::new(outbox.clone(), options.system_voice).map_err(|error| error.to_string())?;
        Ok((Self::new(options, sound, outbox, shared), inbox))
    }

    /// Looks for unfinished games, and shows and says what can be done.
    pub fn show_first_page(&mut self) {
        self.open();
        self.publish();
    }

    /// Takes one input and shows what became of it.
    pub fn take(&mut self, input: Input) {
        self.handle(input);
        self.publish();
    }

    /// Handles inputs until the window is closed. Started on a thread of its own by [`run`].
    pub(crate) fn run_until_quit(mut self, inbox: &Receiver<Input>) {
        self.show_first_page();
        let mut looked = Readings::now();
        while self.quitting != Quitting::Agreed {
            let planned = self.idle_for();
            let input = match planned {
                Some(time) => inbox.recv_timeout(time),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            self.note_standstill(&mut looked, planned.unwrap_or(Duration::MAX));
            let at_game = matches!(self.stage, Stage::Game(_));
            match input {
                Ok(input) => self.take(input),
                // A heartbeat changes nothing that is shown, and drawing is what costs.
                Err(RecvTimeoutError::Timeout) => {
                    let news = [
                        self.pass_at_pads(),
                        self.pass_time(),
                        self.follow_drill(),
                        self.follow_questions(),
                        self.follow_review(),
                        self.pass_quit_question(),
                        self.release_start(),
                        self.release_spoken_press(),
                    ];
                    self.follow_work();
                    if news.contains(&News::Some) {
                        self.publish();
                    }
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
            // To open a game may take longer.
            if at_game {
                self.note_standstill(&mut looked, Duration::ZERO);
            } else {
                looked = Readings::now();
            }
        }
        // What is being sealed, saved or printed is brought to its end.
        self.finish_slow_work();
        self.work.finish();
    }

    /// Puts on record that the program did nothing for long, where a game is before it.
    fn note_standstill(&mut self, looked: &mut Readings, planned: Duration) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let cues = playing.session.note_standstill(looked, planned);
        if !cues.is_empty() {
            self.tell(&cues);
            self.publish();
        }
    }

    /// How long there is nothing to do.
    fn idle_for(&self) -> Option<Duration> {
        let pads = self.pads.idle_for(self.clock.now());
        self.stage
            .idle_for()
            .into_iter()
            .chain(self.review_waits())
            .chain(pads)
            .chain(self.quit_question_ends_in())
            .chain(self.talking.press.idle_for(self.clock().now()))
            .min()
    }

    pub(crate) fn handle(&mut self, input: Input) {
        self.pass_time();
        self.follow_questions();
        self.pass_quit_question();
        match input {
            Input::Gesture(gesture) => self.gesture(gesture),
            // Nobody is left to be asked: the game is on the disk, and waits in the list of unfinished ones.
            Input::WindowGone => self.quit(),
            Input::Speaker(event) => {
                if let SpeakerEvent::Begun(_, words) = event {
                    self.note_sounding(words);
                }
                if let SpeakerEvent::Finished(_, words, ending) = event {
                    self.note_heard(words, ending);
                }
                let notices = self.sound.report(event);
                self.notices(notices);
            }
            Input::SystemVoice(event) => {
                if let SystemVoiceEvent::Finished(words, ending) = event {
                    self.note_heard(words, ending);
                }
                let notices = self.sound.report_system(event);
                self.notices(notices);
            }
            Input::Pad(at, report) => self.pad(at, report),
            Input::Microphone(event) => self.microphone(event),
            Input::Hearer(event) => self.hearer(event),
            Input::Machine(machine) => {
                self.machine.seen = machine;
                self.look_at_machine();
            }
            Input::TakenHome(taken) => self.taken_home(taken),
            Input::Live(written) => {
                let cues = self.work.live.written(written);
                self.tell(&cues);
            }
            Input::Slow(answer) => self.slow_work_done(answer),
            Input::Code(coded) => self.code_is_computed(&coded),
            Input::Board(side, report) => self.hear_board(side, &report),
        }
        self.release_press();
        self.release_start();
        self.release_spoken_press();
        self.follow_voice();
        self.follow_trial();
        self.follow_meter();
        self.follow_drill();
        self.follow_questions();
        self.follow_review();
        self.follow_board_moves();
        self.lead_home();
        self.follow_work();
    }

    /// Begins with what the game makes due by itself: its code, its live file.
    fn follow_work(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let cues = self.work.follow(&mut playing.session);
        self.tell(&cues);
    }

    /// Takes what an electronic board sees, and shows what is the matter with it.
    fn hear_board(&mut self, side: Color, report: &BoardReport) {
        let Stage::Game(playing) = &mut self.stage else { return };
        self.troubles.board_reports(report);
        let cues = playing.session.hear_board(side, report);
        self.tell(&cues);
    }

    /// Warns of what is the matter with the machine, as far as it has not been told in this game.
    fn look_at_machine(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let cues = playing.session.look_at_machine(&self.machine.seen);
        self.tell(&cues);
    }

    fn pass_time(&mut self) -> News {
        if self.yields() {
            return News::Some;
        }
        let Stage::Game(playing) = &mut self.stage else { return News::None };
        let before = playing.session.keeping();
        let cues = playing.session.pass_time();
        if cues.is_empty() && playing.session.keeping() == before {
            return News::None;
        }
        self.tell(&cues);
        // A flag may have ended it, and nobody has done anything.
        self.lead_home();
        News::Some
    }

    fn clock(&self) -> RealClock {
        self.stage.clock().unwrap_or(self.clock)
    }

    fn publish(&self) {
        let snapshot = Snapshot {
            stage: self.stage.show(&self.voice, self.without_earphone()),
            captions: self.captions.iter().cloned().collect(),
            battery: self.machine.seen.battery,
            leaving: self.quitting.shown(),
            theme: self.chosen.theme,
            meter: self.trial.meter().cloned(),
            keeping: self.stage.keeping(),
            notice: self.all_troubles(),
        };
        self.shared.publish(snapshot, self.clock());
    }
}

/// Starts the program on its thread; inputs go in by the sender.
///
/// # Errors
/// What prevents it from starting, in words.
pub fn start(options: Options, shared: Arc<Shared>) -> Result<(Sender<Input>, std::thread::JoinHandle<()>), String> {
    program::find_out();
    let (app, inbox) = App::before_first_page(options, shared)?;
    let outbox = app.outbox.clone();
    let report = {
        let outbox = outbox.clone();
        move |machine| {
            let _ = outbox.send(Input::Machine(machine));
        }
    };
    // Without it a game can be played all the same.
    let watch = machine::Watch::start(app.options.power_supplies.clone(), app.options.games.clone(), report)
        .inspect_err(|error| tracing::warn!(%error, "battery and disk are not watched"));
    let driver = pads::Driver::start({
        let outbox = outbox.clone();
        move |at, report| drop(outbox.send(Input::Pad(at, report)))
    })
    .inspect_err(|error| tracing::warn!(%error, "gamepads are not read"));
    let pads = pads::Pads::new(driver.ok());
    let app = App { pads, machine: machine::Watched::by(watch.ok()), ..app };
    let thread = std::thread::Builder::new()
        .name("app".to_owned())
        .spawn(move || app.run_until_quit(&inbox))
        .map_err(|error| error.to_string())?;
    Ok((outbox, thread))
}
