//! One stream that is looked after: opened, watched, told of when it is lost, and opened again on its own.
//!
//! It is the same for both directions, which differ in their [`StreamOpener`]. A driver runs on a thread of its own ([`run`]): requests
//! come in by a channel, and between them it looks after its stream.
use std::{
    io,
    ops::ControlFlow,
    sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError},
    thread,
    time::Duration,
};

use super::devices::{Device, DeviceName};

/// Between two looks at a device while nothing is asked.
pub(crate) const CHECK: Duration = Duration::from_millis(500);
/// Checks without a sample until a device counts as lost: 2 seconds. A server that has just started takes its time.
pub(crate) const PATIENCE: u32 = 4;

/// The place at the sound server that an output belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ServerPlace {
    /// The sink's name at the server.
    pub(crate) sink: String,
    /// The socket of the sink, where it has several.
    pub(crate) socket: Option<String>,
}

/// Where a stream was opened first after its device was chosen. An output is opened again there and nowhere else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StreamHome {
    pub(crate) name: DeviceName,
    /// The place, of an output at the sound server; `None` for a sound card and for an input.
    pub(crate) place: Option<ServerPlace>,
}

/// Numbers for streams: a late word of an old one is not one of the new.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Streams(u32);

impl Streams {
    /// The number of a stream that is about to be opened.
    pub(crate) const fn next(&mut self) -> u32 {
        self.0 += 1;
        self.0
    }
}

/// What became of a device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum DeviceState<E> {
    /// It is open, for the first time or again.
    Ready(DeviceName),
    /// It cannot be opened or was lost. Told once until it is [`DeviceState::Ready`] again.
    Lost(E),
}

/// What the two directions do in their own ways.
pub(crate) trait StreamOpener {
    /// An open stream. Dropping it closes the device.
    type Stream;
    /// Why there is none.
    type Error;

    /// Opens the device called `wanted`, the system's default for `None`; `home` is where it was open before. Each try
    /// takes a number of its own.
    fn open(
        &mut self,
        wanted: Option<&str>,
        home: Option<&StreamHome>,
        streams: &mut Streams,
    ) -> Result<(Self::Stream, StreamHome), Self::Error>;
    /// Tells what became of the device.
    fn tell(&self, state: DeviceState<Self::Error>);
    /// Whether a device is tried again that is gone for so many checks; the first is the moment of the loss.
    fn tries_again(&self, down: u32, home: Option<&StreamHome>) -> bool;
    /// The error of a device that is open, and neither takes nor brings samples.
    fn stuck(&self, device: String) -> Self::Error;
}

/// A device with its one stream.
pub(crate) struct Supervised<E: StreamOpener> {
    end: E,
    device: Device,
    stream: Option<E::Stream>,
    home: Option<StreamHome>,
    streams: Streams,
    /// Checks since the device was lost; 0 while it is there.
    down: u32,
    /// Checks since a sample went through.
    silent: u32,
}

impl<E: StreamOpener> Supervised<E> {
    /// Opens nothing yet.
    pub(crate) fn new(end: E, device: Device) -> Self {
        Self { end, device, stream: None, home: None, streams: Streams::default(), down: 0, silent: 0 }
    }

    /// The device that was chosen.
    pub(crate) const fn device(&self) -> &Device {
        &self.device
    }

    /// Its own part.
    pub(crate) const fn end_mut(&mut self) -> &mut E {
        &mut self.end
    }

    /// The open stream.
    pub(crate) const fn stream(&self) -> Option<&E::Stream> {
        self.stream.as_ref()
    }

    /// The same, to be changed.
    pub(crate) const fn stream_mut(&mut self) -> Option<&mut E::Stream> {
        self.stream.as_mut()
    }

    /// Where the stream was opened first.
    pub(crate) const fn home_mut(&mut self) -> Option<&mut StreamHome> {
        self.home.as_mut()
    }

    /// The description of the device that was open last; empty if none was.
    pub(crate) fn description(&self) -> String {
        self.home.as_ref().map(|home| home.name.description.clone()).unwrap_or_default()
    }

    /// Whether this is the number of the open stream.
    pub(crate) const fn is_open(&self, number: u32) -> bool {
        self.stream.is_some() && number == self.streams.0
    }

    /// Whether the device has been waited for long enough.
    pub(crate) const fn is_given_up(&self) -> bool {
        self.stream.is_none() && (matches!(self.device, Device::None) || self.down >= PATIENCE)
    }

    /// Another device from now on.
    pub(crate) fn choose(&mut self, device: Device) {
        self.device = device;
        self.home = None;
        self.stream = None;
        self.down = 0;
        self.open();
    }

    /// A sample went through.
    pub(crate) const fn sounds(&mut self) {
        self.silent = 0;
    }

    /// Closes the stream and tells why; the device is opened again as soon as its [`StreamOpener`] tries.
    pub(crate) fn lose(&mut self, error: E::Error) {
        self.stream = None;
        self.down = 1;
        self.end.tell(DeviceState::Lost(error));
        self.try_again();
    }

    /// Looks after a device that may be stuck or gone.
    pub(crate) fn check(&mut self) {
        if self.device == Device::None {
            return;
        }
        if self.stream.is_some() {
            self.silent += 1;
            if self.silent >= PATIENCE {
                self.lose(self.end.stuck(self.description()));
            }
            return;
        }
        self.down = self.down.saturating_add(1);
        self.try_again();
    }

    fn try_again(&mut self) {
        if self.end.tries_again(self.down, self.home.as_ref()) {
            self.open();
        }
    }

