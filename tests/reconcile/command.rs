//! The command as a user runs it: the real binary, its files, its words, its JSON and its exit codes.
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
    time::Duration,
};

use anna_hector::{
    clock::Moment,
    console::{rehearse::rehearse, script::Script},
    game::{Act, ClockAct, Event, Game, MoveAct, Seat, Setup, StartAct},
    journal::{self, Header},
};
use serde_json::{Value, json};
use tempfile::TempDir;

/// After 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6.
const END: &str = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";
const SHEET: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";

/// Files in a folder of their own, and the arguments that name them.
struct Desk {
    folder: TempDir,
    args: Vec<String>,
}

impl Desk {
    fn new(special: &str, normal: &str, white: &str, black: &str) -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let mut desk = Self { folder, args: vec!["reconcile".into()] };
        let (white, black) = (desk.file("white.pgn", white), desk.file("black.pgn", black));
        let files = [("--white-sheet", white), ("--black-sheet", black)];
        desk.args.extend(["--special", special, "--normal", normal].map(String::from));
        desk.args.extend(files.into_iter().flat_map(|(option, path)| [option.into(), path.display().to_string()]));
        desk
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path
    }

    fn with(mut self, more: &[&str]) -> Self {
        self.args.extend(more.iter().map(|&arg| arg.to_owned()));
        self
    }

    fn run(&self) -> Output {
        Command::new(env!("CARGO_BIN_EXE_anna-hector"))
            .env("LC_ALL", "de_DE.UTF-8")
            .args(&self.args)
            .output()
            .expect("the binary starts")
    }

    fn words(&self) -> String {
        let output = self.run();
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    fn json(self) -> Value {
        let words = self.with(&["--json"]).words();
        assert_eq!(words.lines().count(), 1);
        serde_json::from_str(&words).expect("JSON")
    }

    fn fails(&self, what: &[&str]) {
        let output = self.run();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), [].as_slice()), "{stderr}");
        assert!(what.iter().all(|words| stderr.contains(words)), "{what:?}: {stderr}");
    }
}

#[test]
fn the_object_has_exactly_the_fields_that_the_readme_describes() {
    let wrong = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/6N1/PPPP1PPP/RNBQK2R";
    assert_eq!(
        Desk::new(END, wrong, SHEET, "1. e4 e5 2. Sf3 Sc6 3. Lb5").json(),
        json!({
            "finding": "sheets_agree",
            "truth_fen": format!("{END} w KQkq - 0 4"),
            "last_agreed_ply": 5,
            "adjusts": ["normal"],
            "corrections": { "special": [], "normal": [{ "piece": "N", "from": "g3", "to": "f3" }] },
            "alignment": null,
            "clocks": null,
            "words": "Die Partieformulare stimmen überein bis Zug drei, Weiß. Das Partieformular von Schwarz endet früher. \
                Es gilt das längere. Nach Artikel D.2.9 berichtigt sein Brett, wer richtig geschrieben und falsch \
                ausgeführt hat. Auf dem Spezialbrett: Nichts zu berichtigen. Auf dem normalen Brett: Springer von Gustav \
                drei nach Felix drei.",
        })
    );
    let equal = Desk::new(END, &format!("{END} w KQkq - 0 4"), SHEET, SHEET).json();
    assert_eq!(
        (&equal["finding"], &equal["adjusts"], &equal["last_agreed_ply"]),
        (&json!("equal"), &json!([]), &json!(6))
    );
}

#[test]
fn each_edition_is_cited_by_its_own_numbers() {
    let wrong = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/6N1/PPPP1PPP/RNBQK2R";
    for (edition, agree, differ, illegal) in [
        ("2009", "Artikel E.2.7 ", "Artikel E.2.8 ", "Artikel 7.4 "),
        ("2014", "Artikel D.2.8 ", "Artikel D.2.8 ", "Artikel 7.5 "),
        ("2018", "Artikel D.2.9 ", "Artikel D.2.9 ", "Artikel 7.5.1 "),
        ("2023", "Artikel D.2.9 ", "Artikel D.2.9 ", "Artikel 7.5.1 "),
    ] {
        let words = |white, black| Desk::new(END, wrong, white, black).with(&["--edition", edition]).words();
        assert!(words(SHEET, SHEET).contains(agree), "{edition}");
        assert!(words(SHEET, "1. e4 e5 2. Nf3 Nc6 3. Bc4").contains(differ), "{edition}");
        assert!(words("1. e4 e5 2. Kd3", "1. e4 e5 2. Kd3").contains(illegal), "{edition}");
    }
    let both_empty = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let words = Desk::new(both_empty, both_empty, "", "").words();
    assert_eq!(words, "Beide Bretter stehen, wie es die Partieformulare sagen. Nichts ist zu berichtigen.\n");
}

