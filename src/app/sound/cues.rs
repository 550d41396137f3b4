//! How urgent a cue is and which sound it has, in the terms of the queue.
use crate::{
    narration::{Chime, Priority},
    speak::{Earcon, Urgency},
};

pub(super) const fn urgency(priority: Priority) -> Urgency {
    match priority {
        Priority::Aside => Urgency::Aside,
        Priority::Review | Priority::Answer => Urgency::Review,
        Priority::Record => Urgency::Record,
        Priority::Game => Urgency::Event,
        Priority::Warning => Urgency::Warning,
    }
}

pub(super) const fn earcon(chime: Chime) -> Earcon {
    match chime {
        Chime::Agreed => Earcon::Accepted,
        Chime::Repeated => Earcon::Repeated,
        Chime::Executed => Earcon::Executed,
        Chime::Pressed => Earcon::Pressed,
        Chime::YourClock => Earcon::YourMove,
        Chime::PressWaits => Earcon::PressWaits,
        Chime::Refused => Earcon::Refused,
        Chime::EntryOpened => Earcon::FieldEntered,
        Chime::EntryClosed => Earcon::FieldLeft,
        Chime::Time => Earcon::Time,
        Chime::LastMinute => Earcon::LowTime,
        Chime::EmptySquare => Earcon::EmptySquare,
        Chime::OwnPiece => Earcon::OwnPiece,
        Chime::OpponentsPiece => Earcon::OpponentsPiece,
        Chime::Tick => Earcon::Tick,
        Chime::LongBeat => Earcon::LongBeat,
        Chime::ShortBeat => Earcon::ShortBeat,
        Chime::HighLongBeat => Earcon::HighLongBeat,
        Chime::HighShortBeat => Earcon::HighShortBeat,
    }
}
