//! What electronic boards see, for the arbiter alone: they are witnesses and must not help a player.
use shakmaty::Color;

use super::{Cue, board::on_square, cue::arbiter};
use crate::{
    game::{Game, Lifted, Sensed},
    language::{Arg, Line, Phrase},
};

/// How many squares are named at most. Where more differ, the board is not set up, or lies the other way round.
const NAMED: usize = 8;

/// The squares on which the electronic board of `side` differs from the record, each with what stands on it.
#[must_use]
pub fn sensed_phrase(side: Color, sensed: &Sensed) -> Phrase {
    let squares = sensed.squares();
    let color = Arg::Color(side);
    if squares.count() > NAMED {
        let count = u32::try_from(squares.count()).unwrap_or(64);
        return Phrase::with(Line::MarkSensedMany, [color, Arg::Number(count)]);
    }
    let named = squares.into_iter().map(|square| on_square(&sensed.board, square));
    Phrase::Several([Phrase::with(Line::MarkSensed, [color])].into_iter().chain(named).collect())
}

/// What the electronic board saw lifted and put back, and for how long.
#[must_use]
pub fn lift_phrase(lifted: Lifted) -> Phrase {
    let Lifted { side, square, piece, away, .. } = lifted;
    Phrase::with(Line::MarkLiftSensed, [Arg::Color(side), Arg::Piece(piece), Arg::Square(square), Arg::Time(away)])
}

/// A difference is told when it begins, when it changes, and when it ends.
pub(super) fn sensed(side: Color, game: &Game) -> Vec<Cue> {
    match game.sensing().sensed(side) {
        Some(sensed) if sensed.since == sensed.at => vec![Cue::arbiter(sensed_phrase(side, sensed))],
        Some(_) => Vec::new(),
        None => vec![arbiter(Line::MarkSensedAgrees, [Arg::Color(side)])],
    }
}
