//! The conversation with a DGT board, without its port: bytes and time in, commands and placements out.
use std::time::Duration;

use shakmaty::Board;

use super::{
    Lift, Lifts, SettlingFields,
    wire::{BoardCommand, BoardDecoder, BoardStreamFault, Message},
};
use crate::clock::Moment;

/// How often the whole board is asked for, whatever was told of its fields: what was lost on the way is found, and a board
/// that has fallen silent is noticed.
const LOOK: Duration = Duration::from_secs(5);
/// How long an answer may take. The whole board is 70 ms of the line.
const ANSWER: Duration = Duration::from_secs(2);
/// After something that cannot be read the board is asked again, but no more often than this.
const AGAIN: Duration = Duration::from_millis(300);

/// What is said to a board at first.
const GREETING: &[BoardCommand] = &[BoardCommand::Reset, BoardCommand::SendUpdates, BoardCommand::SendBoard];

/// A conversation with a DGT board. After [`hear`](Self::hear), and when time has passed, send what
/// [`due`](Self::due) gives, and look at [`settled`](Self::settled) and [`lifted`](Self::lifted).
#[derive(Debug, Clone)]
pub struct Dgt {
    decoder: BoardDecoder,
    settling: SettlingFields,
    lifts: Lifts,
    ask: BoardDumpAsk,
    /// What could not be read since the board was last seen whole.
    fault: Option<BoardStreamFault>,
}

/// How far the asking for the whole board has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BoardDumpAsk {
    /// Nothing has been said yet.
    Nothing,
    /// It was asked for, at first and again, and has not come.
    Open {
        first: Moment,
        last: Moment,
    },
    Answered(Moment),
}

/// Why a conversation is at an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardSilence {
    /// Nothing came that could be read or not.
    Nothing,
    /// What came could not be read.
    Garbled(BoardStreamFault),
}

impl Default for Dgt {
    fn default() -> Self {
        Self {
            decoder: BoardDecoder::default(),
            settling: SettlingFields::default(),
            lifts: Lifts::default(),
            ask: BoardDumpAsk::Nothing,
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
                    self.ask = BoardDumpAsk::Answered(now);
                    self.fault = None;
                }
                Some(Ok(Message::Field(square, piece))) => self.settling.field(now, square, piece),
                Some(Ok(Message::Other(_))) | None => {}
                Some(Err(fault)) => {
                    tracing::warn!(%fault, "electronic board");
                    self.fault = Some(fault);
                }
            }
            if let Some(board) = self.settling.stands() {
                self.lifts.see(now, board);
            }
        }
    }

    /// What is to be said to the board at `now`.
    pub fn due(&mut self, now: Moment) -> &'static [BoardCommand] {
        let damaged = self.fault.is_some();
        let (commands, first): (&[BoardCommand], _) = match self.ask {
            BoardDumpAsk::Nothing => (GREETING, now),
            BoardDumpAsk::Open { first, last } if damaged && now.since(last) >= AGAIN => {
                (&[BoardCommand::SendBoard], first)
            }
            BoardDumpAsk::Answered(at) if damaged || now.since(at) >= LOOK => (&[BoardCommand::SendBoard], now),
            BoardDumpAsk::Open { .. } | BoardDumpAsk::Answered(_) => return &[],
        };
        self.ask = BoardDumpAsk::Open { first, last: now };
        commands
    }

    /// Whether the board has owed an answer for too long by `now`, and what came instead.
    #[must_use]
    pub fn silence(&self, now: Moment) -> Option<BoardSilence> {
        let BoardDumpAsk::Open { first, .. } = self.ask else { return None };
        let silence = self.fault.map_or(BoardSilence::Nothing, BoardSilence::Garbled);
        (now.since(first) > ANSWER).then_some(silence)
    }

    /// The placement that has come to rest by `now`, if it is another than the last.
    pub fn settled(&mut self, now: Moment) -> Option<Board> {
        self.settling.settled(now)
    }

    /// The pieces that were lifted and put back, once all have come to rest by `now`; each once.
    pub fn lifted(&mut self, now: Moment) -> Vec<Lift> {
        self.lifts.rested(now)
    }

    /// How long it is from `now` until the pieces will have come to rest; `None` where they have.
    #[must_use]
    pub fn settles_in(&self, now: Moment) -> Option<Duration> {
        Some(self.settling.deadline()?.since(now))
    }
}
