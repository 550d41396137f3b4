//! The recognisers that are programs beside ours: where they lie, and how one is tried in the set-up.
use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{App, hearing::tongue, stages::Stage};
use crate::{
    language::{Line, Phrase, speak},
    laws::RawMove,
    listen::Sound,
    speak::{SAMPLE_RATE, Speed, render},
};

/// The commands of those that lie where they are looked for: in the user's own folder, and beside the program.
pub(super) fn found(own: &Path) -> Vec<String> {
    let program = std::env::current_exe().ok().and_then(|program| program.parent().map(Path::to_owned));
    let beside = program
        .into_iter()
        .flat_map(|folder| [folder.join("recognisers"), folder.join("../share/anna-hector/recognisers")]);
    let mut commands = Vec::new();
    for folder in [own.to_owned()].into_iter().chain(beside) {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        let mut programs: Vec<PathBuf> =
            entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| is_program(path)).collect();
        programs.sort();
        commands.extend(programs.iter().map(|path| quoted(path)));
    }
    commands
}

/// Their helpers and texts have an extension.
fn is_program(path: &Path) -> bool {
    path.is_file() && path.extension().is_none_or(|extension| extension == "exe")
}

fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    if text.contains(char::is_whitespace) { format!("\"{text}\"") } else { text }
}

impl App {
    /// Starts a recogniser and lets it hear a move from the built-in voice; what comes of it is told.
    pub(super) fn try_recogniser(&mut self, command: String) {
        let Stage::Setup(form) = &self.stage else { return };
        let wording = form.setup().wording;
        let Ok(said) = RawMove::from_squares(
            shakmaty::Position::board(&shakmaty::Chess::default()),
            shakmaty::Square::G1,
            shakmaty::Square::F3,
            None,
        ) else {
            return;
        };
        let words = speak(&Phrase::full_move(said), wording);
        let Ok(samples) = render(&words, Speed::SLOWEST, &self.sound.voice()) else { return };
        self.voice.try_recogniser(command, tongue(wording), said, Sound::new(&samples, SAMPLE_RATE));
    }

    /// What came of the trial.
    pub(super) fn recogniser_tried(&mut self, tried: Result<(), String>) {
        if !matches!(self.stage, Stage::Setup(_)) {
            return;
        }
        match tried {
            Ok(()) => {
                self.troubles.forget();
                self.tell_keyboard(Phrase::line(Line::RecogniserHears));
            }
            Err(why) => self.unusable(Line::RecogniserStopped, why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_and_their_helpers_are_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let own = folder.path().join("my recognisers");
        fs::create_dir(&own).expect("a folder");
        for name in ["vosk", "recogniser.py", "README.md"] {
            crate::files::write_whole(&own.join(name), b"").expect("written");
        }
        let found = found(&own);
        assert_eq!(found[0], format!("\"{}\"", own.join("vosk").display()));
        assert!(!found.iter().any(|command| command.contains("README") || command.contains(".py")), "{found:?}");
    }
}
