//! Whether a player can still win: can he checkmate by any possible series of legal moves? Articles 5.1.2 (2023), 5.2.b
//! (5.2.2 from 2018 on), 6.9, 7.5.b (7.5.5), 9.7 (9.6 of 2009).
//!
//! Both sides help: what is asked for is a helpmate, or a proof that there is none. [`winnable`] looks, in this order, at
//!
//! 1. the board: mate, stalemate, too little material, moves that are forced;
//! 2. a short search for a helpmate, which suffices for nearly all positions of games;
//! 3. what each piece could ever reach (`reach`): if no mate fits into that, there is none;
//! 4. all positions that can come (`explore`), those with each structure of pawns and each material in their turn, and each
//!    new structure with a proof and a short search of its own: if the positions are few, they are seen one by one;
//! 5. in turns with that, pieces that a pawn can take (`offer`), which opens the wall, deeper searches (`search`) for a
//!    mate behind the walls as they stand,
//! 6. and the few mates that fit behind them (`aim`): for each, who has to go where, and a search for the way.
//!
//! The question and the search with rewards for progress are Miguel Ambrona's, in his Chess Unwinnability Analyzer and his
//! paper "A Practical Algorithm for Chess Unwinnability" (FUN 2022); the crate `chasolver` is the published state of the
//! art, and the oracle of the tests. What is different here: a budget, a `cancel`, a bound on what can be reached instead of
//! the paper's quick semi-static analysis, an exploration by structure, and an exact key for each position.
//!
//! A mating line is replayed before it is given out, and "unwinnable" rests on a proof; whatever is neither found nor
//! proved within the budget is undetermined. The budget is counted in positions, not in time, so that a replayed game
//! comes to the same verdict.
mod aim;
mod approach;
mod chart;
mod compass;
mod effort;
mod explore;
mod key;
mod offer;
mod picture;
mod reach;
mod search;
mod stages;
mod view;

use std::ops::ControlFlow;

use shakmaty::{Chess, Color, Move, Position};

use self::{effort::Effort, view::BoardReflection};
use super::{Edition, standing::Standing};

/// Whether a player can still checkmate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Winnability {
    /// This series of legal moves mates; it is not always the shortest. Empty if the board shows the mate already.
    Winnable(Vec<Move>),
    /// No series of legal moves mates: proved.
    Unwinnable,
    /// Neither was found within the budget, or the caller cancelled. To be treated as winnable, and told to the arbiter.
    Undetermined,
}

/// How much may be spent on a verdict, in positions looked at: a million takes about a fifth of a second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Budget(pub u64);

impl Budget {
    /// For a verdict within a game: decides all but composed positions, in less than half a second.
    pub const GAME: Self = Self(2_000_000);
    /// For each side after each move of a game: proves walls of pawns and decides nearly all endings, in a few
    /// hundredths of a second.
    pub const MOVE: Self = Self(100_000);
    /// No bound but the caller's `cancel`.
    pub const UNLIMITED: Self = Self(u64::MAX);
}

/// Whether `winner` can checkmate from `position` by any possible series of legal moves.
///
/// `cancel` is asked every few hundred positions, and `true` breaks off. With a `cancel` that always says `false` the
/// verdict depends on nothing but the other arguments.
///
/// ```
/// use anna_hector::laws::winnable::{Budget, Winnability, winnable};
/// use shakmaty::{CastlingMode, Chess, Color, fen::Fen};
///
/// let ask = |fen: &str, winner| {
///     let fen: Fen = fen.parse().unwrap();
///     let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
///     winnable(&position, winner, Budget::GAME, &|| false)
/// };
/// // Neither king passes the pawns, and neither bishop attacks them.
/// let wall = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";
/// assert_eq!(ask(wall, Color::White), Winnability::Unwinnable);
/// assert_eq!(ask(wall, Color::Black), Winnability::Unwinnable);
/// // The king is hemmed in by its own pawn.
/// let Winnability::Winnable(line) = ask("8/8/8/8/4N3/8/7p/5K1k w - - 0 1", Color::White) else { panic!() };
/// assert_eq!(line[0].to_uci(CastlingMode::Standard).to_string(), "e4f2");
/// ```
#[must_use]
pub fn winnable(position: &Chess, winner: Color, budget: Budget, cancel: &dyn Fn() -> bool) -> Winnability {
    let Some((view, seen)) = BoardReflection::of(position, winner) else { return Winnability::Undetermined };
    match stages::decide(&seen, &mut Effort::new(budget.0, cancel)) {
        ControlFlow::Break(SearchEnd::Mate(line)) => {
            let line: Variation = line.into_iter().map(|m| view.back(m)).collect();
            if mates(position, &line, winner) { Winnability::Winnable(line) } else { Winnability::Undetermined }
        }
        ControlFlow::Break(SearchEnd::NoMate) => Winnability::Unwinnable,
        ControlFlow::Break(SearchEnd::BrokenOff) | ControlFlow::Continue(()) => Winnability::Undetermined,
    }
}

