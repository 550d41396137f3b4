//! Time controls in words.
use shakmaty::Color;

use crate::{
    clock::{Bonus, Control, ControlError, Period, control::ExpectedPart},
    language::{Arg, Line, Phrase},
};

/// Time controls in words: `90 Minuten für 40 Züge, 30 Sekunden je Zug dazu`.
#[must_use]
pub fn control_phrase(controls: &shakmaty::ByColor<Control>) -> Phrase {
    if controls.white == controls.black {
        let mut parts = vec![Phrase::line(Line::SetupControlBoth)];
        parts.extend(control_parts(&controls.white));
        return Phrase::Several(parts);
    }
    let of = |side: Color| {
        let mut parts = vec![Phrase::with(Line::SetupControlOf, [Arg::Color(side)])];
        parts.extend(control_parts(controls.get(side)));
        parts
    };
    Phrase::Several(Color::ALL.into_iter().flat_map(of).collect())
}

/// What is wrong with a time control, where, and an example: `Bei 30s fehlt eine Zahl von Sekunden. Zum Beispiel ...`
#[must_use]
pub fn control_error_phrase(error: &ControlError) -> Phrase {
    let line = match error {
        _ if error.part().is_empty() => Line::ControlEmpty,
        ControlError::NoPart { expected: ExpectedPart::Moves, .. } => Line::ControlNoMoves,
        ControlError::NoPart { expected: ExpectedPart::Minutes, .. } => Line::ControlNoMinutes,
        ControlError::NoPart { expected: ExpectedPart::Seconds, .. } => Line::ControlNoSeconds,
        ControlError::NoPart { expected: ExpectedPart::Bonus, .. } => Line::ControlNoBonus,
        ControlError::Nothing { .. } => Line::ControlNoTime,
        ControlError::NeverReached { .. } => Line::ControlNeverReached,
        ControlError::TooLong { .. } => Line::ControlTooLong,
    };
    let place = (line != Line::ControlEmpty).then(|| Arg::Text(error.part().to_owned()));
    Phrase::Several(vec![Phrase::with(line, place), Phrase::line(Line::ControlForExample)])
}

fn control_parts(control: &Control) -> Vec<Phrase> {
    if !control.is_timed() {
        return vec![Phrase::line(Line::SetupNoClock)];
    }
    let rest = if control.periods().len() == 1 { Line::ControlWhole } else { Line::ControlRest };
    let mut parts: Vec<Phrase> = control.periods().iter().flat_map(|period| period_parts(period, rest)).collect();
    if control.periods().last().is_some_and(|period| period.moves.is_some()) {
        parts.push(Phrase::line(Line::ControlAgain));
    }
    parts
}

/// `rest` is how a period without a number of moves is called.
fn period_parts(period: &Period, rest: Line) -> Vec<Phrase> {
    let time = Arg::Time(period.time);
    let whole = match period.moves {
        Some(1) => Phrase::with(Line::ControlOneMove, [time]),
        Some(moves) => Phrase::with(Line::ControlMoves, [Arg::Number(moves), time]),
        None => Phrase::with(rest, [time]),
    };
    let mut parts = vec![whole];
    parts.extend(bonus_phrase(period.bonus));
    parts
}

/// What each move brings, in words; nothing without a bonus.
#[must_use]
pub fn bonus_phrase(bonus: Bonus) -> Option<Phrase> {
    match bonus {
        Bonus::None => None,
        Bonus::Increment(time) => Some(Phrase::with(Line::ControlIncrement, [Arg::Time(time)])),
        Bonus::Delay(time) => Some(Phrase::with(Line::ControlDelay, [Arg::Time(time)])),
        Bonus::Bronstein(time) => Some(Phrase::with(Line::ControlBronstein, [Arg::Time(time)])),
    }
}
