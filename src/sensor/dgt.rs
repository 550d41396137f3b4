//! The conversation with a DGT board, without its port: bytes and time in, commands and placements out.
use std::time::Duration;

use shakmaty::Board;

use super::{
    Settling,
    wire::{Command, Decoder, Fault, Message},
};
use crate::clock::Moment;

/// So often the whole board is asked for, whatever was told of its fields: what was lost on the way is found, and a board
/// that has fallen silent is noticed.
const LOOK: Duration = Duration::from_secs(5);
/// So long an answer may take. The whole board is 70 ms of the line.
const ANSWER: Duration = Duration::from_secs(2);
/// After something that cannot be read the board is asked again, but no more often than this.
const AGAIN: Duration = Duration::from_millis(300);

/// What is said to a board at first.
const GREETING: &[Command] = &[Command::Reset, Command::SendUpdates, Command::SendBoard];

/// A conversation with a DGT board. After [`hear`](Self::hear), and when time has passed, send what
/// [`due`](Self::due) gives, and look at [`settled`](Self::settled).
#[derive(Debug, Clone)]
pub struct Dgt {
    decoder: Decoder,
    settling: Settling,
    ask: Ask,
    /// What could not be read since the board was last seen whole.
    fault: Option<Fault>,
}

/// How far the asking for the whole board has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ask {
    /// Nothing has been said yet.
    Nothing,
    /// It was asked for, at first and again, and has not come.
    Open { first: Moment, last: Moment },
    /// It came.
    Answered(Moment),
}

/// Why a conversation is at an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Silence {
    /// Nothing came that could be read or not.
    Nothing,
    /// What came could not be read.
    Garbled(Fault),
}

impl Default for Dgt {
    fn default() -> Self {
        Self {
            decoder: Decoder::default(),
            settling: Settling::default(),
            ask: Ask::Nothing,
            fault: None,
        }
    }
}

impl Dgt {
    /// Takes bytes that have come from the board by `now`.
    pub fn hear(&mut self, now: Moment, bytes: &[u8]) {
        for &byte in bytes {
            match self.decoder.take(byte) {
                Some(Ok(Message::Dump(board))) => {
                    self.settling.dump(now, *board);
                    self.ask = Ask::Answered(now);
                    self.fault = None;
                }
                Some(Ok(Message::Field(square, piece))) => self.settling.field(now, square, piece),
                Some(Ok(Message::Other(_))) | None => {}
                Some(Err(fault)) => {
                    tracing::warn!(%fault, "electronic board");
                    self.fault = Some(fault);
                }
            }
        }
    }

    /// What is to be said to the board at `now`.
    pub fn due(&mut self, now: Moment) -> &'static [Command] {
        let damaged = self.fault.is_some();
        let (commands, first): (&[Command], _) = match self.ask {
            Ask::Nothing => (GREETING, now),
            Ask::Open { first, last } if damaged && now.since(last) >= AGAIN => {
                (&[Command::SendBoard], first)
            }
            Ask::Answered(at) if damaged || now.since(at) >= LOOK => (&[Command::SendBoard], now),
            Ask::Open { .. } | Ask::Answered(_) => return &[],
        };
        self.ask = Ask::Open { first, last: now };
        commands
    }

    /// Whether the board has owed an answer for too long by `now`, and what came instead.
    #[must_use]
    pub fn silence(&self, now: Moment) -> Option<Silence> {
        let Ask::Open { first, .. } = self.ask else { return None };
        let silence = self.fault.map_or(Silence::Nothing, Silence::Garbled);
        (now.since(first) > ANSWER).then_some(silence)
    }

    /// The placement that has come to rest by `now`, if it is another than the last.
    pub fn settled(&mut self, now: Moment) -> Option<Board> {
        self.settling.settled(now)
    }

    /// How long it is from `now` until the pieces will have come to rest; `None` where they have.
    #[must_use]
    pub fn settles_in(&self, now: Moment) -> Option<Duration> {
        Some(self.settling.deadline()?.since(now))
    }
}
