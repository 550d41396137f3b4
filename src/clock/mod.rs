//! Time controls and a running clock, as values: nothing here reads a clock, every question brings its [`Moment`].
pub mod moment;

pub use moment::Moment;
