//! A stroke that comes so early that it was meant for what stood there before the game.

/// In seconds: what commits so soon after a game has come up was struck for what stood there before.
const EARLY: f64 = 0.25;

/// The game that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) enum GameShown {
    #[default]
    None,
    /// Since then, in seconds of the window; nothing but what commits has been struck.
    Untouched { since: f64 },
    /// Somebody has struck another key: his hand is in the game.
    Touched,
}

impl GameShown {
    /// The game is shown in this frame; no other was shown before it left the screen.
    pub(super) fn goes_on(self, time: f64) -> Self {
        match self {
            Self::None => Self::Untouched { since: time },
            Self::Untouched { .. } | Self::Touched => self,
        }
    }

    /// A key was struck that commits nothing.
    pub(super) fn is_touched(&mut self) {
        if *self != Self::None {
            *self = Self::Touched;
        }
    }

    /// Whether a stroke that commits was meant for what stood there before.
    pub(super) fn is_early(self, time: f64) -> bool {
        matches!(self, Self::Untouched { since } if time - since < EARLY)
    }
}
