//! The driver of one microphone: a named thread that cuts utterances out of a device's stream.
//!
//! A device that is missing, busy or lost is reported once, and opened again as soon as it can be.
use std::{
    fmt, io,
    ops::ControlFlow,
    sync::{
        Arc,
        mpsc::{Sender, channel},
    },
};

use shakmaty::Color;

use super::{CapturedUtterance, Cut, Cutter, Gate, MicrophonePlace, SoundLevel, UtterancePart};
use crate::audio::{
    Device, DeviceName, InputError,
    devices::{KeptHost, is_input},
    input::{self, InputEnds, InputStream},
    supervise::{self, DeviceState, StreamHome, StreamOpener, Streams, Supervised},
};

/// Checks until a device that is not there is looked for again: every 2 seconds, since that asks the sound server.
const RETRY: u32 = 4;
/// Seconds between two looks whether a device is still there: a sound server goes on with another one in its place.
const LOOK: usize = 3;

/// What a microphone reports.
#[derive(Debug, Clone, PartialEq)]
pub enum MicrophoneEvent {
    /// The device is open, for the first time or again.
    Ready(MicrophonePlace, DeviceName),
    /// It cannot be opened or was lost. Reported once until it is [`MicrophoneEvent::Ready`] again.
    Lost(MicrophonePlace, InputError),
    /// Somebody begins to speak, or holds the key.
    Began(MicrophonePlace),
    /// He goes on speaking: the next samples.
    GoesOn(MicrophonePlace, UtterancePart),
    /// He hesitates: perhaps this is all, and the answer can be ready when it is certain.
    Hesitated(MicrophonePlace, CapturedUtterance),
    /// Somebody has spoken.
    Heard(MicrophonePlace, CapturedUtterance),
    /// It went on for longer than anybody speaks a move.
    TooLong(MicrophonePlace),
    /// How loud it was from moment to moment while this was asked for.
    Levels(MicrophonePlace, Vec<SoundLevel>),
    /// How loud the last tenth of a second was, while it is metered.
    Tenth(MicrophonePlace, SoundLevel),
}

/// Whether a meter is shown that wants to know how loud it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Metering {
    /// No: nothing is reported.
    #[default]
    Off,
    /// The level is reported: [`MicrophoneEvent::Tenth`].
    On,
}

/// Where events go. Called on the thread of the driver: it must not wait.
pub type OnMicrophoneEvent = Arc<dyn Fn(MicrophoneEvent) + Send + Sync>;

/// One microphone. Dropping it closes the device.
pub struct Microphone {
    orders: Sender<MicrophoneOrder>,
}

enum MicrophoneOrder {
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
    Lost {
        stream: u32,
        error: InputError,
    },
    Close,
}

impl Microphone {
    /// Starts the driver; returns before the device is open.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn open(place: MicrophonePlace, device: Device, report: OnMicrophoneEvent) -> io::Result<Self> {
        let (orders, inbox) = channel();
        let outbox = orders.clone();
        let end = MicrophoneOpener {
            place,
            report: Arc::clone(&report),
            outbox,
            gate: Gate::Held,
            host: KeptHost::default(),
        };
        let driver = MicrophoneDriver {
            place,
            report,
            stream: Supervised::new(end, device),
            unseen: 0,
            measured: Vec::new(),
            measure: 0,
            metering: Metering::Off,
            tenth: Vec::new(),
        };
        let name = match place {
            MicrophonePlace::Player(Color::White) => "microphone-white",
            MicrophonePlace::Player(Color::Black) => "microphone-black",
            MicrophonePlace::Assistant(Color::White) => "microphone-white-assistant",
            MicrophonePlace::Assistant(Color::Black) => "microphone-black-assistant",
            MicrophonePlace::Room => "microphone-room",
        };
        supervise::run(name, driver, inbox)?;
        Ok(Self { orders })
    }

    /// The key that is held while speaking goes down.
    pub fn hold(&self) {
        self.send(MicrophoneOrder::Hold);
    }

    /// It is let go: what was said comes as [`MicrophoneEvent::Heard`] a quarter of a second later.
    pub fn release(&self) {
        self.send(MicrophoneOrder::Release);
    }

    /// What is being said is thrown away, as if the key had never gone down.
    pub fn discard(&self) {
        self.send(MicrophoneOrder::Discard);
    }

    /// Listens so from now on.
    pub fn set_gate(&self, gate: Gate) {
        self.send(MicrophoneOrder::Gate(gate));
    }

    /// Another device from now on.
    pub fn set_device(&self, device: Device) {
        self.send(MicrophoneOrder::Device(device));
    }

    /// Measures how loud it is for so many hundredths of a second: [`MicrophoneEvent::Levels`].
    pub fn measure(&self, hundredths: usize) {
        self.send(MicrophoneOrder::Measure(hundredths));
    }

    /// Reports each tenth of a second how loud it is, or no longer.
    pub fn meter(&self, metering: Metering) {
        self.send(MicrophoneOrder::Meter(metering));
    }

    fn send(&self, order: MicrophoneOrder) {
        // The driver outlives every sender: it ends by `Close` only.
        let _ = self.orders.send(order);
    }
}

