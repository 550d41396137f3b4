//! The driver of one output: a named thread that renders, and one device stream for the life of the program.
//!
//! A lost device is reported once, and opened again as soon as it is there; the utterance that it cut off goes on. What
//! cannot be heard within 2 seconds is given up and reported, so that nobody waits for its last word.
use std::{
    fmt, io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::Duration,
};

use cpal::{
    BufferSize, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig,
    traits::{DeviceTrait, StreamTrait},
};
use shakmaty::Color;

use super::{
    DeviceName, RenderError, SAMPLE_RATE, Speed, Voice,
    devices::{self, Device, OutputError, Volume},
    player::{Player, Progress},
    queue::{Content, Ending, Output, Utterance, UtteranceId},
    render::pieces,
    stretch::Stretched,
};
use crate::language::Language;

/// Frames in the device's buffer: 5 ms to the first sample. The default of most systems is ten times that.
const FRAMES: u32 = 256;
/// Between two looks at a device that says nothing.
const CHECK: Duration = Duration::from_millis(500);
/// Checks without a sound until the stream is paused: 3 seconds.
const RESTS_AFTER: u32 = 6;
/// Checks until an utterance that cannot be heard is given up: 2 seconds.
const PATIENCE: u32 = 4;
/// A server that dies makes its stream report errors without end; so many without a sample between them are a loss.
const ERRORS_WITHOUT_SOUND: u32 = 500;
/// A device that opens takes at most this long.
const OPENING: Duration = Duration::from_secs(2);

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
    Failed { stream: u32, reason: String },
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
                self.stream = None;
                self.rests = false;
                self.down = 0;
                self.reopen();
            }
            Command::Voice(voice) => self.voice = voice,
            Command::Failed { stream, reason } if stream == self.streams && self.stream.is_some() => self.lose(reason),
            Command::Failed { .. } | Command::Close => {}
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
            let woken = self.stream.as_ref().map(StreamTrait::play);
            if let Some(Err(error)) = woken {
                self.lose(error.to_string());
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
                self.lose("it takes no more sound".to_owned());
            }
            return;
        }
        self.down = self.down.saturating_add(1);
        // Every look at first, then every eighth: opening asks the sound server.
        if self.down < PATIENCE || self.down.is_multiple_of(8) {
            self.reopen();
        }
        if self.stream.is_none() && self.down >= PATIENCE {
            self.give_up();
        }
    }

    fn lose(&mut self, reason: String) {
        self.stream = None;
        self.rests = false;
        let device = match &self.device {
            Device::Named(name) => name.clone(),
            Device::Default | Device::None => "default".to_owned(),
        };
        self.down = 1;
        (self.report)(SpeakerEvent::Lost(self.output, OutputError::Failed { device, reason }));
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
        match self.open(wanted.as_deref()) {
            Ok((stream, name)) => {
                self.stream = Some(stream);
                self.rests = false;
                self.idle = 0;
                self.down = 0;
                self.stuck = 0;
                (self.report)(SpeakerEvent::Ready(self.output, name));
            }
            Err(error) if self.down == 0 => {
                self.down = 1;
                (self.report)(SpeakerEvent::Lost(self.output, error));
            }
            Err(_) => {}
        }
    }

    fn open(&mut self, wanted: Option<&str>) -> Result<(Stream, DeviceName), OutputError> {
        let no_device = || OutputError::NoDevice { wanted: wanted.map(str::to_owned) };
        let host = devices::host().ok_or_else(no_device)?;
        let device = devices::find(&host, wanted).ok_or_else(no_device)?;
        let name = devices::name(&device).ok_or_else(no_device)?;
        let failed =
            |error: cpal::Error| OutputError::Failed { device: name.description.clone(), reason: error.to_string() };
        let default = device.default_output_config().map_err(failed)?;
        self.with_player(|player| player.set_rate(default.sample_rate()));
        let mut config = default.config();
        let mut open = |size| {
            config.buffer_size = size;
            self.streams += 1;
            self.stream_of(&device, config, default.sample_format())
        };
        let stream = open(BufferSize::Fixed(FRAMES)).or_else(|_| open(BufferSize::Default)).map_err(failed)?;
        stream.play().map_err(failed)?;
        Ok((stream, name))
    }

    fn stream_of(
        &self,
        device: &cpal::Device,
        config: StreamConfig,
        format: SampleFormat,
    ) -> Result<Stream, cpal::Error> {
        match format {
            SampleFormat::I16 => self.stream_as::<i16>(device, config),
            SampleFormat::I32 => self.stream_as::<i32>(device, config),
            SampleFormat::U16 => self.stream_as::<u16>(device, config),
            SampleFormat::U8 => self.stream_as::<u8>(device, config),
            _ => self.stream_as::<f32>(device, config),
        }
    }

    fn stream_as<T>(&self, device: &cpal::Device, config: StreamConfig) -> Result<Stream, cpal::Error>
    where
        T: SizedSample + FromSample<f32>,
    {
        let (player, report, output) = (Arc::clone(&self.player), Arc::clone(&self.report), self.output);
        let errors = Arc::new(AtomicU32::new(0));
        let no_error = Arc::clone(&errors);
        let channels = usize::from(config.channels);
        let fill = move |out: &mut [T], _: &cpal::OutputCallbackInfo| {
            no_error.store(0, Ordering::Relaxed);
            let mut player = player.lock().unwrap_or_else(PoisonError::into_inner);
            player.fill(out, channels, |progress| report(event(output, progress)));
        };
        let (outbox, stream) = (self.outbox.clone(), self.streams);
        let fail = move |error: cpal::Error| {
            let before = errors.fetch_add(1, Ordering::Relaxed);
            let now = if is_fatal(&error) { 0 } else { ERRORS_WITHOUT_SOUND };
            // Told once: the count passes this number once between two samples.
            if before == now {
                let _ = outbox.send(Command::Failed { stream, reason: error.to_string() });
            }
        };
        device.build_output_stream(config, fill, fail, Some(OPENING))
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

/// Errors after which a stream plays no more. ALSA reports hundreds of others while it opens, and then plays well.
fn is_fatal(error: &cpal::Error) -> bool {
    matches!(error.kind(), ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated | ErrorKind::HostUnavailable)
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
