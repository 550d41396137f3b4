//! Devices that change hands.
use crate::{
    clock::Moment,
    game::{DeviceAct, Game, Seat},
};

impl Game {
    /// What happened to a device.
    pub(super) fn apply_device(&mut self, at: Moment, by: Option<Seat>, act: &DeviceAct) {
        match *act {
            DeviceAct::Given(device, seat) => self.give_device(device, seat),
            DeviceAct::Offered(device, seat) => self.offer_device(at, device, seat),
            DeviceAct::Kept(device) => self.keep_device(at, by, device),
        }
    }
}
