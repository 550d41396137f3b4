//! Automatic calls of the time: off by default, each visually impaired player's own choice, into his earphone alone, and
//! only of his own clock. The arbiter may forbid them.
//!
//! They are not events and not on record: they are computed from the clock each time.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Audience, Chime, Content, Cue, Priority};
use crate::{
    clock::{Call, CallAt, CallForm, CallPlan, DueCall, Moment},
    game::{Calls, Game, Phase},
    language::{Arg, Line, Phrase},
};

/// The calls that time alone has made due after `since`, until `until`.
pub(super) fn due(game: &Game, since: Moment, until: Moment) -> Vec<Cue> {
    let Some(side) = hearer(game) else { return Vec::new() };
    upcoming(game, side, since).take_while(|&(at, _)| at <= until).map(|(_, due)| call(side, due)).collect()
}

/// The next moment after `now` at which a call is due if nobody does anything before.
#[must_use]
pub fn next_call(game: &Game, now: Moment) -> Option<Moment> {
    upcoming(game, hearer(game)?, now).next().map(|(at, _)| at)
}

/// The calls of the periods that have begun since the clock showed `before`.
pub(super) fn new_periods(game: &Game, before: ByColor<usize>, now: Moment) -> Vec<Cue> {
    let begun = Color::ALL.into_iter().filter(|&side| game.clock().period(side) > *before.get(side));
    begun.filter(|&side| may_hear(game, side)).filter_map(|side| new_period(game, side, now)).collect()
}

/// The player whose clock runs, if he may be told of it.
fn hearer(game: &Game) -> Option<Color> {
    game.clock().side_running().filter(|&side| may_hear(game, side))
}

fn may_hear(game: &Game, side: Color) -> bool {
    let playing = matches!(game.phase(), Phase::Playing(_));
    playing && game.calls() == Calls::Allowed && game.setup().is_impaired(side)
}

/// The calls to come while the clock of `side` runs, each with its moment.
fn upcoming(game: &Game, side: Color, since: Moment) -> impl Iterator<Item = (Moment, DueCall)> {
    let (clock, plan) = (game.clock(), game.setup().calls.get(side));
    let first = clock.lowest_left(side, since).and_then(|left| plan.next_below(left));
    let calls = std::iter::successors(first, |due| plan.next_below(due.left));
    calls.filter_map(|due| Some((clock.when_left(due.left)?, due)))
}

fn call(side: Color, due: DueCall) -> Cue {
    let last_minute = due.call.at == CallAt::LastMinute;
    match due.call.form {
        CallForm::Chime => chime(side, if last_minute { Chime::LastMinute } else { Chime::Time }),
        CallForm::Words if last_minute => words(side, Phrase::line(Line::LastMinute)),
        CallForm::Words => words(side, Phrase::with(Line::Bare, [Arg::Time(due.left)])),
    }
}

fn new_period(game: &Game, side: Color, now: Moment) -> Option<Cue> {
    let form = game.setup().calls.get(side).at_period()?;
    let left = game.clock().left(side, now)?;
    let phrase =
        || Phrase::Several(vec![Phrase::line(Line::PeriodBegins), Phrase::with(Line::Bare, [Arg::Time(left)])]);
    Some(match form {
        CallForm::Chime => chime(side, Chime::Time),
        CallForm::Words => words(side, phrase()),
    })
}

/// A player's choice in words: `Selbsttätige Zeitansagen für Weiß: noch zehn Minuten. Letzte Minute.`
#[must_use]
pub fn calls_phrase(side: Color, plan: &CallPlan) -> Phrase {
    let mut parts = vec![Phrase::with(Line::SetupCalls, [Arg::Color(side)])];
    parts.extend(plan.calls().iter().map(|&call| chosen(call)));
    if plan.calls().is_empty() {
        parts.push(Phrase::line(Line::CallsOff));
    }
    Phrase::Several(parts)
}

