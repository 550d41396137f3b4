//! The time control part by part, for hands that have no digits to type: moves, time, kind and seconds of each period, for
//! both players or for each his own. Every part is a field: up and down choose it, left and right change it by one step, a
//! leap of the stick by ten.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Field, Form, FormWish, control::ControlText};
use crate::{
    clock::{Bonus, Control, Period},
    language::{Arg, Line, Phrase},
    narration::{bonus_phrase, control_error_phrase},
};

/// A field of the time control, part by part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PartField {
    /// The line that opens the parts.
    Opens,
    /// One control for both, or each his own.
    Owners,
    /// A value of a period.
    Value(PartOf, usize, PeriodPart),
    /// One more period after the last.
    Add(PartOf),
    /// The last period goes.
    Remove(PartOf),
}

/// Whose control a part is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PartOf {
    /// Of both players.
    Both,
    /// Of this one alone.
    Side(Color),
}

/// A value of a period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PeriodPart {
    /// The moves to be made in it.
    Moves,
    /// The time it brings.
    Time,
    /// What its seconds are: increment, delay or Bronstein's.
    Kind,
    /// The seconds with each move.
    Seconds,
}

impl PeriodPart {
    const ALL: [Self; 4] = [Self::Moves, Self::Time, Self::Kind, Self::Seconds];
}

/// How far a value goes at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stride {
    /// To the next.
    Step,
    /// Ten steps at once.
    Leap,
}

/// Where a period stands: another follows an inner one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PeriodPlace {
    Inner,
    Last,
}

