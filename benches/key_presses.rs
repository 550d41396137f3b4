//! What a key costs in a game of 300 moves, from the input until the window can draw: time, and bytes asked for. Beside it what
//! it cost while each key cloned the game and two desks twice: to find out where it was struck, and to show what became of it.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot run has no figure")]
mod allocations;
mod figures;

use std::{
    fs,
    hint::black_box,
    path::Path,
    sync::{Arc, mpsc::Receiver},
    time::Instant,
};

use anna_hector::{
    app::{App, HomePlaces, Input, Options, Session, Shared, SystemVoiceUse},
    desk::Desk,
    game::{AnswerCommand, Command, Game, MoveCommand, Seat, Setup, StartCommand},
    keys::{Chord, KeyPress},
    language::Language,
    laws::RawMove,
    screen::Gesture,
};
use eframe::egui::{Key, Modifiers};
use figures::figure;
use shakmaty::{Chess, Color, Move, Position, Role};

#[global_allocator]
static ALLOCATOR: allocations::Counting = allocations::Counting;

const PLIES: usize = 600;
const RUNS: usize = 200;

fn main() {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let game = play(&data.path().join("games"));
    let (mut app, reports) = resumed(data.path());
    for (name, keys) in [
        ("arrow", [(Key::ArrowUp, ""), (Key::ArrowDown, "")].as_slice()),
        ("both_times", &[(Key::T, "t")]),
        ("last_moves", &[(Key::F3, "")]),
        ("letter", &[(Key::E, "e"), (Key::Backspace, "")]),
    ] {
        if name == "letter" {
            strike(&mut app, Key::I, "i");
        }
        cost(name, |run| {
            let (key, text) = keys[run % keys.len()];
            strike(&mut app, key, text);
            reports.try_iter().for_each(drop);
        });
    }
    let desks = Color::ALL.map(|color| Desk::new(Seat::Player(color), Language::German));
    cost("the_old_way_above_that", |_| {
        for _ in 0..2 {
            drop(black_box((game.clone(), desks.clone())));
        }
    });
}

/// Time and bytes of each run; the longest time, too.
fn cost(name: &str, mut run: impl FnMut(usize)) {
    let (mut times, mut bytes) = (Vec::new(), Vec::new());
    for index in 0..RUNS {
        let (asked, begin) = (allocations::asked(), Instant::now());
        run(index);
        times.push(begin.elapsed().as_secs_f64() * 1e6);
        bytes.push(thousands(allocations::asked() - asked));
    }
    figure(&format!("key_{name}"), "us", "-", &times);
    figure(&format!("key_{name}_bytes"), "kB", "-", &bytes);
}

fn strike(app: &mut App, key: Key, text: &str) {
    let chord = Chord { key, modifiers: Modifiers::NONE };
    let press = KeyPress { chord: Some(chord), place: Some(key), text: text.to_owned() };
    app.take(Input::Gesture(Gesture::Key(press)));
}

/// The program with the game taken up again; what its devices report is for the receiver.
fn resumed(data: &Path) -> (App, Receiver<Input>) {
    let options = Options {
        games: data.join("games"),
        settings: data.join("settings.toml"),
        places: HomePlaces::below(data),
        event: None,
        theme: None,
        voices: data.join("voices"),
        recordings: None,
        system_voice: SystemVoiceUse::Nothing,
        power_supplies: data.to_owned(),
        boards: Vec::new(),
        copy: None,
        live: None,
        lookout: anna_hector::journal::Lookout::default(),
        bar: None,
    };
    let (mut app, reports) = App::before_first_page(options, Arc::new(Shared::default())).unwrap();
    app.show_first_page();
    strike(&mut app, Key::Enter, "");
    let journals = fs::read_dir(data.join("games")).unwrap().map(|entry| entry.unwrap().path());
    let mut journals = journals.filter(|path| path.extension() == Some("jsonl".as_ref()));
    let is_resumed = |path: &Path| fs::read_to_string(path).unwrap().contains(r#""act":"resumed""#);
    assert!(journals.any(|path| is_resumed(&path)), "nothing below would be a figure of the game");
    (app, reports)
}

/// A game with its journal; what an announcement costs at its end, while the window keeps what it shows.
fn play(folder: &Path) -> Game {
    fs::create_dir_all(folder).unwrap();
    let mut session = Session::begin(Setup::default(), folder).unwrap();
    session.act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
    let mut announced = Vec::new();
    let (mut position, mut random) = (Chess::default(), 7_u64);
    for ply in 0..PLIES {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let played = quiet_move(&position, random);
        let said = RawMove::from_move(played);
        let (mover, other) = (Seat::Player(position.turn()), Seat::Player(position.turn().other()));
        position.play_unchecked(played);
        let shown = session.shared_game().clone();
        let asked = allocations::asked();
        session.act(mover, &Command::Move(MoveCommand::Announce(said)));
        announced.push(thousands(allocations::asked() - asked));
        drop(shown);
        session.act(other, &Command::Answer(AnswerCommand::Repeat(None)));
        session.act(other, &Command::Answer(AnswerCommand::Execute(None)));
        session.act(mover, &Command::Move(MoveCommand::Press));
        assert_eq!(session.game().plies().len(), ply + 1, "{:?}", session.game().ending());
    }
    figure("announcement_bytes", "kB", "-", &announced[PLIES - 20..]);
    session.game().clone()
}

/// Captures and moves of pawns are rare, so that the game goes on; but no 75 moves pass without one.
fn quiet_move(position: &Chess, random: u64) -> Move {
    let goes_on = |played: &Move| !position.clone().play(*played).unwrap().legal_moves().is_empty();
    let all: Vec<Move> = position.legal_moves().into_iter().filter(goes_on).collect();
    let quiet: Vec<Move> =
        all.iter().copied().filter(|played| !played.is_capture() && played.role() != Role::Pawn).collect();
    let choice = if quiet.is_empty() || random.is_multiple_of(97) || position.halfmoves() > 60 { all } else { quiet };
    choice[usize::try_from(random >> 33).unwrap() % choice.len()]
}

#[expect(clippy::cast_precision_loss, reason = "far fewer bytes than an f64 holds")]
fn thousands(bytes: u64) -> f64 {
    bytes as f64 / 1000.0
}
