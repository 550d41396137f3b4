//! Irregularities that the arbiter finds, and what the edition says to them, in words.
use super::{
    Cue,
    cue::{arbiter, room},
};
use crate::{
    game::Game,
    language::{Arg, Line, Phrase},
    laws::{
        irregularity::{CastlingLost, Irregularity, Misplaced, Remedy, castling_lost, ground},
        pace::Rules,
    },
};

/// The room hears what was found, and the arbiter alone what the edition says to it: he may decide otherwise.
///
/// Of an illegal position in rapid and blitz with inadequate supervision the room hears nothing before he acts: where he must wait
/// for the next move (A.4.d; A.4.4 of 2018, A.5.4 of 2023) or for a claim, a player would learn from it what he may claim.
pub(super) fn found(irregularity: Irregularity, game: &Game) -> Vec<Cue> {
    let setup = game.setup();
    let remedy = game.rulings().remedy(irregularity);
    let article = Arg::Article(ground(setup.rules(), irregularity, remedy), setup.edition);
    let found = irregularity_phrase(irregularity);
    let hints = irregularity == Irregularity::IllegalPosition && setup.rules() != Rules::Competition;
    let mut cues = vec![if hints { Cue::arbiter(found) } else { Cue::room(found) }];
    // In rapid and blitz a board that is found too late stays as it lies (A4.a of 2009, A.4.a, A.4.1, A.5.1).
    cues.extend((remedy == Remedy::Transfer).then(|| room(Line::PositionTransferred, [])));
    cues.extend(remedy_line(remedy).map(|line| arbiter(line, [article])));
    if (irregularity, remedy) == (Irregularity::StartPosition, Remedy::GoesOn) {
        let lost = |piece: &Misplaced| castling_lost(setup.edition, *piece) != CastlingLost::None;
        cues.extend(Misplaced::ALL.iter().filter(|piece| lost(piece)).map(|piece| arbiter(no_castling(*piece), [])));
    }
    cues
}

/// An irregularity that the arbiter has found, in words.
#[must_use]
pub const fn irregularity_phrase(irregularity: Irregularity) -> Phrase {
    Phrase::line(match irregularity {
        Irregularity::StartPosition => Line::IrregularStart,
        Irregularity::BoardTurned => Line::IrregularBoard,
        Irregularity::ColoursReversed => Line::IrregularColours,
        Irregularity::PiecesDisplaced => Line::IrregularPieces,
        Irregularity::TwoHands => Line::IrregularHands,
        Irregularity::IllegalPosition => Line::IrregularPosition,
        Irregularity::PositionLost => Line::IrregularLost,
    })
}

/// None where the next event says it: the game is annulled, or the move counts as illegal.
const fn remedy_line(remedy: Remedy) -> Option<Line> {
    Some(match remedy {
        Remedy::NewGame | Remedy::CountsAsIllegal => return None,
        Remedy::GoesOn => Line::RemedyGoesOn,
        Remedy::Transfer => Line::RemedyTransfer,
        Remedy::PutBack => Line::RemedyPutBack,
        Remedy::GeneralPowers => Line::RemedyPowers,
        Remedy::FindIllegal => Line::RemedyFindIllegal,
        Remedy::LeftToPlayers => Line::RemedyLeftToPlayers,
        Remedy::DrawAfterNextMove => Line::RemedyDraw,
    })
}

const fn no_castling(piece: Misplaced) -> Line {
    match piece {
        Misplaced::KingAndQueen => Line::NoCastlingKingAndQueen,
        Misplaced::King => Line::NoCastlingKing,
        Misplaced::Rook => Line::NoCastlingRook,
    }
}
