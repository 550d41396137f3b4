//! The tools as a user runs them: the real binary, its standard streams and exit codes.
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
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

/// A game of Chess960 on the console; its journal written as PGN, and this announced.
#[test]
fn a_chess960_game_is_written_as_pgn_and_read_again() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().display().to_string();
    // King and rook stand on f1 and g1: castling short is the first move.
    let lines = "vi: white\nedition: 2018\nchess960: 3\nlanguage: de\nannouncer: player\nevent: Stadtmeisterschaft\nround: 4\nbegin\nwhite start\n\
                 white announce kurze Rochade\nwhite press\nblack repeat\nblack execute\nblack announce e5\nblack press\n\
                 white repeat\nwhite execute\nwhite resign\nquit\n";
    let console = run(&["console", "--data", &folder], lines.as_bytes());
    assert!(String::from_utf8_lossy(&console.stdout).contains("Schach960, Stellung drei."), "{console:?}");
    let mut games = std::fs::read_dir(data.path().join("games")).expect("games").filter_map(Result::ok);
    let journal = games.find(|file| file.path().extension().is_some_and(|e| e == "jsonl")).expect("a journal").path();
    let pgn = run(&["pgn", &journal.display().to_string()], b"").stdout;
    let text = String::from_utf8_lossy(&pgn);
    for line in [
        "[Event \"Stadtmeisterschaft\"]",
        "[Site \"?\"]",
        "[Round \"4\"]",
        "[Variant \"Chess960\"]",
        "[FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1\"]",
        "0-1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}: {text}");
    }
    for move_with_clock in ["1. O-O {[%clk 1:", "1... e5 {[%clk 1:"] {
        assert!(text.contains(move_with_clock), "{move_with_clock}: {text}");
    }
    check(&["announce", "-"], &pgn, 0, "1. kurze Rochade\n1... Bauer Eva sieben nach Eva fünf\n", &[]);
    check(&["pgn", "/no/such/journal"], b"", 2, "", &["/no/such/journal"]);
}

/// A competition on the console has a PIN: one is drawn where none was set, told once on standard error, and kept as a hash.
#[test]
fn a_pin_is_drawn_on_the_console() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().display().to_string();
    let begin = b"vi: white\nlanguage: de\nbegin\nwhite start\narbiter add white 0:01:00\nquit\n";
    let console = run(&["console", "--data", &folder], begin);
    let told = String::from_utf8_lossy(&console.stderr).into_owned();
    let (_, pin) = told.split_once("the arbiter's PIN is ").expect("a PIN");
    let pin: String = pin.chars().take_while(char::is_ascii_digit).collect();
    assert_eq!(pin.len(), 6, "{told}");
    let said = String::from_utf8_lossy(&console.stdout).into_owned();
    assert!(said.contains("wird die PIN des Schiedsrichters gebraucht") && !said.contains(&pin), "{said}");

    // After a restart his page is locked, and what is for him waits.
    let resumed = "page arbiter: Das Programm war unterbrochen";
    let console = run(&["console", "--data", &folder], b"yes\nquit\n");
    let said = String::from_utf8_lossy(&console.stdout).into_owned();
    assert!(said.contains("room: Die Partie wird fortgesetzt.") && !said.contains(resumed), "{said}");
    let lines = format!("yes\narbiter pin {pin}\nquit\n");
    let console = run(&["console", "--data", &folder], lines.as_bytes());
    let said = String::from_utf8_lossy(&console.stdout).into_owned();
    assert!(said.contains("Der Schiedsrichter ist angemeldet.") && said.contains(resumed), "{said}");
    let mut files = std::fs::read_dir(data.path().join("games")).expect("games").filter_map(Result::ok);
    let journal = files.find(|file| file.path().extension().is_some_and(|e| e == "jsonl")).expect("a journal").path();
    let kept = std::fs::read_to_string(journal).expect("a journal");
    assert!(kept.contains("\"pin\":\"scrypt:14:"), "{kept}");
    assert!(kept.contains("no-pin") && kept.contains("arbiter-entered"), "{kept}");
}

