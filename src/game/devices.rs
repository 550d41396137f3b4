//! To whom the devices of the table belong, and how one changes hands.
//!
//! A person with a device gives commands in its owner's name. So it changes hands with the consent of two: its owner offers it, and
//! the person who is to get it takes it - by a device of his own, for nobody consents for another. The arbiter gives it without
//! either, and has what he takes for himself as long as his page is open. An offer ends with the next press of a clock, and after
//! [`OFFER_LASTS`]. A gamepad that is nobody's takes nothing from anybody: who let its offer lapse takes it later by the same act.
use std::{collections::BTreeMap, time::Duration};

use super::{Act, Device, DeviceAct, Event, Game, LockAct, MoveAct, Seat, StartAct};
use crate::{
    clock::Moment,
    language::{Arg, Label},
};

/// How long an offered device waits to be taken.
pub const OFFER_LASTS: Duration = Duration::from_secs(30);
/// How long after an offer was withdrawn or declined the device is not offered again.
const PAUSE: Duration = Duration::from_secs(10);

/// A device that is offered to somebody, who has yet to take it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DeviceOffer {
    /// The device that changes hands.
    pub device: Device,
    /// The person who is to accept it.
    pub to: Seat,
    /// When the offer ends, if nobody does anything before.
    pub until: Moment,
    /// By what it is taken.
    pub taken_by: TakenBy,
}

/// By what a device that is offered is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TakenBy {
    /// By a device that the person has already.
    OwnDevice,
    /// By the buttons of the gamepad itself: pads look alike, and whoever takes this one from his page may have the other in his hands.
    ItsButtons,
}

/// The gamepads with an owner, and the device that is offered. Keyboard and mouse are in the set-up.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Hands {
    gamepads: BTreeMap<u8, Seat>,
    offer: Option<DeviceOffer>,
    /// Gamepads that are nobody's, whose offer has lapsed, and to whom each was offered last.
    lapsed: BTreeMap<u8, Seat>,
    /// When an offer was last withdrawn or declined.
    kept: BTreeMap<Device, Moment>,
    /// Who had a gamepad before the program was restarted, or before it was mixed up with another.
    before: Vec<Seat>,
    /// What the arbiter has taken for himself, and who had it.
    lent: BTreeMap<Device, Seat>,
}

impl Device {
    /// What it is called.
    #[must_use]
    pub const fn named(self) -> Arg {
        Arg::Label(match self {
            Self::Keyboard => Label::Keyboard,
            Self::Mouse => Label::Mouse,
            Self::Gamepad(_) => Label::Gamepad,
        })
    }
}

impl Seat {
    /// How the person there is called: a player by his colour.
    #[must_use]
    pub const fn named(self) -> Arg {
        match self {
            Self::Player(side) => Arg::Color(side),
            Self::Assistant(_) => Arg::Label(Label::Assistant),
            Self::Arbiter => Arg::Label(Label::Arbiter),
        }
    }
}

impl Game {
    pub(super) fn give_device(&mut self, device: Device, to: Seat) {
        let former = self.devices().owner_of(device).filter(|&former| former != Seat::Arbiter);
        match (to, former) {
            (Seat::Arbiter, Some(former)) => drop(self.hands.lent.insert(device, former)),
            (Seat::Arbiter, None) => {}
            (Seat::Player(_) | Seat::Assistant(_), _) => drop(self.hands.lent.remove(&device)),
        }
        match device {
            Device::Keyboard => self.setup.devices.keyboard = to,
            Device::Mouse => self.setup.devices.mouse = to,
            Device::Gamepad(number) => {
                self.hands.gamepads.insert(number, to);
                // Who has one again takes no second one by the key that offers his keyboard.
                self.hands.lapsed.retain(|&other, asked| other != number && *asked != to);
            }
        }
        self.end_device_offer(device);
    }

    pub(super) fn offer_device(&mut self, at: Moment, device: Device, to: Seat) {
        // An offer that gives way to another has ended, too: two devices are not offered in turns without a pause.
        let taken_by = self.devices().taken_by(device);
        let former = self.hands.offer.replace(DeviceOffer { device, to, until: at + OFFER_LASTS, taken_by });
        self.hands.kept.extend(former.map(|former| (former.device, at)));
        self.let_lapse(former);
        self.forget_lapsed(device);
    }

