//! Claims, and what the record says to them, in words.
use shakmaty::Color;

use super::{
    Cue,
    cue::{arbiter, room},
    sensor::lift_phrase,
};
use crate::{
    clock::Moment,
    game::{Act, Assessment, Claim, ClaimAct, Flaw, Game},
    language::{Arg, Line, Phrase},
    laws::{
        Article,
        draw_claim::DrawClaimFlaw,
        flag::Verdict,
        irregularity,
        quickplay::{self, Decision, Request},
        touch::Freedom,
    },
};

/// The cues of a claim.
pub(super) fn of_claim(act: &ClaimAct, game: &Game) -> Vec<Cue> {
    match *act {
        ClaimAct::FlagAwaits(side) => {
            vec![room(Line::ClockStopped, []), arbiter(Line::MarkFlagAwaitsClaim, [Arg::Color(side)])]
        }
        ClaimAct::FlagOrderUnknown => flag_order_unknown(game),
        ClaimAct::Made(side, claim) => claimed(side, claim, game),
        ClaimAct::Postponed(_) => vec![room(Line::ClaimPostponed, [])],
        ClaimAct::Granted => vec![room(Line::ClaimGranted, [])],
        ClaimAct::Rejected => {
            // Said in the same words whether it is legal or not: players are told of no legality.
            let intended =
                game.record().current_ply().and_then(|ply| ply.intended).filter(|_| rejects_written_move(game));
            let due = intended.map(|intended| room(Line::IntendedMoveDue, [Arg::Move(intended.what)]));
            std::iter::once(room(Line::ClaimRejected, [])).chain(due).collect()
        }
    }
}

/// Whether the claim that was rejected last is the draw that the player on move claims with a move that he has written. They are answered in
/// the order in which they were made: it is the last one that waits no more.
fn rejects_written_move(game: &Game) -> bool {
    let claims = game.claims();
    let waits = |made: &(Color, Claim)| {
        claims.current().iter().chain(claims.behind()).any(|waiting| (waiting.by, waiting.claim) == *made)
    };
    let made = game.log().iter().rev().filter_map(|logged| {
        let Act::Claim(ClaimAct::Made(side, claim)) = logged.event.act else { return None };
        Some((side, claim))
    });
    let mut rejected = made.filter(|made| !waits(made));
    let rejected = rejected.next();
    rejected.is_some_and(|(side, claim)| game.mover() == Some(side) && claim.intended().is_some())
}

pub(super) fn number_of(ply: usize, game: &Game) -> Arg {
    Arg::Number(game.setup().number_of_move(ply))
}

/// The room hears the claim; what the record says to it is the arbiter's alone.
pub(super) fn claimed(side: Color, claim: Claim, game: &Game) -> Vec<Cue> {
    let mut cues = vec![Cue::room(claim_phrase(side, claim))];
    if game.claims().behind().iter().any(|waiting| (waiting.by, waiting.claim) == (side, claim)) {
        cues.push(room(Line::ClaimWaits, []));
        return cues;
    }
    cues.extend(game.claims().assessment().map(|assessment| Cue::arbiter(assessment_phrase(&assessment, claim, game))));
    if claim == Claim::Quickplay(Request::Draw) && quickplay::decision(game.setup().edition) == Decision::Final {
        cues.push(room(Line::DecisionIsFinal, [Arg::Article(Article::QuickplayAppeal, game.setup().edition)]));
    }
    cues
}

/// A claim as everybody hears it.
#[must_use]
pub fn claim_phrase(side: Color, claim: Claim) -> Phrase {
    let by = Arg::Color(side);
    match claim {
        Claim::Quickplay(Request::Draw) => Phrase::with(Line::ClaimsQuickplay, [by]),
        Claim::Quickplay(Request::ExtraTime) => Phrase::with(Line::AsksExtraTime, [by]),
        Claim::Threefold(None) => Phrase::with(Line::ClaimsThreefold, [by]),
        Claim::Threefold(Some(said)) => Phrase::with(Line::ClaimsThreefoldWith, [by, Arg::Move(said)]),
        Claim::FiftyMoves(None) => Phrase::with(Line::ClaimsFiftyMoves, [by]),
        Claim::FiftyMoves(Some(said)) => Phrase::with(Line::ClaimsFiftyMovesWith, [by, Arg::Move(said)]),
        Claim::IllegalMove => Phrase::with(Line::ClaimsIllegalMove, [by]),
        Claim::Touch(square) => Phrase::with(Line::ClaimsTouch, [by, Arg::Square(square)]),
    }
}

/// What the record says to a claim, for the arbiter's page: for a repetition the three positions with their moves.
#[must_use]
pub fn assessment_phrase(assessment: &Assessment, claim: Claim, game: &Game) -> Phrase {
    let found = found_phrase(assessment, claim, game);
    let found = match not_completed(assessment, claim, game) {
        Some(not_completed) => Phrase::Several(vec![found, not_completed]),
        None => found,
    };
    let seen = match (claim, game.claims().current()) {
        (Claim::Touch(square), Some(pending)) => game.sensing().lifts_claimed(pending.by, square),
        _ => Vec::new(),
    };
    if seen.is_empty() {
        return found;
    }
    // He judges what a board saw, whatever the record says.
    Phrase::Several([found].into_iter().chain(seen.into_iter().map(lift_phrase)).collect())
}

