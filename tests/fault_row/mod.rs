//! A row for the table of faults that `tests/faults` makes out of what the tests print.

/// Prints one: so often was it tried, so many acknowledged acts or games were lost by it, so often was it told; `-` where there is
/// nobody, or nothing, to be told. The table in `SECURITY.md` has to have it; while `tests/faults` writes that anew, it need not yet.
pub(crate) fn row(fault: &str, tries: u64, lost: u64, told: &str) {
    let row = format!("{fault} | {tries} | {lost} | {told}");
    // The test's name may stand in the same line.
    println!("\nfault | {row}");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/SECURITY.md");
    let table = std::fs::read_to_string(path).expect("SECURITY.md");
    let is_there = std::env::var_os("ANNA_HECTOR_FAULTS").is_some() || table.contains(&format!("\n| {row} |\n"));
    assert!(is_there, "the table of faults in SECURITY.md is old, it lacks `{row}`: run tests/faults --write");
}
