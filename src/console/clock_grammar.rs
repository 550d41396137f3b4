//! The commands about the clock, and the arbiter's, as text; [`grammar`](super::grammar) lists them.
use std::time::Duration;

use shakmaty::Color;

use super::grammar::{GrammarError, duration, no_object, split};
use crate::{
    clock::control::both_from,
    game::{
        ArbiterCommand, Claim, ClaimCommand, ClockCommand, Command, EndingCommand, Game, LockCommand, MoveCommand,
        PresenceCommand, Ruling, Shift,
    },
    laws::{
        irregularity::Irregularity,
        penalty::Penalty,
        quickplay::{Compensation, Request},
    },
};

pub(super) fn clock_command(verb: &str, object: &str, game: &Game) -> Result<Command, GrammarError> {
    let one_of = |needs| no_object(verb, needs, object);
    Ok(match (verb, object) {
        ("claim", "flag") => Command::Claim(ClaimCommand::Flag),
        ("claim", "draw") => Command::Claim(ClaimCommand::Make(Claim::Quickplay(Request::Draw))),
        ("claim", "time") => Command::Claim(ClaimCommand::Make(Claim::Quickplay(Request::ExtraTime))),
        ("claim", "illegal") => Command::Claim(ClaimCommand::Make(Claim::IllegalMove)),
        ("claim", "threefold") => Command::Claim(ClaimCommand::Make(Claim::Threefold(None))),
        ("claim", "fifty") => Command::Claim(ClaimCommand::Make(Claim::FiftyMoves(None))),
        ("claim", _) => {
            let touched = object.strip_prefix("touch ").and_then(|square| square.trim().parse().ok());
            let needs = "what is claimed: claim flag, claim threefold [MOVE], claim fifty [MOVE], claim illegal, claim touch e2, claim draw, claim time";
            Command::Claim(ClaimCommand::Make(Claim::Touch(touched.ok_or_else(|| one_of(needs))?)))
        }
        ("illegal", number) => Command::Arbiter(ArbiterCommand::FindIllegal(
            numbered(number, game).ok_or_else(|| one_of("the number of a move: illegal 6..."))?,
        )),
        ("count", what) => {
            count(what, game).ok_or_else(|| one_of("a side, and perhaps the number of a move: count white 6."))?
        }
        ("irregular", "start") => Command::Arbiter(ArbiterCommand::FindIrregularity(Irregularity::StartPosition)),
        ("irregular", "board") => Command::Arbiter(ArbiterCommand::FindIrregularity(Irregularity::BoardTurned)),
        ("irregular", "colours") => Command::Arbiter(ArbiterCommand::FindIrregularity(Irregularity::ColoursReversed)),
        ("irregular", "pieces") => Command::Arbiter(ArbiterCommand::FindIrregularity(Irregularity::PiecesDisplaced)),
        ("irregular", "hands") => Command::Arbiter(ArbiterCommand::FindIrregularity(Irregularity::TwoHands)),
        ("irregular", "position") => Command::Arbiter(ArbiterCommand::FindIrregularity(Irregularity::IllegalPosition)),
        ("irregular", "lost") => Command::Arbiter(ArbiterCommand::FindIrregularity(Irregularity::PositionLost)),
        ("irregular", _) => {
            return Err(one_of("what was wrong: start, board, colours, pieces, hands, position or lost"));
        }
        ("adjust", square) => {
            Command::Move(MoveCommand::Adjust(square.parse().map_err(|_| one_of("a square: adjust e2"))?))
        }
        ("withdraw", "") => Command::Move(MoveCommand::Withdraw),
        ("sign", "") => Command::Ending(EndingCommand::SignSheets),
        ("set", _) => set(object)?,
        ("add", _) => shift(verb, object, Shift::Add)?,
        ("take", _) => shift(verb, object, Shift::Take)?,
        ("control", text) => {
            let controls = both_from(text).map_err(|_| one_of("a time control: control 40/90+30,30+30"))?;
            Command::Clock(ClockCommand::ReplaceControl(Box::new(controls)))
        }
        ("penalise", _) => penalise(object)?,
        ("pin", digits) => Command::Lock(LockCommand::GivePin(digits.into())),
        ("absent", text) => Command::Presence(PresenceCommand::Absent(side(verb, text)?)),
        ("arrive", text) => Command::Presence(PresenceCommand::Arrive(side(verb, text)?)),
        ("forfeit", "both") => Command::Presence(PresenceCommand::Forfeit(None)),
        ("forfeit", text) => Command::Presence(PresenceCommand::Forfeit(Some(side(verb, text)?))),
        ("flags", "unordered") => Command::Claim(ClaimCommand::FlagOrderUnknown),
        ("flags", _) => return Err(one_of("what is found: flags unordered")),
        ("rule", "accept") => Command::Claim(ClaimCommand::Rule(Ruling::Accept)),
        ("rule", "postpone") => Command::Claim(ClaimCommand::Rule(Ruling::Postpone(Compensation::TwoMinutes))),
        ("rule", "postpone without time") => Command::Claim(ClaimCommand::Rule(Ruling::Postpone(Compensation::None))),
        ("rule", "reject") => Command::Claim(ClaimCommand::Rule(Ruling::Reject)),
        ("rule", _) => {
            return Err(one_of("the decision: rule accept, rule postpone, rule postpone without time, rule reject"));
        }
        ("unrecorded", "") => Command::Arbiter(ArbiterCommand::PlayUnrecorded),
        ("withdraw" | "sign" | "unrecorded", _) => return Err(one_of("nothing after it")),
        ("calls", "on") => Command::Clock(ClockCommand::AllowCalls),
        ("calls", "off") => Command::Clock(ClockCommand::ForbidCalls),
        ("calls", _) => return Err(one_of("on or off: calls off")),
        _ => return Err(GrammarError::NoCommand(verb.to_owned())),
    })
}

