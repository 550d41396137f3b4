//! Games at the console: the PIN, the position that is drawn, the journal and the log.
use std::fs;

use super::{check, run};

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
    let mut games = fs::read_dir(data.path().join("games")).expect("games").filter_map(Result::ok);
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
    let mut files = fs::read_dir(data.path().join("games")).expect("games").filter_map(Result::ok);
    let journal = files.find(|file| file.path().extension().is_some_and(|e| e == "jsonl")).expect("a journal").path();
    let kept = fs::read_to_string(journal).expect("a journal");
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
    let mut games = fs::read_dir(data.path().join("games")).expect("games").filter_map(Result::ok);
    let journal = games.find(|file| file.path().extension().is_some_and(|e| e == "jsonl")).expect("a journal").path();
    let recorded = fs::read_to_string(journal).expect("a journal");
    assert!(recorded.contains(&format!("\"chess960\":\"{drawn}\"")), "{drawn}: {recorded}");
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
