//! Says what was found. The system voice can say all of it. Without it, the built-in voice says on the system's default device
//! what it has words for.
use std::{
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    time::Duration,
};

use super::DoctorFound;
use crate::{
    audio::Device,
    language::{Arg, Language, Line, Phrase, Wording, speak},
    speak::{
        Action, Output, Queue, Routes, Speaker, SpeakerEvent, Speed, SystemVoice, SystemVoiceEvent, Urgency,
        UtteranceEnding, Voice, Volume,
    },
};

/// No sentence takes longer.
const SENTENCE: Duration = Duration::from_secs(40);

pub(super) fn say(found: &DoctorFound, lines: &[String], language: Language) {
    if found.system_voice.is_err() || !by_the_system_voice(lines) {
        let heard = [Phrase::line(Line::TestRoom)].into_iter().chain(found.faults());
        by_the_built_in_voice(&heard.collect::<Vec<_>>(), language);
    }
}

/// Whether it said them.
fn by_the_system_voice(lines: &[String]) -> bool {
    let (outbox, inbox) = channel();
    let Ok(voice) = SystemVoice::start(Arc::new(move |event| drop(outbox.send(event)))) else { return false };
    let mut queue = Queue::new(Routes::separate());
    lines.iter().all(|line| {
        let said = queue.say(
            Output::Room,
            Urgency::Event,
            speak(&Phrase::with(Line::Bare, [Arg::Text(line.clone())]), Wording::default()),
        );
        voice.speak(said.id, line.clone(), Speed::default());
        let ended = ended(&inbox, |event| match event {
            SystemVoiceEvent::Finished(id, ending) => (id == said.id).then_some(ending),
            SystemVoiceEvent::Notice(_) => Some(UtteranceEnding::Unheard),
            SystemVoiceEvent::Voices(_) => None,
        });
        queue.finished(said.id, ended);
        ended == UtteranceEnding::Complete
    })
}

fn by_the_built_in_voice(phrases: &[Phrase], language: Language) {
    let Ok(voice) = Voice::built_in() else { return };
    let (outbox, inbox) = channel();
    let report = Arc::new(move |event| drop(outbox.send(event)));
    let Ok(speaker) = Speaker::open(Output::Room, Device::Default, Volume::FULL, voice, report) else { return };
    let mut queue = Queue::new(Routes::separate());
    let wording = Wording { language, ..Wording::default() };
    for phrase in phrases {
        let said = queue.say(Output::Room, Urgency::Event, speak(phrase, wording));
        let id = said.id;
        for action in said.actions {
            if let Action::Play(_, utterance) = action {
                speaker.play(utterance, Speed::default());
            }
        }
        let ended = ended(&inbox, |event| match event {
            SpeakerEvent::Finished(_, finished, ending) => (finished == id).then_some(ending),
            SpeakerEvent::Lost(..) => Some(UtteranceEnding::Unheard),
            SpeakerEvent::Ready(..) | SpeakerEvent::Begun(..) | SpeakerEvent::Unspeakable(..) => None,
        });
        queue.finished(id, ended);
        if ended == UtteranceEnding::Unheard {
            return;
        }
    }
}

/// Waits for the end of a sentence.
fn ended<T>(inbox: &Receiver<T>, ending: impl Fn(T) -> Option<UtteranceEnding>) -> UtteranceEnding {
    loop {
        match inbox.recv_timeout(SENTENCE) {
            Ok(event) => match ending(event) {
                Some(ending) => return ending,
                None => continue,
            },
            Err(_) => return UtteranceEnding::Unheard,
        }
    }
}
