//! The files of the stories, in `tests/stories` and the folders below it.
use std::{
    fs,
    path::{Path, PathBuf},
};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories")
}

/// All files that end so, sorted.
pub(crate) fn files(extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(&root(), &mut files);
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder of stories") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}
