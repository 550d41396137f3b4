//! The user's own system voice: what it may say, and what it is saying.
//!
//! It speaks through the system's device and not through the one that was chosen for an earphone, and nobody can tell who
//! hears that. So it says private words only where others may hear them; elsewhere the built-in voice does, and spells names.
use std::sync::{Arc, mpsc::Sender};

use super::Input;
use crate::{
    game::{Mode, PrivateWords, Setup},
    language::{Part, Speech},
    speak::{Output, Speed, SystemVoice, SystemVoiceEvent, Utterance, UtteranceId},
};

/// What the user's own system voice says, where private words may be overheard. Never what the room is to hear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SystemVoiceUse {
    /// Nothing: the built-in voice spells names.
    Nothing,
    /// Names and other free text.
    #[default]
    Names,
    /// Everything private, names included.
    Private,
}

/// Where private words may sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Privacy {
    /// Those of the program's own voice, on the devices that were chosen.
    pub(super) words: PrivateWords,
    /// Those of the system voice, on a device that nobody has chosen.
    pub(super) system_voice: PrivateWords,
}

impl Privacy {
    /// The set-up names nothing that is private in a game, wherever the person is.
    pub const SETUP: Self = Self { words: PrivateWords::RoomToo, system_voice: PrivateWords::RoomToo };

    /// As it was chosen for a game. In practice nobody plays for what he overhears.
    #[must_use]
    pub const fn of(setup: &Setup) -> Self {
        let system_voice = match setup.mode {
            Mode::Practice => PrivateWords::RoomToo,
            Mode::Competition => setup.private_words,
        };
        Self { words: setup.private_words, system_voice }
    }
}

/// Whether the system voice has taken an utterance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum UtteranceTaken {
    Yes,
    No,
}

/// The system voice, and what it is saying.
#[derive(Debug)]
pub(super) struct OwnVoice {
    used_for: SystemVoiceUse,
    /// Where the private words that it says may sound.
    allowed: PrivateWords,
    driver: Option<SystemVoice>,
    /// The utterance with the speaker that it is meant for, to be said there should this voice fail.
    pub(super) saying: Option<(Output, Utterance)>,
    inbox: Sender<Input>,
}

impl OwnVoice {
    /// Starts nothing yet.
    pub(super) const fn new(used_for: SystemVoiceUse, inbox: Sender<Input>) -> Self {
        Self { used_for, allowed: PrivateWords::OwnDevice, driver: None, saying: None, inbox }
    }

    /// Private words may sound there from now on; what it was saying and may not say any more.
    pub(super) fn allow(&mut self, allowed: PrivateWords) -> Option<(Output, Utterance)> {
        self.allowed = allowed;
        match allowed {
            PrivateWords::RoomToo => None,
            PrivateWords::OwnDevice => self.stop(|_| true),
        }
    }

    /// Whether this is for it to say.
    pub(super) fn may_say(&self, utterance: &Utterance) -> bool {
        let speech = &utterance.content.speech;
        let is_meant = match self.used_for {
            SystemVoiceUse::Nothing => false,
            SystemVoiceUse::Names => has_free_text(speech),
            SystemVoiceUse::Private => !speech.parts.is_empty(),
        };
        is_meant && self.allowed == PrivateWords::RoomToo && utterance.output != Output::Room
    }

    /// Whether it says all private words.
    pub(super) fn says_private(&self) -> bool {
        self.used_for == SystemVoiceUse::Private && self.allowed == PrivateWords::RoomToo
    }

    /// Says an utterance, unless there is no way to, or it is saying something to somebody else.
    pub(super) fn say(&mut self, device: Output, utterance: &Utterance, speed: Speed) -> UtteranceTaken {
        if self.saying.as_ref().is_some_and(|(on, _)| *on != device) {
            return UtteranceTaken::No;
        }
        let Some(driver) = self.driver() else { return UtteranceTaken::No };
        driver.speak(utterance.id, utterance.content.speech.to_string(), speed);
        self.saying = Some((device, utterance.clone()));
        UtteranceTaken::Yes
    }

    /// Stops what it is saying, if it is such an utterance.
    pub(super) fn stop(&mut self, such: impl FnOnce(&(Output, Utterance)) -> bool) -> Option<(Output, Utterance)> {
        let stopped = self.saying.take_if(|saying| such(saying))?;
        if let Some(driver) = &self.driver {
            driver.stop();
        }
        Some(stopped)
    }

