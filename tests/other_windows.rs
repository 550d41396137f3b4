//! While a competition is being played on a computer, the programs that would help a player refuse, and its arbiter is told.
mod fault_row;

use std::{
    io::{BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    time::Duration,
};

use anna_hector::{
    game::{Act, Incident, NoticeAct, Tool},
    journal,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn program(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_anna-hector"));
    command.env("HOME", home).env("XDG_DATA_HOME", home.join("data")).env("XDG_CONFIG_HOME", home.join("config"));
    command.env("XDG_STATE_HOME", home.join("state"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(home: &Path, args: &[&str], input: &str) -> Output {
    let mut child = program(home).args(args).spawn().expect("the binary starts");
    // A program that refuses reads nothing.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// A game that the console plays until this is dropped.
struct Played(Child);

impl Played {
    fn begin(home: &Path, mode: &str) -> Self {
        Self::begin_with(home, mode, &[])
    }

    fn begin_with(home: &Path, mode: &str, args: &[&str]) -> Self {
        let mut console = program(home);
        console.arg("console").args(args).stderr(Stdio::piped());
        let mut child = console.spawn().expect("the binary starts");
        let settings = format!("mode: {mode}\npin: 4711\nwhite: Anna\nblack: Hector\nbegin\n");
        child.stdin.as_mut().expect("a pipe").write_all(settings.as_bytes()).expect("it listens");
        let mut output = BufReader::new(child.stdout.as_mut().expect("a pipe"));
        let mut line = String::new();
        while !line.starts_with("page arbiter: ") {
            line.clear();
            assert!(output.read_line(&mut line).expect("it speaks") > 0, "it has gone away");
        }
        Self(child)
    }
}

impl Played {
    /// Waits until it ends by itself.
    fn ended(mut self) -> Output {
        until(|| self.0.try_wait().expect("a child").is_some());
        let mut stderr = Vec::new();
        self.0.stderr.take().expect("a pipe").read_to_end(&mut stderr).expect("readable");
        Output { status: self.0.wait().expect("it ends"), stdout: Vec::new(), stderr }
    }
}

impl Drop for Played {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn journal_in(home: &Path) -> PathBuf {
    only_journal(&home.join("data/anna-hector/games"))
}

fn only_journal(games: &Path) -> PathBuf {
    let games = std::fs::read_dir(games).expect("a folder of games");
    let mut paths = games.map(|entry| entry.expect("an entry").path());
    let journal = paths.find(|path| path.extension().is_some_and(|found| found == journal::EXTENSION));
    journal.expect("a journal")
}

fn noticed(home: &Path) -> Vec<Incident> {
    noticed_in(&journal_in(home))
}

fn noticed_in(journal: &Path) -> Vec<Incident> {
    let record = journal::read(journal).expect("it is good");
    let incidents = record.lines.into_iter().filter_map(|line| match line.event.act {
        Act::Notice(NoticeAct::Noticed(
            incident @ (Incident::ToolRefused(_) | Incident::ToolAllowed(_) | Incident::ToolRead(_)),
        )) => Some(incident),
        _ => None,
    });
    incidents.collect()
}

/// The running program looks once a second.
fn until(mut is_so: impl FnMut() -> bool) {
    let (_nobody, never) = std::sync::mpsc::channel::<()>();
    let looks = (0..1200).take_while(|_| !is_so());
    looks.for_each(|_| {
        let _ = never.recv_timeout(Duration::from_millis(50));
    });
}

fn until_noticed(home: &Path, expected: &[Incident]) {
    until(|| noticed(home) == expected);
    assert_eq!(noticed(home), expected);
}

fn until_last_noticed(home: &Path, expected: &Incident) {
    until(|| noticed(home).last() == Some(expected));
    assert_eq!(noticed(home).last(), Some(expected));
}

fn is_refused(output: &Output, has: &str) {
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(output.stdout.is_empty() && stderr.contains(has), "{stderr}");
}

#[test]
fn beside_a_competition_what_would_help_is_refused_and_told() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let home = folder.path();
    let understand = ["understand", "--language", "en", "--fen", START];
    let works = run(home, &understand, "e4\n");
    assert_eq!((works.status.code(), &*works.stdout), (Some(0), &b"e2e4\n"[..]), "no competition yet");

    let played = Played::begin(home, "competition");
    is_refused(&run(home, &understand, "e4\n"), "a competition is being played on this computer (Anna - Hector)");
    is_refused(&run(home, &["hear", "--fen", START, "none.wav"], ""), "anna-hector hear is refused");
    is_refused(
        &run(home, &["adjudicate", "--winner", "white", "--fen", START], ""),
        "anna-hector adjudicate is refused",
    );
    is_refused(&run(home, &["console"], "mode: practice\nbegin\n"), "anna-hector console is refused");
    is_refused(&run(home, &["rehearse", "-"], "mode: practice\n0:00:00 arbiter start\n"), "rehearse is refused");
    let tools = [Tool::Understand, Tool::Hear, Tool::Adjudicate, Tool::Console, Tool::Rehearse];
    let mut told = tools.map(Incident::ToolRefused).to_vec();
    until_noticed(home, &told);

    // The arbiter's PIN, and one that is not his.
    let with_pin = [&understand[..], &["--pin"]].concat();
    is_refused(&run(home, &with_pin, "4712\ne4\n"), "not the PIN");
    let works = run(home, &with_pin, "4711\ne4\n");
    assert_eq!((works.status.code(), &*works.stdout), (Some(0), &b"e2e4\n"[..]));
    told.extend([Incident::ToolRefused(Tool::Understand), Incident::ToolAllowed(Tool::Understand)]);
    until_noticed(home, &told);

    drop(played);
    assert_eq!(run(home, &understand, "e4\n").status.code(), Some(0), "it is over");
}

/// Whatever folders the programs are given for their games, they meet in a folder of their user's.
#[test]
fn a_competition_in_a_folder_of_its_own_is_found_from_everywhere() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let home = folder.path();
    let [hall, other] = ["hall", "other"].map(|name| home.join(name).display().to_string());
    let understand = ["understand", "--language", "en", "--fen", START];
    let practice = "mode: practice\nbegin\n";
    let practised = Played::begin_with(home, "practice", &["--data", &other]);
    let mut understands = program(home).args(understand).spawn().expect("the binary starts");
    let mut asks = understands.stdin.take().expect("a pipe");
    asks.write_all(b"e4\n").expect("it listens");
    let mut answer = String::new();
    BufReader::new(understands.stdout.as_mut().expect("a pipe")).read_line(&mut answer).expect("it answers");
    assert_eq!(answer, "e2e4\n", "no competition yet");

    let played = Played::begin_with(home, "competition", &["--data", &hall]);
    let journal = only_journal(&Path::new(&hall).join("games"));
    let found = "a competition is being played on this computer (Anna - Hector)";
    is_refused(&practised.ended(), found);
    let _ = asks.write_all(b"e4\n");
    is_refused(&Played(understands).ended(), found);
    is_refused(&run(home, &understand, "e4\n"), found);
    is_refused(&run(home, &["console"], practice), "anna-hector console is refused");
    is_refused(&run(home, &["console", "--data", &other], practice), "anna-hector console is refused");
    // Who deletes the sign gains a second.
    let signs = home.join("state/anna-hector/competitions");
    std::fs::remove_dir_all(&signs).expect("deleted");
    until(|| std::fs::read_dir(&signs).is_ok_and(|signs| signs.count() == 1));
    is_refused(&run(home, &understand, "e4\n"), found);
    let works = run(home, &["console", "--data", &other, "--pin"], "4711\nno\nmode: practice\nbegin\nwhite start\n");
    assert_eq!(works.status.code(), Some(0), "{}", String::from_utf8_lossy(&works.stderr));
    let told = [
        Incident::ToolRefused(Tool::Console),
        Incident::ToolRefused(Tool::Understand),
        Incident::ToolAllowed(Tool::Console),
    ];
    until(|| told.iter().all(|told| noticed_in(&journal).contains(told)));
    assert!(told.iter().all(|told| noticed_in(&journal).contains(told)), "{:?}", noticed_in(&journal));

    // Killed: nothing that lies there for ever bars anybody.
    drop(played);
    assert_eq!(std::fs::read_dir(&signs).expect("the folder").count(), 1);
    assert_eq!(run(home, &understand, "e4\n").status.code(), Some(0), "it is over");
    fault_row::row("a tool or a practice is tried beside a competition in another folder", 6, 0, "6");
}

/// What the tools write tells what was illegal and what each player wrote: its arbiter is told that somebody has looked.
#[test]
fn a_tool_that_reads_the_journal_of_a_running_competition_is_told_to_its_arbiter() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let home = folder.path();
    let played = Played::begin(home, "competition");
    let journal = journal_in(home).display().to_string();
    for (args, tool) in [
        (&["journal", "verify", &journal][..], Tool::Journal),
        (&["scoresheet", &journal], Tool::Scoresheet),
        (&["pgn", &journal], Tool::Pgn),
    ] {
        assert!(run(home, args, "").status.success(), "{args:?}: it works");
        until_last_noticed(home, &Incident::ToolRead(tool));
    }
    fault_row::row("a tool reads the journal of the running competition", 3, 0, "3");
    drop(played);
    let before = noticed(home);
    assert!(run(home, &["pgn", &journal], "").status.success());
    assert_eq!(noticed(home), before);
    assert!(!Path::new(&journal).with_extension("visits").exists(), "no word is left where nobody plays");
}

#[test]
fn beside_practice_everything_works() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let _played = Played::begin(folder.path(), "practice");
    let works = run(folder.path(), &["understand", "--language", "en", "--fen", START], "e4\n");
    assert_eq!((works.status.code(), &*works.stdout), (Some(0), &b"e2e4\n"[..]));
}
