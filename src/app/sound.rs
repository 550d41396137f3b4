//! Cues on their way to ears: the phrase queue, one speaker for each output, and the user's own voice for free text.
mod chosen;
mod cues;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::mpsc::Sender,
    time::Duration,
};

use shakmaty::{ByColor, Color};

use super::{
    Input,
    outputs::Outputs,
    own_voice::{OwnVoice, Privacy, SystemVoiceUse, UtteranceTaken},
};
use crate::{
    audio::{Device, DeviceName, Devices, OutputError, resample},
    clock::Moment,
    desk::{Change, Level, OutputKind, Sound},
    files,
    language::{Phrase, Wording, speak},
    narration::{Audience, Cue, Verbosity, heard},
    speak::{
        self, Action, BankError, Output, Queue, Routes, Speaker, SpeakerEvent, Speed, SystemVoiceEvent, Urgency,
        Utterance, UtteranceContent, UtteranceEnding, UtteranceId, Voice, Volume,
    },
};

pub(super) use chosen::by_id;
use chosen::{device, kind, speed, volume};
use cues::{earcon, urgency};

/// Everything that sounds.
#[derive(Debug)]
pub struct SoundDesk {
    queue: Queue,
    /// As the queue has them.
    routes: Routes,
    outputs: Outputs,
    speakers: BTreeMap<Output, Speaker>,
    voice: Voice,
    /// What the outputs are set to.
    chosen: Option<Sound>,
    private_speed: Speed,
    room_speed: Speed,
    own_voice: OwnVoice,
    inbox: Sender<Input>,
    /// How much was said and sounded.
    said: u64,
    attended: ByColor<Option<Attended>>,
}

/// Since when it is looked whether an earphone plays, and how often its device had asked for samples by then.
#[derive(Debug, Clone, Copy)]
struct Attended {
    since: Moment,
    filled: u64,
}

/// A device that plays has asked for samples by then: it does each few milliseconds, and wakes in less than this.
const PLAYS_WITHIN: Duration = Duration::from_millis(300);

/// Something that everybody should know about the sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// An output is silent; its text is on the screen.
    Lost(OutputKind, OutputError),
    /// It sounds again, on this device.
    Back(OutputKind, DeviceName),
    /// The system voice is gone.
    SystemVoiceLost,
    /// An announcement was not heard to its end since the room is silent: the shown text counts.
    AnnouncementUnheard(UtteranceContent),
}

impl SoundDesk {
    /// Opens no device yet.
    ///
    /// # Errors
    /// [`BankError`] when the built-in bank is damaged.
    pub fn new(inbox: Sender<Input>, system_voice: SystemVoiceUse) -> Result<Self, BankError> {
        Ok(Self {
            queue: Queue::new(Routes::separate()),
            routes: Routes::separate(),
            outputs: Outputs::default(),
            speakers: BTreeMap::new(),
            voice: Voice::built_in()?,
            chosen: None,
            private_speed: Speed::default(),
            room_speed: Speed::default(),
            own_voice: OwnVoice::new(system_voice, inbox.clone()),
            inbox,
            said: 0,
            attended: ByColor::default(),
        })
    }

    /// The voice, for decoding ahead.
    #[must_use]
    pub fn voice(&self) -> Voice {
        self.voice.clone()
    }

    /// Replaces clips by recordings of one's own.
    pub fn use_voice(&mut self, voice: Voice) {
        for speaker in self.speakers.values() {
            speaker.set_voice(voice.clone());
        }
        self.voice = voice;
    }

    /// Uses these outputs from now on, for private words as far as they may sound there. Where devices were chosen anew it
    /// asks the sound server, up to 2 seconds when that is stuck.
    pub fn configure(&mut self, sound: &Sound, privacy: Privacy) {
        self.configure_among(sound, privacy, Devices::now);
    }

    /// The same; `there` says which outputs there are, where that has to be known.
    pub(super) fn configure_among(&mut self, sound: &Sound, privacy: Privacy, there: impl FnOnce() -> Devices) {
        (self.private_speed, self.room_speed) = (speed(sound.rate), speed(sound.room_rate));
        let wanted = Output::ALL.map(|output| (output, device(sound.device(kind(output)))));
        if self.outputs.are(&wanted) {
            self.outputs.allow(privacy.words);
        } else {
            self.outputs.choose(wanted, privacy.words, &there());
        }
        if let Some((device, utterance)) = self.own_voice.allow(privacy.system_voice) {
            self.play(device, utterance);
        }
        self.chosen = Some(sound.clone());
        self.route();
    }

    /// Changes a level from the next words on; what it is now, once anything was chosen.
    pub fn change(&mut self, level: Level, change: Change) -> Option<Phrase> {
        let sound = self.chosen.as_mut()?;
        let value = sound.change(level, change);
        (self.private_speed, self.room_speed) = (speed(sound.rate), speed(sound.room_rate));
        self.route();
        Some(value)
    }

