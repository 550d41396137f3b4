//! The window: it draws a [`Snapshot`], sends [`Gesture`]s, and decides nothing.
//!
//! One file per page; [`keys`](crate::keys) is the one table of commands, names, shortcuts and help. Every key is taken by
//! the window as a whole, so that the visually impaired player never depends on what has the focus. Tab walks the buttons, which is
//! heard; at the table Enter and Space take the button that was named, and every other stroke is the game's and leads back to
//! the board.
//!
//! The sighted player's page may have a window of its own, for a screen that faces him; nothing else is ever shown there.
//!
//! Deliberately absent: hints, and any knowledge of what is legal.
mod arbiter;
mod assistant;
mod board;
mod chooser;
mod clicks;
mod drawn_pin;
mod entry;
mod face;
mod focus;
mod help;
mod large;
pub mod link;
mod menu;
mod meter;
mod opponent;
mod page;
mod pieces;
mod quitting;
mod review;
mod setup;
mod sheet;
mod status;
mod steady;
mod strokes;
mod teach;
mod text;
mod theme;
mod unfinished;
mod window;

pub use link::{Caption, CaptionKind, Front, Gesture, Held, Leaving, Link, Snapshot, Stage, Table};
pub use window::{TITLE, Window};
