//! Claims and the answers to them as text; [`grammar`](super::grammar) lists them.
use super::clause::{GrammarError, moved, no_object};
use crate::{
    desk::Purpose,
    game::{Claim, ClaimCommand, Command, Game, Ruling, Seat},
    laws::quickplay::{Compensation, Request},
};

/// A claim, or the answer to one; `None` for another verb.
pub(super) fn claim_command(verb: &str, object: &str, by: Seat, game: &Game) -> Option<Result<Command, GrammarError>> {
    Some(match verb {
        "claim" => claim(object, by, game),
        "flags" if object == "unordered" => Ok(Command::Claim(ClaimCommand::FlagOrderUnknown)),
        "flags" => Err(no_object(verb, "what is found: flags unordered", object)),
        "rule" => rule(object),
        _ => return None,
    })
}

/// A claim of a draw may name the move that the player intends (9.2, 9.3).
fn claim(object: &str, by: Seat, game: &Game) -> Result<Command, GrammarError> {
    let make = |claim| Command::Claim(ClaimCommand::Make(claim));
    if let Some(words) = object.strip_prefix("threefold ") {
        return moved(words, Purpose::Threefold, by, game, |said| make(Claim::Threefold(Some(said))));
    }
    if let Some(words) = object.strip_prefix("fifty ") {
        return moved(words, Purpose::FiftyMoves, by, game, |said| make(Claim::FiftyMoves(Some(said))));
    }
    let needs = "what is claimed: claim flag, claim threefold [MOVE], claim fifty [MOVE], claim illegal, claim touch e2, claim draw, claim time";
    Ok(make(match object {
        "flag" => return Ok(Command::Claim(ClaimCommand::Flag)),
        "draw" => Claim::Quickplay(Request::Draw),
        "time" => Claim::Quickplay(Request::ExtraTime),
        "illegal" => Claim::IllegalMove,
        "threefold" => Claim::Threefold(None),
        "fifty" => Claim::FiftyMoves(None),
        _ => {
            let touched = object.strip_prefix("touch ").and_then(|square| square.trim().parse().ok());
            Claim::Touch(touched.ok_or_else(|| no_object("claim", needs, object))?)
        }
    }))
}

fn rule(object: &str) -> Result<Command, GrammarError> {
    let needs = "the decision: rule accept, rule postpone, rule postpone without time, rule reject";
    Ok(Command::Claim(ClaimCommand::Rule(match object {
        "accept" => Ruling::Accept,
        "postpone" => Ruling::Postpone(Compensation::TwoMinutes),
        "postpone without time" => Ruling::Postpone(Compensation::None),
        "reject" => Ruling::Reject,
        _ => return Err(no_object("rule", needs, object)),
    })))
}
