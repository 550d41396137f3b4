//! The set-up's trial of a microphone, and teaching one's own words.
use shakmaty::Color;

use super::{
    App, Options,
    hearing::{folder_of, tongue},
    stages::Stage,
};
use crate::{
    desk::{Form, Intent, TeachWish, Teaching},
    language::{Arg, Line, Phrase},
    listen::{
        Interpretation, Sound, Spotter, Talker,
        capture::{CapturedUtterance, Metering, MicrophonePlace, SoundLevel, TrialHearing, voice_level},
        enrolled::{Profile, ProfileError},
    },
    narration::{Audience, Chime, Cue},
};

/// How long a microphone is tried, in hundredths of a second.
const TRIAL: usize = 400;

impl App {
    /// Tries a microphone: the person is asked to speak, and told how well he is heard.
    pub(super) fn try_microphone(&mut self, place: MicrophonePlace) {
        let Stage::Setup(form) = &self.stage else { return };
        let microphones = form.sound().microphones.clone();
        self.voice.open_alone(place, &microphones);
        self.tell_keyboard(Phrase::line(Line::SpeakNow));
        self.trial.ask(place);
        self.show_meter(place);
    }

    /// The trial begins when the request has been heard.
    pub(super) fn follow_trial(&mut self) {
        if !matches!(self.stage, Stage::Setup(_)) {
            // Whoever has begun a game meanwhile is told nothing of it in the middle of a move.
            self.trial.end();
        } else if self.sound.is_silent()
            && let Some(place) = self.trial.begin()
        {
            self.voice.measure(place, TRIAL);
        }
    }

    fn show_meter(&mut self, place: MicrophonePlace) {
        self.voice.meter(place, Metering::On);
        self.trial.show_meter(place);
    }

    /// The meter goes with the field: nothing listens that nobody looks at.
    pub(super) fn follow_meter(&mut self) {
        let Some(place) = self.trial.metered() else { return };
        let wanted = match &self.stage {
            Stage::Setup(form) => self.trial.is_on() || form.microphone_in_hand() == Some(place),
            Stage::Teach { color, .. } => place == MicrophonePlace::Player(*color),
            _ => false,
        };
        if wanted {
            return;
        }
        self.trial.hide_meter();
        self.voice.meter(place, Metering::Off);
        if matches!(self.stage, Stage::Setup(_)) {
            self.voice.close();
        }
    }

    /// The trial is over.
    pub(super) fn judge_microphone(&mut self, place: MicrophonePlace, levels: &[SoundLevel]) {
        if !self.trial.speaks_at(place) {
            return;
        }
        let hearing = TrialHearing::of(levels);
        if let (TrialHearing::Good, Stage::Setup(form)) = (hearing, &self.stage) {
            let profile = match place {
                MicrophonePlace::Player(color) => self.options.talker(color, form).profile,
                MicrophonePlace::Assistant(_) | MicrophonePlace::Room => None,
            };
            self.voice.note_tried(place, profile, voice_level(levels));
        }
        self.tell_keyboard(hearing.into());
        self.trial.end();
    }

