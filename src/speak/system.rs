//! The user's own system voice, for free text and, if he prefers, for what is private.
//!
//! A speech service may be missing, slow or die in mid-sentence without a word. So it is talked to by a thread of its
//! own, and watched by another: what does not end in time is a [`SystemVoiceEvent::Notice`], and the built-in voice goes
//! on. No caller ever waits.
use std::{
    fmt, io,
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::Duration,
};

use thiserror::Error;

use super::{
    Speed,
    queue::{Ending, UtteranceId},
};

/// How long starting the service or beginning to speak may take.
const START: Duration = Duration::from_secs(3);
/// How long a letter may take at 1x; slow voices take half of it.
const LETTER: Duration = Duration::from_millis(180);

/// Why the system voice does not speak.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Notice {
    /// This program was built without it.
    #[error("this program was built without the system voice; the built-in voice spells names")]
    NotBuilt,
    /// There is no speech service.
    #[error("there is no speech service ({0}); the built-in voice goes on")]
    Absent(String),
    /// It refused to speak.
    #[error("the speech service refused ({0}); the built-in voice goes on")]
    Refused(String),
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
}

enum Command {
    Speak(UtteranceId, String, Speed),
    Stop,
    List,
    Heard(Heard),
    Close,
}

/// What the thread that talks to the service tells the one that watches it; the number names the former.
struct Heard {
    worker: u32,
    what: What,
}

#[cfg_attr(not(feature = "system-voice"), expect(dead_code, reason = "nothing but a notice comes from no service"))]
enum What {
    Ended,
    Voices(Vec<String>),
    Failed(Notice),
}

#[cfg_attr(not(feature = "system-voice"), expect(dead_code, reason = "no service takes a task"))]
enum Task {
    Speak(String, Speed),
    Stop,
    List,
}

impl SystemVoice {
    /// Starts the driver; the service is asked for when it is first needed.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(report: SystemReport) -> io::Result<Self> {
        let (commands, inbox) = channel();
        let watch = Watch { report, outbox: commands.clone(), worker: None, workers: 0, speaking: None };
        thread::Builder::new().name("system-voice".to_owned()).spawn(move || watch.run(&inbox))?;
        Ok(Self { commands })
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
    worker: Option<Sender<Task>>,
    workers: u32,
    /// What is being said, and how long that may take.
    speaking: Option<(UtteranceId, Duration)>,
}

impl Watch {
    fn run(mut self, inbox: &Receiver<Command>) {
        loop {
            let received = match self.speaking {
                Some((_, longest)) => inbox.recv_timeout(longest),
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
                self.speaking = Some((id, START.saturating_add(LETTER.saturating_mul(letters))));
                self.task(Task::Speak(text, speed));
            }
            Command::Stop if self.speaking.is_some() => {
                self.finish(Ending::Cut);
                self.task(Task::Stop);
            }
            Command::List => self.task(Task::List),
            Command::Heard(Heard { worker, what }) if worker == self.workers => self.heard(what),
            Command::Stop | Command::Heard(_) | Command::Close => {}
        }
    }

    fn heard(&mut self, what: What) {
        match what {
            What::Ended => self.finish(Ending::Complete),
            What::Voices(voices) => (self.report)(SystemVoiceEvent::Voices(voices)),
            What::Failed(notice) => self.fail(notice),
        }
    }

    fn task(&mut self, task: Task) {
        if self.worker.is_none() {
            self.workers += 1;
            match worker::start(self.workers, self.outbox.clone()) {
                Ok(worker) => self.worker = Some(worker),
                Err(error) => return self.fail(Notice::Absent(error.to_string())),
            }
        }
        if self.worker.as_ref().is_some_and(|worker| worker.send(task).is_err()) {
            self.fail(Notice::Silent);
        }
    }

    /// The worker may hang for ever: it is left to itself, and the next utterance gets a new one.
    fn fail(&mut self, notice: Notice) {
        self.worker = None;
        (self.report)(SystemVoiceEvent::Notice(notice));
        self.finish(Ending::Unheard);
    }

    fn finish(&mut self, ending: Ending) {
        if let Some((id, _)) = self.speaking.take() {
            (self.report)(SystemVoiceEvent::Finished(id, ending));
        }
    }
}

#[cfg(feature = "system-voice")]
mod worker {
    //! The thread that talks to the service.
    use std::{
        collections::HashSet,
        io,
        sync::{
            Mutex, PoisonError,
            mpsc::{Receiver, Sender, channel},
        },
        thread,
    };

    use tts::Tts;

    use super::{Arc, Command, Heard, Notice, Speed, Task, What};

    pub(super) fn start(number: u32, outbox: Sender<Command>) -> io::Result<Sender<Task>> {
        let (tasks, inbox) = channel();
        let tell = move |what| drop(outbox.send(Command::Heard(Heard { worker: number, what })));
        thread::Builder::new().name("system-voice-io".to_owned()).spawn(move || match run(&inbox, &tell) {
            Ok(()) => {}
            Err(error) => tell(What::Failed(error)),
        })?;
        Ok(tasks)
    }

    /// The utterance that counts, and those that ended before it was known which counts: a short one may end while
    /// it is still being handed over.
    #[derive(Default)]
    struct Spoken {
        current: Option<tts::UtteranceId>,
        ended: HashSet<tts::UtteranceId>,
    }

