//! What a journal proves: the codes that an arbiter wrote down, and what `journal verify` says of a file that was torn,
//! damaged, cut off or rewritten by somebody who knows its form.
mod fault_row;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anna_hector::{
    game::{Act, Event, Incident, MoveAct, NoticeAct, Numbered},
    journal::{self, Header, Record, Writer},
    language::{Language, Wording, speak},
    laws::RawMove,
    narration::code_phrase,
};
use shakmaty::{Board, Square};

const GAME: &str = "\
vi: white
language: en
ranks: en
pin: 4711
begin
arbiter pin 4711
arbiter start
white announce e4
white press
black repeat
black execute
arbiter pin 4711
arbiter stop
arbiter start
black place e7e5
black press
black announce e5
white repeat
white execute
arbiter pin 4711
arbiter penalise black warning
white resign
white sign
black sign
quit
";

/// A game on the console; what was said, and its journal.
fn played(folder: &Path, lines: &str) -> (String, PathBuf) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .args(["console", "--data"])
        .arg(folder)
        // Another test's competition is another user's.
        .env("HOME", folder.join("user"))
        .env("XDG_STATE_HOME", folder.join("user"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("written");
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let journal =
        said.lines().find_map(|line| line.strip_prefix("page arbiter: ").filter(|path| path.ends_with("jsonl")));
    let journal = PathBuf::from(journal.unwrap_or_else(|| panic!("no journal: {said}")));
    (said, journal)
}

/// The line that `journal verify` writes, after the file's name, and its exit code.
fn verify(journal: &Path, codes: &[&str]) -> (String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_anna-hector"));
    command.args(["journal", "verify"]).arg(journal);
    for code in codes {
        command.args(["--code", code]);
    }
    let output = command.output().expect("the binary starts");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).expect("text");
    assert_eq!(said.lines().count(), 1, "{said}");
    let name = format!("{}: ", journal.display());
    (said.trim_end().replace(&name, ""), output.status.code().expect("it ends by itself"))
}

fn read(journal: &Path) -> Record {
    journal::read(journal).expect("good")
}

/// The codes in a journal with the number of the line before each.
fn codes(record: &Record) -> Vec<(usize, Numbered)> {
    let shown = |act: &Act| match act {
        Act::Notice(NoticeAct::Noticed(Incident::CodeShown(shown))) => Some(*shown),
        _ => None,
    };
    (1..).zip(&record.lines).filter_map(|(before, line)| Some((before, shown(&line.event.act)?))).collect()
}

/// `3: Anna four, ...`, as an arbiter writes it down.
fn paper(shown: Numbered) -> String {
    let english = Wording { language: Language::English, ranks: Language::English, ..Wording::default() };
    let said = speak(&code_phrase(shown), english).to_string();
    said.trim_start_matches("Code of the journal ").to_owned()
}

/// An editor who knows the form writes the journal anew, every hash computed again, with these events instead.
fn rewritten(record: &Record, path: &Path, change: impl Fn(&Event) -> Option<Event>) {
    rewritten_under(&record.header, record, path, change);
}

fn rewritten_under(header: &Header, record: &Record, path: &Path, change: impl Fn(&Event) -> Option<Event>) {
    let mut writer = Writer::create(path, header).expect("a new file");
    for line in &record.lines {
        if let Some(event) = change(&line.event) {
            writer.append(line.at, &event).expect("written");
        }
    }
}

/// White is made to have announced d4.
fn with_another_move(event: &Event) -> Event {
    let other = RawMove::from_squares(&Board::default(), Square::D2, Square::D4, None).expect("a move");
    match event.act {
        Act::Move(MoveAct::Announced(RawMove::Piece { to: Square::E4, .. })) => {
            Event { by: event.by, act: Act::Move(MoveAct::Announced(other)) }
        }
        _ => event.clone(),
    }
}

#[test]
fn the_arbiter_is_shown_a_code_at_the_start_at_each_of_his_acts_and_at_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let (said, journal) = played(folder.path(), GAME);
    let record = read(&journal);
    let codes = codes(&record);
    // Start, stop, start again, warning, resignation, two signatures.
    assert_eq!(codes.iter().map(|(_, shown)| shown.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7], "{said}");
    for (_, shown) in &codes {
        let line = format!("page arbiter: Code of the journal {}", paper(*shown));
        assert_eq!(said.lines().filter(|heard| *heard == line).count(), 1, "{line} in {said}");
    }
    let heard_by_others =
        said.lines().filter(|line| !line.starts_with("page arbiter")).any(|line| line.contains("Code"));
    assert!(!heard_by_others, "{said}");
    assert_eq!(record.replay().code(), Some(codes[6].1));
}

#[test]
fn practice_has_no_codes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, journal) = played(folder.path(), &format!("mode: practice\n{GAME}"));
    assert_eq!(codes(&read(&journal)), []);
}

