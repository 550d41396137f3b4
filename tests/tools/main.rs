//! The tools as a user runs them: the real binary, its standard streams and exit codes.
mod adjudicate;
mod console;
mod games;
mod lines;
mod system;

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

fn run(args: &[&str], input: &[u8]) -> Output {
    // Another test's competition is another user's.
    let user = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .args(args)
        .env("HOME", user.path())
        .env("XDG_STATE_HOME", user.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the binary ends");
    // It may end without having read everything.
    let _ = writer.join().expect("the writer ends");
    output
}

fn check(args: &[&str], input: &[u8], code: i32, stdout: &str, stderr_has: &[&str]) {
    let output = run(args, input);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(String::from_utf8_lossy(&output.stdout), stdout, "{stderr}");
    assert_eq!(output.status.code(), Some(code), "{stderr}");
    for words in stderr_has {
        assert!(stderr.contains(words), "{words:?} is not in {stderr:?}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
