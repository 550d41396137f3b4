//! How long the verdict takes whether a player can still checkmate, beside the published solver, on the same positions in
//! one run: positions from random games, blocked walls of pawns, the same with many bishops, wider closed structures and few
//! pieces, generated from fixed seeds.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
#![expect(clippy::expect_used, reason = "a benchmark without its positions has no figure")]
#[path = "../tests/winnable/positions.rs"]
mod positions;

use std::{
    hint::black_box,
    str::FromStr,
    time::{Duration, Instant},
};

use anna_hector::laws::winnable::{Budget, Winnability, winnable};
use positions::Random;
use shakmaty::{Chess, Color, EnPassantMode, fen::Fen};

/// Positions of each kind, from which each side is asked about.
const POSITIONS: usize = 10_000;
/// The published solver takes a hundred times as long with many bishops.
const POSITIONS_WITH_BISHOPS: usize = 500;
/// What `adjudicate` grants a row.
const GRANTED: Duration = Duration::from_millis(400);
/// What is not decided within that gets so much more, to see whether it can be decided at all.
const LARGE: Duration = Duration::from_secs(20);

/// Milliseconds of both, question by question, and what ours left open.
#[derive(Default)]
struct Samples {
    ours: Vec<f64>,
    theirs: Vec<f64>,
    open: Vec<String>,
}

fn milliseconds<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let begin = Instant::now();
    let result = black_box(work());
    (begin.elapsed().as_secs_f64() * 1000.0, result)
}

fn within(position: &Chess, winner: Color, time: Duration) -> Winnability {
    let begin = Instant::now();
    winnable(position, winner, Budget::UNLIMITED, &|| begin.elapsed() >= time)
}

/// Asks both, each in its own turn, and compares.
fn ask(position: &Chess, winner: Color, samples: &mut Samples) {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let Ok(board) = chess::Board::from_str(&fen) else { return };
    let side = winner.fold_wb(chess::Color::White, chess::Color::Black);
    let (ours, verdict) = milliseconds(|| within(position, winner, GRANTED));
    let (theirs, published) = milliseconds(|| chasolver::winnability(&board, side));
    let published = published.map(|verdict| matches!(verdict, chasolver::Winnability::Winnable { .. }));
    let decided = |verdict: &Winnability| match verdict {
        Winnability::Winnable(_) => Some(true),
        Winnability::Unwinnable => Some(false),
        Winnability::Undetermined => None,
    };
    let mut first = decided(&verdict);
    if first.is_none() {
        let (longer, verdict) = milliseconds(|| within(position, winner, LARGE));
        first = decided(&verdict);
        let after = if first.is_some() { format!("decided after {longer:.0} ms") } else { "left open".to_owned() };
        samples.open.push(format!("{fen} {winner:?}: {after}"));
    }
    if let (Some(ours), Some(theirs)) = (first, published) {
        assert_eq!(ours, theirs, "{fen} {winner:?}: the verdicts differ");
    }
    samples.ours.push(ours);
    samples.theirs.push(theirs);
}

fn percentile(samples: &[f64], percent: usize) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[(sorted.len() - 1) * percent / 100]
}

fn report(kind: &str, samples: &Samples) {
    let runs = samples.ours.len();
    let line = |what: &str, percent: usize, bound: &dyn Fn(f64) -> f64| {
        let (ours, theirs) = (percentile(&samples.ours, percent), percentile(&samples.theirs, percent));
        println!("winnable_{kind}_{what} {ours:.4} ms <={:.4} runs={runs}", bound(theirs));
        println!("winnable_{kind}_{what}_published {theirs:.4} ms - runs={runs}");
    };
    line("median", 50, &|theirs| 2.0 * theirs);
    line("99_percent", 99, &|theirs| theirs);
    line("maximum", 100, &|_| 500.0);
    println!("winnable_{kind}_undetermined {} questions <=0 runs={runs}", samples.open.len());
    samples.open.iter().for_each(|open| println!("# {open}"));
}

fn measure(kind: &str, seed: u64, positions: usize, make: fn(&mut Random) -> Chess) {
    let (mut random, mut samples) = (Random(seed), Samples::default());
    for position in (0..positions).map(|_| make(&mut random)) {
        Color::ALL.into_iter().for_each(|winner| ask(&position, winner, &mut samples));
    }
    report(kind, &samples);
}

fn main() {
    measure("games", 1001, POSITIONS, positions::from_game);
    measure("walls", 1002, POSITIONS, positions::wall);
    measure("bishops", 1005, POSITIONS_WITH_BISHOPS, positions::bishops);
    measure("closed", 1004, POSITIONS, positions::closed);
    measure("few_pieces", 1003, POSITIONS, positions::few_pieces);
}
