//! The driver of one microphone: a named thread that cuts utterances out of a device's stream.
//!
//! A device that is missing, busy or lost is reported once, and opened again as soon as it can be.
use std::{
    fmt, io,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::Duration,
};

use cpal::{
    BufferSize, ErrorKind, FromSample, Sample, SampleFormat, SizedSample, Stream, StreamConfig,
    traits::{DeviceTrait, StreamTrait},
};
use shakmaty::Color;

use super::{
    Cut, Cutter, Gate, Level, Place, Utterance,
    inputs::{self, InputError},
};
use crate::speak::{Device, DeviceName, devices};

/// Frames that a device hands over at a time: 11 ms at 48 kHz.
const FRAMES: u32 = 512;
/// Between two looks at a device that says nothing.
const CHECK: Duration = Duration::from_millis(500);
/// Checks without a sample until a device counts as lost: 2 seconds.
const PATIENCE: u32 = 4;
/// Checks until a device that is not there is looked for again: every 2 seconds, since that asks the sound server.
const RETRY: u32 = 4;
/// A server that dies makes its stream report errors without end; so many without a sample between them are a loss.
const ERRORS_WITHOUT_SOUND: u32 = 500;
/// Seconds between two looks whether a device is still there: a sound server goes on with another one in its place.
const LOOK: usize = 3;
/// A device that opens takes at most this long.
const OPENING: Duration = Duration::from_secs(2);

/// What a microphone reports.
#[derive(Debug, Clone, PartialEq)]
pub enum MicrophoneEvent {
    /// The device is open, for the first time or again.
    Ready(Place, DeviceName),
    /// It cannot be opened or was lost. Reported once until it is [`MicrophoneEvent::Ready`] again.
    Lost(Place, InputError),
    /// Somebody begins to speak, or holds the key.
    Began(Place),
    /// He hesitates: perhaps this is all, and the answer can be ready when it is certain.
    Hesitated(Place, Utterance),
    /// Somebody has spoken.
    Heard(Place, Utterance),
    /// It went on for longer than anybody speaks a move.
    TooLong(Place),
    /// How loud it was from moment to moment while this was asked for.
    Levels(Place, Vec<Level>),
    /// How loud the last tenth of a second was, while it is metered.
    Tenth(Place, Level),
}

/// Whether a meter is shown that wants to know how loud it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Metering {
    /// No: nothing is reported.
    #[default]
    Off,
    /// Yes: [`MicrophoneEvent::Tenth`].
    On,
}

/// Where events go. Called on the thread of the driver: it must not wait.
pub type Report = Arc<dyn Fn(MicrophoneEvent) + Send + Sync>;

/// One microphone. Dropping it closes the device.
pub struct Microphone {
    orders: Sender<Order>,
}

enum Order {
    Hold,
    Release,
    Discard,
    Gate(Gate),
    Device(Device),
    /// Measure so many hundredths of a second.
    Measure(usize),
    Meter(Metering),
    Samples {
        stream: u32,
        samples: Vec<f32>,
    },
    Failed {
        stream: u32,
        error: cpal::Error,
    },
    Close,
}

impl Microphone {
    /// Starts the driver; returns before the device is open.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn open(place: Place, device: Device, report: Report) -> io::Result<Self> {
        let (orders, inbox) = channel();
        let outbox = orders.clone();
        let driver = Driver {
            place,
            device,
            report,
            outbox,
            gate: Gate::Held,
            open: None,
            streams: 0,
            down: 0,
            silent: 0,
            unseen: 0,
            measured: Vec::new(),
            measure: 0,
            metering: Metering::Off,
            tenth: Vec::new(),
        };
        let name = match place {
            Place::Player(Color::White) => "microphone-white",
            Place::Player(Color::Black) => "microphone-black",
            Place::Room => "microphone-room",
        };
        thread::Builder::new().name(name.to_owned()).spawn(move || driver.run(&inbox))?;
        Ok(Self { orders })
    }

    /// The key that is held while speaking goes down.
    pub fn hold(&self) {
        self.send(Order::Hold);
    }

    /// It is let go: what was said comes as [`MicrophoneEvent::Heard`] a quarter of a second later.
    pub fn release(&self) {
        self.send(Order::Release);
    }

    /// What is being said is thrown away, as if the key had never gone down.
    pub fn discard(&self) {
        self.send(Order::Discard);
    }

    /// Listens so from now on.
    pub fn set_gate(&self, gate: Gate) {
        self.send(Order::Gate(gate));
    }

    /// Another device from now on.
    pub fn set_device(&self, device: Device) {
        self.send(Order::Device(device));
    }

    /// Measures how loud it is for so many hundredths of a second: [`MicrophoneEvent::Levels`].
    pub fn measure(&self, hundredths: usize) {
        self.send(Order::Measure(hundredths));
    }

    /// Reports each tenth of a second how loud it is, or no longer.
    pub fn meter(&self, metering: Metering) {
        self.send(Order::Meter(metering));
    }

    fn send(&self, order: Order) {
        // The driver outlives every sender: it ends by `Close` only.
        let _ = self.orders.send(order);
    }
}

