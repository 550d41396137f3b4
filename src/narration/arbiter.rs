//! What the arbiter finds, orders and imposes, in words.
use shakmaty::{Color, Square};

use super::{
    Cue,
    adjournment::{adjourned, reply_handed_in},
    board::put_right,
    claim::number_of,
    cue::{arbiter, room},
    irregularity,
    question::rule_off_phrase,
};
use crate::{
    game::{Act, ArbiterAct, Game, Imposed, Ruled},
    language::{Arg, Line, Phrase},
    laws::{Article, penalty::Penalty},
};

/// The cues of what the arbiter found or ordered.
pub(super) fn ruled(act: &ArbiterAct, game: &Game) -> Vec<Cue> {
    match *act {
        ArbiterAct::WentBack(_) => went_back(game),
        ArbiterAct::Penalised(side, penalty) => vec![Cue::room(penalty_phrase(side, penalty))],
        ArbiterAct::RulingWithdrawn(number) => ruling_withdrawn(number, game),
        ArbiterAct::UnrecordedAllowed => vec![room(Line::UnrecordedAllowed, [])],
        ArbiterAct::IllegalMoveFound { ply, side } => illegal_move_found(ply, side, game),
        ArbiterAct::PawnBecameQueen => became_queen(game),
        ArbiterAct::IrregularityFound(irregularity) => irregularity::found(irregularity, game),
        ArbiterAct::PromotionBegun { to, .. } => promotes_on(to, game),
        ArbiterAct::Explained(_) => Vec::new(),
    }
}

/// While a move was sealed nothing went back, but the envelope has fallen: who is on move is told with it.
fn became_queen(game: &Game) -> Vec<Cue> {
    // After a restart it is told again, and other events have come since.
    let earlier = game.log().iter().rev().map(|logged| &logged.event.act);
    let before = earlier.skip_while(|act| !matches!(act, Act::Arbiter(ArbiterAct::PawnBecameQueen))).nth(1);
    let went_back = matches!(before, Some(Act::Arbiter(ArbiterAct::WentBack(_))));
    let on_move = game.mover().filter(|_| !went_back);
    let restored =
        on_move.map(|side| room(Line::PositionRestored, [Arg::Number(game.record().move_number()), Arg::Color(side)]));
    restored.into_iter().chain([room(Line::PawnBecameQueen, [])]).collect()
}

fn went_back(game: &Game) -> Vec<Cue> {
    let sealer = game.sitting().adjournment().map(|adjourned| adjourned.outside.sealer);
    let Some(side) = game.mover().or(sealer) else { return Vec::new() };
    // Who thinks that he has won hears first that he has not.
    let falls = game.fallen().filter(|_| sealer.is_none()).map(|_| room(Line::GameGoesOn, []));
    let restored = room(Line::PositionRestored, [Arg::Number(game.record().move_number()), Arg::Color(side)]);
    let ruled_off = game.record().rules_off().map(|ply| Cue::room(rule_off_phrase(game.setup(), ply)));
    let sealed = match sealer {
        Some(_) => adjourned(game),
        None if game.sitting().has_unopened() => reply_handed_in(game),
        None => Vec::new(),
    };
    falls.into_iter().chain([restored]).chain(ruled_off).chain(put_right(game)).chain(sealed).collect()
}

/// A penalty on `side` in words: `Strafe für Weiß: der Gegner erhält zwei Minuten.`
#[must_use]
pub fn penalty_phrase(side: Color, penalty: Penalty) -> Phrase {
    let of = |line| Phrase::with(line, [Arg::Color(side)]);
    let timed = |line, time| Phrase::with(line, [Arg::Color(side), Arg::Time(time)]);
    match penalty {
        Penalty::Warning => of(Line::PenaltyWarning),
        Penalty::TimeToOpponent(time) => timed(Line::PenaltyTimeToOpponent, time),
        Penalty::TimeFromOffender(time) => timed(Line::PenaltyTimeFromOffender, time),
        Penalty::PointsToOpponent => of(Line::PenaltyPointsToOpponent),
        Penalty::PointsFromOffender => of(Line::PenaltyPointsFromOffender),
        Penalty::GameLost | Penalty::GameLostOpponentHalf => of(Line::PenaltyGameLost),
        Penalty::GameLostToBoth => Phrase::line(Line::PenaltyGameLostToBoth),
        Penalty::Fine => of(Line::PenaltyFine),
        Penalty::Exclusion => of(Line::PenaltyExclusion),
    }
}

/// A ruling in the words in which the room heard it.
#[must_use]
pub fn ruling_phrase(ruled: &Ruled, game: &Game) -> Phrase {
    match ruled.what {
        Imposed::Penalty(penalty) => penalty_phrase(ruled.side, penalty),
        Imposed::IllegalMove { ply, .. } => illegal_move_phrase(ply, ruled.side, game),
    }
}

fn ruling_withdrawn(number: usize, game: &Game) -> Vec<Cue> {
    let ruled = number.checked_sub(1).and_then(|index| game.rulings().all().get(index));
    let said = |ruled| room(Line::RulingWithdrawn, [Arg::Phrase(Box::new(ruling_phrase(ruled, game)))]);
    ruled.map(said).into_iter().collect()
}

/// Which move was illegal.
pub(super) fn illegal_move_found(ply: usize, side: Color, game: &Game) -> Vec<Cue> {
    vec![Cue::room(illegal_move_phrase(ply, side, game))]
}

pub(super) fn illegal_move_phrase(ply: usize, side: Color, game: &Game) -> Phrase {
    Phrase::with(Line::IllegalMoveFound, [number_of(ply, game), Arg::Color(side)])
}

/// For the arbiter: he tells the player what he is bound to.
pub(super) fn promotes_on(square: Square, game: &Game) -> Vec<Cue> {
    let article = Arg::Article(Article::BegunPromotion, game.setup().edition);
    vec![arbiter(Line::MarkPromotionStays, [article, Arg::Square(square)])]
}
