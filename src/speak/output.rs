//! The driver of one output: a named thread that renders, and one device stream for the life of the program.
//!
//! An output belongs to its device: a stream whose device goes, or that the system would move elsewhere, is silent at once.
//! The loss is reported once, and the same device is opened again as soon as it is there; an utterance that it cut off goes
//! on if that is within 2 seconds. What cannot be heard until then is given up and reported, so that nobody waits for its
//! last word.
#[cfg(target_os = "linux")]
mod server;
mod stream;

use std::{
    fmt, io,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::Duration,
};

use shakmaty::Color;

use self::stream::{Ends, Hearer, Home, Loss, News, Stream};
use super::{
    DeviceName, RenderError, SAMPLE_RATE, Speed, Voice,
    devices::{Device, OutputError, Volume},
    player::{Player, Progress},
    queue::{Content, Ending, Output, Utterance, UtteranceId},
    render::pieces,
    stretch::Stretched,
};
use crate::language::Language;

/// Between two looks at a device that says nothing.
const CHECK: Duration = Duration::from_millis(500);
/// Checks without a sound until the stream is paused: 3 seconds.
const RESTS_AFTER: u32 = 6;
/// Checks until an utterance that cannot be heard is given up: 2 seconds.
const PATIENCE: u32 = 4;
/// Checks between two tries to open a sound card again: that asks the system for all it has.
const CARD_TRIES: u32 = 8;

/// What an output reports.
#[derive(Debug, Clone, PartialEq)]
pub enum SpeakerEvent {
    /// The device is open, for the first time or again.
    Ready(Output, DeviceName),
    /// The device cannot be opened or was lost. Reported once until it is [`SpeakerEvent::Ready`] again.
    Lost(Output, OutputError),
    /// The first sample of an utterance was handed to the device.
    Begun(Output, UtteranceId),
    /// The last sample has sounded, or never will.
    Finished(Output, UtteranceId, Ending),
    /// An utterance cannot be spoken; its [`SpeakerEvent::Finished`] follows.
    Unspeakable(Output, UtteranceId, RenderError),
}

/// Where events go. Called on the threads of the driver and of the device: it must not wait.
pub type Report = Arc<dyn Fn(SpeakerEvent) + Send + Sync>;

/// One output with its device. Dropping it closes the device.
pub struct Speaker {
    commands: Sender<Command>,
}

enum Command {
    Play(Utterance, Speed),
    Stop,
    Volume(Volume),
    Device(Device),
    Voice(Voice),
    News { stream: u32, news: News },
    Close,
}

impl Speaker {
    /// Starts the driver; returns before the device is open. Whatever is said meanwhile waits for it.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn open(output: Output, device: Device, volume: Volume, voice: Voice, report: Report) -> io::Result<Self> {
        let (commands, inbox) = channel();
        let driver = Driver {
            output,
            device,
            voice,
            report,
            player: Arc::new(Mutex::new(Player::new(volume.gain()))),
            outbox: commands.clone(),
            stream: None,
            home: None,
            streams: 0,
            down: 0,
            fills: 0,
            stuck: 0,
            idle: 0,
            rests: false,
        };
        let name = match output {
            Output::Room => "sound-room",
            Output::Earphone(Color::White) => "sound-white",
            Output::Earphone(Color::Black) => "sound-black",
        };
        thread::Builder::new().name(name.to_owned()).spawn(move || driver.run(&inbox))?;
        Ok(Self { commands })
    }

    /// Plays an utterance now; what was playing is cut.
    pub fn play(&self, utterance: Utterance, speed: Speed) {
        self.send(Command::Play(utterance, speed));
    }

    /// Stops within 5 ms.
    pub fn stop(&self) {
        self.send(Command::Stop);
    }

    /// Another loudness from now on.
    pub fn set_volume(&self, volume: Volume) {
        self.send(Command::Volume(volume));
    }

    /// Another device from now on; what is playing goes on there.
    pub fn set_device(&self, device: Device) {
        self.send(Command::Device(device));
    }

    /// Another voice from the next utterance on.
    pub fn set_voice(&self, voice: Voice) {
        self.send(Command::Voice(voice));
    }

    fn send(&self, command: Command) {
        // The driver outlives every sender: it ends by `Close` only.
        let _ = self.commands.send(command);
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.send(Command::Close);
    }
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").finish_non_exhaustive()
    }
}

/// Decodes the clips of these languages on a thread of their own, the most used first: the first word is not late then.
/// A chunk that cannot be decoded is reported by the utterance that needs it.
///
/// # Errors
/// When the system gives no thread.
pub fn decode_ahead(voice: Voice, languages: Vec<Language>) -> io::Result<()> {
    let decode = move || drop(voice.decode(&languages));
    thread::Builder::new().name("sound-decode".to_owned()).spawn(decode).map(drop)
}

