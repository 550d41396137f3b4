//! The user's own system voice, for free text and, if he prefers, for what is private.
//!
//! A speech service may be missing, slow or die in mid-sentence without a word. So a program of its own talks to it,
//! `anna-hector-voice`, which lies beside this one and is started when it is first needed: this program needs no library of the
//! service, and a service that hangs, hangs nobody. What does not end in time is a [`SystemVoiceEvent::Notice`], the program is
//! killed, and the built-in voice goes on. No caller ever waits.
//!
//! The two programs exchange lines of JSON: a [`Task`] each on its standard input, a [`Told`] each on its standard output.
use std::{
    fmt, io,
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::Duration,
};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use self::program::Program;
use super::{
    Speed,
    queue::{Ending, UtteranceId},
};

mod program;

/// How long starting the service or beginning to speak may take.
const START: Duration = Duration::from_secs(3);
/// How long a letter may take at 1x; slow voices take half of it.
const LETTER: Duration = Duration::from_millis(180);

/// Why the system voice does not speak.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Notice {
    /// The program that talks to the service is not beside this one, or does not start.
    #[error("the system voice's own program does not start ({0}); the built-in voice spells names")]
    NotInstalled(String),
    /// There is no speech service.
    #[error("there is no speech service ({0}); the built-in voice goes on")]
    Absent(String),
    /// It refused to speak.
    #[error("the speech service refused ({0}); the built-in voice goes on")]
    Refused(String),
    /// The program that talks to it ended, in mid-sentence or before.
    #[error("the system voice's own program ended; the built-in voice goes on")]
    Ended,
    /// It did not answer in time.
    #[error("the speech service does not answer; the built-in voice goes on")]
    Silent,
}

/// What the system voice reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SystemVoiceEvent {
    /// It was stopped or came to its end; or nobody heard it, after a [`SystemVoiceEvent::Notice`].
    Finished(UtteranceId, Ending),
    /// The answer to [`SystemVoice::list`].
    Voices(Vec<String>),
    /// It does not speak. What it should have said is for the built-in voice.
    Notice(Notice),
}

/// Where events go. Called on threads of the driver: it must not wait.
pub type SystemReport = Arc<dyn Fn(SystemVoiceEvent) + Send + Sync>;

/// The driver. Dropping it stops the voice.
pub struct SystemVoice {
    commands: Sender<Command>,
    watching: Option<thread::JoinHandle<()>>,
}

enum Command {
    Speak(UtteranceId, String, Speed),
    Stop,
    List,
    Heard(Heard),
    Close,
}

/// What a program tells the thread that watches it; the number names the program.
struct Heard {
    program: u32,
    what: What,
}

enum What {
    Told(Told),
    Failed(Notice),
}

/// What the program that talks to the service is to do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Speak; what it was saying is cut.
    Speak {
        /// Names the utterance in [`Told::Ended`].
        number: u32,
        /// The words.
        text: String,
        /// 1 is the service's normal rate, 3 its highest.
        times: f32,
    },
    /// Stop speaking.
    Stop,
    /// Tell the names of the voices.
    List,
}

/// What it tells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// The utterance of this number was spoken to its end, or nobody will tell when it is.
    Ended(u32),
    /// The names of the voices.
    Voices(Vec<String>),
    /// There is no service; the reason is its own. Nothing follows.
    Absent(String),
    /// It refused; the reason is its own. Nothing follows.
    Refused(String),
}

impl SystemVoice {
    /// Starts the driver with the program that lies beside this one; both the program and the service are asked for when they
    /// are first needed.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(report: SystemReport) -> io::Result<Self> {
        let beside =
            std::env::current_exe()?.with_file_name(format!("anna-hector-voice{}", std::env::consts::EXE_SUFFIX));
        Self::start_with(beside, report)
    }

    /// The same with another program that takes [`Task`]s and answers with [`Told`].
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start_with(path: PathBuf, report: SystemReport) -> io::Result<Self> {
        let (commands, inbox) = channel();
        let watch = Watch {
            report,
            outbox: commands.clone(),
            path,
            program: None,
            programs: 0,
            spoken: 0,
            speaking: None,
        };
        let watching = thread::Builder::new().name("system-voice".to_owned()).spawn(move || watch.run(&inbox))?;
        Ok(Self { commands, watching: Some(watching) })
    }

    /// Says free text now; what it was saying is cut.
    pub fn speak(&self, id: UtteranceId, text: String, speed: Speed) {
        self.send(Command::Speak(id, text, speed));
    }

    /// Stops.
    pub fn stop(&self) {
        self.send(Command::Stop);
    }

    /// Asks for the names of the voices; takes a second and more, and comes as [`SystemVoiceEvent::Voices`].
    pub fn list(&self) {
        self.send(Command::List);
    }

    fn send(&self, command: Command) {
        // The driver ends by `Close` only.
        let _ = self.commands.send(command);
    }
}

