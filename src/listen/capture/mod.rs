//! From a microphone to utterances: when somebody speaks, with the sound just before his speech was noticed.
//!
//! The halves are apart: [`Cutter`] with [`PreRoll`], [`EndPointer`] and [`SoundLevel`] is pure, samples in and utterances out;
//! [`Microphone`] is the driver and owns the thread and the device. An utterance keeps the rate of its device and is
//! brought to the recognisers' by [`Sound::new`](super::Sound::new) once, when it is whole.
mod cutter;
mod endpoint;
mod level;
mod microphone;
mod preroll;

pub use cutter::{CapturedUtterance, Cut, Cutter, Gate, UtterancePart};
pub use endpoint::{EndPointer, EndpointTurn};
pub use level::{Meter, SoundLevel, TrialHearing, voice_level};
pub use microphone::{Metering, Microphone, MicrophoneEvent, OnMicrophoneEvent};
pub use preroll::PreRoll;

use shakmaty::Color;

/// Whose microphone it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MicrophonePlace {
    /// The one of a player.
    Player(Color),
    /// The one of a player's assistant.
    Assistant(Color),
    /// The one that hears the room: the opponent's repetition.
    Room,
}

impl MicrophonePlace {
    /// Every microphone there may be at a table.
    pub const ALL: [Self; 5] = [
        Self::Player(Color::White),
        Self::Player(Color::Black),
        Self::Assistant(Color::White),
        Self::Assistant(Color::Black),
        Self::Room,
    ];
}