struct Driver {
    output: Output,
    device: Device,
    voice: Voice,
    report: Report,
    player: Arc<Mutex<Player>>,
    outbox: Sender<Command>,
    stream: Option<Stream>,
    /// Where it was opened first, and where alone it is opened again until another device is chosen.
    home: Option<Home>,
    /// How many streams there have been: a late error of an old one is not one of the new.
    streams: u32,
    /// Checks since the device was lost; 0 while it is there.
    down: u32,
    /// What the player had counted at the last check.
    fills: u64,
    /// Checks since the device took samples.
    stuck: u32,
    /// Checks since something was played.
    idle: u32,
    /// Whether the stream is paused.
    rests: bool,
}

impl Driver {
    fn run(mut self, inbox: &Receiver<Command>) {
        self.reopen();
        loop {
            match inbox.recv_timeout(CHECK) {
                Ok(Command::Close) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(command) => self.obey(command),
                Err(RecvTimeoutError::Timeout) => self.check(),
            }
        }
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Play(utterance, speed) => self.play(&utterance, speed),
            Command::Stop => {
                let progress = self.with_player(Player::stop);
                self.tell(progress);
            }
            Command::Volume(volume) => self.with_player(|p| p.set_gain(volume.gain())),
            Command::Device(device) => {
                self.device = device;
                self.home = None;
                self.stream = None;
                self.rests = false;
                self.down = 0;
                self.reopen();
            }
            Command::Voice(voice) => self.voice = voice,
            Command::News { stream, news } if stream == self.streams && self.stream.is_some() => self.hear(news),
            // Of a stream that is closed, or of none.
            Command::News { .. } | Command::Close => {}
        }
    }

    fn hear(&mut self, news: News) {
        match (news, &mut self.home) {
            (News::Lost(loss), _) => self.lose(loss),
            (News::Socket(socket), Some(Home { place: Some(place), .. })) => place.socket = socket,
            // A sound card has no sockets that anybody tells of.
            (News::Socket(_), _) => {}
        }
    }

    fn play(&mut self, utterance: &Utterance, speed: Speed) {
        let (first, rest) = match self.samples(&utterance.content, speed) {
            Ok(samples) => samples,
            Err(error) => {
                (self.report)(SpeakerEvent::Unspeakable(self.output, utterance.id, error));
                return self.tell(Some(Progress::Finished(utterance.id, Ending::Unheard)));
            }
        };
        let progress = self.with_player(|player| player.play(utterance.id, first));
        self.tell(progress);
        self.wake();
        for piece in rest {
            self.with_player(|player| player.follow(&piece));
        }
        self.with_player(Player::end);
        if self.stream.is_none() && (self.device == Device::None || self.down >= PATIENCE) {
            self.give_up();
        }
    }

    /// The chime or a recording, or the beginning of the words; then the rest of the words.
    fn samples(&self, content: &Content, speed: Speed) -> Result<(Vec<f32>, Stretched), RenderError> {
        let mut words = pieces(&content.speech, speed, &self.voice)?;
        let mut first = match content.chime {
            None => words.next().unwrap_or_default(),
            Some(chime) => {
                let mut samples = chime.samples();
                samples.resize(samples.len() + SAMPLE_RATE as usize / 25, 0.0);
                samples
            }
        };
        let recording = content.recording.iter().flat_map(|samples| samples.iter());
        first.extend(recording.map(|&sample| f32::from(sample) / 32_768.0));
        Ok((first, words))
    }

    /// A resting stream runs again.
    fn wake(&mut self) {
        self.idle = 0;
        if std::mem::replace(&mut self.rests, false) {
            let woken = self.stream.as_ref().map(Stream::play);
            if let Some(Err(error)) = woken {
                self.lose(Loss::Failed(error));
            }
        }
    }

    /// A stream that plays nothing still costs some percent of a core: it rests, and is woken in a millisecond or two.
    fn rest(&mut self) {
        let busy = self.with_player(|player| player.is_busy());
        self.idle = if busy { 0 } else { self.idle.saturating_add(1) };
        if self.idle >= RESTS_AFTER {
            // A device that cannot rest stays awake.
            self.rests = self.stream.as_ref().is_some_and(|stream| stream.pause().is_ok());
            self.idle = 0;
        }
    }

    /// Looks after a device that may be stuck or gone.
    fn check(&mut self) {
        if self.device == Device::None {
            return;
        }
        if self.rests {
            return;
        }
        if self.stream.is_some() {
            let fills = self.with_player(|player| player.fills());
            if std::mem::replace(&mut self.fills, fills) != fills {
                self.stuck = 0;
                self.rest();
                return;
            }
            // A server that has just started takes its time.
            self.stuck += 1;
            if self.stuck >= PATIENCE {
                self.lose(Loss::Failed("it takes no more sound".to_owned()));
            }
            return;
        }
        self.down = self.down.saturating_add(1);
        // The sound server is asked at each look, so that what is plugged in again is heard within half a second.
        let at_server = self.home.as_ref().is_some_and(|home| home.place.is_some());
        if at_server || self.down < PATIENCE || self.down.is_multiple_of(CARD_TRIES) {
            self.reopen();
        }
        if self.stream.is_none() && self.down >= PATIENCE {
            self.give_up();
        }
    }

    fn lose(&mut self, loss: Loss) {
        self.stream = None;
        self.rests = false;
        let device = self.home.as_ref().map(|home| home.name.description.clone()).unwrap_or_default();
        self.down = 1;
        (self.report)(SpeakerEvent::Lost(self.output, loss.of(device)));
        self.reopen();
    }

    fn give_up(&self) {
        let progress = self.with_player(Player::give_up);
        self.tell(progress);
    }

    fn reopen(&mut self) {
        let wanted = match self.device.clone() {
            Device::None => return,
            Device::Default => None,
            Device::Named(name) => Some(name),
        };
        self.streams += 1;
        match stream::open(wanted.as_deref(), self.home.as_ref(), &self.ends()) {
            Ok((stream, home)) => {
                self.stream = Some(stream);
                self.rests = false;
                self.idle = 0;
                self.down = 0;
                self.stuck = 0;
                let name = home.name.clone();
                self.home = Some(home);
                (self.report)(SpeakerEvent::Ready(self.output, name));
            }
            Err(error) if self.down == 0 => {
                self.down = 1;
                (self.report)(SpeakerEvent::Lost(self.output, error));
            }
            Err(_) => {}
        }
    }

    fn ends(&self) -> Ends {
        let (report, output) = (Arc::clone(&self.report), self.output);
        let (outbox, stream) = (self.outbox.clone(), self.streams);
        Ends {
            hearer: if self.output == Output::Room { Hearer::Room } else { Hearer::Ear },
            player: Arc::clone(&self.player),
            progress: Arc::new(move |progress| report(event(output, progress))),
            news: Arc::new(move |news| {
                // The driver outlives its streams.
                let _ = outbox.send(Command::News { stream, news });
            }),
        }
    }

    fn with_player<R>(&self, act: impl FnOnce(&mut Player) -> R) -> R {
        act(&mut self.player.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn tell(&self, progress: Option<Progress>) {
        if let Some(progress) = progress {
            (self.report)(event(self.output, progress));
        }
    }
}

fn event(output: Output, progress: Progress) -> SpeakerEvent {
    match progress {
        Progress::Begun(id) => SpeakerEvent::Begun(output, id),
        Progress::Finished(id, ending) => SpeakerEvent::Finished(output, id, ending),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speak::queue::{Queue, Routes, Urgency};
    use crate::speak::{Action, Earcon};

    fn utterance() -> Utterance {
        let mut queue = Queue::new(Routes::separate());
        match queue.say(Output::Room, Urgency::Event, Earcon::Accepted).actions.pop() {
            Some(Action::Play(_, utterance)) => utterance,
            other => panic!("{other:?}"),
        }
    }

    fn speaker(device: Device) -> (Speaker, Receiver<SpeakerEvent>) {
        let (events, inbox) = channel();
        let report: Report = Arc::new(move |event| drop(events.send(event)));
        let voice = Voice::built_in().unwrap();
        (Speaker::open(Output::Room, device, Volume::FULL, voice, report).unwrap(), inbox)
    }

    #[test]
    fn without_a_device_an_utterance_is_over_at_once() {
        let (speaker, events) = speaker(Device::None);
        let utterance = utterance();
        let id = utterance.id;
        speaker.play(utterance, Speed::BRISK);
        let event = events.recv_timeout(Duration::from_secs(5)).unwrap();
        assert_eq!(event, SpeakerEvent::Finished(Output::Room, id, Ending::Unheard));
    }

    #[test]
    fn a_device_that_is_not_there_is_reported_once_and_nobody_waits_for_ever() {
        let (speaker, events) = speaker(Device::Named("no such device".to_owned()));
        let utterance = utterance();
        let id = utterance.id;
        speaker.play(utterance, Speed::BRISK);
        let error = OutputError::NoDevice { wanted: Some("no such device".to_owned()) };
        let event = events.recv_timeout(Duration::from_secs(10)).unwrap();
        assert_eq!(event, SpeakerEvent::Lost(Output::Room, error));
        let event = events.recv_timeout(Duration::from_secs(10)).unwrap();
        assert_eq!(event, SpeakerEvent::Finished(Output::Room, id, Ending::Unheard));
    }
}
