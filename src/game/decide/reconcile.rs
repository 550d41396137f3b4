//! Bringing the boards and sheets together (D.2.8 of 2014, D.2.9): anyone may begin and tell what he sees of his own; the
//! arbiter decides; the player who moved wrong adjusts and confirms.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{
    Acts,
    clock::Grounds,
    illegal_move::{Judged, bound_to},
    restoring::clocks_set_to,
};
use crate::{
    clock::{Moment, Reading},
    game::{
        Act, AnswerCommand, Basis, ClaimCommand, ClockAct, ClockProposal, Clocks, Command, Comparison, ComparisonStage,
        Decision, Ending, EndingAct, EndingCommand, Event, Notice, Phase, ReconcileAct, ReconcileCommand, Rejection,
        ScoreKeeper, Seat, command::Timing,
    },
    laws::{RawMove, assistant::Duty},
    reconciliation::{BoardKind, SheetEntry},
};

impl Comparison<'_> {
    pub(super) fn decide_reconcile(self, now: Moment, by: Seat, command: &ReconcileCommand) -> Acts {
        use ReconcileCommand as C;
        let one = |act| Ok(vec![Act::Reconcile(act)]);
        if let C::TellEntry { side, ply, entry } = command
            && self.writes_score(by, *side)
        {
            return self.decide_write(*side, *ply, entry);
        }
        let turn = match &self.game.phase {
            Phase::Waiting => return Err(Rejection::NotStarted),
            Phase::Ended { .. } if by != Seat::Arbiter => return Err(Rejection::EndUnconfirmed),
            Phase::Ended { .. } | Phase::Finished(_) => return Err(Rejection::Over),
            Phase::Adjourned(_) => return Err(Rejection::Adjourned),
            Phase::Playing(turn) => turn,
        };
        match command {
            C::Begin if self.procedure().is_some() => Err(Rejection::ReconcileFirst),
            C::Begin if turn.sealing.is_some() => Err(Rejection::SealFirst),
            C::Begin => {
                let stopped = self.game.clock.side_running().map(|_| Act::Clock(ClockAct::Stopped));
                Ok(stopped.into_iter().chain([Act::Reconcile(ReconcileAct::Begun)]).collect())
            }
            C::Tell(kind, telling) => {
                self.may_handle(by, *kind)?;
                one(ReconcileAct::Told(*kind, telling.clone()))
            }
            C::TellSheet(side, text) => {
                self.may_tell_sheet(by, *side)?;
                one(ReconcileAct::SheetTold(*side, text.clone()))
            }
            C::TellEntry { side, ply, entry } => {
                self.may_tell_sheet(by, *side)?;
                if *ply == 0 || *ply > self.game.record().begun_plies().count() + FURTHER {
                    return Err(Rejection::NoSuchPly(*ply));
                }
                one(ReconcileAct::EntryTold { side: *side, ply: *ply, entry: entry.clone() })
            }
            C::KeptBy(side, origin) => {
                self.may_tell_sheet(by, *side)?;
                one(ReconcileAct::SheetKept(*side, *origin))
            }
            C::Accept => self.decide_accept_finding(by),
            C::Choose(plies) => self.decide_choose(by, *plies),
            C::Confirm(kind) => self.decide_done(by, *kind),
            C::ReadOut(rank) => {
                self.must_be_decided()?;
                one(ReconcileAct::ReadOut(*rank))
            }
            C::Close(clocks) => self.decide_close_reconciliation(now, by, *clocks, Grounds::Missing),
            C::CallOff => {
                self.game.rights().arbiters(by)?;
                self.must_be_under_way()?;
                one(ReconcileAct::CalledOff)
            }
        }
    }

    fn must_be_under_way(self) -> Result<ComparisonStage, Rejection> {
        self.stage().ok_or(Rejection::NotReconciling)
    }

    fn must_be_decided(self) -> Result<ComparisonStage, Rejection> {
        let stage = self.must_be_under_way()?;
        if stage == ComparisonStage::Facts { Err(Rejection::DecideFirst) } else { Ok(stage) }
    }

    /// A player has his own board in his hands, an assistant either (D.2.9.a of 2014), the arbiter both.
    fn may_handle(self, by: Seat, kind: BoardKind) -> Result<(), Rejection> {
        match by {
            Seat::Player(side) if side != self.game.setup.board_owner(kind) => Err(Rejection::NotYours),
            Seat::Player(_) => Ok(()),
            Seat::Assistant(_) => self.game.rights().may(by, Duty::MovePieces),
            Seat::Arbiter => self.game.rights().arbiters(by),
        }
    }

    /// A sheet is read out by its player, by the assistant who keeps it, or by the arbiter; and only once it matters.
    fn may_tell_sheet(self, by: Seat, side: Color) -> Result<(), Rejection> {
        self.must_be_under_way()?;
        match by {
            Seat::Arbiter => self.game.rights().arbiters(by),
            Seat::Player(_) | Seat::Assistant(_) if by.side() != Some(side) => Err(Rejection::NotYours),
            // The arbiter has decided by what the sheets told.
            Seat::Player(_) | Seat::Assistant(_) if self.stage() != Some(ComparisonStage::Facts) => {
                Err(Rejection::ReconcileFirst)
            }
            Seat::Player(_) | Seat::Assistant(_) => self.game.rights().may(by, Duty::KeepScoreAndPress),
        }
    }

    /// Whether this person keeps the score of `side` and writes it in the program. While the boards are compared he tells what
    /// stands on it, as everybody does.
    #[must_use]
    pub fn writes_score(self, by: Seat, side: Color) -> bool {
        let keeps = *self.game.setup.score_keeper.get(side) == ScoreKeeper::Assistant && by == Seat::Assistant(side);
        keeps && self.procedure().is_none() && self.game.rights().may(by, Duty::KeepScoreAndPress).is_ok()
    }

    /// A move that was made is written down, or its entry is corrected; a game that is over, until the player has signed.
    fn decide_write(self, side: Color, ply: usize, entry: &SheetEntry) -> Acts {
        match &self.game.phase {
            Phase::Waiting => return Err(Rejection::NotStarted),
            Phase::Adjourned(_) => return Err(Rejection::Adjourned),
            Phase::Finished(_) if self.game.has_signed(side) => return Err(Rejection::Over),
            Phase::Playing(_) | Phase::Ended { .. } | Phase::Finished(_) => {}
        }
        let made = self.game.record().begun_plies().nth(ply.wrapping_sub(1)).ok_or(Rejection::NoSuchPly(ply))?;
        if made.written.get(side).last().is_some_and(|last| last.what == *entry) {
            return Ok(Vec::new());
        }
        Ok(vec![Act::Reconcile(ReconcileAct::EntryTold { side, ply, entry: entry.clone() })])
    }

    fn decide_accept_finding(self, by: Seat) -> Acts {
        self.game.rights().arbiters(by)?;
        self.must_be_under_way()?;
        let finding = self.finding();
        self.must_decide(&finding)?;
        Ok(vec![Act::Reconcile(ReconcileAct::Decided(self.decision_by(&finding)))])
    }

    /// Where the rule is silent, or the arbiter sees more than the program, he decides.
    fn decide_choose(self, by: Seat, plies: usize) -> Acts {
        self.game.rights().arbiters(by)?;
        self.must_be_under_way()?;
        if plies > self.game.record().begun_plies().count() {
            return Err(Rejection::NoSuchPly(plies));
        }
        let decision = Decision { kept: plies, moves: Vec::new(), basis: Basis::Judgement };
        Ok(vec![Act::Reconcile(ReconcileAct::Decided(decision))])
    }

    fn decide_done(self, by: Seat, kind: BoardKind) -> Acts {
        self.may_handle(by, kind)?;
        let confirmed = self.procedure().and_then(|under_way| under_way.decided.as_ref());
        let confirmed = confirmed.is_some_and(|decided| decided.confirmed.contains(&kind));
        let act = match self.must_be_decided()? {
            ComparisonStage::Correcting(due, correction) if due == kind => ReconcileAct::Corrected(kind, correction),
            ComparisonStage::Comparing(_) if !confirmed => ReconcileAct::Confirmed(kind),
            ComparisonStage::Correcting(..) => return Err(Rejection::CorrectFirst),
            ComparisonStage::Facts | ComparisonStage::Comparing(_) | ComparisonStage::Clocks => {
                return Err(Rejection::NothingToConfirm);
            }
        };
        Ok(vec![Act::Reconcile(act)])
    }

    /// The clocks are the arbiter's: what the journal proposes, or what he has set instead and says why. An illegal move that
    /// is taken back with it counts now, and costs what it does.
    pub(super) fn decide_close_reconciliation(self, now: Moment, by: Seat, clocks: Clocks, grounds: Grounds) -> Acts {
        self.game.rights().arbiters(by)?;
        if self.must_be_decided()? != ComparisonStage::Clocks {
            return Err(Rejection::CorrectFirst);
        }
        let stands = self.game.clock.reading(now);
        let set = match (clocks, self.clock_proposal()) {
            (Clocks::AsProposed, Some(ClockProposal::Unknown)) => return Err(Rejection::ClocksUnknown),
            (Clocks::AsProposed, Some(ClockProposal::Set(then))) => Some(then),
            (Clocks::AsTheyStand, Some(ClockProposal::Set(then)))
                if grounds == Grounds::Missing && (stands.left, stands.completed) != (then.left, then.completed) =>
            {
                return Err(Rejection::GroundsNeeded);
            }
            // He leaves the times, or has set them; how many moves are completed is the position's to say.
            (Clocks::AsTheyStand, Some(ClockProposal::Set(then))) => (stands.completed != then.completed)
                .then(|| Reading { left: self.without_periods(stands, then), ..then }),
            (
                Clocks::AsProposed | Clocks::AsTheyStand,
                Some(ClockProposal::Unchanged | ClockProposal::Unknown) | None,
            ) => None,
        };
        let settled = Act::Reconcile(ReconcileAct::Settled);
        let counts = self.counts_by_decision().and_then(|index| Some((index, self.game.record().ply_at(index)?)));
        let mut acts = match counts {
            Some((index, ply)) => {
                let mut restore = vec![settled];
                if !self.completes_promotion() {
                    restore.extend(bound_to(ply, self.finding().illegal_move()));
                }
                // Whether the opponent can still mate, the position that counts says.
                let truth = self.procedure().and_then(|under_way| under_way.decided.as_ref());
                let at = truth.map_or(&ply.standing, |decided| &decided.truth);
                let judged = Judged { at, clocks: set.unwrap_or(stands), restore };
                self.game.rulings().penalty_for(index, ply.mover, judged)
            }
            None => std::iter::once(settled).chain(set.into_iter().flat_map(clocks_set_to)).collect(),
        };
        let is_over = acts.iter().any(|act| matches!(act, Act::Ending(_)));
        let ending = self.ending_by_sheets(now, &acts).filter(|_| !is_over);
        acts.extend(ending.map(|ending| Act::Ending(EndingAct::Ended(ending))));
        Ok(acts)
    }

    /// How the game ends by the moves that count now: by its position, or by a repetition or a row of moves that the record did not have.
    fn ending_by_sheets(self, now: Moment, acts: &[Act]) -> Option<Ending> {
        let drawn_before = self.game.record().automatic_draw_before();
        let drawn = || self.game.after(now, Seat::Arbiter, acts).record().automatic_draw_before();
        self.game.rulings().ending_after(now, acts).or_else(|| drawn().filter(|_| drawn_before.is_none()))
    }

    /// Whether the decision puts a queen in the place of a pawn that was left on its last rank.
    fn completes_promotion(self) -> bool {
        let decided = self.procedure().and_then(|under_way| under_way.decided.as_ref());
        decided.is_some_and(|decided| decided.decision.basis == Basis::UnpromotedPawn)
    }

    /// The times of `stands` without what the periods have brought that begin again after `then`. A clock that the arbiter has set since
    /// the comparison began shows what he wants.
    fn without_periods(self, stands: Reading, then: Reading) -> ByColor<Option<Duration>> {
        ByColor::new_with(|side| {
            let left = (*stands.left.get(side))?;
            if self.was_set_meanwhile(side) {
                return Some(left);
            }
            // What is used already of a period that begins again cannot be kept: the position's own time stands.
            self.game.timekeeping().without_periods_after(*then.period.get(side), side, left).or(*then.left.get(side))
        })
    }

    /// Whether this clock was set since the comparison began.
    fn was_set_meanwhile(self, side: Color) -> bool {
        self.since_begun().any(|act| matches!(act, Act::Clock(ClockAct::Set { side: set, .. }) if *set == side))
    }

    /// What a refusal tells of the boards: a move that is legal by the record does not fit the board of the person who tried it.
    /// For the arbiter alone; the player hears the same refusal as for any other move.
    #[must_use]
    pub fn noticed_by_refusal(self, by: Seat, command: &Command, rejection: Rejection) -> Option<Event> {
        let (Rejection::Misfit(_) | Rejection::DoesNotFitBoard(_), Some(side)) = (rejection, by.side()) else {
            return None;
        };
        let (position, said) = if let Command::Answer(AnswerCommand::Execute(said)) = command {
            let ply = self.game.record().ply_to_answer(side)?;
            (ply.before.clone()?, said.or_else(|| ply.announcement())?)
        } else {
            (self.game.record().position()?, command.told_move()?)
        };
        said.check(&position)?;
        Some(Event { by: None, act: Act::Reconcile(ReconcileAct::Noticed(Notice::RefusedMove(said))) })
    }
}

/// How many plies more than the program's record a sheet may have.
const FURTHER: usize = 60;

impl Command {
    /// Whether it waits until the boards agree again.
    pub(super) const fn waits_for_reconciliation(&self) -> bool {
        match self.timing() {
            Timing::Move | Timing::Answer | Timing::Position | Timing::Quickplay | Timing::Finding => true,
            // The rule may take the game back to where that player had time, and sets the clocks (D.2.9); or to where the king was
            // not mated. A claim is ruled on by boards that are alike: granted, it may restore a position, which would end the comparison
            // with all that was told in it.
            Timing::Always => matches!(
                self,
                Self::Claim(ClaimCommand::Flag | ClaimCommand::FlagOrderUnknown | ClaimCommand::Rule(_))
                    | Self::Ending(EndingCommand::Confirm)
            ),
        }
    }
}

/// A repetition that names other squares than were announced may come from a board that stands otherwise.
pub(super) fn odd_repetition(announced: RawMove, said: RawMove) -> Option<Act> {
    let odd = !announced.same_move(said);
    odd.then_some(Act::Reconcile(ReconcileAct::Noticed(Notice::OddRepetition(said))))
}
