//! Printing by the system's own print command.
use std::{
    io::{self, Read},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc::channel,
    thread,
    time::Duration,
};

use thiserror::Error;

/// The print commands of Unix, the one to be preferred first.
pub const PRINT_COMMANDS: [&str; 2] = ["lp", "lpr"];

/// A print command only hands the file on to the printer's queue: whatever takes longer hangs.
const LONGEST: Duration = Duration::from_secs(30);
/// No more is shown of what a command says, in bytes.
const MOST_SAID: u64 = 300;

/// Why nothing is printed.
#[derive(Debug, Error)]
pub enum PrintError {
    /// There is no such command.
    #[error("this system has no print command ({0}); the sheet is in {file}: print it elsewhere", file = .1.display())]
    NoCommand(String, PathBuf),
    /// It says why not: mostly, that there is no printer.
    #[error("{command} does not print it: {said}; the sheet is in {file}: print it elsewhere", file = file.display())]
    Refused {
        /// Name of the printing command.
        command: String,
        /// What it says.
        said: String,
        /// What was to be printed.
        file: PathBuf,
    },
}

/// Hands a file to the first of these commands that the system has, and waits until it has taken it.
///
/// # Errors
/// [`PrintError`].
pub fn print(file: &Path, commands: &[&str]) -> Result<(), PrintError> {
    for &command in commands {
        let refused = |said: String| PrintError::Refused { command: command.to_owned(), said, file: file.to_owned() };
        match started(command, file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(refused(error.to_string())),
            Ok(child) => return ended(child).map_err(refused),
        }
    }
    Err(PrintError::NoCommand(commands.join(", "), file.to_owned()))
}

fn started(command: &str, file: &Path) -> io::Result<Child> {
    Command::new(command).arg(file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()
}

/// What it said, where it did not take the file.
fn ended(mut child: Child) -> Result<(), String> {
    let (says, hears) = channel();
    if let Some(stderr) = child.stderr.take() {
        // It ends with the command, which closes what it writes to.
        let listen = move || drop(says.send(said(stderr)));
        thread::Builder::new().name("print".to_owned()).spawn(listen).map_err(|error| error.to_string())?;
    }
    let Ok(said) = hears.recv_timeout(LONGEST) else {
        let _ = child.kill();
        let _ = child.wait();
        return Err(format!("it did not answer within {} seconds", LONGEST.as_secs()));
    };
    let status = child.wait().map_err(|error| error.to_string())?;
    match (status.success(), said) {
        (true, _) => Ok(()),
        (false, said) if said.is_empty() => Err(status.to_string()),
        (false, said) => Err(said),
    }
}

/// The beginning of what a command says, in one line; the rest is let go by.
fn said(mut stderr: impl Read) -> String {
    let mut said = Vec::new();
    let _ = stderr.by_ref().take(MOST_SAID).read_to_end(&mut said);
    let _ = io::copy(&mut stderr, &mut io::sink());
    String::from_utf8_lossy(&said).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::fs;

    use super::*;
    use crate::export::script::script;

    #[test]
    fn the_first_command_there_is_gets_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let (file, taken) = (folder.path().join("a sheet.pdf"), folder.path().join("taken.pdf"));
        fs::write(&file, "sheet").unwrap();
        let missing = folder.path().join("none").display().to_string();
        let there = script(folder.path(), "lp", &format!("cp \"$1\" '{}'", taken.display()));
        print(&file, &[&missing, &there]).unwrap();
        assert_eq!(fs::read(&taken).unwrap(), b"sheet");
    }

    #[test]
    fn a_missing_command_and_a_missing_printer_are_named_with_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("sheet.pdf");
        let missing = folder.path().join("none").display().to_string();
        let none = print(&file, &[&missing]).unwrap_err().to_string();
        assert!(none.contains("no print command") && none.contains("sheet.pdf"), "{none}");
        let refuses = script(folder.path(), "lp", "echo 'lp: Error - no default\ndestination available.' >&2; exit 1");
        let refused = print(&file, &[&refuses]).unwrap_err().to_string();
        assert!(refused.contains("lp: Error - no default destination available.; the sheet is in"), "{refused}");
    }
}
