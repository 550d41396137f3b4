//! The driver of one output: a named thread that renders, and one device stream for the life of the program.
//!
//! An output belongs to its device: a stream whose device goes, or that the system would move elsewhere, is silent at once.
//! The loss is reported once, and the same device is opened again as soon as it is there; an utterance that it cut off goes
//! on if that is within 2 seconds. What cannot be heard until then is given up and reported, so that nobody waits for its
//! last word.
use std::{
    fmt, io,
    ops::ControlFlow,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Sender, channel},
    },
    thread,
};

use shakmaty::Color;

use super::{
    RenderError, SAMPLE_RATE, Speed, Voice, Volume,
    life::OutputLife,
    player::{UtterancePlayer, UtteranceProgress},
    queue::{Output, Utterance, UtteranceContent, UtteranceEnding, UtteranceId},
    render::pieces,
    stretch::Stretched,
};
use crate::{
    audio::{
        Device, DeviceName, OutputError,
        output::{self, OutputEnds, OutputHearer, Source, Stream, StreamLoss, StreamNews},
        supervise::{self, DeviceState, PATIENCE, StreamHome, StreamOpener, Streams, Supervised},
    },
    language::Language,
};

/// Checks without a sound until the stream is paused: 3 seconds.
const RESTS_AFTER: u32 = 6;
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
    Finished(Output, UtteranceId, UtteranceEnding),
    /// An utterance cannot be spoken; its [`SpeakerEvent::Finished`] follows.
    Unspeakable(Output, UtteranceId, RenderError),
}

/// Where events go. Called on the threads of the driver and of the device: it must not wait.
pub type OnSpeakerEvent = Arc<dyn Fn(SpeakerEvent) + Send + Sync>;

/// One output with its device. Dropping it closes the device.
pub struct Speaker {
    commands: Sender<SpeakerOrder>,
    life: Arc<OutputLife>,
    /// While somebody has it, its reports count.
    _held: Arc<()>,
}

enum SpeakerOrder {
    Play(Utterance, Speed),
    Stop,
    Wake,
    Volume(Volume),
    Device(Device),
    Voice(Voice),
    News { stream: u32, news: StreamNews },
    Close,
}

impl Speaker {
    /// Starts the driver; returns before the device is open. Whatever is said meanwhile waits for it.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn open(
        output: Output,
        device: Device,
        volume: Volume,
        voice: Voice,
        report: OnSpeakerEvent,
    ) -> io::Result<Self> {
        let (commands, inbox) = channel();
        let life = Arc::new(OutputLife::default());
        let held = Arc::new(());
        let is_held = Arc::downgrade(&held);
        // A device that opens or fails slowly may be closed meanwhile.
        let report: OnSpeakerEvent = Arc::new(move |event| {
            if is_held.strong_count() > 0 {
                report(event);
            }
        });
        let driver = SpeakerDriver::new((output, device), volume, voice, report, (commands.clone(), Arc::clone(&life)));
        let name = match output {
            Output::Room => "sound-room",
            Output::Earphone(Color::White) => "sound-white",
            Output::Earphone(Color::Black) => "sound-black",
        };
        supervise::run(name, driver, inbox)?;
        Ok(Self { commands, life, _held: held })
    }

    /// How often the device has asked for samples: it goes on counting as long as the device plays and does not rest.
    #[must_use]
    pub fn filled(&self) -> u64 {
        self.life.filled()
    }

    /// Lets a device that rests run again, without a sound.
    pub fn wake(&self) {
        self.send(SpeakerOrder::Wake);
    }

    /// One without a device.
    #[cfg(test)]
    pub(crate) fn pretended() -> Self {
        Self { commands: channel().0, life: Arc::default(), _held: Arc::default() }
    }

    /// Its device asks for samples.
    #[cfg(test)]
    pub(crate) fn pretend_fill(&self) {
        self.life.fills();
    }

    /// Plays an utterance now; what was playing is cut.
    pub fn play(&self, utterance: Utterance, speed: Speed) {
        self.send(SpeakerOrder::Play(utterance, speed));
    }

    /// Stops within 5 ms.
    pub fn stop(&self) {
        self.send(SpeakerOrder::Stop);
    }

    /// Another loudness from now on.
    pub fn set_volume(&self, volume: Volume) {
        self.send(SpeakerOrder::Volume(volume));
    }

    /// Another device from now on; what is playing goes on there.
    pub fn set_device(&self, device: Device) {
        self.send(SpeakerOrder::Device(device));
    }

    /// Another voice from the next utterance on.
    pub fn set_voice(&self, voice: Voice) {
        self.send(SpeakerOrder::Voice(voice));
    }

    fn send(&self, command: SpeakerOrder) {
        // The driver outlives every sender: it ends by `Close` only.
        let _ = self.commands.send(command);
    }
}

