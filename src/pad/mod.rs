//! The gamepad: what is pressed and pushed becomes the same intents as keys and clicks, and times become rhythms that
//! two motors beat.
//!
//! Everything here is pure. A [`PadMode`] and a [`PadProfile`] turn one [`PadEvent`] into the next mode and [`PadOutput`]s
//! ([`step`]); [`rhythm`] turns times into [`Pulse`]s; [`PadNumbering`] says which pad is which, and [`Roles`] to whom each
//! belongs. Devices are driven by
//! `app`, which puts the outputs through the same desks as the keyboard, so that no refusal, handshake or line of the
//! journal is the gamepad's own.
//!
//! A button that is held for others in the profile - the modifier of a chord - does its own act when it is let go, and
//! only if no chord has used it meanwhile. Every other button acts when it goes down. What cannot wait does not: talking
//! begins at once, and is discarded when a chord uses its button; a walk begins when its button is held on, after the
//! time of the first repetition. Where the stick points while a move is dialled counts when the button goes down.
//!
//! In a list - the pad's own pages, the claims, the manual, the set-up - what takes a piece takes, what discards leaves,
//! up and down choose, questions are answered, and nothing else happens: it is refused, and what takes is said. The same
//! button answers an open question, held where that is grave; what commits does not.
//!
//! No move is committed by anything but [`PadAct::Commit`] and what it says is due: what is taken and put down with the
//! cursor, or dialled, is read back first.
mod act;
mod event;
mod layouts;
mod mapping;
mod numbering;
mod profile;
pub mod rhythm;
mod roles;
mod setting;
mod text;
mod words;

pub use act::{NAMED, PadAct, PadCommand, Way};
pub use event::{Button, ButtonSet, PadEvent, PadId, Stick, UnknownButton, heading};
pub use layouts::{Family, PadLayout, markdown};
pub use mapping::{Context, PadMode, PadOutput, PadTalk, Rhythm, step};
pub use numbering::{KnownBy, PadModel, PadNumbering, PadPlace};
pub use profile::{ButtonBinding, PadProfile, ProfileRefusal, StickUse};
pub use rhythm::{Motor, Pulse};
pub use roles::{Former, Motors, Owned, PadGiving, PadNews, PadPresence, PadReport, People, Roles};
pub use setting::{DialButton, PadChange, PadSetting, StickPart};
pub use text::PadProfileError;
pub use words::{button_of, in_buttons};
