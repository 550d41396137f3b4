//! What names keys to who types names buttons to who has a gamepad in his hands.
use super::{Act, Family, Profile};
use crate::{
    desk::Intent,
    language::{Arg, Line, Phrase},
};

/// `phrase` with the buttons of this profile, as they are called on a pad of this make, in place of keys.
///
/// ```
/// # use anna_hector::{language::{Line, Phrase, Wording, speak}, pad::{Family, Layout, in_buttons}};
/// let asked = Phrase::Several(vec![Phrase::line(Line::ConfirmResign), Phrase::line(Line::EnterConfirms)]);
/// let profile = Layout::Xbox.profile().unwrap();
/// let heard = speak(&in_buttons(asked, &profile, Family::Xbox), Wording::default());
/// assert_eq!(heard.to_string(), "Aufgeben? Rechter Abzug bestätigt, B verwirft.");
/// ```
#[must_use]
pub fn in_buttons(phrase: Phrase, profile: &Profile, family: Family) -> Phrase {
    let of = |act: Act| Arg::Labels(profile.binding_of(&act).map(|binding| binding.labels(family)).unwrap_or_default());
    let commit = || of(Act::Commit);
    let cancel = || of(Act::Desk(Intent::Escape));
    match phrase {
        Phrase::Several(parts) => {
            Phrase::Several(parts.into_iter().map(|part| in_buttons(part, profile, family)).collect())
        }
        Phrase::Line(Line::EnterConfirms, _) => Phrase::with(Line::PadConfirms, [commit(), cancel()]),
        Phrase::Line(Line::ResumeQuestion, _) => Phrase::with(Line::PadResume, [commit(), cancel()]),
        Phrase::Line(Line::SetupWelcome, _) => Phrase::with(Line::PadWelcome, [commit()]),
        Phrase::Line(Line::ManualOpened, _) => Phrase::with(Line::PadManual, [cancel()]),
        Phrase::Line(Line::ClaimsOpened, _) => Phrase::with(Line::PadClaims, [commit()]),
        Phrase::Line(Line::PointAtSquare, _) => Phrase::with(Line::PadPoint, [commit()]),
        Phrase::Line(Line::ReadBack, args) => Phrase::Line(Line::PadReadBack, args),
        other => other,
    }
}
