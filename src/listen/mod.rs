//! Hearing: from the sound of an utterance to a move, a request or a question, without the internet.
//!
//! ```text
//! Expecting (position, question) -> grammar (prefix tree of sentences) -> Recogniser::prepare
//! Sound -> each Recogniser::listen -> Opinion (current sentence, free sentence, fit) -> judge -> Verdict
//! ```
//!
//! [`enrolled`] hears one speaker who has taught his words, [`sphinx`] everybody, where PocketSphinx is installed; a third
//! needs the trait [`Recogniser`] and nothing else. An [`Ear`] asks all that there are, and [`judge`] is the rule of
//! acceptance. Nothing in here commits a move.
mod activity;
pub mod capture;
mod ear;
pub mod enrolled;
mod expectation;
pub mod grammar;
mod hearer;
pub mod interpret;
pub mod pronounce;
mod recogniser;
pub mod sound;
pub mod sphinx;
mod vocabulary;

pub use ear::Ear;
pub use expectation::{Asked, Expectation, Scope};
pub use hearer::{Heard, Hearer, HearerEvent, HearerReport, Missing, Talker};
pub use interpret::{Acceptance, Meaning, Verdict, judge};
pub use recogniser::{Fit, Opinion, Preference, Recogniser, RecogniserError, Speaker};
pub use sound::{Band, Sound};
pub use vocabulary::{UnitId, Vocabulary};