    /// An offer has ended without a taker: withdrawn or declined by somebody, or by itself.
    pub(super) fn keep_device(&mut self, at: Moment, by: Option<Seat>, device: Device) {
        let ended = self.hands.offer.filter(|offer| offer.device == device);
        self.end_device_offer(device);
        self.hands.kept.extend(by.map(|_| (device, at)));
        self.forget_lapsed(device);
        if by.is_none() {
            self.let_lapse(ended);
        }
    }

    fn let_lapse(&mut self, offer: Option<DeviceOffer>) {
        if let Some(DeviceOffer { device: Device::Gamepad(number), to, .. }) = offer
            && !self.hands.gamepads.contains_key(&number)
        {
            self.hands.lapsed.insert(number, to);
        }
    }

    /// A gamepad was unplugged: where it is nobody's, there is nothing left to take.
    pub(super) fn forget_free_gamepad(&mut self, number: u8) {
        if !self.hands.gamepads.contains_key(&number) {
            self.end_device_offer(Device::Gamepad(number));
            self.hands.lapsed.remove(&number);
        }
    }

    fn forget_lapsed(&mut self, device: Device) {
        if let Device::Gamepad(number) = device {
            self.hands.lapsed.remove(&number);
        }
    }

    fn end_device_offer(&mut self, device: Device) {
        self.hands.kept.remove(&device);
        self.hands.offer.take_if(|offer| offer.device == device);
    }

    /// It is not known any more whose this gamepad is; who had it is asked first.
    pub(super) fn forget_owner_of_gamepad(&mut self, number: u8) {
        let owner = self.hands.gamepads.remove(&number);
        // Whose it was that the arbiter had on loan.
        let owner = self.hands.lent.remove(&Device::Gamepad(number)).or(owner);
        self.hands.before.extend(owner.filter(|owner| !self.hands.before.contains(owner)));
        self.end_device_offer(Device::Gamepad(number));
    }

    /// The program was restarted: gamepads are counted anew, and nobody waits for an answer any more.
    pub(super) fn forget_gamepads(&mut self) {
        let mut before = std::mem::take(&mut self.hands.before);
        let is_gamepad = |device: &Device| matches!(device, Device::Gamepad(_));
        let lenders = self.hands.lent.iter().filter(|(device, _)| is_gamepad(device)).map(|(_, lender)| lender);
        // The arbiter had his on loan.
        let owners = self.hands.gamepads.values().filter(|owner| **owner != Seat::Arbiter);
        for &owner in owners.chain(lenders) {
            if !before.contains(&owner) {
                before.push(owner);
            }
        }
        self.hands = Hands { before, ..Hands::default() };
    }
}

/// To whom the devices at the table belong, and which one is offered.
#[derive(Debug, Clone, Copy)]
pub struct DeviceOwners<'a> {
    pub(super) game: &'a Game,
}