/// What the Laws make of a verdict: undetermined counts as winnable, and the arbiter is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The player can still checkmate, or the Article does not ask.
    Remains,
    /// He cannot checkmate by any series of legal moves.
    Gone,
    /// Not determined: as if it remained.
    Undetermined,
}

/// Whether `winner` can still checkmate, within [`Budget::GAME`]. Where an illegal move has left no checked position, only
/// a bare king is sure never to mate.
///
/// ```
/// use anna_hector::laws::{standing::Standing, winnable::{Chance, chance}};
/// use shakmaty::{CastlingMode, Chess, Color, fen::Fen};
/// let fen: Fen = "8/8/8/4k3/8/8/4K3/7R w - - 0 1".parse().unwrap();
/// let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
/// let standing = Standing::of(&position, CastlingMode::Standard);
/// assert_eq!(chance(&standing, Color::Black), Chance::Gone);
/// assert_eq!(chance(&standing, Color::White), Chance::Remains);
/// ```
#[must_use]
pub fn chance(standing: &Standing, winner: Color) -> Chance {
    let Some(position) = standing.position() else {
        let bare = standing.board().by_color(winner).count() <= 1;
        return if bare { Chance::Gone } else { Chance::Remains };
    };
    match winnable(&position, winner, Budget::GAME, &|| false) {
        Winnability::Winnable(_) => Chance::Remains,
        Winnability::Unwinnable => Chance::Gone,
        Winnability::Undetermined => Chance::Undetermined,
    }
}

/// The chance that counts when the opponent of `winner` resigns: 5.1.b (2009, 2014) and 5.1.2 (2018) know no exception; by
/// 5.1.2 of 2023 it is a draw where `winner` cannot checkmate.
///
/// ```
/// use anna_hector::laws::{Edition, standing::Standing, winnable::{Chance, after_resignation}};
/// use shakmaty::{CastlingMode, Chess, Color, fen::Fen};
/// let fen: Fen = "8/8/8/4k3/8/8/8/4K2R w - - 0 1".parse().unwrap();
/// let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
/// let standing = Standing::of(&position, CastlingMode::Standard);
/// assert_eq!(after_resignation(Edition::Fide2018, &standing, Color::Black), Chance::Remains);
/// assert_eq!(after_resignation(Edition::Fide2023, &standing, Color::Black), Chance::Gone);
/// ```
#[must_use]
pub fn after_resignation(edition: Edition, standing: &Standing, winner: Color) -> Chance {
    match edition {
        Edition::Fide2009 | Edition::Fide2014 | Edition::Fide2018 => Chance::Remains,
        Edition::Fide2023 => chance(standing, winner),
    }
}

/// Whether the position is dead (5.2.b, 5.2.2): proved, within [`Budget::MOVE`] for each side, that neither can checkmate.
///
/// ```
/// use anna_hector::laws::winnable::is_dead;
/// use shakmaty::{CastlingMode, Chess, fen::Fen};
/// let fen: Fen = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1".parse().unwrap();
/// assert!(is_dead(&fen.into_position(CastlingMode::Standard).unwrap()));
/// assert!(!is_dead(&Chess::default()));
/// ```
#[must_use]
pub fn is_dead(position: &Chess) -> bool {
    let excluded = |winner| winnable(position, winner, Budget::MOVE, &|| false) == Winnability::Unwinnable;
    Color::ALL.into_iter().all(excluded)
}

/// The winner's colour on the board as the analysis looks at it ([`BoardReflection`]).
const WINNER: Color = Color::White;
const LOSER: Color = Color::Black;

/// Moves, from the position on.
type Variation = Vec<Move>;

/// What ends an analysis.
#[derive(Debug)]
enum SearchEnd {
    Mate(Variation),
    NoMate,
    /// The budget is used up, or the caller cancelled.
    BrokenOff,
}

impl SearchEnd {
    /// The decision on the position from which `line` leads here.
    fn after(self, line: Variation) -> Self {
        match self {
            Self::Mate(rest) => Self::Mate([line, rest].concat()),
            other => other,
        }
    }
}

/// Whether `line` is legal and ends in a mate by `winner`.
fn mates(position: &Chess, line: &[Move], winner: Color) -> bool {
    let end = line.iter().try_fold(position.clone(), |position, &m| position.play(m).ok());
    end.is_some_and(|end| end.is_checkmate() && end.turn() != winner)
}
