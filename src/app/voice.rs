//! The microphones of the table and the thread that understands: what is opened, who is listened to, and for what.
use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{Arc, mpsc::Sender},
};

use super::{Input, talking::speaker_at};
use crate::{
    audio::{Device, InputError},
    desk::{Microphones, Talk},
    language::{Line, Phrase, Wording, speak},
    laws::RawMove,
    listen::{
        Expectation, Heard, Hearer, HearerEvent, Missing, Sound, Talker,
        capture::{CapturedUtterance, Gate, Metering, Microphone, MicrophoneEvent, MicrophonePlace, UtterancePart},
        grammar::Tongue,
    },
    narration::{Deafness, deaf_phrase},
};

/// Everything that listens.
#[derive(Debug)]
pub(super) struct VoiceDesk {
    hearer: Option<Hearer>,
    open: HashMap<MicrophonePlace, Listening>,
    talk: Talk,
    /// Why the recogniser beside ours is of no use, if so.
    beside: Option<String>,
    /// Who has tried his microphone, and how loud he was.
    tried: HashMap<MicrophonePlace, TriedLevel>,
    /// How often in a row what was said at a microphone was another's.
    others: HashMap<MicrophonePlace, u32>,
    inbox: Sender<Input>,
}

/// How loud somebody was who has tried a microphone.
#[derive(Debug)]
struct TriedLevel {
    device: Device,
    /// The folder of his words, by which he is known; the room's microphone has none.
    profile: Option<PathBuf>,
    /// In dB below full scale.
    level: f32,
}

/// One microphone, and what is waited for there.
#[derive(Debug)]
struct Listening {
    microphone: Microphone,
    device: Device,
    /// Who is understood there; nobody while a microphone is only tried.
    talker: Option<Talker>,
    gate: Gate,
    expected: Option<Arc<Expectation>>,
    /// Why its device brings nothing, if so.
    lost: Option<InputError>,
    hearing: MicrophoneHearing,
    /// What is missing though somebody is understood.
    lacking: Option<String>,
}

/// Whether anybody is understood at a microphone.
#[derive(Debug, Clone, PartialEq, Eq)]
enum MicrophoneHearing {
    /// As far as is known.
    Works,
    /// Not yet: the only recogniser is being opened.
    Opens(Meanwhile),
    /// No, and why.
    Deaf(String),
}

/// Whether anything was said while a recogniser was being opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meanwhile {
    /// The player says nothing meanwhile.
    Silent,
    /// Something, which nobody has understood.
    Spoken,
}

/// Whether somebody who could not be understood until now can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ListensNow {
    /// He could be from the beginning.
    AsBefore,
    /// His only recogniser was being opened until now.
    AtLast(Meanwhile),
}

impl VoiceDesk {
    /// Opens nothing yet.
    pub(super) fn new(inbox: Sender<Input>) -> Self {
        Self {
            hearer: None,
            open: HashMap::new(),
            talk: Talk::Held,
            beside: None,
            tried: HashMap::new(),
            others: HashMap::new(),
            inbox,
        }
    }

    /// Uses these microphones from now on, each with the person who speaks there.
    pub(super) fn configure(&mut self, microphones: &Microphones, talker: impl Fn(MicrophonePlace) -> Talker) {
        self.talk = microphones.talk;
        self.beside = None;
        let wanted: Vec<(MicrophonePlace, Device)> = MicrophonePlace::ALL
            .into_iter()
            .filter_map(|place| Some((place, device(microphones.device(place)?))))
            .collect();
        self.open.retain(|place, _| wanted.iter().any(|(kept, _)| kept == place));
        for (place, device) in wanted {
            self.use_microphone(place, device, Some(talker(place)));
        }
        if self.open.is_empty() {
            self.hearer = None;
        }
    }

    /// Closes every microphone.
    pub(super) fn close(&mut self) {
        self.open.clear();
        self.hearer = None;
        self.beside = None;
    }

