//! Outputs that are lost and come back. The loss is put on record before it is told, told through the outputs that are left, and
//! shown for as long as it lasts.
use shakmaty::Color;

use super::{App, Notice, stages::Stage};
use crate::{
    audio::OutputError,
    desk::OutputKind,
    game::{Incident, Setup, Silence},
    language::{Line, Phrase, speak},
    narration::{Audience, Content, Cue, Priority, silence_phrase, sound_back, sound_chosen, sound_lost},
    screen::CaptionKind,
    speak::UtteranceContent,
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
                        self.show(&Cue::arbiter(Phrase::line(Line::SystemVoiceLost)), CaptionKind::Told);
                    }
                }
                Notice::AnnouncementUnheard(words) => self.tell_unheard(&words),
            }
        }
    }

    /// What was to sound in the room is public: a visually impaired player hears it in his earphone, where that works, and plays on.
    fn tell_unheard(&mut self, words: &UtteranceContent) {
        self.show(&Cue::arbiter(Phrase::line(Line::AnnouncementUnheard)), CaptionKind::Told);
        let follows = Phrase::line(Line::AnnouncementFollows);
        let Some(setup) = self.stage.setup() else { return };
        let by_ear = Color::ALL.into_iter().filter(|&side| setup.is_impaired(side) && self.sound.reaches(side));
        for player in by_ear.collect::<Vec<Color>>() {
            let to = Audience::Earphone(player);
            self.tell(&[Cue { to, priority: Priority::Game, content: Content::Say(follows.clone()) }]);
            self.sound.say_unheard(player, words.clone());
        }
    }

    /// Journal before words; before a game and after it there are only words.
    pub(super) fn note_sound(&mut self, incident: Incident) {
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

    /// Visually impaired players for whom no earphone is chosen: they read what is meant for them alone, and are asked nothing aloud.
    pub(super) fn without_earphone(&self) -> Vec<Color> {
        let (Some(setup), Some(sound)) = (self.stage.setup(), self.sound.chosen()) else { return Vec::new() };
        let has_none = |side: &Color| setup.is_impaired(*side) && sound.device(OutputKind::Earphone(*side)).is_none();
        Color::ALL.into_iter().filter(has_none).collect()
    }

    /// What is the matter with the sound now, each output with its own cause.
    pub(super) fn sound_trouble(&self) -> Option<String> {
        let wording = self.stage.wording();
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
        Incident::SoundChosen { output, device } => sound_chosen(*output, device),
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
        | Incident::PadMixedUp(_)
        | Incident::JournalKept(_)
        | Incident::JournalRewritten(_)
        | Incident::HeartbeatRewritten(_)
        | Incident::HeartbeatFailed
        | Incident::CopyComplete
        | Incident::CopyFailed
        | Incident::Program(_)
        | Incident::Closed(_)
        | Incident::FocusLost
        | Incident::FocusBack
        | Incident::ToolRefused(_)
        | Incident::ToolAllowed(_)
        | Incident::ToolRead(_)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        game::{Command, MoveCommand, Seat},
        laws::RawMove,
        speak::{Output, SpeakerEvent, UtteranceEnding},
    };

    /// What was said there until now has been heard.
    fn hears_out(app: &mut App, output: Output) {
        while let Some(told) = app.sound.due(output).first() {
            app.handle(Input::Speaker(SpeakerEvent::Finished(output, told.id, UtteranceEnding::Complete)));
        }
    }

    /// White announces, and the room loses the words; what sounds or waits in his earphone then, and what its page shows.
    fn unheard(earphone: &str, lost: &[Output]) -> (Vec<String>, Vec<String>, String) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.sound.pretend("room", earphone);
        for &speaker in lost {
            let error = OutputError::Gone { device: "USB".to_owned() };
            app.handle(Input::Speaker(SpeakerEvent::Lost(speaker, error)));
        }
        hears_out(&mut app, Output::Room);
        let squares = (shakmaty::Square::E2, shakmaty::Square::E4);
        let start = Setup::default().start;
        let pawn = RawMove::from_squares(shakmaty::Position::board(&start), squares.0, squares.1, None);
        let announced = Command::Move(MoveCommand::Announce(pawn.expect("a move")));
        app.act(Seat::Player(Color::White), &announced);
        let room = app.sound.due(Output::Room);
        let [announcement] = &room[..] else { panic!("{room:?}") };
        let words = announcement.content.speech.to_string();
        let own = Output::Earphone(Color::White);
        hears_out(&mut app, own);
        let shown = app.captions.iter().count();
        let ending = UtteranceEnding::Unheard;
        app.handle(Input::Speaker(SpeakerEvent::Finished(Output::Room, announcement.id, ending)));
        let heard = app.sound.due(own).iter().map(|said| said.content.speech.to_string()).collect();
        let told = app.captions.iter().skip(shown).map(|caption| caption.to.to_string()).collect();
        (heard, told, words)
    }

    #[test]
    fn a_working_earphone_says_what_the_room_did_not() {
        let (heard, told, words) = unheard("usb", &[Output::Room]);
        assert!(words.contains("Eva vier"), "{words}");
        let sentence = "Die letzte Ansage war im Raum nicht ganz zu hören. Sie lautet:";
        assert_eq!(heard, [sentence, &words]);
        assert_eq!(told, ["page arbiter", "earphone white"]);
    }

    #[test]
    fn an_earphone_that_is_silent_too_is_told_nothing() {
        let (heard, told, _) = unheard("usb", &[Output::Room, Output::Earphone(Color::White)]);
        assert!(heard.is_empty(), "{heard:?}");
        assert_eq!(told, ["page arbiter"]);
    }

    #[test]
    fn an_earphone_on_the_device_of_the_room_is_told_nothing() {
        let (heard, told, _) = unheard("room", &[Output::Room]);
        assert!(heard.is_empty(), "{heard:?}");
        assert_eq!(told, ["page arbiter"]);
    }

    #[test]
    fn who_does_not_see_the_board_and_has_no_device_is_without_an_earphone() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        for (white, without) in [(None, vec![Color::White]), (Some("usb".to_owned()), Vec::new())] {
            let earphones = shakmaty::ByColor { white, black: None };
            app.sound.pretend_chosen(crate::desk::Sound { earphones, ..crate::desk::Sound::default() });
            assert_eq!(app.without_earphone(), without);
        }
    }

    #[test]
    fn what_the_room_may_have_heard_is_not_told_again() {
        let (heard, told, _) = unheard("usb", &[]);
        assert!(heard.is_empty() && told.is_empty(), "{heard:?} {told:?}");
    }
}
