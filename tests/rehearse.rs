//! Rehearsals: scripts as the manual tells them, what single stories say, and the binary that plays them.
mod story_files;

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use anna_hector::console::{
    rehearse::{Rehearsal, rehearse},
    script::Script,
};
use serde_json::Value;

/// The story of this name, in whatever folder.
fn story(name: &str) -> PathBuf {
    let found = story_files::files("txt").into_iter().find(|path| path.file_stem().is_some_and(|stem| stem == name));
    found.unwrap_or_else(|| panic!("no story is called {name}"))
}

fn played(name: &str) -> Rehearsal {
    let text = fs::read_to_string(story(name)).expect("a story");
    rehearse(&Script::parse(&text).expect("a script")).expect("as told")
}

#[test]
fn the_example_of_the_manual_goes_as_it_is_told() {
    let manual = fs::read_to_string(story_files::root().join("../../manual/tools.md")).expect("the manual");
    let (_, section) = manual.split_once("## Rehearsal scripts").expect("a section");
    let example = section.split("```").nth(1).and_then(|block| block.strip_prefix("text\n")).expect("an example");
    let script = Script::parse(example).expect("a script");
    assert!(script.steps.len() > 5);
    rehearse(&script).expect("as told");
}

/// The arbiter is told of each illegal move once, and once that words and piece differ.
#[test]
fn the_arbiter_is_told_once() {
    let told = |name: &str, beginning: &str| {
        let cue = format!("page arbiter> {beginning}");
        played(name).transcript.iter().filter(|line| line.starts_with(&cue)).count()
    };
    assert_eq!(told("illegal-move-in-competition", "Regelwidriger Zug"), 1);
    assert_eq!(told("promotion-without-a-piece-in-competition", "Regelwidriger Zug"), 1);
    assert_eq!(told("promotion-by-the-sighted-player", "Regelwidriger Zug"), 1);
    assert_eq!(told("illegal-move-corrected-and-placed-otherwise", "Regelwidriger Zug"), 3);
    assert_eq!(told("illegal-move-corrected-and-placed-otherwise", "Ansage und Figur"), 1);
    // The piece went to the announced square in between, and back.
    assert_eq!(told("slip-fits-words-to-the-piece", "Ansage und Figur"), 2);
    assert_eq!(told("announced-otherwise-than-placed", "Ansage und Figur"), 1);
    assert_eq!(told("repeat-and-execute-after-the-press", "Regelwidriger Zug"), 0);
}

/// What was chosen is called, and nothing else; nothing while it is forbidden.
#[test]
fn automatic_calls_are_those_that_were_chosen() {
    let rehearsal = played("automatic-calls");
    let heard = rehearsal.transcript.iter().filter_map(|line| line.strip_prefix("earphone white> "));
    let other = ["(agreed)", "(your-clock)", "Sie: ", "Selbst"];
    let calls: Vec<&str> = heard.filter(|text| !other.iter().any(|other| text.starts_with(other))).collect();
    let first = ["(time)", "fünfzehn Minuten.", "(time)", "zehn Minuten."];
    let second = ["Die nächste Phase beginnt. Achtzehn Minuten siebenundfünfzig.", "(time)", "fünfzehn Minuten."];
    let third = ["(time)", "Letzte Minute.", "achtundzwanzig."];
    assert_eq!(calls, [&first[..], &second, &third].concat());
    assert!(!rehearsal.transcript.iter().any(|line| line.contains("black> (time)")));
}

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .arg("rehearse")
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("the binary ends")
}

/// Runs a script from standard input; the message must hold all these words.
fn check(input: &str, code: i32, words: &[&str]) {
    let output = run(&["-"], input);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{input}: {stderr}");
    for word in words {
        assert!(stderr.contains(word), "{word:?} is not in {stderr:?}");
    }
}

#[test]
fn the_binary_tells_a_good_story_and_gives_its_state() {
    let path = story("mate-by-the-press");
    let output = run(&["--json", path.to_str().expect("text")], "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let state: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(state["ending"]["article"], "5.1.1");

    let output = run(&["-"], "vi: white\n0:00:00 arbiter start\n");
    assert_eq!(output.status.code(), Some(0));
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(told, "0:00:00.000 arbiter start\nroom> Die Partie beginnt. Am Zug ist Weiß.\n");
}

#[test]
fn a_story_that_goes_otherwise_ends_with_1_line_and_difference() {
    let start = "0:00:00 arbiter start\n";
    check(&format!("{start}room> Hallo\n"), 1, &["-: line 2: expected `room> Hallo`", "Die Partie beginnt"]);
    check(
        &format!("{start}0:00:01 black announce e5\n"),
        1,
        &["line 2: `announce e5` was refused: 1.2 Am Zug ist Weiß."],
    );
    check(&format!("{start}0:00:01 white ask time\nroom> Remis\n"), 1, &["line 3", "earphone white>"]);
}

#[test]
fn a_script_that_is_none_ends_with_2_line_token_and_a_way_out() {
    check("edition: 2017\n", 2, &["-: line 1: edition", "2017", "2018"]);
    check("vi: nobody\n", 2, &["line 1", "`nobody` is none of white, black, both"]);
    check("mood: grim\n", 2, &["line 1: there is no setting `mood`", "edition"]);
    check("chess960: 960\n", 2, &["line 1: chess960: `960`", "0 to 959", "yes or no"]);
    check("chess960: 7\nfen: 8/8/8/8/8/8/8/K1k5 w - - 0 1\n", 2, &["line 2: chess960", "leave one out"]);
    check("vi: white\n\nfen: 8/8 w\n", 2, &["line 3: fen", "8/8"]);
    check("0:00:00 arbiter begin\n", 2, &["line 1: `begin` is not a command", "start"]);
    check("0:00 arbiter start\n", 2, &["line 1: `0:00` is not a time", "0:12:05.250"]);
    check("0:00:00 umpire start\n", 2, &["line 1: `umpire` is nobody at the table", "arbiter"]);
    check("0:00:00 arbiter start\n0:00:01 white touch\n", 2, &["line 2: `touch` needs a square: touch e2"]);
    check("0:00:00 arbiter start\nattic> noise\n", 2, &["line 2: `attic` hears nothing", "room"]);
    let output = run(&["no-such-story.txt"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-story.txt"));
}

/// A script for several editions is played in each, or in the one that is asked for.
#[test]
fn the_binary_plays_each_edition_and_fills_a_script_in() {
    let script = "edition: 2009 | 2018\nvi: white\n0:00:00 arbiter start\n";
    let told = |args: &[&str]| {
        let output = run(args, script);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let game = "0:00:00.000 arbiter start\nroom> Die Partie beginnt. Am Zug ist Weiß.\n";
    assert_eq!(told(&["-"]), format!("# 2009\n{game}# 2018\n{game}"));
    assert_eq!(told(&["-", "--edition", "2018"]), game);
    assert_eq!(
        told(&["-", "--fill"]),
        "edition: 2009 | 2018\nvi: white\ncues: all\n0:00:00 arbiter start\nroom> Die Partie beginnt. Am Zug ist Weiß.\n"
    );
    let output = run(&["-", "--edition", "2014"], script);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("the script is not for 2014"));
}
