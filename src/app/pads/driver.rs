//! The driver of the gamepads: a thread that sleeps until something happens at one, and reports it in the program's terms.
use std::{
    collections::BTreeMap,
    sync::mpsc::{Receiver, Sender, TryRecvError, channel},
    time::{Duration, SystemTime},
};

use gilrs::{
    Axis, EventType, Gilrs,
    ff::{BaseEffect, BaseEffectType, Effect, EffectBuilder, Repeat, Replay, Ticks},
};

use crate::pad::{
    Button, Family, Motor, Motors, PadEvent, PadId, PadModel, PadNews, PadNumbering, PadPlace, PadReport, Pulse, Stick,
    rhythm::{self, TICK},
};

/// How long a beat that was ordered may wait while a pad is there: well below a tick.
const AWAKE: Duration = Duration::from_millis(20);
/// How often the thread looks whether it is still wanted while none is there.
const ASLEEP: Duration = Duration::from_millis(500);

/// A rhythm for a pad.
#[derive(Debug)]
pub(in crate::app) struct RumbleBeat {
    pub(in crate::app) pad: PadId,
    /// What it is to do, in place of what it still does.
    pub(in crate::app) pulses: Vec<Pulse>,
}

/// What the thread is told to do.
#[derive(Debug)]
enum DriverOrder {
    /// Let a pad beat.
    Beat(RumbleBeat),
    /// Report what has happened by now, and then that this is all.
    Settle,
}

/// The thread of the gamepads; it ends when this is dropped.
#[derive(Debug)]
pub(in crate::app) struct Driver(Sender<DriverOrder>);

impl Driver {
    /// Starts the thread. With each event goes when it happened, by the machine's wall clock.
    ///
    /// # Errors
    /// Where no thread can be started.
    pub(in crate::app) fn start(
        report: impl Fn(Option<SystemTime>, PadReport) + Send + 'static,
    ) -> std::io::Result<Self> {
        let (orders, inbox) = channel();
        std::thread::Builder::new().name("gamepads".to_owned()).spawn(move || match Gilrs::new() {
            Ok(gilrs) => {
                let numbering = PadNumbering::default();
                Hall { gilrs, report, numbering, sticks: BTreeMap::new(), playing: BTreeMap::new() }.live(&inbox);
            }
            Err(error) => {
                report(None, PadReport { pad: PadId(0), what: PadNews::Unusable(error.to_string()) });
            }
        })?;
        Ok(Self(orders))
    }

    /// Lets a pad beat. A pad without motors does nothing.
    pub(in crate::app) fn beat(&self, beat: RumbleBeat) {
        // Without the thread there are no pads either.
        let _ = self.0.send(DriverOrder::Beat(beat));
    }

    /// Asks for [`PadNews::Settled`]; whether there is anybody to ask.
    pub(in crate::app) fn settle(&self) -> bool {
        self.0.send(DriverOrder::Settle).is_ok()
    }
}

/// The names of the gamepads that are there now.
///
/// # Errors
/// Why they cannot be read.
pub(in crate::app) fn names() -> Result<Vec<String>, String> {
    let gilrs = Gilrs::new().map_err(|error| error.to_string())?;
    Ok(gilrs.gamepads().map(|(_, pad)| pad.name().to_owned()).collect())
}

/// All gamepads of the machine.
struct Hall<R> {
    gilrs: Gilrs,
    report: R,
    numbering: PadNumbering,
    /// Where the sticks of each pad are; axes arrive one by one.
    sticks: BTreeMap<PadId, [(i16, i16); 2]>,
    /// What each pad beats; dropped, it stops.
    playing: BTreeMap<PadId, Effect>,
}

impl<R: Fn(Option<SystemTime>, PadReport)> Hall<R> {
    fn live(mut self, orders: &Receiver<DriverOrder>) {
        let there: Vec<gilrs::GamepadId> = self.gilrs.gamepads().map(|(id, _)| id).collect();
        for id in there {
            self.greet(id);
        }
        loop {
            let mut settles = false;
            loop {
                match orders.try_recv() {
                    Ok(DriverOrder::Beat(beat)) => self.beat(&beat),
                    Ok(DriverOrder::Settle) => settles = true,
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return,
                }
            }
            let wait = if settles {
                Duration::ZERO
            } else if self.gilrs.gamepads().next().is_some() {
                AWAKE
            } else {
                ASLEEP
            };
            let mut next = self.gilrs.next_event_blocking(Some(wait));
            while let Some(event) = next {
                self.event(event.id, event.event, event.time);
                next = self.gilrs.next_event();
            }
            if settles {
                (self.report)(None, PadReport { pad: PadId(0), what: PadNews::Settled });
            }
        }
    }

    fn greet(&mut self, id: gilrs::GamepadId) {
        let gamepad = self.gilrs.gamepad(id);
        let motors = if gamepad.is_ff_supported() { Motors::Two } else { Motors::None };
        let family = Family::of(gamepad.vendor_id());
        let (pad, known_by) = self.numbering.plug(id.into(), PadModel(gamepad.uuid()), place(gamepad));
        (self.report)(None, PadReport { pad, what: PadNews::Here { family, motors, known_by } });
    }

