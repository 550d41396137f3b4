//! The open file under a journal, and how it is told from whatever stands at its path.
//!
//! The seam at which tests put a disk that fails.
use std::{
    fmt,
    fs::{self, File, Metadata},
    io::{self, ErrorKind, Seek, SeekFrom, Write},
    path::Path,
};

/// An open file that is written at a place and cut.
pub(super) trait Medium: fmt::Debug + Send {
    /// Writes at this place; on the disk when it returns.
    fn put(&mut self, at: u64, bytes: &[u8]) -> io::Result<()>;

    /// Makes the file so long; on the disk when it returns.
    fn cut(&mut self, len: u64) -> io::Result<()>;

    /// What tells the open file from every other; `None` where the system does not say.
    fn identity(&self) -> Option<Identity>;
}

impl Medium for File {
    fn put(&mut self, at: u64, bytes: &[u8]) -> io::Result<()> {
        self.seek(SeekFrom::Start(at))?;
        self.write_all(bytes)?;
        self.sync_data()
    }

    fn cut(&mut self, len: u64) -> io::Result<()> {
        self.set_len(len)?;
        self.sync_data()
    }

    fn identity(&self) -> Option<Identity> {
        identity(&self.metadata().ok()?)
    }
}

/// Device and number of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Identity(u64, u64);

#[cfg(unix)]
fn identity(metadata: &Metadata) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    Some(Identity(metadata.dev(), metadata.ino()))
}

/// The standard library does not tell it here. A file that was deleted or has another length is found out all the same.
#[cfg(not(unix))]
const fn identity(_: &Metadata) -> Option<Identity> {
    None
}

/// What stands at a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FileStanding {
    /// The open file, as long as it should be.
    Ours,
    Deleted,
    /// The open file, cut or lengthened by somebody else; or something else.
    Other,
}

/// Compares what stands at `path` with the open file. What was not cleaned away yet of a failed line may stand behind `len`.
pub(super) fn look(path: &Path, open: Option<Identity>, len: u64, end: End) -> io::Result<FileStanding> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(FileStanding::Deleted);
        }
        Err(error) => return Err(error),
    };
    let long_enough = match end {
        End::Clean => metadata.len() == len,
        End::Dirty => metadata.len() >= len,
    };
    let same = open.is_none() || identity(&metadata).is_none() || identity(&metadata) == open;
    Ok(if same && long_enough { FileStanding::Ours } else { FileStanding::Other })
}

/// What stands behind the good lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Clean,
    /// A line that failed half-way and could not be cut off yet.
    Dirty,
}
