//! A command from its decision to its cues, in the one order that is safe: kept, applied, told.
use shakmaty::ByColor;

use super::{Cue, calls, narrate, refuse};
use crate::{
    clock::Moment,
    game::{Act, Command, Event, Game, Incident, Seat},
};

/// Decides `command`; hands its events to `keep` before applying them; and returns what is to be said. A refusal is
/// told to the asker alone and kept nowhere, but what it shows of the boards is on record.
///
/// # Errors
/// Whatever `keep` fails with; nothing has then been applied.
pub fn carry_out<E>(
    game: &mut Game,
    now: Moment,
    by: Seat,
    command: &Command,
    keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, E> {
    match game.decide(now, by, command) {
        Ok(events) => take_in(game, now, &events, keep),
        Err(rejection) => {
            let mut cues = vec![refuse(rejection, by, game)];
            if let Some(noticed) = game.noticed_by_refusal(by, command, rejection) {
                cues.extend(take_in(game, now, &[noticed], keep)?);
            }
            Ok(cues)
        }
    }
}

/// Lets the clock tell what it has to tell after `since` until `now`, each thing at its own moment: flags, default times,
/// and the automatic calls that somebody has chosen.
///
/// # Errors
/// As [`carry_out`].
pub fn let_time_pass<E>(
    game: &mut Game,
    since: Moment,
    now: Moment,
    mut keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, E> {
    let (mut cues, mut told) = (Vec::new(), since);
    while let Some(deadline) = game.next_deadline().filter(|&deadline| deadline <= now) {
        let due = game.due(deadline);
        if due.is_empty() {
            break;
        }
        cues.extend(calls::due(game, told, deadline));
        cues.extend(take_in(game, deadline, &due, &mut keep)?);
        told = told.max(deadline);
    }
    cues.extend(calls::due(game, told, now));
    Ok(cues)
}

/// Puts on record what the program noticed about its machine: no command of anybody at the table, and never refused.
///
/// # Errors
/// As [`carry_out`].
pub fn notice<E>(
    game: &mut Game,
    now: Moment,
    incident: Incident,
    keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, E> {
    put_on_record(game, now, Event { by: None, act: Act::Noticed(incident) }, keep)
}

/// Puts a fact on record that is no command of anybody at the table.
///
/// # Errors
/// As [`carry_out`].
pub fn put_on_record<E>(
    game: &mut Game,
    now: Moment,
    event: Event,
    keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, E> {
    take_in(game, now, &[event], keep)
}

fn take_in<E>(
    game: &mut Game,
    now: Moment,
    events: &[Event],
    mut keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, E> {
    keep(now, events)?;
    let mut cues = Vec::new();
    for event in events {
        let periods = ByColor::new_with(|side| game.clock().period(side));
        game.apply(now, event);
        cues.extend(narrate(event, game));
        if matches!(event.act, Act::Pressed(_)) {
            cues.extend(calls::new_periods(game, periods, now));
        }
    }
    Ok(cues)
}