#[test]
fn pieces_are_put_on_and_taken_off() {
    let special = "r1bqkbnr/1ppp1ppp/p1n5/1B6/4P3/5N2/PPPP1PPP/RNBQK2R";
    let normal = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P1q1/5N2/PPPP1PPP/RNBQK2R";
    let desk = Desk::new(special, normal, SHEET, SHEET);
    assert_eq!(
        desk.words().lines().skip(2).collect::<Vec<_>>(),
        [
            "Auf dem Spezialbrett: Auf Eva fünf fehlt ein schwarzer Bauer.",
            "Auf dem normalen Brett: Auf Gustav vier steht eine schwarze Dame zu viel.",
        ]
    );
    let corrections = desk.json()["corrections"].clone();
    assert_eq!(corrections["special"], json!([{ "piece": "p", "from": null, "to": "e5" }]));
    assert_eq!(corrections["normal"], json!([{ "piece": "q", "from": "g4", "to": null }]));
}

#[test]
fn sheets_that_differ_lead_back_with_a_slip_named_beside_it() {
    let after_three = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    for (black, alignment) in [
        ("1. e4 e5 2. Nf3 Nd6 3. Bb5 a6", Value::Null),
        ("1. e4 e5 2. Nf3 Bb5 3. a6", json!({ "sheet": "black", "ply": 4, "kind": "missing" })),
        ("1. e4 e5 2. Nf3 Nf3 3. Nc6 Bb5 4. a6", json!({ "sheet": "black", "ply": 4, "kind": "doubled" })),
        ("1. e4 e5 2. Nf3 Bb5 3. Nc6 a6", json!({ "sheet": "black", "ply": 4, "kind": "swapped" })),
    ] {
        let found = Desk::new(END, END, SHEET, black).json();
        let expected = ("sheets_differ", 3, after_three, &alignment, json!([]));
        assert_eq!((&found["finding"], &found["last_agreed_ply"]), (&json!(expected.0), &json!(expected.1)), "{black}");
        assert_eq!((&found["truth_fen"], &found["alignment"]), (&json!(expected.2), expected.3), "{black}");
        assert_eq!(found["adjusts"], expected.4, "{black}");
    }
    // A cell that was left empty is kept as such: the numbers say where.
    let found = Desk::new(END, END, "1. e4 e5 2. Nf3 3. Bb5 a6", SHEET).json();
    assert_eq!(found["finding"], "equal");
    assert_eq!(found["alignment"], json!({ "sheet": "white", "ply": 4, "kind": "missing" }));
}

