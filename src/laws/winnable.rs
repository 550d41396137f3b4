//! Whether a player can still win: Articles 5.1.2 (2023), 5.2.b (5.2.2), 6.9, 7.5.b.
//!
//! This first form judges by material alone (shakmaty's rule) and says so in its verdict: a position that material does
//! not decide counts as winnable, and the arbiter is told on what the verdict rests.
use shakmaty::{Chess, Color, Position};

use super::Edition;

/// A verdict and what it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Winnable {
    /// Material does not exclude a mate; nothing more was looked at.
    NotExcludedByMaterial,
    /// No series of legal moves mates: the material is too little.
    ExcludedByMaterial,
}

/// Whether `winner` could still give mate, as far as material tells.
///
/// ```
/// use anna_hector::laws::winnable::{Winnable, by_material};
/// use shakmaty::{CastlingMode, Chess, Color, fen::Fen};
/// let fen: Fen = "8/8/8/4k3/8/8/4K3/7R w - - 0 1".parse().unwrap();
/// let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
/// assert_eq!(by_material(&position, Color::Black), Winnable::ExcludedByMaterial);
/// assert_eq!(by_material(&position, Color::White), Winnable::NotExcludedByMaterial);
/// ```
#[must_use]
pub fn by_material(position: &Chess, winner: Color) -> Winnable {
    if position.has_insufficient_material(winner) {
        Winnable::ExcludedByMaterial
    } else {
        Winnable::NotExcludedByMaterial
    }
}

/// Who wins when the opponent of `winner` resigns: 5.1.b (2009, 2014) and 5.1.2 (2018) know no exception; by 5.1.2 of
/// 2023 it is a draw where `winner` cannot checkmate. A record that leads to no position excludes nothing.
///
/// ```
/// use anna_hector::laws::{Edition, winnable::wins_by_resignation};
/// use shakmaty::{CastlingMode, Chess, Color, fen::Fen};
/// let fen: Fen = "8/8/8/4k3/8/8/8/4K2R w - - 0 1".parse().unwrap();
/// let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
/// assert_eq!(wins_by_resignation(Edition::Fide2018, Some(&position), Color::Black), Some(Color::Black));
/// assert_eq!(wins_by_resignation(Edition::Fide2023, Some(&position), Color::Black), None);
/// ```
#[must_use]
pub fn wins_by_resignation(edition: Edition, position: Option<&Chess>, winner: Color) -> Option<Color> {
    let excluded = position.is_some_and(|position| by_material(position, winner) == Winnable::ExcludedByMaterial);
    match edition {
        Edition::Fide2023 if excluded => None,
        Edition::Fide2009 | Edition::Fide2014 | Edition::Fide2018 | Edition::Fide2023 => Some(winner),
    }
}
