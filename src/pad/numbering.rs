//! Which gamepad is which when it comes back: told by the socket it is in, or by the model alone.
//!
//! A driver library counts what is plugged in, and gives the place of a pad that is away to the next one of its model. In a hall there
//! are many of one model, and each acts for its owner: a pad keeps its number only where it is known again.
use std::collections::BTreeMap;

use super::{PadId, PadPresence};

/// Where a pad is plugged in, and its serial number if it has one: the same for two pads only one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PadPlace(pub String);

/// What two pads of one model have in common: bus, vendor, product and version, as the driver's library puts them together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PadModel(pub [u8; 16]);

/// How a pad that comes back is known again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KnownBy {
    /// It is where it was.
    Place,
    /// The system tells no place: another one of its model looks the same.
    Model,
}

/// The numbers of all pads that have been plugged in. The library's number of a pad is its slot.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PadNumbering {
    /// All that have been seen, by their [`PadId`].
    seen: Vec<SeenPad>,
    /// The pad that is or was last in each slot.
    slots: BTreeMap<usize, PadId>,
    /// Places that two pads have claimed at once, as all pads of one radio receiver do: they tell nothing.
    shared: Vec<PadPlace>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct SeenPad {
    model: PadModel,
    place: Option<PadPlace>,
    presence: PadPresence,
}

impl PadNumbering {
    /// A pad is plugged in. It has the number of one that is away where it is known again, and a new one otherwise.
    ///
    /// ```
    /// # use anna_hector::pad::{KnownBy, PadId, PadModel, PadNumbering, PadPlace};
    /// let (model, socket) = (PadModel([0; 16]), |number: u8| Some(PadPlace(format!("usb-{number}"))));
    /// let mut numbering = PadNumbering::default();
    /// assert_eq!(numbering.plug(0, model, socket(1)), (PadId(0), KnownBy::Place));
    /// numbering.unplug(0);
    /// assert_eq!(numbering.plug(0, model, socket(2)).0, PadId(1), "another one of the model");
    /// assert_eq!(numbering.plug(1, model, socket(1)).0, PadId(0), "it is back");
    /// ```
    pub fn plug(&mut self, slot: usize, model: PadModel, place: Option<PadPlace>) -> (PadId, KnownBy) {
        let place = self.place_of_one(place);
        let is_it = |seen: &SeenPad| seen.presence == PadPresence::Gone && seen.model == model && seen.place == place;
        let known = match &place {
            Some(_) => self.seen.iter().position(is_it).map(PadId),
            None => self.slots.get(&slot).copied().filter(|pad| self.seen.get(pad.0).is_some_and(is_it)),
        };
        let by = if place.is_some() { KnownBy::Place } else { KnownBy::Model };
        let seen = SeenPad { model, place, presence: PadPresence::There };
        let pad = match known {
            Some(pad) => {
                self.seen[pad.0] = seen;
                pad
            }
            None => {
                self.seen.push(seen);
                PadId(self.seen.len() - 1)
            }
        };
        self.slots.insert(slot, pad);
        (pad, by)
    }

    /// A place at which no two pads have been; `None` for any other.
    fn place_of_one(&mut self, place: Option<PadPlace>) -> Option<PadPlace> {
        let place = place.filter(|place| !self.shared.contains(place))?;
        let is_it = |seen: &SeenPad| seen.place.as_ref() == Some(&place);
        if self.seen.iter().any(|seen| is_it(seen) && seen.presence == PadPresence::There) {
            self.seen.iter_mut().filter(|seen| is_it(seen)).for_each(|seen| seen.place = None);
            self.shared.push(place);
            return None;
        }
        Some(place)
    }

    /// The pad in a slot is unplugged; `None` where there is none.
    pub fn unplug(&mut self, slot: usize) -> Option<PadId> {
        let pad = self.in_slot(slot)?;
        self.seen.get_mut(pad.0)?.presence = PadPresence::Gone;
        Some(pad)
    }

    /// The pad that is plugged in there.
    #[must_use]
    pub fn in_slot(&self, slot: usize) -> Option<PadId> {
        let is_there = |pad: &PadId| self.seen.get(pad.0).is_some_and(|seen| seen.presence == PadPresence::There);
        self.slots.get(&slot).copied().filter(is_there)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODEL: PadModel = PadModel([1; 16]);

    fn socket(number: u8) -> Option<PadPlace> {
        Some(PadPlace(format!("usb-1.{number}")))
    }

    fn two(places: [Option<PadPlace>; 2]) -> PadNumbering {
        let mut numbering = PadNumbering::default();
        for (slot, place) in places.into_iter().enumerate() {
            assert_eq!(numbering.plug(slot, MODEL, place).0, PadId(slot));
        }
        numbering
    }

    /// The library gives its first free slot of the model to whichever comes first.
    #[test]
    fn two_of_one_model_that_come_back_in_another_order_are_themselves() {
        let mut numbering = two([socket(1), socket(2)]);
        assert_eq!([numbering.unplug(0), numbering.unplug(1)], [PadId(0), PadId(1)].map(Some));
        assert_eq!(numbering.plug(0, MODEL, socket(2)), (PadId(1), KnownBy::Place));
        assert_eq!(numbering.plug(1, MODEL, socket(1)), (PadId(0), KnownBy::Place));
        assert_eq!([0, 1].map(|slot| numbering.in_slot(slot)), [PadId(1), PadId(0)].map(Some));
    }

    #[test]
    fn another_model_in_the_same_socket_is_another_pad() {
        let mut numbering = two([socket(1), socket(2)]);
        numbering.unplug(0);
        assert_eq!(numbering.plug(2, PadModel([2; 16]), socket(1)).0, PadId(2));
    }

    #[test]
    fn without_a_place_the_slot_is_believed_and_said_to_be() {
        let mut numbering = two([None, None]);
        numbering.unplug(1);
        assert_eq!(numbering.in_slot(1), None);
        assert_eq!(numbering.plug(1, MODEL, None), (PadId(1), KnownBy::Model));
        numbering.unplug(1);
        assert_eq!(numbering.plug(1, PadModel([2; 16]), None).0, PadId(2));
    }

    #[test]
    fn a_place_that_two_pads_claim_tells_nothing() {
        let mut numbering = two([socket(1), socket(1)]);
        numbering.unplug(0);
        numbering.unplug(1);
        assert_eq!(numbering.plug(0, MODEL, socket(1)), (PadId(0), KnownBy::Model));
        assert_eq!(numbering.plug(1, MODEL, socket(1)), (PadId(1), KnownBy::Model));
        assert_eq!(numbering.unplug(7), None);
    }
}
