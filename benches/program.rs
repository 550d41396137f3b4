//! The program as a whole, in a private desktop with recorded sound outputs: from an input to the first sound, from the
//! start to the first word, and what it takes while a clock runs.
//!
//! Starts itself again inside `tests/desktop/desktop`, whose Debian packages `./test` installs. The recorder's own delay
//! is in every figure.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot run has no figure")]
mod figures;

use std::{
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Arc, mpsc::Sender},
    thread::sleep,
    time::Duration,
};

use anna_hector::{
    app::{self, Input, Options, Shared, SystemVoiceUse},
    desk::{Direction, Intent},
    game::{self, Seat},
    narration::Question,
    pad::{Button, Family, KnownBy, Motors, PadEvent, PadId, PadNews, PadReport},
    screen::Gesture,
};
use figures::figure;
use shakmaty::Color;

const RUNS: usize = 20;
/// More than there are.
const LINES_OF_THE_SET_UP: usize = 200;
const SETTINGS: &str =
    "[game]\nvi = \"white\"\n[sound]\nroom = \"pulseaudio:room\"\nwhite = \"pulseaudio:headphones\"\nrate = 300\n";

fn main() {
    if std::env::var_os("DESKTOP_DIR").is_none() {
        let desktop = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/desktop/desktop");
        let inside = Command::new(desktop).arg(std::env::current_exe().unwrap()).status().unwrap();
        assert!(inside.success(), "the desktop did not come up; ./test installs what it needs");
        return;
    }
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (games, settings) = (data.path().join("games"), data.path().join("settings.toml"));
    fs::create_dir_all(&games).unwrap();
    fs::write(&settings, SETTINGS).unwrap();
    let (system_voice, power_supplies) = (SystemVoiceUse::Nothing, app::POWER_SUPPLIES.into());
    let (voices, boards) = (data.path().join("voices"), Vec::new());
    inputs_to_sounds(Options {
        games,
        settings,
        places: app::HomePlaces::below(data.path()),
        event: None,
        theme: None,
        voices,
        recordings: None,
        system_voice,
        power_supplies,
        boards,
        copy: None,
        lookout: anna_hector::journal::Lookout::default(),
        bar: None,
        live: None,
    });
    press_to_pulse();
    starts(data.path());
    at_rest(data.path());
}

/// A virtual gamepad's button to the upload that moves its motor, in a running game.
fn press_to_pulse() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/desktop/pulse.py");
    let told = Command::new(script).arg(env!("CARGO_BIN_EXE_anna-hector")).stderr(Stdio::inherit()).output().unwrap();
    assert!(told.status.success(), "no pulse was felt");
    let samples: Vec<f64> = String::from_utf8_lossy(&told.stdout).lines().map(|line| line.parse().unwrap()).collect();
    figure("pad_press_to_pulse", "ms", "<=100", &samples);
    let longest = samples.iter().copied().fold(0.0, f64::max);
    figure("pad_press_to_pulse_longest", "ms", "<=100", &[longest]);
}

/// An offer is journalled, synced, applied and announced to the room; a question is answered in the earphone.
fn inputs_to_sounds(options: Options) {
    let games = options.games.clone();
    let (inputs, program) = app::start(options, Arc::new(Shared::default())).unwrap();
    let send = |gesture| inputs.send(Input::Gesture(gesture)).unwrap();
    sleep(Duration::from_secs(2));
    // Down to the last line of the set-up, which begins the game; further down is the last line again.
    for _ in 0..LINES_OF_THE_SET_UP {
        send(Gesture::Keyboard(Intent::Walk(Direction::Down)));
    }
    send(Gesture::Keyboard(Intent::Enter));
    sleep(Duration::from_millis(500));
    send(Gesture::As(Seat::Player(Color::White), game::Command::Start(game::StartCommand::Begin)));
    sleep(Duration::from_secs(5));
    assert!(fs::read_dir(&games).unwrap().next().is_some(), "no game began: nothing below would be a figure of one");

    let offer = |run: usize| {
        Input::Gesture(match run % 2 {
            0 => Gesture::As(Seat::Player(Color::White), game::Command::Draw(game::DrawCommand::Offer)),
            _ => Gesture::As(Seat::Player(Color::Black), game::Command::Draw(game::DrawCommand::Decline)),
        })
    };
    figure("input_to_room_journal_sync_included", "ms", "<=25", &latencies("room", &inputs, offer));
    let question = |_| Input::Gesture(Gesture::Keyboard(Intent::Ask(Question::BothTimes)));
    figure("question_to_earphone", "ms", "<=25", &latencies("headphones", &inputs, question));
    let pad = |what| Input::Pad(None, PadReport { pad: PadId(0), what });
    inputs.send(pad(PadNews::Here { family: Family::Xbox, motors: Motors::Two, known_by: KnownBy::Place })).unwrap();
    sleep(Duration::from_secs(5));
    // Alternately the time, in words, and a square, with its sound before it.
    let press = |run: usize| {
        let button = if run.is_multiple_of(2) { Button::LeftShoulder } else { Button::Up };
        inputs.send(pad(PadNews::Event(PadEvent::Released(button)))).unwrap();
        pad(PadNews::Event(PadEvent::Pressed(button)))
    };
    figure("pad_press_to_earphone", "ms", "<=25", &latencies("headphones", &inputs, press));
    send(Gesture::Quit);
    program.join().unwrap();
}