    /// What was not there is looked for again at the next [`SoundDesk::configure`].
    pub fn look_again(&mut self) {
        self.outputs.forget_unknown();
    }

    /// At the next [`SoundDesk::configure`] the system's default is the device that it is then.
    pub fn choose_anew(&mut self) {
        self.outputs.choose_anew();
    }

    /// Whether private words of somebody are only shown since others would hear them.
    #[must_use]
    pub fn withholds(&self) -> bool {
        self.outputs.withholds()
    }

    /// The outputs that are silent, each with its cause.
    #[must_use]
    pub fn silent(&self) -> Vec<(OutputKind, OutputError)> {
        self.outputs.silent().map(|(output, error)| (kind(output), error.clone())).collect()
    }

    /// Opens and closes speakers, and sends each utterance to the one it belongs to.
    fn route(&mut self) {
        let Some(sound) = self.chosen.clone() else { return };
        let plan = self.outputs.plan();
        self.speakers.retain(|output, _| plan.speakers.iter().any(|(kept, _)| kept == output));
        for (output, device) in plan.speakers {
            self.open(output, device, volume(&sound, output));
        }
        // What sounds is not begun again for nothing.
        if self.routes != plan.routes {
            self.routes.clone_from(&plan.routes);
            let actions = self.queue.reroute(plan.routes);
            self.perform(actions);
        }
    }

    /// Opens an output or changes its device and volume.
    fn open(&mut self, output: Output, device: Device, volume: Volume) {
        if let Some(speaker) = self.speakers.get(&output) {
            if self.outputs.turn(output, &device) {
                speaker.set_device(device);
            }
            speaker.set_volume(volume);
            return;
        }
        self.outputs.turn(output, &device);
        let inbox = self.inbox.clone();
        let report = std::sync::Arc::new(move |event: SpeakerEvent| {
            let _ = inbox.send(Input::Speaker(event));
        });
        match Speaker::open(output, device, volume, self.voice.clone(), report) {
            Ok(speaker) => {
                self.speakers.insert(output, speaker);
            }
            Err(error) => tracing::error!(%error, ?output, "no thread for an output"),
        }
    }

    /// Says or chimes a cue where its audience hears it; `None` for what is only shown.
    pub fn cue(&mut self, cue: &Cue, wording: Wording) -> Option<UtteranceId> {
        let output = match cue.to {
            Audience::Room => Output::Room,
            Audience::Earphone(color) => Output::Earphone(color),
            Audience::Page(_) => return None,
        };
        let heard = match &self.chosen {
            Some(chosen) => heard(cue, chosen.verbosity, &chosen.off),
            None => heard(cue, Verbosity::default(), &BTreeSet::new()),
        };
        if heard.is_nothing() {
            return None;
        }
        let speech = heard.words.map(|words| speak(&words, cue.wording(wording))).unwrap_or_default();
        let content = UtteranceContent { chime: heard.chime.map(earcon), speech, recording: None };
        Some(self.say(output, urgency(cue.priority), content))
    }

    fn say(&mut self, output: Output, urgency: Urgency, content: UtteranceContent) -> UtteranceId {
        self.said += 1;
        let said = self.queue.say(output, urgency, content);
        self.perform(said.actions);
        said.id
    }

    /// Plays a recording: a player's own words in his ear alone, what is in dispute to the room.
    pub fn play_recording(&mut self, to: Output, sound: &crate::listen::Sound) {
        let samples = resample::whole(&sound.samples, crate::listen::sound::RATE, speak::SAMPLE_RATE);
        let recording = samples.into_iter().map(files::narrowed).collect();
        let content = UtteranceContent { recording: Some(recording), ..UtteranceContent::default() };
        self.say(to, Urgency::Review, content);
    }

    /// Whether private words reach this player's ear: his earphone has a device that sounds, and on which he may be told them.
    #[must_use]
    pub fn reaches(&self, player: Color) -> bool {
        let own = Output::Earphone(player);
        self.routes.device(own).is_some() && !self.outputs.is_silent(own)
    }

    /// From now on it is looked whether this player's earphone plays: one that rests is woken. The loss of a device is reported later
    /// than it happens.
    pub(super) fn attend(&mut self, player: Color, now: Moment) {
        let Some(speaker) = self.speaker_of(player) else { return };
        speaker.wake();
        let filled = speaker.filled();
        *self.attended.get_mut(player) = Some(Attended { since: now, filled });
    }

    /// Whether this player's earphone has played since it is looked at; taken for true where that was only a moment ago.
    pub(super) fn has_played(&self, player: Color, now: Moment) -> bool {
        let (Some(speaker), Some(attended)) = (self.speaker_of(player), self.attended.get(player)) else {
            return true;
        };
        now.since(attended.since) < PLAYS_WITHIN || speaker.filled() > attended.filled
    }

