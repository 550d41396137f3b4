//! Directions on the board, as a person sees or feels it.

/// A step of the cursor, as the person sees or feels his board: `Up` is away from him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Away from the player.
    Up,
    /// Towards the player.
    Down,
    /// To his left.
    Left,
    /// To his right.
    Right,
}

/// One of the eight directions of the board, as the person sees or feels it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Heading {
    /// Away from the player.
    Up,
    /// Away and to his right.
    UpRight,
    /// To his right.
    Right,
    /// Towards him and to his right.
    DownRight,
    /// Straight towards him.
    Down,
    /// Towards him and to his left.
    DownLeft,
    /// To his left.
    Left,
    /// Away and to his left.
    UpLeft,
}

impl Heading {
    /// All eight, clockwise from straight ahead.
    pub const ALL: [Self; 8] =
        [Self::Up, Self::UpRight, Self::Right, Self::DownRight, Self::Down, Self::DownLeft, Self::Left, Self::UpLeft];

    /// Steps to the right and away from the player.
    #[must_use]
    pub const fn steps(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::UpRight => (1, 1),
            Self::Right => (1, 0),
            Self::DownRight => (1, -1),
            Self::Down => (0, -1),
            Self::DownLeft => (-1, -1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, 1),
        }
    }
}

impl From<Direction> for Heading {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::Up => Self::Up,
            Direction::Down => Self::Down,
            Direction::Left => Self::Left,
            Direction::Right => Self::Right,
        }
    }
}
