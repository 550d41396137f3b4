//! Pure answers about the FIDE Laws of Chess, one file per group of Articles.
//!
//! Nothing here knows about games in progress, clocks that run, words or screens: a question and an [`Edition`] go in,
//! an answer comes out. Differences between editions live here and nowhere else.
pub mod adaptation;
pub mod adjournment;
pub mod announcement;
pub mod answered;
pub mod article;
pub mod assistant;
pub mod chess960;
pub mod completion;
pub mod draw;
pub mod draw_claim;
pub mod edition;
pub mod flag;
pub mod illegal;
pub mod irregularity;
pub mod numbering;
pub mod pace;
pub mod penalty;
pub mod position;
pub mod quickplay;
pub mod recording;
pub mod repetition;
pub mod standing;
pub mod time;
pub mod touch;
pub mod winnable;

pub use announcement::{Misfit, RawMove};
pub use article::Article;
pub use edition::Edition;
pub use numbering::Numbering;
