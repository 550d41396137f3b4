//! What lies in the way of the program, or is given to it, and has no end: pipes, devices, texts without measure. Nothing of
//! it is waited for, or kept in memory.
#![cfg(unix)]

mod fault_row;

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The program with these arguments and this input, in 2 GB of address space and two minutes of processor time.
fn program(args: &[&str], input: &str) -> Output {
    // Another test's competition is another user's.
    let user = tempfile::tempdir().expect("a folder");
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 2000000 && ulimit -t 120 && exec timeout 300 \"$0\" \"$@\""])
        .arg(env!("CARGO_BIN_EXE_anna-hector"))
        .args(args)
        .env("HOME", user.path())
        .env("XDG_STATE_HOME", user.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("written");
    child.wait_with_output().expect("it ends")
}

fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

#[test]
fn a_pipe_in_the_folder_of_the_games_is_not_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("text");
    fs::create_dir(folder.path().join("games")).expect("made");
    pipe(&folder.path().join("games/game.jsonl"));
    pipe(&folder.path().join("settings.toml"));
    let output = program(&["console", "--data", data], "pin: 4711\nbegin\nquit\n");
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("game.jsonl") && said.contains("is not a file"), "{said}");
}

#[test]
fn a_device_without_end_is_not_read_to_its_end() {
    let bound = "line 1 is longer than 1 MB";
    // What is announced line by line ends at its first byte that is not text.
    for (args, why) in [
        (&["pgn", "/dev/zero"][..], bound),
        (&["journal", "verify", "/dev/zero"], bound),
        (&["announce", "/dev/zero"], "byte 1 is zero"),
    ] {
        let output = program(args, "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), said.contains(why)), (Some(2), true), "{args:?}: {said}");
    }
    let output = program(&["recordings", "/dev/zero", "--out", "/nowhere/out.wav"], "");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), said.contains("is not a file")), (Some(2), true), "{said}");
}

#[test]
fn a_line_without_end_is_refused_by_name() {
    refuse_a_long_line();
    fault_row::row("a line without end is given to a tool", 4, 0, "4");
}

fn refuse_a_long_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("long");
    let path = file.to_str().expect("text");
    for (begin, args) in [
        ("[Event \"a\"]\n\n1. e4 {", &["scoresheet", path, "--format", "pgn"][..]),
        ("[Event \"a\"]\n\n1. e4 {", &["announce", path]),
        ("{\"v\":1,\"n\":1}\n\n", &["journal", "verify", path]),
        ("vi: white\n\n# ", &["rehearse", path]),
    ] {
        fs::write(&file, format!("{begin}{}", "x".repeat(3_000_000))).expect("written");
        let output = program(args, "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            (output.status.code(), said.contains("line 3 is longer than 1 MB")),
            (Some(2), true),
            "{args:?}: {said}"
        );
    }
}

/// In place of what the program keeps beside a journal: heartbeat, word of others, mark.
#[test]
fn a_pipe_beside_a_game_is_not_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("text");
    let begun = program(&["console", "--data", data], "pin: 4711\nbegin\nquit\n");
    assert!(begun.status.success(), "{begun:?}");
    let games =
        fs::read_dir(folder.path().join("games")).expect("a folder").map(|entry| entry.expect("an entry").path());
    let journal =
        games.into_iter().find(|path| path.extension().is_some_and(|found| found == "jsonl")).expect("a journal");
    for extension in ["heartbeat", "left", "visits"] {
        let beside = journal.with_extension(extension);
        if beside.exists() {
            fs::remove_file(&beside).expect("gone");
        }
        pipe(&beside);
    }
    let output = program(&["console", "--data", data], "quit\n");
    assert_ne!(output.status.code(), Some(124), "it waits: {output:?}");
    let output = program(&["journal", "verify", journal.to_str().expect("text")], "");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    fault_row::row("a pipe lies beside a game in place of a file", 3, 0, "-");
}

#[test]
fn a_game_without_end_is_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("long.pgn");
    fs::write(&file, "Nf3 Nf6 Ng1 Ng8\n".repeat(3_000_000)).expect("written");
    let output = program(&["announce", file.to_str().expect("text")], "");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), said.contains("more than 30000 moves")), (Some(2), true), "{said}");
}

#[test]
fn words_without_end_are_answered_at_once() {
    for word in ["Springer", "Anna eins", "nach", "e2", "äöü", "Weiß", "(", "12"] {
        let line = format!("{}\ne4\n", format!("{word} ").repeat(20_000));
        let output = program(&["understand", "--fen", START, "--language", "de"], &line);
        let said = String::from_utf8_lossy(&output.stdout);
        assert_eq!((said.lines().count(), said.lines().last()), (2, Some("e2e4")), "{word}: {output:?}");
    }
}
