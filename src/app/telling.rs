//! What people are told, by ear and on their pages.
use super::{App, log};
use crate::{
    game::{Mode, NotKept},
    journal::JournalError,
    language::{self, Language, Line, Phrase, Wording, speak},
    narration::{Audience, Content, Cue, Priority},
    screen::CaptionKind,
    speak::{self, Pack, UtteranceId},
};

impl App {
    pub(super) fn tell(&mut self, cues: &[Cue]) {
        let _ = self.tell_all(cues);
    }

    /// Says and shows cues; the utterance of the first that the room hears.
    pub(super) fn tell_all(&mut self, cues: &[Cue]) -> Option<UtteranceId> {
        let mut to_room = None;
        for cue in cues {
            let spoken = self.tell_one(cue.clone(), CaptionKind::Told);
            if cue.to == Audience::Room {
                to_room = to_room.or(spoken);
            }
        }
        to_room
    }

    /// Says and shows a cue.
    pub(super) fn tell_one(&mut self, cue: Cue, kind: CaptionKind) -> Option<UtteranceId> {
        let cue = &self.for_hands(cue);
        let spoken = self.sound.cue(cue, self.stage.wording());
        self.show(cue, kind);
        spoken
    }

    /// Says something that no caption and no log may hold.
    ///
    /// It holds a sealed move: in a competition it is said nowhere where the room hears it too, whatever was granted for other words.
    pub(super) fn whisper(&mut self, cue: &Cue) -> Option<UtteranceId> {
        if let Audience::Earphone(player) = cue.to
            && self.stage.setup().is_some_and(|setup| setup.mode == Mode::Competition)
            && self.sound.is_overheard(player)
        {
            if !matches!(cue.content, Content::Say(Phrase::Letters(_))) {
                self.tell(&[Cue::answer(cue.to, Phrase::line(Line::PrivateWordsShown))]);
            }
            return None;
        }
        self.sound.cue(cue, self.stage.wording())
    }

    /// Shows a cue to whom it is for; `told` is what its words are, unless they are a refusal or a code.
    pub(super) fn show(&mut self, cue: &Cue, told: CaptionKind) {
        let (phrase, kind) = match &cue.content {
            // Typed letters are echoed by ear; the field itself shows them.
            Content::Say(Phrase::Letters(_)) | Content::Chime(_) => return,
            Content::Say(phrase @ Phrase::Line(Line::MarkJournalCode, _)) => (phrase, CaptionKind::Aside),
            Content::Say(phrase) => (phrase, told),
            Content::Refuse { phrase, .. } => (phrase, CaptionKind::Refused),
        };
        let mut wording = cue.wording(self.stage.wording());
        if let (Audience::Page(seat), Some(setup)) = (cue.to, self.stage.setup()) {
            wording.language = setup.language_of(seat);
        }
        let text = speak(phrase, wording).to_string();
        if text.is_empty() {
            return;
        }
        tracing::info!(target: log::WORDS, to = %cue.to, %text, "cue");
        let now = self.clock().now();
        self.captions.add(cue.to, text, now, kind);
    }

    /// Forgets what was said to each person alone: it was about the game before.
    pub(super) fn clear_pages(&mut self) {
        self.troubles.forget();
        self.captions.forget_pages();
        self.keyboard_told = None;
        self.talking.press.forget();
    }

    /// Something cannot be used: said to the person at the keyboard, and shown with file, place and way out.
    pub(super) fn unusable(&mut self, line: Line, detail: String) {
        self.cannot_use(Phrase::line(line), detail);
    }

    /// A journal fails: a full disk is told as that, since nothing is wrong with what is on it.
    pub(super) fn journal_fails(&mut self, error: &JournalError, otherwise: Line) {
        let line = match error.not_kept() {
            NotKept::DiskFull => Line::DiskFull,
            NotKept::Unwritable => otherwise,
        };
        self.unusable(line, error.to_string());
    }

    pub(super) fn cannot_use(&mut self, words: Phrase, detail: String) {
        tracing::error!(%detail, "unusable");
        self.troubles.show(detail);
        self.tell_keyboard(words);
    }

    /// Words for the person at the keyboard.
    pub(super) fn tell_keyboard(&mut self, phrase: Phrase) {
        let Some(color) = self.stage.keyboard_owner() else { return };
        self.tell(&[Cue { to: Audience::Earphone(color), priority: Priority::Answer, content: Content::Say(phrase) }]);
    }