    fn speaker_of(&self, player: Color) -> Option<&Speaker> {
        self.routes.device(Output::Earphone(player)).and_then(|device| self.speakers.get(&device))
    }

    /// Whether this player's words are only shown, since others would hear them at the device that he has.
    pub(super) fn withholds_from(&self, player: Color) -> bool {
        self.outputs.withholds_from(Output::Earphone(player))
    }

    /// Whether somebody else may hear what is said in the earphone of this player: the system's voice sounds where the system says.
    pub(super) fn is_overheard(&self, player: Color) -> bool {
        self.outputs.is_overheard(Output::Earphone(player)) || self.own_voice.says_private()
    }

    /// The id of the device on which the room's words sound, where it is known.
    pub(super) fn room_in_use(&self) -> Option<&str> {
        self.outputs.in_use(Output::Room)
    }

    /// Whether an output has lost the device that was chosen for it.
    #[must_use]
    pub fn is_lost(&self, output: Output) -> bool {
        self.outputs.is_silent(output)
    }

    /// Says in a player's ear what the room did not hear.
    pub fn say_unheard(&mut self, player: Color, announcement: UtteranceContent) {
        self.say(Output::Earphone(player), Urgency::Event, announcement);
    }

    /// Says the last private words of a player again, or the last announcement if there were none.
    pub fn say_again(&mut self, player: Color) {
        let own = Output::Earphone(player);
        let said = self.queue.repeat(own).or_else(|| self.queue.repeat_announcement(own));
        if let Some(said) = said {
            self.said += 1;
            self.perform(said.actions);
        }
    }

    /// A player pressed a key: what sounds in his earphone gives way.
    pub fn key(&mut self, player: Color) {
        let actions = self.queue.key(player);
        self.perform(actions);
    }

    /// How many utterances and sounds there have been, to learn whether something was answered.
    #[must_use]
    pub const fn count(&self) -> u64 {
        self.said
    }

    /// What the outputs and microphones are set to.
    #[must_use]
    pub const fn chosen(&self) -> Option<&Sound> {
        self.chosen.as_ref()
    }

