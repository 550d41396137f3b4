//! The gamepad: what is pressed and pushed becomes the same intents as keys and clicks, and times become rhythms that
//! two motors beat.
//!
//! Everything here is pure. A [`Mode`] and a [`Profile`] turn one [`Event`] into the next mode and [`Output`]s
//! ([`step`]); [`rhythm`] turns times into [`Pulse`]s; [`Roles`] says to whom each pad belongs. Devices are driven by
//! `app`, which puts the outputs through the same desks as the keyboard, so that no refusal, handshake or line of the
//! journal is the gamepad's own.
//!
//! No move is committed by anything but [`Act::Commit`] and what it says is due: what is taken and put down with the
//! cursor, or dialled, is read back first.
mod act;
mod event;
mod layouts;
mod mapping;
mod profile;
pub mod rhythm;
mod roles;
mod text;
mod words;

pub use act::{Act, Command, NAMED};
pub use event::{Button, ButtonSet, Event, PadId, Stick, UnknownButton, heading};
pub use layouts::{Family, Layout, markdown};
pub use mapping::{Context, Mode, Output, Rhythm, Talk, step};
pub use profile::{Binding, Profile, Refused, StickUse};
pub use rhythm::{Motor, Pulse};
pub use roles::{Given, Motors, Owned, Presence, Report, Roles, What};
pub use text::ProfileError;
pub use words::{button_of, in_buttons};
