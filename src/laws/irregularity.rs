//! Irregularities and what follows from them: Article 7; rapid and blitz: A4 and B3 of 2009, A.4 and B.4 of 2014, A.2-A.4
//! and B.2-B.4 of 2018, A.2-A.5 and B.2-B.3 of 2023. What makes a move illegal is in [`illegal`](super::illegal).
use std::time::Duration;

use super::{
    Article, Edition, answered,
    pace::{Pace, Rules},
};

/// What an illegal move costs, besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// This much time for the opponent.
    TimeToOpponent(Duration),
    /// The game; a draw where the opponent cannot mate.
    GameLost,
}

/// The minutes that an irregularity or a wrong claim costs under Articles 7 and 9 from 2014 on: two, and one where the
/// appendices for rapid and blitz say so. In 2023 supervised blitz has two by the letter.
#[must_use]
pub const fn penalty_time(edition: Edition, pace: Pace, rules: Rules) -> Duration {
    let minutes = match (edition, pace, rules) {
        (Edition::Fide2014 | Edition::Fide2018, Pace::Blitz, _)
        | (Edition::Fide2023, Pace::Rapid, _)
        | (Edition::Fide2023, Pace::Blitz, Rules::Blitz) => 1,
        (Edition::Fide2009, _, _)
        | (Edition::Fide2014 | Edition::Fide2018, Pace::Standard | Pace::Rapid, _)
        | (Edition::Fide2023, Pace::Standard, _)
        | (Edition::Fide2023, Pace::Blitz, Rules::Competition | Rules::Rapid) => 2,
    };
    Duration::from_secs(minutes * 60)
}

/// What the player's illegal move costs, if it is his `count`th that was completed and found (from 1).
///
/// | | 2009 | 2014 | 2018 | 2023 |
/// |---|---|---|---|---|
/// | standard | +2, +2, lost | +2, lost | +2, lost | +2, lost |
/// | rapid, inadequate supervision | +2, +2, lost | lost | +2, lost | +1, lost |
/// | blitz, inadequate supervision | lost | lost | +1, lost | +1, lost |
///
/// ```
/// use anna_hector::laws::{Edition, irregularity::{Consequence, illegal_move}, pace::{Pace, Rules}};
/// use std::time::Duration;
/// let standard = |edition, count| illegal_move(edition, Pace::Standard, Rules::Competition, count);
/// assert_eq!(standard(Edition::Fide2009, 2), Consequence::TimeToOpponent(Duration::from_secs(120)));
/// assert_eq!(standard(Edition::Fide2014, 2), Consequence::GameLost);
/// ```
#[must_use]
pub const fn illegal_move(edition: Edition, pace: Pace, rules: Rules, count: u32) -> Consequence {
    let loses_with = match (edition, rules) {
        (Edition::Fide2009, Rules::Blitz) | (Edition::Fide2014, Rules::Rapid | Rules::Blitz) => 1,
        (Edition::Fide2009, Rules::Competition | Rules::Rapid) => 3,
        (Edition::Fide2014, Rules::Competition) | (Edition::Fide2018 | Edition::Fide2023, _) => 2,
    };
    if count >= loses_with {
        Consequence::GameLost
    } else {
        Consequence::TimeToOpponent(penalty_time(edition, pace, rules))
    }
}

/// The matter of the Laws under which illegal moves lose the game: that of rapid or blitz where their first one does (B3.c of
/// 2009, A.4.b and B.4 of 2014), else the count of Article 7.
///
/// ```
/// use anna_hector::laws::{Article, Edition, irregularity::loss, pace::Rules};
/// assert_eq!(loss(Edition::Fide2014, Rules::Rapid), Article::RapidIllegalMove);
/// assert_eq!(loss(Edition::Fide2009, Rules::Rapid), Article::IllegalMovePenalty);
/// assert_eq!(loss(Edition::Fide2009, Rules::Blitz), Article::BlitzIllegalMove);
/// ```
#[must_use]
pub const fn loss(edition: Edition, rules: Rules) -> Article {
    match (edition, rules) {
        (Edition::Fide2014, Rules::Rapid) => Article::RapidIllegalMove,
        (Edition::Fide2009 | Edition::Fide2014, Rules::Blitz) => Article::BlitzIllegalMove,
        (Edition::Fide2009, Rules::Competition | Rules::Rapid)
        | (Edition::Fide2014, Rules::Competition)
        | (Edition::Fide2018 | Edition::Fide2023, _) => Article::IllegalMovePenalty,
    }
}

