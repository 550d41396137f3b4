//! How the comparison of boards and sheets changes the game.
use shakmaty::{ByColor, Color};

use crate::{
    clock::Moment,
    game::{
        Decided, Decision, Deed, Game, Pending, Phase, Ply, ReconcileAct, Reconciliation, Repetition, Seat, SheetText,
        Turn, conduct::ShiftCause,
    },
    laws::RawMove,
    reconciliation::{BoardKind, SheetEntry},
};

impl Game {
    /// Takes an act of the procedure. One that does not fit changes nothing.
    pub(super) fn apply_reconcile(&mut self, at: Moment, by: Seat, act: &ReconcileAct) {
        match act {
            ReconcileAct::Begun => {
                // What is compared is what stands on the boards: a move that is only tried on the screen is nothing yet.
                self.take_back_what_is_tried(at);
                let reading = self.clock.reading(at);
                let papers = ByColor { white: None, black: None };
                let begun = Reconciliation { at, by, reading, boards: self.boards.clone(), papers, decided: None };
                self.with_pending(|pending| pending.reconciliation = Some(Box::new(begun)));
            }
            ReconcileAct::Told(kind, telling) => {
                telling.apply_to(self.boards.get_mut(self.setup.board_owner(*kind)));
                self.doubt(*kind);
            }
            ReconcileAct::SheetTold(side, text) => self.take_paper(*side, text.clone()),
            ReconcileAct::EntryTold { side, ply, entry } if self.comparison().procedure().is_some() => {
                self.tell_entry(*side, *ply, entry);
            }
            ReconcileAct::EntryTold { side, ply, entry } => {
                self.write_entry(*side, *ply, Deed { at, by, what: entry.clone() });
            }
            ReconcileAct::SheetKept(side, origin) => self.sheets.keep(*side, *origin),
            ReconcileAct::Decided(decision) => {
                let truth = self.comparison().standing_by(decision);
                let decided = Decided { decision: decision.clone(), truth, confirmed: Vec::new() };
                self.with_reconciliation(|under_way| under_way.decided = Some(decided));
            }
            ReconcileAct::Corrected(kind, correction) => {
                correction.apply_to(self.boards.get_mut(self.setup.board_owner(*kind)));
                self.doubt(*kind);
            }
            ReconcileAct::Confirmed(kind) => {
                self.with_decided(|decided| {
                    if !decided.confirmed.contains(kind) {
                        decided.confirmed.push(*kind);
                    }
                });
            }
            ReconcileAct::Settled => self.settle(at),
            ReconcileAct::CalledOff => self.call_off(),
            ReconcileAct::Noticed(_) | ReconcileAct::ReadOut(_) => {}
        }
    }

    /// Nothing of what was told of the boards and sheets stays.
    fn call_off(&mut self) {
        let Some(begun) = self.pending().and_then(|pending| pending.reconciliation.clone()) else { return };
        self.boards = begun.boards;
        self.with_pending(|pending| pending.reconciliation = None);
    }

    /// A board that has changed is no longer confirmed.
    fn doubt(&mut self, kind: BoardKind) {
        self.with_decided(|decided| decided.confirmed.retain(|&confirmed| confirmed != kind));
    }

    fn with_reconciliation(&mut self, change: impl FnOnce(&mut Reconciliation)) {
        self.with_pending(|pending| {
            if let Some(under_way) = &mut pending.reconciliation {
                change(under_way);
            }
        });
    }

    fn with_decided(&mut self, change: impl FnOnce(&mut Decided)) {
        self.with_reconciliation(|under_way| {
            if let Some(decided) = &mut under_way.decided {
                change(decided);
            }
        });
    }

    /// The first entry that is told of a sheet finds on it what the program has.
    fn tell_entry(&mut self, side: Color, ply: usize, entry: &SheetEntry) {
        let Some(index) = ply.checked_sub(1) else { return };
        let mut entries = self.comparison().entries_of(side);
        if entries.len() <= index {
            entries.resize(index + 1, SheetEntry::Gap);
        }
        entries[index] = entry.clone();
        let start = self.comparison().paper(side).and_then(|paper| paper.start.clone());
        self.take_paper(side, SheetText { entries, start });
    }

    /// The assistant who keeps the score writes it; what stood there stays readable.
    fn write_entry(&mut self, side: Color, ply: usize, deed: Deed<SheetEntry>) {
        let Some(index) = ply.checked_sub(1) else { return };
        match self.plies.get_mut(index) {
            Some(made) => made.written.get_mut(side).push(deed),
            None => self.with_current(|made| made.written.get_mut(side).push(deed)),
        }
    }

