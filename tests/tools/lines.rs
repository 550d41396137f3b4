//! Each line of standard input is answered by one line, as soon as it is there.
use std::{
    io::{Read, Write},
    process::{Command, Stdio},
};

use super::{START, check, run};

#[test]
fn every_line_is_answered_with_one_line() {
    check(
        &["understand", "--language", "de", "--fen", START],
        b"Springer Felix drei\r\n\n\xff\xfe\nHallo\x07\nEva f\xc3\xbcnf\nSf3",
        0,
        "g1f3\n\
         refused: Es wurde nichts gesagt.\n\
         refused: Das ist kein lesbarer Text.\n\
         refused: Das Wort Hallo ist hier nicht bekannt. Zum Beispiel: Springer Gustav eins nach Felix drei.\n\
         illegal: e2e5 Bauer zieht nicht so.\n\
         g1f3\n",
        &[],
    );
}

#[test]
fn castling_in_chess960_is_king_takes_rook() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    check(&["understand", "--language", "de", "--fen", fen], b"kurze Rochade\ne1h1\n", 0, "e1g1\ne1g1\n", &[]);
    check(
        &["understand", "--language", "de", "--chess960", "--fen", fen],
        b"kurze Rochade\ne1g1\n",
        0,
        "e1h1\ne1h1\n",
        &[],
    );
    // Nothing else than Chess960 castles from there.
    let fen = "1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1";
    check(&["understand", "--language", "de", "--fen", fen], b"lange Rochade\n", 0, "c1b1\n", &[]);
}

#[test]
fn a_bad_position_is_named_where_it_is_bad() {
    let check_fen =
        |fen: &str, words: &[&str]| check(&["understand", "--language", "de", "--fen", fen], b"e2e4\n", 2, "", words);
    check_fen("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["field 1", "/9/"]);
    check_fen("4k3/8/8/8/8/8/8/4K3 x - - 0 1", &["field 2", "`x`", "write w or b"]);
    check_fen("8/8/8/8/8/8/8/4K3 w - - 0 1", &["missing king"]);
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .args(["understand", "--language", "de", "--fen", START])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    while stdin.write_all(b"e2e4\n").is_ok() {}
    let mut stderr = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut stderr).expect("text");
    assert_eq!(stderr, "");
    assert!(child.wait().expect("an end").success());
}

#[test]
fn answers_come_one_by_one() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .args(["understand", "--language", "de", "--fen", START])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let (mut stdin, mut stdout) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        stdin.write_all(b"Eva vier\n").expect("it listens");
        let mut answer = [0; 5];
        stdout.read_exact(&mut answer).expect("it answers before the next utterance");
        assert_eq!(&answer, b"e2e4\n");
    }
    drop(stdin);
    assert!(child.wait().expect("an end").success());
}

/// UTF-16 with its mark is read by each tool that reads lines; without it, it is refused by name.
#[test]
fn utf_16_on_standard_input_is_read_or_refused_by_name() {
    let utf_16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    for (args, text, answer) in [
        (&["understand", "--language", "de", "--fen", START][..], "e2e4\n", "e2e4\n"),
        (&["adjudicate", "-"], "8/8/3k4/8/8/4K3/8/5B2 w - - 0 1;white\n", "unwinnable"),
        (&["console"], "settings\nquit\n", "default-time: "),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let data = ["--data".to_owned(), folder.path().display().to_string()];
        let args: Vec<&str> = match args {
            ["console"] => ["console"].into_iter().chain(data.iter().map(String::as_str)).collect(),
            args => args.to_vec(),
        };
        let read = run(&args, &utf_16(&format!("\u{feff}{text}")));
        let said = String::from_utf8_lossy(&read.stdout).into_owned();
        assert!(said.contains(answer) && read.status.success(), "{args:?}: {read:?}");
        let refused = run(&args, &utf_16(text));
        let said = [refused.stdout, refused.stderr].concat();
        assert!(String::from_utf8_lossy(&said).contains("byte 2 is zero, so this is not UTF-8 text"), "{args:?}");
    }
}
