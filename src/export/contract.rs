//! Contracted Braille, by the program `lou_translate` of liblouis where it is installed. It has tables for each language; what it
//! writes are cells in Unicode. If it hangs it is ended, and an error says so.
use std::{
    io::{self, Read, Write},
    process::{Child, Command, Stdio},
    sync::mpsc::{RecvTimeoutError, channel},
    thread,
    time::Duration,
};

use thiserror::Error;

use crate::language::Language;

/// What translates, as systems have it in their path.
pub const LOU_TRANSLATE: &str = "lou_translate";

/// It takes a few milliseconds for a sheet: what has not ended after this hangs.
const LONGEST: Duration = Duration::from_secs(5);
/// A program that has closed its output is looked after so often.
const LOOK: Duration = Duration::from_millis(10);
/// No sheet has more, in bytes.
const MOST: u64 = 16 << 20;
/// No more is shown of what it says, in bytes.
const MOST_SAID: u64 = 300;

/// Why nothing is contracted.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ContractError {
    /// It is not installed.
    #[error(
        "contracted Braille needs the program `{0}` of liblouis (Debian and Fedora: package liblouis-bin or liblouis-utils), which is not there; install it, or leave out --contracted"
    )]
    NotThere(String),
    /// It does not begin, or ends badly.
    #[error("`{program}` does not contract the text: {said}; leave out --contracted to have it letter by letter")]
    Refused {
        /// The command that was called.
        program: String,
        /// What it says.
        said: String,
    },
    /// It did not end in time, and was ended.
    #[error("`{0}` did not end within {seconds} seconds and was stopped; leave out --contracted to have the text letter by letter", seconds = LONGEST.as_secs())]
    Hangs(String),
    /// What it wrote is not these lines in Braille.
    #[error(
        "`{0}` wrote something else than the lines in Braille; leave out --contracted to have the text letter by letter"
    )]
    NoBraille(String),
}

/// The table of a language, with cells shown in Unicode.
const fn table(language: Language) -> &'static str {
    match language {
        Language::German => "unicode.dis,de-g2.ctb",
        Language::Spanish => "unicode.dis,es-g2.ctb",
        Language::English => "unicode.dis,en-ueb-g2.ctb",
        Language::French => "unicode.dis,fr-bfu-g2.ctb",
    }
}

/// Lines of text in contracted Braille, as Braille ASCII: as many as there were.
///
/// # Errors
/// [`ContractError`].
pub fn contracted(program: &str, lines: &[String], language: Language) -> Result<Vec<String>, ContractError> {
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    let refused = |said: String| ContractError::Refused { program: program.to_owned(), said };
    let mut command = Command::new(program);
    command.args(["--forward", table(language)]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => ContractError::NotThere(program.to_owned()),
        _ => refused(error.to_string()),
    })?;
    let ended = talk(&mut child, lines);
    if ended.is_err() {
        // It may have ended by itself meanwhile.
        let _ = child.kill();
        let _ = child.wait();
    }
    let (written, said) = ended.map_err(|stopped| match stopped {
        Stopped::Late => ContractError::Hangs(program.to_owned()),
        Stopped::Failed(error) => refused(error.to_string()),
        Stopped::Badly(said) => refused(said),
    })?;
    let cells: Option<Vec<String>> = written.lines().map(ascii).collect();
    match cells.filter(|cells| cells.len() == lines.len()) {
        Some(cells) => Ok(cells),
        None if said.is_empty() => Err(ContractError::NoBraille(program.to_owned())),
        None => Err(refused(said)),
    }
}

