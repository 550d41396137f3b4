//! The lines of standard input.
use std::{
    io::{self, BufRead, Read},
    sync::mpsc::{Receiver, Sender, channel},
};

use crate::files::{self, encoding, encoding::NoText};

/// Standard input line by line, so that the clock is not kept waiting for it.
pub(super) fn stdin_lines() -> io::Result<Receiver<String>> {
    let (outbox, inbox) = channel();
    std::thread::Builder::new().name("stdin".to_owned()).spawn(move || {
        let mut input = io::stdin().lock();
        if input.fill_buf().is_ok_and(encoding::is_marked_utf16) {
            let _ = send_lines(utf16_of(input).as_slice(), &outbox);
        } else {
            let _ = send_lines(input, &outbox);
        }
    })?;
    Ok(inbox)
}

/// UTF-16 with its mark is read to its end; what breaks off stays as it is, to be refused line by line.
fn utf16_of(input: impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = input.take(files::MOST_TEXT).read_to_end(&mut bytes);
    encoding::as_utf8(bytes.clone()).unwrap_or(bytes)
}

fn send_lines(mut input: impl BufRead, outbox: &Sender<String>) -> io::Result<()> {
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        if outbox.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
            break;
        }
        bytes.clear();
    }
    Ok(())
}

/// Why a line is refused: it holds a zero byte, which text does not have.
pub(super) fn no_text(line: &str) -> Option<NoText> {
    line.find('\0').map(|at| NoText::Zero(at + 1))
}
