//! Each entry point for bytes of others takes bytes that were made from good ones by chance; the same functions that the
//! fuzzer calls (`fuzz/run`). The inputs are numbered and always the same, so that a failure can be repeated; so many, or for a
//! time that is asked for:
//!
//! ```text
//! ANNA_HECTOR_FUZZ_MS=60000 cargo test --test fuzzed pgn     each for a minute
//! ANNA_HECTOR_SEEDS=FOLDER cargo test --test fuzzed          write what the fuzzer begins with, and test nothing
//! ```
//!
//! Its last line but one has the figures: entry points and inputs.
#![expect(clippy::disallowed_methods, reason = "the box is one of real time")]
mod entry_points;
mod fault_by_chance;
#[path = "entry_points/seeds.rs"]
mod seeds;
mod story_files;

use std::{
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use entry_points::{ENTRY_POINTS, EntryPoint, sealed};
use libtest_mimic::{Arguments, Failed, Trial};

/// So many changed inputs each entry point takes at least, and no more where no time is asked for.
const LEAST: u64 = 300;

static INPUTS: AtomicU64 = AtomicU64::new(0);

fn main() -> ExitCode {
    if let Some(folder) = env::var_os("ANNA_HECTOR_SEEDS") {
        let written = seeds::write_all(Path::new(&folder)).expect("written");
        println!("{written} seeds for {} entry points", ENTRY_POINTS.len());
        return ExitCode::SUCCESS;
    }
    let box_of = env::var("ANNA_HECTOR_FUZZ_MS").ok().and_then(|ms| ms.parse().ok()).unwrap_or(0);
    let box_of = Duration::from_millis(box_of);
    let mut trials: Vec<Trial> =
        ENTRY_POINTS.iter().map(|entry| Trial::test(entry.name, move || time_boxed(*entry, box_of))).collect();
    trials.push(Trial::test("the_fuzzer_has_a_target_for_each", the_fuzzer_has_a_target_for_each));
    let conclusion = libtest_mimic::run(&Arguments::from_args(), trials);
    println!(
        "fuzzed: {} entry points, {} inputs, {} failed",
        ENTRY_POINTS.len(),
        INPUTS.load(Ordering::Relaxed),
        conclusion.num_failed
    );
    let failed = conclusion.num_failed as u64;
    fault_by_chance::row(
        "a good input of one of the parsers is changed by chance",
        INPUTS.load(Ordering::Relaxed),
        failed,
        "-",
    );
    conclusion.exit_code()
}

fn time_boxed(entry: EntryPoint, box_of: Duration) -> Result<(), Failed> {
    let seeds = seeds::seeds(entry.name);
    let words = seeds::words(&seeds);
    let began = Instant::now();
    for number in 0.. {
        if number >= LEAST + seeds.len() as u64 && began.elapsed() >= box_of {
            break;
        }
        // First each seed as it is.
        let input = match usize::try_from(number).ok().and_then(|index| seeds.get(index)) {
            Some(seed) => seed.clone(),
            None => changed(&mut Chance(number), &seeds, &words),
        };
        INPUTS.fetch_add(1, Ordering::Relaxed);
        if catch_unwind(AssertUnwindSafe(|| (entry.read)(&input))).is_err() {
            return Err(format!("{} falls over at input {number}: {}", entry.name, input.escape_ascii()).into());
        }
    }
    Ok(())
}

/// Numbers by chance, the same for the same beginning (SplitMix64).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Less than `below`; 0 for 0.
    fn below(&mut self, below: usize) -> usize {
        usize::try_from(self.next() % (below.max(1) as u64)).unwrap_or(0)
    }
}

/// A good input with a few changes.
fn changed(chance: &mut Chance, seeds: &[Vec<u8>], words: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = seeds[chance.below(seeds.len())].clone();
    for _ in 0..=chance.below(6) {
        let at = chance.below(bytes.len() + 1);
        let to = (at + chance.below(40)).min(bytes.len());
        match chance.below(8) {
            0 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            1 if at < bytes.len() => bytes[at] = chance.next().to_le_bytes()[0],
            2 => drop(bytes.drain(at..to)),
            3 => bytes.extend_from_within(at..to),
            4 => drop(bytes.splice(at..at, words[chance.below(words.len())].clone())),
            // A word in place of a word.
            5 | 6 => {
                let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
                let from = at + bytes[at..].iter().take_while(|byte| !is_word(byte)).count();
                let end = from + bytes[from..].iter().take_while(|byte| is_word(byte)).count();
                drop(bytes.splice(from..end, words[chance.below(words.len())].clone()));
            }
            _ => {
                let other = &seeds[chance.below(seeds.len())];
                let from = chance.below(other.len());
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
        }
    }
    bytes
}

fn the_fuzzer_has_a_target_for_each() -> Result<(), Failed> {
    let manifest = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/Cargo.toml"))?;
    let targets = manifest.split("[[bin]]").skip(1).filter_map(|bin| bin.split("name = \"").nth(1)?.split('"').next());
    let targets: Vec<&str> = targets.collect();
    let names: Vec<&str> = ENTRY_POINTS.iter().map(|entry| entry.name).collect();
    if targets == names { Ok(()) } else { Err(format!("{targets:?} in fuzz/Cargo.toml, {names:?} here").into()) }
}