    fn take_paper(&mut self, side: Color, text: SheetText) {
        self.with_reconciliation(|under_way| *under_way.papers.get_mut(side) = Some(text));
    }

    /// The record is what counts: later plies are ruled off, moves that only the sheets have are taken in, and nobody owes
    /// anything for them. The clocks stand.
    fn settle(&mut self, at: Moment) {
        let Pending { offers, claim, waiting, reconciliation } = self.pending().cloned().unwrap_or_default();
        let Some(Decided { decision: Decision { kept, moves, .. }, .. }) =
            reconciliation.and_then(|under_way| under_way.decided)
        else {
            return;
        };
        let completed = self.plies.len();
        let begun = self.record().current_ply().filter(|ply| ply.played().is_some()).cloned();
        let is_open = begun.is_some();
        let mut plies = std::mem::take(&mut self.plies);
        if let Some(begun) = begun {
            plies.push(begun);
        }
        let mut ruled_off = plies.split_off(kept.min(plies.len()));
        for (i, &said) in moves.iter().enumerate() {
            plies.push(self.made_by_the_sheets(at, plies.last(), ruled_off.get(i), said));
        }
        // A press without a move may stand behind a move that is still to be executed.
        let moved = plies.iter().take(kept).rposition(|ply| ply.played().is_some());
        plies.stand_on_both_boards(at);
        for index in moved.unwrap_or(kept)..plies.len() {
            if let Some(ply) = plies.get_mut(index) {
                owe_no_answer(ply, at);
            }
        }
        // What the arbiter set meanwhile by his own hand restored the times of the position.
        if !ruled_off.is_empty() {
            let begun = self.log.len() - self.comparison().since_begun().count();
            self.conduct
                .shifts
                .retain(|shift| shift.logged < begun || matches!(shift.cause, ShiftCause::Withdrawal(_)));
            self.conduct.counters.retain(|counter| counter.logged < begun);
        }
        let is_unchanged = ruled_off.is_empty() && moves.is_empty() && plies.len() == completed;
        // What was touched and offered in a move that was not made stays on record behind those that are ruled off.
        let begun = |ply: &&Ply| ply.played().is_none() && (ply.is_begun() || !ply.offers.is_empty());
        let unplayed = self.record().current_ply().filter(begun);
        let unplayed = unplayed.filter(|_| !is_unchanged).cloned();
        unplayed.into_iter().for_each(|ply| ruled_off.push(ply));
        self.ruled_off.push((plies.len(), ruled_off));
        // The move on its way is still to be pressed; what only the sheets have is completed.
        let open = if is_open && plies.len() == completed + 1 { plies.pop() } else { None };
        self.plies = plies;
        if kept < completed || self.plies.len() != completed {
            self.clock.begin_moves_anew(at);
        }
        self.forget_lifts_of_ruled_off();
        // What he has touched and written binds him as before (4.3, 9.5).
        let unchanged = self.record().current_ply().filter(|_| is_unchanged).cloned();
        let ply = open.or(unchanged).unwrap_or_else(|| {
            let standing = self.plies.last().map_or_else(|| self.setup.start_standing(), Ply::after);
            Ply::new(standing.turn(), standing)
        });
        let pending = Pending { offers, claim, waiting, reconciliation: None };
        self.phase = Phase::Playing(Turn { ply, sealing: None, pending });
        self.forget_flags(at);
    }

    /// A ply as the sheets have it, in the place of one of the record that is ruled off: the clock was pressed as it was.
    fn made_by_the_sheets(&self, at: Moment, before: Option<&Ply>, instead_of: Option<&Ply>, said: RawMove) -> Ply {
        let standing = before.map_or_else(|| self.setup.start_standing(), Ply::after);
        let deed = Deed { at, by: Seat::Arbiter, what: said };
        Ply {
            placed: Some(deed),
            announced: vec![deed],
            repeated: vec![deed],
            entered: ByColor { white: Some(said), black: Some(said) },
            written: instead_of.map(|ply| ply.written.clone()).unwrap_or_default(),
            pressed: instead_of.and_then(|ply| ply.pressed),
            stopped: instead_of.and_then(|ply| ply.stopped),
            ..Ply::new(standing.turn(), standing)
        }
    }
}

/// Nobody has to repeat the move any more.
fn owe_no_answer(ply: &mut Ply, at: Moment) {
    let Some(what) = ply.played() else { return };
    let deed = Deed { at, by: Seat::Arbiter, what };
    if ply.announcement().is_some_and(|said| said.same_move(what)) && ply.repetition() != Repetition::Agrees {
        ply.repeated.push(deed);
        *ply.entered.get_mut(ply.mover.other()) = Some(what);
    }
}
