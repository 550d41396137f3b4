//! A second copy of the journal on a stick: either alone continues the game, and what happens to the stick stops nothing.
#![cfg(unix)]

mod fault_row;

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};

use anna_hector::{
    game::{Act, Incident, NoticeAct},
    journal::{self, Record},
};

struct Console {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Console {
    fn start(data: &Path, copy: Option<&Path>) -> Self {
        Self::start_as(Command::new(env!("CARGO_BIN_EXE_anna-hector")), data, copy)
    }

    fn start_as(mut command: Command, data: &Path, copy: Option<&Path>) -> Self {
        command.arg("console").arg("--data").arg(data);
        // Another test's competition is another user's.
        command.env("HOME", data.join("user")).env("XDG_STATE_HOME", data.join("user"));
        if let Some(copy) = copy {
            command.arg("--copy").arg(copy);
        }
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = pipes.spawn().expect("the binary starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, output }
    }

    fn playing(data: &Path, copy: &Path) -> Self {
        Self::start(data, Some(copy)).that_plays()
    }

    fn that_plays(mut self) -> Self {
        self.say(&[
            "mode: practice",
            "vi: white",
            "announcer-black: player",
            "begin",
            "white start",
            "white announce e4",
            "white press",
        ]);
        self.catch_up();
        self
    }

    fn say(&mut self, lines: &[&str]) {
        let input = self.child.stdin.as_mut().expect("a pipe");
        for line in lines {
            writeln!(input, "{line}").expect("it listens");
        }
        input.flush().expect("it listens");
    }

    /// Everything that was said is done.
    fn catch_up(&mut self) {
        self.say(&["arbiter ask square e1 now"]);
        let mut line = String::new();
        while !line.starts_with("error: `ask` needs") {
            line.clear();
            assert!(self.output.read_line(&mut line).expect("it speaks") > 0, "it has gone away");
        }
    }

    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

fn journal_in(data: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(data.join("games")).ok()?;
    let mut paths = entries.map(|entry| entry.expect("an entry").path());
    paths.find(|path| path.extension().is_some_and(|found| found == journal::EXTENSION))
}

fn record(data: &Path) -> Option<Record> {
    journal::read(&journal_in(data)?).ok()
}

fn count(data: &Path, incident: &Incident) -> usize {
    let is = |act: &Act| matches!(act, Act::Notice(NoticeAct::Noticed(noticed)) if noticed == incident);
    record(data).map_or(0, |record| record.lines.iter().filter(|line| is(&line.event.act)).count())
}

/// Looks until it is so.
fn until(what: &str, is_so: impl Fn() -> bool) {
    let (_nobody, never) = std::sync::mpsc::channel::<()>();
    for _ in 0..1200 {
        if is_so() {
            return;
        }
        let _ = never.recv_timeout(Duration::from_millis(50));
    }
    panic!("not within a minute: {what}");
}

fn in_step(home: &Path, stick: &Path) -> bool {
    let whole = |data: &Path| fs::read(journal_in(data)?).ok();
    whole(home).is_some() && whole(home) == whole(stick)
}

fn folders() -> (tempfile::TempDir, PathBuf, PathBuf) {
    let above = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let (home, stick) = (above.path().join("home"), above.path().join("stick"));
    fs::create_dir(&stick).expect("a folder");
    (above, home, stick)
}

#[test]
fn either_copy_alone_continues_the_game() {
    let (_above, home, stick) = folders();
    let console = Console::playing(&home, &stick);
    until("in step", || in_step(&home, &stick) && count(&stick, &Incident::CopyComplete) == 1);
    console.kill();
    let before = record(&home).expect("a journal").replay();
    for (lost, kept) in [(&home, &stick), (&stick, &home)] {
        let away = lost.with_extension("away");
        fs::rename(lost, &away).expect("away");
        let mut console = Console::start(kept, None);
        console.say(&["yes"]);
        console.catch_up();
        console.kill();
        let after = record(kept).expect("a journal").replay();
        assert_eq!(
            (after.plies(), after.board(shakmaty::Color::White)),
            (before.plies(), before.board(shakmaty::Color::White))
        );
        assert!(after.sitting().held().is_some(), "the clock that ran waits for both players");
        fs::rename(&away, lost).expect("back");
    }
    fault_row::row("one of both copies is lost", 2, 0, "-");
}

#[test]
fn a_stick_that_vanishes_is_told_once_and_play_goes_on() {
    let (above, home, stick) = folders();
    let mut console = Console::playing(&home, &stick);
    until("in step", || in_step(&home, &stick) && count(&home, &Incident::CopyComplete) == 1);
    let pocket = above.path().join("pocket");
    fs::rename(&stick, &pocket).expect("pulled out");
    until("told", || count(&home, &Incident::CopyFailed) == 1);
    console.say(&["black repeat", "black execute", "black place e7e5", "black press"]);
    console.catch_up();
    assert_eq!(record(&home).expect("a journal").replay().plies().len(), 2, "play goes on");
    assert!(!stick.exists(), "no folder is made in its place");
    fs::rename(&pocket, &stick).expect("back");
    until("complete again", || count(&home, &Incident::CopyComplete) == 2 && in_step(&home, &stick));
    assert_eq!(count(&home, &Incident::CopyFailed), 1);
    console.kill();
    fault_row::row("the stick with the second copy is pulled out", 1, 0, "1");
}

/// The folder is a setting, too: it is kept for the next game, and with the game that is gone on with.
#[test]
fn the_setting_names_the_folder_and_a_game_that_is_gone_on_with_keeps_it() {
    let (_above, home, stick) = folders();
    let mut console = Console::start(&home, None);
    console.say(&[&format!("copy: {}", stick.display())]);
    let console = console.that_plays();
    until("in step", || in_step(&home, &stick) && count(&stick, &Incident::CopyComplete) == 1);
    console.kill();
    fs::remove_dir_all(stick.join("games")).expect("another stick");
    let mut console = Console::start(&home, None);
    console.say(&["yes"]);
    until("in step again", || in_step(&home, &stick) && count(&stick, &Incident::CopyComplete) == 2);
    console.kill();
    let settings = fs::read_to_string(home.join("settings.toml")).expect("settings");
    assert!(settings.contains(&format!("copy = \"{}\"", stick.display())), "{settings}");
}

/// It would be a copy of nothing, and in its way.
#[test]
fn the_folder_of_the_games_themselves_takes_no_second_copy() {
    let (_above, home, _stick) = folders();
    let mut console = Console::start(&home, None);
    console.say(&[&format!("copy: {}", home.display())]);
    let console = console.that_plays();
    until("told", || count(&home, &Incident::CopyFailed) == 1);
    console.kill();
    assert_eq!(fs::read_dir(home.join("games")).expect("a folder").count(), 2, "journal and heartbeat");
}

/// What stands in the way of a folder is a folder that cannot be written, as on a stick that is read-only.
#[test]
fn a_stick_that_takes_nothing_is_told_once_and_play_goes_on() {
    let (_above, home, stick) = folders();
    fs::write(stick.join("games"), "no folder").expect("written");
    let mut console = Console::playing(&home, &stick);
    until("told", || count(&home, &Incident::CopyFailed) == 1);
    console.say(&["black repeat", "black execute", "black place e7e5", "black press"]);
    console.catch_up();
    assert_eq!(record(&home).expect("a journal").replay().plies().len(), 2, "play goes on");
    fs::remove_file(stick.join("games")).expect("mended");
    until("complete", || count(&home, &Incident::CopyComplete) == 1 && in_step(&home, &stick));
    assert_eq!(count(&home, &Incident::CopyFailed), 1);
    console.kill();
    fault_row::row("the stick with the second copy is read-only", 1, 0, "1");
}

/// A stick of 16 kB with not a byte free, which only the program sees: a file system of its own, without being root.
#[cfg(target_os = "linux")]
#[test]
fn a_stick_that_is_full_is_told_once_and_play_goes_on() {
    let (_above, home, stick) = folders();
    let mut command = Command::new("unshare");
    let alone = ["--user", "--map-root-user", "--mount", "sh", "-c"];
    let full = "mount -t tmpfs -o size=16k none \"$0\" || exit 77; head -c 16k /dev/zero >\"$0/photo\"; exec \"$@\"";
    command.args(alone).args([full, stick.to_str().expect("text"), env!("CARGO_BIN_EXE_anna-hector")]);
    let trial = Command::new("unshare")
        .args(alone)
        .args(["mount -t tmpfs none \"$0\"", stick.to_str().expect("text")])
        .status();
    if !trial.is_ok_and(|status| status.success()) {
        return eprintln!("skipped: this system lets nobody but root mount a file system (unshare --user --mount)");
    }
    let mut console = Console::start_as(command, &home, Some(&stick)).that_plays();
    until("told", || count(&home, &Incident::CopyFailed) == 1);
    console.say(&["black repeat", "black execute", "black place e7e5", "black press"]);
    console.catch_up();
    assert_eq!(record(&home).expect("a journal").replay().plies().len(), 2, "play goes on");
    assert_eq!((count(&home, &Incident::CopyFailed), count(&home, &Incident::CopyComplete)), (1, 0));
    console.kill();
    fault_row::row("the stick with the second copy is full", 1, 0, "1");
}
