//! Scoresheets as people hand them over: PGN, or moves as somebody typed them.
//!
//! [`pgn`] reads games that are played through; [`page()`] takes a sheet as it is, with its gaps and whatever cannot be read.
mod page;
pub mod pgn;

pub use page::{Page, entries, page};