impl Drop for Microphone {
    fn drop(&mut self) {
        self.send(MicrophoneOrder::Close);
    }
}

impl fmt::Debug for Microphone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Microphone").finish_non_exhaustive()
    }
}

/// The way from one device.
struct MicrophoneOpener {
    place: MicrophonePlace,
    report: OnMicrophoneEvent,
    outbox: Sender<MicrophoneOrder>,
    /// How a cutter begins.
    gate: Gate,
    host: KeptHost,
}

/// A device that is open.
struct OpenMicrophone {
    stream: InputStream,
    cutter: Cutter,
}

impl StreamOpener for MicrophoneOpener {
    type Stream = OpenMicrophone;
    type Error = InputError;

    fn open(
        &mut self,
        wanted: Option<&str>,
        _: Option<&StreamHome>,
        streams: &mut Streams,
    ) -> Result<(OpenMicrophone, StreamHome), InputError> {
        let mut connect = || {
            let (samples_out, lost_out, stream) = (self.outbox.clone(), self.outbox.clone(), streams.next());
            // The driver outlives its streams.
            InputEnds {
                samples: Box::new(move |samples| drop(samples_out.send(MicrophoneOrder::Samples { stream, samples }))),
                lost: Box::new(move |error| drop(lost_out.send(MicrophoneOrder::Lost { stream, error }))),
            }
        };
        let (stream, name) = input::open(wanted, &mut self.host, &mut connect)?;
        let mut cutter = Cutter::new(stream.rate);
        cutter.set_gate(self.gate);
        Ok((OpenMicrophone { stream, cutter }, StreamHome { name, place: None }))
    }

    fn tell(&self, state: DeviceState<InputError>) {
        (self.report)(match state {
            DeviceState::Ready(name) => MicrophoneEvent::Ready(self.place, name),
            DeviceState::Lost(error) => MicrophoneEvent::Lost(self.place, error),
        });
    }

    fn tries_again(&self, down: u32, _: Option<&StreamHome>) -> bool {
        down.is_multiple_of(RETRY)
    }

    fn stuck(&self, device: String) -> InputError {
        InputError::Failed { device, reason: "it brings no sound".to_owned() }
    }
}

struct MicrophoneDriver {
    place: MicrophonePlace,
    report: OnMicrophoneEvent,
    stream: Supervised<MicrophoneOpener>,
    /// Samples since the device was looked for.
    unseen: usize,
    measured: Vec<SoundLevel>,
    /// How many samples are still to be measured.
    measure: usize,
    metering: Metering,
    /// Samples of the tenth of a second that is not full yet.
    tenth: Vec<f32>,
}

impl supervise::StreamDriver for MicrophoneDriver {
    type Order = MicrophoneOrder;

    fn begin(&mut self) {
        self.stream.open();
    }

