//! The thin binary.
use std::process::ExitCode;

fn main() -> ExitCode {
    anna_hector::cli::run()
}