    fn use_microphone(&mut self, place: MicrophonePlace, device: Device, talker: Option<Talker>) {
        if let Some(listening) = self.open.get_mut(&place) {
            if listening.device != device {
                listening.microphone.set_device(device.clone());
                listening.device = device;
            }
            if listening.talker != talker {
                listening.talker = None;
                if let Some(talker) = talker {
                    self.understand_as(place, talker);
                }
            }
            return;
        }
        let inbox = self.inbox.clone();
        let report = Arc::new(move |event: MicrophoneEvent| {
            let _ = inbox.send(Input::Microphone(event));
        });
        match Microphone::open(place, device.clone(), report) {
            Ok(microphone) => {
                let (gate, expected, lost, hearing, lacking) = (Gate::Held, None, None, MicrophoneHearing::Works, None);
                let listening = Listening { microphone, device, talker: None, gate, expected, lost, hearing, lacking };
                self.open.insert(place, listening);
                if let Some(talker) = talker {
                    self.understand_as(place, talker);
                }
            }
            Err(error) => tracing::error!(%error, ?place, "no thread for a microphone"),
        }
    }

    /// Opens one microphone and no other, to be tried or to be taught into.
    pub(super) fn open_alone(&mut self, place: MicrophonePlace, microphones: &Microphones) {
        self.open.retain(|other, _| *other == place);
        if let Some(name) = microphones.device(place) {
            self.use_microphone(place, device(name), None);
        }
    }

    /// Measures how loud it is there for so many hundredths of a second.
    pub(super) fn measure(&self, place: MicrophonePlace, hundredths: usize) {
        if let Some(listening) = self.open.get(&place) {
            listening.microphone.measure(hundredths);
        }
    }

    /// Reports how loud it is there, or no longer.
    pub(super) fn meter(&self, place: MicrophonePlace, metering: Metering) {
        if let Some(listening) = self.open.get(&place) {
            listening.microphone.meter(metering);
        }
    }

    /// What is said there is understood as this person's from now on.
    pub(super) fn understand_as(&mut self, place: MicrophonePlace, talker: Talker) {
        if let Some(hearer) = self.hearer() {
            hearer.listen(place, talker.clone());
        }
        if let Some(listening) = self.open.get_mut(&place) {
            listening.talker = Some(talker);
            listening.expected = None;
            self.others.remove(&place);
            if let (Some(level), Some(hearer)) = (self.tried_level(place), &self.hearer) {
                hearer.learn_level(place, level);
            }
        }
    }

    /// Notes how loud the person of this folder was when he tried his microphone.
    pub(super) fn note_tried(&mut self, place: MicrophonePlace, profile: Option<PathBuf>, level: f32) {
        if let Some(listening) = self.open.get(&place) {
            self.tried.insert(place, TriedLevel { device: listening.device.clone(), profile, level });
        }
    }

    /// How loud the person who is understood there was when he tried that microphone; nothing where another has tried it.
    fn tried_level(&self, place: MicrophonePlace) -> Option<f32> {
        let listening = self.open.get(&place)?;
        let talker = listening.talker.as_ref()?;
        let tried = self.tried.get(&place)?;
        (tried.device == listening.device && tried.profile == talker.profile).then_some(tried.level)
    }

    /// The game is over: people without a name cannot be told from those of the next one.
    pub(super) fn forget_tried(&mut self) {
        self.tried.clear();
    }

    /// The person who speaks there has said this himself.
    pub(super) fn learn(&self, place: MicrophonePlace, utterance: CapturedUtterance) {
        if let Some(hearer) = &self.hearer {
            hearer.learn(place, utterance);
        }
    }

    /// Notes that somebody else was heard there; how often in a row.
    pub(super) fn note_other(&mut self, place: MicrophonePlace) -> u32 {
        let others = self.others.entry(place).or_default();
        *others += 1;
        *others
    }

    /// Notes that he himself was heard there.
    pub(super) fn note_own(&mut self, place: MicrophonePlace) {
        self.others.remove(&place);
    }