#[test]
fn a_code_on_paper_proves_what_stands_before_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, journal) = played(folder.path(), GAME);
    let record = read(&journal);
    let codes = codes(&record);
    let lines = record.lines.len() + 1;

    let (said, exit) = verify(&journal, &[]);
    assert_eq!((said.starts_with(&format!("sound: {lines} lines (up to move 1...)")), exit), (true, 0), "{said}");
    assert!(said.ends_with("no code proves any of it: an editor could have rewritten it whole"), "{said}");
    for (line, shown) in &codes {
        for code in [paper(*shown), shown.code.to_string()] {
            let (said, exit) = verify(&journal, &[&code]);
            let proves = format!("code {} proves the first {line} lines", shown.number);
            assert_eq!((said.starts_with("sound: "), said.contains(&proves), exit), (true, true, 0), "{code}: {said}");
        }
    }
    let all: Vec<String> = codes.iter().map(|(_, shown)| paper(*shown)).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    assert!(verify(&journal, &all).0.contains("code 7 proves"));

    // The last line is torn.
    let torn = folder.path().join("torn.jsonl");
    let mut bytes = fs::read(&journal).expect("readable");
    bytes.extend(b"{\"v\":1,\"n\":");
    fs::write(&torn, &bytes).expect("written");
    let (said, exit) = verify(&torn, &all[..1]);
    assert_eq!((said.starts_with("torn: "), exit), (true, 0), "{said}");
}

#[test]
fn a_journal_that_was_cut_off_is_shortened_after_the_last_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, journal) = played(folder.path(), GAME);
    let (codes, bytes) = (codes(&read(&journal)), fs::read(&journal).expect("readable"));
    let (first, last) = (paper(codes[0].1), paper(codes[6].1));
    let short = folder.path().join("short.jsonl");
    let kept = bytes.split_inclusive(|&byte| byte == b'\n').take(codes[1].0).collect::<Vec<_>>().concat();
    fs::write(&short, kept).expect("written");
    assert_eq!(verify(&short, &[]).1, 0, "without a code nothing tells it from a shorter game");
    let (said, exit) = verify(&short, &[&first, &last]);
    assert_eq!((said.starts_with("shortened: "), said.contains("code 1 proves"), exit), (true, true, 1), "{said}");
    assert_eq!(verify(&short, &[&first]).1, 0);
}

#[test]
fn a_journal_that_was_rewritten_is_altered_for_whoever_has_a_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, journal) = played(folder.path(), GAME);
    let record = read(&journal);
    let codes = codes(&record);
    let (first, second) = (paper(codes[0].1), paper(codes[1].1));

    // The codes in the file were forgotten: they tell by themselves.
    let careless = folder.path().join("careless.jsonl");
    rewritten(&record, &careless, |event| Some(with_another_move(event)));
    assert_eq!(read(&careless).torn, None, "its chain is whole");
    for codes in [&[][..], &[first.as_str()], &[first.as_str(), second.as_str()]] {
        let (said, exit) = verify(&careless, codes);
        assert_eq!((said.starts_with("altered after line 3: code 2"), exit), (true, 1), "{codes:?}: {said}");
    }
    // They were left out.
    let careful = folder.path().join("careful.jsonl");
    let is_code = |event: &Event| matches!(event.act, Act::Notice(NoticeAct::Noticed(Incident::CodeShown(_))));
    rewritten(&record, &careful, |event| (!is_code(event)).then(|| with_another_move(event)));
    let (said, exit) = verify(&careful, &[]);
    assert_eq!((said.starts_with("sound: "), exit), (true, 0), "{said}");
    assert!(said.contains("an editor could have rewritten it whole"), "{said}");
    let (said, exit) = verify(&careful, &[&second]);
    assert_eq!((said.starts_with("altered: code 2"), exit), (true, 1), "{said}");
    // The set-up was changed: the first code already shows it.
    let other_names = folder.path().join("names.jsonl");
    let mut header = record.header.clone();
    header.setup.names.white = "Somebody else".to_owned();
    rewritten_under(&header, &record, &other_names, |event| Some(event.clone()));
    assert!(verify(&other_names, &[&first]).0.starts_with("altered: code 1"));
}

#[test]
fn a_damaged_line_is_named_also_where_it_is_the_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, journal) = played(folder.path(), GAME);
    let bytes = fs::read(&journal).expect("readable");
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    let first = paper(codes(&read(&journal))[0].1);
    let damaged = folder.path().join("damaged.jsonl");
    for number in [1, 5, lines.len()] {
        for change in [b'!', 0xff, b'x'] {
            let mut bytes: Vec<Vec<u8>> = lines.iter().map(|line| line.to_vec()).collect();
            bytes[number - 1][20] = change;
            fs::write(&damaged, bytes.concat()).expect("written");
            let (said, exit) = verify(&damaged, &[&first]);
            assert_eq!((said.starts_with(&format!("damaged: line {number} ")), exit), (true, 1), "{said}");
            assert_eq!(said.contains("code 1 proves the first 3 lines"), number > 3, "{said}");
            assert!(journal::resume(&damaged).is_err(), "line {number}: no game goes on with it");
        }
    }
    // What stands before the damage is exported, and says so.
    let sheet = Command::new(env!("CARGO_BIN_EXE_anna-hector")).arg("pgn").arg(&damaged).output().expect("it ends");
    let pgn = String::from_utf8(sheet.stdout).expect("text");
    assert_eq!((sheet.status.code(), pgn.contains("1... e5"), pgn.contains("damaged")), (Some(1), true, true), "{pgn}");
}

