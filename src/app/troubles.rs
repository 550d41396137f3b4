//! Things that cannot be used just now: a file, an event file, the system voice, an electronic board. The
//! screen shows one line for each.
use super::App;
use crate::{
    language::{Line, Phrase},
    sensor::BoardReport,
};

impl App {
    /// What is the matter now, one line for each cause: none hides another.
    pub(super) fn all_troubles(&self) -> Option<String> {
        let files = self.stage.file_notice().or_else(|| self.troubles.wanted().map(str::to_owned));
        let heard = self.voice.trouble(self.stage.wording());
        let board = self.troubles.board().map(str::to_owned);
        let all: Vec<String> = [files, self.sound_trouble(), heard, board].into_iter().flatten().collect();
        (!all.is_empty()).then(|| all.join("\n"))
    }
}

/// What is the matter, each cause on its own, so that the end of one hides no other.
#[derive(Debug, Default)]
pub(super) struct Troubles {
    /// A file or device that somebody wanted, with its place and a way out; or where a file was put. The last one counts.
    wanted: Option<String>,
    /// Event files and settings, by ear and with all details, until they are told.
    untold: Vec<(Phrase, String)>,
    system_voice: Option<Line>,
    board: Option<String>,
}

impl Troubles {
    /// Shows this in place of what was shown of files and devices before.
    pub(super) fn show(&mut self, detail: impl Into<Option<String>>) {
        self.wanted = detail.into().map(readable);
    }

    /// What somebody wanted has worked, or is no longer wanted.
    pub(super) fn forget(&mut self) {
        self.wanted = None;
    }

    /// What is shown of files and devices.
    pub(super) fn wanted(&self) -> Option<&str> {
        self.wanted.as_deref()
    }

    /// A file cannot be used, and nobody can be told yet. It is told with the others that were found.
    pub(super) fn add_untold(&mut self, spoken: Phrase, detail: String) {
        self.untold.push((spoken, detail));
    }

    /// What is to be told of them: by ear, and in one line. Once.
    pub(super) fn take_untold(&mut self) -> Option<(Phrase, String)> {
        let (spoken, details): (Vec<_>, Vec<_>) = std::mem::take(&mut self.untold).into_iter().unzip();
        (!details.is_empty()).then(|| (Phrase::Several(spoken), details.join("; ")))
    }

    /// The system voice has stopped: it stays so until the program ends.
    pub(super) fn system_voice_stopped(&mut self) {
        self.system_voice = Some(Line::SystemVoiceLost);
    }

    pub(super) const fn system_voice(&self) -> Option<Line> {
        self.system_voice
    }

    /// A board that reports where its pieces stand works again.
    pub(super) fn board_reports(&mut self, report: &BoardReport) {
        self.board = match report {
            BoardReport::Lost(error) => Some(error.to_string()),
            BoardReport::Stands(_) | BoardReport::Lifted(_) => None,
        };
    }

    /// The boards are those of another game.
    pub(super) fn forget_board(&mut self) {
        self.board = None;
    }

    pub(super) fn board(&self) -> Option<&str> {
        self.board.as_deref()
    }
}

/// What quotes a file may hold anything, and the accessible tree of the window breaks at a NUL.
fn readable(detail: String) -> String {
    detail.replace(|c: char| c.is_control() && c != '\n', "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        audio::OutputError,
        speak::{Output, SpeakerEvent},
    };

    #[test]
    fn event_files_are_told_together_and_once() {
        let mut troubles = Troubles::default();
        assert_eq!(troubles.take_untold(), None);
        for file in ["a.toml", "b.toml"] {
            troubles.add_untold(Phrase::line(Line::SettingsUnusable), file.to_owned());
        }
        let both = Phrase::Several(vec![Phrase::line(Line::SettingsUnusable); 2]);
        assert_eq!(troubles.take_untold(), Some((both, "a.toml; b.toml".to_owned())));
        assert_eq!(troubles.take_untold(), None);
    }

    #[test]
    fn what_quotes_a_binary_file_is_shown_without_its_control_characters() {
        let mut troubles = Troubles::default();
        troubles.show("a.pgn: `\0e4\u{7}`\nb.pgn".to_owned());
        assert_eq!(troubles.wanted(), Some("a.pgn: `\u{fffd}e4\u{fffd}`\nb.pgn"));
    }

    /// The defect: the disk was full and the sound was dead, and the pages named the disk alone.
    #[test]
    fn no_trouble_hides_another() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        assert_eq!(app.all_troubles(), None);
        app.sound.pretend("room", "usb");
        app.troubles.show("game.jsonl: full".to_owned());
        let error = OutputError::Gone { device: "USB".to_owned() };
        app.handle(Input::Speaker(SpeakerEvent::Lost(Output::Room, error)));
        let told = app.all_troubles().expect("two troubles");
        let lines: Vec<&str> = told.lines().collect();
        assert!(matches!(lines[..], ["game.jsonl: full", sound] if sound.contains("USB")), "{told}");
    }

    #[test]
    fn the_end_of_one_trouble_hides_no_other() {
        let mut troubles = Troubles::default();
        troubles.show("settings.toml".to_owned());
        troubles.system_voice_stopped();
        troubles.forget_board();
        troubles.forget();
        assert_eq!((troubles.wanted(), troubles.system_voice()), (None, Some(Line::SystemVoiceLost)));
    }
}