    fn event(&mut self, id: gilrs::GamepadId, event: EventType, at: SystemTime) {
        if event == EventType::Connected {
            return self.greet(id);
        }
        let Some(pad) = self.numbering.in_slot(id.into()) else { return };
        let event = match event {
            EventType::Disconnected => {
                self.numbering.unplug(id.into());
                self.playing.remove(&pad);
                self.sticks.remove(&pad);
                Some(PadEvent::Gone)
            }
            EventType::ButtonPressed(pressed, _) => button(pressed).map(PadEvent::Pressed),
            EventType::ButtonReleased(released, _) => button(released).map(PadEvent::Released),
            EventType::AxisChanged(axis, value, _) => self.moved(pad, axis, value),
            _ => None,
        };
        if let Some(event) = event {
            (self.report)(Some(at), PadReport { pad, what: PadNews::Event(event) });
        }
    }

    fn moved(&mut self, pad: PadId, axis: Axis, value: f32) -> Option<PadEvent> {
        let sticks = self.sticks.entry(pad).or_default();
        #[expect(clippy::cast_possible_truncation, reason = "at most a thousand")]
        let value = (value.clamp(-1.0, 1.0) * 1_000.0) as i16;
        let (stick, place) = match axis {
            Axis::LeftStickX => (Stick::Left, &mut sticks[0].0),
            Axis::LeftStickY => (Stick::Left, &mut sticks[0].1),
            Axis::RightStickX => (Stick::Right, &mut sticks[1].0),
            Axis::RightStickY => (Stick::Right, &mut sticks[1].1),
            _ => return None,
        };
        *place = value;
        let (right, ahead) = sticks[stick as usize];
        Some(PadEvent::Moved(stick, right, ahead))
    }

    /// One effect for the whole rhythm: its ticks are the ticks of the library, so that no beat is late by itself.
    fn beat(&mut self, beat: &RumbleBeat) {
        let is_it = |id: gilrs::GamepadId| self.numbering.in_slot(id.into()) == Some(beat.pad);
        let Some((id, _)) = self.gilrs.gamepads().find(|(id, _)| is_it(*id)) else { return };
        let tick = u32::try_from(TICK.as_millis()).unwrap_or(50);
        let whole = rhythm::lasts(&beat.pulses);
        let mut builder = EffectBuilder::new();
        for pulse in &beat.pulses {
            let kind = match pulse.motor {
                Motor::Strong => BaseEffectType::Strong { magnitude: u16::MAX },
                Motor::Weak => BaseEffectType::Weak { magnitude: u16::MAX },
            };
            let ticks = |count: u32| Ticks::from_ms(count * tick);
            // The next round of a beat is put beyond the end, or a short one would be felt once more there.
            let scheduling =
                Replay { after: ticks(pulse.start), play_for: ticks(pulse.ticks), with_delay: ticks(whole * 2) };
            builder.add_effect(BaseEffect { kind, scheduling, ..BaseEffect::default() });
        }
        builder.gamepads(&[id]).repeat(Repeat::For(Ticks::from_ms(whole * tick)));
        match builder.finish(&mut self.gilrs).and_then(|effect| effect.play().map(|()| effect)) {
            Ok(effect) => drop(self.playing.insert(beat.pad, effect)),
            Err(error) => tracing::debug!(%error, "a pad does not beat"),
        }
    }
}

/// Where a pad is plugged in: the socket, and whatever its maker or the radio calls it.
#[cfg(target_os = "linux")]
fn place(gamepad: gilrs::Gamepad<'_>) -> Option<PadPlace> {
    use gilrs::LinuxGamepadExt;
    let device = std::path::Path::new("/sys/class/input").join(gamepad.devpath().file_name()?).join("device");
    let read = |name: &str| std::fs::read_to_string(device.join(name)).ok();
    let [socket, serial] =
        ["phys", "uniq"].map(|name| read(name).map(|text| text.trim().to_owned()).unwrap_or_default());
    (!socket.is_empty() || !serial.is_empty()).then(|| PadPlace(format!("{socket} {serial}")))
}

/// No other system tells it through the library.
#[cfg(not(target_os = "linux"))]
fn place(_gamepad: gilrs::Gamepad<'_>) -> Option<PadPlace> {
    None
}

const fn button(button: gilrs::Button) -> Option<Button> {
    use gilrs::Button as Named;
    Some(match button {
        Named::South => Button::South,
        Named::East => Button::East,
        Named::West => Button::West,
        Named::North => Button::North,
        Named::LeftTrigger => Button::LeftShoulder,
        Named::RightTrigger => Button::RightShoulder,
        Named::LeftTrigger2 => Button::LeftTrigger,
        Named::RightTrigger2 => Button::RightTrigger,
        Named::Select => Button::Select,
        Named::Start => Button::Start,
        Named::Mode => Button::Guide,
        Named::LeftThumb => Button::LeftStick,
        Named::RightThumb => Button::RightStick,
        Named::DPadUp => Button::Up,
        Named::DPadDown => Button::Down,
        Named::DPadLeft => Button::Left,
        Named::DPadRight => Button::Right,
        Named::C | Named::Z | Named::Unknown => return None,
    })
}
