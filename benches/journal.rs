//! How long an event takes until it is on the disk, and a journal until it is a game again.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot write has no figure")]
mod figures;

use std::time::Instant;

use anna_hector::{
    clock::Moment,
    game::{Act, AnswerAct, Event, MoveAct, PressKind, Seat, Setup, StartAct},
    journal::{self, Beat, Header, Heartbeat},
    laws::RawMove,
};
use figures::figure;
use shakmaty::{Board, Color, Square};

fn ms<T>(run: impl FnOnce() -> T) -> f64 {
    let begin = Instant::now();
    std::hint::black_box(run());
    begin.elapsed().as_secs_f64() * 1000.0
}

/// The events of a shuffling game.
fn events() -> impl Iterator<Item = Event> {
    let knight = |from, to| RawMove::from_squares(&Board::default(), from, to, None).unwrap();
    let said = [knight(Square::G1, Square::F3), knight(Square::B8, Square::C6)];
    (0..).map(move |index| {
        let side = Color::from_white(index / 4 % 2 == 0);
        let said = said[index / 4 % 2];
        let (by, act) = match index % 4 {
            0 => (side, Act::Move(MoveAct::Announced(said))),
            1 => (side, Act::Move(MoveAct::Pressed(PressKind::Regular))),
            2 => (side.other(), Act::Answer(AnswerAct::Repeated(said))),
            _ => (side.other(), Act::Answer(AnswerAct::Executed(said))),
        };
        Event { by: Some(Seat::Player(by)), act }
    })
}

fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut writer = journal::create_in(folder.path(), &Header::new("2026-05-01T10:00:00Z", Setup::default())).unwrap();
    let mut heartbeat = Heartbeat::beside(&writer).unwrap();
    writer.append(Moment::START, &Event { by: None, act: Act::Start(StartAct::Started) }).unwrap();

    let appends: Vec<f64> = (1..=200)
        .zip(events())
        .map(|(at, event)| ms(|| writer.append(Moment::from_millis(at), &event).unwrap()))
        .collect();
    figure("journal_append_and_sync", "ms", "<=5", &appends);

    let beats: Vec<f64> = (1..=200)
        .map(|at| ms(|| heartbeat.beat(Beat { moment: Moment::from_millis(at), wall_unix_ms: at, run: None }).unwrap()))
        .collect();
    figure("journal_heartbeat_and_sync", "ms", "<=5", &beats);

    let reads: Vec<f64> = (0..50).map(|_| ms(|| journal::read(writer.path()).unwrap().replay())).collect();
    figure("journal_read_and_replay_201_events", "ms", "<=100", &reads);
}
