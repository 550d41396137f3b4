//! The user's own system voice, for free text and, if he prefers, for what is private.
//!
//! A speech service may be missing, slow or die in mid-sentence without a word. So a program of its own talks to it,
//! `anna-hector-voice`, which lies beside this one and is started when it is first needed: this program needs no library of the
//! service, and a service that hangs, hangs nobody. What does not end in time is a [`SystemVoiceEvent::Notice`], the program is
//! killed, and the built-in voice goes on. No caller ever waits.
//!
//! The two programs exchange lines of JSON: a [`Task`] each on its standard input, a [`SystemVoiceReply`] each on its standard output.
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

use self::program::VoiceProgram;
use super::{
    Speed,
    queue::{UtteranceEnding, UtteranceId},
};

mod program;

/// How long starting the service or beginning to speak may take.
const START: Duration = Duration::from_secs(3);
/// How long a letter may take at 1x; slow voices take half of it.
const LETTER: Duration = Duration::from_millis(180);

/// Why the system voice does not speak.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SystemVoiceFailure {
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
    Finished(UtteranceId, UtteranceEnding),
    /// The answer to [`SystemVoice::list`].
    Voices(Vec<String>),
    /// It does not speak. What it should have said is for the built-in voice.
    Notice(SystemVoiceFailure),
}

/// Where events go. Called on threads of the driver: it must not wait.
pub type SystemReport = Arc<dyn Fn(SystemVoiceEvent) + Send + Sync>;

/// The driver. Dropping it stops the voice.
pub struct SystemVoice {
    commands: Sender<SystemVoiceOrder>,
    watching: Option<thread::JoinHandle<()>>,
}

enum SystemVoiceOrder {
    Speak(UtteranceId, String, Speed),
    Stop,
    List,
    Heard(ProgramEvent),
    Close,
}

/// What a program tells the thread that watches it; the number names the program.
struct ProgramEvent {
    program: u32,
    what: ProgramSaid,
}

enum ProgramSaid {
    Told(SystemVoiceReply),
    Failed(SystemVoiceFailure),
}

/// What the program that talks to the service is to do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Speak; what it was saying is cut.
    Speak {
        /// Names the utterance in [`SystemVoiceReply::Ended`].
        number: u32,
        /// The words to say.
        text: String,
        /// 1 is the service's normal rate, 3 its highest.
        times: f32,
    },
    /// Stop what is being said.
    Stop,
    /// Tell the names of the voices.
    List,
}

/// What it tells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SystemVoiceReply {
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

    /// Starts another program that takes [`Task`]s and answers with [`SystemVoiceReply`].
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start_with(path: PathBuf, report: SystemReport) -> io::Result<Self> {
        let (commands, inbox) = channel();
        let watch = ProgramWatch {
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
        self.send(SystemVoiceOrder::Speak(id, text, speed));
    }

    /// Stops what is being said.
    pub fn stop(&self) {
        self.send(SystemVoiceOrder::Stop);
    }

    /// Asks for the names of the voices; takes a second and more, and comes as [`SystemVoiceEvent::Voices`].
    pub fn list(&self) {
        self.send(SystemVoiceOrder::List);
    }

    fn send(&self, command: SystemVoiceOrder) {
        // The driver ends by `Close` only.
        let _ = self.commands.send(command);
    }
}

impl Drop for SystemVoice {
    fn drop(&mut self) {
        self.send(SystemVoiceOrder::Close);
        // It kills the program on its way out, and waits for nothing else.
        self.watching.take().map(thread::JoinHandle::join);
    }
}

impl fmt::Debug for SystemVoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SystemVoice").finish_non_exhaustive()
    }
}

struct ProgramWatch {
    report: SystemReport,
    outbox: Sender<SystemVoiceOrder>,
    path: PathBuf,
    program: Option<VoiceProgram>,
    /// How many programs were started.
    programs: u32,
    /// How many utterances there were.
    spoken: u32,
    speaking: Option<SpeakingNow>,
}

/// What is being said.
struct SpeakingNow {
    id: UtteranceId,
    number: u32,
    /// How long it may take.
    longest: Duration,
}

impl ProgramWatch {
    fn run(mut self, inbox: &Receiver<SystemVoiceOrder>) {
        loop {
            let received = match &self.speaking {
                Some(speaking) => inbox.recv_timeout(speaking.longest),
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match received {
                Ok(SystemVoiceOrder::Close) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(command) => self.obey(command),
                Err(RecvTimeoutError::Timeout) => self.fail(SystemVoiceFailure::Silent),
            }
        }
    }

    fn obey(&mut self, command: SystemVoiceOrder) {
        match command {
            SystemVoiceOrder::Speak(id, text, speed) => {
                self.finish(UtteranceEnding::Cut);
                let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
                self.spoken += 1;
                let (number, longest) = (self.spoken, START.saturating_add(LETTER.saturating_mul(letters)));
                self.speaking = Some(SpeakingNow { id, number, longest });
                self.task(Task::Speak { number, text, times: speed.times() });
            }
            SystemVoiceOrder::Stop if self.speaking.is_some() => {
                self.finish(UtteranceEnding::Cut);
                self.task(Task::Stop);
            }
            SystemVoiceOrder::List => self.task(Task::List),
            SystemVoiceOrder::Heard(ProgramEvent { program, what })
                if program == self.programs && self.program.is_some() =>
            {
                self.heard(what)
            }
            SystemVoiceOrder::Stop | SystemVoiceOrder::Heard(_) | SystemVoiceOrder::Close => {}
        }
    }

    fn heard(&mut self, what: ProgramSaid) {
        match what {
            ProgramSaid::Told(SystemVoiceReply::Ended(number))
                if self.speaking.as_ref().is_some_and(|speaking| speaking.number == number) =>
            {
                self.finish(UtteranceEnding::Complete);
            }
            // It ended while the next was handed over.
            ProgramSaid::Told(SystemVoiceReply::Ended(_)) => {}
            ProgramSaid::Told(SystemVoiceReply::Voices(voices)) => (self.report)(SystemVoiceEvent::Voices(voices)),
            ProgramSaid::Told(SystemVoiceReply::Absent(reason)) => self.fail(SystemVoiceFailure::Absent(reason)),
            ProgramSaid::Told(SystemVoiceReply::Refused(reason)) => self.fail(SystemVoiceFailure::Refused(reason)),
            ProgramSaid::Failed(notice) => self.fail(notice),
        }
    }

    fn task(&mut self, task: Task) {
        if self.program.is_none() {
            self.programs += 1;
            let (number, outbox) = (self.programs, self.outbox.clone());
            let tell = move |what| drop(outbox.send(SystemVoiceOrder::Heard(ProgramEvent { program: number, what })));
            match VoiceProgram::start(&self.path, tell) {
                Ok(program) => self.program = Some(program),
                Err(error) => return self.fail(SystemVoiceFailure::NotInstalled(error.to_string())),
            }
        }
        if self.program.as_ref().is_some_and(|program| program.give(task).is_err()) {
            self.fail(SystemVoiceFailure::Ended);
        }
    }

    /// The program may hang for ever: it is killed, and the next utterance gets a new one.
    fn fail(&mut self, notice: SystemVoiceFailure) {
        self.program = None;
        (self.report)(SystemVoiceEvent::Notice(notice));
        self.finish(UtteranceEnding::Unheard);
    }

    fn finish(&mut self, ending: UtteranceEnding) {
        if let Some(speaking) = self.speaking.take() {
            (self.report)(SystemVoiceEvent::Finished(speaking.id, ending));
        }
    }
}
