//! Resigning, confirming the end, signing the sheets (5.1.b, 8.7).
use super::{Acts, by_chance, ending_of};
use crate::{
    clock::Moment,
    game::{Act, ClaimStage, EndingAct, EndingCommand, Game, Phase, Reason, Rejection, Seat},
    laws::winnable,
};

impl Game {
    /// A command about the end of the game.
    pub(super) fn decide_ending(&self, now: Moment, by: Seat, command: &EndingCommand) -> Acts {
        match command {
            EndingCommand::Resign => self.decide_resign(by),
            EndingCommand::Confirm => self.decide_confirm(by),
            EndingCommand::Reject => self.decide_reject(now, by),
            EndingCommand::SignSheets => self.decide_sign(by),
        }
    }

    pub(super) fn decide_resign(&self, by: Seat) -> Acts {
        self.rights().must_be_on()?;
        let loser = self.rights().player(by)?;
        let winner = loser.other();
        let chance = winnable::after_resignation(self.setup.edition, &self.record().standing_now(), winner);
        Ok(by_chance(winner, chance, Reason::Resignation, Reason::Resignation))
    }

    pub(super) fn decide_confirm(&self, by: Seat) -> Acts {
        match (&self.phase, by) {
            (Phase::Ended { confirmed, .. }, Seat::Player(side)) if *confirmed.get(side) => {
                Err(Rejection::NothingToConfirm)
            }
            (Phase::Ended { .. }, Seat::Player(_)) => Ok(vec![Act::Ending(EndingAct::Confirmed)]),
            (Phase::Ended { .. }, Seat::Arbiter) => {
                self.rights().arbiters(by).map(|()| vec![Act::Ending(EndingAct::Confirmed)])
            }
            (Phase::Ended { .. }, Seat::Assistant(_)) => Err(Rejection::NotYours),
            // He has taken the end back by a slip.
            (Phase::Playing(_), Seat::Arbiter) if self.record().has_no_move() => {
                self.rights().arbiters(by)?;
                let ended = self.record().position().as_ref().and_then(ending_of).ok_or(Rejection::NothingToConfirm)?;
                Ok([EndingAct::Ended(ended), EndingAct::Confirmed].map(Act::Ending).to_vec())
            }
            (Phase::Waiting | Phase::Playing(_) | Phase::Adjourned(_) | Phase::Finished(_), _) => {
                Err(Rejection::NothingToConfirm)
            }
        }
    }

    /// A claim that waited behind the one by which the game ended is taken up.
    pub(super) fn decide_reject(&self, now: Moment, by: Seat) -> Acts {
        match self.phase {
            Phase::Ended { .. } => {
                self.rights().arbiters(by)?;
                let rejected = vec![Act::Ending(EndingAct::Rejected)];
                Ok(self.claims().with_what_waited(now, ClaimStage::Open, rejected))
            }
            Phase::Waiting | Phase::Playing(_) | Phase::Adjourned(_) | Phase::Finished(_) => {
                Err(Rejection::NothingToConfirm)
            }
        }
    }

    /// Both players sign both scoresheets at the end (8.7); the arbiter does without.
    pub(super) fn decide_sign(&self, by: Seat) -> Acts {
        let side = self.rights().player(by)?;
        match self.phase {
            Phase::Finished(_) if self.sheets.is_signed(side) => Err(Rejection::AlreadySigned),
            Phase::Finished(_) => Ok(vec![Act::Ending(EndingAct::SheetSigned(side))]),
            Phase::Waiting | Phase::Playing(_) | Phase::Adjourned(_) | Phase::Ended { .. } => Err(Rejection::NotOver),
        }
    }
}
