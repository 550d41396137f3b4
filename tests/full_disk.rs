//! The console on a disk that fills up in mid-game, and with a journal that is deleted: what is told, how often, how much is
//! written to the log, and that nothing is lost.
//!
//! The disk is as full as the kernel says: the program may write no file beyond a size (RLIMIT_FSIZE), which is lifted again
//! while it runs. Everything waited for is a line of the program.
#![cfg(target_os = "linux")]

mod fault_row;

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread::JoinHandle,
    time::Duration,
};

use anna_hector::{
    game::{Act, AnswerAct, ArbiterAct, Incident, LockAct, Loss, MoveAct, NoticeAct, StartAct},
    journal::{self, Record},
};

const FULL: &str =
    "room: Der Speicher ist voll, die Aufzeichnung lässt sich nicht schreiben. Bitte den Schiedsrichter rufen.";
const KEPT: &str = "room: Die Aufzeichnung wird wieder geschrieben und ist vollständig.";
const NOT_KEPT: &str = "Das gilt nicht, denn der Speicher ist voll.";
const NO_HEARTBEAT: &str = "page arbiter: Die laufende Zeit lässt sich nicht sichern.";
/// The longest wait for a line, on whatever machine.
const AT_MOST: Duration = Duration::from_secs(60);

struct Console {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    heard: Vec<String>,
    log: JoinHandle<usize>,
    games: PathBuf,
}

impl Console {
    /// A game that is on.
    fn playing(data: &Path) -> Self {
        let mut child = Command::new("sh")
            // A program that meets the limit is not killed but refused, as by a full disk.
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_anna-hector"), "console", "--data"])
            .arg(data)
            // Another test's competition is another user's.
            .env("HOME", data.join("user"))
            .env("XDG_STATE_HOME", data.join("user"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut errors = child.stderr.take().expect("a pipe");
        let (outbox, lines) = channel();
        std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| outbox.send(line)));
        let log = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            errors.read_to_end(&mut bytes).expect("readable");
            bytes.len()
        });
        let games = data.join("games");
        let mut console = Self { child, input, lines, heard: Vec::new(), log, games };
        console.say("vi: white");
        console.say("language: de");
        console.say("pin: 4711");
        console.say("begin");
        console.say("white start");
        console.until("page arbiter: ");
        console
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).expect("it listens");
    }

    /// Waits for a line that begins so, or holds it.
    fn until(&mut self, text: &str) {
        loop {
            let line = self.lines.recv_timeout(AT_MOST).unwrap_or_else(|_| panic!("no {text:?} in {:#?}", self.heard));
            let found = line.contains(text);
            self.heard.push(line);
            if found {
                return;
            }
        }
    }

    /// Waits until everything said before has been answered.
    fn catch_up(&mut self) {
        self.say("arbiter ask square e1 now");
        self.until("error: `ask` needs");
    }

    fn count(&self, text: &str) -> usize {
        self.heard.iter().filter(|line| line.contains(text)).count()
    }

    fn journal(&self) -> PathBuf {
        let mut found = fs::read_dir(&self.games).expect("a folder").map(|entry| entry.expect("an entry").path());
        found.find(|path| path.extension().is_some_and(|extension| extension == "jsonl")).expect("a journal")
    }

    fn record(&self) -> Record {
        journal::read(&self.journal()).expect("a good journal")
    }

    /// No file may be longer than this; `unlimited` lifts it.
    fn limit(&self, size: &str) {
        let pid = self.child.id().to_string();
        let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={size}:")]).status();
        assert!(done.expect("prlimit is there").success());
    }

    /// Fills the disk so that a line still begins to be written.
    fn fill(&self) {
        let length = fs::metadata(self.journal()).expect("a journal").len();
        self.limit(&(length + 30).to_string());
    }

    /// How many bytes it wrote to its log.
    fn end(mut self) -> usize {
        self.say("quit");
        assert!(self.child.wait().expect("it ends").success(), "{:#?}", self.heard);
        self.log.join().expect("a thread")
    }
}

fn acts(record: &Record) -> Vec<Act> {
    record.lines.iter().map(|line| line.event.act.clone()).collect()
}

