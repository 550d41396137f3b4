//! `kill -9` at random points, and a disk that runs full: every event that was acknowledged is in the journal.
//!
//! The child is this test binary itself: `child` does nothing unless the environment names a journal.
#![cfg(unix)]

mod fault_row;

use std::{
    io::{BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{Mutex, PoisonError},
};

use anna_hector::{
    clock::Moment,
    game::{Act, Event, MoveAct, Seat, Setup},
    journal::{self, Beat, Header, Heartbeat, Writer},
};
use shakmaty::{Color, Square};

const JOURNAL: &str = "ANNA_HECTOR_TEST_JOURNAL";

/// Held while a journal is open here, and while a child is started. Between fork and exec a child has every open file of this
/// process, with its lock: a journal that another test closes just then is in use until that child's program begins.
static FORK_OR_OPEN: Mutex<()> = Mutex::new(());

/// The event that stands in line `number`: a pure function of it, so that the parent knows what must be there.
fn event(number: u64) -> Event {
    let square = Square::new(u32::try_from(number % 64).expect("small"));
    Event {
        by: Some(Seat::Player(Color::from_white(number.is_multiple_of(2)))),
        act: Act::Move(MoveAct::Touched(square)),
    }
}

fn moment(number: u64) -> Moment {
    Moment::from_millis(number * 10)
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "\n{line}").and_then(|()| out.flush()).expect("the parent listens");
}

/// Goes on with the journal and acknowledges every line and every beat, until it is killed or refused.
#[test]
fn child() {
    let Some(path) = std::env::var_os(JOURNAL) else { return };
    let (mut writer, record) = journal::resume(Path::new(&path)).expect("a crash leaves a good journal");
    let mut heartbeat = Heartbeat::beside(&writer).expect("a crash leaves a good heartbeat");
    for number in record.next_number().. {
        if let Err(error) = writer.append(moment(number), &event(number)) {
            say(&format!("refused {error}"));
            return;
        }
        say(&format!("line {number}"));
        if number.is_multiple_of(3)
            && heartbeat.beat(Beat { moment: moment(number), wall_unix_ms: number, run: None }).is_ok()
        {
            say(&format!("beat {number}"));
        }
    }
}

fn spawn(path: &Path, limit: &str) -> Child {
    let me = std::env::current_exe().expect("the test binary");
    let _nothing_is_open = FORK_OR_OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    Command::new("sh")
        .args(["-c", &format!("{limit} exec \"$0\" --exact child --nocapture --test-threads=1")])
        .arg(me)
        .env(JOURNAL, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a child")
}

/// What the child acknowledged.
#[derive(Debug, Default)]
struct Acknowledged {
    line: u64,
    beat: u64,
    refused: Option<String>,
}

impl Acknowledged {
    fn hear(&mut self, said: &str) {
        match said.split_once(' ') {
            Some(("line", number)) => self.line = number.parse().unwrap_or(self.line),
            Some(("beat", number)) => self.beat = number.parse().unwrap_or(self.beat),
            Some(("refused", why)) => self.refused = Some(why.to_owned()),
            _ => {}
        }
    }
}

/// A cheap sequence of numbers without a pattern.
fn scramble(seed: u64) -> u64 {
    let x = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb) >> 33
}

/// What a child that has ended said of it.
fn last_words(child: &mut Child) -> String {
    let mut said = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
    said
}

/// Lets the child acknowledge some lines, spins a little, kills it, and listens to what was still said.
fn kill_somewhere(child: &mut Child, seed: u64, acknowledged: &mut Acknowledged) {
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
    let enough = acknowledged.line + scramble(seed) % 12;
    while acknowledged.line < enough {
        match lines.next() {
            Some(said) => acknowledged.hear(&said),
            None => panic!("the child goes on until it is killed, but after {acknowledged:?}: {}", last_words(child)),
        }
    }
    for _ in 0..scramble(seed + 1) % 400_000 {
        std::hint::spin_loop();
    }
    child.kill().expect("SIGKILL");
    lines.for_each(|said| acknowledged.hear(&said));
    child.wait().expect("the child is gone");
}

fn new_journal(folder: &Path) -> std::path::PathBuf {
    let _nothing_is_started = FORK_OR_OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    let writer: Writer =
        journal::create_in(folder, &Header::new("2026-05-01T10:00:00Z", Setup::default())).expect("a journal");
    writer.path().to_owned()
}

fn must_hold(path: &Path, acknowledged: &Acknowledged) -> u64 {
    let record = journal::read(path).expect("a crash damages nothing");
    let last = record.next_number() - 1;
    assert!(last >= acknowledged.line, "{acknowledged:?}, but the journal ends with line {last}");
    assert!(last <= acknowledged.line.max(1) + 1, "{acknowledged:?}, but the journal has {last} lines");
    for (number, line) in (2..).zip(&record.lines) {
        assert_eq!((line.at, line.event.clone()), (moment(number), event(number)));
    }
    let beat = Heartbeat::last(&record).expect("readable").map_or(0, |beat| beat.wall_unix_ms);
    assert!(beat >= acknowledged.beat, "{acknowledged:?}, but the last beat is {beat}");
    assert!(beat <= last, "{acknowledged:?}, but the last beat is {beat}");
    last
}

#[test]
fn whatever_was_acknowledged_survives_kill_9() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = new_journal(folder.path());
    let mut acknowledged = Acknowledged::default();
    for round in 0..60 {
        let mut child = spawn(&path, "");
        kill_somewhere(&mut child, round * 7919, &mut acknowledged);
        acknowledged.line = must_hold(&path, &acknowledged);
    }
    assert!(acknowledged.line > 60, "the children wrote something: {acknowledged:?}");
    fault_row::row("`kill -9` at any instant of writing", 60, 0, "-");
}

#[test]
fn a_full_disk_is_an_error_that_names_the_file_and_leaves_a_good_journal() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = new_journal(folder.path());
    // Files of this process may have 32 blocks of 512 bytes; a line is cut in the middle there.
    let child = spawn(&path, "trap '' XFSZ; ulimit -f 32;");
    let output = child.wait_with_output().expect("the child ends by itself");
    let mut acknowledged = Acknowledged::default();
    String::from_utf8_lossy(&output.stdout).lines().for_each(|said| acknowledged.hear(said));
    let why = acknowledged.refused.clone().expect("the limit was reached");
    assert!(why.contains(path.to_str().expect("text")) && why.contains("cannot write an event"), "{why}");
    let last = must_hold(&path, &acknowledged);
    assert_eq!(last, acknowledged.line, "what was refused has not happened");
    assert_eq!(journal::read(&path).expect("good").torn, None, "half a line was taken back");
    fault_row::row("the disk is full in the middle of a line", 1, 0, "1");
}
