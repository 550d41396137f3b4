//! Hearing: from the sound of an utterance to a move, a request or a question, without the internet.
//!
//! ```text
//! Expecting (position, question) -> grammar (prefix tree of sentences) -> Recogniser::prepare
//! Sound -> each Recogniser::listen -> Opinion (current sentence, free sentence, fit) -> judge -> Verdict
//! ```
//!
//! [`enrolled`] hears one speaker who has taught his words, [`sphinx`] everybody, where PocketSphinx is installed, and
//! [`beside`] is a program that somebody has chosen; [`speaker`] tells a player from his neighbours. An [`Ear`] asks all that
//! are quick, and [`judge`] is the rule of acceptance; the program may then turn a question into an agreement ([`seconded`]).
//! Nothing in here commits a move.
//!
//! # Methods and sources
//!
//! | where | method | source |
//! |---|---|---|
//! | `enrolled::features` | mel-frequency cepstral coefficients (MFCC) | S. Davis, P. Mermelstein, IEEE Trans. ASSP 28 (1980) |
//! | `enrolled::features` | slopes of the coefficients (delta coefficients) | S. Furui, IEEE Trans. ASSP 34 (1986) |
//! | `enrolled::align` | dynamic time warping | H. Sakoe, S. Chiba, IEEE Trans. ASSP 26 (1978) |
//! | `enrolled::decode` | connected words in one pass | H. Ney, IEEE Trans. ASSP 32 (1984) |
//! | `enrolled::decode` | token passing | S. Young, N. Russell, J. Thornton, Cambridge, CUED/F-INFENG/TR.38 (1989) |
//! | `enrolled::denoise` | RNNoise | J.-M. Valin, IEEE MMSP (2018) |
//! | [`speaker`] | nearest-neighbour distance of voices | A. Higgins, L. Bahler, J. Porter, IEEE ICASSP (1993) |
//! | `beside::lay` | edit distance | V. Levenshtein, Soviet Physics Doklady 10 (1966) |
mod activity;
pub mod beside;
pub mod capture;
mod companion;
mod ear;
pub mod enrolled;
mod expectation;
pub mod grammar;
mod heard;
mod hearer;
pub mod interpret;
mod missing;
pub mod pronounce;
mod recogniser;
pub mod sound;
pub mod speaker;
pub mod sphinx;
mod spotter;
mod talker;
mod unusable;
mod vocabulary;

pub use ear::Ear;
pub use expectation::{Expectation, ExpectedAnswer, Scope};
pub use heard::Heard;
pub use hearer::{Hearer, HearerEvent, HearerReport};
pub use interpret::{Acceptance, Interpretation, Meaning, judge, seconded};
pub use missing::Missing;
pub use recogniser::{Fit, KnownSpeaker, Opinion, Preference, Recogniser};
pub use sound::{Band, RATE, Sound};
pub use spotter::Spotter;
pub use talker::{Talker, open};
pub use unusable::RecogniserError;
pub use vocabulary::{UnitId, Vocabulary};
