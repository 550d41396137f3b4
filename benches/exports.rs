//! How long each file takes that a person takes home, of a game of 300 moves.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
#![expect(clippy::unwrap_used, reason = "a benchmark that cannot write has no figure")]
mod figures;

use std::time::Instant;

use anna_hector::{
    clock::Moment,
    export::{self, Choice, Format, Found},
    game::{Act, AnswerAct, Event, MoveAct, PressKind, Seat, Setup, StartAct},
    journal::{self, Header},
    language::Language,
    laws::RawMove,
    scoresheet::EventData,
};
use figures::figure;
use shakmaty::{Board, Color, Square};

/// A game of 300 moves: knights go out and home again.
fn events() -> Vec<Event> {
    let knight = |from, to| RawMove::from_squares(&Board::default(), from, to, None).unwrap();
    let out = [knight(Square::G1, Square::F3), knight(Square::G8, Square::F6)];
    let mut gone = Board::default();
    out.iter().zip([Color::White, Color::Black]).for_each(|(said, side)| said.execute(&mut gone, side).unwrap());
    let home = |from, to| RawMove::from_squares(&gone, from, to, None).unwrap();
    let cycle = [out[0], out[1], home(Square::F3, Square::G1), home(Square::F6, Square::G8)];
    let mut events = vec![Event { by: None, act: Act::Start(StartAct::Started) }];
    for ply in 0..600 {
        let (mover, said) = (Color::from_white(ply % 2 == 0), cycle[ply % 4]);
        let by = |side, act| Event { by: Some(Seat::Player(side)), act };
        events.extend([
            by(mover, Act::Move(MoveAct::Announced(said))),
            by(mover, Act::Move(MoveAct::Pressed(PressKind::Regular))),
            by(mover.other(), Act::Answer(AnswerAct::Repeated(said))),
            by(mover.other(), Act::Answer(AnswerAct::Executed(said))),
        ]);
    }
    events
}

fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut writer = journal::create_in(folder.path(), &Header::new("2026-05-01T10:00:00Z", Setup::default())).unwrap();
    for (second, event) in (0..).zip(events()) {
        writer.append(Moment::from_millis(second * 1_000), &event).unwrap();
    }
    let bytes = std::fs::read(writer.path()).unwrap();
    let found = || Found::of_journal(writer.path(), &bytes, &EventData::default()).unwrap();
    assert_eq!(found().sheets.entries.len(), 600, "300 moves of each player");
    for (name, format, bound) in [
        ("export_pgn_300_moves", Format::Pgn, "<=50"),
        ("export_text_300_moves", Format::Text, "<=50"),
        ("export_report_300_moves", Format::Report, "<=50"),
        ("export_json_300_moves", Format::Json, "<=50"),
        ("export_brf_300_moves", Format::Brf, "<=50"),
        ("export_pdf_300_moves", Format::Pdf, "<=300"),
    ] {
        let samples: Vec<f64> = (0..10)
            .map(|_| {
                let game = [found()];
                let begin = Instant::now();
                std::hint::black_box(export::write(&game, &Choice::new(format, Language::German)).unwrap());
                begin.elapsed().as_secs_f64() * 1000.0
            })
            .collect();
        figure(name, "ms", bound, &samples);
    }
}