impl<'a> DeviceOwners<'a> {
    /// Who had a gamepad at some time before the program was restarted, or before it was mixed up with another.
    #[must_use]
    pub fn had_gamepads(self) -> &'a [Seat] {
        &self.game.hands.before
    }

    /// To whom a device belongs; `None` for a gamepad that nobody has taken up yet.
    #[must_use]
    pub fn owner_of(self, device: Device) -> Option<Seat> {
        match device {
            Device::Keyboard => Some(self.game.setup.devices.keyboard),
            Device::Mouse => Some(self.game.setup.devices.mouse),
            Device::Gamepad(number) => self.game.hands.gamepads.get(&number).copied(),
        }
    }

    /// By what a device is taken: a gamepad that is nobody's, where more persons than one had one before, by its own buttons.
    #[must_use]
    pub fn taken_by(self, device: Device) -> TakenBy {
        let is_free = matches!(device, Device::Gamepad(_)) && self.owner_of(device).is_none();
        if is_free && self.had_gamepads().len() > 1 { TakenBy::ItsButtons } else { TakenBy::OwnDevice }
    }

    /// Whether a device is this person's: without one he says nothing to the program.
    #[must_use]
    pub fn has_any(self, seat: Seat) -> bool {
        let screen = [Device::Keyboard, Device::Mouse].into_iter().any(|device| self.owner_of(device) == Some(seat));
        screen || self.gamepads().any(|(_, owner)| owner == seat)
    }

    /// Whether this player has the keyboard, and an assistant without any device to give it to.
    #[must_use]
    pub fn can_give_keyboard(self, side: shakmaty::Color) -> bool {
        self.owner_of(Device::Keyboard) == Some(Seat::Player(side)) && !self.has_any(Seat::Assistant(side))
    }

    /// Whether a device acts on the page of `seat`: a page acts for nobody but its person, by a device that is his.
    #[must_use]
    pub fn may_act_on_page(self, device: Device, seat: Seat) -> bool {
        self.owner_of(device) == Some(seat)
    }

    /// The device that is offered and not taken yet. There is one at a time: a new offer is in the place of the one before.
    #[must_use]
    pub const fn offer(self) -> Option<DeviceOffer> {
        self.game.hands.offer
    }

    /// To whom a gamepad that is nobody's was offered last, where he let that lapse: he may still take it.
    #[must_use]
    pub fn lapsed_to(self, device: Device) -> Option<Seat> {
        let Device::Gamepad(number) = device else { return None };
        self.game.hands.lapsed.get(&number).copied()
    }

    /// The gamepad that is nobody's and whose offer this person let lapse, and by what it is taken.
    pub(super) fn lapsed_offer(self, seat: Seat) -> Option<(Device, TakenBy)> {
        let device = self.lapsed().find(|&device| self.lapsed_to(device) == Some(seat))?;
        Some((device, self.taken_by(device)))
    }

    /// The gamepads that are nobody's and whose offer has lapsed.
    pub fn lapsed(self) -> impl Iterator<Item = Device> + use<'a> {
        self.game.hands.lapsed.keys().copied().map(Device::Gamepad)
    }

    /// The gamepads that belong to somebody, as the journal counts them, with their owners.
    pub fn gamepads(self) -> impl Iterator<Item = (u8, Seat)> + use<'a> {
        self.game.hands.gamepads.iter().map(|(&number, &owner)| (number, owner))
    }

    /// What goes back to its owners after these events: behind his locked page the arbiter has no device of theirs, with which
    /// anybody would act in his name, and a player would be left without one.
    pub(super) fn back_after(self, events: &[Event]) -> Vec<Event> {
        let locks = |event: &Event| {
            matches!(event.act, Act::Lock(LockAct::Left | LockAct::Locked) | Act::Start(StartAct::Resumed { .. }))
        };
        if !events.iter().any(locks) {
            return Vec::new();
        }
        // After a restart another gamepad may be the one of that number.
        let resumed = events.iter().any(|event| matches!(event.act, Act::Start(StartAct::Resumed { .. })));
        let is_known = |device: Device| !resumed || !matches!(device, Device::Gamepad(_));
        let back =
            |(&device, &to): (&Device, &Seat)| Event { by: None, act: Act::Device(DeviceAct::Given(device, to)) };
        let lent = self.game.hands.lent.iter().filter(|(device, _)| is_known(**device));
        lent.map(back).filter(|back| !events.contains(back)).collect()
    }

    /// How long this device is not offered again; `None` when it may be.
    #[must_use]
    pub fn pause(self, now: Moment, device: Device) -> Option<Duration> {
        let since = now.since(*self.game.hands.kept.get(&device)?);
        PAUSE.checked_sub(since).filter(|left| !left.is_zero())
    }

    /// When the offer of a device ends by itself.
    pub(super) fn deadline(self) -> Option<Moment> {
        self.offer().map(|offer| offer.until)
    }

    /// The offer has lasted its time.
    pub(super) fn due(self, now: Moment) -> Option<Act> {
        self.offer().filter(|offer| offer.until <= now).map(|offer| Act::Device(DeviceAct::Kept(offer.device)))
    }

    /// Play goes on: what was offered and not taken stays whose it is.
    pub(super) fn kept_by_press(self, events: &[Event]) -> Option<Event> {
        let offer = self.offer()?;
        let ended = |event: &Event| matches!(event.act, Act::Device(DeviceAct::Kept(device) | DeviceAct::Given(device, _)) if device == offer.device);
        let pressed = events.iter().any(|event| matches!(event.act, Act::Move(MoveAct::Pressed(_))));
        (pressed && !events.iter().any(ended))
            .then_some(Event { by: None, act: Act::Device(DeviceAct::Kept(offer.device)) })
    }
}
