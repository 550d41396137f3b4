//! `kill -9` of the program itself: after every event of a rehearsed game and in the middle of a think, then on with it.
//! Position, step, clocks and scoresheets are what they were; the time while it was down is charged to nobody.
#![cfg(unix)]

mod fault_row;

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    time::Duration,
};

use anna_hector::{
    clock::Moment,
    game::{Act, Game, Incident, NoticeAct, Seat, StartAct},
    journal::{self, Beat, Heartbeat, Record, Run},
};
use shakmaty::Color;

/// A whole game as the console takes it: a slip, presses held back, early and without a move, an illegal move, an offer,
/// the clock stopped and set, a position restored, mate, and its confirmation.
const GAME: &[&str] = &[
    "arbiter start",
    "white press",
    "white announce Springer Felix drei",
    "black repeat Springer Hector drei",
    "white correct Bauer Felix drei",
    "black repeat",
    "white press",
    "black execute",
    "black press",
    "arbiter back 1...",
    "arbiter set black 0:10:00 moves 0",
    "arbiter start",
    "black touch e7",
    "black place e7e5",
    "black press",
    "black announce e5",
    "white repeat",
    "white execute",
    "white announce Turm Anna vier",
    "white correct Bauer Gustav vier",
    "white offer",
    "white press",
    "black decline",
    "black repeat",
    "black stop",
    "arbiter start",
    "black execute",
    "black place d8h4",
    "black announce Dame Hector vier",
    "white repeat",
    "white execute",
    "white confirm",
    "arbiter reject",
    "arbiter start",
    "arbiter back 2...",
    "arbiter start",
    "black place d8h4",
    "arbiter confirm",
];

/// Two boards brought together: she made another move than she announced, her board and the paper sheet of the opponent are
/// told, the arbiter decides, three corrections are made, the boards are compared and the clocks settled.
const WALK: &[&str] = &[
    "arbiter start",
    "white announce Bauer Eva vier",
    "white press",
    "black repeat",
    "black execute",
    "black place e7e5",
    "black press",
    "black announce e5",
    "white repeat",
    "white execute",
    "white board Eva vier leer",
    "white board David vier weißer Bauer",
    "white differ",
    "white board Eva zwei weißer Bauer",
    "white board David zwei leer",
    "black board f1 leer",
    "arbiter sheet black 1. e4 e5",
    "arbiter kept black player",
    "arbiter entry black 1... -",
    "arbiter decide rule",
    "white done",
    "white done",
    "black done",
    "arbiter read 4",
    "black done",
    "white done",
    "arbiter settle proposed",
    "arbiter start",
    "black resign",
];

/// Lets real time pass.
fn wait(time: Duration) {
    let (_nobody, never) = std::sync::mpsc::channel::<()>();
    let _ = never.recv_timeout(time);
}

struct Console {
    child: Child,
    input: ChildStdin,
    output: BufReader<std::process::ChildStdout>,
}