    fn run(inbox: &Receiver<Task>, tell: &(impl Fn(What) + Clone + Send + 'static)) -> Result<(), Notice> {
        let mut tts = Tts::default().map_err(|e| Notice::Absent(e.to_string()))?;
        let refused = |e: tts::Error| Notice::Refused(e.to_string());
        let spoken = Arc::new(Mutex::new(Spoken::default()));
        let (shared, told) = (Arc::clone(&spoken), tell.clone());
        let reports_ends = tts.supported_features().utterance_callbacks;
        if reports_ends {
            let ended = move |id: tts::UtteranceId| {
                let mut spoken = shared.lock().unwrap_or_else(PoisonError::into_inner);
                if spoken.current == Some(id) {
                    spoken.current = None;
                    told(What::Ended);
                } else {
                    spoken.ended.insert(id);
                }
            };
            tts.on_utterance_end(Some(Box::new(ended))).map_err(refused)?;
        }
        while let Ok(task) = inbox.recv() {
            match task {
                Task::Speak(text, speed) => {
                    set_rate(&mut tts, speed).map_err(refused)?;
                    *spoken.lock().unwrap_or_else(PoisonError::into_inner) = Spoken::default();
                    let id = tts.speak(text, true).map_err(refused)?;
                    let mut spoken = spoken.lock().unwrap_or_else(PoisonError::into_inner);
                    if !reports_ends || id.as_ref().is_some_and(|id| spoken.ended.contains(id)) {
                        tell(What::Ended);
                    } else {
                        spoken.current = id;
                    }
                }
                Task::Stop => {
                    spoken.lock().unwrap_or_else(PoisonError::into_inner).current = None;
                    tts.stop().map_err(refused)?;
                }
                Task::List => tell(What::Voices(tts.voices().map_err(refused)?.iter().map(tts::Voice::name).collect())),
            }
        }
        Ok(())
    }

    /// 1x is the service's normal rate, 3x its highest.
    fn set_rate(tts: &mut Tts, speed: Speed) -> Result<(), tts::Error> {
        if !tts.supported_features().rate {
            return Ok(());
        }
        let (normal, highest) = (tts.normal_rate(), tts.max_rate());
        tts.set_rate(normal + (highest - normal) * (speed.times() - 1.0) / 2.0).map(drop)
    }
}

#[cfg(not(feature = "system-voice"))]
mod worker {
    //! No service: every task is answered by a notice.
    use std::{io, sync::mpsc};

    use super::{Command, Heard, Notice, Task, What};

    pub(super) fn start(number: u32, outbox: mpsc::Sender<Command>) -> io::Result<mpsc::Sender<Task>> {
        let _ = outbox.send(Command::Heard(Heard { worker: number, what: What::Failed(Notice::NotBuilt) }));
        let (tasks, inbox) = mpsc::channel();
        // Kept open, so that the notice that says why comes first.
        std::mem::forget(inbox);
        Ok(tasks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speak::Earcon;
    use crate::speak::queue::{Output, Queue, Routes, Urgency};

    fn id() -> UtteranceId {
        Queue::new(Routes::separate()).say(Output::Room, Urgency::Event, Earcon::Accepted).id
    }

    /// A watch without a service, and what it reports.
    fn watch() -> (Watch, Receiver<Task>, Receiver<SystemVoiceEvent>) {
        let (events, inbox) = channel();
        let (worker, tasks) = channel();
        let report: SystemReport = Arc::new(move |event| drop(events.send(event)));
        (Watch { report, outbox: channel().0, worker: Some(worker), workers: 1, speaking: None }, tasks, inbox)
    }

    #[test]
    fn a_service_that_dies_in_mid_sentence_is_noticed() {
        let (mut watch, _tasks, events) = watch();
        let (commands, inbox) = channel();
        let id = id();
        watch.obey(Command::Speak(id, String::new(), Speed::BRISK));
        watch.speaking = Some((id, Duration::from_millis(20)));
        thread::Builder::new().spawn(move || watch.run(&inbox)).unwrap();
        assert_eq!(events.recv().unwrap(), SystemVoiceEvent::Notice(Notice::Silent));
        assert_eq!(events.recv().unwrap(), SystemVoiceEvent::Finished(id, Ending::Unheard));
        commands.send(Command::Close).unwrap();
    }

    #[test]
    fn every_utterance_finishes_once() {
        let (mut watch, _tasks, events) = watch();
        let id = id();
        let ended = |worker| Command::Heard(Heard { worker, what: What::Ended });
        watch.obey(Command::Speak(id, "Max".to_owned(), Speed::BRISK));
        watch.obey(ended(0));
        watch.obey(ended(1));
        watch.obey(ended(1));
        watch.obey(Command::Stop);
        let all: Vec<_> = events.try_iter().collect();
        assert_eq!(all, [SystemVoiceEvent::Finished(id, Ending::Complete)]);
    }

    #[cfg(not(feature = "system-voice"))]
    #[test]
    fn a_program_without_it_says_so() {
        let (events, inbox) = channel();
        let voice = SystemVoice::start(Arc::new(move |event| drop(events.send(event)))).unwrap();
        let id = id();
        voice.speak(id, "Max".to_owned(), Speed::BRISK);
        assert_eq!(inbox.recv().unwrap(), SystemVoiceEvent::Notice(Notice::NotBuilt));
        assert_eq!(inbox.recv().unwrap(), SystemVoiceEvent::Finished(id, Ending::Unheard));
    }
}
