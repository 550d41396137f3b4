//! What becomes of the outputs: on record before it is told, told through what is left, shown for as long as it lasts.
use super::{App, Notice, stages::Stage};
use crate::{
    audio::OutputError,
    game::{Incident, Setup, Silence},
    language::{Line, Phrase, speak},
    narration::{Cue, silence_phrase, sound_back, sound_lost},
};

impl App {
    pub(super) fn notices(&mut self, notices: Vec<Notice>) {
        for notice in notices {
            match notice {
                Notice::Lost(output, error) => {
                    let device = error.device().unwrap_or_default().to_owned();
                    self.note_sound(Incident::SoundLost { output, device, why: silence(&error) });
                }
                Notice::Back(output, name) => {
                    self.note_sound(Incident::SoundBack { output, device: name.description });
                }
                Notice::SystemVoiceLost => {
                    self.troubles.system_voice_stopped();
                    // Where no voice is heard at all, none goes on.
                    if self.sound.silent().is_empty() {
                        self.show(&Cue::arbiter(Phrase::line(Line::SystemVoiceLost)));
                    }
                }
                Notice::AnnouncementUnheard => self.show(&Cue::arbiter(Phrase::line(Line::AnnouncementUnheard))),
            }
        }
    }

    /// Journal before words; before a game and after it there are only words.
    fn note_sound(&mut self, incident: Incident) {
        let cues = match &mut self.stage {
            Stage::Game(playing) if !playing.session.game().is_finished() => playing.session.note(incident),
            Stage::Game(_)
            | Stage::Opening
            | Stage::Menu(_)
            | Stage::Resume { .. }
            | Stage::Review(_)
            | Stage::Setup(_)
            | Stage::Teach { .. }
            | Stage::Failed(_) => self.stage.setup().map(|setup| cues_of(&incident, setup)).unwrap_or_default(),
        };
        self.tell(&cues);
    }

    /// A game begins or goes on: what is silent now is on its record, and that private words are not said is told.
    pub(super) fn look_at_sound(&mut self) {
        for (output, error) in self.sound.silent() {
            let device = error.device().unwrap_or_default().to_owned();
            self.note_sound(Incident::SoundLost { output, device, why: silence(&error) });
        }
        if self.sound.withholds() {
            let shown = Phrase::line(Line::PrivateWordsShown);
            self.tell(&[Cue::room(shown.clone()), Cue::arbiter(shown)]);
        }
    }

    /// What is the matter with the sound now, each output with its own cause.
    pub(super) fn sound_trouble(&self) -> Option<String> {
        let wording = self.wording();
        let outputs = self.sound.silent().into_iter().map(|(output, error)| {
            let phrase = silence_phrase(output, error.device().unwrap_or_default(), silence(&error));
            speak(&phrase, wording).to_string()
        });
        let system_voice = self.troubles.system_voice().map(|line| speak(&Phrase::line(line), wording).to_string());
        let all: Vec<String> = outputs.chain(system_voice).collect();
        (!all.is_empty()).then(|| all.join(" "))
    }
}

fn cues_of(incident: &Incident, setup: &Setup) -> Vec<Cue> {
    match incident {
        Incident::SoundLost { output, device, why } => sound_lost(*output, device, *why, setup),
        Incident::SoundBack { output, device } => sound_back(*output, device, setup),
        Incident::Slept(_)
        | Incident::StoodStill(_)
        | Incident::WallClockForward(_)
        | Incident::WallClockBack(_)
        | Incident::BatteryLow(_)
        | Incident::DiskNearlyFull(_)
        | Incident::Recorded { .. }
        | Incident::SensorLost(_)
        | Incident::SensorBack(_)
        | Incident::PadGone(_)
        | Incident::PadBack(_)
        | Incident::JournalKept(_)
        | Incident::JournalRewritten(_)
        | Incident::HeartbeatRewritten(_)
        | Incident::HeartbeatFailed
        | Incident::CopyComplete
        | Incident::CopyFailed
        | Incident::Program(_)
        | Incident::FocusLost
        | Incident::FocusBack
        | Incident::ToolRefused(_)
        | Incident::ToolAllowed(_)
        | Incident::CodeShown(_) => Vec::new(),
    }
}

const fn silence(error: &OutputError) -> Silence {
    match error {
        OutputError::NoDevice { .. } => Silence::NoDevice,
        OutputError::Gone { .. } => Silence::Gone,
        OutputError::Moved { .. } => Silence::Moved,
        OutputError::NoServer { .. } => Silence::NoServer,
        OutputError::Failed { .. } => Silence::Failed,
    }
}
