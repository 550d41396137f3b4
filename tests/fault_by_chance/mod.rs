//! A row for the table of faults whose figures depend on chance, or on how fast the machine is: `SECURITY.md` has to have the row, not
//! the figures.

/// As in `fault_row`.
pub(crate) fn row(fault: &str, tries: u64, lost: u64, told: &str) {
    // The test's name may stand in the same line.
    println!("\nfault | {fault} | {tries} | {lost} | {told}");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/SECURITY.md");
    let table = std::fs::read_to_string(path).expect("SECURITY.md");
    let is_there = std::env::var_os("ANNA_HECTOR_FAULTS").is_some() || table.contains(&format!("\n| {fault} |"));
    assert!(is_there, "the table of faults in SECURITY.md is old, it lacks `{fault}`: run tests/faults --write");
}
