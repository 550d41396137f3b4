//! The log file of the program with its window or console: bounded, and read to find out afterwards what was wrong.
//!
//! It holds what happens to devices, files and threads. Nothing that anybody said, heard or sealed goes into it: every line with
//! words of a game has the target [`WORDS`], which no file takes.
use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use crate::files;

/// The target of each line that holds words or moves of a game.
pub(crate) const WORDS: &str = "anna_hector::words";

/// No log file is longer, in bytes; the one before it is kept beside it, so both together have at most twice that.
const MOST: u64 = 512 * 1024;

/// The log file; past [`MOST`] bytes another is begun and the last one kept as `.old`.
#[derive(Debug)]
pub(super) struct LogFile {
    path: PathBuf,
    file: File,
    length: u64,
}

impl LogFile {
    /// Goes on with the file that is there. A pipe, which somebody would have to read first, is refused.
    ///
    /// # Errors
    /// Where it cannot be made or written.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            files::create_folder(folder)?;
        }
        files::must_be_a_file_or_free(path)?;
        let file = files::writing().append(true).create(true).open(path)?;
        files::close_to_others(&file)?;
        let length = file.metadata()?.len();
        Ok(Self { path: path.to_owned(), file, length })
    }

    /// Where the one before is kept.
    fn old(path: &Path) -> PathBuf {
        path.with_extension("log.old")
    }
}

impl LogFile {
    fn keep(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.length > 0 && self.length + bytes.len() as u64 > MOST {
            match fs::rename(&self.path, Self::old(&self.path)) {
                // It was kept, and no new one could be opened then.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                renamed => renamed?,
            }
            *self = Self::open(&self.path)?;
        }
        self.file.write_all(bytes)?;
        self.length += bytes.len() as u64;
        Ok(())
    }
}

impl Write for LogFile {
    /// Nobody is told that the log cannot be written: the journal tells of a full disk.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _ = self.keep(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_files_of_bounded_length_are_kept_and_the_newest_lines_are_in_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("state/anna-hector.log");
        let mut log = LogFile::open(&path).expect("a file");
        let line = |number: u32| format!("{number:07} {}\n", "x".repeat(991));
        for number in 0..2000 {
            log.write_all(line(number).as_bytes()).expect("written");
        }
        let kept = [LogFile::old(&path), path.clone()].map(|path| fs::read_to_string(path).expect("readable"));
        assert!(kept.iter().all(|text| text.len() as u64 <= MOST), "{:?}", kept.each_ref().map(String::len));
        assert_eq!(fs::read_dir(folder.path().join("state")).expect("readable").count(), 2);
        assert!(kept[1].ends_with(&line(1999)));
        let numbers: Vec<u32> = kept.concat().lines().map(|line| line[..7].parse().expect("a number")).collect();
        assert!(numbers.len() > 500 && numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "{numbers:?}");
    }

    /// The file was kept, and no new one could be opened then: the log was silent from there on.
    #[test]
    fn a_log_that_could_not_be_begun_anew_goes_on_when_it_can() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("anna-hector.log");
        let mut log = LogFile::open(&path).expect("a file");
        log.write_all(&vec![b'x'; usize::try_from(MOST).expect("small")]).expect("written");
        fs::rename(&path, LogFile::old(&path)).expect("kept");
        log.write_all(b"goes on\n").expect("written");
        assert_eq!(fs::read_to_string(&path).expect("a new file"), "goes on\n");
    }

    /// The program waited without end for somebody to read from it.
    #[test]
    fn what_is_not_a_file_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(LogFile::open(folder.path()).is_err());
        #[cfg(unix)]
        {
            let pipe = folder.path().join("anna-hector.log");
            let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
            assert!(made.success() && LogFile::open(&pipe).is_err());
        }
    }

    #[test]
    fn a_second_start_goes_on_with_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("anna-hector.log");
        for line in ["one\n", "two\n"] {
            LogFile::open(&path).expect("a file").write_all(line.as_bytes()).expect("written");
        }
        assert_eq!(fs::read_to_string(path).expect("readable"), "one\ntwo\n");
    }
}
