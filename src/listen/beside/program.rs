//! The program itself: started, given lines and sound, listened to, and killed when it hangs or is let go.
use std::{
    collections::BTreeSet,
    fmt,
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::Duration,
};

use super::{
    ProgramError,
    protocol::{RecogniserAnswer, RecogniserRequest, TranscriptReading, VERSION, pcm},
};
use crate::listen::grammar::Tongue;

/// No line of an answer is longer than this.
const LONGEST_LINE: u64 = 64 * 1024;
/// When so many utterances in a row are too late, it is ended.
const UNANSWERED: usize = 4;

/// What the program, or its end, brings.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::listen) enum RecogniserEvent {
    /// It can be asked; its name.
    Ready(String),
    /// The readings of an utterance.
    Heard(u64, Vec<TranscriptReading>),
    /// It takes so long over an utterance that the answer comes too late.
    Late(u64),
    /// It is of no more use, and was ended.
    Failed(ProgramError),
}

/// How long a program may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// Until it is ready.
    pub ready: Duration,
    /// Until an answer is too late to count.
    pub late: Duration,
    /// After that, until it is ended.
    pub hang: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self { ready: Duration::from_secs(90), late: Duration::from_secs(4), hang: Duration::from_secs(16) }
    }
}

/// What the watching thread learns.
enum WatchEvent {
    Ready,
    Asked(u64),
    Answered(u64),
    /// This question was asked so long ago that its answer comes too late.
    Late(u64),
    /// This question was asked so long ago that a program which has answered nothing since hangs.
    Silent(u64),
    Over,
}

/// Where [`RecogniserEvent`] goes. Called on the program's threads: it must not wait.
type Tell = Arc<dyn Fn(RecogniserEvent) + Send + Sync>;

/// What the threads share.
#[derive(Clone)]
struct SharedState {
    command: String,
    child: Arc<Mutex<Child>>,
    /// Its end was told, or is nobody's business.
    over: Arc<AtomicBool>,
    tell: Tell,
}

impl SharedState {
    fn tell(&self, told: RecogniserEvent) {
        if !self.over.load(Ordering::SeqCst) {
            (self.tell)(told);
        }
    }

    /// Ends it and tells why, once: the first reason counts, since a program that is killed ends too.
    fn fail(&self, error: ProgramError) {
        let is_first = !self.over.swap(true, Ordering::SeqCst);
        self.end();
        if is_first {
            (self.tell)(RecogniserEvent::Failed(error));
        }
    }

    /// Kills it and waits until the system has let it go, so that no dead process is left behind.
    fn end(&self) {
        let mut child = self.child.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = child.kill().and_then(|()| child.wait()) {
            tracing::warn!(%error, "the recogniser's program could not be ended");
        }
    }
}

/// Ends a program from elsewhere than where it is used: whoever waits for it there learns that it has failed.
#[derive(Clone)]
pub(in crate::listen) struct ProgramEnd(SharedState);

impl ProgramEnd {
    /// Ends it. It is gone when this returns.
    pub(in crate::listen) fn end(&self) {
        self.0.fail(ProgramError::Ended(self.0.command.clone()));
    }

    /// Whether it was ended already.
    pub(super) fn is_over(&self) -> bool {
        self.0.over.load(Ordering::SeqCst)
    }
}

/// A running program. Dropping it kills it.
pub(in crate::listen) struct RecogniserProgram {
    tasks: Sender<Vec<u8>>,
    seen: Sender<WatchEvent>,
    shared: SharedState,
}

