//! Scoresheets: as people hand them over, and as they take them home.
//!
//! [`pgn`] reads games that are played through; [`page()`] takes a sheet as it is, with its gaps and whatever cannot be read.
//!
//! [`Scoresheets`] are both sheets of one game as records of Article 8, made of a journal's events ([`Played`]) or of PGN
//! ([`all_from_pgn`]). [`write()`] makes PGN of them, [`text`] the sheets as text, [`braille`] and [`pdf`] what is
//! embossed and printed, [`json`] all of it for programs.
//! [`report()`] tells the arbiter everything that happened, in words.
pub mod braille;
mod comment;
mod foreign;
pub mod json;
mod layout;
mod live;
mod of_game;
mod of_pgn;
mod page;
pub mod pdf;
pub mod pgn;
mod report;
mod seal;
mod sheets;
pub mod text;
mod time_control;
mod written;

pub use foreign::Foreign;
pub use layout::{Cell, Layout, MoveStyle, Row, event_rows, layout};
pub use live::{completed, live};
pub use of_game::Played;
pub use of_pgn::{all_from_pgn, from_pgn};
pub use page::{Page, entries, page};
pub use report::{Line, Report, report};
pub use seal::{Beside, programs, seal};
pub use sheets::{Answer, Claimed, Entry, EventData, Proof, RuledOff, Scoresheets};
pub use written::write;