/// The terminal is everybody's: what is for the arbiter's eyes waits until he has given his PIN.
#[test]
fn which_move_was_illegal_waits_for_the_pin_on_the_console() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = "vi: white\nlanguage: de\npin: 4711\nbegin\nwhite start\nwhite announce Turm Anna eins nach Anna drei\n\
                 white press\narbiter pin 4711\nquit\n";
    let console = run(&["console", "--data", &data.path().display().to_string()], lines.as_bytes());
    let said = String::from_utf8_lossy(&console.stdout).into_owned();
    let place = |part: &str| said.find(part).unwrap_or_else(|| panic!("{part}: {said}"));
    assert!(place("room: Turm Anna eins nach Anna drei") < place("page arbiter: Regelwidriger Zug"), "{said}");
    assert!(place("page arbiter: Regelwidriger Zug") < place("Der Schiedsrichter ist angemeldet."), "{said}");

    let lines = lines.replace("arbiter pin 4711\n", "").replace("vi: white", "no\nvi: white");
    let console = run(&["console", "--data", &data.path().display().to_string()], lines.as_bytes());
    let said = String::from_utf8_lossy(&console.stdout).into_owned();
    assert!(said.contains("room: Turm Anna eins nach Anna drei") && !said.contains("Regelwidrig"), "{said}");
}

/// The console draws a position, tells its number, and begins with it; what is not a number begins nothing else than before.
#[test]
fn a_chess960_position_is_drawn_on_the_console() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = b"vi: white\nchess960: 960\nchess960: -1\nchess960: seven\nchess960: draw\nbegin\nquit\n";
    let console = run(&["console", "--data", &data.path().display().to_string()], lines);
    let said = String::from_utf8_lossy(&console.stdout).into_owned();
    for refused in ["`960`", "`-1`", "`seven`"] {
        assert!(said.contains(&format!("error: chess960: {refused} is not a Chess960 position")), "{said}");
    }
    let drawn = said.lines().find_map(|line| line.strip_prefix("chess960: ")).expect("a number");
    let mut games = std::fs::read_dir(data.path().join("games")).expect("games").filter_map(Result::ok);
    let journal = games.find(|file| file.path().extension().is_some_and(|e| e == "jsonl")).expect("a journal").path();
    let recorded = std::fs::read_to_string(journal).expect("a journal");
    assert!(recorded.contains(&format!("\"chess960\":\"{drawn}\"")), "{drawn}: {recorded}");
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

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

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

/// One rule: what is asked for, else the system's language, else English.
#[test]
fn a_tool_speaks_the_language_of_the_system_unless_another_is_asked_for() {
    let heading = |locale: &str, args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_anna-hector"));
        command.env_remove("LC_MESSAGES").env_remove("LANGUAGE").env("LC_ALL", locale).env("LANG", locale);
        let output = command.args(args).output().expect("it ends");
        String::from_utf8_lossy(&output.stdout).lines().find(|line| line.starts_with('|')).map(str::to_owned)
    };
    let [german, spanish, english, french] =
        ["de", "es", "en", "fr"].map(|code| heading("C", &["keys", "--language", code]).expect("a table"));
    assert!(german != english && spanish != english, "{german} {english}");
    let of = |locale| heading(locale, &["keys"]).expect("a table");
    assert_eq!(
        ["de_AT.UTF-8", "es_MX.UTF-8", "C", "it_IT.UTF-8", "fr_FR.UTF-8"].map(of),
        [german.clone(), spanish, english.clone(), english, french]
    );
    assert_eq!(heading("en_GB.UTF-8", &["keys", "--language", "de"]), Some(german));
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

/// A row's answer without its milliseconds, which are a bare decimal.
fn without_time(line: &str) -> String {
    let mut fields: Vec<&str> = line.split(';').collect();
    assert_eq!(fields.len(), 5, "{line}");
    if fields[2] != "error" {
        assert!(fields[3].parse::<f64>().is_ok_and(|ms| ms >= 0.0), "{line}");
        fields[3] = "ms";
    }
    fields.join(";")
}

