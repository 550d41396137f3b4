//! The assistant: his duties and when there has to be one. Appendix D.2.9 and D.2.10 (2014), D.2.10 and D.2.11 (2018,
//! 2023), E.2.9 and E.2.10 (2009).
//!
//! The visually impaired player may use an assistant, and where he has none, his opponent may, for the moves on the board
//! and the announcements only. From 2018 on one must be used where the opponent is hearing-impaired: he cannot hear what
//! is announced.
use shakmaty::{ByColor, Color};

use super::{Edition, completion::Sight};

/// What an assistant does at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// (a) Making the move of either player on the board of the opponent.
    MovePieces,
    /// (b) Announcing the moves of both players, and correcting his own slip.
    Announce,
    /// (c) Keeping the visually impaired player's score and starting the opponent's clock.
    KeepScoreAndPress,
    /// (e) Claiming the game on time; reporting that the sighted player touched a piece.
    ClaimAndReport,
    /// (f) The formalities of an adjournment.
    Adjourn,
    /// Anything else: offers, resignation, repetition are the player's own.
    Other,
}

/// Whether an assistant of a player with this sight may do it. The visually impaired player's assistant has all the
/// duties of the rule; a sighted player's assistant only the first two.
///
/// ```
/// use anna_hector::laws::{assistant::{Duty, may}, completion::Sight};
/// assert!(may(Sight::Impaired, Duty::KeepScoreAndPress));
/// assert!(may(Sight::Impaired, Duty::Adjourn));
/// assert!(!may(Sight::Sighted, Duty::KeepScoreAndPress));
/// assert!(!may(Sight::Impaired, Duty::Other));
/// ```
#[must_use]
pub const fn may(player: Sight, duty: Duty) -> bool {
    match duty {
        Duty::MovePieces | Duty::Announce => true,
        Duty::KeepScoreAndPress | Duty::ClaimAndReport | Duty::Adjourn => matches!(player, Sight::Impaired),
        Duty::Other => false,
    }
}

/// Whether a player hears what is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Hearing {
    /// The player hears.
    #[default]
    Unimpaired,
    /// He is hearing-impaired.
    Impaired,
}

/// Whether an assistant has to be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Need {
    /// The players may have one or not.
    Optional,
    /// One must be used (D.2.11 of 2018 and 2023).
    Required,
}

/// Whether an assistant has to be used in a game of these players: from 2018 on, where a visually impaired player meets a
/// hearing-impaired one.
///
/// ```
/// use anna_hector::laws::{Edition, assistant::{Hearing, Need, need}, completion::Sight};
/// use shakmaty::ByColor;
/// let sight = ByColor { white: Sight::Impaired, black: Sight::Sighted };
/// let deaf_black = ByColor { white: Hearing::Unimpaired, black: Hearing::Impaired };
/// assert_eq!(need(Edition::Fide2018, &sight, &deaf_black), Need::Required);
/// assert_eq!(need(Edition::Fide2014, &sight, &deaf_black), Need::Optional);
/// ```
#[must_use]
pub fn need(edition: Edition, sight: &ByColor<Sight>, hearing: &ByColor<Hearing>) -> Need {
    let cannot_hear_him =
        |player: Color| *sight.get(player) == Sight::Impaired && *hearing.get(player.other()) == Hearing::Impaired;
    match edition {
        Edition::Fide2018 | Edition::Fide2023 if Color::ALL.into_iter().any(cannot_hear_him) => Need::Required,
        Edition::Fide2009 | Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => Need::Optional,
    }
}
