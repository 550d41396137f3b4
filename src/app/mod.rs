//! Where everything meets: one closed [`Input`], one [`App::handle`], the effects, the only real clock.
//!
//! The program runs on its own thread and sleeps until the next input or the session's next deadline. Window, sound and
//! devices are clients by channel: a hidden, blocked or closed window delays no clock, no journal line and no word.
mod boards;
mod desktop;
mod drilling;
mod hearing;
mod machine;
mod pads;
mod real_clock;
mod session;
pub mod settings;
mod sound;
mod stages;
mod teaching;
mod terminal;
mod voice;

use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
};

pub use boards::BoardPort;
pub use desktop::{Shared, run};
pub use machine::{Duties, Machine, POWER_SUPPLIES};
pub use real_clock::{Readings, RealClock, WallTime};
pub use session::Session;
pub use sound::{Notice, SoundDesk, SystemVoiceUse};
pub use terminal::converse;

use shakmaty::{ByColor, Color};

use crate::{
    game::{Command, Seat},
    language::{Line, Phrase, Wording, speak},
    listen::{
        HearerEvent,
        capture::{Meter, MicrophoneEvent, Place},
    },
    narration::{Audience, Content, Cue},
    pad,
    screen::{Caption, Gesture, Snapshot},
    sensor::Report,
    speak::{SpeakerEvent, SystemVoiceEvent, UtteranceId},
};
use stages::Stage;

/// Everything that can happen to the program.
#[derive(Debug)]
pub enum Input {
    /// Somebody did something at the window.
    Gesture(Gesture),
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
    /// Something happened at a gamepad.
    Pad(pad::Report),
    /// The electronic board of this side reports.
    Board(Color, Report),
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
}

/// So many captions are kept for the screens.
const CAPTIONS: usize = 60;

/// The program, whatever shows it.
#[derive(Debug)]
pub struct App {
    options: Options,
    stage: Stage,
    sound: SoundDesk,
    voice: voice::VoiceDesk,
    /// What a player has said of a move that is not announced yet.
    spoken: Option<hearing::Spoken>,
    /// A microphone that is tried.
    trial: Option<teaching::Trial>,
    /// How loud it is at the microphone that is being chosen or taught into.
    meter: Option<(Place, Meter)>,
    captions: VecDeque<Caption>,
    /// What cannot be used, with its place and a way out.
    trouble: Option<String>,
    /// What is the matter with the sound.
    sound_trouble: Option<String>,
    /// The port of each player's electronic board, from the set-up; empty for none.
    sensors: ByColor<String>,
    /// What is the matter with an electronic board.
    board_trouble: Option<String>,
    /// The last announcement on its way to the room.
    announcement: Option<UtteranceId>,
    /// A press that waits for the last word of the announcement.
    waiting_press: Option<Seat>,
    clock: RealClock,
    machine: Machine,
    pads: pads::Pads,
    /// Where inputs go in.
    outbox: Sender<Input>,
    /// Looks at the machine for as long as the program runs.
    _watch: Option<machine::Watch>,
    shared: Arc<Shared>,
    quits: bool,
}