#[test]
fn rows_are_adjudicated_in_their_order_and_a_bad_one_does_not_stop_the_rest() {
    let rows = "\u{feff}7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white\r\n\
                8/8/3k4/8/8/4K3/8/5B2 w - - 0 1;White\n\
                \n \t\r\n\
                8/8/8/8/8/8/8/8 w - - 0 1;black\n\
                7k/5Q2/6K1/8/8/8/8/8 w - - 0 1\n\
                7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;nobody\n\
                7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white;black\n\
                7k/5Q2/6K1/8/8/8/9 w - - 0 1;white\n\
                kk6/8/6K1/8/8/8/8/8 w - - 0 1;white\n\
                4k3/8/8/8/8/8/8/4K2N w - - 0 1;white\n";
    let output = run(&["adjudicate", "-"], rows.as_bytes());
    let answers = String::from_utf8(output.stdout).expect("text");
    let answers: Vec<String> = answers.lines().map(without_time).collect();
    assert_eq!(
        answers,
        [
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white;winnable;ms;f7g7",
            "8/8/3k4/8/8/4K3/8/5B2 w - - 0 1;White;unwinnable;ms;",
            "8/8/8/8/8/8/8/8 w - - 0 1;black;error;;FEN `8/8/8/8/8/8/8/8 w - - 0 1`: not a position to play from: \
             illegal position: empty board, missing king, correct the pieces, the side to move or the castling rights",
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;;error;;no winner: write white or black after a semicolon",
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;nobody;error;;winner `nobody`: write white or black",
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white;error;;more than two fields: write a FEN, a semicolon, white or black",
            "7k/5Q2/6K1/8/8/8/9 w - - 0 1;white;error;;FEN `7k/5Q2/6K1/8/8/8/9 w - - 0 1`: field 1, the pieces: \
             `7k/5Q2/6K1/8/8/8/9`, write eight ranks from the eighth down, such as \
             rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "kk6/8/6K1/8/8/8/8/8 w - - 0 1;white;error;;FEN `kk6/8/6K1/8/8/8/8/8 w - - 0 1`: not a position to play \
             from: illegal position: too many kings, correct the pieces, the side to move or the castling rights",
            "4k3/8/8/8/8/8/8/4K2N w - - 0 1;white;unwinnable;ms;",
        ]
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("6 of 9 rows"));
}

#[test]
fn one_position_is_adjudicated_and_a_short_budget_leaves_it_open() {
    let knight = "8/8/3k4/8/8/4K3/8/q4N2 b - - 0 1";
    let wall = "8/p4B2/P2p1p1k/p1pPbPp1/P1P2bPp/7P/2K5/8 b - - 0 1";
    let output = run(&["adjudicate", "--fen", knight, "--winner", "white"], b"");
    assert_eq!(without_time(String::from_utf8_lossy(&output.stdout).trim()), format!("{knight};white;unwinnable;ms;"));
    assert_eq!(output.status.code(), Some(0));
    // No time at all decides nothing, and what may is named; standard output stays as it is.
    let output = run(&["adjudicate", "-", "--budget", "0"], format!("{wall};black\n{knight};black\n").as_bytes());
    let answers = String::from_utf8(output.stdout).expect("text");
    let first = answers.lines().next().map(without_time);
    assert_eq!((first, answers.lines().count()), (Some(format!("{wall};black;undetermined;ms;")), 2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("of 2 rows undetermined in 0 ms") && told.contains("--budget 4000"), "{told}");
    assert_eq!(output.status.code(), Some(0));
    let output = run(&["adjudicate", "--fen", wall, "--winner", "black", "--budget", "20000"], b"");
    let answer = String::from_utf8_lossy(&output.stdout);
    assert!(answer.contains(";winnable;") && output.stderr.is_empty(), "{answer}");
    check(&["adjudicate"], b"", 2, "", &["ROWS"]);
    check(&["adjudicate", "--fen", knight], b"", 2, "", &["--winner"]);
    check(&["adjudicate", "no-such-file.csv"], b"", 2, "", &["no-such-file.csv"]);
    let long = "x".repeat(200_000);
    let output = run(&["adjudicate", "-"], long.as_bytes());
    assert_eq!((output.status.code(), output.stdout.iter().filter(|byte| **byte == b'\n').count()), (Some(2), 1));
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
        &["understand", "--language", "de", "--fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"],
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

#[test]
fn what_man_and_a_shell_read() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().display().to_string();
    check(&["man", "--out", &out], b"", 0, "", &[]);
    let mut pages: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    pages.sort();
    for page in ["anna-hector.1", "anna-hector-announce.1", "anna-hector-pad-layout.1"] {
        assert!(pages.contains(&page.to_owned()), "{pages:?}");
    }
    assert!(!pages.contains(&"anna-hector-clips.1".to_owned()), "{pages:?}");
    let page = fs::read_to_string(folder.path().join("anna-hector-announce.1")).unwrap();
    assert!(page.contains("Example: anna") && page.contains("A PGN file"), "{page}");
    check(&["man", "--out", &format!("{out}/none")], b"", 2, "", &["none", "can be written"]);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = run(&["completions", shell], b"");
        assert!(script.status.success());
        assert!(String::from_utf8(script.stdout).unwrap().contains("scoresheet"), "{shell}");
    }
}