/// Why it is listened to no more.
enum Stopped {
    Late,
    Failed(io::Error),
    Badly(String),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

/// What comes while it is listened to.
enum ProgramHeard {
    Written(String),
    Said(String),
    /// [`LONGEST`] is over.
    Late,
}

/// Gives it the lines and takes what it writes and says, until it ends.
fn talk(child: &mut Child, lines: &[String]) -> Result<(String, String), Stopped> {
    let (outbox, inbox) = channel();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let begin = || thread::Builder::new().name("contract".to_owned());
    // On threads of their own: a program that hangs neither reads nor closes. Killing it ends them, unless it has started another
    // one that keeps its output open: then they end with this program.
    if let Some(mut stdin) = child.stdin.take() {
        begin().spawn(move || drop(stdin.write_all(text.as_bytes())))?;
    }
    if let Some(stdout) = child.stdout.take() {
        let outbox = outbox.clone();
        begin().spawn(move || drop(outbox.send(ProgramHeard::Written(taken(stdout, MOST)))))?;
    }
    if let Some(stderr) = child.stderr.take() {
        let outbox = outbox.clone();
        begin().spawn(move || drop(outbox.send(ProgramHeard::Said(taken(stderr, MOST_SAID)))))?;
    }
    begin().spawn(move || {
        let (_open, nothing) = channel::<()>();
        // Nothing comes: the time goes by.
        let _ = nothing.recv_timeout(LONGEST);
        drop(outbox.send(ProgramHeard::Late));
    })?;
    let (mut written, mut said) = (None, None);
    loop {
        if let (Some(written), Some(said)) = (&written, &said)
            && let Some(status) = child.try_wait()?
        {
            return match status.success() {
                true => Ok((String::clone(written), String::clone(said))),
                false if said.is_empty() => Err(Stopped::Badly(status.to_string())),
                false => Err(Stopped::Badly(said.clone())),
            };
        }
        match inbox.recv_timeout(LOOK) {
            Ok(ProgramHeard::Written(text)) => written = Some(text),
            Ok(ProgramHeard::Said(text)) => said = Some(text.split_whitespace().collect::<Vec<_>>().join(" ")),
            Ok(ProgramHeard::Late) | Err(RecvTimeoutError::Disconnected) => return Err(Stopped::Late),
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

/// The beginning of what it writes; the rest is let go by.
fn taken(mut from: impl Read, most: u64) -> String {
    let mut bytes = Vec::new();
    // What was read before it failed still tells something.
    let _ = from.by_ref().take(most).read_to_end(&mut bytes);
    let _ = io::copy(&mut from, &mut io::sink());
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Unicode's cells of six dots as Braille ASCII; `None` for anything else.
fn ascii(cells: &str) -> Option<String> {
    cells.trim_end().chars().map(crate::scoresheet::braille::ascii).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoresheet::braille::unicode;

    fn lines(text: &[&str]) -> Vec<String> {
        text.iter().map(|&line| line.to_owned()).collect()
    }

    /// The cells of each, by the real program: fewer than letters.
    #[test]
    fn each_language_has_its_contractions() {
        for (language, text, cells) in [
            (Language::German, "Schiedsrichter und", "⠱⠬⠙⠎⠂⠼⠻⠀⠥"),
            (Language::English, "the knight and", "⠮⠀⠅⠝⠊⠣⠞⠀⠯"),
            (Language::Spanish, "para que", "⠡⠀⠟"),
            (Language::French, "pour que", "⠯⠀⠟"),
        ] {
            let written = match contracted(LOU_TRANSLATE, &lines(&[text, text]), language) {
                Err(ContractError::NotThere(program)) => return eprintln!("skipped: there is no {program}"),
                written => written.expect("contracted"),
            };
            let shown: Vec<String> = written.iter().map(|line| unicode(line)).collect();
            assert_eq!(shown, [cells, cells], "{language}");
        }
    }

    #[test]
    fn a_program_that_is_not_there_is_named_with_its_package() {
        let error = contracted("lou_translate_that_is_nowhere", &lines(&["a"]), Language::German).expect_err("none");
        let told = error.to_string();
        assert!(told.contains("liblouis-bin") && told.contains("--contracted"), "{told}");
        assert_eq!(contracted("lou_translate_that_is_nowhere", &[], Language::German), Ok(Vec::new()));
    }
}

#[cfg(test)]
#[cfg(unix)]
mod program_tests {
    use super::*;
    use crate::export::script::script;

    fn told(body: &str) -> Result<Vec<String>, ContractError> {
        let folder = tempfile::tempdir().expect("a folder");
        contracted(&script(folder.path(), "lou_translate", body), &["e4".to_owned()], Language::English)
    }

    /// Whether it never writes, or writes and never ends.
    #[test]
    fn a_program_that_hangs_is_stopped() {
        for body in ["exec sleep 600", "echo ⠁; exec >&- 2>&-; exec sleep 600"] {
            let error = told(body).expect_err(body);
            assert!(matches!(error, ContractError::Hangs(_)), "{body}: {error}");
        }
    }

    #[test]
    fn what_is_no_braille_or_too_little_is_refused() {
        for (body, tells) in [
            ("cat >/dev/null; echo no Braille", "something else"),
            ("cat >/dev/null", "something else"),
            ("cat >/dev/null; echo 'Cannot find table' >&2; exit 1", "Cannot find table"),
            ("cat >/dev/null; exit 3", "3"),
            ("cat >/dev/null; echo ⠁; echo ⠃", "something else"),
        ] {
            let error = told(body).expect_err(body).to_string();
            assert!(error.contains(tells), "{body}: {error}");
        }
        assert_eq!(told("cat >/dev/null; echo ⠁⠀⠼⠃"), Ok(vec!["A #B".to_owned()]));
    }
}