    /// An utterance is over; `None` if it was this voice's no longer.
    pub(super) fn end(&mut self, id: UtteranceId) -> Option<Utterance> {
        self.saying.take_if(|(_, utterance)| utterance.id == id).map(|(_, utterance)| utterance)
    }

    /// It is gone, and says nothing from now on; what it was saying.
    pub(super) fn fail(&mut self) -> Option<(Output, Utterance)> {
        self.used_for = SystemVoiceUse::Nothing;
        self.saying.take()
    }

    /// The driver, started when it is first needed.
    fn driver(&mut self) -> Option<&SystemVoice> {
        if self.driver.is_none() {
            let inbox = self.inbox.clone();
            let report = Arc::new(move |event: SystemVoiceEvent| {
                let _ = inbox.send(Input::SystemVoice(event));
            });
            self.driver = SystemVoice::start(report).ok();
        }
        self.driver.as_ref()
    }
}

fn has_free_text(speech: &Speech) -> bool {
    speech.parts.iter().any(|part| matches!(part, Part::Free(text) if !text.trim().is_empty()))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use shakmaty::Color::White;

    use super::*;
    use crate::speak::{Action, Queue, Routes, Urgency};

    const EAR: Output = Output::Earphone(White);

    fn voice(used_for: SystemVoiceUse, allowed: PrivateWords) -> OwnVoice {
        let mut voice = OwnVoice::new(used_for, channel().0);
        assert_eq!(voice.allow(allowed), None);
        voice
    }

    fn utterance(output: Output, part: Part) -> Utterance {
        let speech = Speech { parts: vec![part] };
        match Queue::new(Routes::separate()).say(output, Urgency::Review, speech).actions.pop() {
            Some(Action::Play(_, utterance)) => utterance,
            other => panic!("{other:?}"),
        }
    }

    fn name(output: Output) -> Utterance {
        utterance(output, Part::Free("Anna Muster".to_owned()))
    }

    #[test]
    fn nobody_overhears_a_name_that_is_asked_about_in_a_competition() {
        let mut setup = Setup { mode: Mode::Competition, ..Setup::default() };
        for used_for in [SystemVoiceUse::Names, SystemVoiceUse::Private] {
            setup.private_words = PrivateWords::OwnDevice;
            assert!(!voice(used_for, Privacy::of(&setup).system_voice).may_say(&name(EAR)));
            setup.private_words = PrivateWords::RoomToo;
            let voice = voice(used_for, Privacy::of(&setup).system_voice);
            assert!(voice.may_say(&name(EAR)));
            assert_eq!(voice.says_private(), used_for == SystemVoiceUse::Private, "a sealed move is not said then");
        }
    }

    #[test]
    fn in_practice_and_at_the_set_up_it_says_what_it_is_used_for() {
        let setup = Setup { mode: Mode::Practice, ..Setup::default() };
        assert_eq!(Privacy::of(&setup).words, PrivateWords::OwnDevice, "the devices stay what they are");
        for privacy in [Privacy::of(&setup), Privacy::SETUP] {
            let [nothing, names, private] = [SystemVoiceUse::Nothing, SystemVoiceUse::Names, SystemVoiceUse::Private]
                .map(|used_for| voice(used_for, privacy.system_voice));
            let word = utterance(EAR, Part::Mark("?"));
            let says = |utterance: &Utterance| [&nothing, &names, &private].map(|voice| voice.may_say(utterance));
            assert_eq!(says(&name(EAR)), [false, true, true]);
            assert_eq!(says(&word), [false, false, true]);
            assert_eq!(says(&name(Output::Room)), [false; 3], "the room hears the voice of the program");
        }
    }

    #[test]
    fn what_it_is_saying_is_taken_from_it_when_it_may_not_go_on() {
        let mut voice = voice(SystemVoiceUse::Names, PrivateWords::RoomToo);
        let said = name(EAR);
        voice.saying = Some((EAR, said.clone()));
        assert_eq!(voice.allow(PrivateWords::RoomToo), None);
        assert_eq!(voice.allow(PrivateWords::OwnDevice), Some((EAR, said.clone())));
        assert_eq!(voice.end(said.id), None, "its end is not told again");
    }
}
