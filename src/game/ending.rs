//! How a game ended.
use shakmaty::Color;

use crate::laws::{Article, Edition, flag, irregularity, pace::Rules};

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Checkmate (5.1.1 of 2018 and 2023; 5.1.a before).
    Checkmate,
    /// Resignation (5.1.2 of 2018 and 2023; 5.1.b before).
    Resignation,
    /// Stalemate (5.2.1 of 2018 and 2023; 5.2.a before).
    Stalemate,
    /// Neither can mate by any series of legal moves (5.2).
    DeadPosition,
    /// Agreement to a draw (5.2.3 of 2018 and 2023; 5.2.c before).
    Agreement,
    /// A flag fell and was claimed or observed (6.9).
    TimeForfeit,
    /// A flag fell, but the opponent cannot mate by any series of legal moves (6.9).
    TimeForfeitWithoutMatingMaterial,
    /// Both flags are down and nothing tells which fell first (6.11; III.3.1), or nobody may claim (A4.d.3 of 2009).
    BothFlags,
    /// A player came later than the default time, or not at all (6.7).
    DefaultTime,
    /// A player came too late to the resumption of an adjourned game, or not at all (G.10 of 2009, E.10, I.10).
    LateForResumption,
    /// The arbiter declared the game lost (12.9).
    Penalty,
    /// The arbiter agreed to a claim in the quickplay finish (10.2; G.5; III.5).
    Quickplay,
    /// The same position for the third time, claimed (9.2).
    Threefold,
    /// Fifty moves without a capture or a move of a pawn, claimed (9.3).
    FiftyMoves,
    /// The same position for the fifth time (9.6).
    FivefoldRepetition,
    /// Seventy-five moves without a capture or a move of a pawn (9.6).
    SeventyFiveMoves,
    /// Illegal moves (7.4 of 2009, 7.5).
    IllegalMoves,
    /// Illegal moves, but the opponent cannot mate by any series of legal moves (7.5).
    IllegalMovesWithoutMatingMaterial,
    /// The start position was wrong, and the game is annulled (7.1 of 2009, 7.2).
    Irregularity,
    /// The colours were reversed, and the game is annulled (7.3 of 2018 and 2023).
    ColoursReversed,
    /// The position of an adjourned game cannot be restored, and the game is annulled (G.11 of 2009, E.12.b, I.12.2).
    PositionLost,
    /// The sealed move was ambiguous, meant nothing or was illegal (E.8).
    SealedMove,
    /// Both kings in check, or a pawn on its last rank, and still so after the next move (A.4.d of 2014).
    IllegalPosition,
}

impl Reason {
    /// Whether somebody lost because he was not there.
    #[must_use]
    pub const fn is_default(self) -> bool {
        matches!(self, Self::DefaultTime | Self::LateForResumption)
    }

    /// Whether the players or their clocks end the game so while it is on, without the arbiter: where a move has ended it before,
    /// they have nothing to end any more (5.1.1, 5.2.1).
    #[must_use]
    pub const fn comes_after_the_board(self) -> bool {
        matches!(
            self,
            Self::Resignation
                | Self::Agreement
                | Self::TimeForfeit
                | Self::TimeForfeitWithoutMatingMaterial
                | Self::BothFlags
        )
    }

    /// Whether the arbiter orders such an end while the game is on: where a move has ended it before, there is nothing to end any more.
    #[must_use]
    pub const fn is_ordered(self) -> bool {
        matches!(
            self,
            Self::Penalty
                | Self::Quickplay
                | Self::DefaultTime
                | Self::LateForResumption
                | Self::IllegalMoves
                | Self::IllegalMovesWithoutMatingMaterial
                | Self::Irregularity
                | Self::ColoursReversed
        )
    }