    /// Opens the device that is chosen, if one is.
    pub(crate) fn open(&mut self) {
        let wanted = match &self.device {
            Device::None => return,
            Device::Default => None,
            Device::Named(name) => Some(name.as_str()),
        };
        match self.end.open(wanted, self.home.as_ref(), &mut self.streams) {
            Ok((stream, home)) => {
                self.stream = Some(stream);
                self.down = 0;
                self.silent = 0;
                let name = home.name.clone();
                self.home = Some(home);
                self.end.tell(DeviceState::Ready(name));
            }
            Err(error) if self.down == 0 => {
                self.down = 1;
                self.end.tell(DeviceState::Lost(error));
            }
            Err(_) => {}
        }
    }
}

/// What looks after one stream, on a thread of its own.
pub(crate) trait StreamDriver {
    /// What is asked of it.
    type Order;

    /// Opens the stream for the first time.
    fn begin(&mut self);
    /// Leaves out what the orders after it make void, where so many have come while it worked.
    fn sift(&mut self, orders: Vec<Self::Order>) -> Vec<Self::Order> {
        orders
    }
    /// Does what is asked; breaks to end.
    fn obey(&mut self, order: Self::Order) -> ControlFlow<()>;
    /// Does the next piece of what was asked; false when nothing is left. Orders are obeyed between two pieces.
    fn go_on(&mut self) -> bool {
        false
    }
    /// Nothing was asked for [`CHECK`].
    fn check(&mut self);
}

/// Starts the thread of a driver. It ends when the driver breaks, or when nobody can ask any more.
///
/// # Errors
/// When the system gives no thread.
pub(crate) fn run<D>(name: &str, mut driver: D, inbox: Receiver<D::Order>) -> io::Result<()>
where
    D: StreamDriver + Send + 'static,
    D::Order: Send,
{
    let work = move || {
        driver.begin();
        loop {
            let order = match inbox.try_recv() {
                Err(TryRecvError::Empty) if driver.go_on() => continue,
                Err(TryRecvError::Empty) => inbox.recv_timeout(CHECK),
                Err(TryRecvError::Disconnected) => return,
                Ok(order) => Ok(order),
            };
            match order {
                Ok(order) => {
                    let orders = std::iter::once(order).chain(inbox.try_iter()).collect();
                    if driver.sift(orders).into_iter().any(|order| driver.obey(order).is_break()) {
                        return;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => driver.check(),
            }
        }
    };
    thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    /// A device that is there or not, and tries again at every second check.
    #[derive(Default)]
    struct Played {
        gone: Cell<bool>,
        homes: RefCell<Vec<Option<StreamHome>>>,
        told: RefCell<Vec<DeviceState<&'static str>>>,
    }

    impl StreamOpener for &Played {
        type Stream = u32;
        type Error = &'static str;

        fn open(
            &mut self,
            wanted: Option<&str>,
            home: Option<&StreamHome>,
            streams: &mut Streams,
        ) -> Result<(u32, StreamHome), &'static str> {
            self.homes.borrow_mut().push(home.cloned());
            let number = streams.next();
            let name = wanted.unwrap_or("default").to_owned();
            let home = StreamHome { name: DeviceName { id: name.clone(), description: name }, place: None };
            if self.gone.get() { Err("gone") } else { Ok((number, home)) }
        }

        fn tell(&self, state: DeviceState<&'static str>) {
            self.told.borrow_mut().push(state);
        }

        fn tries_again(&self, down: u32, _: Option<&StreamHome>) -> bool {
            down.is_multiple_of(2)
        }

        fn stuck(&self, _: String) -> &'static str {
            "stuck"
        }
    }

    fn ready(name: &str) -> DeviceState<&'static str> {
        DeviceState::Ready(DeviceName { id: name.to_owned(), description: name.to_owned() })
    }

    #[test]
    fn a_loss_is_told_once_and_the_device_is_opened_again_at_its_home() {
        let played = Played::default();
        let mut supervised = Supervised::new(&played, Device::Default);
        supervised.open();
        let first = *supervised.stream().unwrap();
        assert!(supervised.is_open(first));
        played.gone.set(true);
        supervised.lose("unplugged");
        assert!(!supervised.is_open(first));
        (0..5).for_each(|_| supervised.check());
        assert!(supervised.is_given_up());
        played.gone.set(false);
        (0..2).for_each(|_| supervised.check());
        let again = *supervised.stream().unwrap();
        assert!(supervised.is_open(again) && !supervised.is_open(first), "a late word of the old one is not heard");
        assert_eq!(*played.told.borrow(), [ready("default"), DeviceState::Lost("unplugged"), ready("default")]);
        let homes = played.homes.borrow();
        assert_eq!(homes[0], None);
        assert!(homes[1..].iter().all(|home| home.as_ref().is_some_and(|home| home.name.id == "default")));
    }

    #[test]
    fn a_device_without_a_sample_for_four_checks_is_stuck() {
        let played = Played::default();
        let mut supervised = Supervised::new(&played, Device::Default);
        supervised.open();
        (0..3).for_each(|_| supervised.check());
        supervised.sounds();
        (0..3).for_each(|_| supervised.check());
        assert!(supervised.stream().is_some());
        supervised.check();
        assert_eq!(played.told.borrow().last(), Some(&DeviceState::Lost("stuck")));
    }

    #[test]
    fn another_device_has_no_home_yet_and_none_is_never_opened() {
        let played = Played::default();
        let mut supervised = Supervised::new(&played, Device::Default);
        supervised.open();
        supervised.choose(Device::Named("ear".to_owned()));
        assert_eq!(*played.homes.borrow(), [None, None]);
        supervised.choose(Device::None);
        (0..9).for_each(|_| supervised.check());
        assert_eq!(played.homes.borrow().len(), 2);
        assert!(supervised.is_given_up());
    }
}
