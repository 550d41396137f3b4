//! The four records of a game, kept apart, and what [`reconciliation`](crate::reconciliation) makes of them.
use std::sync::Arc;

use shakmaty::{Board, Color, Square};

use super::{
    Act, Basis, ClockProposal, Decision, Due, Game, Logged, Ply, ReconcileAct, Reconciliation, ScoreKeeper,
    SheetOrigin, SheetText, Stage, Step,
};
use crate::{
    clock::Moment,
    laws::standing::Standing,
    reconciliation::{
        BoardKind, Boards, ClockHistory, Correction, Finding, Records, RecordsVerdict, RulesInForce, Sheet, SheetEntry,
        corrections, find,
    },
};

impl Game {
    /// What the clocks showed before the first move and after each completed ply. Plies that were ruled off are not part
    /// of it.
    #[must_use]
    pub fn clock_history(&self) -> ClockHistory {
        ClockHistory {
            at_start: Self::new(self.setup.clone()).clock().reading(Moment::START),
            after: self.plies.iter().map(|ply| ply.pressed.map(|(_, reading)| reading)).collect(),
        }
    }

    /// The procedure under way, if there is one.
    #[must_use]
    pub fn reconciliation(&self) -> Option<&Reconciliation> {
        self.pending()?.reconciliation.as_deref()
    }

    /// What was told of this side's sheet in the procedure under way.
    pub(super) fn paper(&self, side: Color) -> Option<&SheetText> {
        self.reconciliation()?.papers.get(side).as_ref()
    }

    /// How the scoresheet of this side came about, as far as it is known.
    #[must_use]
    pub fn sheet_origin(&self, side: Color) -> SheetOrigin {
        let kept = match *self.setup.score_keeper.get(side) {
            ScoreKeeper::Player => SheetOrigin::Player,
            ScoreKeeper::Assistant => SheetOrigin::Assistant,
            ScoreKeeper::Program => SheetOrigin::Program,
        };
        // Nothing is known of a sheet on paper before it is told: what there is comes from the announcements.
        let is_kept_here = self.paper(side).is_some() || self.is_written(side);
        let known = if is_kept_here { kept } else { SheetOrigin::Program };
        self.sheets.origin(side).unwrap_or(known)
    }

    /// Whether the assistant who keeps this player's score (D.2.9.c of 2014, D.2.10.c) has written any of it in the program.
    #[must_use]
    pub fn is_written(&self, side: Color) -> bool {
        let ruled_off = self.ruled_off.iter().flat_map(|(_, plies)| plies.iter());
        self.all_plies().chain(ruled_off).any(|ply| !ply.written.get(side).is_empty())
    }

    /// The ply, counted from 1, that the assistant who keeps this player's score has to write next; `None` where he is up to
    /// date.
    #[must_use]
    pub fn next_to_write(&self, side: Color) -> Option<usize> {
        self.begun_plies().position(|ply| ply.written.get(side).is_empty()).map(|index| index + 1)
    }

    /// The scoresheet of this side: as it was told, else as his assistant has written it, else as the program has it.
    #[must_use]
    pub fn sheet_of(&self, side: Color) -> Sheet {
        Sheet::new(self.entries_of(side), self.setup.wording.language)
    }

    pub(super) fn entries_of(&self, side: Color) -> Vec<SheetEntry> {
        match self.paper(side) {
            Some(paper) => paper.entries.clone(),
            None if self.is_written(side) => self.written_entries(side),
            None => self.begun_plies().map(|ply| entry_of(ply, side)).collect(),
        }
    }

    /// What the assistant has written, as far as he has come.
    fn written_entries(&self, side: Color) -> Vec<SheetEntry> {
        let last = |ply: &Ply| ply.written.get(side).last().map_or(SheetEntry::Gap, |deed| deed.what.clone());
        let mut entries: Vec<SheetEntry> = self.begun_plies().map(last).collect();
        let written = entries.iter().rposition(|entry| *entry != SheetEntry::Gap).map_or(0, |last| last + 1);
        entries.truncate(written);
        entries
    }

    /// The plies of which something is known: the completed ones, and the one in progress once it is placed or announced.
    pub(super) fn begun_plies(&self) -> impl Iterator<Item = &Ply> {
        self.plies.iter().chain(self.current_ply().filter(|ply| ply.played().is_some()))
    }

    /// The four records.
    #[must_use]
    pub fn records(&self) -> Records {
        let start = self.setup.start_standing();
        let fen = start.fen();
        let is_this_game =
            Color::ALL.into_iter().filter_map(|side| self.paper(side)?.start.as_ref()).all(|named| *named == fen);
        Records {
            start: is_this_game.then_some(start),
            boards: Boards::new_with(|kind| self.board(self.setup.board_owner(kind)).clone()),
            sheets: shakmaty::ByColor::new_with(|side| self.sheet_of(side)),
        }
    }

    /// What the records come to by the rule. It proposes; the arbiter decides.
    #[must_use]
    pub fn finding(&self) -> Finding {
        let laws = RulesInForce { edition: self.setup.edition, rules: self.setup.rules() };
        find(&self.records(), Some(&self.clock_history()), laws)
    }

