//! What is printed where the program itself fails: as Rust does it, but with no path of the machine that compiled it.
use std::{
    backtrace::{Backtrace, BacktraceStatus},
    panic::{self, PanicHookInfo},
    thread,
};

/// Tells every panic from now on so, on standard error.
pub(super) fn tell_without_paths() {
    panic::set_hook(Box::new(|info| {
        eprintln!("\n{}", told(info, thread::current().name().unwrap_or("<unnamed>")));
        let backtrace = Backtrace::capture();
        if backtrace.status() == BacktraceStatus::Captured {
            eprintln!("stack backtrace:\n{backtrace}");
        }
    }));
}

fn told(info: &PanicHookInfo<'_>, thread: &str) -> String {
    let place = info
        .location()
        .map_or_else(String::new, |at| format!(" at {}:{}:{}", from_its_crate(at.file()), at.line(), at.column()));
    format!("thread '{thread}' panicked{place}:\n{}", info.payload_as_str().unwrap_or("(no message)"))
}

/// A source file from the folder of its crate on: `winit-0.30.12/src/event_loop.rs`.
fn from_its_crate(file: &str) -> String {
    let parts: Vec<&str> = file.split(['/', '\\']).collect();
    let from = match parts.iter().rposition(|&part| part == "src") {
        Some(sources) => sources.saturating_sub(1),
        None => parts.len().saturating_sub(1),
    };
    parts[from..].join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_names_its_place_without_the_folders_above_its_crate() {
        for (file, shown) in [
            (
                "/home/somebody/.cargo/registry/src/index-1949cf8c/winit-0.30.12/src/event_loop.rs",
                "winit-0.30.12/src/event_loop.rs",
            ),
            (r"C:\Users\somebody\.cargo\registry\src\index-1949cf8c\cpal-0.18.2\src\lib.rs", "cpal-0.18.2/src/lib.rs"),
            ("/rustc/59807616e1fa/library/core/src/option.rs", "core/src/option.rs"),
            ("src/app/mod.rs", "src/app/mod.rs"),
            ("/home/somebody/build.rs", "build.rs"),
        ] {
            assert_eq!(from_its_crate(file), shown);
        }
    }
}
