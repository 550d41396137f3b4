//! Where a session is kept: `FOLDER/SPEAKER/LANGUAGE/001.wav` and so on, and `list.jsonl` beside them, a line for each.
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Failure, prompts::Prompt};
use crate::{files, listen::capture::CapturedUtterance};

/// The list of what was said.
const LIST: &str = "list.jsonl";
/// The longest list that is read, in bytes.
const LONGEST: u64 = 10_000_000;

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct RecordedTake {
    /// The WAV file beside it.
    pub(super) file: String,
    /// What was to be said.
    text: String,
    /// The position before the move.
    fen: String,
    /// The move in UCI.
    #[serde(rename = "move")]
    uci: String,
}

/// The takes of one person in one language.
#[derive(Debug)]
pub(super) struct SessionFolder {
    path: PathBuf,
    takes: Vec<RecordedTake>,
}

impl SessionFolder {
    /// The folder, with what is there already.
    pub(super) fn open(path: PathBuf) -> Result<Self, Failure> {
        files::create_folder(&path).map_err(|error| bad(&path, &error))?;
        let list = path.join(LIST);
        let mut takes = Vec::new();
        if list.exists() {
            let text = files::read_text(&list, LONGEST).map_err(|error| bad(&list, &error))?;
            for (number, line) in text.lines().enumerate() {
                let take = serde_json::from_str(line).map_err(|error| {
                    let way = "mend or delete the line; its file is then recorded again";
                    Failure::Bad(format!("{}: line {}: {error}; {way}", list.display(), number + 1))
                })?;
                takes.push(take);
            }
        }
        Ok(Self { path, takes })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether this prompt was recorded: its line and its file are there.
    pub(super) fn has(&self, number: usize) -> bool {
        let file = file_of(number);
        self.takes.iter().any(|take| take.file == file) && self.path.join(&file).is_file()
    }

    /// Keeps what was said to this prompt, in place of what was kept before. The list comes last: a file without a line is
    /// recorded again.
    pub(super) fn keep(&mut self, number: usize, prompt: &Prompt, said: &CapturedUtterance) -> Result<String, Failure> {
        let file = file_of(number);
        let wav = self.path.join(&file);
        let samples = said.samples.iter().copied().map(files::narrowed);
        files::write_wav(&wav, samples, said.rate).map_err(|error| bad(&wav, &error))?;
        let Prompt { text, fen, uci, .. } = prompt.clone();
        self.takes.retain(|take| take.file != file);
        self.takes.push(RecordedTake { file: file.clone(), text, fen, uci });
        self.takes.sort_by(|one, other| one.file.cmp(&other.file));
        let lines: Result<Vec<String>, _> = self.takes.iter().map(serde_json::to_string).collect();
        let list = self.path.join(LIST);
        let text = lines.map_err(|error| Failure::Bad(error.to_string()))?.join("\n") + "\n";
        files::write_whole(&list, text.as_bytes()).map_err(|error| bad(&list, &error))?;
        Ok(file)
    }
}

fn file_of(number: usize) -> String {
    format!("{number:03}.wav")
}

fn bad(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::Bad(format!("{}: {error}; name a folder that can be written to", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{language::Language, listen::capture::Gate};

    #[test]
    fn what_was_recorded_is_found_again_and_the_rest_is_still_missing() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = || SessionFolder::open(folder.path().join("änne").join("de")).expect("a session");
        let said = CapturedUtterance { samples: vec![0.5; 100], rate: 8_000, gate: Gate::Open, spoken: None };
        let prompt = |number| Prompt::of("Änne", Language::German, number);
        let mut session = home();
        for number in [1, 3, 12] {
            session.keep(number, &prompt(number), &said).expect("kept");
        }
        let has = |session: &SessionFolder| (1..=12).filter(|number| session.has(*number)).collect::<Vec<_>>();
        assert_eq!(has(&home()), [1, 3, 12]);
        // A second take replaces the first.
        session.keep(3, &prompt(3), &said).expect("kept");
        assert_eq!(
            home().takes.iter().map(|take| take.file.as_str()).collect::<Vec<_>>(),
            ["001.wav", "003.wav", "012.wav"]
        );
        assert_eq!(home().takes[1].text, prompt(3).text);
        // A prompt whose file is gone is recorded again.
        std::fs::remove_file(session.path().join("003.wav")).expect("it was there");
        assert_eq!(has(&home()), [1, 12]);
        std::fs::write(session.path().join(LIST), "{}\n").expect("a file");
        let error = SessionFolder::open(session.path().to_owned()).expect_err("no list").to_string();
        assert!(error.contains("list.jsonl: line 1") && error.contains("delete the line"), "{error}");
    }
}
