//! How a game ended.
use shakmaty::Color;

use crate::laws::Article;

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Checkmate (5.1).
    Checkmate,
    /// Resignation (5.1).
    Resignation,
    /// Stalemate (5.2).
    Stalemate,
    /// Neither can mate by any series of legal moves (5.2); by material.
    DeadPosition,
    /// Agreement (5.2).
    Agreement,
    /// A flag fell and was claimed or observed (6.9).
    TimeForfeit,
    /// A flag fell, but the opponent cannot mate (6.9); by material.
    TimeForfeitWithoutMatingMaterial,
}

/// The result of a game and its reason. `winner` is `None` for a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won; `None` for a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
}

impl Ending {
    /// The Article under which it ended.
    #[must_use]
    pub const fn article(self) -> Article {
        match self.reason {
            Reason::Checkmate => Article::Checkmate,
            Reason::Resignation => Article::Resignation,
            Reason::Stalemate => Article::Stalemate,
            Reason::DeadPosition => Article::DeadPosition,
            Reason::Agreement => Article::DrawByAgreement,
            Reason::TimeForfeit | Reason::TimeForfeitWithoutMatingMaterial => Article::TimeForfeit,
        }
    }

    /// As a scoresheet and PGN write it.
    #[must_use]
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}