#[test]
fn a_full_disk_in_mid_game_is_told_once_and_the_game_goes_on() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut console = Console::playing(folder.path());
    console.say("white announce Bauer Eva vier");
    console.say("white press");
    // His page is open, and so what is for it is shown.
    console.say("arbiter pin 4711");
    console.catch_up();
    let before = console.record().replay();

    console.fill();
    for _ in 0..50 {
        console.say("black repeat");
    }
    console.catch_up();
    if console.count(NO_HEARTBEAT) == 0 {
        console.until(NO_HEARTBEAT);
    }
    // The clock runs, and nobody does anything: the disk is tried several times, and nothing is said of it.
    let silence = console.lines.recv_timeout(Duration::from_secs(4));
    assert!(silence.is_err(), "{silence:?}");
    console.catch_up();
    assert_eq!((console.count(FULL), console.count(KEPT)), (1, 0), "{:#?}", console.heard);
    assert_eq!(console.count(NOT_KEPT), 50, "each asker is refused: {:#?}", console.heard);
    assert_eq!(console.record().replay(), before, "half a line is no line");

    console.limit("unlimited");
    console.until(KEPT);
    console.say("black repeat");
    console.catch_up();
    assert_eq!((console.count(FULL), console.count(KEPT), console.count(NOT_KEPT)), (1, 1, 50));
    let record = console.record();
    assert_eq!(record.torn, None);
    assert!(acts(&record).iter().any(|act| matches!(act, Act::Notice(NoticeAct::Noticed(Incident::JournalKept(_))))));
    assert!(acts(&record).iter().any(|act| matches!(act, Act::Answer(AnswerAct::Repeated(_)))));
    let log = console.end();
    assert!((1..4096).contains(&log), "{log} bytes of messages");
    fault_row::row("an act while the disk is full", 50, 0, "50");
}

#[test]
fn the_arbiter_lets_play_go_on_unrecorded() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut console = Console::playing(folder.path());
    console.catch_up();
    console.fill();
    console.say("white announce Bauer Eva vier");
    console.until(FULL);
    console.say("arbiter pin 4711");
    console.say("arbiter unrecorded");
    console.until("room: Der Schiedsrichter lässt ohne Aufzeichnung weiterspielen.");
    for line in ["white announce Bauer Eva vier", "white press", "black repeat", "black execute", "black view"] {
        console.say(line);
    }
    console.until("Aufzeichnung nur im Arbeitsspeicher");
    console.catch_up();
    assert_eq!(console.count("room: Bauer Eva zwei nach Eva vier"), 1, "{:#?}", console.heard);
    let on_disk = acts(&console.record());
    let start_alone =
        matches!(&*on_disk, [Act::Start(StartAct::Started), Act::Notice(NoticeAct::Noticed(Incident::CodeShown(_)))]);
    assert!(start_alone, "the disk has the start alone, and its code: {on_disk:?}");

    console.limit("unlimited");
    console.until(KEPT);
    let record = console.record();
    assert_eq!(record.replay().plies().len(), 1);
    let mut of_people = acts(&record);
    of_people.retain(|act| {
        !matches!(act, Act::Notice(NoticeAct::Noticed(_)) | Act::Lock(LockAct::Entered | LockAct::Locked))
    });
    assert!(
        matches!(
            of_people[..],
            [
                Act::Start(StartAct::Started),
                Act::Arbiter(ArbiterAct::UnrecordedAllowed),
                Act::Move(MoveAct::Announced(_)),
                ..
            ]
        ),
        "{of_people:?}"
    );
    assert_eq!(console.count(FULL), 1);
    assert!(console.end() < 4096);
}

#[test]
fn a_journal_that_is_deleted_while_the_clock_runs_is_written_anew() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut console = Console::playing(folder.path());
    console.say("white announce Bauer Eva vier");
    console.say("arbiter pin 4711");
    console.catch_up();
    let (path, before) = (console.journal(), console.record());
    // The whole folder, with the heartbeat: nobody does anything, and the next heartbeat finds it.
    fs::remove_dir_all(&console.games).expect("deleted");
    console.until(
        "page arbiter: Die Datei der Aufzeichnung war gelöscht. Sie wurde neu geschrieben, nichts ist verloren.",
    );
    console.until("error: Die Datei der Aufzeichnung war gelöscht. Sie wurde neu geschrieben");
    console.catch_up();
    assert_eq!(console.journal(), path);
    let record = console.record();
    assert_eq!(record.lines[..before.lines.len()], before.lines);
    assert!(acts(&record).contains(&Act::Notice(NoticeAct::Noticed(Incident::JournalRewritten(Loss::Deleted)))));
    assert_eq!(console.count("page arbiter: Die Datei der Aufzeichnung war gelöscht."), 1);
    assert!(path.with_extension("heartbeat").exists());
    console.end();
    fault_row::row("the folder of the games is deleted in a game", 1, 0, "1");
}