impl Drop for Speaker {
    fn drop(&mut self) {
        self.send(SpeakerOrder::Close);
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

/// What the device asks for samples.
struct PlayerSource {
    output: Output,
    player: Arc<Mutex<UtterancePlayer>>,
    report: OnSpeakerEvent,
    life: Arc<OutputLife>,
}

impl Source for PlayerSource {
    fn set_rate(&self, rate: u32) {
        self.player.lock().unwrap_or_else(PoisonError::into_inner).set_rate(rate);
    }

    fn fill(&self, samples: &mut [f32]) {
        self.life.fills();
        let mut player = self.player.lock().unwrap_or_else(PoisonError::into_inner);
        player.fill(samples, |progress| (self.report)(event(self.output, progress)));
    }
}

/// The way to one device.
struct OutputOpener {
    output: Output,
    source: Arc<PlayerSource>,
    report: OnSpeakerEvent,
    outbox: Sender<SpeakerOrder>,
}

/// A stream that is open, and whether it rests: always awake at first.
struct OpenOutput {
    stream: Stream,
    /// Checks since something was played.
    idle: u32,
    /// Whether it is paused.
    rests: bool,
}

impl StreamOpener for OutputOpener {
    type Stream = OpenOutput;
    type Error = OutputError;

    fn open(
        &mut self,
        wanted: Option<&str>,
        home: Option<&StreamHome>,
        streams: &mut Streams,
    ) -> Result<(OpenOutput, StreamHome), OutputError> {
        let mut connect = || {
            let (outbox, stream) = (self.outbox.clone(), streams.next());
            OutputEnds {
                hearer: if self.output == Output::Room { OutputHearer::Room } else { OutputHearer::Ear },
                source: Arc::<PlayerSource>::clone(&self.source),
                news: Arc::new(move |news| {
                    // The driver outlives its streams.
                    let _ = outbox.send(SpeakerOrder::News { stream, news });
                }),
            }
        };
        let (stream, home) = output::open(wanted, home, &mut connect)?;
        Ok((OpenOutput { stream, idle: 0, rests: false }, home))
    }

    fn tell(&self, state: DeviceState<OutputError>) {
        (self.report)(match state {
            DeviceState::Ready(name) => SpeakerEvent::Ready(self.output, name),
            DeviceState::Lost(error) => SpeakerEvent::Lost(self.output, error),
        });
    }

    /// The sound server is asked at each look, so that what is plugged in again is heard within half a second.
    fn tries_again(&self, down: u32, home: Option<&StreamHome>) -> bool {
        let at_server = home.is_some_and(|home| home.place.is_some());
        at_server || down < PATIENCE || down.is_multiple_of(CARD_TRIES)
    }

    fn stuck(&self, device: String) -> OutputError {
        StreamLoss::Failed("it takes no more sound".to_owned()).of(device)
    }
}

struct SpeakerDriver {
    output: Output,
    voice: Voice,
    report: OnSpeakerEvent,
    player: Arc<Mutex<UtterancePlayer>>,
    stream: Supervised<OutputOpener>,
    /// The words that are still to be made of what is playing.
    making: Option<Stretched>,
    /// What the player had counted at the last check.
    fills: u64,
}

impl supervise::StreamDriver for SpeakerDriver {
    type Order = SpeakerOrder;

    fn begin(&mut self) {
        self.stream.open();
    }

    /// An utterance that another has replaced already is cut unheard: made all the same, it would begin late and delay the other.
    fn sift(&mut self, orders: Vec<SpeakerOrder>) -> Vec<SpeakerOrder> {
        let replaces = |order: &SpeakerOrder| matches!(order, SpeakerOrder::Play(..) | SpeakerOrder::Stop);
        let last = orders.iter().rposition(replaces).unwrap_or_default();
        let mut kept = Vec::with_capacity(orders.len());
        for (at, order) in orders.into_iter().enumerate() {
            match order {
                // What sounded before it is cut as it would have been.
                SpeakerOrder::Play(utterance, _) if at < last => {
                    self.stop();
                    self.tell(Some(UtteranceProgress::Finished(utterance.id, UtteranceEnding::Cut)));
                }
                other => kept.push(other),
            }
        }
        kept
    }

    fn obey(&mut self, command: SpeakerOrder) -> ControlFlow<()> {
        match command {
            SpeakerOrder::Play(utterance, speed) => self.play(&utterance, speed),
            SpeakerOrder::Stop => self.stop(),
            SpeakerOrder::Wake => self.wake(),
            SpeakerOrder::Volume(volume) => self.with_player(|p| p.set_gain(volume.gain())),
            SpeakerOrder::Device(device) => self.stream.choose(device),
            SpeakerOrder::Voice(voice) => self.voice = voice,
            SpeakerOrder::News { stream, news } if self.stream.is_open(stream) => self.hear(news),
            // Of a stream that is closed, or of none.
            SpeakerOrder::News { .. } => {}
            SpeakerOrder::Close => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    }

    /// Makes a tenth of a second more of what is playing.
    fn go_on(&mut self) -> bool {
        let Some(rest) = &mut self.making else { return false };
        if let Some(piece) = rest.next() {
            self.with_player(|player| player.follow(&piece));
            return true;
        }
        self.making = None;
        self.with_player(UtterancePlayer::end);
        if self.stream.is_given_up() {
            self.give_up();
        }
        false
    }

    /// Looks after a device that may be stuck or gone.
    fn check(&mut self) {
        if self.stream.stream().is_some_and(|open| open.rests) {
            return;
        }
        if self.stream.stream().is_some() {
            let fills = self.with_player(|player| player.fills());
            if std::mem::replace(&mut self.fills, fills) != fills {
                self.stream.sounds();
                self.rest();
                return;
            }
        }
        self.stream.check();
        if self.stream.is_given_up() {
            self.give_up();
        }
    }
}

impl SpeakerDriver {
    /// One that has opened nothing yet; its stream sends orders to the outbox and counts in the life.
    fn new(
        (output, device): (Output, Device),
        volume: Volume,
        voice: Voice,
        report: OnSpeakerEvent,
        (outbox, life): (Sender<SpeakerOrder>, Arc<OutputLife>),
    ) -> Self {
        let player = Arc::new(Mutex::new(UtterancePlayer::new(volume.gain())));
        let source = PlayerSource { output, player: Arc::clone(&player), report: Arc::clone(&report), life };
        let end = OutputOpener { output, source: Arc::new(source), report: Arc::clone(&report), outbox };
        Self { output, voice, report, player, stream: Supervised::new(end, device), making: None, fills: 0 }
    }

    fn hear(&mut self, news: StreamNews) {
        match (news, self.stream.home_mut()) {
            (StreamNews::Lost(loss), _) => self.lose(loss),
            (StreamNews::Socket(socket), Some(StreamHome { place: Some(place), .. })) => place.socket = socket,
            // A sound card has no sockets that anybody tells of.
            (StreamNews::Socket(_), _) => {}
        }
    }

    fn play(&mut self, utterance: &Utterance, speed: Speed) {
        let (first, rest) = match self.samples(&utterance.content, speed) {
            Ok(samples) => samples,
            Err(error) => {
                (self.report)(SpeakerEvent::Unspeakable(self.output, utterance.id, error));
                return self.tell(Some(UtteranceProgress::Finished(utterance.id, UtteranceEnding::Unheard)));
            }
        };
        let progress = self.with_player(|player| player.play(utterance.id, first));
        self.tell(progress);
        self.wake();
        self.making = Some(rest);
    }

    /// What is playing is cut, and no more of it is made.
    fn stop(&mut self) {
        self.making = None;
        let progress = self.with_player(UtterancePlayer::stop);
        self.tell(progress);
    }

    /// The chime or a recording, or the beginning of the words; then the rest of the words.
    fn samples(&self, content: &UtteranceContent, speed: Speed) -> Result<(Vec<f32>, Stretched), RenderError> {
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
        let Some(open) = self.stream.stream_mut() else { return };
        open.idle = 0;
        if std::mem::replace(&mut open.rests, false)
            && let Err(error) = open.stream.play()
        {
            self.lose(StreamLoss::Failed(error));
        }
    }

    /// A stream that plays nothing still costs some percent of a core: it rests, and is woken in a millisecond or two.
    fn rest(&mut self) {
        let busy = self.with_player(|player| player.is_busy());
        let Some(open) = self.stream.stream_mut() else { return };
        open.idle = if busy { 0 } else { open.idle.saturating_add(1) };
        if open.idle >= RESTS_AFTER {
            // A device that cannot rest stays awake.
            open.rests = open.stream.pause().is_ok();
            open.idle = 0;
        }
    }

    fn lose(&mut self, loss: StreamLoss) {
        self.stream.lose(loss.of(self.stream.description()));
    }

    fn give_up(&self) {
        let progress = self.with_player(UtterancePlayer::give_up);
        self.tell(progress);
    }

    fn with_player<R>(&self, act: impl FnOnce(&mut UtterancePlayer) -> R) -> R {
        act(&mut self.player.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn tell(&self, progress: Option<UtteranceProgress>) {
        if let Some(progress) = progress {
            (self.report)(event(self.output, progress));
        }
    }
}

fn event(output: Output, progress: UtteranceProgress) -> SpeakerEvent {
    match progress {
        UtteranceProgress::Begun(id) => SpeakerEvent::Begun(output, id),
        UtteranceProgress::Finished(id, ending) => SpeakerEvent::Finished(output, id, ending),
    }
}

#[cfg(test)]
mod tests;
