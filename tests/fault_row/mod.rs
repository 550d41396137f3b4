//! A row for the table of faults that `tests/faults` makes out of what the tests print.

/// Prints one: so often was it tried, so many acknowledged acts or games were lost by it, so often was it told; `-` where there is
/// nobody, or nothing, to be told.
pub(crate) fn row(fault: &str, tries: u64, lost: u64, told: &str) {
    // The test's name may stand in the same line.
    println!("\nfault | {fault} | {tries} | {lost} | {told}");
}