impl App {
    /// Handles inputs until the window is closed. Started on a thread of its own by [`run`].
    pub(crate) fn live(mut self, inbox: &Receiver<Input>) {
        self.open();
        self.publish();
        while !self.quits {
            let input = match self.idle_for() {
                Some(time) => inbox.recv_timeout(time),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match input {
                Ok(input) => {
                    self.handle(input);
                    self.publish();
                }
                // A heartbeat changes nothing that is shown, and drawing is what costs.
                Err(RecvTimeoutError::Timeout) => {
                    let news = [self.pass_at_pads(), self.pass_time(), self.follow_drill()];
                    if news.contains(&News::Some) {
                        self.publish();
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// How long there is nothing to do.
    fn idle_for(&self) -> Option<std::time::Duration> {
        self.stage.idle_for().into_iter().chain(self.pads.idle_for(self.clock.now())).min()
    }

    /// Takes one input.
    pub fn handle(&mut self, input: Input) {
        self.pass_time();
        match input {
            Input::Gesture(gesture) => self.gesture(gesture),
            Input::Speaker(event) => {
                let notices = self.sound.report(event);
                self.notices(notices);
                self.release_press();
            }
            Input::SystemVoice(event) => {
                let notices = self.sound.report_system(event);
                self.notices(notices);
            }
            Input::Pad(report) => self.pad(report),
            Input::Microphone(event) => self.microphone(event),
            Input::Hearer(event) => self.hearer(event),
            Input::Machine(machine) => {
                self.machine = machine;
                self.look_at_machine();
            }
            Input::Board(side, report) => self.hear_board(side, &report),
        }
        self.follow_voice();
        self.follow_trial();
        self.follow_meter();
        self.follow_drill();
    }

    /// Takes what an electronic board sees, and shows what is the matter with it.
    fn hear_board(&mut self, side: Color, report: &Report) {
        let Stage::Game(playing) = &mut self.stage else { return };
        self.board_trouble = match report {
            Report::Lost(error) => Some(error.to_string()),
            Report::Stands(_) => None,
        };
        match playing.session.hear_board(side, report) {
            Ok(cues) => self.tell(&cues),
            Err(error) => self.journal_failed(&error),
        }
    }

    /// Warns of what is the matter with the machine, as far as it has not been told in this game.
    fn look_at_machine(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        match playing.session.look_at_machine(&self.machine) {
            Ok(cues) => self.tell(&cues),
            Err(error) => self.journal_failed(&error),
        }
    }

    fn pass_time(&mut self) -> News {
        let Stage::Game(playing) = &mut self.stage else { return News::None };
        match playing.session.pass_time() {
            Ok(cues) if cues.is_empty() => News::None,
            Ok(cues) => {
                self.tell(&cues);
                News::Some
            }
            Err(error) => {
                self.journal_failed(&error);
                News::Some
            }
        }
    }

    /// A command of somebody at the table. A press waits for the last word of the announcement it follows.
    fn act(&mut self, by: Seat, command: &Command) {
        if *command == Command::Press && self.waits_for_last_word(by) {
            self.waiting_press = Some(by);
            return;
        }
        let slip = self.watch_drill(by, command);
        let Stage::Game(playing) = &mut self.stage else { return };
        let announced = playing.session.game().announcements();
        match playing.session.act(by, command) {
            Ok(cues) => {
                if playing.session.game().announcements() > announced {
                    self.keep_spoken(by);
                }
                let announces = matches!(command, Command::Announce(_) | Command::Correct(_) | Command::Place(_));
                let spoken = self.tell_all(&cues);
                if announces && spoken.is_some() {
                    self.announcement = spoken;
                }
            }
            Err(error) => self.journal_failed(&error),
        }
        self.tell(slip.as_slice());
        if let Stage::Game(playing) = &mut self.stage {
            playing.follow_devices();
        }
    }

    /// Whether a press takes effect only at the last word of what is being announced. One that is to be refused is refused
    /// at once: it must not take the place of the one that waits.
    fn waits_for_last_word(&self, by: Seat) -> bool {
        let Stage::Game(playing) = &self.stage else { return false };
        let (session, sounding) = (&playing.session, self.announcement.is_some_and(|id| self.sound.is_due(id)));
        sounding && session.game().decide(session.clock().now(), by, &Command::Press).is_ok()
    }

    /// The press that waited for the announcement's last word takes effect with it.
    fn release_press(&mut self) {
        if self.announcement.is_some_and(|id| self.sound.is_due(id)) {
            return;
        }
        self.announcement = None;
        if let Some(by) = self.waiting_press.take() {
            self.act(by, &Command::Press);
        }
    }

    fn tell(&mut self, cues: &[Cue]) {
        let _ = self.tell_all(cues);
    }

    /// Says and shows cues; the utterance of the first that the room hears.
    fn tell_all(&mut self, cues: &[Cue]) -> Option<UtteranceId> {
        let mut to_room = None;
        for cue in cues {
            let cue = &self.for_hands(cue.clone());
            let spoken = self.sound.cue(cue, self.wording());
            if cue.to == Audience::Room {
                to_room = to_room.or(spoken);
            }
            self.show(cue);
        }
        to_room
    }

    /// Says something that no caption and no log may hold.
    fn whisper(&mut self, cue: &Cue) {
        let _ = self.sound.cue(cue, self.wording());
    }

    fn show(&mut self, cue: &Cue) {
        let phrase = match &cue.content {
            // Typed letters are echoed by ear; the field itself shows them.
            Content::Say(Phrase::Letters(_)) | Content::Chime(_) => return,
            Content::Say(phrase) | Content::Refuse { phrase, .. } => phrase,
        };
        let text = speak(phrase, cue.wording(self.wording())).to_string();
        tracing::info!(to = %cue.to, %text, "cue");
        let now = self.clock().now();
        self.captions.push_back(Caption { to: cue.to, text, at: now });
        while self.captions.len() > CAPTIONS {
            self.captions.pop_front();
        }
    }

    fn journal_failed(&mut self, error: &crate::journal::JournalError) {
        tracing::error!(%error, "journal");
        self.trouble = Some(error.to_string());
        self.tell(&[Cue::room(Phrase::line(Line::JournalFailed))]);
    }

    fn notices(&mut self, notices: Vec<Notice>) {
        for notice in notices {
            let (line, text) = match notice {
                Notice::Lost(_, reason) => (Some(Line::SoundLost), Some(reason)),
                Notice::Back(_) => {
                    self.sound_trouble = None;
                    (None, None)
                }
                Notice::SystemVoiceLost(reason) => (Some(Line::SystemVoiceLost), Some(reason)),
                Notice::Unheard(_) => (Some(Line::SoundLost), None),
            };
            if let Some(line) = line {
                self.show(&Cue::arbiter(Phrase::line(line)));
            }
            self.sound_trouble = text.or(self.sound_trouble.take());
        }
    }

    fn wording(&self) -> Wording {
        self.stage.wording()
    }

    fn clock(&self) -> RealClock {
        self.stage.clock().unwrap_or(self.clock)
    }

    fn publish(&self) {
        let snapshot = Snapshot {
            stage: self.stage.show(),
            captions: self.captions.iter().cloned().collect(),
            battery: self.machine.battery,
            meter: self.meter.as_ref().map(|(_, meter)| meter.clone()),
            notice: self
                .trouble
                .clone()
                .or_else(|| self.sound_trouble.clone())
                .or_else(|| self.voice.trouble().map(str::to_owned))
                .or_else(|| self.board_trouble.clone()),
        };
        self.shared.publish(snapshot, self.clock());
    }

    /// Something cannot be used: said to whoever sits at the keyboard, and shown with file, place and way out.
    fn unusable(&mut self, line: Line, detail: String) {
        tracing::error!(%detail, "unusable");
        self.trouble = Some(detail);
        self.tell_keyboard(Phrase::line(line));
    }
}

/// Starts the program on its thread; inputs go in by the sender.
///
/// # Errors
/// What prevents it from starting, in words.
pub fn start(options: Options, shared: Arc<Shared>) -> Result<(Sender<Input>, std::thread::JoinHandle<()>), String> {
    let (outbox, inbox) = channel();
    let sound = SoundDesk::new(outbox.clone(), options.system_voice).map_err(|error| error.to_string())?;
    let report = {
        let outbox = outbox.clone();
        move |machine| {
            let _ = outbox.send(Input::Machine(machine));
        }
    };
    // Without it a game can be played all the same.
    let watch = machine::Watch::start(options.power_supplies.clone(), options.games.clone(), report)
        .inspect_err(|error| tracing::warn!(%error, "battery and disk are not watched"));
    let driver = pads::Driver::start({
        let outbox = outbox.clone();
        move |report| drop(outbox.send(Input::Pad(report)))
    })
    .inspect_err(|error| tracing::warn!(%error, "gamepads are not read"));
    let driver = driver.ok();
    let app = App {
        options,
        stage: Stage::Opening,
        sound,
        voice: voice::VoiceDesk::new(outbox.clone()),
        spoken: None,
        trial: None,
        meter: None,
        captions: VecDeque::new(),
        trouble: None,
        sound_trouble: None,
        sensors: ByColor::default(),
        board_trouble: None,
        announcement: None,
        waiting_press: None,
        clock: RealClock::starting_at(crate::clock::Moment::START),
        machine: Machine::default(),
        pads: pads::Pads::new(driver),
        outbox: outbox.clone(),
        _watch: watch.ok(),
        shared,
        quits: false,
    };
    let thread = std::thread::Builder::new()
        .name("app".to_owned())
        .spawn(move || app.live(&inbox))
        .map_err(|error| error.to_string())?;
    Ok((outbox, thread))
}