fn chosen(call: Call) -> Phrase {
    let when = match call.at {
        CallAt::Left(time) => Phrase::with(Line::CallLeft, [Arg::Time(time)]),
        CallAt::Every(minutes) => Phrase::with(Line::CallEvery, [Arg::Time(Duration::from_secs(60) * minutes)]),
        CallAt::LastMinute => Phrase::line(Line::LastMinute),
        CallAt::Period => Phrase::line(Line::CallPeriods),
    };
    match call.form {
        CallForm::Words => when,
        CallForm::Chime => Phrase::Several(vec![when, Phrase::line(Line::CallAsChime)]),
    }
}

const fn words(side: Color, phrase: Phrase) -> Cue {
    into_earphone(side, Content::Say(phrase))
}

const fn chime(side: Color, chime: Chime) -> Cue {
    into_earphone(side, Content::Chime(chime))
}

const fn into_earphone(side: Color, content: Content) -> Cue {
    Cue { to: Audience::Earphone(side), priority: Priority::Warning, content }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        clock::control::both_from,
        game::{ClockCommand, Command, Seat, Setup, StartCommand},
        laws::completion::Sight,
        narration::{Unkept, carry_out, let_time_pass},
    };

    const fn at(seconds: u64) -> Moment {
        Moment::from_millis(seconds * 1000)
    }

    fn act(game: &mut Game, now: Moment, by: Seat, command: &Command) {
        let kept: Result<_, Unkept<()>> = carry_out(game, now, by, command, |_, _| Ok(()));
        kept.expect("kept");
    }

    fn playing(calls: &str) -> Game {
        let calls = ByColor { white: calls.parse().expect("a plan"), black: CallPlan::default() };
        let control = both_from("10").expect("a control");
        let mut game = Game::new(Setup { calls, control, ..Setup::default() });
        act(&mut game, at(0), Seat::Arbiter, &Command::Start(StartCommand::Begin));
        game
    }

    /// The program can sleep until the call, and hears it then and not again.
    #[test]
    fn a_call_is_made_at_its_moment_and_once() {
        let mut game = playing("5:00 1:00");
        let mut hear = |since, until| {
            let told: Result<_, Unkept<()>> = let_time_pass(&mut game, (since, until), Moment::START, |_, _| Ok(()));
            told.expect("kept").len()
        };
        let before = Moment::from_millis(299_999);
        assert_eq!([hear(at(0), before), hear(before, at(300)), hear(at(300), at(301))], [0, 1, 0]);
        assert_eq!(hear(at(301), at(599)), 1);
        assert_eq!(next_call(&game, at(0)), Some(at(300)));
        assert_eq!(next_call(&game, at(300)), Some(at(540)));
        assert_eq!(next_call(&game, at(540)), None);
    }

    /// White has chosen calls; in the second game he sees.
    #[test]
    fn nobody_is_called_who_sees_or_whose_calls_are_forbidden_or_whose_clock_stands() {
        let mut game = playing("5:00");
        act(&mut game, at(1), Seat::Arbiter, &Command::Clock(ClockCommand::ForbidCalls));
        assert_eq!((next_call(&game, at(1)), due(&game, at(1), at(400)).len()), (None, 0));
        act(&mut game, at(1), Seat::Arbiter, &Command::Clock(ClockCommand::AllowCalls));
        assert_eq!(due(&game, at(1), at(400)).len(), 1);
        act(&mut game, at(2), Seat::Arbiter, &Command::Clock(ClockCommand::Stop));
        assert_eq!(next_call(&game, at(2)), None);
        let sight = ByColor { white: Sight::Sighted, black: Sight::Impaired };
        let mut game = Game::new(Setup { sight, ..game.setup().clone() });
        act(&mut game, at(0), Seat::Arbiter, &Command::Start(StartCommand::Begin));
        assert_eq!(next_call(&game, at(0)), None);
    }
}
