//! Event files: `NAME.event.toml`, what the regulations and the arbiter have decided for every game of an event, a line
//! `key = "value"` for each setting, and the hash of his PIN. Nothing of a bad file is used: it is refused with line and key.
use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
};

use super::place_in_file;
use crate::{
    desk::Event,
    files,
    game::{SETTINGS, Setting, Setup},
    language::{Arg, Label, Language, Line, Phrase, Wording, fold::slug, speak},
};

/// The end of the name of an event file.
const EXTENSION: &str = ".event.toml";
/// The key of the arbiter's PIN.
const PIN: &str = "pin-hash";

/// An event file that cannot be used.
#[derive(Debug)]
pub struct EventError {
    path: PathBuf,
    problem: Problem,
}

#[derive(Debug)]
enum Problem {
    Io(std::io::Error),
    /// The text is not TOML.
    Form {
        line: usize,
        text: String,
    },
    NoKey {
        line: usize,
        key: String,
    },
    Value {
        line: usize,
        key: String,
        value: String,
        fits: String,
    },
}

impl EventError {
    /// File, line, key and what would do, in a person's language.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        let path = self.path.display();
        let at = |line: &usize| format!("{path}, {} {line}", Label::FileLine.text(language));
        match &self.problem {
            Problem::Io(error) => match unreadable(error.kind()) {
                Some(label) => format!("{path}: {}", label.text(language)),
                None => format!("{path}: {error}"),
            },
            Problem::Form { line, text } => {
                format!("{}: `{text}` {}: edition = \"2023\"", at(line), Label::EventNoForm.text(language))
            }
            Problem::NoKey { line, key } => {
                let keys: Vec<&str> = governed().map(|setting| setting.key).chain([PIN]).collect();
                format!("{}: `{key}` {}: {}", at(line), Label::EventNoKey.text(language), keys.join(", "))
            }
            Problem::Value { line, key, value, fits } => {
                let fits: Vec<String> = fits.split(" | ").map(|fit| with_meaning(key, fit, language)).collect();
                format!("{}: {key} = `{value}` {}: {}", at(line), Label::EventNoValue.text(language), fits.join(" | "))
            }
        }
    }
}

impl EventError {
    /// The same by ear: which file, which line, which key.
    #[must_use]
    pub(super) fn spoken(&self) -> Phrase {
        let name = Arg::Text(name_of(&self.path));
        let (line, text) = match &self.problem {
            Problem::Io(_) => return Phrase::with(Line::EventBadFile, [name]),
            Problem::Form { line, text } => (line, text),
            Problem::NoKey { line, key } | Problem::Value { line, key, .. } => (line, key),
        };
        Phrase::with(Line::EventBadLine, [name, place_in_file::number(*line), place_in_file::word(text)])
    }
}

/// How a file is called, without the end that all of them have.
pub(super) fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_suffix(EXTENSION).unwrap_or(&name).to_owned()
}

/// A value as the file has it, and what it means in a person's words.
fn with_meaning(key: &str, value: &str, language: Language) -> String {
    // A number is the same in every language.
    let word = !value.chars().all(|c| c.is_ascii_digit());
    let told = governed().find(|setting| word && setting.key == key).and_then(|setting| Event::told(setting, value));
    match told {
        Some(told) => format!("{value} ({})", speak(&told, Wording { language, ..Wording::default() })),
        None => value.to_owned(),
    }
}

/// Why a file cannot be read, as far as a person can do something about it.
const fn unreadable(kind: ErrorKind) -> Option<Label> {
    match kind {
        ErrorKind::NotFound => Some(Label::FileMissing),
        ErrorKind::PermissionDenied => Some(Label::FileForbidden),
        ErrorKind::InvalidData => Some(Label::FileNoText),
        _ => None,
    }
}

fn governed() -> impl Iterator<Item = &'static Setting> {
    SETTINGS.iter().filter(|setting| setting.is_of_event())
}

/// Reads an event file, whole or not at all.
///
/// # Errors
/// [`EventError`] names the first line that cannot be used.
pub(super) fn read(path: &Path) -> Result<Event, EventError> {
    let bad = |problem| EventError { path: path.to_owned(), problem };
    let text = files::read_text(path, files::MOST_TEXT).map_err(|error| bad(Problem::Io(error)))?;
    parse(path, &text)
}

/// The event in the text of a file; `path` is for its name and the errors.
///
/// # Errors
/// [`EventError`] names the first line that cannot be used.
pub fn parse(path: &Path, text: &str) -> Result<Event, EventError> {
    let bad = |problem| EventError { path: path.to_owned(), problem };
    let table: toml::Table = toml::from_str(text).map_err(|error: toml::de::Error| {
        let line = place_in_file::line_at(text, error.span().map_or(0, |span| span.start));
        let text = text.lines().nth(line - 1).unwrap_or_default().trim().to_owned();
        bad(Problem::Form { line, text })
    })?;
    let mut event = Event { file: path.display().to_string(), settings: Vec::new(), pin: None };
    for (key, value) in &table {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        // Where it is written in a way that hides it, the file is named at least.
        let line = place_in_file::line_of(text, None, key).unwrap_or(1);
        let unfit = |fits: &str| Problem::Value { line, key: key.clone(), value: value.clone(), fits: fits.to_owned() };
        if key == PIN {
            event.pin = Some(value.parse().map_err(|_| bad(unfit("scrypt:14:...")))?);
            continue;
        }
        let setting = governed().find(|setting| setting.key == key);
        let setting = setting.ok_or_else(|| bad(Problem::NoKey { line, key: key.clone() }))?;
        let alone = Event { settings: vec![(setting.key, value.clone())], pin: None, ..event.clone() };
        alone.apply(&Setup::default()).map_err(|_| bad(unfit(setting.values)))?;
        event.settings.push((setting.key, value));
    }
    Ok(event)
}