impl RecogniserProgram {
    /// Starts `command`, a program and its arguments parted by blanks; quotes hold together. What it tells goes to `tell`.
    ///
    /// # Errors
    /// [`ProgramError::Start`].
    pub(super) fn start(
        command: &str,
        tongue: Tongue,
        patience: Patience,
        tell: impl Fn(RecogniserEvent) + Send + Sync + 'static,
    ) -> Result<Self, ProgramError> {
        let unfit = |why: &dyn fmt::Display| ProgramError::Start { command: command.to_owned(), why: why.to_string() };
        let words = words(command);
        let (program, arguments) = words.split_first().ok_or_else(|| unfit(&"no program is named"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| unfit(&error))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else { unreachable!("both were asked for") };
        let (tasks, tasks_in) = channel();
        let (seen, seen_in) = channel();
        let shared = SharedState {
            command: command.to_owned(),
            child: Arc::new(Mutex::new(child)),
            over: Arc::new(AtomicBool::new(false)),
            tell: Arc::new(tell),
        };
        let (reads, watches, seen_out, waits) = (shared.clone(), shared.clone(), seen.clone(), seen.clone());
        let program = Self { tasks, seen, shared };
        let named = |name: &str| thread::Builder::new().name(name.to_owned());
        named("recogniser-in").spawn(move || write(input, &tasks_in)).map_err(|error| unfit(&error))?;
        named("recogniser-out").spawn(move || read(output, &reads, &seen_out)).map_err(|error| unfit(&error))?;
        named("recogniser-watch")
            .spawn(move || watch(&seen_in, &waits, &watches, patience))
            .map_err(|error| unfit(&error))?;
        let (language, ranks) = (tongue.language.to_string(), tongue.ranks.to_string());
        program.give(RecogniserRequest::Begin { protocol: VERSION, language: &language, ranks: &ranks }.line());
        Ok(program)
    }

    /// What ends it from elsewhere.
    pub(in crate::listen) fn end(&self) -> ProgramEnd {
        ProgramEnd(self.shared.clone())
    }

    /// Tells it something that it does not answer.
    pub(in crate::listen) fn tell(&self, ask: &RecogniserRequest<'_>) {
        self.give(ask.line());
    }

    /// Gives it more of an utterance.
    pub(in crate::listen) fn hear(&self, id: u64, samples: &[f32], rate: u32) {
        if samples.is_empty() {
            return;
        }
        let sound = pcm(samples);
        let mut bytes = RecogniserRequest::Audio { id, rate, bytes: sound.len() }.line();
        bytes.extend(sound);
        self.give(bytes);
    }

    /// Asks what an utterance was: [`RecogniserEvent::Heard`], or [`RecogniserEvent::Late`].
    pub(in crate::listen) fn ask(&self, id: u64, grammar: u64) {
        // Before the program can have answered. The watching thread outlives this unless it has failed, which is told.
        let _ = self.seen.send(WatchEvent::Asked(id));
        self.give(RecogniserRequest::End { id, grammar }.line());
    }

    fn give(&self, bytes: Vec<u8>) {
        // What has failed takes nothing more, and was told.
        let _ = self.tasks.send(bytes);
    }
}

impl Drop for RecogniserProgram {
    fn drop(&mut self) {
        self.shared.over.store(true, Ordering::SeqCst);
        let _ = self.seen.send(WatchEvent::Over);
        self.shared.end();
    }
}

/// A thread of its own, because a program that hangs does not read.
fn write(mut input: ChildStdin, tasks: &Receiver<Vec<u8>>) {
    while let Ok(bytes) = tasks.recv() {
        if input.write_all(&bytes).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read(output: ChildStdout, shared: &SharedState, seen: &Sender<WatchEvent>) {
    let mut output = BufReader::new(output);
    let command = || shared.command.clone();
    loop {
        let mut line = Vec::new();
        let length = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if !matches!(length, Ok(1..)) {
            return shared.fail(ProgramError::Ended(command()));
        }
        match RecogniserAnswer::of(&line) {
            Some(RecogniserAnswer::Ready { protocol: VERSION, name }) => {
                let _ = seen.send(WatchEvent::Ready);
                shared.tell(RecogniserEvent::Ready(name));
            }
            Some(RecogniserAnswer::Heard { id, readings }) => {
                let _ = seen.send(WatchEvent::Answered(id));
                shared.tell(RecogniserEvent::Heard(id, readings));
            }
            Some(RecogniserAnswer::Trouble { why }) => {
                return shared.fail(ProgramError::Trouble { command: command(), why });
            }
            Some(RecogniserAnswer::Ready { .. }) | None => {
                let line = shown(&line);
                return shared.fail(ProgramError::Nonsense { command: command(), line });
            }
        }
    }
}

/// The beginning of a line that does not fit. What may hold a player's words is not repeated: the line is shown on pages that
/// others see, and kept in the log.
fn shown(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    if text.contains("heard") || text.contains("readings") {
        return "an answer with a fault".to_owned();
    }
    text.trim().chars().take(80).collect()
}

/// Ends it when it takes too long. One program may be asked by several microphones at once: each question has a time of its own.
fn watch(inbox: &Receiver<WatchEvent>, waits: &Sender<WatchEvent>, shared: &SharedState, patience: Patience) {
    if !matches!(inbox.recv_timeout(patience.ready), Ok(WatchEvent::Ready)) {
        return shared.fail(ProgramError::NotReady(shared.command.clone()));
    }
    let (mut open, mut late_in_a_row) = (BTreeSet::new(), 0);
    // What was asked before the last answer came: a program that answers does not hang.
    let mut answered_since = BTreeSet::new();
    while let Ok(seen) = inbox.recv() {
        let hangs = match seen {
            WatchEvent::Asked(id) => {
                open.insert(id);
                wait(id, waits.clone(), patience).is_err()
            }
            WatchEvent::Answered(id) => {
                open.remove(&id);
                answered_since.extend(open.iter().copied());
                late_in_a_row = 0;
                false
            }
            WatchEvent::Late(id) if open.contains(&id) => {
                shared.tell(RecogniserEvent::Late(id));
                late_in_a_row += 1;
                late_in_a_row >= UNANSWERED
            }
            WatchEvent::Silent(id) => open.remove(&id) && !answered_since.remove(&id),
            WatchEvent::Ready | WatchEvent::Late(_) => false,
            WatchEvent::Over => return,
        };
        if hangs {
            return shared.fail(ProgramError::Hung(shared.command.clone()));
        }
    }
}

/// Tells when an answer to this question comes too late, and when a program that has answered nothing since hangs.
fn wait(id: u64, waits: Sender<WatchEvent>, patience: Patience) -> io::Result<()> {
    let waiting = move || {
        // Nobody sends into it: it is the time alone that is waited for.
        let (_sender, nothing) = channel::<()>();
        for (time, seen) in [(patience.late, WatchEvent::Late(id)), (patience.hang, WatchEvent::Silent(id))] {
            let _ = nothing.recv_timeout(time);
            if waits.send(seen).is_err() {
                return;
            }
        }
    };
    thread::Builder::new().name("recogniser-wait".to_owned()).spawn(waiting).map(drop)
}

/// The words of a command as a shell parts them; without a shell nothing else in it has a meaning.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut quote): (Vec<String>, Option<char>) = (Vec::new(), None);
    let mut apart = true;
    for c in command.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => {
                if apart {
                    words.push(String::new());
                }
                (quote, apart) = (Some(c), false);
            }
            (None, c) if c.is_whitespace() => apart = true,
            _ => {
                if apart {
                    words.push(String::new());
                }
                apart = false;
                if let Some(word) = words.last_mut() {
                    word.push(c);
                }
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_parted_as_by_a_shell_and_no_shell_sees_it() {
        assert_eq!(words("  a/b --x  y "), ["a/b", "--x", "y"]);
        assert_eq!(words(r#"'/my folder/run' "a b" c"d e"'' "#), ["/my folder/run", "a b", "cd e"]);
        assert_eq!(words("run ; rm $HOME | x"), ["run", ";", "rm", "$HOME", "|", "x"]);
        assert!(words("   ").is_empty());
    }
}