impl Drop for SystemVoice {
    fn drop(&mut self) {
        self.send(Command::Close);
        // It kills the program on its way out, and waits for nothing else.
        self.watching.take().map(thread::JoinHandle::join);
    }
}

impl fmt::Debug for SystemVoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SystemVoice").finish_non_exhaustive()
    }
}

struct Watch {
    report: SystemReport,
    outbox: Sender<Command>,
    path: PathBuf,
    program: Option<Program>,
    /// How many programs were started.
    programs: u32,
    /// How many utterances there were.
    spoken: u32,
    speaking: Option<Speaking>,
}

/// What is being said.
struct Speaking {
    id: UtteranceId,
    number: u32,
    /// How long it may take.
    longest: Duration,
}

impl Watch {
    fn run(mut self, inbox: &Receiver<Command>) {
        loop {
            let received = match &self.speaking {
                Some(speaking) => inbox.recv_timeout(speaking.longest),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match received {
                Ok(Command::Close) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(command) => self.obey(command),
                Err(RecvTimeoutError::Timeout) => self.fail(Notice::Silent),
            }
        }
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Speak(id, text, speed) => {
                self.finish(Ending::Cut);
                let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
                self.spoken += 1;
                let (number, longest) = (self.spoken, START.saturating_add(LETTER.saturating_mul(letters)));
                self.speaking = Some(Speaking { id, number, longest });
                self.task(Task::Speak { number, text, times: speed.times() });
            }
            Command::Stop if self.speaking.is_some() => {
                self.finish(Ending::Cut);
                self.task(Task::Stop);
            }
            Command::List => self.task(Task::List),
            Command::Heard(Heard { program, what })
                if program == self.programs && self.program.is_some() =>
            {
                self.heard(what)
            }
            Command::Stop | Command::Heard(_) | Command::Close => {}
        }
    }

    fn heard(&mut self, what: What) {
        match what {
            What::Told(Told::Ended(number))
                if self.speaking.as_ref().is_some_and(|speaking| speaking.number == number) =>
            {
                self.finish(Ending::Complete);
            }
            // It ended while the next was handed over.
            What::Told(Told::Ended(_)) => {}
            What::Told(Told::Voices(voices)) => (self.report)(SystemVoiceEvent::Voices(voices)),
            What::Told(Told::Absent(reason)) => self.fail(Notice::Absent(reason)),
            What::Told(Told::Refused(reason)) => self.fail(Notice::Refused(reason)),
            What::Failed(notice) => self.fail(notice),
        }
    }

    fn task(&mut self, task: Task) {
        if self.program.is_none() {
            self.programs += 1;
            let (number, outbox) = (self.programs, self.outbox.clone());
            let tell = move |what| drop(outbox.send(Command::Heard(Heard { program: number, what })));
            match Program::start(&self.path, tell) {
                Ok(program) => self.program = Some(program),
                Err(error) => return self.fail(Notice::NotInstalled(error.to_string())),
            }
        }
        if self.program.as_ref().is_some_and(|program| program.give(task).is_err()) {
            self.fail(Notice::Ended);
        }
    }

    /// The program may hang for ever: it is killed, and the next utterance gets a new one.
    fn fail(&mut self, notice: Notice) {
        self.program = None;
        (self.report)(SystemVoiceEvent::Notice(notice));
        self.finish(Ending::Unheard);
    }

    fn finish(&mut self, ending: Ending) {
        if let Some(speaking) = self.speaking.take() {
            (self.report)(SystemVoiceEvent::Finished(speaking.id, ending));
        }
    }
}
