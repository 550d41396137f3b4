//! The four records of a game, kept apart, and what [`reconciliation`](crate::reconciliation) makes of them.
use shakmaty::{Color, Square};

use super::{
    Act, Basis, ClockProposal, ComparisonStage, Decision, Due, Game, Ply, ReconcileAct, Reconciliation, Rejection,
    ScoreKeeper, SheetOrigin, SheetText, Step,
};
use crate::{
    clock::Clock,
    laws::{
        RawMove,
        answered::{Answered, unclaimed},
        irregularity::Consequence,
        penalty::Penalty,
        standing::Standing,
    },
    reconciliation::{
        BoardKind, Boards, Correction, Finding, Records, RecordsVerdict, RulesInForce, Sheet, SheetEntry, corrections,
        find,
    },
};

/// Two boards and two scoresheets of a game: what they say, and how far they have been brought together.
#[derive(Debug, Clone, Copy)]
pub struct Comparison<'a> {
    pub(super) game: &'a Game,
}

impl<'a> Comparison<'a> {
    /// The procedure under way, if there is one.
    #[must_use]
    pub fn procedure(self) -> Option<&'a Reconciliation> {
        self.game.pending()?.reconciliation.as_deref()
    }

    /// What was told of this side's sheet in the procedure under way.
    pub(super) fn paper(self, side: Color) -> Option<&'a SheetText> {
        self.procedure()?.papers.get(side).as_ref()
    }

    /// How the scoresheet of this side came about, as far as it is known.
    #[must_use]
    pub fn sheet_origin(self, side: Color) -> SheetOrigin {
        let kept = match *self.game.setup.score_keeper.get(side) {
            ScoreKeeper::Player => SheetOrigin::Player,
            ScoreKeeper::Assistant => SheetOrigin::Assistant,
            ScoreKeeper::Program => SheetOrigin::Program,
        };
        // Nothing is known of a sheet on paper before it is told: what there is comes from the announcements.
        let is_kept_here = self.paper(side).is_some() || self.game.record().is_written(side);
        let known = if is_kept_here { kept } else { SheetOrigin::Program };
        self.game.sheets.origin(side).unwrap_or(known)
    }

    /// The scoresheet of this side: as it was told, else as his assistant has written it, else as the program has it.
    #[must_use]
    pub fn sheet_of(self, side: Color) -> Sheet {
        Sheet::new(self.entries_of(side), self.game.setup.wording.language)
    }

    pub(super) fn entries_of(self, side: Color) -> Vec<SheetEntry> {
        match self.paper(side) {
            Some(paper) => paper.entries.clone(),
            None if self.game.record().is_written(side) => self.game.record().written_entries(side),
            None => self
                .game
                .record()
                .begun_plies()
                .filter(|ply| !self.answers_by_words_alone(ply) && !is_unfinished(ply))
                .map(|ply| entry_of(ply, side))
                .collect(),
        }
    }

    /// Whether this is the move in progress, announced and not made, behind an illegal one: until it is made that one is not answered
    /// (A.4.b of 2014; D.2.3).
    fn answers_by_words_alone(self, ply: &Ply) -> bool {
        let setup = &self.game.setup;
        let falls = |ply: &Ply| unclaimed(setup.edition, setup.rules(), &ply.after()) == Answered::IsTakenBack;
        let illegal = self.game.plies.last().filter(|ply| ply.fault().is_some()).is_some_and(falls);
        illegal && ply.is_in_hand() && !ply.is_made(&self.game.setup)
    }

    /// The four records.
    #[must_use]
    pub fn records(self) -> Records {
        let start = self.game.setup.start_standing();
        let fen = start.fen();
        let is_this_game =
            Color::ALL.into_iter().filter_map(|side| self.paper(side)?.start.as_ref()).all(|named| *named == fen);
        Records {
            start: is_this_game.then_some(start),
            boards: Boards::new_with(|kind| self.game.board(self.game.setup.board_owner(kind)).clone()),
            sheets: shakmaty::ByColor::new_with(|side| self.sheet_of(side)),
            made: self.made(),
        }
    }

    /// The moves that were made; one that is on its way once its piece is released (4.7): words alone can still be corrected.
    fn made(self) -> Vec<Option<RawMove>> {
        let is_made = |ply: &&Ply| !ply.is_in_hand() || ply.placed.is_some() && !is_unfinished(ply);
        self.game.record().begun_plies().take_while(is_made).map(Ply::played).collect()
    }

    /// What the records come to by the rule. It proposes; the arbiter decides.
    #[must_use]
    pub fn finding(self) -> Finding {
        let laws = RulesInForce { edition: self.game.setup.edition, rules: self.game.setup.rules() };
        find(&self.records(), Some(&self.game.record().clock_history()), laws)
    }

    /// Whether the records agree only because nobody has told what stands on a board or a sheet since the comparison began.
    #[must_use]
    pub fn lacks_facts(self, finding: &Finding) -> bool {
        let tells = |act: &Act| matches!(act, Act::Reconcile(act) if act.tells_a_fact());
        finding.verdict == RecordsVerdict::Equal && !self.since_begun().any(tells)
    }

    /// What has happened since a comparison last began, the latest first.
    pub(super) fn since_begun(self) -> impl Iterator<Item = &'a Act> {
        let acts = self.game.log.iter().rev().map(|logged| &logged.event.act);
        acts.take_while(|act| !matches!(act, Act::Reconcile(ReconcileAct::Begun)))
    }

    /// Whether this finding says which position counts, so that the arbiter can accept it. Where the boards stand alike though the
    /// sheets do not, they stay so.
    #[must_use]
    pub fn is_decided_by(self, finding: &Finding) -> bool {
        self.must_decide(finding).is_ok()
    }

    pub(super) fn must_decide(self, finding: &Finding) -> Result<(), Rejection> {
        if finding.is_blocked() || finding.truth.is_none() {
            return Err(Rejection::NothingDetermined);
        }
        if finding.verdict != RecordsVerdict::Equal && finding.leaves_the_boards() {
            return Err(Rejection::BoardsAlike(self.game.setup.edition));
        }
        Ok(())
    }

    /// The decision that accepts a finding: of the program's record stands what the sheets confirm.
    pub(super) fn decision_by(self, finding: &Finding) -> Decision {
        let same = |(ply, said): &(&Ply, &Option<RawMove>)| RawMove::same_ply(ply.played(), **said);
        let kept = self.game.record().begun_plies().zip(&finding.moves).take_while(same).count();
        let basis = match finding.queen_for_pawn {
            Some(_) => Basis::UnpromotedPawn,
            None if finding.illegal_move().is_some() => Basis::IllegalMove,
            None => Basis::Rule,
        };
        // A press without a move is told only where the record has it, and so is kept.
        Decision { kept, moves: finding.moves[kept..].iter().copied().flatten().collect(), basis }
    }

    /// The illegal move, as an index, that counts with the decision, which takes it back or completes it with a queen: both sheets have
    /// it, and the record, or both were told, whatever was announced; and the arbiter may find it now. A move that was made where the
    /// boards differed already is what D.2.8 (2014) and D.2.9 put right, and no offence.
    pub(super) fn counts_by_decision(self) -> Option<usize> {
        let Decision { kept, moves, basis } = &self.procedure()?.decided.as_ref()?.decision;
        let plies = kept + moves.len();
        let index = match basis {
            Basis::Rule | Basis::Judgement => None,
            Basis::IllegalMove => Some(plies),
            Basis::UnpromotedPawn => plies.checked_sub(1),
        };
        let rulings = self.game.rulings();
        let plies = &self.game.plies;
        let on_record =
            |index: usize| plies.get(index).is_none_or(|ply| ply.played().is_some()) && rulings.counts_if_found(index);
        // One sheet alone proves no illegal move.
        let is_told =
            |index| Color::ALL.into_iter().all(|side| self.paper(side).is_some() && self.sheet_of(side).tells(index));
        index
            .filter(|&index| on_record(index) || is_told(index) && rulings.may_be_counted(index))
            .filter(|&index| !self.game.record().rests_on_boards_that_differ(index))
    }

    /// After how many plies the position stands that counts where this finding is accepted.
    #[must_use]
    pub fn plies_by(self, finding: &Finding) -> usize {
        let Decision { kept, moves, .. } = self.decision_by(finding);
        kept + moves.len()
    }

    /// What the illegal move costs that the decision takes back: the number of its ply, whose it was, and the penalty.
    #[must_use]
    pub fn penalty_by_decision(self) -> Option<(usize, Color, Penalty)> {
        let index = self.counts_by_decision()?;
        let offender = self.game.record().ply_at(index)?.mover;
        let penalty = match self.game.rulings().consequence_for(offender) {
            Consequence::GameLost => Penalty::GameLost,
            Consequence::TimeToOpponent(time) => Penalty::TimeToOpponent(time),
        };
        Some((index + 1, offender, penalty))
    }

    /// Whether a comparison that is decided rules this move of the record off.
    #[must_use]
    pub fn rules_off(self, ply: &Ply) -> bool {
        let decided = self.procedure().and_then(|under_way| under_way.decided.as_ref());
        decided.is_some_and(|decided| {
            self.game.record().begun_plies().skip(decided.decision.kept).any(|ruled_off| std::ptr::eq(ruled_off, ply))
        })
    }

    /// Where a decision leads to.
    pub(super) fn standing_by(self, decision: &Decision) -> Standing {
        let kept = self
            .game
            .record()
            .begun_plies()
            .take(decision.kept)
            .last()
            .map_or_else(|| self.game.setup.start_standing(), Ply::after);
        decision.moves.iter().fold(kept, |standing, &said| standing.after(Some(said)))
    }

    /// How far the procedure has come.
    #[must_use]
    pub fn stage(self) -> Option<ComparisonStage> {
        let Some(decided) = &self.procedure()?.decided else { return Some(ComparisonStage::Facts) };
        let due = self.corrections_due().into_iter().next();
        let unconfirmed = BoardKind::ALL.into_iter().find(|kind| !decided.confirmed.contains(kind));
        Some(match (due, unconfirmed) {
            (Some((kind, correction)), _) => ComparisonStage::Correcting(kind, correction),
            (None, Some(kind)) => ComparisonStage::Comparing(kind),
            (None, None) => ComparisonStage::Clocks,
        })
    }

    /// What has still to be corrected, one board after the other, on each the nearest first.
    #[must_use]
    pub fn corrections_due(self) -> Vec<(BoardKind, Correction)> {
        let Some(decided) = self.procedure().and_then(|under_way| under_way.decided.as_ref()) else {
            return Vec::new();
        };
        let on = |kind| {
            let board = self.game.board(self.game.setup.board_owner(kind));
            corrections(board, decided.truth.board()).into_iter().map(move |correction| (kind, correction))
        };
        BoardKind::ALL.into_iter().flat_map(on).collect()
    }

    /// What `side` has to do in the procedure.
    pub(super) fn step(self, side: Color) -> Option<Step> {
        let own = self.game.setup.board_kind(side);
        let confirmed = |kind| {
            let decided = self.procedure().and_then(|under_way| under_way.decided.as_ref());
            decided.is_some_and(|decided| decided.confirmed.contains(&kind))
        };
        Some(match self.stage()? {
            ComparisonStage::Facts => Step::Reconcile(Due::Tell),
            ComparisonStage::Correcting(kind, correction) if kind == own => {
                Step::Reconcile(Due::Correct(kind, correction))
            }
            ComparisonStage::Comparing(_) if !confirmed(own) => Step::Reconcile(Due::Compare(own)),
            ComparisonStage::Correcting(..) | ComparisonStage::Comparing(_) => Step::Reconcile(Due::AwaitOther),
            ComparisonStage::Clocks => Step::AwaitArbiter,
        })
    }

    /// How hands put the boards back that they have corrected, where the last comparison is called off: to what the program goes on from.
    /// What was told of a board may have brought it there.
    pub(crate) fn corrections_to_put_back(self) -> Vec<(BoardKind, Correction)> {
        let acts: Vec<&Act> = self.since_begun().collect();
        let mut all = Vec::new();
        for kind in BoardKind::ALL {
            let before = self.game.board(self.game.setup.board_owner(kind));
            let (mut board, mut is_corrected) = (before.clone(), false);
            for act in acts.iter().rev() {
                if let Act::Reconcile(ReconcileAct::Told(of, telling)) = act
                    && *of == kind
                {
                    telling.apply_to(&mut board);
                } else if let Act::Reconcile(ReconcileAct::Corrected(of, correction)) = act
                    && *of == kind
                {
                    correction.apply_to(&mut board);
                    is_corrected = true;
                }
            }
            let back = if is_corrected { corrections(&board, before) } else { Vec::new() };
            all.extend(back.into_iter().map(|correction| (kind, correction)));
        }
        all
    }

    /// What hands have to put right where the arbiter has last set up a position and a board differed.
    pub(crate) fn corrections_of_what_was_set_up(self) -> &'a [(BoardKind, Correction)] {
        &self.game.conduct.to_correct
    }

    /// What the journal proposes for the clocks, once the arbiter has decided which position counts.
    #[must_use]
    pub fn clock_proposal(self) -> Option<ClockProposal> {
        let under_way = self.procedure()?;
        let Decision { kept, moves, .. } = &under_way.decided.as_ref()?.decision;
        let plies = kept + moves.len();
        if let Some(further) = plies.checked_sub(self.game.plies.len()) {
            // Nor is one that was announced and not completed: anyone who thought about it has used that time.
            let on_its_way = usize::from(self.game.record().current_ply().is_some_and(|ply| ply.played().is_some()));
            let is_same = further <= on_its_way;
            let set = || ClockProposal::Set(self.clock_with_further(further).reading(under_way.at));
            return Some(if is_same { ClockProposal::Unchanged } else { set() });
        }
        let completed = plies.checked_sub(1).map(|last| self.game.plies[last].stopped);
        let logged = completed.map_or(Some(0), |stopped| stopped.map(|stop| stop.logged));
        let then = self.game.record().clock_history().at(plies).zip(logged);
        let moves = self.game.record().moves_among(plies);
        let then = then.map(|(reading, logged)| self.game.conduct.with_ruled_since(logged, reading, moves));
        Some(then.map_or(ClockProposal::Unknown, ClockProposal::Set))
    }

    /// The clock with so many plies more, which only the sheets have: they count as completed, and bring the time of a period that they
    /// complete (6.2).
    fn clock_with_further(self, plies: usize) -> Clock {
        let mut clock = self.game.clock.clone();
        for ply in self.game.plies.len() + 1..=self.game.plies.len() + plies {
            clock.complete_unpressed(self.game.setup.mover_of(ply));
        }
        clock
    }

    /// The squares of a board that do not stand as the announced moves leave them, as far as they were executed on it.
    #[must_use]
    pub fn squares_otherwise(self, kind: BoardKind) -> Vec<Square> {
        let side = self.game.setup.board_owner(kind);
        let (board, expected) = (self.game.board(side), self.game.record().expected_board(side));
        Square::ALL.into_iter().filter(|&square| board.piece_at(square) != expected.piece_at(square)).collect()
    }
}

/// Whether a pawn stands on its last rank and has yet to be replaced: Articles 7.5.a of 2014 and 7.5.2 begin with the press.
fn is_unfinished(ply: &Ply) -> bool {
    ply.is_in_hand() && ply.begun_promotion().is_some()
}

/// What the program has on the sheet of `side` for a ply: the mover writes his move once he has made it.
fn entry_of(ply: &Ply, side: Color) -> SheetEntry {
    let placed = ply.placed.filter(|_| ply.mover == side && ply.announced.is_empty()).map(|deed| deed.what);
    ply.entered.get(side).or(placed).map_or(SheetEntry::Gap, SheetEntry::Move)
}
