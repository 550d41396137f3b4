//! A small season; `cargo bench --bench season` plays a large one.
mod fault_by_chance;
mod invariants;
mod random;
mod season;

use std::path::Path;

use season::Figures;

/// A folder in memory, where there is one: nothing is tested here that a disk could change.
fn folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.expect("a folder")
}

#[test]
fn a_season_with_everybody_misbehaving() {
    let folder = folder();
    let mut figures = Figures::default();
    for number in 0..24 {
        figures += season::play(number, 120, folder.path());
    }
    println!("{figures}");
    fault_by_chance::row("a journal is cut at any byte", figures.cuts, 0, &figures.torn.to_string());
    fault_by_chance::row("a bit of a journal is flipped", figures.flipped, 0, &figures.flipped.to_string());
    fault_by_chance::row("somebody does what he may not", figures.refused, 0, &figures.refused.to_string());
    fault_by_chance::row("the program is left and gone on with", figures.restarts, 0, "-");
    // It is worth what it reaches.
    assert!(
        figures.moves >= 40 && figures.refused >= 100 && figures.compared >= 8 && figures.restarts >= 10,
        "{figures}"
    );
}