    /// The thread that understands, started when it is first needed.
    fn hearer(&mut self) -> Option<&Hearer> {
        if self.hearer.is_none() {
            let inbox = self.inbox.clone();
            let report = Arc::new(move |event: HearerEvent| {
                let _ = inbox.send(Input::Hearer(event));
            });
            self.hearer =
                Hearer::start(report).inspect_err(|error| tracing::error!(%error, "no thread for hearing")).ok();
        }
        self.hearer.as_ref()
    }

    /// Whether there is a microphone.
    pub(super) fn is_open(&self, place: MicrophonePlace) -> bool {
        self.open.contains_key(&place)
    }

    /// When the players are listened to.
    pub(super) const fn talk(&self) -> Talk {
        self.talk
    }

    /// Makes ready for what can be said there now; nothing happens where it was waited for already.
    pub(super) fn expect(&mut self, place: MicrophonePlace, expectation: Expectation) {
        let Some(listening) = self.open.get_mut(&place) else { return };
        if listening.expected.as_deref() == Some(&expectation) {
            return;
        }
        let expectation = Arc::new(expectation);
        listening.expected = Some(Arc::clone(&expectation));
        if let Some(hearer) = &self.hearer {
            hearer.expect(place, expectation);
        }
    }

    /// Opens or shuts a gate.
    pub(super) fn set_gate(&mut self, place: MicrophonePlace, gate: Gate) {
        if let Some(listening) = self.open.get_mut(&place).filter(|listening| listening.gate != gate) {
            listening.gate = gate;
            listening.microphone.set_gate(gate);
        }
    }

    /// The key goes down.
    pub(super) fn hold(&self, place: MicrophonePlace) {
        if let Some(listening) = self.open.get(&place) {
            listening.microphone.hold();
        }
    }

    /// The key is let go.
    pub(super) fn release(&self, place: MicrophonePlace) {
        if let Some(listening) = self.open.get(&place) {
            listening.microphone.release();
        }
    }

    /// What is being said there does not count.
    pub(super) fn discard(&self, place: MicrophonePlace) {
        if let Some(listening) = self.open.get(&place) {
            listening.microphone.discard();
        }
    }

    /// Starts a recogniser beside ours, lets it hear this move and ends it again.
    pub(super) fn try_recogniser(&mut self, command: String, tongue: Tongue, said: RawMove, sound: Sound) {
        if let Some(hearer) = self.hearer() {
            hearer.try_out(command, tongue, said, sound);
        }
    }

    /// More of what is being said there.
    pub(super) fn go_on(&self, place: MicrophonePlace, part: UtterancePart) {
        if let Some(hearer) = &self.hearer {
            hearer.go_on(place, part);
        }
    }

    /// Where there is a microphone.
    pub(super) fn places(&self) -> Vec<MicrophonePlace> {
        self.open.keys().copied().collect()
    }

    /// Notes why the recogniser beside ours is of no use, or that it is.
    pub(super) fn note_beside(&mut self, why: Option<String>) {
        self.beside = why;
    }

    /// Understands what may be all that is said there, so that the answer is ready when it is.
    pub(super) fn foresee(&self, place: MicrophonePlace, utterance: CapturedUtterance) {
        if let Some(hearer) = &self.hearer {
            hearer.foresee(place, utterance);
        }
    }

    /// Understands what was said there.
    pub(super) fn understand(&self, place: MicrophonePlace, utterance: CapturedUtterance) {
        if let Some(hearer) = &self.hearer {
            hearer.understand(place, utterance);
        }
    }

    /// Whether an answer still fits: what was waited for when it was said is waited for now.
    pub(super) fn is_current(&self, place: MicrophonePlace, heard: &Heard) -> bool {
        let expected = self.open.get(&place).and_then(|listening| listening.expected.as_ref());
        expected.is_some_and(|expected| Arc::ptr_eq(expected, &heard.expectation))
    }

