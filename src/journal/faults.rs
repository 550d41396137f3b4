//! A disk for tests that fails when it is told to.
use std::{
    io::{self, ErrorKind},
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use super::{
    Book, Writer,
    copy::Copy,
    medium::{Identity, Medium},
};

/// What the disk does with the next writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Fault {
    /// It takes them.
    #[default]
    None,
    /// It takes so many bytes of a line and is full; what it took can be cut off again.
    Full(usize),
    /// The same, and what it took cannot be cut off yet.
    Stuck(usize),
    /// It takes none: an error of the device.
    Broken,
    /// It may only be read.
    ReadOnly,
}

/// The disk's will, in the hands of the test.
#[derive(Debug, Clone, Default)]
pub(crate) struct Faults(Arc<Mutex<Fault>>);

impl Faults {
    pub(crate) fn set(&self, fault: Fault) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }

    /// The disk, failing when it is told to.
    pub(super) fn over(&self, disk: Box<dyn Medium>) -> Box<dyn Medium> {
        Box::new(Faulty { disk, faults: self.clone() })
    }

    fn now(&self) -> Fault {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Debug)]
struct Faulty {
    disk: Box<dyn Medium>,
    faults: Faults,
}

impl Medium for Faulty {
    fn put(&mut self, at: u64, bytes: &[u8]) -> io::Result<()> {
        match self.faults.now() {
            Fault::None => self.disk.put(at, bytes),
            Fault::Full(taken) | Fault::Stuck(taken) => {
                // Never a whole line: that one would be there, though nobody was told.
                self.disk.put(at, &bytes[..taken.min(bytes.len().saturating_sub(1))])?;
                Err(ErrorKind::StorageFull.into())
            }
            Fault::Broken => Err(io::Error::other("the device does not answer")),
            Fault::ReadOnly => Err(ErrorKind::ReadOnlyFilesystem.into()),
        }
    }

    fn cut(&mut self, len: u64) -> io::Result<()> {
        match self.faults.now() {
            Fault::None | Fault::Full(_) => self.disk.cut(len),
            Fault::Stuck(_) | Fault::Broken => Err(io::Error::other("the device does not answer")),
            Fault::ReadOnly => Err(ErrorKind::ReadOnlyFilesystem.into()),
        }
    }

    fn identity(&self) -> Option<Identity> {
        self.disk.identity()
    }
}

impl Writer {
    /// Puts a disk under the journal that fails when it is told to.
    pub(crate) fn on(&mut self, faults: &Faults) {
        self.change_medium(|disk| faults.over(disk));
    }
}

impl Book {
    pub(crate) fn on(&mut self, faults: &Faults) {
        self.writer_mut().on(faults);
    }

    /// Keeps a second copy on a disk that fails when it is told to.
    pub(crate) fn keep_copy_on(&mut self, folder: &Path, faults: &Faults) -> io::Result<()> {
        self.begin_copy(|writer| Copy::begin_on(writer, folder, faults))
    }
}