/// What is remembered while parts are chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Parts {
    shown: Shown,
    owners: Owners,
    /// What Black had before one control was chosen for both.
    blacks: Option<Control>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Shown {
    #[default]
    Closed,
    Open,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Owners {
    #[default]
    Both,
    Each,
}

/// Where nothing says how many moves a period has.
const USUAL_MOVES: u32 = 40;
const MOST_MOVES: u32 = 999;
/// What a further period brings.
const USUAL_TIME: Duration = Duration::from_secs(30 * 60);
/// The first period after no clock at all.
const FIRST_TIME: Duration = Duration::from_secs(90 * 60);
const USUAL_SECONDS: u64 = 10;
const MINUTE: u64 = 60;
/// Below this many seconds, time goes in half minutes.
const HALF_MINUTES_BELOW: u64 = 3 * MINUTE;

impl Form {
    /// The line that opens the parts, and the parts while it is open.
    pub(super) fn part_fields(&self) -> Vec<Field> {
        let mut fields = vec![PartField::Opens];
        if self.parts.shown == Shown::Open {
            fields.push(PartField::Owners);
            for of in self.part_owners() {
                let count = self.control_of(of).periods().len();
                for index in 0..count {
                    fields.extend(PeriodPart::ALL.map(|part| PartField::Value(of, index, part)));
                }
                fields.push(PartField::Add(of));
                fields.extend((count > 1).then_some(PartField::Remove(of)));
            }
        }
        fields.into_iter().map(Field::Part).collect()
    }

    fn part_owners(&self) -> Vec<PartOf> {
        match self.owners() {
            Owners::Both => vec![PartOf::Both],
            Owners::Each => Color::ALL.map(PartOf::Side).into(),
        }
    }

    fn owners(&self) -> Owners {
        let ByColor { white, black } = &self.setup.control;
        if white == black { self.parts.owners } else { Owners::Each }
    }

    fn control_of(&self, of: PartOf) -> &Control {
        match of {
            PartOf::Both => &self.setup.control.white,
            PartOf::Side(side) => self.setup.control.get(side),
        }
    }

    fn period(&self, of: PartOf, index: usize) -> Option<&Period> {
        self.control_of(of).periods().get(index)
    }

    /// Opens the parts; takes what the row in hand does. `None` for a value.
    pub(super) fn enter_part(&mut self, field: PartField) -> Option<Vec<FormWish>> {
        match field {
            PartField::Opens => {
                self.parts.shown = Shown::Open;
                let first = self.select(Field::Part(PartField::Owners));
                let how = FormWish::Say(Phrase::line(Line::PartsChange));
                Some(said_together(first.into_iter().chain([how]).collect()))
            }
            PartField::Add(of) => Some(self.add_period(of)),
            PartField::Remove(of) => Some(self.remove_period(of)),
            PartField::Owners | PartField::Value(..) => None,
        }
    }

    /// Closes the parts, if one of them is in hand.
    pub(super) fn close_parts(&mut self) -> Option<Vec<FormWish>> {
        if !matches!(self.field, Field::Part(_)) || self.parts.shown == Shown::Closed {
            return None;
        }
        self.parts.shown = Shown::Closed;
        Some(self.select(Field::Part(PartField::Opens)))
    }

    /// The next or previous value of a part. What would make no sense stays as it is and is told.
    pub(super) fn change_part(&mut self, field: PartField, by: isize, stride: Stride) -> Vec<FormWish> {
        match field {
            PartField::Opens | PartField::Add(_) | PartField::Remove(_) => {
                vec![FormWish::Say(self.phrase(Field::Part(field)))]
            }
            PartField::Owners => {
                self.change_owners();
                vec![FormWish::Say(self.phrase(Field::Part(field)))]
            }
            PartField::Value(of, index, part) => self.change_value((of, index, part), by, stride),
        }
    }

    fn change_owners(&mut self) {
        match self.owners() {
            Owners::Both => {
                self.parts.owners = Owners::Each;
                if let Some(blacks) = self.parts.blacks.take() {
                    self.setup.control.black = blacks;
                }
            }
            Owners::Each => {
                self.parts.owners = Owners::Both;
                let white = self.setup.control.white.clone();
                self.parts.blacks = Some(std::mem::replace(&mut self.setup.control.black, white));
            }
        }
        self.control = ControlText::of(&self.setup.control);
    }

    fn change_value(
        &mut self,
        (of, index, part): (PartOf, usize, PeriodPart),
        by: isize,
        stride: Stride,
    ) -> Vec<FormWish> {
        let Some(&period) = self.period(of, index) else { return Vec::new() };
        let place =
            if index + 1 == self.control_of(of).periods().len() { PeriodPlace::Last } else { PeriodPlace::Inner };
        let changed: Vec<Period> = match part {
            PeriodPart::Moves => vec![Period { moves: moves(period.moves, by, stride, place), ..period }],
            PeriodPart::Time => vec![Period { time: time(period.time, by, stride), ..period }],
            PeriodPart::Seconds => vec![Period { bonus: seconds(period.bonus, by, stride), ..period }],
            // A kind that makes no sense here is passed over.
            PeriodPart::Kind => {
                let first = kind(period.bonus, by);
                vec![Period { bonus: first, ..period }, Period { bonus: kind(first, by), ..period }]
            }
        };
        let mut refused = None;
        for period in changed {
            let mut periods = self.control_of(of).periods().to_vec();
            periods[index] = period;
            match Control::of_periods(periods) {
                Ok(control) => {
                    self.set_control(of, control);
                    return vec![FormWish::Say(self.value_phrase(of, index, part))];
                }
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        refused.map(|error| FormWish::Say(control_error_phrase(&error))).into_iter().collect()
    }

    fn set_control(&mut self, of: PartOf, control: Control) {
        match of {
            PartOf::Both => self.setup.control = ByColor { white: control.clone(), black: control },
            PartOf::Side(side) => {
                // Where both come to be the same, they are still each his own.
                self.parts.owners = Owners::Each;
                *self.setup.control.get_mut(side) = control;
            }
        }
        self.control = ControlText::of(&self.setup.control);
    }

    /// One period more, for the rest of the game, with the bonus of the one before it.
    fn add_period(&mut self, of: PartOf) -> Vec<FormWish> {
        let mut periods = self.control_of(of).periods().to_vec();
        let next = match periods.last_mut() {
            Some(last) => {
                last.moves = last.moves.or(Some(USUAL_MOVES));
                Period { moves: None, time: USUAL_TIME, bonus: last.bonus }
            }
            None => Period { moves: None, time: FIRST_TIME, bonus: Bonus::None },
        };
        periods.push(next);
        self.with_periods(of, periods)
    }

    /// The last period goes; the one before it lasts for the rest of the game.
    fn remove_period(&mut self, of: PartOf) -> Vec<FormWish> {
        let mut periods = self.control_of(of).periods().to_vec();
        periods.pop();
        if let Some(last) = periods.last_mut() {
            last.moves = None;
        }
        self.with_periods(of, periods)
    }

    /// These periods, the last one in hand.
    fn with_periods(&mut self, of: PartOf, periods: Vec<Period>) -> Vec<FormWish> {
        let last = periods.len().saturating_sub(1);
        match Control::of_periods(periods) {
            Ok(control) => {
                self.set_control(of, control);
                self.select(Field::Part(PartField::Value(of, last, PeriodPart::Moves)))
            }
            Err(error) => vec![FormWish::Say(control_error_phrase(&error))],
        }
    }

    /// A part in words. What there is not, because another field was changed, is empty.
    pub(super) fn part_phrase(&self, field: PartField) -> Phrase {
        match field {
            PartField::Opens => Phrase::Several(vec![Phrase::line(Line::PartsOpen), Phrase::line(Line::GroupOpens)]),
            PartField::Owners => Phrase::line(match self.owners() {
                Owners::Both => Line::PartsForBoth,
                Owners::Each => Line::PartsForEach,
            }),
            PartField::Add(of) => owned(of, Phrase::line(Line::PartsAdd)),
            PartField::Remove(of) => owned(of, Phrase::line(Line::PartsRemove)),
            PartField::Value(of, index, part @ PeriodPart::Moves) => {
                let number = Arg::Number(u32::try_from(index + 1).unwrap_or(u32::MAX));
                let value = Arg::Phrase(Box::new(self.value_phrase(of, index, part)));
                owned(of, Phrase::with(Line::PartsPeriod, [number, value]))
            }
            PartField::Value(of, index, part) => self.value_phrase(of, index, part),
        }
    }

    /// The value alone, as it is heard at each step.
    fn value_phrase(&self, of: PartOf, index: usize, part: PeriodPart) -> Phrase {
        let Some(period) = self.period(of, index) else { return Phrase::line(Line::LineEmpty) };
        let none = || Phrase::line(Line::NoIncrement);
        match part {
            PeriodPart::Moves => match period.moves {
                None => Phrase::line(Line::PartsRest),
                Some(1) => Phrase::line(Line::PartsOneMove),
                Some(moves) => Phrase::with(Line::PartsMoves, [Arg::Number(moves)]),
            },
            PeriodPart::Time => Phrase::with(Line::Bare, [Arg::Time(period.time)]),
            PeriodPart::Kind => match period.bonus {
                Bonus::None => none(),
                Bonus::Increment(_) => Phrase::line(Line::PartsIncrement),
                Bonus::Delay(_) => Phrase::line(Line::PartsDelay),
                Bonus::Bronstein(_) => Phrase::line(Line::PartsBronstein),
            },
            PeriodPart::Seconds => bonus_phrase(period.bonus).unwrap_or_else(none),
        }
    }
}

/// Whose part it is, where each has his own.
fn owned(of: PartOf, phrase: Phrase) -> Phrase {
    match of {
        PartOf::Both => phrase,
        PartOf::Side(side) => Phrase::Several(vec![Phrase::with(Line::Bare, [Arg::Color(side)]), phrase]),
    }
}

/// Two utterances would not both be heard.
fn said_together(wishes: Vec<FormWish>) -> Vec<FormWish> {
    let phrases =
        wishes.into_iter().filter_map(|wish| if let FormWish::Say(phrase) = wish { Some(phrase) } else { None });
    vec![FormWish::Say(Phrase::Several(phrases.collect()))]
}

/// The number of moves after a step; the last period may last for the rest of the game, below its first move.
fn moves(moves: Option<u32>, by: isize, stride: Stride, place: PeriodPlace) -> Option<u32> {
    let Some(count) = moves else { return (by > 0).then_some(USUAL_MOVES) };
    match stepped(count.into(), by, stride, 1) {
        0 if place == PeriodPlace::Last => None,
        count => Some(u32::try_from(count).unwrap_or(MOST_MOVES).clamp(1, MOST_MOVES)),
    }
}

/// The time after a step: whole minutes, and half ones where there are few; a leap is ten minutes.
fn time(time: Duration, by: isize, stride: Stride) -> Duration {
    let seconds = time.as_secs();
    let few = seconds < HALF_MINUTES_BELOW || (seconds == HALF_MINUTES_BELOW && by < 0);
    let step = if few && stride == Stride::Step { MINUTE / 2 } else { MINUTE };
    Duration::from_secs(stepped(seconds, by, stride, step))
}

/// The bonus after a step of its seconds. None is an increment without seconds.
fn seconds(bonus: Bonus, by: isize, stride: Stride) -> Bonus {
    let with = stepped(bonus.at_most().as_secs(), by, stride, 1);
    let kind = match bonus {
        _ if with == 0 => return Bonus::None,
        Bonus::None | Bonus::Increment(_) => Bonus::Increment,
        Bonus::Delay(_) => Bonus::Delay,
        Bonus::Bronstein(_) => Bonus::Bronstein,
    };
    kind(Duration::from_secs(with))
}

/// The next or previous kind of bonus, with the same seconds.
fn kind(bonus: Bonus, by: isize) -> Bonus {
    match (bonus, by > 0) {
        (Bonus::None, true) => Bonus::Increment(Duration::from_secs(USUAL_SECONDS)),
        (Bonus::None, false) => Bonus::Bronstein(Duration::from_secs(USUAL_SECONDS)),
        (Bonus::Increment(time), true) | (Bonus::Bronstein(time), false) => Bonus::Delay(time),
        (Bonus::Delay(time), true) | (Bonus::Increment(time), false) => Bonus::Bronstein(time),
        (Bonus::Bronstein(time), true) | (Bonus::Delay(time), false) => Bonus::Increment(time),
    }
}

/// A value after one step, or ten; what lies between two steps goes to the next one.
fn stepped(value: u64, by: isize, stride: Stride, step: u64) -> u64 {
    let size = match stride {
        Stride::Step => step,
        Stride::Leap => step * 10,
    };
    match (stride, by > 0) {
        (Stride::Step, true) => (value / size + 1) * size,
        (Stride::Step, false) => value.saturating_sub(1) / size * size,
        (Stride::Leap, true) => value + size,
        (Stride::Leap, false) => value.saturating_sub(size),
    }
}

#[cfg(test)]
mod tests;
