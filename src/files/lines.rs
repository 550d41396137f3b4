//! Lines of which none is without end.
use std::io::{self, Read};

/// No line of a journal, of PGN or of a script is longer, in bytes.
pub const LONGEST_LINE: usize = 1024 * 1024;

/// What is read, until a line of it is longer than [`LONGEST_LINE`]: that is an error, and nothing more is read.
#[derive(Debug)]
pub struct BoundedLines<R> {
    source: R,
    line: u64,
    length: usize,
}

impl<R: Read> BoundedLines<R> {
    /// The lines of this source.
    pub const fn of(source: R) -> Self {
        Self { source, line: 1, length: 0 }
    }

    fn look_at(&mut self, bytes: &[u8]) -> io::Result<()> {
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            self.length += piece.len();
            if self.length > LONGEST_LINE {
                let text = format!("line {} is longer than {} MB", self.line, LONGEST_LINE / (1024 * 1024));
                return Err(io::Error::new(io::ErrorKind::FileTooLarge, text));
            }
            if piece.ends_with(b"\n") {
                self.line += 1;
                self.length = 0;
            }
        }
        Ok(())
    }
}

impl<R: Read> Read for BoundedLines<R> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(room)?;
        self.look_at(&room[..read])?;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_that_is_too_long_is_named_and_what_follows_is_not_read() {
        let long = "x".repeat(LONGEST_LINE - 1);
        let whole = format!("a\n{long}\n{long}\n");
        let mut read = String::new();
        BoundedLines::of(whole.as_bytes()).read_to_string(&mut read).unwrap();
        assert_eq!(read, whole);
        let error = BoundedLines::of(whole.as_bytes().chain(long.as_bytes()).chain(io::repeat(b'x')))
            .read_to_end(&mut Vec::new())
            .unwrap_err();
        assert_eq!(error.to_string(), "line 4 is longer than 1 MB");
    }
}
