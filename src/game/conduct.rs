//! What the arbiter has ruled against the players, or allowed them: penalties, illegal moves, an illegal position, an early draw.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Ending, Envelope, Pending, PendingClaim, Phase, Shift, adjournment::Unopened};
use crate::{
    clock::{Control, Moment, Reading},
    laws::penalty::Penalty,
    reconciliation::{BoardKind, Correction},
};

/// A ruling against a player. One that was withdrawn stays on record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ruled {
    /// Moment of the ruling.
    pub at: Moment,
    /// The player against whom it is.
    pub side: Color,
    /// What was found or imposed.
    pub what: Imposed,
    /// When the arbiter withdrew it.
    pub withdrawn: Option<Moment>,
    /// Its last event, as an index of the log; the clocks that it sets come after that.
    pub(super) logged: usize,
}

/// What a ruling finds or imposes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Imposed {
    /// A penalty (12.9).
    Penalty(Penalty),
    /// An illegal move, which counts.
    IllegalMove {
        /// The ply, counted from 1.
        ply: usize,
        /// More time for the opponent; `None` where the game was lost by it, or is played without a clock.
        time: Option<Duration>,
    },
}

impl Ruled {
    /// The penalty that was imposed, by itself or for an illegal move.
    #[must_use]
    pub const fn penalty(&self) -> Option<Penalty> {
        match self.what {
            Imposed::Penalty(penalty) => Some(penalty),
            Imposed::IllegalMove { time: Some(time), .. } => Some(Penalty::TimeToOpponent(time)),
            Imposed::IllegalMove { time: None, .. } => None,
        }
    }

    /// The clock that it shifts, and how.
    pub(super) const fn shift(&self) -> Option<(Color, Shift)> {
        let Some(penalty) = self.penalty() else { return None };
        match penalty {
            Penalty::TimeToOpponent(time) => Some((self.side.other(), Shift::Add(time))),
            Penalty::TimeFromOffender(time) => Some((self.side, Shift::Take(time))),
            Penalty::Warning
            | Penalty::PointsToOpponent
            | Penalty::PointsFromOffender
            | Penalty::GameLost
            | Penalty::GameLostOpponentHalf
            | Penalty::GameLostToBoth
            | Penalty::Fine
            | Penalty::Exclusion => None,
        }
    }
}

/// What the arbiter's setting changed of a player's time: he gave or took some, or put a wrong clock right (6.10.b; 6.10.2; 12.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ClockShift {
    pub(super) of: Color,
    pub(super) shift: Shift,
    /// Its event, as an index of the log.
    pub(super) logged: usize,
    pub(super) cause: ShiftCause,
}

/// A wrong setting of the clocks that was replaced (6.10.b; 6.10.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ControlReplaced {
    pub(super) before: ByColor<Control>,
    pub(super) after: ByColor<Control>,
    /// Its event, as an index of the log.
    pub(super) logged: usize,
}

impl ControlReplaced {
    /// What a time that stood when so many moves were completed would have been with the right setting.
    fn put_right(&self, side: Color, left: Duration, completed: u32) -> Duration {
        let [before, after] = [&self.before, &self.after].map(|controls| controls.get(side).given_after(completed));
        (left + after).saturating_sub(before)
    }
}

/// What has changed a time since it stood.
#[derive(Debug, Clone, Copy)]
enum TimeChange<'a> {
    Shift(Color, Shift),
    Control(&'a ControlReplaced),
}

/// A counter of completed moves that the arbiter put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CounterSet {
    pub(super) of: Color,
    pub(super) completed: u32,
    /// How many moves of that player were on record then.
    pub(super) recorded: u32,
    /// Its event, as an index of the log.
    pub(super) logged: usize,
}

/// Why a clock was set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ShiftCause {
    /// The arbiter set it.
    Setting,
    /// The ruling of this index, which gave or took time, was withdrawn.
    Withdrawal(usize),
}

/// The least time that a player had before his clock was set, and the period in which it was, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Least {
    pub(super) period: usize,
    pub(super) left: Duration,
}

/// The arbiter's consent to a draw by agreement, where the regulations ask for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Consent {
    #[default]
    Missing,
    /// For the rest of the game.
    Given,
}

/// Where the game stood before a ruling ended it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BeforeTheEnd {
    /// The ruling, as an index.
    pub(super) ruling: usize,
    pub(super) phase: Phase,
    /// How many plies were completed.
    pub(super) plies: usize,
    /// The claim that the ruling granted, if it did.
    pub(super) granted: Option<PendingClaim>,
}