/// How far a move has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalWhen {
    /// It is made.
    Made,
    /// It is completed.
    Completed,
}

/// When an illegal move can be found: once it is made in 2009 (7.4.a), but with inadequate supervision once the opponent's clock was
/// started (A4.c, B3.c); once it is completed later (7.5.a; 7.5.1).
///
/// ```
/// use anna_hector::laws::{Edition, irregularity::{IllegalWhen, illegal_when}, pace::Rules};
/// assert_eq!(illegal_when(Edition::Fide2009, Rules::Competition), IllegalWhen::Made);
/// assert_eq!(illegal_when(Edition::Fide2009, Rules::Blitz), IllegalWhen::Completed);
/// assert_eq!(illegal_when(Edition::Fide2014, Rules::Competition), IllegalWhen::Completed);
/// ```
#[must_use]
pub const fn illegal_when(edition: Edition, rules: Rules) -> IllegalWhen {
    match (edition, rules) {
        (Edition::Fide2009, Rules::Competition) => IllegalWhen::Made,
        (Edition::Fide2009, Rules::Rapid | Rules::Blitz)
        | (Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023, _) => IllegalWhen::Completed,
    }
}

/// Who says that a move was illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Finder {
    /// The opponent claims it.
    Opponent,
    /// The arbiter saw it and was not asked.
    Arbiter,
}

/// Until when an illegal move can be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Window {
    /// During the whole game.
    Game,
    /// Until the opponent has made his next move; later the players must agree.
    UntilAnswered,
    /// Not at all: the arbiter does not intervene unasked, unless both kings are in check or a promotion is unfinished.
    NotUnasked,
    /// Not at all: the arbiter never intervenes unasked.
    Never,
}

/// Until when an illegal move can be found under these rules.
///
/// ```
/// use anna_hector::laws::{Edition, irregularity::{Finder, Window, window}, pace::Rules};
/// assert_eq!(window(Edition::Fide2018, Rules::Competition, Finder::Opponent), Window::Game);
/// assert_eq!(window(Edition::Fide2018, Rules::Rapid, Finder::Arbiter), Window::UntilAnswered);
/// assert_eq!(window(Edition::Fide2009, Rules::Blitz, Finder::Arbiter), Window::Never);
/// ```
#[must_use]
pub const fn window(edition: Edition, rules: Rules, finder: Finder) -> Window {
    match (rules, edition, finder) {
        (Rules::Competition, _, _) => Window::Game,
        (Rules::Rapid, Edition::Fide2009, Finder::Arbiter) => Window::NotUnasked,
        (Rules::Blitz, Edition::Fide2009, Finder::Arbiter) => Window::Never,
        (Rules::Rapid | Rules::Blitz, _, _) => Window::UntilAnswered,
    }
}

/// What becomes of a pawn that was left on the last rank when the clock was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LeftPawn {
    /// The position before is restored; the same player promotes on that square, to the piece he likes (7.4.a and 4.6.c
    /// of 2009).
    GoesBack,
    /// It is replaced by a queen, and the opponent is on move (7.5.a of 2014; 7.5.2).
    BecomesQueen,
}

/// What becomes of a pawn that was left on the last rank, which is an illegal move.
#[must_use]
pub const fn left_pawn(edition: Edition) -> LeftPawn {
    match edition {
        Edition::Fide2009 => LeftPawn::GoesBack,
        Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => LeftPawn::BecomesQueen,
    }
}

