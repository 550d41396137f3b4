//! Games of a PGN file: announced, and written on a sheet.
use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
};

use super::{START, check, run};

/// Composed: both castlings, en passant and an underpromotion, from a position of its own.
const GAME: &str = r#"[Event "A \"composed\" game"]
[SetUp "1"]
[FEN "r3k2r/P7/8/3pP3/8/8/8/R3K2R w KQkq d6 0 40"]

40. exd6 {a comment (with brackets) 1. e4} O-O ; the rest of this line
41. O-O-O! (41. Kd2 {or (} Ra7 (41... Kf7)) Kg7 $1 42.Rh2 Ra8xa7
"#;

#[test]
fn a_game_is_announced_ply_by_ply() {
    let game = GAME.replace("Ra8xa7", "Rxa7 43. d7 Rf2 44. d8=N+- *");
    check(
        &["announce", "-"],
        game.as_bytes(),
        0,
        "40. Bauer Eva fünf schlägt David sechs en passant\n\
         40... kurze Rochade\n\
         41. lange Rochade\n\
         41... König Gustav acht nach Gustav sieben\n\
         42. Turm Hector eins nach Hector zwei\n\
         42... Turm Anna acht schlägt Anna sieben\n\
         43. Bauer David sechs nach David sieben\n\
         43... Turm Felix acht nach Felix zwei\n\
         44. Bauer David sieben nach David acht, Umwandlung Springer\n",
        &[],
    );
}

#[test]
fn style_languages_and_checks_are_chosen() {
    let pgn = b"1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0";
    check(
        &["announce", "--style", "short", "--language", "es", "--checks", "-"],
        pgn,
        0,
        "1. Eva vier\n1... Eva fünf\n2. dama Hector fünf\n2... rey Eva sieben\n3. dama captura Eva fünf mate\n",
        &[],
    );
    check(&["announce", "--style", "squares", "--ranks", "en", "-"], b"1. e4 *", 0, "1. Eva two Eva four\n", &[]);
    check(
        &["announce", "--language", "en", "--ranks", "en", "--checks", "-"],
        b"1. f3 e5 2. g4 Qh4#",
        0,
        "1. pawn Felix two to Felix three\n1... pawn Eva seven to Eva five\n2. pawn Gustav two to Gustav four\n\
         2... queen David eight to Hector four mate\n",
        &[],
    );
}

#[test]
fn another_game_and_other_bytes() {
    let mut file = b"[White \"Fran\xe7ois\"]\n\n1. e4 {\xe9t\xe9} e5 1-0\n\n".to_vec();
    file.extend_from_slice(b"[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/5RKR w HF - 0 1\"]\n\n1. Rf5 *\n");
    check(&["announce", "-"], &file, 0, "1. Bauer Eva zwei nach Eva vier\n1... Bauer Eva sieben nach Eva fünf\n", &[]);
    check(&["announce", "--game", "2", "-"], &file, 0, "1. Turm Felix eins nach Felix fünf\n", &[]);
    check(&["announce", "--game", "3", "-"], &file, 2, "", &["no game 3", "holds 2", "--game"]);
    let both =
        "1. Bauer Eva zwei nach Eva vier\n1... Bauer Eva sieben nach Eva fünf\n\n1. Turm Felix eins nach Felix fünf\n";
    check(&["announce", "--game", "all", "-"], &file, 0, both, &[]);
    check(&["announce", "--game", "all", "-"], b"", 2, "", &["no game 1"]);
    check(&["announce", "--game", "0", "-"], &file, 2, "", &["a number from 1, or `all`"]);
}

/// King and rook change places, the king alone moves, the rook alone moves; the long side as well (F.3).
#[test]
fn castling_in_a_chess960_game_is_announced_by_its_names() {
    let game = |fen: &str, moves: &str| {
        format!("[SetUp \"1\"]\n[Variant \"Chess960\"]\n[FEN \"{fen}\"]\n\n{moves} *\n").into_bytes()
    };
    for (fen, moves, said) in [
        ("qnnrbkrb/pppppppp/8/8/8/8/PPPPPPPP/QNNRBKRB w GDgd - 0 1", "1. O-O", "1. kurze Rochade\n"),
        ("4k3/8/8/8/8/8/8/3RKR2 w FD - 0 1", "1. O-O", "1. kurze Rochade\n"),
        ("1r1k4/8/8/8/8/8/8/6KR b b - 0 1", "1... O-O-O", "1... lange Rochade\n"),
        ("r1k5/8/8/8/8/8/8/6KR b a - 0 1", "1... O-O-O", "1... lange Rochade\n"),
        ("4k3/8/8/8/8/8/8/6KR w K - 0 1", "1. O-O", "1. kurze Rochade\n"),
    ] {
        check(&["announce", "-"], &game(fen, moves), 0, said, &[]);
    }
}

#[test]
fn what_cannot_be_read_is_named_and_nothing_is_left_out() {
    let first = "1. Bauer Eva zwei nach Eva vier\n";
    check(&["announce", "-"], b"1. e4\nSf6", 2, first, &["game 1, line 2, move 1...", "`Sf6`", "English letters"]);
    check(&["announce", "-"], b"1. e4 Nf5", 2, first, &["`Nf5` is illegal"]);
    check(&["announce", "-"], b"1. e4 --", 2, first, &["`--` is not a move"]);
    check(&["announce", "-"], b"1. e4 {no end", 2, first, &["line 1", "comment", "`}`"]);
    check(&["announce", "-"], b"[FEN \"8/8 w\"]\n\n1. e4", 2, "", &["field 1", "`8/8`"]);
    check(&["announce", "-"], b"[Variant \"Atomic\"]\n\n1. e4", 2, "", &["`Atomic`"]);
    check(&["announce", "/no/such/file"], b"", 2, "", &["/no/such/file"]);
    for all in [&["announce", "-"][..], &["announce", "-", "--game", "all"], &["scoresheet", "-"]] {
        check(all, b"", 2, "", &["no game 1: the file holds none", "1. e4 e5"]);
    }
    check(&["announce", "-", "--game", "2"], b"1. e4", 2, "", &["no game 2: the file holds 1", "--game"]);
    check(&["pgn", "-"], b"1. e4 e5\n", 2, "", &["is not a journal of anna-hector"]);
}

#[test]
fn a_sheet_has_a_day_that_there_is() {
    let dated = |day: &str| run(&["scoresheet", "-", "--format", "pgn", "--date", day], b"1. e4 *");
    for (day, tag) in [("2024-02-29", "2024.02.29"), ("2024.03.05", "2024.03.05"), ("2024.??.??", "2024.??.??")] {
        let output = dated(day);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains(&format!("[Date \"{tag}\"]")), "{day}: {said}");
    }
    for wrong in ["2024-13-45", "2023-02-29", "yesterday", "2024-05", "01.05.2024"] {
        let output = dated(wrong);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && told.contains("write YYYY-MM-DD"), "{wrong}: {told}");
    }
}

