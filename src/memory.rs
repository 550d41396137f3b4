//! How the allocator of the system treats what the program frees.
//!
//! The allocator of glibc keeps large blocks that were freed: with each it asks the system less often, and keeps more, up to
//! 32 MB. The pictures and sounds of this program come in a few large blocks, so that in a game a third of its memory was held
//! for nothing. With a fixed limit they go back to the system when they are freed.

/// Gives large blocks back to the system as soon as they are freed. To be called before the first thread is made.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "the allocator of the system is set up by a call into it")]
pub fn give_back() {
    use std::ffi::c_int;

    // From `malloc.h`, where each number is a part of the interface that does not change.
    const TRIM_THRESHOLD: c_int = -1;
    const MMAP_THRESHOLD: c_int = -3;
    const ARENA_MAX: c_int = -8;

    // SAFETY: as in `malloc.h`; it takes two numbers, and answers 0 to one that it does not know.
    unsafe extern "C" {
        safe fn mallopt(parameter: c_int, value: c_int) -> c_int;
    }
    for (parameter, value) in [(MMAP_THRESHOLD, LARGE), (TRIM_THRESHOLD, LARGE), (ARENA_MAX, ARENAS)] {
        // Where it does not obey, more memory is held: nothing else changes.
        let _ = mallopt(parameter, value);
    }
}

/// A block of this many bytes is large.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: i32 = 128 * 1024;
/// Parts of the memory that threads share. The allocator makes eight for each processor, which it never joins.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const ARENAS: i32 = 2;

/// Other systems do so by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn give_back() {}
