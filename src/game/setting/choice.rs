//! Settings whose value is one of a few words.
use shakmaty::ByColor;

use crate::{
    game::{
        Announcer, Broadcast, CheckWords, EarlyPress, FlagNotice, Mode, OpponentsWindow, PressEffect, PrivateWords,
        ScoreKeeper,
    },
    language::Style,
    laws::{assistant::Hearing, completion::Sight, pace::Supervision, quickplay::Quickplay},
};

/// A value that is written as one of a few words.
pub(super) trait Choice: Copy + PartialEq + 'static {
    /// Every value there is.
    const ALL: &'static [Self];

    /// The word for the value in settings and scripts.
    fn word(self) -> &'static str;
}

/// Reads a word.
pub(super) fn chosen<T: Choice>(value: &str) -> Result<T, String> {
    chosen_of(T::ALL, value)
}

fn chosen_of<T: Choice>(all: &[T], value: &str) -> Result<T, String> {
    all.iter().copied().find(|choice| choice.word() == value).ok_or_else(|| {
        let words: Vec<&str> = all.iter().map(|choice| choice.word()).collect();
        format!("`{value}` is none of {}", words.join(", "))
    })
}

macro_rules! choices {
    ($($type:ty { $($variant:ident = $word:literal),+ $(,)? })+) => {$(
        impl Choice for $type {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }
    )+};
}

choices! {
    Mode { Competition = "competition", Practice = "practice" }
    Supervision { Adequate = "adequate", Inadequate = "inadequate" }
    FlagNotice { Told = "told", CountsAsObserved = "observed" }
    Broadcast { Forbidden = "no", Allowed = "yes" }
    Quickplay { NotAnnounced = "no", Announced = "yes" }
    EarlyPress { Counts = "counts", HeldBack = "held-back" }
    PressEffect { AtLastWord = "last-word", AtOnce = "at-once" }
    CheckWords { Silent = "no", Said = "yes" }
    OpponentsWindow { Shared = "shared", Own = "own" }
    PrivateWords { OwnDevice = "own-device", RoomToo = "room-too" }
    Announcer { Program = "program", Player = "player", Assistant = "assistant" }
    ScoreKeeper { Program = "program", Player = "player", Assistant = "assistant" }
    Style { Full = "full", Short = "short", Squares = "squares" }
}

/// Of which sides something is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sides {
    None,
    White,
    Black,
    Both,
}

choices! { Sides { None = "none", White = "white", Black = "black", Both = "both" } }

impl Sides {
    /// The sides whose value is `value`.
    pub(super) fn with<T: PartialEq>(values: &ByColor<T>, value: &T) -> Self {
        match (values.white == *value, values.black == *value) {
            (false, false) => Self::None,
            (true, false) => Self::White,
            (false, true) => Self::Black,
            (true, true) => Self::Both,
        }
    }

    /// `yes` for these sides, `no` for the others.
    pub(super) const fn map<T: Copy>(self, yes: T, no: T) -> ByColor<T> {
        match self {
            Self::None => ByColor { white: no, black: no },
            Self::White => ByColor { white: yes, black: no },
            Self::Black => ByColor { white: no, black: yes },
            Self::Both => ByColor { white: yes, black: yes },
        }
    }
}

/// Who is visually impaired: at least one of the two.
pub(super) fn sight(value: &str) -> Result<ByColor<Sight>, String> {
    let sides = chosen_of(&[Sides::White, Sides::Black, Sides::Both], value)?;
    Ok(sides.map(Sight::Impaired, Sight::Sighted))
}

/// Who is hearing-impaired.
pub(super) fn hearing(value: &str) -> Result<ByColor<Hearing>, String> {
    Ok(chosen::<Sides>(value)?.map(Hearing::Impaired, Hearing::Unimpaired))
}
