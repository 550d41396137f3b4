//! How many bytes a thread asks the allocator for.
use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

/// The system's allocator, which counts what each thread asks it for.
pub(crate) struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count(bytes: usize) {
    // A thread that ends counts no more.
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + bytes as u64));
}

#[expect(unsafe_code, reason = "an allocator cannot be written without it; each call is handed on as it came")]
// SAFETY: each method does what that of `System` does with the same arguments.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

/// So many bytes this thread has asked for since it began.
pub(crate) fn asked() -> u64 {
    ASKED.with(Cell::get)
}