    /// Recordings of one's own, a folder for each language: `FOLDER/de/felix.wav`. What cannot be used is named.
    pub(super) fn use_recordings(&mut self) {
        let Some(folder) = self.options.recordings.clone() else { return };
        if !folder.is_dir() {
            let problem =
                "is not a folder; name one that holds de, es, en or fr with recordings (voices/README.md says how)";
            return self.unusable(Line::RecordingUnusable, format!("{}: {problem}", folder.display()));
        }
        let mut voice = self.sound.voice();
        for language in Language::ALL {
            let folder = folder.join(language.code());
            if !folder.is_dir() {
                continue;
            }
            let texts = language::inventory(language);
            let (pack, problems) = Pack::read(&folder, texts.iter().map(AsRef::as_ref));
            for problem in problems {
                self.unusable(Line::RecordingUnusable, problem.to_string());
            }
            voice = voice.with_pack(language, pack);
        }
        self.sound.use_voice(voice);
    }

    /// The words of the game are made ready before anybody waits for them.
    pub(super) fn decode_ahead(&self, wording: Wording) {
        let mut languages = vec![wording.language, wording.ranks, wording.pieces()];
        languages.sort_unstable();
        languages.dedup();
        if let Err(error) = speak::decode_ahead(self.sound.voice(), languages) {
            tracing::warn!(%error, "clips are decoded when they are first needed");
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        desk::Intent,
        game::{Command, Device, DeviceCommand, PrivateWords, Seat},
        screen::Gesture,
        speak::Output,
    };

    /// What was whispered to White through this earphone: the words that wait or sound there.
    fn whispered(earphone: &str) -> Vec<String> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.sound.pretend_allowed("room", earphone, PrivateWords::RoomToo);
        let sealed = Phrase::with(Line::ReadBack, [language::Arg::Square(shakmaty::Square::E4)]);
        for phrase in [Phrase::Letters("e4".to_owned()), sealed] {
            let _ = app.whisper(&Cue::answer(Audience::Earphone(Color::White), phrase));
        }
        app.sound.due(Output::Earphone(Color::White)).iter().map(|said| said.content.speech.to_string()).collect()
    }

    /// Other words may sound on the room's device, since the arbiter has granted it; a sealed move would be everybody's.
    #[test]
    fn no_sealed_move_is_said_where_the_room_hears_it() {
        assert!(whispered("usb").last().is_some_and(|said| said.contains("Eva vier")));
        let said = whispered("room");
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].starts_with("Raum und Kopfhörer haben dasselbe Gerät."), "{said:?}");
    }

    /// "The arrows choose, Enter takes" stood on the page of a player who had the mouse alone.
    #[test]
    fn a_player_who_has_the_mouse_alone_is_told_of_no_key() {
        let told = |owner| {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = playing(folder.path());
            app.act(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Keyboard, owner)));
            for intent in [Intent::OpenClaims, Intent::Lift(shakmaty::Square::E7), Intent::Escape] {
                app.handle(Input::Gesture(Gesture::Mouse(intent)));
            }
            let page = Audience::Page(Seat::Player(Color::Black));
            let words = app.captions.iter().filter(|caption| caption.to == page);
            words.map(|caption| caption.text.clone()).collect::<Vec<_>>()
        };
        let names_key = |words: &[String]| words.iter().any(|words| words.contains("Eingabetaste"));
        let alone = told(Seat::Player(Color::White));
        assert!(!alone.is_empty() && !names_key(&alone), "{alone:?}");
        assert!(names_key(&told(Seat::Player(Color::Black))), "who has the keyboard too");
    }

    #[test]
    fn a_refusal_names_no_key_to_a_player_who_has_the_mouse_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = playing(folder.path());
        let refuse = |to| {
            let parts = [Line::NotYourDevice, Line::EscapeWithdraws].map(Phrase::line).into();
            let content = Content::Refuse { article: "", phrase: Phrase::Several(parts) };
            let Content::Refuse { phrase, .. } = app.for_hands(Cue { to, priority: Priority::Answer, content }).content
            else {
                panic!("a refusal")
            };
            phrase
        };
        let [black, white] = [Audience::Page(Seat::Player(Color::Black)), Audience::Earphone(Color::White)];
        assert_eq!(refuse(black), Phrase::Several(vec![Phrase::line(Line::NotYourDevice)]));
        assert_ne!(refuse(black), refuse(white), "who has the keyboard");
    }
}