impl Drop for Microphone {
    fn drop(&mut self) {
        self.send(Order::Close);
    }
}

impl fmt::Debug for Microphone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Microphone").finish_non_exhaustive()
    }
}

struct Driver {
    place: Place,
    device: Device,
    report: Report,
    outbox: Sender<Order>,
    gate: Gate,
    open: Option<Open>,
    /// How many streams there have been: what a late one brings is not of the new.
    streams: u32,
    /// Checks since the device was lost; 0 while it is there.
    down: u32,
    /// Checks since it brought samples.
    silent: u32,
    /// Samples since it was looked for.
    unseen: usize,
    measured: Vec<Level>,
    /// So many samples are still to be measured.
    measure: usize,
    metering: Metering,
    /// Samples of the tenth of a second that is not full yet.
    tenth: Vec<f32>,
}

/// A device that is open.
struct Open {
    /// Kept alive: dropping it closes the device.
    _stream: Stream,
    cutter: Cutter,
    rate: u32,
    name: String,
}

impl Driver {
    fn run(mut self, inbox: &Receiver<Order>) {
        self.reopen();
        loop {
            match inbox.recv_timeout(CHECK) {
                Ok(Order::Close) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(order) => self.obey(order),
                Err(RecvTimeoutError::Timeout) => self.check(),
            }
        }
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Hold => self.with_cutter(Cutter::hold),
            Order::Release => self.with_cutter(Cutter::release),
            Order::Discard => self.with_cutter(Cutter::discard),
            Order::Gate(gate) => {
                self.gate = gate;
                self.with_cutter(|cutter| cutter.set_gate(gate));
            }
            Order::Device(device) => {
                self.device = device;
                self.open = None;
                self.down = 0;
                self.reopen();
            }
            Order::Measure(hundredths) => {
                self.measured.clear();
                // A device that is still opening has the rate that most have.
                self.measure = hundredths * self.open.as_ref().map_or(48_000, |open| open.rate) as usize / 100;
            }
            Order::Meter(metering) => {
                self.metering = metering;
                self.tenth.clear();
            }
            Order::Samples { stream, samples } if stream == self.streams => {
                self.unseen += samples.len();
                self.take(&samples);
                self.look();
            }
            Order::Failed { stream, error } if stream == self.streams => self.fail(&error),
            Order::Samples { .. } | Order::Failed { .. } | Order::Close => {}
        }
    }

    fn with_cutter(&mut self, act: impl FnOnce(&mut Cutter)) {
        if let Some(open) = &mut self.open {
            act(&mut open.cutter);
        }
    }

    fn take(&mut self, samples: &[f32]) {
        self.silent = 0;
        let Some(open) = &mut self.open else { return };
        let (place, report) = (self.place, &self.report);
        open.cutter.take(samples, |cut| {
            report(match cut {
                Cut::Began => MicrophoneEvent::Began(place),
                Cut::Hesitated(utterance) => MicrophoneEvent::Hesitated(place, utterance),
                Cut::Ended(utterance) => MicrophoneEvent::Heard(place, utterance),
                Cut::TooLong => MicrophoneEvent::TooLong(place),
            });
        });
        if self.measure > 0 {
            self.measured.push(open.cutter.level());
            self.measure = self.measure.saturating_sub(samples.len());
            if self.measure == 0 {
                report(MicrophoneEvent::Levels(place, std::mem::take(&mut self.measured)));
            }
        }
        let full = open.rate as usize / 10;
        if self.metering == Metering::On && full > 0 {
            self.tenth.extend_from_slice(samples);
            let tenths = self.tenth.chunks_exact(full);
            let rest = tenths.remainder().to_vec();
            tenths.for_each(|tenth| report(MicrophoneEvent::Tenth(place, Level::of(tenth))));
            self.tenth = rest;
        }
    }

    /// Whether the device that was chosen is still there; whoever has chosen none takes what the sound server gives him.
    fn look(&mut self) {
        let (Device::Named(wanted), Some(open)) = (&self.device, &self.open) else { return };
        if self.unseen < LOOK * open.rate as usize {
            return;
        }
        self.unseen = 0;
        let there = devices::host().is_some_and(|host| inputs::find(&host, Some(wanted)).is_some());
        if !there {
            let wanted = Some(wanted.clone());
            self.lose(InputError::NoDevice { wanted });
        }
    }

    fn fail(&mut self, error: &cpal::Error) {
        let Some(open) = self.open.take() else { return };
        self.lose(InputError::of(error, &open.name));
    }

    fn lose(&mut self, error: InputError) {
        self.open = None;
        self.down = 1;
        (self.report)(MicrophoneEvent::Lost(self.place, error));
    }

    /// Looks after a device that may be stuck or gone. Only called when nothing arrives.
    fn check(&mut self) {
        if self.device == Device::None {
            return;
        }
        if let Some(open) = &self.open {
            self.silent += 1;
            if self.silent >= PATIENCE {
                let device = open.name.clone();
                self.lose(InputError::Failed { device, reason: "it brings no sound".to_owned() });
            }
            return;
        }
        self.down = self.down.saturating_add(1);
        if self.down.is_multiple_of(RETRY) {
            self.reopen();
        }
    }

    fn reopen(&mut self) {
        let wanted = match self.device.clone() {
            Device::None => return,
            Device::Default => None,
            Device::Named(name) => Some(name),
        };
        match self.opened(wanted.as_deref()) {
            Ok((open, name)) => {
                self.open = Some(open);
                self.silent = 0;
                self.down = 0;
                (self.report)(MicrophoneEvent::Ready(self.place, name));
            }
            Err(error) if self.down == 0 => self.lose(error),
            Err(_) => {}
        }
    }

    fn opened(&mut self, wanted: Option<&str>) -> Result<(Open, DeviceName), InputError> {
        let no_device = || InputError::NoDevice { wanted: wanted.map(str::to_owned) };
        let host = devices::host().ok_or_else(no_device)?;
        let device = inputs::find(&host, wanted).ok_or_else(no_device)?;
        let name = devices::name(&device).ok_or_else(no_device)?;
        let failed = |error: cpal::Error| InputError::of(&error, &name.description);
        let default = device.default_input_config().map_err(failed)?;
        let mut config = default.config();
        let mut open = |size| {
            config.buffer_size = size;
            self.streams += 1;
            self.stream_of(&device, config, default.sample_format())
        };
        let stream = open(BufferSize::Fixed(FRAMES)).or_else(|_| open(BufferSize::Default)).map_err(failed)?;
        stream.play().map_err(failed)?;
        let rate = default.sample_rate();
        let mut cutter = Cutter::new(rate);
        cutter.set_gate(self.gate);
        Ok((Open { _stream: stream, cutter, rate, name: name.description.clone() }, name))
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

    /// Hands the first channel over: those of a microphone that has two are alike, or the second is dead.
    fn stream_as<T>(&self, device: &cpal::Device, config: StreamConfig) -> Result<Stream, cpal::Error>
    where
        T: SizedSample,
        f32: FromSample<T>,
    {
        let errors = Arc::new(AtomicU32::new(0));
        let no_error = Arc::clone(&errors);
        let (samples_out, errors_out, stream) = (self.outbox.clone(), self.outbox.clone(), self.streams);
        let channels = usize::from(config.channels).max(1);
        let take = move |heard: &[T], _: &cpal::InputCallbackInfo| {
            no_error.store(0, Ordering::Relaxed);
            let samples = heard.iter().step_by(channels).map(|&sample| f32::from_sample(sample)).collect();
            let _ = samples_out.send(Order::Samples { stream, samples });
        };
        let fail = move |error: cpal::Error| {
            let before = errors.fetch_add(1, Ordering::Relaxed);
            let now = if is_fatal(&error) { 0 } else { ERRORS_WITHOUT_SOUND };
            // Told once: the count passes this number once between two samples.
            if before == now {
                let _ = errors_out.send(Order::Failed { stream, error });
            }
        };
        device.build_input_stream(config, take, fail, Some(OPENING))
    }
}

/// Errors after which a stream brings no more. ALSA reports hundreds of others while it opens, and then works well.
fn is_fatal(error: &cpal::Error) -> bool {
    matches!(error.kind(), ErrorKind::DeviceNotAvailable | ErrorKind::StreamInvalidated | ErrorKind::HostUnavailable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_microphone_that_is_not_there_is_reported_once_with_a_way_out() {
        let (events, inbox) = channel();
        let report: Report = Arc::new(move |event| drop(events.send(event)));
        let device = Device::Named("no such device".to_owned());
        let microphone = Microphone::open(Place::Room, device, report).expect("a thread");
        let event = inbox.recv_timeout(Duration::from_secs(10)).expect("a report");
        let MicrophoneEvent::Lost(Place::Room, error) = event else { panic!("{event:?}") };
        assert!(error.to_string().contains("`no such device`; connect it or choose another one"), "{error}");
        microphone.hold();
        microphone.release();
        assert!(inbox.recv_timeout(Duration::from_secs(3)).is_err(), "told once, and a key does nothing");
    }
}
