//! What the arbiter finds and orders, and who is at the board, as text; [`grammar`](super::grammar) lists them.
use shakmaty::Color;

use super::clause::{GrammarError, bare, duration, no_object, split};
use crate::{
    game::{ArbiterCommand, Command, Game, PresenceCommand},
    laws::{irregularity::Irregularity, penalty::Penalty},
};

/// A command of the arbiter; `None` for another verb.
pub(super) fn arbiter_command(verb: &str, object: &str, game: &Game) -> Option<Result<Command, GrammarError>> {
    let needs = |needs| no_object(verb, needs, object);
    let side = || object.parse::<Color>().map_err(|_| needs("a side: absent white"));
    Some(match verb {
        "back" => position_before(object, game)
            .map(|plies| Command::Arbiter(ArbiterCommand::GoBack(plies)))
            .ok_or_else(|| needs("the number of a move: back 6...")),
        "illegal" => numbered(object, game)
            .map(|ply| Command::Arbiter(ArbiterCommand::FindIllegal(ply)))
            .ok_or_else(|| needs("the number of a move: illegal 6...")),
        "count" => count(object, game).ok_or_else(|| needs("a side, and perhaps the number of a move: count white 6.")),
        "irregular" => irregularity(object)
            .map(|found| Command::Arbiter(ArbiterCommand::FindIrregularity(found)))
            .ok_or_else(|| needs("what was wrong: start, board, colours, pieces, hands, position or lost")),
        "penalise" => penalise(object),
        "revoke" => {
            revoke(object, game).ok_or_else(|| needs("the number of a ruling, or nothing for the last: revoke 2"))
        }
        "unrecorded" => bare(verb, object, Command::Arbiter(ArbiterCommand::PlayUnrecorded)),
        "absent" => side().map(|side| Command::Presence(PresenceCommand::Absent(side))),
        "arrive" => side().map(|side| Command::Presence(PresenceCommand::Arrive(side))),
        "forfeit" if object == "both" => Ok(Command::Presence(PresenceCommand::Forfeit(None))),
        "forfeit" => side().map(|side| Command::Presence(PresenceCommand::Forfeit(Some(side)))),
        _ => return None,
    })
}

fn irregularity(object: &str) -> Option<Irregularity> {
    Some(match object {
        "start" => Irregularity::StartPosition,
        "board" => Irregularity::BoardTurned,
        "colours" => Irregularity::ColoursReversed,
        "pieces" => Irregularity::PiecesDisplaced,
        "hands" => Irregularity::TwoHands,
        "position" => Irregularity::IllegalPosition,
        "lost" => Irregularity::PositionLost,
        _ => return None,
    })
}

/// The ply that is meant by the number of a move, `6.` or `6...`. A number alone does not say which: one reader takes it for a move of
/// White, another for a ply.
pub(super) fn numbered(text: &str, game: &Game) -> Option<usize> {
    text.trim().ends_with(['.', '…']).then(|| game.setup().ply_numbered(text)).flatten()
}

/// After how many plies the position before the move `6...` stands.
pub(super) fn position_before(text: &str, game: &Game) -> Option<usize> {
    numbered(text, game)?.checked_sub(1)
}

/// `white 6.`, or `white` for the last move of that side.
fn count(object: &str, game: &Game) -> Option<Command> {
    let (side, number) = object.split_once(' ').unwrap_or((object, ""));
    let ply = if number.is_empty() { None } else { Some(numbered(number, game)?) };
    Some(Command::Arbiter(ArbiterCommand::CountIllegal(side.parse().ok()?, ply)))
}

/// `2`, or nothing for the last ruling that stands.
fn revoke(object: &str, game: &Game) -> Option<Command> {
    let rulings = game.rulings();
    let last = || (1..=rulings.all().len()).rfind(|&number| rulings.standing(number).is_some()).unwrap_or_default();
    let number = if object.is_empty() { last() } else { object.parse().ok()? };
    Some(Command::Arbiter(ArbiterCommand::WithdrawRuling(number)))
}

/// `white opponent +0:02:00`, `white minus 0:01:00`, `white lost`
fn penalise(object: &str) -> Result<Command, GrammarError> {
    let error = || {
        let needs = "a side and a penalty: penalise white warning, penalise white opponent +0:02:00, penalise white minus 0:01:00, penalise white lost";
        no_object("penalise", needs, object)
    };
    let (side, penalty) = split(object);
    let side = side.parse::<Color>().map_err(|_| error())?;
    let penalty = match split(penalty) {
        ("warning", "") => Penalty::Warning,
        ("opponent", "points") => Penalty::PointsToOpponent,
        ("opponent", more) => {
            Penalty::TimeToOpponent(more.strip_prefix('+').and_then(|more| duration(more.trim())).ok_or_else(error)?)
        }
        ("minus", less) => Penalty::TimeFromOffender(duration(less).ok_or_else(error)?),
        ("points", "") => Penalty::PointsFromOffender,
        ("lost", "") => Penalty::GameLost,
        ("lost", "half") => Penalty::GameLostOpponentHalf,
        ("lost", "both") => Penalty::GameLostToBoth,
        ("fine", "") => Penalty::Fine,
        ("exclusion", "") => Penalty::Exclusion,
        _ => return Err(error()),
    };
    Ok(Command::Arbiter(ArbiterCommand::Penalise(side, penalty)))
}
