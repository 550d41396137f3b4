//! Talks to the system's speech service for anna-hector, which starts it: a task a line on standard input, what comes of it a line
//! on standard output (`anna_hector::speak::system`). It ends with its input.
//!
//! It is a program of its own because it alone needs the service's library, and because a service may hang.
use std::{
    collections::HashMap,
    io::{self, BufRead, Write},
    process::ExitCode,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use anna_hector::speak::system::{SystemVoiceReply, Task};
use tts::{Tts, UtteranceId};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(told) => {
            tell(&told);
            ExitCode::FAILURE
        }
    }
}

/// The number of each utterance that has not ended, and those that ended before their number was known: a short one may end
/// while it is still being handed over.
#[derive(Default)]
struct Spoken {
    numbers: HashMap<UtteranceId, u32>,
    ended: Vec<UtteranceId>,
}

fn run() -> Result<(), SystemVoiceReply> {
    let mut tts = Tts::default().map_err(|error| SystemVoiceReply::Absent(error.to_string()))?;
    let spoken = Arc::new(Mutex::new(Spoken::default()));
    let reports_ends = tts.supported_features().utterance_callbacks;
    if reports_ends {
        let shared = Arc::clone(&spoken);
        let ended = move |id: UtteranceId| {
            let mut spoken = lock(&shared);
            match spoken.numbers.remove(&id) {
                Some(number) => tell(&SystemVoiceReply::Ended(number)),
                None => spoken.ended.push(id),
            }
        };
        tts.on_utterance_end(Some(Box::new(ended))).map_err(refused)?;
    }
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { return Ok(()) };
        let task = serde_json::from_str(&line).map_err(|error| SystemVoiceReply::Refused(error.to_string()))?;
        match task {
            Task::Speak { number, text, times } => {
                set_rate(&mut tts, times).map_err(refused)?;
                *lock(&spoken) = Spoken::default();
                let id = tts.speak(text, true).map_err(refused)?;
                let mut spoken = lock(&spoken);
                match id {
                    Some(id) if reports_ends && !spoken.ended.contains(&id) => drop(spoken.numbers.insert(id, number)),
                    Some(_) | None => tell(&SystemVoiceReply::Ended(number)),
                }
            }
            Task::Stop => {
                *lock(&spoken) = Spoken::default();
                tts.stop().map_err(refused)?;
            }
            Task::List => {
                let voices = tts.voices().map_err(refused)?;
                tell(&SystemVoiceReply::Voices(voices.iter().map(tts::Voice::name).collect()));
            }
        }
    }
    Ok(())
}

fn lock(spoken: &Mutex<Spoken>) -> MutexGuard<'_, Spoken> {
    spoken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn refused(error: tts::Error) -> SystemVoiceReply {
    SystemVoiceReply::Refused(error.to_string())
}

/// Whoever started this has gone when its output is closed; then the input is closed too, and the loop ends.
fn tell(told: &SystemVoiceReply) {
    let Ok(line) = serde_json::to_string(told) else { unreachable!("numbers and text") };
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn set_rate(tts: &mut Tts, times: f32) -> Result<(), tts::Error> {
    if !tts.supported_features().rate {
        return Ok(());
    }
    let (normal, highest) = (tts.normal_rate(), tts.max_rate());
    tts.set_rate(normal + (highest - normal) * (times - 1.0) / 2.0).map(drop)
}
