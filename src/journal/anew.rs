//! A file that was deleted or replaced while the game runs: what stands at its path is never overwritten, but put aside, and
//! the file is written anew beside it before it takes the name.
use std::{
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
};

use super::medium::{Identity, Medium};
use crate::files;

/// What was written anew, to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewritten {
    /// What became of the file.
    pub loss: crate::game::Loss,
    /// The file as it is written now.
    pub path: PathBuf,
    /// Where that was put which stood in its place.
    pub aside: Option<PathBuf>,
}

impl std::fmt::Display for Rewritten {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: was deleted or changed by somebody else and has been written anew", self.path.display())?;
        match &self.aside {
            Some(aside) => write!(f, "; what stood there is now {}", aside.display()),
            None => Ok(()),
        }
    }
}

/// Writes a whole file beside `path` and gives it that name. What stands there is put aside first.
pub(super) fn write_anew(
    path: &Path,
    bytes: &[u8],
    prepare: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<(File, Option<PathBuf>)> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    files::create_folder(folder)?;
    files::write_whole_and(path, bytes, |file| {
        prepare(file)?;
        file.sync_all()?;
        put_aside(path)
    })
}

/// Gives what stands at `path` another name: `NAME.aside-1`, ...
fn put_aside(path: &Path) -> io::Result<Option<PathBuf>> {
    if fs::symlink_metadata(path).is_err() {
        return Ok(None);
    }
    let mut numbers = 1_u32..;
    let names = std::iter::from_fn(|| numbers.next().map(|number| path.with_extension(format!("aside-{number}"))));
    for aside in names {
        if fs::symlink_metadata(&aside).is_err() {
            fs::rename(path, &aside)?;
            return Ok(Some(aside));
        }
    }
    Ok(None)
}

/// What is to be done with a journal's path at which something else stands.
#[derive(Debug)]
pub(super) enum Found {
    /// The same lines in another file, which is now locked: somebody copied it and put the copy in its place.
    Copy(File),
    /// Another program writes it.
    InUse,
    /// Whatever it is, nobody needs it under this name.
    Stranger,
}

/// Looks into what stands at a journal's path instead of its open file, whose lines are `good`.
pub(super) fn look_into(path: &Path, open: Option<Identity>, good: &[u8]) -> Found {
    let Ok(file) = files::writing().read(true).open(path) else { return Found::Stranger };
    // The lock of the open file would stand in its own way.
    if open.is_some() && file.identity() == open {
        return Found::Stranger;
    }
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Found::InUse,
        Ok(()) if files::read(path, good.len() as u64).is_ok_and(|bytes| bytes == good) => Found::Copy(file),
        Ok(()) | Err(TryLockError::Error(_)) => Found::Stranger,
    }
}

/// The next name beside `path` under which nothing stands: `NAME-2.jsonl`, ...
pub(super) fn free_name(path: &Path) -> PathBuf {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let mut numbers = 2_u32..;
    let mut names = std::iter::from_fn(|| {
        let name = format!("{stem}-{}.{}", numbers.next()?, super::EXTENSION);
        Some(path.with_file_name(name))
    });
    names
        .find(|name| {
            let taken = super::names::sidecars(name).iter().any(|sidecar| sidecar.exists());
            !taken && fs::symlink_metadata(name).is_err()
        })
        .unwrap_or_else(|| path.to_owned())
}
