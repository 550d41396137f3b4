//! What a gamepad does, in the program's own terms: buttons by their place, whatever is printed on them.
use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::desk::Heading;

/// One gamepad for as long as the program runs; it keeps its number when it is unplugged and comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PadId(pub usize);

macro_rules! buttons {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// A button, by its place.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Button { $($(#[$doc])* $name,)+ }

        impl Button {
            /// Every button there is.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// As a profile writes it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($name),)+ }
            }
        }
    };
}

buttons! {
    /// The lower one of the four: A on Xbox, cross on PlayStation, B on Switch.
    South,
    /// The right one.
    East,
    /// The left one.
    West,
    /// The upper one.
    North,
    /// The upper left one at the edge.
    LeftShoulder,
    /// The upper right one at the edge.
    RightShoulder,
    /// The lower left one at the edge.
    LeftTrigger,
    /// The lower right one at the edge.
    RightTrigger,
    /// Left of the middle: Back, Share, Minus.
    Select,
    /// Right of the middle: Menu, Options, Plus.
    Start,
    /// The middle, where there is one.
    Guide,
    /// The left stick, pressed.
    LeftStick,
    /// The right stick, pressed.
    RightStick,
    /// Of the directional pad.
    Up,
    /// Of the directional pad.
    Down,
    /// Of the directional pad.
    Left,
    /// Of the directional pad.
    Right,
}

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no button.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a button: write South, East, West, North, LeftShoulder, LeftTrigger, Select, Start, Up ...")]
pub struct UnknownButton(pub String);

impl FromStr for Button {
    type Err = UnknownButton;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.iter().copied().find(|button| button.name() == s).ok_or_else(|| UnknownButton(s.to_owned()))
    }
}

/// Some of the buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ButtonSet(u32);

impl ButtonSet {
    /// The set with this button.
    #[must_use]
    pub const fn with(self, button: Button) -> Self {
        Self(self.0 | 1 << button as u32)
    }

    /// The set without this button.
    #[must_use]
    pub const fn without(self, button: Button) -> Self {
        Self(self.0 & !(1 << button as u32))
    }

    /// Whether the button is in it.
    #[must_use]
    pub const fn has(self, button: Button) -> bool {
        self.0 & (1 << button as u32) != 0
    }

    /// Whether all of `other` is in it.
    #[must_use]
    pub const fn has_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Number of buttons held.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The buttons, in the order of [`Button::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Button> {
        Button::ALL.iter().copied().filter(move |&button| self.has(button))
    }
}

impl FromIterator<Button> for ButtonSet {
    fn from_iter<I: IntoIterator<Item = Button>>(buttons: I) -> Self {
        buttons.into_iter().fold(Self::default(), Self::with)
    }
}

/// One of the two sticks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stick {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// What happens at a gamepad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PadEvent {
    /// A button went down.
    Pressed(Button),
    /// A button came up.
    Released(Button),
    /// A stick is now here: thousandths of its way to the right, and away from the player.
    Moved(Stick, i16, i16),
    /// Time went by.
    Passed,
    /// It was unplugged: nothing is held any more.
    Gone,
}

/// Where a stick points once it is past `dead` thousandths of its way; `None` in the middle.
///
/// ```
/// # use anna_hector::{desk::Heading, pad};
/// assert_eq!(pad::heading(0, 900, 300), Some(Heading::Up));
/// assert_eq!(pad::heading(700, 600, 300), Some(Heading::UpRight));
/// assert_eq!(pad::heading(200, 200, 300), None);
/// ```
#[must_use]
pub fn heading(right: i16, ahead: i16, dead: u16) -> Option<Heading> {
    let (x, y) = (i64::from(right), i64::from(ahead));
    if x * x + y * y < i64::from(dead) * i64::from(dead) || (x, y) == (0, 0) {
        return None;
    }
    // Sectors of 45 degrees: tan 22.5 is 0.4142.
    let narrow = |small: i64, large: i64| small.abs() * 10_000 < large.abs() * 4_142;
    let steps = if narrow(x, y) {
        (0, y.signum())
    } else if narrow(y, x) {
        (x.signum(), 0)
    } else {
        (x.signum(), y.signum())
    };
    Heading::ALL.into_iter().find(|heading| {
        let (right, ahead) = heading.steps();
        (i64::from(right), i64::from(ahead)) == steps
    })
}
