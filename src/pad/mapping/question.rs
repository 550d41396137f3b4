//! Chords while a question stands.
use super::{Context, PadStep, mode::PadPage};
use crate::{
    desk::Intent,
    pad::{Button, ButtonSet, PadAct},
};

/// What a chord is while a question stands.
pub(super) enum AtQuestion {
    Means(PadAct),
    /// It is not read.
    Nothing,
}

impl PadStep<'_> {
    /// What a chord means while a question stands: what answers alone may still be held together with what asked, and asks
    /// nothing else then. Said again is what is open.
    pub(super) fn chord_at_question(&self, button: Button, act: &PadAct) -> AtQuestion {
        if self.context != Context::Asked || self.mode.page != PadPage::Board {
            return AtQuestion::Means(act.clone());
        }
        let cancel = PadAct::Desk(Intent::Escape);
        match self.profile.act(ButtonSet::default(), button).map(|binding| &binding.act) {
            Some(alone) if *alone == cancel => AtQuestion::Means(cancel),
            Some(PadAct::Desk(Intent::Grasp)) => AtQuestion::Nothing,
            _ if act.asks() => AtQuestion::Nothing,
            _ => AtQuestion::Means(act.clone()),
        }
    }
}
