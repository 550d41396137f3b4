//! Moves, and what a player wrote as his sealed one.
use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Role, Square};
use zeroize::Zeroize;

use super::Text;
use crate::{game::Written, laws::RawMove};

/// A move: `{"castling":"short"}` or `{"piece":"N","from":"g1","to":"f3","capture":false}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "no move: write a castling side, or piece, from, to and capture")]
pub(crate) enum WireMove {
    Castling(WireCastling),
    Piece(WirePieceMove),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WireCastling {
    castling: Text<CastlingSide>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WirePieceMove {
    piece: Text<Role>,
    from: Text<Square>,
    to: Text<Square>,
    capture: bool,
    #[serde(rename = "en-passant", default, skip_serializing_if = "std::ops::Not::not")]
    en_passant: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    promotion: Option<Text<Role>>,
}

impl From<RawMove> for WireMove {
    fn from(said: RawMove) -> Self {
        match said {
            RawMove::Castling(side) => Self::Castling(WireCastling { castling: Text(side) }),
            RawMove::Piece { role, from, to, capture, en_passant, promotion } => Self::Piece(WirePieceMove {
                piece: Text(role),
                from: Text(from),
                to: Text(to),
                capture,
                en_passant,
                promotion: promotion.map(Text),
            }),
        }
    }
}

impl From<WireMove> for RawMove {
    fn from(wire: WireMove) -> Self {
        match wire {
            WireMove::Castling(WireCastling { castling }) => Self::Castling(castling.0),
            WireMove::Piece(WirePieceMove { piece, from, to, capture, en_passant, promotion }) => Self::Piece {
                role: piece.0,
                from: from.0,
                to: to.0,
                capture,
                en_passant,
                promotion: promotion.map(|role| role.0),
            },
        }
    }
}

/// A sealed move: a move that was understood, or the words as they were written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WireWritten {
    Move(WireMove),
    Words(String),
}

impl From<Written> for WireWritten {
    fn from(written: Written) -> Self {
        match &written {
            Written::Move(said) => Self::Move((*said).into()),
            Written::Words(words) => Self::Words(words.clone()),
        }
    }
}

/// The words are wiped, as those that they were made of.
impl Drop for WireWritten {
    fn drop(&mut self) {
        if let Self::Words(words) = self {
            words.zeroize();
        }
    }
}

impl From<WireWritten> for Written {
    fn from(wire: WireWritten) -> Self {
        match &wire {
            WireWritten::Move(said) => Self::Move(said.clone().into()),
            WireWritten::Words(words) => Self::Words(words.clone()),
        }
    }
}