    /// Whether the records agree only because nobody has told what stands on a board or a sheet since the comparison began.
    #[must_use]
    pub fn lacks_facts(&self, finding: &Finding) -> bool {
        let tells = |logged: &Arc<Logged>| matches!(&logged.event.act, Act::Reconcile(act) if act.tells_a_fact());
        let begins = |logged: &Arc<Logged>| matches!(logged.event.act, Act::Reconcile(ReconcileAct::Begun));
        let is_told = self.log.iter().rev().take_while(|&logged| !begins(logged)).any(tells);
        finding.verdict == RecordsVerdict::Equal && !is_told
    }

    /// The decision that accepts a finding: of the program's record stands what the sheets confirm.
    pub(super) fn decision_by(&self, finding: &Finding) -> Decision {
        let same =
            |(ply, said): &(&Ply, &crate::laws::RawMove)| ply.played().is_some_and(|played| played.same_move(**said));
        let kept = self.begun_plies().zip(&finding.moves).take_while(same).count();
        Decision { kept, moves: finding.moves[kept..].to_vec(), basis: Basis::Rule }
    }

    /// Where a decision leads to.
    pub(super) fn standing_by(&self, decision: &Decision) -> Standing {
        let kept =
            self.begun_plies().take(decision.kept).last().map_or_else(|| self.setup.start_standing(), Ply::after);
        decision.moves.iter().fold(kept, |standing, &said| standing.after(Some(said)))
    }

    /// How far the procedure has come.
    #[must_use]
    pub fn reconciliation_stage(&self) -> Option<Stage> {
        let Some(decided) = &self.reconciliation()?.decided else { return Some(Stage::Facts) };
        let due = self.corrections_due().into_iter().next();
        let unconfirmed = BoardKind::ALL.into_iter().find(|kind| !decided.confirmed.contains(kind));
        Some(match (due, unconfirmed) {
            (Some((kind, correction)), _) => Stage::Correcting(kind, correction),
            (None, Some(kind)) => Stage::Comparing(kind),
            (None, None) => Stage::Clocks,
        })
    }

    /// What has still to be corrected, one board after the other, on each the nearest first.
    #[must_use]
    pub fn corrections_due(&self) -> Vec<(BoardKind, Correction)> {
        let Some(decided) = self.reconciliation().and_then(|under_way| under_way.decided.as_ref()) else {
            return Vec::new();
        };
        let on = |kind| {
            let board = self.board(self.setup.board_owner(kind));
            corrections(board, decided.truth.board()).into_iter().map(move |correction| (kind, correction))
        };
        BoardKind::ALL.into_iter().flat_map(on).collect()
    }

    /// What `side` has to do in the procedure.
    pub(super) fn reconcile_step(&self, side: Color) -> Option<Step> {
        let own = self.setup.board_kind(side);
        let confirmed = |kind| {
            let decided = self.reconciliation().and_then(|under_way| under_way.decided.as_ref());
            decided.is_some_and(|decided| decided.confirmed.contains(&kind))
        };
        Some(match self.reconciliation_stage()? {
            Stage::Facts => Step::Reconcile(Due::Tell),
            Stage::Correcting(kind, correction) if kind == own => Step::Reconcile(Due::Correct(kind, correction)),
            Stage::Comparing(_) if !confirmed(own) => Step::Reconcile(Due::Compare(own)),
            Stage::Correcting(..) | Stage::Comparing(_) => Step::Reconcile(Due::AwaitOther),
            Stage::Clocks => Step::AwaitArbiter,
        })
    }

    /// What the journal proposes for the clocks, once the arbiter has decided which position counts.
    #[must_use]
    pub fn clock_proposal(&self) -> Option<ClockProposal> {
        let Decision { kept, moves, .. } = &self.reconciliation()?.decided.as_ref()?.decision;
        let plies = kept + moves.len();
        // Nor is one that was announced and not completed: anyone who thought about it has used that time.
        if plies >= self.plies.len() {
            return Some(ClockProposal::Unchanged);
        }
        Some(self.clock_history().at(plies).map_or(ClockProposal::Unknown, ClockProposal::Set))
    }

    /// The squares of a board that do not stand as the announced moves leave them, as far as they were executed on it.
    #[must_use]
    pub fn squares_otherwise(&self, kind: BoardKind) -> Vec<Square> {
        let side = self.setup.board_owner(kind);
        let (board, expected) = (self.board(side), self.expected_board(side));
        Square::ALL.into_iter().filter(|&square| board.piece_at(square) != expected.piece_at(square)).collect()
    }

    /// The board of `side` as it stands if every announced move that was made on it was made as it was announced, with what its
    /// player has on the screen.
    #[must_use]
    pub fn expected_board(&self, side: Color) -> Board {
        let mut board = shakmaty::Position::board(&self.setup.start).clone();
        for ply in self.all_plies() {
            let made = if ply.mover == side { ply.placed.is_some() } else { ply.execution().is_some() };
            let announced = ply.announcement().or_else(|| ply.played()).filter(|_| made);
            if let Some(said) = announced.or_else(|| ply.entry().filter(|_| ply.mover == side)) {
                let _ = said.execute(&mut board, ply.mover);
            }
        }
        board
    }
}

/// What the program has on the sheet of `side` for a ply: the mover writes his move once he has made it.
fn entry_of(ply: &Ply, side: Color) -> SheetEntry {
    let placed = ply.placed.filter(|_| ply.mover == side && ply.announced.is_empty()).map(|deed| deed.what);
    ply.entered.get(side).or(placed).map_or(SheetEntry::Gap, SheetEntry::Move)
}