fn latencies(sink: &str, inputs: &Sender<Input>, input: impl Fn(usize) -> Input) -> Vec<f64> {
    let recorder = Recorder::start(sink);
    let sent: Vec<u64> = (0..RUNS)
        .map(|run| {
            sleep(Duration::from_millis(2600));
            let input = input(run);
            let now = monotonic_ns();
            inputs.send(input).unwrap();
            now
        })
        .collect();
    sleep(Duration::from_secs(3));
    let onsets = recorder.onsets();
    let first_after = |sent: u64| onsets.iter().copied().find(|&onset| onset > sent);
    let heard: Vec<f64> = sent.into_iter().filter_map(|sent| Some(ms(first_after(sent)? - sent))).collect();
    assert_eq!(heard.len(), RUNS, "every input is answered at {sink}");
    heard
}

/// From the start of the binary to its first word.
fn starts(data: &Path) {
    let samples: Vec<f64> = (0..5)
        .filter_map(|_| {
            let recorder = Recorder::start("headphones");
            let began = monotonic_ns();
            let mut program = binary(data);
            sleep(Duration::from_secs(3));
            program.kill().unwrap();
            program.wait().unwrap();
            recorder.onsets().into_iter().find(|&onset| onset > began).map(|onset| ms(onset - began))
        })
        .collect();
    figure("start_to_first_word", "ms", "<=500", &samples);
}

/// Processor and memory with a running clock: the unfinished game of the first measurement is gone on with.
fn at_rest(data: &Path) {
    let mut program = binary(data);
    sleep(Duration::from_secs(4));
    let key = Command::new("xdotool").args(["key", "Return"]).status().unwrap();
    assert!(key.success());
    sleep(Duration::from_secs(8));
    let resumed = |path: PathBuf| fs::read_to_string(path).unwrap().contains(r#""act":"resumed""#);
    let mut games = fs::read_dir(data.join("games")).unwrap().map(|entry| entry.unwrap().path());
    assert!(games.any(|path| path.extension() == Some("jsonl".as_ref()) && resumed(path)), "no clock runs");
    let (before, began) = (cpu_seconds(program.id()), monotonic_ns());
    sleep(Duration::from_secs(30));
    let share = (cpu_seconds(program.id()) - before) * 100_000.0 / ms(monotonic_ns() - began);
    figure("idle_with_running_clock", "percent_of_a_core", "<=0.4", &[share]);
    figure("resident_memory", "MB", "<=120", &[resident_mb(program.id())]);
    program.kill().unwrap();
    program.wait().unwrap();
}

fn binary(data: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_anna-hector"))
        .arg("--data")
        .arg(data)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// A sink being recorded by `tests/desktop/record.py`.
struct Recorder {
    child: Child,
    folder: tempfile::TempDir,
    sink: String,
}

impl Recorder {
    fn start(sink: &str) -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/desktop/record.py");
        let mut child = Command::new(script)
            .arg(folder.path())
            .arg(sink)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut told = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(told.any(|line| line.unwrap() == "ready"), "{sink} cannot be recorded");
        // The recorder goes on telling; somebody has to listen.
        std::thread::spawn(move || told.for_each(drop));
        Self { child, folder, sink: sink.to_owned() }
    }

    /// Ends the recording: when each sound began, in nanoseconds of the monotonic clock.
    fn onsets(mut self) -> Vec<u64> {
        drop(self.child.stdin.take());
        self.child.wait().unwrap();
        let told = fs::read_to_string(self.folder.path().join("recording.json")).unwrap();
        let told: serde_json::Value = serde_json::from_str(&told).unwrap();
        let segments = told[&self.sink]["segments"].as_array().unwrap();
        segments.iter().filter_map(|segment| segment["begin_ns"].as_u64()).collect()
    }
}

#[expect(clippy::cast_precision_loss, reason = "far fewer nanoseconds than an f64 holds")]
fn ms(ns: u64) -> f64 {
    ns as f64 / 1e6
}

fn monotonic_ns() -> u64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    u64::try_from(time.tv_sec).unwrap() * 1_000_000_000 + u64::try_from(time.tv_nsec).unwrap()
}

/// User and system time of a process; a tick is 10 ms on Linux.
fn cpu_seconds(pid: u32) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    let ticks: f64 = fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap();
    ticks / 100.0
}

fn resident_mb(pid: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<f64>().unwrap() / 1024.0
}
