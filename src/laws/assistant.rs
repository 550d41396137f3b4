//! The duties of an assistant: Appendix D.2.9 and D.2.10 (2014), D.2.10 and D.2.11 (2018, 2023), E.2.9 (2009).
use super::completion::Sight;

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
    /// Anything else: offers, resignation, repetition are the player's own.
    Other,
}

/// Whether an assistant of a player with this sight may do it. The visually impaired player's assistant has all the
/// duties of the rule; a sighted player's assistant only the first two.
///
/// ```
/// use anna_hector::laws::{assistant::{Duty, may}, completion::Sight};
/// assert!(may(Sight::Impaired, Duty::KeepScoreAndPress));
/// assert!(!may(Sight::Sighted, Duty::KeepScoreAndPress));
/// assert!(!may(Sight::Impaired, Duty::Other));
/// ```
#[must_use]
pub const fn may(player: Sight, duty: Duty) -> bool {
    match duty {
        Duty::MovePieces | Duty::Announce => true,
        Duty::KeepScoreAndPress | Duty::ClaimAndReport => matches!(player, Sight::Impaired),
        Duty::Other => false,
    }
}
