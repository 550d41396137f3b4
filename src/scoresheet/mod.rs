//! Scoresheets as people hand them over: PGN, or moves as somebody typed them; and the game as PGN for other programs.
//!
//! [`pgn`] reads games that are played through; [`page()`] takes a sheet as it is, with its gaps and whatever cannot be read.
//! [`write()`] writes PGN.
mod note;
mod page;
pub mod pgn;
mod written;

pub use page::{Page, entries, page};
pub use written::{Written, write};
