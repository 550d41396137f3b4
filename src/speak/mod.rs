//! The voice of the program: what is said becomes samples, waits its turn, and sounds where it belongs.
//!
//! - [`bank`] holds the built-in voice inside the program, [`pack`] recordings of one's own that replace its clips.
//! - [`mod@render`] joins clips to an utterance at a [`Speed`]; [`earcon`] makes the chimes; [`wav`] writes a file.
//! - [`queue`] decides who speaks when: priorities, interruption, repeat. It is pure: events in, actions out.
//! - [`output`] plays on one device of [`audio`](crate::audio), [`system`] is the user's own voice. These are the drivers,
//!   and own the threads of this module.
//!
//! Absent on purpose: no sound is ever made by a module outside this one, no caller waits for a device, and nothing here
//! decides *what* is said.
pub mod bank;
pub mod earcon;
mod life;
pub mod output;
pub mod pack;
mod player;
pub mod queue;
pub mod render;
pub mod speed;
pub mod stretch;
pub mod system;
pub mod voice;
mod volume;
pub mod wav;

pub use bank::{Bank, BankError, Clip};
pub use earcon::Earcon;
pub use output::{OnSpeakerEvent, Speaker, SpeakerEvent, decode_ahead};
pub use pack::{Pack, PackError};
pub use queue::{
    Action, Output, Queue, Routes, Said, Urgency, Utterance, UtteranceContent, UtteranceEnding, UtteranceId,
};
pub use render::{RenderError, pieces, render};
pub use speed::Speed;
pub use system::{SystemReport, SystemVoice, SystemVoiceEvent, SystemVoiceFailure};
pub use voice::Voice;
pub use volume::Volume;

/// Samples a second of everything before it reaches a device.
pub const SAMPLE_RATE: u32 = 22_050;
