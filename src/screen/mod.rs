//! The window: it draws a [`Snapshot`], sends [`Gesture`]s, and decides nothing.
//!
//! One file per page; [`keys`] is the one table of commands, names, shortcuts and help. Every key is taken by the window
//! as a whole, so that the visually impaired player never depends on what has the focus; Tab still walks the buttons for
//! a screen reader, and Enter and Space then belong to the button until Escape gives the focus back.
//!
//! Deliberately absent: hints, and any knowledge of what is legal.
mod arbiter;
mod assistant;
mod board;
mod face;
mod help;
pub mod keys;
pub mod link;
mod meter;
mod opponent;
mod page;
mod pieces;
mod setup;
mod sheet;
mod status;
mod strokes;
mod teach;
mod theme;
mod window;

pub use link::{Caption, Gesture, Held, Link, Snapshot, Stage, Table};
pub use window::{TITLE, Window};