impl Console {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_anna-hector"))
            .args(["console", "--data"])
            .arg(data)
            // Another test's competition is another user's.
            .env("HOME", data.join("user"))
            .env("XDG_STATE_HOME", data.join("user"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the binary starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).expect("it listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        let length = self.output.read_line(&mut line).expect("it speaks");
        assert!(length > 0, "the program has gone away");
        line.trim_end().to_owned()
    }

    /// What it says until it has answered `mark`: everything before it is then done.
    fn until_answered(&mut self) -> Vec<String> {
        self.say("arbiter ask square e1 now");
        let mut said = Vec::new();
        loop {
            let line = self.hear();
            if line.starts_with("error: `ask` needs") {
                return said;
            }
            said.push(line);
        }
    }

    /// The boards, the step and the last moves as everybody sees them; the times apart.
    fn seen(&mut self) -> Vec<String> {
        for seat in ["white", "black", "arbiter"] {
            self.say(&format!("{seat} view"));
        }
        for seat in ["white", "black"] {
            for question in ["step", "five", "moves", "number", "last"] {
                self.say(&format!("{seat} ask {question}"));
            }
        }
        let mut seen = self.until_answered();
        seen.retain(|line| !line.starts_with("white: ") && !line.starts_with("black: "));
        seen
    }

    /// SIGKILL.
    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

fn journal_in(data: &Path) -> PathBuf {
    let entries = fs::read_dir(data.join("games")).expect("a folder of games");
    let mut files = entries.map(|entry| entry.expect("an entry").path());
    files.find(|path| path.extension().is_some_and(|found| found == journal::EXTENSION)).expect("a journal")
}

fn sheets(game: &Game) -> [Vec<anna_hector::game::SheetLine>; 2] {
    Color::ALL.map(|side| game.record().sheet(side, Seat::Arbiter))
}

/// The game after the restart is the game before it, at the moment up to which the time was charged.
fn check_resumed(before: &Record, after: &Record, charged_to: Moment, doing: &str) {
    let (events, new) = after.lines.split_at(before.lines.len());
    let (old, resumed) = (before.lines.iter(), new.first().expect("a restart is an event"));
    assert!(old.map(|line| (line.at, &line.event)).eq(events.iter().map(|line| (line.at, &line.event))), "{doing}");
    assert!(matches!(resumed.event.act, Act::Start(StartAct::Resumed { .. })), "{doing}: {:?}", resumed.event);
    assert_eq!(resumed.at, charged_to, "{doing}");
    let (was, is) = (before.replay(), after.replay());
    assert_eq!(was.phase(), is.phase(), "{doing}");
    assert_eq!(was.clock().reading(resumed.at), is.clock().reading(resumed.at), "{doing}");
    assert_eq!(was.record().position(), is.record().position(), "{doing}");
    assert_eq!(was.comparison().procedure(), is.comparison().procedure(), "{doing}");
    assert_eq!(was.comparison().stage(), is.comparison().stage(), "{doing}");
    assert_eq!(sheets(&was), sheets(&is), "{doing}");
    assert_eq!(Color::ALL.map(|side| was.board(side)), Color::ALL.map(|side| is.board(side)), "{doing}");
}

fn begin(data: &Path) -> Console {
    let mut console = Console::start(data);
    for line in [
        "language: de",
        "ranks: de",
        "vi: white",
        "announcer-black: player",
        "control: 15+10",
        "edition: 2018",
        "pin: 4711",
        "begin",
    ] {
        console.say(line);
    }
    console.until_answered();
    console
}

/// Kills it, starts it again, and goes on with the unfinished game.
fn kill_and_go_on(console: Console, data: &Path, doing: &str) -> (Console, Moment) {
    console.kill();
    let path = journal_in(data);
    // Read before the restart writes a heartbeat of its own.
    let before = journal::read(&path).expect("a crash damages nothing");
    let charged_to = before.last_moment(Heartbeat::last(&before).expect("readable"));
    let mut console = Console::start(data);
    let offer = console.hear();
    assert!(offer.starts_with("unfinished: ") && offer.contains(path.to_str().expect("text")), "{doing}: {offer}");
    console.say("yes");
    let said = console.until_answered();
    // The restart has locked his page: what is for him waits there.
    assert!(!said.iter().any(|line| line.contains("Das Programm war unterbrochen")), "{said:?}");
    let after = journal::read(&path).expect("good");
    check_resumed(&before, &after, charged_to, doing);
    let was = before.replay();
    if was.clock().side_running().is_some() {
        both_go_on(&mut console, doing);
    }
    let is = journal::read(&path).expect("good").replay();
    assert_eq!(was.clock().side_running(), is.clock().side_running(), "{doing}");
    assert_eq!(Color::ALL.map(|side| was.step(side)), Color::ALL.map(|side| is.step(side)), "{doing}");
    (console, charged_to)
}

/// No clock runs before both players have said that they go on.
fn both_go_on(console: &mut Console, doing: &str) {
    let mut heard = Vec::new();
    for seat in ["white", "black"] {
        let running = heard.iter().any(|line: &String| line.contains("Die Uhr läuft wieder"));
        assert!(!running, "{doing}: {heard:?}");
        console.say(&format!("{seat} ready"));
        heard.extend(console.until_answered());
    }
    assert!(heard.iter().any(|line| line.contains("Die Uhr läuft wieder")), "{doing}: {heard:?}");
}

/// Plays a script and kills the program after each of its lines; the game it came to, and the lines that were refused.
fn killed_after_each(script: &[&'static str]) -> (Game, Vec<&'static str>) {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut console = begin(data.path());
    let mut refused = Vec::new();
    for (index, command) in script.iter().enumerate() {
        // A restart locks his page, and so does play that goes on.
        if command.starts_with("arbiter") {
            console.say("arbiter pin 4711");
        }
        console.say(command);
        let said = console.until_answered();
        assert!(!said.iter().any(|line| line.starts_with("error")), "{command}: {said:?}");
        refused.extend(said.iter().any(|line| line.starts_with("refused")).then_some(*command));
        let seen = console.seen();
        if index + 1 == script.len() {
            break;
        }
        (console, _) = kill_and_go_on(console, data.path(), command);
        assert_eq!(console.seen(), seen, "{command}");
    }
    console.kill();
    (journal::read(&journal_in(data.path())).expect("good").replay(), refused)
}

#[test]
fn kill_9_after_every_event_loses_nothing() {
    let (end, refused) = killed_after_each(GAME);
    assert!(end.is_finished(), "the game was played to its end");
    assert_eq!(refused, ["white press"], "the press before any move");
    let kills = GAME.len() as u64 - 1;
    fault_row::row("`kill -9` after each act of a game", kills, 0, &kills.to_string());
}

#[test]
fn kill_9_at_every_step_of_the_walk_loses_nothing() {
    let (end, refused) = killed_after_each(WALK);
    assert_eq!(refused, [] as [&str; 0]);
    assert!(end.is_finished() && end.comparison().procedure().is_none());
    let kills = WALK.len() as u64 - 1;
    fault_row::row("`kill -9` after each step of a reconciliation", kills, 0, &kills.to_string());
}

#[test]
fn kill_9_in_the_middle_of_a_think_costs_at_most_a_second() {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut console = begin(data.path());
    console.say("white start");
    console.until_answered();
    wait(Duration::from_millis(2500));
    let seen = console.seen();
    let started = journal::read(&journal_in(data.path())).expect("good").last_event_at();
    let (mut console, resumed) = kill_and_go_on(console, data.path(), "a think");
    assert_eq!(console.seen(), seen);
    let charged = resumed - started;
    assert!(charged >= Duration::from_millis(1400), "only {charged:?} of 2.5 s were charged");
    assert!(charged <= Duration::from_secs(4), "{charged:?} were charged");
    // While it is down nobody's time runs.
    console.kill();
    wait(Duration::from_millis(1500));
    let mut console = Console::start(data.path());
    console.hear();
    console.say("yes");
    console.until_answered();
    both_go_on(&mut console, "the second restart");
    console.say("white announce e4");
    console.say("white press");
    console.until_answered();
    console.kill();
    let record = journal::read(&journal_in(data.path())).expect("good");
    let down = record.lines.iter().rev().find_map(|line| match line.event.act {
        Act::Start(StartAct::Resumed { down }) => Some(down),
        _ => None,
    });
    let down = down.flatten().expect("the machine has run through");
    assert!((Duration::from_millis(1500)..Duration::from_secs(60)).contains(&down), "{down:?}");
    let game = record.replay();
    let used = game.plies()[0].pressed.as_ref().map(|(deed, _)| game.clock().used(Color::White, deed.at));
    assert!(used.expect("pressed") < Duration::from_secs(5), "{used:?}");
    fault_row::row("`kill -9` in the middle of a think", 2, 0, "2");
}

/// The sign of life of a program that plays: it may come later than its first answer.
fn first_beat(path: &Path) -> Beat {
    for _ in 0..200 {
        let beat = journal::read(path).and_then(|record| Heartbeat::last(&record)).ok().flatten();
        if let Some(beat) = beat {
            return beat;
        }
        wait(Duration::from_millis(50));
    }
    panic!("no sign of life in ten seconds");
}

/// What a machine leaves that was switched off, and came up with its clock an hour behind: the last sign of life lies in the future.
#[test]
fn a_wall_clock_that_was_set_back_while_it_was_down_makes_up_no_time() {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut console = begin(data.path());
    console.say("white start");
    console.until_answered();
    let path = journal_in(data.path());
    let beat = first_beat(&path);
    console.kill();
    let (writer, record) = journal::resume(&path).expect("good");
    let last = Beat {
        moment: record.last_event_at() + Duration::from_secs(1),
        wall_unix_ms: beat.wall_unix_ms + 3_600_000,
        run: Some(Run { boot: 7, since_boot_ms: 60_000 }),
    };
    Heartbeat::beside(&writer).and_then(|mut heartbeat| heartbeat.beat(last)).expect("written");
    drop(writer);
    let mut console = Console::start(data.path());
    console.hear();
    console.say("yes");
    console.until_answered();
    let record = journal::read(&path).expect("good");
    let down = record.lines.iter().find_map(|line| match line.event.act {
        Act::Start(StartAct::Resumed { down }) => Some(down),
        _ => None,
    });
    assert_eq!(down, Some(None), "how long it was down is not known, and not made up");
    both_go_on(&mut console, "a wall clock set back");
    console.kill();
    let used = journal::read(&path).expect("good").replay();
    let used = used.clock().used(Color::White, last.moment);
    assert!(used < Duration::from_secs(30), "{used:?}: no clock was charged for the hour");
    fault_row::row("the wall clock is set back while the program is down", 1, 0, "1");
}

#[test]
fn a_program_that_stood_still_puts_its_length_on_record() {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let mut console = begin(data.path());
    console.say("white start");
    console.until_answered();
    let signal = |name: &str| {
        let id = console.child.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().expect("kill is there").success());
    };
    signal("-STOP");
    wait(Duration::from_millis(3500));
    signal("-CONT");
    console.until_answered();
    let noticed = || {
        let record = journal::read(&journal_in(data.path())).expect("good");
        record.lines.iter().find_map(|line| match line.event.act {
            Act::Notice(NoticeAct::Noticed(Incident::StoodStill(time))) => Some(time),
            _ => None,
        })
    };
    // It may answer before it looks at the clock.
    let looks = (0..300).find_map(|_| {
        noticed().or_else(|| {
            wait(Duration::from_millis(100));
            None
        })
    });
    // It may have been waiting for up to a second as it was to.
    let stood = looks.expect("it is noticed");
    assert!((Duration::from_millis(2001)..Duration::from_secs(60)).contains(&stood), "{stood:?}");
    fault_row::row("the program stands still for 3.5 s (SIGSTOP)", 1, 0, "1");
    console.kill();
}