/// The event files of a folder, by name; those that cannot be read beside them.
#[must_use]
pub(super) fn all_in(folder: &Path) -> Vec<Result<Event, EventError>> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let is_event = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(EXTENSION));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(is_event).collect();
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

/// Writes the event of a set-up into a folder, under a name that nothing has; the file.
///
/// # Errors
/// What the disk says.
pub(super) fn write(folder: &Path, setup: &Setup) -> std::io::Result<PathBuf> {
    let name = match slug(&setup.occasion.event) {
        plain if plain.is_empty() => "event".to_owned(),
        plain => plain,
    };
    let path = (1_u32..)
        .map(|number| {
            folder.join(if number == 1 { format!("{name}{EXTENSION}") } else { format!("{name}-{number}{EXTENSION}") })
        })
        .find(|path| !path.exists())
        .unwrap_or_else(|| folder.join(format!("{name}{EXTENSION}")));
    let event = Event::of(setup, path.display().to_string());
    let lines = event.settings.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
    let pin = event.pin.map(|pin| (PIN.to_owned(), pin.to_string()));
    let table: toml::Table = lines.chain(pin).map(|(key, value)| (key, value.into())).collect();
    files::create_folder(folder)?;
    files::write_whole(&path, table.to_string().as_bytes())?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Digits, Hashing, Pin};

    #[test]
    fn what_is_written_is_read_again_and_nothing_is_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let digits: Digits = "4711".parse().expect("digits");
        let mut setup = Setup { pin: Some(Pin::new(&digits, Hashing::rehearsing())), ..Setup::default() };
        setup.occasion.event = "Städte \"A\" / 2026".to_owned();
        let path = write(folder.path(), &setup).expect("written");
        let event = read(&path).expect("read");
        assert_eq!(event.apply(&Setup::default()), Ok(setup.clone()));
        assert!(!fs::read_to_string(&path).expect("text").contains("4711"));
        assert_ne!(write(folder.path(), &setup).expect("another"), path);
        assert_eq!(all_in(folder.path()).len(), 2);
    }

    #[test]
    fn a_bad_file_is_refused_with_line_and_key_in_the_persons_language() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.event.toml");
        for (text, german) in [
            (
                "event = \"A\"\nedition = \"1997\"\n",
                "Zeile 2: edition = `1997` passt nicht; möglich ist: 2009 | 2014 | 2018 | 2023",
            ),
            (
                "early-press = \"no\"\n",
                "möglich ist: counts (Zu früh gedrückt gilt.) | held-back (Zu früh gedrückt wird zurückgehalten.)",
            ),
            ("\nwhite = \"Anna\"\n", "Zeile 2: `white` kein Eintrag einer Turnierdatei"),
            (
                "edition = 2023\ncontrol = \n",
                "Zeile 2: `control =` ist kein Eintrag; richtig steht er so: edition = \"2023\"",
            ),
            ("pin-hash = \"4711\"\n", "Zeile 1: pin-hash = "),
            ("pin = \"4711\"\n", "Zeile 1: `pin` kein Eintrag"),
            ("control = \"90x\"\n", "Zeile 1: control = `90x`"),
        ] {
            fs::write(&path, text).expect("written");
            let told = read(&path).expect_err("bad").told(Language::German);
            assert!(told.contains("x.event.toml") && told.contains(german), "{told}");
        }
        // It is heard, too.
        let heard = |path: &Path, language| {
            let wording = Wording { language, ..Wording::default() };
            speak(&read(path).expect_err("bad").spoken(), wording).to_string()
        };
        fs::write(&path, "edition = \"1997\"\n").expect("written");
        assert_eq!(heard(&path, Language::German), "Die Turnierdatei x ist unbrauchbar. Zeile eins: edition.");
        assert_eq!(heard(&path, Language::English), "The event file x cannot be used. Line one: edition.");
        let none = folder.path().join("none.event.toml");
        assert_eq!(heard(&none, Language::Spanish), "No se puede leer el archivo de torneo none.");
        let told = read(&none).expect_err("none").told(Language::German);
        assert!(told.ends_with("none.event.toml: nicht gefunden"), "{told}");
        assert!(read(&path).expect_err("bad").told(Language::Spanish).contains("línea 1: edition = `1997` no vale"));
        fs::write(&path, "edition = 2014\n").expect("written");
        assert!(read(&path).is_ok(), "a number is the word it is written as");
    }
}
