//! Input devices that change hands.
use crate::game::{Device, Seat};

/// What is asked about a device.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DeviceCommand {
    /// An input device is for this person: offered by its owner, given by the arbiter.
    Give(Device, Seat),
    /// The device that is offered is taken.
    Take(Device),
    /// The device that is offered stays whose it is: withdrawn by its owner, or declined.
    Keep(Device),
}

/// What happened to a device.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DeviceAct {
    /// An input device belongs to this person from now on; only his commands pass from it. By himself: he took what was
    /// offered to him.
    Given(Device, Seat),
    /// An input device is offered to this person, who has yet to take it.
    Offered(Device, Seat),
    /// A device that was offered stays whose it is: its owner withdrew it, the other did not take it, or nobody did anything.
    Kept(Device),
}
