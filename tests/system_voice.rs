//! The driver of the system voice with real programs beside it: one that answers, hangs, dies, is missing, and our own.
#![cfg(unix)]
use std::{
    fs,
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
};

use anna_hector::speak::{
    Earcon, Output, Queue, Routes, Speed, SystemVoice, SystemVoiceEvent, SystemVoiceFailure, Urgency, UtteranceEnding,
    UtteranceId,
};
use tempfile::TempDir;

fn utterance() -> UtteranceId {
    Queue::new(Routes::separate()).say(Output::Room, Urgency::Event, Earcon::Accepted).id
}

/// A link in a folder of its own to a program that is written here: what it writes lies beside the link.
fn program(folder: &TempDir, name: &str) -> PathBuf {
    let path = folder.path().join(name);
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/system_voice").join(name);
    symlink(program, &path).expect("a link");
    path
}

fn driver(path: &Path) -> (SystemVoice, Receiver<SystemVoiceEvent>) {
    let (events, inbox) = channel();
    let report = Arc::new(move |event| drop(events.send(event)));
    (SystemVoice::start_with(path.to_owned(), report).expect("a thread"), inbox)
}

#[test]
fn an_utterance_ends_when_its_program_says_so() {
    let folder = TempDir::new().unwrap();
    let path = program(&folder, "answers");
    let (voice, events) = driver(&path);
    let id = utterance();
    voice.speak(id, "Max\nMuster".to_owned(), Speed::SLOWEST);
    assert_eq!(events.recv().unwrap(), SystemVoiceEvent::Finished(id, UtteranceEnding::Complete));
    let told = fs::read_to_string(path.with_extension("told")).unwrap();
    assert_eq!(told, "{\"speak\":{\"number\":1,\"text\":\"Max\\nMuster\",\"times\":1.0}}\n");
}

#[test]
fn what_is_stopped_or_followed_is_cut_and_finishes_once() {
    let folder = TempDir::new().unwrap();
    let (voice, events) = driver(&program(&folder, "waits"));
    let (first, second) = (utterance(), utterance());
    voice.speak(first, "Max".to_owned(), Speed::BRISK);
    voice.speak(second, "Max".to_owned(), Speed::BRISK);
    voice.stop();
    voice.stop();
    let finished = |event: &SystemVoiceEvent| matches!(event, SystemVoiceEvent::Finished(..));
    let all: Vec<_> = events.iter().filter(finished).take(2).collect();
    assert_eq!(all, [first, second].map(|id| SystemVoiceEvent::Finished(id, UtteranceEnding::Cut)));
    drop(voice);
    assert!(!events.iter().any(|event| finished(&event)));
}

#[test]
fn a_program_that_dies_is_told_and_started_again() {
    let folder = TempDir::new().unwrap();
    let (voice, events) = driver(&program(&folder, "dies"));
    for _ in 0..2 {
        let id = utterance();
        voice.speak(id, "Max".to_owned(), Speed::BRISK);
        assert_eq!(events.recv().unwrap(), SystemVoiceEvent::Notice(SystemVoiceFailure::Ended));
        assert_eq!(events.recv().unwrap(), SystemVoiceEvent::Finished(id, UtteranceEnding::Unheard));
    }
}

#[test]
fn a_program_that_hangs_is_told_and_killed() {
    let folder = TempDir::new().unwrap();
    let path = program(&folder, "hangs");
    let (voice, events) = driver(&path);
    let id = utterance();
    voice.speak(id, String::new(), Speed::BRISK);
    assert_eq!(events.recv().unwrap(), SystemVoiceEvent::Notice(SystemVoiceFailure::Silent));
    assert_eq!(events.recv().unwrap(), SystemVoiceEvent::Finished(id, UtteranceEnding::Unheard));
    let process = fs::read_to_string(path.with_extension("process")).unwrap();
    assert!(!Path::new("/proc").join(process.trim()).exists(), "it goes on");
}

#[test]
fn a_program_that_is_missing_is_told() {
    let folder = TempDir::new().unwrap();
    let (voice, events) = driver(&folder.path().join("nothing"));
    let id = utterance();
    voice.speak(id, "Max".to_owned(), Speed::BRISK);
    assert!(matches!(events.recv().unwrap(), SystemVoiceEvent::Notice(SystemVoiceFailure::NotInstalled(_))));
    assert_eq!(events.recv().unwrap(), SystemVoiceEvent::Finished(id, UtteranceEnding::Unheard));
}