/// Whether pressing the clock without a move and making a move with two hands count as illegal moves (7.5.3 and 7.5.4 of
/// 2018 and 2023); before, they were for the arbiter's general powers (13.4 of 2009, 12.9).
///
/// ```
/// use anna_hector::laws::{Edition, irregularity::misuse_counts};
/// assert_eq!(Edition::ALL.map(misuse_counts), [false, false, true, true]);
/// ```
#[must_use]
pub const fn misuse_counts(edition: Edition) -> bool {
    matches!(edition, Edition::Fide2018 | Edition::Fide2023)
}

/// Something else that was wrong with the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Irregularity {
    /// The pieces stood wrongly at the start (7.1.a of 2009, 7.2.a).
    StartPosition,
    /// The board was turned (7.1.b of 2009, 7.2.b).
    BoardTurned,
    /// The players had each other's colours (7.2 of 2009, 7.3).
    ColoursReversed,
    /// Pieces were displaced (7.3 of 2009, 7.4).
    PiecesDisplaced,
    /// The last move was made with two hands (4.1, 7.5.4 of 2018 and 2023).
    TwoHands,
    /// Both kings are in check, or a pawn stands on its last rank (A4.c of 2009, A.4.d of 2014, A.4.4 of 2018, A.5.4 of
    /// 2023).
    IllegalPosition,
    /// The position of an adjourned game cannot be restored (G.11 of 2009, E.12.b of 2014, I.12.2).
    PositionLost,
}

impl Irregularity {
    /// Every one, in the order of Article 7.
    pub const ALL: [Self; 7] = [
        Self::StartPosition,
        Self::BoardTurned,
        Self::ColoursReversed,
        Self::PiecesDisplaced,
        Self::TwoHands,
        Self::IllegalPosition,
        Self::PositionLost,
    ];
}

/// What follows from it; the arbiter may decide otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Remedy {
    /// The game is annulled, and a new one is played.
    NewGame,
    /// The game goes on.
    GoesOn,
    /// The game goes on with the position moved to a board that lies rightly.
    Transfer,
    /// The player who displaced them puts them back in his own time.
    PutBack,
    /// It counts as an illegal move.
    CountsAsIllegal,
    /// The arbiter's general powers (13.4 of 2009, 12.9): a warning, or what he finds right.
    GeneralPowers,
    /// The arbiter finds the illegal move that led to it.
    FindIllegal,
    /// Nothing, unless a player claims.
    LeftToPlayers,
    /// A draw, if the position is still there after the next completed move.
    DrawAfterNextMove,
}

/// What follows from an irregularity when both players have completed `moves` moves.
///
/// ```
/// use anna_hector::laws::{Edition, irregularity::{Irregularity, Remedy, remedy}, pace::Rules};
/// let reversed = |edition, moves| remedy(edition, Rules::Competition, Irregularity::ColoursReversed, moves);
/// assert_eq!(reversed(Edition::Fide2014, 3), Remedy::GoesOn);
/// assert_eq!(reversed(Edition::Fide2018, 9), Remedy::NewGame);
/// assert_eq!(reversed(Edition::Fide2018, 10), Remedy::GoesOn);
/// ```
#[must_use]
pub const fn remedy(edition: Edition, rules: Rules, irregularity: Irregularity, moves: u32) -> Remedy {
    let too_late = match (rules, edition) {
        (Rules::Competition, _) => false,
        (Rules::Rapid | Rules::Blitz, Edition::Fide2009) => moves >= 3,
        (Rules::Rapid | Rules::Blitz, Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023) => moves >= 10,
    };
    match irregularity {
        Irregularity::StartPosition | Irregularity::BoardTurned if too_late => Remedy::GoesOn,
        Irregularity::StartPosition | Irregularity::PositionLost => Remedy::NewGame,
        Irregularity::BoardTurned => Remedy::Transfer,
        Irregularity::ColoursReversed => match edition {
            Edition::Fide2018 | Edition::Fide2023 if moves < 10 => Remedy::NewGame,
            Edition::Fide2009 | Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => Remedy::GoesOn,
        },
        Irregularity::PiecesDisplaced => Remedy::PutBack,
        Irregularity::TwoHands if misuse_counts(edition) => Remedy::CountsAsIllegal,
        Irregularity::TwoHands => Remedy::GeneralPowers,
        Irregularity::IllegalPosition => illegal_position(edition, rules),
    }
}

