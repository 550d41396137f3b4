//! The end of the game, in words.
use shakmaty::Color;

use super::{
    Audience, Cue,
    cue::{arbiter, room},
};
use crate::{
    game::{Ending, EndingAct, Game, Outcome, Reason},
    language::{Arg, Label, Line, Phrase},
};

/// The cues of the end.
pub(super) fn of_ending(act: &EndingAct, game: &Game) -> Vec<Cue> {
    match *act {
        EndingAct::Ended(ending) => ended(ending, game),
        EndingAct::Confirmed if game.ending().is_some() && game.is_finished() => {
            vec![room(Line::ResultConfirmed, [])]
        }
        EndingAct::Confirmed => Vec::new(),
        EndingAct::Rejected => goes_on(game),
        EndingAct::ChanceUndetermined(side) => {
            vec![arbiter(Line::MarkChanceUndetermined, [Arg::Color(side)])]
        }
        EndingAct::SheetSigned(side) => signed(side, game),
    }
}

/// Who sees no screen hears of his own signature, and once nobody has to sign any more of the other's, with the way on.
fn signed(signer: Color, game: &Game) -> Vec<Cue> {
    let told = Phrase::with(Line::MarkSigned, [Arg::Color(signer)]);
    let by_ear = Color::ALL.into_iter().filter(|&side| game.setup().is_impaired(side));
    let told_to = |side| {
        let way_on = [Phrase::line(Line::SheetsByList), next_game()];
        let told = [told.clone()].into_iter();
        match (game.lacks_signature(), side == signer) {
            (false, _) => Some(Phrase::Several(told.chain(way_on).collect())),
            (true, true) => Some(Phrase::Several(told.collect())),
            (true, false) => None,
        }
        .map(|told| Cue::answer(Audience::Earphone(side), told))
    };
    by_ear.filter_map(told_to).chain([arbiter(Line::MarkSigned, [Arg::Color(signer)])]).collect()
}

/// The item of the list by which a player who sees no screen comes to the next game.
#[must_use]
pub fn next_game() -> Phrase {
    Phrase::with(Line::Bare, [Arg::Label(Label::NextGame)])
}

/// An ending that is rejected. Where the mover has no move the pieces stand otherwise on the boards, and the arbiter is told what puts
/// the program's right.
fn goes_on(game: &Game) -> Vec<Cue> {
    let way_out = game.record().has_no_move().then(|| arbiter(Line::NoMoveOnBoard, []));
    [room(Line::GameGoesOn, [])].into_iter().chain(way_out).collect()
}

/// The sentence for an ending.
#[must_use]
pub fn ending_phrase(ending: Ending) -> Phrase {
    let winner = ending.winner().map(Arg::Color);
    let line = match ending.reason {
        Reason::Checkmate => Line::EndsByMate,
        Reason::Resignation if winner.is_none() => Line::EndsByResignationDrawn,
        Reason::Resignation => Line::EndsByResignation,
        Reason::Stalemate => Line::EndsByStalemate,
        Reason::DeadPosition => Line::EndsByDeadPosition,
        Reason::Agreement => Line::EndsByAgreement,
        Reason::TimeForfeit => Line::EndsOnTime,
        Reason::TimeForfeitWithoutMatingMaterial => Line::EndsOnTimeDrawn,
        Reason::BothFlags => Line::EndsByBothFlags,
        Reason::DefaultTime | Reason::LateForResumption if winner.is_none() => Line::EndsByDefaultBoth,
        Reason::DefaultTime | Reason::LateForResumption => Line::EndsByDefault,
        Reason::Penalty => return penalty_ending(ending.outcome),
        Reason::Quickplay => Line::EndsByQuickplay,
        Reason::Threefold => Line::EndsByThreefold,
        Reason::FiftyMoves => Line::EndsByFiftyMoves,
        Reason::FivefoldRepetition => Line::EndsByFivefold,
        Reason::SeventyFiveMoves => Line::EndsBySeventyFive,
        Reason::IllegalMoves => Line::EndsByIllegalMoves,
        Reason::IllegalMovesWithoutMatingMaterial => Line::EndsByIllegalMovesDrawn,
        Reason::Irregularity | Reason::ColoursReversed | Reason::PositionLost => Line::EndsAnnulled,
        Reason::SealedMove if winner.is_none() => Line::EndsBySealedMoveDrawn,
        Reason::SealedMove => Line::EndsBySealedMove,
        Reason::IllegalPosition => Line::EndsByIllegalPosition,
    };
    Phrase::with(line, winner)
}

/// The arbiter decides the opponent's points as well (12.9.f of 2014).
fn penalty_ending(outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Won(side) => Phrase::with(Line::EndsByPenalty, [Arg::Color(side)]),
        Outcome::HalfPoint(side) => Phrase::with(Line::EndsByPenaltyHalf, [Arg::Color(side)]),
        Outcome::LostByBoth | Outcome::Drawn | Outcome::Annulled => Phrase::line(Line::EndsByPenaltyBoth),
    }
}

/// A game that has just ended: its result, and what is to be done with it.
pub(super) fn ended(ending: Ending, game: &Game) -> Vec<Cue> {
    let mut cues = vec![Cue::room(ending_phrase(ending))];
    if !game.is_finished() {
        cues.push(room(Line::PleaseConfirm, []));
    }
    cues
}

/// The question before a finished game is left. It names no key, since the same act once more leaves it.
#[must_use]
pub fn leaving_phrase(question: Line) -> Phrase {
    asked_again(question, Line::LeaveAgain)
}

/// What is asked before the program is closed. Over a finished game the same act once more closes it.
#[must_use]
pub fn closing_phrase(question: Line) -> Phrase {
    asked_again(question, Line::CloseAgain)
}

fn asked_again(question: Line, again: Line) -> Phrase {
    let is_over = matches!(question, Line::LeaveUnsigned | Line::LeaveUnsaved);
    Phrase::Several(std::iter::once(question).chain(is_over.then_some(again)).map(Phrase::line).collect())
}
