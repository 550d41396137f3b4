//! The people at the table.
use std::{fmt, str::FromStr};

use shakmaty::Color;
use thiserror::Error;

/// A person at the table. Every command comes from a seat, and every device belongs to one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A player at the board.
    Player(Color),
    /// The assistant of a player.
    Assistant(Color),
    /// The arbiter of the game.
    Arbiter,
}

impl Seat {
    /// Of whose touch this person speaks: a player of his own, the visually impaired player's assistant of the opponent's (D.2.9.e of
    /// 2014, D.2.10.e of 2018). `None`: the arbiter, who means the mover.
    #[must_use]
    pub const fn speaks_of_touch_by(self) -> Option<Color> {
        match self {
            Self::Player(side) => Some(side),
            Self::Assistant(side) => Some(side.other()),
            Self::Arbiter => None,
        }
    }

    /// Everybody who can sit at the table.
    pub const ALL: [Self; 5] = [
        Self::Player(Color::White),
        Self::Player(Color::Black),
        Self::Assistant(Color::White),
        Self::Assistant(Color::Black),
        Self::Arbiter,
    ];

    /// The side of a player or assistant.
    #[must_use]
    pub const fn side(self) -> Option<Color> {
        match self {
            Self::Player(color) | Self::Assistant(color) => Some(color),
            Self::Arbiter => None,
        }
    }
}

/// As scripts and journals write it: `white`, `black-assistant`, `arbiter`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Player(Color::White) => "white",
            Self::Player(Color::Black) => "black",
            Self::Assistant(Color::White) => "white-assistant",
            Self::Assistant(Color::Black) => "black-assistant",
            Self::Arbiter => "arbiter",
        })
    }
}

/// The text names nobody at the table.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is nobody at the table: write white, black, white-assistant, black-assistant or arbiter")]
pub struct UnknownSeat(pub String);

impl FromStr for Seat {
    type Err = UnknownSeat;

    /// ```
    /// # use anna_hector::game::Seat;
    /// for seat in Seat::ALL {
    ///     assert_eq!(seat.to_string().parse(), Ok(seat));
    /// }
    /// ```
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|seat| seat.to_string() == s).ok_or_else(|| UnknownSeat(s.to_owned()))
    }
}