#[test]
fn an_illegal_entry_is_taken_back_unless_it_was_answered_without_an_arbiter() {
    let sheet = "1. e4 e5 2. Nf3 Nc6 3. Ke3 a6 4. d3";
    let end = "r1bqkbnr/1ppp1ppp/p1n5/4p3/4P3/3PKN2/PPP2PPP/RNBQ1B1R";
    let desk = || Desk::new(end, end, sheet, sheet);
    let found = desk().json();
    assert_eq!((&found["finding"], &found["last_agreed_ply"]), (&json!("illegal_entry"), &json!(4)));
    assert_eq!(found["truth_fen"], "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let stands = desk().with(&["--pace", "rapid", "--supervision", "inadequate", "--edition", "2014"]);
    assert!(stands.words().contains("Nach Artikel A.4.b bleibt er stehen."), "{}", stands.words());
    let found = stands.json();
    assert_eq!((&found["finding"], &found["truth_fen"]), (&json!("equal"), &json!(format!("{end} b kq - 0 4"))));
    let blitz =
        |sheet| Desk::new(end, end, sheet, sheet).with(&["--pace", "blitz", "--supervision", "inadequate"]).json();
    // Unanswered, it is taken back there too.
    assert_eq!(blitz("1. e4 e5 2. Nf3 Nc6 3. Ke3")["finding"], "illegal_entry");
    // It would stand, but which bishop was it?
    let found = blitz("1. e4 e5 2. Nf3 Nc6 3. Bb6 a6");
    assert_eq!((&found["finding"], &found["last_agreed_ply"]), (&json!("undetermined"), &json!(4)));
}

#[test]
fn an_ambiguous_entry_on_one_sheet_is_told_apart_by_the_other() {
    let fen = "4k3/8/8/8/8/8/8/RN2KN1R";
    let start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/RN2KN1R w KQ - 0 1\"]\n\n";
    let after = "4k3/8/8/8/8/8/3N4/R3KN1R";
    let both = |white: &str, black: &str| Desk::new(after, after, &format!("{start}{white}"), black).json();
    assert_eq!(both("1. Nd2", "1. Nbd2")["finding"], "equal");
    let found = both("1. Nd2", "1. Nd2");
    assert_eq!(
        (&found["finding"], &found["truth_fen"]),
        (&json!("illegal_entry"), &json!(format!("{fen} w KQ - 0 1")))
    );
    assert!(found["words"].as_str().expect("words").contains("nicht eindeutig"), "{found}");
}

#[test]
fn bad_input_is_named_with_what_it_needs_and_nothing_changes() {
    let two_kings = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N1K/PPPP1PPP/RNBQK2R";
    let no_king = "r1bq1bnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";
    let nine_pawns = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/P4N2/PPPP1PPP/RNBQK2R";
    let other_game = "1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6";
    let polish = "1. e4 e5 2. Sf3 Sc6 3. Gb5 a6 4. Ga4 Sf6 5. O-O Ge7";
    for (special, white, black, needs) in [
        (two_kings, SHEET, SHEET, "Von Weiß stehen zu viele Könige auf dem Brett."),
        (no_king, SHEET, SHEET, "Es fehlt der König von Schwarz."),
        (nine_pawns, SHEET, SHEET, "Bitte das Brett noch einmal ansagen."),
        ("8/8/8/8/8/8/8/8", SHEET, SHEET, "Es fehlt der König von Weiß."),
        (END, "", "1. e4 e5", "Das Partieformular von Weiß ist leer."),
        (END, SHEET, other_game, "Die Partieformulare gehören zu verschiedenen Partien."),
        ("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/6N1/PPPP1PPP/RNBQK2R", SHEET, polish, "ist in dieser Sprache nicht lesbar"),
    ] {
        let found = Desk::new(special, END, white, black).json();
        assert_eq!((&found["finding"], &found["adjusts"]), (&json!("undetermined"), &json!([])), "{needs}: {found}");
        assert_eq!(found["corrections"], json!({ "special": [], "normal": [] }), "{needs}");
        assert!(found["words"].as_str().expect("words").contains(needs), "{needs}: {found}");
    }
}

/// Most games begin with the same move. The rule goes back to it, and the arbiter is told that these sheets may be strangers.
#[test]
fn sheets_of_different_games_with_the_same_first_move_are_named() {
    let longer = format!("{SHEET} 4. Ba4 Nf6 5. O-O Be7");
    let other_game = "1. e4 c5 2. c3 d5 3. exd5 Qxd5 4. d4 Nf6 5. Nf3 Bg4";
    let strangers = "Die Partieformulare gehören zu verschiedenen Partien. Bitte die richtigen vorlegen.";
    let found = Desk::new(END, END, &longer, other_game).json();
    assert_eq!((&found["finding"], &found["last_agreed_ply"]), (&json!("sheets_differ"), &json!(1)));
    assert!(found["words"].as_str().expect("words").contains(strangers), "{found}");
    // One entry that differs makes no strangers, however early.
    let found = Desk::new(END, END, &longer, &longer.replace("e5", "e6")).json();
    assert_eq!((&found["finding"], &found["last_agreed_ply"]), (&json!("sheets_differ"), &json!(1)));
    assert!(!found["words"].as_str().expect("words").contains(strangers), "{found}");
}

#[test]
fn sheets_that_begin_differently_have_no_position() {
    let other = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Ra8";
    let standard = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n1. e4";
    let found = Desk::new(END, END, standard, other).json();
    assert_eq!((&found["finding"], &found["truth_fen"]), (&json!("undetermined"), &Value::Null));
}

#[test]
fn a_move_that_neither_sheet_tells_leaves_the_position_before_it() {
    let black = "1. e4 e5 2. Nf3 Nc6 3. -- a6";
    let found = Desk::new(END, END, "1. e4 e5 2. Nf3 Nc6 3. ??? a6", black).json();
    assert_eq!((&found["finding"], &found["last_agreed_ply"]), (&json!("undetermined"), &json!(4)));
    assert_eq!(found["truth_fen"], "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    assert_eq!(found["adjusts"], json!(["special", "normal"]));
}

#[test]
fn what_cannot_be_read_at_all_ends_with_code_2() {
    Desk::new("8/8/9", END, SHEET, SHEET).fails(&["--special", "8/8/9", "eight ranks"]);
    Desk::new(END, "", SHEET, SHEET).fails(&["--normal"]);
    Desk::new(END, END, "1. e4 {and then", SHEET).fails(&["white.pgn", "line 1", "close it"]);
    Desk::new(END, END, "1. e4 1-0 1. d4 *", SHEET).fails(&["second game"]);
    Desk::new(END, END, "[FEN \"8/8\"]\n1. e4", SHEET).fails(&["white.pgn", "FEN"]);
    Desk::new(END, END, SHEET, SHEET).with(&["--clocks", "/nowhere/at/all"]).fails(&["/nowhere/at/all"]);
    let missing = Desk::new(END, END, SHEET, SHEET);
    fs::remove_file(missing.folder.path().join("black.pgn")).expect("it was there");
    missing.fails(&["black.pgn", "name a readable file"]);
}

#[test]
fn sheets_are_read_in_any_notation_and_answered_in_the_chosen_language() {
    let announced = "1. Bauer Eva zwei nach Eva vier\n1... Bauer Eva sieben nach Eva fünf\n2. Springer Gustav eins nach \
        Felix drei\n2... Springer Bella acht nach Cesar sechs\n3. Läufer Felix eins nach Bella fünf\n3... Bauer Anna sieben \
        nach Anna sechs\n";
    // Two moves in a row, and ranks in figures.
    let rows = "1. Bauer Eva vier, Bauer Eva fünf\n2. Springer Felix drei Springer Cesar sechs\n3. Läufer Bella fünf\tBauer Anna sechs";
    let figures = "1. Eva 4\n1... Eva 5\n2. Springer Felix 3\n2... Springer Cesar 6\n3. Läufer Bella 5\n3... Anna 6\n";
    let unnumbered = "Eva 4\nEva 5\nSpringer Felix 3\nS c 6\nL b 5\na 6";
    let bare_numbers = "1 e4 e5 2 Nf3 Nc6 3 Bb5 a6";
    let uci = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";
    let long = "1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-b5! a7-a6 *";
    let spanish = "[White \"A\"]\n\n1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 1-0";
    for sheet in [announced, rows, figures, unnumbered, bare_numbers, uci, long, spanish] {
        assert_eq!(Desk::new(END, END, sheet, SHEET).json()["finding"], "equal", "{sheet}");
    }
    let words = Desk::new(END, END, SHEET, SHEET).with(&["--language", "es"]).words();
    assert_eq!(words, "Los dos tableros están como dicen las planillas. No hay nada que corregir.\n");
}

/// English letters with Spanish or German chosen: `R` is a rook, though it is a rey in Spanish.
#[test]
fn one_writer_writes_in_one_language() {
    let sheet = "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O 5. Re1 Re8";
    let end = "rnbqr1k1/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQR1K1";
    for language in ["de", "es", "en", "fr"] {
        let found = Desk::new(end, end, sheet, sheet).with(&["--language", language]).json();
        assert_eq!(found["finding"], "equal", "{language}");
    }
}

/// A journal with the moves of the sheets, ten seconds each, and what the clocks showed after each.
#[test]
fn the_clocks_are_those_after_the_last_agreed_ply() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let script = "control: 5+3\n0:00:00 arbiter start\n0:00:10 white announce e4\n0:00:10 white press\n0:00:10 black repeat\n\
        0:00:11 black execute\n0:00:30 black announce e5\n0:00:30 black press\n0:00:30 white repeat\n0:00:31 white execute\n\
        0:01:00 white announce Nf3\n0:01:00 white press\n0:01:00 black repeat\n0:01:01 black execute\n\
        0:01:30 arbiter set white 0:04:00 moves 7\n";
    let rehearsal = rehearse(&Script::parse(script).expect("a script")).unwrap_or_else(|(error, _)| panic!("{error}"));
    let setup =
        Setup { control: anna_hector::clock::control::both_from("5+3").expect("a control"), ..Setup::default() };
    let mut writer = journal::create_in(folder.path(), &Header::new("2026-05-01T10:00:00Z", setup)).expect("a journal");
    for (at, event) in &rehearsal.log {
        writer.append(*at, event).expect("written");
    }
    let journal = writer.path().display().to_string();
    let found = |black: &str| Desk::new(END, END, SHEET, black).with(&["--clocks", &journal]).json();
    // Each has 5 minutes and 3 seconds before his first move, and 3 seconds more before each other.
    assert_eq!(
        found("1. e4 e5 2. Nc3")["clocks"],
        json!({ "ply": 2, "left": { "white": 296_000, "black": 286_000 }, "completed": { "white": 1, "black": 1 } })
    );
    assert_eq!(found("1. d4 e5 2. Nf3 Nc6")["clocks"]["left"]["white"], 303_000);
    let beyond = Desk::new(END, END, SHEET, SHEET).with(&["--clocks", &journal]);
    assert!(beyond.words().contains("nicht aufgezeichnet"));
    assert_eq!(beyond.json()["clocks"], Value::Null);
}

/// The history is what the game itself has kept, also where the arbiter has set a clock in between.
#[test]
fn a_game_hands_over_what_its_clocks_showed() {
    let mut game = Game::new(Setup::default());
    let by = Some(Seat::Arbiter);
    game.apply(Moment::START, &Event { by, act: Act::Start(StartAct::Started) });
    let set = Act::Clock(ClockAct::Set { side: shakmaty::Color::White, left: Duration::from_secs(60), completed: 3 });
    game.apply(Moment::from_millis(1000), &Event { by, act: set });
    let pressed = Act::Move(MoveAct::Pressed(anna_hector::game::PressKind::WithoutMove));
    game.apply(Moment::from_millis(3000), &Event { by, act: pressed });
    let history = game.record().clock_history();
    assert_eq!(history.at(0).map(|reading| reading.completed.white), Some(0));
    assert_eq!(history.at(1).map(|reading| reading.completed.white), Some(4));
    assert_eq!(history.at(2), None);
}

/// The example game of Appendix C, in both of its forms, and the same with what 8.1.b and C.13 allow beside the moves.
#[test]
fn what_the_laws_allow_on_a_sheet_is_no_move() {
    let end = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R";
    let laws = "1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 a.p. Cxd6 7.Ag5\nCc6 8.De3+ Ae7 9.Cbd2 0-0 \
        10.0-0-0 Te8 11.Rb1(=).";
    let short = "1. e4 e5 2. Cf3 Cf6 3. d4 ed4 4. e5 Ce4 5. Dd4 d5 6. ed6 Cd6 7. Ag5\nCc6 8. De3 Ae7 9 Cbd2 0-0 10. 0-0-0 \
        Te8 11. Rb1 (=)";
    let times = "1. e4 0:28 e5 1:20 2. Cf3 1h20 Cf6 80' 3. d4 [%clk 1:05:10] exd4 {[%clk 1:01:00]} 4. e5!? Ce4 = 5. Dxd4 \
        remis d5 (=) 6. exd6a.p. Cxd6 7. Ag5 ½ Cc6 8. De3++ Ae7# 9. Cbd2 (0:12) 0-0 {tablas, rechazadas} 10. 0-0-0 \
        Te8 11. Rb1 tablas? 1/2-1/2 0:03";
    let english = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e. p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 \
        O-O 10. O-O-O Re8 11. Kb1 draw";
    for sheet in [laws, short, times, english] {
        let found = Desk::new(end, end, sheet, english).json();
        assert_eq!((&found["finding"], &found["last_agreed_ply"]), (&json!("equal"), &json!(21)), "{sheet}: {found}");
        let words = Desk::new(end, end, sheet, laws).with(&["--language", "es"]).words();
        assert_eq!(words, "Los dos tableros están como dicen las planillas. No hay nada que corregir.\n", "{sheet}");
    }
}