/// An illegal move of the opponent's that is announced or made, and not completed: what the arbiter sees beside the claim, and why the
/// claim does not rest on it (7.5.a of 2014; 7.5.1).
fn not_completed(assessment: &Assessment, claim: Claim, game: &Game) -> Option<Phrase> {
    let claimant = game.claims().current()?.by;
    let ply = game.record().current_ply().filter(|ply| ply.mover != claimant && ply.fault().is_some())?;
    if claim != Claim::IllegalMove || matches!(assessment, Assessment::Right(_) | Assessment::BoardsDiffered(_)) {
        return None;
    }
    let number = Arg::Number(game.record().move_number());
    let illegal = Phrase::with(Line::MarkClaimIllegalPly, [number, Arg::Color(ply.mover)]);
    Some(Phrase::Several(vec![illegal, Phrase::line(Line::MarkNotCompleted)]))
}

fn found_phrase(assessment: &Assessment, claim: Claim, game: &Game) -> Phrase {
    let proof = match assessment {
        Assessment::ForTheArbiter => {
            let seen = (claim == Claim::IllegalMove && may_be_granted_with_grounds(game))
                .then(|| Phrase::line(Line::MarkGrantWithGrounds));
            return Phrase::Several([Phrase::line(Line::MarkClaimForArbiter)].into_iter().chain(seen).collect());
        }
        Assessment::BoardsDiffered(ply) => {
            let side = Arg::Color(game.setup().mover_of(*ply));
            let article = Arg::Article(Article::BoardsDiffer, game.setup().edition);
            return Phrase::Several(vec![
                Phrase::with(Line::MarkClaimIllegalPly, [number_of(*ply, game), side]),
                Phrase::with(Line::MarkBoardsDiffered, [article]),
            ]);
        }
        Assessment::Wrong(flaw) => return wrong_phrase(*flaw, claim, game),
        Assessment::Right(proof) => proof,
    };
    let line = if claim == Claim::IllegalMove { Line::MarkClaimIllegalPly } else { Line::MarkClaimAfterPly };
    let place = |&ply: &usize| match ply {
        0 => Phrase::line(Line::MarkClaimAtStart),
        ply => Phrase::with(line, [number_of(ply, game), Arg::Color(game.setup().mover_of(ply))]),
    };
    let mut phrases = vec![Phrase::line(Line::MarkClaimRight)];
    phrases.extend(proof.plies().iter().map(place));
    Phrase::Several(phrases)
}

/// Whether the arbiter can grant the claim of an illegal move by what he alone has seen: not where the claimant has answered the move.
fn may_be_granted_with_grounds(game: &Game) -> bool {
    game.claims().current().is_some_and(|pending| game.rulings().may_count_last_move_of(pending.by.other()))
}

/// Why a claim is wrong, and what the edition says to that: its Article, and what a wrong claim costs (9.4, 9.5).
fn wrong_phrase(flaw: Flaw, claim: Claim, game: &Game) -> Phrase {
    let edition = game.setup().edition;
    let mut phrases =
        vec![flaw_phrase(flaw), Phrase::with(Line::MarkByArticle, [Arg::Article(flaw.article(claim), edition)])];
    phrases.extend(game.claims().wrong_claim_costs(claim).map(|time| {
        Phrase::with(Line::MarkWrongClaimCosts, [Arg::Article(Article::WrongDrawClaim, edition), Arg::Time(time)])
    }));
    // The record is about the answered move; what it does not show is still his.
    if matches!(flaw, Flaw::Answered(_)) && irregularity::misuse_counts(edition) && may_be_granted_with_grounds(game) {
        phrases.push(Phrase::line(Line::MarkGrantWithGrounds));
    }
    Phrase::Several(phrases)
}

fn flaw_phrase(flaw: Flaw) -> Phrase {
    match flaw {
        Flaw::Draw(DrawClaimFlaw::NotOnMove) => Phrase::line(Line::MarkNotOnMove),
        Flaw::Draw(DrawClaimFlaw::Touched) => Phrase::line(Line::MarkClaimAfterTouch),
        Flaw::Draw(DrawClaimFlaw::IntendedIsIllegal) => Phrase::line(Line::MarkIntendedIllegal),
        Flaw::Draw(DrawClaimFlaw::OnlySoOften(times)) => {
            Phrase::with(Line::MarkOnlySoOften, [Arg::Number(u32::try_from(times).unwrap_or(u32::MAX))])
        }
        // A move is one of each player (9.3).
        Flaw::Draw(DrawClaimFlaw::OnlySoLong(plies)) => Phrase::with(Line::MarkOnlySoLong, [Arg::Number(plies / 2)]),
        Flaw::NoIllegalMove => Phrase::line(Line::MarkNoIllegalMove),
        Flaw::Answered(_) => Phrase::line(Line::MarkAnswered),
        Flaw::TouchedSince => Phrase::line(Line::MarkTouchedSince),
        Flaw::TouchKept => Phrase::line(Line::MarkTouchKept),
        Flaw::TouchFree(Freedom::CastlingIllegal) => Phrase::line(Line::MarkCastlingFree),
        Flaw::TouchFree(Freedom::NothingMoves) => Phrase::line(Line::MarkTouchFree),
    }
}

/// The mark that the clock showed is gone; where the game goes on, everybody is told so (6.11.a).
pub(super) fn flag_order_unknown(game: &Game) -> Vec<Cue> {
    let now = game.log().last().map_or(Moment::START, |logged| logged.at);
    let goes_on = game.timekeeping().verdict_without_order(now) == Verdict::GoesOn;
    vec![room(if goes_on { Line::BothFlagsGoesOn } else { Line::FlagOrderUnknown }, [])]
}
