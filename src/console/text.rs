//! Cues as lines.
use crate::{
    language::{Wording, speak},
    narration::{Audience, Content, Cue},
};

/// To whom a cue's line is addressed, and its text: `("room", "Bauer Eva zwei nach Eva vier")`, `("refused", "D.2.3 ...")`.
#[must_use]
pub(super) fn cue_parts(cue: &Cue, wording: Wording) -> (String, String) {
    match &cue.content {
        Content::Say(phrase) => (cue.to.to_string(), speak(phrase, in_wording(cue.to, wording)).to_string()),
        Content::Refuse { article, phrase } => {
            ("refused".to_owned(), format!("{article} {}", speak(phrase, in_wording(cue.to, wording))))
        }
        Content::Chime(chime) => (cue.to.to_string(), format!("({})", chime.name())),
    }
}

/// A cue as the console prints it: `room: Bauer Eva zwei nach Eva vier`.
#[must_use]
pub fn cue_line(cue: &Cue, wording: Wording) -> String {
    let (to, text) = cue_parts(cue, wording);
    format!("{to}: {text}")
}

/// What is private is said in the same words; only style is for announcements to the room.
const fn in_wording(to: Audience, wording: Wording) -> Wording {
    match to {
        Audience::Room => wording,
        Audience::Earphone(_) | Audience::Page(_) => Wording { style: crate::language::Style::Full, ..wording },
    }
}