/// A power cut leaves zeros. The whole journal was refused as a text in a wrong encoding.
#[test]
fn a_gap_of_zeros_is_damage_and_what_stands_before_is_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, journal) = played(folder.path(), GAME);
    let mut bytes = fs::read(&journal).expect("readable");
    let ends: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').collect();
    let late = ends.len() - 2;
    bytes[ends[late - 1] + 20..][..8].fill(0);
    let damaged = folder.path().join("damaged.jsonl");
    fs::write(&damaged, &bytes).expect("written");
    let (said, exit) = verify(&damaged, &[]);
    assert_eq!((said.starts_with(&format!("damaged: line {} ", late + 1)), exit), (true, 1), "{said}");
    let sheet = Command::new(env!("CARGO_BIN_EXE_anna-hector")).arg("pgn").arg(&damaged).output().expect("it ends");
    let pgn = String::from_utf8(sheet.stdout).expect("text");
    assert_eq!((sheet.status.code(), pgn.contains("1... e5"), pgn.contains("damaged")), (Some(1), true, true), "{pgn}");
}

#[test]
fn what_is_no_journal_cannot_be_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("written");
        folder.path().join(name)
    };
    for path in [folder.path().join("missing"), file("empty", ""), file("new", "{\"v\":9}\n")] {
        let (said, exit) = verify(&path, &[]);
        assert_eq!(exit, 2, "{said}");
    }
    let (said, exit) = journal_tool(&["verify", file("pgn", "1. e4\n").to_str().expect("text")]);
    assert!(exit == 2 && said.lines().count() == 1 && said.contains("is not a journal of anna-hector"), "{said}");
}

fn journal_tool(args: &[&str]) -> (String, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_anna-hector")).arg("journal").args(args).output().expect("it starts");
    let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
    (said, output.status.code().expect("it ends by itself"))
}

#[test]
fn a_key_on_the_arbiters_stick_proves_every_line_up_to_the_signature() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, journal) = played(folder.path(), GAME);
    let (key, other) = (folder.path().join("arbiter.key"), folder.path().join("other.key"));
    let (game, key, other) =
        (journal.to_str().expect("text"), key.to_str().expect("text"), other.to_str().expect("text"));
    let public = format!("{key}.pub");
    for file in [key, other] {
        assert_eq!(journal_tool(&["key", file]).1, 0);
        assert_eq!(journal_tool(&["key", file]).1, 2, "a key is never written over");
    }
    assert_eq!(journal_tool(&["verify", game, "--key", &public]).1, 2, "nothing is signed yet");
    assert_eq!(journal_tool(&["sign", game, "--key", &public]).1, 2, "the public half signs nothing");
    assert_eq!(journal_tool(&["sign", game, "--key", key]).1, 0);
    let is = |file: &str, key: &str, begins: &str, code: i32| {
        let signature = journal.with_extension("signature");
        let (said, exit) =
            journal_tool(&["verify", file, "--key", key, "--signature", signature.to_str().expect("text")]);
        assert!(
            said.split_once(": ").is_some_and(|(_, said)| said.starts_with(begins)) && exit == code,
            "{exit}: {said}"
        );
        said
    };
    let lines = read(&journal).lines.len() + 1;
    for key in [key, &public] {
        let said = is(game, key, "sound: ", 0);
        assert!(
            said.contains(&format!("the key proves the first {lines} lines")) && !said.contains("no code"),
            "{said}"
        );
    }
    is(game, other, "altered: the signature is of another key", 1);
    // An editor who computes every hash anew.
    let forged = folder.path().join("forged.jsonl");
    rewritten(&read(&journal), &forged, |event| Some(with_another_move(event)));
    is(forged.to_str().expect("text"), &public, "altered", 1);
    // One who cuts the game off after a whole line.
    let text = fs::read_to_string(&journal).expect("text");
    let short: String = text.split_inclusive('\n').take(lines - 3).collect();
    let cut = folder.path().join("cut.jsonl");
    fs::write(&cut, short).expect("written");
    is(cut.to_str().expect("text"), &public, "shortened: ", 1);
    fault_row::row("a signed journal is rewritten with every hash computed anew, or cut off", 2, 0, "2");
}

/// A console that ended before the players had signed could not open their game again.
#[test]
fn a_finished_game_is_signed_at_the_console_after_it_was_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let unsigned = GAME.replace("white sign\nblack sign\n", "");
    let (_, journal) = played(folder.path(), &unsigned);
    let (said, again) = played(folder.path(), "unfinished\nresume 1\nwhite sign\nblack sign\nquit\n");
    assert_eq!(again, journal, "{said}");
    assert!(read(&journal).replay().is_finished() && !read(&journal).replay().lacks_signature(), "{said}");
}
