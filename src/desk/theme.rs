//! In which colours the windows are drawn: one choice for the machine.
use crate::language::{Line, Phrase};

/// The colours of the windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Light text on a dark ground.
    #[default]
    Dark,
    /// Dark text on a light ground.
    Light,
    /// White on black, with thick lines.
    HighContrastDark,
    /// Black on white, with thick lines.
    HighContrastLight,
}

impl Theme {
    /// Every theme, in the order in which the key changes them.
    pub const ALL: [Self; 4] = [Self::Dark, Self::Light, Self::HighContrastDark, Self::HighContrastLight];

    /// Whether its ground is dark.
    #[must_use]
    pub const fn is_dark(self) -> bool {
        match self {
            Self::Dark | Self::HighContrastDark => true,
            Self::Light | Self::HighContrastLight => false,
        }
    }

    /// The next one, going round.
    #[must_use]
    pub fn next(self) -> Self {
        super::rotate::rotate(&Self::ALL, &self, 1)
    }

    /// Its name, in a sentence.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        Phrase::line(match self {
            Self::Dark => Line::ThemeDark,
            Self::Light => Line::ThemeLight,
            Self::HighContrastDark => Line::ThemeContrastDark,
            Self::HighContrastLight => Line::ThemeContrastLight,
        })
    }
}
