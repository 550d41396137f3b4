//! The commands about the clock as text; [`grammar`](super::grammar) lists them.
use std::time::Duration;

use shakmaty::Color;

use super::clause::{GrammarError, duration, no_object, split};
use crate::{
    clock::control::both_from,
    game::{ClockCommand, Command, Shift},
};

/// A command about the clock; `None` for another verb.
pub(super) fn clock_command(verb: &str, object: &str) -> Option<Result<Command, GrammarError>> {
    Some(match (verb, object) {
        ("set", _) => set(object),
        ("add", _) => shift(verb, object, Shift::Add),
        ("take", _) => shift(verb, object, Shift::Take),
        ("control", text) => both_from(text)
            .map(|controls| Command::Clock(ClockCommand::ReplaceControl(Box::new(controls))))
            .map_err(|_| no_object(verb, "a time control: control 40/90+30,30+30", object)),
        ("calls", "on") => Ok(Command::Clock(ClockCommand::AllowCalls)),
        ("calls", "off") => Ok(Command::Clock(ClockCommand::ForbidCalls)),
        ("calls", _) => Err(no_object(verb, "on or off: calls off", object)),
        _ => return None,
    })
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
