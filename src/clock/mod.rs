//! Time controls and a running clock, as values: nothing here reads a clock, every question brings its [`Moment`].
//!
//! Deliberately absent: ticks, rounding (what is shown or said is rounded where it is shown or said) and any decision
//! about the game. A [`Clock`] knows when a flag *would* fall; that it *has* fallen is a fact of the game (Article 6.8).
pub mod calls;
pub mod control;
pub mod day;
pub mod moment;
pub mod running;

pub use calls::{Call, CallAt, CallError, CallForm, CallPlan, DueCall};
pub use control::{Bonus, Control, ControlError, PRESETS, Period, SavedTime};
pub use day::DayTimes;
pub use moment::{Moment, NoMoment};
pub use running::{Clock, Reading};
