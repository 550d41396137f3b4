//! Which program this is: its version and the hash of its file, which is computed once, in the background.
use std::{fs::File, io, sync::OnceLock};

use sha2::{Digest, Sha256};

use crate::game::Program;

static SHA256: OnceLock<String> = OnceLock::new();

/// Begins to find out the hash. A machine that does not let the file be read leaves it unknown.
pub(super) fn find_out() {
    let thread = std::thread::Builder::new().name("seal".to_owned());
    let work = || match hash() {
        Ok(hash) => drop(SHA256.set(hash)),
        Err(error) => tracing::warn!(%error, "the program's own file cannot be read"),
    };
    if let Err(error) = thread.spawn(work) {
        tracing::warn!(%error, "the program's own file is not read");
    }
}

/// This program, once its hash is known.
pub(super) fn known() -> Option<Program> {
    let sha256 = SHA256.get()?.clone();
    Some(Program { version: env!("CARGO_PKG_VERSION").to_owned(), sha256 })
}

/// On Linux of the file that was started, whatever stands in its place by now.
fn hash() -> io::Result<String> {
    #[cfg(target_os = "linux")]
    let file = File::open("/proc/self/exe")?;
    #[cfg(not(target_os = "linux"))]
    let file = File::open(std::env::current_exe()?)?;
    let mut reader = io::BufReader::with_capacity(1 << 16, file);
    let mut hasher = Sha256::new();
    loop {
        let bytes = io::BufRead::fill_buf(&mut reader)?;
        if bytes.is_empty() {
            return Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect());
        }
        hasher.update(bytes);
        let length = bytes.len();
        io::BufRead::consume(&mut reader, length);
    }
}
