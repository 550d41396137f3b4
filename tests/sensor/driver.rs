//! The real driver and its thread, at a port with a board behind it.
use std::{
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::Duration,
};

use anna_hector::{
    app::RealClock,
    clock::Moment,
    sensor::{BoardReport, BoardWatch, SensorError, SerialBoard},
};
use shakmaty::{Board, Square};
use tempfile::TempDir;

use crate::simulated::{Lie, SimulatedBoard, wait};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// Long for any machine.
const LONG: Duration = Duration::from_secs(30);
/// Longer than pieces have to stand until they are believed.
const REST: Duration = Duration::from_millis(800);
/// A hand on its way.
const QUICK: Duration = Duration::from_millis(10);

/// A port with the driver on one side; on the other, now and then, a board.
struct Place {
    folder: TempDir,
    reports: Option<(BoardWatch, Receiver<BoardReport>)>,
}

impl Place {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), reports: None }
    }

    fn port(&self) -> PathBuf {
        self.folder.path().join("board")
    }

    fn watch(&mut self) {
        let (port, (outbox, reports)) = (self.port().to_string_lossy().into_owned(), channel());
        let clock = RealClock::starting_at(Moment::START);
        let open = move || SerialBoard::open(&port);
        let report = move |report| {
            let _ = outbox.send(report);
        };
        let watch = BoardWatch::start(Board::default(), open, move || clock.now(), report).expect("a thread");
        self.reports = Some((watch, reports));
    }

    fn next(&self) -> BoardReport {
        let (_, reports) = self.reports.as_ref().expect("watched");
        reports.recv_timeout(LONG).expect("a report")
    }

    /// The next reports are these placements, and then no more come.
    fn sees(&self, placements: &[&str]) {
        for placement in placements {
            let report = self.next();
            assert!(
                matches!(&report, BoardReport::Stands(board) if board.to_string() == *placement),
                "{report:?}, {placement}"
            );
        }
        let (_, reports) = self.reports.as_ref().expect("watched");
        let more = reports.recv_timeout(REST);
        assert!(matches!(more, Err(RecvTimeoutError::Timeout)), "{more:?}");
    }

    /// What stands there in the end, and no more after it; before it perhaps some of `passing`, where a machine is slower than
    /// a hand.
    fn comes_to(&self, placement: &str, passing: &[&str]) {
        loop {
            match self.next() {
                BoardReport::Stands(board) if board.to_string() == placement => return self.sees(&[]),
                BoardReport::Stands(board) if passing.contains(&board.to_string().as_str()) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    fn lost(&self) -> SensorError {
        match self.next() {
            BoardReport::Lost(error) => error,
            other => panic!("{other:?}"),
        }
    }
}

/// A piece, as in a FEN, that is put on a square after so much time; `.` takes it off.
type Done<'a> = (Duration, &'a str, char);
/// What is done on a board, and the placements that are seen.
type Course<'a> = (&'a [Done<'a>], &'a [&'a str]);

/// A board with this placement, and what is seen as pieces are put on it one after the other.
fn check(placement: &str, done: &[Done<'_>], seen: &[&str]) {
    let mut place = Place::new();
    let mut board = SimulatedBoard::plug_in(&place.port(), placement, Lie::Upright);
    place.watch();
    place.sees(&[placement]);
    for &(time, square, piece) in done {
        wait(time);
        board.put(square, piece);
    }
    place.sees(seen);
}

/// Several boards at the same time: most of what they do is to wait.
fn check_each(placement: &str, courses: &[Course<'_>]) {
    std::thread::scope(|scope| {
        for (done, seen) in courses {
            scope.spawn(|| check(placement, done, seen));
        }
    });
}

#[test]
fn the_whole_board_is_told_at_first() {
    let mut place = Place::new();
    let board = SimulatedBoard::plug_in(&place.port(), START, Lie::Upright);
    place.watch();
    place.sees(&[START]);
    assert_eq!(board.heard(), [0x40, 0x44, 0x42]);
}

/// A sliding piece is seen on every square, and believed where it stops.
#[test]
fn a_sliding_piece_is_told_where_it_stops() {
    let over = ["a2", "a3", "a4", "a5"];
    let mut done = vec![(QUICK, "a1", '.')];
    for pair in over.windows(2) {
        done.extend([(QUICK, pair[0], 'R'), (QUICK, pair[0], '.')]);
    }
    done.push((QUICK, "a5", 'R'));
    check("4k3/8/8/8/8/8/8/R3K3", &done, &["4k3/8/8/R7/8/8/8/4K3"]);
}

/// A hand that rests on the way is reported like any other: what it means is not the sensor's to say.
#[test]
fn a_stop_on_the_way_is_reported_and_so_is_the_end() {
    let done = [(QUICK, "a1", '.'), (QUICK, "a3", 'R'), (REST, "a3", '.'), (QUICK, "a7", 'R')];
    check("4k3/8/8/8/8/8/8/R3K3", &done, &["4k3/8/8/8/8/R7/8/4K3", "4k3/R7/8/8/8/8/8/4K3"]);
}

#[test]
fn castling_in_two_steps() {
    let king = [(QUICK, "e1", '.'), (QUICK, "g1", 'K')];
    let quick = [&king[..], &[(QUICK, "h1", '.'), (QUICK, "f1", 'R')]].concat();
    // The rook is forgotten for a while.
    let slow = [&king[..], &[(REST, "h1", '.'), (QUICK, "f1", 'R')]].concat();
    let (without_rook, after) = ["4k3/8/8/8/8/8/8/6KR", "4k3/8/8/8/8/8/8/5RK1"].into();
    check_each("4k3/8/8/8/8/8/8/4K2R", &[(&quick, &[after]), (&slow, &[without_rook, after])]);
}

#[test]
fn captures_in_either_order() {
    let taken_first = [(QUICK, "d5", '.'), (QUICK, "e4", '.'), (QUICK, "d5", 'P')];
    let taken_last = [(QUICK, "e4", '.'), (QUICK, "d5", '.'), (QUICK, "d5", 'P')];
    // Put on top before the other is drawn away: the field changes from one piece to the other.
    let put_on_top = [(QUICK, "e4", '.'), (QUICK, "d5", 'P')];
    let seen = &["4k3/8/8/3P4/8/8/8/4K3"];
    check_each("4k3/8/8/3p4/4P3/8/8/4K3", &[(&taken_first, seen), (&taken_last, seen), (&put_on_top, seen)]);
    let en_passant = [(QUICK, "d5", '.'), (QUICK, "e5", '.'), (QUICK, "d6", 'P')];
    check("4k3/8/8/3pP3/8/8/8/4K3", &en_passant, &["4k3/8/3P4/8/8/8/8/4K3"]);
}

#[test]
fn promotion() {
    let at_once = [(QUICK, "e7", '.'), (QUICK, "e8", 'Q')];
    let over_the_pawn = [(QUICK, "e7", '.'), (QUICK, "e8", 'P'), (QUICK, "e8", '.'), (QUICK, "e8", 'Q')];
    // The pawn stays there until a queen is found.
    let looking_for_a_queen = [(QUICK, "e7", '.'), (QUICK, "e8", 'P'), (REST, "e8", 'Q')];
    let (pawn, queen) = ["4P3/8/8/8/8/k7/8/4K3", "4Q3/8/8/8/8/k7/8/4K3"].into();
    let courses: &[Course<'_>] =
        &[(&at_once, &[queen]), (&over_the_pawn, &[queen]), (&looking_for_a_queen, &[pawn, queen])];
    check_each("8/4P3/8/8/8/k7/8/4K3", courses);
}

/// The board is found upside down by its start position; from then on all squares are named as the players see them.
#[test]
fn a_board_that_lies_upside_down_is_read_from_whites_side() {
    let mut place = Place::new();
    let mut board = SimulatedBoard::plug_in(&place.port(), START, Lie::UpsideDown);
    place.watch();
    place.sees(&[START]);
    board.put("e2", '.');
    board.put("e4", 'P');
    let stands = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    place.sees(&[stands]);
    // A piece that is lifted and put back is named so, too.
    board.put("g1", '.');
    place.sees(&["rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKB1R"]);
    board.put("g1", 'N');
    let BoardReport::Lifted(lift) = place.next() else { panic!("no lift") };
    assert_eq!((lift.square, lift.piece.char()), (Square::G1, 'N'));
    assert!(lift.away() >= REST, "{:?}", lift.away());
    place.sees(&[stands]);
}

/// Noise, a message that breaks off, a wrong length, a field that does not exist: the board is asked again and nothing
/// that happened meanwhile is lost.
#[test]
fn damage_on_the_line_costs_nothing() {
    let damages: [&[u8]; 4] = [b"noise", &[0x86, 0, 67, 1, 2], &[0x8e, 0, 4, 12, 0], &[0x8e, 0, 5, 99, 0]];
    std::thread::scope(|scope| {
        for damage in damages {
            scope.spawn(|| {
                let mut place = Place::new();
                let mut board = SimulatedBoard::plug_in(&place.port(), START, Lie::Upright);
                place.watch();
                place.sees(&[START]);
                board.put_unheard("e7", '.');
                board.send(damage);
                board.put("e5", 'p');
                let lifted = "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
                // Where the new look comes late, the lifted pawn is still thought to stand.
                let unlifted = "rnbqkbnr/pppppppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR";
                place.comes_to("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR", &[lifted, unlifted]);
            });
        }
    });
}

/// An update that was lost without a trace is found at the next look.
#[test]
fn a_lost_update_is_found() {
    let mut place = Place::new();
    let mut board = SimulatedBoard::plug_in(&place.port(), START, Lie::Upright);
    place.watch();
    place.sees(&[START]);
    board.put_unheard("e2", '.');
    place.sees(&["rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR"]);
}

#[test]
fn a_board_that_is_gone_is_told_once_and_found_again() {
    let mut place = Place::new();
    place.watch();
    assert!(matches!(place.lost(), SensorError::Port { port, .. } if Path::new(&port) == place.port()));
    let board = SimulatedBoard::plug_in(&place.port(), START, Lie::UpsideDown);
    place.sees(&[START]);
    board.unplug();
    let error = place.lost();
    assert!(matches!(error, SensorError::Gone { .. }), "{error}");
    // It is still known which way round it lies.
    let _board = SimulatedBoard::plug_in(&place.port(), "4k3/8/8/8/8/8/8/R3K3", Lie::UpsideDown);
    place.sees(&["4k3/8/8/8/8/8/8/R3K3"]);
}

/// Something else is at the port: it says nothing, or nothing that a board would say.
#[test]
fn what_is_no_board_is_told() {
    let mut place = Place::new();
    let (mut line, other_end) = serialport::TTYPort::pair().expect("a pseudo-terminal");
    let name = serialport::SerialPort::name(&other_end).expect("a name");
    std::os::unix::fs::symlink(name, place.port()).expect("a link");
    place.watch();
    let error = place.lost();
    assert!(matches!(error, SensorError::Silent { .. }), "{error}");

    let mut place_of_modem = Place::new();
    std::os::unix::fs::symlink(serialport::SerialPort::name(&other_end).expect("a name"), place_of_modem.port())
        .expect("a link");
    drop(place);
    wait(REST);
    place_of_modem.watch();
    for _ in 0..30 {
        std::io::Write::write_all(&mut line, b"OK\r\n\x80").expect("sent");
        wait(Duration::from_millis(100));
    }
    let error = place_of_modem.lost();
    assert!(matches!(error, SensorError::Garbled { .. }), "{error}");
}
