//! Every target: the entry point of its own name, out of the one list in `tests/entry_points`.
#![no_main]

#[path = "../tests/entry_points/mod.rs"]
mod entry_points;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| (entry_points::named(env!("CARGO_BIN_NAME")).read)(bytes));
