//! What the arbiter orders and imposes: penalties (12.9), play without a record, his own times in a ruling, and his grounds for a
//! command. Illegal moves, irregularities and going back are beside it.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{Acts, clock::Grounds};
use crate::{
    clock::Moment,
    game::{
        Act, ArbiterAct, ArbiterCommand, Assessment, ClaimCommand, ClockAct, ClockCommand, Command, Ending, EndingAct,
        Outcome, PresenceCommand, Reason, ReconcileCommand, Rejection, Ruling, Rulings, Seat, Shift,
    },
    laws::penalty::Penalty,
};

impl Rulings<'_> {
    /// What the arbiter finds or orders.
    pub(super) fn decide_arbiter(self, now: Moment, by: Seat, command: &ArbiterCommand) -> Acts {
        match command {
            ArbiterCommand::FindIllegal(ply) => self.decide_find_illegal(now, by, *ply, Grounds::Missing),
            ArbiterCommand::CountIllegal(side, ply) => {
                self.decide_count_illegal(now, by, *side, *ply, Grounds::Missing)
            }
            ArbiterCommand::FindIrregularity(what) => self.decide_irregularity(now, by, *what),
            ArbiterCommand::Penalise(side, penalty) => self.decide_penalise(now, by, *side, *penalty),
            ArbiterCommand::GoBack(plies) => self.decide_back(now, by, *plies),
            ArbiterCommand::PlayUnrecorded => self.decide_unrecorded(by),
            ArbiterCommand::WithdrawRuling(number) => self.decide_withdraw(now, by, *number),
        }
    }

    /// Whether the journal can be written is checked where it is written; here only a second permission is refused.
    pub(super) fn decide_unrecorded(self, by: Seat) -> Acts {
        self.game.rights().arbiters(by)?;
        if self.game.recording.unrecorded {
            Err(Rejection::NothingToAllow)
        } else {
            Ok(vec![Act::Arbiter(ArbiterAct::UnrecordedAllowed)])
        }
    }

    /// Whatever the command brings, and the arbiter's grounds for it after that.
    pub(super) fn decide_because(self, now: Moment, by: Seat, command: &Command, grounds: &str) -> Acts {
        let mut acts =
            self.decide_by_grounds(now, by, command).unwrap_or_else(|| self.game.acts_of(now, by, command))?;
        let said: String = grounds.chars().filter(|c| !c.is_control()).take(200).collect();
        acts.push(Act::Arbiter(ArbiterAct::Explained(said)));
        Ok(acts)
    }

    /// A ruling with the arbiter's own times in the place of those that it brings (7.1): each clock is told once. What the ruling would have
    /// set stays on record, so that a withdrawal or a restored position knows how much of a time is his own.
    pub(super) fn decide_at_times(
        self,
        now: Moment,
        by: Seat,
        command: &Command,
        times: ByColor<Option<Duration>>,
    ) -> Acts {
        let mut acts = self.game.acts_of(now, by, command)?;
        let after = self.game.after(now, by, &acts);
        // Where the ruling ends the game, no clock goes on.
        if after.ending().is_some() {
            return Ok(acts);
        }
        for side in Color::ALL {
            let Some(left) = *times.get(side) else { continue };
            acts = acts.into_iter().map(|act| proposed(act, side)).collect();
            acts.extend(after.timekeeping().decide_set(now, by, side, Some(left), None)?);
        }
        Ok(acts)
    }

    /// What grounds of the arbiter give another meaning; `None` for what means the same with them.
    fn decide_by_grounds(self, now: Moment, by: Seat, command: &Command) -> Option<Acts> {
        if by != Seat::Arbiter {
            return None;
        }
        if let Command::Clock(ClockCommand::ReplaceControl(controls)) = command {
            return Some(self.game.timekeeping().decide_replace(by, controls, Grounds::Given));
        }
        // What waits for the boards waits with grounds, too.
        if self.game.comparison().procedure().is_some() && command.waits_for_reconciliation() {
            return None;
        }
        if let Command::Arbiter(ArbiterCommand::FindIllegal(ply)) = command {
            return Some(self.decide_find_illegal(now, by, *ply, Grounds::Given));
        }
        if let Command::Arbiter(ArbiterCommand::CountIllegal(side, ply)) = command {
            return Some(self.decide_count_illegal(now, by, *side, *ply, Grounds::Given));
        }
        // He grants what only he has seen by counting it.
        if let (Command::Claim(ClaimCommand::Rule(Ruling::Accept)), Some(claimant)) =
            (command, self.game.claims().claimant_beyond_the_record())
        {
            return Some(match self.game.claims().assessment() {
                Some(Assessment::BoardsDiffered(ply)) => self.decide_find_illegal(now, by, ply, Grounds::Given),
                Some(Assessment::Right(_) | Assessment::Wrong(_) | Assessment::ForTheArbiter) | None => {
                    self.decide_count_illegal(now, by, claimant.other(), None, Grounds::Given)
                }
            });
        }
        if matches!(command, Command::Claim(ClaimCommand::Rule(Ruling::Accept))) && self.game.claims().is_moot() {
            return Some(self.game.claims().decide_rule(now, by, Ruling::Accept, Grounds::Given));
        }
        // Who comes late loses unless the arbiter decides otherwise (6.7, E.10), and the other way round.
        if let Command::Presence(PresenceCommand::Forfeit(side)) = command {
            return Some(self.game.sitting().decide_forfeit(by, *side, Grounds::Given));
        }
        // So with a flag that falls while an envelope is closed.
        if *command == Command::Claim(ClaimCommand::Flag) && self.game.sitting().is_flag_before_envelope(now) {
            return Some(self.game.claims().decide_claim_flag(now, by));
        }
        if *command == Command::Claim(ClaimCommand::FlagOrderUnknown) {
            return Some(self.game.claims().decide_order_unknown(now, by, Grounds::Given));
        }
        if let Command::Reconcile(ReconcileCommand::Close(clocks)) = command {
            return Some(self.game.comparison().decide_close_reconciliation(now, by, *clocks, Grounds::Given));
        }
        None
    }

    pub(super) fn decide_penalise(self, now: Moment, by: Seat, side: Color, penalty: Penalty) -> Acts {
        self.game.rights().must_have_started()?;
        self.game.rights().arbiters(by)?;
        if !penalty.is_in(self.game.setup.edition) {
            return Err(Rejection::NoSuchPenalty);
        }
        let mut acts = vec![Act::Arbiter(ArbiterAct::Penalised(side, penalty))];
        let lost = |outcome| vec![Act::Ending(EndingAct::Ended(Ending { outcome, reason: Reason::Penalty }))];
        acts.extend(match penalty {
            Penalty::TimeToOpponent(time) => {
                self.game.timekeeping().decide_shift(now, by, side.other(), Shift::Add(time))?
            }
            Penalty::TimeFromOffender(time) => {
                self.game.timekeeping().decide_shift(now, by, side, Shift::Take(time))?
            }
            // An adjourned game can be lost by a penalty, too.
            Penalty::GameLost => self.game.rights().must_be_on().map(|()| lost(Outcome::Won(side.other())))?,
            Penalty::GameLostOpponentHalf => {
                self.game.rights().must_be_on().map(|()| lost(Outcome::HalfPoint(side.other())))?
            }
            Penalty::GameLostToBoth => self.game.rights().must_be_on().map(|()| lost(Outcome::LostByBoth))?,
            Penalty::Warning
            | Penalty::PointsToOpponent
            | Penalty::PointsFromOffender
            | Penalty::Fine
            | Penalty::Exclusion => Vec::new(),
        });
        Ok(acts)
    }
}

/// The setting of this clock, as one that the arbiter replaces.
fn proposed(act: Act, side: Color) -> Act {
    if let Act::Clock(ClockAct::Set { side: of, left, completed }) = act
        && of == side
    {
        Act::Clock(ClockAct::Proposed { side, left, completed })
    } else {
        act
    }
}
