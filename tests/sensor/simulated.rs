//! A DGT board behind a pseudo-terminal, written from the facts of the protocol: it answers what it is asked, and sends
//! the fields that change once it was told to.
use std::{
    io::{Read, Write},
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
        mpsc::channel,
    },
    thread::JoinHandle,
    time::Duration,
};

use serialport::{SerialPort, TTYPort};

/// Lets real time pass.
pub(crate) fn wait(time: Duration) {
    let (_nobody, never) = channel::<()>();
    let _ = never.recv_timeout(time);
}

/// Which way round it lies before the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lie {
    Upright,
    UpsideDown,
}

/// What is on the board and what it was told.
#[derive(Debug)]
struct State {
    /// The codes of the fields as they are wired.
    codes: [u8; 64],
    /// Whether it sends the fields that change.
    updating: bool,
    /// Every byte that was said to it.
    heard: Vec<u8>,
}

/// A board that is plugged in.
pub(crate) struct SimulatedBoard {
    lie: Lie,
    state: Arc<Mutex<State>>,
    line: TTYPort,
    unplugged: Arc<AtomicBool>,
    listener: Option<JoinHandle<()>>,
}

impl SimulatedBoard {
    /// Plugs a board with these pieces, the first field of a FEN, in at `port`.
    pub(crate) fn plug_in(port: &Path, placement: &str, lie: Lie) -> Self {
        let (line, other_end) = TTYPort::pair().expect("a pseudo-terminal");
        let _ = std::fs::remove_file(port);
        symlink(PathBuf::from(other_end.name().expect("a name")), port).expect("a link");
        let mut board = Self {
            lie,
            state: Arc::new(Mutex::new(State { codes: [0; 64], updating: false, heard: Vec::new() })),
            line,
            unplugged: Arc::default(),
            listener: None,
        };
        for (square, piece) in pieces(placement) {
            board.state().codes[board.field(square)] = code(piece);
        }
        let (state, unplugged) = (Arc::clone(&board.state), Arc::clone(&board.unplugged));
        let line = board.line.try_clone_native().expect("a second handle");
        // A terminal that nobody has open is hung up: this end stays until the first command has come.
        board.listener = Some(std::thread::spawn(move || {
            let _kept = other_end;
            listen(line, &state, &unplugged);
        }));
        board
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("unharmed")
    }

    /// 0 is a8, 63 is h1, as the board is wired.
    fn field(&self, square: usize) -> usize {
        match self.lie {
            Lie::Upright => square,
            Lie::UpsideDown => 63 - square,
        }
    }

    /// Puts a piece, as in a FEN, on a square; `.` takes it off.
    pub(crate) fn put(&mut self, square: &str, piece: char) {
        let field = self.field(index(square));
        let updating = {
            let mut state = self.state();
            state.codes[field] = code(piece);
            state.updating
        };
        if updating {
            self.send(&[0x8e, 0, 5, u8::try_from(field).expect("a field"), code(piece)]);
        }
    }

    /// The same behind the back of the line: the update is lost.
    pub(crate) fn put_unheard(&mut self, square: &str, piece: char) {
        let field = self.field(index(square));
        self.state().codes[field] = code(piece);
    }

    /// Sends these bytes, whatever they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        self.line.write_all(bytes).expect("sent");
    }

    /// What was said to it so far.
    pub(crate) fn heard(&self) -> Vec<u8> {
        self.state().heard.clone()
    }

    /// Pulls its plug.
    pub(crate) fn unplug(self) {}
}

impl Drop for SimulatedBoard {
    fn drop(&mut self) {
        self.unplugged.store(true, Ordering::Relaxed);
        if let Some(listener) = self.listener.take() {
            listener.join().expect("the board ends");
        }
    }
}

fn listen(mut line: TTYPort, state: &Mutex<State>, unplugged: &AtomicBool) {
    line.set_timeout(Duration::from_millis(20)).expect("a timeout");
    let mut byte = [0];
    while !unplugged.load(Ordering::Relaxed) {
        if !matches!(line.read(&mut byte), Ok(1)) {
            continue;
        }
        let answer = {
            let mut state = state.lock().expect("unharmed");
            state.heard.push(byte[0]);
            match byte[0] {
                0x40 => state.updating = false,
                0x44 => state.updating = true,
                _ => {}
            }
            (byte[0] == 0x42).then(|| [&[0x86, 0, 67][..], &state.codes].concat())
        };
        // In portions, as a slow line brings it.
        for portion in answer.iter().flat_map(|answer| answer.chunks(11)) {
            line.write_all(portion).expect("answered");
        }
    }
}

fn code(piece: char) -> u8 {
    u8::try_from(".PRNBKQprnbkq".find(piece).expect("a piece")).expect("a code")
}

/// The squares counted as a FEN is read.
fn index(square: &str) -> usize {
    let [file, rank] = square.as_bytes() else { panic!("{square}") };
    usize::from(b'8' - rank) * 8 + usize::from(file - b'a')
}

fn pieces(placement: &str) -> Vec<(usize, char)> {
    let (mut at, mut pieces) = (0, Vec::new());
    for c in placement.chars().filter(|&c| c != '/') {
        match c.to_digit(10) {
            Some(empty) => at += empty as usize,
            None => {
                pieces.push((at, c));
                at += 1;
            }
        }
    }
    pieces
}
