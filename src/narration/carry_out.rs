//! A command from its decision to its cues, in the one order that is safe: kept, applied, told.
use std::borrow::BorrowMut;

use shakmaty::ByColor;

use super::{Cue, calls, narrate, refuse};
use crate::{
    clock::Moment,
    game::{Act, Command, Event, Game, Incident, MoveAct, NoticeAct, Seat},
};

/// Something could not be kept: it was neither applied nor told. What came before it was both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unkept<E> {
    /// The cues of what was kept before.
    pub told: Vec<Cue>,
    /// Why it could not be kept.
    pub error: E,
}

/// Decides `command`; hands its events to `keep` before applying them; and returns what is to be said. A refusal is
/// told to the asker alone and kept nowhere, but what it shows of the boards is on record.
///
/// # Errors
/// [`Unkept`], with the error of `keep`.
pub fn carry_out<E>(
    game: &mut impl BorrowMut<Game>,
    now: Moment,
    by: Seat,
    command: &Command,
    keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, Unkept<E>> {
    let before = read(game);
    match before.decide(now, by, command) {
        Ok(events) => take_in(game, now, &events, keep).map_err(unkept),
        Err(rejection) => {
            let mut cues = vec![refuse(rejection, by, before)];
            if let Some(noticed) = before.comparison().noticed_by_refusal(by, command, rejection) {
                match take_in(game, now, &[noticed], keep) {
                    Ok(of_boards) => cues.extend(of_boards),
                    Err(error) => return Err(Unkept { told: cues, error }),
                }
            }
            Ok(cues)
        }
    }
}

/// Tells what the clock has brought after `since` and until `now`, each thing at its own moment, but not before the last
/// event that was kept: flags, default times, and the automatic calls that somebody has chosen.
///
/// Calls are not kept: they are told also where a flag cannot be; and the arbiter's page is locked all the same.
/// What could not be kept is due again the next time.
///
/// # Errors
/// As [`carry_out`].
pub fn let_time_pass<E>(
    game: &mut impl BorrowMut<Game>,
    (since, now): (Moment, Moment),
    last_kept: Moment,
    mut keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, Unkept<E>> {
    let (mut cues, mut told) = (Vec::new(), since);
    while let Some(deadline) = read(game).timekeeping().next_deadline().filter(|&deadline| deadline <= now) {
        let due = read(game).timekeeping().due(deadline);
        if due.is_empty() {
            break;
        }
        cues.extend(calls::due(read(game), told, deadline));
        told = told.max(deadline);
        match take_in(game, deadline.max(last_kept), &due, &mut keep) {
            Ok(of_clock) => cues.extend(of_clock),
            Err(error) => {
                cues.extend(calls::due(read(game), told, now));
                // What cannot be kept does not hold the arbiter's page open.
                let lock = read(game).timekeeping().lock_due(now);
                if !lock.is_empty() {
                    cues.extend(take_in(game, now.max(last_kept), &lock, &mut keep).unwrap_or_default());
                }
                return Err(Unkept { told: cues, error });
            }
        }
    }
    cues.extend(calls::due(read(game), told, now));
    Ok(cues)
}

/// Puts on record what the program noticed about its machine. Nobody commanded it, and it is never refused.
///
/// # Errors
/// As [`carry_out`].
pub fn notice<E>(
    game: &mut impl BorrowMut<Game>,
    now: Moment,
    incident: Incident,
    keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, Unkept<E>> {
    put_on_record(game, now, Event { by: None, act: Act::Notice(NoticeAct::Noticed(incident)) }, keep)
}

/// Puts a fact on record that nobody at the table commanded.
///
/// # Errors
/// As [`carry_out`].
pub fn put_on_record<E>(
    game: &mut impl BorrowMut<Game>,
    now: Moment,
    event: Event,
    keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, Unkept<E>> {
    take_in(game, now, &[event], keep).map_err(unkept)
}

/// Keeps, applies and tells what was decided before, and waited for its moment.
///
/// # Errors
/// As [`carry_out`].
pub fn carry_out_decided<E>(
    game: &mut impl BorrowMut<Game>,
    now: Moment,
    events: &[Event],
    keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, Unkept<E>> {
    take_in(game, now, events, keep).map_err(unkept)
}

fn read(game: &impl BorrowMut<Game>) -> &Game {
    game.borrow()
}

const fn unkept<E>(error: E) -> Unkept<E> {
    Unkept { told: Vec::new(), error }
}

fn take_in<E>(
    game: &mut impl BorrowMut<Game>,
    now: Moment,
    events: &[Event],
    mut keep: impl FnMut(Moment, &[Event]) -> Result<(), E>,
) -> Result<Vec<Cue>, E> {
    keep(now, events)?;
    let mut cues = Vec::new();
    for event in events {
        let periods = ByColor::new_with(|side| read(game).clock().period(side));
        game.borrow_mut().apply(now, event);
        let game = read(game);
        cues.extend(narrate(event, game));
        if matches!(event.act, Act::Move(MoveAct::Pressed(_))) {
            cues.extend(calls::new_periods(game, periods, now));
        }
    }
    Ok(cues)
}