    /// Begins to teach, or goes on.
    pub(super) fn teach(&mut self, color: Color) {
        let Stage::Setup(form) = &self.stage else { return };
        let microphones = form.sound().microphones.clone();
        if microphones.players.get(color).is_none() {
            let none = Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice)));
            return self.tell_keyboard(Phrase::with(Line::SetupMicrophone, [Arg::Color(color), none]));
        }
        let (form, wording) = (form.clone(), form.setup().wording);
        let talker = self.options.talker(color, &form);
        let Some(folder) = talker.profile.clone() else { return };
        let profile = match Profile::load(&folder, wording.language) {
            Ok(profile) => profile,
            Err(ProfileError::None { .. } | ProfileError::OtherLanguage { .. }) => Profile::empty(wording.language),
            Err(error) => return self.unusable(Line::VoiceUnusable, error.to_string()),
        };
        self.voice.open_alone(MicrophonePlace::Player(color), &microphones);
        self.show_meter(MicrophonePlace::Player(color));
        let teaching = Box::new(Teaching::new(profile, wording));
        let spotter = Spotter::open(talker.tongue, teaching.words());
        let wishes = teaching.begin();
        self.stage = Stage::Teach { form, teaching, talker, color, spotter };
        self.teach_wishes(wishes);
    }

    /// Deletes what a player has taught.
    pub(super) fn forget_voice(&mut self, color: Color) {
        let Stage::Setup(form) = &self.stage else { return };
        let (language, talker) = (form.setup().wording.language, self.options.talker(color, form));
        let Some(folder) = talker.profile else { return };
        match Profile::delete(&folder, language) {
            Ok(()) => self.tell_keyboard(Phrase::line(Line::VoiceForgotten)),
            Err(error) => self.unusable(Line::VoiceUnusable, error.to_string()),
        }
    }

    /// A key while somebody teaches.
    pub(super) fn teach_key(&mut self, intent: &Intent) {
        let Stage::Teach { teaching, .. } = &mut self.stage else { return };
        let wishes = teaching.key(intent);
        self.teach_wishes(wishes);
    }

    /// What was said while somebody teaches.
    pub(super) fn teach_utterance(&mut self, place: MicrophonePlace, utterance: CapturedUtterance) {
        let Stage::Teach { teaching, spotter, .. } = &mut self.stage else { return };
        if teaching.expects().is_some() {
            return self.voice.understand(place, utterance);
        }
        let sound = Sound::new(&utterance.samples, utterance.rate);
        let heard = spotter.as_mut().and_then(|spotter| spotter.hear(&sound));
        let wishes = teaching.take(&sound, heard.as_deref());
        self.teach_wishes(wishes);
    }

    /// What was understood in the trial of the words.
    pub(super) fn teach_verdict(&mut self, verdict: &Interpretation) {
        let Stage::Teach { teaching, .. } = &mut self.stage else { return };
        let wishes = teaching.heard(verdict);
        self.teach_wishes(wishes);
    }

    fn teach_wishes(&mut self, wishes: Vec<TeachWish>) {
        let Some(color) = self.stage.teacher() else { return };
        let to = Audience::Earphone(color);
        // One after the other in his ear: a second sentence would take the place of the first.
        let mut said = Vec::new();
        for wish in wishes {
            match wish {
                TeachWish::Say(phrase) => said.push(phrase),
                TeachWish::Signal => self.tell(&[Cue::chime(to, Chime::EntryOpened)]),
                TeachWish::Save => self.save_profile(),
                TeachWish::Try => self.make_ready_for_trial(),
                TeachWish::Leave => {
                    said.push(Phrase::line(Line::TeachOver));
                    self.leave_teaching();
                }
            }
        }
        if !said.is_empty() {
            self.tell(&[Cue::answer(to, Phrase::Several(said))]);
        }
    }

    fn save_profile(&mut self) {
        let Stage::Teach { teaching, talker, .. } = &self.stage else { return };
        let Some(folder) = &talker.profile else { return };
        if let Err(error) = teaching.profile().save(folder) {
            self.unusable(Line::VoiceUnusable, error.to_string());
        }
    }

    fn make_ready_for_trial(&mut self) {
        let Stage::Teach { talker, color, teaching, .. } = &self.stage else { return };
        let (place, expectation) = (MicrophonePlace::Player(*color), teaching.expects());
        self.voice.understand_as(place, talker.clone());
        if let Some(expectation) = expectation {
            self.voice.expect(place, expectation);
        }
    }

    fn leave_teaching(&mut self) {
        if let Stage::Teach { form, .. } = std::mem::replace(&mut self.stage, Stage::Opening) {
            self.stage = Stage::Setup(form);
        }
        self.voice.close();
    }
}

impl Stage {
    /// Who teaches, while somebody does.
    pub(super) const fn teacher(&self) -> Option<Color> {
        match *self {
            Self::Teach { color, .. } => Some(color),
            _ => None,
        }
    }
}

impl Options {
    fn talker(&self, color: Color, form: &Form) -> Talker {
        let setup = form.setup();
        let folder = self.voices.join(folder_of(setup.names.get(color)));
        Talker { tongue: tongue(setup.wording), profile: Some(folder), beside: String::new() }
    }
}
