//! How the end changes a game.
use shakmaty::ByColor;

use crate::{
    clock::Moment,
    game::{
        Act, ClaimAct, Deed, Ending, EndingAct, FinishedGame, Game, Pending, Phase, Ply, PressKind, Reason, Seat, Turn,
        conduct::BeforeTheEnd, sealing::Custody,
    },
};

impl Game {
    /// What happened about the end of the game.
    pub(super) fn apply_ending(&mut self, at: Moment, by: Seat, act: &EndingAct) {
        match *act {
            EndingAct::Ended(ending) => self.end(at, ending),
            EndingAct::Confirmed => self.confirm(by),
            EndingAct::Rejected => self.reopen(),
            EndingAct::SheetSigned(side) => self.sheets.sign(side),
            // For the record: the ending is an act of its own.
            EndingAct::ChanceUndetermined(_) => {}
        }
    }

    pub(super) fn end(&mut self, at: Moment, ending: Ending) {
        if !matches!(self.phase, Phase::Playing(_) | Phase::Adjourned(_)) {
            return;
        }
        self.clock.stop(at);
        self.take_back_what_is_tried(at);
        self.keep_for_withdrawal(at, ending);
        self.conduct.unopened = self.sitting().unopened().map(Box::new);
        if let Phase::Adjourned(adjourned) = &mut self.phase {
            let pending = std::mem::take(&mut adjourned.turn.pending);
            return self.finish(FinishedGame { ending, unplayed: None }, pending);
        }
        let stopped = self.stopped_at(at);
        let Phase::Playing(turn) = &mut self.phase else { return };
        let handed_in = turn.sealing.take().is_some_and(|sealing| sealing.custody == Custody::Arbiter);
        if handed_in {
            let pressed = Deed { at, by: Seat::Player(turn.ply.mover), what: PressKind::Regular };
            turn.ply.pressed = Some((pressed, self.clock.reading(at)));
        } else {
            turn.ply.stopped = Some(stopped);
        }
        if !ending.reason.ends_on_board() {
            let pending = std::mem::take(&mut turn.pending);
            let ply = turn.ply.clone();
            let unplayed = if ply.played().is_some() {
                self.plies.push(ply);
                None
            } else {
                Some(Box::new(ply))
            };
            self.finish(FinishedGame { ending, unplayed }, pending);
            return;
        }
        // A start position that is an end itself was reached by nobody's move.
        if turn.ply.played().is_some() {
            if !handed_in {
                self.clock.complete(turn.ply.mover);
            }
            let next = Ply::new(turn.ply.mover.other(), turn.ply.after());
            self.plies.push(std::mem::replace(&mut turn.ply, next));
        }
        let next = Turn { sealing: None, ..turn.clone() };
        self.phase = Phase::Ended { ending, confirmed: ByColor { white: false, black: false }, next };
    }

    /// An end by a ruling can be withdrawn with it: where the game stands now is kept.
    fn keep_for_withdrawal(&mut self, at: Moment, ending: Ending) {
        let is_ruled =
            matches!(ending.reason, Reason::Penalty | Reason::IllegalMoves | Reason::IllegalMovesWithoutMatingMaterial);
        if let Some(ruling) = self.conduct.rulings.len().checked_sub(1).filter(|_| is_ruled) {
            let (phase, plies) = (self.phase.clone(), self.plies.len());
            let grants = |act: &Act| *act == Act::Claim(ClaimAct::Granted);
            let granted = self.conduct.granted.filter(|_| self.has_just(at, grants));
            self.conduct.ended = Some(Box::new(BeforeTheEnd { ruling, phase, plies, granted }));
        }
    }

    pub(super) fn confirm(&mut self, by: Seat) {
        let Phase::Ended { ending, confirmed, next } = &mut self.phase else { return };
        match by {
            Seat::Player(side) => *confirmed.get_mut(side) = true,
            Seat::Arbiter => *confirmed = ByColor { white: true, black: true },
            Seat::Assistant(_) => {}
        }
        if confirmed.white && confirmed.black {
            let (ending, pending) = (*ending, std::mem::take(&mut next.pending));
            self.finish(FinishedGame { ending, unplayed: None }, pending);
        }
    }

    fn finish(&mut self, finished: FinishedGame, pending: Pending) {
        let reason = finished.ending.reason;
        let by_claim = matches!(reason, Reason::Threefold | Reason::FiftyMoves | Reason::Quickplay);
        let granted = self.conduct.granted.take().filter(|_| by_claim);
        let Pending { offers, claim, waiting, reconciliation: _ } = pending;
        let claims = Pending::of_claims(granted.into_iter().chain(claim).chain(waiting).collect());
        // What was offered stands again with the game, but for what was accepted (9.1).
        let offers = if reason == Reason::Agreement { Vec::new() } else { offers };
        self.conduct.undecided = Pending { offers, ..claims };
        self.phase = Phase::Finished(finished);
    }

    /// The game goes on as if the move had been pressed, its increment included; the clocks stand until they are
    /// restarted. What waited for an answer waits again.
    pub(super) fn reopen(&mut self) {
        let Phase::Ended { next, .. } = &self.phase else { return };
        // What only the sheets have was completed with the comparison.
        if self.plies.last().is_some_and(|ply| ply.pressed.is_none() && ply.stopped.is_some()) {
            self.clock.prepare_next_move(next.mover().other());
        }
        self.phase = Phase::Playing(next.clone());
    }
}