    /// Whether a move on the board makes such an end, which then waits to be confirmed.
    #[must_use]
    pub const fn ends_on_board(self) -> bool {
        match self {
            Self::Checkmate
            | Self::Stalemate
            | Self::DeadPosition
            | Self::FivefoldRepetition
            | Self::SeventyFiveMoves => true,
            Self::Resignation
            | Self::Agreement
            | Self::TimeForfeit
            | Self::TimeForfeitWithoutMatingMaterial
            | Self::BothFlags
            | Self::DefaultTime
            | Self::LateForResumption
            | Self::Penalty
            | Self::Quickplay
            | Self::Threefold
            | Self::FiftyMoves
            | Self::IllegalMoves
            | Self::IllegalMovesWithoutMatingMaterial
            | Self::Irregularity
            | Self::ColoursReversed
            | Self::PositionLost
            | Self::SealedMove
            | Self::IllegalPosition => false,
        }
    }
}

/// The points of both players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won, the other lost.
    Won(Color),
    /// Half a point each.
    Drawn,
    /// Both lost (6.7, 12.9).
    LostByBoth,
    /// This side has half a point, the other lost (12.9.f of 2014).
    HalfPoint(Color),
    /// The game does not count; a new one is played (7.2).
    Annulled,
}

/// The result of a game and its reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Points of both players.
    pub outcome: Outcome,
    /// Why the game ended.
    pub reason: Reason,
}

impl Ending {
    /// A game won by `side`.
    #[must_use]
    pub const fn won(side: Color, reason: Reason) -> Self {
        Self { outcome: Outcome::Won(side), reason }
    }

    /// A drawn game.
    #[must_use]
    pub const fn drawn(reason: Reason) -> Self {
        Self { outcome: Outcome::Drawn, reason }
    }

    /// Who won, if somebody did.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self.outcome {
            Outcome::Won(side) => Some(side),
            Outcome::Drawn | Outcome::LostByBoth | Outcome::HalfPoint(_) | Outcome::Annulled => None,
        }
    }

    /// The Article that decided it, under this edition and these rules.
    #[must_use]
    pub const fn article(self, edition: Edition, rules: Rules) -> Article {
        match self.reason {
            Reason::Checkmate => Article::Checkmate,
            Reason::Resignation => Article::Resignation,
            Reason::Stalemate => Article::Stalemate,
            Reason::DeadPosition => Article::DeadPosition,
            Reason::Agreement => Article::DrawByAgreement,
            Reason::TimeForfeit | Reason::TimeForfeitWithoutMatingMaterial => Article::TimeForfeit,
            Reason::BothFlags => flag::drawn_by(edition, rules),
            Reason::DefaultTime => Article::DefaultTime,
            Reason::LateForResumption => Article::LateForResumption,
            Reason::Penalty => Article::ArbitersPowers,
            Reason::Quickplay => Article::QuickplayDraw,
            Reason::Threefold => Article::Threefold,
            Reason::FiftyMoves => Article::FiftyMoves,
            Reason::FivefoldRepetition => Article::FivefoldRepetition,
            Reason::SeventyFiveMoves => Article::SeventyFiveMoves,
            Reason::IllegalMoves | Reason::IllegalMovesWithoutMatingMaterial => irregularity::loss(edition, rules),
            Reason::Irregularity => Article::WrongStart,
            Reason::ColoursReversed => Article::ReversedColours,
            Reason::PositionLost => Article::LostPosition,
            Reason::SealedMove => Article::SealedMove,
            Reason::IllegalPosition => Article::IllegalPosition,
        }
    }

    /// As a scoresheet writes it.
    #[must_use]
    pub const fn score(self) -> &'static str {
        match self.outcome {
            Outcome::Won(Color::White) => "1-0",
            Outcome::Won(Color::Black) => "0-1",
            Outcome::Drawn => "1/2-1/2",
            Outcome::LostByBoth => "0-0",
            Outcome::HalfPoint(Color::White) => "1/2-0",
            Outcome::HalfPoint(Color::Black) => "0-1/2",
            Outcome::Annulled => "*",
        }
    }
}
