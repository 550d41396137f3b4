//! `anna-hector board` as a user runs it.
use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use crate::simulated::{Lie, SimulatedBoard};

#[test]
fn placements_are_printed_as_they_come_to_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = folder.path().join("board");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let mut board = SimulatedBoard::plug_in(&port, start, Lie::Upright);
    let mut child = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .args(["board", "--port"])
        .arg(&port)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut next = || lines.next().expect("a line").expect("text");
    assert_eq!(next(), start);
    board.put("g1", '.');
    board.put("f3", 'N');
    assert_eq!(next(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
    child.kill().expect("killed");
    child.wait().expect("ended");
}

#[test]
fn a_port_that_is_none_is_named() {
    let output = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .args(["board", "--port", "/no/such/port"])
        .output()
        .expect("the binary runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("/no/such/port") && told.contains("name the port"), "{told}");
}
