//! The program that talks to the speech service: started, given tasks, listened to, and killed when it is let go.
use std::{
    io::{self, BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, SendError, Sender, channel},
    },
    thread,
};

use super::{ProgramSaid, SystemVoiceFailure, SystemVoiceReply, Task};

/// The program. Dropping it kills it: a service that hangs must not outlive what asked for it.
pub(super) struct VoiceProgram {
    tasks: Sender<Task>,
    child: Arc<Mutex<Child>>,
}

impl VoiceProgram {
    /// Starts it. What it tells, and its end, go to `tell`, which is called on a thread of its own.
    ///
    /// # Errors
    /// When it is not there or the system does not start it.
    pub(super) fn start(path: &Path, tell: impl Fn(ProgramSaid) + Send + 'static) -> io::Result<Self> {
        let mut child =
            Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else { unreachable!("both were asked for") };
        let (tasks, inbox) = channel();
        let child = Arc::new(Mutex::new(child));
        let read = Arc::clone(&child);
        let program = Self { tasks, child };
        thread::Builder::new().name("system-voice-in".to_owned()).spawn(move || write(input, &inbox))?;
        thread::Builder::new().name("system-voice-out".to_owned()).spawn(move || {
            listen(output, &tell);
            tell(ProgramSaid::Failed(SystemVoiceFailure::Ended));
            // It closed its output: it has ended, or is of no more use.
            end(&read);
        })?;
        Ok(program)
    }

    /// Gives it a task, without waiting.
    ///
    /// # Errors
    /// When it takes no more.
    pub(super) fn give(&self, task: Task) -> Result<(), SendError<Task>> {
        self.tasks.send(task)
    }
}

impl Drop for VoiceProgram {
    fn drop(&mut self) {
        end(&self.child);
    }
}

/// Kills it and waits until the system has let it go, so that no dead process is left behind.
fn end(child: &Mutex<Child>) {
    let mut child = child.lock().unwrap_or_else(PoisonError::into_inner);
    if let Err(error) = child.kill().and_then(|()| child.wait()) {
        tracing::warn!(%error, "the system voice's program could not be ended");
    }
}

/// A thread of its own, because a program that hangs does not read.
fn write(mut input: ChildStdin, tasks: &Receiver<Task>) {
    while let Ok(task) = tasks.recv() {
        let Ok(mut line) = serde_json::to_vec(&task) else { unreachable!("a task is text and numbers") };
        line.push(b'\n');
        if input.write_all(&line).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn listen(output: ChildStdout, tell: &impl Fn(ProgramSaid)) {
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        match serde_json::from_str::<SystemVoiceReply>(&line) {
            Ok(told) => tell(ProgramSaid::Told(told)),
            Err(error) => tracing::warn!(%error, line, "the system voice's program"),
        }
    }
}