fn side(verb: &str, text: &str) -> Result<Color, GrammarError> {
    text.parse().map_err(|_| no_object(verb, "a side: absent white", text))
}

/// The ply that is meant by the number of a move, `6.` or `6...`. A number alone is none: one reader takes it for a move of
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

/// No counter of a chess clock goes further.
const MOST_MOVES: u32 = 9999;

/// `white 0:05:00 moves 12`; a time below zero is understood, to be refused on record.
fn set(object: &str) -> Result<Command, GrammarError> {
    let needs = "a side, a time and perhaps a move count: set white 0:05:00 moves 12";
    let error = || no_object("set", needs, object);
    let words: Vec<&str> = object.split_whitespace().collect();
    let (side, left, completed) = match words[..] {
        [side, left] => (side, left, None),
        [side, left, "moves", count] => {
            (side, left, Some(count.parse().ok().filter(|count| *count <= MOST_MOVES).ok_or_else(error)?))
        }
        _ => return Err(error()),
    };
    let side = side.parse::<Color>().map_err(|_| error())?;
    let left = match left.strip_prefix('-') {
        Some(below_zero) => duration(below_zero).map(|_| None),
        None => duration(left).map(Some),
    };
    Ok(Command::Clock(ClockCommand::Set { side, left: left.ok_or_else(error)?, completed }))
}

/// Reads `white 0:02:00`, by how much a clock is changed.
fn shift(verb: &str, object: &str, shift: impl Fn(Duration) -> Shift) -> Result<Command, GrammarError> {
    let (side, by) = split(object);
    let parsed = side.parse::<Color>().ok().zip(duration(by));
    let (side, by) = parsed.ok_or_else(|| no_object(verb, "a side and a time: add white 0:02:00", object))?;
    Ok(Command::Clock(ClockCommand::Shift { side, shift: shift(by) }))
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
