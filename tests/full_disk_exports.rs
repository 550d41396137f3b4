//! Everything that can be taken home of a game, on a disk that fills up while it is written: no half file, what was there stays, and
//! the error says what to do.
//!
//! The disk is as full as the kernel says: the program may write no file beyond a size (RLIMIT_FSIZE).
#![cfg(unix)]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use anna_hector::{
    clock::Moment,
    game::{Act, AnswerAct, Event, MoveAct, PressKind, Seat, Setup, StartAct},
    journal::{self, Header},
    laws::RawMove,
};
use shakmaty::{Board, Color, Square};

/// Each format with the end of its file's name.
const FORMATS: [(&str, &str); 9] = [
    ("pgn", "pgn"),
    ("text", "txt"),
    ("report", "txt"),
    ("json", "json"),
    ("pdf", "pdf"),
    ("brf", "brf"),
    ("braille", "txt"),
    ("wav", "wav"),
    ("flac", "flac"),
];

/// The journal of a game of twenty moves: knights go out and home again.
fn journal_in(folder: &Path) -> PathBuf {
    let mut writer =
        journal::create_in(folder, &Header::new("2026-05-01T10:00:00Z", Setup::default())).expect("a journal");
    let said = |board: &Board, from, to| RawMove::from_squares(board, from, to, None).expect("a move");
    let by = |side, act| Event { by: Some(Seat::Player(side)), act };
    let ways = [(Square::G1, Square::F3), (Square::G8, Square::F6), (Square::F3, Square::G1), (Square::F6, Square::G8)];
    let mut board = Board::default();
    let mut events = vec![Event { by: None, act: Act::Start(StartAct::Started) }];
    for (ply, (from, to)) in ways.into_iter().cycle().take(40).enumerate() {
        let side = Color::from_white(ply % 2 == 0);
        let said = said(&board, from, to);
        said.execute(&mut board, side).expect("a move");
        events.extend([
            by(side, Act::Move(MoveAct::Announced(said))),
            by(side, Act::Move(MoveAct::Pressed(PressKind::Regular))),
            by(side.other(), Act::Answer(AnswerAct::Repeated(said))),
            by(side.other(), Act::Answer(AnswerAct::Executed(said))),
        ]);
    }
    for (second, event) in (0..).zip(events) {
        writer.append(Moment::from_millis(second * 1_000), &event).expect("written");
    }
    writer.path().to_owned()
}

/// Runs `scoresheet`; no file may have more blocks of 512 bytes than that.
fn scoresheet(journal: &Path, format: &str, out: &Path, blocks: &str) -> Output {
    Command::new("sh")
        // A program that meets the limit is not killed but refused, as by a full disk.
        .args(["-c", &format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"")])
        .arg(env!("CARGO_BIN_EXE_anna-hector"))
        .arg("scoresheet")
        .arg(journal)
        .args(["--language", "en", "--format", format, "--out"])
        .arg(out)
        .output()
        .expect("the binary starts")
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    entries.map(|name| name.to_string_lossy().into_owned()).collect()
}

#[test]
fn a_full_disk_leaves_no_half_export_and_what_was_there() {
    let (games, home) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let journal = journal_in(games.path());
    for (format, end) in FORMATS {
        let out = home.path().join(format!("{format}.{end}"));
        // The limit lies in the middle of the file.
        let whole = scoresheet(&journal, format, &out, "unlimited");
        assert!(whole.status.success(), "{format}: {whole:?}");
        let size = fs::metadata(&out).expect("a file").len();
        assert!(size > 512, "{format}: the limit is beyond its {size} bytes");
        let beside = names(home.path());
        for before in [Some("what was there"), None] {
            match before {
                Some(text) => fs::write(&out, text).expect("written"),
                None => fs::remove_file(&out).expect("removed"),
            }
            let before_it = names(home.path());
            let full = scoresheet(&journal, format, &out, &(size / 1024).max(1).to_string());
            let said = String::from_utf8_lossy(&full.stderr).into_owned();
            let told = [out.to_str().expect("text"), "cannot be written", "--out", "nothing was left half written"];
            assert!(full.status.code() == Some(2) && told.iter().all(|told| said.contains(told)), "{format}: {full:?}");
            assert_eq!(said.lines().count(), 1, "{format}: {said}");
            assert_eq!(names(home.path()), before_it, "{format}: nothing is left behind");
            assert_eq!(fs::read_to_string(&out).ok().as_deref(), before, "{format}");
        }
        fs::write(&out, "").expect("written");
        assert_eq!(names(home.path()), beside, "{format}");
    }
}

/// Where the file goes to standard output, that is full: no panic, and the reason.
#[test]
#[cfg(target_os = "linux")]
fn a_full_standard_output_is_told() {
    let games = tempfile::tempdir().expect("a folder");
    let journal = journal_in(games.path());
    for (format, _) in FORMATS.into_iter().filter(|(format, _)| !["wav", "flac"].contains(format)) {
        let full = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
            .arg("scoresheet")
            .arg(&journal)
            .args(["--format", format])
            .stdout(fs::OpenOptions::new().write(true).open("/dev/full").expect("the device"))
            .output()
            .expect("the binary starts");
        let said = String::from_utf8_lossy(&full.stderr);
        assert!(full.status.code() == Some(2) && said.contains("No space left"), "{format}: {full:?}");
        assert!(!said.contains("panicked"), "{format}: {said}");
    }
}