    fn obey(&mut self, order: MicrophoneOrder) -> ControlFlow<()> {
        match order {
            MicrophoneOrder::Hold => self.with_cutter(Cutter::hold),
            MicrophoneOrder::Release => self.with_cutter(Cutter::release),
            MicrophoneOrder::Discard => self.with_cutter(Cutter::discard),
            MicrophoneOrder::Gate(gate) => {
                self.stream.end_mut().gate = gate;
                self.with_cutter(|cutter| cutter.set_gate(gate));
            }
            MicrophoneOrder::Device(device) => self.stream.choose(device),
            MicrophoneOrder::Measure(hundredths) => {
                self.measured.clear();
                // A device that is still opening has the rate that most have.
                let rate = self.stream.stream().map_or(48_000, |open| open.stream.rate);
                self.measure = hundredths * rate as usize / 100;
            }
            MicrophoneOrder::Meter(metering) => {
                self.metering = metering;
                self.tenth.clear();
            }
            MicrophoneOrder::Samples { stream, samples } if self.stream.is_open(stream) => {
                self.unseen += samples.len();
                self.take(&samples);
                self.look();
            }
            MicrophoneOrder::Lost { stream, error } if self.stream.is_open(stream) => self.stream.lose(error),
            // Of a stream that is closed.
            MicrophoneOrder::Samples { .. } | MicrophoneOrder::Lost { .. } => {}
            MicrophoneOrder::Close => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    }

    /// Only when nothing arrives.
    fn check(&mut self) {
        self.stream.check();
    }
}

impl MicrophoneDriver {
    fn with_cutter(&mut self, act: impl FnOnce(&mut Cutter)) {
        if let Some(open) = self.stream.stream_mut() {
            act(&mut open.cutter);
        }
    }

    fn take(&mut self, samples: &[f32]) {
        self.stream.sounds();
        let Some(open) = self.stream.stream_mut() else { return };
        let (place, report) = (self.place, &self.report);
        open.cutter.take(samples, |cut| {
            report(match cut {
                Cut::Began => MicrophoneEvent::Began(place),
                Cut::Hesitated(utterance) => MicrophoneEvent::Hesitated(place, utterance),
                Cut::Ended(utterance) => MicrophoneEvent::Heard(place, utterance),
                Cut::TooLong => MicrophoneEvent::TooLong(place),
            });
        });
        open.cutter.more().into_iter().for_each(|part| report(MicrophoneEvent::GoesOn(place, part)));
        if self.measure > 0 {
            self.measured.push(open.cutter.level());
            self.measure = self.measure.saturating_sub(samples.len());
            if self.measure == 0 {
                report(MicrophoneEvent::Levels(place, std::mem::take(&mut self.measured)));
            }
        }
        let full = open.stream.rate as usize / 10;
        if self.metering == Metering::On && full > 0 {
            self.tenth.extend_from_slice(samples);
            let tenths = self.tenth.chunks_exact(full);
            let rest = tenths.remainder().to_vec();
            tenths.for_each(|tenth| report(MicrophoneEvent::Tenth(place, SoundLevel::of(tenth))));
            self.tenth = rest;
        }
    }

    /// Whether the device that was chosen is still there; anyone who has chosen none takes what the sound server gives him.
    fn look(&mut self) {
        let (Device::Named(wanted), Some(open)) = (self.stream.device(), self.stream.stream()) else { return };
        if self.unseen < LOOK * open.stream.rate as usize {
            return;
        }
        self.unseen = 0;
        if !is_input(wanted) {
            let wanted = Some(wanted.clone());
            self.stream.lose(InputError::NoDevice { wanted });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_microphone_that_is_not_there_is_reported_once_with_a_way_out() {
        let (events, inbox) = channel();
        let report: OnMicrophoneEvent = Arc::new(move |event| drop(events.send(event)));
        let device = Device::Named("no such device".to_owned());
        let microphone = Microphone::open(MicrophonePlace::Room, device, report).expect("a thread");
        let event = inbox.recv_timeout(Duration::from_secs(10)).expect("a report");
        let MicrophoneEvent::Lost(MicrophonePlace::Room, error) = event else { panic!("{event:?}") };
        assert!(error.to_string().contains("`no such device`; connect it or choose another one"), "{error}");
        microphone.hold();
        microphone.release();
        assert!(inbox.recv_timeout(Duration::from_secs(3)).is_err(), "told once, and a key does nothing");
    }
}
