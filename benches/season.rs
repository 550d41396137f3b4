//! A season of 1,000 games with everybody misbehaving, and what must hold looked at after each event: the large one of
//! `tests/misbehaving.rs`. `cargo bench --bench season -- 50` plays another number of games.
#![expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
mod figures;
#[path = "../tests/invariants/mod.rs"]
mod invariants;
#[path = "../tests/random/mod.rs"]
mod random;
#[path = "../tests/season/mod.rs"]
mod season;

use std::{path::Path, time::Instant};

use figures::figure;
use season::Figures;

/// So many attempts a game has at most.
const ATTEMPTS: usize = 400;

fn main() {
    let games = std::env::args().filter_map(|argument| argument.parse().ok()).next().unwrap_or(1000);
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.expect("a folder");
    let (mut all, began) = (Figures::default(), Instant::now());
    for number in 0..games {
        all += season::play(number, ATTEMPTS, folder.path());
    }
    println!("{all}");
    figure("season", "s", "<=600", &[began.elapsed().as_secs_f64()]);
}
