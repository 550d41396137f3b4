//! The whole game as lines of text: the same commands and cues as everywhere, for pipes, scripts and rehearsals.
//!
//! A line is `SEAT COMMAND`; its grammar is [`grammar`], that of rehearsal scripts is [`script`].
mod adjourn_grammar;
mod adjournment;
mod arbiter_grammar;
mod claim_grammar;
mod clause;
mod clock_grammar;
mod editions;
pub mod fill;
pub mod grammar;
mod log;
mod reconcile;
mod reconcile_grammar;
pub mod rehearse;
pub mod script;
mod script_error;
pub mod state;
mod text;
mod value;

pub use text::cue_line;
