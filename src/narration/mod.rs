//! What is to be said, chimed or shown, and to whom: pure.
//!
//! [`narrate`] turns an event into [`Cue`]s, [`refuse`] a refusal, and [`answer()`] a question about a seat's view. Each
//! cue names its audience; where that audience hears or reads it is up to [`speak`](crate::speak) and the
//! screens. Nothing is said twice: what the room hears is not repeated into an earphone.
#![deny(clippy::wildcard_enum_match_arm, reason = "a new event must not go untold")]
mod adjournment;
mod answer;
mod arbiter;
mod board;
mod calls;
mod carry_out;
mod claim;
mod clock;
mod control;
mod cue;
mod device;
mod draw;
mod ending;
mod event;
mod heard;
mod irregularity;
mod lock;
mod moving;
mod notice;
mod own_act;
mod presence;
mod question;
mod reconcile;
mod refusal;
mod ruled;
mod sensor;
mod setup;
mod sound;
mod start;
mod statement;

pub use arbiter::{penalty_phrase, ruling_phrase};
pub use calls::{calls_phrase, next_call};
pub use carry_out::{Unkept, carry_out, carry_out_decided, let_time_pass, notice, put_on_record};
pub use claim::{assessment_phrase, claim_phrase};
pub use control::{bonus_phrase, control_error_phrase, control_phrase};
pub use cue::{Audience, Chime, Content, Cue, Priority};
pub use device::{keyboard_key, offered_phrase};
pub use ending::{closing_phrase, ending_phrase, leaving_phrase, next_game};
pub use event::narrate;
pub use heard::{Heard, Verbosity, heard};
pub use irregularity::irregularity_phrase;
pub use lock::{pin_wait_phrase, unasked_phrase};
pub use moving::{words_announced_last, words_to_announce, words_to_repeat};
pub use notice::{battery_phrase, cannot_be_kept, code_phrase};
pub use own_act::own_act;
pub use question::{
    Question, answer, offered_draw, rule_off_phrase, sheet_line, step_phrase, unasked, without_keys, without_step_key,
};
pub use reconcile::{clocks_phrase, counts_phrase, origin_phrase, proposed_clocks, telling_phrase};
pub use refusal::{correction_sounds, not_understood, page_of_another, page_phrase, press_waits, refuse};
pub use ruled::rulings;
pub use sensor::{lift_phrase, sensed_phrase};
pub use setup::{announcer_phrase, assistant_lacking, pieces_phrase, ranks_phrase};
pub use sound::{Deafness, deaf_phrase, silence_phrase, sound_back, sound_chosen, sound_lost};
pub use start::resumed_phrase;
