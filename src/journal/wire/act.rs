//! Events and moves on the wire.
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Color, Role, Square};

use super::text::Text;
use crate::{
    game::{Act, Device, Ending, PressKind, Reason, Seat},
    laws::RawMove,
};

/// A move: `{"castling":"short"}` or `{"piece":"N","from":"g1","to":"f3","capture":false}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "no move: write a castling side, or piece, from, to and capture")]
pub(super) enum WireMove {
    Castling(WireCastling),
    Piece(WirePieceMove),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WireCastling {
    castling: Text<CastlingSide>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WirePieceMove {
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

/// What happened. Empty braces, so that a field of a newer format is an error here as well.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum WireAct {
    Started {},
    Touched {
        square: Text<Square>,
    },
    Placed {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Announced {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Corrected {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Pressed {
        kind: Text<PressKind>,
    },
    PressHeldBack {},
    Repeated {
        #[serde(rename = "move")]
        said: WireMove,
    },
    Executed {
        #[serde(rename = "move")]
        said: WireMove,
    },
    DrawOffered {
        side: Text<Color>,
    },
    DrawDeclined {},
    ClockStopped {},
    ClockRestarted {},
    ClockSet {
        side: Text<Color>,
        #[serde(rename = "left-ms")]
        left: u64,
        completed: u32,
    },
    TimeRanOut {
        side: Text<Color>,
    },
    Ended {
        /// `null` for a draw.
        winner: Option<Text<Color>>,
        reason: Text<Reason>,
    },
    EndingConfirmed {},
    EndingRejected {},
    WentBack {
        plies: usize,
    },
    DeviceGiven {
        device: Text<Device>,
        to: Text<Seat>,
    },
    Resumed {
        #[serde(rename = "down-ms")]
        down: u64,
    },
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl From<Act> for WireAct {
    fn from(act: Act) -> Self {
        match act {
            Act::Started => Self::Started {},
            Act::Touched(square) => Self::Touched { square: Text(square) },
            Act::Placed(said) => Self::Placed { said: said.into() },
            Act::Announced(said) => Self::Announced { said: said.into() },
            Act::Corrected(said) => Self::Corrected { said: said.into() },
            Act::Pressed(kind) => Self::Pressed { kind: Text(kind) },
            Act::PressHeldBack => Self::PressHeldBack {},
            Act::Repeated(said) => Self::Repeated { said: said.into() },
            Act::Executed(said) => Self::Executed { said: said.into() },
            Act::DrawOffered(side) => Self::DrawOffered { side: Text(side) },
            Act::DrawDeclined => Self::DrawDeclined {},
            Act::ClockStopped => Self::ClockStopped {},
            Act::ClockRestarted => Self::ClockRestarted {},
            Act::ClockSet { side, left, completed } => {
                Self::ClockSet { side: Text(side), left: millis(left), completed }
            }
            Act::TimeRanOut(side) => Self::TimeRanOut { side: Text(side) },
            Act::Ended(Ending { winner, reason }) => Self::Ended { winner: winner.map(Text), reason: Text(reason) },
            Act::EndingConfirmed => Self::EndingConfirmed {},
            Act::EndingRejected => Self::EndingRejected {},
            Act::WentBack(plies) => Self::WentBack { plies },
            Act::DeviceGiven(device, to) => Self::DeviceGiven { device: Text(device), to: Text(to) },
            Act::Resumed { down } => Self::Resumed { down: millis(down) },
        }
    }
}

impl From<WireAct> for Act {
    fn from(wire: WireAct) -> Self {
        match wire {
            WireAct::Started {} => Self::Started,
            WireAct::Touched { square } => Self::Touched(square.0),
            WireAct::Placed { said } => Self::Placed(said.into()),
            WireAct::Announced { said } => Self::Announced(said.into()),
            WireAct::Corrected { said } => Self::Corrected(said.into()),
            WireAct::Pressed { kind } => Self::Pressed(kind.0),
            WireAct::PressHeldBack {} => Self::PressHeldBack,
            WireAct::Repeated { said } => Self::Repeated(said.into()),
            WireAct::Executed { said } => Self::Executed(said.into()),
            WireAct::DrawOffered { side } => Self::DrawOffered(side.0),
            WireAct::DrawDeclined {} => Self::DrawDeclined,
            WireAct::ClockStopped {} => Self::ClockStopped,
            WireAct::ClockRestarted {} => Self::ClockRestarted,
            WireAct::ClockSet { side, left, completed } => {
                Self::ClockSet { side: side.0, left: Duration::from_millis(left), completed }
            }
            WireAct::TimeRanOut { side } => Self::TimeRanOut(side.0),
            WireAct::Ended { winner, reason } => {
                Self::Ended(Ending { winner: winner.map(|side| side.0), reason: reason.0 })
            }
            WireAct::EndingConfirmed {} => Self::EndingConfirmed,
            WireAct::EndingRejected {} => Self::EndingRejected,
            WireAct::WentBack { plies } => Self::WentBack(plies),
            WireAct::DeviceGiven { device, to } => Self::DeviceGiven(device.0, to.0),
            WireAct::Resumed { down } => Self::Resumed { down: Duration::from_millis(down) },
        }
    }
}
