//! Cues as lines.
use crate::{
    language::{Wording, speak},
    narration::{Content, Cue},
};

/// To whom a cue's line is addressed, and its text: `("room", "Bauer Eva zwei nach Eva vier")`, `("refused", "D.2.3 ...")`.
pub(super) fn cue_parts(cue: &Cue, wording: Wording) -> (String, String) {
    let words = |phrase| speak(phrase, cue.wording(wording)).to_string();
    match &cue.content {
        Content::Say(phrase) => (cue.to.to_string(), words(phrase)),
        Content::Refuse { article, phrase } => ("refused".to_owned(), format!("{article} {}", words(phrase))),
        Content::Chime(chime) => (cue.to.to_string(), format!("({})", chime.name())),
    }
}

/// A cue as the console prints it: `room: Bauer Eva zwei nach Eva vier`.
#[must_use]
pub fn cue_line(cue: &Cue, wording: Wording) -> String {
    let (to, text) = cue_parts(cue, wording);
    format!("{to}: {text}")
}
