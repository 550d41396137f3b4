//! What the program leaves on the disk is readable by its owner alone, whatever the umask: a journal tells which move was
//! illegal, and others may have accounts on the machine.
#![cfg(unix)]

use std::{
    fs,
    io::Write,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// A game on the console with the umask that most systems have; what it wrote to standard output.
fn console(data: &Path, lines: &str) -> String {
    let mut child = Command::new("sh")
        .args(["-c", "umask 022 && exec \"$0\" console --data \"$1\""])
        .arg(env!("CARGO_BIN_EXE_anna-hector"))
        .arg(data)
        // Another test's competition is another user's.
        .env("HOME", data.join("user"))
        .env("XDG_STATE_HOME", data.join("user"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("written");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("readable") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            below(&path, found);
        }
        found.push(path);
    }
}

/// Path and mode of everything that others may read, write or enter.
fn open_to_others(data: &Path) -> Vec<String> {
    let mut all = Vec::new();
    below(data, &mut all);
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    all.iter()
        .filter(|path| mode(path) & 0o077 != 0)
        .map(|path| format!("{} {:o}", path.display(), mode(path)))
        .collect()
}

#[test]
fn a_game_and_all_that_lies_beside_it_are_their_owners_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let said = console(
        &data,
        "vi: white\nedition: 2018\nlanguage: de\npin: 4711\nbegin\narbiter pin 4711\narbiter start\n\
         arbiter adjourn siebenRaben\nwhite seal Springer Felix drei\nwhite press\nquit\n",
    );
    let journal = PathBuf::from(said.lines().find_map(|line| line.strip_prefix("page arbiter: ")).expect("a journal"));
    for extension in ["jsonl", "heartbeat", "envelope"] {
        assert!(journal.with_extension(extension).exists(), "{extension}: {said}");
    }
    assert!(data.join("settings.toml").exists());
    assert_eq!(open_to_others(&data), Vec::<String>::new());

    // A torn line is kept aside, and the mark of a game that is left is a file too.
    let mut torn = fs::read(&journal).expect("readable");
    torn.extend_from_slice(b"{\"v\":1,\"n\"");
    fs::write(&journal, torn).expect("written");
    console(&data, "yes\nquit\n");
    console(&data, "no\nquit\n");
    for extension in ["torn-1", "left"] {
        assert!(journal.with_extension(extension).exists(), "{extension}");
    }
    assert_eq!(open_to_others(&data), Vec::<String>::new());
}

#[test]
fn what_an_older_version_left_open_is_closed_when_it_is_used_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let said = console(&data, "pin: 4711\nbegin\nwhite start\nquit\n");
    let journal = PathBuf::from(said.lines().find_map(|line| line.strip_prefix("page arbiter: ")).expect("a journal"));
    let files = [journal.clone(), journal.with_extension("heartbeat"), data.join("settings.toml")];
    for file in &files {
        fs::set_permissions(file, fs::Permissions::from_mode(0o644)).expect("its owner may");
    }
    assert_eq!(open_to_others(&data).len(), files.len());
    console(&data, "yes\nquit\n");
    console(&data, "no\npin: 4711\nbegin\nquit\n");
    assert_eq!(open_to_others(&data), Vec::<String>::new());
}
