//! Programs of a few lines that stand for real ones in the tests.
use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

/// A program of these lines in a folder; its path.
///
/// Another process writes it: while this one had it open, a thread beside might start a child, which keeps it open for writing, and a
/// file that is open so cannot be run.
pub(super) fn script(folder: &Path, name: &str, lines: &str) -> String {
    let path = folder.join(name).display().to_string();
    let mut writer = Command::new("sh")
        .args(["-c", "cat > \"$0\" && chmod 700 \"$0\"", &path])
        .stdin(Stdio::piped())
        .spawn()
        .expect("a shell");
    let text = format!("#!/bin/sh\n{lines}\n");
    writer.stdin.take().expect("its input").write_all(text.as_bytes()).expect("written");
    assert!(writer.wait().expect("it ends").success(), "{path}");
    path
}