/// The matter of the Laws under which this follows from the irregularity.
///
/// ```
/// use anna_hector::laws::{Article, irregularity::{Irregularity, Remedy, ground}, pace::Rules};
/// let late = ground(Rules::Rapid, Irregularity::StartPosition, Remedy::GoesOn);
/// assert_eq!(late, Article::RapidSetting);
/// ```
#[must_use]
pub const fn ground(rules: Rules, irregularity: Irregularity, remedy: Remedy) -> Article {
    match (irregularity, remedy) {
        (Irregularity::StartPosition | Irregularity::BoardTurned, Remedy::GoesOn) => Article::RapidSetting,
        (Irregularity::StartPosition, _) => Article::WrongStart,
        (Irregularity::BoardTurned, _) => Article::TurnedBoard,
        (Irregularity::ColoursReversed, _) => Article::ReversedColours,
        (Irregularity::PiecesDisplaced, _) => Article::DisplacedPieces,
        (Irregularity::TwoHands, Remedy::GeneralPowers) => Article::ArbitersPowers,
        (Irregularity::TwoHands, _) => Article::TwoHands,
        (Irregularity::IllegalPosition, _) => match (rules, remedy) {
            (Rules::Competition, _) => Article::IllegalMove,
            (Rules::Rapid | Rules::Blitz, Remedy::DrawAfterNextMove) => Article::IllegalPosition,
            (Rules::Rapid | Rules::Blitz, _) => answered::article(rules),
        },
        (Irregularity::PositionLost, _) => Article::LostPosition,
    }
}

/// | | 2009 | 2014, 2018, 2023 |
/// |---|---|---|
/// | Competition Rules | the illegal move is found | the illegal move is found |
/// | rapid | the arbiter intervenes: the illegal move is found (A4.c) | drawn after the next move |
/// | blitz | left to the players (B3.b) | drawn after the next move |
const fn illegal_position(edition: Edition, rules: Rules) -> Remedy {
    match (rules, edition) {
        (Rules::Competition, _) | (Rules::Rapid, Edition::Fide2009) => Remedy::FindIllegal,
        (Rules::Blitz, Edition::Fide2009) => Remedy::LeftToPlayers,
        (Rules::Rapid | Rules::Blitz, _) => Remedy::DrawAfterNextMove,
    }
}

/// Which piece stood wrongly at the start, when it is too late to begin again in rapid and blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Misplaced {
    /// King and queen stood on each other's squares.
    KingAndQueen,
    /// The king stood on another wrong square.
    King,
    /// A rook stood wrongly.
    Rook,
}

impl Misplaced {
    /// Every kind there is.
    pub const ALL: [Self; 3] = [Self::KingAndQueen, Self::King, Self::Rook];
}

/// Which castling is not allowed to a side whose pieces stood wrongly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CastlingLost {
    /// None by these rules.
    None,
    /// With that king at all.
    WithKing,
    /// With that rook.
    WithRook,
}

/// Which castling is not allowed where no claim about the set-up is possible any more (A4.a of 2009, A.4.a of 2014, A.4.1 of
/// 2018, A.5.1 of 2023).
///
/// ```
/// use anna_hector::laws::{Edition, irregularity::{CastlingLost, Misplaced, castling_lost}};
/// assert_eq!(castling_lost(Edition::Fide2009, Misplaced::KingAndQueen), CastlingLost::WithKing);
/// assert_eq!(castling_lost(Edition::Fide2009, Misplaced::Rook), CastlingLost::None);
/// assert_eq!(castling_lost(Edition::Fide2014, Misplaced::Rook), CastlingLost::WithRook);
/// ```
#[must_use]
pub const fn castling_lost(edition: Edition, misplaced: Misplaced) -> CastlingLost {
    match (misplaced, edition) {
        (Misplaced::KingAndQueen, _) => CastlingLost::WithKing,
        (Misplaced::King | Misplaced::Rook, Edition::Fide2009) => CastlingLost::None,
        (Misplaced::King, _) => CastlingLost::WithKing,
        (Misplaced::Rook, _) => CastlingLost::WithRook,
    }
}
