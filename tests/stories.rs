//! The stories: one behaviour of the Laws each, played in simulated time. `NAME.txt` is a rehearsal script with its Article
//! in the first comment; `NAME.json` beside it holds fields of the final state, and only those are compared.
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use anna_hector::console::{rehearse::rehearse, script::Script, state::final_state};
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories")
}

fn files(extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("the folder of stories");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

/// The first field of `part` that `whole` does not hold, with its path.
fn first_difference(part: &Value, whole: &Value, path: &str) -> Option<String> {
    match (part, whole) {
        (Value::Object(fields), Value::Object(found)) => fields.iter().find_map(|(key, value)| {
            let path = format!("{path}/{key}");
            match found.get(key) {
                Some(found) => first_difference(value, found, &path),
                None => Some(format!("{path}: there is no such field")),
            }
        }),
        (Value::Array(values), Value::Array(found)) if values.len() == found.len() => {
            let pairs = values.iter().zip(found).enumerate();
            pairs
                .into_iter()
                .find_map(|(index, (value, found))| first_difference(value, found, &format!("{path}/{index}")))
        }
        _ if part == whole => None,
        _ => Some(format!("{path}: expected {part}, found {whole}")),
    }
}

/// What is wrong with a story, with file and line.
fn play(path: &Path) -> Result<(), String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let script = Script::parse(&text).map_err(|error| format!("{name}: {error}"))?;
    let rehearsal = rehearse(&script).map_err(|(error, _)| format!("{name}: {error}"))?;
    let expected = path.with_extension("json");
    if !expected.exists() {
        return Ok(());
    }
    let name = expected.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let json = fs::read_to_string(&expected).map_err(|error| format!("{name}: {error}"))?;
    let part: Value = serde_json::from_str(&json).map_err(|error| format!("{name}: {error}"))?;
    first_difference(&part, &final_state(&rehearsal), "").map_or(Ok(()), |found| Err(format!("{name}: {found}")))
}

#[test]
fn every_story_goes_as_it_is_told() {
    let stories = files("txt");
    assert!(stories.len() > 60, "the stories are here");
    let failures: Vec<String> = stories.iter().filter_map(|path| play(path).err()).collect();
    assert!(failures.is_empty(), "{} of {} stories:\n{}", failures.len(), stories.len(), failures.join("\n"));
}

#[test]
fn every_story_names_its_article_and_every_state_its_story() {
    for path in files("txt") {
        let text = fs::read_to_string(&path).expect("readable");
        let head = text.lines().next().unwrap_or_default();
        let cites = head.starts_with('#') && head.contains(|c: char| c.is_ascii_digit());
        assert!(cites || head.starts_with("# Practice"), "{}: line 1: no Article", path.display());
    }
    for path in files("json") {
        assert!(path.with_extension("txt").exists(), "{}: no story", path.display());
    }
}

#[test]
fn the_example_of_the_readme_goes_as_it_is_told() {
    let readme = fs::read_to_string(folder().join("../../README.md")).expect("the README");
    let (_, section) = readme.split_once("### Rehearsal scripts").expect("a section");
    let example = section.split("```").nth(1).and_then(|block| block.strip_prefix("text\n")).expect("an example");
    let script = Script::parse(example).expect("a script");
    assert!(script.steps.len() > 5);
    rehearse(&script).expect("as told");
}

/// The arbiter is told of each illegal move once, and once that words and piece differ.
#[test]
fn the_arbiter_is_told_once() {
    let told = |name: &str, beginning: &str| {
        let text = fs::read_to_string(folder().join(name)).expect("a story");
        let rehearsal = rehearse(&Script::parse(&text).expect("a script")).expect("as told");
        let cue = format!("page arbiter> {beginning}");
        rehearsal.transcript.iter().filter(|line| line.starts_with(&cue)).count()
    };
    assert_eq!(told("illegal-move-in-competition.txt", "Regelwidriger Zug"), 1);
    assert_eq!(told("promotion-without-a-piece-in-competition.txt", "Regelwidriger Zug"), 1);
    assert_eq!(told("promotion-by-the-sighted-player.txt", "Regelwidriger Zug"), 1);
    assert_eq!(told("illegal-move-corrected-and-placed-otherwise.txt", "Regelwidriger Zug"), 3);
    assert_eq!(told("illegal-move-corrected-and-placed-otherwise.txt", "Ansage und Figur"), 1);
    assert_eq!(told("slip-fits-words-to-the-piece.txt", "Ansage und Figur"), 1);
    assert_eq!(told("announced-otherwise-than-placed.txt", "Ansage und Figur"), 1);
    assert_eq!(told("repeat-and-execute-after-the-press.txt", "Regelwidriger Zug"), 0);
}

/// What was chosen is called, and nothing else; nothing while it is forbidden.
#[test]
fn automatic_calls_are_those_that_were_chosen() {
    let text = fs::read_to_string(folder().join("automatic-calls.txt")).expect("a story");
    let rehearsal = rehearse(&Script::parse(&text).expect("a script")).expect("as told");
    let heard = rehearsal.transcript.iter().filter_map(|line| line.strip_prefix("earphone white> "));
    let other = ["(agreed)", "(your-clock)", "Sie: ", "Selbst"];
    let calls: Vec<&str> = heard.filter(|text| !other.iter().any(|other| text.starts_with(other))).collect();
    let first = ["(time)", "fünfzehn Minuten.", "(time)", "zehn Minuten."];
    let second = ["Die nächste Phase beginnt. achtzehn Minuten siebenundfünfzig.", "(time)", "fünfzehn Minuten."];
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
    let path = folder().join("mate-by-the-press.txt");
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
    check("mood: grim\n", 2, &["line 1: `mood` is no key", "edition"]);
    check("chess960: 960\n", 2, &["line 1: chess960: `960`", "0 to 959", "yes or no"]);
    check("chess960: 7\nfen: 8/8/8/8/8/8/8/K1k5 w - - 0 1\n", 2, &["line 2: chess960", "leave one out"]);
    check("vi: white\n\nfen: 8/8 w\n", 2, &["line 3: fen", "8/8"]);
    check("0:00:00 arbiter begin\n", 2, &["line 1: `begin` is no command", "start"]);
    check("0:00 arbiter start\n", 2, &["line 1: `0:00` is no time", "0:12:05.250"]);
    check("0:00:00 umpire start\n", 2, &["line 1: `umpire` is nobody at the table", "arbiter"]);
    check("0:00:00 arbiter start\n0:00:01 white touch\n", 2, &["line 2: `touch` needs a square: touch e2"]);
    check("0:00:00 arbiter start\nattic> noise\n", 2, &["line 2: `attic` hears nothing", "room"]);
    let output = run(&["no-such-story.txt"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-story.txt"));
}
