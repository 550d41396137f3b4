//! The window: it draws a [`Snapshot`](link::Snapshot), sends [`Gesture`](link::Gesture)s, and decides nothing.
pub mod keys;
pub mod link;
