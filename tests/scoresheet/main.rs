//! What each person takes home of a game: every export is read back by our own readers, and the files as a user makes them.
mod cells;
mod files;
mod paper;
mod pgn;
#[path = "../story_files/mod.rs"]
mod story_files;
mod told;

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    time::Duration,
};

use anna_hector::{
    clock::Moment,
    console::{rehearse::rehearse, script::Script},
    game::{Act, AnswerAct, DrawAct, Ending, EndingAct, Event, MoveAct, PressKind, Reason, Seat, Setup, StartAct},
    journal::{self, Header},
    language::{Language, Paper},
    laws::RawMove,
    scoresheet::{
        Answer, Entry, EventData, MoveStyle, Played, Proof, Report, RuledOff, Scoresheets, all_from_pgn,
        braille::{self, CELLS, LINES, Table, Unknown},
        json::{self, Export},
        layout, pdf, report, text, write,
    },
};
use shakmaty::{ByColor, Color, Position as _, Square};

const STARTED: &str = "2026-05-01T10:00:00+02:00";

/// The events of a game, each with its moment.
type Log = Vec<(Moment, Event)>;

fn game(story: &Path) -> (Setup, Vec<(Moment, Event)>) {
    let text = fs::read_to_string(story).expect("a story");
    let script = Script::parse_each(&text).expect("a script").pop().expect("an edition");
    let rehearsal = rehearse(&script).map_err(|(error, _)| error).expect("a story that goes as it says");
    (script.setup, rehearsal.log)
}

/// The game of every story, by its name.
fn games() -> Vec<(String, Setup, Log)> {
    let mut games = Vec::new();
    for path in story_files::files("txt") {
        let (setup, log) = game(&path);
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        games.push((name, setup, log));
    }
    games
}

fn sheets(setup: &Setup, log: &[(Moment, Event)]) -> Scoresheets {
    let played = Played::through(setup, log.iter().map(|(at, event)| (*at, event)));
    played.scoresheets(STARTED, EventData::default(), Proof::Verified)
}

fn seconds(time: Option<Duration>) -> Option<u64> {
    time.map(|time| time.as_secs())
}

fn reported(setup: &Setup, log: &[(Moment, Event)], language: Language) -> Report {
    report(setup, STARTED, log.iter().map(|(at, event)| (*at, event, None)), &Proof::Verified, language)
}

/// What a program of poppler says; `./test` installs it where the distribution is known to have it.
fn poppler(program: &str, args: &[&str]) -> Option<String> {
    let program = Path::new("/usr/bin").join(program);
    if !program.exists() {
        assert!(!Path::new("/usr/bin/apt-get").exists(), "{program:?} is missing: ./test installs it");
        return None;
    }
    let output = Command::new(program).args(args).output().expect("it starts");
    assert!(output.status.success(), "{output:?}");
    Some(text_of(&output.stdout))
}

/// A story's game as a journal in `folder`.
fn journal_of(folder: &Path, story: &str) -> PathBuf {
    let (setup, log) = game(&story_files::root().join(story));
    let mut writer = journal::create_in(folder, &Header::new(STARTED, setup)).expect("a journal");
    for (at, event) in &log {
        writer.append(*at, event).expect("written");
    }
    writer.path().to_owned()
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_anna-hector")).env("LC_ALL", "C").args(args).output().expect("the binary starts")
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A game of 300 moves: knights go out and home again. Each move is announced, pressed, repeated and executed.
fn long_game() -> (Setup, Log) {
    let setup = Setup::default();
    let mut board = setup.start.board().clone();
    let cycle =
        [(Square::G1, Square::F3), (Square::G8, Square::F6), (Square::F3, Square::G1), (Square::F6, Square::G8)];
    let mut log = vec![Event { by: None, act: Act::Start(StartAct::Started) }];
    for ply in 0..600 {
        let (mover, (from, to)) = (Color::from_white(ply % 2 == 0), cycle[ply % 4]);
        let said = RawMove::from_squares(&board, from, to, None).expect("a knight");
        said.execute(&mut board, mover).expect("it goes");
        let by = |side, act| Event { by: Some(Seat::Player(side)), act };
        log.extend([
            by(mover, Act::Move(MoveAct::Announced(said))),
            by(mover, Act::Move(MoveAct::Pressed(PressKind::Regular))),
            by(mover.other(), Act::Answer(AnswerAct::Repeated(said))),
            by(mover.other(), Act::Answer(AnswerAct::Executed(said))),
        ]);
    }
    let at = |(second, event): (u64, Event)| (Moment::from_millis(second * 1_000), event);
    (setup, (0..).zip(log).map(at).collect())
}

#[test]
fn a_game_of_300_moves_is_read_back_from_every_export() {
    let (setup, log) = long_game();
    let sheets = sheets(&setup, &log);
    assert_eq!(sheets.standing_entries().last().map(|entry| entry.number), Some(300));
    let pgn = write(&sheets);
    let read = all_from_pgn(pgn.as_bytes(), &EventData::default()).expect("PGN").remove(0);
    let plies = |sheets: &Scoresheets| -> Vec<_> {
        sheets.entries.iter().map(|entry| (entry.number, entry.mover, entry.played, seconds(entry.clock))).collect()
    };
    assert_eq!((plies(&read), read.entries.len()), (plies(&sheets), 600));
    let language = Language::German;
    let layout = layout(&sheets, Color::White, language, MoveStyle::San);
    assert_eq!(text::read(&text::write(&layout, MoveStyle::San)), text::expected(&layout));
    let table = Table::built_in();
    let brf = braille::write(&layout, MoveStyle::San, &table, Unknown::Refused).expect("Braille");
    assert!(brf.lines().all(|line| line.trim_start_matches('\u{c}').len() <= CELLS));
    assert_eq!(table.read(&brf), braille::lines(&layout, MoveStyle::San));
    let export = Export::new(&sheets, Some(reported(&setup, &log, language)), language);
    assert_eq!(json::read(&json::write(std::slice::from_ref(&export))).expect("JSON"), [export]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pdf").display().to_string();
    let game = pdf::Game { sheets: &sheets, sides: &[Color::White], report: None };
    fs::write(&file, pdf::write(&[game], language, MoveStyle::San, pdf::LetterSize::Normal).expect("a PDF"))
        .expect("written");
    let text = poppler("pdftotext", &["-layout", &file, "-"]);
    let last = |text: &str| text.split_whitespace().collect::<Vec<_>>().windows(2).any(|pair| pair == ["300.", "Sg1"]);
    assert!(text.as_deref().is_none_or(last), "{text:?}");
}