    /// Whether nothing sounds or waits anywhere.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.queue.is_silent()
    }

    /// Ends what is being said in the room beside the game.
    pub(super) fn end_asides(&mut self) {
        let actions = self.queue.end_asides();
        self.perform(actions);
    }

    /// Whether anything to the room sounds or waits.
    #[must_use]
    pub fn is_announcing(&self) -> bool {
        self.queue.is_announcing()
    }

    /// Whether an utterance sounds or waits.
    #[must_use]
    pub fn is_due(&self, id: UtteranceId) -> bool {
        self.queue.is_due(id)
    }

    /// What sounds in the room, or waits to.
    #[must_use]
    pub fn due_to_room(&self) -> Vec<UtteranceId> {
        self.queue.due_to(Output::Room)
    }

    /// Takes these devices for room and White's earphone as there, and opens none.
    #[cfg(test)]
    pub(super) fn pretend(&mut self, room: &str, white: &str) {
        self.pretend_allowed(room, white, crate::game::PrivateWords::OwnDevice);
    }

    /// The same where private words may sound like this.
    #[cfg(test)]
    pub(super) fn pretend_allowed(&mut self, room: &str, white: &str, private: crate::game::PrivateWords) {
        let named = |id: &str| Device::Named(id.to_owned());
        let name = |id: &str| crate::audio::DeviceName { id: id.to_owned(), description: id.to_owned() };
        let there = Devices { all: vec![name(room), name(white)], default: None };
        let wanted = [(Output::Room, named(room)), (Output::Earphone(Color::White), named(white))];
        self.outputs.choose(wanted, private, &there);
        self.routes = self.outputs.plan().routes;
        self.queue = Queue::new(self.routes.clone());
    }

    /// This was chosen, and no device is opened for it.
    #[cfg(test)]
    pub(super) fn pretend_chosen(&mut self, sound: Sound) {
        self.chosen = Some(sound);
    }

    /// White's earphone has a device that takes samples when it is told to.
    #[cfg(test)]
    pub(super) fn pretend_device(&mut self) -> &Speaker {
        self.speakers.entry(Output::Earphone(Color::White)).or_insert_with(Speaker::pretended)
    }

    /// What sounds or waits there.
    #[cfg(test)]
    pub(super) fn due(&self, output: Output) -> Vec<Utterance> {
        self.queue.all().filter(|said| said.output == output).cloned().collect()
    }

    /// Takes what a speaker reports.
    pub fn report(&mut self, event: SpeakerEvent) -> Vec<Notice> {
        match event {
            // Of a speaker that is closed: its device was chosen and left again before it was open.
            SpeakerEvent::Ready(output, _) | SpeakerEvent::Lost(output, _) if !self.outputs.has_speaker(output) => {
                Vec::new()
            }
            SpeakerEvent::Ready(output, name) => {
                tracing::info!(?output, ?name, "sound");
                let back = self.outputs.opened(output, &name);
                self.route();
                back.into_iter().map(|output| Notice::Back(kind(output), name.clone())).collect()
            }
            SpeakerEvent::Lost(output, error) => {
                tracing::warn!(?output, %error, "sound");
                let lost = self.outputs.lost(output, &error);
                // The system voice, which has a device of its own, does not go on alone.
                if let Some((device, utterance)) = self.own_voice.stop(|(_, said)| lost.contains(&said.output)) {
                    self.play(device, utterance);
                }
                lost.into_iter().map(|output| Notice::Lost(kind(output), error.clone())).collect()
            }
            SpeakerEvent::Begun(_, id) => {
                self.queue.begun(id);
                Vec::new()
            }
            SpeakerEvent::Finished(_, id, ending) => self.finished(id, ending),
            SpeakerEvent::Unspeakable(output, _, error) => {
                tracing::error!(target: super::log::WORDS, %error, ?output, "a clip is missing");
                Vec::new()
            }
        }
    }

    /// Takes what the system voice reports.
    pub fn report_system(&mut self, event: SystemVoiceEvent) -> Vec<Notice> {
        match event {
            // It was stopped, and may be said again already.
            SystemVoiceEvent::Finished(_, UtteranceEnding::Cut) => Vec::new(),
            // After a notice the built-in voice says it again, and reports its end itself.
            SystemVoiceEvent::Finished(id, ending) => match self.own_voice.end(id) {
                Some(_) => self.finished(id, ending),
                None => Vec::new(),
            },
            SystemVoiceEvent::Voices(_) => Vec::new(),
            SystemVoiceEvent::Notice(notice) => {
                tracing::warn!(%notice, "system voice");
                if let Some((device, utterance)) = self.own_voice.fail() {
                    self.play(device, utterance);
                }
                vec![Notice::SystemVoiceLost]
            }
        }
    }

    fn finished(&mut self, id: UtteranceId, ending: UtteranceEnding) -> Vec<Notice> {
        let actions = self.queue.finished(id, ending);
        self.perform(actions)
    }

    fn perform(&mut self, actions: Vec<Action>) -> Vec<Notice> {
        let mut notices = Vec::new();
        for action in actions {
            match action {
                Action::Play(device, utterance) => self.play(device, utterance),
                Action::Stop(device) => {
                    if let Some(speaker) = self.speakers.get(&device) {
                        speaker.stop();
                    }
                    self.own_voice.stop(|(on, _)| *on == device);
                }
                // A room without a device was chosen to be silent. What was said in private is said again when asked for.
                Action::Unheard(utterance)
                    if utterance.output == Output::Room && self.outputs.is_silent(Output::Room) =>
                {
                    notices.push(Notice::AnnouncementUnheard(utterance.content));
                }
                Action::Unheard(_) => {}
            }
        }
        notices
    }

    fn play(&mut self, device: Output, utterance: Utterance) {
        let speed = if utterance.output == Output::Room { self.room_speed } else { self.private_speed };
        if !self.outputs.is_silent(utterance.output)
            && self.own_voice.may_say(&utterance)
            && self.own_voice.say(device, &utterance, speed) == UtteranceTaken::Yes
        {
            return;
        }
        if let Some(speaker) = self.speakers.get(&device) {
            speaker.play(utterance, speed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::{
        game::PrivateWords,
        language::{Part, Speech},
    };

    #[test]
    fn the_system_voice_does_not_go_on_for_an_earphone_that_is_lost() {
        let ear = Output::Earphone(Color::White);
        let mut desk = SoundDesk::new(channel().0, SystemVoiceUse::Names).expect("a bank");
        let one = Device::Named("pulseaudio:usb".to_owned());
        desk.outputs.choose([(ear, one)], PrivateWords::RoomToo, &Devices::default());
        let speech = Speech { parts: vec![Part::Free("Anna Muster".to_owned())] };
        let said = desk.queue.say(ear, Urgency::Review, speech);
        let Some(Action::Play(device, utterance)) = said.actions.into_iter().next() else { panic!("nothing is said") };
        desk.own_voice.saying = Some((device, utterance));

        let gone = OutputError::Gone { device: "USB".to_owned() };
        desk.report(SpeakerEvent::Lost(Output::Room, gone.clone()));
        assert!(desk.own_voice.saying.is_some(), "another output");
        desk.report(SpeakerEvent::Lost(ear, gone));
        assert_eq!(desk.own_voice.saying, None);
    }
}