/// What was wrong can be looked up afterwards; who said what cannot.
#[test]
fn a_game_keeps_a_log_file_without_a_word_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let game =
        b"white: Anna\nmode: practice\nbegin\narbiter start\nwhite announce e4\narbiter adjourn secret-word\nquit\n";
    let output = run(&["console", "--data", &data.display().to_string()], game);
    assert!(String::from_utf8_lossy(&output.stdout).contains("Eva"), "{output:?}");
    let log = fs::read_to_string(data.join("anna-hector.log")).expect("a log file");
    assert!(log.contains("started") && log.contains(env!("CARGO_PKG_VERSION")), "{log}");
    for word in ["Anna", "Eva", "e4", "secret-word"] {
        assert!(!log.contains(word), "{word}: {log}");
    }
}

/// The exit code says whether a game can be played, whatever the machine under this test has.
#[test]
fn the_doctor_writes_at_most_twenty_lines_and_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data").display().to_string();
    let output = run(&["doctor", "--data", &data, "--language", "en"], b"");
    let text = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<&str> = text.lines().collect();
    assert!((15..=20).contains(&lines.len()), "{text}");
    let expected = if lines[0].starts_with("A game can be played") { Some(0) } else { Some(1) };
    assert_eq!(output.status.code(), expected, "{text}");
    assert!(text.contains(&data) && text.contains(env!("CARGO_PKG_VERSION")), "{text}");
    let games = fs::read_dir(folder.path().join("data/games")).expect("the folder of the games");
    assert_eq!(games.count(), 0);
}

#[test]
fn the_doctor_names_a_folder_that_cannot_be_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("written");
    let output = run(&["doctor", "--data", &file.display().to_string(), "--language", "de"], b"");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.starts_with("So kann keine Partie gespielt werden"), "{text}");
    assert!(text.contains(&format!("{}/games", file.display())), "{text}");
    assert_eq!(output.status.code(), Some(1));
}

/// By the edition of 2014 (6.7.a) it says so before the game is set up, while the line that is missing can still be written.
#[test]
fn at_the_console_no_competition_of_2014_begins_without_a_default_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("text");
    let settings = "edition: 2014\nlanguage: en\npin: 4711\nbegin\ndefault-time: 0:15:00\nbegin\nwhite start\nquit\n";
    let output = run(&["console", "--data", data], settings.as_bytes());
    let said = String::from_utf8_lossy(&output.stdout);
    let (before, after) = said.split_once("(default-time: 0:30:00)").expect("it is refused");
    assert!(before.contains("error: ") && before.contains("6.7.a") && !before.contains(".jsonl"), "{said}");
    assert!(after.contains(".jsonl") && after.contains("room: "), "{said}");
}