    /// Notes why a device brings nothing, or that it does; what was noted before.
    pub(super) fn note_lost(&mut self, place: MicrophonePlace, why: Option<InputError>) -> Option<InputError> {
        std::mem::replace(&mut self.open.get_mut(&place)?.lost, why)
    }

    /// Notes why nobody is understood there.
    pub(super) fn note_deaf(&mut self, place: MicrophonePlace, why: String) {
        if let Some(listening) = self.open.get_mut(&place) {
            listening.hearing = MicrophoneHearing::Deaf(why);
        }
    }

    /// Notes that nobody is understood there yet.
    pub(super) fn note_opens(&mut self, place: MicrophonePlace) {
        if let Some(listening) = self.open.get_mut(&place) {
            listening.hearing = MicrophoneHearing::Opens(Meanwhile::Silent);
        }
    }

    /// Notes that something was said there which nobody could understand yet; whether anything was before.
    pub(super) fn note_too_early(&mut self, place: MicrophonePlace) -> Option<Meanwhile> {
        match &mut self.open.get_mut(&place)?.hearing {
            MicrophoneHearing::Opens(meanwhile) => Some(std::mem::replace(meanwhile, Meanwhile::Spoken)),
            MicrophoneHearing::Works | MicrophoneHearing::Deaf(_) => None,
        }
    }

    /// Notes that somebody is understood there, and what is missing all the same.
    pub(super) fn note_listens(&mut self, place: MicrophonePlace, missing: &Missing) -> ListensNow {
        let Some(listening) = self.open.get_mut(&place) else { return ListensNow::AsBefore };
        listening.lacking = missing.told();
        match std::mem::replace(&mut listening.hearing, MicrophoneHearing::Works) {
            MicrophoneHearing::Opens(meanwhile) => ListensNow::AtLast(meanwhile),
            MicrophoneHearing::Works | MicrophoneHearing::Deaf(_) => ListensNow::AsBefore,
        }
    }

    /// What to tell somebody who speaks there and is not heard.
    pub(super) fn why_unheard(&self, place: MicrophonePlace) -> Option<Line> {
        let listening = self.open.get(&place)?;
        match (&listening.lost, &listening.hearing) {
            (Some(_), _) => Some(Line::MicrophoneLost),
            (None, MicrophoneHearing::Deaf(_)) => Some(Line::HearingMissing),
            (None, MicrophoneHearing::Opens(_)) => Some(Line::RecogniserOpens),
            (None, MicrophoneHearing::Works) => None,
        }
    }

    /// What is the matter, for the screen, in the words of the room.
    pub(super) fn trouble(&self, wording: Wording) -> Option<String> {
        let of_a_microphone = self.open.iter().find_map(|(&place, listening)| {
            let deaf = match &listening.hearing {
                MicrophoneHearing::Deaf(why) => Some(why),
                MicrophoneHearing::Works | MicrophoneHearing::Opens(_) => None,
            };
            let lost = listening.lost.as_ref().map(|error| speak(&deafness(place, error), wording).to_string());
            lost.or_else(|| deaf.or(listening.lacking.as_ref()).cloned())
        });
        of_a_microphone.or_else(|| self.beside.clone())
    }
}

/// Why a microphone hears nothing, in words.
fn deafness(place: MicrophonePlace, error: &InputError) -> Phrase {
    let (why, device) = match error {
        InputError::NoDevice { wanted } => (Deafness::NoDevice, wanted.as_deref().unwrap_or_default()),
        InputError::Busy { device } => (Deafness::Busy, device.as_str()),
        InputError::NoPermission { device } => (Deafness::Forbidden, device.as_str()),
        InputError::Failed { device, .. } => (Deafness::Failed, device.as_str()),
    };
    deaf_phrase(speaker_at(place), device, why)
}

fn device(name: &str) -> Device {
    if name.is_empty() { Device::Default } else { Device::Named(name.to_owned()) }
}

#[cfg(test)]
mod tests;