/// Penalties, illegal moves, and an illegal position that he has seen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Conduct {
    /// In the order in which they were made.
    pub(super) rulings: Vec<Ruled>,
    /// While the game is over by one of them.
    pub(super) ended: Option<Box<BeforeTheEnd>>,
    /// How many illegal moves of each player were completed and found.
    illegal_moves: ByColor<u32>,
    /// How many plies were completed when the arbiter told that he sees an illegal position, and when that was.
    pub(super) illegal_seen: Option<(usize, Moment)>,
    pub(super) consent: Consent,
    pub(super) shifts: Vec<ClockShift>,
    pub(super) counters: Vec<CounterSet>,
    pub(super) replaced: Vec<ControlReplaced>,
    /// Short of time at some stage of a period, a player need not record for the rest of it (8.4), whatever he was given since.
    least: ByColor<Option<Least>>,
    /// The claim that he granted last.
    pub(super) granted: Option<PendingClaim>,
    /// The claims that wait for him again where he takes up a game that was over, the first to be ruled on first: the one by which it
    /// ended, and those on which he had not ruled; and the offers of a draw that stood.
    pub(super) undecided: Pending,
    /// What was sealed and not opened when the game ended.
    pub(super) unopened: Option<Box<Unopened>>,
    /// The envelope that was told to be lost last: found again, it is opened as ever, until the player has said his move.
    pub(super) lost_envelope: Option<Envelope>,
    /// The result that fell when a position was last restored.
    pub(super) fallen: Option<Ending>,
    /// What hands have to put right on boards that differed when the arbiter last set up a position.
    pub(super) to_correct: Vec<(BoardKind, Correction)>,
}

impl Conduct {
    /// How many illegal moves of this player count.
    pub(super) fn illegal_moves(&self, side: Color) -> u32 {
        *self.illegal_moves.get(side)
    }

    /// These times, with what rulings and the arbiter's settings have given and taken since the log was so long, in that order: what is
    /// taken of nothing is not owed. What was given back with a withdrawn ruling is among the settings; where the ruling is of since
    /// then, too, neither is there. Where a wrong setting was replaced since, they are what the right one would have given. A counter
    /// that was put right since then goes on from so many `moves` on record.
    pub(super) fn with_ruled_since(&self, logged: usize, reading: Reading, moves: ByColor<u32>) -> Reading {
        let is_undone = |ruled: &Ruled| ruled.withdrawn.is_some() && ruled.logged >= logged;
        let ruled = self.rulings.iter().filter(|ruled| ruled.logged >= logged && !is_undone(ruled));
        let ruled = ruled.filter_map(|ruled| {
            let (of, shift) = ruled.shift()?;
            Some((ruled.logged, TimeChange::Shift(of, shift)))
        });
        let undoes = |set: &ClockShift| match set.cause {
            ShiftCause::Setting => false,
            ShiftCause::Withdrawal(ruling) => self.rulings.get(ruling).is_some_and(is_undone),
        };
        let set = self.shifts.iter().filter(|set| set.logged >= logged && !undoes(set));
        let set = set.map(|set| (set.logged, TimeChange::Shift(set.of, set.shift)));
        let replaced = self.replaced.iter().filter(|replaced| replaced.logged >= logged);
        let replaced = replaced.map(|replaced| (replaced.logged, TimeChange::Control(replaced)));
        let mut changes: Vec<_> = ruled.chain(set).chain(replaced).collect();
        changes.sort_by_key(|(logged, _)| *logged);
        let completed = ByColor::new_with(|side| {
            let set = self.counters.iter().rfind(|set| set.of == side && set.logged >= logged);
            set.map_or(*reading.completed.get(side), |set| {
                set.completed.saturating_add(*moves.get(side)).saturating_sub(set.recorded)
            })
        });
        let left = ByColor::new_with(|side| {
            let changed = |left, (_, change): &(usize, TimeChange<'_>)| match change {
                TimeChange::Shift(of, shift) if *of == side => shift.of(left),
                TimeChange::Shift(..) => left,
                TimeChange::Control(replaced) => replaced.put_right(side, left, *completed.get(side)),
            };
            reading.left.get(side).map(|left| changes.iter().fold(left, changed))
        });
        Reading { left, completed, ..reading }
    }

    /// The least that this player had in a period before his clock was set in it.
    pub(super) fn least_before(&self, side: Color, period: usize) -> Option<Duration> {
        self.least.get(side).filter(|least| least.period == period).map(|least| least.left)
    }

    /// His clock is set: what he has had before is kept, or is undone with a position that is restored.
    pub(super) fn keep_least(&mut self, side: Color, least: Option<Least>) {
        let kept = least.map(|now| {
            let before = self.least_before(side, now.period).unwrap_or(now.left);
            Least { left: now.left.min(before), ..now }
        });
        *self.least.get_mut(side) = kept;
    }

    /// One more counts.
    pub(super) fn count_illegal_move(&mut self, side: Color) {
        let count = self.illegal_moves.get_mut(side);
        *count = count.saturating_add(1);
    }

    /// One less counts.
    pub(super) fn discount_illegal_move(&mut self, side: Color) {
        let count = self.illegal_moves.get_mut(side);
        *count = count.saturating_sub(1);
    }

    /// Whether no ruling after this one, counted from 0, is about a ply of this number, counted from 1. When a move is ruled off, the next
    /// one has its number: a ruling on the first says nothing about the second.
    pub(super) fn is_last_about_ply(&self, ruling: usize, counted: usize) -> bool {
        let is_it = |what| matches!(what, Imposed::IllegalMove { ply, .. } if ply == counted);
        self.rulings.iter().skip(ruling + 1).all(|later| !is_it(later.what))
    }
}
