//! A microphone that is tried or taught into: how far its trial is, and how loud it is there.
use crate::listen::capture::{Meter, MicrophonePlace, SoundLevel};

/// One microphone at a time is tried, and one is shown with a meter.
#[derive(Debug, Default)]
pub(super) struct Trial {
    step: Option<TrialStep>,
    meter: Option<(MicrophonePlace, Meter)>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TrialStep {
    /// The person is being asked to speak.
    Asked(MicrophonePlace),
    Speaks(MicrophonePlace),
}

impl Trial {
    /// Somebody is asked to speak there.
    pub(super) const fn ask(&mut self, place: MicrophonePlace) {
        self.step = Some(TrialStep::Asked(place));
    }

    /// The request has been heard: where he speaks from now on. `None` where nobody was asked.
    pub(super) fn begin(&mut self) -> Option<MicrophonePlace> {
        let Some(TrialStep::Asked(place)) = self.step else { return None };
        self.step = Some(TrialStep::Speaks(place));
        Some(place)
    }

    /// He has been told how well he is heard.
    pub(super) const fn end(&mut self) {
        self.step = None;
    }

    /// Whether somebody speaks there, having been asked to.
    pub(super) fn speaks_at(&self, at: MicrophonePlace) -> bool {
        self.step == Some(TrialStep::Speaks(at))
    }

    /// Whether somebody is asked to speak there, or speaks.
    pub(super) fn is_at(&self, at: MicrophonePlace) -> bool {
        match self.step {
            Some(TrialStep::Asked(place) | TrialStep::Speaks(place)) => place == at,
            None => false,
        }
    }

    /// Whether somebody is asked to speak, or speaks.
    pub(super) const fn is_on(&self) -> bool {
        self.step.is_some()
    }

    /// Shows from now on how loud it is there.
    pub(super) fn show_meter(&mut self, place: MicrophonePlace) {
        self.meter = Some((place, Meter::default()));
    }

    /// Shows it no longer.
    pub(super) fn hide_meter(&mut self) {
        self.meter = None;
    }

    /// It was so loud there; nothing where another microphone is shown.
    pub(super) fn push(&mut self, place: MicrophonePlace, level: SoundLevel) {
        if let Some((_, meter)) = self.meter.as_mut().filter(|(metered, _)| *metered == place) {
            meter.push(level);
        }
    }

    /// Of which microphone it is shown how loud it is.
    pub(super) fn metered(&self) -> Option<MicrophonePlace> {
        self.meter.as_ref().map(|(place, _)| *place)
    }

    /// How loud it is, for the screen.
    pub(super) fn meter(&self) -> Option<&Meter> {
        self.meter.as_ref().map(|(_, meter)| meter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_begins_once_and_only_after_the_request() {
        let mut trial = Trial::default();
        assert_eq!(trial.begin(), None);
        trial.ask(MicrophonePlace::Room);
        assert!(!trial.speaks_at(MicrophonePlace::Room));
        assert_eq!(trial.begin(), Some(MicrophonePlace::Room));
        assert_eq!((trial.begin(), trial.is_on()), (None, true));
        assert!(trial.speaks_at(MicrophonePlace::Room) && trial.is_at(MicrophonePlace::Room));
        assert!(!trial.is_at(MicrophonePlace::Player(shakmaty::Color::White)));
        trial.end();
        assert!(!trial.is_on());
    }

    #[test]
    fn the_meter_is_that_of_one_microphone() {
        let mut trial = Trial::default();
        trial.show_meter(MicrophonePlace::Room);
        assert_eq!(trial.metered(), Some(MicrophonePlace::Room));
        trial.hide_meter();
        assert!(trial.meter().is_none());
    }
}
