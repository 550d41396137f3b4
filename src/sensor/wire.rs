//! The serial protocol of DGT boards, as far as a position needs it.
//!
//! 9600 baud, 8 data bits, no parity, one stop bit. A command is one byte. A message is an identifier with bit 7 set, its
//! total length in two bytes of seven bits each, the higher first, and data without bit 7: where a byte with bit 7 comes,
//! a message begins, whatever was before it.
use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};
use thiserror::Error;

/// What can be asked of a board, one byte each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum BoardCommand {
    /// Be idle: end whatever was asked for before.
    Reset = 0x40,
    /// Send what stands on all fields. Does not change what else is sent.
    SendBoard = 0x42,
    /// From now on send each field that changes.
    SendUpdates = 0x44,
}

/// The identifier of a board dump: 64 codes of pieces.
pub const BOARD_DUMP: u8 = 0x86;
/// The identifier of a field update: the number of a field and the code of a piece.
pub const FIELD_UPDATE: u8 = 0x8e;

/// Identifier and length.
const HEADER: usize = 3;

/// Something that a board has sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Message {
    /// All that stands on it.
    Dump(Box<Board>),
    /// What stands on one square now.
    Field(Square, Option<Piece>),
    /// Something that says nothing of the pieces: the clock, a serial number.
    Other(u8),
}

/// Something in the stream that is not a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("byte {at} from the board: {kind}")]
pub struct BoardStreamFault {
    /// Which byte it was, counted from 1 since the port was opened.
    pub at: u64,
    /// What is the matter with it.
    pub kind: FaultKind,
}

/// What is the matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum FaultKind {
    /// A byte outside any message; those that follow it are not named.
    #[error("{0:#04x} belongs to no message")]
    Stray(u8),
    /// Another message begins before this one has ended.
    #[error("message {id:#04x} breaks off after {found} bytes")]
    CutShort {
        /// The message that breaks off.
        id: u8,
        /// How many bytes of it had come.
        found: usize,
    },
    /// A message says of itself that it is longer or shorter than it can be.
    #[error("message {id:#04x} is not {length} bytes long")]
    WrongLength {
        /// Number of the message's kind.
        id: u8,
        /// Its length, as it says.
        length: usize,
    },
    /// A field that no board has.
    #[error("there is no field {0}, only 0 to 63")]
    NoField(u8),
    /// A piece that does not exist.
    #[error("there is no piece {0:#04x}, only 0x00 to 0x0f")]
    NoPiece(u8),
}

/// Puts messages together out of bytes, in whatever portions they come.
///
/// ```
/// use anna_hector::sensor::wire::{BoardDecoder, Message};
/// use shakmaty::{Color, Role, Square};
///
/// let mut decoder = BoardDecoder::default();
/// let update = [0x8e, 0, 5, 36, 1];
/// let messages: Vec<_> = update.iter().filter_map(|&byte| decoder.take(byte)).collect();
/// assert_eq!(messages, [Ok(Message::Field(Square::E4, Some(Role::Pawn.of(Color::White))))]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct BoardDecoder {
    /// The message that is coming.
    message: Vec<u8>,
    /// Whether bytes outside a message are news.
    strays: Strays,
    taken: u64,
}

/// Whether bytes outside a message were told of already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Strays {
    #[default]
    Untold,
    Told,
}

impl BoardDecoder {
    /// Takes one byte: the message that it ends, or what is the matter with it. After a fault the next message is read as
    /// if nothing had been.
    ///
    /// # Errors
    /// [`BoardStreamFault`]
    pub fn take(&mut self, byte: u8) -> Option<Result<Message, BoardStreamFault>> {
        self.taken += 1;
        let taken = self.step(byte).transpose()?;
        Some(taken.map_err(|kind| BoardStreamFault { at: self.taken, kind }))
    }

    fn step(&mut self, byte: u8) -> Result<Option<Message>, FaultKind> {
        if byte & 0x80 != 0 {
            let broken_off = std::mem::replace(&mut self.message, vec![byte]);
            self.strays = Strays::Untold;
            return match *broken_off {
                [] => Ok(None),
                [id, ..] => Err(FaultKind::CutShort { id, found: broken_off.len() }),
            };
        }
        if self.message.is_empty() {
            let strays = std::mem::replace(&mut self.strays, Strays::Told);
            return if strays == Strays::Told { Ok(None) } else { Err(FaultKind::Stray(byte)) };
        }
        self.message.push(byte);
        let [id, high, low, ref data @ ..] = *self.message else { return Ok(None) };
        let length = usize::from(high) << 7 | usize::from(low);
        let possible = match id {
            BOARD_DUMP => length == HEADER + 64,
            FIELD_UPDATE => length == HEADER + 2,
            _ => length >= HEADER,
        };
        if !possible {
            self.message.clear();
            // What follows belongs to it.
            self.strays = Strays::Told;
            return Err(FaultKind::WrongLength { id, length });
        }
        if HEADER + data.len() < length {
            return Ok(None);
        }
        let message = read(id, data);
        self.message.clear();
        message.map(Some)
    }
}

/// The message of a whole one's data.
fn read(id: u8, data: &[u8]) -> Result<Message, FaultKind> {
    match (id, data) {
        (FIELD_UPDATE, &[field, code]) => Ok(Message::Field(square(field)?, piece(code)?)),
        (BOARD_DUMP, codes) => {
            let mut board = Board::empty();
            for (field, &code) in (0..).zip(codes) {
                if let Some(piece) = piece(code)? {
                    board.set_piece_at(square(field)?, piece);
                }
            }
            Ok(Message::Dump(Box::new(board)))
        }
        _ => Ok(Message::Other(id)),
    }
}

/// Fields are counted as a diagram is read: 0 is a8, 7 is h8, 63 is h1.
fn square(field: u8) -> Result<Square, FaultKind> {
    if field > 63 {
        return Err(FaultKind::NoField(field));
    }
    let (row, column) = (u32::from(field / 8), u32::from(field % 8));
    Ok(Square::from_coords(File::new(column), Rank::new(7 - row)))
}

/// 0 is an empty field, 1 to 6 are White's pieces and 7 to 12 Black's. 13 to 15 lie on a board to tell a result: no piece
/// stands there.
fn piece(code: u8) -> Result<Option<Piece>, FaultKind> {
    const ROLES: [Role; 6] = [Role::Pawn, Role::Rook, Role::Knight, Role::Bishop, Role::King, Role::Queen];
    match code {
        0 | 13..=15 => Ok(None),
        1..=6 => Ok(Some(ROLES[usize::from(code - 1)].of(Color::White))),
        7..=12 => Ok(Some(ROLES[usize::from(code - 7)].of(Color::Black))),
        _ => Err(FaultKind::NoPiece(code)),
    }
}