/// C.11 of 2014 writes `d8Q`, the export standard of PGN `d8=Q`.
#[test]
fn a_promotion_is_read_as_the_laws_write_it() {
    let fen = "[FEN \"1n5k/P7/8/8/8/8/p7/K7 w - - 0 1\"]\n\n";
    let words = "1. Bauer Anna sieben schlägt Bella acht, Umwandlung Dame\n";
    for written in ["1. axb8Q+ *", "1. axb8=Q+ *", "1. a7xb8Q *"] {
        check(&["announce", "-"], format!("{fen}{written}").as_bytes(), 0, words, &[]);
    }
    check(&["announce", "-"], b"1. e4Q", 2, "", &["`e4Q` is not a move"]);
}

/// A file as a common editor of another system saves it: read, or refused with a reason, never silence.
#[test]
fn utf_16_is_read_or_refused_by_name() {
    let utf16 = |text: &str| -> Vec<u8> {
        std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
    };
    let game = utf16("[White \"Müller\"]\n\n1. e4 e5 *\n");
    let said = "1. Bauer Eva zwei nach Eva vier\n1... Bauer Eva sieben nach Eva fünf\n";
    check(&["announce", "-"], &game, 0, said, &[]);
    check(&["announce", "-"], &game[2..], 2, "", &["UTF-8"]);
    check(&["announce", "-"], &game[..game.len() - 1], 2, "", &["UTF-16", "UTF-8"]);
    check(
        &["understand", "--language", "de", "--fen", START],
        &utf16("Springer Felix drei\nEva fünf nach Eva vier\ne4\n"),
        0,
        "g1f3\nillegal: e5e4 Auf Eva fünf steht keine Figur.\ne2e4\n",
        &[],
    );
}

#[test]
fn a_file_of_several_games_says_which_one_is_announced() {
    let games = b"1. e4 * 1. d4 * 1. c4 *";
    check(&["announce", "-"], games, 0, "1. Bauer Eva zwei nach Eva vier\n", &["game 1 of 3", "--game"]);
    check(&["announce", "--game", "3", "-"], games, 0, "1. Bauer Cesar zwei nach Cesar vier\n", &["game 3 of 3"]);
    let one = run(&["announce", "-"], b"1. e4 *");
    assert!(one.stderr.is_empty(), "{one:?}");
}

/// Anyone who follows a game that is being written hears each move when its line is there, not when the game is over.
#[test]
fn a_game_is_announced_as_it_arrives() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .args(["announce", "--game", "all", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut said = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for (written, heard) in [
        ("[White \"A\"]\n\n1. e4\n", &["1. Bauer Eva zwei nach Eva vier"][..]),
        (
            "{a comment\nthat goes on} e5 2. Nf3\n",
            &["1... Bauer Eva sieben nach Eva fünf", "2. Springer Gustav eins nach Felix drei"],
        ),
        ("*\n1. d4\n", &["", "1. Bauer David zwei nach David vier"]),
    ] {
        stdin.write_all(written.as_bytes()).expect("it listens");
        for line in heard {
            // It would wait for ever if nothing came before the input ends.
            assert_eq!(said.next().expect("a line").expect("text"), *line);
        }
    }
    drop(stdin);
    assert!(said.next().is_none());
    assert!(child.wait().expect("an end").success());
}
